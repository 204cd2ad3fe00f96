"""Calls of checked code with any indices, sizes and divisors, beside a model in Python.

A call without a meaning has to be an error of the call, and leave no byte changed that is not the
function's to write. Any other call has to return what the model does.
"""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from typing import Any, NamedTuple

import numpy as np
from atheris import FuzzedDataProvider

import mlir_abi

MODULE = """
func.func @load(%x: tensor<?x3xi32>, %a: i64, %b: i64) -> i32 {
  %i = arith.index_cast %a : i64 to index
  %j = arith.index_cast %b : i64 to index
  %r = tensor.extract %x[%i, %j] : tensor<?x3xi32>
  return %r : i32
}
func.func @store(%x: memref<?x?xi32>, %a: i64, %b: i64, %v: i32) {
  %i = arith.index_cast %a : i64 to index
  %j = arith.index_cast %b : i64 to index
  memref.store %v, %x[%i, %j] : memref<?x?xi32>
  return
}
func.func @slice(%x: tensor<?xi32>, %a: i64, %b: i64, %c: i64) -> tensor<?xi32> {
  %o = arith.index_cast %a : i64 to index
  %n = arith.index_cast %b : i64 to index
  %s = arith.index_cast %c : i64 to index
  %r = tensor.extract_slice %x[%o] [%n] [%s] : tensor<?xi32> to tensor<?xi32>
  return %r : tensor<?xi32>
}
func.func @put(%x: tensor<?xi32>, %y: tensor<?xi32>, %a: i64, %b: i64) -> tensor<?xi32> {
  %o = arith.index_cast %a : i64 to index
  %n = arith.index_cast %b : i64 to index
  %r = tensor.insert_slice %y into %x[%o] [%n] [1] : tensor<?xi32> into tensor<?xi32>
  return %r : tensor<?xi32>
}
func.func @gather(%x: tensor<?xi32>, %p: tensor<?xi64>) -> tensor<?xi32> {
  %c0 = arith.constant 0 : index
  %n = tensor.dim %p, %c0 : tensor<?xi64>
  %e = tensor.empty(%n) : tensor<?xi32>
  %r = linalg.generic {indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i)>],
      iterator_types = ["parallel"]} ins(%p : tensor<?xi64>) outs(%e : tensor<?xi32>) {
  ^bb0(%k: i64, %o: i32):
    %i = arith.index_cast %k : i64 to index
    %v = tensor.extract %x[%i] : tensor<?xi32>
    linalg.yield %v : i32
  } -> tensor<?xi32>
  return %r : tensor<?xi32>
}
func.func @loop(%x: memref<?xi32>, %a: i64, %b: i64, %c: i64, %d: i64) -> i32 {
  %low = arith.index_cast %a : i64 to index
  %high = arith.index_cast %b : i64 to index
  %step = arith.index_cast %c : i64 to index
  %more = arith.index_cast %d : i64 to index
  %zero = arith.constant 0 : i32
  %r = scf.for %i = %low to %high step %step iter_args(%sum = %zero) -> i32 {
    %k = arith.addi %i, %more : index
    %v = memref.load %x[%k] : memref<?xi32>
    %t = arith.addi %sum, %v : i32
    scf.yield %t : i32
  }
  return %r : i32
}
func.func @divided(%x: tensor<?xi32>, %y: tensor<?xi32>) -> tensor<?xi32> {
  %r = linalg.generic {indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i)>,
      affine_map<(i) -> (i)>], iterator_types = ["parallel"]}
      ins(%x, %y : tensor<?xi32>, tensor<?xi32>) outs(%x : tensor<?xi32>) {
  ^bb0(%a: i32, %b: i32, %o: i32):
    %q = arith.divsi %a, %b : i32
    linalg.yield %q : i32
  } -> tensor<?xi32>
  return %r : tensor<?xi32>
}
"""


class UndefinedError(Exception):
    """A call that may succeed or fail."""


def load(x: Any, i: int, j: int) -> Any:
    return x[_in(i, len(x)), _in(j, 3)]


def store(x: Any, i: int, j: int, v: int) -> None:
    x[_in(i, x.shape[0]), _in(j, x.shape[1])] = v


def slice_(x: Any, offset: int, count: int, step: int) -> Any:
    if count < 0 or offset > len(x) or offset < 0:
        raise IndexError
    if count:
        _in(offset, len(x)), _in(offset + (count - 1) * step, len(x))
    if count in (2**31, 2**32):
        raise UndefinedError  # gigabytes, for which there may be memory or not
    if count > 2**32:
        raise IndexError
    return x[[offset + i * step for i in range(count)]]


def put(x: Any, y: Any, offset: int, count: int) -> Any:
    if count != len(y) or not 0 <= offset <= len(x):
        raise IndexError
    result = x.copy()
    if count:
        _in(offset + count - 1, len(x))
        result[_in(offset, len(x)) :][:count] = y
    return result


def gather(x: Any, places: Any) -> Any:
    return np.array([x[_in(i, len(x))] for i in places.tolist()], np.int32)


def loop(x: Any, low: int, high: int, step: int, more: int) -> Any:
    if step <= 0:
        raise IndexError
    total = 0
    for i in range(low, high, step):
        total += int(x[_in((i + more + 2**63) % 2**64 - 2**63, len(x))])
        if i + step >= 2**63:
            raise UndefinedError  # the variable of the loop overflows
    return total


def divided(x: Any, y: Any) -> Any:
    if len(x) != len(y) or not y.all() or ((x == -(2**31)) & (y == -1)).any():
        raise IndexError
    return np.array([int(a / b) for a, b in zip(x.tolist(), y.tolist(), strict=True)], np.int32)


def _in(index: int, size: int) -> int:
    """``index``; raises IndexError if it is none of an axis of this size."""
    if not 0 <= index < size:
        raise IndexError
    return index


FUNCTIONS: dict[str, tuple[str, Callable[..., Any]]] = {
    "load": ("Tii", load),
    "store": ("Aiii", store),
    "slice": ("aiii", slice_),
    "put": ("aaii", put),
    "gather": ("ap", gather),
    "loop": ("aiiii", loop),
    "divided": ("ad", divided),
}
"""The kinds of the arguments, and the model, which raises IndexError for a call without meaning."""

LIBRARIES = [mlir_abi.jit(MODULE, checked=True, opt_level=level) for level in (0, 2)]
INDICES = [0, 1, 2, 3, 4, 5, 6, 7, -1, -2, 2**31, 2**32, 2**62, 2**63 - 1, -(2**63)]
DIVIDENDS = [7, -7, 0, 2**31 - 1, -(2**31)]
DIVISORS = [1, 2, -1, 3, 0]


class Call(NamedTuple):
    """A call: the outcome, with the bytes of all arrays, and that of the model."""

    name: str
    arguments: list[Any]
    actual: Any
    expected: Any


def call(data: bytes) -> Call | None:
    """Make the call that ``data`` describes; None if its outcome is not defined."""
    provider = FuzzedDataProvider(data)
    pick = provider.PickValueInList
    library, name = pick(LIBRARIES), pick(list(FUNCTIONS))
    kinds, compute = FUNCTIONS[name]
    memory = np.full(64, -5, np.int32)
    arguments: list[Any] = []
    for i, kind in enumerate(kinds):
        size = pick([5, 4, 1, 0])
        if kind == "i":
            arguments.append(pick(INDICES) if name != "store" or i < 3 else 9)
        elif kind in "pd":
            values = [pick(INDICES if kind == "p" else DIVISORS) for _ in range(size)]
            arguments.append(np.array(values, np.int64 if kind == "p" else np.int32))
        else:
            shape = {"T": (size, 3), "A": (size, 2), "a": (size,)}[kind]
            array = memory[16 * (i + 1) :][: np.prod(shape)].reshape(shape)
            array[...] = np.arange(array.size).reshape(shape)
            if name == "divided":
                array[...] = [pick(DIVIDENDS) for _ in range(size)]
            arguments.append(array)
    before = memory.copy()
    try:
        expected = _outcome(compute, arguments), memory.tobytes()
    except UndefinedError:
        return None
    memory[...] = before
    return Call(name, arguments, (_outcome(library[name], arguments), memory.tobytes()), expected)


def same(call: Call | None) -> None:
    """The outcomes are the same."""
    if call is None:
        return
    assert call.actual == call.expected, (call.name, call.arguments, call.actual, call.expected)


def _outcome(function: Callable[..., Any], arguments: list[Any]) -> Any:
    """The result; None for an error, which a caller or the code reports."""
    with suppress(IndexError, ValueError, MemoryError, mlir_abi.AssertionFailed):
        result = function(*arguments)
        return np.shape(result), np.asarray(0 if result is None else result).tolist()
    return None
