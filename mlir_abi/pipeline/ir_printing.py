"""What a run shows besides its result: the IR between passes, and the time each one took.

The names and meanings are those of ``mlir-opt``'s ``--mlir-print-ir-*`` and ``--mlir-timing``. MLIR
prints to standard error.
"""

from __future__ import annotations

import sys
from collections.abc import Collection
from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from mlir_abi.bindings import passmanager


@dataclass(frozen=True)
class Instruments:
    """``before`` and ``after`` name the passes around which the IR is printed; None names all."""

    verify_each: bool = True
    timing: bool = False
    before: Collection[str] | None = ()
    after: Collection[str] | None = ()
    module_scope: bool = False
    only_after_change: bool = False
    only_after_failure: bool = False
    large_elements_limit: int | None = None
    large_resource_limit: int | None = None
    debug_info: bool = False
    generic: bool = False

    @property
    def by_name(self) -> bool:
        """Whether some passes are printed and others are not."""
        return bool(self.before or self.after)

    @property
    def prints(self) -> bool:
        """Whether any pass is printed."""
        return self.by_name or self.before is None or self.after is None

    def printed(self, name: str) -> tuple[bool, bool]:
        """Whether the IR is printed before and after the pass ``name``."""
        return (
            self.before is None or name in self.before,
            self.after is None or name in self.after,
        )

    @property
    def _resource_limit(self) -> int | None:
        """What keeps the bindings from taking the limit of elements for that of resources, too."""
        if self.large_resource_limit is None and self.large_elements_limit is not None:
            return sys.maxsize
        return self.large_resource_limit

    def attach(self, manager: passmanager.PassManager, printed: tuple[bool, bool]) -> None:
        """Set up a manager whose passes are all ``printed`` alike."""
        manager.enable_verifier(self.verify_each)
        if self.timing:
            manager.enable_timing()
        if any(printed):
            manager.enable_ir_printing(
                print_before_all=printed[0],
                print_after_all=printed[1],
                print_module_scope=self.module_scope,
                print_after_change=self.only_after_change,
                print_after_failure=self.only_after_failure,
                large_elements_limit=self.large_elements_limit,
                large_resource_limit=self._resource_limit,
                enable_debug_info=self.debug_info,
                print_generic_op_form=self.generic,
            )
