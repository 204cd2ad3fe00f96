"""What `mlir_abi.jit` and `mlir_abi.build` do to a module before code is generated: `abi-default`.

The default pipeline lowers a module with tensors, `linalg`, `affine`, `scf`, `vector` or memrefs to
the LLVM dialect, and it promises:

- A function does not write to a tensor that it is given, unless the argument has
  ``bufferization.writable = true``. In a module with tensors, what is allocated is freed or
  returned. (`abi-bufferize`)
- Sizes that must agree for the module to mean anything have names, by which callers compare them
  before they call. (`abi-infer-sizes`)
- A module without tensors is not bufferized: functions get the caller's own memrefs, and whoever
  allocates, frees.
- What an assertion says of sizes of arguments is for callers to check, too
  (`abi-sizes-from-assertions`). Any other that does not hold is an error of the call, and so is
  memory that is not there. (`abi-lower-assertions`, `abi-return-failures`)
- The alignment that code assumes of an argument is for callers to check, too
  (`abi-alignments-from-assumptions`).
- A memref argument that is only read is marked so (`abi-infer-readonly`).
- Every exported function has a wrapper that C calls, a packed wrapper that other callers call, and
  a record that `load` reads.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, ClassVar, NamedTuple

from mlir_abi.dialect_attrs.float_formats import FORMATS
from mlir_abi.dialect_attrs.reflection.record import FunctionReflection
from mlir_abi.lowering.accesses.classes import classes_text
from mlir_abi.lowering.canonicalization import SIMPLIFY
from mlir_abi.lowering.loops import LEAST_WORK
from mlir_abi.passes.support.base import PassPipeline, option
from mlir_abi.pipeline.pipeline_text import (
    Pipeline,
    PipelineError,
    parse_options,
    parse_pipeline,
)

if TYPE_CHECKING:
    from mlir_abi.bindings import ir

__all__ = [
    "BASELINE",
    "DEFAULT_PIPELINE",
    "DefaultPipeline",
    "VectorRegisters",
    "default_pipeline",
    "lower",
]

# MLIR's pass does not know the name of f8E4M3B11FNUZ.
_IN_F32 = ",".join(["bf16", *(name for name in FORMATS if name != "f8E4M3B11FNUZ")])
_TO_MATH = (
    # To loops, and loops to blocks.
    "convert-linalg-to-loops,func.func(lower-vector-multi-reduction),"
    "abi-lower-0d-transfers,convert-vector-to-scf,memref-expand,expand-realloc,abi-expand-shapes,"
    "expand-strided-metadata,lower-affine,abi-narrow-switches,abi-restore-stack,convert-scf-to-cf,"
    # `math` to intrinsics and calls of the C library. The passes declare and define functions, so
    # they run before functions are lowered. bf16 and small floats are computed in f32, and
    # rounded by `abi-expand-math`. MLIR's approximation of log1p loses small numbers.
    "abi-complex-to-libm,convert-complex-to-standard,"
    f"arith-emulate-unsupported-floats{{source-types={_IN_F32} target-type=f32}},"
)
_TO_LIBM = (
    "convert-math-to-funcs,convert-math-to-llvm{approximate-log1p=false},convert-math-to-libm,"
)
_FUNCTIONS_TO_LLVM = "abi-func-to-llvm{c-abi=target},"
_TO_LLVM = (
    # To LLVM. `vector` makes accesses to memrefs, so it is converted before `memref`; so is the
    # arithmetic in `memref.generic_atomic_rmw`. With indices of 32 bits, masks would be wrong in
    # dimensions of 2^31 elements.
    "abi-memref-access-to-llvm,convert-to-llvm{dynamic=true filter-dialects=arith},"
    "convert-vector-to-llvm{force-32bit-vector-indices=false},finalize-memref-to-llvm,"
    "convert-to-llvm{dynamic=true filter-dialects=complex,arith,index,ub,cf},"
    "abi-reconcile-index-widths,reconcile-unrealized-casts,abi-align-allocations,abi-freeze-masked-loads,"
    "abi-maxnum-to-maximumnum,"
)


def _return_failures(handler: bool) -> str:
    return "abi-return-failures" + ("{handler}" if handler else "")


class VectorRegisters(NamedTuple):
    """The vector registers of a CPU: the bytes of one, and how many there are."""

    size: int
    number: int


BASELINE = VectorRegisters(16, 16)
"""Those of every x86-64."""


@dataclass(frozen=True)
class DefaultPipeline(PassPipeline):
    """Lower a module to the LLVM dialect, as `jit` and `abi-build` do.

    Before::

        func.func @twice(%x: tensor<4xf32>) -> tensor<4xf32> {
          %0 = arith.addf %x, %x : tensor<4xf32>
          return %0 : tensor<4xf32>
        }

    After::

        llvm.func @_mlir_ciface_twice(%result: !llvm.ptr, %x: !llvm.ptr)
            attributes {llvm.emit_c_interface}
        llvm.func @_mlir_packed_twice(!llvm.ptr, !llvm.ptr, !llvm.ptr) -> i32

    `jit`, `build` and `abi-build` set the options that a pipeline does not.
    """

    name: ClassVar[str] = "abi-default"

    opt_level: int = option(
        2,
        "below 2, loops and sums stay in the order in which they are written, and functions such "
        "as `exp` are the C library's",
    )
    assertions_abort: bool = option(False, "an assertion that fails calls `abort`")
    out_params: bool = option(False, "callers pass the arrays for results")
    tvm_ffi: bool = option(False, "emit what TVM FFI calls (`abi-emit-tvm-ffi`)")
    plain_c: bool = option(
        False,
        "emit plain C functions (`abi-emit-plain-c`), and let callers pass arrays for results",
    )
    vector_bytes: int = option(BASELINE.size, "the bytes of a vector register")
    registers: int = option(BASELINE.number, "the number of vector registers")
    checked: str = option(
        "", "the classes of what `abi-check-accesses` checks: index,size,div; empty: nothing"
    )
    least_work: int = option(
        0, "cores share loops of so much work, or more (`abi-parallelize`); 0: one core does all"
    )
    handler: bool = option(
        False, "a failure calls the program's handler (`abi-return-failures`); `build` sets it"
    )

    def passes(self) -> str:
        tvm_ffi = "abi-emit-tvm-ffi," if self.tvm_ffi else ""
        plain_c = "abi-emit-plain-c," if self.plain_c else ""
        return self.with_wrappers(f"abi-emit-packed-wrappers{{for-callers}},{tvm_ffi}{plain_c}")

    def with_wrappers(self, wrappers: str) -> str:
        """The passes; ``wrappers`` are those that emit what callers need."""
        outs = "abi-results-to-out-params," if self.out_params or self.plain_c else ""
        failure = "abort" if self.assertions_abort else "return"
        options = f"vector-bytes={self.vector_bytes} registers={self.registers}"
        split, call_parts = "", ""
        if self.least_work:
            least_work = f"least-work={self.least_work}"
            options += f" {least_work}"
            split = f"scf-forall-to-parallel,abi-parallelize{{{least_work}}},"
            call_parts = "abi-call-parts,"
        loops = f"abi-tile-reductions{{{options}}},abi-order-loops," if self.opt_level >= 2 else ""
        checks = ""
        if self.checked:  # without sizes of results, `abi-fuse-elementwise` would stop at checks
            checks = f"abi-check-accesses{{classes={self.checked}}},{SIMPLIFY},"
        libm = "" if self.opt_level >= 2 else "{functions=libm}"
        return (
            "abi-torch-to-linalg,abi-tosa-to-linalg,abi-avoid-folds,abi-inline-modules,"
            f"abi-stablehlo-to-linalg,abi-expand-tuples,abi-sizes-from-accesses,{checks}func.func(lower-vector-mask),"
            f"abi-sizes-from-assertions,abi-infer-sizes,abi-fuse-elementwise,{outs}abi-bufferize,"
            "convert-bufferization-to-memref,abi-alignments-from-assumptions,abi-infer-readonly,"
            "abi-internalize,abi-embed-reflection,"
            f"abi-lower-assertions{{failure={failure}}},abi-extract-loops,{loops}{split}{_TO_MATH}"
            f"abi-expand-math{libm},{_TO_LIBM}{wrappers}{_FUNCTIONS_TO_LLVM}{call_parts}{_TO_LLVM}"
            f"{_return_failures(self.handler)},abi-check-lowered,abi-define-runtime-functions"
        )


def default_pipeline(**options: Any) -> str:
    """The passes of ``abi-default``, as in ``default_pipeline(opt_level=0)``.

    It leaves out the passes that `lower` adds to every pipeline.
    """
    return f"builtin.module({DefaultPipeline(**options).with_wrappers('')})"


DEFAULT_PIPELINE = default_pipeline()


def lower(
    module: ir.Module,
    pipeline: str | Pipeline | None = None,
    *,
    assertions_abort: bool = False,
    out_params: bool = False,
    tvm_ffi: bool = False,
    plain_c: bool = False,
    opt_level: int = 2,
    vector_registers: VectorRegisters = BASELINE,
    checked: bool | str = False,
    threads: bool = False,
    handler: bool = False,
) -> list[FunctionReflection]:
    """Lower ``module`` to the LLVM dialect, and return the records of its functions.

    The default ``pipeline`` is ``abi-default``. The other arguments are the options of
    ``abi-default`` that ``pipeline`` does not set, where ``checked`` may be True for all classes;
    ``tvm_ffi`` adds ``abi-emit-tvm-ffi`` to any other, ``plain_c`` adds ``abi-emit-plain-c``, and
    ``handler`` is that of the ``abi-return-failures`` which every other gets. Raises
    `PipelineFailed`; BindingsError if the bindings lack a pass of the default pipeline; and
    ValueError if no function is exported, or if the pipeline has no ``abi-func-to-llvm`` before
    which these passes could run.
    """
    from mlir_abi.passes.support.module_records import module_records
    from mlir_abi.pipeline.run import run_pipeline

    chosen: Any = f"builtin.module({DefaultPipeline.name})" if pipeline is None else pipeline
    parsed = parse_pipeline(chosen) if isinstance(chosen, str) else chosen
    if isinstance(parsed, Pipeline):  # run_pipeline raises the TypeError
        options = DefaultPipeline(
            opt_level=opt_level,
            assertions_abort=assertions_abort,
            out_params=out_params,
            tvm_ffi=tvm_ffi,
            plain_c=plain_c,
            vector_bytes=vector_registers.size,
            registers=vector_registers.number,
            checked=classes_text(checked),
            least_work=LEAST_WORK if threads else 0,
            handler=handler,
        )
        parsed = _with_defaults(_with_wrappers(parsed, options), options)
        _mark_bare_pointers(module.operation, parsed)
    if pipeline is None:
        _run_default(parsed, module)
    else:
        run_pipeline(module, parsed)
        added = f"{_return_failures(handler)},abi-define-runtime-functions"
        run_pipeline(module, f"builtin.module({added})")
    records = module_records(module.operation)
    if not records:
        needed = "" if pipeline is None else ", and the pipeline run abi-embed-reflection"
        raise ValueError(f"no function is exported: one must be public and defined{needed}")
    return records


def _run_default(pipeline: Pipeline, module: ir.Module) -> None:
    """Run ``abi-default``; raises BindingsError if the bindings lack one of its passes."""
    from mlir_abi.bindings import ENVIRONMENT_VARIABLE, BindingsError
    from mlir_abi.pipeline.run import Runner

    try:
        runner = Runner(pipeline, module.context, verify_only_own_passes=True)
        runner.run(module.operation)
    except PipelineError as error:
        raise BindingsError(
            f"{error.message}; write the module to a file, and lower that in a process with "
            f"{ENVIRONMENT_VARIABLE}=torch_mlir or mlir"
        ) from None


def _with_defaults(pipeline: Pipeline, default: DefaultPipeline) -> Pipeline:
    """``pipeline`` in which ``abi-default`` has the options of ``default`` that it does not set."""
    element = next((each for each in pipeline.elements if each.name == default.name), None)
    if element is None:
        for field in ("assertions_abort", "out_params", "checked", "least_work"):
            if getattr(default, field):
                name = "threads" if field == "least_work" else field
                raise ValueError(f"{name} is for the default pipeline only")
        return pipeline
    try:
        written = parse_options(element.options or "")
    except ValueError as error:
        raise PipelineError(str(error), pipeline.text, element.offset) from error
    changed = {
        name: option.text(getattr(default, option.field))
        for name, option in default.options().items()
        if getattr(default, option.field) != option.default
    }
    options = " ".join(f"{name}={text}" for name, text in (changed | written).items())
    end = element.offset + len(element.text)
    text = f"{pipeline.text[: element.offset]}{default.name}{{{options}}}{pipeline.text[end:]}"
    return parse_pipeline(text) if changed else pipeline


def _mark_bare_pointers(module: ir.Operation, pipeline: Pipeline) -> None:
    """Give all functions ``llvm.bareptr``, for what describes them, if an option means that."""
    from mlir_abi.bindings import ir
    from mlir_abi.passes.support.attributes import BARE_POINTERS
    from mlir_abi.passes.support.functions import FUNCTION, find_named

    is_set = re.compile(r"\buse-bare-ptr-memref-call-conv(=(true|1))?(\s|$)", re.IGNORECASE)
    if any(
        each.name in ("abi-func-to-llvm", "convert-func-to-llvm")
        and is_set.search(each.options or "")
        for each in pipeline.elements
    ):
        for function in find_named(module, FUNCTION):
            function.attributes[BARE_POINTERS] = ir.UnitAttr.get(module.context)


def _with_wrappers(pipeline: Pipeline, default: DefaultPipeline) -> Pipeline:
    """``pipeline`` with the passes that callers need, if it has the conversion of functions."""
    options = {element.name: element.options or "" for element in pipeline.elements}
    passes = [
        name
        for name, is_wanted in (
            ("abi-emit-tvm-ffi", default.tvm_ffi),
            ("abi-emit-plain-c", default.plain_c),
        )
        if is_wanted and name not in options
    ]
    if "abi-func-to-llvm" not in options:
        if passes and DefaultPipeline.name not in options:
            raise ValueError(f"{passes[0]} needs abi-func-to-llvm in the pipeline")
        return pipeline
    width = re.search(r"\bindex-bitwidth=\d+", options["abi-func-to-llvm"])
    width_option = width[0] if width else ""
    wrappers = f"abi-emit-packed-wrappers{{for-callers {width_option}}}"
    wrappers += "".join(f",{name}{{{width_option}}}" for name in passes)
    pipeline = _insert(pipeline, wrappers, before="abi-func-to-llvm")
    # Only that conversion supports the names that abi-internalize gives to functions.
    if "abi-embed-reflection" in options and "abi-internalize" not in options:
        pipeline = _insert(pipeline, "abi-internalize", before="abi-embed-reflection")
    return pipeline


def _insert(pipeline: Pipeline, passes: str, *, before: str) -> Pipeline:
    at = next(element.offset for element in pipeline.elements if element.name == before)
    return parse_pipeline(f"{pipeline.text[:at]}{passes},{pipeline.text[at:]}")
