"""Refuse assertions, or make failing ones end the process."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import count
from pathlib import Path
from typing import ClassVar, Literal

from mlir_abi.bindings import ir
from mlir_abi.passes.llvm.emitter import Emitter
from mlir_abi.passes.llvm.type_converter import TypeConverter
from mlir_abi.passes.support.attributes import (
    CHECKED_BY_CALLERS,
    constant_value,
    symbol,
    symbol_name,
)
from mlir_abi.passes.support.base import Pass, option
from mlir_abi.passes.support.diagnostics import PassError
from mlir_abi.passes.support.functions import find_named, functions
from mlir_abi.passes.support.module_records import add_global, address_of
from mlir_abi.passes.support.op_builder import Builder
from mlir_abi.passes.support.symbols import Symbols, is_llvm_function

_CHECK = "_mlir_abi_check"
_TEXT = "_mlir_abi_assertion_"


@dataclass(frozen=True)
class LowerAssertions(Pass):
    """Refuse ``cf.assert``, or, with ``failure=abort``, lower it to a call to ``abort``.

    Before::

        func.func @f(%n: index, %m: index) {
          %same = arith.cmpi eq, %n, %m : index
          cf.assert %same, "sizes differ"
          return
        }

    An assertion of the constant true is removed. Any other is an error, unless it has
    ``abi.checked_by_callers`` (``abi-sizes-from-assertions``): then it is removed. With
    ``failure=abort``, after::

        func.func @f(%n: index, %m: index) {
          %same = arith.cmpi eq, %n, %m : index
          %text = llvm.mlir.addressof @_mlir_abi_assertion_0 : !llvm.ptr
          %length = llvm.mlir.constant(51 : i64) : i64
          llvm.call @_mlir_abi_check(%same, %text, %length) : (i1, !llvm.ptr, i64) -> ()
          func.return
        }

    A failing assertion cannot become an exception: compiled code has no way to leave a function,
    and those that called it, without leaking their buffers. It would end the process, Python's too.
    So it is refused, unless the pipeline asks for that. The message goes to standard error.
    """

    name: ClassVar[str] = "abi-lower-assertions"

    failure: Literal["refuse", "abort"] = option(
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
        if self.failure == "refuse":
            checked = [each for _, each in assertions if CHECKED_BY_CALLERS in each.attributes]
            assertions = [(f, each) for f, each in assertions if each not in checked]
            for each in checked:
                each.erase()
        if assertions and self.failure == "refuse":
            raise PassError(*((each.location, _message(f, each)) for f, each in assertions))
        if not assertions:
            return
        emitter, symbols, numbers = Emitter(TypeConverter(op, 0)), Symbols(), count()
        file = Path(__file__).with_suffix(".mlir")
        definitions = ir.Module.parseFile(str(file), op.context).body
        for function, assertion in assertions:
            siblings = symbols.siblings(function)
            end = ir.InsertionPoint(function.parent.operation.regions[0].blocks[0])
            for definition in definitions:
                _add(definition.operation, siblings, end)
            names = (f"{_TEXT}{number}" for number in numbers)
            name = next(name for name in names if name not in siblings)
            siblings[name] = _abort(assertion, name, emitter, end)


def _holds(assertion: ir.Operation) -> bool:
    """Whether the condition is a constant, true."""
    constant = constant_value(assertion.operands[0])
    return constant is not None and bool(constant.value)


def _message(function: ir.Operation, assertion: ir.Operation) -> str:
    return (
        f"{symbol(function)}: the assertion {assertion.attributes['msg']} would end the process if "
        "it failed: remove it, or accept that: abi-build --assertions-abort, or the option "
        f"failure=abort of {LowerAssertions.name}"
    )


def _add(
    definition: ir.Operation, symbols: dict[str, ir.Operation], end: ir.InsertionPoint
) -> None:
    """Add ``definition`` to ``symbols``, unless a function of that type is there."""
    name, type_ = symbol_name(definition), definition.attributes["function_type"]
    if not is_llvm_function(symbols.get(name), type_, "which an assertion calls"):
        symbols[name] = definition.clone(end)


def _abort(
    assertion: ir.Operation, name: str, emitter: Emitter, end: ir.InsertionPoint
) -> ir.Operation:
    """Replace ``assertion`` by a call of `_CHECK`, with the line for standard error as ``name``."""
    message = ir.StringAttr(assertion.attributes["msg"]).value
    line = f"{assertion.location}: assertion failed: {message}\n"
    size = len(line.encode())
    value = {"value": ir.StringAttr.get(line), "constant": ir.UnitAttr.get()}
    at = Builder.before(assertion)
    text = add_global(Builder(end, at.location), name, f"array<{size} x i8>", "internal", **value)
    pointer = address_of(at, emitter.types.pointer, name)
    length = emitter.constant(at, size, ir.IntegerType.get_signless(64))
    emitter.call_symbol(at, _CHECK, None, [assertion.operands[0], pointer, length])
    assertion.erase()
    return text
