"""Every pass by its pipeline name: ours, and those that installed packages declare.

A package adds passes by entry points of the group ``mlir_abi.passes``, each named as its pass::

    [project.entry-points."mlir_abi.passes"]
    my-pass = "my_package.passes:MyPass"
"""

from __future__ import annotations

import importlib
from importlib.metadata import EntryPoint, entry_points
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from mlir_abi.passes.base import Pass

GROUP = "mlir_abi.passes"

OURS = {
    "abi-attach-raw": "mlir_abi.passes.attach_raw:AttachRaw",
    "abi-attach-sip": "mlir_abi.passes.attach_sip:AttachSip",
    "abi-attach-iree": "mlir_abi.passes.attach_iree:AttachIree",
    "abi-attach": "mlir_abi.passes.attach:Attach",
    "abi-expand-tuples": "mlir_abi.passes.expand_tuples:ExpandTuples",
    "abi-verify": "mlir_abi.passes.verify:Verify",
    "abi-strip": "mlir_abi.passes.strip:Strip",
}
"""Name and ``module:class``; imported when asked for, since start-up time counts."""


def pass_names() -> list[str]:
    """The names of all passes, ours first."""
    return [*OURS, *sorted(_third_party().keys() - OURS.keys())]


def find_pass(name: str) -> type[Pass] | None:
    """The class of the pass ``name``, or None when no one has declared it."""
    if name in OURS:
        module, _, attribute = OURS[name].partition(":")
        found: type[Pass] = getattr(importlib.import_module(module), attribute)
        return found
    entry = _third_party().get(name)
    return entry.load() if entry else None


def _third_party() -> dict[str, EntryPoint]:
    return {entry.name: entry for entry in entry_points(group=GROUP)}
