"""The roads by which a compiled function is called, and libraries whose functions take one.

Each function of a `Roads` takes and returns what that of a `Library` does.
"""

from __future__ import annotations

import ctypes
from collections.abc import Callable, Iterator
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from random import Random
from typing import Any
from warnings import catch_warnings, simplefilter

import numpy as np
import reductions
import tvm_ffi
from element_types import DTYPES
from mlir import ir
from plain_calls import PlainFunction, dtype_of
from vector_math_errors import FLOATS, function

import mlir_abi
from mlir_abi.dialect_attrs.layout.c_interface import FLOAT_TYPES
from mlir_abi.dialect_attrs.reflection.value import Value
from mlir_abi.passes.support.diagnostics import AbiWarning
from mlir_abi.runtime.buffers.dlpack_arrays import from_dlpack
from mlir_abi.runtime.call.compiled_function import CompiledFunction
from mlir_abi.runtime.call.library import Library
from mlir_abi.runtime.call.python.python_call import PythonCall
from mlir_abi.runtime.errors import AssertionFailed

ROADS = ["NumPy", "NumPy in Python", "C wrapper", "TVM FFI", "plain C"]
CPUS = ["x86-64", "x86-64-v3", "native"]

SETS = 4
"""How many sets of options a module is compiled with."""

ROOM = 64
"""The greatest size of a result whose sizes only the call knows."""

ULPS = 4
"""The greatest error of a function such as `exp` (docs/math.md)."""

FUNCTIONS: dict[str, Callable[..., Any]] = {
    **{name: getattr(np, name) for name in ("exp", "expm1", "tanh", "sin", "cos")},
    "log": np.log,
    "log1p": np.log1p,
    "powf": np.power,
    "rsqrt": lambda x: 1 / np.sqrt(x),
    "sigmoid": lambda x: 1 / (1 + np.exp(-x)),
}
"""Of `vector_math_errors`, those that NumPy computes with more digits than an f64 has."""

_NAMES = {dtype: name for name, dtype in DTYPES.items()}


@dataclass
class Roads:
    """The functions of a library by ``road``; by NumPy, those whose types it does not take."""

    library: Library
    road: str
    plain: ctypes.CDLL | None = None
    """The library, if it was built with plain C functions."""

    def __getitem__(self, name: str) -> Callable[..., Any]:
        function = self.library[name]
        if self.road == "NumPy in Python":
            return lambda *arguments: function.call_in_python(arguments, {})
        if self.road == "C wrapper":
            return _by_c_wrapper(function)
        if self.road == "TVM FFI":
            with suppress(ValueError):
                return _by_tvm_ffi(function, self.library.tvm_ffi[name])
        if self.road == "plain C" and self.plain is not None and function.reflection.plain_c:
            return _by_plain_c(function, PlainFunction(self.plain, function.reflection))
        return function


def _by_c_wrapper(function: CompiledFunction) -> Callable[..., Any]:
    """As Python calls a library that has no packed wrappers."""
    values, arguments = function._values, function.reflection.arguments
    by_name = None, function.address, values.wrapper, arguments, values.labels
    function._in_python = PythonCall(*by_name)
    return lambda *arguments: function.call_in_python(arguments, {})


def _by_tvm_ffi(function: CompiledFunction, called: tvm_ffi.Function) -> Callable[..., Any]:
    """Callers pass the arrays for all results whose sizes are known."""

    def call(*arguments: Any) -> Any:
        outs = function._out_arrays(None, arguments) if function._values.out else []
        try:
            returned = called(*map(_passed, function.reflection.arguments, [*arguments, *outs]))
        except RuntimeError as error:
            raise AssertionFailed(str(error)) from None
        several = returned if isinstance(returned, tvm_ffi.Array) else [returned]
        several = [from_dlpack(x) if isinstance(x, tvm_ffi.Tensor) else x for x in several]
        return function._values.assemble([*outs, *several])

    return call


def _passed(value: Value, array: Any) -> Any:
    """A number, or a tensor over an array, also of the floats that DLPack has and NumPy has not."""
    if not isinstance(array, np.ndarray):
        return array
    if value.type.layout is None and not array.flags.c_contiguous:
        array = array.copy()  # NumPy's callers may pass any strides for a tensor
    if array.dtype.isbuiltin == 1:
        return tvm_ffi.from_dlpack(array)
    tensor = tvm_ffi.from_dlpack(array.view(f"u{array.itemsize}"))
    set_code(tensor, FLOAT_TYPES[_NAMES[array.dtype]][0])
    return tensor


def set_code(tensor: tvm_ffi.Tensor, code: int) -> None:
    """Change the DLDataTypeCode of a tensor, in the DLTensor behind the header of the object."""
    ctypes.c_uint8.from_address(tensor.__chandle__() + 24 + 20).value = code


def _by_plain_c(function: CompiledFunction, called: PlainFunction) -> Callable[..., Any]:
    """Arrays of other strides than row-major ones go by NumPy."""
    parameters = called.plain.of_role("argument")

    def call(*arguments: Any) -> Any:
        if not all(np.asarray(each).flags.c_contiguous for each in arguments):
            return function(*arguments)
        values, sizes = {}, {}
        for each, value in zip(parameters, arguments, strict=True):
            values[each.name] = value if each.array else np.asarray(value, dtype_of(each))
            sizes |= dict(zip(each.sizes, values[each.name].shape, strict=True))
        rooms = {each.name: ROOM for each in called.plain.of_role("room")}
        results = called.call(values, sizes, rooms)
        if results.status:
            raise AssertionFailed(called.message(results.status))
        several = [results.values[each.name] for each in called.plain.of_role("result")]
        return several[0] if len(several) == 1 else several or None

    return call


@dataclass
class FloatFunction:
    """A function whose last bits depend on the level and the CPU, but on no road."""

    name: str
    text: str
    arguments: list[np.ndarray]
    expected: np.ndarray
    bound: np.ndarray
    """The greatest difference from ``expected``."""

    def differences(self, roads: Roads) -> Iterator[str]:
        """What exceeds the bound, and the roads by which other bits come out."""
        bits = {}
        for road in ROADS:
            arguments = [each.copy() for each in self.arguments]
            returned = Roads(roads.library, road, roads.plain)[self.name](*arguments)
            actual = arguments[-1] if returned is None else returned
            bits[road] = actual.tobytes()
            if not (abs(actual - self.expected) <= self.bound).all():
                yield f"{self.name}, {road}: {actual}, expected {self.expected}"
        if len({*bits.values()}) > 1:
            yield f"{self.name}: not the same bits by all roads: {bits}"


def float_functions(batch: int) -> list[FloatFunction]:
    """Two functions such as `exp` and a sum, with arguments; the number of a batch chooses all."""
    random, numbers = Random(f"floats {batch}"), np.random.default_rng(batch)
    functions = []
    for name in random.sample([*FUNCTIONS], 2):
        type_, size = random.choice([*FLOATS]), random.randrange(70)
        x, y = (numbers.normal(0, 3, size).astype(FLOATS[type_]) for _ in range(2))
        if name in ("log", "log1p", "powf", "rsqrt"):
            x = abs(x)
        wide = [each.astype(np.longdouble) for each in (x, y)]
        expected = FUNCTIONS[name](*wide[: 2 if name == "powf" else 1])
        bound = ULPS * np.spacing(abs(expected).astype(x.dtype))
        text = function(name, type_)
        functions.append(
            FloatFunction(f"{name}_{type_}", text, [x, y, np.zeros_like(x)], expected, bound)
        )
    type_, rows, length = random.choice([*FLOATS]), random.randrange(1, 20), random.randrange(1, 70)
    form = random.choice(["row", "column"])
    x, start = (numbers.normal(size=n).astype(FLOATS[type_]) for n in ((rows, length), rows))
    both = np.concatenate([start[:, None], x], axis=1).astype(np.longdouble)
    bound = length * np.finfo(x.dtype).eps * abs(both).sum(axis=1)
    x = np.ascontiguousarray(x.T) if form == "column" else x
    text = reductions.function(form, "addf", type_, rows, length)
    name = f"{form}_addf_{length}"
    return [*functions, FloatFunction(name, text, [x, start], both.sum(axis=1), bound)]


def libraries(text: str, directory: Path, batch: int) -> Iterator[tuple[str, Roads]]:
    """The module of ``batch``, compiled with sets of options that its number chooses."""
    module, random = ir.Module.parse(text), Random(f"roads {batch}")
    roads = [each for each in ROADS if each != "C wrapper" or "cf.assert" not in text]
    for i in range(SETS):
        road, level, threads = random.choice(roads), random.randrange(4), random.randrange(4)
        chosen = {each: random.random() < 0.5 for each in ("out_params", "checked")}
        options: dict[str, Any] = {"opt_level": level, "threads": threads > 0, **chosen}
        way = f"{road}, -O{level}, {threads=}, {', '.join(each for each in chosen if chosen[each])}"
        if threads:
            mlir_abi.set_num_threads(threads)
            options["pipeline"] = "builtin.module(abi-default{least-work=1})"
        if road == "TVM FFI" or (road != "plain C" and random.random() < 0.5):
            yield f"jit {way}", Roads(mlir_abi.jit(module, **options), road)
            continue
        path, cpu = directory / f"lib{i}.so", random.choice(CPUS)
        with catch_warnings():
            simplefilter("ignore", AbiWarning)  # of functions without plain C ones
            mlir_abi.build(module, path, target_cpu=cpu, plain_c=road == "plain C", **options)
        plain = ctypes.CDLL(str(path)) if road == "plain C" else None
        yield f"library for {cpu} {way}", Roads(mlir_abi.load(path), road, plain)
