"""The records of ``iree.abi`` as frozen values.

``encoded`` is the JSON of a record; its string is a notation for people, after Python's. What no
text could say is not made: ValueError, or TypeError for an element that is none.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterable
from dataclasses import dataclass
from reprlib import repr as short
from typing import ClassVar, TypeAlias

from mlir_abi.dialect_attrs.signature import check_dims
from mlir_abi.dialect_attrs.structure import check_keys_differ

PRIMITIVE = re.compile(r"i[0-9]+|f[0-9]+|bf16")

COMPLEX_ELEMENT = re.compile(r"complex<f(?:32|64)>")
"""The complex elements of an array that IREE's runtime reads."""

_SURROGATE = re.compile("[\ud800-\udfff]")
"""Half a pair, of which JSON can hold an escape."""


@dataclass(frozen=True)
class Primitive:
    """A number: ``i<bits>``, ``f<bits>``, ``bf16``; an array may also hold ``complex<f32>``."""

    name: str

    def __post_init__(self) -> None:
        if not (PRIMITIVE.fullmatch(self.name) or COMPLEX_ELEMENT.fullmatch(self.name)):
            raise ValueError(f"{short(self.name)} is no primitive type")

    @property
    def encoded(self) -> str:
        return f'"{self.name}"'

    def __str__(self) -> str:
        return self.name


@dataclass(frozen=True)
class Null:
    """A null reference, or an empty slot of a list."""

    encoded: ClassVar[str] = "null"

    def __str__(self) -> str:
        return "None"


@dataclass(frozen=True)
class Unknown:
    """A type that the language has no word for."""

    encoded: ClassVar[str] = '"unknown"'

    def __str__(self) -> str:
        return "?"


@dataclass(frozen=True)
class NdArray:
    """An array; ``dims`` counts elements, None in it is dynamic, None for all is unranked."""

    element: Primitive | Unknown
    dims: tuple[int | None, ...] | None

    def __post_init__(self) -> None:
        if not isinstance(self.element, (Primitive, Unknown)):
            raise TypeError(f"an element must be a Primitive or Unknown (got {self.element!r})")
        check_dims(self.dims or ())

    @property
    def encoded(self) -> str:
        if self.dims is None:
            return f'["ndarray",{self.element.encoded},null]'
        dims = "".join([",null" if dim is None else f",{dim}" for dim in self.dims])
        return f'["ndarray",{self.element.encoded},{len(self.dims)}{dims}]'

    def __str__(self) -> str:
        if self.dims is None:
            return f"{self.element}[*]"
        return f"{self.element}[{','.join('?' if dim is None else str(dim) for dim in self.dims)}]"


@dataclass(frozen=True)
class SList:
    """A list of fixed length."""

    slots: tuple[Record, ...]

    @property
    def encoded(self) -> str:
        return _compound('"slist"', (slot.encoded for slot in self.slots))

    def __str__(self) -> str:
        return f"[{', '.join(map(str, self.slots))}]"


@dataclass(frozen=True)
class STuple:
    """A tuple."""

    slots: tuple[Record, ...]

    @property
    def encoded(self) -> str:
        return _compound('"stuple"', (slot.encoded for slot in self.slots))

    def __str__(self) -> str:
        return f"({', '.join(map(str, self.slots))}{',' if len(self.slots) == 1 else ''})"


@dataclass(frozen=True)
class SDict:
    """Named slots, in the order they are passed in: for a dict, that of the keys' UTF-8 bytes."""

    slots: tuple[tuple[str, Record], ...]

    def __post_init__(self) -> None:
        for key, _ in self.slots:
            key_text(key)
        check_keys_differ(self.slots)

    @property
    def encoded(self) -> str:
        slots = (f"[{_string(key)},{slot.encoded}]" for key, slot in self.slots)
        return _compound('"sdict"', slots)

    def __str__(self) -> str:
        return f"{{{', '.join(f'{key!r}: {slot}' for key, slot in self.slots)}}}"


@dataclass(frozen=True)
class PyHomogeneousList:
    """A list of any length whose items are all of one record."""

    element: Record

    @property
    def encoded(self) -> str:
        return _compound('"py_homogeneous_list"', (self.element.encoded,))

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
        return _compound('"named"', (_string(self.key), self.slot.encoded))

    def __str__(self) -> str:
        return f"{self.key if self.key.isidentifier() else repr(self.key)}={self.slot}"


Record: TypeAlias = (
    Primitive | Null | Unknown | NdArray | SList | STuple | SDict | PyHomogeneousList
)


def key_text(key: object) -> str:
    """The key itself; raises ValueError unless it is a text that has UTF-8 bytes."""
    if not isinstance(key, str) or _SURROGATE.search(key):
        raise ValueError(f"a key must be a string of UTF-8 (got {short(key)})")
    return key


def _compound(kind: str, slots: Iterable[str]) -> str:
    return f"[{','.join((kind, *slots))}]"


def _string(text: str) -> str:
    return json.dumps(text, ensure_ascii=False)
