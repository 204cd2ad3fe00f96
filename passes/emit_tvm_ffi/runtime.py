"""What the emitted code calls: the functions of TVM FFI, of the C library, and helpers.

A helper is a function that all wrappers of a module share. It is added to the module when a wrapper
first needs it. Each Python function below that is marked `helper` emits the body of one.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Literal, TypeAlias

from mlir_abi.bindings import ir
from mlir_abi.passes.emit_tvm_ffi.builder import FunctionBuilder, ModuleBuilder, Strings
from mlir_abi.passes.llvm.types import TypeConverter

PREFIX = "_mlir_abi_tvm_ffi_"
"""The symbol of a helper is this and its name."""

# TVMFFITypeIndex of c_api.h.
NONE, INT, BOOL, FLOAT, DL_TENSOR = 0, 1, 2, 3, 7
RAW_STRING, OBJECT, TENSOR, ARRAY, MAP, OPAQUE = 8, 64, 70, 71, 72, 74
LIST, DICT, BIG_INT = 75, 76, 78

ANY_SIZE = 16
PAYLOAD = 8
"""A ``TVMFFIAny`` is the type index, 4 bytes of zeros, and 8 bytes of payload."""

FIRST_FIELD = 24
"""Where an object's own fields begin."""

SUCCESS, FAILURE = 0, -1

Symbols: TypeAlias = Literal["lookup", "strong"]

C_FUNCTIONS = {
    "abort": ("void", ""),
    "dlopen": ("ptr", "ptr, i32"),
    "dlsym": ("ptr", "ptr, ptr"),
    "dprintf": ("i32", "i32, ptr, ..."),
    "free": ("void", "ptr"),
    "malloc": ("ptr", "INDEX"),
    "snprintf": ("i32", "ptr, i64, ptr, ..."),
}
"""Result and parameters of each function of the C library; ``malloc`` as MLIR declares it."""

_SETS_ERRORS = "TVMFFIErrorSetRaisedFromCStrParts"
_TVM_FUNCTIONS = {
    _SETS_ERRORS: ("void", "ptr, ptr, i32"),
    "TVMFFIFunctionCall": ("i32", "ptr, ptr, i32, ptr"),
    "TVMFFIFunctionGetGlobal": ("i32", "ptr, ptr"),
    "TVMFFIGetTypeInfo": ("ptr", "i32"),
    "TVMFFIObjectCreateOpaque": ("i32", "ptr, i32, ptr, ptr"),
    "TVMFFIObjectDecRef": ("i32", "ptr"),
    "TVMFFIStringFromByteArray": ("i32", "ptr, ptr"),
    "TVMFFITensorCreateUnsafeView": ("i32", "ptr, ptr, ptr"),
}
"""The functions of ``c_api.h``."""

_GLOBALS = ["Array", "Map", "MapSize", "MapGetItem", "DictSize", "DictGetItem"]
"""The functions that are found by the name ``ffi.NAME`` (``src/ffi/container.cc``)."""

_GLOBAL_PREFIX = "ffi."

_SLOTS = ["ready", *_TVM_FUNCTIONS, *_GLOBALS]
"""The table of the pointers to them; ``ready`` is set once all are there."""

_TABLE = f"{PREFIX}runtime"

MINIMUM_VERSION = "0.1.9"

_MESSAGE = 480
"""The most characters of what a message says of a value."""

_RTLD_LAZY, _RTLD_NOLOAD = 1, 4


_Body: TypeAlias = "Callable[..., None]"
_HELPERS: dict[str, tuple[str, str, _Body]] = {}


def helper(result: str, parameters: str) -> Callable[[_Body], _Body]:
    """Register a function that emits the body of the helper of its name."""

    def register(body: _Body) -> _Body:
        _HELPERS[body.__name__] = (result, parameters, body)
        return body

    return register


class Runtime:
    """The helpers of one module, and what they call; ``existing`` are the symbols that it has."""

    def __init__(
        self, module: ModuleBuilder, types: TypeConverter, symbols: Symbols, existing: set[str]
    ) -> None:
        self.module, self.types, self.symbols = module, types, symbols
        self._existing = existing
        self._pending: list[str] = []

    def helper(self, name: str) -> str:
        """The symbol of a helper, which the module gets unless it has it."""
        symbol = PREFIX + name
        if symbol not in self._existing:
            self._existing.add(symbol)
            self._pending.append(name)
        return symbol

    def declare(self, name: str) -> str:
        """Declare a function of the C library or of TVM FFI, unless the module has it."""
        if name not in self._existing:
            self._existing.add(name)
            result, parameters = (C_FUNCTIONS | _TVM_FUNCTIONS)[name]
            self.module.declare(name, result, parameters.replace("INDEX", self.types.index.text))
        return name

    def emit_helpers(self) -> None:
        """Emit the helpers that are needed, and those that they need."""
        if not self._pending:
            return
        strings = Strings(f"{PREFIX}helper_text_{self._pending[0]}")
        for name in self._pending:  # grows meanwhile
            result, parameters, body = _HELPERS[name]
            block = self.module.define(PREFIX + name, result, parameters, "internal")
            body(Code(self, block, strings), *block.arguments)
        if _TABLE not in self._existing:
            self.module.add_global(_TABLE, f"array<{len(_SLOTS)} x ptr>")
        strings.add_to(self.module)


class Code(FunctionBuilder):
    """The body of a wrapper or of a helper; ``strings`` are the texts in it."""

    def __init__(self, runtime: Runtime, block: ir.Block, strings: Strings) -> None:
        super().__init__(runtime.module, block)
        self.runtime, self.strings = runtime, strings

    def text(self, text: str) -> ir.Value:
        """The address of a text."""
        return self.address(self.strings.symbol, self.strings.offset(text))

    def helper(self, name: str, *arguments: ir.Value) -> Any:
        """Call a helper."""
        return self.call(self.runtime.helper(name), _HELPERS[name][0], *arguments)

    def c(self, name: str, *arguments: ir.Value) -> Any:
        """Call a function of the C library."""
        result, parameters = C_FUNCTIONS[name]
        variadic = parameters if "..." in parameters else ""
        return self.call(self.runtime.declare(name), result, *arguments, variadic=variadic)

    def tvm(self, name: str, *arguments: ir.Value) -> Any:
        """Call a function of TVM FFI."""
        return self.call(self.slot(name), _TVM_FUNCTIONS[name][0], *arguments)

    def slot(self, name: str) -> ir.Value:
        """The pointer to a function of TVM FFI, or the handle of a global one."""
        return self.load("ptr", self.address(_TABLE), 8 * _SLOTS.index(name))

    def is_ready(self) -> ir.Value:
        """Whether the table of these pointers is filled."""
        ready = self.load("i64", self.address(_TABLE), ordering="acquire")
        return self.compare("ne", ready, 0)

    def clear(self, any_: ir.Value) -> None:
        """Make a ``TVMFFIAny`` None."""
        self.store_any(any_, self.constant("i64", NONE), self.constant("i64", 0))

    def store_any(self, any_: ir.Value, type_: ir.Value, payload: ir.Value) -> None:
        """Write a ``TVMFFIAny``: its type index as an i64, and its payload."""
        self.store(type_, any_)
        self.store(payload, any_, PAYLOAD)

    def fail(
        self,
        kind: str,
        label: ir.Value,
        any_: ir.Value | None = None,
        suffix: str = "",
        number: ir.Value | None = None,
    ) -> ir.Value:
        """Raise an error: the label, what the value is, the suffix, which formats the number."""
        return self.helper(
            "raise_error",
            self.text(kind),
            label,
            self.constant("ptr", 0) if any_ is None else any_,
            self.text(suffix),
            self.constant("i64", 0) if number is None else number,
        )


@helper("i32", "")
def prepare(b: Code) -> None:
    """Find the functions of TVM FFI. A library must open where there is none, so at first use."""
    table = b.address(_TABLE)

    def find(finder: str, name: str, *arguments: ir.Value) -> None:
        slot = b.offset(table, 8 * _SLOTS.index(name.removeprefix(_GLOBAL_PREFIX)))
        status = b.helper(finder, slot, b.text(name), *arguments)
        with b.when(b.compare("ne", status, 0)):
            b.return_(status)

    if b.runtime.symbols == "lookup":
        # The loaded libtvm_ffi.so, even if others do not see its symbols; else, any symbol.
        flags = b.constant("i32", _RTLD_LAZY | _RTLD_NOLOAD)
        library = b.c("dlopen", b.text("libtvm_ffi.so"), flags)
        for name in _TVM_FUNCTIONS:
            find("find_symbol", name, library)
    else:
        for name in _TVM_FUNCTIONS:
            b.store(b.address(b.runtime.declare(name)), table, 8 * _SLOTS.index(name))
    for name in _GLOBALS:
        size = b.constant("i64", len(_GLOBAL_PREFIX + name))
        find("find_global", _GLOBAL_PREFIX + name, size)
    b.store(b.constant("i64", 1), table, ordering="release")
    b.return_(b.constant("i32", SUCCESS))


@helper("i32", "ptr, ptr, ptr")
def find_symbol(b: Code, slot: ir.Value, name: ir.Value, library: ir.Value) -> None:
    """Store the address of a function of ``c_api.h``."""
    found = b.c("dlsym", library, name)
    b.store(found, slot)
    with b.when(b.compare("eq", found, 0)):
        b.return_(b.helper("refuse_runtime", name))
    b.return_(b.constant("i32", SUCCESS))


@helper("i32", "ptr, ptr, i64")
def find_global(b: Code, slot: ir.Value, name: ir.Value, size: ir.Value) -> None:
    """Store the handle of a global function, of which the library keeps a reference for ever."""
    array = b.alloca(2)
    b.store(name, array)
    b.store(size, array, 8)
    status = b.tvm("TVMFFIFunctionGetGlobal", array, slot)
    with b.when(b.compare("ne", status, 0)):
        b.return_(status)
    with b.when(b.compare("eq", b.load("ptr", slot), 0)):
        b.return_(b.helper("refuse_runtime", name))
    b.return_(b.constant("i32", SUCCESS))


@helper("i32", "ptr")
def refuse_runtime(b: Code, name: ir.Value) -> None:
    """Fail because the process has no TVM FFI, or one without the function ``name``."""
    text = f"TVM FFI {MINIMUM_VERSION} or newer is needed: there is no "
    with b.when(b.compare("eq", b.slot(_SETS_ERRORS), 0)):  # nobody would learn of an error
        b.c("dprintf", b.constant("i32", 2), b.text(f"{text}%s\n"), name)
        b.c("abort")
    parts = b.alloca(2)
    b.store(b.text(text), parts)
    b.store(name, parts, 8)
    b.tvm(_SETS_ERRORS, b.text("RuntimeError"), parts, b.constant("i32", 2))
    b.return_(b.constant("i32", FAILURE))


@helper("i32", "ptr, ptr, ptr, ptr, i64")
def raise_error(b: Code, *arguments: ir.Value) -> None:
    """Set the error ``kind``: the label, a description of ``any_`` unless null, the suffix."""
    kind, label, any_, suffix, number = arguments
    message = b.alloca(1 + _MESSAGE // 8)
    b.store(b.constant("i64", 0), message)
    b.store(b.constant("i64", 0), message, 8)
    with b.when(b.compare("ne", any_, 0)):
        b.helper("describe", message, any_)
    b.helper("append", message, suffix, number)
    parts = b.alloca(2)
    b.store(label, parts)
    b.store(b.offset(message, 8), parts, 8)
    b.tvm(_SETS_ERRORS, kind, parts, b.constant("i32", 2))
    b.return_(b.constant("i32", FAILURE))


@helper("void", "ptr, ptr, i64")
def append(b: Code, message: ir.Value, format_: ir.Value, argument: ir.Value) -> None:
    """Add text to a message, which is its length and its characters; a long one is cut off."""
    length = b.load("i64", message)
    room = b.binary("sub", b.constant("i64", _MESSAGE), length)
    end = b.offset(b.offset(message, 8), length)
    written = b.convert("sext", b.c("snprintf", end, room, format_, argument), "i64")
    longer = b.add(length, written)
    is_short = b.compare("slt", longer, _MESSAGE)
    b.store(b.select(is_short, longer, _MESSAGE - 1), message)
    b.return_()


_KINDS = {
    NONE: "None",
    BOOL: "a bool",
    **dict.fromkeys((RAW_STRING, 11, 65), "a str"),
    **dict.fromkeys((12, 66), "bytes"),
    **dict.fromkeys((MAP, DICT), "a dict"),
    OPAQUE: "a Python object",
    BIG_INT: "an integer of more than 64 bits",
}

_DTYPES = [
    *("int%ld", "uint%ld", "float%ld", "handle%ld", "bfloat%ld", "complex%ld", "bool"),
    *("float8_e3m4", "float8_e4m3", "float8_e4m3b11fnuz", "float8_e4m3fn", "float8_e4m3fnuz"),
    *("float8_e5m2", "float8_e5m2fnuz", "float8_e8m0fnu", "float6_e2m3fn", "float6_e3m2fn"),
    "float4_e2m1fn",
]
"""What TVM FFI calls each DLDataTypeCode, as a format of the number of bits."""


@helper("void", "ptr, ptr")
def describe(b: Code, message: ir.Value, any_: ir.Value) -> None:
    """Add what a value is: ``float64[2,3]``, ``300``, ``a list of 2``, ``None``."""
    type_ = b.load("i32", any_)
    number = b.load("i64", any_, PAYLOAD)
    zero = b.constant("i64", 0)
    tensor = b.helper("tensor_of", any_)
    with b.when(b.compare("ne", tensor, 0)):
        b.helper("describe_tensor", message, tensor)
        b.return_()
    with b.when(b.compare("eq", type_, INT)):
        b.helper("append", message, b.text("%ld"), number)
        b.return_()
    with b.when(b.compare("eq", type_, FLOAT)):
        end, room = b.offset(message, 8), b.constant("i64", _MESSAGE)
        written = b.c("snprintf", end, room, b.text("%g"), b.load("f64", any_, PAYLOAD))
        b.store(b.convert("sext", written, "i64"), message)
        b.return_()
    for sequence in (ARRAY, LIST):
        with b.when(b.compare("eq", type_, sequence)):
            size = b.load("i64", b.load("ptr", any_, PAYLOAD), FIRST_FIELD + 8)
            b.helper("append", message, b.text("a list of %ld"), size)
            b.return_()
    for index, name in _KINDS.items():
        with b.when(b.compare("eq", type_, index)):
            b.helper("append", message, b.text(name), zero)
            b.return_()
    with b.when(b.compare("slt", type_, OBJECT)):
        b.helper("append", message, b.text("a value of type %ld"), b.convert("sext", type_, "i64"))
        b.return_()
    key = b.load("i64", b.tvm("TVMFFIGetTypeInfo", type_), 8)  # characters that end in zero
    b.helper("append", message, b.text("a %s"), key)
    b.return_()


@helper("void", "ptr, ptr")
def describe_tensor(b: Code, message: ir.Value, tensor: ir.Value) -> None:
    """Add the element type, the sizes, and the strides unless they are those of row-major order."""
    bits = b.convert("zext", b.load("i8", tensor, 21), "i64")
    code, lanes = b.load("i8", tensor, 20), b.load("i16", tensor, 22)
    for i, format_ in enumerate(_DTYPES):
        with b.when(b.compare("eq", code, i)):
            b.helper("append", message, b.text(format_), bits)
    with b.when(b.compare("ne", lanes, 1)):
        b.helper("append", message, b.text("x%ld"), b.convert("zext", lanes, "i64"))
    rank = b.convert("sext", b.load("i32", tensor, 16), "i64")
    b.helper("append_list", message, b.load("ptr", tensor, 24), rank)
    strides = b.load("ptr", tensor, 32)
    with b.when(b.compare("eq", strides, 0)):
        b.return_()
    with b.when(b.compare("eq", b.helper("is_row_major", tensor), 0)):
        b.helper("append", message, b.text(" with strides "), b.constant("i64", 0))
        b.helper("append_list", message, strides, rank)
    b.return_()


@helper("void", "ptr, ptr, i64")
def append_list(b: Code, message: ir.Value, numbers: ir.Value, count: ir.Value) -> None:
    """Add ``[2,3]``."""
    zero = b.constant("i64", 0)
    b.helper("append", message, b.text("["), zero)
    with b.loop(count) as i:
        format_ = b.select(b.compare("eq", i, 0), b.text("%ld"), b.text(",%ld"))
        b.helper("append", message, format_, b.load("i64", numbers, b.multiply(i, 8)))
    b.helper("append", message, b.text("]"), zero)
    b.return_()


@helper("ptr", "ptr")
def tensor_of(b: Code, any_: ir.Value) -> None:
    """Return the DLTensor of a value; null if it is no array."""
    type_, payload = b.load("i32", any_), b.load("ptr", any_, PAYLOAD)
    with b.when(b.compare("eq", type_, TENSOR)):
        b.return_(b.offset(payload, FIRST_FIELD))
    is_tensor = b.compare("eq", type_, DL_TENSOR)
    b.return_(b.select(is_tensor, payload, 0))


@helper("i64", "ptr, i64, ptr")
def row_major(b: Code, shape: ir.Value, rank: ir.Value, strides: ir.Value) -> None:
    """Write the strides of row-major order, where a size of 0 counts as 1; return the elements."""
    state = b.alloca(2)  # the stride of the next dimension, the number of elements
    b.store(b.constant("i64", 1), state)
    b.store(b.constant("i64", 1), state, 8)
    with b.loop(rank) as i:
        at = b.multiply(b.binary("sub", b.add(rank, -1), i), 8)
        size, stride = b.load("i64", shape, at), b.load("i64", state)
        b.store(stride, strides, at)
        is_empty = b.compare("eq", size, 0)
        b.store(b.select(is_empty, stride, b.multiply(stride, size)), state)
        b.store(b.multiply(b.load("i64", state, 8), size), state, 8)
    b.return_(b.load("i64", state, 8))


@helper("i1", "ptr")
def is_row_major(b: Code, tensor: ir.Value) -> None:
    """Return whether the elements of a tensor with strides are in row-major order, side by side."""
    rank = b.convert("sext", b.load("i32", tensor, 16), "i64")
    shape, strides = b.load("ptr", tensor, 24), b.load("ptr", tensor, 32)
    expected = b.alloca(rank)
    count = b.helper("row_major", shape, rank, expected)
    with b.when(b.compare("eq", count, 0)):
        b.return_(b.constant("i1", 1))
    with b.loop(rank) as i:
        at = b.multiply(i, 8)
        differs = b.compare("ne", b.load("i64", strides, at), b.load("i64", expected, at))
        matters = b.compare("sgt", b.load("i64", shape, at), 1)
        with b.when(b.binary("and", differs, matters)):
            b.return_(b.constant("i1", 0))
    b.return_(b.constant("i1", 1))
