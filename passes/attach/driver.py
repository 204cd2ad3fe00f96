"""The steps that all ``abi-attach`` passes take with the functions of a module."""

from __future__ import annotations

from functools import partial
from typing import NamedTuple

from mlir_abi.bindings import ir
from mlir_abi.dialect_attrs.attribute_names import DECLARATION
from mlir_abi.dialect_attrs.function import FunctionSignature
from mlir_abi.passes.support.attach_plan import AttachOptions, AttachPlan, SignatureFormat, Warnings
from mlir_abi.passes.support.attributes import Entries, reflection_attribute
from mlir_abi.passes.support.declaration import declaration_tail, declaration_text
from mlir_abi.passes.support.diagnostics import Errors, PassError, for_each
from mlir_abi.passes.support.functions import functions, is_exported
from mlir_abi.passes.support.gc_pause import gc_paused
from mlir_abi.passes.support.signatures import FunctionSignatures, SignatureKey, signature_key
from mlir_abi.passes.support.symbols import Symbols


class _Described(NamedTuple):
    """Functions with one signature: their plan, and the signature that their declaration shows.

    A wrapper of ``abi-wrap-iree`` declares its own signature. Its plan has the signature of the
    function that it calls.
    """

    plan: AttachPlan
    own: FunctionSignature


@gc_paused()
def attach(module: ir.Operation, options: AttachOptions) -> None:
    """Attach the signature of every exported function; raises `PassError`, having changed nothing.

    A wrapper of ``abi-wrap-iree`` gets the signature of the function that it calls, in IREE's
    format only: the other formats cannot describe how a wrapper is called.
    """
    errors, warnings = Errors(), Warnings()
    declared = next((f.declared for f in options.formats if f.declared is not None), None)
    groups, wrappers = _read(module, errors)
    if declared is None:
        wrappers = []
    planned: list[tuple[ir.Operation, AttachPlan, str | None]] = []
    changes: list[tuple[ir.Operation, AttachPlan, Entries]] = []

    def encode(format_: SignatureFormat, described: _Described) -> None:
        described.plan.encode(format_, options)

    def declare(described: _Described) -> None:
        plan, own = described
        warnings.add(plan)
        tail = None if declared is None else declaration_tail(plan.functions[0], declared(own))
        for function in plan.functions:
            planned.append((function, plan, tail))

    def prepare(item: tuple[ir.Operation, AttachPlan, str | None]) -> None:
        function, plan, tail = item
        if tail is None:
            reflection_attribute(function)  # must be a dictionary
            changes.append((function, plan, {}))
        else:
            text = declaration_text(function, tail)
            changes.append((function, plan, {DECLARATION: ir.StringAttr.get(text)}))

    # Each step takes all functions before the next begins. For 10,000 functions with different
    # signatures, that takes a quarter less time than all steps for one function after the other.
    for format_ in options.formats:
        encoded = groups if format_.declared is None else [*groups, *wrappers]
        errors.for_each(encoded, partial(encode, format_))
    errors.for_each([*groups, *wrappers], declare)
    errors.for_each(planned, prepare)
    errors.check()
    warnings.emit()
    for function, plan, declaration in changes:
        plan.apply(function, declaration, options.placement)


def _read(module: ir.Operation, errors: Errors) -> tuple[list[_Described], list[_Described]]:
    """Return the exported functions of ``module``, then the wrappers; add to ``errors``."""
    signatures = FunctionSignatures()
    alike, wrapped = _exported(module)
    groups: list[_Described] = []
    wrappers: list[_Described] = []

    def read(item: tuple[SignatureKey, list[ir.Operation]]) -> None:
        key, functions = item
        try:
            signature = signatures.compute(functions[0], key)
        except PassError:
            for_each(functions, lambda f: signatures.compute(f, key))
        else:
            groups.append(_Described(AttachPlan(functions, signature), signature))

    def read_wrapper(item: tuple[ir.Operation, ir.Operation]) -> None:
        wrapper, callee = item
        described, own = signatures.of(callee), signatures.of(wrapper)  # both may have errors
        wrappers.append(_Described(AttachPlan([wrapper], described), own))

    errors.for_each(alike.items(), read)
    errors.for_each(wrapped, read_wrapper)
    return groups, wrappers


def _exported(
    module: ir.Operation,
) -> tuple[dict[SignatureKey, list[ir.Operation]], list[tuple[ir.Operation, ir.Operation]]]:
    """Return the exported functions by their signature; then the wrappers, and what they call."""
    symbols = Symbols()
    groups: dict[SignatureKey, list[ir.Operation]] = {}
    wrappers: list[tuple[ir.Operation, ir.Operation]] = []
    for function in filter(is_exported, functions(module)):
        wrapped = symbols.wrapped(function)
        if wrapped is None:
            groups.setdefault(signature_key(function), []).append(function)
        else:
            wrappers.append((function, wrapped))
    return groups, wrappers
