"""How each function and site is converted. Every error that the conversion can have is found here.

Nothing is changed before the whole module has a plan.
"""

from __future__ import annotations

from collections.abc import Container
from dataclasses import dataclass

from mlir_abi.bindings import ir
from mlir_abi.dialect_attrs.reflection.record import WRAPPER_PREFIX
from mlir_abi.passes.func_to_llvm.gather import (
    CALL_INDIRECT,
    CALLS,
    RETURN,
    Function,
    Scope,
    Site,
)
from mlir_abi.passes.func_to_llvm.lowering import (
    FunctionLowering,
    LoweringError,
    Lowerings,
    check_properties,
)
from mlir_abi.passes.llvm import attributes as attrs
from mlir_abi.passes.llvm.calling_convention import LLVMSignature
from mlir_abi.passes.support.diagnostics import PassError, for_each
from mlir_abi.passes.support.functions import CALL


@dataclass(eq=False, slots=True)
class PlannedFunction:
    """A function and how it is lowered."""

    function: Function
    lowering: FunctionLowering


@dataclass(eq=False, slots=True)
class PlannedSite:
    """A site, the signature that its values are passed by, and the callee that it names."""

    site: Site
    signature: LLVMSignature
    callee: FunctionLowering | None = None


_NO_VALUES = LLVMSignature((), (), None, ())
"""The signature of a ``func.constant``, which passes nothing."""


class Planner:
    """Plans a module; raises one `PassError` that names every function and call at fault."""

    def __init__(self, lowerings: Lowerings) -> None:
        self._lowerings = lowerings
        self._callees: dict[tuple[Scope, str], FunctionLowering] = {}

    def plan(self, items: list[Function | Site]) -> tuple[list[PlannedFunction], list[PlannedSite]]:
        """The plans for the functions and for the sites among ``items``, in their order."""
        types = {item.type for item in items if isinstance(item, Function)}
        functions: list[PlannedFunction] = []

        def check(item: Function | Site) -> None:
            try:
                if isinstance(item, Function):
                    functions.append(self._plan_function(item))
                elif item.name in CALLS:
                    self._check_call(item, types)
            except LoweringError as error:
                raise PassError(
                    *((item.op.location, f"{item}: {reason}") for reason in error.reasons)
                ) from None

        for_each(items, check)
        return functions, [self._plan_site(item) for item in items if isinstance(item, Site)]

    def _plan_function(self, function: Function) -> PlannedFunction:
        lowering = self._lowerings.of(function.type, function.attributes, function.is_declaration)
        wrapper = WRAPPER_PREFIX + function.exported_name
        if lowering.wrapper is not None and wrapper in function.scope.symbols:
            raise LoweringError(f"the name of its C wrapper, @{wrapper}, is taken")
        self._callees[function.scope, function.name] = lowering
        return PlannedFunction(function, lowering)

    def _check_call(self, call: Site, types: Container[ir.TypeAttr]) -> None:
        """Check a call. ``types`` are those of functions, which are checked with their function."""
        check_properties("llvm.call", call.attributes, attrs.OF_CALL)
        if call.name == CALL_INDIRECT and _callee_type(call) not in types:
            self._lowerings.signature(_callee_type(call))

    def _plan_site(self, site: Site) -> PlannedSite:
        if site.name == RETURN and site.function is not None:
            function = site.function
            return PlannedSite(site, self._callees[function.scope, function.name].signature)
        if site.name == CALL:
            callee = self._callees[site.scope, site.attributes["callee"].value]
            return PlannedSite(site, callee.signature, callee)
        if site.name == CALL_INDIRECT:
            return PlannedSite(site, self._lowerings.signature(_callee_type(site)))
        return PlannedSite(site, _NO_VALUES)


def _callee_type(call: Site) -> ir.TypeAttr:
    return ir.TypeAttr.get(call.op.operands[0].type)
