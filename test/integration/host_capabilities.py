"""Says which passes and dialects the bindings of ``MLIR_ABI_BINDINGS`` register, as JSON.

echo '{"passes": ["cse"], "dialects": ["func"]}' | python host_capabilities.py
"""

from __future__ import annotations

import json
import sys

from mlir_abi.bindings import BindingsError, ir, new_context, passmanager

ANCHORS = ["builtin.module", "func.func"]


def has_pass(name: str) -> bool:
    """Whether a pipeline can name it, on one of the operations that it may be for."""
    for anchor in ANCHORS:
        try:
            passmanager.PassManager.parse(f"{anchor}({name})")
        except (ir.MLIRError, ValueError):
            continue
        return True
    return False


def has_dialect(context: ir.Context, name: str) -> bool:
    try:
        context.get_dialect_descriptor(name)
    except ValueError:
        return False
    return True


def has_engine() -> bool:
    try:
        from mlir_abi.bindings import execution_engine
    except BindingsError:
        return False
    return hasattr(execution_engine, "ExecutionEngine")


if __name__ == "__main__":
    asked = json.load(sys.stdin)
    with new_context() as context:
        capabilities = {
            "passes": {name: has_pass(name) for name in asked["passes"]},
            "dialects": {name: has_dialect(context, name) for name in asked["dialects"]},
            "engine": has_engine(),
        }
    print(json.dumps(capabilities))
