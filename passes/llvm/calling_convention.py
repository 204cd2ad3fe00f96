"""The calling convention: how the values of a function type are passed, as plain records.

Nothing is emitted here. An `LLVMSignature` says what each argument and result becomes, and is the
same for all functions of one type and convention.
"""

from __future__ import annotations

from collections.abc import Container, Iterator, Sequence
from dataclasses import dataclass, replace
from functools import cached_property

from mlir_abi.bindings import ir
from mlir_abi.passes.llvm.types import (
    ConversionError,
    Converted,
    Ranked,
    TypeConverter,
    Unranked,
    parse_llvm_type,
    strides_and_offset,
)


@dataclass(frozen=True, slots=True)
class BarePointer:
    """What a bare pointer leaves out of the descriptor of a memref, in elements."""

    descriptor: Ranked
    offset: int
    sizes: tuple[int, ...]
    strides: tuple[int, ...]


@dataclass(frozen=True, eq=False)
class PassedValue:
    """How one argument or result is passed.

    ``source`` is its type before the conversion; None for a memref that is passed by its
    descriptor, since all of one rank and memory space are passed alike. ``value`` is its converted
    type, and ``parts`` are the types that it is passed as: those of the descriptor's fields for a
    memref that is an argument, one otherwise. ``bare`` is what the callee must know of a memref
    that is passed as a bare pointer. ``by_reference`` (the attributes ``llvm.byval`` and
    ``llvm.byref``) passes a pointer to the value.
    """

    source: ir.Type | None
    value: Converted
    parts: tuple[Converted, ...]
    descriptor: Ranked | Unranked | None = None
    bare: BarePointer | None = None
    by_reference: bool = False

    @cached_property
    def keeps_type(self) -> bool:
        """Whether the conversion leaves the type of the value as it is."""
        return bool(self.value.type == self.source)

    @property
    def is_same(self) -> bool:
        """Whether the conversion leaves the argument as it is."""
        return self.keeps_type and not self.by_reference


@dataclass(frozen=True, eq=False)
class LLVMSignature:
    """A function type in the LLVM dialect.

    ``packed`` is the type that the function returns: one result, a struct of several, or None for
    void. ``parameters`` are the parts of all inputs.
    """

    inputs: tuple[PassedValue, ...]
    results: tuple[PassedValue, ...]
    packed: Converted | None
    parameters: tuple[Converted, ...]

    @property
    def result_text(self) -> str:
        """The text of the result type inside a function type."""
        return self.packed.text if self.packed is not None else "void"

    @cached_property
    def parameter_types(self) -> list[ir.Type]:
        """The types of the LLVM function's parameters."""
        return [parameter.type for parameter in self.parameters]

    @cached_property
    def keeps_arguments(self) -> bool:
        """Whether the conversion leaves all arguments as they are."""
        return all(passed.is_same for passed in self.inputs)

    @cached_property
    def has_unranked_result(self) -> bool:
        """Whether a result is a memref without a rank."""
        return any(isinstance(result.descriptor, Unranked) for result in self.results)

    def by_reference(self, positions: Container[int], pointer: Converted) -> LLVMSignature:
        """The signature with the arguments at ``positions`` passed by reference."""
        inputs = tuple(
            replace(passed, parts=(pointer,), by_reference=True) if i in positions else passed
            for i, passed in enumerate(self.inputs)
        )
        return replace(self, inputs=inputs, parameters=_parts(inputs))


class SignatureConverter:
    """Converts function types; types whose values are passed alike share one `LLVMSignature`."""

    def __init__(self, types: TypeConverter) -> None:
        self.types = types
        self._inputs: dict[bool, dict[ir.Type, PassedValue]] = {False: {}, True: {}}
        self._results: dict[bool, dict[ir.Type, PassedValue]] = {False: {}, True: {}}
        self._memrefs: dict[tuple[Ranked | Unranked, bool], PassedValue] = {}
        self._by_type: dict[tuple[ir.TypeAttr, bool], LLVMSignature] = {}
        self._alike: dict[
            tuple[tuple[PassedValue, ...], tuple[PassedValue, ...]], LLVMSignature
        ] = {}
        self._function_types: dict[str, ir.TypeAttr] = {}

    def convert(self, type_: ir.TypeAttr, bare: bool) -> LLVMSignature:
        """The signature of ``type_``, by bare pointers or not; raises `ConversionError`."""
        known = self._by_type.get((type_, bare))
        if known is None:
            function = type_.value
            inputs = tuple([self._argument(t, bare) for t in function.inputs])
            results = tuple([self._result(t, bare) for t in function.results])
            known = self._alike.get((inputs, results))
            if known is None:
                known = self._alike[inputs, results] = self._signature(inputs, results)
            self._by_type[type_, bare] = known
        return known

    def _signature(
        self, inputs: tuple[PassedValue, ...], results: tuple[PassedValue, ...]
    ) -> LLVMSignature:
        returned = [part for result in results for part in result.parts]
        packed = self.types.struct(returned) if len(returned) > 1 else next(iter(returned), None)
        return LLVMSignature(inputs, results, packed, _parts(inputs))

    def problems(self, type_: ir.TypeAttr, bare: bool) -> Iterator[str]:
        """Why `convert` fails: a message for each argument and result at fault."""
        function = type_.value
        for kind, types, pass_ in (
            ("argument", function.inputs, self._argument),
            ("result", function.results, self._result),
        ):
            for i, t in enumerate(types):
                try:
                    pass_(t, bare)
                except ConversionError as error:
                    why = f": {error}" if str(error) else ""
                    yield f"{kind} #{i} of type '{t}' cannot be converted to the LLVM dialect{why}"

    def function_type(
        self, result: str, parameters: Sequence[str], variadic: bool = False
    ) -> ir.TypeAttr:
        """The function type of these texts, as an attribute."""
        listed = ", ".join([*parameters, "..."] if variadic else parameters)
        text = f"func<{result} ({listed})>"
        known = self._function_types.get(text)
        if known is None:
            known = self._function_types[text] = ir.TypeAttr.get(parse_llvm_type(text))
        return known

    def _argument(self, type_: ir.Type, bare: bool) -> PassedValue:
        known = self._inputs[bare].get(type_)
        if known is None:
            known = self._inputs[bare][type_] = self._pass(type_, bare, expand=True)
        return known

    def _result(self, type_: ir.Type, bare: bool) -> PassedValue:
        known = self._results[bare].get(type_)
        if known is None:
            known = self._results[bare][type_] = self._pass(type_, bare, expand=False)
        return known

    def _pass(self, type_: ir.Type, bare: bool, expand: bool) -> PassedValue:
        value = self.types.converted(type_)
        if not isinstance(type_, (ir.MemRefType, ir.UnrankedMemRefType)):
            return PassedValue(type_, value, (value,))
        descriptor = self.types.descriptor(type_)
        if bare:
            bare_pointer = _bare_pointer(type_, descriptor)
            return PassedValue(None, value, descriptor.fields[1:2], descriptor, bare_pointer)
        known = self._memrefs.get((descriptor, expand))
        if known is None:
            parts = descriptor.fields if expand else (value,)
            known = self._memrefs[descriptor, expand] = PassedValue(None, value, parts, descriptor)
        return known


def _parts(inputs: tuple[PassedValue, ...]) -> tuple[Converted, ...]:
    return tuple(part for passed in inputs for part in passed.parts)


def _bare_pointer(memref: ir.Type, descriptor: Ranked | Unranked) -> BarePointer:
    """Raises `ConversionError` for a memref that a bare pointer cannot stand for."""
    if isinstance(descriptor, Unranked):
        raise ConversionError("a bare pointer cannot stand for a memref without a rank")
    strides, offset = strides_and_offset(memref)
    dynamic = memref.get_dynamic_stride_or_offset()
    if not memref.has_static_shape:
        what = "size"
    elif dynamic in strides:
        what = "stride"
    elif offset == dynamic:
        what = "offset"
    else:
        return BarePointer(descriptor, offset, tuple(memref.shape), tuple(strides))
    raise ConversionError(f"a bare pointer cannot stand for a memref with a dynamic {what}")
