"""What is known of a function, as plain values."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from functools import cached_property
from typing import Literal, NamedTuple

from mlir_abi.dialect_attrs.attribute_names import IREE_ABI, RAW, SIP
from mlir_abi.dialect_attrs.function import FunctionSignature, Kind
from mlir_abi.dialect_attrs.iree_abi import IreeAbi
from mlir_abi.dialect_attrs.layout.c_wrapper import CInterface, c_interface
from mlir_abi.dialect_attrs.layout.memref_descriptor import DescriptorLayout, descriptor_layout
from mlir_abi.dialect_attrs.raw import RawSignature
from mlir_abi.dialect_attrs.reflection.record import FunctionReflection
from mlir_abi.dialect_attrs.reflection.value import Value, flat_values
from mlir_abi.dialect_attrs.sip import SipSignature
from mlir_abi.dialect_attrs.types import Array

__all__ = ["CParameter", "DecodedSignature", "FlatValue", "FunctionView"]

INDEX_BITS = 64
"""The width of ``index`` in a function without a C wrapper."""


class FlatValue(NamedTuple):
    """An argument or result after tuples are flattened; ``label`` is its name for a caller."""

    kind: Kind
    number: int
    label: str
    value: Value

    @property
    def title(self) -> str:
        """Such as ``argument #1``."""
        return f"{self.kind} #{self.number}"


class CParameter(NamedTuple):
    """A parameter of a C wrapper, and how it is passed."""

    label: str
    type: str
    passed: Literal["by value", "pointer", "pointer to descriptor"]


class DecodedSignature(NamedTuple):
    """A signature in one format: its text, decoded, or None and the reason."""

    key: str
    text: str | None
    description: str


@dataclass(frozen=True)
class FunctionView:
    """A function, and all that follows from its reflection."""

    function: FunctionReflection

    @cached_property
    def values(self) -> list[FlatValue]:
        """The flat arguments, then the flat results."""
        names = self.function.labels()
        values = flat_values(self.function.arguments), flat_values(self.function.results)
        kinds: tuple[Kind, Kind] = "argument", "result"
        return [
            FlatValue(kinds[side], i, label, value)
            for side in (0, 1)
            for i, (label, value) in enumerate(zip(names[side], values[side], strict=True))
        ]

    @cached_property
    def caller_arguments(self) -> list[FlatValue]:
        """What a caller passes: the arguments without out-params."""
        return [each for each in self.values if each.kind == "argument" and not each.value.out]

    @cached_property
    def caller_results(self) -> list[FlatValue]:
        """What a caller gets: the out-params, then the results."""
        return [each for each in self.values if each.kind == "result" or each.value.out]

    @cached_property
    def signatures(self) -> list[DecodedSignature]:
        """The raw signature, the SIP signature, and IREE's JSON."""
        signature = self.function.signature
        return [
            _signature(RAW, RawSignature.of, signature),
            _signature(SIP, SipSignature.of, signature),
            _signature(IREE_ABI, IreeAbi.of, signature),
        ]

    @cached_property
    def parameters(self) -> list[CParameter]:
        """The parameters of the C wrapper, the result pointer first; none without a wrapper."""
        convention = self.function.convention
        if convention is None:
            return []
        results = [each for each in self.values if each.kind == "result"]
        parameters = []
        if self._interface.result_by_pointer:
            if len(results) == 1:
                parameters.append(_parameter(results[0], by_pointer=True))
            else:
                types = ", ".join(str(each.value.type) for each in results)
                parameters.append(CParameter("result", f"struct {{{types}}}", "pointer"))
        arguments = [each for each in self.values if each.kind == "argument"]
        parameters += map(_parameter, arguments, self._interface.by_pointer)
        return parameters

    @cached_property
    def returned(self) -> str | None:
        """The type that the C wrapper returns; None for void, and without a wrapper."""
        results = self.function.signature.flat_results
        if self.function.convention is None or self._interface.result_by_pointer or not results:
            return None
        return str(results[0])

    @property
    def wrapper_values(self) -> list[CParameter]:
        """The parameters, then what the wrapper returns."""
        returned = self.returned
        last = [] if returned is None else [CParameter("returned", returned, "by value")]
        return [*self.parameters, *last]

    @cached_property
    def descriptors(self) -> list[tuple[Array, DescriptorLayout]]:
        """The layout of the descriptor of each memref type."""
        convention = self.function.convention
        bits = INDEX_BITS if convention is None else convention.index_bits
        types = dict.fromkeys(each.value.type for each in self.values)
        return [
            (type_, descriptor_layout(None if type_.shape is None else len(type_.shape), bits))
            for type_ in types
            if isinstance(type_, Array) and type_.container == "memref"
        ]

    @cached_property
    def _interface(self) -> CInterface:
        function = self.function
        assert function.convention is not None
        flat = replace(
            function,
            arguments=tuple(flat_values(function.arguments)),
            results=tuple(flat_values(function.results)),
        )
        return c_interface(flat, function.convention)


def _parameter(flat: FlatValue, by_pointer: bool) -> CParameter:
    type_ = flat.value.type
    if not by_pointer:
        return CParameter(flat.label, str(type_), "by value")
    is_memref = isinstance(type_, Array)
    return CParameter(flat.label, str(type_), "pointer to descriptor" if is_memref else "pointer")


def _signature(
    key: str,
    make: Callable[[FunctionSignature], RawSignature | SipSignature | IreeAbi],
    signature: FunctionSignature,
) -> DecodedSignature:
    try:
        decoded = make(signature)
    except ValueError as error:
        return DecodedSignature(key, None, str(error))
    text = decoded.encode()
    if isinstance(text, bytes):
        text = text.decode("utf-8", "surrogateescape")
    return DecodedSignature(key, text, decoded.describe())
