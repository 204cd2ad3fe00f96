"""What is known of a function before a call: what each argument must be, and how errors name it."""

from __future__ import annotations

from dataclasses import dataclass
from struct import pack, unpack
from typing import TypeAlias

from mlir_abi.bindings import ir
from mlir_abi.dialect_attrs.layout.dlpack import dlpack_type
from mlir_abi.dialect_attrs.reflection.labels import slot_name
from mlir_abi.dialect_attrs.reflection.record import FunctionReflection
from mlir_abi.dialect_attrs.reflection.value import Value
from mlir_abi.dialect_attrs.sizes import Sizes, numbers, sizes_text
from mlir_abi.dialect_attrs.structure import Node
from mlir_abi.dialect_attrs.tvm_ffi import argument_slots, refusals, result_structure
from mlir_abi.dialect_attrs.types import Array, Float, Index, Int, Strided
from mlir_abi.passes.support.attributes import integer, symbol, value_attributes
from mlir_abi.passes.support.diagnostics import PassError

DYNAMIC = -(2**63)
"""A size or stride that is not known, in the numbers of a `PassedTensor`."""

HEADER = 6
"""How many numbers of a `PassedTensor` precede its sizes."""

UINT64 = 1 | 64 << 8 | 1 << 16
"""The DLDataType of ui64."""

MAX_RANK = 64
"""The greatest rank of an array for an unranked memref: NumPy's and PyTorch's."""

_FLOATS = {
    "f16": 65504.0,
    "bf16": (2 - 2.0**-7) * 2.0**127,
    "f32": (2 - 2.0**-23) * 2.0**127,
    "f64": (2 - 2.0**-52) * 2.0**1023,
}
"""The greatest finite number of each floating-point type that is passed by value."""

# Of what is passed, `expected` is what an error says was expected, and `numbers` are what the
# helper reads that checks it. `dtype` is the DLDataType of elements, or of an array of rank 0 in
# place of a number.


@dataclass(frozen=True)
class PassedInteger:
    """An integer in a range."""

    type: Int | Index
    dtype: int
    least: int
    greatest: int

    @property
    def expected(self) -> str:
        is_flag = self.type == Int(1)
        return str(self.type) if is_flag else f"{self.type}, {self.least} to {self.greatest}"

    @property
    def numbers(self) -> list[int]:
        return [self.dtype, self.least, min(self.greatest, 2**63 - 1)]


@dataclass(frozen=True)
class PassedFloat:
    """A float; ``greatest`` are the bits of the greatest finite one as an f64."""

    type: Float
    dtype: int
    greatest: int

    @property
    def expected(self) -> str:
        return str(self.type)

    @property
    def numbers(self) -> list[int]:
        return [self.dtype, self.greatest]


@dataclass(frozen=True)
class PassedTensor:
    """An array; ``shape`` is None for any rank, ``strides`` for row-major order.

    ``offset`` counts elements, and is 0 if the caller chooses it. ``alignment``, in bytes, is that
    of the descriptor's aligned pointer. ``sizes`` has the names of sizes, for messages.
    """

    dtype: int
    item_bytes: int
    element: str
    shape: tuple[int | None, ...] | None
    strides: tuple[int | None, ...] | None
    offset: int
    alignment: int
    natural_alignment: int
    is_written: bool
    sizes: Sizes | None = None

    @property
    def expected(self) -> str:
        text = f"{self.element}[{'*' if self.shape is None else _text(self.sizes or self.shape)}]"
        if self.strides is not None:
            text += f" with strides [{_text(self.strides)}]"
        if self.alignment > self.natural_alignment:
            text += f" aligned to {self.alignment} bytes"
        return text

    @property
    def numbers(self) -> list[int]:
        rank = -1 if self.shape is None else len(self.shape)
        header = [self.dtype, rank, self.alignment, self.offset * self.item_bytes]
        header += [int(self.is_written), int(self.strides is None)]
        dimensions = (*(self.shape or ()), *(self.strides or ()))
        return [*header, *(DYNAMIC if n is None else n for n in dimensions)]


Passed: TypeAlias = PassedInteger | PassedFloat | PassedTensor


@dataclass(frozen=True)
class Signature:
    """A function: what TVM FFI passes in each slot, and the flat arguments and results.

    ``slots`` are the arguments of a call, with the label of each; their leaves are numbers of
    ``inputs``, which are positions in ``arguments``. ``outs`` are the positions of the arguments
    that follow them, for results.
    """

    function: ir.Operation
    reflection: FunctionReflection
    slots: list[tuple[str, Node | None]]
    inputs: list[int]
    outs: list[int]
    arguments: list[Passed]
    results: list[Passed]
    labels: list[str]
    result_labels: list[str]
    result_structure: Node | None

    @property
    def name(self) -> str:
        """The name by which callers know the function."""
        return self.reflection.name

    @property
    def greatest_rank(self) -> int:
        """The greatest rank of an array in a call."""
        arrays = (
            each for each in (*self.arguments, *self.results) if isinstance(each, PassedTensor)
        )
        ranks = (MAX_RANK if each.shape is None else len(each.shape) for each in arrays)
        return max(ranks, default=0)

    def text(self, label: str, expected: str) -> str:
        """How an error begins: ``f(): x: expected f32[?], got ``."""
        return f"{self.name}(): {label}: expected {expected}, got "


def signature_of(
    function: ir.Operation, reflection: FunctionReflection, index_bits: int
) -> Signature:
    """The signature of a function without tuples; raises `PassError` that names every problem."""
    if problems := refusals(reflection, index_bits):
        raise PassError(*((function.location, f"{symbol(function)}: {each}") for each in problems))
    attributes = value_attributes(function, "argument", len(reflection.arguments))
    alignments = [integer(entry.get("llvm.align")) for entry in attributes]
    arguments = [
        _passed(value, index_bits, alignment)
        for value, alignment in zip(reflection.arguments, alignments, strict=True)
    ]
    results = [_passed(value, index_bits, None) for value in reflection.results]
    labels, result_labels = reflection.labels()
    called = reflection.called
    slots = [
        (name or slot_name(node, called.arguments) or f"argument {i}", node)
        for i, (name, node) in enumerate(argument_slots(reflection))
    ]
    flags = [value.out for value in reflection.arguments]
    return Signature(
        function,
        reflection,
        slots,
        [i for i, out in enumerate(flags) if not out],
        [i for i, out in enumerate(flags) if out],
        arguments,
        results,
        labels,
        result_labels[-len(results) :] if results else [],
        result_structure(reflection),
    )


def _passed(value: Value, index_bits: int, alignment: int | None) -> Passed:
    """``value`` is one that `refusals` does not name."""
    type_ = value.type
    if isinstance(type_, Array):
        return _tensor(value, type_, index_bits, alignment)
    element = dlpack_type(type_, index_bits)
    assert element is not None
    if isinstance(type_, Float):
        (greatest,) = unpack("q", pack("d", _FLOATS[type_.name]))  # in order, as floats are
        return PassedFloat(type_, _dtype(*element), greatest)
    assert isinstance(type_, Int | Index)
    dtype, bits = _dtype(*element), index_bits if isinstance(type_, Index) else type_.width
    if type_ == Int(1) or (isinstance(type_, Int) and type_.sign == "u"):
        return PassedInteger(type_, dtype, 0, 2**bits - 1)
    return PassedInteger(type_, dtype, -(2 ** (bits - 1)), 2 ** (bits - 1) - 1)


def _tensor(value: Value, memref: Array, index_bits: int, alignment: int | None) -> PassedTensor:
    dtype = dlpack_type(memref.element, index_bits)
    assert dtype is not None
    code, bits = dtype
    natural = bits // 8 // (2 if code == _COMPLEX else 1)
    layout = memref.layout if isinstance(memref.layout, Strided) else None
    return PassedTensor(
        _dtype(code, bits),
        bits // 8,
        str(memref.element),
        memref.shape if value.sizes is None else numbers(value.sizes),
        None if layout is None else layout.strides,
        0 if layout is None else layout.offset or 0,
        max(natural, alignment or 0),
        natural,
        not value.readonly,
        value.sizes,
    )


_COMPLEX = 5


def _dtype(code: int, bits: int) -> int:
    """A DLDataType of one lane, as the integer that its bytes are."""
    return code | bits << 8 | 1 << 16


def _text(sizes: Sizes) -> str:
    return sizes_text(sizes).replace(" ", "")
