"""Plans the attributes that describe a signature.

The ``abi-attach`` passes and ``abi-wrap-iree`` use it. A `SignatureFormat` encodes a signature as
text; `plan_for` collects the texts of several formats in an `AttachPlan`, which serves every
function with this signature.
"""

from __future__ import annotations

from collections.abc import Sequence, Set
from dataclasses import dataclass
from typing import Literal, NamedTuple, TypeAlias

from mlir_abi.bindings import ir
from mlir_abi.dialect_attrs.function import FunctionSignature
from mlir_abi.dialect_attrs.iree.runtime_limits import Outcome
from mlir_abi.passes.support.attributes import Entries, Placement, replace_attached, symbol
from mlir_abi.passes.support.diagnostics import PassError, remark
from mlir_abi.passes.support.signature_format import (
    Occurrence,
    Place,
    SignatureFormat,
    limit_messages,
    location_of,
    occurrences,
)

Unsupported: TypeAlias = Literal["warn", "omit", "error"]
"""How a pass treats a signature that IREE's runtime cannot read: the option ``unsupported``."""


@dataclass(frozen=True)
class AttachOptions:
    """Which formats to attach, and where.

    A signature that a format cannot represent is an error; with ``omit_unencodable`` the format is
    left out with a remark.
    """

    formats: Sequence[SignatureFormat]
    placement: Placement
    omit_unencodable: bool = False
    unsupported: Unsupported = "warn"


class AttachPlan(NamedTuple):
    """The attributes of one signature, for every function that has this signature.

    ``omitted`` has the formats that are left out, and why. ``removed`` names their attributes: an
    older text must not stay. ``occurrences`` are what the texts do not describe.
    """

    attributes: Entries
    removed: Set[str]
    omitted: Sequence[tuple[SignatureFormat, str]]
    occurrences: Sequence[Occurrence]

    def apply(self, function: ir.Operation, attributes: Entries, placement: Placement) -> None:
        """Write ``attributes`` to ``function``, and remark on what is left out."""
        for format_, reason in self.omitted:
            what = f"{format_.title} of {symbol(function)}"
            remark(function.location, f"{what} is left out: {reason}")
        replace_attached(function, attributes, placement, self.removed)


def plan_for(
    function: ir.Operation, signature: FunctionSignature, options: AttachOptions
) -> AttachPlan:
    """Return the plan for ``function``; raises `PassError` for a format that must be there."""
    attributes: dict[str, ir.Attribute] = {}
    incomplete: list[SignatureFormat] = []
    limits: dict[Place, Outcome] = {}
    omitted: list[tuple[SignatureFormat, str]] = []
    for format_ in options.formats:
        try:
            text = format_.encode(signature)
        except ValueError as error:
            if not options.omit_unencodable:
                message = f"{symbol(function)}: {error}"
                raise PassError((function.location, message)) from None
            omitted.append((format_, str(error)))
            continue
        unreadable = format_.limits(signature)
        if unreadable and options.unsupported != "warn":
            messages = list(limit_messages(signature, unreadable))
            if options.unsupported == "error":
                name = symbol(function)
                raise PassError(
                    *(
                        (location_of(at, function), f"{at} of {name} {what}")
                        for at, what in messages
                    )
                )
            omitted.append((format_, " ".join(map(str, messages[0]))))
            continue
        attributes.update(format_.attributes(text))
        limits.update(unreadable)
        if format_.unknown_type is not None and format_.unknown_type in text:
            incomplete.append(format_)
    removed = {name for format_, _ in omitted for name in format_.attributes("")}
    found = occurrences(signature, incomplete, limits) if incomplete or limits else ()
    return AttachPlan(attributes, removed, omitted, found)
