"""Calls the C wrapper of a function with ctypes: flat arguments and results, as C does."""

from __future__ import annotations

import ctypes
from collections.abc import Sequence
from typing import Any

import numpy as np
from random_nests import Leaf

NUMBERS = {
    **{f"i{bits}": getattr(ctypes, f"c_int{bits}") for bits in (8, 32, 64)},
    "f32": ctypes.c_float,
    "f64": ctypes.c_double,
}


def call(library: ctypes.CDLL, name: str, inputs: Sequence[Leaf], outputs: list[Leaf]) -> list[Any]:
    """The results, of the types of ``outputs``; memory that the function allocated is freed."""
    function = library[f"_mlir_ciface_{name}"]
    arguments = [argument(leaf) for leaf in inputs]
    parameters = [ctypes.byref(x) if isinstance(x, ctypes.Structure) else x for x in arguments]
    types = [NUMBERS.get(leaf.type) or descriptor(leaf.value.ndim) for leaf in outputs]
    if len(types) == 1 and outputs[0].type in NUMBERS:
        function.restype = types[0]
        return [function(*parameters)]
    packed = struct([(f"r{i}", type_) for i, type_ in enumerate(types)])()
    function.restype = None
    function(ctypes.byref(packed), *parameters)
    values = [getattr(packed, f"r{i}") for i in range(len(types))]
    results = [result(value, leaf) for value, leaf in zip(values, outputs, strict=True)]
    ours = {x.allocated for x in arguments if isinstance(x, ctypes.Structure)}
    for memory in {x.allocated for x in values if isinstance(x, ctypes.Structure)} - ours:
        ctypes.CDLL(None).free(ctypes.c_void_p(memory))
    return results


def struct(fields: Sequence[tuple[str, Any]]) -> type[ctypes.Structure]:
    return type("Struct", (ctypes.Structure,), {"_fields_": fields})


def descriptor(rank: int) -> type[ctypes.Structure]:
    """The struct of a memref."""
    pointers = [("allocated", ctypes.c_void_p), ("aligned", ctypes.c_void_p)]
    numbers = [("sizes", ctypes.c_int64 * rank), ("strides", ctypes.c_int64 * rank)]
    return struct([*pointers, ("offset", ctypes.c_int64), *(numbers if rank else [])])


def argument(leaf: Leaf) -> Any:
    if leaf.type in NUMBERS:
        return NUMBERS[leaf.type](leaf.value)
    array, filled = leaf.value, descriptor(leaf.value.ndim)()
    filled.allocated = filled.aligned = array.ctypes.data
    if array.ndim:
        filled.sizes[:] = array.shape
        filled.strides[:] = [stride // array.itemsize for stride in array.strides]
    return filled


def result(value: Any, leaf: Leaf) -> Any:
    """A number, or a copy of the elements."""
    if leaf.type in NUMBERS:
        return value
    dtype, shape = leaf.value.dtype, tuple(value.sizes) if leaf.value.ndim else ()
    if 0 in shape:
        return np.zeros(shape, dtype)
    strides = [stride * dtype.itemsize for stride in value.strides] if shape else []
    last = sum((size - 1) * stride for size, stride in zip(shape, strides, strict=True))
    first = value.aligned + value.offset * dtype.itemsize
    memory = (ctypes.c_char * (last + dtype.itemsize)).from_address(first)
    return np.ndarray(shape, dtype, memory, 0, strides).copy()
