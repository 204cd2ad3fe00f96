"""Builds a wrapper from its plan.

Callers outside the module call the wrapper, and the wrapper calls the flat function. Callers inside
the module call the flat function. The VM owns lists and buffer views and counts their references;
the wrapper creates a new list for each structure that it returns.
"""

from __future__ import annotations

from collections.abc import Mapping

from mlir_abi.bindings import ir
from mlir_abi.dialect_attrs.structure import Leaf
from mlir_abi.passes.support.attributes import AFFINITY, ARG_ATTRS, OUTPUT, RES_ATTRS
from mlir_abi.passes.wrap_iree.lists import Lists
from mlir_abi.passes.wrap_iree.operations import LIST, Operations
from mlir_abi.passes.wrap_iree.plan import AT_THE_BOUNDARY, Side, Slot, WrapperPlan


def build_wrapper(
    plan: WrapperPlan, attributes: Mapping[str, ir.Attribute], demote: bool
) -> ir.Operation:
    """Add the wrapper before the function of ``plan``, with these attributes besides its type."""
    function = plan.function
    with function.location:
        inputs, results = _types(plan.arguments), _types(plan.results)
        all_attributes = {
            "function_type": ir.TypeAttr.get(ir.FunctionType.get(inputs, results)),
            **_attributes(plan),
            **attributes,
        }
        wrapper = ir.Operation.create(
            function.name, attributes=all_attributes, regions=1, ip=ir.InsertionPoint(function)
        )
        block = wrapper.regions[0].blocks.append(*inputs, arg_locs=_locations(plan))
        _fill(wrapper, block, plan, demote)
    return wrapper


def _fill(wrapper: ir.Operation, block: ir.Block, plan: WrapperPlan, demote: bool) -> None:
    operations = Operations(block, plan.function.location)
    affinity = wrapper.attributes.get(AFFINITY)
    operands = Lists(operations, plan.arguments, affinity, demote).unpack(block.arguments)
    results = operations.call(plan.function, operands)
    returned = Lists(operations, plan.results, affinity, demote).pack(results)
    operations.return_from(wrapper, returned)


def _types(side: Side) -> list[ir.Type]:
    list_ = ir.Type.parse(LIST)
    return [side.types[slot.index] if isinstance(slot, Leaf) else list_ for slot in side.slots]


def _locations(plan: WrapperPlan) -> list[ir.Location]:
    flat = plan.function.regions[0].blocks[0].arguments
    return [
        flat[slot.index].location if isinstance(slot, Leaf) else plan.function.location
        for slot in plan.arguments.slots
    ]


def _attributes(plan: WrapperPlan) -> dict[str, ir.Attribute]:
    """Return the attributes of the wrapper's arguments and results that IREE reads."""
    arrays = {}
    for name, side in ((ARG_ATTRS, plan.arguments), (RES_ATTRS, plan.results)):
        entries = [_entries(slot, side, plan.results) for slot in side.slots]
        if any(entries):
            arrays[name] = ir.ArrayAttr.get([ir.DictAttr.get(entry) for entry in entries])
    return arrays


def _entries(slot: Slot, side: Side, results: Side) -> dict[str, ir.Attribute]:
    if not isinstance(slot, Leaf):
        return {}
    flat = side.attributes[slot.index]
    entries = {name: flat[name] for name in AT_THE_BOUNDARY & flat.keys()}
    number = entries.get(OUTPUT)
    if side.kind == "argument" and isinstance(number, ir.IntegerAttr):
        entries[OUTPUT] = ir.IntegerAttr.get(number.type, results.place(number.value))
    return entries
