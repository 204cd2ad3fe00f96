"""Emit the packed wrapper of each exported function.

C passes one pointer, to a struct of its results and arguments. The struct is that of IREE's imports
of executables (its sample ``custom_dispatch/cpu``): all results, followed by all arguments, each
where a C compiler puts it.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import ClassVar

from mlir_abi.bindings import ir
from mlir_abi.dialect_attrs.reflection.record import PACKED_PREFIX, PACKED_SUFFIX
from mlir_abi.passes.expand_tuples import ExpandTuples
from mlir_abi.passes.llvm.calling_convention import LLVMSignature, PassedValue, SignatureConverter
from mlir_abi.passes.llvm.emitter import Emitter
from mlir_abi.passes.llvm.type_converter import ConversionError, TypeConverter, llvm_function_type
from mlir_abi.passes.llvm.unranked import MALLOC, copy_to_heap
from mlir_abi.passes.support.attributes import (
    BARE_POINTERS,
    EMIT_C_INTERFACE,
    STUB,
    exported_name,
    symbol,
    symbol_name,
)
from mlir_abi.passes.support.base import Pass, option
from mlir_abi.passes.support.diagnostics import PassError, for_each
from mlir_abi.passes.support.functions import (
    CALL,
    exported_functions,
    function_type,
    functions,
    is_definition,
)
from mlir_abi.passes.support.op_builder import Builder
from mlir_abi.passes.support.symbols import Symbols, is_llvm_function

_SCALABLE = "vector<["


@dataclass(frozen=True)
class EmitPackedWrappers(Pass):
    """Give every exported function a form whose parameters and results are all in one struct.

    Before::

        func.func @f(%x: memref<?xf32>, %n: index) -> f32 {…}

    After::

        func.func @f(%x: memref<?xf32>, %n: index) -> f32 {…}
        llvm.func @f_packed(%params: !llvm.ptr, %context: !llvm.ptr, %reserved: !llvm.ptr) -> i32 {
          // %params points to a struct<(f32, struct<(ptr, ptr, i64, …)>, i64)>
          %x = builtin.unrealized_conversion_cast %descriptor : … to memref<?xf32>
          %n = builtin.unrealized_conversion_cast %number : i64 to index
          %r = func.call @f(%x, %n) : (memref<?xf32>, index) -> f32
          llvm.store %r, %params : f32, !llvm.ptr
          %ok = llvm.mlir.constant(0 : i32) : i32
          llvm.return %ok : i32
        }

    In C, ``int32_t f_packed(void *params, void *context, void *reserved)``, and it returns 0.
    ``params`` points to the results, followed by the arguments, as they are in memory: memrefs are
    their descriptors. All arguments are read before a result is written. ``context`` and
    ``reserved`` are not looked at. Who owns what is as with ``_mlir_ciface_`` wrappers, and the
    elements of memrefs are not copied.

    Tuples are expanded; tensors have to be bufferized before. ``abi-func-to-llvm`` comes after.
    A function of that name and type is kept.

    With ``for-callers``, the wrapper is ``_mlir_packed_f``, by which `load`, `jit` and TVM FFI call
    functions and result allocators, and its second parameter is a ``const char **message``:
    ``abi-return-failures`` lets it return a status, and sets the message. It stores several results
    as the one struct that the converted function returns. A function that can have no wrapper is
    left out.
    """

    name: ClassVar[str] = "abi-emit-packed-wrappers"

    index_bitwidth: int = option(0, "width of index; 0: that of the data layout")
    for_callers: bool = option(
        False, "name them _mlir_packed_NAME, and leave out functions that cannot have one"
    )

    def run(self, op: ir.Operation) -> None:
        """Wrap every exported function below ``op``, or raise `PassError` and wrap none."""
        ExpandTuples().run(op)
        wrappers = _Wrappers(TypeConverter(op, self.index_bitwidth), self.for_callers)
        wrapped = exported_functions(op)
        if self.for_callers:
            wrapped += filter(_is_allocator, functions(op))
        planned = for_each(wrapped, wrappers.plan)
        for function, signature in filter(None, planned):
            wrappers.emit(function, signature)


def _is_allocator(function: ir.Operation) -> bool:
    """Whether ``abi-result-allocators`` has made ``function``, which Python calls, too."""
    attributes = function.attributes
    return STUB in attributes and EMIT_C_INTERFACE in attributes and is_definition(function)


class _Wrappers:
    """Finds what is wrapped, and all that can be wrong, before the first wrapper is emitted."""

    def __init__(self, types: TypeConverter, for_callers: bool) -> None:
        self._for_callers = for_callers
        self._signatures, self._emitter = SignatureConverter(types), Emitter(types)
        self._symbols = Symbols()
        self._type = llvm_function_type("i32", "ptr", "ptr", "ptr")
        self._malloc_type = llvm_function_type("ptr", str(types.index))

    def plan(self, function: ir.Operation) -> tuple[ir.Operation, LLVMSignature] | None:
        """Plan the packed wrapper of ``function``; None if it gets none. Raises `PassError`."""
        try:
            signature = self._signature(function)
        except PassError:
            if self._for_callers:
                return None
            raise
        symbols = self._symbols.siblings(function)
        purpose = f"for the packed wrapper of {symbol(function)}"
        if is_llvm_function(symbols.get(self._name(function)), self._type, purpose):
            return None
        if signature.has_unranked_result:
            is_llvm_function(symbols.get(MALLOC), self._malloc_type, purpose)
        return function, signature

    def _signature(self, function: ir.Operation) -> LLVMSignature:
        type_ = function.attributes["function_type"]
        try:
            signature = self._signatures.convert(type_, bare=False)
            problems = list(_without_size("argument", signature.inputs))
            problems += _without_size("result", signature.results)
        except ConversionError:
            problems = list(self._signatures.problems(type_, bare=False))
        if problems:
            name = symbol(function)
            raise PassError(*((function.location, f"{name}: {problem}") for problem in problems))
        return signature

    def emit(self, function: ir.Operation, signature: LLVMSignature) -> None:
        """Emit the packed wrapper at the end of the module: C calls it, it calls the function.

        The struct is read and written during the call alone. Elements are the caller's and the
        function's as with a C wrapper; what describes a result without a rank is on the heap, and
        the caller's to free.
        """
        emitter = self._emitter
        pointer, i32 = emitter.types.pointer, ir.IntegerType.get_signless(32)
        end = Builder(ir.InsertionPoint(function.block), function.location)
        symbols = self._symbols.siblings(function)
        if signature.has_unranked_result and MALLOC not in symbols:
            attributes = {"function_type": self._malloc_type}
            symbols[MALLOC] = emitter.function(end, MALLOC, attributes)
        packed = emitter.function(end, self._name(function), {"function_type": self._type})
        at, (params, _, _) = Builder.in_body_of(packed, [pointer] * 3)
        values = [*signature.results, *signature.inputs]
        struct = emitter.types.struct([passed.value for passed in values])
        type_ = function_type(function)
        arguments = self._arguments(at, params, struct, signature)
        operands = [
            at.cast(source, value) for source, value in zip(type_.inputs, arguments, strict=True)
        ]
        callee = {"callee": ir.FlatSymbolRefAttr.get(symbol_name(function))}
        call = at.op(CALL, operands, callee, results=type_.results)
        if self._is_stored_whole(function, signature):
            at.op("llvm.store", [at.cast(signature.packed, *call.results), params])
        else:
            for i, (passed, result) in enumerate(zip(signature.results, call.results, strict=True)):
                place = emitter.element_pointer(at, params, [0, i], struct)
                value = at.cast(passed.value, result)
                if passed.descriptor is not None and passed.descriptor.rank is None:
                    value = copy_to_heap(emitter, at, passed.descriptor, value)
                at.op("llvm.store", [value, place])
        at.op("llvm.return", [emitter.constant(at, 0, i32)])

    def _arguments(
        self, at: Builder, params: ir.Value, struct: ir.Type, signature: LLVMSignature
    ) -> Iterator[ir.Value]:
        """Load the arguments from ``struct``, to which ``params`` points."""
        place, before = params, None
        for i, passed in enumerate(signature.inputs, len(signature.results)):
            if before is not None and _are_aligned_alike(before, passed):
                # `struct` would be a long text for each of many memrefs.
                pair = self._emitter.types.struct([before.value, passed.value])
                place = self._emitter.element_pointer(at, place, [0, 1], pair)
            else:
                place = self._emitter.element_pointer(at, params, [0, i], struct)
            yield at.value("llvm.load", passed.value, [place])
            before = passed

    def _is_stored_whole(self, function: ir.Operation, signature: LLVMSignature) -> bool:
        """Whether the struct of all results is stored, which the converted call returns.

        It is a cast of the results, which ``abi-func-to-llvm`` replaces, and no other conversion.
        """
        return (
            self._for_callers
            and len(signature.results) > 1
            and not signature.has_unranked_result
            and BARE_POINTERS not in function.attributes
        )

    def _name(self, function: ir.Operation) -> str:
        name = exported_name(function)
        return PACKED_PREFIX + name if self._for_callers else name + PACKED_SUFFIX


def _are_aligned_alike(first: PassedValue, second: PassedValue) -> bool:
    """Whether both are descriptors whose fields have the same types."""
    if first.descriptor is None or second.descriptor is None:
        return False
    return set(first.descriptor.fields) == set(second.descriptor.fields)


def _without_size(kind: str, values: Sequence[PassedValue]) -> Iterator[str]:
    """What is wrong with values that no struct can hold."""
    for i, passed in enumerate(values):
        if _SCALABLE in str(passed.value):
            what = f"{kind} #{i} of type '{passed.source}'"
            yield f"{what} has no place in a struct: its size is not known"
