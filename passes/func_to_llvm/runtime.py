"""The C library's functions that unranked results need: ``malloc`` and ``free``."""

from __future__ import annotations

from collections.abc import Iterable

from mlir_abi.bindings import ir
from mlir_abi.passes.func_to_llvm.gather import CALL_INDIRECT, RETURN, Scope
from mlir_abi.passes.func_to_llvm.plan import PlannedFunction, PlannedSite
from mlir_abi.passes.llvm.calling_convention import SignatureConverter
from mlir_abi.passes.llvm.emitter import Emitter, Place
from mlir_abi.passes.llvm.unranked import FREE, MALLOC
from mlir_abi.passes.support.diagnostics import PassError
from mlir_abi.passes.support.functions import CALL

_NEEDED = {RETURN: MALLOC, CALL: FREE, CALL_INDIRECT: FREE}


class RuntimeFunctions:
    """The declarations of them that each module needs and lacks."""

    def __init__(
        self,
        signatures: SignatureConverter,
        functions: Iterable[PlannedFunction],
        sites: Iterable[PlannedSite],
    ) -> None:
        """Find them; raises `PassError` if a symbol of such a name is something else."""
        self._types = {
            MALLOC: signatures.function_type("ptr", [signatures.types.index.text]),
            FREE: signatures.function_type("void", ["ptr"]),
        }
        self._missing: list[tuple[Scope, str]] = []
        needed = {
            (planned.site.scope, _NEEDED[planned.site.name]): None
            for planned in sites
            if planned.signature.has_unranked_result
        }
        if not needed:
            return
        lowerings = {(p.function.scope, p.function.name): p.lowering for p in functions}
        for scope, name in needed:
            if name not in scope.symbols:
                self._missing.append((scope, name))
                continue
            op = scope.symbols[name]
            lowering = lowerings.get((scope, name))
            self._check(op, name, op.attributes if lowering is None else lowering.attributes)

    def _check(self, op: ir.Operation, name: str, attributes: ir.OpAttributeMap) -> None:
        expected = self._types[name]
        if "function_type" not in attributes:
            actual = f"got '{op.name}'"
        elif attributes["function_type"] == expected:
            return
        else:
            actual = f"got one of type '{attributes['function_type'].value}'"
        message = (
            f"@{name} must be a function of type '{expected.value}', since a memref without a rank "
            f"is returned ({actual})"
        )
        raise PassError((op.location, message))

    def declare(self, emitter: Emitter) -> None:
        """Declare what is missing at the beginning of each module."""
        for scope, name in self._missing:
            block = scope.op.regions[0].blocks[0]
            at = Place(ir.InsertionPoint.at_block_begin(block), scope.op.location)
            emitter.function(at, name, {"function_type": self._types[name]})
