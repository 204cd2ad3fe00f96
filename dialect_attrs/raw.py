"""Raw function signatures: the attributes ``f`` (the text) and ``fv`` (its version, "1").

::

    signature     ::= 'I' span(type*)  'R' span(type*)
    type          ::= 'B' span(element? dim*)    # buffer
                    | 'S' span(element?)         # scalar
                    | 'O' span()                 # reference object, details to be determined
                    | 'U' span()                 # a type that the grammar cannot encode
    element       ::= 't' code                   # f32 if it is absent
    dim           ::= 'd' integer                # elements; -1 is dynamic

Source: IREE's ``docs/design_docs/function_abi.md``, "Raw Function ABI".
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import IntEnum
from functools import cached_property, lru_cache
from typing import ClassVar, TypeAlias

from mlir_abi.dialect_attrs.function import FunctionSignature
from mlir_abi.dialect_attrs.signature import (
    Integer,
    SignatureError,
    SignatureParser,
    Span,
    check_dims,
    span,
)
from mlir_abi.dialect_attrs.types import Array, ValueType

VERSION = "1"


class ScalarType(IntEnum):
    """The element codes, with the names that the reference prints."""

    FLOAT32 = 0
    FLOAT16 = 1
    FLOAT64 = 2
    BFLOAT16 = 3
    SINT8 = 4
    SINT16 = 5
    SINT32 = 6
    SINT64 = 7
    UINT8 = 8
    UINT16 = 9
    UINT32 = 10
    UINT64 = 11

    @cached_property
    def encoded(self) -> bytes:
        """The field for the code; empty for f32, the default."""
        return b"" if self is ScalarType.FLOAT32 else b"t%d" % self

    def __str__(self) -> str:
        return self.name.lower()


@dataclass(frozen=True)
class Buffer:
    """An array; ``dims`` are its sizes, None for a dynamic one.

    Raises ValueError for an invalid size, and TypeError for an element that is not a `ScalarType`.
    """

    element: ScalarType
    dims: tuple[int | None, ...]

    def __post_init__(self) -> None:
        if not isinstance(self.element, ScalarType):
            raise _not_an_element(self.element)
        check_dims(self.dims)

    @cached_property
    def encoded(self) -> bytes:
        fields = b"".join([b"d-1" if dim is None else b"d%d" % dim for dim in self.dims])
        return span(self.element.encoded + fields, b"B")

    def __str__(self) -> str:
        dims = "x".join("?" if dim is None else str(dim) for dim in self.dims)
        return f"Buffer<{self.element}[{dims}]>"


@dataclass(frozen=True)
class Scalar:
    """A number passed by value; raises TypeError for an element that is not a `ScalarType`."""

    element: ScalarType

    def __post_init__(self) -> None:
        if not isinstance(self.element, ScalarType):
            raise _not_an_element(self.element)

    @cached_property
    def encoded(self) -> bytes:
        return span(self.element.encoded, b"S")

    def __str__(self) -> str:
        return str(self.element)


def _not_an_element(element: object) -> TypeError:
    return TypeError(f"an element must be a ScalarType (got {element!r})")


@dataclass(frozen=True, slots=True)
class RefObject:
    """A reference to an opaque object."""

    encoded: ClassVar[bytes] = b"O1!"

    def __str__(self) -> str:
        return "RefObject<?>"


@dataclass(frozen=True, slots=True)
class Unrecognized:
    """A type that the grammar cannot encode."""

    encoded: ClassVar[bytes] = b"U1!"

    def __str__(self) -> str:
        return "!UNKNOWN!"


RawType: TypeAlias = Buffer | Scalar | RefObject | Unrecognized

ELEMENTS = {
    "f32": ScalarType.FLOAT32,
    "f16": ScalarType.FLOAT16,
    "f64": ScalarType.FLOAT64,
    "bf16": ScalarType.BFLOAT16,
    "i8": ScalarType.SINT8,  # IREE's producer: signless means signed
    "i1": ScalarType.SINT8,  # "bools as 8-bit integers"
    "i16": ScalarType.SINT16,
    "i32": ScalarType.SINT32,
    "i64": ScalarType.SINT64,
    "si8": ScalarType.SINT8,
    "si16": ScalarType.SINT16,
    "si32": ScalarType.SINT32,
    "si64": ScalarType.SINT64,
    "ui8": ScalarType.UINT8,
    "ui16": ScalarType.UINT16,
    "ui32": ScalarType.UINT32,
    "ui64": ScalarType.UINT64,
}
"""The codes of MLIR types, by their text; a code is decoded as the first type that has it.

docs/types.md lists the types without one.
"""


@lru_cache(maxsize=65_536)
def raw_type(value: ValueType) -> RawType:
    """Return the raw type of a type that is not a tuple; `Unrecognized` if it has none."""
    if not isinstance(value, Array):
        element = ELEMENTS.get(str(value))
        return Unrecognized() if element is None else Scalar(element)
    element = _element_type(value.element)
    if element is None or value.shape is None:
        return Unrecognized()
    return Buffer(element, value.shape)


@lru_cache(maxsize=1024)
def _element_type(element: ValueType) -> ScalarType | None:
    return ELEMENTS.get(str(element))


@dataclass(frozen=True, slots=True)
class RawSignature:
    """The flat arguments and results of a function."""

    inputs: tuple[RawType, ...]
    results: tuple[RawType, ...]

    @staticmethod
    def of(signature: FunctionSignature) -> RawSignature:
        """Return the raw types of the flat arguments and results of a function."""
        inputs = tuple(map(raw_type, signature.flat_inputs))
        return RawSignature(inputs, tuple(map(raw_type, signature.flat_results)))

    @staticmethod
    def parse(signature: bytes | str) -> RawSignature:
        """Read a signature; raises `SignatureError` with the offset of what is wrong."""
        parser = SignatureParser(signature)
        inputs = _parse_types(parser.nested(parser.expect_span("I")))
        results = _parse_types(parser.nested(parser.expect_span("R")))
        parser.expect_end()
        return RawSignature(inputs, results)

    def encode(self) -> bytes:
        """The text of the attribute ``f``."""
        inputs = b"".join([type_.encoded for type_ in self.inputs])
        results = b"".join([type_.encoded for type_ in self.results])
        return span(inputs, b"I") + span(results, b"R")

    def describe(self) -> str:
        """One line for people, as the reference's ``FunctionSignatureToString`` prints it."""
        return f"({', '.join(map(str, self.inputs))}) -> ({', '.join(map(str, self.results))})"


def _parse_types(parser: SignatureParser) -> tuple[RawType, ...]:
    return tuple(_parse_type(parser, item) for item in parser)


def _parse_type(parser: SignatureParser, item: Integer | Span) -> RawType:
    if not isinstance(item, Span) or item.tag not in "BSOU":
        raise SignatureError(
            f"a type must be a span 'B', 'S', 'O' or 'U' (got {item.tag!r})", item.offset
        )
    contents = parser.nested(item)
    if item.tag in "OU":
        contents.expect_end()
        return RefObject() if item.tag == "O" else Unrecognized()
    fields = list(contents)
    element = ScalarType.FLOAT32
    if fields and isinstance(fields[0], Integer) and fields[0].tag == "t":
        element = _parse_element(fields[0])
        del fields[0]
    if item.tag == "B":
        return Buffer(element, tuple(map(_parse_dim, fields)))
    if fields:
        raise SignatureError(
            f"a scalar must have at most one element 't' and nothing else (got {fields[0].tag!r})",
            fields[0].offset,
        )
    return Scalar(element)


def _parse_element(field: Integer) -> ScalarType:
    try:
        return ScalarType(field.value)
    except ValueError:
        message = f"an element code must be 0 to 11 (got {field.value})"
        raise SignatureError(message, field.offset) from None


def _parse_dim(field: Integer | Span) -> int | None:
    if not isinstance(field, Integer) or field.tag != "d":
        raise SignatureError(f"a dim 'd' must stand here (got {field.tag!r})", field.offset)
    if field.value < -1:
        raise SignatureError(
            f"a dim must be -1 or a number of elements (got {field.value})", field.offset
        )
    return None if field.value == -1 else field.value
