"""Plans the attributes that describe a signature: for the attach passes and ``abi-wrap-iree``."""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from typing import TypeAlias

from mlir_abi.bindings import ir
from mlir_abi.dialect_attrs.function import FunctionSignature, ValuePosition
from mlir_abi.passes.support.attributes import WRAPS, Entries, Placement, replace_attached, symbol
from mlir_abi.passes.support.diagnostics import Errors, remark, warn
from mlir_abi.passes.support.signature_format import (
    Finding,
    Omitted,
    Refused,
    SignatureFormat,
    Text,
    ValueIndex,
    position_of,
)
from mlir_abi.passes.support.signatures import value_location


@dataclass(slots=True, eq=False)
class AttachPlan:
    """What is attached to ``functions``, which have the same ``signature``.

    ``omitted`` has the formats that are left out, and why.
    """

    functions: Sequence[ir.Operation]
    signature: FunctionSignature
    attributes: dict[str, ir.Attribute] = field(default_factory=dict)
    omitted: list[tuple[SignatureFormat, str]] = field(default_factory=list)
    findings: dict[ValueIndex, Finding] = field(default_factory=dict)

    def apply(self, function: ir.Operation, declaration: Entries, placement: Placement) -> None:
        """Write the attributes and ``declaration`` to a function; remark on what is left out."""
        removed: set[str] = set()  # an older text must not stay
        for format_, reason in self.omitted:
            what = f"{format_.title} of {symbol(function)}"
            remark(function.location, f"{what} is left out: {reason}")
            removed |= format_.names
        replace_attached(function, {**self.attributes, **declaration}, placement, removed)


def encode(format_: SignatureFormat, plans: Iterable[AttachPlan], errors: Errors) -> None:
    """Add to each plan what the format writes; where it refuses the signature, to ``errors``."""
    for plan in plans:
        match format_.encode(plan.signature):
            case Text(attributes, findings):
                plan.attributes.update(attributes)
                for place, finding in findings:
                    known = plan.findings.get(place)
                    plan.findings[place] = known.merge(finding) if known else finding
            case Omitted(reason):
                plan.omitted.append((format_, reason))
            case Refused(problems):
                for function in plan.functions:
                    for position, problem in problems:
                        if position is None:
                            errors.add(function.location, f"{symbol(function)}: {problem}")
                        else:
                            message = f"{position} of {symbol(function)} {problem}"
                            errors.add(_location_of(position, function), message)


_Site: TypeAlias = tuple[AttachPlan, ValueIndex, Finding]


def warn_of(plans: Iterable[AttachPlan]) -> None:
    """Warn of each problem of ``plans`` once: at the first place, with the number of places."""
    sites: dict[object, list[_Site]] = {}
    for plan in plans:
        # Flat values come before gaps.
        for place in sorted(plan.findings, key=lambda i: i if isinstance(i, int) else sys.maxsize):
            finding = plan.findings[place]
            problem = finding.type_, finding.unknown_in
            sites.setdefault(problem, []).append((plan, place, finding))
    for of_problem in sites.values():
        plan, place, _ = of_problem[0]
        position = position_of(plan.signature, place)
        first = f"{position} of {symbol(plan.functions[0])}"
        warn(_location_of(position, plan.functions[0]), _message(first, of_problem))


def _message(first: str, sites: Sequence[_Site]) -> str:
    """Return the warning: ``2 arguments of 1 function, first argument #0 of @f, have type …``."""
    values: Counter[str] = Counter()
    for plan, place, _ in sites:
        kind = "slot"
        if isinstance(place, int):
            kind = "argument" if place < len(plan.signature.flat_inputs) else "result"
        values[kind] += len(plan.functions)
    subject, is_one = first, values.total() == 1
    if not is_one:
        counts = " and ".join(_plural(number, kind) for kind, number in values.items())
        functions = sum(len(plan.functions) for plan in {plan for plan, _, _ in sites})
        subject = f"{counts} of {_plural(functions, 'function')}, first {first},"
    problem = sites[0][2]
    message = f"{subject} {problem.fact(is_one)}"
    if problem.unknown_in:
        message += f", which cannot be encoded in {' and '.join(problem.unknown_in)}"
    outcomes = dict.fromkeys(f.outcome for _, _, f in sites if f.outcome is not None)
    if outcomes:
        outcome, *others = map(str, outcomes)
        message += ": " + ", and ".join(
            [outcome, *(text.removeprefix("IREE's runtime ") for text in others)]
        )
        ours = "mlir_abi's IreeFunction calls it, or " if problem.is_called else ""
        message += f"; {ours}unsupported=omit leaves iree.abi out"
    return message


def _plural(number: int, noun: str) -> str:
    return f"{number} {noun}" if number == 1 else f"{number} {noun}s"


def _location_of(position: ValuePosition | str, function: ir.Operation) -> ir.Location:
    """Return the location of a part of ``function``.

    A wrapper of ``abi-wrap-iree`` gets its own location: messages about it number the values of the
    function that it calls.
    """
    if isinstance(position, ValuePosition) and WRAPS not in function.attributes:
        return value_location(function, position.kind, position.entry)
    return function.location
