"""Puts a wrapper in the place of a function: it gets the name and the attributes of an export.

Callers outside the module call the wrapper, and the wrapper calls the flat function. Callers inside
the module call the flat function. The VM owns lists and buffer views and counts their references;
the wrapper creates a new list for each structure that it returns.
"""

from __future__ import annotations

import re
from itertools import count

from mlir_abi.bindings import ir
from mlir_abi.dialect_attrs.attribute_names import AFFINITY, DECLARATION, OUTPUT
from mlir_abi.dialect_attrs.iree.demotion import demote
from mlir_abi.dialect_attrs.structure import Leaf
from mlir_abi.passes.support.attributes import (
    ARG_ATTRS,
    RES_ATTRS,
    VISIBILITY,
    WRAPS,
    declaration_tail,
    declaration_text,
    strip_attached,
    symbol_name,
)
from mlir_abi.passes.support.functions import function_type
from mlir_abi.passes.support.op_builder import Builder
from mlir_abi.passes.support.signatures import FunctionSignatures
from mlir_abi.passes.support.symbols import Symbols
from mlir_abi.passes.wrap_iree.lists import LIST, Lists
from mlir_abi.passes.wrap_iree.wrapper_plan import AT_THE_BOUNDARY, RuntimeSlot, Values, WrapperPlan

_STRING = r'"(?:\\.|[^"\\])*"'
_TOKENS = re.compile(rf"(@(?:{_STRING}|[\w$.-]+))|{_STRING}")
"""The use of a symbol, or a string, whose contents are not uses."""

_SHORT = 16
"""Constants with more elements than that are elided in the text."""


class Wrappers:
    """Puts wrappers in the place of functions. Create one for each run over ``module``."""

    def __init__(self, module: ir.Operation) -> None:
        # In the generic form, the name in a definition is a string, and `@` outside strings starts
        # a use. A walk over attributes would miss the callee of an unregistered `util.call`: the
        # bindings do not list the properties of unregistered operations.
        text = module.get_asm(
            print_generic_op_form=True, large_elements_limit=_SHORT, large_resource_limit=_SHORT
        )
        self._used = frozenset(_TOKENS.findall(text))  # as `@name`
        self._symbols = Symbols()
        self._signatures = FunctionSignatures()

    def wrap(self, plan: WrapperPlan) -> None:
        """Make the function of ``plan`` private under a new name, and add its wrapper before it."""
        function = plan.function
        moved = [name for name in function.attributes if name.startswith("iree.")]
        exported = {
            name: function.attributes[name]
            for name in ("sym_name", VISIBILITY, *moved)
            if name in function.attributes
        }
        self._make_private(function)
        for name in moved:
            del function.attributes[name]
        strip_attached(function)

        with function.location:
            inputs = _types(plan.arguments)
            type_ = ir.FunctionType.get(inputs, _types(plan.results))
            attributes = {
                "function_type": ir.TypeAttr.get(type_),
                **_value_attributes(plan),
                **exported,
                WRAPS: ir.FlatSymbolRefAttr.get(symbol_name(function)),
            }
            wrapper = Builder.before(function).op(function.name, (), attributes, regions=1)
            flat = function.regions[0].blocks[0].arguments
            locations = [
                flat[slot.index].location if isinstance(slot, Leaf) else function.location
                for slot in plan.arguments.slots
            ]
            block = wrapper.regions[0].blocks.append(*inputs, arg_locs=locations)
            at = Builder(ir.InsertionPoint(block), function.location)
            lists = Lists(plan, at, wrapper.attributes.get(AFFINITY))
            callee = {"callee": ir.FlatSymbolRefAttr.get(symbol_name(function))}
            if "tied_operands" in function.attributes:
                callee["tied_operands"] = function.attributes["tied_operands"]
            dialect, results = function.name.partition(".")[0], function_type(function).results
            operands = lists.unpack(block.arguments)
            call = at.op(f"{dialect}.call", operands, callee, results=results)
            at.op(f"{dialect}.return", lists.pack(list(call.results)))

            # Its JSON and declaration, and nothing older.
            signature = self._signatures.of(wrapper)
            if plan.demote:
                signature = demote(signature)
            text = declaration_text(wrapper, declaration_tail(wrapper, signature))
            strip_attached(wrapper)
            declaration = {DECLARATION: ir.StringAttr.get(text)}
            plan.attach_plan.apply(wrapper, declaration, "reflection")

    def _make_private(self, function: ir.Operation) -> None:
        """Rename ``function`` and its uses.

        `replace_all_symbol_uses` visits every operation, so that renaming n symbols would take n
        visits of the whole module: it is called for symbols with uses only.
        """
        old, siblings = symbol_name(function), self._symbols.siblings(function)
        names = (f"{old}$flat_{i}" if i else f"{old}$flat" for i in count())
        new = next(name for name in names if name not in siblings)
        siblings[new] = function
        context = function.context
        if str(ir.FlatSymbolRefAttr.get(old, context)) in self._used:
            ir.SymbolTable.replace_all_symbol_uses(old, new, function.parent)
        function.attributes["sym_name"] = ir.StringAttr.get(new, context)
        function.attributes[VISIBILITY] = ir.StringAttr.get("private", context)


def _types(values: Values) -> list[ir.Type]:
    list_ = ir.Type.parse(LIST)
    return [
        values.flat[slot.index].type if isinstance(slot, Leaf) else list_ for slot in values.slots
    ]


def _value_attributes(plan: WrapperPlan) -> dict[str, ir.Attribute]:
    """Return the attributes of the wrapper's arguments and results that IREE reads."""
    arrays = {}
    for name, values in ((ARG_ATTRS, plan.arguments), (RES_ATTRS, plan.results)):
        entries = [_entries(slot, values, plan.results) for slot in values.slots]
        if any(entries):
            arrays[name] = ir.ArrayAttr.get([ir.DictAttr.get(entry) for entry in entries])
    return arrays


def _entries(slot: RuntimeSlot, values: Values, results: Values) -> dict[str, ir.Attribute]:
    if not isinstance(slot, Leaf):
        return {}
    value = values.flat[slot.index]
    entries = {name: value.attributes[name] for name in AT_THE_BOUNDARY & value.attributes.keys()}
    number = entries.get(OUTPUT)
    if value.position.kind == "argument" and isinstance(number, ir.IntegerAttr):
        entries[OUTPUT] = ir.IntegerAttr.get(number.type, results.slot_of(number.value))
    return entries
