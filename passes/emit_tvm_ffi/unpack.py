"""From a ``TVMFFIAny`` to what the function takes.

The wrapper itself recognises what callers usually pass: an integer or a float in range, an array in
the CPU's memory of the right sizes and strides. It gives everything else to a helper, which accepts
what is right all the same, or raises the error. Both lead to the same place: the address of a
``TVMFFIAny`` with the number, or of a ``DLTensor`` whose strides are not null.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass

from mlir_abi.bindings import ir
from mlir_abi.passes.emit_tvm_ffi.runtime import (
    ANY_SIZE,
    ARRAY,
    BIG_INT,
    BOOL,
    DICT,
    FIRST_FIELD,
    FLOAT,
    INT,
    LIST,
    MAP,
    NONE,
    OBJECT,
    PAYLOAD,
    RAW_STRING,
    TENSOR,
    Code,
    helper,
)
from mlir_abi.passes.emit_tvm_ffi.signature import (
    DYNAMIC,
    GAP,
    LEAF,
    MAX_RANK,
    SEQUENCE,
    FloatingPoint,
    Integer,
    Passed,
    Tensor,
)
from mlir_abi.passes.llvm.types import Ranked, Unranked

CPU, PINNED = 1, (3, 11)
"""The DLDeviceType of memory that the CPU reads: its own, and what CUDA and ROCm pin."""

DATA, DEVICE, RANK, DTYPE, SHAPE, STRIDES, BYTE_OFFSET = 0, 8, 16, 20, 24, 32, 40
"""The offsets of the fields of a DLTensor."""

TENSOR_WORDS = 6

_HEADER = 6
"""How many numbers of a `Tensor` precede its sizes."""

UINT64 = 1 | 64 << 8 | 1 << 16
F16, F32, F64 = (2 | bits << 8 | 1 << 16 for bits in (16, 32, 64))
BF16 = 4 | 16 << 8 | 1 << 16
"""DLDataTypes of one lane, as the integers that their bytes are."""


_CHECKS = {
    Integer: "check_integer",
    FloatingPoint: "check_float",
    Tensor: "check_tensor",
}
"""The helper that accepts or refuses each kind of argument."""


@dataclass(frozen=True)
class Argument:
    """One argument of a call.

    ``any`` is the address of its ``TVMFFIAny``, ``numbers`` that of the numbers of ``expected``,
    ``text`` how its errors begin, ``scratch`` memory for a helper, and ``failed`` the block that
    returns the error.
    """

    expected: Passed
    any: ir.Value
    numbers: ir.Value
    text: ir.Value
    scratch: ir.Value
    failed: ir.Block

    def check(self, b: Code) -> ir.Value:
        """Have a helper accept or refuse it; returns the address that the helper returns."""
        place = b.helper(
            _CHECKS[type(self.expected)], self.any, self.numbers, self.text, self.scratch
        )
        b.go_on_if(b.compare("ne", place, 0), self.failed)
        return place


def unpack_integer(b: Code, argument: Argument, expected: Integer, type_: ir.Type) -> ir.Value:
    """The integer, as ``type_``."""
    done, unusual = b.block("ptr"), b.block()
    b.go_on_if(b.compare("eq", b.load("i32", argument.any), INT), unusual)
    number = b.load("i64", argument.any, PAYLOAD)
    if expected.greatest - expected.least < 2**63:
        from_least = b.binary("sub", number, expected.least)
        b.go_on_if(b.compare("ule", from_least, expected.greatest - expected.least), unusual)
    elif expected.least == 0:
        b.go_on_if(b.compare("sge", number, 0), unusual)
    place = _checked(b, argument, argument.any, done, unusual)
    return b.convert("trunc", b.load("i64", place, PAYLOAD), type_)


def unpack_float(b: Code, argument: Argument, expected: FloatingPoint, type_: ir.Type) -> ir.Value:
    """The float, as ``type_``."""
    done, unusual = b.block("ptr"), b.block()
    b.go_on_if(b.compare("eq", b.load("i32", argument.any), FLOAT), unusual)
    magnitude = b.binary("and", b.load("i64", argument.any, PAYLOAD), 2**63 - 1)
    is_usual = b.compare("ole", b.convert("bitcast", magnitude, "f64"), expected.greatest)
    b.go_on_if(is_usual, unusual)
    place = _checked(b, argument, argument.any, done, unusual)
    value = b.load("f64", place, PAYLOAD)
    if expected.type.width > 16:
        return b.convert("fptrunc", value, type_)
    mantissa, bias = (10, 15) if expected.type.name == "f16" else (7, 127)
    sizes = b.constant("i64", mantissa), b.constant("i64", bias)
    bits = b.convert("trunc", b.helper("round_to_16_bits", value, *sizes), "i16")
    return b.convert("bitcast", bits, type_)


def _checked(
    b: Code, argument: Argument, usual: ir.Value, done: ir.Block, unusual: ir.Block
) -> ir.Value:
    """The address ``usual``, or what a helper returns where the block ``unusual`` was reached."""
    b.jump(done, usual)
    b.enter(unusual)
    b.jump(done, argument.check(b))
    b.enter(done)
    place: ir.Value = done.arguments[0]
    return place


def unpack_tensor(b: Code, argument: Argument, expected: Tensor) -> ir.Value:
    """The address of the DLTensor."""
    if expected.shape is None:
        return argument.check(b)
    done, unusual = b.block("ptr"), b.block()
    b.go_on_if(b.compare("eq", b.load("i32", argument.any), TENSOR), unusual)
    tensor = b.offset(b.load("ptr", argument.any, PAYLOAD), FIRST_FIELD)
    rank_and_dtype = len(expected.shape) | expected.dtype << 32
    b.go_on_if(b.compare("eq", b.load("i64", tensor, RANK), rank_and_dtype), unusual)
    shape, strides = b.load("ptr", tensor, SHAPE), b.load("ptr", tensor, STRIDES)
    has_strides = b.compare("ne", strides, 0)
    is_cpu = b.compare("eq", b.load("i32", tensor, DEVICE), CPU)
    b.go_on_if(b.binary("and", is_cpu, has_strides), unusual)
    start = b.convert("ptrtoint", _aligned_pointer(b, tensor, expected), "i64")
    is_usual = b.compare("eq", b.binary("and", start, expected.alignment - 1), 0)
    for condition in _usual_layout(b, expected, expected.shape, shape, strides):
        is_usual = b.binary("and", is_usual, condition)
    b.go_on_if(is_usual, unusual)
    return _checked(b, argument, tensor, done, unusual)


def _usual_layout(
    b: Code,
    expected: Tensor,
    sizes: tuple[int | None, ...],
    shape: ir.Value,
    strides: ir.Value,
) -> Iterator[ir.Value]:
    """Conditions on the sizes and strides, the last dimension first."""
    row_major: ir.Value = b.constant("i64", 1)
    for axis, size in reversed(list(enumerate(sizes))):
        actual, stride = b.load("i64", shape, 8 * axis), b.load("i64", strides, 8 * axis)
        if size is not None:
            yield b.compare("eq", actual, size)
        else:
            yield from _fits_index(b, actual)
        if expected.strides is None:
            yield b.compare("eq", stride, row_major)
            row_major = b.multiply(row_major, actual if size is None else size)
        elif expected.strides[axis] is not None:
            yield b.compare("eq", stride, expected.strides[axis])
        else:
            yield b.compare("ne", stride, 0)
            yield from _fits_index(b, stride)


def _fits_index(b: Code, number: ir.Value) -> Iterator[ir.Value]:
    """That ``number`` fits into an index narrower than 64 bits."""
    index = b.runtime.types.index.type
    if index.width < 64:
        yield b.compare("eq", b.convert("sext", b.convert("trunc", number, index), "i64"), number)


def _aligned_pointer(b: Code, tensor: ir.Value, expected: Tensor) -> ir.Value:
    """The descriptor's aligned pointer: that of the first element, less a static offset."""
    return b.offset(first_element(b, tensor), -expected.offset * expected.item_bytes)


def first_element(b: Code, tensor: ir.Value) -> ir.Value:
    """The address of the first element of a DLTensor."""
    return b.offset(b.load("ptr", tensor, DATA), b.load("i64", tensor, BYTE_OFFSET))


def descriptor(
    b: Code, tensor: ir.Value, expected: Tensor, fields: Ranked | Unranked
) -> tuple[ir.Value, ir.Value]:
    """The memref descriptor of a tensor, and its allocated pointer. The elements are not copied."""
    pointer = _aligned_pointer(b, tensor, expected)
    if isinstance(fields, Unranked):
        index = b.runtime.types.index
        rank = b.convert("sext", b.load("i32", tensor, RANK), "i64")
        ranked = b.alloca(b.add(b.multiply(rank, 2), 3))
        b.helper("fill_descriptor", ranked, pointer, tensor)
        return b.emitter.pack(b.at, fields, [b.convert("trunc", rank, index.type), ranked]), pointer
    shape, strides = b.load("ptr", tensor, SHAPE), b.load("ptr", tensor, STRIDES)

    def numbers(static: tuple[int | None, ...], dynamic: ir.Value) -> list[ir.Value | int]:
        index = b.runtime.types.index.type
        return [
            b.convert("trunc", b.load("i64", dynamic, 8 * i), index) if number is None else number
            for i, number in enumerate(static)
        ]

    sizes = numbers(expected.shape or (), shape)
    steps = numbers(expected.strides or (None,) * fields.rank, strides)
    return b.emitter.pack(
        b.at, fields, [pointer, pointer, expected.offset, *sizes, *steps]
    ), pointer


@helper("void", "ptr, ptr, ptr")
def fill_descriptor(b: Code, target: ir.Value, pointer: ir.Value, tensor: ir.Value) -> None:
    """Write the ranked descriptor of a tensor of any rank."""
    index, size = b.runtime.types.index.type, b.runtime.types.index_bytes
    rank = b.convert("sext", b.load("i32", tensor, RANK), "i64")
    b.store(pointer, target)
    b.store(pointer, target, 8)
    b.store(b.constant(index, 0), target, 16)
    sizes = b.offset(target, 16 + size)
    steps = b.offset(sizes, b.multiply(rank, size))
    for field, numbers in ((SHAPE, sizes), (STRIDES, steps)):
        source = b.load("ptr", tensor, field)
        with b.loop(rank) as i:
            number = b.convert("trunc", b.load("i64", source, b.multiply(i, 8)), index)
            b.store(number, numbers, b.multiply(i, size))
    b.return_()


class Refusal:
    """How the helper that checks the value ``any_`` refuses it; ``text`` is how errors begin."""

    def __init__(self, code: Code, any_: ir.Value, text: ir.Value) -> None:
        self.code, self.any, self._text = code, any_, text

    def when(
        self,
        condition: ir.Value,
        kind: str = "ValueError",
        suffix: str = "",
        number: ir.Value | None = None,
    ) -> None:
        """Raise an error and return null if ``condition`` holds."""
        b = self.code
        with b.when(condition):
            b.fail(kind, self._text, self.any, suffix, number)
            b.return_(b.null())

    def other_devices(self, tensor: ir.Value) -> None:
        """Refuse memory that the CPU does not read."""
        b = self.code
        device = b.load("i32", tensor, DEVICE)
        is_other = b.negate(_is_one_of(b, device, CPU, *PINNED))
        number = b.convert("sext", device, "i64")
        self.when(is_other, suffix=" on a device of type %ld", number=number)


@helper("ptr", "ptr, ptr, ptr, ptr")
def check_integer(
    b: Code, any_: ir.Value, numbers: ir.Value, text: ir.Value, scratch: ir.Value
) -> None:
    """Accept an Int, a Bool, a BigInt for ui64, or an array of rank 0; return a TVMFFIAny."""
    refuse = Refusal(b, any_, text)
    type_, number = b.load("i32", any_), b.load("i64", any_, PAYLOAD)
    dtype, least, greatest = (b.load("i64", numbers, 8 * i) for i in range(3))
    is_ui64 = b.compare("eq", dtype, UINT64)
    with b.when(_is_one_of(b, type_, INT, BOOL)):
        is_low = b.compare("slt", number, least)
        is_high = b.binary("and", b.compare("sgt", number, greatest), b.negate(is_ui64))
        refuse.when(b.binary("or", is_low, is_high))
        b.store(number, scratch, PAYLOAD)
        b.return_(scratch)
    with b.when(b.compare("eq", type_, BIG_INT)):
        big = b.load("ptr", any_, PAYLOAD)
        words = b.load("i64", big, FIRST_FIELD)
        with b.when(b.binary("and", is_ui64, b.compare("eq", words, 2))):
            low = b.load("i64", big, FIRST_FIELD + 8)
            with b.when(b.compare("eq", b.load("i64", big, FIRST_FIELD + 16), 0)):
                b.store(low, scratch, PAYLOAD)
                b.return_(scratch)
        refuse.when(b.constant("i1", 1))
    element = _element_of_rank_0(refuse, dtype)
    bits = b.convert("zext", b.load("i8", element, DTYPE + 1), "i64")
    data = first_element(b, element)
    is_signed = b.compare("eq", b.load("i8", element, DTYPE), 0)
    for width in (8, 16, 32, 64):
        with b.when(b.compare("eq", bits, width)):
            narrow = b.load(f"i{width}", data)
            signed = b.convert("sext", narrow, "i64")
            b.store(b.select(is_signed, signed, b.convert("zext", narrow, "i64")), scratch, PAYLOAD)
    b.return_(scratch)


@helper("ptr", "ptr, ptr, ptr, ptr")
def check_float(
    b: Code, any_: ir.Value, numbers: ir.Value, text: ir.Value, scratch: ir.Value
) -> None:
    """Accept a Float, an Int, a Bool, or an array of rank 0; return a TVMFFIAny."""
    refuse = Refusal(b, any_, text)
    type_, number = b.load("i32", any_), b.load("i64", any_, PAYLOAD)
    dtype = b.load("i64", numbers)
    value = b.alloca(1)
    b.store(number, value)
    with b.when(_is_one_of(b, type_, INT, BOOL)):
        b.store(b.convert("sitofp", number, "f64"), value)
    with b.when(_is_one_of(b, type_, FLOAT, INT, BOOL)):
        bits = b.binary("and", b.load("i64", value), 2**63 - 1)
        greatest = b.load("f64", numbers, 8)
        is_beyond = b.compare("ogt", b.convert("bitcast", bits, "f64"), greatest)
        is_finite = b.compare("ult", bits, _INFINITY)
        refuse.when(b.binary("and", is_beyond, is_finite))
        b.store(b.load("i64", value), scratch, PAYLOAD)
        b.return_(scratch)
    element = _element_of_rank_0(refuse, dtype)
    data = first_element(b, element)
    for code, read in _FLOATS.items():
        with b.when(b.compare("eq", dtype, code)):
            b.store(read(b, data), scratch, PAYLOAD)
    b.return_(scratch)


def widen_f16(b: Code, bits: ir.Value) -> ir.Value:
    """The f64 of an f16, without the conversion for which LLVM may call a function."""
    magnitude = b.binary("and", bits, 0x7FFF)
    shifted = b.binary("shl", b.convert("zext", magnitude, "i64"), 42)
    scaled = b.binary("fmul", b.convert("bitcast", shifted, "f64"), 2.0**1008)
    finite = b.convert("bitcast", scaled, "i64")
    is_finite = b.compare("ult", magnitude, 0x7C00)
    wide = b.select(is_finite, finite, b.binary("or", shifted, _INFINITY))
    sign = b.binary("shl", b.convert("zext", b.binary("lshr", bits, 15), "i64"), 63)
    return b.convert("bitcast", b.binary("or", wide, sign), "f64")


def widen_bf16(b: Code, bits: ir.Value) -> ir.Value:
    """The f64 of a bf16, which is the upper half of an f32."""
    single = b.binary("shl", b.convert("zext", bits, "i32"), 16)
    return b.convert("fpext", b.convert("bitcast", single, "f32"), "f64")


_INFINITY = 0x7FF << 52
_FLOATS: dict[int, Callable[[Code, ir.Value], ir.Value]] = {
    F64: lambda b, data: b.load("f64", data),
    F32: lambda b, data: b.convert("fpext", b.load("f32", data), "f64"),
    F16: lambda b, data: widen_f16(b, b.load("i16", data)),
    BF16: lambda b, data: widen_bf16(b, b.load("i16", data)),
}
"""How an element is read, by its DLDataType."""


@helper("i64", "f64, i64, i64")
def round_to_16_bits(b: Code, value: ir.Value, mantissa: ir.Value, bias: ir.Value) -> None:
    """Round to the nearest f16 or bf16, ties to even, by arithmetic on integers and f64.

    LLVM may call a function for the conversion that gcc 12's runtime library lacks.
    """
    bits = b.convert("bitcast", value, "i64")
    magnitude = b.binary("and", bits, 2**63 - 1)
    sign = b.binary("lshr", b.binary("and", bits, -(2**63)), 48)
    infinity = b.binary("shl", b.add(b.multiply(bias, 2), 1), mantissa)
    with b.when(b.compare("ugt", magnitude, _INFINITY)):
        quiet = b.binary("lshr", b.binary("shl", b.constant("i64", 1), mantissa), 1)
        b.return_(b.binary("or", b.binary("or", infinity, quiet), sign))
    with b.when(b.compare("eq", magnitude, _INFINITY)):
        b.return_(b.binary("or", infinity, sign))
    # In units of the last place, the value is an integer after rounding.
    excess = b.binary("sub", b.constant("i64", 1024), bias)
    normal = b.binary("sub", b.binary("lshr", magnitude, 52), excess)
    exponent = b.select(b.compare("sgt", normal, 0), normal, 0)
    scale = b.binary("sub", b.add(b.add(mantissa, bias), 1022), exponent)
    unit = b.convert("bitcast", b.binary("shl", scale, 52), "f64")
    units = b.binary("fmul", b.convert("bitcast", magnitude, "f64"), unit)
    rounded = b.binary("fsub", b.binary("fadd", units, 2.0**52), 2.0**52)
    integer = b.convert("fptosi", rounded, "i64")
    result = b.add(b.binary("shl", exponent, mantissa), integer)
    b.return_(b.binary("or", result, sign))


def _is_one_of(b: Code, type_: ir.Value, *indices: int) -> ir.Value:
    found = b.compare("eq", type_, indices[0])
    for index in indices[1:]:
        found = b.binary("or", found, b.compare("eq", type_, index))
    return found


def _element_of_rank_0(refuse: Refusal, dtype: ir.Value) -> ir.Value:
    """The DLTensor of an array of rank 0 in the CPU's memory."""
    b = refuse.code
    tensor = b.helper("tensor_of", refuse.any)
    refuse.when(b.compare("eq", tensor, 0), "TypeError")
    actual = b.convert("zext", b.load("i32", tensor, DTYPE), "i64")
    has_rank = b.compare("ne", b.load("i32", tensor, RANK), 0)
    refuse.when(b.binary("or", has_rank, b.compare("ne", actual, dtype)), "TypeError")
    refuse.other_devices(tensor)
    return tensor


@helper("ptr", "ptr, ptr, ptr, ptr")
def check_tensor(
    b: Code, any_: ir.Value, numbers: ir.Value, text: ir.Value, scratch: ir.Value
) -> None:
    """Accept an array, whose strides may be null where they do not matter; return a DLTensor."""
    refuse = Refusal(b, any_, text)
    tensor = b.helper("tensor_of", any_)
    refuse.when(b.compare("eq", tensor, 0), "TypeError")
    dtype, wanted_rank, alignment, before, is_written, is_row_major = (
        b.load("i64", numbers, 8 * i) for i in range(_HEADER)
    )
    actual = b.convert("zext", b.load("i32", tensor, DTYPE), "i64")
    refuse.when(b.compare("ne", actual, dtype), "TypeError")
    rank = b.convert("sext", b.load("i32", tensor, RANK), "i64")
    refuse.when(b.compare("sgt", rank, MAX_RANK))
    shape, given = b.load("ptr", tensor, SHAPE), b.load("ptr", tensor, STRIDES)
    sizes = b.offset(numbers, 8 * _HEADER)
    with b.when(b.compare("sge", wanted_rank, 0)):
        refuse.when(b.compare("ne", rank, wanted_rank))
        with b.loop(rank) as i:
            at = b.multiply(i, 8)
            size, wanted = b.load("i64", shape, at), b.load("i64", sizes, at)
            is_static = b.compare("ne", wanted, DYNAMIC)
            refuse.when(b.binary("and", is_static, b.compare("ne", size, wanted)))
    refuse.other_devices(tensor)
    strides = b.offset(scratch, 8 * TENSOR_WORDS)
    b.move(scratch, tensor, 8 * TENSOR_WORDS)
    b.store(strides, scratch, STRIDES)
    count = b.helper("row_major", shape, rank, strides)
    with b.when(b.compare("eq", count, 0)):
        b.return_(scratch)
    start = b.binary("sub", b.convert("ptrtoint", first_element(b, tensor), "i64"), before)
    misaligned = b.compare("ne", b.binary("and", start, b.add(alignment, -1)), 0)
    refuse.when(misaligned, suffix=" whose address is not a multiple of %ld", number=alignment)
    source = b.select(b.compare("eq", given, 0), strides, given)
    wanted_strides = b.offset(sizes, b.multiply(rank, 8))
    with b.loop(rank) as i:
        at = b.multiply(i, 8)
        size, default = b.load("i64", shape, at), b.load("i64", strides, at)
        with b.when(b.compare("sgt", size, 1)):
            stride = b.load("i64", source, at)
            with b.when(b.compare("ne", is_row_major, 0)):
                refuse.when(b.compare("ne", stride, default))
            with b.when(b.compare("eq", is_row_major, 0)):
                _check_stride(refuse, stride, b.load("i64", wanted_strides, at), is_written)
                b.store(stride, strides, at)
        suffix = f", which an index of {b.runtime.types.index_bits} bits cannot describe"
        for number in (size, b.load("i64", strides, at)):
            for fits in _fits_index(b, number):
                refuse.when(b.negate(fits), suffix=suffix)
    b.return_(scratch)


def _check_stride(
    refuse: Refusal, stride: ir.Value, wanted: ir.Value, is_written: ir.Value
) -> None:
    b = refuse.code
    is_static = b.compare("ne", wanted, DYNAMIC)
    refuse.when(b.binary("and", is_static, b.compare("ne", stride, wanted)))
    is_zero = b.binary("and", b.compare("eq", stride, 0), b.negate(is_static))
    is_shared = b.binary("and", is_zero, b.compare("ne", is_written, 0))
    refuse.when(is_shared, suffix=" whose elements share memory")


@helper("ptr", "ptr, ptr, ptr, ptr")
def unnest(b: Code, any_: ir.Value, node: ir.Value, texts: ir.Value, leaves: ir.Value) -> None:
    """Copy the leaves of a nest to ``leaves``; return the end of ``node``, null after an error.

    They stay alive: the caller holds the arguments, and these hold what is in them.
    """
    kind, type_ = b.load("i64", node), b.load("i32", any_)
    second = b.load("i64", node, 8)
    with b.when(b.compare("eq", kind, LEAF)):
        b.move(b.offset(leaves, b.multiply(second, ANY_SIZE)), any_, ANY_SIZE)
        b.return_(b.offset(node, 16))
    refuse = Refusal(b, any_, b.offset(texts, second))
    with b.when(b.compare("eq", kind, GAP)):
        refuse.when(b.compare("ne", type_, NONE), "TypeError")
        b.return_(b.offset(node, 16))
    count, items = b.load("i64", node, 16), b.load("ptr", any_, PAYLOAD)
    following = b.alloca(1)
    b.store(b.offset(node, 24), following)
    with b.when(b.compare("eq", kind, SEQUENCE)):
        refuse.when(b.negate(_is_one_of(b, type_, ARRAY, LIST)), "TypeError")
        refuse.when(b.compare("ne", b.load("i64", items, FIRST_FIELD + 8), count))
        with b.loop(count) as i:
            # Loaded anew for each item: another thread may have changed a List.
            item = b.offset(b.load("ptr", items, FIRST_FIELD), b.multiply(i, ANY_SIZE))
            _unnest_child(b, item, following, texts, leaves)
        b.return_(b.load("ptr", following))
    refuse.when(b.negate(_is_one_of(b, type_, MAP, DICT)), "TypeError")
    _unnest_dict(refuse, count, following, texts, leaves)


def _unnest_dict(
    refuse: Refusal, count: ir.Value, following: ir.Value, texts: ir.Value, leaves: ir.Value
) -> None:
    b, any_ = refuse.code, refuse.any
    is_map = b.compare("eq", b.load("i32", any_), MAP)
    size_of = b.select(is_map, b.slot("MapSize"), b.slot("DictSize"))
    item_of = b.select(is_map, b.slot("MapGetItem"), b.slot("DictGetItem"))
    arguments, item = b.alloca(2 * ANY_SIZE // 8), b.alloca(ANY_SIZE // 8)
    b.move(arguments, any_, ANY_SIZE)
    b.clear(item)
    one, two = b.constant("i32", 1), b.constant("i32", 2)
    with b.when(b.compare("ne", b.tvm("TVMFFIFunctionCall", size_of, arguments, one, item), 0)):
        b.return_(b.null())
    size = b.load("i64", item, PAYLOAD)
    with b.loop(count):
        place = b.load("ptr", following)
        key = b.convert("ptrtoint", b.offset(texts, b.load("i64", place)), "i64")
        b.store(b.offset(place, 8), following)
        b.store_any(b.offset(arguments, ANY_SIZE), b.constant("i64", RAW_STRING), key)
        b.clear(item)
        status = b.tvm("TVMFFIFunctionCall", item_of, arguments, two, item)
        refuse.when(b.compare("ne", status, 0), suffix=' without "%s"', number=key)
        b.helper("release", item, b.constant("i64", 1))  # the dict holds it
        _unnest_child(b, item, following, texts, leaves)
    refuse.when(b.compare("ne", size, count), suffix=" of %ld", number=size)
    b.return_(b.load("ptr", following))


def _unnest_child(
    b: Code, item: ir.Value, following: ir.Value, texts: ir.Value, leaves: ir.Value
) -> None:
    end = b.helper("unnest", item, b.load("ptr", following), texts, leaves)
    with b.when(b.compare("eq", end, 0)):
        b.return_(b.null())
    b.store(end, following)


@helper("void", "ptr, i64")
def release(b: Code, anys: ir.Value, count: ir.Value) -> None:
    """Give up a reference to each of ``count`` values that are objects."""
    with b.loop(count) as i:
        any_ = b.offset(anys, b.multiply(i, ANY_SIZE))
        with b.when(b.compare("sge", b.load("i32", any_), OBJECT)):
            b.tvm("TVMFFIObjectDecRef", b.load("ptr", any_, PAYLOAD))
    b.return_()
