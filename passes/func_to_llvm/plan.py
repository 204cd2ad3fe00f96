"""Everything that can be wrong is found here, before anything is changed."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal, TypeAlias

from mlir_abi.bindings import ir
from mlir_abi.passes.diagnostics import PassError, for_each
from mlir_abi.passes.func_to_llvm import attributes as attrs
from mlir_abi.passes.func_to_llvm.attributes import Entry
from mlir_abi.passes.func_to_llvm.c_interface import (
    PREFIX,
    CAbi,
    CInterface,
    argument_entries,
    c_interface,
    result_entries,
)
from mlir_abi.passes.func_to_llvm.gather import (
    CALL_INDIRECT,
    CONSTANT,
    RETURN,
    Function,
    Scope,
    Site,
)
from mlir_abi.passes.func_to_llvm.signatures import Signature, Signatures
from mlir_abi.passes.func_to_llvm.type_conversion import ConversionError

Wrappers: TypeAlias = Literal["annotated", "all", "none"]

_NO_MEMORY_EFFECTS = (
    "#llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, "
    "errnoMem = none, targetMem0 = none, targetMem1 = none>"
)


@dataclass(eq=False, slots=True)
class PlannedWrapper:
    """A C wrapper: its signature, and the attributes of its ``llvm.func``."""

    name: str
    interface: CInterface
    attributes: dict[str, ir.Attribute]


@dataclass(eq=False, slots=True)
class PlannedFunction:
    """A function, and the attributes of the ``llvm.func`` that it becomes."""

    function: Function
    signature: Signature
    attributes: dict[str, ir.Attribute]
    is_variadic: bool
    wrapper: PlannedWrapper | None


@dataclass(eq=False, slots=True)
class PlannedSite:
    """A site with the signature that it obeys; a constant obeys none, and has no callee."""

    site: Site
    signature: Signature | None
    callee: PlannedFunction | None = None


class Planner:
    """Makes plans; raises `PassError` for what cannot be done."""

    def __init__(self, signatures: Signatures, wrappers: Wrappers, c_abi: CAbi, bare: bool) -> None:
        self._signatures = signatures
        self._wrappers = wrappers
        self._c_abi = c_abi
        self._bare = bare
        self._functions: dict[tuple[Scope, str], PlannedFunction] = {}

    def plan(self, items: list[Function | Site]) -> tuple[list[PlannedFunction], list[PlannedSite]]:
        """The plans for ``items``, in their order; raises one `PassError` for all mistakes."""
        types = {item.type for item in items if isinstance(item, Function)}

        def check(item: Function | Site) -> None:
            if isinstance(item, Function):
                self._functions[item.scope, item.name] = self._plan_function(item)
            elif item.name == CALL_INDIRECT and item.op.operands[0].type not in types:
                self._check(item.op.operands[0].type, self._bare, item.op, _describe(item))

        for_each(items, check)
        sites = [self._plan_site(item) for item in items if isinstance(item, Site)]
        return list(self._functions.values()), sites

    def _check(self, type_: ir.FunctionType, bare: bool, op: ir.Operation, who: str) -> None:
        problems = list(self._signatures.problems(type_, bare))
        if problems:
            raise PassError(*((op.location, f"{who}: {problem}") for problem in problems))

    def _plan_site(self, site: Site) -> PlannedSite:
        if site.name == CONSTANT:
            return PlannedSite(site, None)
        if site.name == RETURN and site.function is not None:
            planned = self._functions[site.function.scope, site.function.name]
            return PlannedSite(site, planned.signature)
        if site.name == CALL_INDIRECT:
            return PlannedSite(site, self._signatures.of(site.op.operands[0].type, self._bare))
        callee = self._functions[site.scope, site.op.attributes["callee"].value]
        return PlannedSite(site, callee.signature, callee)

    def _plan_function(self, function: Function) -> PlannedFunction:
        bare = self._bare or attrs.BARE_POINTERS in function.attributes
        self._check(function.type, bare, function.op, str(function))
        signature = self._signatures.of(function.type, bare)
        arguments = _entries(function, attrs.ARGUMENTS)
        results = _entries(function, attrs.RESULTS)
        if arguments is not None:
            signature = self._by_reference(signature, arguments)
            arguments = self._with_converted_types(function, arguments)
        common = self._common_attributes(function)
        variadic = _is_variadic(function)
        wrapper = None
        if not bare and _is_unit(common.get(attrs.EMIT_C_INTERFACE)):
            wrapper = self._plan_wrapper(function, signature, arguments, results, common)
        own = {**common, **self._own_attributes(function, signature, wrapper is not None)}
        if arguments is not None:
            own[attrs.ARGUMENTS] = attrs.array(attrs.expanded(signature, arguments))
        if results is not None and len(signature.results) == 1:
            own[attrs.RESULTS] = function.attributes[attrs.RESULTS]
        return PlannedFunction(function, signature, own, variadic, wrapper)

    def _by_reference(self, signature: Signature, arguments: list[Entry]) -> Signature:
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

    def _with_converted_types(self, function: Function, arguments: list[Entry]) -> list[Entry]:
        try:
            return [
                attrs.with_converted_types(entry, self._signatures.types) for entry in arguments
            ]
        except ConversionError as error:
            raise _error(function, f"an attribute of an argument has a type: {error}") from error

    def _common_attributes(self, function: Function) -> dict[str, ir.Attribute]:
        """What both the function and its wrapper have."""
        common = {
            name: value for name, value in function.attributes.items() if name not in attrs.CONSUMED
        }
        if self._wrappers == "all":
            common[attrs.EMIT_C_INTERFACE] = ir.UnitAttr.get()
        elif self._wrappers == "none":
            common.pop(attrs.EMIT_C_INTERFACE, None)
        return common

    def _own_attributes(
        self, function: Function, signature: Signature, has_wrapper: bool
    ) -> dict[str, ir.Attribute]:
        """What the function alone has."""
        own = {
            "sym_name": function.attributes["sym_name"],
            "function_type": self._signatures.function_type(
                signature.result_text,
                [part.text for part in signature.parameters],
                _is_variadic(function),
            ),
        }
        if attrs.LINKAGE in function.attributes:
            linkage = function.attributes[attrs.LINKAGE]
            if not str(linkage).startswith("#llvm.linkage<"):
                raise _error(function, f"{attrs.LINKAGE} must be an #llvm.linkage (got {linkage})")
            own["linkage"] = linkage
        if has_wrapper and function.is_declaration:
            own["linkage"] = ir.Attribute.parse("#llvm.linkage<private>")
        if attrs.READNONE in function.attributes:
            readnone = function.attributes[attrs.READNONE]
            if not _is_unit(readnone):
                raise _error(function, f"{attrs.READNONE} must have no value (got {readnone})")
            own["memory_effects"] = ir.Attribute.parse(_NO_MEMORY_EFFECTS)
        return own

    def _plan_wrapper(
        self,
        function: Function,
        signature: Signature,
        arguments: list[Entry] | None,
        results: list[Entry] | None,
        common: dict[str, ir.Attribute],
    ) -> PlannedWrapper:
        name = PREFIX + function.name
        if _is_variadic(function):
            raise _error(function, "a variadic function cannot have a C wrapper")
        if name in function.scope.symbols:
            raise _error(function, f"the name of its C wrapper, @{name}, is taken")
        interface = c_interface(signature, self._c_abi)
        of_target = self._c_abi == "target"
        declared = function.is_declaration
        attributes = {
            **common,
            "sym_name": ir.StringAttr.get(name),
            "function_type": self._signatures.function_type(
                interface.result_text, interface.parameter_texts
            ),
        }
        entries = argument_entries(signature, interface, arguments, of_target and declared)
        if entries is not None:
            attributes[attrs.ARGUMENTS] = attrs.array(entries)
        entries = result_entries(signature, interface, results, of_target and not declared)
        if entries is not None:
            attributes[attrs.RESULTS] = attrs.array(entries)
        return PlannedWrapper(name, interface, attributes)


def _entries(function: Function, name: str) -> list[Entry] | None:
    return attrs.entries(function.attributes[name]) if name in function.attributes else None


def _is_variadic(function: Function) -> bool:
    variadic = function.attributes.get(attrs.VARIADIC)
    return isinstance(variadic, ir.BoolAttr) and variadic.value


def _is_unit(attribute: ir.Attribute | None) -> bool:
    return isinstance(attribute, ir.UnitAttr)


def _error(function: Function, message: str) -> PassError:
    return PassError((function.op.location, f"{function}: {message}"))


def _describe(site: Site) -> str:
    """Where a site is."""
    return f"'{site.name}' in {site.function}" if site.function else f"'{site.name}'"
