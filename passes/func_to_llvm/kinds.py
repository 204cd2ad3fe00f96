"""What functions of one signature and one set of attributes have in common: all but their names."""

from __future__ import annotations

from collections.abc import Container
from dataclasses import dataclass
from typing import Literal, TypeAlias

from mlir_abi.bindings import ir
from mlir_abi.dialect_attrs.reflection.record import CAbi
from mlir_abi.passes.llvm import attributes as attrs
from mlir_abi.passes.llvm.attributes import Attributes, Entry
from mlir_abi.passes.llvm.c_wrapper import CInterface, argument_entries, c_interface, result_entries
from mlir_abi.passes.llvm.calling_convention import Signature, Signatures
from mlir_abi.passes.llvm.types import ConversionError

Wrappers: TypeAlias = Literal["annotated", "all", "none"]

_NO_MEMORY_EFFECTS = (
    "#llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, "
    "errnoMem = none, targetMem0 = none, targetMem1 = none>"
)

_OF_C = "#llvm.cconv<ccc>"
_COMMON = "#llvm.linkage<common>"
_OF_DECLARATIONS = ("#llvm.linkage<external>", "#llvm.linkage<extern_weak>")


class KindError(ValueError):
    """Why a function cannot be converted, one or more reasons."""

    def __init__(self, *reasons: str) -> None:
        super().__init__(*reasons)
        self.reasons = reasons


class TuplesError(Exception):
    """Tuples, and nothing else, keep functions and calls from being converted.

    ``diagnostics`` are what to say if they cannot be expanded.
    """

    def __init__(self, *diagnostics: tuple[ir.Location, str]) -> None:
        super().__init__(*diagnostics)
        self.diagnostics = diagnostics


@dataclass(frozen=True, slots=True, eq=False)
class Wrapper:
    """A C wrapper: its signature, and the attributes of its ``llvm.func``."""

    interface: CInterface
    attributes: Attributes


@dataclass(frozen=True, slots=True, eq=False)
class Kind:
    """How a function is converted; ``attributes`` are those of the ``llvm.func``."""

    is_declaration: bool
    is_variadic: bool
    signature: Signature
    attributes: Attributes
    wrapper: Wrapper | None


class Kinds:
    """The kinds of functions, each made once, by the options of the pass."""

    def __init__(self, signatures: Signatures, wrappers: Wrappers, c_abi: CAbi, bare: bool) -> None:
        self._signatures = signatures
        self._wrappers = wrappers
        self._c_abi = c_abi
        self._bare = bare
        self._known: dict[object, Kind] = {}

    def of(self, type_: ir.TypeAttr, given: Attributes, is_declaration: bool) -> Kind:
        """The kind of functions of ``type_`` with the attributes ``given``.

        Raises `KindError` or `TuplesError`.
        """
        signature = self.signature(type_, attrs.BARE_POINTERS in given)
        key = (is_declaration, signature, *given.items())
        known = self._known.get(key)
        if known is None:
            known = self._known[key] = self._make(signature, given, is_declaration)
        return known

    def signature(self, type_: ir.TypeAttr, bare: bool = False) -> Signature:
        """The signature of functions of ``type_``; raises `KindError` or `TuplesError`."""
        bare = bare or self._bare
        try:
            return self._signatures.of(type_, bare)
        except ConversionError:
            problems = [p for p in self._signatures.problems(type_, bare) if not p.is_tuple]
            if not problems:
                raise TuplesError from None
            raise KindError(*map(str, problems)) from None

    def _make(self, signature: Signature, given: Attributes, is_declaration: bool) -> Kind:
        _check(given)
        arguments = _entries(given, attrs.ARGUMENTS)
        if arguments is not None:
            signature = self._with_references(signature, arguments)
            arguments = self._with_converted_types(arguments)
        common = self._common(given)
        variadic = _is_variadic(given)
        wrapper = None
        bare = self._bare or attrs.BARE_POINTERS in given
        if not bare and isinstance(common.get(attrs.EMIT_C_INTERFACE), ir.UnitAttr):
            if variadic:
                raise KindError("a variadic function cannot have a C wrapper")
            wrapper = self._wrapper(given, common, signature, arguments, is_declaration)
        own = {**common, **self._own(given, signature)}
        if wrapper is not None and is_declaration:
            own["linkage"] = ir.Attribute.parse("#llvm.linkage<private>")
        elif "linkage" in own:
            _check_linkage(str(own["linkage"]), is_declaration)
        if arguments is not None:
            own[attrs.ARGUMENTS] = attrs.array(attrs.expanded(signature, arguments))
        return Kind(is_declaration, variadic, signature, own, wrapper)

    def _with_references(self, signature: Signature, arguments: list[Entry]) -> Signature:
        """``llvm.byval`` and ``llvm.byref`` make a pointer of an argument that is none."""
        positions = {
            i
            for i, (passed, entry) in enumerate(zip(signature.inputs, arguments, strict=True))
            if passed.descriptor is None
            and not passed.value.text.startswith("ptr")
            and any(name in entry for name in attrs.BY_REFERENCE)
        }
        if not positions:
            return signature
        return signature.by_reference(positions, self._signatures.types.pointer)

    def _with_converted_types(self, arguments: list[Entry]) -> list[Entry]:
        types = self._signatures.types
        converted: list[Entry] = []
        for i, entry in enumerate(arguments):
            try:
                converted.append(attrs.with_converted_types(entry, types))
            except ConversionError as error:
                raise KindError(f"argument #{i}: {error}") from error
        return converted

    def _common(self, given: Attributes) -> Attributes:
        """The attributes that both the function and its wrapper have."""
        common = {name: value for name, value in given.items() if name not in attrs.CONSUMED}
        visibility = common.get(attrs.VISIBILITY)
        if visibility is not None and visibility.value == "public":  # which is not written out
            del common[attrs.VISIBILITY]
        if self._wrappers == "all":
            common[attrs.EMIT_C_INTERFACE] = ir.UnitAttr.get()
        elif self._wrappers == "none":
            common.pop(attrs.EMIT_C_INTERFACE, None)
        return common

    def _own(self, given: Attributes, signature: Signature) -> Attributes:
        """The attributes that the function alone has, but for those of its arguments."""
        own: Attributes = {
            "function_type": self._signatures.function_type(
                signature.result_text,
                [part.text for part in signature.parameters],
                _is_variadic(given),
            )
        }
        if attrs.LINKAGE in given:
            own["linkage"] = given[attrs.LINKAGE]
        if attrs.READNONE in given:
            own["memory_effects"] = ir.Attribute.parse(_NO_MEMORY_EFFECTS)
        if attrs.RESULTS in given and len(signature.results) == 1:
            own[attrs.RESULTS] = given[attrs.RESULTS]
        return own

    def _wrapper(
        self,
        given: Attributes,
        common: Attributes,
        signature: Signature,
        arguments: list[Entry] | None,
        is_declaration: bool,
    ) -> Wrapper:
        interface = c_interface(signature, self._c_abi, self._signatures.types.pointer)
        texts = (interface.result_text, interface.parameter_texts)
        attributes = {**common, "function_type": self._signatures.function_type(*texts)}
        entries = argument_entries(signature, interface, arguments, self._c_abi, is_declaration)
        if entries is not None:
            attributes[attrs.ARGUMENTS] = attrs.array(entries)
        results = _entries(given, attrs.RESULTS)
        entries = result_entries(signature, interface, results, self._c_abi, not is_declaration)
        if entries is not None:
            attributes[attrs.RESULTS] = attrs.array(entries)
        return Wrapper(interface, attributes)


def _check(given: Attributes) -> None:
    """Raises `KindError` for an attribute that is not what it has to be."""
    linkage = given.get(attrs.LINKAGE)
    if linkage is not None and not str(linkage).startswith("#llvm.linkage<"):
        raise KindError(f"{attrs.LINKAGE} must be an #llvm.linkage (got {linkage})")
    readnone = given.get(attrs.READNONE)
    if readnone is not None and not isinstance(readnone, ir.UnitAttr):
        raise KindError(f"{attrs.READNONE} must have no value (got {readnone})")
    if "linkage" in given:
        raise KindError(f"linkage must be written {attrs.LINKAGE} (got {given['linkage']})")
    convention = given.get("CConv")
    if convention is not None and str(convention) != _OF_C:
        raise KindError(f"CConv must be {_OF_C}, by which it is called (got {convention})")
    check_properties("llvm.func", given, attrs.OF_FUNC)


def check_properties(name: str, given: Attributes, known: Container[str]) -> None:
    """Raises `KindError` for one of ``given`` that an op called ``name`` has, but of another kind.

    ``known`` need no check. An op that is made with such an attribute is without it, says nothing,
    and cannot be printed.
    """
    for key, value in given.items():
        if key in known or "." in key:
            continue
        made = ir.Operation.create(
            name, attributes={key: value}, loc=ir.Location.unknown(), ip=False
        )
        if key not in made.attributes or made.attributes[key] != value:
            raise KindError(f"{key} is not what an {name} can have of that name (got {value})")


def _check_linkage(linkage: str, is_declaration: bool) -> None:
    """Raises `KindError` for a linkage that the verifier of ``llvm.func`` refuses."""
    if is_declaration and linkage not in _OF_DECLARATIONS:
        wanted = " or ".join(_OF_DECLARATIONS)
        raise KindError(f"{attrs.LINKAGE} of a declaration must be {wanted} (got {linkage})")
    if linkage == _COMMON:
        raise KindError(f"{attrs.LINKAGE} of a function must not be {_COMMON}")


def _is_variadic(given: Attributes) -> bool:
    variadic = given.get(attrs.VARIADIC)
    return isinstance(variadic, ir.BoolAttr) and variadic.value


def _entries(given: Attributes, name: str) -> list[Entry] | None:
    return attrs.entries(given[name]) if name in given else None
