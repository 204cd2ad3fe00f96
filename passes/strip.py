"""Remove the signatures that the passes attached."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from mlir_abi.bindings import ir
from mlir_abi.dialect_attrs.attribute_names import (
    ATTACHED,
    DECLARATION,
    LEGACY_SIP,
    LEGACY_SIP_VERSION,
)
from mlir_abi.passes.support.attributes import (
    REFLECTION,
    Entries,
    have_legacy_sip,
    read,
    reflection,
    string,
)
from mlir_abi.passes.support.base import Pass
from mlir_abi.passes.support.declaration import is_ours
from mlir_abi.passes.support.functions import functions


@dataclass(frozen=True)
class Strip(Pass):
    """Remove every attribute that the ``abi-attach`` passes write, wherever they wrote it.

    Before::

        func.func @f(%x: f32) attributes {iree.reflection = {f = "I4!S1!R1!", fv = "1"}}

    After::

        func.func @f(%x: f32)

    Entries of ``iree.reflection`` that others wrote are kept, and so is a declaration of the user's
    own; index paths and names of arguments, which the passes only read, are kept too. So is what
    passes have emitted: wrappers, result allocators, records of ``abi-embed-reflection``.

    Each ``abi-attach`` pass replaces what it writes itself. Strip first to attach at the other
    placement or under other names, or the older signature stays beside the new one.
    """

    name: ClassVar[str] = "abi-strip"

    def run(self, op: ir.Operation) -> None:
        """Strip every function, exported or not."""
        for function in functions(op):
            strip(function)


def strip(function: ir.Operation) -> None:
    """Remove what the passes attached, at both placements; an emptied ``iree.reflection`` goes too.

    ``abi`` and ``abiv`` are ours only when they say ``sip``.
    """
    for name in _strippable(read(function, "function")):
        del function.attributes[name]
    if isinstance(function.attributes.get(REFLECTION), ir.DictAttr):
        entries = reflection(function)
        kept = {name: entries[name] for name in entries.keys() - _strippable(entries)}
        if kept:
            function.attributes[REFLECTION] = ir.DictAttr.get(kept)
        elif entries:
            del function.attributes[REFLECTION]


def _strippable(entries: Entries) -> set[str]:
    names = ATTACHED & entries.keys()
    if not have_legacy_sip(entries):
        names -= {LEGACY_SIP, LEGACY_SIP_VERSION}
    if DECLARATION in names and not is_ours(string(entries[DECLARATION]) or ""):
        names -= {DECLARATION}
    return set(names)
