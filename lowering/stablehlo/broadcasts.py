"""Say which broadcasts of dynamic sizes stretch nothing."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from mlir_abi.bindings import ir
from mlir_abi.passes.support.base import Pass
from mlir_abi.passes.support.functions import find_named


@dataclass(frozen=True)
class StablehloBroadcasts(Pass):
    """Say which sizes JAX's ``dynamic_broadcast_in_dim`` does not stretch: all that may be over 1.

    Before::

        %0 = stablehlo.dynamic_broadcast_in_dim %x, %shape, dims = [0]
            : (tensor<?xf32>, tensor<2xi32>) -> tensor<?x?xf32>

    After::

        %0 = "stablehlo.dynamic_broadcast_in_dim"(%x, %shape) <{
            broadcast_dimensions = array<i64: 0>,
            known_nonexpanding_dimensions = array<i64: 0>
          }> : (tensor<?xf32>, tensor<2xi32>) -> tensor<?x?xf32>

    In a module with ``jax.uses_shape_polymorphism``, a size that may or may not be 1 is the
    same everywhere. MLIR's pass converts no broadcast that has to find out; `abi-stablehlo-rest`
    does, by a loop that looks at the size.
    """

    name: ClassVar[str] = "abi-stablehlo-broadcasts"

    def run(self, op: ir.Operation) -> None:
        if "jax.uses_shape_polymorphism" not in op.attributes:
            return
        for broadcast in find_named(op, "stablehlo.dynamic_broadcast_in_dim"):
            sizes = broadcast.operands[0].type.shape
            same = [i for i, size in enumerate(sizes) if size != 1]
            broadcast.attributes["known_nonexpanding_dimensions"] = ir.DenseI64ArrayAttr.get(same)
