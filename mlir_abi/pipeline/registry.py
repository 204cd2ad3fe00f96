"""Every pass and named pipeline: those of this package, and those of other installed packages.

A package adds its own by entry points of the group ``mlir_abi.passes``, each with the name of its
pass or pipeline::

    [project.entry-points."mlir_abi.passes"]
    my-pass = "my_package.passes:MyPass"
"""

from __future__ import annotations

import importlib
from collections.abc import Iterable
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from importlib.metadata import EntryPoint

    from mlir_abi.passes.support.base import Pass, PassPipeline

GROUP = "mlir_abi.passes"

OURS = {
    "abi-paths-from-jax": "mlir_abi.passes.paths_from_jax:PathsFromJax",
    "abi-inline-modules": "mlir_abi.lowering.inline_modules:InlineModules",
    "abi-mark-unsigned": "mlir_abi.lowering.mark_unsigned:MarkUnsigned",
    "abi-stablehlo-sizes": "mlir_abi.lowering.stablehlo.sizes:StablehloSizes",
    "abi-stablehlo-prepare": "mlir_abi.lowering.stablehlo.prepare:StablehloPrepare",
    "abi-stablehlo-broadcasts": "mlir_abi.lowering.stablehlo.broadcasts:StablehloBroadcasts",
    "abi-stablehlo-rest": "mlir_abi.lowering.stablehlo.rest:StablehloRest",
    "abi-attach-raw": "mlir_abi.passes.attach:AttachRaw",
    "abi-attach-sip": "mlir_abi.passes.attach:AttachSip",
    "abi-attach-iree": "mlir_abi.passes.attach:AttachIree",
    "abi-attach": "mlir_abi.passes.attach:Attach",
    "abi-convert-types": "mlir_abi.passes.convert_types:ConvertTypes",
    "abi-expand-tuples": "mlir_abi.passes.expand_tuples:ExpandTuples",
    "abi-result-allocators": "mlir_abi.passes.result_allocators:ResultAllocators",
    "abi-wrap-iree": "mlir_abi.passes.wrap_iree:WrapIree",
    "abi-avoid-folds": "mlir_abi.lowering.avoid_folds:AvoidFolds",
    "abi-sizes-from-accesses": ("mlir_abi.lowering.accesses.sizes_from_accesses:SizesFromAccesses"),
    "abi-check-accesses": "mlir_abi.lowering.accesses.check_accesses:CheckAccesses",
    "abi-sizes-from-assertions": "mlir_abi.lowering.sizes_from_assertions:SizesFromAssertions",
    "abi-infer-sizes": "mlir_abi.lowering.infer_sizes:InferSizes",
    "abi-results-to-out-params": "mlir_abi.lowering.results_to_out_params:ResultsToOutParams",
    "abi-fuse-elementwise": "mlir_abi.lowering.loops.fuse_elementwise:FuseElementwise",
    "abi-bufferize": "mlir_abi.lowering.bufferize:Bufferize",
    "abi-alignments-from-assumptions": (
        "mlir_abi.lowering.alignments_from_assumptions:AlignmentsFromAssumptions"
    ),
    "abi-infer-readonly": "mlir_abi.lowering.infer_readonly:InferReadonly",
    "abi-extract-loops": "mlir_abi.lowering.loops.extract_loops:ExtractLoops",
    "abi-tile-reductions": "mlir_abi.lowering.loops.tile_reductions:TileReductions",
    "abi-order-loops": "mlir_abi.lowering.loops.order_loops:OrderLoops",
    "abi-parallelize": "mlir_abi.lowering.loops.parallelize:Parallelize",
    "abi-call-parts": "mlir_abi.lowering.call_parts:CallParts",
    "abi-lower-assertions": "mlir_abi.lowering.failures.lower_assertions:LowerAssertions",
    "abi-return-failures": "mlir_abi.lowering.failures.return_failures:ReturnFailures",
    "abi-lower-0d-transfers": "mlir_abi.lowering.lower_0d_transfers:Lower0DTransfers",
    "abi-expand-shapes": "mlir_abi.lowering.expand_shapes:ExpandShapes",
    "abi-narrow-switches": "mlir_abi.lowering.narrow_switches:NarrowSwitches",
    "abi-restore-stack": "mlir_abi.lowering.restore_stack:RestoreStack",
    "abi-complex-to-libm": "mlir_abi.lowering.complex_to_libm:ComplexToLibm",
    "abi-expand-math": "mlir_abi.lowering.expand_math:ExpandMath",
    "abi-memref-access-to-llvm": "mlir_abi.passes.memref_access_to_llvm:MemrefAccessToLLVM",
    "abi-func-to-llvm": "mlir_abi.passes.func_to_llvm:FuncToLLVM",
    "abi-emit-packed-wrappers": "mlir_abi.passes.emit_packed_wrappers:EmitPackedWrappers",
    "abi-emit-plain-c": "mlir_abi.passes.emit_plain_c:EmitPlainC",
    "abi-emit-tvm-ffi": "mlir_abi.passes.emit_tvm_ffi:EmitTVMFFI",
    "abi-internalize": "mlir_abi.passes.internalize:Internalize",
    "abi-embed-reflection": "mlir_abi.passes.embed_reflection:EmbedReflection",
    "abi-define-runtime-functions": (
        "mlir_abi.lowering.define_runtime_functions:DefineRuntimeFunctions"
    ),
    "abi-reconcile-index-widths": ("mlir_abi.lowering.reconcile_index_widths:ReconcileIndexWidths"),
    "abi-align-allocations": "mlir_abi.lowering.align_allocations:AlignAllocations",
    "abi-freeze-masked-loads": "mlir_abi.lowering.freeze_masked_loads:FreezeMaskedLoads",
    "abi-maxnum-to-maximumnum": "mlir_abi.lowering.maxnum_to_maximumnum:MaxnumToMaximumnum",
    "abi-widen-unsigned": "mlir_abi.lowering.widen_unsigned:WidenUnsigned",
    "abi-refuse-miscompiled": "mlir_abi.lowering.refuse_miscompiled:RefuseMiscompiled",
    "abi-mend-aten": "mlir_abi.lowering.mend_aten:MendAten",
    "abi-crop-before-pad": "mlir_abi.lowering.crop_before_pad:CropBeforePad",
    "abi-mend-onnx": "mlir_abi.lowering.mend_onnx:MendOnnx",
    "abi-mend-torch": "mlir_abi.lowering.mend_torch:MendTorch",
    "abi-propagate-nan": "mlir_abi.lowering.propagate_nan:PropagateNan",
    "abi-join-dims-of-views": "mlir_abi.lowering.join_dims_of_views:JoinDimsOfViews",
    "abi-check-torch": "mlir_abi.lowering.check_torch:CheckTorch",
    "abi-check-lowered": "mlir_abi.lowering.check_lowered:CheckLowered",
    "abi-verify": "mlir_abi.passes.verify:Verify",
    "abi-strip": "mlir_abi.passes.strip:Strip",
}
"""Name and ``module:class``, imported on first use to keep start-up short."""

PIPELINES = {
    "abi-default": "mlir_abi.lowering.pipeline:DefaultPipeline",
    "abi-onnx-to-torch": "mlir_abi.lowering.onnx_to_torch:OnnxToTorch",
    "abi-torch-to-linalg": "mlir_abi.lowering.torch_to_linalg:TorchToLinalg",
    "abi-tosa-to-linalg": "mlir_abi.lowering.tosa_to_linalg:TosaToLinalg",
    "abi-stablehlo-to-linalg": "mlir_abi.lowering.stablehlo:StablehloToLinalg",
    "abi-stablehlo-operations": "mlir_abi.lowering.stablehlo:StablehloOperations",
}
"""The same of pipelines."""


class RegistryError(ImportError):
    """A pass that an installed package declares cannot be used."""


def pass_names() -> list[str]:
    """The names of all passes, those of this package first; pipelines of others are among them."""
    return [*OURS, *sorted(_third_party().keys() - OURS.keys())]


def offered_passes() -> list[str]:
    """The names of passes and pipelines that people choose: no pass of the default alone."""
    passes = (name for name in pass_names() if ".lowering." not in OURS.get(name, ""))
    return [*passes, *PIPELINES]


def find_pass(name: str) -> type[Pass] | None:
    """The class of the pass ``name``, or None if no package declares it. Raises as `find` does."""
    from mlir_abi.passes.support.base import Pass

    class_ = find(name)
    return class_ if class_ and issubclass(class_, Pass) else None


def find(name: str) -> type[Pass | PassPipeline] | None:
    """The class of the pass or pipeline ``name``, or None if no package declares it.

    Raises `RegistryError` if another package declares it and it is not one of that name.
    """
    if name in OURS or name in PIPELINES:
        module, _, attribute = (OURS.get(name) or PIPELINES[name]).partition(":")
        class_: type[Pass | PassPipeline] = getattr(importlib.import_module(module), attribute)
        return class_
    entry = _third_party().get(name)
    return _load(entry) if entry else None


def closest(name: str, others: Iterable[str] = ()) -> str | None:
    """The name here, or in ``others``, that is most similar to ``name``, if any is."""
    import difflib

    names = [*pass_names(), *PIPELINES, *others]
    return next(iter(difflib.get_close_matches(name, names, n=1)), None)


def pass_with_option(name: str) -> str | None:
    """The first pass or pipeline of this package that has the option ``name``, if any has."""
    classes = ((each, find(each)) for each in (*OURS, *PIPELINES))
    return next((each for each, class_ in classes if class_ and name in class_.options()), None)


def _third_party() -> dict[str, EntryPoint]:
    from importlib.metadata import entry_points

    return {entry.name: entry for entry in entry_points(group=GROUP)}


def _load(entry: EntryPoint) -> type[Pass | PassPipeline]:
    from mlir_abi.passes.support.base import Pass, PassPipeline

    declared = f"the pass {entry.name!r}, declared as {entry.value!r},"
    try:
        class_ = entry.load()
        if not (isinstance(class_, type) and issubclass(class_, (Pass, PassPipeline))):
            expected = "a Pass or PassPipeline of mlir_abi.passes.support.base"
            raise TypeError(f"it must be {expected} (got {class_!r})")
        class_.options()
    except Exception as error:
        reason = f"{type(error).__name__}: {error}"
        raise RegistryError(f"{declared} cannot be loaded: {reason}") from error
    name = getattr(class_, "name", None)
    if name != entry.name:
        raise RegistryError(f"{declared} has the name {name!r}")
    return class_
