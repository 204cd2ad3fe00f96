"""The calling convention of TVM FFI: one symbol that machine-learning frameworks call.

`wrapper` emits the wrapper of each function, which calls functions that all wrappers of a module
share: those of `unpack` convert arguments, for which `expected` says what they must be; those of
`pack` convert results. `ffi` has the layouts and functions of TVM FFI, and raises errors.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any, ClassVar, Literal, TypeAlias

from mlir_abi.bindings import ir
from mlir_abi.dialect_attrs.reflection.record import FunctionReflection
from mlir_abi.dialect_attrs.tvm_ffi import DOC_PREFIX, METADATA_PREFIX, SYMBOL_PREFIX, refusals
from mlir_abi.passes.emit_tvm_ffi.ffi import PREFIX, add_runtime, c_functions
from mlir_abi.passes.emit_tvm_ffi.ffi_wrapper import PARAMETERS, TVMFFIWrapper
from mlir_abi.passes.expand_tuples import ExpandTuples
from mlir_abi.passes.llvm.builder import Module
from mlir_abi.passes.llvm.calling_convention import SignatureConverter
from mlir_abi.passes.llvm.type_converter import TypeConverter, llvm_function_type
from mlir_abi.passes.support.attributes import symbol
from mlir_abi.passes.support.base import Pass, option
from mlir_abi.passes.support.diagnostics import PassError, for_each
from mlir_abi.passes.support.functions import exported_functions
from mlir_abi.passes.support.module_records import read_record, record_symbol, write_record
from mlir_abi.passes.support.reflections import c_reflections
from mlir_abi.passes.support.symbols import is_llvm_function, named_in

_RESERVED = ("_metadata_", "_doc_", "_library_ctx", "_library_bin")
"""How names begin whose symbols mean something else to TVM FFI."""


@dataclass(frozen=True)
class EmitTVMFFI(Pass):
    """Give every exported function a symbol that TVM FFI calls, from any framework.

    Before::

        func.func @f(%x: memref<?xf32>, %n: index) -> f32 {…}

    After::

        func.func @f(%x: memref<?xf32>, %n: index) -> f32 {…}
        llvm.func @__tvm_ffi_f(%self: !llvm.ptr, %args: !llvm.ptr, %count: i32,
                               %result: !llvm.ptr) -> i32 {
          // %args points to an array of TVMFFIAny; each is checked
          %x = builtin.unrealized_conversion_cast %descriptor : … to memref<?xf32>
          %n = builtin.unrealized_conversion_cast %number : i64 to index
          %r = func.call @f(%x, %n) : (memref<?xf32>, index) -> f32
          …
        }

    Arguments are arrays, numbers, and the lists and dicts of index paths, whose elements are not
    copied. Results own their memory. With an array for each result as further arguments, the
    results are copied there. A wrong argument is a TypeError or ValueError that names it, raised
    before the function runs.

    Tuples are expanded; tensors must be bufferized before. ``abi-func-to-llvm`` comes after, and
    ``abi-define-runtime-functions`` if f16 or bf16 are passed by value. A function that has such a
    symbol keeps it.
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
        bits, expand = types.index_bits, ExpandTuples().run
        reflections = c_reflections(op, exported_functions, "mlir", bits, expand)
        by_module: dict[ir.Operation, list[_Described]] = {}
        for function, reflection in reflections:
            by_module.setdefault(function.parent, []).append((function, reflection))
        scopes = [_Scope(module, members, types) for module, members in by_module.items()]
        for_each(scopes, _Scope.check)
        for scope in scopes:
            scope.emit(self)


_Described: TypeAlias = tuple[ir.Operation, FunctionReflection]


class _Scope:
    """The functions of one module, and its symbols."""

    def __init__(self, module: Any, reflections: list[_Described], types: TypeConverter) -> None:
        self._module, self._reflections, self._types = module.operation, reflections, types
        self._symbols = named_in(self._module)
        self._planned: list[_Described] = []

    def check(self) -> None:
        """Plan the wrappers that are missing; raises `PassError` that names every problem."""
        for_each(self._reflections, self._plan)
        called = c_functions(self._types) if self._planned else {}
        types = {name: llvm_function_type(*type_) for name, type_ in called.items()}
        purpose = "since the wrappers for TVM FFI call it"
        for_each(
            types, lambda name: is_llvm_function(self._symbols.get(name), types[name], purpose)
        )

    def _plan(self, item: _Described) -> None:
        function, reflection = item
        if reflection.name.startswith(_RESERVED):
            message = f"{symbol(function)}: a name that begins so means something else to TVM FFI"
            raise PassError((function.location, message))
        if problems := refusals(reflection, self._types.index_bits):
            messages = (f"{symbol(function)}: {problem}" for problem in problems)
            raise PassError(*((function.location, message) for message in messages))
        record = self._symbols.get(record_symbol(reflection))
        if record is not None:
            read_record(record)  # raises PassError for something else
        type_ = llvm_function_type("i32", PARAMETERS)
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
        end = ir.InsertionPoint(self._module.regions[0].blocks[0])
        module = Module(self._types, end, {*self._symbols}, PREFIX)
        module.location = self._module.location
        add_runtime(module, strong=options.symbols == "strong")
        signatures = SignatureConverter(self._types)
        for function, reflection in self._planned:
            module.location = function.location
            lowered = signatures.convert(function.attributes["function_type"], bare=False)
            wrapper = TVMFFIWrapper(module, function, reflection, lowered)
            wrapper.emit()
            if options.metadata:
                wrapper.emit_metadata()
            record = self._symbols.get(record_symbol(reflection))
            if record is not None:
                write_record(record, replace(read_record(record), tvm_ffi=True))
