"""Converts random modules with the bindings of ``MLIR_ABI_BINDINGS``, and prints them.

MLIR_ABI_BINDINGS=iree.compiler python convert_modules.py COUNT
"""

from __future__ import annotations

import re
import sys

from random_modules import random_module

from mlir_abi.bindings import ir
from mlir_abi.pipeline.registry import find_pass

if __name__ == "__main__":
    pass_ = find_pass("abi-func-to-llvm")
    assert pass_ is not None
    with ir.Context() as context, ir.Location.unknown():
        context.allow_unregistered_dialects = True
        for seed in range(int(sys.argv[1])):
            # IREE's newer MLIR knows this attribute, and prints it in another place; IREE's and
            # JAX's bindings do not have the dialect ptr.
            text = random_module(seed).replace("no_inline", "test.inline")
            module = ir.Module.parse(re.sub(r"!ptr\.ptr<#\w+\.\w+(<\w+>)?>", "!llvm.ptr", text))
            pass_().run(module.operation)
            assert module.operation.verify()
            print(f"// seed {seed}")
            print(module.operation.get_asm(use_local_scope=True))
