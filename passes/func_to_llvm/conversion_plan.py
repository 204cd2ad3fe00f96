"""How each function and site is converted. Every error that the conversion can have is found here.

Nothing is changed before the whole module has a plan.
"""

from __future__ import annotations

from collections.abc import Callable, Container, Iterable
from dataclasses import replace
from typing import Literal, NamedTuple, TypeAlias

from mlir_abi.bindings import ir, llvm_names_are_properties
from mlir_abi.dialect_attrs.reflection.record import (
    IMPORT_PREFIX,
    PREFIX,
    WRAPPER_PREFIX,
    CAbi,
    Convention,
    FunctionReflection,
)
from mlir_abi.passes.func_to_llvm.gather import Function, FunctionLowering, Scope, Site
from mlir_abi.passes.llvm import llvm_attributes as attrs
from mlir_abi.passes.llvm.calling_convention import LLVMSignature, SignatureConverter
from mlir_abi.passes.llvm.llvm_attributes import Attributes, Entry, c_wrapper_for
from mlir_abi.passes.llvm.type_converter import (
    ConversionError,
    TypeConverter,
    llvm_function_type,
)
from mlir_abi.passes.llvm.unranked import FREE, MALLOC
from mlir_abi.passes.support.attributes import (
    ARG_ATTRS,
    BARE_POINTERS,
    BY_REFERENCE,
    EMIT_C_INTERFACE,
    OF_TYPES,
    RES_ATTRS,
    VISIBILITY,
)
from mlir_abi.passes.support.diagnostics import PassError, for_each, warn
from mlir_abi.passes.support.functions import CALL, CALL_INDIRECT, CALLS, RETURN
from mlir_abi.passes.support.module_records import read_record

_NO_VALUES = LLVMSignature((), (), None)
"""The signature of a ``func.constant``, which passes nothing."""

_NEEDED = {RETURN: MALLOC, CALL: FREE, CALL_INDIRECT: FREE}
"""What an operation calls for a memref without a rank."""


EmitCWrappers: TypeAlias = Literal["annotated", "all", "none"]

_NO_MEMORY_EFFECTS = (
    "#llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, "
    "errnoMem = none, targetMem0 = none, targetMem1 = none>"
)

_C_CONVENTION = "#llvm.cconv<ccc>"
_LINKAGES_OF_DECLARATIONS = ("#llvm.linkage<external>", "#llvm.linkage<extern_weak>")
_NEVER_OF_DEFINITIONS = {
    f"#llvm.linkage<{name}>" for name in ("common", "appending", "extern_weak")
}

_RULES: tuple[tuple[str, Callable[[ir.Attribute], bool], str], ...] = (
    (attrs.LINKAGE, lambda a: str(a).startswith("#llvm.linkage<"), "be an #llvm.linkage"),
    (attrs.READNONE, lambda a: isinstance(a, ir.UnitAttr), "have no value"),
    ("linkage", lambda _: False, f"be written {attrs.LINKAGE}"),
    ("CConv", lambda a: str(a) == _C_CONVENTION, f"be {_C_CONVENTION}, by which it is called"),
    (
        "llvm.CConv",
        lambda a: str(a) == _C_CONVENTION or not llvm_names_are_properties(),
        f"be {_C_CONVENTION}, by which it is called",
    ),
)
"""What attributes of a ``func.func`` must be."""

_OF_FUNC_ALONE = {"sym_name", "function_type", VISIBILITY, ARG_ATTRS, RES_ATTRS}
"""The properties of an ``llvm.func`` that come from those of the ``func.func``."""


class LoweringError(ValueError):
    """Why a function or call cannot be converted; ``args`` are one or more reasons."""


def plan(items: list[Function | Site], lowerings: Lowerings) -> None:
    """Set how each of ``items`` is converted; raises one `PassError` that names all at fault."""
    functions = {(item.scope, item.name): item for item in items if isinstance(item, Function)}
    types = {function.type for function in functions.values()}

    def check(item: Function | Site) -> None:
        try:
            if isinstance(item, Function):
                item.lowering = lowerings.of(item.type, item.attributes, item.is_declaration)
                _warn_of_dropped(item)
                wrapper = WRAPPER_PREFIX + item.exported_name
                if item.lowering.wrapper is not None and wrapper in item.scope.symbols:
                    raise LoweringError(f"the name of its C wrapper, @{wrapper}, is taken")
            elif item.name in CALLS:
                check_properties("llvm.call", item.attributes, attrs.OF_CALL)
                if item.name == CALL_INDIRECT and _callee_type(item) not in types:
                    lowerings.signature(_callee_type(item))  # others are checked with functions
        except LoweringError as error:
            reasons = ((item.op.location, f"{item}: {reason}") for reason in error.args)
            raise PassError(*reasons) from None

    for_each(items, check)
    for site in items:
        if isinstance(site, Function):
            continue
        if site.name == CALL:
            site.callee = functions[site.scope, site.attributes["callee"].value]
            site.signature = site.callee.lowering.signature
        elif site.name == CALL_INDIRECT:
            site.signature = lowerings.signature(_callee_type(site))
        elif site.name == RETURN and site.function is not None:
            site.signature = site.function.lowering.signature
        else:
            site.signature = _NO_VALUES


def _warn_of_dropped(function: Function) -> None:
    """Warn of attributes that MLIR's conversion drops in silence from LLVM 23 on."""
    for name in filter(attrs.is_dropped, function.attributes):
        if f"llvm.{name}" not in function.attributes:
            message = f"{function}: {name} is dropped: this version of MLIR reads llvm.{name}"
            warn(function.op.location, message)


def _callee_type(call: Site) -> ir.TypeAttr:
    return ir.TypeAttr.get(call.op.operands[0].type)


def missing_functions(
    functions: Iterable[Function], sites: Iterable[Site], index: ir.Type
) -> list[tuple[Scope, str, ir.TypeAttr]]:
    """The declarations of ``malloc`` and ``free`` that ``sites`` need and their modules lack.

    Raises `PassError` if a symbol of such a name is something else.
    """
    types = {MALLOC: ("ptr", str(index)), FREE: ("void", "ptr")}
    needed = {
        (site.scope, _NEEDED[site.name]): None
        for site in sites
        if site.signature.has_unranked_result
    }
    missing = []
    for scope, name in needed:
        op, expected = scope.symbols.get(name), llvm_function_type(*types[name])
        if op is None:
            missing.append((scope, name, expected))
            continue
        planned = [f.lowering.attributes for f in functions if (f.scope, f.name) == (scope, name)]
        actual = (planned[0] if planned else op.attributes).get("function_type")
        if actual is None or actual != expected:
            declared = f"'{op.name}'" if actual is None else f"one of type '{actual.value}'"
            message = (
                f"@{name} must be a function of type '{expected.value}', since a memref without a "
                f"rank is returned (got {declared})"
            )
            raise PassError((op.location, message))
    return missing


def updated_records(
    functions: Iterable[Function], c_abi: CAbi, types: TypeConverter
) -> list[tuple[ir.Operation, FunctionReflection]]:
    """The records of ``abi-embed-reflection``, with the calling convention of each function.

    One with bare pointers that is internal, because of the pass's option, has none.

    Raises `PassError` for a symbol that is named like a record and is not one.
    """
    records, widths = [], (types.layout.index_bits, types.layout.pointer_bits)
    for function in functions:
        prefix = IMPORT_PREFIX if function.is_declaration else PREFIX
        op = function.scope.symbols.get(prefix + function.exported_name)
        if op is not None:
            record, convention = read_record(op), None
            if function.lowering.wrapper is not None:
                convention = Convention(WRAPPER_PREFIX + record.name, c_abi, *widths)
            elif function.lowering.is_bare and not record.unlike_c and function.name == record.name:
                convention = Convention(record.name, "mlir", *widths, bare=True)
            records.append((op, replace(record, convention=convention)))
    return records


class Lowerings:
    """The lowerings of functions by the options of the pass, each computed once."""

    def __init__(
        self, signatures: SignatureConverter, wrappers: EmitCWrappers, c_abi: CAbi, bare: bool
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
        entries = {
            name: attrs.entries(source[name]) for name in (ARG_ATTRS, RES_ATTRS) if name in source
        }
        if ARG_ATTRS in entries:
            signature = self._with_references(signature, entries[ARG_ATTRS])
            entries[ARG_ATTRS] = self._with_converted_types(entries[ARG_ATTRS])
        types, common = self._signatures.types, self._common(source)
        variadic = source.get(attrs.VARIADIC)
        is_variadic = isinstance(variadic, ir.BoolAttr) and variadic.value
        is_bare = self._bare or BARE_POINTERS in source
        wrapper = None
        if not is_bare and isinstance(common.get(EMIT_C_INTERFACE), ir.UnitAttr):
            if is_variadic:
                raise LoweringError("a variadic function cannot have a C wrapper")
            wrapper = c_wrapper_for(
                signature,
                types,
                common,
                self._c_abi,
                entries=entries,
                is_declaration=is_declaration,
            )
        facts = _Facts(source, entries, signature, is_declaration, wrapper is not None)
        attributes = {
            **attrs.of_function(common),
            "function_type": types.function_type(
                signature.packed, signature.parameters, is_variadic
            ),
            **{name: value for rule in _ADDED for name, value in rule(facts).items()},
        }
        return FunctionLowering(is_variadic, signature, attributes, wrapper, is_bare)

    def _common(self, source: Attributes) -> Attributes:
        """The attributes that both the function and its wrapper have."""
        common = {name: value for name, value in source.items() if name not in attrs.CONSUMED}
        if VISIBILITY in common and common[VISIBILITY].value == "public":
            del common[VISIBILITY]  # MLIR leaves the default out
        if self._wrappers == "all":
            common[EMIT_C_INTERFACE] = ir.UnitAttr.get()
        elif self._wrappers == "none":
            common.pop(EMIT_C_INTERFACE, None)
        return common

    def _with_references(self, signature: LLVMSignature, arguments: list[Entry]) -> LLVMSignature:
        """``llvm.byval`` and ``llvm.byref`` make a pointer of an argument that is none."""
        pointer = self._signatures.types.pointer
        inputs = tuple(
            replace(passed, parts=(pointer,), by_reference=True)
            if passed.descriptor is None
            and any(name in entry for name in BY_REFERENCE)
            and not self._signatures.types.text[passed.value].startswith("ptr")
            else passed
            for passed, entry in zip(signature.inputs, arguments, strict=True)
        )
        return replace(signature, inputs=inputs)

    def _with_converted_types(self, arguments: list[Entry]) -> list[Entry]:
        """``llvm.byval`` and some others name a type, which is converted."""
        converted: list[Entry] = []
        for i, entry in enumerate(arguments):
            types: Attributes = {}
            for name in entry.keys() & OF_TYPES:
                type_ = entry[name].value
                try:
                    types[name] = ir.TypeAttr.get(self._signatures.types.convert(type_))
                except ConversionError as error:
                    problem = f"the type '{type_}' of {name} cannot be converted"
                    raise LoweringError(f"argument #{i}: {problem} to the LLVM dialect") from error
            converted.append({**entry, **types})
        return converted


class _Facts(NamedTuple):
    """What the attributes of an ``llvm.func`` depend on.

    ``source`` are the attributes of the ``func.func``, and ``entries`` those of its arguments and
    results.
    """

    source: Attributes
    entries: dict[str, list[Entry]]
    signature: LLVMSignature
    is_declaration: bool
    has_wrapper: bool


def _linkage(facts: _Facts) -> Attributes:
    if facts.has_wrapper and facts.is_declaration:
        return {"linkage": ir.Attribute.parse("#llvm.linkage<private>")}
    if attrs.LINKAGE not in facts.source:
        return {}
    linkage = facts.source[attrs.LINKAGE]
    _check_linkage(str(linkage), facts.is_declaration)
    return {"linkage": linkage}


def _memory_effects(facts: _Facts) -> Attributes:
    if attrs.READNONE not in facts.source:
        return {}
    return {attrs.MEMORY_EFFECTS: ir.Attribute.parse(_NO_MEMORY_EFFECTS)}


def _kept(facts: _Facts) -> Attributes:
    """What becomes something else and, as in MLIR from LLVM 23 on, stays as well."""
    names = facts.source.keys() & attrs.KEPT_SINCE_LLVM_23
    return {name: facts.source[name] for name in names if llvm_names_are_properties()}


def _of_arguments(facts: _Facts) -> Attributes:
    if ARG_ATTRS not in facts.entries:
        return {}
    entries = attrs.expanded(facts.signature, facts.entries[ARG_ATTRS])
    return {ARG_ATTRS: attrs.array(entries)}


def _of_results(facts: _Facts) -> Attributes:
    if RES_ATTRS not in facts.source or len(facts.signature.results) != 1:
        return {}
    return {RES_ATTRS: facts.source[RES_ATTRS]}


_ADDED = (_linkage, _memory_effects, _kept, _of_arguments, _of_results)
"""The rules for attributes of the ``llvm.func`` that its wrapper does not have."""


def _check(attributes: Attributes) -> None:
    """Raises `LoweringError` for an attribute of the wrong kind."""
    for name, is_valid, rule in _RULES:
        if name in attributes and not is_valid(attributes[name]):
            raise LoweringError(f"{name} must {rule} (got {attributes[name]})")
    check_properties("llvm.func", attributes, attrs.OF_FUNC)
    names = {name: attrs.without_prefix(name) for name in attributes}
    properties = {name: attributes[prefixed] for prefixed, name in names.items() if name}
    for name in _OF_FUNC_ALONE & properties.keys():
        raise LoweringError(f"llvm.{name} must be left out: the func.func has {name}")
    check_properties("llvm.func", properties, ())


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
    """Raises `LoweringError` for a linkage that the verifier of ``llvm.func`` or LLVM refuses."""
    if is_declaration and linkage not in _LINKAGES_OF_DECLARATIONS:
        expected = " or ".join(_LINKAGES_OF_DECLARATIONS)
        raise LoweringError(f"{attrs.LINKAGE} of a declaration must be {expected} (got {linkage})")
    if not is_declaration and linkage in _NEVER_OF_DEFINITIONS:
        raise LoweringError(f"{attrs.LINKAGE} of a function must not be {linkage}")
