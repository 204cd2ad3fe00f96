"""Builds a wrapper from its plan.

A caller outside the module calls the wrapper, and the wrapper calls the flat function, as does
everything inside the module. Lists and buffer views belong to the VM, which counts references; the
wrapper makes a new list for each structure that it returns.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from mlir_abi.bindings import ir
from mlir_abi.dialect_attrs.structure import Leaf
from mlir_abi.passes.attributes import (
    AFFINITY,
    ARGUMENT_NAME,
    CONSUME,
    ENCODING,
    OUTPUT,
    Entries,
)
from mlir_abi.passes.wrap_iree.operations import LIST, Operations
from mlir_abi.passes.wrap_iree.plan import AT_THE_BOUNDARY, Plan, Side
from mlir_abi.passes.wrap_iree.slots import Slot, slots

_PROPERTIES = {ARGUMENT_NAME: "name", CONSUME: "consume", AFFINITY: "affinity"}
"""What IREE's own boundary makes of an attribute, on ``hal.tensor.import`` or ``export``."""


def build(plan: Plan, attributes: Mapping[str, ir.Attribute]) -> ir.Operation:
    """Add the wrapper before the function of ``plan``, with ``attributes`` beside its type's."""
    function = plan.function
    with function.location:
        inputs, results = _types(plan.arguments), _types(plan.results)
        given = {
            "function_type": ir.TypeAttr.get(ir.FunctionType.get(inputs, results)),
            **_attributes(plan),
            **attributes,
        }
        wrapper = ir.Operation.create(
            function.name, attributes=given, regions=1, ip=ir.InsertionPoint(function)
        )
        block = wrapper.regions[0].blocks.append(*inputs, arg_locs=_locations(plan))
        _fill(wrapper, block, plan)
    return wrapper


def _fill(wrapper: ir.Operation, block: ir.Block, plan: Plan) -> None:
    operations = Operations(block, plan.function.location)
    default = wrapper.attributes.get(AFFINITY)
    operands = _Unpacker(operations, plan.arguments, default).unpack(block.arguments)
    results = operations.call(plan.function, operands)
    returned = _Packer(operations, plan.results, default).pack(results)
    operations.return_from(wrapper, returned)


class _Unpacker:
    """Takes the slots of the wrapper's arguments apart, down to the flat arguments."""

    def __init__(self, operations: Operations, side: Side, affinity: ir.Attribute | None) -> None:
        self._operations = operations
        self._side = side
        self._affinity = affinity
        self._flat: dict[int, ir.Value] = {}

    def unpack(self, arguments: Sequence[ir.Value]) -> list[ir.Value]:
        """The flat arguments in their order."""
        for i, (slot, argument) in enumerate(zip(self._side.slots, arguments, strict=True)):
            self._take(slot, argument, f"input{i}")
        return [self._flat[i] for i in range(len(self._side.types))]

    def _take(self, slot: Slot, value: ir.Value, name: str) -> None:
        if isinstance(slot, Leaf):
            self._flat[slot.index] = value
            return
        for i, (key, content) in enumerate(slots(slot)):
            if content is not None:
                inner = f"{name}[{key!r}]"
                self._take(content, self._get(value, i, content, inner), inner)

    def _get(self, list_: ir.Value, i: int, slot: Slot, name: str) -> ir.Value:
        if not isinstance(slot, Leaf):
            return self._operations.get_list(list_, i)
        type_ = self._side.types[slot.index]
        if not isinstance(type_, ir.RankedTensorType):
            return self._operations.get(list_, i, type_)
        view = self._operations.get_view(list_, i)
        entries = self._side.attributes[slot.index]
        properties = _properties(entries, name, self._affinity, "target_encoding")
        return self._operations.import_tensor(view, type_, properties)


class _Packer:
    """Puts the flat results together, up to the slots of the wrapper's results."""

    def __init__(self, operations: Operations, side: Side, affinity: ir.Attribute | None) -> None:
        self._operations = operations
        self._side = side
        self._affinity = affinity

    def pack(self, flat: Sequence[ir.Value]) -> list[ir.Value]:
        """The results of the wrapper."""
        return [self._put(slot, flat, f"output{i}") for i, slot in enumerate(self._side.slots)]

    def _put(self, slot: Slot, flat: Sequence[ir.Value], name: str) -> ir.Value:
        if slot is None:
            return self._operations.null_list()
        if isinstance(slot, Leaf):
            return flat[slot.index]
        contents = slots(slot)
        list_ = self._operations.new_list(len(contents))
        for i, (key, content) in enumerate(contents):
            if content is not None:
                value = self._put(content, flat, inner := f"{name}[{key!r}]")
                if isinstance(content, Leaf):
                    value = self._exported(content, value, inner)
                self._operations.set(list_, i, value)
        return list_

    def _exported(self, leaf: Leaf, value: ir.Value, name: str) -> ir.Value:
        if not isinstance(value.type, ir.RankedTensorType):
            return value
        entries = self._side.attributes[leaf.index]
        properties = _properties(entries, name, self._affinity, "source_encoding")
        return self._operations.export_tensor(value, properties)


def _properties(
    entries: Entries, name: str, affinity: ir.Attribute | None, encoding: str
) -> dict[str, ir.Attribute]:
    """Of a tensor in a list: what the attributes of the flat value ask for, and its name."""
    given: dict[str, ir.Attribute] = {"name": ir.StringAttr.get(name)}
    if affinity is not None:
        given["affinity"] = affinity
    names = {**_PROPERTIES, ENCODING: encoding}
    return given | {names[key]: entries[key] for key in names.keys() & entries.keys()}


def _types(side: Side) -> list[ir.Type]:
    list_ = ir.Type.parse(LIST)
    return [side.types[slot.index] if isinstance(slot, Leaf) else list_ for slot in side.slots]


def _locations(plan: Plan) -> list[ir.Location]:
    flat = plan.function.regions[0].blocks[0].arguments
    return [
        flat[slot.index].location if isinstance(slot, Leaf) else plan.function.location
        for slot in plan.arguments.slots
    ]


def _attributes(plan: Plan) -> dict[str, ir.Attribute]:
    """The attributes of the wrapper's arguments and results: those that IREE reads there."""
    arrays = {}
    for name, side in (("arg_attrs", plan.arguments), ("res_attrs", plan.results)):
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
    if isinstance(number, ir.IntegerAttr):
        entries[OUTPUT] = ir.IntegerAttr.get(number.type, results.place(number.value))
    return entries
