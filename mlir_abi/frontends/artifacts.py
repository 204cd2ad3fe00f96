"""Portable artifacts of StableHLO, as ``jax.export`` writes them: bytecode with `vhlo`."""

from __future__ import annotations

import re

from mlir_abi.bindings import BindingsError, ir, stablehlo_library
from mlir_abi.diagnostics.message import hint, missing_host

_START = re.compile(rb"ML\xefR.StableHLO_v", re.S)
"""The magic number of bytecode, and after the number of its version who has written it."""


def is_artifact(data: bytes) -> bool:
    return _START.match(data) is not None


def module_of_artifact(data: bytes, name: str) -> ir.Module:
    """The module in ``data``, in the current context.

    Raises BindingsError if the bindings lack StableHLO, and ValueError if it is damaged or newer.
    """
    try:
        library = stablehlo_library()
    except ImportError:
        unknown = "dialect 'vhlo' is unknown"
        message = f"{name}: {unknown}: {hint(unknown)}"
        raise BindingsError(message, name=missing_host(unknown)) from None
    reasons: list[str] = []

    def collect(diagnostic: ir.Diagnostic) -> bool:
        reasons.append(diagnostic.message)
        return True

    context = ir.Context.current
    try:
        with context.attach_diagnostic_handler(collect):
            module: ir.Module = library.deserialize_portable_artifact(context, data)
    except ValueError as error:
        raise ValueError(f"{name}: {'; '.join(reasons) or error}") from None
    return module
