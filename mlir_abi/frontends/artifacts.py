"""Files that are no MLIR: portable artifacts of StableHLO, and ONNX.

``jax.export`` writes the first: bytecode with the dialect `vhlo`, which is for other versions too.
"""

from __future__ import annotations

import os
import re

from mlir_abi.bindings import BindingsError, host, ir, stablehlo_library
from mlir_abi.diagnostics.message import Message, hint, missing_host

_STABLEHLO = re.compile(rb"ML\xefR.StableHLO_v", re.S)
"""The magic number of bytecode, and after the number of its version who has written it."""

_ONNX = re.compile(rb"\x08[\x03-\x20][\x12\x1a\x22\x28\x32\x3a\x42]")
"""A ``ModelProto``: its first field, ``ir_version``, and the tag of the next one."""


_OTHER_FILE = b"\x0a\x08location"
"""In a ``ModelProto``, the key of the path of a file with the bytes of a tensor."""


def may_have_other_files(data: bytes) -> bool:
    """Whether ``data`` may be a ``ModelProto`` with tensors in other files."""
    return bool(_ONNX.match(data)) and _OTHER_FILE in data


def other_files(path: str | os.PathLike[str]) -> list[str]:
    """The files in which tensors of the model in ``path`` are; none if it cannot be read."""
    if not os.path.isfile(path):
        return []
    try:
        with open(path, "rb") as file:
            data = file.read() if _ONNX.match(file.peek()) else b""
    except OSError:  # which is reported when the model is read
        return []
    if not may_have_other_files(data):
        return []
    from mlir_abi.frontends.onnx_models import files_of_tensors

    return [os.path.join(os.path.dirname(path), file) for file in files_of_tensors(data)]


def is_artifact(data: bytes) -> bool:
    return bool(_STABLEHLO.match(data) or _ONNX.match(data))


def other_host(data: bytes) -> str | None:
    """The bindings that read ``data``; None if those of this process do."""
    reads = host() == "torch_mlir" or (host() == "jaxlib.mlir" and not _ONNX.match(data))
    return None if reads else "torch_mlir"


def module_of_artifact(data: bytes, name: str) -> ir.Module:
    """The module in ``data``, of the file ``name``, in the current context.

    Raises BindingsError if the bindings are not those that read it, and ValueError if it is damaged
    or too new.
    """
    is_onnx = _ONNX.match(data)
    if other_host(data):
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
    except (ValueError, ir.MLIRError) as error:
        raise ValueError(f"{name}: {'; '.join(reasons) or error}") from None
