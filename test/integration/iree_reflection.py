"""Runs pipelines and ``iree-compile`` on modules, and prints what the runtime shows of them.

Reads ``[[module, pipeline, [flag, …]], …]`` as JSON, and prints for each ``{function: {attribute:
text}}`` twice: what the pipeline has attached at ``iree.reflection``, and what is in the compiled
module.
"""

from __future__ import annotations

import json
import sys

from iree import compiler, runtime
from iree.compiler import ir

import mlir_abi

Entries = dict[str, dict[str, str]]


def attached_and_compiled(text: str, pipeline: str, flags: list[str]) -> tuple[Entries, Entries]:
    """The reflection of each function, before IREE compiles it and after."""
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
    return attached, compiled


print(json.dumps([attached_and_compiled(*each) for each in json.load(sys.stdin)]))
