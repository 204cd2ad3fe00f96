"""MLIR types as plain values, from which every signature format is encoded.

A value has the properties of a type that a caller needs. It refers to no MLIR object, can be
compared and hashed, and outlives the type's context. `mlir_abi.passes.support.classify` converts an
``ir.Type``.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import Literal, NamedTuple, TypeAlias, TypeVar

T = TypeVar("T")


class Int(NamedTuple):
    """An integer of ``width`` bits: ``i32`` (signless), ``si8`` or ``ui16``."""

    width: int
    sign: Literal["", "s", "u"] = ""

    def __str__(self) -> str:
        return f"{self.sign}i{self.width}"


class Index(NamedTuple):
    """The type ``index``, whose width depends on the target."""

    name: Literal["index"] = "index"  # a tuple without a field would be false, and equal to ()

    def __str__(self) -> str:
        return self.name


class Float(NamedTuple):
    """A floating-point type by its MLIR name (``f32``, ``bf16``, ``f8E4M3FN``) and bit width."""

    name: str
    width: int

    def __str__(self) -> str:
        return self.name


@dataclass(frozen=True, slots=True)
class Complex:
    """A complex number of two ``element`` parts."""

    element: Int | Float

    def __str__(self) -> str:
        return f"complex<{self.element}>"


@dataclass(frozen=True, slots=True)
class Strided:
    """The strided layout of a memref, in elements; None is dynamic."""

    strides: tuple[int | None, ...]
    offset: int | None

    def __str__(self) -> str:
        strides = ", ".join("?" if stride is None else str(stride) for stride in self.strides)
        offset = "?" if self.offset is None else self.offset
        return f"strided<[{strides}]{f', offset: {offset}' if offset != 0 else ''}>"


class Array(NamedTuple):
    """A tensor or memref.

    ``text`` is MLIR's text of the type, with layout, memory space or encoding. ``shape`` has None
    for a dynamic size, and is None for an unranked type. ``layout`` is None for row-major order
    without padding, as in every tensor, and the attribute's text if it is not strided.
    ``memory_space`` is the attribute's text, empty for the default.
    """

    container: Literal["tensor", "memref"]
    element: ValueType
    shape: tuple[int | None, ...] | None
    text: str
    layout: Strided | str | None = None
    memory_space: str = ""

    def __str__(self) -> str:
        return self.text


@dataclass(frozen=True, slots=True)
class Tuple:
    """A tuple type; its elements may be tuples."""

    elements: tuple[ValueType, ...]

    def __str__(self) -> str:
        return f"tuple<{', '.join(map(str, self.elements))}>"


@dataclass(frozen=True, slots=True)
class Other:
    """Any other type, as MLIR's text: vectors, functions, ``none``, types of dialects."""

    text: str

    def __str__(self) -> str:
        return self.text


ValueType: TypeAlias = Int | Index | Float | Complex | Array | Tuple | Other


def unsigned(array: ValueType) -> Array:
    """The array with unsigned elements; raises ValueError if they are no signless integers."""
    if not (isinstance(array, Array) and isinstance(array.element, Int)) or array.element.sign:
        raise ValueError(f"is for arrays of signless integers (got '{array}')")
    element = array.element._replace(sign="u")
    text = array.text.replace(str(array.element), str(element), 1)
    return array._replace(element=element, text=text)


def dimension_list(shape: Iterable[int | None]) -> str:
    """Return a shape as MLIR writes it in front of the element type: ``4x?x``."""
    return "".join(["?x" if size is None else f"{size}x" for size in shape])


def leaves(types: tuple[ValueType, ...]) -> tuple[ValueType, ...]:
    """The flat sequence of types that ``types`` becomes once tuples are taken apart, in order."""
    parts = (part for type_ in types for _, part in tuple_parts(type_, tuple_elements))
    return tuple(part for part in parts if not isinstance(part, Tuple))


def tuple_elements(type_: ValueType) -> Sequence[ValueType]:
    """The elements of a tuple; of any other type, none."""
    return type_.elements if isinstance(type_, Tuple) else ()


def tuple_parts(
    type_: T, elements_of: Callable[[T], Iterable[T]]
) -> Iterator[tuple[tuple[int, ...], T]]:
    """Yield ``type_`` and, for a tuple, everything in it: outer before inner, in order.

    With each comes its path: the element numbers that lead to it from ``type_``. ``elements_of``
    returns the elements of a tuple, and nothing for any other type.
    """
    yield (), type_
    entered: list[tuple[tuple[int, ...], Iterator[tuple[int, T]]]] = [
        ((), enumerate(elements_of(type_)))
    ]
    while entered:
        above, elements = entered[-1]
        for i, element in elements:
            path = (*above, i)
            yield path, element
            entered.append((path, enumerate(elements_of(element))))
            break
        else:
            entered.pop()
