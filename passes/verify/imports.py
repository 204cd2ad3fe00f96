"""Checks functions that IREE imports from another module: ``@host.scale`` is ``scale`` of ``host``.

Source: ``WrapEntryPoints.cpp``, ``TypeConverter.cpp`` and ``FuncToUtil/Patterns.cpp`` of IREE 3.13.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator

from mlir_abi.bindings import ir
from mlir_abi.dialect_attrs.function import FunctionSignature
from mlir_abi.dialect_attrs.iree.vm_calling_convention import letter
from mlir_abi.passes.support.attributes import EMIT_C_INTERFACE, symbol, symbol_name
from mlir_abi.passes.support.functions import is_definition
from mlir_abi.passes.support.signatures import FunctionSignatures

_DEMOTED = (
    "iree-compile does not demote the types of imports: "
    "declare f32, or pass --iree-input-demote-f64-to-f32=false"
)


def import_errors(
    function: ir.Operation,
    signatures: FunctionSignatures,
    demote: Callable[[FunctionSignature], FunctionSignature],
) -> Iterator[tuple[ir.Location, str]]:
    """Yield a location and a message for each value that IREE's VM cannot pass to an import.

    An import is a declaration with a module's name and without a C interface. ``demote`` returns
    the signature after IREE's demotion of types.
    """
    if is_definition(function) or "." not in symbol_name(function):
        return
    if EMIT_C_INTERFACE in function.attributes:
        return
    signature = signatures.of(function)
    after = demote(signature)
    for kind, types, compiled in (
        ("argument", signature.inputs, after.inputs),
        ("result", signature.results, after.results),
    ):
        for i, (type_, compiled_type) in enumerate(zip(types, compiled, strict=True)):
            reason = _DEMOTED
            if type_ == compiled_type:
                try:
                    letter(type_)
                    continue
                except ValueError as error:
                    reason = str(error)
            what = f"{kind} #{i} of {symbol(function)}"
            yield function.location, f"{what}: '{type_}' cannot be imported: {reason}"
