"""How the values of a function type are passed: the calling convention, as plain records.

Nothing is emitted here. A `Signature` says what each argument and result becomes, and is the same
for all functions of one type and convention.
"""

from __future__ import annotations

from collections.abc import Container, Iterator, Sequence
from contextlib import suppress
from dataclasses import dataclass, replace
from functools import cached_property

from mlir_abi.bindings import ir
from mlir_abi.passes.llvm.types import (
    ConversionError,
    Converted,
    Ranked,
    TypeConverter,
    Unranked,
    check_depth,
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
class Passed:
    """One argument or result.

    ``source`` is the type it had; None for a memref, since all of one rank and memory space are
    passed alike, but for bare pointers. ``value`` is its type inside a function, and ``parts`` are
    the types it is passed as: those of the descriptor's fields for a memref that is an argument,
    one otherwise. ``bare`` is what a memref that is passed as a bare pointer leaves out.
    ``by_reference`` (the attributes ``llvm.byval`` and ``llvm.byref``) passes a pointer to the
    value.
    """

    source: ir.Type | None
    value: Converted
    parts: tuple[Converted, ...]
    descriptor: Ranked | Unranked | None = None
    bare: BarePointer | None = None
    by_reference: bool = False

    @cached_property
    def keeps_type(self) -> bool:
        """Whether the value has the type that it had."""
        return bool(self.value.type == self.source)

    @property
    def is_same(self) -> bool:
        """Whether the argument stays as it is."""
        return self.keeps_type and not self.by_reference


@dataclass(frozen=True, eq=False)
class Signature:
    """A function type in the LLVM dialect: no result is void, and several are one struct."""

    inputs: tuple[Passed, ...]
    results: tuple[Passed, ...]
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
        """Whether the arguments stay as they are."""
        return all(passed.is_same for passed in self.inputs)

    @cached_property
    def has_unranked_result(self) -> bool:
        """Whether a result is a memref without a rank."""
        return any(isinstance(result.descriptor, Unranked) for result in self.results)

    def by_reference(self, positions: Container[int], pointer: Converted) -> Signature:
        """The signature with the arguments at ``positions`` passed by reference."""
        inputs = tuple(
            replace(passed, parts=(pointer,), by_reference=True) if i in positions else passed
            for i, passed in enumerate(self.inputs)
        )
        return replace(self, inputs=inputs, parameters=_parts(inputs))


class TupleError(ConversionError):
    """A tuple of which all leaves can be converted, once it is expanded."""


@dataclass(frozen=True, slots=True)
class Problem:
    """What of a function type has no place in the convention; a tuple has once it is expanded."""

    position: str
    type: ir.Type
    reason: str
    is_tuple: bool

    def __str__(self) -> str:
        why = f": {self.reason}" if self.reason else ""
        return f"{self.position} of type '{self.type}' cannot be converted to the LLVM dialect{why}"


class Signatures:
    """The signatures of function types; types that are passed alike share one."""

    def __init__(self, types: TypeConverter) -> None:
        self.types = types
        self._inputs: dict[bool, dict[ir.Type, Passed]] = {False: {}, True: {}}
        self._results: dict[bool, dict[ir.Type, Passed]] = {False: {}, True: {}}
        self._memrefs: dict[tuple[Ranked | Unranked, bool], Passed] = {}
        self._by_type: dict[tuple[ir.TypeAttr, bool], Signature] = {}
        self._alike: dict[tuple[tuple[Passed, ...], tuple[Passed, ...]], Signature] = {}
        self._function_types: dict[str, ir.TypeAttr] = {}

    def of(self, type_: ir.TypeAttr, bare: bool) -> Signature:
        """The signature of ``type_``, by bare pointers or not; raises `ConversionError`."""
        known = self._by_type.get((type_, bare))
        if known is None:
            function = type_.value
            inputs = tuple([self._input(t, bare) for t in function.inputs])
            results = tuple([self._result(t, bare) for t in function.results])
            known = self._alike.get((inputs, results))
            if known is None:
                known = self._alike[inputs, results] = self._make(inputs, results)
            self._by_type[type_, bare] = known
        return known

    def _make(self, inputs: tuple[Passed, ...], results: tuple[Passed, ...]) -> Signature:
        returned = [part for result in results for part in result.parts]
        packed = self.types.struct(returned) if len(returned) > 1 else None
        return Signature(
            inputs, results, returned[0] if len(returned) == 1 else packed, _parts(inputs)
        )

    def problems(self, type_: ir.TypeAttr, bare: bool) -> Iterator[Problem]:
        """What keeps `of` from giving a signature, in order."""
        function = type_.value
        for kind, types, pass_ in (
            ("argument", function.inputs, self._input),
            ("result", function.results, self._result),
        ):
            for i, t in enumerate(types):
                try:
                    pass_(t, bare)
                except ConversionError as error:
                    is_tuple = isinstance(error, TupleError)
                    yield Problem(f"{kind} #{i}", t, str(error), is_tuple)

    def function_type(
        self, result: str, parameters: Sequence[str], variadic: bool = False
    ) -> ir.TypeAttr:
        """The function type of these texts, as an attribute."""
        listed = ", ".join([*parameters, "..."] if variadic else parameters)
        text = f"!llvm.func<{result} ({listed})>"
        known = self._function_types.get(text)
        if known is None:
            known = self._function_types[text] = ir.TypeAttr.get(ir.Type.parse(text))
        return known

    def _input(self, type_: ir.Type, bare: bool) -> Passed:
        known = self._inputs[bare].get(type_)
        if known is None:
            known = self._inputs[bare][type_] = self._pass(type_, bare, expand=True)
        return known

    def _result(self, type_: ir.Type, bare: bool) -> Passed:
        known = self._results[bare].get(type_)
        if known is None:
            known = self._results[bare][type_] = self._pass(type_, bare, expand=False)
        return known

    def _pass(self, type_: ir.Type, bare: bool, expand: bool) -> Passed:
        if isinstance(type_, ir.TupleType):
            check_depth(str(type_))
            for i in range(type_.num_types):
                with suppress(TupleError):
                    self._pass(type_.get_type(i), bare, expand)
            raise TupleError
        value = self.types.converted(type_)
        if not isinstance(type_, (ir.MemRefType, ir.UnrankedMemRefType)):
            return Passed(type_, value, (value,))
        descriptor = self.types.descriptor(type_)
        if bare:
            bare_pointer = _bare_pointer(type_, descriptor)
            return Passed(None, value, descriptor.fields[1:2], descriptor, bare_pointer)
        known = self._memrefs.get((descriptor, expand))
        if known is None:
            parts = descriptor.fields if expand else (value,)
            known = self._memrefs[descriptor, expand] = Passed(None, value, parts, descriptor)
        return known


def _parts(inputs: tuple[Passed, ...]) -> tuple[Converted, ...]:
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
