"""The calling convention of TVM FFI: one symbol that machine-learning frameworks call.

The symbol of a function passes its plan to the core, which checks and converts the arguments, calls
the packed wrapper, and converts the results (``runtime/call/tvm_call.c``).
"""

from __future__ import annotations

import json
from dataclasses import dataclass, replace
from typing import Any, ClassVar, Literal, TypeAlias

from mlir_abi.bindings import ir
from mlir_abi.dialect_attrs import tvm_ffi
from mlir_abi.dialect_attrs.layout.plan import encode_plan, expected_text
from mlir_abi.dialect_attrs.reflection.record import PACKED_PREFIX, FunctionReflection
from mlir_abi.dialect_attrs.reflection.text import printable
from mlir_abi.dialect_attrs.tvm_ffi import DOC_PREFIX, METADATA_PREFIX, SYMBOL_PREFIX, refusals
from mlir_abi.passes.emit_packed_wrappers import EmitPackedWrappers
from mlir_abi.passes.expand_tuples import ExpandTuples
from mlir_abi.passes.llvm.emitter import Emitter
from mlir_abi.passes.llvm.type_converter import TypeConverter, llvm_function_type
from mlir_abi.passes.support.attributes import symbol
from mlir_abi.passes.support.base import Pass, option
from mlir_abi.passes.support.call_core import CALL, SYMBOLS, TEXT, TVM_FFI_FUNCTIONS, CallCore
from mlir_abi.passes.support.data_layout import DataLayout
from mlir_abi.passes.support.diagnostics import PassError, for_each
from mlir_abi.passes.support.functions import exported_functions
from mlir_abi.passes.support.module_records import (
    add_bytes,
    add_global,
    address_of,
    read_record,
    record_symbol,
    write_record,
)
from mlir_abi.passes.support.op_builder import Builder
from mlir_abi.passes.support.reflections import c_reflections
from mlir_abi.passes.support.symbols import is_llvm_function, named_in

_RESERVED = ("_metadata_", "_doc_", "_library_ctx", "_library_bin")
"""How names begin whose symbols mean something else to TVM FFI."""

_PLAN, _SCHEMA, _DOC = (f"_mlir_abi_tvm_ffi_{what}_" for what in ("plan", "metadata", "doc"))

_PARAMETERS = "ptr, ptr, i32, ptr"
"""``TVMFFISafeCallType``: self, which is not used, arguments, their number, and the result."""


@dataclass(frozen=True)
class EmitTVMFFI(Pass):
    """Give every exported function a symbol that TVM FFI calls, from any framework.

    Before::

        func.func @f(%x: memref<?xf32>, %n: index) -> f32 {…}

    After::

        func.func @f(%x: memref<?xf32>, %n: index) -> f32 {…}
        llvm.func @_mlir_packed_f(%params: !llvm.ptr, %message: !llvm.ptr, %reserved: !llvm.ptr)
            -> i32 {…}
        llvm.mlir.global internal constant @_mlir_abi_tvm_ffi_plan_f(…)
        llvm.func @__tvm_ffi_f(%self: !llvm.ptr, %args: !llvm.ptr, %count: i32,
                               %result: !llvm.ptr) -> i32 {
          // %args points to an array of TVMFFIAny, which the plan describes
          %status = llvm.call @_mlir_abi_tvm_ffi_call(%plan, %packed, %args, %count, %result)
          llvm.return %status : i32
        }

    Arguments are arrays, numbers, and the lists and dicts of index paths, whose elements are not
    copied. Results own their memory. With an array for each result as further arguments, the
    results are copied there. A wrong argument is a TypeError or ValueError that names it, raised
    before the function runs.

    Tuples are expanded; tensors must be bufferized before. ``abi-func-to-llvm`` comes after. A
    function that has such a symbol keeps it. Pointers have 64 bits, or 32 where ``i64`` is aligned
    to 64, as on ARM and not on x86 (``llvm.data_layout``).
    """

    name: ClassVar[str] = "abi-emit-tvm-ffi"

    index_bitwidth: int = option(0, "width of index; 0: that of the data layout")
    symbols: Literal["lookup", "strong"] = option(
        "lookup", "find TVM FFI at the first call, or refer to its symbols (strong)"
    )
    metadata: bool = option(True, "add the type schema and the documentation of each function")

    def run(self, op: ir.Operation) -> None:
        """Wrap every exported function below ``op``, or raise `PassError` and wrap none."""
        types = TypeConverter(op, self.index_bitwidth)
        layout, expand = types.layout, ExpandTuples().run
        reflections = c_reflections(op, exported_functions, "mlir", layout, expand)
        by_module: dict[ir.Operation, list[_Described]] = {}
        for function, reflection in reflections:
            by_module.setdefault(function.parent, []).append((function, reflection))
        _check_target(op, layout)
        with op.context:
            core = CallCore("call_core", layout.pointer_bits)
            scopes = [_Scope(module, each, types, core) for module, each in by_module.items()]
            for_each(scopes, _Scope.check)
            if any(scope.has_work for scope in scopes):
                EmitPackedWrappers(index_bitwidth=layout.index_bits, for_callers=True).run(op)
            for scope in scopes:
                scope.emit(self)


def _check_target(op: ir.Operation, layout: DataLayout) -> None:
    """Raise `PassError` for a target of which there is no core."""
    bits = layout.pointer_bits
    if bits not in (32, 64):
        message = f"llvm.data_layout has pointers of {bits} bits: TVM FFI has those of 32 and 64"
        raise PassError((op.location, message))
    if bits == 32 and not layout.aligns_i64:
        message = "llvm.data_layout has pointers of 32 bits, and i64 is not aligned to 64 (i64:64)"
        raise PassError((op.location, f"{message}: TVM FFI has no calls for 32-bit x86"))


_Described: TypeAlias = tuple[ir.Operation, FunctionReflection]


class _Scope:
    """The functions of one module, and its symbols."""

    def __init__(
        self,
        module: Any,
        reflections: list[_Described],
        types: TypeConverter,
        core: CallCore,
    ) -> None:
        self._module, self._reflections = module.operation, reflections
        self._types, self._layout, self._core = types, types.layout, core
        self._symbols = named_in(self._module)
        self._planned: list[_Described] = []

    @property
    def has_work(self) -> bool:
        """Whether a function gets a wrapper."""
        return bool(self._planned)

    def check(self) -> None:
        """Plan the wrappers that are missing; raises `PassError` that names every problem."""
        for_each(self._reflections, self._plan)
        if self._planned:
            self._core.check(self._symbols, "since the wrappers for TVM FFI call it")

    def _plan(self, item: _Described) -> None:
        function, reflection = item
        if reflection.name.startswith(_RESERVED):
            message = f"{symbol(function)}: a name that begins so means something else to TVM FFI"
            raise PassError((function.location, message))
        if problems := refusals(reflection, self._layout.index_bits):
            messages = (f"{symbol(function)}: {problem}" for problem in problems)
            raise PassError(*((function.location, message) for message in messages))
        record = self._symbols.get(record_symbol(reflection))
        if record is not None:
            read_record(record)  # raises PassError for something else
        type_ = llvm_function_type("i32", _PARAMETERS)
        purpose = f"for TVM FFI's calls of {symbol(function)}"
        for prefix in (SYMBOL_PREFIX, METADATA_PREFIX, DOC_PREFIX):
            existing = self._symbols.get(prefix + reflection.name)
            if is_llvm_function(existing, type_, purpose) and prefix == SYMBOL_PREFIX:
                return  # it keeps its wrapper
        self._planned.append(item)

    def emit(self, options: EmitTVMFFI) -> None:
        """Emit the wrappers that are missing, at the end of the module."""
        if not self._planned:
            return
        self._end = ir.InsertionPoint(self._module.regions[0].blocks[0])
        self._emitter = Emitter(self._types)
        at = Builder(self._end, self._module.location)
        if SYMBOLS not in self._symbols:
            self._add_symbols(at, strong=options.symbols == "strong")
        self._core.add(self._symbols, self._end)
        for function, reflection in self._planned:
            self._emit_wrapper(function, reflection)
            if options.metadata:
                self._emit_metadata(function, reflection)
            record = self._symbols.get(record_symbol(reflection))
            if record is not None:
                write_record(record, replace(read_record(record), tvm_ffi=True))

    def _add_symbols(self, end: Builder, *, strong: bool) -> None:
        """Add the pointers to TVM FFI's functions: those that the dynamic linker finds, or null."""
        count, pointer = len(TVM_FFI_FUNCTIONS), self._types.pointer
        constant = {"constant": ir.UnitAttr.get()}
        table = add_global(end, SYMBOLS, f"array<{count} x ptr>", "internal", **constant)
        self._symbols[SYMBOLS] = table
        at, _ = Builder.in_body_of(table)
        value = at.value("llvm.mlir.zero", table.attributes["global_type"].value)
        for i, name in enumerate(TVM_FFI_FUNCTIONS if strong else ()):
            if name not in self._symbols:
                type_ = {"function_type": llvm_function_type("i32", "")}
                self._symbols[name] = self._emitter.function(end, name, type_)
            position = {"position": ir.DenseI64ArrayAttr.get([i])}
            operands = [value, address_of(at, pointer, name)]
            value = at.value("llvm.insertvalue", value.type, operands, position)
        at.op("llvm.return", [value])

    def _emit_wrapper(self, function: ir.Operation, reflection: FunctionReflection) -> None:
        """Emit the symbol that TVM FFI calls: the core does the work, by the plan."""
        plan = encode_plan(
            reflection,
            self._layout.index_bits,
            tvm_ffi.slots(reflection),
            tvm_ffi.result_structure(reflection),
            byte_order=self._layout.byte_order,
            pointer_bytes=self._layout.pointer_bits // 8,
        )
        at, (_, arguments, count, result) = self._function(function, SYMBOL_PREFIX, reflection)
        addresses = [
            self._constant(at, _PLAN + reflection.name, plan),
            address_of(at, self._types.pointer, PACKED_PREFIX + reflection.name),
        ]
        self._return_call(at, CALL, [*addresses, arguments, count, result])

    def _emit_metadata(self, function: ir.Operation, reflection: FunctionReflection) -> None:
        """Emit the functions that return the type schema and the documentation."""
        schema = json.dumps({"type_schema": tvm_ffi.type_schema(reflection)})
        lines = [str(reflection), ""]
        for label, value in zip(reflection.labels()[0], reflection.arguments, strict=True):
            text = expected_text(value, self._layout.index_bits)
            lines.append(f"{printable(label)}: {text}")
        for prefix, constant, text in (
            (METADATA_PREFIX, _SCHEMA, schema),
            (DOC_PREFIX, _DOC, "\n".join(lines)),
        ):
            at, (*_, result) = self._function(function, prefix, reflection)
            address = self._constant(at, constant + reflection.name, f"{text}\0".encode())
            self._return_call(at, TEXT, [address, result])

    def _function(
        self, function: ir.Operation, prefix: str, reflection: FunctionReflection
    ) -> tuple[Builder, list[ir.Value]]:
        """Add a function that TVM FFI calls; return a builder in it, and its parameters."""
        end = Builder(self._end, function.location)
        type_ = llvm_function_type("i32", _PARAMETERS)
        name = prefix + reflection.name
        added = self._emitter.function(end, name, {"function_type": type_})
        pointer, i32 = self._types.pointer, ir.IntegerType.get_signless(32)
        return Builder.in_body_of(added, [pointer, pointer, i32, pointer])

    def _constant(self, at: Builder, name: str, data: bytes) -> ir.Value:
        """Add a constant to the module; return its address."""
        add_bytes(Builder(self._end, at.location), name, data)
        return address_of(at, self._types.pointer, name)

    def _return_call(self, at: Builder, name: str, operands: list[ir.Value]) -> None:
        i32 = ir.IntegerType.get_signless(32)
        at.op("llvm.return", [self._emitter.call_symbol(at, name, i32, operands)])
