"""Running passes of MLIR's own inside one of ours."""

from __future__ import annotations

import re
from collections.abc import Sequence

from mlir_abi.bindings import SHOWN_OP, host, ir, passmanager
from mlir_abi.passes.support.diagnostics import PassError

_SHOWN = SHOWN_OP + r'.*?"([\w.]+)"\('
_UNKNOWN_EFFECTS = "ops with unknown memory side effects are not supported"
"""MLIR's error about an operation that nothing has lowered, such as one of another dialect."""


def run_mlir_passes(module: ir.Operation, passes: Sequence[str], purpose: str) -> None:
    """Run ``passes`` on ``module``, or on a function.

    Raises `PassError` if the bindings lack one of them, and if one fails: each message names the
    operation. ``purpose`` is what they are run for, as in "reify shapes". Only what the pass around
    them leaves is verified.
    """
    pipeline = f"{module.name}({','.join(passes)})"
    try:
        manager = passmanager.PassManager.parse(pipeline, module.context)
    except ValueError as error:
        reason = str(error).partition("error: ")[2].partition("\n")[0]
        message = f"the bindings of {host()!r} cannot {purpose}: {reason}"
        raise PassError((module.location, message)) from None
    manager.enable_verifier(False)
    errors: list[tuple[ir.Location, str]] = []

    def collect(diagnostic: ir.Diagnostic) -> bool:
        if diagnostic.severity != ir.DiagnosticSeverity.ERROR:
            return False
        errors.append((diagnostic.location, _message(diagnostic)))
        return True

    handler = module.context.attach_diagnostic_handler(collect)
    try:
        manager.run(module)
    except ir.MLIRError:
        raise PassError(*(errors or [(module.location, f"MLIR cannot {purpose}")])) from None
    finally:
        handler.detach()


def _message(diagnostic: ir.Diagnostic) -> str:
    """The message, with the name of the operation, which MLIR may tell in a note only."""
    message: str = diagnostic.message
    if message == _UNKNOWN_EFFECTS:
        message = "a pass must lower it before: MLIR does not know what memory it accesses"
    for note in diagnostic.notes:
        operation = re.match(_SHOWN, note.message, re.DOTALL)
        if operation and f"'{operation[1]}'" not in message:
            return f"{operation[1]}: {message}"
    return message
