"""The records of ``iree.abi`` as frozen values, and the record of each type.

``encoded`` is the JSON of a record, and ``str`` returns a notation like Python's. A record that
cannot be encoded raises ValueError when it is constructed, or TypeError for an invalid element.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterable
from dataclasses import dataclass
from functools import cached_property, lru_cache
from reprlib import repr as short
from typing import ClassVar, TypeAlias

from mlir_abi.dialect_attrs.signature import check_dims
from mlir_abi.dialect_attrs.structure import check_keys_differ
from mlir_abi.dialect_attrs.types import Array, Complex, Float, Int, Other, ValueType

PRIMITIVE = re.compile(r"i[0-9]+|f[0-9]+|bf16")

COMPLEX_ELEMENT = re.compile(r"complex<f(?:32|64)>")
"""The complex numbers that an array may hold."""

SCALARS = ("i8", "i16", "i32", "i64", "f32", "f64")
"""The numbers that IREE's runtime converts to and from Python, alone and in lists.

Source: ``AbiTypeToPackCallback`` and ``VM_TO_PYTHON_CONVERTERS``.
"""

_LIST = re.compile(r"!util\.list<(.+)>")
"""IREE's type of a list. A string is a list of ``i8``."""

_SURROGATE = re.compile("[\ud800-\udfff]")
"""Half of a surrogate pair; JSON can contain one as an escape."""


@dataclass(frozen=True)
class Primitive:
    """A number: ``i<bits>``, ``f<bits>``, ``bf16``; an array may also hold ``complex<f32>``."""

    name: str

    def __post_init__(self) -> None:
        if not (PRIMITIVE.fullmatch(self.name) or COMPLEX_ELEMENT.fullmatch(self.name)):
            raise ValueError(f"{short(self.name)} is not a primitive type")

    @cached_property
    def encoded(self) -> str:
        return f'"{self.name}"'

    def __str__(self) -> str:
        return self.name


@dataclass(frozen=True)
class Null:
    """A null reference, or a gap in a list."""

    encoded: ClassVar[str] = "null"

    def __str__(self) -> str:
        return "None"


@dataclass(frozen=True)
class UnknownRecord:
    """A type that cannot be encoded."""

    encoded: ClassVar[str] = '"unknown"'

    def __str__(self) -> str:
        return "?"


def is_shape(numbers: tuple[int | None, ...]) -> bool:
    """Whether ``numbers`` are a rank and as many sizes, or the null of an array without rank."""
    return numbers == (None,) or (numbers != () and numbers[0] == len(numbers) - 1)


@dataclass(frozen=True)
class NdArray:
    """An array; ``dims`` are its sizes, None for a dynamic one, or None if it is unranked.

    IREE's runtime uses neither rank nor sizes, and so takes a record whose rank is not the number
    of its sizes. Such a record has no shape: ``dims`` is None, and ``contradictory``
    has the rank and the sizes as they are written.
    """

    element: Primitive | UnknownRecord
    dims: tuple[int | None, ...] | None
    contradictory: tuple[int | None, ...] | None = None

    def __post_init__(self) -> None:
        if not isinstance(self.element, (Primitive, UnknownRecord)):
            message = f"an element must be a Primitive or UnknownRecord (got {self.element!r})"
            raise TypeError(message)
        check_dims((*(self.dims or ()), *(self.contradictory or ())))
        if self.contradictory is not None and (self.dims or is_shape(self.contradictory)):
            raise ValueError(f"the rank is the number of dims in {self.contradictory}")

    @cached_property
    def encoded(self) -> str:
        sizes = self.contradictory
        if sizes is None:
            sizes = (None,) if self.dims is None else (len(self.dims), *self.dims)
        written = "".join([",null" if size is None else f",{size}" for size in sizes])
        return f'["ndarray",{self.element.encoded}{written}]'

    def __str__(self) -> str:
        if self.contradictory is not None:
            sizes = ["?" if size is None else str(size) for size in self.contradictory]
            shape = f"rank {sizes[0]}, dims {','.join(sizes[1:]) or 'none'}" if sizes else "no rank"
            return f"{self.element}[{shape}]"
        if self.dims is None:
            return f"{self.element}[*]"
        return f"{self.element}[{','.join('?' if dim is None else str(dim) for dim in self.dims)}]"


@dataclass(frozen=True)
class SList:
    """A list of fixed length."""

    slots: tuple[Record, ...]

    @property
    def encoded(self) -> str:
        return _compound("slist", [slot.encoded for slot in self.slots])

    def __str__(self) -> str:
        return f"[{', '.join(map(str, self.slots))}]"


@dataclass(frozen=True)
class STuple:
    """A tuple."""

    slots: tuple[Record, ...]

    @property
    def encoded(self) -> str:
        return _compound("stuple", [slot.encoded for slot in self.slots])

    def __str__(self) -> str:
        return f"({', '.join(map(str, self.slots))}{',' if len(self.slots) == 1 else ''})"


@dataclass(frozen=True)
class SDict:
    """A dict; ``slots`` are in the order of the values, which is that of the keys' UTF-8 bytes."""

    slots: tuple[tuple[str, Record], ...]

    def __post_init__(self) -> None:
        for key, _ in self.slots:
            key_text(key)
        check_keys_differ(self.slots)

    @property
    def encoded(self) -> str:
        return _compound("sdict", [f"[{_string(key)},{slot.encoded}]" for key, slot in self.slots])

    def __str__(self) -> str:
        return f"{{{', '.join(f'{key!r}: {slot}' for key, slot in self.slots)}}}"


@dataclass(frozen=True)
class PyHomogeneousList:
    """A list of any length whose items all have one record."""

    element: Record

    @property
    def encoded(self) -> str:
        return _compound("py_homogeneous_list", [self.element.encoded])

    def __str__(self) -> str:
        return f"list[{self.element}]"


@dataclass(frozen=True)
class Named:
    """A keyword argument."""

    key: str
    slot: Record

    def __post_init__(self) -> None:
        key_text(self.key)

    @property
    def encoded(self) -> str:
        return _compound("named", (_string(self.key), self.slot.encoded))

    def __str__(self) -> str:
        return f"{self.key if self.key.isidentifier() else repr(self.key)}={self.slot}"


Record: TypeAlias = (
    Primitive | Null | UnknownRecord | NdArray | SList | STuple | SDict | PyHomogeneousList
)


@lru_cache(maxsize=65_536)
def record_of(type_: ValueType) -> Record:
    """Return the record of a type that is not a tuple.

    It is `UnknownRecord`, or an array of it, for a type that cannot be encoded (docs/types.md).
    """
    if isinstance(type_, Array):
        return NdArray(_element(type_.element), type_.shape)
    if isinstance(type_, Other):
        return _list(type_.text)
    return _number(type_)


def _list(text: str) -> PyHomogeneousList | UnknownRecord:
    """Return the record of a list of numbers, references, or lists of numbers.

    A list of the VM holds ``index`` as ``i64``. IREE's runtime returns what has the record null, a
    reference, without conversion.
    """
    list_ = _LIST.fullmatch(text)
    if list_ is None:
        return UnknownRecord()
    element = "i64" if list_[1] == "index" else list_[1]
    if element in SCALARS:
        return PyHomogeneousList(Primitive(element))
    if element != "?" and not element.startswith("!"):
        return UnknownRecord()
    inner = _LIST.fullmatch(element)
    if inner is not None and inner[1] in SCALARS:
        return PyHomogeneousList(PyHomogeneousList(Primitive(inner[1])))
    return PyHomogeneousList(Null())


@lru_cache(maxsize=1024)
def _element(type_: ValueType) -> Primitive | UnknownRecord:
    if isinstance(type_, Complex) and COMPLEX_ELEMENT.fullmatch(str(type_)):
        return Primitive(str(type_))
    return _number(type_)


def _number(type_: ValueType) -> Primitive | UnknownRecord:
    match type_:
        case Int(width=width):  # the format has no signs
            return Primitive(f"i{width}")
        case Float(name="bf16"):
            return Primitive("bf16")
        case Float(width=width):
            return Primitive(f"f{width}")
        case _:
            return UnknownRecord()


def key_text(key: object) -> str:
    """Return the key; raises ValueError unless it is a string that UTF-8 can encode."""
    if not isinstance(key, str) or _SURROGATE.search(key):
        raise ValueError(f"a key must be a string of UTF-8 (got {short(key)})")
    return key


def _compound(kind: str, slots: Iterable[str]) -> str:
    """Return the JSON of a record with slots, given theirs."""
    return f'["{kind}"{"".join([f",{slot}" for slot in slots])}]'


def _string(text: str) -> str:
    return json.dumps(text, ensure_ascii=False)
