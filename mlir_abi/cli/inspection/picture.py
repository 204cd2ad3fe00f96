"""The lines, trees and tables in which people see a function.

All text is printable: nothing in it would be obeyed by a terminal, and a line end is one of ours.
"""

from __future__ import annotations

import json
from dataclasses import dataclass

from mlir_abi.cli.inspection.view import FlatValue, FunctionView
from mlir_abi.dialect_attrs.reflection.labels import slot_name
from mlir_abi.dialect_attrs.reflection.text import printable
from mlir_abi.dialect_attrs.structure import (
    Dict,
    Leaf,
    Mixed,
    Node,
    Sequence,
    keyword_slots,
    positional_slots,
)

__all__ = ["Branch", "Picture", "Table", "picture"]


@dataclass(frozen=True, slots=True)
class Table:
    """Rows of as many cells as there are columns; a cell may have several lines."""

    columns: tuple[str, ...]
    rows: tuple[tuple[str, ...], ...]


@dataclass(frozen=True, slots=True)
class Branch:
    """A node of a structure."""

    label: str
    children: tuple[Branch, ...] = ()


@dataclass(frozen=True, slots=True)
class Picture:
    """A function: its signature, how it is reached, its nested values, and tables."""

    name: str
    signature: str
    reached: str
    structure: tuple[Branch, ...]
    tables: tuple[Table, ...]


def picture(view: FunctionView) -> Picture:
    """All that is shown of a function; tables without rows are left out."""
    tables = _values(view), _signatures(view), _wrapper(view), _descriptors(view)
    return Picture(
        printable(view.function.name),
        str(view.function),
        _reached(view),
        (*_arguments(view), *_results(view)),
        tuple(table for table in tables if table.rows),
    )


def _reached(view: FunctionView) -> str:
    function, convention = view.function, view.function.convention
    said = ["called by the module, given by others"] if function.kind == "import" else []
    if convention is None:
        said.append("no C wrapper")
    else:
        said.append(f"C wrapper {convention.wrapper}")
        said.append(f"c-abi={convention.c_abi}, index of {convention.index_bits} bits")
    if function.allocator is not None:
        said.append(f"results allocated by {function.allocator}")
    return printable("; ".join(said))


def _arguments(view: FunctionView) -> list[Branch]:
    """The tree of the arguments; none where each is a single value that is given by position."""
    root = view.function.called.signature.input_structure
    values = [each.value for each in view.given]
    slots, keywords = positional_slots(root), keyword_slots(root)
    if not keywords and all(isinstance(slot, Leaf) for slot in slots):
        return []
    branches = [
        _branch(slot_name(slot, values) or str(i), slot, view.given, "list")
        for i, slot in enumerate(slots)
    ]
    branches += [_branch(f"{name} (keyword)", node, view.given, "list") for name, node in keywords]
    return [Branch("arguments", tuple(branches))]


def _results(view: FunctionView) -> list[Branch]:
    root = view.function.called.signature.result_structure
    assert not isinstance(root, Mixed)  # results have no keywords
    if root is None or isinstance(root, Leaf):
        return []
    return [_branch("results", root, view.got, "tuple")]


def _branch(key: str, node: Node | None, values: list[FlatValue], sequence: str) -> Branch:
    """The tree of ``node``, whose leaves number ``values``; a list is called ``sequence``."""
    key = printable(key)
    match node:
        case None:
            return Branch(f"{key}: None")
        case Leaf(index):
            return Branch(f"{key}: {values[index].kind} #{values[index].number}")
        case Dict(items):
            children: list[tuple[str, Node | None]] = [
                (json.dumps(name, ensure_ascii=False), child) for name, child in items
            ]
            label = f"{key}: dict"
        case Sequence():
            children = [(str(i), child) for i, child in enumerate(positional_slots(node))]
            label = f"{key}: {sequence}"
    return Branch(label, tuple(_branch(name, child, values, sequence) for name, child in children))


def _values(view: FunctionView) -> Table:
    rows = [
        (
            f"{each.kind} #{each.number}",
            printable(each.label),
            printable(str(each.value.type)),
            " ".join(each.value.flags),
        )
        for each in view.values
    ]
    return Table(("value", "name", "type", "flags"), tuple(rows))


def _signatures(view: FunctionView) -> Table:
    rows = []
    for key, text, meaning in view.signatures:
        lines = list(map(printable, meaning.rstrip("\n").split("\n")))
        rows.append((key, "\n".join([printable(text or "none:"), *lines])))
    return Table(("attribute", "text, and what it says"), tuple(rows))


def _wrapper(view: FunctionView) -> Table:
    rows = [tuple(map(printable, each)) for each in view.parameters]
    if view.returned is not None:
        rows.append(("returned", printable(view.returned), "by value"))
    return Table(("C parameter", "type", "passed"), tuple(rows))


def _descriptors(view: FunctionView) -> Table:
    rows = [
        (printable(str(type_)), str(layout.size), ", ".join(map(str, layout.fields)))
        for type_, layout in view.descriptors
    ]
    return Table(("descriptor of", "bytes", "fields, each at its byte"), tuple(rows))
