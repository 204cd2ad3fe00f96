"""Functions as one HTML page that needs no script and no other file, on a screen of any width."""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator
from html import escape
from pathlib import Path
from string import Template
from typing import Any

from mlir_abi.dialect_attrs.layout.c_interface import Field
from mlir_abi.dialect_attrs.layout.c_names import Names
from mlir_abi.dialect_attrs.reflection.record import FunctionReflection
from mlir_abi.dialect_attrs.reflection.text import printable
from mlir_abi.inspection.json_description import (
    Slot,
    as_object,
    calling_summary,
    nests,
    parameters,
    plain_c_parameters,
    type_and_sizes,
)
from mlir_abi.runtime.c_header.definition import CTypeError
from mlir_abi.runtime.c_header.plain import plain_prototype
from mlir_abi.runtime.c_header.prototypes import prototype

_PAGE = Template(Path(__file__).with_suffix(".html").read_text("utf-8"))


def as_html(functions: Iterable[FunctionReflection], title: str) -> str:
    """The page of ``functions``; `_text` escapes all text in it."""
    links, sections = [], []
    for i, function in enumerate(functions):
        name = _text(printable(function.name)) or "(no name)"
        links.append(f'<li><a href="#f{i}"><code>{name}</code></a></li>')
        content = "".join(_function(function, as_object(function)))
        sections.append(f'<section id="f{i}"><h2>{name}</h2>{content}</section>')
    navigation = f"<nav><ul>{''.join(links)}</ul></nav>" if len(links) > 1 else ""
    return _PAGE.substitute(title=_text(title), navigation=navigation, sections="".join(sections))


def _function(function: FunctionReflection, described: dict[str, Any]) -> Iterator[str]:
    """What is known of one function, from its text to the details."""
    yield f"<pre>{_text(described['text'])}</pre>"
    yield f'<p class="summary">{_text(calling_summary(described))}</p>'
    arguments, result = nests(function, described)
    all_arguments = _folding(f"arguments: {len(arguments)}", arguments)
    shown_result = "" if result.kind == "None" else _node(result)
    yield "<h3>Arguments and results</h3>"
    yield f'<ul class="tree"><li>{all_arguments}</li>{shown_result}</ul>'
    if described["wrapper"]:
        rows = _table(("C parameter", "type", "passed"), parameters(described["wrapper"]))
        yield f'<h3>C wrapper</h3><div class="beside">{rows}{_prototype(function)}</div>'
    if described["plain_c"]:
        columns = ("plain C parameter", "role", "passed")
        rows = _table(columns, plain_c_parameters(described["plain_c"]))
        yield f'<h3>Plain C function</h3><div class="beside">{rows}{_plain_c(function)}</div>'
    if described["descriptors"]:
        yield "<h3>Memref descriptors, each field at its byte</h3>"
    same_layout: dict[str, list[dict[str, Any]]] = {}
    for descriptor in described["descriptors"]:
        same_layout.setdefault(str(descriptor["fields"]), []).append(descriptor)
    for descriptors in same_layout.values():
        types = _text(", ".join(descriptor["type"] for descriptor in descriptors))
        yield f'<p><code class="type">{types}</code>: {descriptors[0]["size"]} bytes</p>'
        yield f'<ol class="bytes">{"".join(_bytes(descriptors[0]))}</ol>'
    yield "<h3>Signatures</h3><dl>"
    for name, signature in described["signatures"].items():
        shown = [] if signature["text"] is None else [f"<pre>{_text(signature['text'])}</pre>"]
        yield _signature(name, *shown, _said(signature["description"]))
    if tvm_ffi := described["tvm_ffi"]:
        yield _signature(tvm_ffi["symbol"], _said(json.dumps(tvm_ffi["type_schema"])))
    yield "</dl>"


def _folding(title: str, slots: list[Slot]) -> str:
    items = "".join(map(_node, slots))
    return (
        f'<details open=""><summary><code>{_text(title)}</code></summary><ul>{items}</ul></details>'
    )


def _node(slot: Slot) -> str:
    """A slot of a nest: its value, or the slots in it, which can be folded away."""
    if slot.kind in ("dict", "list", "tuple"):
        return f"<li>{_folding(f'{slot.name}: {slot.kind}', slot.slots)}</li>"
    type_, flags = "", []
    if slot.value is not None:
        type_ = f'<code class="type">{_text(type_and_sizes(slot.value))}</code>'
        flags = [flag for flag, value in slot.value.items() if value is True]
    shown = "".join(f'<span class="flag">{flag}</span>' for flag in flags)
    return f"<li><code>{_text(slot.name)}:</code>{type_}<small>{slot.kind}</small>{shown}</li>"


def _table(columns: tuple[str, str, str], rows: Iterable[tuple[str, ...]]) -> str:
    head = "".join(f"<th>{each}</th>" for each in columns)
    body = "".join(
        f"<tr><td><code>{_text(label)}</code></td><td><code>{_text(kind)}</code></td>"
        f"<td>{passed}</td></tr>"
        for label, kind, passed in rows
    )
    return f"<table><tr>{head}</tr>{body}</table>"


def _prototype(function: FunctionReflection) -> str:
    """The prototype that `abi-header` writes, then its comment; or why there is none."""
    assert function.convention is not None
    try:
        _, text = prototype(function.flattened, function.convention, "", Names())
    except CTypeError as error:
        return f"<p>C cannot declare it: {_text(str(error))}</p>"
    struct, _, rest = text.partition("/* ")
    comment, _, declaration = rest.partition("*/\n")
    lines = [line.lstrip(" *") for line in comment.splitlines()[1:]]
    said = "".join(f"<li>{_text(line)}</li>" for line in lines if line)
    declared = _text(f"{struct}{declaration}".rstrip())
    return f'<div><pre>{declared}</pre><ul class="comment">{said}</ul></div>'


def _plain_c(function: FunctionReflection) -> str:
    """What `abi-header` writes of the plain C function, or why there is nothing."""
    try:
        _, text = plain_prototype(function, "")
    except CTypeError as error:
        return f"<p>C cannot declare it: {_text(str(error))}</p>"
    return f"<pre>{_text(text.rstrip())}</pre>"


def _bytes(descriptor: dict[str, Any]) -> Iterator[str]:
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


def _box(name: str, offset: int, kind: str, columns: int) -> str:
    style = f' style="grid-column: span {columns}"' if columns > 1 else ""
    return f'<li class="{kind}"{style}><b>{name}</b>{offset}</li>'


def _signature(name: str, *shown: str) -> str:
    return f"<dt><code>{_text(name)}</code></dt>{''.join(f'<dd>{each}</dd>' for each in shown)}"


def _said(description: str) -> str:
    text = _text(description.rstrip("\n"))
    return f'<pre class="said">{text}</pre>'


def _text(text: str) -> str:
    """``text`` as the page shows it, without what a browser or a terminal obeys."""
    return escape("\n".join(map(printable, text.split("\n"))), quote=False)
