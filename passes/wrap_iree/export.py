"""Replaces a function by its wrapper, which gets its name and the attributes of an export."""

from __future__ import annotations

from itertools import count

from mlir_abi.bindings import ir
from mlir_abi.dialect_attrs.attribute_names import DECLARATION
from mlir_abi.dialect_attrs.iree.demotion import demote
from mlir_abi.passes.support.attach_plan import AttachPlan
from mlir_abi.passes.support.attributes import VISIBILITY, WRAPS, strip_attached, symbol_name
from mlir_abi.passes.support.declaration import declaration_tail, declaration_text
from mlir_abi.passes.support.signatures import FunctionSignatures
from mlir_abi.passes.support.symbols import Symbols
from mlir_abi.passes.wrap_iree.plan import WrapperPlan
from mlir_abi.passes.wrap_iree.uses import Uses
from mlir_abi.passes.wrap_iree.wrapper import build_wrapper

_NAME = "sym_name"


class Exporter:
    """Puts wrappers in the place of functions. Create one for each run over ``module``.

    With ``demote``, a wrapper is declared with ``f32`` for ``f64``, and its lists hold ``f32``.
    """

    def __init__(self, module: ir.Operation, demote: bool) -> None:
        self._uses = Uses(module)
        self._symbols = Symbols()
        self._signatures = FunctionSignatures()
        self._demote = demote

    def export(self, plan: WrapperPlan) -> None:
        """Make the function of ``plan`` private under a new name, and add its wrapper before it."""
        function = plan.function
        moved = [name for name in function.attributes if name.startswith("iree.")]
        attributes = {
            name: function.attributes[name]
            for name in (_NAME, VISIBILITY, *moved)
            if name in function.attributes
        }
        self._make_private(function, moved)
        callee = ir.FlatSymbolRefAttr.get(symbol_name(function), function.context)
        wrapper = build_wrapper(plan, {**attributes, WRAPS: callee}, self._demote)
        self._write_reflection(wrapper, plan.reflection)

    def _make_private(self, function: ir.Operation, moved_attributes: list[str]) -> None:
        old = symbol_name(function)
        new = self._unused_name(function, f"{old}$flat")
        self._uses.rename(old, new, function.parent)
        function.attributes[_NAME] = ir.StringAttr.get(new, function.context)
        function.attributes[VISIBILITY] = ir.StringAttr.get("private", function.context)
        for name in moved_attributes:
            del function.attributes[name]
        strip_attached(function)

    def _unused_name(self, function: ir.Operation, wanted: str) -> str:
        taken = self._symbols.siblings(function)
        names = (f"{wanted}_{i}" if i else wanted for i in count())
        name = next(name for name in names if name not in taken)
        taken[name] = function
        return name

    def _write_reflection(self, wrapper: ir.Operation, plan: AttachPlan) -> None:
        """Attach the JSON of ``plan`` and the wrapper's own declaration, and nothing older."""
        signature = self._signatures.of(wrapper)
        if self._demote:
            signature = demote(signature)
        text = declaration_text(wrapper, declaration_tail(wrapper, signature))
        strip_attached(wrapper)
        with wrapper.context:
            attributes = {**plan.attributes, DECLARATION: ir.StringAttr.get(text)}
            plan.apply(wrapper, attributes, "reflection")
