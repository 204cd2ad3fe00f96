"""What a format makes of a signature: a text, or the reason why there is none."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence, Set
from typing import ClassVar, NamedTuple, TypeAlias

from mlir_abi.dialect_attrs.decode.decode_types import type_of_record
from mlir_abi.dialect_attrs.function import FunctionSignature, ValuePosition, leaf_positions
from mlir_abi.dialect_attrs.iree.json_records import record_of
from mlir_abi.dialect_attrs.iree.runtime_limits import Outcome, Signed
from mlir_abi.dialect_attrs.iree.vm_calling_convention import letter
from mlir_abi.dialect_attrs.structure import Path
from mlir_abi.dialect_attrs.types import Array, Int, ValueType
from mlir_abi.passes.support.attributes import Entries

ValueIndex: TypeAlias = "int | Path"
"""The index of a flat value, counting results after arguments; or the path of a gap."""


class Finding(NamedTuple):
    """What is not represented of a value: its type, or what IREE's runtime cannot read.

    ``type_`` is None for a gap in a list. ``unknown_in`` names each format that writes the type as
    unknown, with what it writes; ``outcome`` says what IREE's runtime does.
    """

    type_: ValueType | None
    unknown_in: tuple[str, ...] = ()
    outcome: Outcome | None = None

    def fact(self, is_one: bool) -> str:
        """Return what is true of one place, or of several."""
        if self.type_ is None:
            return "is a gap in a list" if is_one else "are gaps in lists"
        return f"{'has' if is_one else 'have'} type '{self.type_}'"

    @property
    def is_called(self) -> bool:
        """Whether `IreeFunction` passes what IREE's runtime does not."""
        if self.type_ is None:
            return True
        type_ = type_of_record(record_of(self.type_))  # `IreeFunction` has records alone
        element = type_.element if isinstance(type_, Array) else type_
        is_odd = isinstance(element, Int) and element.width not in (1, 8, 16, 32, 64)
        if is_odd or isinstance(self.outcome, Signed):
            return False
        try:
            letter(type_)
        except ValueError:
            return False
        return True

    def merge(self, other: Finding) -> Finding:
        """Return what both formats find of one value."""
        unknown_in = self.unknown_in + other.unknown_in
        return Finding(self.type_, unknown_in, self.outcome or other.outcome)


Findings: TypeAlias = Sequence[tuple[ValueIndex, Finding]]


class Text(NamedTuple):
    """The attributes with the text of a signature, and what it does not represent."""

    attributes: Entries
    findings: Findings = ()


class Omitted(NamedTuple):
    """The format is left out, with a remark that gives the reason."""

    reason: str


class Refused(NamedTuple):
    """The signature is an error: what is wrong, and at which value, if at one."""

    problems: Sequence[tuple[ValuePosition | str | None, str]]


class SignatureFormat(ABC):
    """A text format for signatures.

    ``title`` is how messages name it, ``names`` are its attributes, and ``unknown`` is what it
    writes for a type that it cannot encode.
    """

    title: ClassVar[str]
    names: Set[str]
    unknown: ClassVar[str] = ""

    @abstractmethod
    def encode(self, signature: FunctionSignature) -> Text | Omitted | Refused:
        """Encode ``signature``."""

    def unknown_types(
        self, signature: FunctionSignature, can_encode: Callable[[ValueType], bool]
    ) -> Findings:
        """Return the values of ``signature`` whose type is written as unknown."""
        unknown_in = (f"{self.title} (written {self.unknown})",)
        types = enumerate((*signature.flat_inputs, *signature.flat_results))
        return [(i, Finding(type_, unknown_in)) for i, type_ in types if not can_encode(type_)]


def position_of(signature: FunctionSignature, place: ValueIndex) -> ValuePosition | str:
    """Return how messages name a place."""
    if not isinstance(place, int):
        return f"slot {list(place)} of the arguments"
    arguments = leaf_positions("argument", signature.inputs)
    return [*arguments, *leaf_positions("result", signature.results)][place]
