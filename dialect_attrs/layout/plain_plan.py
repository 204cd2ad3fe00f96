"""The plan of a plain C function: what ``runtime/call/plain_call.c`` reads."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from collections.abc import Sequence as AbstractSequence
from typing import Literal, NamedTuple

from mlir_abi.dialect_attrs.layout.plain_c import Computed, Parameter, PlainC
from mlir_abi.dialect_attrs.layout.plan import PlanEncoder


class PlainPlan(NamedTuple):
    """The plan, the bytes of the parameters of the packed function, and where each argument is."""

    data: bytes
    memory_bytes: int
    places: tuple[int, ...]


def encode_plain_plan(
    function: PlainC,
    index_bits: int,
    status: Callable[[str], int],
    *,
    byte_order: Literal["<", ">"] = "<",
    pointer_bytes: int = 8,
) -> PlainPlan:
    """The plan of a plain C function; ``status`` returns the status that a text explains."""
    encoder = _PlainEncoder(function, index_bits, status, byte_order, pointer_bytes)
    data = encoder.encode([], None)
    return PlainPlan(data, encoder.memory_bytes, tuple(encoder.places))


class _PlainEncoder(PlanEncoder):
    """Sizes of one name are one parameter here, so that none are compared."""

    def __init__(
        self,
        plain: PlainC,
        index_bits: int,
        status: Callable[[str], int],
        byte_order: Literal["<", ">"],
        pointer_bytes: int,
    ) -> None:
        super().__init__(plain.function, index_bits, byte_order, pointer_bytes, texts=False)
        self._plain_c = plain
        self._status_of = status
        sizes = plain.of_role("size", "room")
        self._numbers = {each.name: i for i, each in enumerate(sizes)}

    def _status(self, text: str) -> int:
        return self._status_of(f"{self._plain_c.name}: {text}")

    def _conditions(self, labels: AbstractSequence[str]) -> Iterator[bytes]:
        plain = self._plain_c
        for each, text in zip(plain.function.conditions, plain.conditions, strict=True):
            yield self._condition(each, self._status(f"{text} does not hold"), 0)

    def _plain(self) -> int:
        plain = self._plain_c
        pointers = [self._pointer(each) for each in plain.parameters if is_address(each)]
        sizes, rooms = plain.of_role("size"), plain.of_role("room")
        negative = [self._status(f"{each.name} is negative") for each in sizes]
        negative += [self._status(f"{each.name} is null, or negative") for each in rooms]
        header = self._pack(
            "Plain",
            len(pointers),
            len(sizes),
            len(rooms),
            self._add(*pointers),
            self._add(*map(self._int, negative)),
            self._status("the sizes are too large for memory"),
        )
        return self._add(header)

    def _pointer(self, parameter: Parameter) -> bytes:
        name = parameter.name
        is_result = parameter.role == "result"
        role = "r" if parameter.is_returned else "o" if is_result else "a"
        alignment = self._alignment(parameter)
        is_promise = parameter.is_returned and parameter.array is not None
        return self._pack(
            "Pointer",
            ord(role),
            parameter.index,
            self._add(*map(self._axis, parameter.sizes)),
            self._value_place("result" if parameter.is_returned else "argument", parameter.index),
            self._status(f"{name} is null"),
            self._status(f"{name} is not aligned to {alignment} bytes") if alignment > 1 else 0,
            self._status(f"{name} overlaps with another result") if is_result else 0,
            self._status(f"{name} has another size than promised") if is_promise else 0,
        )

    def _axis(self, size: int | str | Computed) -> bytes:
        if isinstance(size, int):
            return self._pack("Axis", ord("t"), 0)
        if isinstance(size, Computed):
            return self._pack("Axis", ord("e"), self._part_of_term(size.total))
        return self._pack("Axis", ord("p"), self._numbers[size])

    def _alignment(self, parameter: Parameter) -> int:
        assert parameter.value is not None
        array = parameter.array
        element = parameter.value.type if array is None else array.element
        return max(self._element_layout(element)[1], parameter.value.alignment or 0)


def is_address(parameter: Parameter) -> bool:
    """Whether a parameter is a pointer to a value."""
    return parameter.value is not None and parameter.is_pointer
