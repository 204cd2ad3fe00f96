"""The loop that all ``abi-attach`` passes run over the functions of a module."""

from __future__ import annotations

from dataclasses import replace

from mlir_abi.bindings import ir
from mlir_abi.dialect_attrs.attribute_names import DECLARATION
from mlir_abi.passes.support.attach_plan import AttachOptions, AttachPlan, apply_plan, plan_for
from mlir_abi.passes.support.attributes import Entries, reflection_attribute
from mlir_abi.passes.support.declaration import declaration_text
from mlir_abi.passes.support.diagnostics import for_each
from mlir_abi.passes.support.functions import functions, is_exported
from mlir_abi.passes.support.gc_pause import gc_paused
from mlir_abi.passes.support.signatures import FunctionSignatures, SignatureKey, signature_key
from mlir_abi.passes.support.symbols import Symbols


@gc_paused()
def attach(module: ir.Operation, options: AttachOptions) -> None:
    """Attach the signature of every exported function; raises `PassError`, having changed nothing.

    A wrapper of ``abi-wrap-iree`` gets the signature of the function that it calls, in IREE's
    format only: the other formats cannot describe how a wrapper is called.
    """
    signatures, symbols = FunctionSignatures(), Symbols()
    for_wrappers = replace(options, formats=[f for f in options.formats if f.declared is not None])
    plans: dict[SignatureKey, AttachPlan] = {}
    planned: list[tuple[ir.Operation, AttachPlan, Entries]] = []

    def plan(function: ir.Operation) -> None:
        found: AttachPlan | None
        wrapped = symbols.wrapped(function)
        if wrapped is not None:
            declared = signatures.of(function)
            found = plan_for(function, signatures.of(wrapped), for_wrappers, declared)
        else:
            key = signature_key(function)
            found = plans.get(key)
            if found is None:
                found = plan_for(function, signatures.compute(function, key), options)
                plans[key] = found
        if found.attributes or found.removed:
            planned.append((function, found, _attributes(function, found)))

    for_each(filter(is_exported, functions(module)), plan)
    for function, found, attributes in planned:
        apply_plan(function, found, attributes, options.placement)


def _attributes(function: ir.Operation, plan: AttachPlan) -> Entries:
    """Return the attributes of ``function``; raises `PassError` if they cannot be written."""
    if plan.declaration_tail is None:
        reflection_attribute(function)
        return plan.attributes
    text = declaration_text(function, plan.declaration_tail)
    return {**plan.attributes, DECLARATION: ir.StringAttr.get(text)}
