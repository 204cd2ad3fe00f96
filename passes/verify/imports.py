"""Declared functions that IREE imports from another module: ``@host.scale`` is ``scale`` of host.

Source: ``WrapEntryPoints.cpp``, ``TypeConverter.cpp`` and ``FuncToUtil/Patterns.cpp`` of IREE 3.13.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator

from mlir_abi.bindings import ir
from mlir_abi.dialect_attrs.function import FunctionSignature
from mlir_abi.dialect_attrs.iree.vm_calling_convention import letter
from mlir_abi.dialect_attrs.types import ValueType
from mlir_abi.passes.support.attributes import EMIT_C_INTERFACE, symbol, symbol_name
from mlir_abi.passes.support.functions import is_definition
from mlir_abi.passes.support.signatures import Signatures

_DEMOTED = (
    "iree-compile does not demote the types of imports: "
    "declare f32, or pass --iree-input-demote-f64-to-f32=false"
)


def is_import(function: ir.Operation) -> bool:
    """Whether it is declared, with a module's name, and not for a C interface."""
    return (
        not is_definition(function)
        and "." in symbol_name(function)
        and EMIT_C_INTERFACE not in function.attributes
    )


def import_faults(
    function: ir.Operation,
    signatures: Signatures,
    compiled: Callable[[FunctionSignature], FunctionSignature],
) -> Iterator[tuple[ir.Location, str]]:
    """What IREE's VM cannot pass to or from an import, a location and a message for each.

    ``compiled`` gives the signature that is left of one when IREE has compiled it.
    """
    if not is_import(function):
        return
    written = signatures.of(function)
    after = compiled(written)
    for kind, types, left in (
        ("argument", written.inputs, after.inputs),
        ("result", written.results, after.results),
    ):
        for i, (type_, remaining) in enumerate(zip(types, left, strict=True)):
            reason = _reason(type_) if type_ == remaining else _DEMOTED
            if reason is not None:
                what = f"{kind} #{i} of {symbol(function)}"
                message = f"{what}: '{type_}' cannot be imported: {reason}"
                yield function.location, message


def _reason(type_: ValueType) -> str | None:
    try:
        letter(type_)
    except ValueError as error:
        return str(error)
    return None
