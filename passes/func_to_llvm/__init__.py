"""The calling convention: ``func`` to ``llvm``."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, TypeAlias

from mlir_abi.bindings import ir
from mlir_abi.dialect_attrs.reflection.record import CAbi
from mlir_abi.passes.expand_tuples import ExpandTuples
from mlir_abi.passes.func_to_llvm.calls import Calls
from mlir_abi.passes.func_to_llvm.functions import Functions
from mlir_abi.passes.func_to_llvm.gather import gather
from mlir_abi.passes.func_to_llvm.kinds import Kinds, TuplesError
from mlir_abi.passes.func_to_llvm.kinds import Wrappers as WrappersOption
from mlir_abi.passes.func_to_llvm.plan import PlannedFunction, PlannedSite, Planner
from mlir_abi.passes.func_to_llvm.records import Records
from mlir_abi.passes.func_to_llvm.runtime import RuntimeFunctions
from mlir_abi.passes.func_to_llvm.stack import brackets
from mlir_abi.passes.func_to_llvm.wrappers import Wrappers
from mlir_abi.passes.llvm.calling_convention import Signatures
from mlir_abi.passes.llvm.emitter import Emitter, Place
from mlir_abi.passes.llvm.types import TypeConverter
from mlir_abi.passes.llvm.values import Values
from mlir_abi.passes.support.base import Pass, option
from mlir_abi.passes.support.diagnostics import PassError, diagnostic_handler
from mlir_abi.passes.support.gc_pause import collector_paused

_Plan: TypeAlias = tuple[list[PlannedFunction], list[PlannedSite], RuntimeFunctions, Records]


@dataclass(frozen=True)
class FuncToLLVM(Pass):
    """Convert functions, calls and returns to the LLVM dialect and its calling convention.

    Before::

        func.func @f(%m: memref<?xf32>) -> (memref<?xf32>, index) {
          %i = arith.constant 1 : index
          return %m, %i : memref<?xf32>, index
        }

    After::

        llvm.func @f(%allocated: !llvm.ptr, %aligned: !llvm.ptr, %offset: i64,
                     %size: i64, %stride: i64)
            -> !llvm.struct<(struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>, i64)> {
          // the descriptor of %m is put together, and packed into a struct with %i
          llvm.return %packed
        }
    """

    name: ClassVar[str] = "abi-func-to-llvm"

    emit_c_wrappers: WrappersOption = option(
        "annotated", "which functions get a C wrapper: those with llvm.emit_c_interface, all, none"
    )
    c_abi: CAbi = option("mlir", "wrappers as MLIR makes them, or as C compilers expect them")
    use_bare_ptr_memref_call_conv: bool = option(
        False, "pass memrefs of static shape and layout as one pointer"
    )
    index_bitwidth: int = option(0, "width of index; 0: that of the data layout")

    def run(self, op: ir.Operation) -> None:
        """Convert everything below ``op``; raises `PassError`, having changed nothing."""
        with collector_paused():
            self._convert(op)

    def _convert(self, op: ir.Operation) -> None:
        types = TypeConverter(op, self.index_bitwidth)
        signatures = Signatures(types)
        try:
            functions, sites, runtime, records = self._plan(op, signatures)
        except TuplesError:
            self._expand_tuples(op, signatures)
            functions, sites, runtime, records = self._plan(op, signatures)
        emitter = Emitter(types)
        runtime.declare(emitter)
        _rewrite(emitter, functions, sites)
        records.write(self.c_abi, types.index_bits)

    def _plan(self, op: ir.Operation, signatures: Signatures) -> _Plan:
        """What is done with all that is below ``op``; raises `TuplesError` or `PassError`."""
        bare = self.use_bare_ptr_memref_call_conv
        kinds = Kinds(signatures, self.emit_c_wrappers, self.c_abi, bare)
        functions, sites = Planner(kinds).plan(gather(op))
        runtime = RuntimeFunctions(signatures)
        runtime.plan(functions, sites)
        return functions, sites, runtime, Records(functions)

    def _expand_tuples(self, op: ir.Operation, signatures: Signatures) -> None:
        """Expand tuples, if a copy shows that all can be converted then; raises `PassError`."""
        copy = op.clone(ip=False)
        try:
            with diagnostic_handler(lambda *_: None):
                ExpandTuples().run(copy)
            self._plan(copy, signatures)
        except TuplesError as error:
            raise PassError(*error.diagnostics) from None
        ExpandTuples().run(op)


def _rewrite(emitter: Emitter, functions: list[PlannedFunction], sites: list[PlannedSite]) -> None:
    values = Values(emitter)
    new_functions, wrappers, calls = (
        Functions(emitter, values),
        Wrappers(emitter),
        Calls(emitter, values),
    )
    for bracket in brackets(sites):
        bracket.emit(emitter)
    for function in functions:
        old = function.function.op
        at = Place(ir.InsertionPoint(old), old.location)
        wrappers.add(function, new_functions.convert(function, at), at)
    for site in sites:
        calls.convert(site)
    for site in reversed(sites):
        values.bridge_results(site.site.op)
        site.site.op.erase()
    values.bridge_arguments()
    new_functions.erase_arguments()
    for function in functions:
        function.function.op.erase()
