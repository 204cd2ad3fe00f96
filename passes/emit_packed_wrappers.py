"""Emit the single-pointer form of each exported function.

The parameter struct is that of IREE's imports of executables (its sample ``custom_dispatch/cpu``):
all results, followed by all arguments, each where a C compiler puts it.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import ClassVar

from mlir_abi.bindings import ir
from mlir_abi.dialect_attrs.reflection.record import PACKED_SUFFIX
from mlir_abi.passes.expand_tuples import ExpandTuples
from mlir_abi.passes.llvm.calling_convention import LLVMSignature, PassedValue, SignatureConverter
from mlir_abi.passes.llvm.emitter import Emitter, Place
from mlir_abi.passes.llvm.types import ConversionError, TypeConverter, Unranked
from mlir_abi.passes.llvm.unranked import MALLOC, copy_to_heap
from mlir_abi.passes.support.attributes import exported_name, symbol, symbol_name
from mlir_abi.passes.support.base import Pass, option
from mlir_abi.passes.support.diagnostics import PassError, for_each
from mlir_abi.passes.support.functions import (
    CALL,
    FUNCTION,
    function_type,
    functions,
    is_definition,
    is_exported,
)
from mlir_abi.passes.support.gc_pause import gc_paused
from mlir_abi.passes.support.symbols import Symbols

_LLVM_FUNCTION = "llvm.func"
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
    """

    name: ClassVar[str] = "abi-emit-packed-wrappers"

    index_bitwidth: int = option(0, "width of index; 0: that of the data layout")

    def run(self, op: ir.Operation) -> None:
        """Wrap every exported function below ``op``, or raise `PassError` and wrap none."""
        with gc_paused():
            ExpandTuples().run(op)
            types = TypeConverter(op, self.index_bitwidth)
            planner = _Planner(SignatureConverter(types))
            exported = filter(is_exported, filter(is_definition, functions(op)))
            for_each((each for each in exported if each.name == FUNCTION), planner.plan)
            wrappers = _Wrappers(Emitter(types), planner.types)
            for plan in planner.plans:
                wrappers.emit(plan)


@dataclass(frozen=True, slots=True)
class _Plan:
    """A function, its type in the LLVM dialect, and the name of its single-pointer form."""

    function: ir.Operation
    signature: LLVMSignature
    name: str


@dataclass(frozen=True, slots=True)
class _FunctionTypes:
    """The types of the LLVM functions that are emitted."""

    packed: ir.TypeAttr
    malloc: ir.TypeAttr

    @staticmethod
    def of(signatures: SignatureConverter) -> _FunctionTypes:
        pointer, index = signatures.types.pointer.text, signatures.types.index.text
        return _FunctionTypes(
            signatures.function_type("i32", [pointer] * 3),
            signatures.function_type(pointer, [index]),
        )


class _Planner:
    """Finds what is wrapped, and all that can be wrong, before anything is changed."""

    def __init__(self, signatures: SignatureConverter) -> None:
        self._signatures = signatures
        self._symbols = Symbols()
        self.types = _FunctionTypes.of(signatures)
        self.plans: list[_Plan] = []

    def plan(self, function: ir.Operation) -> None:
        """Plan the single-pointer form of ``function``, unless it has one; raises `PassError`."""
        packed = exported_name(function) + PACKED_SUFFIX
        signature = self._signature(function)
        if self._is_there(function, packed, self.types.packed):
            return
        if signature.has_unranked_result:
            self._is_there(function, MALLOC, self.types.malloc)
        self.plans.append(_Plan(function, signature, packed))

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

    def _is_there(self, function: ir.Operation, name: str, expected: ir.TypeAttr) -> bool:
        """Whether ``name`` is an LLVM function of type ``expected``; `PassError` if another."""
        found = self._symbols.siblings(function).get(name)
        if found is None:
            return False
        if found.name == _LLVM_FUNCTION and found.attributes["function_type"] == expected:
            return True
        message = (
            f"{symbol(found)} must be an {_LLVM_FUNCTION} of type '{expected.value}', for the "
            f"single-pointer form of {symbol(function)} (got '{found.name}')"
        )
        raise PassError((found.location, message))


def _without_size(kind: str, values: Sequence[PassedValue]) -> Iterator[str]:
    """What is wrong with values that no struct can hold."""
    for i, passed in enumerate(values):
        if _SCALABLE in passed.value.text:
            what = f"{kind} #{i} of type '{passed.source}'"
            yield f"{what} has no place in a struct: its size is not known"


class _Wrappers:
    """Emits what is planned, at the end of the module that each function is in."""

    def __init__(self, emitter: Emitter, types: _FunctionTypes) -> None:
        self._emitter = emitter
        self._types = types
        self._symbols = Symbols()

    def emit(self, plan: _Plan) -> None:
        """The single-pointer form: C calls it, and it calls the function.

        The struct is read and written during the call alone. Elements are the caller's and the
        function's as with a C wrapper; what describes a result without a rank is on the heap, and
        the caller's to free.
        """
        signature, type_ = plan.signature, function_type(plan.function)
        at, params = self._body(plan)
        struct = self._emitter.types.struct(
            [passed.value for passed in (*signature.results, *signature.inputs)]
        )
        count = len(signature.results)

        def member(i: int) -> ir.Value:
            return self._emitter.element_pointer(at, params, [0, i], struct)

        operands = [
            self._read(at, member(count + i), passed, source)
            for i, (passed, source) in enumerate(zip(signature.inputs, type_.inputs, strict=True))
        ]
        results = self._call(at, symbol_name(plan.function), type_.results, operands)
        for i, (passed, result) in enumerate(zip(signature.results, results, strict=True)):
            self._write(at, member(i), passed, result)
        self._return_0(at)

    def _body(self, plan: _Plan) -> tuple[Place, ir.Value]:
        """The function with an empty body, and its first parameter."""
        symbols = self._symbols.siblings(plan.function)
        location = plan.function.location
        end = Place(ir.InsertionPoint(plan.function.block), location)
        if plan.signature.has_unranked_result and MALLOC not in symbols:
            attributes = {"function_type": self._types.malloc}
            symbols[MALLOC] = self._emitter.function(end, MALLOC, attributes)
        packed = self._emitter.function(end, plan.name, {"function_type": self._types.packed})
        parameters = [self._emitter.types.pointer.type] * 3
        block = ir.Block.create_at_start(packed.regions[0], parameters, [location] * 3)
        return Place(ir.InsertionPoint(block), location), block.arguments[0]

    def _read(self, at: Place, place: ir.Value, passed: PassedValue, type_: ir.Type) -> ir.Value:
        value = self._emitter.load(at, place, passed.value.type)
        return value if value.type == type_ else self._emitter.cast(at, value, type_)

    def _write(self, at: Place, place: ir.Value, passed: PassedValue, value: ir.Value) -> None:
        if value.type != passed.value.type:
            value = self._emitter.cast(at, value, passed.value.type)
        if isinstance(passed.descriptor, Unranked):
            value = copy_to_heap(self._emitter, at, passed.descriptor, value)
        self._emitter.store(at, value, place)

    def _call(
        self, at: Place, name: str, types: list[ir.Type], operands: list[ir.Value]
    ) -> list[ir.Value]:
        callee = {"callee": ir.FlatSymbolRefAttr.get(name)}
        call = ir.Operation.create(CALL, types, operands, callee, loc=at.location, ip=at.before)
        return list(call.results)

    def _return_0(self, at: Place) -> None:
        i32 = ir.IntegerType.get_signless(32)
        zero = ir.Operation.create(
            "llvm.mlir.constant",
            [i32],
            attributes={"value": ir.IntegerAttr.get(i32, 0)},
            loc=at.location,
            ip=at.before,
        )
        self._emitter.return_(at, zero.result)
