"""StableHLO, as JAX exports it, to `linalg`, `math` and `scf`."""

from __future__ import annotations

import math
from collections.abc import Callable
from dataclasses import dataclass
from typing import ClassVar

from mlir_abi.bindings import arith, ir
from mlir_abi.lowering.mark_unsigned import mark_unsigned
from mlir_abi.lowering.stablehlo_to_linalg.convolution import (
    CONVOLUTION,
    DYNAMIC_CONVOLUTION,
    convolve_without_gaps,
)
from mlir_abi.lowering.stablehlo_to_linalg.cumulative import REDUCE_WINDOW, convert_cumulative
from mlir_abi.lowering.stablehlo_to_linalg.dynamic_shapes import (
    DYNAMIC_GATHER,
    DYNAMIC_UPDATE_SLICE,
    convert_by_element,
    convert_dynamic,
)
from mlir_abi.lowering.stablehlo_to_linalg.loops import convert_to_scalars
from mlir_abi.lowering.stablehlo_to_linalg.scatter import SCATTER, convert_scatter
from mlir_abi.lowering.stablehlo_to_linalg.select_and_scatter import (
    SELECT_AND_SCATTER,
    convert_select_and_scatter,
)
from mlir_abi.lowering.stablehlo_to_linalg.sort import SORT, convert_sort
from mlir_abi.lowering.stablehlo_to_linalg.structured_control_flow import (
    CASE,
    IF,
    WHILE,
    convert_branches,
    convert_while,
)
from mlir_abi.lowering.stablehlo_to_linalg.symbolic_sizes import (
    convert_sizes,
    hide_called_computations,
    mark_broadcasts,
    name_sizes,
)
from mlir_abi.lowering.stablehlo_to_linalg.unsigned import widen_factors, widen_indices
from mlir_abi.passes.paths_from_jax import RESULT_NAME, PathsFromJax
from mlir_abi.passes.support.attributes import RES_ATTRS
from mlir_abi.passes.support.base import Pass
from mlir_abi.passes.support.diagnostics import PassError, warn
from mlir_abi.passes.support.functions import find_all, functions, replace_op
from mlir_abi.passes.support.mlir_passes import run_mlir_passes

_CANONICALIZE = "canonicalize{disable-patterns={anonymous}::WhileMoveIfDown}"
"""Without a pattern that changes what an ``scf.while`` computes (llvm-project#219456)."""

_INLINE = f"inline{{default-pipeline={_CANONICALIZE}}}"
_SIMPLIFY = (
    "func.func(chlo-legalize-to-stablehlo)",
    "func.func(stablehlo-aggressive-simplification)",  # which removes arrays without elements
)
_TO_LINALG = (
    "stablehlo-legalize-to-linalg",
    "stablehlo-convert-to-signless",
    "convert-shape-to-std",
    "reconcile-unrealized-casts",
)
_PURPOSE = "convert StableHLO (those of torch_mlir can)"

_IDENTITIES = ("stablehlo.optimization_barrier", "stablehlo.custom_call @Sharding")
_COMPARE_TYPE = "compare_type"
_LONG_PIECE = 32
"""From so many elements on, copies are faster than MLIR's loop with a branch for each element."""


@dataclass(frozen=True)
class StablehloToLinalg(Pass):
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
    operations; only torch-mlir's bindings have these passes. This pass converts the rest:
    ``stablehlo.while``, ``case`` and ``if`` to `scf`, ``scatter`` and ``select_and_scatter`` to
    loops, ``sort`` to a merge sort, ``reduce_window`` to one loop if it cumulates, and convolutions
    of floats with gaps, in which MLIR's pass multiplies zeros; and what is left of operations on
    dynamic sizes, such as ``dynamic_gather`` and ``shape_assertion``, which becomes ``cf.assert``.
    Calls of the module's functions are inlined, as by XLA. The pass removes
    ``optimization_barrier`` and ``custom_call @Sharding``, with which JAX lays out arrays on
    several devices. Integers become signless, also in function types; ``abi.unsigned`` on an
    argument or result says that its elements were unsigned. As in XLA, a float out of range becomes
    the nearest integer, and a NaN becomes 0, and products and convolutions of bf16 and f16 are
    summed in f32. An operation that nothing converts is an error.

    In a module without StableHLO, the pass only reads JAX's names.
    """

    name: ClassVar[str] = "abi-stablehlo-to-linalg"

    def run(self, op: ir.Operation) -> None:
        """Raises `PassError` if the bindings cannot convert StableHLO, or an operation is left."""
        hide_called_computations(op)
        results = (each for f in functions(op) for each in f.attributes.get(RES_ATTRS, ()))
        if any(RESULT_NAME in entries for entries in results):
            try:
                PathsFromJax().run(op)
            except PassError as error:
                location, message = error.diagnostics[0]
                warn(location, f"arguments and results stay flat: {message}")
        operations = _operations(op, "stablehlo.")
        if not operations and not _operations(op, "chlo."):
            return
        for operation in operations:
            if _name(operation) in _IDENTITIES:
                replace_op(operation, operation.operands)
        mark_unsigned(op)
        is_dynamic = name_sizes(op)
        composites = "func.func(stablehlo-legalize-composite-to-call)"
        run_mlir_passes(op, [composites, _INLINE], _PURPOSE)
        if is_dynamic:
            convert_sizes(op)
        for operation in reversed(_operations(op, "stablehlo.")):  # inner ones first
            if operation.name in _BEFORE_LINALG:
                _BEFORE_LINALG[operation.name](operation)
        run_mlir_passes(op, _SIMPLIFY, _PURPOSE)
        mark_broadcasts(op)
        run_mlir_passes(op, _TO_LINALG, _PURPOSE)
        if is_dynamic:  # sizes that are constants by now become those of types
            run_mlir_passes(op, [_CANONICALIZE], "simplify a module")
        for operation in reversed(_operations(op, "stablehlo.")):
            _AFTER_LINALG.get(operation.name, convert_dynamic)(operation)
        for conversion in _operations(op, "arith.fpto"):
            _saturate(conversion)
        if is_dynamic:
            run_mlir_passes(op, [_INLINE], "inline functions")  # which reduce windows
        for generic in _operations(op, "linalg.generic"):
            if not generic.attributes["iterator_types"]:
                convert_to_scalars(generic)
        run_mlir_passes(op, [_CANONICALIZE], "simplify a module")
        left = [*_operations(op, "stablehlo."), *_operations(op, "chlo.")]
        # A terminator is left with the operation around it, which the message names.
        left = [each for each in left if each.name != "stablehlo.return"]
        if left:
            raise PassError(*((each.location, f"{_name(each)} has no lowering") for each in left))


def _multiply_as_xla(product: ir.Operation) -> None:
    """Widen unsigned factors as such, and round a result of bf16 or f16 once, and not each sum."""
    widen_factors(product)
    narrow, result = product.result.type, product.result
    if not isinstance(narrow.element_type, ir.BF16Type | ir.F16Type):
        return
    f32 = ir.F32Type.get(product.context)
    result.set_type(ir.RankedTensorType.get(narrow.shape, f32, narrow.encoding, product.location))
    with ir.InsertionPoint.after(product), product.location:
        convert = ir.Operation.create("stablehlo.convert", [narrow], [result])
    result.replace_all_uses_except(convert.result, convert)


def _convolve(op: ir.Operation) -> None:
    _multiply_as_xla(op)
    convolve_without_gaps(op)


def _keep_comparison(compare: ir.Operation) -> None:
    """Keep MLIR from folding ``x != x`` of dynamic sizes to a constant without sizes."""
    left, right = compare.operands
    is_folded = isinstance(left.type.element_type, ir.IntegerType) and left == right
    if is_folded and not left.type.has_static_shape and _COMPARE_TYPE in compare.attributes:
        del compare.attributes[_COMPARE_TYPE]  # the type of the elements says the same


def _copy_long_pieces(concatenate: ir.Operation) -> None:
    """Replace ``concatenate`` by ``tensor.concat`` if each operand has many contiguous elements."""
    dimension = concatenate.attributes["dimension"]
    shapes = [operand.type.shape[dimension.value :] for operand in concatenate.operands]
    if all(min(shape) > 0 and math.prod(shape) >= _LONG_PIECE for shape in shapes):
        with ir.InsertionPoint(concatenate), concatenate.location:
            types, operands = [concatenate.result.type], concatenate.operands
            new = ir.Operation.create("tensor.concat", types, operands, {"dim": dimension})
        replace_op(concatenate, new.results)


def _name(op: ir.Operation) -> str:
    """The name of ``op``, and of the function that it calls outside the module."""
    target = op.attributes.get("call_target_name")
    return op.name if target is None else f"{op.name} @{target.value}"


def _operations(module: ir.Operation, prefix: str) -> list[ir.Operation]:
    """The operations in ``module`` whose names begin with ``prefix``, outer ones first."""
    return find_all(module, lambda op: op.name.startswith(prefix))


def _saturate(op: ir.Operation) -> None:
    """Replace ``arith.fptosi`` or ``arith.fptoui``, whose result is poison if out of range."""
    number, type_ = op.operands[0], op.result.type
    if not isinstance(type_, ir.IntegerType):
        return  # of vectors or tensors, in the user's module: StableHLO has become scalars
    if op.name == "arith.fptosi":
        end = 1 << type_.width - 1
        least, most = -end, end - 1
    else:
        end = 1 << type_.width
        least, most = 0, -1  # signless, all bits are set
    with ir.InsertionPoint(op), op.location:
        result = op.clone().result
        for predicate, limit, integer in (
            (arith.CmpFPredicate.OLE, least, least),
            (arith.CmpFPredicate.OGE, end, most),
            (arith.CmpFPredicate.UNO, 0, 0),
        ):
            is_beyond = arith.cmpf(predicate, number, arith.constant(number.type, float(limit)))
            result = arith.select(is_beyond, arith.constant(type_, integer), result)
    replace_op(op, [result])


_BEFORE_LINALG: dict[str, Callable[[ir.Operation], None]] = {
    SCATTER: lambda op: widen_indices(op, [len(op.results)]),
    DYNAMIC_GATHER: lambda op: widen_indices(op, [1]),
    DYNAMIC_UPDATE_SLICE: lambda op: widen_indices(op, range(2, len(op.operands))),
    # MLIR's pass would convert some, and choose the last of equal elements.
    SELECT_AND_SCATTER: convert_select_and_scatter,
    REDUCE_WINDOW: convert_cumulative,
    "stablehlo.compare": _keep_comparison,
    "stablehlo.concatenate": _copy_long_pieces,
    "stablehlo.dot": _multiply_as_xla,
    "stablehlo.dot_general": _multiply_as_xla,
    CONVOLUTION: _convolve,
    DYNAMIC_CONVOLUTION: _multiply_as_xla,
    "stablehlo.bitcast_convert": convert_by_element,
    "stablehlo.reduce_precision": convert_by_element,
}

_AFTER_LINALG: dict[str, Callable[[ir.Operation], None]] = {
    WHILE: convert_while,
    CASE: convert_branches,
    IF: convert_branches,
    SCATTER: convert_scatter,
    SORT: convert_sort,
}
