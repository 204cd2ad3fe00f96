"""From what the function returns to a ``TVMFFIAny``, or into arrays of the caller.

An array whose memory the function has allocated owns it: an object that holds the pointer, with
``free`` as its deleter, and a view of it. Neither points into the library, so a result outlives it.
An array that is an argument is a view that keeps the argument alive. A global of the module, or the
memory of another result, is copied.
"""

from __future__ import annotations

from collections.abc import Callable
from itertools import chain

from mlir_abi.bindings import ir
from mlir_abi.dialect_attrs.layout.memref_descriptor import GLOBAL
from mlir_abi.dialect_attrs.structure import Dict, Leaf, Node, Sequence, positional_slots
from mlir_abi.dialect_attrs.types import Int
from mlir_abi.passes.emit_tvm_ffi import ffi
from mlir_abi.passes.emit_tvm_ffi.signature import (
    PassedFloat,
    PassedInteger,
    PassedTensor,
    Signature,
)
from mlir_abi.passes.llvm.builder import Code, Member, SSAValue, copy_strided, helper
from mlir_abi.passes.llvm.calling_convention import PassedValue
from mlir_abi.passes.llvm.types import Ranked


class Packing:
    """Emits the conversion of results, in ``b``; the block ``cleanup`` gives them up.

    Each node of their structure, and each key, is a ``TVMFFIAny`` in ``anys``, from the root on.
    """

    def __init__(
        self,
        b: Code,
        signature: Signature,
        values: list[SSAValue],
        owners: SSAValue,
        cleanup: ir.Block,
    ) -> None:
        self._b, self._signature, self._values = b, signature, values
        self._owners, self._cleanup = owners, cleanup
        root = signature.result_structure
        self.nodes: list[Node | str | None] = [] if root is None else [root]
        self._children: dict[int, tuple[int, int]] = {}
        for i, node in enumerate(self.nodes):  # grows meanwhile
            if isinstance(node, Sequence | Dict):
                is_dict = isinstance(node, Dict)
                items = [*chain(*node.items)] if is_dict else positional_slots(node)
                self._children[i] = len(self.nodes), len(items)
                self.nodes += items
        self.anys = b.alloca(len(self.nodes) * ffi.ANY_SIZE // 8)
        results = enumerate(signature.results)
        self._numbers = {i: each for i, each in results if not isinstance(each, PassedTensor)}

    def _any(self, i: int) -> SSAValue:
        return self.anys + ffi.ANY_SIZE * i

    def _text(self, i: int, expected: str) -> SSAValue:
        label = self._signature.result_labels[i]
        return self._b.constant(self._signature.text(label, expected))

    def store_numbers(self) -> None:
        """Store the keys and numbers; what is to come is None until then."""
        for i, node in enumerate(self.nodes):
            if isinstance(node, str):
                ffi.store_any(self._any(i), ffi.RAW_STRING, self._b.constant(node))
            elif isinstance(node, Leaf) and node.index in self._numbers:
                store_number(self._any(i), self._numbers[node.index], self._values[node.index])
            else:
                ffi.store_any(self._any(i), ffi.NONE, 0)

    def pack_tensors(
        self, lowered: tuple[PassedValue, ...], array: Callable[[int], SSAValue], fills: SSAValue
    ) -> None:
        """Store the arrays, or copy them to ``array(i)``; before that ``owners`` has them all."""
        b, tensors = self._b, []
        for n, node in enumerate(self.nodes):
            if isinstance(node, Leaf) and node.index not in self._numbers:
                place, rank = descriptor_of_result(b, lowered[node.index], self._values[node.index])
                entry = entry_of(b, self._owners, place[ALLOCATED])
                tensors.append((node.index, self._any(n), entry, place, rank))
        for i, target, *memory in tensors:
            result = self._signature.results[i]
            text = self._text(i, result.expected)
            to_array = b.select(fills, array(i), 0)
            status = tensor_result(b, target, text, *memory, result.dtype, to_array)
            b.go_on_if(status == 0, self._cleanup)

    def check_range(self, fills: SSAValue) -> None:
        """Refuse a ui64 that no TVMFFIAny holds, unless an array gets it."""
        b, limit = self._b, f"0 to {2**63 - 1}, which TVM FFI can return"
        for i, result in self._numbers.items():
            if result.type == Int(64, "u"):
                with b.when((self._values[i] < 0) & ~fills):
                    ffi.fail(b, "ValueError", self._text(i, limit), 0, "%lu", self._values[i])
                    b.jump(self._cleanup)

    def fill_numbers(self, array: Callable[[int], SSAValue]) -> None:
        """Copy the numbers to arrays of rank 0."""
        for i in self._numbers:
            target, bits = array(i), self._values[i]
            if isinstance(bits.type, ir.FloatType):
                bits = bits.to(f"i{bits.type.width}", "bitcast")
            fill_element(self._b, target, bits.to("i64", "zext"))

    def free_memory(self) -> None:
        """Free the memory of arrays that no result owns."""
        if len(self._numbers) < len(self._values):
            free_fresh(self._b, self._owners)

    def nest(self) -> None:
        """Move the values into Arrays and Maps, the inner ones first."""
        b = self._b
        for i, (first, count) in reversed(self._children.items()):
            kind = "Map" if isinstance(self.nodes[i], Dict) else "Array"
            function = ffi.pointer_to(b, f"ffi.{kind}")
            status = build_container(b, function, self._any(first), count, self._any(i))
            b.go_on_if(status == 0, self._cleanup)


ALLOCATED, OWNER, FRESH = Member("ptr", 0), Member("ptr", 8), Member("ptr", 16)
"""An entry of the table of whose memory is known, which begins with their number.

An entry has the allocated pointer, the Tensor object that a view can keep alive, or null, and the
pointer again as long as the function's caller must free it, else null.
"""

_ENTRY_WORDS = 3


def new_owners(b: Code, arguments: list[tuple[SSAValue, SSAValue]], results: int) -> SSAValue:
    """A table of the arguments, with room for ``results``.

    Of each argument it gets the allocated pointer, and the address of its ``TVMFFIAny``.
    """
    owners = b.alloca(1 + _ENTRY_WORDS * (len(arguments) + results))
    owners[0] = len(arguments)
    for i, (allocated, any_) in enumerate(arguments):
        entry = owners + 8 * (1 + _ENTRY_WORDS * i)
        entry[ALLOCATED], entry[FRESH] = allocated, 0
        entry[OWNER] = b.select(any_[ffi.TYPE] == ffi.TENSOR, any_[ffi.POINTER], 0)
    return owners


@helper("ptr", "ptr, ptr")
def entry_of(b: Code, owners: SSAValue, allocated: SSAValue) -> None:
    """Return the entry of the memory of a result; a new one is fresh, unless it is a global."""
    count, entries = owners[0], owners + 8
    with b.loop(count) as i:
        entry = entries + i * (8 * _ENTRY_WORDS)
        b.return_if(entry[ALLOCATED] == allocated, entry)
    owners[0] = count + 1
    entry = entries + count * (8 * _ENTRY_WORDS)
    is_global = allocated.to("i64", "ptrtoint") == GLOBAL
    entry[ALLOCATED], entry[OWNER] = allocated, 0
    entry[FRESH] = b.select(is_global, b.value("ptr", 0), allocated)
    b.return_(entry)


@helper("void", "ptr")
def free_fresh(b: Code, owners: SSAValue) -> None:
    """Free the memory that is not the caller's now."""
    with b.loop(owners[0]) as i:
        ffi.call_c(b, "free", (owners + 8 + i * (8 * _ENTRY_WORDS))[FRESH])
    b.return_()


def descriptor_of_result(
    b: Code, passed: PassedValue, value: SSAValue
) -> tuple[SSAValue, SSAValue]:
    """Where the ranked descriptor of a result is, and the rank as an i64."""
    fields = passed.descriptor
    if isinstance(fields, Ranked):
        place = b.alloca(3 + 2 * fields.rank)
        b.do("store", value, place)
        return place, b.value("i64", fields.rank)
    assert fields is not None
    rank, ranked = b.module.emitter.unpack(b.at, fields, value.value)
    return SSAValue(b, ranked), SSAValue(b, rank).to("i64")


@helper("i32", "ptr, ptr, ptr, ptr, i64, i64, ptr")
def tensor_result(b: Code, *arguments: SSAValue) -> None:
    """Return a memref to the caller: in ``target``, or, unless null, by a copy to ``array``."""
    target, text, entry, descriptor, rank, dtype, array = arguments
    index, size = b.module.types.index.type, b.module.types.index_bytes
    tensor, strides = b.alloca(rank * 2 + ffi.TENSOR_WORDS), b.alloca(rank)
    offset = b.op("load", index, descriptor + 16).to("i64")
    tensor[ffi.DATA] = descriptor[Member("ptr", 8)] + offset * ffi.item_bytes(dtype)
    tensor[1], tensor[ffi.RANK_AND_DTYPE], tensor[ffi.BYTE_OFFSET] = ffi.CPU, dtype << 32 | rank, 0
    tensor[ffi.SHAPE] = shape = tensor + 8 * ffi.TENSOR_WORDS
    tensor[ffi.STRIDES] = shape + rank * 8
    with b.loop(rank * 2) as i:  # the strides follow the sizes in both
        shape[i] = b.op("load", index, descriptor + (16 + size) + i * size).to("i64")
    count = ffi.row_major_strides(b, shape, rank, strides)
    with b.when((entry[ALLOCATED] == 0) & (count != 0)):
        b.return_(ffi.fail(b, "MemoryError", text, 0, "null: no memory could be allocated"))
    with b.when(array != 0):
        b.return_(fill_array(b, array, text, tensor, strides, count))
    fresh, owner = entry[FRESH], entry[OWNER]
    with b.when(fresh != 0):
        entry[FRESH] = 0
        b.return_(adopt(b, target, fresh, tensor))
    with b.when(owner != 0):
        b.return_(view(b, target, owner, tensor))
    copied = (count * ffi.item_bytes(dtype) + 1).to(index)
    memory = ffi.call_c(b, "malloc", copied)
    with b.when(memory == 0):
        b.return_(ffi.fail(b, "MemoryError", text, 0, "no memory for a copy"))
    copy_elements(b, memory, tensor, strides, count)
    tensor[ffi.DATA], tensor[ffi.STRIDES] = memory, strides
    b.return_(adopt(b, target, memory, tensor))


@helper("i32", "ptr, ptr, ptr")
def adopt(b: Code, target: SSAValue, memory: SSAValue, tensor: SSAValue) -> None:
    """Store a view that owns ``memory``; free it if that fails."""
    owner = b.alloca(1)
    free = b.address(ffi.declare_c(b, "free"))
    status = ffi.call(b, "TVMFFIObjectCreateOpaque", memory, ffi.OPAQUE, free, owner)
    with b.when(status != 0):
        ffi.call_c(b, "free", memory)
        b.return_(status)
    opaque = owner[Member("ptr", 0)]
    status = view(b, target, opaque, tensor)
    ffi.call(b, "TVMFFIObjectDecRef", opaque)
    b.return_(status)


@helper("i32", "ptr, ptr, ptr")
def view(b: Code, target: SSAValue, owner: SSAValue, tensor: SSAValue) -> None:
    """Store a Tensor that keeps ``owner`` alive."""
    object_ = b.alloca(1)
    status = ffi.call(b, "TVMFFITensorCreateUnsafeView", owner, tensor, object_)
    with b.when(status == 0):
        ffi.store_any(target, ffi.TENSOR, object_[0])
    b.return_(status)


@helper("i32", "ptr, ptr, ptr, ptr, i64")
def fill_array(
    b: Code, array: SSAValue, text: SSAValue, tensor: SSAValue, *layout: SSAValue
) -> None:
    """Copy elements to an array in row-major order, whose sizes must be the same."""
    target, rank = ffi.tensor_of(b, array), tensor[ffi.RANK].to("i64")
    with b.when(target[ffi.RANK] != tensor[ffi.RANK]):
        b.return_(ffi.fail(b, "ValueError", text, array, ", and the result has rank %ld", rank))
    with b.loop(rank) as i:
        size = tensor[ffi.SHAPE][i]
        with b.when(size != target[ffi.SHAPE][i]):
            suffix = ", and a size of the result is %ld"
            b.return_(ffi.fail(b, "ValueError", text, array, suffix, size))
    copy_elements(b, ffi.first_element(target), tensor, *layout)
    b.return_(0)


@helper("void", "ptr, ptr, ptr, i64")
def copy_elements(
    b: Code, target: SSAValue, tensor: SSAValue, strides: SSAValue, count: SSAValue
) -> None:
    """Copy the elements of a result to memory in row-major order, whose strides these are."""
    size = ffi.item_bytes(tensor[ffi.DTYPE].to("i64", "zext"))
    with b.when((count == 0) | ffi.has_strides(b, tensor, strides)):
        b.move(target, tensor[ffi.DATA], count * size)
        b.return_()
    rank, shape = tensor[ffi.RANK].to("i64"), tensor[ffi.SHAPE]
    copy_strided(b, size, rank, shape, tensor[ffi.DATA], tensor[ffi.STRIDES], target, strides)
    b.return_()


def store_number(target: SSAValue, expected: PassedInteger | PassedFloat, value: SSAValue) -> None:
    """Store a number as a ``TVMFFIAny``."""
    if isinstance(expected, PassedFloat):
        ffi.store_any(target, ffi.FLOAT, value.to("f64", "fpext"))
    else:
        number = value.to("i64", "zext" if expected.least == 0 else "sext")
        ffi.store_any(target, ffi.BOOL if expected.type == Int(1) else ffi.INT, number)


@helper("void", "ptr, i64")
def fill_element(b: Code, array: SSAValue, bits: SSAValue) -> None:
    """Store a number, whose lower bits these are, as the element of an array of rank 0."""
    tensor = ffi.tensor_of(b, array)
    size = ffi.item_bytes(tensor[ffi.DTYPE].to("i64", "zext"))
    b.move(ffi.first_element(tensor), b.array(bits), size)
    b.return_()


@helper("i32", "ptr, ptr, i64, ptr")
def build_container(
    b: Code, function: SSAValue, items: SSAValue, count: SSAValue, target: SSAValue
) -> None:
    """Store an Array or Map of ``items``, and give these up."""
    number = count.to("i32")
    status = ffi.call(b, "TVMFFIFunctionCall", function, items, number, target)
    ffi.release(b, items, count)
    b.return_(status)
