"""The attributes that the passes read, and how signatures are read and written.

Signatures live in one of two places: in the dictionary ``iree.reflection``, the only one of these
that survives IREE's import of ``func.func``, or as plain attributes of the function.
"""

from __future__ import annotations

from collections.abc import Mapping, Set
from typing import Literal, TypeAlias

from mlir_abi.bindings import ir
from mlir_abi.dialect_attrs.attribute_names import ATTACHED, LEGACY_SIP, RESULT_ALLOCATOR
from mlir_abi.dialect_attrs.function import Kind
from mlir_abi.passes.support.diagnostics import PassError

# Where they are kept.
REFLECTION = "iree.reflection"
Placement: TypeAlias = Literal["reflection", "function"]
PLACEMENTS: tuple[Placement, ...] = ("reflection", "function")

# What the passes read: of a function, and of an argument or result.
STUB = "iree.abi.stub"
NONE = "iree.abi.none"
MODEL = "iree.abi.model"
COARSE_FENCES = "coarse-fences"  # one to wait for, and one to signal
EMIT_C_INTERFACE = "llvm.emit_c_interface"
BARE_POINTERS = "llvm.bareptr"
ARGUMENT_NAME = "iree.abi.name"
INDEX_PATHS = ("iree.abi.index_path", "tf_saved_model.index_path")
OUTPUT = "iree.abi.output"
RESULT_NUMBERS = (OUTPUT, "tf.aliasing_output")
ENCODING = "iree.abi.encoding"
RESULT = "bufferize.result"  # of buffer-results-to-out-params{add-result-attr}
AFFINITY = "iree.abi.affinity"
CONSUME = "iree.abi.consume"
TRANSIENTS = "iree.abi.transients"
TIED = "iree.abi.tied"

# What abi-wrap-iree writes: on a wrapper, the function that it calls.
WRAPS = "iree.abi.wraps"

INTERNAL_PREFIX = "_mlir_abi_function_"
"""What ``abi-internalize`` puts before the name of a function."""

# Where MLIR keeps the attributes of arguments and results: a dictionary for each.
_OF_VALUES: dict[Kind, str] = {"argument": "arg_attrs", "result": "res_attrs"}

Entries: TypeAlias = Mapping[str, "ir.Attribute"]


def reflection(function: ir.Operation) -> dict[str, ir.Attribute]:
    """The entries of ``iree.reflection``, ours and others'; raises `PassError`."""
    dictionary = reflection_attribute(function)
    return {} if dictionary is None else {entry.name: entry.attr for entry in dictionary}


def reflection_attribute(function: ir.Operation) -> ir.DictAttr | None:
    """``iree.reflection``, if it is there; raises `PassError` for one that is no dictionary."""
    dictionary = function.attributes.get(REFLECTION)
    if dictionary is None or isinstance(dictionary, ir.DictAttr):
        return dictionary
    message = f"{symbol(function)}: {REFLECTION} must be a dictionary (got {dictionary})"
    raise PassError((function.location, message))


def of_values(op: ir.Operation, kind: Kind, count: int) -> list[dict[str, ir.Attribute]]:
    """The attributes of each of the ``count`` arguments, or results, of a function or call."""
    dictionaries = op.attributes.get(_OF_VALUES[kind])
    if dictionaries is None:
        return [{} for _ in range(count)]
    return [{entry.name: entry.attr for entry in dictionary} for dictionary in dictionaries]


def read(function: ir.Operation, placement: Placement) -> dict[str, ir.Attribute]:
    """The attached entries that ``function`` has at ``placement``."""
    found = reflection(function) if placement == "reflection" else function.attributes
    return {name: found[name] for name in found if name in ATTACHED}


def result_allocator(function: ir.Operation) -> ir.Attribute | None:
    """What ``fbr`` says, wherever it was written; None where it was not."""
    placed = (read(function, placement) for placement in PLACEMENTS)
    return next((found[RESULT_ALLOCATOR] for found in placed if RESULT_ALLOCATOR in found), None)


def write(
    function: ir.Operation, entries: Entries, placement: Placement, without: Set[str] = frozenset()
) -> None:
    """Add ``entries`` to those that ``function`` has at ``placement``, in place of older ones.

    Those that ``without`` names are removed.
    """
    attributes = function.attributes
    if placement == "function":
        for name in without & set(attributes):
            del attributes[name]
        for name, attribute in entries.items():
            attributes[name] = attribute
        return
    if REFLECTION in attributes:
        entries = {**reflection(function), **entries}
    if without:
        entries = {name: entries[name] for name in entries.keys() - without}
    attributes[REFLECTION] = ir.DictAttr.get(entries)


def have_legacy_sip(entries: Entries) -> bool:
    """Whether ``abi`` says ``sip``: else it is another's, and so is ``abiv``."""
    return LEGACY_SIP in entries and string(entries[LEGACY_SIP]) == "sip"


def string(attribute: ir.Attribute) -> str | None:
    """The text of a string attribute; None for one of another kind."""
    return attribute.value if isinstance(attribute, ir.StringAttr) else None


def integer(attribute: ir.Attribute) -> int | None:
    """The number of an integer attribute; None for one of another kind.

    The bindings' own ``value`` ends the process for one that needs more than 64 bits.
    """
    return int(str(attribute).partition(" ")[0]) if isinstance(attribute, ir.IntegerAttr) else None


def symbol_name(function: ir.Operation) -> str:
    """The name of a function, without its ``@``."""
    name: str = function.attributes["sym_name"].value
    return name


def exported_name(function: ir.Operation) -> str:
    """The name by which callers outside the module know a function."""
    return symbol_name(function).removeprefix(INTERNAL_PREFIX)


def symbol(function: ir.Operation) -> str:
    r"""The name of a function as the user wrote it, on one line: ``@f``, or ``@"a\0Ab"``."""
    return str(ir.FlatSymbolRefAttr.get(exported_name(function), function.context))
