"""Which operations nothing uses."""

from __future__ import annotations

from mlir_abi.bindings import ir
from mlir_abi.dialect_attrs.structure import MAX_DEPTH

_PURE = ("arith.", "math.", "complex.", "index.", "tensor.")
_ALSO_PURE = frozenset(
    [
        "affine.apply",
        "affine.load",
        *(f"vector.{name}" for name in ("load", "maskedload", "expandload", "gather")),
        "vector.transfer_read",
        *(f"memref.{name}" for name in ("load", "dim", "cast", "subview", "expand_shape", "view")),
    ]
)


class DeadOperations:
    """Finds operations without effects whose results nothing uses, or dead operations alone."""

    def __init__(self) -> None:
        self._known: dict[ir.Operation, bool] = {}

    def contains(self, op: ir.Operation, depth: int = 0) -> bool:
        """Whether ``op`` can be removed."""
        if not len(op.results) or not _is_pure(op) or depth > MAX_DEPTH:
            return False
        if op not in self._known:
            users = (use.owner.operation for result in op.results for use in result.uses)
            self._known[op] = all(self.contains(user, depth + 1) for user in users)
        return self._known[op]


def _is_pure(op: ir.Operation) -> bool:
    name = op.name
    return name.startswith(_PURE) or name in _ALSO_PURE or name.startswith("linalg.")
