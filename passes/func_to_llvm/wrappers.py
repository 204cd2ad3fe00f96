"""The two C wrappers: of a function that C calls, and of one that C implements."""

from __future__ import annotations

from mlir_abi.bindings import ir
from mlir_abi.dialect_attrs.reflection.record import WRAPPER_PREFIX
from mlir_abi.passes.func_to_llvm.kinds import Wrapper
from mlir_abi.passes.func_to_llvm.plan import PlannedFunction
from mlir_abi.passes.llvm.c_wrapper import CInterface
from mlir_abi.passes.llvm.calling_convention import Passed, Signature
from mlir_abi.passes.llvm.emitter import CALL, Emitter, Place

_ADVANCE = ir.WalkResult.ADVANCE


class Wrappers:
    """Puts the wrapper of a function behind it."""

    def __init__(self, emitter: Emitter) -> None:
        self._emitter = emitter
        self._made: dict[Wrapper, ir.Operation] = {}

    def add(self, planned: PlannedFunction, function: ir.Operation, at: Place) -> None:
        """Add the wrapper of ``function`` at ``at``, if it is to have one."""
        kind = planned.kind
        if kind.wrapper is None:
            return
        own, name = planned.function.name, WRAPPER_PREFIX + planned.function.exported_name
        like = self._made.get(kind.wrapper)
        if like is not None:
            _copy(like, at, name, own)
            return
        made = self._emitter.function(at, name, kind.wrapper.attributes)
        if kind.is_declaration:
            self._call_c(kind.signature, kind.wrapper.interface, function, name)
        else:
            self._called_from_c(kind.signature, kind.wrapper.interface, made, own)
            self._made[kind.wrapper] = made

    def _called_from_c(
        self, signature: Signature, interface: CInterface, wrapper: ir.Operation, callee: str
    ) -> None:
        """The body of the wrapper of a definition: C calls it, and it calls the function.

        What the caller points to is the caller's: descriptors are read and never kept, and the
        result is written after they were read, so that it may go where an argument was. The
        elements of a returned memref are the caller's from then on, and so is the ranked
        descriptor, on the heap, of one without a rank.
        """
        at, arguments = self._body(wrapper, interface.parameter_types)
        out = arguments.pop(0) if interface.result_by_pointer else None
        operands = [
            part
            for passed, by_pointer, argument in zip(
                signature.inputs, interface.by_pointer, arguments, strict=True
            )
            for part in self._read(at, passed, by_pointer, argument)
        ]
        result = self._emitter.call_symbol(at, callee, signature.packed, operands)
        if out is not None:
            self._emitter.store(at, result, out)
            result = None
        self._emitter.return_(at, result)

    def _read(
        self, at: Place, passed: Passed, by_pointer: bool, argument: ir.Value
    ) -> list[ir.Value]:
        """What the function is passed for one argument of the wrapper."""
        if not by_pointer:
            return [argument]
        value = self._emitter.load(at, argument, passed.value.type)
        if passed.descriptor is None:
            return [value]
        return self._emitter.unpack(at, passed.descriptor, value)

    def _call_c(
        self, signature: Signature, interface: CInterface, function: ir.Operation, callee: str
    ) -> None:
        """The body of a declaration: callers in the module call it, and it calls C's wrapper.

        Descriptors and the place of the result are on its stack: C may read them during the call
        and must not keep them. The elements stay the caller's. Those of a returned memref are C's
        to allocate; the ranked descriptor of a returned one without a rank must be from `malloc`,
        since the caller frees it.
        """
        at, arguments = self._body(function, signature.parameter_types)
        stored = signature.packed if interface.result_by_pointer else None
        operands = [] if stored is None else [self._emitter.alloca(at, stored)]
        for passed, by_pointer in zip(signature.inputs, interface.by_pointer, strict=True):
            parts, arguments = arguments[: len(passed.parts)], arguments[len(passed.parts) :]
            operands.append(self._written(at, passed, by_pointer, parts))
        returned = signature.packed if stored is None else None
        result = self._emitter.call_symbol(at, callee, returned, operands)
        if stored is not None:
            result = self._emitter.load(at, operands[0], stored.type)
        self._emitter.return_(at, result)

    def _written(
        self, at: Place, passed: Passed, by_pointer: bool, parts: list[ir.Value]
    ) -> ir.Value:
        """What C is passed for one argument of the function."""
        if not by_pointer:
            return parts[0]
        value = parts[0]
        if passed.descriptor is not None:
            value = self._emitter.pack(at, passed.descriptor, parts)
        pointer = self._emitter.alloca(at, passed.value)
        self._emitter.store(at, value, pointer)
        return pointer

    def _body(self, function: ir.Operation, types: list[ir.Type]) -> tuple[Place, list[ir.Value]]:
        location = function.location
        block = ir.Block.create_at_start(function.regions[0], types, [location] * len(types))
        return Place(ir.InsertionPoint(block), location), list(block.arguments)


def _copy(wrapper: ir.Operation, at: Place, name: str, callee: str) -> None:
    """Put a copy of ``wrapper`` at another place, for a function that differs in name alone."""
    before, location = at
    copy = wrapper.clone(before)
    copy.attributes["sym_name"] = ir.StringAttr.get(name)

    def visit(view: ir.Operation) -> ir.WalkResult:
        op = view.operation
        op.location = location
        if op.name == CALL:
            op.attributes["callee"] = ir.FlatSymbolRefAttr.get(callee)
        return _ADVANCE

    copy.walk(visit)
    for argument in copy.regions[0].blocks[0].arguments:
        argument.set_location(location)
