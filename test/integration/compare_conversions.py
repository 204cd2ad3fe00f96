"""Converts random modules by both conversions, with the bindings of ``MLIR_ABI_BINDINGS``.

    MLIR_ABI_BINDINGS=torch_mlir python compare_conversions.py COUNT

The seeds whose results differ are printed.
"""

from __future__ import annotations

import sys

from conversion import Convention
from differences import remove_brackets
from normalise import normalised
from random_modules import Options, random_module

from mlir_abi.bindings import ir

OPTIONS = Options(varargs=False)


def comparable(module: ir.Module) -> str:
    return normalised(module).replace("!llvm.", "")


if __name__ == "__main__":
    with ir.Context() as context, ir.Location.unknown():
        context.allow_unregistered_dialects = True
        for seed in range(int(sys.argv[1])):
            theirs, ours = (ir.Module.parse(random_module(seed, OPTIONS)) for _ in range(2))
            Convention().upstream(theirs)
            Convention().ours(ours)
            remove_brackets(ours)
            # In a recursive struct, the newer MLIR prints a member now with !llvm. and now without.
            if comparable(theirs) != comparable(ours):
                print(f"seed {seed}", flush=True)
    print("done")
