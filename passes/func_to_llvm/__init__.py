"""The calling convention: ``func`` to ``llvm``."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from mlir_abi.bindings import ir
from mlir_abi.dialect_attrs.reflection.record import CAbi
from mlir_abi.passes.expand_tuples import ExpandTuples
from mlir_abi.passes.func_to_llvm.calls import SiteConverter, restore_stack_in_loops
from mlir_abi.passes.func_to_llvm.conversion_plan import (
    EmitCWrappers,
    Lowerings,
    missing_functions,
    plan,
    updated_records,
)
from mlir_abi.passes.func_to_llvm.gather import Function, Site, gather
from mlir_abi.passes.func_to_llvm.wrappers import WrapperEmitter
from mlir_abi.passes.llvm.calling_convention import SignatureConverter
from mlir_abi.passes.llvm.emitter import Emitter
from mlir_abi.passes.llvm.type_converter import TypeConverter
from mlir_abi.passes.llvm.values import ExpandedValue, ValueMapping, is_used
from mlir_abi.passes.support.base import Pass, option
from mlir_abi.passes.support.module_records import write_record
from mlir_abi.passes.support.op_builder import Builder
from mlir_abi.passes.support.tuple_leaves import Leaves


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

    Tuples in the types of functions are expanded first, as abi-expand-tuples does.
    """

    name: ClassVar[str] = "abi-func-to-llvm"

    emit_c_wrappers: EmitCWrappers = option(
        "annotated", "which functions get a C wrapper: those with llvm.emit_c_interface, all, none"
    )
    c_abi: CAbi = option("mlir", "wrappers as MLIR makes them, or as C compilers expect them")
    use_bare_ptr_memref_call_conv: bool = option(
        False, "pass memrefs of static shape and layout as one pointer"
    )
    index_bitwidth: int = option(0, "width of index; 0: that of the data layout")

    def run(self, op: ir.Operation) -> None:
        """Convert everything below ``op``.

        Raises `PassError` before anything but the tuples of ``op`` has changed.
        """
        types = TypeConverter(op, self.index_bitwidth)
        signatures = SignatureConverter(types)
        items = gather(op)
        if Leaves().cross_boundaries({i.type for i in items if isinstance(i, Function)}):
            ExpandTuples().run(op)
            items = gather(op)
        lowerings = Lowerings(
            signatures, self.emit_c_wrappers, self.c_abi, self.use_bare_ptr_memref_call_conv
        )
        plan(items, lowerings)
        functions = [item for item in items if isinstance(item, Function)]
        sites = [item for item in items if isinstance(item, Site)]
        missing = missing_functions(functions, sites, types.index)
        records = updated_records(functions, self.c_abi, types)

        emitter = Emitter(types)
        for scope, name, type_ in missing:
            block = scope.op.regions[0].blocks[0]
            at = Builder(ir.InsertionPoint.at_block_begin(block), scope.op.location)
            emitter.function(at, name, {"function_type": type_})
        restore_stack_in_loops(op, sites, emitter)
        _rewrite(emitter, functions, sites)
        for record_op, record in records:
            write_record(record_op, record)


def _rewrite(emitter: Emitter, functions: list[Function], sites: list[Site]) -> None:
    """Emit what replaces each operation in front of it; then erase the operations."""
    values = ValueMapping(emitter)
    site_converter = SiteConverter(emitter, values)
    wrapper_emitter = WrapperEmitter(emitter)
    for function in functions:
        at = Builder.before(function.op)
        wrapper_emitter.emit(function, _convert_function(function, at, emitter, values), at)
    for site in sites:
        site_converter.convert(site)
    for site in reversed(sites):
        values.materialize_results(site.op)
        site.op.erase()
    values.materialize_arguments()
    for function in functions:
        function.op.erase()


def _convert_function(
    function: Function, at: Builder, emitter: Emitter, values: ValueMapping
) -> ir.Operation:
    """Emit the ``llvm.func``, move the body into it, and convert the entry block's arguments.

    The other blocks are left to ``convert-cf-to-llvm``, as in MLIR. The ``func.func`` stays for
    now, and keeps the old arguments that have uses in a block of its own.
    ``@f(%m: memref<?xf32>, %i: index)`` becomes::

        llvm.func @f(%allocated: !llvm.ptr, %aligned: !llvm.ptr, %offset: i64, %size: i64,
                     %stride: i64, %i: i64) {
          %0 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
          %1 = llvm.insertvalue %allocated, %0[0] : …
          …                                             // the descriptor of %m, field by field
          %m = builtin.unrealized_conversion_cast %5 : … to memref<?xf32>
          %j = builtin.unrealized_conversion_cast %i : i64 to index
          "use"(%m, %j) : (memref<?xf32>, index) -> ()
          llvm.return
        }
    """
    signature = function.lowering.signature
    new = emitter.function(at, function.name, function.lowering.attributes)
    for block in function.blocks:
        block.append_to(new.regions[0])
    if function.is_declaration or signature.keeps_arguments:
        return new

    entry = function.blocks[0]
    arguments = list(entry.arguments)
    locations = [argument.location for argument in arguments]
    used = {i: argument for i, argument in enumerate(arguments) if is_used(argument)}
    types = [argument.type for argument in used.values()]
    old = ir.Block.create_at_start(function.op.regions[0], types, [locations[i] for i in used])
    for i, kept in zip(used, old.arguments, strict=True):
        arguments[i].replace_all_uses_with(kept)
        used[i] = kept
    for i in reversed(range(len(arguments))):
        entry.erase_argument(i)

    start = ir.InsertionPoint.at_block_begin(entry)
    for i, passed in enumerate(signature.inputs):
        parts = [entry.add_argument(part, locations[i]) for part in passed.parts]
        loaded = None
        if passed.by_reference:  # llvm.byval, llvm.byref: MLIR loads at entry as well
            at_start = Builder(start, locations[i])
            loaded = at_start.value("llvm.load", passed.value, parts)
        if i not in used:
            continue
        if passed.keeps_type:
            used[i].replace_all_uses_with(parts[0])
        else:
            values.add_expanded(ExpandedValue(used[i], passed, parts, loaded))
    return new
