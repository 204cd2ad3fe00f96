"""Runs types through IREE's compiler and Python runtime, and prints what became of each.

Reads a JSON list of ``[type, kind, compiles]`` and prints a list as long: ``"yes"``, ``"signed"``,
``"no compile"``, or ``[stage, error, message]`` of what was raised. Each type is the one argument,
and the one result, of a function that gives its argument back. ``abi-attach-iree`` writes the
record that is looked at; the other is of a kind that the runtime passes on as it is. All functions
that compile are one module, and the others one each.
"""

from __future__ import annotations

import json
import re
import sys
from itertools import starmap
from typing import Any

import ml_dtypes
import numpy as np
from iree import runtime
from iree.compiler import ir
from iree_run import call, load

from mlir_abi.passes.attach import AttachIree
from mlir_abi.passes.support.diagnostics import diagnostic_handler

DTYPES: dict[str, Any] = {
    **{f"{sign}i{width}": f"int{width}" for sign in ("", "s") for width in (8, 16, 32, 64)},
    **{f"ui{width}": f"uint{width}" for width in (8, 16, 32, 64)},
    **{f"f{width}": f"float{width}" for width in (16, 32, 64)},
    "i1": "bool",
    "bf16": ml_dtypes.bfloat16,
    "f8E4M3FN": ml_dtypes.float8_e4m3fn,
    "f8E5M2": ml_dtypes.float8_e5m2,
    "complex<f32>": "complex64",
    "complex<f64>": "complex128",
}
"""NumPy's types for those of MLIR. An array of any other has bytes here, which nobody reads."""

CARRIERS = {"f64": "f64", **dict.fromkeys(("i64", "si64", "ui64", "index"), "i64")}
"""The scalars that the VM holds in 64 bits, and the records that get one there."""


def source(functions: list[tuple[str, str]]) -> str:
    """One function for each type and kind, with the record of the pass for what is looked at."""
    with ir.Context(), diagnostic_handler(lambda *_: None):
        module = ir.Module.parse("\n".join(starmap(function_text, enumerate(functions))))
        AttachIree().run(module.operation)
        for function, (type_, kind) in zip(module.body.operations, functions, strict=True):
            entries = {each.name: each.attr for each in function.attributes["iree.reflection"]}
            signature = json.loads(entries["iree.abi"].value)
            if kind == "result":
                signature["a"] = [carrier(type_)]
            elif signature["r"]:
                signature["r"] = [None]
            entries["iree.abi"] = ir.StringAttr.get(json.dumps(signature))
            function.attributes["iree.reflection"] = ir.DictAttr.get(entries)
        return str(module)


def function_text(number: int, function: tuple[str, str]) -> str:
    """The identity; but a scalar with a sign is only taken, since IREE cannot return them all."""
    type_, kind = function
    if kind == "argument" and re.match("[su]i", type_):
        return f"func.func @f{number}(%x: {type_}) {{ return }}"
    return f"func.func @f{number}(%x: {type_}) -> {type_} {{ return %x : {type_} }}"


def carrier(type_: str) -> Any:
    """A record by which the runtime takes a value for ``type_``, whatever that is."""
    if type_.startswith("tensor"):
        return ["ndarray", "i8", 1, 2]
    return CARRIERS.get(type_, "i32" if re.fullmatch(r"[su]?i\d+", type_) else "f32")


def sample(type_: str) -> Any:
    """A number, or an array of two: the greatest of an unsigned type, 1 of another integer, 1.5."""
    element = re.sub("tensor<2x(.*)>", r"\1", type_)
    number = 1 if re.match(r"[su]?i\d|index", element) else 1.5
    if unsigned := re.fullmatch(r"ui(\d+)", element):
        number = 2 ** int(unsigned[1]) - 1
    return number if element == type_ else np.array([1, number], DTYPES.get(element, "int8"))


def outcome(module: Any, device: Any, number: int, type_: str, kind: str) -> Any:
    """What became of one value of ``type_``: for an unsigned type, one that no signed type has."""
    value = expected = sample(type_)
    if kind == "result" and isinstance(value, np.ndarray):
        value = runtime.asdevicearray(device, expected)  # passed on as it is
    elif kind == "result" and type_.startswith("ui"):
        value = -1  # the same bits
    actual, error = call(module, f"f{number}", value)
    if error is not None and "ui" in type_ and kind == "argument":
        return error if call(module, f"f{number}", 1)[1] else "signed"
    if error is not None:
        return error
    if actual is None or np.array_equal(np.asarray(actual), expected):
        return "yes"
    return (
        "signed" if "ui" in type_ and np.min(np.asarray(actual)) < 0 else f"{actual} for {expected}"
    )


def main() -> None:
    """Measure what standard input asks for."""
    asked = json.load(sys.stdin)
    together = [(type_, kind) for type_, kind, compiles in asked if compiles]
    alone = [[(type_, kind)] for type_, kind, compiles in asked if not compiles]
    measured: dict[tuple[str, str], Any] = {}
    for functions in [together, *alone]:
        loaded = load(source(functions), ["--iree-input-demote-f64-to-f32=false"])
        for i, (type_, kind) in enumerate(functions):
            measured[type_, kind] = outcome(*loaded, i, type_, kind) if loaded else "no compile"
    print(json.dumps([measured[type_, kind] for type_, kind, _ in asked]))


main()
