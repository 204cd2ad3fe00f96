"""A package whose entry points are all wrong."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from mlir_abi.bindings import ir
from mlir_abi.passes.base import Pass

NUMBER = 1


@dataclass(frozen=True)
class Misnamed(Pass):
    """A pass that has another name than its entry point."""

    name: ClassVar[str] = "test-other"

    def run(self, op: ir.Operation) -> None:
        """Do nothing."""
