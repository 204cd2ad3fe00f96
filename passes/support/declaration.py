"""``iree.abi.declaration``: a function as IREE prints it for people.

IREE's compiler writes one for every function it exports (``formatSourceDeclaration`` in its
``WrapEntryPoints.cpp``); this is the same text, so that the two agree::

    sync func @f(%input0: tensor<4xf32>) -> (%output0: tensor<4xf32>)
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from mlir_abi.bindings import ir
from mlir_abi.dialect_attrs.attribute_names import DECLARATION
from mlir_abi.dialect_attrs.function import FunctionSignature
from mlir_abi.dialect_attrs.types import ValueType
from mlir_abi.passes.support.attributes import (
    ARGUMENT_NAME,
    COARSE_FENCES,
    MODEL,
    reflection_attribute,
    string,
    symbol_name,
)


def is_ours(declaration: str) -> bool:
    """Whether the text has this form; any other is the user's own and is kept."""
    return declaration.startswith(("sync func @", "async func @"))


def of(function: ir.Operation, tail_: str) -> str:
    """The declaration of ``function``: what the user wrote, else the name before `tail`.

    ``async`` is a ``util.func`` whose ``iree.abi.model`` asks for fences: IREE loses the model of a
    ``func.func``. Raises `PassError` for an ``iree.reflection`` that is no dictionary.
    """
    attributes = function.attributes
    for source in (attributes, reflection_attribute(function)):
        if source is not None and DECLARATION in source:
            written = string(source[DECLARATION])
            if written is not None and not is_ours(written):
                return written
    model = string(attributes[MODEL]) if MODEL in attributes else None
    fences = function.name == "util.func" and model == COARSE_FENCES
    kind = "async" if fences else "sync"
    return f"{kind} func @{symbol_name(function)}{tail_}"


def tail(function: ir.Operation, signature: FunctionSignature) -> str:
    """``(%input0: tensor<4xf32>) -> (%output0: tensor<4xf32>)``: all but the name of ``function``.

    Names come from ``iree.abi.name``; every other attribute of an argument or result is shown.
    """
    attributes = function.attributes
    inputs = _values("input", signature.inputs, attributes.get("arg_attrs"))
    return f"({inputs}) -> ({_values('output', signature.results, attributes.get('res_attrs'))})"


def _values(prefix: str, types: Sequence[ValueType], attrs: Sequence[ir.DictAttr] | None) -> str:
    if attrs is None:
        return ", ".join([f"%{prefix}{i}: {type_!s}" for i, type_ in enumerate(types)])
    return ", ".join(
        f"%{_name(attrs[i], f'{prefix}{i}')}: {type_}{_braced(attrs[i])}"
        for i, type_ in enumerate(types)
    )


def _name(attributes: ir.DictAttr, default: str) -> str:
    given = string(attributes[ARGUMENT_NAME]) if ARGUMENT_NAME in attributes else None
    return default if given is None else given


def _braced(attributes: Iterable[ir.NamedAttribute]) -> str:
    shown = [f"{a.name} = {a.attr}" for a in attributes if a.name != ARGUMENT_NAME]
    return f" {{{', '.join(shown)}}}" if shown else ""
