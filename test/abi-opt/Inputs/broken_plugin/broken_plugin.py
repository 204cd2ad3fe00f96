"""A package whose entry points are all wrong."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar

from mlir_abi.bindings import ir
from mlir_abi.passes.support.base import Pass, option

if TYPE_CHECKING:
    from collections.abc import Mapping

NUMBER = 1


@dataclass(frozen=True)
class Nameless(Pass):
    """A pass without a name."""

    def run(self, op: ir.Operation) -> None:
        """Do nothing."""


@dataclass(frozen=True)
class Plain(Pass):
    """A pass with a field that is no option."""

    name: ClassVar[str] = "test-plain"
    size: int = 1

    def run(self, op: ir.Operation) -> None:
        """Do nothing."""


@dataclass(frozen=True)
class Ratio(Pass):
    """A pass with an option of a type that options cannot have."""

    name: ClassVar[str] = "test-ratio"
    ratio: float = option(1.0, "what to scale by")

    def run(self, op: ir.Operation) -> None:
        """Do nothing."""


@dataclass(frozen=True)
class Unresolved(Pass):
    """A pass with an annotation that only type checkers can read."""

    name: ClassVar[str] = "test-unresolved"
    cache: ClassVar[Mapping[str, int]] = {}

    def run(self, op: ir.Operation) -> None:
        """Do nothing."""


@dataclass(frozen=True)
class Misnamed(Pass):
    """A pass that has another name than its entry point."""

    name: ClassVar[str] = "test-other"

    def run(self, op: ir.Operation) -> None:
        """Do nothing."""
