"""The steps that all ``abi-attach`` passes take with the functions of a module."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import partial
from typing import NamedTuple

from mlir_abi.bindings import ir
from mlir_abi.dialect_attrs.attribute_names import DECLARATION
from mlir_abi.passes.support.attach_plan import AttachPlan, encode, warn_of
from mlir_abi.passes.support.attributes import (
    Entries,
    Placement,
    declaration_text,
    reflection_attribute,
)
from mlir_abi.passes.support.diagnostics import Errors, PassError
from mlir_abi.passes.support.functions import functions, is_exported
from mlir_abi.passes.support.iree_format import IreeFormat
from mlir_abi.passes.support.signature_format import SignatureFormat
from mlir_abi.passes.support.signatures import FunctionSignatures, SignatureKey, signature_key
from mlir_abi.passes.support.symbols import Symbols


def attach(module: ir.Operation, formats: Sequence[SignatureFormat], placement: Placement) -> None:
    """Attach the signature of every exported function; raises `PassError`, having changed nothing.

    A wrapper of ``abi-wrap-iree`` gets the signature of the function that it calls, in IREE's
    format only: the other formats cannot describe how a wrapper is called.
    """
    errors = Errors()
    groups = list(_groups(module, formats, errors))
    # One format after the other, so that its code stays in the processor's caches: signature by
    # signature takes a third longer for 10,000 of them.
    for format_ in formats:
        encode(format_, [group.plan for group in groups if format_ in group.formats], errors)
    pairs = [(group, function) for group in groups for function in group.plan.functions]
    declarations = errors.map(pairs, _declaration)
    errors.check()
    warn_of([group.plan for group in groups])
    for (group, function), declaration in zip(pairs, declarations, strict=True):
        group.plan.apply(function, declaration, placement)


class _Group(NamedTuple):
    """Functions with one signature, and the formats in which it is attached.

    ``declared`` is their declaration without the name, None if none is attached.
    """

    plan: AttachPlan
    formats: Sequence[SignatureFormat]
    declared: str | None


def _groups(
    module: ir.Operation, formats: Sequence[SignatureFormat], errors: Errors
) -> Iterator[_Group]:
    """Yield the exported functions by their signature, then each wrapper by itself."""
    symbols, signatures = Symbols(), FunctionSignatures()
    by_signature: dict[SignatureKey, list[ir.Operation]] = {}
    wrappers: list[tuple[ir.Operation, ir.Operation]] = []
    for function in filter(is_exported, functions(module)):
        wrapped = symbols.wrapped(function)
        if wrapped is None:
            by_signature.setdefault(signature_key(function), []).append(function)
        else:
            wrappers.append((function, wrapped))
    iree = next((each for each in formats if isinstance(each, IreeFormat)), None)
    for key, alike in by_signature.items():
        try:
            signature = signatures.compute(alike[0], key)
        except PassError:
            errors.map(alike, partial(signatures.compute, key=key))
        else:
            declared = iree.declared(alike[0], signature) if iree else None
            yield _Group(AttachPlan(alike, signature), formats, declared)
    if iree is None:
        return
    for wrapper, callee in wrappers:
        both = errors.map((callee, wrapper), signatures.of)
        if len(both) == 2:
            described, signature = both
            declared = iree.declared(wrapper, signature)
            yield _Group(AttachPlan([wrapper], described), [iree], declared)


def _declaration(pair: tuple[_Group, ir.Operation]) -> Entries:
    """Return what declares a function; raises `PassError` if its entries are no dictionary."""
    group, function = pair
    if group.declared is None:
        reflection_attribute(function)
        return {}
    return {DECLARATION: ir.StringAttr.get(declaration_text(function, group.declared))}
