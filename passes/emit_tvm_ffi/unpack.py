"""From a ``TVMFFIAny`` to what the function takes: each helper accepts a value, or raises an error.

A helper returns -1 after an error. ``text`` is how the error begins. A ``constant`` has the numbers
of an `Expected`, and before them where its text begins.
"""

from __future__ import annotations

from collections.abc import Callable

from mlir_abi.passes.emit_tvm_ffi import ffi
from mlir_abi.passes.emit_tvm_ffi.expected import DYNAMIC, HEADER, MAX_RANK
from mlir_abi.passes.llvm.builder import (
    ALIGNED,
    ALLOCATED,
    I64,
    OFFSET,
    Code,
    Ptr,
    SSAValue,
    helper,
)

_UINT64 = 1 | 64 << 8 | 1 << 16  # DLDataType
_INFINITY = 0x7FF << 52
_MAGNITUDE = 2**63 - 1


def _expected(b: Code, any_: SSAValue, constant: SSAValue) -> tuple[SSAValue, Callable[..., None]]:
    """The numbers of an `Expected`, and what refuses ``any_``."""
    return constant + 8, ffi.refusal(b, constant + constant[0], any_)


@helper("i32")
def check_none(b: Code, any_: Ptr, text: Ptr) -> None:
    """Accept None."""
    ffi.refusal(b, text, any_)(any_[ffi.TYPE] != ffi.NONE, "TypeError")


@helper("i32")
def check_list(b: Code, any_: Ptr, text: Ptr, count: I64) -> None:
    """Accept an Array or List of ``count``."""
    refuse_if = ffi.refusal(b, text, any_)
    refuse_if(~any_[ffi.TYPE].is_one_of(ffi.ARRAY, ffi.LIST), "TypeError")
    refuse_if(any_[ffi.POINTER][ffi.SIZE] != count)


@helper("i32")
def check_dict(b: Code, any_: Ptr, text: Ptr, count: I64) -> None:
    """Accept a Map or Dict of ``count``."""
    size = b.alloca(ffi.ANY_SIZE // 8)
    b.return_if(get_item(b, any_, text, 0, size) != 0, -1)
    number = size[ffi.NUMBER]
    ffi.refusal(b, text, any_)(number != count, "ValueError", " of %ld", number)


@helper("i32")
def get_item(b: Code, any_: Ptr, text: Ptr, key: Ptr, item: Ptr) -> None:
    """Write the item of a Map or Dict, which holds it, to ``item``; the size for a null key."""
    refuse_if = ffi.refusal(b, text, any_)
    is_map, has_key = any_[ffi.TYPE] == ffi.MAP, key != 0
    refuse_if(~any_[ffi.TYPE].is_one_of(ffi.MAP, ffi.DICT), "TypeError")
    size, get = (
        b.select(is_map, ffi.pointer_to(b, f"ffi.Map{name}"), ffi.pointer_to(b, f"ffi.Dict{name}"))
        for name in ("Size", "GetItem")
    )
    function, count = b.select(has_key, get, size), has_key.to("i32", "zext") + 1
    arguments = b.array(any_[0], any_[1], b.value("i64", ffi.RAW_STRING), key)
    ffi.store_any(item, ffi.NONE, 0)
    status = ffi.call(b, "TVMFFIFunctionCall", function, arguments, count, item)
    refuse_if(status != 0, "ValueError", ' without "%s"', key.to("i64", "ptrtoint"))
    ffi.drop(b, item)


@helper("i32")
def check_integer(b: Code, any_: Ptr, constant: Ptr, number: Ptr) -> None:
    """Accept an Int, a Bool, a BigInt for ui64, or an array of rank 0; write the number."""
    expected, refuse_if = _expected(b, any_, constant)
    with b.when(any_[ffi.TYPE].is_one_of(ffi.INT, ffi.BOOL)):
        number[0] = any_[ffi.NUMBER]
        refuse_if((number[0] < expected[1]) | (number[0] > expected[2]))
        b.return_(0)
    with b.when(any_[ffi.TYPE] == ffi.BIG_INT):
        words = any_[ffi.POINTER] + ffi.OBJECT_HEADER  # their number, and the lowest word first
        with b.when((expected[0] == _UINT64) & (words[0] == 2)), b.when(words[2] == 0):
            number[0] = words[1]
            b.return_(0)
        refuse_if(b.value("i1", 1))
    _read_element(b, any_, expected[0], number, refuse_if)


@helper("i32")
def check_float(b: Code, any_: Ptr, constant: Ptr, number: Ptr) -> None:
    """Accept a Float, an Int or a Bool, and write the f64; or 1, and the element of an array."""
    (expected, refuse_if), type_ = _expected(b, any_, constant), any_[ffi.TYPE]
    with b.when(type_.is_one_of(ffi.FLOAT, ffi.INT, ffi.BOOL)):
        real = any_[ffi.NUMBER].to("f64", "sitofp").to("i64", "bitcast")
        number[0] = b.select(type_ == ffi.FLOAT, any_[ffi.NUMBER], real)
        magnitude = number[0] & _MAGNITUDE
        refuse_if((magnitude > expected[1]) & (magnitude < _INFINITY))
        b.return_(0)
    _read_element(b, any_, expected[0], number, refuse_if)
    b.return_(1)


def _read_element(
    b: Code, any_: SSAValue, dtype: SSAValue, target: SSAValue, refuse_if: Callable[..., None]
) -> None:
    """Copy the element of an array of rank 0 in the CPU's memory."""
    tensor = ffi.tensor_of(b, any_)
    refuse_if(tensor == 0, "TypeError")
    refuse_if(tensor[ffi.RANK_AND_DTYPE] != dtype << 32, "TypeError")
    _refuse_other_devices(tensor, refuse_if)
    b.move(target, ffi.first_element(tensor), ffi.item_bytes(dtype))


def _refuse_other_devices(tensor: SSAValue, refuse_if: Callable[..., None]) -> None:
    """Refuse memory that the CPU does not read."""
    device = tensor[ffi.DEVICE].to("i64")
    is_other = ~device.is_one_of(ffi.CPU, *ffi.PINNED)
    refuse_if(is_other, "ValueError", " on a device of type %ld", device)


@helper("i32")
def check_tensor(b: Code, any_: Ptr, constant: Ptr, descriptor: Ptr) -> None:
    """Accept an array, and write a ranked memref descriptor.

    Strides may be null, or wrong where there is no second element. Then those of row-major order
    are written.
    """
    expected, refuse_if = _expected(b, any_, constant)
    dtype, expected_rank, alignment, offset, is_written, is_row_major = (
        expected[i] for i in range(HEADER)
    )
    tensor = ffi.tensor_of(b, any_)
    refuse_if(tensor == 0, "TypeError")
    refuse_if(tensor[ffi.DTYPE].to("i64", "zext") != dtype, "TypeError")
    rank, shape, strides = tensor[ffi.RANK].to("i64"), tensor[ffi.SHAPE], tensor[ffi.STRIDES]
    refuse_if(rank > MAX_RANK)
    sizes = expected + 8 * HEADER
    with b.when(expected_rank >= 0):
        refuse_if(rank != expected_rank)
        with b.loop(rank) as i:
            refuse_if((sizes[i] != DYNAMIC) & (shape[i] != sizes[i]))
    _refuse_other_devices(tensor, refuse_if)
    row_major = b.alloca(rank)
    has_elements = ffi.row_major_strides(b, shape, rank, row_major) != 0
    before = offset * ffi.item_bytes(dtype)
    pointer = ffi.first_element(tensor) + (b.value("i64", 0) - before)
    is_misaligned = has_elements & ((pointer.to("i64", "ptrtoint") & (alignment - 1)) != 0)
    refuse_if(is_misaligned, "ValueError", " whose address is not a multiple of %ld", alignment)
    descriptor[ALLOCATED], descriptor[ALIGNED] = pointer, pointer
    index, width = b.module.types.index, b.module.types.index_bytes
    b.do("store", offset.to(index), descriptor + OFFSET.offset)
    strides = b.select(strides == 0, row_major, strides)
    expected_strides = b.select(is_row_major != 0, row_major, sizes + rank * 8)
    with b.loop(rank) as i:
        matters, is_static = has_elements & (shape[i] > 1), expected_strides[i] != DYNAMIC
        is_wrong = matters & is_static & (strides[i] != expected_strides[i])
        suffix = ", whose strides must be those of row-major order"
        refuse_if(is_wrong & (is_row_major != 0), "ValueError", suffix)
        refuse_if(is_wrong)
        is_shared = matters & ~is_static & (strides[i] == 0) & (is_written != 0)
        refuse_if(is_shared, "ValueError", " whose elements share memory")
        stride = b.select(matters, strides[i], row_major[i])
        stride = b.select(is_static, expected_strides[i], stride)
        for number, place in (shape[i], i), (stride, rank + i):
            narrow = number.to(index)
            if index.width < 64:
                suffix = f", which an index of {index.width} bits cannot describe"
                refuse_if(has_elements & (narrow.to("i64") != number), "ValueError", suffix)
            b.do("store", narrow, descriptor + (OFFSET.offset + width) + place * width)
