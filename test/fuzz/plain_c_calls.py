"""Calls of plain C functions with hostile sizes and pointers, beside a model of their statuses.

The bytes that a fuzzer makes pick a function, its sizes and numbers, and a place for each array in
one memory: apart from the others or over them, not aligned, or null. Nothing but the results of a
call that succeeds may change in that memory.
"""

from __future__ import annotations

import ctypes
from collections.abc import Callable
from math import prod
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, NamedTuple

import numpy as np
from atheris import FuzzedDataProvider

import mlir_abi

MODULE = """
#id = affine_map<(i, j) -> (i, j)>
func.func @scaled(%a: i16 {iree.abi.name = "a"},
                  %x: tensor<?x2xi16> {abi.dims = ["n", 2], iree.abi.name = "x"},
                  %y: tensor<?x2xi16> {abi.dims = ["n", 2], iree.abi.name = "y"})
    -> tensor<?x2xi16> attributes {abi.size_conditions = ["n % 2 == 0"]} {
  %r = linalg.generic {indexing_maps = [#id, #id, #id], iterator_types = ["parallel", "parallel"]}
      ins(%x, %y : tensor<?x2xi16>, tensor<?x2xi16>) outs(%y : tensor<?x2xi16>) {
  ^bb0(%p: i16, %q: i16, %o: i16):
    %s = arith.muli %a, %p : i16
    %t = arith.addi %s, %q : i16
    linalg.yield %t : i16
  } -> tensor<?x2xi16>
  return %r : tensor<?x2xi16>
}
func.func @joined(%x: tensor<?xi32> {abi.dims = ["n"], iree.abi.name = "x"},
                  %y: tensor<?xi32> {abi.dims = ["m"], iree.abi.name = "y"}) -> tensor<?xi32> {
  %r = tensor.concat dim(0) %x, %y : (tensor<?xi32>, tensor<?xi32>) -> tensor<?xi32>
  return %r : tensor<?xi32>
}
func.func @both(%x: tensor<?x?xi64> {abi.dims = ["n", "m"], iree.abi.name = "x"})
    -> (tensor<?x?xi64> {iree.abi.name = "p"}, tensor<?x?xi64> {iree.abi.name = "q"},
        i32 {iree.abi.name = "k"}) {
  %k = arith.constant 7 : i32
  %p, %q = linalg.generic
      {indexing_maps = [#id, #id, #id], iterator_types = ["parallel", "parallel"]}
      ins(%x : tensor<?x?xi64>) outs(%x, %x : tensor<?x?xi64>, tensor<?x?xi64>) {
  ^bb0(%e: i64, %o: i64, %u: i64):
    %s = arith.addi %e, %e : i64
    %t = arith.muli %e, %e : i64
    linalg.yield %s, %t : i64, i64
  } -> (tensor<?x?xi64>, tensor<?x?xi64>)
  return %p, %q, %k : tensor<?x?xi64>, tensor<?x?xi64>, i32
}
func.func @negated(%x: memref<?xi8> {abi.dims = ["n"], iree.abi.name = "x"}) {
  %c0 = arith.constant 0 : i8
  linalg.generic {indexing_maps = [affine_map<(i) -> (i)>], iterator_types = ["parallel"]}
      outs(%x : memref<?xi8>) {
  ^bb0(%e: i8):
    %s = arith.subi %c0, %e : i8
    linalg.yield %s : i8
  }
  return
}
func.func @nonzero(%x: tensor<?xi16> {abi.dims = ["n"], iree.abi.name = "x"})
    -> (tensor<?xindex> {abi.dims = ["count"], iree.abi.name = "places"}) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %zero = arith.constant 0 : i16
  %n = tensor.dim %x, %c0 : tensor<?xi16>
  %e = tensor.empty(%n) : tensor<?xindex>
  %k, %t = scf.for %i = %c0 to %n step %c1 iter_args(%k = %c0, %t = %e)
      -> (index, tensor<?xindex>) {
    %v = tensor.extract %x[%i] : tensor<?xi16>
    %c = arith.cmpi ne, %v, %zero : i16
    %k2, %t2 = scf.if %c -> (index, tensor<?xindex>) {
      %u = tensor.insert %i into %t[%k] : tensor<?xindex>
      %l = arith.addi %k, %c1 : index
      scf.yield %l, %u : index, tensor<?xindex>
    } else {
      scf.yield %k, %t : index, tensor<?xindex>
    }
    scf.yield %k2, %t2 : index, tensor<?xindex>
  }
  %r = tensor.extract_slice %t[0] [%k] [1] : tensor<?xindex> to tensor<?xindex>
  return %r : tensor<?xindex>
}
"""


class Array(NamedTuple):
    """A parameter: a pointer to elements; a size is a number, a name, or a sum of names."""

    name: str
    dtype: str
    sizes: tuple[int | str, ...]
    is_result: bool = False


class Function(NamedTuple):
    """A plain C function, in the order of its parameters."""

    numbers: tuple[str, ...]
    arrays: tuple[Array, ...]
    sizes: tuple[str, ...]
    compute: Callable[..., Any]
    """The elements that are written, by the name of the array, of numbers and argument arrays."""
    room: str | None = None
    condition: tuple[str, Callable[[dict[str, int]], bool]] | None = None


FUNCTIONS = {
    "scaled": Function(
        ("a",),
        (
            Array("x", "i2", ("n", 2)),
            Array("y", "i2", ("n", 2)),
            Array("result", "i2", ("n", 2), is_result=True),
        ),
        ("n",),
        lambda a, x, y: {"result": np.int16(a) * x + y},
        condition=("n % 2 == 0", lambda sizes: sizes["n"] % 2 == 0),
    ),
    "joined": Function(
        (),
        (
            Array("x", "i4", ("n",)),
            Array("y", "i4", ("m",)),
            Array("result", "i4", ("n + m",), is_result=True),
        ),
        ("n", "m"),
        lambda x, y: {"result": np.concatenate([x, y])},
    ),
    "both": Function(
        (),
        (
            Array("x", "i8", ("n", "m")),
            Array("p", "i8", ("n", "m"), is_result=True),
            Array("q", "i8", ("n", "m"), is_result=True),
            Array("k", "i4", (), is_result=True),
        ),
        ("n", "m"),
        lambda x: {"p": x + x, "q": x * x, "k": np.int32(7)},
    ),
    "negated": Function((), (Array("x", "i1", ("n",)),), ("n",), lambda x: {"x": -x}),
    "nonzero": Function(
        (),
        (Array("x", "i2", ("n",)), Array("places", "i8", ("count",), is_result=True)),
        ("n",),
        lambda x: {"places": np.flatnonzero(x)},
        room="count",
    ),
}

MOST = 2**63 - 1
SIZES = [2, 0, 1, 3, 4, 8, 40, -1, -(2**63), 2**31, 2**32, 2**40, 2**61, 2**62, MOST]
MEMORY = np.zeros(4096, np.uint8)
START = MEMORY.ctypes.data

with TemporaryDirectory() as folder:
    path = Path(folder, "libfuzz.so")
    mlir_abi.build(MODULE, path, plain_c="only")
    LIBRARY = ctypes.CDLL(str(path))
for each in FUNCTIONS:
    getattr(LIBRARY, f"{each}_message").restype = ctypes.c_char_p


class Call(NamedTuple):
    """A call: what it returned and left, and what it has to."""

    name: str
    actual: tuple[Any, ...]
    expected: tuple[Any, ...]


def call(data: bytes) -> Call | None:
    """Make the call that ``data`` describes; None for arrays that would not fit into the memory."""
    provider = FuzzedDataProvider(data)
    pick = provider.PickValueInList
    name = pick(list(FUNCTIONS))
    function = FUNCTIONS[name]
    sizes = {each: pick(SIZES) for each in (*function.sizes, function.room) if each}
    numbers = [provider.ConsumeIntInRange(-(2**15), 2**15 - 1) for _ in function.numbers]
    is_null = function.room is not None and pick([False] * 15 + [True])
    places: dict[str, int | None] = {}
    for i, array in enumerate(function.arrays):
        kind = pick(["apart"] * 6 + ["anywhere", "anywhere", "odd", "null"])
        place = 1024 * i if kind == "apart" else provider.ConsumeIntInRange(0, 255) * 8
        places[array.name] = None if kind == "null" else place + (kind == "odd")
    MEMORY[:] = np.resize(np.frombuffer(provider.ConsumeBytes(200) or b"\1\0", "u1"), len(MEMORY))
    text, count, memory = model(name, sizes, numbers, places, is_null)
    if memory is None:
        return None
    room = ctypes.c_int64(sizes.get("count", 0))
    passed: list[Any] = [ctypes.c_int16(number) for number in numbers]
    for at in places.values():
        passed.append(ctypes.c_void_p(None if at is None else START + at))
    passed += [ctypes.c_int64(sizes[each]) for each in function.sizes]
    if function.room:
        passed.append(None if is_null else ctypes.byref(room))
    status = getattr(LIBRARY, name)(*passed)
    message = getattr(LIBRARY, f"{name}_message")(status).decode()
    return Call(name, (message, room.value, MEMORY.tobytes()), (text, count, memory.tobytes()))


def same(call: Call | None) -> None:
    """The status, the size behind the room, and the memory are those of the model."""
    if call is not None:
        (message, *actual), (text, *expected) = call.actual, call.expected
        assert message.startswith(f"{call.name}: {text}"), (message, text)
        assert actual == expected, (call.name, message, actual[0], expected[0])


def model(
    name: str,
    sizes: dict[str, int],
    numbers: list[int],
    places: dict[str, int | None],
    is_null: bool,
) -> tuple[str, int, Any]:
    """How the message of a call begins, the size in the room and the memory after it.

    Without a memory, an array is larger than `MEMORY`.
    """
    function, room = FUNCTIONS[name], sizes.get("count", 0)
    shapes = {each.name: _shape(each, sizes) for each in function.arrays}
    bytes_ = {each.name: prod(shapes[each.name], start=_item(each)) for each in function.arrays}
    if text := _error(function, sizes, places, shapes, is_null):
        return text, room, MEMORY
    ends = [at + bytes_[each] for each, at in places.items() if at is not None and bytes_[each]]
    if max(ends, default=0) > len(MEMORY):
        return "", room, None
    arrays = [_elements(MEMORY, each, places, shapes[each.name]).copy() for each in function.arrays]
    inputs = [a for each, a in zip(function.arrays, arrays, strict=True) if not each.is_result]
    with np.errstate(all="ignore"):
        written = function.compute(*numbers, *inputs)
    if function.room:
        needed = len(written["places"])
        if needed > room:
            return "there is too little room", needed, MEMORY
        room, shapes["places"] = needed, (needed,)
    memory = MEMORY.copy()
    for each in function.arrays:
        if each.name in written:
            _elements(memory, each, places, shapes[each.name])[...] = written[each.name]
    return "success", room, memory


def _error(
    function: Function,
    sizes: dict[str, int],
    places: dict[str, int | None],
    shapes: dict[str, tuple[int, ...]],
    is_null: bool,
) -> str:
    """What is wrong with a call, in the order in which it is checked; nothing if it is right."""
    for size in function.sizes:
        if sizes[size] < 0:
            return f"{size} is negative"
    if function.room and (is_null or sizes[function.room] < 0):
        return f"{function.room} is null, or negative"
    if function.condition and not function.condition[1](sizes):
        return f"{function.condition[0]} does not hold"
    bytes_ = {}
    for array in function.arrays:
        bytes_[array.name] = prod(shapes[array.name], start=_item(array))
        if bytes_[array.name] > MOST or (
            bytes_[array.name] and max(shapes[array.name], default=0) > MOST
        ):
            return "the sizes are too large for memory"
    for array in function.arrays:
        place = places[array.name]
        if bytes_[array.name] and place is None:
            return f"{array.name} is null"
        if bytes_[array.name] and place is not None and (START + place) % _item(array):
            return f"{array.name} is not aligned to {_item(array)} bytes"
    results = [each.name for each in function.arrays if each.is_result and bytes_[each.name]]
    for second in results:
        for first in results[: results.index(second)]:
            starts = places[first], places[second]
            assert starts[0] is not None
            assert starts[1] is not None
            if starts[0] < starts[1] + bytes_[second] and starts[1] < starts[0] + bytes_[first]:
                return f"{second} overlaps with another result"
    return ""


def _item(array: Array) -> int:
    return np.dtype(array.dtype).itemsize


def _shape(array: Array, sizes: dict[str, int]) -> tuple[int, ...]:
    return tuple(eval(str(size), {}, sizes) for size in array.sizes)


def _elements(
    memory: Any, array: Array, places: dict[str, int | None], shape: tuple[int, ...]
) -> Any:
    """The elements of an array in ``memory``."""
    if 0 in shape:
        return np.zeros(tuple(min(size, 1) for size in shape), array.dtype)
    return np.ndarray(shape, array.dtype, memory, places[array.name] or 0)
