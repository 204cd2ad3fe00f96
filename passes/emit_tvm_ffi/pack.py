"""From what the function returns to a ``TVMFFIAny``, or into arrays of the caller.

An array whose memory the function has allocated owns it: an object that holds the pointer, with
``free`` as its deleter, and a view of it. Neither points into the library, so a result outlives it.
An array that is an argument is a view that keeps the argument alive. A global of the module, or the
memory of another result, is copied.
"""

from __future__ import annotations

from mlir_abi.dialect_attrs.layout.c_interface import GLOBAL
from mlir_abi.passes.emit_tvm_ffi import ffi
from mlir_abi.passes.llvm.builder import (
    ALIGNED,
    I64,
    OFFSET,
    Code,
    Member,
    Ptr,
    SSAValue,
    copy_strided,
    helper,
)

MEMORY, OWNER, FRESH = Member("ptr", 0), Member("ptr", 8), Member("ptr", 16)
"""One row of the ownership table, which begins with the number of rows: a block of memory.

A row has the allocated pointer; the Tensor object that a view can keep alive, or null; and the
pointer again as long as the function's caller must free it, else null.
"""

_ROW_SIZE = 24


def new_owners(b: Code, arguments: list[tuple[SSAValue, SSAValue]], results: int) -> SSAValue:
    """The ownership table of the arguments, with room for ``results``.

    Of each argument it gets the allocated pointer, and the address of its ``TVMFFIAny``.
    """
    owners = b.alloca(1 + _ROW_SIZE // 8 * (len(arguments) + results))
    owners[0] = len(arguments)
    for i, (allocated, any_) in enumerate(arguments):
        row = owners + (8 + _ROW_SIZE * i)
        row[MEMORY], row[FRESH] = allocated, 0
        row[OWNER] = b.select(any_[ffi.TYPE] == ffi.TENSOR, any_[ffi.POINTER], 0)
    return owners


@helper("ptr")
def row_of(b: Code, owners: Ptr, allocated: Ptr) -> None:
    """Return the row of the memory of a result; a new one is fresh, unless it is a global."""
    count, rows = owners[0], owners + 8
    with b.loop(count) as i:
        row = rows + i * _ROW_SIZE
        b.return_if(row[MEMORY] == allocated, row)
    owners[0] = count + 1
    row = rows + count * _ROW_SIZE
    is_global = allocated.to("i64", "ptrtoint") == GLOBAL
    row[MEMORY], row[OWNER] = allocated, 0
    row[FRESH] = b.select(is_global, b.value("ptr", 0), allocated)
    b.return_(row)


@helper("void")
def free_fresh(b: Code, owners: Ptr) -> None:
    """Free the memory that is not the caller's now."""
    with b.loop(owners[0]) as i:
        ffi.call(b, "free", (owners + 8 + i * _ROW_SIZE)[FRESH])


@helper("i32")
def tensor_result(  # noqa: PLR0917 -- as many as in C
    b: Code, target: Ptr, text: Ptr, row: Ptr, descriptor: Ptr, rank: I64, dtype: I64, array: Ptr
) -> None:
    """Return a memref to the caller: in ``target``, or, unless null, by a copy to ``array``."""
    index, width = b.module.types.index, b.module.types.index_bytes
    tensor, strides = b.alloca(rank * 2 + ffi.TENSOR_WORDS), b.alloca(rank)
    offset = b.op("load", index, descriptor + OFFSET.offset).to("i64")
    tensor[ffi.DATA] = descriptor[ALIGNED] + offset * ffi.item_bytes(dtype)
    tensor[1], tensor[ffi.RANK_AND_DTYPE], tensor[ffi.BYTE_OFFSET] = ffi.CPU, dtype << 32 | rank, 0
    tensor[ffi.SHAPE] = shape = tensor + 8 * ffi.TENSOR_WORDS
    tensor[ffi.STRIDES] = shape + rank * 8
    with b.loop(rank * 2) as i:  # the strides follow the sizes in both
        shape[i] = b.op("load", index, descriptor + (OFFSET.offset + width) + i * width).to("i64")
    count = ffi.row_major_strides(b, shape, rank, strides)
    refuse_if = ffi.refusal(b, text, 0)
    is_missing = (row[MEMORY] == 0) & (count != 0)
    refuse_if(is_missing, "MemoryError", "null: no memory could be allocated")
    with b.when(array != 0):
        b.return_(fill_array(b, array, text, tensor, strides, count))
    fresh, owner = row[FRESH], row[OWNER]
    with b.when(fresh != 0):
        row[FRESH] = 0
        b.return_(adopt(b, target, fresh, tensor))
    with b.when(owner != 0):
        b.return_(view(b, target, owner, tensor))
    memory = ffi.call(b, "malloc", (count * ffi.item_bytes(dtype) + 1).to(index))
    refuse_if(memory == 0, "MemoryError", "no memory for a copy")
    copy_elements(b, memory, tensor, strides, count)
    tensor[ffi.DATA], tensor[ffi.STRIDES] = memory, strides
    b.return_(adopt(b, target, memory, tensor))


@helper("i32")
def adopt(b: Code, target: Ptr, memory: Ptr, tensor: Ptr) -> None:
    """Store a view that owns ``memory``; free it if that fails."""
    owner = b.alloca(1)
    free = b.address(ffi.symbol_of(b, "free"))
    status = ffi.call(b, "TVMFFIObjectCreateOpaque", memory, ffi.OPAQUE, free, owner)
    with b.when(status != 0):
        ffi.call(b, "free", memory)
        b.return_(status)
    opaque = owner[Member("ptr", 0)]
    status = view(b, target, opaque, tensor)
    ffi.call(b, "TVMFFIObjectDecRef", opaque)
    b.return_(status)


@helper("i32")
def view(b: Code, target: Ptr, owner: Ptr, tensor: Ptr) -> None:
    """Store a Tensor that keeps ``owner`` alive."""
    object_ = b.alloca(1)
    status = ffi.call(b, "TVMFFITensorCreateUnsafeView", owner, tensor, object_)
    with b.when(status == 0):
        ffi.store_any(target, ffi.TENSOR, object_[0])
    b.return_(status)


@helper("i32")
def fill_array(  # noqa: PLR0917 -- as many as in C
    b: Code, array: Ptr, text: Ptr, tensor: Ptr, strides: Ptr, count: I64
) -> None:
    """Copy elements to an array in row-major order, whose sizes must be the same."""
    target, rank = ffi.tensor_of(b, array), tensor[ffi.RANK].to("i64")
    refuse_if = ffi.refusal(b, text, array)
    is_other = target[ffi.RANK] != tensor[ffi.RANK]
    refuse_if(is_other, "ValueError", ", and the result has rank %ld", rank)
    with b.loop(rank) as i:
        size = tensor[ffi.SHAPE][i]
        differs = size != target[ffi.SHAPE][i]
        refuse_if(differs, "ValueError", ", and a size of the result is %ld", size)
    copy_elements(b, ffi.first_element(target), tensor, strides, count)


@helper("void")
def copy_elements(b: Code, target: Ptr, tensor: Ptr, strides: Ptr, count: I64) -> None:
    """Copy the elements of a result to memory in row-major order, whose strides these are."""
    size = ffi.item_bytes(tensor[ffi.DTYPE].to("i64", "zext"))
    with b.when((count == 0) | ffi.has_strides(b, tensor, strides)):
        b.move(target, tensor[ffi.DATA], count * size)
        b.return_()
    rank, shape = tensor[ffi.RANK].to("i64"), tensor[ffi.SHAPE]
    copy_strided(b, size, rank, shape, tensor[ffi.DATA], tensor[ffi.STRIDES], target, strides)


@helper("i32")
def build_container(b: Code, function: Ptr, items: Ptr, count: I64, target: Ptr) -> None:
    """Store an Array or Map of ``items``, and give these up."""
    number = count.to("i32")
    status = ffi.call(b, "TVMFFIFunctionCall", function, items, number, target)
    release(b, items, count)
    b.return_(status)


@helper("void")
def release(b: Code, anys: Ptr, count: I64) -> None:
    """Give up each of ``count`` values, and make it None."""
    with b.loop(count) as i:
        any_ = anys + i * ffi.ANY_SIZE
        ffi.drop(b, any_)
        ffi.store_any(any_, ffi.NONE, 0)
