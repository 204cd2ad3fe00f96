"""The C types with the memory layout of MLIR's LLVM lowering.

::

    i1 bool    i8 to i64, si8, … int8_t …   ui8, … uint8_t …   index the integer of its width
    f32 float  f64 double  f80 long double  f16, bf16, f8… their bits, an unsigned integer
    complex<T> struct {T re, im}            vector<AxBxT> struct {T elements[A][B]}, aligned
    !llvm.struct<(T, U)> struct {T member0; U member1}   !llvm.array<N x T> struct {T elements[N]}
    memref<…>  struct {T *allocated, *aligned; offset, sizes[rank], strides[rank]}
    memref<*…> struct {rank; void *descriptor}
    !llvm.ptr  void *                       (…) -> …  void (*)(void)

Structs and arrays of the LLVM dialect are read from their text::

    struct ::= '!llvm.struct' '<' (name ',')? 'packed'? '(' (type (',' type)*)? ')' '>'
    array  ::= '!llvm.array' '<' number 'x' type '>'

Source: ``docs/llvm.md``, which the tests compare with upstream's conversion; LLVM's language
reference, "Data Layout", for alignment; MLIR's language reference, "'llvm' Dialect", Types.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import replace

from mlir_abi.dialect_attrs.reflection.record import Convention
from mlir_abi.dialect_attrs.signature import SignatureError
from mlir_abi.dialect_attrs.structure import MAX_DEPTH
from mlir_abi.dialect_attrs.type_parser import parse_type, split_at_commas
from mlir_abi.dialect_attrs.types import Array, Complex, Float, Index, Int, Other, ValueType
from mlir_abi.runtime.c_header.definition import CType, CTypeError, Definition, struct_definition
from mlir_abi.runtime.c_header.descriptors import const_text, ranked_text, unranked_text

_FLOATS = {"f32": "float", "f64": "double", "f80": "long double"}
LONG_DOUBLE = Definition(
    "long double",
    "/* f80 is a long double of 64 binary digits. Functions that need it are only declared for\n"
    " * targets that have it, such as x86-64. */",
)
_ALIGNED = Definition(
    "MLIR_ABI_ALIGNED",
    "#if defined(_MSC_VER)\n#define MLIR_ABI_ALIGNED(bytes) __declspec(align(bytes))\n"
    "#else\n#define MLIR_ABI_ALIGNED(bytes) __attribute__((aligned(bytes)))\n#endif",
)
_VECTOR = re.compile(r"vector<((?:\d{1,9}x)*)([^\[\]<>\d][^\[\]<>]*)>")
_STRUCT = re.compile(r'!llvm\.struct<(?:"(?:[^"\\]|\\.)*", )?\((.*)\)>')  # that is not packed
_ARRAY = re.compile(r"!llvm\.array<(\d{1,9}) x (.*)>")
_NESTED_LLVM_TYPE = re.compile(r"(?:struct|array)<|ptr\b")
_MAX_VECTOR_BYTES = 4096
_MAX_RANK = 126
"""NAME_of has a parameter more, and C99 (5.2.4.1) 127. The text grows with the rank squared."""


class CTypes:
    """The C types of a header whose names begin with ``prefix``.

    ``convention`` has the width of ``index`` and of the numbers in descriptors. The methods raise
    `CTypeError` for a type that C does not have.
    """

    def __init__(self, convention: Convention, prefix: str = "") -> None:
        bits = convention.index_bits
        if bits not in (32, 64):
            raise CTypeError(f"an index of {bits} bits has no C type")
        self._index = CType(f"int{bits}_t", "index", bits // 8)
        self._suffix = "" if bits == convention.pointer_bits else f"_idx{bits}"
        self._prefix = prefix

    def of(self, type_: ValueType) -> CType:
        """The C type of ``type_`` in memory."""
        match type_:
            case Index():
                return self._index
            case Int(1, ""):
                return CType("bool", "i1", 1)
            case Int(8 | 16 | 32 | 64 as width):
                unsigned = "u" if type_.sign == "u" else ""
                return CType(f"{unsigned}int{width}_t", str(type_), width // 8)
            case Float(name) if name in _FLOATS:
                definitions = (LONG_DOUBLE,) if name == "f80" else ()
                return CType(_FLOATS[name], name, -(-type_.width // 32) * 4, definitions)
            case Float(name, 8 | 16):
                return self._bits(type_, f"The bits of {name}.")
            case Complex():
                part = self.of(type_.element)
                about = f"/* {type_}: in memory like C's _Complex and std::complex. */\n"
                members, size = [part.declare("re"), part.declare("im")], 2 * part.bytes
                return self._struct(f"complex_{part.word}", members, [part], about, size)
            case Array(container="memref"):
                return self.memref(type_)
            case Other():
                return self._other(type_)
        raise CTypeError(f"{type_} has no C type")

    def memref(self, memref: Array, *, const: bool = False) -> CType:
        """The descriptor of ``memref``; with ``const``, one whose elements are not written."""
        if memref.memory_space not in ("", "0"):
            raise CTypeError(f"C has no pointer to memory space {memref.memory_space} ({memref})")
        if isinstance(memref.layout, str):
            raise CTypeError(f"the layout of {memref} is not strided")
        element, index = self.element(memref.element), self._index
        if memref.shape is None:
            return self._define("memref_unranked", lambda name: unranked_text(name, index), element)
        rank = len(memref.shape)
        if rank > _MAX_RANK:
            raise CTypeError(f"a memref has more than {_MAX_RANK} dimensions (got {rank})")
        word = f"memref{rank}_{element.word}"
        ranked = self._define(word, lambda name: ranked_text(name, element, rank, index), element)
        if not const:
            return ranked
        name = f"{ranked.spelling}_const"
        definition = Definition(name, const_text(ranked.spelling, element, rank, index))
        return CType(name, f"{word}_const", 0, (*ranked.definitions, definition))

    def element(self, type_: ValueType) -> CType:
        """The C type of an element of a memref, which has bytes of its own (docs/types.md)."""
        match type_:
            case Int(width) | Float(_, width) if width < 8 and type_ != Int(1):
                return self._bits(type_, f"{type_} in the low bits; the others are 0.")
            case Int(width) if width < 64 and width not in (1, 8, 16, 32):
                return self._bits(type_, f"{type_} in the low bits; the others are 0.")
        return self.of(type_)

    def _define(
        self, word: str, write: Callable[[str], str], *parts: CType, size: int = 0
    ) -> CType:
        """A new type; ``write`` defines it under its name, after the types that it consists of.

        If it depends on the width of ``index``, one that is not that of pointers is in the name.
        """
        depends = "index" in word or "memref" in word
        name = f"{self._prefix}{word}{self._suffix if depends else ''}"
        inner = [definition for part in parts for definition in part.definitions]
        return CType(name, word, size, (*inner, Definition(name, write(name))))

    def _bits(self, type_: Int | Float, about: str) -> CType:
        size = next(size for size in (1, 2, 4, 8) if type_.width <= 8 * size)
        text = f"/* {about} */\ntypedef uint{8 * size}_t"
        named = self._define(f"{type_}_bits", lambda name: f"{text} {name};", size=size)
        return replace(named, word=str(type_))

    def _other(self, type_: Other) -> CType:
        text = type_.text
        if text in ("!llvm.ptr", "!llvm.ptr<0>"):
            return CType("void *", "ptr")
        if text.startswith("(") and "->" in text:
            about = "/* A function by MLIR's own convention, which takes memrefs field by field. */"
            text = f"{about}\ntypedef void (*NAME)(void);"
            named = self._define("mlir_function", lambda name: text.replace("NAME", name))
            return replace(named, word="function")
        if text.count("<") > MAX_DEPTH:
            raise CTypeError(f"a type is nested more than {MAX_DEPTH} levels deep")
        if (match := _STRUCT.fullmatch(text)) and (texts := _split(match[1])):
            types = [self.of(_nested_type(member)) for member in texts]
            # With the number of members in it, no two structs have the same word.
            word = "_".join([f"struct{len(types)}", *(member.word for member in types)])
            members = [member.declare(f"member{i}") for i, member in enumerate(types)]
            return self._struct(word, members, types)
        if (match := _ARRAY.fullmatch(text)) and (count := int(match[1])):
            element = self.of(_nested_type(match[2]))
            members = [element.declare(f"elements[{count}]")]
            return self._struct(f"array{count}_{element.word}", members, [element])
        if match := _VECTOR.fullmatch(text):
            return self._vector(type_, [int(size) for size in match[1].split("x")[:-1]], match[2])
        raise CTypeError(f"{type_} has no C type")

    def _struct(
        self, word: str, members: list[str], types: list[CType], about: str = "", size: int = 0
    ) -> CType:
        return self._define(
            word, lambda name: about + struct_definition(name, members), *types, size=size
        )

    def _vector(self, type_: Other, sizes: list[int], element_text: str) -> CType:
        """LLVM aligns a vector to its size, which C supports for powers of two."""
        try:
            parsed = parse_type(element_text)
        except SignatureError as error:
            raise CTypeError(f"{type_} has no C type: {error}") from None
        if parsed in (Int(1), Int(1, "s"), Int(1, "u")):
            raise CTypeError(f"{type_} has no C type: eight elements share a byte")
        element = self.of(parsed)
        sizes = sizes or [1]
        size = sizes[-1] * element.bytes
        if not 0 < size <= _MAX_VECTOR_BYTES or element.bytes > 8:
            raise CTypeError(f"{type_} has no C type")
        if size & (size - 1):
            raise CTypeError(f"{type_} has no C type: the size of its rows is no power of two")
        dimensions = "".join(f"[{count}]" for count in sizes)
        return self._define(
            f"vector{'x'.join(map(str, sizes))}_{element.word}",
            lambda name: (
                f"/* {type_} */\ntypedef struct MLIR_ABI_ALIGNED({size}) {name} {{\n"
                f"  {element.spelling} elements{dimensions};\n}} {name};"
            ),
            replace(element, definitions=(*element.definitions, _ALIGNED)),
        )


def _nested_type(text: str) -> ValueType:
    """A type inside one of the LLVM dialect, where that dialect's types have no ``!llvm.``."""
    if _NESTED_LLVM_TYPE.match(text):
        return Other(f"!llvm.{text}")
    try:
        return parse_type(text)
    except SignatureError:
        return Other(text)


def _split(text: str) -> list[str]:
    """The parts of ``text`` between its commas; empty if its brackets do not match."""
    try:
        return [text[slice(*part)] for part in split_at_commas(text, 0, len(text))]
    except SignatureError:
        return []
