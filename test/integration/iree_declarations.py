"""Runs a pipeline and ``iree-compile --compile-to=abi`` on a module, and prints the declarations.

Reads ``[module, pipeline, [flag, …]]`` as JSON, and prints ``{function: declaration}`` three times:
what the pipeline has attached, what IREE has written where nothing was attached, and where it was.
"""

from __future__ import annotations

import json
import sys

from iree import compiler
from iree.compiler import ir

import mlir_abi
from mlir_abi.passes.diagnostics import diagnostic_handler


def attached(module: ir.Module) -> dict[str, str]:
    """The declaration that each function has as an attribute."""
    return {
        op.attributes["sym_name"].value: op.attributes["iree.abi.declaration"].value
        for op in module.body
    }


def wrapped(text: str, flags: list[str]) -> dict[str, str]:
    """The declaration in the reflection of each wrapper; its IR must be read again."""
    flags = ["--compile-to=abi", *flags]
    module = ir.Module.parse(compiler.compile_str(text, target_backends=["vmvx"], extra_args=flags))
    return {
        op.attributes["sym_name"].value: op.attributes["iree.reflection"][
            "iree.abi.declaration"
        ].value
        for op in module.body
        if "iree.reflection" in op.attributes
    }


def main() -> None:
    """Read standard input and print all."""
    text, pipeline, flags = json.load(sys.stdin)
    with ir.Context(), diagnostic_handler(lambda *_: None):
        module = ir.Module.parse(text)
        mlir_abi.run_pipeline(module, pipeline)
        found = [attached(module), wrapped(text, flags), wrapped(str(module), flags)]
    print(json.dumps(found))


main()
