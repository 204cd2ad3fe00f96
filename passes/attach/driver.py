"""The steps that all ``abi-attach`` passes take with the functions of a module."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import partial
from typing import NamedTuple

from mlir_abi.bindings import ir
from mlir_abi.dialect_attrs.attribute_names import DECLARATION
from mlir_abi.dialect_attrs.function import FunctionSignature
from mlir_abi.passes.support.attach_plan import AttachPlan, warn_of
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
    changes: list[tuple[AttachPlan, list[Entries]]] = []
    for group in _groups(module, formats, errors):
        plan = AttachPlan(group.functions, group.described)
        plan.encode(group.formats, errors)
        changes.append((plan, errors.map(group.functions, partial(_declaration, group.declared))))
    errors.check()
    warn_of([plan for plan, _ in changes])
    for plan, declarations in changes:
        for function, declaration in zip(plan.functions, declarations, strict=True):
            plan.apply(function, declaration, placement)


class _Group(NamedTuple):
    """Functions with one signature, and what is attached to them.

    ``declared`` is their declaration without the name, None if none is attached.
    """

    functions: list[ir.Operation]
    described: FunctionSignature
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
            yield _Group(alike, signature, formats, declared)
    if iree is None:
        return
    for wrapper, callee in wrappers:
        both = errors.map((callee, wrapper), signatures.of)
        if len(both) == 2:
            described, signature = both
            yield _Group([wrapper], described, [iree], iree.declared(wrapper, signature))


def _declaration(declared: str | None, function: ir.Operation) -> Entries:
    """Return what declares ``function``; raises `PassError` if its entries are no dictionary."""
    if declared is None:
        reflection_attribute(function)
        return {}
    return {DECLARATION: ir.StringAttr.get(declaration_text(function, declared))}
