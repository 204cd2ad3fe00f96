"""Runs a pipeline and ``iree-compile --compile-to=abi`` on a module, and prints the declarations.

Reads ``[module, pipeline, [flag, …]]`` as JSON, and prints ``{function: declaration}`` twice: what
the pipeline has attached, and what IREE has written where nothing was attached.
"""

from __future__ import annotations

import json
import sys

from iree import compiler
from iree.compiler import ir

import mlir_abi
from mlir_abi.passes.support.diagnostics import diagnostic_handler


def declarations(module: ir.Module) -> dict[str, str]:
    """The declaration of each function that has one."""
    return {
        op.attributes["sym_name"].value: op.attributes["iree.reflection"][
            "iree.abi.declaration"
        ].value
        for op in module.body
        if "iree.reflection" in op.attributes
    }


def main() -> None:
    """Read standard input and print both."""
    text, pipeline, flags = json.load(sys.stdin)
    wrapped = compiler.compile_str(
        text, target_backends=["vmvx"], extra_args=["--compile-to=abi", *flags]
    )
    with ir.Context(), diagnostic_handler(lambda *_: None):
        module = ir.Module.parse(text)
        mlir_abi.run_pipeline(module, pipeline)
        print(json.dumps([declarations(module), declarations(ir.Module.parse(wrapped))]))


main()
