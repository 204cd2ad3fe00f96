"""Let functions that may fail return a status."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any, ClassVar

from mlir_abi.bindings import ir
from mlir_abi.dialect_attrs.reflection.record import PACKED_PREFIX
from mlir_abi.lowering.failures.buffers_in_flight import BuffersInFlight
from mlir_abi.lowering.failures.lower_assertions import CHECK
from mlir_abi.passes.llvm.emitter import CALL, Emitter
from mlir_abi.passes.llvm.type_converter import TypeConverter, parse_llvm_type, position
from mlir_abi.passes.llvm.unranked import FREE, MALLOC
from mlir_abi.passes.support.attributes import (
    ARG_ATTRS,
    BUFFERIZED,
    INTERNAL_PREFIX,
    RES_ATTRS,
    RETURNS_STATUS,
    symbol_name,
)
from mlir_abi.passes.support.base import Pass
from mlir_abi.passes.support.diagnostics import PassError
from mlir_abi.passes.support.failure_texts import NO_MEMORY, failure_library
from mlir_abi.passes.support.functions import is_definition, modules, operations, replace_op
from mlir_abi.passes.support.module_records import ADDRESS
from mlir_abi.passes.support.op_builder import Builder
from mlir_abi.passes.support.symbols import add_definition, named_in

_FUNCTION, _RETURN = "llvm.func", "llvm.return"
_SET_MESSAGE, _FAILED = "_mlir_abi_set_message", "_mlir_abi_failed"
_BODY_PREFIX = "_mlir_abi_body_"
_PROMISES = ("memory_effects", "no_unwind", "will_return")
"""Attributes of a function that a handler of failures need not keep."""
_OFTEN, _HARDLY_EVER = 1 << 20, 1


@dataclass(frozen=True)
class ReturnFailures(Pass):
    """Let functions that may fail return a status, on which their callers branch.

    Before::

        llvm.func internal @half(%n: i64) -> i64 {
          …
          llvm.call @_mlir_abi_return_unless(%is_even, %c3) : (i1, i32) -> ()
          llvm.return %half : i64
        }
        llvm.func @_mlir_ciface_half(%n: i64) -> i64 {
          %half = llvm.call @half(%n) : (i64) -> i64
          llvm.return %half : i64
        }

    After::

        llvm.func internal @half(%n: i64) -> !llvm.struct<(i64, i32)> {
          …
          llvm.cond_br %is_even, ^rest, ^failed(%c3 : i32)
        ^rest:
          llvm.return %half_and_0 : !llvm.struct<(i64, i32)>
        ^failed(%status: i32):
          llvm.return %poison_and_status : !llvm.struct<(i64, i32)>
        }
        llvm.func @_mlir_ciface_half(%n: i64) -> i64 {
          %0 = llvm.call @_mlir_abi_body__mlir_ciface_half(%n) : (i64) -> !llvm.struct<(i64, i32)>
          … the first of the struct, or if the second is not 0:
        ^failed(%status: i32):
          llvm.call @_mlir_abi_failed(%status) : (i32) -> ()
          llvm.return %zero : i64
        }

    What may fail is ``_mlir_abi_return_unless`` (``abi-lower-assertions{failure=return}``),
    ``malloc``, a function in C whose declaration has ``abi.returns_status``, and each function that
    calls what may fail. The status is 0; 2 if ``malloc`` has no memory; or that of an assertion. A
    packed wrapper returns it, and sets its message. Any other function whose type others know calls
    ``mlir_abi_on_failure(const char *text)``, which a program may define; without it, the text goes
    to standard error, and the process ends.

    What a failing function has allocated is freed, in a module that ``abi-bufferize`` has changed:
    there, it belongs to the function that allocates it, or that calls the one that returns it.
    """

    name: ClassVar[str] = "abi-return-failures"

    def run(self, op: ir.Operation) -> None:
        """Raises `PassError` where the address of a function with an assertion is taken."""
        frees = BUFFERIZED in op.attributes
        if frees:
            del op.attributes[BUFFERIZED]
        for module in modules(op):
            _Module(module, frees).run()


@dataclass
class _Function:
    """A symbol, and what is in it: calls of named functions, returns, and addresses of symbols."""

    op: ir.Operation
    calls: list[ir.Operation] = field(default_factory=list)
    returns: list[ir.Operation] = field(default_factory=list)
    addresses: list[ir.Operation] = field(default_factory=list)

    @staticmethod
    def of(op: ir.Operation) -> _Function:
        function = _Function(op)
        for each in operations(op):
            if each.name == CALL and "callee" in each.attributes:
                function.calls.append(each)
            elif each.name == _RETURN:
                function.returns.append(each)
            elif each.name == ADDRESS:
                function.addresses.append(each)
        return function


class _Module:
    """The functions of one symbol table."""

    def __init__(self, module: ir.Operation, frees: bool) -> None:
        self._module, self._frees = module, frees
        self._symbols = named_in(module)
        self._emitter = Emitter(TypeConverter(module, 0))
        self._end = ir.InsertionPoint(module.regions[0].blocks[0])
        self._i1, self._i32 = (ir.IntegerType.get_signless(bits) for bits in (1, 32))
        self._callees: dict[str, str] = {}
        """What to call in place of a function that may fail: what returns the status."""
        self._in_c: set[str] = set()
        """The C wrappers of functions in C that return a status."""

    def run(self) -> None:
        """Rewrite the functions that may fail."""
        functions = {name: _Function.of(op) for name, op in self._symbols.items()}
        for function in functions.values():
            if RETURNS_STATUS in function.op.attributes:
                self._in_c |= {call.attributes["callee"].value for call in function.calls}
        sources = [*filter(self._is_declared, (CHECK, MALLOC)), *self._in_c]
        fallible = [functions[name] for name in _callers(sources, functions)]
        addresses = (each for function in functions.values() for each in function.addresses)
        taken = {each.attributes["global_name"].value: each for each in addresses}
        refused = [
            taken[name]
            for name in _callers([CHECK], functions)
            if name in taken and not _is_packed(functions[name].op)
        ]
        if refused:
            raise PassError(*((each.location, _refusal(each)) for each in refused))
        packed = [each for each in fallible if _is_packed(each.op)]
        inner = [each for each in fallible if not _is_packed(each.op)]
        outer = []
        for function in inner:
            name = symbol_name(function.op)
            self._callees[name] = name
            if not _is_local(function.op) or name in taken:
                outer.append(self._split(function))
        for function in inner:
            self._branch(function, self._return_status)
        for function in packed:
            self._branch(function, self._return_message)
        for function in outer:
            self._branch(function, self._handle)

    def _is_declared(self, name: str) -> bool:
        return name in self._symbols and not is_definition(self._symbols[name])

    def _split(self, function: _Function) -> _Function:
        """Rename ``function``; return one of the old name and type that calls it."""
        op = function.op
        name, parameters = symbol_name(op), op.regions[0].blocks[0].arguments.types
        attributes = _attributes(op)
        for promise in _PROMISES:
            attributes.pop(promise, None)
        outer = Builder.before(op).op(_FUNCTION, (), attributes, regions=1)
        body = self._callees[name] = _BODY_PREFIX + name
        op.attributes["sym_name"] = ir.StringAttr.get(body)
        op.attributes["linkage"] = ir.Attribute.parse("#llvm.linkage<internal>")
        self._symbols |= {name: outer, body: op}
        at, arguments = Builder.in_body_of(outer, parameters)
        result = _result_type(op, self._emitter.types)
        value = self._emitter.call_symbol(at, name, result, arguments)
        returned = at.op(_RETURN, [] if value is None else [value])
        call = outer.regions[0].blocks[0].operations[0].operation
        return _Function(outer, [call], [returned])

    def _branch(
        self, function: _Function, leave: Callable[[_Function, Builder, ir.Value], None]
    ) -> None:
        """Branch to one block where something fails; ``leave`` ends it."""
        in_flight = None
        if self._frees:
            in_flight = BuffersInFlight(function.op, function.calls, self._emitter)
        blocks = function.op.regions[0].blocks
        failed = blocks[len(blocks) - 1].create_after(self._i32, arg_locs=[function.op.location])
        for call in reversed(function.calls):
            self._branch_after(call, failed)
        at, status = Builder(ir.InsertionPoint(failed), function.op.location), failed.arguments[0]
        if in_flight is not None:
            self._define(FREE)
            in_flight.free(at)
        leave(function, at, status)

    def _branch_after(self, call: ir.Operation, failed: ir.Block) -> None:
        """Branch to ``failed`` if ``call`` fails."""
        name = call.attributes["callee"].value
        is_source = name in (CHECK, MALLOC) and self._is_declared(name)
        if not is_source and name not in self._callees and name not in self._in_c:
            return
        rest = _split_after(call)
        at = Builder(ir.InsertionPoint(call.block), call.location)
        if name == CHECK:
            holds, status = call.operands
            call.erase()
        elif name == MALLOC:
            holds, status = self._has_memory(call, at)
        else:
            call_ = self._call_c if name in self._in_c else self._call_body
            status = call_(call, at)
            holds = self._emitter.equal(at, status, self._emitter.constant(at, 0, self._i32))
        weights = ir.DenseI32ArrayAttr.get([_OFTEN, _HARDLY_EVER])
        segments = ir.DenseI32ArrayAttr.get([1, 0, 1])
        attributes = {"operandSegmentSizes": segments, "branch_weights": weights}
        at.op("llvm.cond_br", [holds, status], attributes, successors=[rest, failed])

    def _has_memory(self, malloc: ir.Operation, at: Builder) -> tuple[ir.Value, ir.Value]:
        """Whether ``malloc`` has returned memory, or none was needed; and the status if not."""
        pointer, size = malloc.result, malloc.operands[0]
        null = at.value("llvm.mlir.zero", pointer.type)
        is_null = self._emitter.equal(at, pointer, null)
        is_empty = self._emitter.equal(at, size, self._emitter.constant(at, 0, size.type))
        true = self._emitter.constant(at, 1, self._i1)
        holds = at.value("llvm.select", self._i1, [is_null, is_empty, true])
        return holds, self._emitter.constant(at, NO_MEMORY, self._i32)

    def _call_c(self, call: ir.Operation, at: Builder) -> ir.Value:
        """Call the C wrapper so that it returns a status, and a result through a pointer."""
        name, operands, results = call.attributes["callee"].value, list(call.operands), []
        if len(call.results):
            operands.insert(0, self._emitter.alloca(Builder.before(call), call.result.type))
        status = self._emitter.call_symbol(at, name, self._i32, operands)
        assert status is not None
        if len(call.results):
            results.append(at.value("llvm.load", call.result.type, [operands[0]]))
        replace_op(call, results)
        declaration, types = self._symbols[name].attributes, [each.type for each in operands]
        declaration["function_type"] = self._emitter.types.function_type(self._i32, types)
        if ARG_ATTRS in declaration and results:
            none = [ir.DictAttr.get({})]
            declaration[ARG_ATTRS] = ir.ArrayAttr.get([*none, *declaration[ARG_ATTRS]])
        return status

    def _call_body(self, call: ir.Operation, at: Builder) -> ir.Value:
        """Call what returns a status in place of ``call``; return the status."""
        attributes = _attributes(call)
        attributes.pop(RES_ATTRS, None)
        callee = self._callees[call.attributes["callee"].value]
        attributes["callee"] = ir.FlatSymbolRefAttr.get(callee)
        type_, results = self._with_status(call.results.types), []
        returned = at.value(CALL, type_, list(call.operands), attributes)
        status = returned
        if len(call.results):
            results = [at.value("llvm.extractvalue", call.result.type, [returned], position(0))]
            status = at.value("llvm.extractvalue", self._i32, [returned], position(1))
        replace_op(call, results)
        return status

    def _with_status(self, results: Sequence[ir.Type]) -> ir.Type:
        """The type that a function returns, with or without a result, which returns a status."""
        return self._emitter.types.struct([results[0], self._i32]) if results else self._i32

    def _return_status(self, function: _Function, at: Builder, status: ir.Value) -> None:
        """Return a status, from the failing block and where ``function`` returns."""
        op, types = function.op, self._emitter.types
        result = _result_type(op, types)
        type_ = self._with_status([] if result is None else [result])
        parameters = op.regions[0].blocks[0].arguments.types
        op.attributes["function_type"] = types.function_type(type_, parameters)
        if RES_ATTRS in op.attributes:
            del op.attributes[RES_ATTRS]
        self._return(at, type_, [], status)
        for each in function.returns:
            here = Builder.before(each)
            success = self._emitter.constant(here, 0, self._i32)
            self._return(here, type_, list(each.operands), success)
            each.erase()

    def _return(
        self, at: Builder, type_: ir.Type, values: Sequence[ir.Value], status: ir.Value
    ) -> None:
        returned = status
        if type_ != self._i32:
            returned = at.value("llvm.mlir.poison", type_)
            for value in values:
                returned = at.value("llvm.insertvalue", type_, [returned, value], position(0))
            returned = at.value("llvm.insertvalue", type_, [returned, status], position(1))
        at.op(_RETURN, [returned])

    def _return_message(self, function: _Function, at: Builder, status: ir.Value) -> None:
        """Return the status of a packed wrapper, and its message."""
        self._define(_SET_MESSAGE)
        message = function.op.regions[0].blocks[0].arguments[1]
        self._emitter.call_symbol(at, _SET_MESSAGE, None, [status, message])
        at.op(_RETURN, [status])

    def _handle(self, function: _Function, at: Builder, status: ir.Value) -> None:
        """Call the handler, whose caller gets no status, and return zero."""
        self._define(_FAILED)
        self._emitter.call_symbol(at, _FAILED, None, [status])
        operands = [at.value("llvm.mlir.zero", each.type) for each in function.returns[0].operands]
        at.op(_RETURN, operands)

    def _define(self, name: str) -> None:
        """Add a function of the library, and what it needs, to the module."""
        add_definition(name, self._library, self._symbols, self._end)

    @cached_property
    def _library(self) -> ir.Module:
        return failure_library(self._module.context)


def _callers(names: Iterable[str], functions: Mapping[str, _Function]) -> list[str]:
    """The functions that call one of ``names``, or a function that does, and so on."""
    callers: dict[str, list[str]] = {}
    for name, function in functions.items():
        for call in function.calls:
            callers.setdefault(call.attributes["callee"].value, []).append(name)
    found: dict[str, None] = {}
    pending = list(names)
    while pending:
        new = [name for name in callers.get(pending.pop(), ()) if name not in found]
        found |= dict.fromkeys(new)
        pending += new
    return [name for name in functions if name in found]


def _is_packed(op: ir.Operation) -> bool:
    """Whether ``op`` is the packed wrapper of a function, which returns a status."""
    if op.name != _FUNCTION or not symbol_name(op).startswith(PACKED_PREFIX):
        return False
    return str(op.attributes["function_type"]) == "!llvm.func<i32 (ptr, ptr, ptr)>"


def _is_local(op: ir.Operation) -> bool:
    """Whether only this module calls ``op``."""
    return str(op.attributes["linkage"]) in ("#llvm.linkage<internal>", "#llvm.linkage<private>")


def _refusal(address: ir.Operation) -> str:
    name = address.attributes["global_name"].value.removeprefix(INTERNAL_PREFIX)
    return (
        f"the address of @{name} is taken, which may fail by an assertion: an indirect call cannot "
        "return the failure"
    )


def _attributes(op: ir.Operation) -> dict[str, Any]:
    return {
        each.name: each.attr for each in map(op.attributes.__getitem__, range(len(op.attributes)))
    }


def _result_type(op: ir.Operation, types: TypeConverter) -> ir.Type | None:
    """The type that the function ``op`` returns, from the text ``!llvm.func<RESULT (…)>``."""
    parameters = ", ".join(types.text[each.type] for each in op.regions[0].blocks[0].arguments)
    text = str(op.attributes["function_type"])
    text = text.removeprefix("!llvm.func<").removesuffix(f" ({parameters})>")
    return None if text == "void" else parse_llvm_type(text)


def _split_after(op: ir.Operation) -> ir.Block:
    """Move what follows ``op`` to a new block, and return that."""
    rest = op.block.create_after()
    following = [view.operation for view in op.block]
    for each in following[following.index(op) + 1 :]:
        rest.append(each)
    return rest
