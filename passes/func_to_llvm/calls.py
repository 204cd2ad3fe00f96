"""Calls, function constants and returns."""

from __future__ import annotations

from collections.abc import Callable

from mlir_abi.bindings import ir
from mlir_abi.passes.func_to_llvm.gather import CALL, CALL_INDIRECT, CONSTANT, RETURN
from mlir_abi.passes.func_to_llvm.plan import PlannedSite
from mlir_abi.passes.llvm import attributes as attrs
from mlir_abi.passes.llvm.calling_convention import Passed, Signature
from mlir_abi.passes.llvm.emitter import Emitter, Place
from mlir_abi.passes.llvm.types import Unranked
from mlir_abi.passes.llvm.unranked import copy_to_heap, copy_to_stack
from mlir_abi.passes.llvm.values import Parts, Values


class Calls:
    """Puts the operations of the LLVM dialect in front of those of ``func``, which stay as yet."""

    def __init__(self, emitter: Emitter, values: Values) -> None:
        self._emitter = emitter
        self._values = values

    def convert(self, planned: PlannedSite) -> None:
        """Convert one operation."""
        op = planned.site.op
        _CONVERSIONS[planned.site.name](self, planned, Place(ir.InsertionPoint(op), op.location))

    def _constant(self, planned: PlannedSite, at: Place) -> None:
        attributes = dict(planned.site.attributes)
        attributes["global_name"] = attributes.pop("value")
        self._values.replace(planned.site.op.result, self._emitter.address_of(at, attributes))

    def _call(self, planned: PlannedSite, at: Place) -> None:
        op, callee = planned.site.op, planned.callee
        attributes = _of_call(planned)
        if callee is not None and callee.is_variadic:
            attributes["var_callee_type"] = callee.attributes["function_type"]
        operands = self._operands(at, planned.signature, list(op.operands))
        self._finish(op, at, planned.signature, operands, attributes)

    def _call_indirect(self, planned: PlannedSite, at: Place) -> None:
        op, signature = planned.site.op, planned.signature
        callee, *arguments = op.operands
        operands = self._operands(at, signature, arguments)
        pointer = self._values.converted(callee, at.location)
        self._finish(op, at, signature, [pointer, *operands], _of_call(planned))

    def _operands(
        self, at: Place, signature: Signature, operands: list[ir.Value]
    ) -> list[ir.Value]:
        return [
            part
            for passed, operand in zip(signature.inputs, operands, strict=True)
            for part in self._passed(at, passed, self._value(at, passed, operand))
        ]

    def _value(self, at: Place, passed: Passed, operand: ir.Value) -> ir.Value:
        return operand if passed.keeps_type else self._values.converted(operand, at.location)

    def _passed(self, at: Place, passed: Passed, value: ir.Value) -> list[ir.Value]:
        """What is passed of ``value``."""
        if passed.by_reference:
            pointer = self._emitter.alloca(at, passed.value)
            self._emitter.store(at, value, pointer)
            return [pointer]
        if passed.bare is not None:
            return [self._aligned(at, passed, value)]
        if passed.descriptor is not None:
            return self._emitter.unpack(at, passed.descriptor, value)
        return [value]

    def _aligned(self, at: Place, passed: Passed, descriptor: ir.Value) -> ir.Value:
        return self._emitter.extract(at, descriptor, (1,), passed.parts[0].type)

    def _finish(
        self,
        op: ir.Operation,
        at: Place,
        signature: Signature,
        operands: list[ir.Value],
        attributes: dict[str, ir.Attribute],
    ) -> None:
        """The call, and its results taken apart."""
        packed = self._emitter.call(at, signature.packed, operands, attributes)
        results = signature.results
        if len(results) > 1:
            parts = [
                self._emitter.extract(at, packed, (i,), result.parts[0].type)
                for i, result in enumerate(results)
            ]
        else:
            parts = [packed]
        for old, passed, part in zip(list(op.results), results, parts, strict=False):
            self._receive(op.name, at, old, passed, part)

    def _receive(
        self, call: str, at: Place, old: ir.Value, passed: Passed, value: ir.Value
    ) -> None:
        """Make of a result what the caller goes on with."""
        if passed.bare is not None:
            if call == CALL_INDIRECT:
                self._values.add_parts(Parts(old, passed, [value]))
                return
            value = self._emitter.pack_bare(at, passed.bare, value)
        elif isinstance(passed.descriptor, Unranked):
            value = copy_to_stack(self._emitter, at, passed.descriptor, value)
        self._values.replace(old, value)

    def _return(self, planned: PlannedSite, at: Place) -> None:
        op, signature = planned.site.op, planned.signature
        parts = [
            self._given_back(at, passed, self._value(at, passed, operand))
            for passed, operand in zip(signature.results, op.operands, strict=True)
        ]
        packed = parts[0] if parts else None
        if signature.packed is not None and len(parts) > 1:
            members = [((i,), part) for i, part in enumerate(parts)]
            packed = self._emitter.struct(at, signature.packed.type, members)
        self._emitter.return_(at, packed, planned.site.attributes)

    def _given_back(self, at: Place, passed: Passed, value: ir.Value) -> ir.Value:
        """What the callee hands over of a result."""
        if passed.bare is not None:
            return self._aligned(at, passed, value)
        if isinstance(passed.descriptor, Unranked):
            return copy_to_heap(self._emitter, at, passed.descriptor, value)
        return value


def _of_call(planned: PlannedSite) -> attrs.Attributes:
    """The attributes of the call: those of arguments and results go where a function's go."""
    attributes, signature = dict(planned.site.attributes), planned.signature
    given = attributes.get(attrs.ARGUMENTS)
    if given is not None:
        attributes[attrs.ARGUMENTS] = attrs.array(attrs.expanded(signature, attrs.entries(given)))
    if len(signature.results) != 1:
        attributes.pop(attrs.RESULTS, None)
    return attributes


_CONVERSIONS: dict[str, Callable[[Calls, PlannedSite, Place], None]] = {
    CALL: Calls._call,
    CALL_INDIRECT: Calls._call_indirect,
    CONSTANT: Calls._constant,
    RETURN: Calls._return,
}
