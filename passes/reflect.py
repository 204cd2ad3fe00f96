"""The reflection of a function op: what a caller of the compiled function has to know."""

from __future__ import annotations

from collections.abc import Sequence

from mlir_abi.bindings import ir
from mlir_abi.dialect_attrs.attribute_names import RESULT_ALLOCATOR
from mlir_abi.dialect_attrs.reflection import (
    WRAPPER_PREFIX,
    Convention,
    FunctionReflection,
    Kind,
    Value,
)
from mlir_abi.dialect_attrs.types import ValueType
from mlir_abi.passes import attributes, signatures
from mlir_abi.passes.attributes import ARGUMENT_NAME, EMIT_C_INTERFACE, string, symbol_name
from mlir_abi.passes.functions import is_exported
from mlir_abi.passes.signatures import Signatures, index_path

_READONLY = ("llvm.readonly", "llvm.readnone")
_NOALIAS = "llvm.noalias"
_OUT = "bufferize.result"
"""What ``buffer-results-to-out-params{add-result-attr}`` marks the arguments that it adds with."""


class Reflections:
    """Makes reflections, each type looked at once; one for each run."""

    def __init__(self) -> None:
        self._signatures = Signatures()

    def of(self, function: ir.Operation) -> FunctionReflection | None:
        """What a caller of ``function`` has to know.

        None for a function that has no caller outside and is not asked of the outside: private and
        defined, or declared without ``llvm.emit_c_interface``. Raises `PassError`.
        """
        own = function.attributes
        is_declaration = not len(function.regions[0].blocks)
        kind: Kind = "import" if is_declaration else "definition"
        if is_declaration and EMIT_C_INTERFACE not in own:
            return None
        if not is_declaration and not is_exported(function):
            return None
        signature = self._signatures.of(function)
        name = symbol_name(function)
        return FunctionReflection(
            name,
            _values(function, "argument", signature.inputs),
            _values(function, "result", signature.results),
            Convention(WRAPPER_PREFIX + name) if EMIT_C_INTERFACE in own else None,
            _allocator(function),
            kind,
        )


def _values(
    function: ir.Operation, kind: signatures.Kind, types: Sequence[ValueType]
) -> tuple[Value, ...]:
    dictionaries = function.attributes.get("arg_attrs" if kind == "argument" else "res_attrs")
    if dictionaries is None:
        return tuple(map(Value, types))
    return tuple(
        Value(
            type_,
            string(own[ARGUMENT_NAME]) if ARGUMENT_NAME in own else None,
            index_path(function, kind, i, own),
            readonly=any(name in own for name in _READONLY),
            noalias=_NOALIAS in own,
            out=_OUT in own,
        )
        for i, (type_, own) in enumerate(zip(types, dictionaries, strict=True))
    )


def _allocator(function: ir.Operation) -> str | None:
    for placement in attributes.PLACEMENTS:
        found = attributes.read(function, placement).get(RESULT_ALLOCATOR)
        if found is not None:
            return string(found)
    return None
