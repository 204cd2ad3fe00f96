"""What each argument must be, as errors say it, and as numbers for the helper that checks it."""

from __future__ import annotations

from dataclasses import dataclass, replace
from struct import pack, unpack

from mlir_abi.dialect_attrs.layout.dlpack import dlpack_type
from mlir_abi.dialect_attrs.reflection.text import printable
from mlir_abi.dialect_attrs.reflection.value import Value
from mlir_abi.dialect_attrs.sizes import Sizes, numbers, sizes_text
from mlir_abi.dialect_attrs.tvm_ffi import GREATEST_FLOATS
from mlir_abi.dialect_attrs.types import Array, Complex, Float, Index, Int, Strided, ValueType

DYNAMIC = -(2**63)
"""A size or stride that is not known, in the numbers of an array."""

HEADER = 6
"""How many numbers of an array precede its sizes."""

MAX_RANK = 64
"""The greatest rank of an array for an unranked memref: NumPy's and PyTorch's."""


@dataclass(frozen=True)
class Expected:
    """What an argument or result must be.

    ``text`` begins an error: ``f(): x: expected f32[?], got ``. The first of ``numbers`` is the
    DLDataType of the elements, or of an array in place of a number.
    """

    label: str
    type: str
    text: str
    numbers: list[int]

    @property
    def words(self) -> int:
        """How many words of 64 bits the descriptor of an array has at most."""
        rank = self.numbers[1]
        return 3 + 2 * (MAX_RANK if rank < 0 else rank)


def error_text(function: str, label: str, expected: str) -> str:
    """How an error begins, which is one line."""
    return printable(f"{function}(): {label}: expected {expected}, got ")


def expected_value(function: str, label: str, value: Value, index_bits: int) -> Expected:
    """What ``value`` must be, which `tvm_ffi.refusals` does not name."""
    if isinstance(value.type, Array):
        type_, numbers_ = _array(value, value.type, index_bits)
    else:
        type_, numbers_ = _number(value.type, index_bits)
    return Expected(label, type_, error_text(function, label, type_), numbers_)


def array_of(result: Value) -> Value:
    """The array to which a result is copied: in row-major order, of rank 0 for a number."""
    if isinstance(result.type, Array):
        return replace(result, type=result.type._replace(layout=None), readonly=False)
    return Value(Array("memref", result.type, (), ""))


def is_unsigned(type_: ValueType) -> bool:
    """Whether an integer is unsigned; i1 is a flag."""
    return type_ == Int(1) or (isinstance(type_, Int) and type_.sign == "u")


def _number(type_: ValueType, index_bits: int) -> tuple[str, list[int]]:
    """The numbers are those that `check_float` or `check_integer` reads."""
    dtype = _dtype(type_, index_bits)
    if isinstance(type_, Float):
        (greatest,) = unpack("q", pack("d", GREATEST_FLOATS[type_.name]))  # in order, as floats are
        return str(type_), [dtype, greatest]
    assert isinstance(type_, Int | Index)
    bits = index_bits if isinstance(type_, Index) else type_.width
    least, greatest = -(2 ** (bits - 1)), 2 ** (bits - 1) - 1
    if is_unsigned(type_):
        least, greatest = 0, 2**bits - 1
    text = str(type_) if type_ == Int(1) else f"{type_}, {least} to {greatest}"
    return text, [dtype, least, min(greatest, 2**63 - 1)]


def _array(value: Value, memref: Array, index_bits: int) -> tuple[str, list[int]]:
    """The numbers are those that `check_tensor` reads."""
    dtype = _dtype(memref.element, index_bits)
    item_bytes = (dtype >> 8 & 0xFF) // 8
    natural = item_bytes // 2 if isinstance(memref.element, Complex) else item_bytes
    sizes = value.shape
    strides: tuple[int | None, ...] = ()
    offset = 0
    text = f"{memref.element}[{'*' if sizes is None else _text(sizes)}]"
    if is_strided := isinstance(memref.layout, Strided):
        strides, offset = memref.layout.strides, memref.layout.offset or 0
        text += f" with strides [{_text(strides)}]"
    alignment = max(natural, value.alignment or 0)
    if alignment > natural:
        text += f" aligned to {alignment} bytes"
    rank = -1 if sizes is None else len(sizes)
    header = [dtype, rank, alignment, offset, int(not value.readonly)]
    dimensions = [*numbers(sizes or ()), *strides]
    known = [DYNAMIC if number is None else number for number in dimensions]
    return text, [*header, int(not is_strided), *known]


def _dtype(type_: ValueType, index_bits: int) -> int:
    """The DLDataType of one lane, as the integer that its bytes are."""
    element = dlpack_type(type_, index_bits)
    assert element is not None
    code, bits = element
    return code | bits << 8 | 1 << 16


def _text(sizes: Sizes) -> str:
    return sizes_text(sizes).replace(" ", "")
