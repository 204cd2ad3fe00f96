"""Files that are no MLIR: portable artifacts of StableHLO, and ONNX.

``jax.export`` writes the first: bytecode with the dialect `vhlo`, which is for other versions too.
"""

from __future__ import annotations

import re

from mlir_abi.bindings import BindingsError, host, ir, stablehlo_library
from mlir_abi.diagnostics.message import Message, hint, missing_host

_STABLEHLO = re.compile(rb"ML\xefR.StableHLO_v", re.S)
"""The magic number of bytecode, and after the number of its version who has written it."""

_ONNX = re.compile(rb"\x08[\x03-\x20][\x12\x1a\x22\x28\x32\x3a\x42]")
"""A ``ModelProto``: its first field, ``ir_version``, and the tag of the next one."""


def is_artifact(data: bytes) -> bool:
    return bool(_STABLEHLO.match(data) or _ONNX.match(data))


def module_of_artifact(data: bytes, name: str) -> ir.Module:
    """The module in ``data``, of the file ``name``, in the current context.

    Raises BindingsError if the bindings are not those that read it, and ValueError if it is damaged
    or too new.
    """
    is_onnx = _ONNX.match(data)
    if host() != "torch_mlir" and (is_onnx or host() != "jaxlib.mlir"):
        unknown = f"dialect '{'torch' if is_onnx else 'vhlo'}' is unknown"
        raise BindingsError(f"{name}: {unknown}: {hint(unknown)}", name=missing_host(unknown))
    reasons: list[str] = []

    def collect(diagnostic: ir.Diagnostic) -> bool:
        reasons.append(Message.of(diagnostic).text)
        return True

    context = ir.Context.current
    try:
        with context.attach_diagnostic_handler(collect):
            if is_onnx:
                from mlir_abi.frontends.onnx_models import module_of_onnx

                return module_of_onnx(data, name)
            module: ir.Module = stablehlo_library().deserialize_portable_artifact(context, data)
            return module
    except ValueError as error:
        raise ValueError(f"{name}: {'; '.join(reasons) or error}") from None
