"""Runs a pipeline and ``iree-compile`` on a module, and prints what the runtime shows of it.

Reads ``[module, pipeline, [flag, …]]`` as JSON, and prints ``{function: {attribute: text}}`` twice:
what the pipeline has attached at ``iree.reflection``, and what is in the compiled module.
"""

from __future__ import annotations

import json
import sys

from iree import compiler, runtime
from iree.compiler import ir

import mlir_abi


def main() -> None:
    """Read standard input and print both."""
    text, pipeline, flags = json.load(sys.stdin)
    with ir.Context():
        module = ir.Module.parse(text)
        mlir_abi.run_pipeline(module, pipeline)
        attached = {
            op.attributes["sym_name"].value: {
                each.name: each.attr.value for each in op.attributes["iree.reflection"]
            }
            for op in module.body
            if "iree.reflection" in op.attributes
        }
        binary = compiler.compile_str(str(module), target_backends=["vmvx"], extra_args=flags)
    loaded = runtime.VmModule.copy_buffer(runtime.VmInstance(), binary)
    compiled = {
        name: loaded.lookup_function(name).reflection
        for name in loaded.function_names
        if not name.startswith("__")
    }
    print(json.dumps([attached, compiled]))


main()
