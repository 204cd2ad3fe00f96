"""Unpacks VM lists into flat values, and packs flat values into VM lists.

A list holds a tensor as a buffer view, and any other value as itself. The operations are IREE's,
created by name: most bindings have no classes for them. There they are unregistered, and print in
the generic form, which IREE parses.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from mlir_abi.bindings import ir
from mlir_abi.dialect_attrs.attribute_names import AFFINITY, CONSUME, ENCODING
from mlir_abi.dialect_attrs.iree.demotion import demote_type
from mlir_abi.dialect_attrs.structure import Leaf
from mlir_abi.passes.support.attributes import ARGUMENT_NAME
from mlir_abi.passes.support.classify import Classifier
from mlir_abi.passes.support.ir_types import dynamic_dimensions
from mlir_abi.passes.support.op_builder import Builder
from mlir_abi.passes.wrap_iree.wrapper_plan import RuntimeSlot, Values, WrapperPlan, keyed_slots

LIST = "!util.list<?>"

_PROPERTIES = {ARGUMENT_NAME: "name", CONSUME: "consume", AFFINITY: "affinity"}
"""The properties of ``hal.tensor.import`` and ``export`` that IREE sets from attributes."""


class Lists:
    """Unpacks the lists of a wrapper's arguments and packs those of its results, at ``at``.

    ``affinity`` is that of tensors without an affinity of their own. A tensor in a list is named by
    its position, ``input0['weights'][1]``, which the runtime prints if the type is wrong. If the
    plan demotes, a buffer view has ``f32`` for ``f64``: iree-compile converts the tensor only.
    """

    def __init__(self, plan: WrapperPlan, at: Builder, affinity: ir.Attribute | None) -> None:
        self._plan, self._at, self._affinity = plan, at, affinity
        self._list, self._view = ir.Type.parse(LIST), ir.Type.parse("!hal.buffer_view")
        self._constants: dict[int, ir.Value] = {}

    def unpack(self, arguments: Sequence[ir.Value]) -> list[ir.Value]:
        """Return the flat values in ``arguments``, the contents of the slots."""
        values = self._plan.arguments
        flat: dict[int, ir.Value] = {}
        for i, (slot, argument) in enumerate(zip(values.slots, arguments, strict=True)):
            flat.update(self._leaves(slot, argument, f"input{i}"))
        return [flat[i] for i in range(len(values.flat))]

    def pack(self, flat: Sequence[ir.Value]) -> list[ir.Value]:
        """Return the contents of the slots."""
        slots = self._plan.results.slots
        return [self._content(slot, flat, f"output{i}") for i, slot in enumerate(slots)]

    def _leaves(
        self, slot: RuntimeSlot, value: ir.Value, name: str
    ) -> Iterator[tuple[int, ir.Value]]:
        """Yield each flat value in ``value``, the content of ``slot``, after its number.

        Reading a slot fails at run time if the slot holds another type, or a tensor of other sizes.
        """
        if isinstance(slot, Leaf):
            yield slot.index, value
            return
        for i, (key, content) in enumerate(keyed_slots(slot)):
            if content is None:
                continue
            place, operands = f"{name}[{key!r}]", [value, self._constant(i)]
            if isinstance(content, Leaf):
                yield content.index, self._read(content, operands, place)
            else:
                list_ = self._at.value("util.list.get", self._list, operands)
                yield from self._leaves(content, list_, place)

    def _read(self, leaf: Leaf, operands: Sequence[ir.Value], place: str) -> ir.Value:
        """Read a flat value from a slot, whose list and number are ``operands``."""
        at, values = self._at, self._plan.arguments
        type_, index = values.flat[leaf.index].type, ir.IndexType.get()
        if not isinstance(type_, ir.RankedTensorType):
            return at.value("util.list.get", type_, operands)
        view = at.value("util.list.get", self._view, operands)
        numbers = [{"index": ir.IntegerAttr.get(index, i)} for i in dynamic_dimensions(type_)]
        sizes = [at.value("hal.buffer_view.dim", index, [view], number) for number in numbers]
        segments = ir.DenseI32ArrayAttr.get([1, len(sizes), 0, 0])
        properties = self._properties(values, leaf, place, "target_encoding")
        attributes = {"operandSegmentSizes": segments, **properties}
        return at.value("hal.tensor.import", type_, [view, *sizes], attributes)

    def _content(self, slot: RuntimeSlot, flat: Sequence[ir.Value], name: str) -> ir.Value:
        """Return the flat value or the list for ``slot``."""
        if slot is None:
            return self._at.value("util.null", self._list)
        if isinstance(slot, Leaf):
            return flat[slot.index]
        contents = keyed_slots(slot)
        length = self._constant(len(contents))
        list_ = self._at.value("util.list.create", self._list, [length])
        self._at.op("util.list.resize", [list_, length])
        for i, (key, content) in enumerate(contents):
            if content is None:
                continue
            place = f"{name}[{key!r}]"
            element = self._content(content, flat, place)
            if isinstance(content, Leaf) and isinstance(element.type, ir.RankedTensorType):
                sizes = [
                    self._at.value("tensor.dim", ir.IndexType.get(), [element, self._constant(d)])
                    for d in dynamic_dimensions(element.type)
                ]
                values = self._plan.results
                properties = self._properties(values, content, place, "source_encoding")
                operands = [element, *sizes]
                element = self._at.value("hal.tensor.export", self._view, operands, properties)
            self._at.op("util.list.set", [list_, self._constant(i), element])
        return list_

    def _properties(
        self, values: Values, leaf: Leaf, name: str, encoding: str
    ) -> dict[str, ir.Attribute]:
        """Return the properties set by a flat value's attributes; ENCODING sets ``encoding``."""
        value = values.flat[leaf.index]
        type_ = value.type
        if self._plan.demote:
            type_ = ir.Type.parse(str(demote_type(Classifier()[type_])))
        properties = {"name": ir.StringAttr.get(name), encoding: ir.TypeAttr.get(type_)}
        if self._affinity is not None:
            properties["affinity"] = self._affinity
        names = {**_PROPERTIES, ENCODING: encoding}
        return properties | {
            names[key]: value.attributes[key] for key in names.keys() & value.attributes.keys()
        }

    def _constant(self, value: int) -> ir.Value:
        if value not in self._constants:
            self._constants[value] = self._at.constant(value)
        return self._constants[value]
