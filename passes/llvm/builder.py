"""Emits functions of the LLVM dialect that read like C: operators, and ``with`` for blocks."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Annotated, Any, ClassVar, NamedTuple, TypeAlias, get_type_hints

from mlir_abi.bindings import ir
from mlir_abi.dialect_attrs.layout.c_interface import descriptor_layout
from mlir_abi.passes.llvm.emitter import Emitter
from mlir_abi.passes.llvm.type_converter import TypeConverter, llvm_function_type, parse_llvm_type
from mlir_abi.passes.support.module_records import add_global
from mlir_abi.passes.support.op_builder import Builder

Operand: TypeAlias = "SSAValue | int"
"""A number becomes a constant; 0 is also the null pointer."""

Body: TypeAlias = "Callable[..., None]"


def helper(result: str) -> Callable[[Body], Callable[..., Any]]:
    """Decorate a Python function that emits the body of an LLVM function, which returns ``result``.

    Its parameters, but the first, are annotated with their types: `Ptr` or `I64`. Calling the
    decorated function emits a call; the first call adds the LLVM function as well.
    """

    def register(body: Body) -> Callable[..., Any]:
        _, *types, _ = get_type_hints(body, include_extras=True).values()
        parameters = ", ".join(type_.__metadata__[0] for type_ in types)

        def call(b: Code, *operands: Operand) -> Any:
            symbol = b.module.prefix + body.__name__
            if symbol not in b.module.symbols:
                b.module.define(symbol, result, parameters, **b.module.SHARED).emit(body)
            return b.call(symbol, result, parameters, *operands)

        return call

    return register


class Module:
    """Adds functions and constants at ``end``; ``SHARED`` marks functions that others call.

    ``symbols`` are those that the module has; those of helpers and constants get ``prefix``. What
    is added has the ``location``.
    """

    SHARED: ClassVar = {"linkage": "#llvm.linkage<internal>", "passthrough": '["noinline"]'}

    def __init__(
        self, types: TypeConverter, end: ir.InsertionPoint, symbols: set[str], prefix: str
    ) -> None:
        self.types, self.symbols, self.prefix = types, symbols, prefix
        self.emitter, self._end = Emitter(types), end
        self.location = ir.Location.unknown(types.pointer.context)
        self._constants: dict[tuple[str | int, ...], str] = {}

    def type(self, type_: ir.Type | str) -> ir.Type:
        """The type ``ptr``, ``i64``, ``f64``, …"""
        return parse_llvm_type(type_) if isinstance(type_, str) else type_

    def declare(self, name: str, result: str, parameters: str, **others: str) -> ir.Operation:
        """Add a function without a body: ``declare("f", "i32", "ptr, i64")``."""
        self.symbols.add(name)
        attributes = {key: ir.Attribute.parse(text) for key, text in others.items()}
        attributes["function_type"] = llvm_function_type(result, parameters)
        return self.emitter.function(Builder(self._end, self.location), name, attributes)

    def define(self, name: str, result: str, parameters: str, **others: str) -> Code:
        """Add a function with a body."""
        function = self.declare(name, result, parameters, **others)
        types = [self.type(text) for text in parameters.split(", ") if text]
        locations = [self.location] * len(types)
        entry = ir.Block.create_at_start(function.regions[0], types, locations)
        return Code(self, entry, result)

    def add_global(self, name: str, type_: str, value: str, *constant: str) -> None:
        """Add a variable; ``constant`` makes it one."""
        self.symbols.add(name)
        attributes = {"value": ir.Attribute.parse(value)} | dict.fromkeys(
            constant, ir.UnitAttr.get()
        )
        add_global(Builder(self._end, self.location), name, type_, "internal", **attributes)

    def constant(self, text: str, *numbers: int) -> str:
        """The symbol of a constant: numbers of 64 bits, and a text that ends in a NUL."""
        key: tuple[str | int, ...] = (text, *numbers)
        if key not in self._constants:
            n = len(self._constants)
            while (name := f"{self.prefix}constant_{n}") in self.symbols:
                n += 1
            type_ = f"array<{len(text.encode()) + 1} x i8>"
            value = str(ir.StringAttr.get(f"{text}\0"))
            if numbers:
                type_ = f"struct<(array<{len(numbers)} x i64>, {type_})>"
                value = f"[dense<{[*numbers]}> : tensor<{len(numbers)}xi64>, {value}]"
            self.add_global(name, type_, value, "constant")
            self._constants[key] = name
        return self._constants[key]


class Member(NamedTuple):
    """A member of a struct: its type, and the bytes before it."""

    type: str
    offset: int


def _members(rank: int | None) -> list[Member]:
    fields = descriptor_layout(rank, 64).fields
    return [Member("ptr" if field.is_pointer else "i64", field.offset) for field in fields]


ALLOCATED, ALIGNED, OFFSET, SIZES, _ = _members(1)
"""The members of a ranked memref descriptor; the strides follow the sizes.

The first three are at the same place for an ``index`` of fewer bits.
"""

RANK, DESCRIPTOR = _members(None)
"""The members of an unranked memref descriptor."""


def operator(
    name: str, type_: str | None = None, predicate: int | None = None
) -> Callable[[SSAValue, Operand], SSAValue]:
    """The operator that emits ``llvm.NAME``.

    ``predicate`` is the number of an ICmpPredicate or FCmpPredicate.
    """

    def apply(left: SSAValue, right: Operand) -> SSAValue:
        b, attributes = left.code, {}
        if predicate is not None:
            attributes["predicate"] = ir.IntegerAttr.get(b.module.type("i64"), predicate)
        return b.op(name, type_ or left.type, left, b.value(left.type, right), **attributes)

    return apply


class SSAValue:
    """A value; operators on it emit operations on signed integers, and on pointers.

    ``pointer + n`` is ``n`` bytes further. ``pointer[FIELD]`` is a member of a struct, and
    ``pointer[i]`` number ``i`` of an array of i64; both can be assigned.
    """

    def __init__(self, code: Code, value: ir.Value) -> None:
        self.code, self.value, self.type = code, value, value.type

    __sub__, __mul__, _add = operator("sub"), operator("mul"), operator("add")
    __mod__ = operator("srem")
    __and__, __or__, _xor = operator("and"), operator("or"), operator("xor")
    __lshift__, __rshift__ = operator("shl"), operator("lshr")
    __eq__, __ne__ = operator("icmp", "i1", 0), operator("icmp", "i1", 1)  # type: ignore[assignment]
    __lt__, __le__ = operator("icmp", "i1", 2), operator("icmp", "i1", 3)
    __gt__, __ge__ = operator("icmp", "i1", 4), operator("icmp", "i1", 5)

    def __add__(self, other: Operand) -> SSAValue:
        if self.type != self.code.module.type("ptr"):
            return self._add(other)
        b, index = self.code, other.value if isinstance(other, SSAValue) else other
        byte = b.module.type("i8")
        return SSAValue(b, b.module.emitter.element_pointer(b.at, self.value, [index], byte))

    def __invert__(self) -> SSAValue:
        return self._xor(1)  # of an i1

    def __getitem__(self, place: Member | Operand) -> SSAValue:
        type_, pointer = self._place(place)
        return self.code.op("load", type_, pointer)

    def __setitem__(self, place: Member | Operand, value: Operand) -> None:
        type_, pointer = self._place(place)
        self.code.do("store", self.code.value(type_, value), pointer)

    def _place(self, place: Member | Operand) -> tuple[str, SSAValue]:
        if isinstance(place, Member):
            return place.type, self + place.offset
        return "i64", self + place * 8

    def to(self, type_: ir.Type | str, name: str = "") -> SSAValue:
        """``llvm.NAME`` to another type; without a name, ``sext`` or ``trunc`` of an integer."""
        type_ = self.code.module.type(type_)
        if type_ == self.type:
            return self
        name = name or ("sext" if type_.width > self.type.width else "trunc")
        return self.code.op(name, type_, self)

    def is_one_of(self, first: int, *others: int) -> SSAValue:
        """Whether it is one of these numbers."""
        result = self == first
        for number in others:
            result |= self == number
        return result


Ptr: TypeAlias = Annotated[SSAValue, "ptr"]
I64: TypeAlias = Annotated[SSAValue, "i64"]


class Code:
    """The body of a function; operations are added ``at`` the end of one of its blocks."""

    at: Builder

    def __init__(self, module: Module, entry: ir.Block, result: str) -> None:
        self.module, self._location, self._result = module, module.location, result
        self._entry = self._last = entry
        self.enter(entry)
        body = self.block()
        self.jump(body)
        self._allocations = Builder(ir.InsertionPoint.at_block_terminator(entry), self._location)
        self.enter(body)

    @property
    def parameters(self) -> list[SSAValue]:
        """The parameters of the function; they are not kept here, which would be a cycle."""
        return [SSAValue(self, argument) for argument in self._entry.arguments]

    def emit(self, body: Body) -> None:
        """Emit ``body``; what follows its end returns 0, or nothing if the function is void."""
        body(self, *self.parameters)
        if self._is_open:
            self.return_()

    def op(
        self, name: str, type_: ir.Type | str, *operands: SSAValue, **attributes: ir.Attribute
    ) -> SSAValue:
        """The result of ``llvm.NAME``, of ``type_``."""
        values = [operand.value for operand in operands]
        return SSAValue(
            self, self.at.value(f"llvm.{name}", self.module.type(type_), values, attributes)
        )

    def do(self, name: str, *operands: SSAValue, to: Any = None, **attributes: Any) -> None:
        """``llvm.NAME``, which has no result; ``to`` are the blocks that follow."""
        values = [operand.value for operand in operands]
        self.at.op(f"llvm.{name}", values, attributes, successors=to)

    def value(self, type_: ir.Type | str, value: Operand) -> SSAValue:
        """A number as a value of ``type_``; for a pointer it must be 0, which is null."""
        if isinstance(value, SSAValue):
            return value
        type_ = self.module.type(type_)
        if type_ == self.module.type("ptr"):
            assert value == 0
            return self.op("mlir.zero", type_)
        return self.op("mlir.constant", type_, value=ir.IntegerAttr.get(type_, value))

    def select(self, condition: SSAValue, yes: SSAValue, no: Operand) -> SSAValue:
        """One of two values."""
        return self.op("select", yes.type, condition, yes, self.value(yes.type, no))

    def address(self, symbol: str) -> SSAValue:
        """The address of a function or a global."""
        name = ir.FlatSymbolRefAttr.get(symbol)
        return self.op("mlir.addressof", "ptr", global_name=name)

    def constant(self, text: str, *numbers: int) -> SSAValue:
        """The address of a constant: numbers of 64 bits, and a text."""
        return self.address(self.module.constant(text, *numbers))

    def alloca(self, words: Operand) -> SSAValue:
        """Memory for ``words`` of 64 bits on the stack: a number of them once, also in a loop."""
        here = self.at
        if isinstance(words, int):
            self.at = self._allocations
        element = ir.TypeAttr.get(self.module.type("i64"))
        memory = self.op("alloca", "ptr", self.value("i64", words), elem_type=element)
        self.at = here
        return memory

    def array(self, *values: Operand) -> SSAValue:
        """The address of ``values``, of 64 bits each, on the stack."""
        memory = self.alloca(len(values))
        for i, value in enumerate(values):
            memory[i] = value
        return memory

    def move(self, target: SSAValue, source: SSAValue, size: Operand) -> None:
        """Copy ``size`` bytes, which may overlap."""
        bytes_, volatile = self.value("i64", size), ir.BoolAttr.get(False)
        self.do("intr.memmove", target, source, bytes_, isVolatile=volatile)

    def call(self, callee: str | SSAValue, result: str, parameters: str, *operands: Operand) -> Any:
        """Call a symbol or a pointer; ``...`` is one operand."""
        types = [text for text in parameters.split(", ") if text]
        values = [self.value(*each).value for each in zip(types, operands, strict=True)]
        attributes = {}
        if isinstance(callee, str):
            attributes["callee"] = ir.FlatSymbolRefAttr.get(callee)
        else:
            values.insert(0, callee.value)
        if "..." in types:
            attributes["var_callee_type"] = llvm_function_type(result, parameters)
        returned = None if result == "void" else self.module.type(result)
        value = self.module.emitter.call(self.at, returned, values, attributes)
        return None if value is None else SSAValue(self, value)

    def block(self, *types: ir.Type) -> ir.Block:
        """A new block behind all others, with arguments of ``types``."""
        self._last = self._last.create_after(*types, arg_locs=[self._location] * len(types))
        return self._last

    def enter(self, block: ir.Block) -> None:
        """Add what follows to ``block``."""
        self.at, self._is_open = Builder(ir.InsertionPoint(block), self._location), True

    def jump(self, block: ir.Block, *values: SSAValue) -> None:
        """Go on in ``block``."""
        self.do("br", *values, to=[block])
        self._is_open = False

    def go_on_if(self, condition: SSAValue, otherwise: ir.Block) -> None:
        """Go on if ``condition`` holds, else in the block ``otherwise``."""
        following, sizes = self.block(), ir.DenseI32ArrayAttr.get([1, 0, 0])
        to = [following, otherwise]
        self.do("cond_br", condition, to=to, operandSegmentSizes=sizes)
        self.enter(following)

    @contextmanager
    def when(self, condition: SSAValue) -> Iterator[None]:
        """Run the body if ``condition`` holds."""
        after = self.block()
        self.go_on_if(condition, after)
        yield
        if self._is_open:
            self.jump(after)
        self.enter(after)

    @contextmanager
    def loop(self, count: Operand) -> Iterator[SSAValue]:
        """Run the body for each i64 from 0 to below ``count``."""
        head, after = self.block(self.module.type("i64")), self.block()
        self.jump(head, self.value("i64", 0))
        self.enter(head)
        i = SSAValue(self, head.arguments[0])
        self.go_on_if(i < count, after)
        yield i
        self.jump(head, i + 1)
        self.enter(after)

    def return_(self, value: Operand = 0) -> None:
        """Return from the function: ``value``, or nothing if it is void."""
        self.do("return", *([] if self._result == "void" else [self.value(self._result, value)]))
        self._is_open = False

    def return_if(self, condition: SSAValue, value: Operand) -> None:
        """Return ``value`` if ``condition`` holds."""
        with self.when(condition):
            self.return_(value)


@helper("void")
def copy_strided(  # noqa: PLR0917 -- as many as in C
    b: Code, size: I64, rank: I64, sizes: Ptr, from_: Ptr, from_strides: Ptr, to: Ptr, strides: Ptr
) -> None:
    """Copy elements of ``size`` bytes: the outermost dimension here, the inner ones by a call."""
    with b.when(rank == 0):
        b.move(to, from_, size)
        b.return_()
    count, from_stride, to_stride = sizes[0], from_strides[0], strides[0]
    with b.when((rank == 1) & (from_stride == 1) & (to_stride == 1)):
        b.move(to, from_, count * size)
        b.return_()
    with b.loop(count) as i:
        from_row, to_row = from_ + i * from_stride * size, to + i * to_stride * size
        inner = rank - 1, sizes + 8, from_row, from_strides + 8, to_row, strides + 8
        copy_strided(b, size, *inner)
