"""Hands the name of a function, and what IREE reads of an export, over to its wrapper."""

from __future__ import annotations

from itertools import count

from mlir_abi.bindings import ir
from mlir_abi.dialect_attrs.attribute_names import DECLARATION
from mlir_abi.dialect_attrs.iree.demotion import demoted
from mlir_abi.passes.strip import strip
from mlir_abi.passes.support import declaration
from mlir_abi.passes.support.attach_plan import Words, write
from mlir_abi.passes.support.attributes import WRAPS, symbol_name
from mlir_abi.passes.support.signatures import Signatures
from mlir_abi.passes.support.symbols import Symbols
from mlir_abi.passes.wrap_iree.plan import Plan
from mlir_abi.passes.wrap_iree.uses import Uses
from mlir_abi.passes.wrap_iree.wrapper import build

_NAME = "sym_name"
_VISIBILITY = "sym_visibility"


class Exporter:
    """Puts wrappers in the place of functions; one for each run over ``module``.

    With ``demote``, a wrapper's declaration shows ``f32`` for ``f64``.
    """

    def __init__(self, module: ir.Operation, demote: bool) -> None:
        self._uses = Uses(module)
        self._symbols = Symbols()
        self._signatures = Signatures()
        self._demote = demote

    def export(self, plan: Plan) -> None:
        """Make the function of ``plan`` private under a new name, with a wrapper in its place."""
        function = plan.function
        handed_over = _of_the_export(function)
        self._make_private(function, [name for name in handed_over if name.startswith("iree.")])
        callee = ir.FlatSymbolRefAttr.get(symbol_name(function), function.context)
        wrapper = build(plan, {**handed_over, WRAPS: callee})
        self._reflect(wrapper, plan.words)

    def _make_private(self, function: ir.Operation, handed_over: list[str]) -> None:
        old = symbol_name(function)
        new = self._free_name(function, f"{old}$flat")
        self._uses.rename(old, new, function.parent)
        function.attributes[_NAME] = ir.StringAttr.get(new, function.context)
        function.attributes[_VISIBILITY] = ir.StringAttr.get("private", function.context)
        for name in handed_over:
            del function.attributes[name]
        strip(function)

    def _free_name(self, function: ir.Operation, wanted: str) -> str:
        taken = self._symbols.beside(function)
        names = (f"{wanted}_{i}" if i else wanted for i in count())
        name = next(name for name in names if name not in taken)
        taken[name] = function
        return name

    def _reflect(self, wrapper: ir.Operation, words: Words) -> None:
        """Say how ``wrapper`` is called, in place of what was said of the flat function."""
        signature = self._signatures.of(wrapper)
        if self._demote:
            signature = demoted(signature)
        text = declaration.of(wrapper, declaration.tail(wrapper, signature))
        strip(wrapper)
        with wrapper.context:
            entries = {**words.entries, DECLARATION: ir.StringAttr.get(text)}
            write(wrapper, words, entries, "reflection")


def _of_the_export(function: ir.Operation) -> dict[str, ir.Attribute]:
    """Its name and visibility, and the attributes that IREE reads of exported functions."""
    given = function.attributes
    names = {_NAME, _VISIBILITY} | {name for name in given if name.startswith("iree.")}
    return {name: given[name] for name in names if name in given}
