"""From what the function returns to a ``TVMFFIAny``, or into arrays of the caller.

An array whose memory the function has allocated owns it: an object that holds the pointer, with
``free`` as its deleter, and a view of it. Neither points into the library, so a result outlives it.
An array that is an argument is a view that keeps the argument alive. A global of the module, or the
memory of another result, is copied.

``owners`` is a table of whose memory is known: the number of entries, then for each the allocated
pointer, and the Tensor object that a view can keep alive, or null.
"""

from __future__ import annotations

from mlir_abi.bindings import ir
from mlir_abi.dialect_attrs.layout.memref_descriptor import GLOBAL
from mlir_abi.dialect_attrs.types import Int
from mlir_abi.passes.emit_tvm_ffi.runtime import (
    ANY_SIZE,
    BOOL,
    FAILURE,
    FLOAT,
    INT,
    NONE,
    OPAQUE,
    PAYLOAD,
    RAW_STRING,
    SUCCESS,
    TENSOR,
    Code,
    helper,
)
from mlir_abi.passes.emit_tvm_ffi.signature import GAP, LEAF, SEQUENCE, FloatingPoint, Integer
from mlir_abi.passes.emit_tvm_ffi.unpack import (
    BF16,
    BYTE_OFFSET,
    CPU,
    DATA,
    DEVICE,
    DTYPE,
    F16,
    F32,
    RANK,
    SHAPE,
    STRIDES,
    TENSOR_WORDS,
    first_element,
    widen_bf16,
    widen_f16,
)

_ENTRY = 16


def pack_scalar(
    b: Code, expected: Integer | FloatingPoint, value: ir.Value, target: ir.Value
) -> None:
    """Store a number as a ``TVMFFIAny``."""
    if isinstance(expected, FloatingPoint):
        if expected.type.width == 16:
            widen = widen_f16 if expected.type.name == "f16" else widen_bf16
            value = widen(b, b.convert("bitcast", value, "i16"))
        payload = b.convert("bitcast", b.convert("fpext", value, "f64"), "i64")
        b.store_any(target, b.constant("i64", FLOAT), payload)
        return
    payload = b.convert("zext" if expected.least == 0 else "sext", value, "i64")
    b.store_any(target, b.constant("i64", BOOL if expected.type == Int(1) else INT), payload)


def new_owners(b: Code, entries: int) -> ir.Value:
    """An empty table with room for ``entries``."""
    owners = b.alloca(1 + 2 * entries)
    b.store(b.constant("i64", 0), owners)
    return owners


def add_argument(b: Code, owners: ir.Value, i: int, allocated: ir.Value, any_: ir.Value) -> None:
    """Add entry ``i``: the memory of an argument, which a view keeps alive if it is a Tensor."""
    is_object = b.compare("eq", b.load("i32", any_), TENSOR)
    b.store(allocated, owners, 8 + _ENTRY * i)
    b.store(b.select(is_object, b.load("ptr", any_, PAYLOAD), 0), owners, 16 + _ENTRY * i)
    b.store(b.constant("i64", i + 1), owners)


@helper("ptr", "ptr, ptr")
def owner_of(b: Code, owners: ir.Value, allocated: ir.Value) -> None:
    """Return the place of the object in the entry of ``allocated``; null without an entry."""
    with b.loop(b.load("i64", owners)) as i:
        entry = b.offset(b.offset(owners, 8), b.multiply(i, _ENTRY))
        with b.when(b.compare("eq", b.load("ptr", entry), allocated)):
            b.return_(b.offset(entry, 8))
    b.return_(b.null())


@helper("i1", "ptr, ptr")
def take_ownership(b: Code, owners: ir.Value, allocated: ir.Value) -> None:
    """Return whether memory is fresh; from then on it has an entry, and is not fresh."""
    is_known = b.compare("ne", b.helper("owner_of", owners, allocated), 0)
    is_global = b.compare("eq", b.convert("ptrtoint", allocated, "i64"), GLOBAL)
    with b.when(b.binary("or", is_known, is_global)):
        b.return_(b.constant("i1", 0))
    count = b.load("i64", owners)
    entry = b.offset(b.offset(owners, 8), b.multiply(count, _ENTRY))
    b.store(allocated, entry)
    b.store(b.null(), entry, 8)
    b.store(b.add(count, 1), owners)
    b.return_(b.constant("i1", 1))


@helper("void", "ptr, i64")
def free_results(b: Code, owners: ir.Value, arguments: ir.Value) -> None:
    """Free the fresh memory of all results: the entries that follow those of the arguments."""
    with b.loop(b.binary("sub", b.load("i64", owners), arguments)) as i:
        entry = b.multiply(b.add(arguments, i), _ENTRY)
        b.c("free", b.load("ptr", b.offset(owners, 8), entry))
    b.return_()


@helper("void", "ptr, ptr, i64, i64")
def describe_result(
    b: Code, tensor: ir.Value, descriptor: ir.Value, rank: ir.Value, dtype: ir.Value
) -> None:
    """Fill a DLTensor, which is followed by room for sizes and strides, from a descriptor."""
    index, size = b.runtime.types.index.type, b.runtime.types.index_bytes
    offset = b.convert("sext", b.load(index, descriptor, 16), "i64")
    first = b.multiply(offset, _item_bytes(b, dtype))
    b.store(b.offset(b.load("ptr", descriptor, 8), first), tensor, DATA)
    b.store(b.constant("i64", CPU), tensor, DEVICE)
    b.store(b.binary("or", b.binary("shl", dtype, 32), rank), tensor, RANK)
    numbers = b.offset(tensor, 8 * TENSOR_WORDS)
    b.store(numbers, tensor, SHAPE)
    b.store(b.offset(numbers, b.multiply(rank, 8)), tensor, STRIDES)
    b.store(b.constant("i64", 0), tensor, BYTE_OFFSET)
    with b.loop(b.multiply(rank, 2)) as i:  # the strides follow the sizes in both
        number = b.load(index, b.offset(descriptor, 16 + size), b.multiply(i, size))
        b.store(b.convert("sext", number, "i64"), numbers, b.multiply(i, 8))
    b.return_()


def _item_bytes(b: Code, dtype: ir.Value) -> ir.Value:
    return b.binary("lshr", b.binary("and", dtype, 0xFF00), 11)


@helper("i32", "ptr, ptr, ptr, ptr, i64, i64, ptr, i32")
def pack_tensor(b: Code, *arguments: ir.Value) -> None:
    """Return a memref to the caller: in ``target``, or, unless null, by a copy to ``array``.

    Returns the status from then on. After an error (``status``) the memory is only freed; what was
    copied to arrays is freed by ``free_results``, since another result may be the same memory.
    """
    target, text, owners, descriptor, rank, dtype, array, status = arguments
    tensor = b.alloca(b.add(b.multiply(rank, 2), TENSOR_WORDS))
    b.helper("describe_result", tensor, descriptor, rank, dtype)
    allocated = b.load("ptr", descriptor)
    owner = b.helper("owner_of", owners, allocated)
    is_fresh = b.helper("take_ownership", owners, allocated)
    failure = b.constant("i32", FAILURE)
    goes_to_array = b.compare("ne", array, 0)
    with b.when(b.compare("ne", status, 0)):
        with b.when(b.binary("and", is_fresh, b.negate(goes_to_array))):
            b.c("free", allocated)
        b.return_(status)
    strides = b.alloca(rank)
    count = b.helper("row_major", b.load("ptr", tensor, SHAPE), rank, strides)
    is_missing = b.compare("eq", allocated, 0)
    with b.when(b.binary("and", is_missing, b.compare("ne", count, 0))):
        b.fail("MemoryError", text, None, "null: no memory could be allocated")
        b.return_(failure)
    with b.when(goes_to_array):
        b.return_(b.helper("fill_array", array, text, tensor))
    with b.when(is_fresh):
        b.return_(b.helper("adopt", target, allocated, tensor))
    with b.when(b.compare("ne", owner, 0)):
        source = b.load("ptr", owner)
        with b.when(b.compare("ne", source, 0)):
            b.return_(b.helper("view", target, source, tensor))
    size = b.add(b.multiply(count, _item_bytes(b, dtype)), 1)
    memory = b.c("malloc", b.convert("trunc", size, b.runtime.types.index.type))
    with b.when(b.compare("eq", memory, 0)):
        b.fail("MemoryError", text, None, "no memory for a copy")
        b.return_(failure)
    b.helper("copy_elements", memory, tensor)
    b.store(memory, tensor, DATA)
    b.store(strides, tensor, STRIDES)
    b.return_(b.helper("adopt", target, memory, tensor))


@helper("i32", "ptr, ptr, ptr")
def adopt(b: Code, target: ir.Value, memory: ir.Value, tensor: ir.Value) -> None:
    """Store a view that owns ``memory``; free it if that fails."""
    owner = b.alloca(1)
    free = b.address(b.runtime.declare("free"))
    kind = b.constant("i32", OPAQUE)
    status = b.tvm("TVMFFIObjectCreateOpaque", memory, kind, free, owner)
    with b.when(b.compare("ne", status, 0)):
        b.c("free", memory)
        b.return_(status)
    opaque = b.load("ptr", owner)
    viewed = b.helper("view", target, opaque, tensor)
    b.tvm("TVMFFIObjectDecRef", opaque)
    b.return_(viewed)


@helper("i32", "ptr, ptr, ptr")
def view(b: Code, target: ir.Value, source: ir.Value, tensor: ir.Value) -> None:
    """Store a Tensor that keeps ``source`` alive."""
    object_ = b.alloca(1)
    status = b.tvm("TVMFFITensorCreateUnsafeView", source, tensor, object_)
    with b.when(b.compare("eq", status, 0)):
        b.store_any(target, b.constant("i64", TENSOR), b.load("i64", object_))
    b.return_(status)


@helper("i32", "ptr, ptr, ptr")
def fill_array(b: Code, array: ir.Value, text: ir.Value, tensor: ir.Value) -> None:
    """Copy elements to an array in row-major order, whose sizes must be the same."""
    target = b.helper("tensor_of", array)
    rank = b.convert("sext", b.load("i32", tensor, RANK), "i64")
    expected, actual = b.load("ptr", tensor, SHAPE), b.load("ptr", target, SHAPE)
    same_rank = b.compare("eq", b.load("i32", target, RANK), b.load("i32", tensor, RANK))
    with b.when(b.negate(same_rank)):
        b.return_(b.fail("ValueError", text, array, ", and the result has rank %ld", rank))
    with b.loop(rank) as i:
        at = b.multiply(i, 8)
        size = b.load("i64", expected, at)
        with b.when(b.compare("ne", size, b.load("i64", actual, at))):
            suffix = ", and a size of the result is %ld"
            b.return_(b.fail("ValueError", text, array, suffix, size))
    b.helper("copy_elements", first_element(b, target), tensor)
    b.return_(b.constant("i32", SUCCESS))


@helper("void", "ptr, ptr, i64")
def fill_scalars(b: Code, leaves: ir.Value, arrays: ir.Value, count: ir.Value) -> None:
    """Copy numbers to arrays of rank 0; results that are arrays are None in ``leaves``."""
    bytes_ = b.alloca(1)
    with b.loop(count) as i:
        leaf = b.offset(leaves, b.multiply(i, ANY_SIZE))
        tensor = b.helper("tensor_of", b.offset(arrays, b.multiply(i, ANY_SIZE)))
        dtype = b.load("i32", tensor, DTYPE)
        b.store(b.load("i64", leaf, PAYLOAD), bytes_)
        number = b.load("f64", leaf, PAYLOAD)
        with b.when(b.compare("eq", dtype, F32)):
            b.store(b.convert("fptrunc", number, "f32"), bytes_)
        for kind, mantissa, bias in ((F16, 10, 15), (BF16, 7, 127)):
            with b.when(b.compare("eq", dtype, kind)):
                sizes = b.constant("i64", mantissa), b.constant("i64", bias)
                b.store(b.helper("round_to_16_bits", number, *sizes), bytes_)
        with b.when(b.compare("ne", b.load("i32", leaf), NONE)):
            size = _item_bytes(b, b.convert("zext", dtype, "i64"))
            b.move(first_element(b, tensor), bytes_, size)
    b.return_()


@helper("void", "ptr, ptr")
def copy_elements(b: Code, target: ir.Value, tensor: ir.Value) -> None:
    """Copy the elements of a tensor to memory in row-major order."""
    rank = b.convert("sext", b.load("i32", tensor, RANK), "i64")
    shape, strides = b.load("ptr", tensor, SHAPE), b.load("ptr", tensor, STRIDES)
    source = b.load("ptr", tensor, DATA)
    item = _item_bytes(b, b.convert("zext", b.load("i32", tensor, DTYPE), "i64"))
    count = b.helper("row_major", shape, rank, b.alloca(rank))
    with b.when(b.helper("is_row_major", tensor)):
        b.move(target, source, b.multiply(count, item))
        b.return_()
    state = b.alloca(2)  # what is left of the number of the element, its distance from the first
    with b.loop(count) as i:
        b.store(i, state)
        b.store(b.constant("i64", 0), state, 8)
        with b.loop(rank) as axis:
            at = b.multiply(b.binary("sub", b.add(rank, -1), axis), 8)
            size, left = b.load("i64", shape, at), b.load("i64", state)
            step = b.multiply(b.binary("urem", left, size), b.load("i64", strides, at))
            b.store(b.add(b.load("i64", state, 8), step), state, 8)
            b.store(b.binary("udiv", left, size), state)
        distance = b.multiply(b.load("i64", state, 8), item)
        b.move(b.offset(target, b.multiply(i, item)), b.offset(source, distance), item)
    b.return_()


@helper("ptr", "ptr, ptr, ptr, ptr")
def nest(b: Code, target: ir.Value, node: ir.Value, texts: ir.Value, leaves: ir.Value) -> None:
    """Move ``leaves`` into Arrays and Maps; return the end of ``node``, null after an error."""
    kind, second = b.load("i64", node), b.load("i64", node, 8)
    b.clear(target)
    with b.when(b.compare("eq", kind, LEAF)):
        leaf = b.offset(leaves, b.multiply(second, ANY_SIZE))
        b.move(target, leaf, ANY_SIZE)
        b.clear(leaf)
        b.return_(b.offset(node, 16))
    with b.when(b.compare("eq", kind, GAP)):
        b.return_(b.offset(node, 16))
    is_sequence = b.compare("eq", kind, SEQUENCE)
    children = b.load("i64", node, 16)
    count = b.select(is_sequence, children, b.multiply(children, 2))
    items, following = b.alloca(b.multiply(count, 2)), b.alloca(2)  # the next node, the next item
    b.store(b.offset(node, 24), following)
    b.store(items, following, 8)
    with b.loop(count) as i:
        b.clear(b.offset(items, b.multiply(i, ANY_SIZE)))
    with b.loop(children):
        with b.when(b.negate(is_sequence)):
            place, key = b.load("ptr", following), b.load("ptr", following, 8)
            text = b.offset(texts, b.load("i64", place))
            b.store_any(key, b.constant("i64", RAW_STRING), b.convert("ptrtoint", text, "i64"))
            b.store(b.offset(place, 8), following)
            b.store(b.offset(key, ANY_SIZE), following, 8)
        item = b.load("ptr", following, 8)
        end = b.helper("nest", item, b.load("ptr", following), texts, leaves)
        with b.when(b.compare("eq", end, 0)):
            b.helper("release", items, count)
            b.return_(b.null())
        b.store(end, following)
        b.store(b.offset(item, ANY_SIZE), following, 8)
    function = b.select(is_sequence, b.slot("Array"), b.slot("Map"))
    number = b.convert("trunc", count, "i32")
    status = b.tvm("TVMFFIFunctionCall", function, items, number, target)
    b.helper("release", items, count)
    failed = b.compare("ne", status, 0)
    b.return_(b.select(failed, b.null(), b.load("ptr", following)))
