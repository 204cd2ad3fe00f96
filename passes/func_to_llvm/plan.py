"""What is done with each function and site. All that can be wrong is found here.

Nothing is changed before the whole module has a plan.
"""

from __future__ import annotations

from collections.abc import Container
from dataclasses import dataclass
from typing import TypeAlias

from mlir_abi.bindings import ir
from mlir_abi.dialect_attrs.reflection.record import WRAPPER_PREFIX
from mlir_abi.passes.func_to_llvm.gather import (
    CALL,
    CALL_INDIRECT,
    CALLS,
    RETURN,
    Function,
    Scope,
    Site,
)
from mlir_abi.passes.func_to_llvm.kinds import Kind, KindError, Kinds, TuplesError, check_properties
from mlir_abi.passes.llvm import attributes as attrs
from mlir_abi.passes.llvm.calling_convention import Signature
from mlir_abi.passes.support.diagnostics import PassError, for_each


@dataclass(eq=False, slots=True)
class PlannedFunction:
    """A function and how it is converted."""

    function: Function
    kind: Kind


@dataclass(eq=False, slots=True)
class PlannedSite:
    """A site, the signature that it obeys, and the callee that it names."""

    site: Site
    signature: Signature
    callee: Kind | None = None


_NO_VALUES = Signature((), (), None, ())
"""What a constant obeys."""

Plans: TypeAlias = tuple[list[PlannedFunction], list[PlannedSite]]


class Planner:
    """Makes plans; raises one `PassError` for all that cannot be done."""

    def __init__(self, kinds: Kinds) -> None:
        self._kinds = kinds
        self._callees: dict[tuple[Scope, str], Kind] = {}

    def plan(self, items: list[Function | Site]) -> Plans:
        """The plans for ``items``, in their order.

        Raises `TuplesError` if nothing is wrong but for tuples, which have to be expanded first.
        """
        functions = [item for item in items if isinstance(item, Function)]
        types = {function.type for function in functions}
        planned: list[PlannedFunction] = []
        with_tuples: list[tuple[ir.Location, str]] = []

        def check(item: Function | Site) -> None:
            try:
                if isinstance(item, Function):
                    planned.append(self._plan_function(item))
                else:
                    self._check_site(item, types)
            except TuplesError:
                message = f"{item}: a tuple in its type cannot be expanded"
                with_tuples.append((item.op.location, message))

        for_each(items, check)
        if with_tuples:
            raise TuplesError(*with_tuples)
        return planned, [self._plan_site(item) for item in items if isinstance(item, Site)]

    def _plan_function(self, function: Function) -> PlannedFunction:
        try:
            kind = self._kinds.of(function.type, function.attributes, function.is_declaration)
        except KindError as error:
            raise _refused(function.op, str(function), error) from None
        wrapper = WRAPPER_PREFIX + function.exported_name
        if kind.wrapper is not None and wrapper in function.scope.symbols:
            message = f"{function}: the name of its C wrapper, @{wrapper}, is taken"
            raise PassError((function.op.location, message))
        self._callees[function.scope, function.name] = kind
        return PlannedFunction(function, kind)

    def _check_site(self, site: Site, types: Container[ir.TypeAttr]) -> None:
        """Check a call; one of the ``types`` of functions is checked with its function."""
        if site.name not in CALLS:
            return
        try:
            check_properties("llvm.call", site.attributes, attrs.OF_CALL)
            if site.name == CALL_INDIRECT and _callee_type(site) not in types:
                self._kinds.signature(_callee_type(site))
        except KindError as error:
            raise _refused(site.op, str(site), error) from None

    def _plan_site(self, site: Site) -> PlannedSite:
        if site.name == RETURN and site.function is not None:
            function = site.function
            return PlannedSite(site, self._callees[function.scope, function.name].signature)
        if site.name == CALL:
            callee = self._callees[site.scope, site.attributes["callee"].value]
            return PlannedSite(site, callee.signature, callee)
        if site.name == CALL_INDIRECT:
            return PlannedSite(site, self._kinds.signature(_callee_type(site)))
        return PlannedSite(site, _NO_VALUES)


def _callee_type(site: Site) -> ir.TypeAttr:
    return ir.TypeAttr.get(site.op.operands[0].type)


def _refused(op: ir.Operation, who: str, error: KindError) -> PassError:
    return PassError(*((op.location, f"{who}: {reason}") for reason in error.reasons))
