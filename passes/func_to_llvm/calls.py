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
caller returns; in a loop the stack would grow with each iteration. So the stack is saved before the
call and restored after the last use of the result. This needs every use to be in the block of the
call and only to read the descriptor, and every operation between to put nothing on the stack that
is used later. A callee may use a descriptor among its arguments only during the call.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping

from mlir_abi.bindings import ir
from mlir_abi.dialect_attrs.layout.c_interface import ALIGNED
from mlir_abi.passes.func_to_llvm.gather import Site
from mlir_abi.passes.llvm import llvm_attributes as attrs
from mlir_abi.passes.llvm.calling_convention import PassedValue
from mlir_abi.passes.llvm.emitter import Emitter
from mlir_abi.passes.llvm.type_converter import position
from mlir_abi.passes.llvm.unranked import copy_to_heap, copy_to_stack
from mlir_abi.passes.llvm.values import ExpandedValue, ValueMapping
from mlir_abi.passes.support.attributes import ARG_ATTRS, RES_ATTRS
from mlir_abi.passes.support.functions import CALL_INDIRECT, CALLS, CONSTANT, RETURN
from mlir_abi.passes.support.module_records import ADDRESS
from mlir_abi.passes.support.op_builder import Builder

_LOOPS = frozenset({"scf.for", "scf.while", "scf.forall", "scf.parallel"})
_READERS = CALLS | {"memref.dim", "memref.rank", "memref.cast"}
"""What reads a descriptor and does not keep it; a cast does so if its result has a rank."""

_HARMLESS = frozenset({CONSTANT, "memref.load", "memref.store"})
_HARMLESS_PREFIXES = ("arith.", "math.", "index.", "complex.", "affine.apply", "ub.")
"""What else puts nothing on the stack."""


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
        emitter, values, signature = self._emitter, self._values, site.signature
        operands: list[ir.Value] = []
        arguments = list(site.op.operands)
        if site.name == CALL_INDIRECT:
            operands.append(values.converted(arguments.pop(0), at.location))
        for passed, argument in zip(signature.inputs, arguments, strict=True):
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

        attributes = dict(site.attributes)
        if ARG_ATTRS in attributes:  # they go where those of a function go
            entries = attrs.expanded(signature, attrs.entries(attributes[ARG_ATTRS]))
            attributes[ARG_ATTRS] = attrs.array(entries)
        if len(signature.results) != 1:
            attributes.pop(RES_ATTRS, None)
        if site.callee is not None and site.callee.lowering.is_variadic:
            attributes["var_callee_type"] = site.callee.lowering.attributes["function_type"]
        packed = emitter.call(at, signature.packed, operands, attributes)

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
            packed = at.value("llvm.mlir.poison", signature.packed)
            for i, result in enumerate(results):
                operands = [packed, result]
                packed = at.value("llvm.insertvalue", signature.packed, operands, position(i))
            results = [packed]
        at.op("llvm.return", results, site.attributes)

    def _operand(self, at: Builder, passed: PassedValue, operand: ir.Value) -> ir.Value:
        return operand if passed.keeps_type else self._values.converted(operand, at.location)

    def _aligned_pointer(self, at: Builder, passed: PassedValue, descriptor: ir.Value) -> ir.Value:
        return self._emitter.extract(at, descriptor, (ALIGNED,), passed.parts[0])


def restore_stack_in_loops(sites: Iterable[Site], emitter: Emitter) -> None:
    """Save the stack before calls among ``sites``, and restore it after the last use of a result.

    What the calls become must come between.
    """
    blocks = {
        site.op.block: None
        for site in sites
        if site.name in CALLS and site.signature.has_unranked_result
    }
    for block in filter(_repeats, blocks):
        for first, last in list(_spans(block)):
            location = first.location
            saved = emitter.save_stack(Builder(ir.InsertionPoint(first), location))
            restored = emitter.restore_stack(Builder(ir.InsertionPoint(last), location), saved)
            restored.move_after(last)


def _spans(block: ir.Block) -> Iterator[tuple[ir.Operation, ir.Operation]]:
    """Yield the first and last operation of each span, from a call to the last use of its results.

    Overlapping spans are merged; a span with an operation that is not harmless is left out.
    """
    ops = [view.operation for view in block]
    users: dict[ir.Value, list[int]] = {}
    for i, op in enumerate(ops):
        for operand in op.operands:
            users.setdefault(operand, []).append(i)
    calls = [i for i, op in enumerate(ops) if op.name in CALLS and _unranked_results(op)]
    spans = {i: _last_use(ops, i, users) for i in calls}
    merged: list[tuple[int, int]] = []
    for first, last in spans.items():
        if last is None:
            continue
        if merged and first <= merged[-1][1]:
            merged[-1] = (merged[-1][0], max(merged[-1][1], last))
        else:
            merged.append((first, last))
    for first, last in merged:
        are_harmless = all(
            _only_reads(op) or op.name in _HARMLESS or op.name.startswith(_HARMLESS_PREFIXES)
            for op in ops[first : last + 1]
        )
        if are_harmless and all(spans.get(i, last) is not None for i in range(first, last + 1)):
            yield ops[first], ops[last]


def _last_use(
    ops: list[ir.Operation], call: int, users: Mapping[ir.Value, list[int]]
) -> int | None:
    """Where the unranked results of a call are last read; None if one may be kept."""
    last = call
    for result in _unranked_results(ops[call]):
        here = users.get(result, [])
        is_used_elsewhere = sum(1 for _ in result.uses) > len(here)
        if is_used_elsewhere or not all(_only_reads(ops[i]) for i in here):
            return None
        last = max([last, *here])
    return last


def _unranked_results(op: ir.Operation) -> list[ir.Value]:
    return [r for r in op.results if isinstance(r.type, ir.UnrankedMemRefType)]


def _only_reads(op: ir.Operation) -> bool:
    return op.name in _READERS and (op.name in CALLS or not _unranked_results(op))


def _repeats(block: ir.Block) -> bool:
    """Whether control can come back to ``block`` within one call of the function around it."""
    reached: set[ir.Block] = set()
    following = list(block.successors)
    while following:
        other = following.pop()
        if other == block:
            return True
        if other not in reached:
            reached.add(other)
            following.extend(other.successors)
    around = block.owner.operation
    return around.name in _LOOPS or (around.name.startswith("scf.") and _repeats(around.block))
