"""The C type that lies in memory, and crosses a call, as MLIR's LLVM lowering has it.

::

    i1 bool    i8 to i64, si8, … int8_t …   ui8, … uint8_t …   index the integer of its width
    f32 float  f64 double  f80 long double  f16, bf16, f8… their bits, an unsigned integer
    complex<T> struct {T re, im}            vector<AxBxT> struct {T elements[A][B]}, aligned
    !llvm.struct<(T, U)> struct {T member0; U member1}   !llvm.array<N x T> struct {T elements[N]}
    memref<…>  struct {T *allocated, *aligned; offset, sizes[rank], strides[rank]}
    memref<*…> struct {rank; void *descriptor}
    !llvm.ptr  void *                       (…) -> …  void (*)(void)

Source: ``docs/llvm.md``, which the tests hold to upstream's conversion; LLVM's language reference,
"Data Layout", for what is aligned how.
"""

from __future__ import annotations

import re

from mlir_abi.dialect_attrs.signature import SignatureError
from mlir_abi.dialect_attrs.structure import MAX_DEPTH
from mlir_abi.dialect_attrs.type_parser import parse_type
from mlir_abi.dialect_attrs.types import Array, Complex, Float, Index, Int, Other, ValueType
from mlir_abi.runtime.c_header import descriptors
from mlir_abi.runtime.c_header.definition import CType, CTypeError, Definition, struct
from mlir_abi.runtime.c_header.llvm_types import array, struct_members

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
_MAX_VECTOR_BYTES = 4096


class CTypes:
    """The C types of a header whose names begin with ``prefix``; `CTypeError` where there is none.

    ``index_bits`` is the width of ``index`` and of the numbers in descriptors.
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
        """The descriptor of ``memref``; with ``const``, of elements that are not written."""
        if memref.memory_space not in ("", "0"):
            raise CTypeError(f"C has no pointer to memory space {memref.memory_space} ({memref})")
        if isinstance(memref.layout, str):
            raise CTypeError(f"the layout of {memref} is not strided")
        element = self.of(memref.element)
        if memref.shape is None:
            name = self._name("memref_unranked")
            text = descriptors.unranked(name, self.index)
            return CType(name, "memref_unranked", 0, (Definition(name, text),))
        rank = len(memref.shape)
        word = f"memref{rank}_{element.word}"
        name = self._name(word)
        shape = descriptors.Shape(name, element, rank, self.index)
        made = (*element.definitions, Definition(name, descriptors.ranked(shape)))
        if not const:
            return CType(name, word, 0, made)
        name = f"{name}_const"
        constant = Definition(name, descriptors.constant(shape))
        return CType(name, f"{word}_const", 0, (*made, constant))

    def _name(self, word: str) -> str:
        """The name of a type; one that depends on the width of ``index`` says so."""
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
            f"{struct(name, [(part, 're'), (part, 'im')])}"
        )
        return CType(name, word, 2 * part.bytes, (*part.definitions, Definition(name, text)))

    def _other(self, type_: Other) -> CType:
        if type_.text in ("!llvm.ptr", "!llvm.ptr<0>"):
            return CType("void *", "ptr")
        if type_.text.startswith("(") and "->" in type_.text:
            return self._function_pointer()
        if type_.text.count("<") > MAX_DEPTH:
            raise CTypeError(f"a type is nested more than {MAX_DEPTH} levels deep")
        if members := struct_members(type_):
            return self._struct([self.of(member) for member in members])
        if (found := array(type_)) and found[0]:
            return self._array(found[0], self.of(found[1]))
        if match := _VECTOR.fullmatch(type_.text):
            return self._vector(type_, [int(size) for size in match[1].split("x")[:-1]], match[2])
        raise CTypeError(f"{type_} has no C type")

    def _function_pointer(self) -> CType:
        name = f"{self._prefix}mlir_function"
        text = (
            "/* A function by MLIR's own convention, which takes memrefs field by field. */\n"
            f"typedef void (*{name})(void);"
        )
        return CType(name, "function", 0, (Definition(name, text),))

    def _struct(self, members: list[CType]) -> CType:
        """The number of members is in the word, so that no two structs have the same one."""
        word = "_".join([f"struct{len(members)}", *(member.word for member in members)])
        name = self._name(word)
        text = struct(name, [(member, f"member{i}") for i, member in enumerate(members)])
        inner = [definition for member in members for definition in member.definitions]
        return CType(name, word, 0, (*inner, Definition(name, text)))

    def _array(self, count: int, element: CType) -> CType:
        word = f"array{count}_{element.word}"
        name = self._name(word)
        text = struct(name, [(element, f"elements[{count}]")])
        return CType(name, word, 0, (*element.definitions, Definition(name, text)))

    def _vector(self, type_: Other, sizes: list[int], element_text: str) -> CType:
        """Elements in a row; LLVM aligns a vector to its size, which C can say of powers of two."""
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
