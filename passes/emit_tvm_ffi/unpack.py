"""From a ``TVMFFIAny`` to what the function takes.

The wrapper itself recognises what callers usually pass: an integer or a float in range, an array in
the CPU's memory of the right sizes and strides. It gives everything else to a helper, which accepts
what is right all the same, or raises the error.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from typing import Any

from mlir_abi.bindings import ir
from mlir_abi.dialect_attrs.structure import Dict, Leaf, Node, Sequence, positional_slots
from mlir_abi.passes.emit_tvm_ffi import ffi
from mlir_abi.passes.emit_tvm_ffi.signature import (
    DYNAMIC,
    HEADER,
    MAX_RANK,
    UINT64,
    Passed,
    PassedFloat,
    PassedInteger,
    PassedTensor,
    Signature,
)
from mlir_abi.passes.llvm.builder import Code, SSAValue, helper
from mlir_abi.passes.llvm.types import Ranked, Unranked

_INFINITY = 0x7FF << 52
_MAGNITUDE = 2**63 - 1


class Unpacking:
    """Emits the conversion of arguments, in ``b``; the block ``failed`` returns an error."""

    def __init__(self, b: Code, signature: Signature, failed: ir.Block) -> None:
        self._b, self._signature, self._failed = b, signature, failed
        self._scratch = b.alloca(ffi.TENSOR_WORDS + signature.greatest_rank)

    def leaves(
        self, any_: SSAValue, label: str, node: Node | None
    ) -> Iterator[tuple[int, SSAValue]]:
        """The number of each leaf of a nest, and the address of its ``TVMFFIAny``.

        They stay alive: the caller holds the arguments, and these hold what is in them.
        """
        b, failed = self._b, self._failed

        def text(expected: str) -> SSAValue:
            return b.constant(self._signature.text(label, expected))

        match node:
            case Leaf(index):
                yield index, any_
            case None:
                b.go_on_if(check_none(b, any_, text("None")) != 0, failed)
            case Sequence():
                nodes = positional_slots(node)
                expected = text(f"a list or tuple of {len(nodes)}")
                b.go_on_if(check_list(b, any_, len(nodes), expected) != 0, failed)
                for i, child in enumerate(nodes):
                    item = any_[ffi.POINTER][ffi.ITEMS] + ffi.ANY_SIZE * i
                    yield from self.leaves(item, f"{label}[{i}]", child)
            case Dict(items):
                keys = [json.dumps(key) for key, _ in items]
                expected = text(f"a dict with {', '.join(keys)}")
                for key, (name, child) in zip(keys, items, strict=True):
                    item = b.alloca(ffi.ANY_SIZE // 8)
                    b.go_on_if(get_item(b, any_, b.constant(name), expected, item) != 0, failed)
                    yield from self.leaves(item, f"{label}[{key}]", child)
                b.go_on_if(check_dict(b, any_, len(items), expected) != 0, failed)

    def check(self, any_: SSAValue, label: str, expected: Passed) -> SSAValue:
        """Have a helper accept or refuse a value; returns the address that the helper returns."""
        b, numbers = self._b, expected.numbers
        text = self._signature.text(label, expected.expected)
        constant = b.constant(text, 8 * (1 + len(numbers)), *numbers)
        helpers = {
            PassedInteger: check_integer,
            PassedFloat: check_float,
            PassedTensor: check_tensor,
        }
        place: SSAValue = helpers[type(expected)](b, any_, constant, self._scratch)
        b.go_on_if(place != 0, self._failed)
        return place

    def integer(
        self, any_: SSAValue, label: str, expected: PassedInteger, type_: ir.Type
    ) -> SSAValue:
        """An integer, as ``type_``."""
        b = self._b
        done, unusual = b.block(type_), b.block()
        b.go_on_if(any_[ffi.TYPE] == ffi.INT, unusual)
        number, span = any_[ffi.NUMBER], expected.greatest - expected.least
        if span < 2**63:
            b.go_on_if((number - expected.least).is_at_most_unsigned(span), unusual)
        elif expected.least == 0:
            b.go_on_if(number >= 0, unusual)
        b.jump(done, number.to(type_))
        b.enter(unusual)
        b.jump(done, self.check(any_, label, expected)[0].to(type_))
        return b.enter(done)[0]

    def floating_point(
        self, any_: SSAValue, label: str, expected: PassedFloat, type_: ir.Type
    ) -> SSAValue:
        """A float, as ``type_``."""
        b = self._b
        convert, done, unusual = b.block("f64"), b.block(type_), b.block()
        b.go_on_if(any_[ffi.TYPE] == ffi.FLOAT, unusual)
        magnitude, greatest = any_[ffi.NUMBER] << 1, (expected.greatest << 1) - 2**64
        b.go_on_if(magnitude.is_at_most_unsigned(greatest), unusual)
        b.jump(convert, any_[ffi.REAL])
        b.enter(unusual)
        place = self.check(any_, label, expected)
        with b.when(place != self._scratch):  # an element of this type
            b.jump(done, b.op("load", type_, place))
        b.jump(convert, b.op("load", "f64", place))
        (number,) = b.enter(convert)
        b.jump(done, number.to(type_, "fptrunc"))
        return b.enter(done)[0]

    def tensor(self, any_: SSAValue, label: str, expected: PassedTensor) -> SSAValue:
        """The address of a DLTensor, whose strides are not null."""
        if expected.shape is None:
            return self.check(any_, label, expected)
        b = self._b
        done, unusual = b.block("ptr"), b.block()
        b.go_on_if(any_[ffi.TYPE] == ffi.TENSOR, unusual)
        tensor = any_[ffi.POINTER] + ffi.OBJECT_HEADER
        rank_and_dtype = len(expected.shape) | expected.dtype << 32
        b.go_on_if(tensor[ffi.RANK_AND_DTYPE] == rank_and_dtype, unusual)
        shape, strides = tensor[ffi.SHAPE], tensor[ffi.STRIDES]
        b.go_on_if((tensor[ffi.DEVICE] == ffi.CPU) & (strides != 0), unusual)
        start = _aligned_pointer(tensor, expected).to("i64", "ptrtoint")
        is_usual: SSAValue = (start & (expected.alignment - 1)) == 0
        for condition in _usual_layout(b, expected, expected.shape, shape, strides):
            is_usual &= condition
        b.go_on_if(is_usual, unusual)
        b.jump(done, tensor)
        b.enter(unusual)
        b.jump(done, self.check(any_, label, expected))
        return b.enter(done)[0]


def _usual_layout(
    b: Code,
    expected: PassedTensor,
    sizes: tuple[int | None, ...],
    shape: SSAValue,
    strides: SSAValue,
) -> Iterator[SSAValue]:
    """Conditions on the sizes and strides, the last dimension first."""
    row_major_stride = b.value("i64", 1)
    for axis, size in reversed(list(enumerate(sizes))):
        actual, stride = shape[axis], strides[axis]
        yield from _fits_index(b, actual) if size is None else [actual == size]
        if expected.strides is None:
            yield stride == row_major_stride
            row_major_stride *= actual if size is None else size
        elif expected.strides[axis] is not None:
            yield stride == expected.strides[axis]
        else:
            yield stride != 0
            yield from _fits_index(b, stride)


def _fits_index(b: Code, number: SSAValue) -> list[SSAValue]:
    """That ``number`` fits into an index narrower than 64 bits."""
    index = b.module.types.index.type
    return [number.to(index).to("i64") == number] if index.width < 64 else []


def _aligned_pointer(tensor: SSAValue, expected: PassedTensor) -> SSAValue:
    """The descriptor's aligned pointer: that of the first element, less a static offset."""
    return ffi.first_element(tensor) + -expected.offset * expected.item_bytes


def descriptor_of_tensor(
    b: Code, tensor: SSAValue, expected: PassedTensor, fields: Ranked | Unranked
) -> tuple[ir.Value, SSAValue]:
    """The memref descriptor of a tensor, and its allocated pointer. The elements are not copied."""
    pointer, index = _aligned_pointer(tensor, expected), b.module.types.index.type
    pack = b.module.emitter.pack
    if isinstance(fields, Unranked):
        rank = tensor[ffi.RANK].to("i64")
        ranked = b.alloca(rank * 2 + 3)
        fill_descriptor(b, ranked, pointer, tensor)
        return pack(b.at, fields, [rank.to(index).value, ranked.value]), pointer
    sizes, strides = tensor[ffi.SHAPE], tensor[ffi.STRIDES]
    shape, steps = expected.shape or (), expected.strides or (None,) * fields.rank
    numbers = [
        array[i].to(index).value if number is None else number
        for array, static in ((sizes, shape), (strides, steps))
        for i, number in enumerate(static)
    ]
    fixed = [pointer.value, pointer.value, expected.offset]
    return pack(b.at, fields, [*fixed, *numbers]), pointer


@helper("void", "ptr, ptr, ptr")
def fill_descriptor(b: Code, target: SSAValue, pointer: SSAValue, tensor: SSAValue) -> None:
    """Write the ranked descriptor of a tensor of any rank."""
    index, size = b.module.types.index.type, b.module.types.index_bytes
    target[0], target[1] = pointer, pointer
    b.do("store", b.value(index, 0), target + 16)
    rank = tensor[ffi.RANK].to("i64")
    with b.loop(rank) as i:
        for field, before in ((ffi.SHAPE, i), (ffi.STRIDES, i + rank)):
            number = tensor[field][i].to(index)
            b.do("store", number, target + (16 + size) + before * size)
    b.return_()


def _refusal(b: Code, any_: SSAValue, text: SSAValue) -> Callable[..., None]:
    """What raises an error about ``any_``, and returns null, if a condition holds."""

    def refuse_if(condition: SSAValue, kind: str = "ValueError", *suffix: Any) -> None:
        with b.when(condition):
            ffi.fail(b, kind, text, any_, *suffix)
            b.return_(0, "ptr")

    return refuse_if


@helper("ptr", "ptr, ptr")
def check_none(b: Code, any_: SSAValue, text: SSAValue) -> None:
    """Accept None, and return it; so do the next."""
    _refusal(b, any_, text)(any_[ffi.TYPE] != ffi.NONE, "TypeError")
    b.return_(any_)


@helper("ptr", "ptr, i64, ptr")
def check_list(b: Code, any_: SSAValue, count: SSAValue, text: SSAValue) -> None:
    """Accept an Array or List of ``count``."""
    refuse_if = _refusal(b, any_, text)
    refuse_if(~any_[ffi.TYPE].is_one_of(ffi.ARRAY, ffi.LIST), "TypeError")
    refuse_if(any_[ffi.POINTER][ffi.SIZE] != count)
    b.return_(any_)


@helper("ptr", "ptr, i64, ptr")
def check_dict(b: Code, any_: SSAValue, count: SSAValue, text: SSAValue) -> None:
    """Accept a Map or Dict of ``count``."""
    size = get_item(b, any_, 0, text, b.alloca(ffi.ANY_SIZE // 8))
    b.return_if(size == 0, 0, "ptr")
    number = size[ffi.NUMBER]
    _refusal(b, any_, text)(number != count, "ValueError", " of %ld", number)
    b.return_(any_)


@helper("ptr", "ptr, ptr, ptr, ptr")
def get_item(b: Code, any_: SSAValue, key: SSAValue, text: SSAValue, item: SSAValue) -> None:
    """Return the item of a Map or Dict, which holds it, in ``item``; the size for a null key."""
    refuse_if = _refusal(b, any_, text)
    is_map, has_key = any_[ffi.TYPE] == ffi.MAP, key != 0
    refuse_if(~(is_map | (any_[ffi.TYPE] == ffi.DICT)), "TypeError")
    size, get = (
        b.select(is_map, ffi.pointer_to(b, f"ffi.Map{name}"), ffi.pointer_to(b, f"ffi.Dict{name}"))
        for name in ("Size", "GetItem")
    )
    function, count = b.select(has_key, get, size), has_key.to("i32", "zext") + 1
    arguments = b.array(any_[0], any_[1], b.value("i64", ffi.RAW_STRING), key)
    ffi.store_any(item, ffi.NONE, 0)
    status = ffi.call(b, "TVMFFIFunctionCall", function, arguments, count, item)
    name = key.to("i64", "ptrtoint")
    refuse_if(status != 0, "ValueError", ' without "%s"', name)
    ffi.drop(b, item)
    b.return_(item)


@helper("ptr", "ptr, ptr, ptr")
def check_integer(b: Code, any_: SSAValue, expected: SSAValue, scratch: SSAValue) -> None:
    """Accept an Int, a Bool, a BigInt for ui64, or an array of rank 0; return the number."""
    numbers, refuse_if = expected + 8, _refusal(b, any_, expected + expected[0])
    dtype, least, greatest = (numbers[i] for i in range(3))
    with b.when(any_[ffi.TYPE].is_one_of(ffi.INT, ffi.BOOL)):
        number = any_[ffi.NUMBER]
        refuse_if((number < least) | (number > greatest))
        scratch[0] = number
        b.return_(scratch)
    with b.when(any_[ffi.TYPE] == ffi.BIG_INT):
        words = (
            any_[ffi.POINTER] + ffi.OBJECT_HEADER
        )  # their number, and the least significant first
        with b.when((dtype == UINT64) & (words[0] == 2)), b.when(words[2] == 0):
            scratch[0] = words[1]
            b.return_(scratch)
        refuse_if(b.value("i1", 1))
    _read_element(b, any_, dtype, scratch, refuse_if)
    b.return_(scratch)


@helper("ptr", "ptr, ptr, ptr")
def check_float(b: Code, any_: SSAValue, expected: SSAValue, scratch: SSAValue) -> None:
    """Accept a Float, an Int or a Bool, and return the f64; or the element of an array."""
    numbers, refuse_if = expected + 8, _refusal(b, any_, expected + expected[0])
    dtype, greatest, type_ = numbers[0], numbers[1], any_[ffi.TYPE]
    with b.when(type_.is_one_of(ffi.FLOAT, ffi.INT, ffi.BOOL)):
        real = any_[ffi.NUMBER].to("f64", "sitofp").to("i64", "bitcast")
        scratch[0] = b.select(type_ == ffi.FLOAT, any_[ffi.NUMBER], real)
        magnitude = scratch[0] & _MAGNITUDE
        refuse_if((magnitude > greatest) & (magnitude < _INFINITY))
        b.return_(scratch)
    _read_element(b, any_, dtype, scratch + 8, refuse_if)
    b.return_(scratch + 8)


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


@helper("ptr", "ptr, ptr, ptr")
def check_tensor(b: Code, any_: SSAValue, expected: SSAValue, scratch: SSAValue) -> None:
    """Accept an array, whose strides may be null where they do not matter; return a DLTensor."""
    numbers, refuse_if = expected + 8, _refusal(b, any_, expected + expected[0])
    dtype, expected_rank, alignment, before, is_written, is_row_major = (
        numbers[i] for i in range(HEADER)
    )
    tensor = ffi.tensor_of(b, any_)
    refuse_if(tensor == 0, "TypeError")
    refuse_if(tensor[ffi.DTYPE].to("i64", "zext") != dtype, "TypeError")
    rank, shape, sizes = tensor[ffi.RANK].to("i64"), tensor[ffi.SHAPE], numbers + 8 * HEADER
    refuse_if(rank > MAX_RANK)
    with b.when(expected_rank >= 0):
        refuse_if(rank != expected_rank)
        with b.loop(rank) as i:
            refuse_if((sizes[i] != DYNAMIC) & (shape[i] != sizes[i]))
    _refuse_other_devices(tensor, refuse_if)
    strides = scratch + 8 * ffi.TENSOR_WORDS
    b.move(scratch, tensor, 8 * ffi.TENSOR_WORDS)
    scratch[ffi.STRIDES] = strides
    b.return_if(ffi.row_major_strides(b, shape, rank, strides) == 0, scratch)
    start = ffi.first_element(tensor).to("i64", "ptrtoint") - before
    is_misaligned = (start & (alignment - 1)) != 0
    refuse_if(is_misaligned, "ValueError", " whose address is not a multiple of %ld", alignment)
    actual_strides = tensor[ffi.STRIDES]
    actual_strides = b.select(actual_strides == 0, strides, actual_strides)
    expected_strides = sizes + rank * 8
    with b.loop(rank) as i:
        with b.when(shape[i] > 1):
            stride = actual_strides[i]
            with b.when(is_row_major != 0):
                refuse_if(stride != strides[i])
            with b.when(is_row_major == 0):
                is_static = expected_strides[i] != DYNAMIC
                refuse_if(is_static & (stride != expected_strides[i]))
                is_shared = (stride == 0) & ~is_static & (is_written != 0)
                refuse_if(is_shared, "ValueError", " whose elements share memory")
                strides[i] = stride
        suffix = f", which an index of {b.module.types.index_bits} bits cannot describe"
        for fits in (*_fits_index(b, shape[i]), *_fits_index(b, strides[i])):
            refuse_if(~fits, "ValueError", suffix)
    b.return_(scratch)
