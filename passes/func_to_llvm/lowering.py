"""How functions of one signature and one set of attributes are lowered: all but their names."""

from __future__ import annotations

from collections.abc import Container
from dataclasses import dataclass
from typing import Literal, TypeAlias

from mlir_abi.bindings import ir
from mlir_abi.dialect_attrs.reflection.record import CAbi
from mlir_abi.passes.llvm import attributes as attrs
from mlir_abi.passes.llvm.attributes import Attributes, Entry
from mlir_abi.passes.llvm.c_wrapper import (
    WrapperSignature,
    argument_entries,
    result_entries,
    wrapper_signature,
)
from mlir_abi.passes.llvm.calling_convention import LLVMSignature, SignatureConverter
from mlir_abi.passes.llvm.types import ConversionError
from mlir_abi.passes.support.attributes import (
    ARG_ATTRS,
    BARE_POINTERS,
    BY_REFERENCE,
    EMIT_C_INTERFACE,
    RES_ATTRS,
    VISIBILITY,
)

Wrappers: TypeAlias = Literal["annotated", "all", "none"]

_NO_MEMORY_EFFECTS = (
    "#llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, "
    "errnoMem = none, targetMem0 = none, targetMem1 = none>"
)

_C_CONVENTION = "#llvm.cconv<ccc>"
_COMMON = "#llvm.linkage<common>"
_LINKAGES_OF_DECLARATIONS = ("#llvm.linkage<external>", "#llvm.linkage<extern_weak>")


class LoweringError(ValueError):
    """Why a function or call cannot be converted, one or more reasons."""

    def __init__(self, *reasons: str) -> None:
        super().__init__(*reasons)
        self.reasons = reasons


@dataclass(frozen=True, slots=True, eq=False)
class Wrapper:
    """A C wrapper: its signature, and the attributes of its ``llvm.func``."""

    signature: WrapperSignature
    attributes: Attributes


@dataclass(frozen=True, slots=True, eq=False)
class FunctionLowering:
    """How a function is lowered; ``attributes`` are those of the ``llvm.func`` without its name."""

    is_declaration: bool
    is_variadic: bool
    signature: LLVMSignature
    attributes: Attributes
    wrapper: Wrapper | None


class Lowerings:
    """The lowerings of functions by the options of the pass, each computed once."""

    def __init__(
        self, signatures: SignatureConverter, wrappers: Wrappers, c_abi: CAbi, bare: bool
    ) -> None:
        self._signatures = signatures
        self._wrappers = wrappers
        self._c_abi = c_abi
        self._bare = bare
        self._known: dict[object, FunctionLowering] = {}

    def of(
        self, type_: ir.TypeAttr, attributes: Attributes, is_declaration: bool
    ) -> FunctionLowering:
        """The lowering of functions of ``type_`` with ``attributes``; raises `LoweringError`."""
        signature = self.signature(type_, BARE_POINTERS in attributes)
        key = (is_declaration, signature, *attributes.items())
        known = self._known.get(key)
        if known is None:
            known = self._known[key] = self._lower(signature, attributes, is_declaration)
        return known

    def signature(self, type_: ir.TypeAttr, bare: bool = False) -> LLVMSignature:
        """The signature of functions of ``type_``; raises `LoweringError`."""
        bare = bare or self._bare
        try:
            return self._signatures.convert(type_, bare)
        except ConversionError:
            raise LoweringError(*self._signatures.problems(type_, bare)) from None

    def _lower(
        self, signature: LLVMSignature, source: Attributes, is_declaration: bool
    ) -> FunctionLowering:
        """``source`` are the attributes of the ``func.func``."""
        _check(source)
        arguments = _entries(source, ARG_ATTRS)
        if arguments is not None:
            signature = self._with_references(signature, arguments)
            arguments = self._with_converted_types(arguments)
        common = self._common(source)
        is_variadic = _is_variadic(source)
        wrapper = None
        bare = self._bare or BARE_POINTERS in source
        if not bare and isinstance(common.get(EMIT_C_INTERFACE), ir.UnitAttr):
            if is_variadic:
                raise LoweringError("a variadic function cannot have a C wrapper")
            wrapper = self._wrapper(source, common, signature, arguments, is_declaration)
        attributes = {**common, **self._own(source, signature)}
        if wrapper is not None and is_declaration:
            attributes["linkage"] = ir.Attribute.parse("#llvm.linkage<private>")
        elif "linkage" in attributes:
            _check_linkage(str(attributes["linkage"]), is_declaration)
        if arguments is not None:
            attributes[ARG_ATTRS] = attrs.array(attrs.expanded(signature, arguments))
        return FunctionLowering(is_declaration, is_variadic, signature, attributes, wrapper)

    def _with_references(self, signature: LLVMSignature, arguments: list[Entry]) -> LLVMSignature:
        """``llvm.byval`` and ``llvm.byref`` make a pointer of an argument that is none."""
        positions = {
            i
            for i, (passed, entry) in enumerate(zip(signature.inputs, arguments, strict=True))
            if passed.descriptor is None
            and not passed.value.text.startswith("ptr")
            and any(name in entry for name in BY_REFERENCE)
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
                raise LoweringError(f"argument #{i}: {error}") from error
        return converted

    def _common(self, source: Attributes) -> Attributes:
        """The attributes that both the function and its wrapper have."""
        common = {name: value for name, value in source.items() if name not in attrs.CONSUMED}
        visibility = common.get(VISIBILITY)
        if visibility is not None and visibility.value == "public":  # MLIR leaves the default out
            del common[VISIBILITY]
        if self._wrappers == "all":
            common[EMIT_C_INTERFACE] = ir.UnitAttr.get()
        elif self._wrappers == "none":
            common.pop(EMIT_C_INTERFACE, None)
        return common

    def _own(self, source: Attributes, signature: LLVMSignature) -> Attributes:
        """The attributes that the function alone has, but for those of its arguments."""
        attributes: Attributes = {
            "function_type": self._signatures.function_type(
                signature.result_text,
                [part.text for part in signature.parameters],
                _is_variadic(source),
            )
        }
        if attrs.LINKAGE in source:
            attributes["linkage"] = source[attrs.LINKAGE]
        if attrs.READNONE in source:
            attributes["memory_effects"] = ir.Attribute.parse(_NO_MEMORY_EFFECTS)
        if RES_ATTRS in source and len(signature.results) == 1:
            attributes[RES_ATTRS] = source[RES_ATTRS]
        return attributes

    def _wrapper(
        self,
        source: Attributes,
        common: Attributes,
        signature: LLVMSignature,
        arguments: list[Entry] | None,
        is_declaration: bool,
    ) -> Wrapper:
        outer = wrapper_signature(signature, self._c_abi, self._signatures.types.pointer)
        function_type = self._signatures.function_type(outer.result_text, outer.parameter_texts)
        attributes = {**common, "function_type": function_type}
        # The module produces what a wrapper of a declaration is passed, and what one of a
        # definition returns.
        entries = argument_entries(signature, outer, arguments, self._c_abi, is_declaration)
        if entries is not None:
            attributes[ARG_ATTRS] = attrs.array(entries)
        results = _entries(source, RES_ATTRS)
        entries = result_entries(signature, outer, results, self._c_abi, not is_declaration)
        if entries is not None:
            attributes[RES_ATTRS] = attrs.array(entries)
        return Wrapper(outer, attributes)


def _check(attributes: Attributes) -> None:
    """Raises `LoweringError` for an attribute of the wrong kind."""
    linkage = attributes.get(attrs.LINKAGE)
    if linkage is not None and not str(linkage).startswith("#llvm.linkage<"):
        raise LoweringError(f"{attrs.LINKAGE} must be an #llvm.linkage (got {linkage})")
    readnone = attributes.get(attrs.READNONE)
    if readnone is not None and not isinstance(readnone, ir.UnitAttr):
        raise LoweringError(f"{attrs.READNONE} must have no value (got {readnone})")
    if "linkage" in attributes:
        raise LoweringError(
            f"linkage must be written {attrs.LINKAGE} (got {attributes['linkage']})"
        )
    convention = attributes.get("CConv")
    if convention is not None and str(convention) != _C_CONVENTION:
        raise LoweringError(
            f"CConv must be {_C_CONVENTION}, by which it is called (got {convention})"
        )
    check_properties("llvm.func", attributes, attrs.OF_FUNC)


def check_properties(name: str, attributes: Attributes, known: Container[str]) -> None:
    """Raises `LoweringError` for an attribute of the wrong kind for a property of the op ``name``.

    Attributes in ``known`` need no check. The bindings drop such an attribute in silence when they
    create an op, so the check creates one and compares: the properties differ between versions of
    MLIR.
    """
    for key, value in attributes.items():
        if key in known or "." in key:
            continue
        op = ir.Operation.create(name, attributes={key: value}, loc=ir.Location.unknown(), ip=False)
        if key not in op.attributes or op.attributes[key] != value:
            raise LoweringError(f"{key} is not what an {name} can have of that name (got {value})")


def _check_linkage(linkage: str, is_declaration: bool) -> None:
    """Raises `LoweringError` for a linkage that the verifier of ``llvm.func`` refuses."""
    if is_declaration and linkage not in _LINKAGES_OF_DECLARATIONS:
        expected = " or ".join(_LINKAGES_OF_DECLARATIONS)
        raise LoweringError(f"{attrs.LINKAGE} of a declaration must be {expected} (got {linkage})")
    if linkage == _COMMON:
        raise LoweringError(f"{attrs.LINKAGE} of a function must not be {_COMMON}")


def _is_variadic(attributes: Attributes) -> bool:
    variadic = attributes.get(attrs.VARIADIC)
    return isinstance(variadic, ir.BoolAttr) and variadic.value


def _entries(attributes: Attributes, name: str) -> list[Entry] | None:
    return attrs.entries(attributes[name]) if name in attributes else None
