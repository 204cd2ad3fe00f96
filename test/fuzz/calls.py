"""Calls with hostile arguments: the C module does with them what Python does.

The bytes that a fuzzer makes pick a function, and a value for each argument: a right one, a wrong
one, or one whose methods lie, raise or change the containers that it is in.
"""

from __future__ import annotations

import array
import ctypes
import gc
import sys
from collections import UserDict, namedtuple
from collections.abc import Callable
from contextlib import suppress
from typing import Any, NamedTuple

import numpy as np
from atheris import FuzzedDataProvider

from mlir_abi.bindings import ir, new_context
from mlir_abi.compilation.execution import jit
from mlir_abi.runtime.call.compiled_function import CompiledFunction
from mlir_abi.runtime.errors import CALL_ERRORS

MODULE = """
func.func @array(%x: memref<?x4xf32>, %n: i32) -> (memref<?x4xf32>, i32) {
  return %x, %n : memref<?x4xf32>, i32
}
func.func @strided(%x: memref<?x?xi16, strided<[?, ?], offset: ?>> {llvm.readonly},
                   %y: memref<?xf32, strided<[?]>>) -> memref<?xf32, strided<[?]>> {
  return %y : memref<?xf32, strided<[?]>>
}
func.func @numbers(%a: i8, %b: i1, %c: f32, %d: f64, %e: i64, %f: memref<i32>)
    -> (i8, i1, f32, f64, i64) {
  return %a, %b, %c, %d, %e : i8, i1, f32, f64, i64
}
func.func @nest(%w: memref<?xf32> {iree.abi.index_path = [0, "w"]},
                %b: i32 {iree.abi.index_path = [0, "b", 0]},
                %c: memref<2xi8> {iree.abi.index_path = [0, "b", 1]},
                %k: f64 {iree.abi.index_path = ["k"]})
    -> (i32 {iree.abi.index_path = ["x", 0]}, memref<?xf32> {iree.abi.index_path = ["x", 2]}) {
  return %b, %w : i32, memref<?xf32>
}
func.func @sizes(%a: memref<?x?xf32> {abi.dims = ["n", "m"]}, %b: memref<?xi8> {abi.dims = ["n"]})
    -> memref<?xi8> attributes {abi.size_conditions = ["2*m >= n", "n % 2 == 0"]} {
  return %b : memref<?xi8>
}
func.func @out(%n: i64, %o: memref<4xi64> {bufferize.result, llvm.noalias}) { return }
func.func @new(%n: i8) -> (memref<?xf32>, memref<?xf32>) {
  %i = arith.index_castui %n : i8 to index
  %zero = arith.constant 0.0 : f32
  %m = memref.alloc(%i) : memref<?xf32>
  linalg.fill ins(%zero : f32) outs(%m : memref<?xf32>)
  return %m, %m : memref<?xf32>, memref<?xf32>
}
"""


class Expected(NamedTuple):
    """An array with these elements and sizes, None for a dynamic one."""

    dtype: str
    sizes: tuple[int | None, ...]


WEIGHTS = {"w": Expected("f4", (None,)), "b": ["i32", Expected("i1", (2,))]}
ARGUMENTS: dict[str, tuple[list[Any], dict[str, Any]]] = {
    "array": ([Expected("f4", (None, 4)), "i32"], {}),
    "strided": ([Expected("i2", (None, None)), Expected("f4", (None,))], {}),
    "numbers": (["i8", "i1", "f32", "f64", "i64", Expected("i4", ())], {}),
    "nest": ([WEIGHTS], {"k": "f64"}),
    "sizes": ([Expected("f4", (None, None)), Expected("i1", (None,))], {}),
    "out": (["i64"], {"out": Expected("i8", (4,))}),
    "new": (["i8"], {}),
}
"""What each function takes, by position and by keyword; a text is the type of a number."""

with new_context():
    LIBRARY = jit(ir.Module.parse(MODULE))

Pair = namedtuple("Pair", ["w", "b"])
INTEGERS = [
    0,
    1,
    2,
    -1,
    127,
    128,
    -128,
    2**31 - 1,
    2**31,
    2**63 - 1,
    2**63,
    -(2**63),
    2**64,
    10**30,
]
FLOATS = [0.0, -0.0, 1.5, 3.4e38, 3.5e38, 1e300, float("inf"), float("nan"), 5e-324]


class Key(str):
    """A key of a dict whose comparison runs ``act``."""

    act: Callable[[], object]
    __hash__ = str.__hash__

    def __eq__(self, other: object) -> bool:
        self.act()
        return str.__eq__(self, other)


class Number:
    """It is a number when it is asked, after ``act``."""

    def __init__(self, act: Callable[[], object], value: Any) -> None:
        self.act, self.value = act, value

    def __index__(self) -> Any:
        self.act()
        return self.value

    def __float__(self) -> Any:
        self.act()
        return self.value

    def __bool__(self) -> Any:
        self.act()
        return self.value


class Integer(int):
    """An integer that is another one when it is asked."""

    act: Callable[[], object]

    def __index__(self) -> int:
        self.act()
        return 7


class Interface:
    """An object with ``__array_interface__``, which may lie."""

    def __init__(self, act: Callable[[], object], interface: Any, memory: Any) -> None:
        self.act, self.interface, self.memory = act, interface, memory

    @property
    def __array_interface__(self) -> Any:
        self.act()
        return self.interface


class Liar(np.ndarray):
    """An array that lies of where its elements are."""

    act: Callable[[], object] = staticmethod(lambda: None)

    @property
    def __array_interface__(self) -> Any:
        self.act()
        return {"version": 3, "typestr": "<f4", "shape": (1 << 40,), "data": (16, False)}


class Impostor:
    """It says that it is an instance of another class."""

    def __init__(self, class_: type) -> None:
        self.class_ = class_

    @property  # type: ignore[misc]
    def __class__(self) -> type:
        return self.class_


class Tensor:
    """An array behind ``__dlpack__``."""

    def __init__(self, act: Callable[[], object], array_: Any) -> None:
        self.act, self.array = act, array_

    def __dlpack_device__(self) -> Any:
        self.act()
        return self.array.__dlpack_device__()

    def __dlpack__(self, **arguments: Any) -> Any:
        self.act()
        return self.array.__dlpack__(**arguments)


class List(list[Any]):
    """A list whose methods run ``act``."""

    act: Callable[[], object] = staticmethod(lambda: None)

    def __len__(self) -> int:
        self.act()
        return super().__len__()

    def __iter__(self) -> Any:
        self.act()
        return super().__iter__()


class Dict(dict[Any, Any]):
    """A dict whose methods run ``act``."""

    act: Callable[[], object] = staticmethod(lambda: None)

    def keys(self) -> Any:
        self.act()
        return super().keys()

    def __getitem__(self, key: Any) -> Any:
        self.act()
        return super().__getitem__(key)


class Finalized:
    """Its end, when its container drops it, runs ``act``."""

    def __init__(self, act: Callable[[], object]) -> None:
        self.act = act

    def __del__(self) -> None:
        with suppress(Exception):
            self.act()


class Values:
    """The arguments of one call, from the bytes of a fuzzer: the same again from the same bytes."""

    def __init__(self, data: bytes) -> None:
        self.provider = FuzzedDataProvider(data)
        self.pick = self.provider.PickValueInList
        self.containers: list[Any] = []
        self.arrays: list[Any] = []
        self.is_called = False
        self.keys_change = False
        """Whether a comparison changes containers: C and Python compare keys differently often."""
        self.name = self.pick(list(ARGUMENTS))
        by_position, by_name = ARGUMENTS[self.name]
        self.args = [self.value(each) for each in by_position]
        self.kwargs = {self.key(key): self.value(each) for key, each in by_name.items()}
        self.containers.append(self.kwargs)
        if self.rarely():
            self.args = self.args * 2 if self.provider.ConsumeBool() else self.args[1:]
        if self.rarely():
            self.kwargs[self.pick(["w", "k", "out", "x"])] = self.any_value()

    def rarely(self) -> bool:
        """True for some bytes, and not when there are none left."""
        return self.provider.ConsumeIntInRange(0, 15) > 13

    def value(self, expected: Any) -> Any:
        """A value for an argument; most of them are right."""
        if self.rarely():
            return self.any_value()
        if isinstance(expected, Expected):
            return self.array_like(self.array(expected))
        if isinstance(expected, dict):
            items = [(self.key(key), self.value(each)) for key, each in expected.items()]
            if self.rarely():
                items.reverse()
            return self.container(self.pick([dict, dict, dict, Dict, UserDict]), items)
        if isinstance(expected, list):
            items = [self.value(each) for each in expected]
            if self.rarely():
                items.append(self.pick([None, {}, [], 1]))
            return self.container(self.pick([list, tuple, list, List]), items)
        return self.number(expected)

    def container(self, kind: Any, items: Any) -> Any:
        """A container, which hostile objects may change."""
        container = kind(items)
        if kind is not tuple:
            self.containers.append(container)
        if kind in (List, Dict):
            container.act = self.action()
        return container

    def key(self, text: str) -> str:
        """A key, which may be hostile when it is compared."""
        if not self.rarely():
            return text
        key = Key(text)
        key.act = self.action(is_key=True)
        return key

    def action(self, *, is_key: bool = False) -> Callable[[], object]:
        """What a method does before its work: nothing, raise, or change containers and arrays."""
        kind = self.pick(["nothing", "raise", "clear", "shrink", "grow", "freeze", "collect"])
        if is_key and kind not in ("nothing", "raise", "collect"):
            self.keys_change = True
        error = self.pick([ZeroDivisionError, RuntimeError, TypeError, ValueError, KeyError])

        def act() -> None:
            if not self.is_called:
                return
            if kind == "raise":
                raise error("hostile\nobject")
            if kind == "collect":
                gc.collect()
            self.is_called = False  # what is done here does not act again
            for each in self.arrays if kind == "freeze" else ():
                each.flags.writeable = False
            for each in self.containers if kind in ("clear", "shrink", "grow") else ():
                if kind == "clear":
                    each.clear()
                elif isinstance(each, list):
                    each[:] = each[1:] if kind == "shrink" else [*each, 1]
                elif kind == "grow":
                    each[f"z{len(each)}"] = 1
                elif each:
                    each.popitem()
            self.is_called = True

        return act

    def number(self, type_: str) -> Any:
        """A number of a type."""
        if self.rarely():
            return self.any_number()
        if type_ == "i1":
            return self.provider.ConsumeBool()
        if type_[0] == "f":
            return self.pick(FLOATS)
        bits = int(type_[1:])
        return self.pick(
            [each for each in INTEGERS if -(2 ** (bits - 1)) <= each < 2 ** (bits - 1)]
        )

    def any_number(self) -> Any:
        """A number that may be none, or out of range."""
        number = self.pick([*INTEGERS, *FLOATS, True, False, "1", None, 1j])
        kind = self.pick(["itself", "number", "integer", "scalar", "array"])
        if kind == "number":
            return Number(self.action(), number)
        if kind == "integer" and type(number) is int:
            integer = Integer(number)
            integer.act = self.action()
            return integer
        if kind == "scalar" and number is not None:
            dtype = self.pick([np.int8, np.int64, np.uint64, np.float32, np.bool_, np.float16])
            try:
                with np.errstate(all="ignore"):
                    return dtype(number)
            except (TypeError, ValueError, OverflowError):
                return number
        return np.array(number) if kind == "array" else number

    def array(self, expected: Expected) -> Any:
        """An array whose elements, sizes and layout are right, or nearly so."""
        sizes = [self.pick([2, 1, 3, 4]) if size is None else size for size in expected.sizes]
        dtype = np.dtype(expected.dtype)
        if self.rarely():
            sizes = [self.pick([0, 2, 4]) for _ in range(self.pick([0, 1, 2, 3, 9]))]
        if self.rarely():
            dtype = np.dtype(self.pick(["f4", "i4", ">f4", "f8", "i1", "?", "O", "V4", "U1", "c8"]))
        value = np.zeros(sizes, dtype)
        if dtype.kind in "iufc":
            value.reshape(-1)[...] = np.arange(value.size)
        layout = self.pick(["", "", "", "step", "back", "transposed", "frozen", "unaligned"])
        layout = layout or self.pick(["", "", "shared", "view", "offset"])
        if value.ndim and value.size and dtype.kind != "O":
            if layout in ("step", "offset"):
                value = np.repeat(value, 2, -1)[..., layout == "offset" :: 2]
            elif layout == "back":
                value = value[::-1]
            elif layout == "transposed":
                value = np.asfortranarray(value)
            elif layout == "shared":
                value = np.broadcast_to(value[:1], value.shape)
            elif layout == "unaligned":
                memory = np.frombuffer(bytearray(value.nbytes + 1), np.uint8)
                value = memory[1:].view(dtype).reshape(value.shape)
        if layout == "frozen":
            value.flags.writeable = False
        self.arrays.append(value)
        return value if not self.rarely() else self.pick(self.arrays)

    def array_like(self, value: Any) -> Any:
        """An array, or another object that Python takes for one."""
        if not self.rarely():
            return value
        kind = self.pick(["liar", "interface", "tensor", "memoryview", "list", "array", "scalar"])
        if kind == "liar":
            liar = value.view(Liar)
            liar.act = self.action()
            return liar
        if kind == "interface":
            return self.interface(value)
        if kind == "tensor":
            return Tensor(self.action(), value)
        if kind == "memoryview":
            try:
                return memoryview(value)
            except ValueError:
                return bytearray(8)
        if kind == "list":
            return value.tolist()
        if kind == "array":
            return array.array("f", [1, 2, 3])
        return value.reshape(-1)[0] if value.size else np.float32(1)

    def interface(self, value: Any) -> Interface:
        """An object that lies of an array, but stays within 4096 bytes of memory."""
        memory = ctypes.create_string_buffer(4096)
        address = ctypes.addressof(memory) + 2048 + self.pick([0, 0, 1])
        interface: dict[Any, Any] = {
            "version": self.pick([3, 3, 2, -1]),
            "typestr": self.pick([value.dtype.str, "<f4", ">i4", "|V4", "x", None]),
            "shape": self.pick([value.shape, value.shape, (2, 4), (-1,), (2**62, 4), 3, None]),
            "data": (address, self.provider.ConsumeBool()),
        }
        if interface["shape"] == (2**62, 4) or (interface["typestr"] or "")[1:] in ("O8", "O"):
            interface["data"] = None  # an error, since there is no such memory
        if self.rarely():
            interface["strides"] = self.pick([(100, 4), (-4,), (0,), (4, 2, 1), (3,)])
        if self.rarely():
            del interface[self.pick(list(interface))]
            interface.setdefault("data", None)
        whole: Any = self.pick([interface, interface, interface, None, 7, {}])
        return Interface(self.action(), whole, memory)

    def any_value(self, depth: int = 0) -> Any:
        """Any object."""
        kind = self.provider.ConsumeIntInRange(0, 9 if depth < 3 else 4)
        if kind == 0:
            return self.any_number()
        if kind == 1:
            return self.array_like(self.array(self.pick(_ARRAYS)))
        if kind == 2:
            return Impostor(self.pick([np.ndarray, dict, list, int, float, tuple, bool]))
        if kind == 3:
            return self.pick([None, "x", b"x", object, np.ndarray, ..., {}, [], ()])
        if kind == 4:
            return Finalized(self.action())
        if kind == 5:
            return Pair(self.any_value(depth + 1), self.any_value(depth + 1))
        count = self.provider.ConsumeIntInRange(0, 3)
        items = [self.any_value(depth + 1) for _ in range(count)]
        if kind < 8:
            return self.container(self.pick([list, tuple, List]), items)
        pairs = [(self.key(self.pick(["w", "b", "k", "x"])), item) for item in items]
        return self.container(self.pick([dict, Dict, UserDict]), pairs)


_ARRAYS = [Expected("f4", (None, 4)), Expected("f4", (None,)), Expected("i1", (2,))]


class Call(NamedTuple):
    """The outcomes of both ways, and what may differ."""

    in_c: Any
    in_python: Any
    keys_change: bool
    references: list[tuple[int, int]]


def call(data: bytes) -> Call:
    """Make the call that ``data`` describes in both ways."""
    values, again = Values(data), Values(data)
    function: CompiledFunction = LIBRARY[values.name]
    before = list(map(sys.getrefcount, values.arrays))
    values.is_called = again.is_called = True
    in_c = outcome(lambda: function(*values.args, **values.kwargs), values.arrays)
    after = list(map(sys.getrefcount, values.arrays))
    args, kwargs = tuple(again.args), dict(again.kwargs)
    in_python = outcome(lambda: function.call_in_python(args, kwargs), again.arrays)
    return Call(in_c, in_python, values.keys_change, list(zip(before, after, strict=True)))


def same(calls: Call) -> None:
    """Both ways have the same outcome, and keep no reference to an argument."""
    for each in calls.in_c, calls.in_python:
        assert each[0] is not SystemError, each
        if isinstance(each[0], type) and issubclass(each[0], CALL_ERRORS):
            assert "\n" not in each[1], each
    assert calls.keys_change or calls.in_c == calls.in_python, calls[:2]
    assert all(after <= before for before, after in calls.references), calls.references


def outcome(make: Callable[[], Any], arrays: list[Any]) -> Any:
    """What a call returns or raises, in a form that can be compared."""
    try:
        return described(make(), arrays)
    except Exception as error:  # of whatever kind: both ways have to raise it
        return type(error), str(error)


def described(value: Any, arrays: list[Any]) -> Any:
    """A result: of an array also of which of ``arrays`` it is a view."""
    if isinstance(value, dict | tuple):
        items = value.items() if isinstance(value, dict) else enumerate(value)
        return type(value).__name__, [(key, described(item, arrays)) for key, item in items]
    if isinstance(value, np.ndarray):
        shared = [np.may_share_memory(value, each) for each in arrays]
        flags = value.flags.writeable, value.flags.c_contiguous
        return str(value.dtype), value.shape, value.strides, flags, value.tobytes(), shared
    return type(value).__name__, repr(value)
