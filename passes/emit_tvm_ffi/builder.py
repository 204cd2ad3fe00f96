"""Emits functions of the LLVM dialect with branches and loops, as C would be written."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import TypeAlias

from mlir_abi.bindings import ir
from mlir_abi.passes.llvm.emitter import Emitter, Place
from mlir_abi.passes.llvm.types import Converted

Operand: TypeAlias = "ir.Value | int"

_PREDICATES = {
    "eq": 0,
    "ne": 1,
    "slt": 2,
    "sle": 3,
    "sgt": 4,
    "sge": 5,
    "ult": 6,
    "ule": 7,
    "ugt": 8,
    "ogt": 2,
    "ole": 5,
}
"""LLVM's ICmpPredicate, and FCmpPredicate for the last row."""

_ATOMIC = {"acquire": 4, "release": 5}
"""LLVM's AtomicOrdering."""


def function_type(result: str, parameters: str) -> ir.Attribute:
    """The type of a function: ``function_type("i32", "ptr, i64")``."""
    return ir.TypeAttr.get(ir.Type.parse(f"!llvm.func<{result} ({parameters})>"))


class ModuleBuilder:
    """Adds functions and constants at ``end``, with the location that is set."""

    def __init__(self, emitter: Emitter, end: ir.InsertionPoint) -> None:
        self.emitter = emitter
        self._end = end
        self.location = ir.Location.unknown(emitter.types.pointer.type.context)
        self._types: dict[str, ir.Type] = {}
        self._attributes: dict[str, ir.Attribute] = {}

    def type(self, text: str) -> ir.Type:
        """The type ``ptr``, ``i64``, ``array<2 x ptr>``, … of the LLVM dialect."""
        known = self._types.get(text)
        if known is None:
            is_scalar = text[0] in "if" or text == "bf16"
            known = self._types[text] = ir.Type.parse(text if is_scalar else f"!llvm.{text}")
        return known

    def attribute(self, text: str) -> ir.Attribute:
        """The attribute that ``text`` spells."""
        known = self._attributes.get(text)
        if known is None:
            known = self._attributes[text] = ir.Attribute.parse(text)
        return known

    def declare(self, name: str, result: str, parameters: str, linkage: str = "") -> ir.Operation:
        """Add a function without a body: ``declare("f", "i32", "ptr, i64")``."""
        attributes = {"function_type": function_type(result, parameters)}
        if linkage:
            attributes["linkage"] = self.attribute(f"#llvm.linkage<{linkage}>")
        return self.emitter.function(Place(self._end, self.location), name, attributes)

    def define(self, name: str, result: str, parameters: str, linkage: str = "") -> ir.Block:
        """Add a function with a body; returns its first block, whose arguments are parameters."""
        function = self.declare(name, result, parameters, linkage)
        types = [self.type(text) for text in parameters.split(", ") if text]
        return ir.Block.create_at_start(function.regions[0], types, [self.location] * len(types))

    def add_global(self, name: str, type_: str, value: ir.Attribute | None = None) -> None:
        """Add a constant with ``value``; without one, a variable of zeros."""
        attributes = {
            "sym_name": ir.StringAttr.get(name),
            "global_type": ir.TypeAttr.get(self.type(type_)),
            "linkage": self.attribute("#llvm.linkage<internal>"),
            "addr_space": self.attribute("0 : i32"),
        }
        if value is not None:
            attributes |= {"constant": ir.UnitAttr.get(), "value": value}
        create, location = ir.Operation.create, self.location
        op = create("llvm.mlir.global", None, None, attributes, None, 1, location, self._end)
        if value is None:
            body = ir.InsertionPoint(ir.Block.create_at_start(op.regions[0], [], []))
            zero = create("llvm.mlir.zero", [self.type(type_)], loc=location, ip=body)
            self.emitter.return_(Place(body, location), zero.result)


class Strings:
    """Texts that end in a zero byte, all in one constant."""

    def __init__(self, symbol: str) -> None:
        self.symbol = symbol
        self._offsets: dict[str, int] = {}
        self._size = 0

    def offset(self, text: str) -> int:
        """Where ``text`` is in the constant."""
        if text not in self._offsets:
            self._offsets[text] = self._size
            self._size += len(text.encode()) + 1
        return self._offsets[text]

    def add_to(self, module: ModuleBuilder) -> None:
        """Add the constant."""
        data = ir.StringAttr.get("".join(f"{text}\0" for text in self._offsets))
        module.add_global(self.symbol, f"array<{self._size} x i8>", data)


class FunctionBuilder:
    """Adds operations to the end of a block; a number in place of a value becomes a constant."""

    def __init__(self, module: ModuleBuilder, block: ir.Block) -> None:
        self.module = module
        self.emitter = module.emitter
        self._location = module.location
        self._last = block
        self.enter(block)

    @property
    def at(self) -> Place:
        """Where the next operation goes."""
        return Place(ir.InsertionPoint(self._block), self._location)

    @property
    def here(self) -> ir.Block:
        """The block to which operations are added."""
        return self._block

    # Values.

    def constant(self, type_: ir.Type | str, value: float) -> ir.Value:
        """A number of ``type_``; 0 is the null pointer."""
        type_ = self._type(type_)
        if type_ == self.module.type("ptr"):
            return self._op("llvm.mlir.zero", type_)
        is_float = isinstance(type_, ir.FloatType)
        number = (
            ir.FloatAttr.get(type_, value, self._location)
            if is_float
            else ir.IntegerAttr.get(type_, value)
        )
        return self._op("llvm.mlir.constant", type_, [], {"value": number})

    def binary(self, name: str, left: ir.Value, right: Operand) -> ir.Value:
        """``llvm.NAME`` of two values of one type: ``add``, ``and``, ``fmul``, …"""
        return self._op(f"llvm.{name}", left.type, [left, self._value(right, left.type)])

    def add(self, left: ir.Value, right: Operand) -> ir.Value:
        """A sum."""
        return self.binary("add", left, right)

    def multiply(self, left: ir.Value, right: Operand) -> ir.Value:
        """A product."""
        return self.binary("mul", left, right)

    def compare(self, predicate: str, left: ir.Value, right: Operand) -> ir.Value:
        """``llvm.icmp``, or ``llvm.fcmp`` for floats."""
        name = "llvm.fcmp" if isinstance(left.type, ir.FloatType) else "llvm.icmp"
        number = self.module.attribute(f"{_PREDICATES[predicate]} : i64")
        operands = [left, self._value(right, left.type)]
        return self._op(name, self.module.type("i1"), operands, {"predicate": number})

    def negate(self, condition: ir.Value) -> ir.Value:
        """Whether ``condition`` does not hold."""
        return self.binary("xor", condition, 1)

    def select(self, condition: ir.Value, yes: ir.Value, no: Operand) -> ir.Value:
        """One of two values."""
        return self._op("llvm.select", yes.type, [condition, yes, self._value(no, yes.type)])

    def convert(self, name: str, value: ir.Value, type_: ir.Type | str) -> ir.Value:
        """``llvm.NAME`` of one value to another type: ``zext``, ``bitcast``, …; none if equal."""
        type_ = self._type(type_)
        return value if value.type == type_ else self._op(f"llvm.{name}", type_, [value])

    def null(self) -> ir.Value:
        """The null pointer."""
        return self.constant("ptr", 0)

    # Memory.

    def offset(self, pointer: ir.Value, offset: Operand) -> ir.Value:
        """The pointer ``offset`` bytes behind ``pointer``."""
        if isinstance(offset, int) and offset == 0:
            return pointer
        byte = Converted(self.module.type("i8"), "i8")
        return self.emitter.element_pointer(self.at, pointer, [offset], byte)

    def load(
        self, type_: ir.Type | str, pointer: ir.Value, offset: Operand = 0, ordering: str = ""
    ) -> ir.Value:
        """The value ``offset`` bytes behind ``pointer``."""
        place = self.offset(pointer, offset)
        attributes = self._ordering(ordering)
        return self._op("llvm.load", self._type(type_), [place], attributes)

    def store(
        self, value: ir.Value, pointer: ir.Value, offset: Operand = 0, ordering: str = ""
    ) -> None:
        """Store ``value`` there."""
        place = self.offset(pointer, offset)
        self._op("llvm.store", None, [value, place], self._ordering(ordering))

    def alloca(self, words: Operand) -> ir.Value:
        """Memory for ``words`` of 64 bits on the stack."""
        count = self._value(words, self.module.type("i64"))
        element = {"elem_type": ir.TypeAttr.get(self.module.type("i64"))}
        return self._op("llvm.alloca", self.module.type("ptr"), [count], element)

    def move(self, target: ir.Value, source: ir.Value, size: Operand) -> None:
        """Copy ``size`` bytes, which may overlap."""
        length = self._value(size, self.module.type("i64"))
        attributes = {"isVolatile": ir.BoolAttr.get(False)}
        self._op("llvm.intr.memmove", None, [target, source, length], attributes)

    def address(self, symbol: str, offset: Operand = 0) -> ir.Value:
        """The address of a function, or a place in a global."""
        name = {"global_name": ir.FlatSymbolRefAttr.get(symbol)}
        return self.offset(self.emitter.address_of(self.at, name), offset)

    # Control flow.

    def call(
        self, callee: str | ir.Value, result: str, *arguments: ir.Value, variadic: str = ""
    ) -> ir.Value:
        """Call a symbol or a pointer; ``variadic`` are the parameters of a variadic callee."""
        attributes = {}
        operands = list(arguments)
        if isinstance(callee, str):
            attributes["callee"] = ir.FlatSymbolRefAttr.get(callee)
        else:
            operands.insert(0, callee)
        if variadic:
            attributes["var_callee_type"] = function_type(result, variadic)
        returned = None if result == "void" else Converted(self.module.type(result), result)
        return self.emitter.call(self.at, returned, operands, attributes)

    def block(self, *types: str) -> ir.Block:
        """A new block behind all others, with arguments of ``types``."""
        locations = [self._location] * len(types)
        arguments = map(self.module.type, types)
        self._last = self._last.create_after(*arguments, arg_locs=locations)
        return self._last

    def enter(self, block: ir.Block) -> None:
        """Add what follows to ``block``."""
        self._block, self._is_open = block, True

    def jump(self, block: ir.Block, *values: ir.Value) -> None:
        """Go on in ``block``."""
        self._op("llvm.br", None, list(values), None, [block])
        self._is_open = False

    def branch(self, condition: ir.Value, yes: ir.Block, no: ir.Block) -> None:
        """Go on in one of two blocks."""
        segments = {"operandSegmentSizes": ir.DenseI32ArrayAttr.get([1, 0, 0])}
        self._op("llvm.cond_br", None, [condition], segments, [yes, no])
        self._is_open = False

    def go_on_if(self, condition: ir.Value, otherwise: ir.Block) -> None:
        """Go on if ``condition`` holds, else in the block ``otherwise``."""
        following = self.block()
        self.branch(condition, following, otherwise)
        self.enter(following)

    @contextmanager
    def when(self, condition: ir.Value) -> Iterator[None]:
        """Run the body if ``condition`` holds."""
        body, after = self.block(), self.block()
        self.branch(condition, body, after)
        self.enter(body)
        yield
        if self._is_open:
            self.jump(after)
        self.enter(after)

    @contextmanager
    def loop(self, count: ir.Value) -> Iterator[ir.Value]:
        """Run the body for each i64 from 0 to below ``count``."""
        head, body, after = self.block("i64"), self.block(), self.block()
        self.jump(head, self.constant("i64", 0))
        self.enter(head)
        i = head.arguments[0]
        self.branch(self.compare("slt", i, count), body, after)
        self.enter(body)
        yield i
        if self._is_open:
            self.jump(head, self.add(i, 1))
        self.enter(after)

    def return_(self, value: ir.Value | None = None) -> None:
        """Return from the function."""
        self.emitter.return_(self.at, value)
        self._is_open = False

    def _type(self, type_: ir.Type | str) -> ir.Type:
        return self.module.type(type_) if isinstance(type_, str) else type_

    def _value(self, value: Operand, type_: ir.Type) -> ir.Value:
        return self.constant(type_, value) if isinstance(value, int | float) else value

    def _ordering(self, ordering: str) -> dict[str, ir.Attribute]:
        if not ordering:
            return {}
        number = self.module.attribute(f"{_ATOMIC[ordering]} : i64")
        return {"ordering": number, "alignment": self.module.attribute("8 : i64")}

    def _op(
        self,
        name: str,
        type_: ir.Type | None,
        operands: Sequence[ir.Value] = (),
        attributes: dict[str, ir.Attribute] | None = None,
        successors: Sequence[ir.Block] | None = None,
    ) -> ir.Value | None:
        before, location = self.at
        types = None if type_ is None else [type_]
        create = ir.Operation.create
        op = create(name, types, operands, attributes, successors, 0, location, before)
        return None if type_ is None else op.result
