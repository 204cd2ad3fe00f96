"""Running passes of MLIR's own inside one of ours."""

from __future__ import annotations

from collections.abc import Sequence

from mlir_abi.bindings import host, ir, passmanager
from mlir_abi.passes.support.diagnostics import PassError


def run_mlir_passes(module: ir.Operation, passes: Sequence[str], purpose: str) -> None:
    """Run ``passes`` on ``module``; raises `PassError` where the bindings lack one of them.

    ``purpose`` is what they are run for, as in "reify shapes".
    """
    pipeline = f"builtin.module({','.join(passes)})"
    try:
        manager = passmanager.PassManager.parse(pipeline, module.context)
    except ValueError as error:
        reason = str(error).partition("error: ")[2].partition("\n")[0]
        message = f"the bindings of {host()!r} cannot {purpose}: {reason}"
        raise PassError((module.location, message)) from None
    manager.run(module)
