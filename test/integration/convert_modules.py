"""Converts random modules with the bindings of ``MLIR_ABI_BINDINGS``, and prints them.

    MLIR_ABI_BINDINGS=iree.compiler python convert_modules.py FIRST END [--no-function-attributes]

MLIR 22 has another rule for attributes of ``llvm.func`` than later versions.
"""

from __future__ import annotations

import re
import sys

from random_modules import Options, random_module

from mlir_abi.bindings import ir, new_context
from mlir_abi.pipeline.registry import find_pass

if __name__ == "__main__":
    options = Options(function_attributes="--no-function-attributes" not in sys.argv)
    pass_ = find_pass("abi-func-to-llvm")
    assert pass_ is not None
    with new_context() as context, ir.Location.unknown():
        context.allow_unregistered_dialects = True
        for seed in range(int(sys.argv[1]), int(sys.argv[2])):
            # MLIR 22 prints `no_inline` of a call in another place than later versions; IREE's and
            # JAX's bindings do not have the dialect ptr.
            text = re.sub(r"(?<!\.)no_inline", "test.inline", random_module(seed, options))
            print(f"// seed {seed}", flush=True)  # also if the bindings end the process
            text = re.sub(r"!ptr\.ptr<#\w+\.\w+(<\w+>)?>", "!llvm.ptr", text)
            try:
                module = ir.Module.parse(text)
            except ir.MLIRError as error:
                if "Dialect `" not in str(error):
                    raise
                print(f"// unreadable: {error.error_diagnostics[0].message}")
                continue
            pass_().run(module.operation)
            assert module.operation.verify()
            print(module.operation.get_asm(use_local_scope=True))
