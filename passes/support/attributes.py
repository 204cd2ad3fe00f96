"""The names of attributes, and functions that read, write and remove attached signatures.

A signature is attached at one of two placements: as an entry of the dictionary ``iree.reflection``,
which IREE's import of ``func.func`` keeps, or as an attribute of the function, which it drops.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence, Set
from typing import Any, Literal, TypeAlias

from mlir_abi.bindings import ir, llvm_names_are_properties
from mlir_abi.dialect_attrs.attribute_names import (
    ATTACHED,
    COARSE_FENCES,
    DECLARATION,
    LEGACY_SIP,
    LEGACY_SIP_VERSION,
    MODEL,
    OUTPUT,
    RESULT_ALLOCATOR,
)
from mlir_abi.dialect_attrs.function import FunctionSignature, Kind
from mlir_abi.dialect_attrs.types import ValueType
from mlir_abi.passes.support.diagnostics import PassError

REFLECTION = "iree.reflection"
Placement: TypeAlias = Literal["reflection", "function"]
PLACEMENTS: tuple[Placement, ...] = ("reflection", "function")

# Where MLIR keeps the attributes of arguments and of results: an array with a dictionary for each.
ARG_ATTRS = "arg_attrs"
RES_ATTRS = "res_attrs"

# Attributes of functions, arguments and results that the passes read.
VISIBILITY = "sym_visibility"
STUB = "iree.abi.stub"
NONE = "iree.abi.none"
EMIT_C_INTERFACE = "llvm.emit_c_interface"
BARE_POINTERS = "llvm.bareptr"
NO_ALIAS = "llvm.noalias"
ALIGN = "llvm.align"
BY_REFERENCE = ("llvm.byval", "llvm.byref")  # the argument is a pointer
OF_TYPES = (*BY_REFERENCE, "llvm.sret", "llvm.inalloca", "llvm.preallocated")  # they name a type
ARGUMENT_NAME = "iree.abi.name"
INDEX_PATHS = ("iree.abi.index_path", "tf_saved_model.index_path")
DIMS = "abi.dims"  # of an array: ["n", 4, "?"]; of a tuple, such a list for each leaf
COMPUTED_DIMS = "abi.computed_dims"  # of a result: ["s0_0 + a1", "?"], by abi-infer-sizes
SIZE_CONDITIONS = "abi.size_conditions"  # of a function: ["b >= 1"], of names in DIMS
DERIVED_CONDITIONS = "abi.derived_conditions"  # the same, that abi-sizes-from-accesses found
CHECKED_BY_CALLERS = "abi.checked_by_callers"  # on a cf.assert that DIMS and conditions repeat
UNWRITTEN = "abi.unwritten"  # on a memref argument that abi-infer-readonly finds only read
UNSIGNED = "abi.unsigned"  # on an array of signless integers: callers have unsigned ones
RESULT_NUMBERS = (OUTPUT, "tf.aliasing_output")
RESULT = "bufferize.result"  # on the out-params of buffer-results-to-out-params
WRITABLE = "bufferization.writable"  # on a tensor; bufferization removes it
ACCESS = "bufferization.access"  # on a tensor of a declared function
BUFFER_WRITABLE = "bufferize.writable"  # abi-bufferize leaves it in place of these
OWNED = "bufferize.owned"  # on the results that abi-bufferize makes the caller's
BUFFERIZED = "abi.bufferized"  # on a module in which functions free what they do not return
FAILURES_RETURNED = "abi.failures_returned"  # on a module that abi-return-failures has changed
RETURNS_STATUS = "abi.returns_status"  # on a declaration: its C wrapper returns a status
STATUS_OF = "abi.status_of"  # on a call: the function whose status it returns
TIED = "iree.abi.tied"
FALLBACK = "vm.fallback"  # on an import: the function to call where the import is missing

# abi-wrap-iree writes it on a wrapper: the symbol of the function that the wrapper calls.
WRAPS = "iree.abi.wraps"

INTERNAL_PREFIX = "_mlir_abi_function_"
"""The prefix of the names that ``abi-internalize`` gives to functions."""

Entries: TypeAlias = Mapping[str, "ir.Attribute"]


def passthrough_names() -> list[str]:
    """Under which names a ``func.func`` has the ``passthrough`` of its ``llvm.func`` and C wrapper.

    MLIR from LLVM 23 on reads one for each.
    """
    return ["passthrough", *(["llvm.passthrough"] if llvm_names_are_properties() else [])]


def has_value_attributes(op: ir.Operation, kind: Kind) -> bool:
    """Whether an argument or result of a function or call has attributes."""
    return (ARG_ATTRS if kind == "argument" else RES_ATTRS) in op.attributes


def value_attributes(op: ir.Operation, kind: Kind, count: int) -> list[dict[str, ir.Attribute]]:
    """Return the attributes of each of the ``count`` arguments or results of a function or call."""
    dictionaries = op.attributes.get(ARG_ATTRS if kind == "argument" else RES_ATTRS)
    if dictionaries is None:
        return [{} for _ in range(count)]
    return [{entry.name: entry.attr for entry in dictionary} for dictionary in dictionaries]


def reflection(function: ir.Operation) -> dict[str, ir.Attribute]:
    """Return all entries of ``iree.reflection``; raises `PassError` if it is not a dictionary."""
    dictionary = reflection_attribute(function)
    return {} if dictionary is None else {entry.name: entry.attr for entry in dictionary}


def reflection_attribute(function: ir.Operation) -> ir.DictAttr | None:
    """Return ``iree.reflection``, if present; raises `PassError` if it is not a dictionary."""
    dictionary = function.attributes.get(REFLECTION)
    if dictionary is None or isinstance(dictionary, ir.DictAttr):
        return dictionary
    message = f"{symbol(function)}: {REFLECTION} must be a dictionary (got {dictionary})"
    raise PassError((function.location, message))


def read_attached(function: ir.Operation, placement: Placement) -> dict[str, ir.Attribute]:
    """Return the attached signatures of ``function`` at ``placement``, by attribute name."""
    in_reflection = placement == "reflection"
    entries = reflection_attribute(function) if in_reflection else function.attributes
    return {name: entries[name] for name in ATTACHED if name in entries} if entries else {}


def write_attached(function: ir.Operation, entries: Entries, placement: Placement) -> None:
    """Set ``entries`` at ``placement``, and keep the others there."""
    attributes = function.attributes
    if placement == "reflection":
        if REFLECTION in attributes:
            entries = {**reflection(function), **entries}
        entries = {REFLECTION: ir.DictAttr.get(entries)}
    for name, attribute in entries.items():
        attributes[name] = attribute


def replace_attached(
    function: ir.Operation, entries: Entries, placement: Placement, removed: Set[str] = frozenset()
) -> None:
    """Set ``entries`` and delete ``removed`` at ``placement``; delete both at the other one."""
    write_attached(function, entries, placement)
    if removed:
        strip_attached(function, removed, [placement])
    other: Placement = "function" if placement == "reflection" else "reflection"
    strip_attached(function, entries.keys() | removed, [other])


def strip_attached(
    function: ir.Operation, names: Set[str] = ATTACHED, placements: Sequence[Placement] = PLACEMENTS
) -> None:
    """Delete attached signatures, and ``iree.reflection`` if it is left empty.

    ``abi`` and ``abiv`` stay unless ``abi`` is ``"sip"``, and so does a declaration that the user
    wrote.
    """
    attributes = function.attributes
    if "function" in placements:
        for name in _strippable(attributes, names):
            del attributes[name]
    if "reflection" in placements and isinstance(attributes.get(REFLECTION), ir.DictAttr):
        entries = reflection(function)
        stripped = _strippable(entries, names)
        if stripped and stripped == entries.keys():
            del attributes[REFLECTION]
        elif stripped:
            kept = {name: entries[name] for name in entries.keys() - stripped}
            attributes[REFLECTION] = ir.DictAttr.get(kept)


def _strippable(entries: Entries, names: Set[str]) -> set[str]:
    present = set(filter(entries.__contains__, names))
    if not present:
        return present
    if not has_legacy_sip(entries):
        present -= {LEGACY_SIP, LEGACY_SIP_VERSION}
    if DECLARATION in present and not is_generated_declaration(string(entries[DECLARATION]) or ""):
        present -= {DECLARATION}
    return present


def has_legacy_sip(entries: Entries) -> bool:
    """Whether ``abi`` is ``"sip"``; otherwise ``abi`` and ``abiv`` belong to another tool."""
    return string(entries.get(LEGACY_SIP)) == "sip"


def is_generated_declaration(text: str) -> bool:
    """Whether a declaration has the form that the passes write; any other is the user's own."""
    return text.startswith(("sync func @", "async func @"))


def declaration_text(function: ir.Operation, tail: str) -> str:
    """Return the user's own declaration of ``function`` if it has one, otherwise a new one.

    That is ``sync func @f(%input0: tensor<4xf32>) -> (%output0: tensor<4xf32>)``, as IREE's
    compiler writes it (``formatSourceDeclaration`` in its ``WrapEntryPoints.cpp``); ``async`` for a
    ``util.func`` with fences. ``tail`` is the result of `declaration_tail`. Raises `PassError` if
    ``iree.reflection`` is not a dictionary.
    """
    attributes = function.attributes
    for entries in (attributes, reflection_attribute(function)):
        if entries is not None and DECLARATION in entries:
            text = string(entries[DECLARATION])
            if text is not None and not is_generated_declaration(text):
                return text
    name = attributes["sym_name"].value
    return f"{'async' if has_fences(function) else 'sync'} func @{name}{tail}"


def declaration_tail(function: ir.Operation, signature: FunctionSignature) -> str:
    """Return the part after the name: ``(%input0: tensor<4xf32>) -> (%output0: tensor<4xf32>)``.

    ``iree.abi.name`` gives the name of an argument or result; its other attributes are printed.
    """
    arguments = _declared_values(function, "argument", "input", signature.inputs)
    results = _declared_values(function, "result", "output", signature.results)
    return f"({arguments}) -> ({results})"


def _declared_values(
    function: ir.Operation, kind: Kind, prefix: str, types: Sequence[ValueType]
) -> str:
    if not has_value_attributes(function, kind):
        return ", ".join([f"%{prefix}{i}: {type_}" for i, type_ in enumerate(types)])
    texts = []
    attributes = value_attributes(function, kind, len(types))
    for i, (type_, entries) in enumerate(zip(types, attributes, strict=True)):
        name = string(entries.get(ARGUMENT_NAME))
        others = ", ".join(f"{key} = {entries[key]}" for key in entries if key != ARGUMENT_NAME)
        text = f"%{prefix}{i}" if name is None else f"%{name}"
        texts.append(f"{text}: {type_}" + (f" {{{others}}}" if others else ""))
    return ", ".join(texts)


def result_allocator(function: ir.Operation) -> ir.Attribute | None:
    """Return the attribute ``fbr`` of ``function``, at either placement; None if it has none."""
    for entries in (reflection_attribute(function), function.attributes):
        if entries is not None and RESULT_ALLOCATOR in entries:
            return entries[RESULT_ALLOCATOR]
    return None


def string(attribute: ir.Attribute | None) -> str | None:
    """Return the value of a string attribute; None if it is of another kind, or None."""
    return attribute.value if isinstance(attribute, ir.StringAttr) else None


def integer(attribute: ir.Attribute | None) -> int | None:
    """Return the value of an integer attribute; None if it is of another kind, or None.

    The bindings' own ``value`` aborts the process for a value that needs more than 64 bits.
    """
    return int(str(attribute).partition(" ")[0]) if isinstance(attribute, ir.IntegerAttr) else None


def constant_value(value: ir.Value) -> Any:
    """Return the attribute that is the value of an ``arith.constant``; None for another value."""
    op = value.owner
    is_constant = not isinstance(op, ir.Block) and op.name == "arith.constant"
    return op.attributes["value"] if is_constant else None


def has_fences(function: ir.Operation) -> bool:
    """Whether IREE passes two fences to ``function``; it drops the model of a ``func.func``."""
    return function.name == "util.func" and is_coarse_fences(function)


def is_coarse_fences(function: ir.Operation) -> bool:
    """Whether the model is ``coarse-fences``."""
    return string(function.attributes.get(MODEL)) == COARSE_FENCES


def is_writable(entries: Entries) -> bool:
    """Whether the module lets the function write to the argument."""
    no = ir.BoolAttr.get(False)
    is_accessed = string(entries.get(ACCESS)) in ("write", "read-write")
    return is_accessed or BUFFER_WRITABLE in entries or entries.get(WRITABLE, no) != no


def symbol_name(function: ir.Operation) -> str:
    """Return the name of a function, without the ``@``."""
    name: str = function.attributes["sym_name"].value
    return name


def exported_name(function: ir.Operation) -> str:
    """The name by which callers outside the module know a function."""
    return symbol_name(function).removeprefix(INTERNAL_PREFIX)


def symbol(function: ir.Operation) -> str:
    r"""Return the name of a function as the user wrote it, on one line: ``@f``, or ``@"a\0Ab"``."""
    return str(ir.FlatSymbolRefAttr.get(exported_name(function), function.context))
