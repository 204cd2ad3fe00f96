"""Plain C functions, called by ctypes with random values, right and wrong ones, beside `load`."""

from __future__ import annotations

import ctypes
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from itertools import pairwise
from typing import Any

import numpy as np

from mlir_abi.dialect_attrs.layout.plain_c import (
    MESSAGE_SUFFIX,
    Computed,
    Parameter,
    PlainC,
    plain_c,
)
from mlir_abi.dialect_attrs.reflection.record import FunctionReflection
from mlir_abi.dialect_attrs.size_expressions import IndexArgument, SizeAt
from mlir_abi.dialect_attrs.structure import Leaf, Sequence, keyword_slots, positional_slots
from mlir_abi.runtime.buffers.elements import element_dtype
from mlir_abi.runtime.call.library import Library

GUARD = 0x55
"""Each byte behind a result."""

_GUARDED = 64

_C_TYPES: dict[str, Any] = {
    np.dtype(c_type).name: c_type
    for c_type in (
        *(ctypes.c_bool, ctypes.c_int8, ctypes.c_int16, ctypes.c_int32, ctypes.c_int64),
        *(ctypes.c_uint8, ctypes.c_uint16, ctypes.c_uint32, ctypes.c_uint64),
        *(ctypes.c_float, ctypes.c_double),
    )
}


def dtype_of(parameter: Parameter, index_bits: int = 64) -> Any:
    """The dtype of a number, or of the elements of an array."""
    assert parameter.value is not None
    type_ = parameter.value.type if parameter.array is None else parameter.array.element
    return element_dtype(type_, index_bits)


@dataclass
class Results:
    """What a call has written: results by their names, and the sizes behind rooms."""

    status: int
    values: dict[str, Any] = field(default_factory=dict)
    rooms: dict[str, int] = field(default_factory=dict)


class PlainFunction:
    """A plain C function of a library."""

    def __init__(self, library: ctypes.CDLL, reflection: FunctionReflection) -> None:
        self.plain: PlainC = plain_c(reflection)
        self._function = getattr(library, self.plain.name)
        self._function.restype = ctypes.c_int
        self._message = getattr(library, self.plain.name + MESSAGE_SUFFIX)
        self._message.restype = ctypes.c_char_p

    def message(self, status: int) -> str:
        return str(self._message(status).decode())

    def shape(
        self, parameter: Parameter, sizes: Mapping[str, int], values: Mapping[str, Any] = {}
    ) -> tuple[int, ...]:
        """The sizes of an array; those of ``values``, the arguments, may be needed for a result."""
        terms: dict[Any, int] = {}
        for each in self.plain.of_role("argument"):
            if each.name in values:
                value = np.asarray(values[each.name])
                terms |= {SizeAt((each.index, axis)): n for axis, n in enumerate(value.shape)}
                if not value.shape and value.dtype.kind == "i":
                    terms[IndexArgument(each.index)] = int(value)
        return tuple(
            max(0, size.total.value(terms))
            if isinstance(size, Computed)
            else size
            if isinstance(size, int)
            else sizes[size]
            for size in parameter.sizes
        )

    def call(
        self,
        values: Mapping[str, Any],
        sizes: Mapping[str, int],
        rooms: Mapping[str, int],
        changed: Mapping[str, Any] | None = None,
    ) -> Results:
        """Call it; ``changed`` are what to pass in place of some parameters.

        Asserts that nothing behind a result is written.
        """
        known = {**sizes, **rooms}
        places = {name: ctypes.c_int64(size) for name, size in rooms.items()}
        buffers: dict[str, Any] = {}
        passed, kept = [], []
        for each in self.plain.parameters:
            if changed and each.name in changed:
                passed.append(changed[each.name])
            elif each.role == "size":
                passed.append(ctypes.c_int64(sizes[each.name]))
            elif each.role == "room":
                passed.append(ctypes.byref(places[each.name]))
            elif each.role == "result":
                dtype = dtype_of(each)
                count = int(np.prod(self.shape(each, known, values), dtype=object)) * dtype.itemsize
                buffers[each.name] = np.full(count + _GUARDED, GUARD, np.uint8)
                passed.append(ctypes.c_void_p(buffers[each.name].ctypes.data))
            elif each.is_pointer:
                kept.append(np.asarray(values[each.name]))
                passed.append(ctypes.c_void_p(kept[-1].ctypes.data))
            else:
                passed.append(_number(values[each.name], dtype_of(each)))
        results = Results(self._function(*passed))
        results.rooms = {name: place.value for name, place in places.items()}
        for each in self.plain.of_role("result"):
            if each.name not in buffers:
                continue
            data = buffers[each.name].tobytes()
            room = len(data) - _GUARDED
            assert data[room:] == bytes([GUARD]) * _GUARDED, f"wrote behind {each.name}"
            if results.status:
                continue
            dtype, shape = dtype_of(each), self.shape(each, {**known, **results.rooms}, values)
            used = int(np.prod(shape, dtype=object)) * dtype.itemsize
            results.values[each.name] = np.ndarray(shape, dtype, data[:used])
        return results


def _number(value: Any, dtype: Any) -> Any:
    c_type = _C_TYPES.get(dtype.name)
    if c_type is not None:
        return c_type(value.item())
    bits = f"uint{8 * dtype.itemsize}"
    return _C_TYPES[bits](int(np.asarray(value, dtype).view(bits)))


def random_array(rng: np.random.Generator, dtype: Any, shape: tuple[int, ...]) -> Any:
    """Small numbers, which no type rounds."""
    if dtype == np.bool_:
        return rng.integers(0, 2, shape).astype(dtype)
    if dtype.kind == "c":
        return np.asarray(rng.integers(-4, 5, shape) + 1j * rng.integers(-4, 5, shape), dtype)
    if dtype.kind in "iu":
        return np.asarray(rng.integers(0, 4, shape), dtype)
    return np.asarray(rng.integers(1, 5, shape) / 2, dtype)


def leaves(value: Any) -> Iterator[Any]:
    """The flat results in what `load` returns."""
    if isinstance(value, dict):
        for key in sorted(value, key=str.encode):
            yield from leaves(value[key])
    elif isinstance(value, list | tuple):
        for each in value:
            yield from leaves(each)
    elif value is not None:
        yield value


def nested(reflection: FunctionReflection, flat: list[Any]) -> tuple[list[Any], dict[str, Any]]:
    """The arguments for `load`, of flat ones."""

    def of(node: Any) -> Any:
        if isinstance(node, Leaf):
            return flat[node.index]
        if isinstance(node, Sequence):
            return [of(each) for each in positional_slots(node)]
        return None if node is None else {key: of(each) for key, each in node.items}

    root = reflection.python_view.signature.input_structure
    return list(map(of, positional_slots(root))), {k: of(n) for k, n in keyword_slots(root)}


@dataclass(frozen=True)
class Call:
    """A call, and what `load` gave for it: results, arguments after it, the sizes in rooms."""

    function: PlainFunction
    values: dict[str, Any]
    sizes: dict[str, int]
    results: dict[str, Any]
    after: dict[str, Any]
    rooms: dict[str, int]

    def repeat(self) -> None:
        """Call it again, and compare the results."""
        values = {name: array.copy() for name, array in self.values.items()}
        actual = self.function.call(values, self.sizes, self.rooms)
        for name, array in actual.values.items():
            _assert_equal(array, self.results[name], f"{self.function.plain.name}: {name}")
        assert actual.status == 0


@dataclass
class Comparison:
    """How many calls gave what `load` gave, with results elsewhere or over an argument; how many
    both refused; and the wrong calls.
    """

    equal: int = 0
    overlapping: int = 0
    refused: int = 0
    wrong: int = 0
    calls: list[Call] = field(default_factory=list, repr=False)

    def __iadd__(self, other: Comparison) -> Comparison:
        self.equal, self.refused = self.equal + other.equal, self.refused + other.refused
        self.wrong, self.overlapping = (
            self.wrong + other.wrong,
            self.overlapping + other.overlapping,
        )
        self.calls += other.calls
        return self


def compare(
    function: PlainFunction,
    library: Library,
    rng: np.random.Generator,
    *,
    numbers: Mapping[str, Any] | None = None,
    most: int = 6,
    has_meaning: Callable[[list[Any]], bool] = lambda _: True,
) -> Comparison:
    """Call it with random values and sizes below ``most``, beside `load`, and then wrongly.

    It is not called with flat arguments without a meaning: it could read foreign memory.
    """
    plain = function.plain
    sizes = {each.name: int(rng.integers(0, most)) for each in plain.of_role("size")}
    values = {}
    for each in plain.of_role("argument"):
        values[each.name] = random_array(rng, dtype_of(each), function.shape(each, sizes))
        if numbers and each.name in numbers:
            values[each.name] = np.asarray(numbers[each.name], dtype_of(each))
    arguments = plain.of_role("argument")
    flat = [values[each.name].copy() for each in arguments]
    if not has_meaning(flat):
        return Comparison()
    passed = [a if each.array else a[()] for a, each in zip(flat, arguments, strict=True)]
    args, kwargs = nested(plain.function, passed)
    results = plain.of_role("result")
    try:
        expected = list(leaves(library[plain.function.name](*args, **kwargs)))
    except (ValueError, RuntimeError):
        rooms = {each.name: most**2 for each in plain.of_role("room")}
        status = function.call(values, sizes, rooms).status
        assert status > 2, (plain.name, sizes)
        assert not function.message(status).endswith("no status of this library")
        return Comparison(refused=1)
    rooms = {}
    for each, array in zip(results, expected, strict=True):
        for size, actual in zip(each.sizes, np.shape(array), strict=True):
            if isinstance(size, str) and size not in sizes:
                rooms[size] = int(actual)
    written = {name: array.copy() for name, array in values.items()}
    actual_results = function.call(written, sizes, {k: n + 1 for k, n in rooms.items()})
    assert actual_results.status == 0, (plain.name, function.message(actual_results.status))
    assert actual_results.rooms == rooms
    for each, array in zip(results, expected, strict=True):
        _assert_equal(actual_results.values[each.name], array, f"{plain.name}: {each}")
    for each, array in zip(arguments, flat, strict=True):
        _assert_equal(written[each.name], array, f"{plain.name}: {each}")
    by_name = {each.name: array for each, array in zip(results, expected, strict=True)}
    after = {each.name: array for each, array in zip(arguments, flat, strict=True)}
    call = Call(function, values, sizes, by_name, after, rooms)
    return Comparison(1, _overlap(call), 0, _call_wrongly(function, values, sizes, rooms), [call])


def _overlap(call: Call) -> int:
    """Call it with each result where an argument is, and with two results in one place.

    Return the calls.
    """
    function, calls = call.function, 0
    arrays = [each for each in function.plain.of_role("argument") if each.array is not None]
    results = [each for each in function.plain.of_role("result") if each.array is not None]
    known = {**call.sizes, **call.rooms}
    for result in results:
        expected = np.asarray(call.results[result.name], dtype_of(result))
        for shift in (0, 1):
            for argument in arrays:
                values = {name: array.copy() for name, array in call.values.items()}
                old = values[argument.name]
                align = max(old.itemsize, expected.itemsize)
                memory = np.zeros(old.nbytes + expected.nbytes + 2 * align, np.uint8)
                values[argument.name] = np.ndarray(old.shape, old.dtype, memory)
                values[argument.name][...] = old
                start = memory.ctypes.data + shift * align
                if not old.nbytes or not expected.nbytes or start % align:
                    continue
                place = ctypes.c_void_p(start)
                actual = function.call(values, call.sizes, call.rooms, {result.name: place})
                assert actual.status == 0, function.message(actual.status)
                written = np.ndarray(expected.shape, expected.dtype, memory, shift * align)
                _assert_equal(written, expected, f"{result} over {argument}")
                for other, array in actual.values.items():
                    _assert_equal(array, call.results[other], f"{other}, {result} over {argument}")
                calls += 1
    memory = np.zeros(1 << 12, np.uint64)
    for first, second in pairwise(results):
        sizes = (function.shape(each, known, call.values) for each in (first, second))
        if all(map(np.prod, sizes)):
            place = ctypes.c_void_p(memory.ctypes.data)
            status = function.call(
                call.values, call.sizes, call.rooms, {first.name: place, second.name: place}
            ).status
            text = f"{second.name} overlaps with another result"
            assert function.message(status) == f"{function.plain.name}: {text}"
            calls += 1
    return calls


def _assert_equal(actual: Any, expected: Any, message: str) -> None:
    expected = np.asarray(expected, actual.dtype)
    assert actual.shape == expected.shape, message
    if actual.dtype.kind == "V" or actual.dtype.itemsize < 2:
        assert actual.tobytes() == expected.tobytes(), message
    else:
        kind = np.complex128 if actual.dtype.kind == "c" else np.float64
        assert np.array_equal(actual.astype(kind), expected.astype(kind), equal_nan=True), message


def _call_wrongly(
    function: PlainFunction,
    values: Mapping[str, Any],
    sizes: Mapping[str, int],
    rooms: Mapping[str, int],
) -> int:
    """Call it with each wrong value in turn, and read the messages; return the calls."""
    plain, calls = function.plain, 0
    known = {**sizes, **rooms}
    for each in plain.parameters:
        changes: list[tuple[Any, str]] = []
        if each.role == "size":
            changes = [(ctypes.c_int64(-1), f"{each.name} is negative")]
        elif each.role == "room":
            changes = [(None, f"{each.name} is null, or negative")]
        elif each.is_pointer and np.prod(function.shape(each, known, values)):
            changes = [(None, f"{each.name} is null")]
            if dtype_of(each).alignment > 1:
                odd = ctypes.c_void_p(np.zeros(4096).ctypes.data + 1)
                changes.append((odd, f"{each.name} is not aligned to"))
        for change, text in changes:
            status = function.call(values, sizes, rooms, {each.name: change}).status
            assert status > 2, (plain.name, text)
            assert function.message(status).startswith(f"{plain.name}: {text}")
            calls += 1
    for name, needed in rooms.items():
        if needed:
            results = function.call(values, sizes, {**rooms, name: needed - 1})
            assert results.status == 1, (plain.name, function.message(results.status))
            assert results.rooms == rooms
            assert function.message(1) == f"{plain.name}: there is too little room"
            calls += 1
    return calls
