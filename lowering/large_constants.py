"""Large constants as bytes, for LLVM's sake.

LLVM prints, parses and emits a constant array of numbers number by number, and a string as a whole:
of 67 s of processor time for a model with 14 MB of weights, all but 11 s went there.
"""

from __future__ import annotations

import math
import re
from functools import cache

from mlir_abi.bindings import ir
from mlir_abi.passes.support.functions import operations_in
from mlir_abi.printing import printed

_LARGE = 4096
"""In bytes. LLVM's optimizer sees through smaller ones, and people read them."""

_ALIGNMENT = 16
"""What LLVM gives to a large array for which no alignment is asked, in bytes."""

_DENSE = re.compile(r'dense(?:<"0x([0-9A-F]+)">|_resource<(.*)>) : tensor<.*')
_RESOURCE = re.compile(rb'([\w.$]+|"(?:[^"\\]|\\.)*"): "0x[0-9A-F]{8}([0-9A-F]*)"')
"""The name of a resource, and its bytes in hexadecimal behind four that tell the alignment."""


def large_constants_to_bytes(module: ir.Operation) -> None:
    """Give the large constants in ``module``, of the LLVM dialect, the type of an array of bytes.

    Only the type of the global changes: what uses its address does not depend on it, since pointers
    are opaque. The bytes of a number are in the order of x86-64 and AArch64, as in MLIR.
    """

    @cache
    def resources() -> dict[str, str]:
        section = printed(module).rpartition(b"{-#")[2]
        return {name.decode(): digits.decode() for name, digits in _RESOURCE.findall(section)}

    for op in operations_in(module):
        if op.name != "llvm.mlir.global" or "value" not in op.attributes:
            continue
        try:
            value = op.attributes["value"]
        except TypeError:
            continue  # the bindings have no class for it: complex numbers
        if isinstance(value, ir.StringAttr) or (dense := _DENSE.fullmatch(str(value))) is None:
            continue
        raw = bytes.fromhex(dense[1] or resources().get(dense[2], ""))
        bits = getattr(value.type.element_type, "width", 0)
        is_whole = bits in (8, 16, 32, 64) and math.prod(value.type.shape) * bits == len(raw) * 8
        if is_whole and len(raw) >= _LARGE:
            array = ir.Type.parse(f"!llvm.array<{len(raw)} x i8>", op.context)
            op.attributes["global_type"] = ir.TypeAttr.get(array)
            op.attributes["value"] = ir.StringAttr.get(raw, op.context)
            if "alignment" not in op.attributes:
                i64 = ir.IntegerType.get_signless(64, op.context)
                op.attributes["alignment"] = ir.IntegerAttr.get(i64, _ALIGNMENT)
