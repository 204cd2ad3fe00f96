"""StableHLO, as JAX exports it, to `linalg`, `math` and `scf`."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from mlir_abi.bindings import ir
from mlir_abi.lowering.canonicalization import CANONICALIZE
from mlir_abi.passes.support.base import PassPipeline
from mlir_abi.passes.support.functions import operations

_INLINE = f"inline{{default-pipeline={CANONICALIZE}}}"


@dataclass(frozen=True)
class StablehloToLinalg(PassPipeline):
    """Convert StableHLO to `linalg`, `math` and `scf`, and read the names that JAX gives.

    Before::

        func.func @main(%x: tensor<4xf32> loc("x"))
            -> (tensor<4xf32> {jax.result_info = "result"}) {
          %0 = stablehlo.add %x, %x : tensor<4xf32>
          return %0 : tensor<4xf32>
        }

    After::

        func.func @main(%x: tensor<4xf32> {iree.abi.index_path = [0], iree.abi.name = "x"})
            -> (tensor<4xf32> {iree.abi.index_path = [], jax.result_info = "result"}) {
          %e = tensor.empty() : tensor<4xf32>
          %0 = linalg.generic … ins(%x, %x : tensor<4xf32>, tensor<4xf32>) outs(%e : tensor<4xf32>)
          return %0 : tensor<4xf32>
        }

    ``abi-paths-from-jax`` runs first if a function has JAX's ``jax.result_info``. If JAX's names
    cannot be read, a warning says why, and arguments and results stay flat.

    MLIR's ``chlo-legalize-to-stablehlo`` and ``stablehlo-legalize-to-linalg`` convert most
    operations; only torch-mlir's bindings have these passes. Our passes convert the rest:
    ``stablehlo.while``, ``case`` and ``if`` to `scf`, ``scatter``, ``select_and_scatter`` and
    ``fft`` to loops, ``sort`` to a merge sort, ``reduce_window`` to one loop if it cumulates, and
    convolutions of floats with gaps, in which MLIR's pass multiplies zeros; and what is left of
    operations on dynamic sizes, such as ``dynamic_gather`` and ``shape_assertion``, which becomes
    ``cf.assert``. Calls of the module's functions are inlined, as by XLA. ``optimization_barrier``
    is removed, and so is ``custom_call @Sharding``, with which JAX lays out arrays on several
    devices; any other ``custom_call`` becomes a call of LAPACK, or of a function that is declared.
    Integers become signless, also in function types; ``abi.unsigned`` on an argument or result says
    that its elements were unsigned. As in XLA, a float out of range becomes the nearest integer,
    and a NaN becomes 0, and products and convolutions of bf16, f16 and smaller floats are summed
    in f32. An operation that nothing converts is an error.

    In a module without StableHLO, only JAX's names are read.
    """

    name: ClassVar[str] = "abi-stablehlo-to-linalg"

    def passes(self) -> str:
        return (
            f"abi-stablehlo-sizes,abi-paths-from-jax{{names=optional}},{StablehloOperations.name}"
        )


@dataclass(frozen=True)
class StablehloOperations(PassPipeline):
    """Convert the operations of StableHLO and CHLO; only torch-mlir's bindings have all its passes.

    Before::

        %0 = stablehlo.add %x, %x : tensor<4xf32>

    After::

        %e = tensor.empty() : tensor<4xf32>
        %0 = linalg.generic … ins(%x, %x : tensor<4xf32>, tensor<4xf32>) outs(%e : tensor<4xf32>)
    """

    name: ClassVar[str] = "abi-stablehlo-operations"
    purpose: ClassVar[str] = "convert StableHLO (those of torch_mlir can)"

    def applies(self, module: ir.Operation) -> bool:
        return any(op.name.startswith(("stablehlo.", "chlo.")) for op in operations(module))

    def passes(self) -> str:
        return (
            f"func.func(stablehlo-legalize-composite-to-call),{_INLINE},"
            "abi-stablehlo-prepare,"
            "func.func(chlo-legalize-to-stablehlo),"
            "func.func(stablehlo-aggressive-simplification),"  # which removes empty arrays
            "abi-stablehlo-broadcasts,"
            "stablehlo-legalize-to-linalg,stablehlo-convert-to-signless,"
            "convert-shape-to-std,reconcile-unrealized-casts,"
            # Sizes that are constants by now become those of types.
            f"{CANONICALIZE},abi-stablehlo-rest,"
            # Functions that reduce windows become parts of their callers.
            f"{_INLINE},{CANONICALIZE}"
        )
