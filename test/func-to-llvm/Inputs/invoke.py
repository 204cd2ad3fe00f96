"""Calls ``@sum`` and ``@same`` of the module on standard input by MLIR's ExecutionEngine."""

import sys
from ctypes import POINTER, Structure, byref, c_int64, c_void_p, cast, pointer
from typing import Any

from mlir import ir
from mlir.execution_engine import ExecutionEngine

INT64S = POINTER(c_int64)


class MemRef(Structure):
    """The descriptor of a ``memref<?xi64>``."""

    _fields_ = (
        ("allocated", INT64S),
        ("aligned", INT64S),
        ("offset", c_int64),
        ("sizes", c_int64 * 1),
        ("strides", c_int64 * 1),
    )


class Results(Structure):
    """The results of ``@same``."""

    _fields_ = (("memref", MemRef), ("index", c_int64))


def main() -> None:
    """Print what the functions return."""
    with ir.Context():
        engine = ExecutionEngine(ir.Module.parse(sys.stdin.read()))
    numbers = (c_int64 * 2)(5, 7)
    elements = cast(numbers, INT64S)
    descriptor = pointer(MemRef(elements, elements, 0, (2,), (1,)))
    total = c_int64()
    engine.invoke("sum", byref(descriptor), byref(c_int64(1)), byref(total))
    print(f"sum of 5 and 7: {total.value}")
    results = Results()
    engine.invoke("same", byref(pointer(results)), byref(descriptor), byref(c_int64(3)))
    same = address(results.memref.aligned) == address(elements)
    print(f"same memref: {same}, and beside it {results.index}")


def address(at: Any) -> int | None:
    """The address that a pointer holds."""
    return cast(at, c_void_p).value


main()
