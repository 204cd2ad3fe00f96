"""What a run prints besides its result: the IR between passes, and the time each pass took.

The names and meanings are those of ``--mlir-print-ir-*`` and ``--mlir-timing`` of ``mlir-opt``.
MLIR prints to standard error.
"""

from __future__ import annotations

import sys
from collections.abc import Collection
from dataclasses import dataclass
from typing import TYPE_CHECKING, TypeAlias

from mlir_abi.pipeline.resolve import Step

if TYPE_CHECKING:
    from mlir_abi.bindings import passmanager

BeforeAfter: TypeAlias = tuple[bool, bool]
"""Whether the IR is printed before, and whether it is printed after passes."""


@dataclass(frozen=True)
class Instruments:
    """``before`` and ``after`` name the passes around which the IR is printed; None means all."""

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
    def prints(self) -> bool:
        """Whether the IR is printed around any pass."""
        return any(names is None or names for names in (self.before, self.after))

    def around(self, step: Step) -> BeforeAfter:
        """Whether the IR is printed before and after the passes of ``step``.

        MLIR's bindings turn printing on for a whole pass manager, so one name is enough.
        """
        found = {each.element.name for each in step.passes()}
        before, after = (
            names is None or not found.isdisjoint(names) for names in (self.before, self.after)
        )
        return before, after

    def attach(self, manager: passmanager.PassManager, around: BeforeAfter) -> None:
        """Turn on verification, timing and printing in ``manager``."""
        manager.enable_verifier(self.verify_each)
        if self.timing:
            manager.enable_timing()
        if not any(around):
            return
        resource_limit = self.large_resource_limit
        if resource_limit is None and self.large_elements_limit is not None:
            resource_limit = sys.maxsize  # or the bindings use the limit of elements
        manager.enable_ir_printing(
            print_before_all=around[0],
            print_after_all=around[1],
            print_module_scope=self.module_scope,
            print_after_change=self.only_after_change,
            print_after_failure=self.only_after_failure,
            large_elements_limit=self.large_elements_limit,
            large_resource_limit=resource_limit,
            enable_debug_info=self.debug_info,
            print_generic_op_form=self.generic,
        )
