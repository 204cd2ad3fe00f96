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
"""

from __future__ import annotations

from mlir_abi.bindings import ir
from mlir_abi.passes.func_to_llvm.gather import CALL_INDIRECT, CONSTANT, RETURN
from mlir_abi.passes.func_to_llvm.plan import PlannedSite
from mlir_abi.passes.llvm import attributes as attrs
from mlir_abi.passes.llvm.calling_convention import PassedValue
from mlir_abi.passes.llvm.emitter import Emitter, Place
from mlir_abi.passes.llvm.types import Unranked
from mlir_abi.passes.llvm.unranked import copy_to_heap, copy_to_stack
from mlir_abi.passes.llvm.values import ExpandedValue, ValueMapping
from mlir_abi.passes.support.attributes import ARG_ATTRS, RES_ATTRS


class CallConverter:
    """Emits operations of the LLVM dialect in front of those of ``func``, which stay for now."""

    def __init__(self, emitter: Emitter, values: ValueMapping) -> None:
        self._emitter = emitter
        self._values = values

    def convert(self, planned: PlannedSite) -> None:
        """Convert one call, function constant or return."""
        op = planned.site.op
        at = Place(ir.InsertionPoint(op), op.location)
        if planned.site.name == CONSTANT:
            attributes = dict(planned.site.attributes)
            attributes["global_name"] = attributes.pop("value")
            self._values.replace(op.result, self._emitter.address_of(at, attributes))
        elif planned.site.name == RETURN:
            self._convert_return(planned, at)
        else:
            self._convert_call(planned, at)

    def _convert_call(self, planned: PlannedSite, at: Place) -> None:
        op, signature, callee = planned.site.op, planned.signature, planned.callee
        attributes = _call_attributes(planned)
        operands: list[ir.Value] = []
        arguments = list(op.operands)
        if planned.site.name == CALL_INDIRECT:
            operands.append(self._values.converted(arguments.pop(0), at.location))
        for passed, argument in zip(signature.inputs, arguments, strict=True):
            operands += self._lower_argument(at, passed, argument)
        if callee is not None and callee.is_variadic:
            attributes["var_callee_type"] = callee.attributes["function_type"]
        packed = self._emitter.call(at, signature.packed, operands, attributes)
        results = [packed]
        if len(signature.results) > 1:
            results = [
                self._emitter.extract(at, packed, (i,), passed.parts[0].type)
                for i, passed in enumerate(signature.results)
            ]
        for old, passed, result in zip(op.results, signature.results, results, strict=False):
            self._receive_result(planned.site.name, at, old, passed, result)

    def _lower_argument(self, at: Place, passed: PassedValue, argument: ir.Value) -> list[ir.Value]:
        """The operands of the call for one argument."""
        value = self._operand(at, passed, argument)
        if passed.by_reference:
            pointer = self._emitter.alloca(at, passed.value)
            self._emitter.store(at, value, pointer)
            return [pointer]
        if passed.bare is not None:
            return [self._aligned_pointer(at, passed, value)]
        if passed.descriptor is not None:
            return self._emitter.unpack(at, passed.descriptor, value)
        return [value]

    def _receive_result(
        self, call: str, at: Place, old: ir.Value, passed: PassedValue, result: ir.Value
    ) -> None:
        """Map the result ``old`` of the call to what the caller has of it now."""
        if passed.bare is not None:
            if call == CALL_INDIRECT:
                self._values.add_expanded(ExpandedValue(old, passed, [result]))
                return
            result = self._emitter.pack_bare(at, passed.bare, result)
        elif isinstance(passed.descriptor, Unranked):
            result = copy_to_stack(self._emitter, at, passed.descriptor, result)
        self._values.replace(old, result)

    def _convert_return(self, planned: PlannedSite, at: Place) -> None:
        signature = planned.signature
        results = [
            self._lower_return_value(at, passed, self._operand(at, passed, operand))
            for passed, operand in zip(signature.results, planned.site.op.operands, strict=True)
        ]
        packed = results[0] if results else None
        if signature.packed is not None and len(results) > 1:
            members = [((i,), result) for i, result in enumerate(results)]
            packed = self._emitter.struct(at, signature.packed.type, members)
        self._emitter.return_(at, packed, planned.site.attributes)

    def _lower_return_value(self, at: Place, passed: PassedValue, value: ir.Value) -> ir.Value:
        if passed.bare is not None:
            return self._aligned_pointer(at, passed, value)
        if isinstance(passed.descriptor, Unranked):
            return copy_to_heap(self._emitter, at, passed.descriptor, value)
        return value

    def _operand(self, at: Place, passed: PassedValue, operand: ir.Value) -> ir.Value:
        return operand if passed.keeps_type else self._values.converted(operand, at.location)

    def _aligned_pointer(self, at: Place, passed: PassedValue, descriptor: ir.Value) -> ir.Value:
        return self._emitter.extract(at, descriptor, (1,), passed.parts[0].type)


def _call_attributes(planned: PlannedSite) -> attrs.Attributes:
    """The attributes of the call; those of arguments and results go where a function's go."""
    attributes, signature = dict(planned.site.attributes), planned.signature
    arguments = attributes.get(ARG_ATTRS)
    if arguments is not None:
        expanded = attrs.expanded(signature, attrs.entries(arguments))
        attributes[ARG_ATTRS] = attrs.array(expanded)
    if len(signature.results) != 1:
        attributes.pop(RES_ATTRS, None)
    return attributes
