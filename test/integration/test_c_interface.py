"""What `c_interface` says of a function is what its wrapper is like, for random types."""

from __future__ import annotations

import random

import pytest
from conversion import Convention, find
from mlir import ir
from random_types import TypeSource

from mlir_abi.dialect_attrs.layout.c_interface import c_interface
from mlir_abi.dialect_attrs.reflection.record import WRAPPER_PREFIX, CAbi, FunctionReflection
from mlir_abi.dialect_attrs.reflection.record import Convention as Reached
from mlir_abi.passes.support.reflections import Reflections

POINTER = "!llvm.ptr"


def declared(rng: random.Random, name: str) -> str:
    """A function that C implements, of random types."""
    source = TypeSource(rng)
    arguments = ", ".join(source.any() for _ in range(rng.randint(0, 4)))
    results = ", ".join(source.any() for _ in range(rng.choice([0, 1, 1, 1, 2, 3])))
    attributes = "attributes {llvm.emit_c_interface}"
    return f"func.func private @{name}({arguments}) -> ({results}) {attributes}"


def read_again(reflection: FunctionReflection) -> FunctionReflection:
    """As a record in an object file gives it, whose types were read from text."""
    return FunctionReflection.parse(reflection.encode())


@pytest.mark.parametrize("c_abi", ["mlir", "target"])
def test_wrappers(context: ir.Context, c_abi: CAbi, seeds: range) -> None:
    """Parameters that are pointers, and the place of the result, are where it says."""
    rng = random.Random(f"c-interface-{c_abi}")
    text = "\n".join(declared(rng, f"f{seed}") for seed in seeds)
    module = ir.Module.parse(text)
    reflections = Reflections()
    expected = [reflections.of(function) for function in find(module, "func.func")]
    Convention().ours(module, c_abi)
    calls = [
        op for op in find(module, "llvm.call") if WRAPPER_PREFIX in str(op.attributes["callee"])
    ]
    assert len(calls) == len(seeds)
    seen = {"by pointer": 0, "by value": 0, "result": 0, "none": 0}
    for reflection, call in zip(expected, calls, strict=True):
        parameters = [str(operand.type) for operand in call.operands]
        for described in (reflection, read_again(reflection)):
            interface = c_interface(described, Reached("", c_abi))
            leading = [POINTER] if interface.result_by_pointer else []
            assert len(parameters) == len(leading) + len(interface.by_pointer)
            assert parameters[: len(leading)] == leading
            returns = bool(reflection.results) and not interface.result_by_pointer
            assert bool(len(call.results)) == returns, described
            for value, by_pointer, parameter in zip(
                described.arguments,
                interface.by_pointer,
                parameters[len(leading) :],
                strict=True,
            ):
                is_pointer = str(value.type).startswith(("!llvm.ptr", "("))
                assert is_pointer or (parameter == POINTER) == by_pointer, (value, parameter)
                assert not (is_pointer and by_pointer)
                seen["by pointer" if by_pointer else "by value"] += 1
            seen["result" if leading else "none"] += 1
    assert all(seen.values())
