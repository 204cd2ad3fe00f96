"""Calls, function constants and returns.

::

    %r:2 = func.call @f(%m) : (memref<?xf32>) -> (index, f32)

becomes a call with the fields of the descriptor, and its results are extracted from one struct::

    %allocated = llvm.extractvalue %descriptor[0] : …
    …
    %stride = llvm.extractvalue %descriptor[4, 0] : …
    %packed = llvm.call @f(%allocated, %aligned, %offset, %size, %stride)
        : (!llvm.ptr, !llvm.ptr, i64, i64, i64) -> !llvm.struct<(i64, f32)>
    %r0 = llvm.extractvalue %packed[0] : !llvm.struct<(i64, f32)>
    %r1 = llvm.extractvalue %packed[1] : !llvm.struct<(i64, f32)>

and ``return %i, %x : index, f32`` packs them::

    %0 = llvm.mlir.poison : !llvm.struct<(i64, f32)>
    %1 = llvm.insertvalue %i, %0[0] : !llvm.struct<(i64, f32)>
    %2 = llvm.insertvalue %x, %1[1] : !llvm.struct<(i64, f32)>
    llvm.return %2 : !llvm.struct<(i64, f32)>

The caller copies the ranked descriptor of an unranked result to its stack, which is freed when the
caller returns; in a loop the stack would grow with each iteration. So each iteration begins with
the stack of before the loop (`mlir_abi.passes.llvm.stack`).
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from mlir_abi.bindings import ir
from mlir_abi.dialect_attrs.layout.c_interface import ALIGNED
from mlir_abi.passes.func_to_llvm.gather import Site
from mlir_abi.passes.llvm import llvm_attributes as attrs
from mlir_abi.passes.llvm.calling_convention import PassedValue
from mlir_abi.passes.llvm.emitter import Emitter
from mlir_abi.passes.llvm.stack import growing_loops
from mlir_abi.passes.llvm.type_converter import position
from mlir_abi.passes.llvm.unranked import copy_to_heap, copy_to_stack
from mlir_abi.passes.llvm.values import ExpandedValue, ValueMapping, is_used
from mlir_abi.passes.support.attributes import ARG_ATTRS, RES_ATTRS
from mlir_abi.passes.support.functions import CALL_INDIRECT, CALLS, CAST, CONSTANT, RETURN
from mlir_abi.passes.support.module_records import ADDRESS
from mlir_abi.passes.support.op_builder import Builder


class SiteConverter:
    """Emits operations of the LLVM dialect in front of those of ``func``, which stay for now."""

    def __init__(self, emitter: Emitter, values: ValueMapping) -> None:
        self._emitter = emitter
        self._values = values

    def convert(self, site: Site) -> None:
        """Convert one call, function constant or return."""
        at = Builder.before(site.op)
        if site.name == CONSTANT:
            attributes = dict(site.attributes)
            attributes["global_name"] = attributes.pop("value")
            pointer = self._emitter.types.pointer
            address = at.value(ADDRESS, pointer, (), attributes)
            self._values.replace(site.op.result, address)
        elif site.name == RETURN:
            self._convert_return(site, at)
        else:
            self._convert_call(site, at)

    def _convert_call(self, site: Site, at: Builder) -> None:
        signature = site.signature
        attributes = dict(site.attributes)
        if ARG_ATTRS in attributes:  # they go where those of a function go
            entries = attrs.expanded(signature, attrs.entries(attributes[ARG_ATTRS]))
            attributes[ARG_ATTRS] = attrs.array(entries)
        if len(signature.results) != 1:
            attributes.pop(RES_ATTRS, None)
        if site.callee is not None and site.callee.lowering.is_variadic:
            attributes["var_callee_type"] = site.callee.lowering.attributes["function_type"]
        operands = self._operands_of_call(site, at)
        packed = self._emitter.call(at, signature.packed, operands, attributes)
        self._replace_results(site, at, packed)

    def _operands_of_call(self, site: Site, at: Builder) -> list[ir.Value]:
        emitter = self._emitter
        operands: list[ir.Value] = []
        arguments = list(site.op.operands)
        if site.name == CALL_INDIRECT:
            operands.append(self._values.converted(arguments.pop(0), at.location))
        for passed, argument in zip(site.signature.inputs, arguments, strict=True):
            value = self._operand(at, passed, argument)
            if passed.by_reference:
                pointer = emitter.alloca(at, passed.value)
                at.op("llvm.store", [value, pointer])
                operands.append(pointer)
            elif passed.bare is not None:
                operands.append(self._aligned_pointer(at, passed, value))
            elif passed.descriptor is not None:
                operands += emitter.unpack(at, passed.descriptor, value)
            else:
                operands.append(value)
        return operands

    def _replace_results(self, site: Site, at: Builder, packed: ir.Value | None) -> None:
        """Replace the results of a call, and the struct that a packed wrapper makes of all."""
        emitter, values, signature = self._emitter, self._values, site.signature
        struct = signature.packed
        has_bare = any(passed.bare is not None for passed in signature.results)
        if has_bare:
            struct = emitter.types.struct([passed.value for passed in signature.results])
        casts = _casts_of_all(site.op, struct)
        if not has_bare:
            for cast in casts:
                cast.result.replace_all_uses_with(packed)
                cast.erase()
            if casts and not any(map(is_used, site.op.results)):
                return

        results = [packed]
        if len(signature.results) > 1:
            results = [
                emitter.extract(at, packed, (i,), passed.parts[0])
                for i, passed in enumerate(signature.results)
            ]
        for old, passed, result in zip(site.op.results, signature.results, results, strict=False):
            # As in MLIR, a bare pointer from an indirect call is packed only if the result is used,
            # at the location of a user; one from a direct call is packed at once.
            if passed.bare is not None and site.name == CALL_INDIRECT:
                values.add_expanded(ExpandedValue(old, passed, [result]))
            elif passed.bare is not None and passed.descriptor is not None:
                fields = [result, result, *passed.bare]
                values.replace(old, emitter.pack(at, passed.descriptor, fields))
            elif passed.descriptor is not None and passed.descriptor.rank is None:
                values.replace(old, copy_to_stack(emitter, at, passed.descriptor, result))
            else:
                values.replace(old, result)
        for cast in casts if has_bare else ():
            before = Builder.before(cast)
            members = [values.converted(each, cast.location) for each in cast.operands]
            cast.result.replace_all_uses_with(_struct(before, struct, members))
            cast.erase()

    def _convert_return(self, site: Site, at: Builder) -> None:
        signature = site.signature
        results: list[ir.Value] = []
        for passed, operand in zip(signature.results, site.op.operands, strict=True):
            value = self._operand(at, passed, operand)
            if passed.bare is not None:
                value = self._aligned_pointer(at, passed, value)
            elif passed.descriptor is not None and passed.descriptor.rank is None:
                value = copy_to_heap(self._emitter, at, passed.descriptor, value)
            results.append(value)
        if signature.packed is not None and len(results) > 1:
            results = [_struct(at, signature.packed, results)]
        at.op("llvm.return", results, site.attributes)

    def _operand(self, at: Builder, passed: PassedValue, operand: ir.Value) -> ir.Value:
        return operand if passed.keeps_type else self._values.converted(operand, at.location)

    def _aligned_pointer(self, at: Builder, passed: PassedValue, descriptor: ir.Value) -> ir.Value:
        return self._emitter.extract(at, descriptor, (ALIGNED,), passed.parts[0])


def _struct(at: Builder, type_: ir.Type, members: Sequence[ir.Value]) -> ir.Value:
    """A struct, put together of its members."""
    value = at.value("llvm.mlir.poison", type_)
    for i, member in enumerate(members):
        value = at.value("llvm.insertvalue", type_, [value, member], position(i))
    return value


def _casts_of_all(call: ir.Operation, struct: ir.Type) -> list[ir.Operation]:
    """The casts of all results to the ``struct`` that a packed wrapper stores."""
    results = list(call.results)
    if len(results) < 2:
        return []
    users = [use.owner.operation for use in results[0].uses]
    return [
        op
        for op in users
        if op.name == CAST and list(op.operands) == results and op.result.type == struct
    ]


def restore_stack_in_loops(root: ir.Operation, sites: Iterable[Site], emitter: Emitter) -> None:
    """Free in each iteration the unranked results of the calls among ``sites``, if this is safe.

    A loop that passes an unranked memref on to its next iteration stays as it is, unless all
    iterations get the same.
    """
    calls = (site for site in sites if site.name in CALLS)
    bodies = {_body_around(call.op): 0 for call in calls if call.signature.has_unranked_result}
    for loop in (loop for loop in growing_loops(bodies, root) if not loop.carried):
        saved = emitter.save_stack(Builder.before(loop.save_before()))
        emitter.restore_stack(Builder.before(loop.restore_before()), saved)


def _body_around(op: ir.Operation) -> ir.Operation:
    """The function, or whatever has the blocks in which `scf` is nested around ``op``."""
    while (op := op.parent.operation).name.startswith("scf."):
        pass
    return op
