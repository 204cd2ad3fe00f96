"""What all wrappers share: the layouts of TVM FFI, its functions, and how errors are raised."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from mlir_abi.bindings import ir
from mlir_abi.passes.llvm.builder import I64, Code, Member, Module, Operand, Ptr, SSAValue, helper
from mlir_abi.passes.llvm.type_converter import TypeConverter

# TVMFFITypeIndex of c_api.h.
NONE, INT, BOOL, FLOAT, DL_TENSOR, RAW_STRING = 0, 1, 2, 3, 7, 8
SMALL_STRING, SMALL_BYTES, OBJECT, STRING, BYTES = 11, 12, 64, 65, 66
TENSOR, ARRAY, MAP, OPAQUE, LIST, DICT, BIG_INT = 70, 71, 72, 74, 75, 76, 78

# TVMFFIAny: the type index, 4 bytes of zeros, and the payload.
ANY_SIZE = 16
TYPE = Member("i32", 0)
NUMBER, REAL, POINTER = Member("i64", 8), Member("f64", 8), Member("ptr", 8)

# The fields of objects, which follow a header of 24 bytes.
OBJECT_HEADER = 24
ITEMS, SIZE = Member("ptr", 24), Member("i64", 32)

# DLTensor; its rank and dtype are also one number.
DATA, DEVICE, RANK, DTYPE = Member("ptr", 0), Member("i32", 8), Member("i32", 16), Member("i32", 20)
SHAPE, STRIDES, BYTE_OFFSET = Member("ptr", 24), Member("ptr", 32), Member("i64", 40)
RANK_AND_DTYPE = Member("i64", 16)
TENSOR_WORDS = 6

CPU, PINNED = 1, (3, 11)
"""The DLDeviceType of memory that the CPU reads: its own, and what CUDA and ROCm pin."""

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
"""Result and parameters of each function of ``c_api.h``."""

_GLOBALS = [f"ffi.{name}" for name in ("Array", "Map", "MapSize", "MapGetItem")]
_GLOBALS += ["ffi.DictSize", "ffi.DictGetItem"]
"""The functions that are found by name (``src/ffi/container.cc``)."""

PREFIX = "_mlir_abi_tvm_ffi_"
"""How the symbols begin that the wrappers of a module share."""

_TABLE, _FIND_SYMBOLS = f"{PREFIX}runtime", f"{PREFIX}find_symbols"
_POINTERS = {name: Member("ptr", 8 + 8 * i) for i, name in enumerate([*_TVM_FUNCTIONS, *_GLOBALS])}
"""Where the table has the pointer to each; the table begins with 1 once all are there."""

_MINIMUM_VERSION = "0.1.9"
_RTLD_LAZY, _RTLD_NOLOAD = 1, 4
_ACQUIRE, _RELEASE = 4, 5  # LLVM's AtomicOrdering

_MESSAGE = 480
"""The most characters of what a message says of a value, in ASCII."""

_DTYPES = [
    *("int%ld", "uint%ld", "float%ld", "handle%ld", "bfloat%ld", "complex%ld", "bool"),
    *("float8_e3m4", "float8_e4m3", "float8_e4m3b11fnuz", "float8_e4m3fn", "float8_e4m3fnuz"),
    *("float8_e5m2", "float8_e5m2fnuz", "float8_e8m0fnu", "float6_e2m3fn", "float6_e3m2fn"),
    *("float4_e2m1fn", ""),
]
"""What TVM FFI calls each DLDataTypeCode, as a format of the number of bits; none if newer."""


def c_functions(types: TypeConverter) -> dict[str, tuple[str, str]]:
    """Result and parameters of functions of the C library; ``malloc`` as MLIR declares it."""
    return {
        "abort": ("void", ""),
        "dlopen": ("ptr", "ptr, i32"),
        "dlsym": ("ptr", "ptr, ptr"),
        "dprintf": ("i32", "i32, ptr, ..."),
        "free": ("void", "ptr"),
        "malloc": ("ptr", str(types.index)),
        "snprintf": ("i32", "ptr, i64, ptr, ..."),
    }


def call(b: Code, name: str, *operands: Operand) -> Any:
    """Call a function of the C library or of TVM FFI."""
    if name in _TVM_FUNCTIONS:
        return b.call(pointer_to(b, name), *_TVM_FUNCTIONS[name], *operands)
    return b.call(symbol_of(b, name), *c_functions(b.module.types)[name], *operands)


def symbol_of(b: Code, name: str) -> str:
    """Declare a function, unless the module has it; returns its name."""
    if name not in b.module.symbols:
        b.module.declare(name, *{**c_functions(b.module.types), **_TVM_FUNCTIONS}[name])
    return name


def pointer_to(b: Code, name: str) -> SSAValue:
    """The pointer to a function of TVM FFI."""
    return b.address(_TABLE)[_POINTERS[name]]


def add_runtime(module: Module, *, strong: bool) -> None:
    """Add the table of pointers, and the function that fills it, unless the module has them.

    With ``strong``, the dynamic linker finds TVM FFI. Else it is looked for in the loaded
    libtvm_ffi.so, even if others do not see its symbols; if that is not loaded, everywhere.
    """
    if _TABLE in module.symbols:
        return
    size = 1 + len(_POINTERS)
    module.add_global(_TABLE, f"array<{size} x i64>", f"dense<0> : tensor<{size}xi64>")
    b = module.define(_FIND_SYMBOLS, "i32", "", **module.SHARED)
    table = b.address(_TABLE)
    if not strong:
        library = call(b, "dlopen", b.constant("libtvm_ffi.so"), _RTLD_LAZY | _RTLD_NOLOAD)
    for name in _TVM_FUNCTIONS:
        if strong:
            table[_POINTERS[name]] = b.address(symbol_of(b, name))
        else:
            table[_POINTERS[name]] = call(b, "dlsym", library, b.constant(name))
            _require(b, name)
    for name in _GLOBALS:  # the library keeps references to them for ever
        text, slot = b.array(b.constant(name), len(name)), table + _POINTERS[name].offset
        status = call(b, "TVMFFIFunctionGetGlobal", text, slot)
        b.return_if(status != 0, status)
        _require(b, name)
    b.do("store", b.value("i64", 1), table, **_atomic(b, _RELEASE))
    b.return_()


def _require(b: Code, name: str) -> None:
    """Fail if the process has no TVM FFI, or one without the function ``name``."""
    with b.when(pointer_to(b, name) == 0):
        b.return_(refuse_runtime(b, b.constant(name)))


@helper("i32")
def refuse_runtime(b: Code, name: Ptr) -> None:
    """Raise an error if that is possible; else end the process."""
    text = f"TVM FFI {_MINIMUM_VERSION} or newer is needed: there is no "
    with b.when(pointer_to(b, "TVMFFIErrorSetRaisedFromCStrParts") == 0):
        call(b, "dprintf", 2, b.constant(f"{text}%s\n"), name)
        call(b, "abort")
    raise_parts(b, b.constant("RuntimeError"), b.constant(text), name)


def begin(b: Code) -> None:
    """Find the functions of TVM FFI in the first call: a library must open where there is none."""
    ready = b.op("load", "i64", b.address(_TABLE), **_atomic(b, _ACQUIRE))
    with b.when(ready == 0):
        status = b.call(_FIND_SYMBOLS, "i32", "")
        b.return_if(status != 0, status)


def _atomic(b: Code, ordering: int) -> dict[str, ir.Attribute]:
    i64 = b.module.type("i64")
    return {"ordering": ir.IntegerAttr.get(i64, ordering), "alignment": ir.IntegerAttr.get(i64, 8)}


def refusal(b: Code, text: SSAValue, any_: Operand) -> Callable[..., None]:
    """What returns with an error about ``any_``, unless null, if a condition holds."""

    def refuse_if(
        condition: SSAValue, kind: str = "ValueError", suffix: str = "", number: Operand = 0
    ) -> None:
        with b.when(condition):
            b.return_(raise_error(b, b.constant(kind), text, any_, b.constant(suffix), number))

    return refuse_if


@helper("i32")
def raise_error(  # noqa: PLR0917 -- as many as in C
    b: Code, kind: Ptr, text: Ptr, any_: Ptr, suffix: Ptr, number: I64
) -> None:
    """Set the error ``kind``: the text, a description of ``any_`` unless null, the suffix.

    The message is its length, and its characters. The suffix formats the number.
    """
    room = call(b, "snprintf", b.value("ptr", 0), 0, suffix, number).to("i64") + 1
    message = b.alloca((room + _MESSAGE + 15) >> 3)
    message[0] = 0
    with b.when(any_ != 0):
        describe_value(b, message, any_)
    call(b, "snprintf", message + 8 + message[0], room, suffix, number)
    raise_parts(b, kind, text, message + 8)


def raise_parts(b: Code, kind: SSAValue, *parts: SSAValue) -> None:
    """Return with the error of these texts."""
    call(b, "TVMFFIErrorSetRaisedFromCStrParts", kind, b.array(*parts), len(parts))
    b.return_(-1)


@helper("void")
def append(b: Code, message: Ptr, format_: Ptr, number: I64) -> None:
    """Add text to a message; a long one is cut off."""
    length = message[0]
    end, room = message + 8 + length, b.value("i64", _MESSAGE) - length
    length += call(b, "snprintf", end, room, format_, number).to("i64")
    message[0] = b.select(length < _MESSAGE, length, _MESSAGE - 1)


@helper("void")
def describe_value(b: Code, message: Ptr, any_: Ptr) -> None:
    """Add what a value is: ``float64[2,3]``, ``300``, ``the float 0.5``, ``a list of 2``."""
    type_, tensor = any_[TYPE], tensor_of(b, any_)

    def say(format_: str, number: Operand = 0) -> None:
        append(b, message, b.constant(format_), number)
        b.return_()

    with b.when(tensor != 0):
        describe_tensor(b, message, tensor)
        b.return_()
    with b.when(type_ == INT):
        say("%ld", any_[NUMBER])
    with b.when(type_ == FLOAT):
        format_ = b.constant("the float %g")
        message[0] = call(b, "snprintf", message + 8, _MESSAGE, format_, any_[REAL]).to("i64")
        b.return_()
    with b.when(type_.is_one_of(ARRAY, LIST)):
        say("a list of %ld", any_[POINTER][SIZE])
    for text, types in (
        ("None", [NONE]),
        ("a bool", [BOOL]),
        ("a str", [RAW_STRING, SMALL_STRING, STRING]),
        ("bytes", [SMALL_BYTES, BYTES]),
        ("a dict", [MAP, DICT]),
        ("a Python object", [OPAQUE]),
        ("an integer beyond int64", [BIG_INT]),
    ):
        with b.when(type_.is_one_of(*types)):
            say(text)
    with b.when(type_ < OBJECT):
        say("a value of type %ld", type_.to("i64"))
    say("a %s", call(b, "TVMFFIGetTypeInfo", type_)[1])  # its name ends in a NUL


@helper("void")
def describe_tensor(b: Code, message: Ptr, tensor: Ptr) -> None:
    """Add the element type, the sizes, and the strides unless they are those of row-major order."""
    code, bits = (tensor[Member("i8", DTYPE.offset + i)].to("i64", "zext") for i in range(2))
    lanes = tensor[Member("i16", DTYPE.offset + 2)].to("i64", "zext")
    last = len(_DTYPES) - 1
    width = max(map(len, _DTYPES)) + 1
    formats = b.constant("".join(each.ljust(width, "\0") for each in _DTYPES))
    append(b, message, formats + b.select(code < last, code, last) * width, bits)
    with b.when(lanes != 1):
        append(b, message, b.constant("x%ld"), lanes)
    rank, strides = tensor[RANK].to("i64"), tensor[STRIDES]
    append_list(b, message, tensor[SHAPE], rank)
    row_major = b.alloca(rank)
    count = row_major_strides(b, tensor[SHAPE], rank, row_major)
    with b.when((strides != 0) & (count != 0)), b.when(~has_strides(b, tensor, row_major)):
        append(b, message, b.constant(" with strides "), 0)
        append_list(b, message, strides, rank)


@helper("void")
def append_list(b: Code, message: Ptr, numbers: Ptr, count: I64) -> None:
    """Add ``[2,3]``."""
    append(b, message, b.constant("["), 0)
    with b.loop(count) as i:
        append(b, message, b.select(i == 0, b.constant("%ld"), b.constant(",%ld")), numbers[i])
    append(b, message, b.constant("]"), 0)


def tensor_of(b: Code, any_: SSAValue) -> SSAValue:
    """The DLTensor of a value; null if it is no array."""
    type_, payload = any_[TYPE], any_[POINTER]
    borrowed = b.select(type_ == DL_TENSOR, payload, 0)
    return b.select(type_ == TENSOR, payload + OBJECT_HEADER, borrowed)


def first_element(tensor: SSAValue) -> SSAValue:
    """The address of the first element of a DLTensor."""
    return tensor[DATA] + tensor[BYTE_OFFSET]


def item_bytes(dtype: SSAValue) -> SSAValue:
    """The size of an element, whose DLDataType is an i64."""
    return (dtype & 0xFF00) >> 11


@helper("i64")
def row_major_strides(b: Code, shape: Ptr, rank: I64, strides: Ptr) -> None:
    """Write the strides of row-major order, where a size of 0 counts as 1; return the elements."""
    stride, count = b.array(1), b.array(1)
    with b.loop(rank) as i:
        axis = rank - i - 1
        size = shape[axis]
        strides[axis] = stride[0]
        stride[0] = stride[0] * b.select(size == 0, b.value("i64", 1), size)
        count[0] = count[0] * size
    b.return_(count[0])


@helper("i1")
def has_strides(b: Code, tensor: Ptr, expected: Ptr) -> None:
    """Return whether a tensor has these strides, where they matter."""
    with b.loop(tensor[RANK].to("i64")) as i:
        differs = (tensor[STRIDES][i] != expected[i]) & (tensor[SHAPE][i] > 1)
        b.return_if(differs, 0)
    b.return_(1)


def store_any(any_: SSAValue, type_: int, payload: Operand) -> None:
    """Write a ``TVMFFIAny``."""
    any_[0], any_[1] = type_, payload


def drop(b: Code, any_: SSAValue) -> None:
    """Give up the reference of a value to its object."""
    with b.when(any_[TYPE] >= OBJECT):
        call(b, "TVMFFIObjectDecRef", any_[POINTER])
