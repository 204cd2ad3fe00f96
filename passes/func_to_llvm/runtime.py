"""The functions of C's library that unranked results need: ``malloc`` and ``free``."""

from __future__ import annotations

from collections.abc import Iterable

from mlir_abi.bindings import ir
from mlir_abi.passes.func_to_llvm.gather import CALL, CALL_INDIRECT, RETURN, Scope
from mlir_abi.passes.func_to_llvm.kinds import Kind
from mlir_abi.passes.func_to_llvm.plan import PlannedFunction, PlannedSite
from mlir_abi.passes.llvm.calling_convention import Signatures
from mlir_abi.passes.llvm.emitter import Emitter, Place
from mlir_abi.passes.llvm.unranked import FREE, MALLOC
from mlir_abi.passes.support.diagnostics import PassError

_NEEDED = {RETURN: MALLOC, CALL: FREE, CALL_INDIRECT: FREE}


class RuntimeFunctions:
    """What of them each module needs and does not have."""

    def __init__(self, signatures: Signatures) -> None:
        types = signatures.types
        self._types = {
            MALLOC: signatures.function_type("ptr", [types.index.text]),
            FREE: signatures.function_type("void", ["ptr"]),
        }
        self._missing: list[tuple[Scope, str]] = []

    def plan(self, functions: list[PlannedFunction], sites: Iterable[PlannedSite]) -> None:
        """Find what is needed; raises `PassError` where a symbol of that name is something else."""
        needed: dict[tuple[Scope, str], None] = {}
        for planned in sites:
            if planned.signature.has_unranked_result:
                scope = planned.site.scope
                needed[scope, _NEEDED[planned.site.name]] = None
        if needed:
            converted = {(p.function.scope, p.function.name): p.kind for p in functions}
            for scope, name in needed:
                if name not in scope.symbols:
                    self._missing.append((scope, name))
                else:
                    self._check(scope.symbols[name], name, converted.get((scope, name)))

    def declare(self, emitter: Emitter) -> None:
        """Declare what is missing, at the beginning of each module."""
        for scope, name in self._missing:
            block = scope.op.regions[0].blocks[0]
            at = Place(ir.InsertionPoint.at_block_begin(block), scope.op.location)
            emitter.function(at, name, {"function_type": self._types[name]})

    def _check(self, op: ir.Operation, name: str, kind: Kind | None) -> None:
        attributes = op.attributes if kind is None else kind.attributes
        wanted = self._types[name]
        if "function_type" not in attributes:
            got = f"got '{op.name}'"
        elif attributes["function_type"] == wanted:
            return
        else:
            got = f"got one of type '{attributes['function_type'].value}'"
        message = (
            f"@{name} must be a function of type '{wanted.value}', since a memref without a rank "
            f"is returned ({got})"
        )
        raise PassError((op.location, message))
