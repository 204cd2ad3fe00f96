"""Let functions that may fail return a status."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from itertools import groupby
from typing import Any, ClassVar

from mlir_abi.bindings import ir
from mlir_abi.dialect_attrs.reflection.record import PACKED_PREFIX
from mlir_abi.lowering.failures.buffers_in_flight import BuffersInFlight
from mlir_abi.lowering.failures.lower_assertions import CHECK
from mlir_abi.passes.llvm.emitter import CALL, Emitter
from mlir_abi.passes.llvm.llvm_attributes import MEMORY_EFFECTS
from mlir_abi.passes.llvm.type_converter import TypeConverter, parse_llvm_type, position
from mlir_abi.passes.llvm.unranked import MALLOC
from mlir_abi.passes.support.attributes import (
    ARG_ATTRS,
    BUFFERIZED,
    FAILURES_RETURNED,
    INTERNAL_PREFIX,
    RES_ATTRS,
    RETURNS_STATUS,
    STATUS_OF,
    symbol_name,
)
from mlir_abi.passes.support.base import Pass, option
from mlir_abi.passes.support.data_layout import DataLayout
from mlir_abi.passes.support.diagnostics import PassError
from mlir_abi.passes.support.failure_texts import HANDLER, NO_MEMORY, failure_library
from mlir_abi.passes.support.functions import (
    enclosing,
    find_named,
    is_definition,
    modules,
    replace_op,
)
from mlir_abi.passes.support.module_records import ADDRESS
from mlir_abi.passes.support.op_builder import Builder
from mlir_abi.passes.support.symbols import add_definition, is_llvm_function, named_in

_FUNCTION, _RETURN = "llvm.func", "llvm.return"
_SET_MESSAGE, _END, _FAILED = "_mlir_abi_set_message", "_mlir_abi_end", "_mlir_abi_failed"
_VARIANTS = {
    "w": (_END, "_mlir_abi_end_windows"),
    "o": (HANDLER, "_mlir_abi_default_handler"),
}
"""By the mangling of ``llvm.data_layout``: a function, and what stands for it there."""

_BODY_PREFIX = "_mlir_abi_body_"
_PROMISES = (MEMORY_EFFECTS, "no_unwind", "will_return")
"""Attributes of a function that a handler of failures need not keep."""
_TAKEN = (
    "the address of @{} is taken, which may fail by an assertion: an indirect call cannot return "
    "the failure"
)
_REPLACEABLE = (
    "another definition may replace @{}, which is weak and may fail by an assertion: a call of it "
    "cannot return the failure"
)
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
          llvm.call @_mlir_abi_end(%status) : (i32) -> ()
          llvm.return %zero : i64
        }

    What may fail is ``_mlir_abi_return_unless`` (``abi-lower-assertions{failure=return}``),
    ``malloc``, a function in C whose declaration has ``abi.returns_status``, and each function that
    calls what may fail, or runs it in parts (``abi-call-parts``). A result that is a struct is
    stored where one more argument points, so the function loses ``memory_effects``. The status is
    0; 2 if ``malloc`` has no memory; or that of an assertion. A packed wrapper returns it, and sets
    its message. Any other function whose type others know writes the text to standard error and
    ends the process. With ``handler``, it calls ``mlir_abi_on_failure(const char *text)`` if the
    program has that.

    What a failing function has allocated is freed, in a module that ``abi-bufferize`` has changed:
    there, it belongs to the function that allocates it, or that calls the one that returns it. A
    changed module gets the attribute ``abi.failures_returned``, so that it is changed once.
    """

    name: ClassVar[str] = "abi-return-failures"

    handler: bool = option(
        False,
        "call the program's `mlir_abi_on_failure`, a weak symbol, where callers get no status",
    )

    def run(self, op: ir.Operation) -> None:
        """Raises `PassError` for functions with assertions that are weak, or called indirectly."""
        frees = BUFFERIZED in op.attributes
        if frees:
            del op.attributes[BUFFERIZED]
        for module in modules(op):
            if FAILURES_RETURNED not in module.attributes:
                _Module(module, frees, _FAILED if self.handler else _END).run()


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
        for each in find_named(op, CALL, _RETURN, ADDRESS):
            if each.name == _RETURN:
                function.returns.append(each)
            elif each.name == ADDRESS:
                function.addresses.append(each)
            elif "callee" in each.attributes:
                function.calls.append(each)
        return function


class _Module:
    """The functions of one symbol table."""

    def __init__(self, module: ir.Operation, frees: bool, handler: str) -> None:
        self._module, self._frees, self._handler = module, frees, handler
        self._symbols = named_in(module)
        self._emitter = Emitter(TypeConverter(module, 0))
        self._end = ir.InsertionPoint(module.regions[0].blocks[0])
        self._i1, self._i32 = (ir.IntegerType.get_signless(bits) for bits in (1, 32))
        self._callees: dict[str, str] = {}
        """What to call in place of a function that may fail: what returns the status."""
        self._in_c: set[str] = set()
        """The C wrappers of functions in C that return a status."""
        self._runners: set[str] = set()
        """Functions that run parts of loops: what calls them returns their status."""

    def run(self) -> None:
        """Rewrite the functions that may fail."""
        sources = [*filter(self._is_declared, (CHECK, MALLOC))]
        in_c = [op for op in self._symbols.values() if RETURNS_STATUS in op.attributes]
        if not sources and not in_c:
            return
        functions = {name: _Function.of(op) for name, op in self._symbols.items()}
        self._in_c = {_called(call) for op in in_c for call in functions[symbol_name(op)].calls}
        fallible = {name: functions[name] for name in _callers([*sources, *self._in_c], functions)}
        if fallible:
            self._module.attributes[FAILURES_RETURNED] = ir.UnitAttr.get()
        runs = [
            call
            for function in functions.values()
            for call in function.calls
            if STATUS_OF in call.attributes
        ]
        self._runners = {name for name in map(_called, runs) if name in fallible}
        addresses = (each for function in functions.values() for each in function.addresses)
        taken = {each.attributes["global_name"].value: each for each in addresses}
        self._refuse(_callers([CHECK], functions), taken)
        inner = [each for each in fallible.values() if not self._returns_status(each.op)]
        outer = []
        for function in inner:
            name = symbol_name(function.op)
            if _is_local(function.op) and name not in taken:
                self._callees[name] = name
            else:
                outer.append(self._split(function))
        for function in inner:
            self._branch(function, self._return_status)
        for function in fallible.values():
            if self._returns_status(function.op):
                self._branch(function, self._return_message)
        for function in outer:
            self._branch(function, self._handle)

    def _refuse(self, names: Iterable[str], taken: Mapping[str, ir.Operation]) -> None:
        """Raise `PassError` for functions of ``names`` that others call who get no status."""
        refused = []
        for name in names:
            op = self._symbols[name]
            if self._returns_status(op):
                continue
            if name in taken:
                refused.append((taken[name].location, _refusal(name, _TAKEN)))
            elif _is_replaceable(op):
                refused.append((op.location, _refusal(name, _REPLACEABLE)))
        if refused:
            raise PassError(*refused)

    def _returns_status(self, op: ir.Operation) -> bool:
        """Whether ``op`` returns a status before this pass."""
        return _is_packed(op) or symbol_name(op) in self._runners

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
        body = _BODY_PREFIX + name
        self._callees[body] = body
        if not _is_replaceable(op):
            self._callees[name] = body
        op.attributes["sym_name"] = ir.StringAttr.get(body)
        op.attributes["linkage"] = ir.Attribute.parse("#llvm.linkage<internal>")
        self._symbols |= {name: outer, body: op}
        at, arguments = Builder.in_body_of(outer, parameters)
        result = _result_type(op, self._emitter.types)
        value = self._emitter.call_symbol(at, body, result, arguments)
        returned = at.op(_RETURN, [] if value is None else [value])
        call = outer.regions[0].blocks[0].operations[0].operation
        return _Function(outer, [call], [returned])

    def _branch(
        self, function: _Function, leave: Callable[[_Function, Builder, ir.Value], None]
    ) -> None:
        """Branch to one block where something fails; ``leave`` ends it."""
        calls = [*filter(self._may_fail, function.calls)]
        in_flight = None
        if self._frees:
            in_flight = BuffersInFlight(function.op, function.calls, calls[-1], self._emitter)
        blocks = function.op.regions[0].blocks
        failed = blocks[len(blocks) - 1].create_after(self._i32, arg_locs=[function.op.location])
        for call, rest in _split_after(calls):
            self._branch_after(call, rest, failed)
        at, status = Builder(ir.InsertionPoint(failed), function.op.location), failed.arguments[0]
        if in_flight is not None:
            in_flight.free(at, self._define)
        leave(function, at, status)

    def _may_fail(self, call: ir.Operation) -> bool:
        name = _called(call)
        if name in (CHECK, MALLOC):
            return self._is_declared(name)
        return any(name in names for names in (self._callees, self._in_c, self._runners))

    def _branch_after(self, call: ir.Operation, rest: ir.Block, failed: ir.Block) -> None:
        """Branch to ``failed`` if ``call``, the last operation of its block, fails."""
        name = _called(call)
        at = Builder(ir.InsertionPoint(call.block), call.location)
        if name == CHECK:
            holds, status = call.operands
            call.erase()
        elif name == MALLOC:
            holds, status = self._has_memory(call, at)
        else:
            if name in self._runners:
                status = call.result
            else:
                call_it = self._call_c if name in self._in_c else self._call_body
                status = call_it(call, at, rest)
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

    def _call_c(self, call: ir.Operation, at: Builder, _: ir.Block) -> ir.Value:
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

    def _call_body(self, call: ir.Operation, at: Builder, rest: ir.Block) -> ir.Value:
        """Call what returns a status in place of ``call``; return the status.

        ``rest`` has what follows. If that begins with a store of a struct, the callee stores it.
        """
        attributes = _attributes(call)
        attributes.pop(RES_ATTRS, None)
        attributes["callee"] = ir.FlatSymbolRefAttr.get(self._callees[_called(call)])
        type_, operands, results = self._with_status(call.results.types), list(call.operands), []
        store = None
        if type_ == self._i32 and len(call.results):
            store = _store_at(rest.operations[0], call.result)
            operands.append(self._place(call) if store is None else store.operands[1])
            attributes["operandSegmentSizes"] = ir.DenseI32ArrayAttr.get([len(operands), 0])
            attributes.pop(MEMORY_EFFECTS, None)
            if ARG_ATTRS in attributes:
                attributes[ARG_ATTRS] = _with_one_more(attributes[ARG_ATTRS])
        status = returned = at.value(CALL, type_, operands, attributes)
        if store is not None:
            store.erase()
            call.erase()
            return status
        if type_ != self._i32:
            results = [at.value("llvm.extractvalue", call.result.type, [returned], position(0))]
            status = at.value("llvm.extractvalue", self._i32, [returned], position(1))
        elif len(call.results):
            results = [at.value("llvm.load", call.result.type, operands[-1:])]
        replace_op(call, results)
        return status

    def _place(self, call: ir.Operation) -> ir.Value:
        """Memory for the result of ``call``, on the stack of the function around it."""
        entry = enclosing(call, _FUNCTION).regions[0].blocks[0]
        at = Builder(ir.InsertionPoint.at_block_begin(entry), call.location)
        return self._emitter.alloca(at, call.result.type)

    def _with_status(self, results: Sequence[ir.Type]) -> ir.Type:
        """What a function returns that returns a status: a struct of a result and the status.

        It is the status alone if there is no result, or if the result is a struct, which the
        function stores where its last argument points.
        """
        if not results or _is_struct(results[0]):
            return self._i32
        return self._emitter.types.struct([results[0], self._i32])

    def _return_status(self, function: _Function, at: Builder, status: ir.Value) -> None:
        """Return a status, from the failing block and where ``function`` returns."""
        op, types = function.op, self._emitter.types
        result, entry = _result_type(op, types), op.regions[0].blocks[0]
        type_ = self._with_status([] if result is None else [result])
        place = None
        if result is not None and type_ == self._i32:
            place = entry.add_argument(types.pointer, op.location)
            if MEMORY_EFFECTS in op.attributes:
                del op.attributes[MEMORY_EFFECTS]
            if ARG_ATTRS in op.attributes:
                op.attributes[ARG_ATTRS] = _with_one_more(op.attributes[ARG_ATTRS])
        op.attributes["function_type"] = types.function_type(type_, entry.arguments.types)
        if RES_ATTRS in op.attributes:
            del op.attributes[RES_ATTRS]
        self._return(at, type_, [], status)
        for each in function.returns:
            here, values = Builder.before(each), list(each.operands)
            if place is not None:
                here.op("llvm.store", [values.pop(), place])
            success = self._emitter.constant(here, 0, self._i32)
            self._return(here, type_, values, success)
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
        """Return a status, and the message if ``function`` is a packed wrapper."""
        if _is_packed(function.op):
            self._define(_SET_MESSAGE)
            message = function.op.regions[0].blocks[0].arguments[1]
            self._emitter.call_symbol(at, _SET_MESSAGE, None, [status, message])
        at.op(_RETURN, [status])

    def _handle(self, function: _Function, at: Builder, status: ir.Value) -> None:
        """Call the handler, whose caller gets no status, and return zero."""
        if self._handler == _FAILED:
            type_ = ir.SymbolTable(self._library.operation)[HANDLER].attributes["function_type"]
            is_llvm_function(self._symbols.get(HANDLER), type_, "which a failure calls")
        self._define(self._handler)
        self._emitter.call_symbol(at, self._handler, None, [status])
        operands = [at.value("llvm.mlir.zero", each.type) for each in function.returns[0].operands]
        at.op(_RETURN, operands)

    def _define(self, name: str) -> None:
        """Add a function of the library, and what it needs, to the module."""
        add_definition(name, self._library, self._symbols, self._end)

    @cached_property
    def _library(self) -> ir.Module:
        """The library of failures, with the functions that the object format needs."""
        layout = DataLayout.of(self._module)
        library = failure_library(layout.pointer_bits)
        name, variant = _VARIANTS.get(layout.mangling, ("", ""))
        if name:
            table = ir.SymbolTable(library.operation)
            del table[name]
            ir.SymbolTable.set_symbol_name(table[variant], name)
        return library


def _called(call: ir.Operation) -> str:
    """What ``call`` calls, directly or through a function that runs parts of a loop."""
    name: str = call.attributes[STATUS_OF if STATUS_OF in call.attributes else "callee"].value
    return name


def _callers(names: Iterable[str], functions: Mapping[str, _Function]) -> list[str]:
    """The functions that call one of ``names``, or a function that does, and so on.

    What calls a function that may be replaced does not call this one.
    """
    callers: dict[str, list[str]] = {}
    for name, function in functions.items():
        for call in function.calls:
            callers.setdefault(_called(call), []).append(name)
    found: dict[str, None] = {}
    pending = list(names)
    while pending:
        callee = pending.pop()
        if callee in functions and _is_replaceable(functions[callee].op):
            continue
        new = [name for name in callers.get(callee, ()) if name not in found]
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


def _is_replaceable(op: ir.Operation) -> bool:
    """Whether a linker may choose another definition of ``op``."""
    return str(op.attributes.get("linkage")) in ("#llvm.linkage<weak>", "#llvm.linkage<linkonce>")


def _refusal(name: str, reason: str) -> str:
    return reason.format(name.removeprefix(INTERNAL_PREFIX))


def _is_struct(type_: ir.Type) -> bool:
    return str(type_).startswith("!llvm.struct<")


def _store_at(op: ir.Operation, value: ir.Value) -> ir.Operation | None:
    """``op`` if it is the only one that uses ``value``, and stores it where an argument points."""
    is_store = op.name == "llvm.store" and op.operands[0] == value
    if is_store and len(list(value.uses)) == 1 and isinstance(op.operands[1].owner, ir.Block):
        return op
    return None


def _with_one_more(entries: ir.ArrayAttr) -> ir.ArrayAttr:
    """The attributes of arguments, with none for one that is added."""
    return ir.ArrayAttr.get([*entries, ir.DictAttr.get({})])


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


def _split_after(calls: Iterable[ir.Operation]) -> list[tuple[ir.Operation, ir.Block]]:
    """Move what follows each of ``calls`` to a block of its own; return them with these."""
    split = []
    for block, ends in groupby(calls, lambda call: call.block):
        rest, pending = None, list(ends)
        for op in [view.operation for view in block]:
            if rest is not None:
                rest.append(op)
            if pending and op == pending[0]:
                rest = op.block.create_after()
                split.append((pending.pop(0), rest))
    return split
