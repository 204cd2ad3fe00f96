"""Plans the attributes that describe a signature, and writes them to functions.

The ``abi-attach`` passes and ``abi-wrap-iree`` use it. A `SignatureFormat` encodes a signature as
text; `plan_for` collects the texts of several formats in an `AttachPlan`; `apply_plan` writes the
plan to one function.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence, Set
from dataclasses import dataclass
from itertools import chain
from typing import Literal, NamedTuple, TypeAlias

from mlir_abi.bindings import ir
from mlir_abi.dialect_attrs.function import FunctionSignature
from mlir_abi.dialect_attrs.types import ValueType
from mlir_abi.passes.support.attributes import WRAPS, Entries, Placement, symbol, write_attached
from mlir_abi.passes.support.declaration import declaration_tail
from mlir_abi.passes.support.diagnostics import PassError, remark, warn
from mlir_abi.passes.support.signatures import ValuePosition, leaf_positions

Unsupported: TypeAlias = Literal["warn", "omit", "error"]
"""How a pass treats a signature that IREE's runtime cannot read: the option ``unsupported``."""

Message: TypeAlias = tuple[ValuePosition | str, str]
"""The part of a function that a message is about, and the text that follows the function's name."""


class RuntimeLimit(NamedTuple):
    """A part of a signature that IREE's runtime cannot read, and what the runtime does with it."""

    position: ValuePosition | str
    fact: str
    outcome: str


@dataclass(frozen=True)
class SignatureFormat:
    """A text format for signatures, and the attributes that store its text.

    ``encode`` raises ValueError for a signature that the format cannot represent. A type for which
    ``can_encode`` is false is written as ``unknown_type``. ``limits`` are what IREE's runtime
    cannot read. A format with ``declared`` also writes ``iree.abi.declaration``, which shows the
    signature that ``declared`` returns.
    """

    title: str
    encode: Callable[[FunctionSignature], str]
    attributes: Callable[[str], Entries]
    can_encode: Callable[[ValueType], bool] = lambda _: True
    unknown_type: str | None = None
    limits: Callable[[FunctionSignature], Sequence[RuntimeLimit]] = lambda _: ()
    declared: Callable[[FunctionSignature], FunctionSignature] | None = None


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
    """The attributes and messages of one signature, for every function that has this signature.

    ``removed`` names attributes of formats that are left out: an older text must not stay.
    """

    attributes: Entries
    removed: Set[str]
    declaration_tail: str | None
    warnings: Sequence[Message]
    remarks: Sequence[Message]


def plan_for(
    function: ir.Operation,
    signature: FunctionSignature,
    options: AttachOptions,
    declared: FunctionSignature | None = None,
) -> AttachPlan:
    """Return the plan for ``function``; raises `PassError` for a format that must not be left out.

    ``declared`` is the signature that the declaration shows, if it is not ``signature``.
    """
    encoded: list[tuple[SignatureFormat, str, Sequence[RuntimeLimit]]] = []
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
        limits = format_.limits(signature)
        if limits and options.unsupported == "error":
            raise PassError(
                *(_located(function, at, f"{fact}: {outcome}") for at, fact, outcome in limits)
            )
        if limits and options.unsupported == "omit":
            position, fact, outcome = limits[0]
            omitted.append((format_, f"{position}{fact}: {outcome}"))
        else:
            encoded.append((format_, text, limits))
    tails = (
        declaration_tail(function, format_.declared(declared or signature))
        for format_ in options.formats
        if format_.declared is not None
    )
    return AttachPlan(
        {name: value for f, text, _ in encoded for name, value in f.attributes(text).items()},
        {name for format_, _ in omitted for name in format_.attributes("")},
        next(tails, None),
        _warnings(signature, encoded),
        [(format_.title, f" is left out: {reason}") for format_, reason in omitted],
    )


def _warnings(
    signature: FunctionSignature,
    encoded: Sequence[tuple[SignatureFormat, str, Sequence[RuntimeLimit]]],
) -> Sequence[Message]:
    """Return a warning for each flat argument and result with a problem, then the other limits."""
    incomplete = [
        f for f, text, _ in encoded if f.unknown_type is not None and f.unknown_type in text
    ]
    limits = {limit.position: limit for _, _, limits in encoded for limit in limits}
    if not incomplete and not limits:
        return ()
    warnings: list[Message] = []
    leaves = chain(
        leaf_positions("argument", signature.inputs), leaf_positions("result", signature.results)
    )
    for position, type_ in leaves:
        unknown = " and ".join(
            f"{format_.title} (written {format_.unknown_type})"
            for format_ in incomplete
            if not format_.can_encode(type_)
        )
        problem = f", which cannot be encoded in {unknown}" if unknown else ""
        limit = limits.pop(position, None)
        if limit is not None:
            problem += f": {limit.outcome}"
        if problem:
            warnings.append((position, f" has type '{type_}'{problem}"))
    warnings.extend((limit.position, f"{limit.fact}: {limit.outcome}") for limit in limits.values())
    return warnings


def apply_plan(
    function: ir.Operation, plan: AttachPlan, attributes: Entries, placement: Placement
) -> None:
    """Report the plan's messages at ``function``, and write ``attributes`` to it."""
    for subject, text in plan.warnings:
        warn(*_located(function, subject, text))
    for subject, text in plan.remarks:
        remark(*_located(function, subject, text))
    write_attached(function, attributes, placement, plan.removed)


def _located(
    function: ir.Operation, subject: ValuePosition | str, text: str
) -> tuple[ir.Location, str]:
    """Return the location and the text of a message about a part of ``function``.

    The positions in messages about a wrapper of ``abi-wrap-iree`` are those of the function that it
    calls, so that they have no location in the wrapper.
    """
    location = function.location
    if isinstance(subject, ValuePosition) and WRAPS not in function.attributes:
        location = subject.location(function)
    return location, f"{subject} of {symbol(function)}{text}"
