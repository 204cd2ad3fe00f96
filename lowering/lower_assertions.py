"""Refuse assertions, or make failing ones end the process."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import count
from typing import Any, ClassVar, Literal

from mlir_abi.bindings import ir
from mlir_abi.passes.llvm.emitter import Emitter, Place
from mlir_abi.passes.llvm.types import TypeConverter
from mlir_abi.passes.support.attributes import symbol, symbol_name
from mlir_abi.passes.support.base import Pass, option
from mlir_abi.passes.support.diagnostics import PassError
from mlir_abi.passes.support.functions import find, functions
from mlir_abi.passes.support.symbols import Symbols

_CHECK = "_mlir_abi_check"
_TEXT = "_mlir_abi_assertion_"
_DEFINITIONS = f"""
llvm.func @write(i32, !llvm.ptr, i64) -> i64
llvm.func @abort()
llvm.func internal @{_CHECK}(%holds: i1, %text: !llvm.ptr, %length: i64) {{
  %standard_error = llvm.mlir.constant(2 : i32) : i32
  llvm.cond_br %holds, ^holds, ^fails
^fails:
  %written = llvm.call @write(%standard_error, %text, %length) : (i32, !llvm.ptr, i64) -> i64
  llvm.call @abort() : () -> ()
  llvm.unreachable
^holds:
  llvm.return
}}
"""


@dataclass(frozen=True)
class LowerAssertions(Pass):
    """Refuse ``cf.assert``, or, with ``failure=abort``, lower it to a call to ``abort``.

    Before::

        func.func @f(%n: index, %m: index) {
          %same = arith.cmpi eq, %n, %m : index
          cf.assert %same, "sizes differ"
          return
        }

    That is an error at the assertion. With ``failure=abort``, after::

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
        found = [(f, each) for f in functions(op) for each in find(f, _is_assertion)]
        if found and self.failure == "refuse":
            raise PassError(*((each.location, _message(f, each)) for f, each in found))
        emitter, symbols, numbers = Emitter(TypeConverter(op, 0)), Symbols(), count()
        for function, assertion in found:
            siblings = symbols.siblings(function)
            names = (f"{_TEXT}{number}" for number in numbers)
            name = next(name for name in names if name not in siblings)
            _abort(assertion, function.parent.operation, siblings, name, emitter)


def _is_assertion(op: ir.Operation) -> bool:
    return bool(op.name == "cf.assert")


def _message(function: ir.Operation, assertion: ir.Operation) -> str:
    return (
        f"{symbol(function)}: the assertion {assertion.attributes['msg']} would end the process if "
        "it failed: remove it, or accept that: abi-build --assertions-abort, or the option "
        f"failure=abort of {LowerAssertions.name}"
    )


def _abort(
    assertion: ir.Operation,
    module: Any,
    symbols: dict[str, ir.Operation],
    name: str,
    emitter: Emitter,
) -> None:
    """Replace ``assertion`` by a call of `_CHECK`, with the line for standard error.

    ``symbols`` are those of ``module``; the line is stored as ``name``.
    """
    message = ir.StringAttr(assertion.attributes["msg"]).value
    text = f"{assertion.location}: assertion failed: {message}\n".encode()
    escaped = "".join(f"\\{byte:02X}" for byte in text)
    constant = f'llvm.mlir.global private constant @{name}("{escaped}") {{addr_space = 0 : i32}}'
    check = "" if _CHECK in symbols else _DEFINITIONS
    definitions = ir.Module.parse(f"{check}{constant} : !llvm.array<{len(text)} x i8>")
    for definition in list(definitions.body.operations):
        defined = symbol_name(definition.operation)
        if defined not in symbols:
            module.regions[0].blocks[0].append(definition.detach_from_parent())
            symbols[defined] = definition.operation
    at = Place(ir.InsertionPoint(assertion), assertion.location)
    pointer = emitter.address_of(at, {"global_name": ir.FlatSymbolRefAttr.get(name)})
    length = emitter.number(at, ir.IntegerType.get_signless(64), len(text))
    emitter.call_symbol(at, _CHECK, None, [assertion.operands[0], pointer, length])
    assertion.erase()
