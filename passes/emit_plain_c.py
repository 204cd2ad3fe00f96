"""Plain C functions: pointers and numbers in, a status out, and no descriptors.

The function passes its pointers and sizes, with its plan, to the core, which checks them, describes
the arrays, calls the packed wrapper, and copies what that returns (``runtime/call/plain_call.c``).
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from functools import partial
from typing import ClassVar

from mlir_abi.bindings import ir
from mlir_abi.dialect_attrs.layout.plain_c import (
    MESSAGE_SUFFIX,
    Parameter,
    PlainC,
    PlainCError,
    plain_c,
)
from mlir_abi.dialect_attrs.layout.plain_plan import encode_plain_plan
from mlir_abi.dialect_attrs.reflection.record import PACKED_PREFIX, FunctionReflection
from mlir_abi.dialect_attrs.reflection.text import printable
from mlir_abi.dialect_attrs.types import Float, Index, Int
from mlir_abi.passes.emit_packed_wrappers import EmitPackedWrappers
from mlir_abi.passes.expand_tuples import ExpandTuples
from mlir_abi.passes.internalize import Internalize
from mlir_abi.passes.llvm.emitter import Emitter
from mlir_abi.passes.llvm.type_converter import (
    TypeConverter,
    llvm_function_type,
    parse_llvm_type,
)
from mlir_abi.passes.support.attributes import symbol
from mlir_abi.passes.support.base import Pass, option
from mlir_abi.passes.support.call_core import PLAIN_CALL, PLAIN_MESSAGE, CallCore
from mlir_abi.passes.support.diagnostics import PassError, for_each, warn
from mlir_abi.passes.support.failure_texts import FAILURES, add_failure_text, failure_library
from mlir_abi.passes.support.functions import exported_functions
from mlir_abi.passes.support.module_records import (
    add_bytes,
    address_of,
    read_record,
    record_symbol,
    write_record,
)
from mlir_abi.passes.support.op_builder import Builder
from mlir_abi.passes.support.reflections import c_reflections
from mlir_abi.passes.support.symbols import add_definition, named_in

_PLAN, _TEXTS = "_mlir_abi_plain_plan_", "_mlir_abi_plain_texts_"
_REMEDY = "abi-build --rename or --prefix gives it another"
_STACK_ALIGNMENT = 16


@dataclass(frozen=True)
class EmitPlainC(Pass):
    """Give every exported function the C function that a person would write.

    Before::

        func.func @twice(
            %x: memref<?xf32> {abi.dims = ["n"], iree.abi.name = "x", llvm.readonly},
            %out: memref<?xf32> {abi.dims = ["n"], bufferize.result, llvm.noalias}) {…}

    After::

        func.func @_mlir_abi_function_twice(…) {…}
        llvm.func @_mlir_packed_twice(!llvm.ptr, !llvm.ptr, !llvm.ptr) -> i32
        llvm.func @twice(%x: !llvm.ptr, %result: !llvm.ptr, %n: i64) -> i32 {
          // %addresses points to %x and %result, %sizes to %n
          %status = llvm.call @_mlir_abi_plain_call(%plan, %packed, %memory, %addresses, %sizes)
          llvm.return %status : i32
        }
        llvm.func @twice_message(%status: i32) -> !llvm.ptr

    In C, ``int twice(const float *x, float *result, int64_t n)`` and ``const char
    *twice_message(int status)``: arguments, results, and each size once. Arrays are in row-major
    order. The status is 0; 1 if there is too little room for a size that the function computes; 2
    if there is no memory; or another, which the message explains. What callers can be told before
    the function runs is checked, and nothing has been written then.

    The name must be one that C leaves to programs. A function that has a value which plain C does
    not pass is left out, with a warning; so is a warning for a size without a name of its own,
    since a parameter is called after it. The pass runs ``abi-internalize``, which frees the names;
    ``abi-func-to-llvm`` comes after. A function that has such a function keeps it.
    """

    name: ClassVar[str] = "abi-emit-plain-c"

    index_bitwidth: int = option(0, "width of index; 0: that of the data layout")

    def run(self, op: ir.Operation) -> None:
        """Add the functions; raises `PassError` for names that C cannot have, and adds none."""
        Internalize().run(op)
        types = TypeConverter(op, self.index_bitwidth)
        layout, expand = types.layout, ExpandTuples().run
        width = layout.pointer_bits
        reflections = c_reflections(op, exported_functions, "target", layout, expand)
        by_module: dict[ir.Operation, list[_Described]] = {}
        for function, reflection in reflections:
            by_module.setdefault(function.parent, []).append((function, reflection))
        if width not in (32, 64) or (width == 32 and not layout.aligns_i64):
            message = f"llvm.data_layout has pointers of {width} bits: plain C has those of 64"
            raise PassError((op.location, f"{message}, and of 32 where i64 is aligned to 64"))
        with op.context:
            core = CallCore("plain_core", width)
            scopes = [_Scope(module, types, core) for module in by_module]
            for_each(
                zip(scopes, by_module.values(), strict=True), lambda each: each[0].plan(each[1])
            )
            if any(scope.planned for scope in scopes):
                EmitPackedWrappers(index_bitwidth=layout.index_bits, for_callers=True).run(op)
            for scope in scopes:
                scope.emit()


_Described = tuple[ir.Operation, FunctionReflection]


class _Scope:
    """The functions of one module, and its symbols."""

    def __init__(self, module: ir.Operation, types: TypeConverter, core: CallCore) -> None:
        self._module, self._types, self._core = module.operation, types, core
        self._layout = types.layout
        self._symbols = named_in(self._module)
        self._emitter = Emitter(types)
        self._taken: dict[str, str] = {}
        """The function that has each of the new names."""
        self.planned: list[tuple[ir.Operation, FunctionReflection, PlainC]] = []

    def plan(self, described: list[_Described]) -> None:
        """Find the functions that get one; raises `PassError` that names every problem."""
        for_each(described, self._plan)
        if self.planned:
            self._core.check(self._symbols, "since plain C functions call it")

    def _plan(self, item: _Described) -> None:
        function, reflection = item
        name = symbol(function)
        try:
            plain = plain_c(reflection)
        except PlainCError as error:
            warn(function.location, printable(f"{name} has no plain C function: {error}"))
            return
        except ValueError as error:
            message = f"{name} can have no plain C function of its name: {error} ({_REMEDY})"
            raise PassError((function.location, message)) from None
        own = self._symbols.get(plain.name)
        if own is not None and own == function:
            message = f"{name} has no plain C function: it is exported by its own name"
            warn(function.location, message)
            return
        type_ = llvm_function_type("i32", *self._parameters(plain))
        if own is not None and own.attributes.get("function_type") == type_:
            return
        for new in (plain.name, plain.name + MESSAGE_SUFFIX):
            taken = self._symbols.get(new)
            other = self._taken.setdefault(new, name) if taken is None else symbol(taken)
            if other != name:
                message = f"{name} and {other} would both be {new} in C ({_REMEDY})"
                raise PassError((function.location, message))
        if nameless := plain.nameless_sizes:
            warn(
                function.location,
                f"{name}: a change of the code may rename or move parameters of sizes without "
                f"names of their own, which abi.dims gives: {', '.join(nameless)}",
            )
        self.planned.append((function, reflection, plain))

    def _parameters(self, plain: PlainC) -> list[str]:
        """The types of the parameters in LLVM."""
        return [_llvm_type(each, self._layout.index_bits) for each in plain.parameters]

    def emit(self) -> None:
        """Emit the functions, at the end of the module."""
        if not self.planned:
            return
        end = ir.InsertionPoint(self._module.regions[0].blocks[0])
        self._core.add(self._symbols, end)
        library = failure_library(self._layout.pointer_bits)
        add_definition(FAILURES, library, self._symbols, end)
        status = partial(add_failure_text, library=library, symbols=self._symbols, end=end)
        for function, reflection, plain in self.planned:
            at = Builder(end, function.location)
            self._emit_call(at, plain, status)
            self._emit_message(at, plain)
            record = self._symbols.get(record_symbol(reflection))
            if record is not None:
                write_record(record, replace(read_record(record), plain_c=True))

    def _emit_call(self, end: Builder, plain: PlainC, status: Callable[[str], int]) -> None:
        """Emit the function: it puts numbers where the packed function has them."""
        layout, emitter = self._layout, self._emitter
        plan = encode_plain_plan(
            plain,
            layout.index_bits,
            status,
            byte_order=layout.byte_order,
            pointer_bytes=layout.pointer_bits // 8,
        )
        at, values = self._function(end, plain.name, "i32", self._parameters(plain))
        memory = self._stack(at, f"array<{plan.memory_bytes} x i8>", _STACK_ALIGNMENT)
        addresses: list[ir.Value] = []
        sizes: list[ir.Value] = []
        rooms: list[ir.Value] = []
        for parameter, value in zip(plain.parameters, values, strict=True):
            if parameter.role == "room":
                rooms.append(value)
            elif parameter.role == "size":
                sizes.append(value)
            elif parameter.is_pointer:
                addresses.append(value)
            else:
                i8 = ir.IntegerType.get_signless(8)
                place = plan.places[parameter.index]
                at.op("llvm.store", [value, emitter.element_pointer(at, memory, [place], i8)])
        pointers = self._stored(at, self._types.pointer, [*addresses, *rooms], 0)
        numbers = self._stored(at, ir.IntegerType.get_signless(64), sizes, len(rooms))
        operands = [
            self._constant(end, at, _PLAN + plain.function.name, plan.data),
            address_of(at, self._types.pointer, PACKED_PREFIX + plain.function.name),
            *(memory, pointers, numbers),
        ]
        i32 = ir.IntegerType.get_signless(32)
        at.op("llvm.return", [emitter.call_symbol(at, PLAIN_CALL, i32, operands)])

    def _emit_message(self, end: Builder, plain: PlainC) -> None:
        """Emit the function that explains a status."""
        texts = ("success", "there is too little room", "no memory could be allocated")
        own = "".join(f"{plain.name}: {text}\0" for text in (*texts, "no status of this library"))
        name = plain.name + MESSAGE_SUFFIX
        at, (status,) = self._function(end, name, "ptr", ["i32"])
        operands = [
            status,
            self._constant(end, at, _TEXTS + plain.function.name, own.encode()),
            address_of(at, self._types.pointer, FAILURES),
        ]
        pointer = self._types.pointer
        at.op("llvm.return", [self._emitter.call_symbol(at, PLAIN_MESSAGE, pointer, operands)])

    def _function(
        self, end: Builder, name: str, result: str, parameters: Sequence[str]
    ) -> tuple[Builder, list[ir.Value]]:
        """Add a function of C; return a builder in it, and its parameters."""
        type_ = {"function_type": llvm_function_type(result, *parameters)}
        added = self._emitter.function(end, name, type_)
        return Builder.in_body_of(added, list(map(parse_llvm_type, parameters)))

    def _stack(self, at: Builder, type_: str, alignment: int) -> ir.Value:
        """Memory of one value of a type on the stack."""
        attributes = {
            "elem_type": ir.TypeAttr.parse(f"!llvm.{type_}"),
            "alignment": ir.IntegerAttr.get(ir.IntegerType.get_signless(64), alignment),
        }
        one = self._emitter.constant(at, 1, ir.IntegerType.get_signless(64))
        return at.value("llvm.alloca", self._types.pointer, [one], attributes)

    def _stored(self, at: Builder, type_: ir.Type, values: list[ir.Value], more: int) -> ir.Value:
        """An array on the stack of the values of one type, with ``more`` places behind them."""
        text = str(type_).removeprefix("!llvm.")
        array = self._stack(at, f"array<{len(values) + more} x {text}>", 8)
        for i, value in enumerate(values):
            place = self._emitter.element_pointer(at, array, [i], type_)
            at.op("llvm.store", [value, place])
        return array

    def _constant(self, end: Builder, at: Builder, name: str, data: bytes) -> ir.Value:
        """Add a constant to the module; return its address."""
        add_bytes(end, name, data)
        return address_of(at, self._types.pointer, name)


def _llvm_type(parameter: Parameter, index_bits: int) -> str:
    """The type of a parameter in LLVM, as text without ``!llvm.``.

    A float that C has no type for goes as an integer with its bits.
    """
    if parameter.value is None:
        return "i64" if parameter.role == "size" else "ptr"
    if parameter.is_pointer:
        return "ptr"
    match parameter.value.type:
        case Index():
            return f"i{index_bits}"
        case Float(name, 32 | 64 | 80):
            return name
        case Int(width) | Float(_, width):
            return f"i{width}"
    return "ptr"
