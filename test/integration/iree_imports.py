"""Run IREE programs that import Python functions, on two devices; print each outcome as JSON.

A result is printed as nested lists, an error as ``[type, message]``. test_iree_imports.py runs this
in a process of its own, and compares the outcomes with those that CALLS, NUMBERS, ELEMENTS and
MISMATCHES expect. `host` and `tokens` are the modules of Python functions, PROGRAM and TOKENS the
programs that call them; `seen` notes what the functions got.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from functools import cache
from typing import Annotated, Any

import numpy as np
from element_types import DTYPES
from iree import runtime
from numpy.typing import NDArray

from mlir_abi.runtime.iree.module import IreeModule
from mlir_abi.runtime.iree.value_conversion import IreeList

Floats = Annotated[NDArray[np.float32], "tensor<?xf32>"]
Four = Annotated[NDArray[np.float32], "tensor<4xf32>"]
Matrix = Annotated[NDArray[np.float32], "tensor<256x256xf32>"]
Values = Annotated[list[Any], "!util.list<?>"]
Buffer = Annotated[bytes, "!util.buffer"]

NUMBERS: dict[str, tuple[list[Any], list[Any], list[Any]]] = {
    "i1": ([0, 1, 2], [False, True, False], [0, 1, 0]),
    "i8": ([-7, 249], [-7, -7], [-7, -7]),
    "i16": ([-7, 65529], [-7, -7], [-7, -7]),
    "i32": ([-7, 1 << 30], [-7, 1 << 30], [-7, 1 << 30]),
    "i64": ([-7, 1 << 60], [-7, 1 << 60], [-7, 1 << 60]),
    "ui8": ([200, -56], [200, 200], [200, 200]),
    "si16": ([-7, 65529], [-7, -7], [-7, -7]),
    "index": ([-7, 1 << 60], [-7, 1 << 60], [-7, 1 << 60]),
    "f32": ([-7.5], [-7.5], [-7.5]),
    "f64": ([0.1], [0.1], [0.1]),
}
"""What a program is called with, what Python sees, and what the program returns.

Of a narrow type, it is called with numbers that have other bits above its width.
"""

ELEMENTS = ["i8", "i16", "i32", "i64", "si8", "si64", "ui8", "ui16", "ui32", "ui64", "f16", "f32"]
ELEMENTS += ["f64", "i1", "bf16", "f8E4M3FN", "f8E4M3FNUZ", "f8E5M2", "f8E5M2FNUZ"]
ELEMENTS += ["complex<f32>", "complex<f64>"]

host = IreeModule("host")
seen: list[Any] = []


@host.function
def scale(x: Floats, by: np.int32) -> Floats:
    """Takes an array and a number, returns an array."""
    return x * np.float32(by)


@host.function
def nothing() -> None:
    """Takes nothing and returns nothing; `seen` shows that it was called."""
    seen.append("nothing")


@host.function
def several(x: Floats) -> tuple[np.int64, Floats, np.float64, np.bool_]:  # type: ignore[return]
    """Returns four results, whose slots in IREE's buffer differ in size."""
    return x.size, x[::-1], float(x.sum()), bool(x.size > 2)  # type: ignore[return-value]


@host.function
def lists(values: Values) -> Values:
    """Takes a list and returns another, with all that a list can hold."""
    seen.append(plain(values))
    return [values[0] + 1, 2.5, [values[1] * 2, []], b"bytes", np.int8(-3), np.bool_(True)]


@host.function
def upper(text: Buffer) -> Buffer:
    """Takes and returns bytes."""
    return text.upper()


@host.coarse_fences
def later(x: Floats) -> Floats:
    """Gets an array that the program may still be computing: the call waits for its fence."""
    return x + np.float32(1)


@host.coarse_fences
def square(x: Matrix) -> Matrix:
    """Gets a matrix product that takes long, so that a missing wait gives wrong numbers."""
    return x * x


@host.coarse_fences
def count(n: np.int64) -> np.int64:
    """Has fences, but takes and returns a number alone: there is nothing to wait for."""
    return n + np.int64(1)


@host.function
def bad(x: Floats, how: np.int64) -> Floats:
    """Raises (0) or returns another dtype, rank, None, integers or byte order (1 to 5)."""
    if how == 0:
        raise ValueError("not today")
    return [x.astype(np.float64), x[None], None, [1, 2], x.byteswap().view(">f4")][how - 1]  # type: ignore[return-value]


@host.function
def four(x: Floats) -> Four:
    """Returns its argument, which has the declared size of 4 or is refused."""
    return x


@host.function
def narrow(n: np.int64) -> np.int8:
    """Returns a number that may not fit in the declared i8, and is refused then."""
    return n  # type: ignore[return-value]


@host.function
def pair(n: np.int64) -> tuple[np.int64, np.int64]:
    """Returns ``n`` results where two are declared."""
    return tuple([1] * int(n))  # type: ignore[return-value]


@host.function
def listed(n: np.int64) -> Values:
    """Returns a text, or a list of a dictionary or of dates: none is a list of IREE's values."""
    return ["a text", [{1: 2}], [np.array(["2026"], "datetime64")]][n]  # type: ignore[return-value]


@host.function
def stringed(values: Values) -> Buffer:
    """Returns a text where bytes are declared, and is refused."""
    return str(list(values))  # type: ignore[return-value]


@host.function
def count_or(n: np.int32) -> np.int32:
    """Is imported with a fallback, which must not be called: this function exists."""
    return n + np.int32(1)


@host.function
def write(x: Floats) -> None:
    """Writes to an argument, which is read-only: NumPy raises."""
    x[0] = 1


@host.coarse_fences
def fails(x: Floats) -> Floats:
    """Raises after it has waited for its argument: the program must get the error, not hang."""
    raise ValueError("failed later")


tokens = IreeModule("tokens")
kept: list[Any] = []


@tokens.function
def collect(ids: Annotated[NDArray[np.int32], "tensor<?xi32>"], words: Values) -> np.int32:
    """Append a word for each number to a list of the program."""
    words.extend(b"abc"[i : i + 1] for i in ids)
    return np.int32(len(ids))


@tokens.function
def joined(words: Values) -> Buffer:
    """Returns what is in the program's list now, joined."""
    return b" ".join(words)


@tokens.function
def grow(values: Values) -> Values:
    """Append to the list, and to a list in it, and return the same list."""
    values.append(3)
    values[0].extend([2.5, np.array([1, 2], np.float32), (b"x", [np.int8(-1)])])
    kept.append(values)
    return values


@tokens.function
def later_seen() -> np.int64:
    """Returns the size of the list that `grow` kept: it sees what the program changed since."""
    return np.int64(len(kept[-1]))


@tokens.function
def change(values: Values, how: np.int64) -> None:
    """Assigns, deletes, pops or appends a dictionary: IREE's lists have none of these."""
    if how == 0:
        values[0] = 1
    elif how == 1:
        del values[0]
    elif how == 2:
        values.pop()  # type: ignore[attr-defined]
    else:
        values.append({})


TOKENS = """
util.global private @words : !util.list<?>
func.func private @tokens.collect(tensor<?xi32>, !util.list<?>) -> i32
func.func private @tokens.joined(!util.list<?>) -> !util.buffer
func.func private @tokens.grow(!util.list<?>) -> !util.list<?>
func.func private @tokens.later_seen() -> i64
func.func private @tokens.change(!util.list<?>, i64)
util.initializer {
  %capacity = arith.constant 25 : index
  %0 = util.list.create %capacity : !util.list<?>
  util.global.store %0, @words : !util.list<?>
  util.return
}
func.func @collect(%ids: tensor<?xi32>) -> i32 {
  %words = util.global.load @words : !util.list<?>
  %count = call @tokens.collect(%ids, %words) : (tensor<?xi32>, !util.list<?>) -> i32
  return %count : i32
}
func.func @joined() -> !util.buffer {
  %words = util.global.load @words : !util.list<?>
  %text = call @tokens.joined(%words) : (!util.list<?>) -> !util.buffer
  return %text : !util.buffer
}
func.func @reset() {
  %c0 = arith.constant 0 : index
  %words = util.global.load @words : !util.list<?>
  util.list.resize %words, %c0 : !util.list<?>
  return
}
func.func @grow(%values: !util.list<?>) -> (!util.list<?>, i64) {
  %c4 = arith.constant 4 : index
  %0 = call @tokens.grow(%values) : (!util.list<?>) -> !util.list<?>
  util.list.resize %0, %c4 : !util.list<?>
  %1 = call @tokens.later_seen() : () -> i64
  return %values, %1 : !util.list<?>, i64
}
func.func @change(%values: !util.list<?>, %how: i64) {
  call @tokens.change(%values, %how) : (!util.list<?>, i64) -> ()
  return
}
"""


def same(type_: str, name: str) -> Callable[..., Any]:
    """A Python function of one type that notes its argument and returns it, an array reversed."""

    def function(x: Any) -> Any:
        seen.append(str(x.dtype) if isinstance(x, np.ndarray) else repr(x))
        return x[::-1] if isinstance(x, np.ndarray) else x

    function.__name__ = name
    function.__annotations__ = dict.fromkeys(["x", "return"], Annotated[Any, type_])
    return function


def identity(type_: str, name: str) -> str:
    """A program whose function ``name`` passes its argument to the import ``host.name``."""
    return f"""
func.func private @host.{name}({type_}) -> {type_}
func.func @{name}(%x: {type_}) -> {type_} {{
  %y = call @host.{name}(%x) : ({type_}) -> {type_}
  return %y : {type_}
}}"""


PROGRAM = """
util.func private @host.square(%x: tensor<256x256xf32>) -> tensor<256x256xf32>
    attributes {iree.abi.model = "coarse-fences", nosideeffects}
func.func private @host.scale(tensor<?xf32>, i32) -> tensor<?xf32>
func.func private @host.nothing()
func.func private @host.several(tensor<?xf32>) -> (i64, tensor<?xf32>, f64, i1)
func.func private @host.lists(!util.list<?>) -> !util.list<?>
func.func private @host.upper(!util.buffer) -> !util.buffer
util.func private @host.later(%x: tensor<?xf32>) -> tensor<?xf32>
    attributes {iree.abi.model = "coarse-fences", nosideeffects}
util.func private @host.count(%n: i64) -> i64 attributes {iree.abi.model = "coarse-fences"}
util.func private @host.fails(%x: tensor<?xf32>) -> tensor<?xf32>
    attributes {iree.abi.model = "coarse-fences", nosideeffects}
func.func private @host.bad(tensor<?xf32>, i64) -> tensor<?xf32>
func.func private @host.four(tensor<?xf32>) -> tensor<4xf32>
func.func private @host.narrow(i64) -> i8
func.func private @host.pair(i64) -> (i64, i64)
func.func private @host.listed(i64) -> !util.list<?>
func.func private @host.stringed(!util.list<?>) -> !util.buffer
func.func private @host.write(tensor<?xf32>)
func.func private @host.missing(tensor<?xf32>, i64) -> (tensor<?xf32>, i64)
    attributes {vm.fallback = @squared}
util.func private @host.missing_later(%x: tensor<?xf32>) -> tensor<?xf32>
    attributes {iree.abi.model = "coarse-fences", nosideeffects, vm.fallback = @at_once}
func.func private @host.count_or(i32) -> i32 attributes {vm.fallback = @minus}

util.func public @squared(%view: !hal.buffer_view, %n: i64) -> (!hal.buffer_view, i64)
    attributes {iree.abi.stub} {
  %size = hal.buffer_view.dim<%view : !hal.buffer_view>[0] : index
  %x = hal.tensor.import %view : !hal.buffer_view -> tensor<?xf32>{%size}
  %squared = arith.mulf %x, %x : tensor<?xf32>
  %result = hal.tensor.export %squared : tensor<?xf32>{%size} -> !hal.buffer_view
  util.return %result, %n : !hal.buffer_view, i64
}
util.func public @at_once(%x: !hal.buffer_view, %wait: !hal.fence, %signal: !hal.fence)
    -> !hal.buffer_view attributes {iree.abi.stub} {
  %forever = arith.constant -1 : i32
  %status = hal.fence.await until([%wait]) timeout_millis(%forever) flags("None") : i32
  hal.fence.signal<%signal : !hal.fence>
  util.return %x : !hal.buffer_view
}
util.func public @minus(%n: i32) -> i32 attributes {iree.abi.stub} {
  %zero = arith.constant 0 : i32
  %minus = arith.subi %zero, %n : i32
  util.return %minus : i32
}
func.func @missing(%x: tensor<?xf32>) -> (tensor<?xf32>, i64, tensor<?xf32>, i32) {
  %n = arith.constant 5 : i64
  %three = arith.constant 3 : i32
  %0:2 = call @host.missing(%x, %n) : (tensor<?xf32>, i64) -> (tensor<?xf32>, i64)
  %1 = util.call @host.missing_later(%0#0) : (tensor<?xf32>) -> tensor<?xf32>
  %2 = call @host.count_or(%three) : (i32) -> i32
  return %0#0, %0#1, %1, %2 : tensor<?xf32>, i64, tensor<?xf32>, i32
}

func.func @scale(%x: tensor<?xf32>, %by: i32) -> tensor<?xf32> {
  %0 = call @host.scale(%x, %by) : (tensor<?xf32>, i32) -> tensor<?xf32>
  call @host.nothing() : () -> ()
  %1 = arith.addf %0, %x : tensor<?xf32>
  return %1 : tensor<?xf32>
}
func.func @several(%x: tensor<?xf32>) -> (i64, tensor<?xf32>, f64, i32) {
  %0:4 = call @host.several(%x) : (tensor<?xf32>) -> (i64, tensor<?xf32>, f64, i1)
  %1 = arith.extui %0#3 : i1 to i32
  return %0#0, %0#1, %0#2, %1 : i64, tensor<?xf32>, f64, i32
}
func.func @lists(%values: !util.list<?>) -> (i32, f32, !util.list<?>, !util.buffer, i64, i32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %c4 = arith.constant 4 : index
  %c5 = arith.constant 5 : index
  %y = call @host.lists(%values) : (!util.list<?>) -> !util.list<?>
  %0 = util.list.get %y[%c0] : !util.list<?> -> i32
  %1 = util.list.get %y[%c1] : !util.list<?> -> f32
  %2 = util.list.get %y[%c2] : !util.list<?> -> !util.list<?>
  %3 = util.list.get %y[%c3] : !util.list<?> -> !util.buffer
  %4 = util.list.get %y[%c4] : !util.list<?> -> i64
  %5 = util.list.get %y[%c5] : !util.list<?> -> i32
  %6 = call @host.upper(%3) : (!util.buffer) -> !util.buffer
  return %0, %1, %2, %6, %4, %5 : i32, f32, !util.list<?>, !util.buffer, i64, i32
}
func.func @later(%x: tensor<?xf32>) -> tensor<?xf32> {
  %0 = arith.mulf %x, %x : tensor<?xf32>
  %1 = util.call @host.later(%0) : (tensor<?xf32>) -> tensor<?xf32>
  %2 = arith.mulf %1, %1 : tensor<?xf32>
  %3 = util.call @host.later(%2) : (tensor<?xf32>) -> tensor<?xf32>
  return %3 : tensor<?xf32>
}
func.func @slow(%x: tensor<256x256xf32>) -> tensor<256x256xf32> {
  %zero = arith.constant 0.0 : f32
  %empty = tensor.empty() : tensor<256x256xf32>
  %zeros = linalg.fill ins(%zero : f32) outs(%empty : tensor<256x256xf32>) -> tensor<256x256xf32>
  %0 = linalg.matmul ins(%x, %x : tensor<256x256xf32>, tensor<256x256xf32>)
      outs(%zeros : tensor<256x256xf32>) -> tensor<256x256xf32>
  %1 = util.call @host.square(%0) : (tensor<256x256xf32>) -> tensor<256x256xf32>
  %2 = linalg.matmul ins(%1, %x : tensor<256x256xf32>, tensor<256x256xf32>)
      outs(%zeros : tensor<256x256xf32>) -> tensor<256x256xf32>
  return %2 : tensor<256x256xf32>
}
func.func @later_alone(%x: tensor<?xf32>) -> tensor<?xf32> {
  %0 = util.call @host.later(%x) : (tensor<?xf32>) -> tensor<?xf32>
  return %0 : tensor<?xf32>
}
func.func @count(%n: i64) -> i64 {
  %0 = util.call @host.count(%n) : (i64) -> i64
  return %0 : i64
}
func.func @fails(%x: tensor<?xf32>) -> tensor<?xf32> {
  %0 = arith.mulf %x, %x : tensor<?xf32>
  %1 = util.call @host.fails(%0) : (tensor<?xf32>) -> tensor<?xf32>
  %2 = util.call @host.later(%1) : (tensor<?xf32>) -> tensor<?xf32>
  return %2 : tensor<?xf32>
}
func.func @bad(%x: tensor<?xf32>, %how: i64) -> tensor<?xf32> {
  %0 = call @host.bad(%x, %how) : (tensor<?xf32>, i64) -> tensor<?xf32>
  return %0 : tensor<?xf32>
}
func.func @four(%x: tensor<?xf32>) -> tensor<4xf32> {
  %0 = call @host.four(%x) : (tensor<?xf32>) -> tensor<4xf32>
  return %0 : tensor<4xf32>
}
func.func @narrow(%n: i64) -> i8 {
  %0 = call @host.narrow(%n) : (i64) -> i8
  return %0 : i8
}
func.func @pair(%n: i64) -> (i64, i64) {
  %0:2 = call @host.pair(%n) : (i64) -> (i64, i64)
  return %0#0, %0#1 : i64, i64
}
func.func @listed(%n: i64) -> !util.list<?> {
  %0 = call @host.listed(%n) : (i64) -> !util.list<?>
  return %0 : !util.list<?>
}
func.func @stringed(%values: !util.list<?>) {
  %0 = call @host.stringed(%values) : (!util.list<?>) -> !util.buffer
  return
}
func.func @buffers(%x: tensor<3xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %buffer = hal.tensor.export %x : tensor<3xf32> -> !hal.buffer
  %values = util.list.create %c1 : !util.list<?>
  util.list.resize %values, %c1 : !util.list<?>
  util.list.set %values[%c0], %buffer : !hal.buffer -> !util.list<?>
  %0 = call @host.stringed(%values) : (!util.list<?>) -> !util.buffer
  return
}
func.func @write(%x: tensor<?xf32>) {
  call @host.write(%x) : (tensor<?xf32>) -> ()
  return
}
"""


@cache
def compiled(text: str) -> bytes:
    from iree import compiler  # not where test_iree_imports.py reads the tables

    flags = ["--iree-input-demote-f64-to-f32=false"]
    binary: bytes = compiler.compile_str(text, target_backends=["vmvx"], extra_args=flags)
    return binary


def load(text: str, create: Callable[[Any], Any], driver: str) -> Any:
    """The functions of a program that imports from the module that ``create`` makes."""
    config = runtime.Config(driver)
    program = runtime.VmModule.copy_buffer(config.vm_instance, compiled(text))
    modules = [*config.default_vm_modules, create(config.device), program]
    return runtime.SystemContext(vm_modules=modules, config=config).modules.module


def plain(value: Any) -> Any:
    """Convert a value to what JSON can hold."""
    if isinstance(value, list | tuple | IreeList):
        return [plain(each) for each in value]
    if isinstance(value, runtime.DeviceArray):
        return value.to_host().tolist()
    if isinstance(value, np.ndarray):
        return value.tolist()
    if isinstance(value, runtime.VmRef) and value.isinstance(runtime.VmVariantList):
        arguments = value.deref(runtime.VmVariantList)
        return [plain(arguments.get_variant(i)) for i in range(len(arguments))]
    if isinstance(value, runtime.VmRef) and value.isinstance(runtime.VmBuffer):
        return bytes(value.deref(runtime.VmBuffer)).decode()
    if isinstance(value, runtime.VmRef) and value.isinstance(runtime.HalBufferView):
        return value.deref(runtime.HalBufferView).map().asarray([2], np.dtype("float32")).tolist()
    return value


def outcome(call: Callable[..., Any], *arguments: Any) -> Any:
    """Return the result of a call, or ``[type, message]`` of the error that it raises."""
    try:
        return plain(call(*arguments))
    except (RuntimeError, ValueError) as error:
        return [type(error).__name__, str(error)]


def slow(functions: Any) -> bool:
    """Whether a product, squared in Python and multiplied again, is what NumPy computes.

    The numbers are small integers, so that every order of adding them gives the same.
    """
    x = (np.arange(256 * 256).reshape(256, 256) % 3 - 1).astype(np.float32)
    return np.array_equal(functions.slow(x).to_host(), (x @ x) ** 2 @ x)


X = np.array([1, 2, 3], np.float32)
SHAPE = "expected tensor<?xf32>, got an array of shape"
BAD = "result #0 of @host.bad: " + SHAPE
CALLS: dict[str, tuple[Callable[[Any], Any], Any]] = {
    "scale": (lambda f: f.scale(X, -2), [1.0 * -2 + 1, 2.0 * -2 + 2, 3.0 * -2 + 3]),
    "scale, no elements": (lambda f: f.scale(X[:0], 2), []),
    "several": (lambda f: f.several(X), [3, [3.0, 2.0, 1.0], 1.0 + 2.0 + 3.0, 1]),
    "lists": (
        lambda f: f.lists([41, X[:2], [1.5]]),
        [41 + 1, 2.5, [[1.0 * 2, 2.0 * 2], []], "BYTES", -3, 1],
    ),
    "later": (lambda f: f.later(X), [(x**2 + 1) ** 2 + 1 for x in (1.0, 2.0, 3.0)]),
    "slow": (slow, True),
    "later alone": (lambda f: f.later_alone(X), [2.0, 3.0, 4.0]),
    "count": (lambda f: f.count(41), 42),
    "fails": (lambda f: f.fails(X), RuntimeError("ValueError: failed later")),
    "bad 0": (lambda f: f.bad(X, 0), RuntimeError("ValueError: not today")),
    "bad 1": (lambda f: f.bad(X, 1), RuntimeError(f"{BAD} (3,) and dtype float64")),
    "bad 2": (lambda f: f.bad(X, 2), RuntimeError(f"{BAD} (1, 3) and dtype fl")),
    "bad 3": (lambda f: f.bad(X, 3), RuntimeError(f"{BAD} () and dtype object")),
    "bad 4": (lambda f: f.bad(X, 4), RuntimeError(f"{BAD} (2,) and dtype int64")),
    "bad 5": (lambda f: f.bad(X, 5), RuntimeError(f"{BAD} (3,) and dtype >f4")),
    "four": (
        lambda f: f.four(X),
        RuntimeError(
            "result #0 of @host.four: expected tensor<4xf32>, "
            "got an array of shape (3,) and dtype floa"
        ),
    ),
    "narrow": (
        lambda f: f.narrow(128),
        RuntimeError("result #0 of @host.narrow: expected i8, -128 to 127, got 128"),
    ),
    "pair": (
        lambda f: f.pair(3),
        RuntimeError("@host.pair must return 2 results (got 3 of them)"),
    ),
    "text": (
        lambda f: f.listed(0),
        RuntimeError("result #0 of @host.listed: expected a list, got a str"),
    ),
    "dict": (
        lambda f: f.listed(1),
        RuntimeError("result #0 of @host.listed: a list must not have a dict in it"),
    ),
    "dates": (
        lambda f: f.listed(2),
        RuntimeError("result #0 of @host.listed: IREE has no buffers of datetime64[Y]"),
    ),
    "stringed": (
        lambda f: f.stringed([1]),
        RuntimeError("result #0 of @host.stringed: expected bytes, got a str"),
    ),
    "buffers": (
        lambda f: f.buffers(X),
        RuntimeError("TypeError: a list must not have a <VmRef hal.buffer at"),
    ),
    "write": (
        lambda f: f.write(X),
        RuntimeError("ValueError: assignment destination is read-only"),
    ),
    "missing": (lambda f: f.missing(X), [[1.0, 4.0, 9.0], 5, [1.0, 4.0, 9.0], 3 + 1]),
    "again": (lambda f: f.scale(X, 1), [2.0, 4.0, 6.0]),
}
"""Calls of the functions of PROGRAM, and what each returns, or a part of the error.

They are made in this order, so that the last follow errors.
"""


def mutations() -> dict[str, Any]:
    """Call TOKENS, whose lists Python changes: each side must see what the other changed."""
    functions = load(TOKENS, tokens.create, "local-sync")
    count = [outcome(functions.collect, np.array(ids, np.int32)) for ids in ([0, 1], [2])]
    outcomes = {"count": count, "joined": outcome(functions.joined)}
    functions.reset()
    functions.collect(np.array([1], np.int32))
    outcomes["again"] = outcome(functions.joined)
    outcomes["grown"] = outcome(functions.grow, [[1], 2])
    numbers, pair = kept[-1][1:3], kept[-1][0][-1]
    outcomes["kept"] = [numbers, repr(pair), pair == [b"x", [-1]], pair != [b"x"], kept[-1][-2]]
    outcomes["change"] = [outcome(functions.change, [1], how) for how in range(4)]
    kept.clear()
    return outcomes


def types() -> dict[str, Any]:
    """Pass each of NUMBERS and ELEMENTS to Python and back; return what both sides saw.

    One function calls the imports of all types: IREE takes 0.1 s to compile a function.
    """
    arrays = {f"tensor<2x?x{element}>": DTYPES[element] for element in ELEMENTS}
    values = {name: numbers for name, (numbers, _, _) in NUMBERS.items()}
    values |= {name: [np.array([[1, 0, 1], [0, 0, 1]], dtype)] for name, dtype in arrays.items()}
    module = IreeModule("host")
    imports, calls = "", ""
    for i, type_ in enumerate(values):
        module.function(same(type_, f"f{i}"))
        imports += f"func.func private @host.f{i}({type_}) -> {type_}\n"
        calls += f"  %y{i} = call @host.f{i}(%x{i}) : ({type_}) -> {type_}\n"
    parameters = ", ".join(f"%x{i}: {type_}" for i, type_ in enumerate(values))
    returned = ", ".join(f"%y{i}" for i in range(len(values)))
    main = f"func.func @main({parameters}) -> ({', '.join(values)}) {{\n{calls}"
    main += f"  return {returned} : {', '.join(values)}\n}}"
    functions = load(imports + main, module.create, "local-sync")
    outcomes: dict[str, Any] = {name: [[], []] for name in values}
    for turn in range(max(map(len, values.values()))):
        seen.clear()
        results = functions.main(*(each[turn % len(each)] for each in values.values()))
        for name, passed, result in zip(values, seen, results, strict=True):
            if turn < len(values[name]):
                actual = plain(result)
                if name in arrays:
                    actual = actual == values[name][turn][::-1].tolist()
                outcomes[name][0].append(passed)
                outcomes[name][1].append(actual)
    return outcomes


def load_host(text: str) -> Any:
    return load(text, host.create, "local-sync")


MISMATCHES: dict[str, tuple[Callable[[], Any], str]] = {
    "convention": (
        lambda: load_host(identity("i64", "scale")),
        "import function host.scale signature mismatch between module and source",
    ),
    "name": (lambda: load_host(identity("i64", "other")), "function other not exported"),
    "kind": (
        lambda: load_host(identity("!util.list<?>", "four")).four([1]),
        "argument #0 of @host.four: expected tensor<?xf32>, got <VmRef vm.list at",
    ),
    "rank": (
        lambda: load_host(identity("tensor<2x2xf32>", "four")).four(np.ones((2, 2), np.float32)),
        f"argument #0 of @host.four: {SHAPE} (2, 2) and dty",
    ),
}
"""Programs whose imports differ from the functions of `host`, and a part of the error."""


def gap() -> list[int]:
    """Pass 1 as i32 and 2 as i64 through IREE's own interface, which overlooks the gap."""
    received: list[int] = []
    text = """
func.func private @host.f(i32, i64)
func.func @main() {
  %one = arith.constant 1 : i32
  %two = arith.constant 2 : i64
  call @host.f(%one, %two) : (i32, i64) -> ()
  return
}"""

    def create(_: Any) -> Any:
        interface = runtime.PyModuleInterface("host", lambda _: None)
        interface.export("f", "0iI_v", lambda _, *arguments: received.extend(arguments))
        return interface.create()

    load(text, create, "local-sync").main()
    return received


def main() -> None:
    """Print all results as one JSON object."""
    results: dict[str, Any] = {}
    for driver in ("local-sync", "local-task"):
        seen.clear()
        functions = load(PROGRAM, host.create, driver)
        results[driver] = {name: outcome(call, functions) for name, (call, _) in CALLS.items()}
        results[f"{driver} seen"] = list(seen)
    results["types"] = types()
    results["mutations"] = mutations()
    results["mismatches"] = {name: outcome(make) for name, (make, _) in MISMATCHES.items()}
    results["gap"] = gap()
    print(json.dumps(results))


if __name__ == "__main__":
    main()
