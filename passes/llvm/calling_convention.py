"""The calling convention: how the values of a function type are passed, as plain records.

Nothing is emitted here. An `LLVMSignature` says what each argument and result becomes, and is the
same for all functions of one type and convention.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property

from mlir_abi.bindings import ir
from mlir_abi.passes.llvm.type_converter import (
    ConversionError,
    Descriptor,
    TypeConverter,
    strides_and_offset,
)
from mlir_abi.passes.support.ir_types import MEMREFS


@dataclass(frozen=True)
class PassedValue:
    """How one argument or result is passed.

    ``source`` is its type before the conversion; None for a memref that is passed by its
    descriptor, since all of one rank and memory space are passed alike. ``value`` is its converted
    type, and ``parts`` are the types that it is passed as: those of the descriptor's fields for a
    memref that is an argument, one otherwise. ``bare`` are the offset, the sizes and the strides
    that a bare pointer leaves out of a descriptor. ``by_reference`` (the attributes ``llvm.byval``
    and ``llvm.byref``) passes a pointer to a value whose type changes: on others, MLIR takes these
    attributes for pointers alone.
    """

    source: ir.Type | None
    value: ir.Type
    parts: tuple[ir.Type, ...]
    descriptor: Descriptor | None = None
    bare: tuple[int, ...] | None = None
    by_reference: bool = False

    @cached_property
    def keeps_type(self) -> bool:
        """Whether the conversion leaves the type of the value as it is."""
        return bool(self.value == self.source)


@dataclass(frozen=True, eq=False)
class LLVMSignature:
    """A function type in the LLVM dialect.

    ``packed`` is the type that the function returns: one result, a struct of several, or None for
    void.
    """

    inputs: tuple[PassedValue, ...]
    results: tuple[PassedValue, ...]
    packed: ir.Type | None

    @cached_property
    def parameters(self) -> list[ir.Type]:
        """The parts of all inputs: the LLVM function's parameters."""
        return [part for passed in self.inputs for part in passed.parts]

    @cached_property
    def keeps_arguments(self) -> bool:
        """Whether the conversion leaves all arguments as they are."""
        return all(passed.keeps_type for passed in self.inputs)

    @cached_property
    def has_unranked_result(self) -> bool:
        """Whether a result is a memref without a rank."""
        return any(
            each.descriptor is not None and each.descriptor.rank is None for each in self.results
        )


class SignatureConverter:
    """Converts function types; types whose values are passed alike share one `LLVMSignature`."""

    def __init__(self, types: TypeConverter) -> None:
        self.types = types
        self._passed: dict[tuple[ir.Type, bool, bool], PassedValue] = {}
        self._by_type: dict[tuple[ir.TypeAttr, bool], LLVMSignature] = {}
        self._alike: dict[tuple[tuple[PassedValue, ...], ...], LLVMSignature] = {}

    def convert(self, type_: ir.TypeAttr, bare: bool) -> LLVMSignature:
        """The signature of ``type_``, by bare pointers or not; raises `ConversionError`."""
        known = self._by_type.get((type_, bare))
        if known is None:
            function = type_.value
            inputs = tuple([self._pass(t, bare, expand=True) for t in function.inputs])
            results = tuple([self._pass(t, bare) for t in function.results])
            known = self._alike.get((inputs, results))
            if known is None:
                packed = [part for result in results for part in result.parts]
                if len(packed) > 1:
                    packed = [self.types.struct(packed)]
                known = LLVMSignature(inputs, results, packed[0] if packed else None)
                self._alike[inputs, results] = known
            self._by_type[type_, bare] = known
        return known

    def problems(self, type_: ir.TypeAttr, bare: bool) -> Iterator[str]:
        """Why `convert` fails: a message for each argument and result at fault."""
        function = type_.value
        for kind, types in (("argument", function.inputs), ("result", function.results)):
            for i, t in enumerate(types):
                try:
                    self._pass(t, bare)
                except ConversionError as error:
                    why = f": {error}" if str(error) else ""
                    yield f"{kind} #{i} of type '{t}' cannot be converted to the LLVM dialect{why}"

    def _pass(self, type_: ir.Type, bare: bool, expand: bool = False) -> PassedValue:
        """How a value is passed; with ``expand``, a descriptor is passed field by field."""
        known = self._passed.get((type_, bare, expand))
        if known is None:
            known = self._passed[type_, bare, expand] = self._convert(type_, bare, expand)
        return known

    def _convert(self, type_: ir.Type, bare: bool, expand: bool) -> PassedValue:
        if not isinstance(type_, MEMREFS):
            value = self.types.convert(type_)
            return PassedValue(type_, value, (value,))
        descriptor = self.types.descriptor(type_)
        value, fields = descriptor.value, descriptor.fields
        if bare:
            return PassedValue(None, value, fields[1:2], descriptor, _bare_pointer(type_))
        return PassedValue(None, value, fields if expand else (value,), descriptor)


def _bare_pointer(memref: ir.Type) -> tuple[int, ...]:
    """The offset, the sizes and the strides of ``memref``, which a bare pointer leaves out.

    Raises `ConversionError` for a memref that a bare pointer cannot stand for.
    """
    if isinstance(memref, ir.UnrankedMemRefType):
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
        return (offset, *memref.shape, *strides)
    raise ConversionError(f"a bare pointer cannot stand for a memref with a dynamic {what}")
