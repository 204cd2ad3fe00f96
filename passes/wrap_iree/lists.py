"""Unpacks VM lists into flat values, and packs flat values into VM lists.

A list holds a tensor as a buffer view, and any other value as itself.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from mlir_abi.bindings import ir
from mlir_abi.dialect_attrs.attribute_names import AFFINITY, CONSUME, ENCODING
from mlir_abi.dialect_attrs.iree.demotion import demote_type
from mlir_abi.dialect_attrs.structure import Leaf
from mlir_abi.passes.support.attributes import ARGUMENT_NAME
from mlir_abi.passes.support.classify import Classifier
from mlir_abi.passes.wrap_iree.operations import Operations
from mlir_abi.passes.wrap_iree.plan import Side, Slot, slots

_PROPERTIES = {ARGUMENT_NAME: "name", CONSUME: "consume", AFFINITY: "affinity"}
"""The properties of ``hal.tensor.import`` and ``export`` that IREE sets from attributes."""


@dataclass(frozen=True)
class Lists:
    """Unpacks or packs the lists of ``side``, at the end of one block.

    ``affinity`` is that of tensors without an affinity of their own. A tensor in a list is named by
    its position, ``input0['weights'][1]``, which the runtime prints if the type is wrong. With
    ``demote``, a buffer view has ``f32`` for ``f64``: iree-compile converts the tensor only.
    """

    operations: Operations
    side: Side
    affinity: ir.Attribute | None
    demote: bool

    def unpack(self, arguments: Sequence[ir.Value]) -> list[ir.Value]:
        """Return the flat values in ``arguments``, the contents of the slots."""
        flat: dict[int, ir.Value] = {}
        for i, (slot, argument) in enumerate(zip(self.side.slots, arguments, strict=True)):
            flat.update(self._leaves(slot, argument, f"input{i}"))
        return [flat[i] for i in range(len(self.side.types))]

    def pack(self, flat: Sequence[ir.Value]) -> list[ir.Value]:
        """Return the contents of the slots."""
        return [self._content(slot, flat, f"output{i}") for i, slot in enumerate(self.side.slots)]

    def _leaves(self, slot: Slot, value: ir.Value, name: str) -> Iterator[tuple[int, ir.Value]]:
        """Yield each flat value in ``value``, the content of ``slot``, after its number."""
        if isinstance(slot, Leaf):
            yield slot.index, value
            return
        operations = self.operations
        for i, (key, content) in enumerate(slots(slot)):
            if content is None:
                continue
            place = f"{name}[{key!r}]"
            type_ = self.side.types[content.index] if isinstance(content, Leaf) else operations.list
            if isinstance(content, Leaf) and isinstance(type_, ir.RankedTensorType):
                view = operations.get(value, i, operations.view)
                properties = self._properties(content, place, "target_encoding")
                element = operations.import_tensor(view, type_, properties)
            else:
                element = operations.get(value, i, type_)
            yield from self._leaves(content, element, place)

    def _content(self, slot: Slot, flat: Sequence[ir.Value], name: str) -> ir.Value:
        """Return the flat value or the list for ``slot``."""
        if slot is None:
            return self.operations.null_list()
        if isinstance(slot, Leaf):
            return flat[slot.index]
        contents = slots(slot)
        list_ = self.operations.new_list(len(contents))
        for i, (key, content) in enumerate(contents):
            if content is None:
                continue
            place = f"{name}[{key!r}]"
            element = self._content(content, flat, place)
            if isinstance(content, Leaf) and isinstance(element.type, ir.RankedTensorType):
                properties = self._properties(content, place, "source_encoding")
                element = self.operations.export_tensor(element, properties)
            self.operations.set(list_, i, element)
        return list_

    def _properties(self, leaf: Leaf, name: str, encoding: str) -> dict[str, ir.Attribute]:
        """Return the properties set by a flat value's attributes; ENCODING sets ``encoding``."""
        type_ = self.side.types[leaf.index]
        if self.demote:
            type_ = ir.Type.parse(str(demote_type(Classifier()(type_))))
        properties = {"name": ir.StringAttr.get(name), encoding: ir.TypeAttr.get(type_)}
        if self.affinity is not None:
            properties["affinity"] = self.affinity
        names = {**_PROPERTIES, ENCODING: encoding}
        attributes = self.side.attributes[leaf.index]
        return properties | {
            names[key]: attributes[key] for key in names.keys() & attributes.keys()
        }
