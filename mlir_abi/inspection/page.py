"""Functions as one HTML page that needs no script and no other file, on a screen of any width."""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator
from typing import Any
from xml.etree.ElementTree import Element, tostring

from mlir_abi.dialect_attrs.layout.memref_descriptor import Field
from mlir_abi.dialect_attrs.reflection.record import FunctionReflection
from mlir_abi.dialect_attrs.reflection.text import printable
from mlir_abi.inspection.json_description import (
    Slot,
    as_object,
    calling_summary,
    nests,
    parameters,
    type_and_sizes,
)
from mlir_abi.runtime.c_header.definition import CTypeError
from mlir_abi.runtime.c_header.names import Names
from mlir_abi.runtime.c_header.prototypes import prototype

_STYLE = """
:root { color-scheme: light dark; --line: #d0d7de; --soft: #f6f8fa; --dim: #59636e;
  --pointer: #ddf4ff; --integer: #fff8c5; --flag: #dafbe1;
  --type: #0550ae; }
@media (prefers-color-scheme: dark) { :root { --line: #3d444d; --soft: #151b23; --dim: #9198a1;
  --pointer: #0c2d4d; --integer: #3b2e0a; --flag: #12361f;
  --type: #79c0ff; } }
body { max-width: 72rem; margin: 0 auto; padding: 1rem; line-height: 1.5;
  overflow-wrap: anywhere; font-family: system-ui, sans-serif; background: Canvas; }
code, pre { font-family: ui-monospace, monospace; font-size: .875rem; }
pre { white-space: pre-wrap; margin: 0; padding: .75rem; background: var(--soft);
  border: 1px solid var(--line); border-radius: .4rem; }
nav ul { columns: 16rem; max-height: 14rem; overflow: auto; padding-left: 1.2rem; }
section { border-top: 1px solid var(--line); margin-top: 2rem; }
h3 { margin: 1.5rem 0 .5rem; font-size: 1rem; }
p { margin: .5rem 0; }
small, .summary, .comment, th { color: var(--dim); font-weight: normal; }
small, .flag { white-space: nowrap; }
.tree .type { display: inline-block; max-width: 100%; }
.type { color: var(--type); }
.comment { font-size: .875rem; padding-left: 1.25rem; }
.flag { background: var(--flag); border-radius: .3rem; padding: 0 .35rem; font-size: .8rem; }
ul.tree, .tree ul { list-style: none; margin: 0; padding-left: 1.25rem; }
.tree ul { border-left: 1px solid var(--line); }
ul.tree { padding-left: 0; }
.tree li { padding: .1rem 0; }
.tree li > :not(:first-child) { margin-left: .5rem; }
.tree li > details > ul { margin-left: .3rem; }
summary { cursor: pointer; }
.beside { display: grid; gap: 1rem;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 26rem), 1fr)); align-items: start; }
table { border-collapse: collapse; width: 100%; font-size: .875rem; }
table code { font-size: .8125rem; }
td, th { text-align: left; vertical-align: top; padding: .25rem .75rem .25rem 0;
  border-bottom: 1px solid var(--line); }
th, td:last-child { overflow-wrap: normal; }
ol.bytes { list-style: none; padding: 0; margin: .25rem 0 1rem; display: grid; gap: 2px;
  grid-template-columns: repeat(auto-fill, minmax(5.5rem, 1fr)); }
.bytes li { border: 1px solid var(--line); border-radius: .3rem; padding: .25rem .4rem;
  font-size: .8rem; background: var(--soft); }
.bytes .pointer { background: var(--pointer); }
.bytes .integer { background: var(--integer); }
.bytes b { display: block; font: .75rem ui-monospace, monospace; }
dd { margin: .25rem 0 .5rem; }
.said { border: 0; background: none; }
"""


def as_html(functions: Iterable[FunctionReflection], title: str) -> str:
    """The page of ``functions``; all text in it is escaped."""
    sections = [
        _element("section", *_function(function, as_object(function)), id=f"f{i}")
        for i, function in enumerate(functions)
    ]
    names = [section.findtext("h2") or "" for section in sections]
    links = [
        _element("li", _element("a", _element("code", name), href=f"#f{i}"))
        for i, name in enumerate(names)
    ]
    page = _element(
        "html",
        _element(
            "head",
            _element("meta", charset="utf-8"),
            _element("meta", name="viewport", content="width=device-width, initial-scale=1"),
            _element("title", title),
            _element("style", _STYLE),
        ),
        _element(
            "body",
            _element("h1", title),
            *([_element("nav", _element("ul", *links))] if len(links) > 1 else []),
            *sections,
        ),
        lang="en",
    )
    return f"<!DOCTYPE html>\n{tostring(page, 'unicode', method='html')}\n"


def _function(function: FunctionReflection, described: dict[str, Any]) -> Iterator[Element]:
    """What is known of one function, from its name to the details."""
    yield _element("h2", printable(function.name) or "(no name)")
    yield _element("pre", described["text"])
    yield _element("p", calling_summary(described), class_="summary")
    yield _element("h3", "Arguments and results")
    yield _element("ul", *_trees(function, described), class_="tree")
    if described["wrapper"]:
        yield _element("h3", "C wrapper")
        yield _element(
            "div", _parameters(described["wrapper"]), _prototype(function), class_="beside"
        )
    if described["descriptors"]:
        yield _element("h3", "Memref descriptors, each field at its byte")
    same_layout: dict[str, list[dict[str, Any]]] = {}
    for descriptor in described["descriptors"]:
        same_layout.setdefault(str(descriptor["fields"]), []).append(descriptor)
    for descriptors in same_layout.values():
        types = ", ".join(descriptor["type"] for descriptor in descriptors)
        size = f": {descriptors[0]['size']} bytes"
        yield _element("p", _element("code", types, class_="type"), size)
        yield _element("ol", *_bytes(descriptors[0]), class_="bytes")
    yield _element("h3", "Signatures")
    signatures = dict(described["signatures"])
    if described["tvm_ffi"]:
        schema = json.dumps(described["tvm_ffi"]["type_schema"])
        signatures[described["tvm_ffi"]["symbol"]] = {"text": None, "description": schema}
    yield _element("dl", *(item for pair in signatures.items() for item in _signature(*pair)))


def _trees(function: FunctionReflection, described: dict[str, Any]) -> Iterator[Element]:
    arguments, result = nests(function, described)
    yield _element("li", _folding(f"arguments: {len(arguments)}", arguments))
    if result.kind != "None":
        yield _node(result)


def _node(slot: Slot) -> Element:
    """A slot of a nest: its value, or the slots in it, which can be folded away."""
    if slot.value is not None:
        name = _element("code", f"{slot.name}:")
        type_ = _element("code", type_and_sizes(slot.value), class_="type")
        flags = [key for key, value in slot.value.items() if value is True]
        shown = [_element("span", flag, class_="flag") for flag in flags]
        return _element("li", name, type_, _element("small", slot.kind), *shown)
    if slot.kind == "None":
        return _element("li", _element("code", f"{slot.name}:"), _element("small", "None"))
    return _element("li", _folding(f"{slot.name}: {slot.kind}", slot.slots))


def _folding(title: str, slots: list[Slot]) -> Element:
    heading = _element("summary", _element("code", title))
    return _element("details", heading, _element("ul", *map(_node, slots)), open="")


def _parameters(wrapper: dict[str, Any]) -> Element:
    heads = [_element("th", head) for head in ("C parameter", "type", "passed")]
    rows = [
        [
            _element("td", _element("code", label)),
            _element("td", _element("code", type_)),
            _element("td", passed),
        ]
        for label, type_, passed in parameters(wrapper)
    ]
    return _element("table", *(_element("tr", *cells) for cells in (heads, *rows)))


def _prototype(function: FunctionReflection) -> Element:
    """The prototype that `abi-header` writes, then its comment; or why there is none."""
    assert function.convention is not None
    try:
        _, text = prototype(function.flattened, function.convention, "", Names())
    except CTypeError as error:
        return _element("p", f"C cannot declare it: {error}")
    struct, _, rest = text.partition("/* ")
    comment, _, declaration = rest.partition("*/\n")
    declared = _element("pre", f"{struct}{declaration}".rstrip())
    lines = [line.lstrip(" *") for line in comment.splitlines()[1:]]
    said = _element("ul", *(_element("li", line) for line in lines if line), class_="comment")
    return _element("div", declared, said)


def _bytes(descriptor: dict[str, Any]) -> Iterator[Element]:
    """A box for each field, for each item of an array, and for padding."""
    fields = [Field(**field) for field in descriptor["fields"]]
    unit = min(field.size for field in fields)
    end = 0
    for field in fields:
        if field.offset > end:
            yield _box("padding", end, "padding", 1)
        kind = "pointer" if field.is_pointer else "integer"
        for i in range(1 if field.count is None else field.count):
            name = field.name if field.count is None else f"{field.name}[{i}]"
            end = field.offset + i * field.size
            yield _box(name, end, kind, min(field.size // unit, 4))
        end += field.size
    if end < descriptor["size"]:
        yield _box("padding", end, "padding", 1)


def _box(name: str, offset: int, kind: str, columns: int) -> Element:
    wide = {"style": f"grid-column: span {columns}"} if columns > 1 else {}
    return _element("li", _element("b", name), str(offset), class_=kind, **wide)


def _signature(name: str, signature: dict[str, str | None]) -> Iterator[Element]:
    yield _element("dt", _element("code", name))
    if signature["text"] is not None:
        yield _element("dd", _element("pre", signature["text"]))
    yield _element(
        "dd", _element("pre", (signature["description"] or "").rstrip("\n"), class_="said")
    )


def _element(tag: str, *children: Element | str, **attributes: str) -> Element:
    """An element; text in it is shown as it is, without what a terminal or a page obeys."""
    element = Element(tag, {name.rstrip("_"): value for name, value in attributes.items()})
    for child in children:
        if isinstance(child, Element):
            element.append(child)
        else:
            text = "\n".join(map(printable, child.split("\n")))
            if len(element):
                element[-1].tail = text
            else:
                element.text = text
    return element
