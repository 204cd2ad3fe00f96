"""What all wrappers share: the layouts of TVM FFI, its functions, and how errors are raised."""

from __future__ import annotations

from itertools import chain
from typing import Any

from mlir_abi.bindings import ir
from mlir_abi.passes.llvm.builder import Code, Member, Module, SSAValue, helper
from mlir_abi.passes.llvm.types import TypeConverter

# TVMFFITypeIndex of c_api.h.
NONE, INT, BOOL, FLOAT, DL_TENSOR = 0, 1, 2, 3, 7
RAW_STRING, OBJECT, TENSOR, ARRAY, MAP, OPAQUE = 8, 64, 70, 71, 72, 74
LIST, DICT, BIG_INT = 75, 76, 78

# TVMFFIAny: the type index, 4 bytes of zeros, and the payload.
ANY_SIZE = 16
TYPE = Member("i32", 0)
NUMBER, REAL, POINTER = Member("i64", 8), Member("f64", 8), Member("ptr", 8)

# The fields of objects, which follow a header of 24 bytes.
OBJECT_HEADER = 24
ITEMS, SIZE = Member("ptr", 24), Member("i64", 32)

# DLTensor, and two of its fields as one number.
DATA, DEVICE, RANK, DTYPE = Member("ptr", 0), Member("i32", 8), Member("i32", 16), Member("i32", 20)
SHAPE, STRIDES, BYTE_OFFSET = Member("ptr", 24), Member("ptr", 32), Member("i64", 40)
RANK_AND_DTYPE = Member("i64", 16)
TENSOR_WORDS = 6

CPU, PINNED = 1, (3, 11)
"""The DLDeviceType of memory that the CPU reads: its own, and what CUDA and ROCm pin."""

C_FUNCTIONS = {
    "abort": ("void", ""),
    "dlopen": ("ptr", "ptr, i32"),
    "dlsym": ("ptr", "ptr, ptr"),
    "dprintf": ("i32", "i32, ptr, ..."),
    "free": ("void", "ptr"),
    "malloc": ("ptr", "INDEX"),
    "snprintf": ("i32", "ptr, i64, ptr, ..."),
    "strlen": ("i64", "ptr"),
}
"""Result and parameters of each function of the C library; ``malloc`` as MLIR declares it."""

_TVM_FUNCTIONS = {
    "TVMFFIErrorSetRaisedFromCStrParts": ("void", "ptr, ptr, i32"),
    "TVMFFIFunctionCall": ("i32", "ptr, ptr, i32, ptr"),
    "TVMFFIFunctionGetGlobal": ("i32", "ptr, ptr"),
    "TVMFFIGetTypeInfo": ("ptr", "i32"),
    "TVMFFIObjectCreateOpaque": ("i32", "ptr, i32, ptr, ptr"),
    "TVMFFIObjectDecRef": ("i32", "ptr"),
    "TVMFFIStringFromByteArray": ("i32", "ptr, ptr"),
    "TVMFFITensorCreateUnsafeView": ("i32", "ptr, ptr, ptr"),
}
"""The functions of ``c_api.h``."""

_GLOBALS = [f"ffi.{name}" for name in ("Array", "Map", "MapSize", "MapGetItem")]
_GLOBALS += ["ffi.DictSize", "ffi.DictGetItem"]
"""The functions that are found by name (``src/ffi/container.cc``)."""

_PREFIX = "_mlir_abi_tvm_ffi_"
"""How the symbols begin that the wrappers of a module share."""

_TABLE = f"{_PREFIX}runtime"
_POINTERS = {name: Member("ptr", 8 + 8 * i) for i, name in enumerate([*_TVM_FUNCTIONS, *_GLOBALS])}
"""Where the table has the pointer to each; the table begins with 1 once all are there."""

_SETS_ERRORS = "TVMFFIErrorSetRaisedFromCStrParts"
_MINIMUM_VERSION = "0.1.9"
_RTLD_LAZY, _RTLD_NOLOAD = 1, 4
_ACQUIRE, _RELEASE = 4, 5  # LLVM's AtomicOrdering

_MESSAGE = 480
"""The most characters of what a message says of a value."""

_KINDS = {
    NONE: "None",
    INT: "%ld",
    BOOL: "a bool",
    OPAQUE: "a Python object",
    **dict.fromkeys((RAW_STRING, 11, 65), "a str"),
    **dict.fromkeys((12, 66), "bytes"),
    **dict.fromkeys((ARRAY, LIST), "a list of %ld"),
    **dict.fromkeys((MAP, DICT), "a dict"),
    BIG_INT: "an integer beyond int64",
}
"""How a value of each type is described, as a format of a number or text."""

_DTYPES = [
    *("int%ld", "uint%ld", "float%ld", "handle%ld", "bfloat%ld", "complex%ld", "bool"),
    *("float8_e3m4", "float8_e4m3", "float8_e4m3b11fnuz", "float8_e4m3fn", "float8_e4m3fnuz"),
    *("float8_e5m2", "float8_e5m2fnuz", "float8_e8m0fnu", "float6_e2m3fn", "float6_e3m2fn"),
    *("float4_e2m1fn", ""),
]
"""What TVM FFI calls each DLDataTypeCode, as a format of the number of bits; none if newer."""


class FFIModule(Module):
    """A module with wrappers; with ``strong``, it refers to TVM FFI's functions by symbols."""

    def __init__(
        self, types: TypeConverter, end: ir.InsertionPoint, symbols: set[str], *, strong: bool
    ) -> None:
        super().__init__(types, end, symbols, _PREFIX)
        self.strong = strong


def call_c(b: Code, name: str, *operands: SSAValue | int) -> Any:
    """Call a function of the C library."""
    return b.call(declare_c(b, name), *c_type(b.module.types, name), *operands)


def declare_c(b: Code, name: str) -> str:
    """Declare a function of the C library, unless the module has it."""
    if name not in b.module.symbols:
        b.module.declare(name, *c_type(b.module.types, name))
    return name


def c_type(types: TypeConverter, name: str) -> tuple[str, str]:
    """Result and parameters of a function of the C library."""
    result, parameters = C_FUNCTIONS[name]
    return result, parameters.replace("INDEX", types.index.text)


def call(b: Code, name: str, *operands: SSAValue | int) -> Any:
    """Call a function of TVM FFI."""
    return b.call(pointer_to(b, name), *_TVM_FUNCTIONS[name], *operands)


def pointer_to(b: Code, name: str) -> SSAValue:
    """The pointer to a function of TVM FFI."""
    return b.address(_TABLE)[_POINTERS[name]]


def add_table(module: Module) -> None:
    """Add the table of these pointers, unless the module has it."""
    if _TABLE not in module.symbols:
        size = 1 + len(_POINTERS)
        module.add_global(_TABLE, f"array<{size} x i64>", f"dense<0> : tensor<{size}xi64>")


def begin(b: Code) -> None:
    """Find the functions of TVM FFI in the first call: a library must open where there is none."""
    assert isinstance(b.module, FFIModule)
    ready = b.op("load", "i64", b.address(_TABLE), **_ordering(b, _ACQUIRE))
    with b.when(ready == 0):
        status = (refer_to_symbols if b.module.strong else find_symbols)(b)
        b.return_if(status != 0, status)


def _ordering(b: Code, atomic: int) -> dict[str, ir.Attribute]:
    i64 = b.module.type("i64")
    return {"ordering": ir.IntegerAttr.get(i64, atomic), "alignment": ir.IntegerAttr.get(i64, 8)}


@helper("i32", "")
def find_symbols(b: Code) -> None:
    """Look in the loaded libtvm_ffi.so, even if others do not see its symbols; else, everywhere."""
    flags = _RTLD_LAZY | _RTLD_NOLOAD
    library = call_c(b, "dlopen", b.constant("libtvm_ffi.so"), flags)
    with b.loop(len(_TVM_FUNCTIONS)) as i:
        name = b.choose([*_TVM_FUNCTIONS], i)
        found = call_c(b, "dlsym", library, name)
        b.address(_TABLE)[i + 1] = found
        with b.when(found == 0):
            b.return_(refuse_runtime(b, name))
    b.return_(find_globals(b))


@helper("i32", "")
def refer_to_symbols(b: Code) -> None:
    """Have the dynamic linker find the functions."""
    for name, function in _TVM_FUNCTIONS.items():
        if name not in b.module.symbols:
            b.module.declare(name, *function)
        b.address(_TABLE)[_POINTERS[name]] = b.address(name)
    b.return_(find_globals(b))


@helper("i32", "")
def find_globals(b: Code) -> None:
    """Store the handles of global functions, of which the library keeps references for ever."""
    with b.loop(len(_GLOBALS)) as i:
        name = b.choose(_GLOBALS, i)
        slot = b.address(_TABLE) + (i + 1 + len(_TVM_FUNCTIONS)) * 8
        text = b.array(name, call_c(b, "strlen", name))
        status = call(b, "TVMFFIFunctionGetGlobal", text, slot)
        b.return_if(status != 0, status)
        with b.when(slot[0] == 0):
            b.return_(refuse_runtime(b, name))
    b.do("store", b.value("i64", 1), b.address(_TABLE), **_ordering(b, _RELEASE))
    b.return_(0)


@helper("i32", "ptr, i64, ptr")
def return_text(b: Code, text: SSAValue, size: SSAValue, result: SSAValue) -> None:
    """Return a text to the caller."""
    begin(b)
    b.return_(call(b, "TVMFFIStringFromByteArray", b.array(text, size), result))


@helper("i32", "ptr")
def refuse_runtime(b: Code, name: SSAValue) -> None:
    """Fail because the process has no TVM FFI, or one without the function ``name``."""
    text = f"TVM FFI {_MINIMUM_VERSION} or newer is needed: there is no "
    with b.when(pointer_to(b, _SETS_ERRORS) == 0):  # nobody would learn of an error
        call_c(b, "dprintf", 2, b.constant(f"{text}%s\n"), name)
        call_c(b, "abort")
    call(b, _SETS_ERRORS, b.constant("RuntimeError"), b.array(b.constant(text), name), 2)
    b.return_(-1)


def fail(b: Code, kind: str, label: SSAValue, *details: Any) -> SSAValue:
    """Set an error; returns -1. ``details`` are the value, a suffix, and the number in that."""
    any_, suffix, number = chain(details, [0, "", 0][len(details) :])
    status: SSAValue = raise_error(b, b.constant(kind), label, any_, b.constant(suffix), number)
    return status


@helper("i32", "ptr, ptr, ptr, ptr, i64")
def raise_error(b: Code, *arguments: SSAValue) -> None:
    """Set the error ``kind``: the label, a description of ``any_`` unless null, the suffix.

    The message is its length, and its characters. The suffix formats the number.
    """
    kind, label, any_, suffix, number = arguments
    message = b.alloca(1 + _MESSAGE // 8)
    message[0], message[1] = 0, 0
    with b.when(any_ != 0):
        describe_value(b, message, any_)
    append(b, message, suffix, number)
    call(b, _SETS_ERRORS, kind, b.array(label, message + 8), 2)
    b.return_(-1)


@helper("void", "ptr, ptr, i64")
def append(b: Code, message: SSAValue, format_: SSAValue, number: SSAValue) -> None:
    """Add text to a message; a long one is cut off."""
    length = message[0]
    end, room = message + 8 + length, b.value("i64", _MESSAGE) - length
    length += call_c(b, "snprintf", end, room, format_, number).to("i64")
    message[0] = b.select(length < _MESSAGE, length, _MESSAGE - 1)
    b.return_()


@helper("void", "ptr, ptr")
def describe_value(b: Code, message: SSAValue, any_: SSAValue) -> None:
    """Add what a value is: ``float64[2,3]``, ``300``, ``the float 0.5``, ``a list of 2``."""
    type_, tensor = any_[TYPE].to("i64"), tensor_of(b, any_)
    with b.when(tensor != 0):
        describe_tensor(b, message, tensor)
        b.return_()
    with b.when(type_ == FLOAT):
        number = any_[REAL]
        written = call_c(b, "snprintf", message + 8, _MESSAGE, b.constant("the float %g"), number)
        message[0] = written.to("i64")
        b.return_()
    number = b.array(any_[NUMBER])
    with b.when(type_.is_one_of(ARRAY, LIST)):
        number[0] = any_[POINTER][SIZE]
    last = BIG_INT + 1
    others = ["a value of type %ld"] * OBJECT + ["a %s"] * (last + 1 - OBJECT)
    kinds = [_KINDS.get(i, other) for i, other in enumerate(others)]
    kind = b.choose(kinds, b.select(type_ < last, type_, last))
    with b.when((type_ < OBJECT) & (type_ != INT)):
        number[0] = type_
    with b.when((type_ >= OBJECT) & ~type_.is_one_of(ARRAY, LIST)):
        number[0] = call(b, "TVMFFIGetTypeInfo", any_[TYPE])[1]  # ends in a NUL
    append(b, message, kind, number[0])
    b.return_()


@helper("void", "ptr, ptr")
def describe_tensor(b: Code, message: SSAValue, tensor: SSAValue) -> None:
    """Add the element type, the sizes, and the strides unless they are those of row-major order."""
    code, bits = (tensor[Member("i8", DTYPE.offset + i)].to("i64", "zext") for i in range(2))
    lanes = tensor[Member("i16", DTYPE.offset + 2)].to("i64", "zext")
    last = len(_DTYPES) - 1
    append(b, message, b.choose(_DTYPES, b.select(code < last, code, last)), bits)
    with b.when(lanes != 1):
        append(b, message, b.constant("x%ld"), lanes)
    rank, strides = tensor[RANK].to("i64"), tensor[STRIDES]
    append_list(b, message, tensor[SHAPE], rank)
    with b.when(strides != 0), b.when(~is_row_major(b, tensor)):
        append(b, message, b.constant(" with strides "), 0)
        append_list(b, message, strides, rank)
    b.return_()


@helper("void", "ptr, ptr, i64")
def append_list(b: Code, message: SSAValue, numbers: SSAValue, count: SSAValue) -> None:
    """Add ``[2,3]``."""
    append(b, message, b.constant("["), 0)
    with b.loop(count) as i:
        append(b, message, b.select(i == 0, b.constant("%ld"), b.constant(",%ld")), numbers[i])
    append(b, message, b.constant("]"), 0)
    b.return_()


@helper("ptr", "ptr")
def tensor_of(b: Code, any_: SSAValue) -> None:
    """Return the DLTensor of a value; null if it is no array."""
    type_, payload = any_[TYPE], any_[POINTER]
    b.return_if(type_ == TENSOR, payload + OBJECT_HEADER)
    b.return_(b.select(type_ == DL_TENSOR, payload, 0))


def first_element(tensor: SSAValue) -> SSAValue:
    """The address of the first element of a DLTensor."""
    return tensor[DATA] + tensor[BYTE_OFFSET]


def item_bytes(dtype: SSAValue) -> SSAValue:
    """The size of an element, whose DLDataType is an i64."""
    size: SSAValue = (dtype & 0xFF00) >> 11
    return size


@helper("i64", "ptr, i64, ptr")
def row_major_strides(b: Code, shape: SSAValue, rank: SSAValue, strides: SSAValue) -> None:
    """Write the strides of row-major order, where a size of 0 counts as 1; return the elements."""
    state = b.alloca(2)  # the stride of the next dimension, the number of elements
    state[0], state[1] = 1, 1
    with b.loop(rank) as i:
        axis, stride = rank - i - 1, state[0]
        size = shape[axis]
        strides[axis] = stride
        state[0] = b.select(size == 0, stride, stride * size)
        state[1] = state[1] * size
    b.return_(state[1])


@helper("i1", "ptr")
def is_row_major(b: Code, tensor: SSAValue) -> None:
    """Return whether the elements of a tensor with strides are in row-major order, side by side."""
    rank = tensor[RANK].to("i64")
    expected = b.alloca(rank)
    b.return_if(row_major_strides(b, tensor[SHAPE], rank, expected) == 0, 1, "i1")
    b.return_(has_strides(b, tensor, expected))


@helper("i1", "ptr, ptr")
def has_strides(b: Code, tensor: SSAValue, expected: SSAValue) -> None:
    """Return whether a tensor has these strides, where they matter."""
    with b.loop(tensor[RANK].to("i64")) as i:
        differs = (tensor[STRIDES][i] != expected[i]) & (tensor[SHAPE][i] > 1)
        b.return_if(differs, 0, "i1")
    b.return_(1, "i1")


def store_any(any_: SSAValue, type_: int, payload: SSAValue | int) -> None:
    """Write a ``TVMFFIAny``."""
    any_[0], any_[1] = type_, payload


@helper("void", "ptr, i64")
def release(b: Code, anys: SSAValue, count: SSAValue) -> None:
    """Give up each of ``count`` values, and make it None."""
    with b.loop(count) as i:
        any_ = anys + i * ANY_SIZE
        drop(b, any_)
        store_any(any_, NONE, 0)
    b.return_()


def drop(b: Code, any_: SSAValue) -> None:
    """Give up the reference of a value to its object."""
    with b.when(any_[TYPE] >= OBJECT):
        call(b, "TVMFFIObjectDecRef", any_[POINTER])
