"""Refuse assertions, or let failing ones return a status, or end the process."""

from __future__ import annotations

import re
from dataclasses import dataclass
from itertools import count
from typing import ClassVar, Literal

from mlir_abi.bindings import ir
from mlir_abi.passes.llvm.emitter import Emitter
from mlir_abi.passes.llvm.llvm_attributes import of as attributes_of
from mlir_abi.passes.llvm.type_converter import TypeConverter
from mlir_abi.passes.support.attributes import (
    CHECKED_BY_CALLERS,
    INTERNAL_PREFIX,
    constant_value,
    symbol,
    symbol_name,
)
from mlir_abi.passes.support.base import Pass, option
from mlir_abi.passes.support.data_layout import DataLayout
from mlir_abi.passes.support.diagnostics import PassError
from mlir_abi.passes.support.failure_texts import add_failure_text, failure_library
from mlir_abi.passes.support.functions import (
    CALL,
    CALL_INDIRECT,
    CONSTANT,
    FUNCTION_OPS,
    find_named,
    functions,
    replace_op,
)
from mlir_abi.passes.support.module_records import add_global, address_of
from mlir_abi.passes.support.op_builder import Builder
from mlir_abi.passes.support.symbols import Symbols, add_definition, is_llvm_function

CHECK = "_mlir_abi_return_unless"
"""The function whose calls ``abi-return-failures`` replaces."""
_ABORT_UNLESS = "_mlir_abi_check"
_ENDS = ("write", "abort")
_TEXT = "_mlir_abi_assertion_"
_PLACE = re.compile(r'"(.+?)":(\d+:\d+)')


@dataclass(frozen=True)
class LowerAssertions(Pass):
    r"""Lower ``cf.assert`` to what a failing one does: return a status, or end the process.

    Before::

        func.func @f(%n: index, %m: index) {
          %same = arith.cmpi eq, %n, %m : index
          cf.assert %same, "sizes differ"
          return
        }

    An assertion of the constant true is removed. Any other is an error, unless it has
    ``abi.checked_by_callers`` (``abi-sizes-from-assertions``): then it is removed. With
    ``failure=return``, after::

        func.func @f(%n: index, %m: index) {
          %same = arith.cmpi eq, %n, %m : index
          %status = llvm.mlir.constant(3 : i32) : i32
          llvm.call @_mlir_abi_return_unless(%same, %status) : (i1, i32) -> ()
          return
        }
        llvm.mlir.global internal constant @_mlir_abi_failures(
            "\00\00\00sizes differ (assertion of @f at model.mlir:3:5)\00\00")

    The status is the offset of the text. ``abi-return-failures`` replaces the call, which no pass
    in between moves or removes. An indirect call cannot return a status, so the indirect call of a
    ``func.constant`` becomes a direct one. With ``failure=abort``, the message goes to standard
    error, and the process ends; assertions that callers check stay, too.
    """

    name: ClassVar[str] = "abi-lower-assertions"

    failure: Literal["refuse", "return", "abort"] = option(
        "refuse", "what a failing assertion does; refuse: assertions are errors"
    )

    def run(self, op: ir.Operation) -> None:
        """Raises `PassError` for all assertions in functions, or replaces them."""
        found = find_named(op, "cf.assert")
        for assertion in filter(_holds, found):
            assertion.erase()
        if not found:
            return
        assertions = [(f, each) for f in functions(op) for each in find_named(f, "cf.assert")]
        if self.failure != "abort":
            checked = [each for _, each in assertions if CHECKED_BY_CALLERS in each.attributes]
            assertions = [(f, each) for f, each in assertions if each not in checked]
            for each in checked:
                each.erase()
        if assertions and self.failure == "refuse":
            refused = ((each.location, _message(f, each)) for f, each in assertions)
            raise PassError(*dict.fromkeys(refused))
        if not assertions:
            return
        if self.failure == "return":
            for call in find_named(op, CALL_INDIRECT):
                _call_directly(call)
        emitter, symbols, numbers = Emitter(TypeConverter(op, 0)), Symbols(), count()
        library = failure_library(DataLayout.of(op).pointer_bits)
        for function, assertion in assertions:
            siblings = symbols.siblings(function)
            end = ir.InsertionPoint(function.parent.operation.regions[0].blocks[0])
            if self.failure == "return":
                add_definition(CHECK, library, siblings, end)
                status = add_failure_text(_text(function, assertion), library, siblings, end)
                _return(assertion, status, emitter)
                continue
            for name in (*_ENDS, _ABORT_UNLESS):
                definition = ir.SymbolTable(library)[name].operation
                _add(definition, siblings, end)
            names = (f"{_TEXT}{number}" for number in numbers)
            name = next(name for name in names if name not in siblings)
            siblings[name] = _abort(assertion, name, emitter, end)


def _call_directly(call: ir.Operation) -> None:
    """Replace an indirect call of a ``func.constant``, which is removed if nothing else uses it."""
    callee, *arguments = call.operands
    constant = callee.owner
    if isinstance(constant, ir.Block) or constant.name != CONSTANT:
        return
    attributes = {**attributes_of(call), "callee": constant.attributes["value"]}
    results = [result.type for result in call.results]
    replace_op(call, Builder.before(call).op(CALL, arguments, attributes, results=results).results)
    if not list(constant.results[0].uses):
        constant.operation.erase()


def _holds(assertion: ir.Operation) -> bool:
    """Whether the condition is a constant, true."""
    constant = constant_value(assertion.operands[0])
    return constant is not None and bool(constant.value)


def _message(function: ir.Operation, assertion: ir.Operation) -> str:
    return (
        f"{symbol(function)}: callers cannot check the assertion {assertion.attributes['msg']}: "
        f"the option failure=return of {LowerAssertions.name} makes it an error of the call"
    )


def _add(
    definition: ir.Operation, symbols: dict[str, ir.Operation], end: ir.InsertionPoint
) -> None:
    """Add ``definition`` to ``symbols``, unless a function of that type is there."""
    name, type_ = symbol_name(definition), definition.attributes["function_type"]
    if not is_llvm_function(symbols.get(name), type_, "which an assertion calls"):
        symbols[name] = definition.clone(end)


def _text(function: ir.Operation, assertion: ir.Operation) -> str:
    """What a caller reads of a failing assertion."""
    message = ir.StringAttr(assertion.attributes["msg"]).value
    place = _PLACE.search(str(assertion.location))
    where = f" at {place[1]}:{place[2]}" if place else ""
    return f"{message} (assertion of @{symbol_name(function).removeprefix(INTERNAL_PREFIX)}{where})"


def _return(assertion: ir.Operation, status: int, emitter: Emitter) -> None:
    """Replace ``assertion`` by a call of `CHECK`.

    The status stands outside of loops: it is an argument of the functions of `abi-extract-loops`,
    so that equal loops are one function.
    """
    at, outermost = Builder.before(assertion), assertion
    while outermost.parent.name not in FUNCTION_OPS:
        outermost = outermost.parent.operation
    i32 = ir.IntegerType.get_signless(32)
    number = emitter.constant(Builder.before(outermost), status, i32)
    emitter.call_symbol(at, CHECK, None, [assertion.operands[0], number])
    assertion.erase()


def _abort(
    assertion: ir.Operation, name: str, emitter: Emitter, end: ir.InsertionPoint
) -> ir.Operation:
    """Replace ``assertion`` by a call of `_ABORT_UNLESS`, with its text as the global ``name``."""
    message = ir.StringAttr(assertion.attributes["msg"]).value
    line = f"{assertion.location}: assertion failed: {message}\n"
    size = len(line.encode())
    value = {"value": ir.StringAttr.get(line), "constant": ir.UnitAttr.get()}
    at = Builder.before(assertion)
    text = add_global(Builder(end, at.location), name, f"array<{size} x i8>", "internal", **value)
    pointer = address_of(at, emitter.types.pointer, name)
    size_t = ir.IntegerType.get_signless(8 * emitter.types.pointer_bytes(0))
    length = emitter.constant(at, size, size_t)
    emitter.call_symbol(at, _ABORT_UNLESS, None, [assertion.operands[0], pointer, length])
    assertion.erase()
    return text
