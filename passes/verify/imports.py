"""Checks functions that IREE imports from another module: ``@host.scale`` is ``scale`` of ``host``.

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
from mlir_abi.passes.support.signatures import FunctionSignatures

_DEMOTED = (
    "iree-compile does not demote the types of imports: "
    "declare f32, or pass --iree-input-demote-f64-to-f32=false"
)


def is_import(function: ir.Operation) -> bool:
    """Whether ``function`` is a declaration with a module's name and without a C interface."""
    return (
        not is_definition(function)
        and "." in symbol_name(function)
        and EMIT_C_INTERFACE not in function.attributes
    )


def import_errors(
    function: ir.Operation,
    signatures: FunctionSignatures,
    demote: Callable[[FunctionSignature], FunctionSignature],
) -> Iterator[tuple[ir.Location, str]]:
    """Yield a location and a message for each value that IREE's VM cannot pass to an import.

    ``demote`` returns the signature after IREE's demotion of types.
    """
    if not is_import(function):
        return
    signature = signatures.of(function)
    after = demote(signature)
    for kind, types, compiled in (
        ("argument", signature.inputs, after.inputs),
        ("result", signature.results, after.results),
    ):
        for i, (type_, compiled_type) in enumerate(zip(types, compiled, strict=True)):
            reason = _reason(type_) if type_ == compiled_type else _DEMOTED
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
