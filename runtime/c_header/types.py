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

from mlir_abi.dialect_attrs.signature import SignatureError
from mlir_abi.dialect_attrs.structure import MAX_DEPTH
from mlir_abi.dialect_attrs.type_parser import parse_type
from mlir_abi.dialect_attrs.types import Array, Complex, Float, Index, Int, Other, ValueType
from mlir_abi.runtime.c_header import descriptors
from mlir_abi.runtime.c_header.definition import CType, CTypeError, Definition, struct_definition

__all__ = ["CTypes"]

_FLOATS = {"f32": "float", "f64": "double", "f80": "long double"}
_LONG_DOUBLE = Definition(
    "long double",
    "#if __LDBL_MANT_DIG__ != 64\n"
    '#error "f80 is a long double of 64 binary digits, which this target does not have"\n'
    "#endif",
)
_ALIGNED = Definition(
    "MLIR_ABI_ALIGNED",
    "#if defined(_MSC_VER)\n"
    "#define MLIR_ABI_ALIGNED(bytes) __declspec(align(bytes))\n"
    "#else\n"
    "#define MLIR_ABI_ALIGNED(bytes) __attribute__((aligned(bytes)))\n"
    "#endif",
)
_VECTOR = re.compile(r"vector<((?:\d{1,9}x)*)([^\[\]<>]+)>")
_STRUCT = re.compile(r'!llvm\.struct<(?:"(?:[^"\\]|\\.)*", )?\((.*)\)>')  # that is not packed
_ARRAY = re.compile(r"!llvm\.array<(\d{1,9}) x (.*)>")
_NESTED_LLVM_TYPE = re.compile(r"(?:struct|array)<|ptr\b")
_MAX_VECTOR_BYTES = 4096


class CTypes:
    """The C types of a header whose names begin with ``prefix``.

    ``index_bits`` is the width of ``index`` and of the numbers in descriptors. The methods raise
    `CTypeError` for a type that C does not have.
    """

    def __init__(self, index_bits: int, prefix: str = "") -> None:
        if index_bits not in (32, 64):
            raise CTypeError(f"an index of {index_bits} bits has no C type")
        self.index = f"int{index_bits}_t"
        self._index_bits = index_bits
        self._prefix = prefix

    def of(self, type_: ValueType) -> CType:
        """The C type of ``type_`` in memory."""
        match type_:
            case Index():
                return CType(self.index, "index", self._index_bits // 8)
            case Int():
                return _integer(type_)
            case Float():
                return self._float(type_)
            case Complex():
                return self._complex(type_)
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
        element = self.of(memref.element)
        if memref.shape is None:
            name = self._name("memref_unranked")
            text = descriptors.unranked_text(name, self.index)
            return CType(name, "memref_unranked", 0, (Definition(name, text),))
        rank = len(memref.shape)
        word = f"memref{rank}_{element.word}"
        name = self._name(word)
        text = descriptors.ranked_text(name, element, rank, self.index)
        definitions = (*element.definitions, Definition(name, text))
        if not const:
            return CType(name, word, 0, definitions)
        text = descriptors.const_text(name, element, rank, self.index)
        definitions += (Definition(f"{name}_const", text),)
        return CType(f"{name}_const", f"{word}_const", 0, definitions)

    def _name(self, word: str) -> str:
        """The name of a type; if it depends on the width of ``index``, with the width."""
        depends = self._index_bits != 64 and ("index" in word or "memref" in word)
        return f"{self._prefix}{word}{f'_idx{self._index_bits}' if depends else ''}"

    def _float(self, type_: Float) -> CType:
        name = type_.name
        if name == "f80":
            return CType("long double", name, 16, (_LONG_DOUBLE,))
        if name in _FLOATS:
            return CType(_FLOATS[name], name, type_.width // 8)
        if type_.width not in (8, 16):
            raise CTypeError(f"{type_} has no C type")
        spelling = f"{self._prefix}{name}_bits"
        text = f"/* The bits of {name}. */\ntypedef uint{type_.width}_t {spelling};"
        return CType(spelling, name, type_.width // 8, (Definition(spelling, text),))

    def _complex(self, type_: Complex) -> CType:
        part = self.of(type_.element)
        word = f"complex_{part.word}"
        name = self._name(word)
        text = (
            f"/* {type_}: in memory like C's _Complex and std::complex of the same parts. */\n"
            f"{struct_definition(name, [(part, 're'), (part, 'im')])}"
        )
        return CType(name, word, 2 * part.bytes, (*part.definitions, Definition(name, text)))

    def _other(self, type_: Other) -> CType:
        if type_.text in ("!llvm.ptr", "!llvm.ptr<0>"):
            return CType("void *", "ptr")
        if type_.text.startswith("(") and "->" in type_.text:
            name = f"{self._prefix}mlir_function"
            text = (
                "/* A function by MLIR's own convention, which takes memrefs field by field. */\n"
                f"typedef void (*{name})(void);"
            )
            return CType(name, "function", 0, (Definition(name, text),))
        if type_.text.count("<") > MAX_DEPTH:
            raise CTypeError(f"a type is nested more than {MAX_DEPTH} levels deep")
        if (match := _STRUCT.fullmatch(type_.text)) and (members := _split(match[1])):
            return self._struct([self.of(_nested_type(member)) for member in members])
        if (match := _ARRAY.fullmatch(type_.text)) and int(match[1]):
            element = self.of(_nested_type(match[2]))
            word = f"array{int(match[1])}_{element.word}"
            name = self._name(word)
            text = struct_definition(name, [(element, f"elements[{int(match[1])}]")])
            return CType(name, word, 0, (*element.definitions, Definition(name, text)))
        if match := _VECTOR.fullmatch(type_.text):
            return self._vector(type_, [int(size) for size in match[1].split("x")[:-1]], match[2])
        raise CTypeError(f"{type_} has no C type")

    def _struct(self, members: list[CType]) -> CType:
        """The number of members is part of the word, so no two structs have the same word."""
        word = "_".join([f"struct{len(members)}", *(member.word for member in members)])
        name = self._name(word)
        text = struct_definition(name, [(member, f"member{i}") for i, member in enumerate(members)])
        inner = [definition for member in members for definition in member.definitions]
        return CType(name, word, 0, (*inner, Definition(name, text)))

    def _vector(self, type_: Other, sizes: list[int], element_text: str) -> CType:
        """LLVM aligns a vector to its size, which C supports for powers of two."""
        try:
            parsed = parse_type(element_text)
        except SignatureError as error:
            raise CTypeError(f"{type_} has no C type: {error}") from None
        if isinstance(parsed, Int) and parsed.width == 1:
            raise CTypeError(f"{type_} has no C type: eight elements share a byte")
        element = self.of(parsed)
        sizes = sizes or [1]
        size = sizes[-1] * element.bytes
        if not 0 < size <= _MAX_VECTOR_BYTES or element.bytes > 8:
            raise CTypeError(f"{type_} has no C type")
        if size & (size - 1):
            raise CTypeError(f"{type_} has no C type: the size of its rows is no power of two")
        word = f"vector{'x'.join(map(str, sizes))}_{element.word}"
        name = self._name(word)
        dimensions = "".join(f"[{count}]" for count in sizes)
        text = (
            f"/* {type_} */\n"
            f"typedef struct MLIR_ABI_ALIGNED({size}) {name} {{\n"
            f"  {element.spelling} elements{dimensions};\n}} {name};"
        )
        definitions = (*element.definitions, _ALIGNED, Definition(name, text))
        return CType(name, word, 0, definitions)


def _integer(type_: Int) -> CType:
    if type_ == Int(1):
        return CType("bool", "i1", 1)
    if type_.width not in (8, 16, 32, 64):
        raise CTypeError(f"{type_} has no C type")
    unsigned = "u" if type_.sign == "u" else ""
    return CType(f"{unsigned}int{type_.width}_t", str(type_), type_.width // 8)


def _nested_type(text: str) -> ValueType:
    """A type inside one of the LLVM dialect, where that dialect's types have no ``!llvm.``."""
    if _NESTED_LLVM_TYPE.match(text):
        return Other(f"!llvm.{text}")
    try:
        return parse_type(text)
    except SignatureError:
        return Other(text)


def _split(text: str) -> list[str]:
    """The parts of ``text`` between the commas that are not in brackets."""
    parts, depth = [""], 0
    for char in text:
        depth += (char in "<([") - (char in ">)]")
        if char == "," and not depth:
            parts.append("")
        else:
            parts[-1] += char
    return [part.strip() for part in parts if part.strip()]
