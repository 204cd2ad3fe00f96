"""How each function and site is converted. Every error that the conversion can have is found here.

Nothing is changed before the whole module has a plan.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import replace

from mlir_abi.bindings import ir
from mlir_abi.dialect_attrs.reflection.record import (
    IMPORT_PREFIX,
    PREFIX,
    WRAPPER_PREFIX,
    CAbi,
    Convention,
    FunctionReflection,
)
from mlir_abi.passes.func_to_llvm.gather import Function, Scope, Site
from mlir_abi.passes.func_to_llvm.lowering import LoweringError, Lowerings, check_properties
from mlir_abi.passes.llvm import attributes as attrs
from mlir_abi.passes.llvm.calling_convention import LLVMSignature, SignatureConverter
from mlir_abi.passes.llvm.unranked import FREE, MALLOC
from mlir_abi.passes.support.diagnostics import PassError, for_each
from mlir_abi.passes.support.functions import CALL, CALL_INDIRECT, CALLS, RETURN
from mlir_abi.passes.support.records import read_record

_NO_VALUES = LLVMSignature((), (), None)
"""The signature of a ``func.constant``, which passes nothing."""

_NEEDED = {RETURN: MALLOC, CALL: FREE, CALL_INDIRECT: FREE}
"""What an operation calls for a memref without a rank."""


def plan(items: list[Function | Site], lowerings: Lowerings) -> None:
    """Set how each of ``items`` is converted; raises one `PassError` that names all at fault."""
    functions = {(item.scope, item.name): item for item in items if isinstance(item, Function)}
    types = {function.type for function in functions.values()}

    def plan_function(function: Function) -> None:
        lowering = lowerings.of(function.type, function.attributes, function.is_declaration)
        wrapper = WRAPPER_PREFIX + function.exported_name
        if lowering.wrapper is not None and wrapper in function.scope.symbols:
            raise LoweringError(f"the name of its C wrapper, @{wrapper}, is taken")
        function.lowering = lowering

    def check_call(call: Site) -> None:
        check_properties("llvm.call", call.attributes, attrs.OF_CALL)
        if call.name == CALL_INDIRECT and _callee_type(call) not in types:
            lowerings.signature(_callee_type(call))  # other types are checked with their function

    def check(item: Function | Site) -> None:
        try:
            if isinstance(item, Function):
                plan_function(item)
            elif item.name in CALLS:
                check_call(item)
        except LoweringError as error:
            reasons = ((item.op.location, f"{item}: {reason}") for reason in error.reasons)
            raise PassError(*reasons) from None

    for_each(items, check)
    for item in items:
        if isinstance(item, Site):
            _plan_site(item, functions, lowerings)


def _plan_site(
    site: Site, functions: Mapping[tuple[Scope, str], Function], lowerings: Lowerings
) -> None:
    if site.name == CALL:
        site.callee = functions[site.scope, site.attributes["callee"].value]
        site.signature = site.callee.lowering.signature
    elif site.name == CALL_INDIRECT:
        site.signature = lowerings.signature(_callee_type(site))
    elif site.name == RETURN and site.function is not None:
        site.signature = site.function.lowering.signature
    else:
        site.signature = _NO_VALUES


def _callee_type(call: Site) -> ir.TypeAttr:
    return ir.TypeAttr.get(call.op.operands[0].type)


def missing_functions(
    functions: Iterable[Function], sites: Iterable[Site], signatures: SignatureConverter
) -> list[tuple[Scope, str, ir.TypeAttr]]:
    """The declarations of ``malloc`` and ``free`` that ``sites`` need and their modules lack.

    Raises `PassError` if a symbol of such a name is something else.
    """
    types = {
        MALLOC: signatures.function_type("ptr", [signatures.types.index.text]),
        FREE: signatures.function_type("void", ["ptr"]),
    }
    needed = {
        (site.scope, _NEEDED[site.name]): None
        for site in sites
        if site.signature.has_unranked_result
    }
    missing = []
    for scope, name in needed:
        op, expected = scope.symbols.get(name), types[name]
        if op is None:
            missing.append((scope, name, expected))
            continue
        planned = [f.lowering.attributes for f in functions if (f.scope, f.name) == (scope, name)]
        actual = (planned[0] if planned else op.attributes).get("function_type")
        if actual is None or actual != expected:
            declared = f"'{op.name}'" if actual is None else f"one of type '{actual.value}'"
            message = (
                f"@{name} must be a function of type '{expected.value}', since a memref without a "
                f"rank is returned (got {declared})"
            )
            raise PassError((op.location, message))
    return missing


def updated_records(
    functions: Iterable[Function], c_abi: CAbi, index_bits: int
) -> list[tuple[ir.Operation, FunctionReflection]]:
    """The records of ``abi-embed-reflection``, with the calling convention of each C wrapper.

    Raises `PassError` for a symbol that is named like a record and is not one.
    """
    records = []
    for function in functions:
        prefix = IMPORT_PREFIX if function.is_declaration else PREFIX
        op = function.scope.symbols.get(prefix + function.exported_name)
        if op is not None:
            record, convention = read_record(op), None
            if function.lowering.wrapper is not None:
                convention = Convention(WRAPPER_PREFIX + record.name, c_abi, index_bits)
            records.append((op, replace(record, convention=convention)))
    return records
