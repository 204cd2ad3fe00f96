"""The steps that all ``abi-attach`` passes take with the functions of a module."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import NamedTuple, TypeVar

from mlir_abi.bindings import ir
from mlir_abi.dialect_attrs.attribute_names import DECLARATION
from mlir_abi.dialect_attrs.function import FunctionSignature
from mlir_abi.passes.support.attach_plan import AttachOptions, AttachPlan, plan_for
from mlir_abi.passes.support.attributes import Entries, reflection_attribute
from mlir_abi.passes.support.declaration import declaration_tail, declaration_text
from mlir_abi.passes.support.diagnostics import Errors, PassError, for_each
from mlir_abi.passes.support.functions import functions, is_exported
from mlir_abi.passes.support.gc_pause import gc_paused
from mlir_abi.passes.support.signature_format import Warnings
from mlir_abi.passes.support.signatures import FunctionSignatures, SignatureKey, signature_key
from mlir_abi.passes.support.symbols import Symbols

T = TypeVar("T")


class _Group(NamedTuple):
    """Functions with the same signature, and the signature that their declarations show."""

    functions: list[ir.Operation]
    signature: FunctionSignature
    declared: FunctionSignature
    options: AttachOptions


@gc_paused()
def attach(module: ir.Operation, options: AttachOptions) -> None:
    """Attach the signature of every exported function; raises `PassError`, having changed nothing.

    Each step takes all functions before the next step begins, which is faster than all steps for
    one function after the other: 1.8 times for 10,000 functions with different signatures.
    """
    errors, warnings = Errors(), Warnings()
    plans: list[tuple[_Group, AttachPlan]] = []
    changes: list[tuple[ir.Operation, AttachPlan, Entries]] = []

    def plan(group: _Group) -> None:
        found = _for_all(group.functions, lambda f: plan_for(f, group.signature, group.options))
        if found.attributes or found.removed:
            plans.append((group, found))

    def prepare(item: tuple[_Group, AttachPlan]) -> None:
        group, plan = item
        warnings.add(group.functions, group.signature, plan.occurrences)
        tail = _tail(group)

        def add(function: ir.Operation) -> None:
            changes.append((function, plan, _attributes(function, plan, tail)))

        for_each(group.functions, add)

    errors.for_each(_groups(module, options, errors), plan)
    errors.for_each(plans, prepare)
    errors.check()
    warnings.emit()
    for function, found, attributes in changes:
        found.apply(function, attributes, options.placement)


def _groups(module: ir.Operation, options: AttachOptions, errors: Errors) -> list[_Group]:
    """Return the exported functions of ``module``.

    A wrapper of ``abi-wrap-iree`` gets the signature of the function that it calls, in IREE's
    format only: the other formats cannot describe how a wrapper is called.
    """
    signatures, symbols = FunctionSignatures(), Symbols()
    for_wrappers = replace(options, formats=[f for f in options.formats if f.declared is not None])
    by_key: dict[SignatureKey, list[ir.Operation]] = {}
    wrappers: list[tuple[ir.Operation, ir.Operation]] = []
    groups: list[_Group] = []

    def describe(item: tuple[SignatureKey, list[ir.Operation]]) -> None:
        key, group = item
        signature = _for_all(group, lambda function: signatures.compute(function, key))
        groups.append(_Group(group, signature, signature, options))

    def describe_wrapper(item: tuple[ir.Operation, ir.Operation]) -> None:
        wrapper, wrapped = item
        described, declared = signatures.of(wrapped), signatures.of(wrapper)
        groups.append(_Group([wrapper], described, declared, for_wrappers))

    for function in filter(is_exported, functions(module)):
        wrapped = symbols.wrapped(function)
        if wrapped is None:
            by_key.setdefault(signature_key(function), []).append(function)
        else:
            wrappers.append((function, wrapped))
    errors.for_each(by_key.items(), describe)
    errors.for_each(wrappers, describe_wrapper)
    return groups


def _for_all(functions: list[ir.Operation], action: Callable[[ir.Operation], T]) -> T:
    """Return what ``action`` returns for the first function; if it fails, report each function."""
    try:
        return action(functions[0])
    except PassError:
        for_each(functions, action)
        raise


def _tail(group: _Group) -> str | None:
    """Return the part of the declaration that the functions share, if a format writes one."""
    for format_ in group.options.formats:
        if format_.declared is not None:
            return declaration_tail(group.functions[0], format_.declared(group.declared))
    return None


def _attributes(function: ir.Operation, plan: AttachPlan, tail: str | None) -> Entries:
    """Return the attributes of ``function``; raises `PassError` if they cannot be written."""
    if tail is None:
        reflection_attribute(function)
        return plan.attributes
    text = declaration_text(function, tail)
    return {**plan.attributes, DECLARATION: ir.StringAttr.get(text)}
