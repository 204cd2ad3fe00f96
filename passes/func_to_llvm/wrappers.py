"""The C wrappers, ``_mlir_ciface_NAME``: of a function that C calls, and of one that C implements.

A definition keeps its name, and external callers call its wrapper::

    llvm.func @f(%allocated: !llvm.ptr, …, %stride: i64) -> !llvm.struct<(i64, f32)> {…}
    llvm.func @_mlir_ciface_f(%result: !llvm.ptr, %m: !llvm.ptr) {
      %0 = llvm.load %m : !llvm.ptr -> !llvm.struct<(ptr, ptr, i64, …)>
      %1 = llvm.extractvalue %0[0] : …               // and so on for each field
      %6 = llvm.call @f(%1, %2, %3, %4, %5) : …
      llvm.store %6, %result : !llvm.struct<(i64, f32)>, !llvm.ptr
      llvm.return
    }

A declaration becomes a private definition that calls the wrapper, which C implements::

    llvm.func @_mlir_ciface_f(!llvm.ptr, !llvm.ptr)
    llvm.func private @f(%allocated: !llvm.ptr, …, %stride: i64) -> !llvm.struct<(i64, f32)> {
      %result = llvm.alloca %one x !llvm.struct<(i64, f32)> : (i64) -> !llvm.ptr
      %5 = llvm.insertvalue …                        // the descriptor, field by field
      %m = llvm.alloca %one x !llvm.struct<(ptr, ptr, i64, …)> : (i64) -> !llvm.ptr
      llvm.store %5, %m : …
      llvm.call @_mlir_ciface_f(%result, %m) : (!llvm.ptr, !llvm.ptr) -> ()
      %6 = llvm.load %result : !llvm.ptr -> !llvm.struct<(i64, f32)>
      llvm.return %6 : !llvm.struct<(i64, f32)>
    }
"""

from __future__ import annotations

from mlir_abi.bindings import ir
from mlir_abi.dialect_attrs.reflection.record import WRAPPER_PREFIX
from mlir_abi.passes.func_to_llvm.gather import Function
from mlir_abi.passes.llvm.calling_convention import LLVMSignature
from mlir_abi.passes.llvm.emitter import CALL, Emitter
from mlir_abi.passes.llvm.llvm_attributes import CWrapper
from mlir_abi.passes.support.op_builder import Builder


class WrapperEmitter:
    """Emits the C wrapper of each function, right after the function."""

    def __init__(self, emitter: Emitter) -> None:
        self._emitter = emitter
        self._emitted: dict[CWrapper, ir.Operation] = {}

    def emit(self, function: Function, converted: ir.Operation, at: Builder) -> None:
        """Emit the wrapper of ``function``, which is ``converted`` already, if it is to have one.

        Wrappers that differ in name alone are cloned, which saves a fifth of the pass's time.
        """
        signature, wrapper = function.lowering.signature, function.lowering.wrapper
        name = WRAPPER_PREFIX + function.exported_name
        if wrapper is None:
            return
        if wrapper in self._emitted:
            _clone(self._emitted[wrapper], at, name, function.name)
            return
        op = self._emitter.function(at, name, wrapper.attributes)
        if function.is_declaration:
            self._wrap_external_function(signature, wrapper, converted, name)
        else:
            self._wrap_for_external_callers(signature, wrapper, op, function.name)
            self._emitted[wrapper] = op

    def _wrap_for_external_callers(
        self, signature: LLVMSignature, wrapper: CWrapper, wrapper_op: ir.Operation, callee: str
    ) -> None:
        """Emit the body of ``wrapper_op``: C calls it, and it calls ``callee``.

        The caller owns what it points to: the wrapper reads descriptors and keeps none. It stores
        the result after it has read all of them, so the result may go where an argument was. The
        caller owns the elements of a returned memref from then on; for a result without a rank, it
        also owns the ranked descriptor, which is on the heap.
        """
        at, arguments = Builder.in_body_of(wrapper_op, wrapper.parameter_types)
        result_pointer = arguments.pop(0) if wrapper.result_by_pointer else None
        operands: list[ir.Value] = []
        for passed, by_pointer, argument in zip(
            signature.inputs, wrapper.by_pointer, arguments, strict=True
        ):
            if not by_pointer:
                operands.append(argument)
                continue
            value = at.value("llvm.load", passed.value, [argument])
            if passed.descriptor is None:
                operands.append(value)
            else:
                operands += self._emitter.unpack(at, passed.descriptor, value)
        result = self._emitter.call_symbol(at, callee, signature.packed, operands)
        if result_pointer is not None:
            at.op("llvm.store", [result, result_pointer])
            result = None
        at.op("llvm.return", [] if result is None else [result])

    def _wrap_external_function(
        self, signature: LLVMSignature, wrapper: CWrapper, function_op: ir.Operation, callee: str
    ) -> None:
        """Emit the body of ``function_op``, which calls ``callee``, implemented in C.

        Descriptors and the result are on the stack of the function: C may use them during the call
        and must not keep the pointers. The caller still owns the elements of its arguments. C
        allocates those of a returned memref; it allocates the ranked descriptor of a result
        without a rank with `malloc`, since the caller frees it.
        """
        at, parts = Builder.in_body_of(function_op, signature.parameters)
        operands: list[ir.Value] = []
        if wrapper.result_by_pointer:
            operands.append(self._emitter.alloca(at, signature.packed))
        for passed, by_pointer in zip(signature.inputs, wrapper.by_pointer, strict=True):
            values, parts = parts[: len(passed.parts)], parts[len(passed.parts) :]
            if not by_pointer:
                operands.append(values[0])
                continue
            value = values[0]
            if passed.descriptor is not None:
                value = self._emitter.pack(at, passed.descriptor, values)
            pointer = self._emitter.alloca(at, passed.value)
            at.op("llvm.store", [value, pointer])
            operands.append(pointer)
        returned = None if wrapper.result_by_pointer else signature.packed
        result = self._emitter.call_symbol(at, callee, returned, operands)
        if wrapper.result_by_pointer:
            result = at.value("llvm.load", signature.packed, operands[:1])
        at.op("llvm.return", [] if result is None else [result])


def _clone(wrapper: ir.Operation, at: Builder, name: str, callee: str) -> None:
    """Clone ``wrapper`` to ``at`` for another function of the same lowering."""
    clone = wrapper.clone(at.point)
    clone.attributes["sym_name"] = ir.StringAttr.get(name)
    advance = ir.WalkResult.ADVANCE

    def update(op: ir.OpView) -> ir.WalkResult:
        op.location = at.location
        if op.name == CALL:
            op.attributes["callee"] = ir.FlatSymbolRefAttr.get(callee)
        return advance

    clone.walk(update)
    for argument in clone.regions[0].blocks[0].arguments:
        argument.set_location(at.location)
