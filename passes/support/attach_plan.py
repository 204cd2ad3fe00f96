"""Plans the attributes that describe a signature.

The ``abi-attach`` passes and ``abi-wrap-iree`` use it. A `SignatureFormat` encodes a signature as
text; an `AttachPlan` collects the texts of several formats, for every function with this
signature. `warn_of` tells what a format or IREE's runtime cannot represent.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field
from typing import Literal, NamedTuple, TypeAlias

from mlir_abi.bindings import ir
from mlir_abi.dialect_attrs.function import FunctionSignature, ValuePosition, leaf_positions
from mlir_abi.dialect_attrs.iree.runtime_limits import Outcome
from mlir_abi.dialect_attrs.structure import Path
from mlir_abi.dialect_attrs.types import ValueType
from mlir_abi.passes.support.attributes import WRAPS, Entries, Placement, replace_attached, symbol
from mlir_abi.passes.support.diagnostics import PassError, remark, warn
from mlir_abi.passes.support.signatures import value_location

Unsupported: TypeAlias = Literal["warn", "omit", "error"]
"""How a pass treats a signature that IREE's runtime cannot read: the option ``unsupported``."""

ValueIndex: TypeAlias = "int | Path"
"""The index of a flat value, counting results after arguments; or the path of a gap."""


@dataclass(frozen=True, eq=False)
class SignatureFormat:
    """A text format for signatures, and the attributes that store its text.

    ``encode`` raises ValueError for a signature that the format cannot represent. A type for which
    ``can_encode`` is false is written as ``unknown_type``. ``limits`` says what IREE's runtime does
    where it cannot read a value, or a gap in a list; ``unsupported`` says what a pass does there. A
    format with ``declared`` also writes ``iree.abi.declaration``, which shows the signature that
    ``declared`` returns. A signature that cannot be encoded is an error; with ``may_be_omitted``
    the format is left out with a remark.
    """

    title: str
    encode: Callable[[FunctionSignature], str]
    attributes: Callable[[str], Entries]
    can_encode: Callable[[ValueType], bool] = lambda _: True
    unknown_type: str | None = None
    limits: Callable[[FunctionSignature], dict[ValueIndex, Outcome]] | None = None
    unsupported: Unsupported = "warn"
    declared: Callable[[FunctionSignature], FunctionSignature] | None = None
    may_be_omitted: bool = False


class Problem(NamedTuple):
    """A type that ``formats`` write as unknown, or that IREE's runtime cannot read; None: a gap."""

    type_: ValueType | None
    formats: tuple[SignatureFormat, ...]

    def fact(self, is_one: bool) -> str:
        """Return what is true of one place, or of several."""
        if self.type_ is None:
            return "is a gap in a list" if is_one else "are gaps in lists"
        return f"{'has' if is_one else 'have'} type '{self.type_}'"


class Occurrence(NamedTuple):
    """Where a signature has a problem, and what IREE's runtime does there, if anything."""

    problem: Problem
    place: ValueIndex
    outcome: Outcome | None


@dataclass(slots=True, eq=False)
class AttachPlan:
    """The attributes of ``functions``, which have the same ``signature``.

    `encode` adds those of one format. ``omitted`` has the formats that are left out, and why.
    ``incomplete`` has those that write a type as unknown, and ``limits`` what IREE's runtime cannot
    read.
    """

    functions: Sequence[ir.Operation]
    signature: FunctionSignature
    attributes: dict[str, ir.Attribute] = field(default_factory=dict)
    omitted: tuple[tuple[SignatureFormat, str], ...] = ()
    incomplete: tuple[SignatureFormat, ...] = ()
    limits: dict[ValueIndex, Outcome] = field(default_factory=dict)

    def encode(self, format_: SignatureFormat) -> None:
        """Encode the signature, or omit the format; `PassError` if it must not be omitted."""
        try:
            text = format_.encode(self.signature)
        except ValueError as error:
            if not format_.may_be_omitted:
                errors = ((f.location, f"{symbol(f)}: {error}") for f in self.functions)
                raise PassError(*errors) from None
            self.omitted += ((format_, str(error)),)
            return
        if format_.limits is not None and (limits := format_.limits(self.signature)):
            if format_.unsupported != "warn":
                facts = [
                    (position_of(self.signature, place), f"{problem.fact(is_one=True)}: {outcome}")
                    for problem, place, outcome in occurrences(self.signature, (), limits)
                ]
                if format_.unsupported == "error":
                    errors = (
                        (location_of(place, f), f"{place} of {symbol(f)} {fact}")
                        for f in self.functions
                        for place, fact in facts
                    )
                    raise PassError(*errors)
                self.omitted += ((format_, " ".join(map(str, facts[0]))),)
                return
            self.limits.update(limits)
        self.attributes.update(format_.attributes(text))
        if format_.unknown_type is not None and format_.unknown_type in text:
            self.incomplete += (format_,)

    def apply(self, function: ir.Operation, declaration: Entries, placement: Placement) -> None:
        """Write the attributes and ``declaration`` to a function; remark on what is left out."""
        removed: set[str] = set()  # an older text must not stay
        for format_, reason in self.omitted:
            what = f"{format_.title} of {symbol(function)}"
            remark(function.location, f"{what} is left out: {reason}")
            removed |= format_.attributes("").keys()
        replace_attached(function, {**self.attributes, **declaration}, placement, removed)


def occurrences(
    signature: FunctionSignature,
    incomplete: Sequence[SignatureFormat],
    limits: dict[ValueIndex, Outcome],
) -> list[Occurrence]:
    """Return what the formats in ``incomplete`` cannot encode, and what is among ``limits``."""
    problems: list[Occurrence] = []
    for number, type_ in enumerate((*signature.flat_inputs, *signature.flat_results)):
        unknown: tuple[SignatureFormat, ...] = ()
        for format_ in incomplete:
            if not format_.can_encode(type_):
                unknown += (format_,)
        if unknown or number in limits:
            problems.append(Occurrence(Problem(type_, unknown), number, limits.get(number)))
    for place, outcome in limits.items():
        if not isinstance(place, int):
            problems.append(Occurrence(Problem(None, ()), place, outcome))
    return problems


def position_of(signature: FunctionSignature, place: ValueIndex) -> ValuePosition | str:
    """Return how messages name a place."""
    if not isinstance(place, int):
        return f"slot {list(place)} of the arguments"
    arguments = leaf_positions("argument", signature.inputs)
    return [*arguments, *leaf_positions("result", signature.results)][place]


_Site: TypeAlias = tuple[AttachPlan, Occurrence]
"""A plan, and where in its signature a problem is."""


def warn_of(plans: Iterable[AttachPlan]) -> None:
    """Warn of each problem of ``plans`` once: at the first place, with the number of places."""
    sites: dict[Problem, list[_Site]] = {}
    for plan in plans:
        if plan.incomplete or plan.limits:
            for occurrence in occurrences(plan.signature, plan.incomplete, plan.limits):
                sites.setdefault(occurrence.problem, []).append((plan, occurrence))
    for problem, of_problem in sites.items():
        plan, occurrence = of_problem[0]
        position = position_of(plan.signature, occurrence.place)
        first = f"{position} of {symbol(plan.functions[0])}"
        warn(location_of(position, plan.functions[0]), _message(problem, first, of_problem))


def _message(problem: Problem, first: str, sites: Sequence[_Site]) -> str:
    """Return the warning: ``2 arguments of 1 function, first argument #0 of @f, have type …``."""
    values: Counter[str] = Counter()
    for plan, (_, place, _) in sites:
        kind = "slot"
        if isinstance(place, int):
            kind = "argument" if place < len(plan.signature.flat_inputs) else "result"
        values[kind] += len(plan.functions)
    subject, is_one = first, values.total() == 1
    if not is_one:
        counts = " and ".join(_plural(number, kind) for kind, number in values.items())
        functions = sum(len(plan.functions) for plan in {plan for plan, _ in sites})
        subject = f"{counts} of {_plural(functions, 'function')}, first {first},"
    message = f"{subject} {problem.fact(is_one)}"
    if problem.formats:
        unknown = [
            f"{format_.title} (written {format_.unknown_type})" for format_ in problem.formats
        ]
        message += f", which cannot be encoded in {' and '.join(unknown)}"
    outcomes = dict.fromkeys(o.outcome for _, o in sites if o.outcome is not None)
    if outcomes:
        outcome, *others = map(str, outcomes)
        message += ": " + ", and ".join(
            [outcome, *(text.removeprefix("IREE's runtime ") for text in others)]
        )
        message += "; mlir_abi's IreeFunction calls it, or unsupported=omit leaves iree.abi out"
    return message


def _plural(number: int, noun: str) -> str:
    return f"{number} {noun}" if number == 1 else f"{number} {noun}s"


def location_of(position: ValuePosition | str, function: ir.Operation) -> ir.Location:
    """Return the location of a part of ``function``.

    A wrapper of ``abi-wrap-iree`` gets its own location: messages about it number the values of the
    function that it calls.
    """
    if isinstance(position, ValuePosition) and WRAPS not in function.attributes:
        return value_location(function, position.kind, position.entry)
    return function.location
