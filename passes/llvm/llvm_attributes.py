"""Which attributes go where: on the function, on its C wrapper, and on the pointers of memrefs."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from typing import TypeAlias

from mlir_abi.bindings import ir, is_property, llvm_names_are_properties
from mlir_abi.dialect_attrs.layout.c_interface import (
    ALIGNED,
    argument_by_pointer,
    extension,
    result_by_pointer,
)
from mlir_abi.dialect_attrs.reflection.record import CAbi
from mlir_abi.passes.llvm.calling_convention import LLVMSignature
from mlir_abi.passes.llvm.type_converter import TypeConverter
from mlir_abi.passes.support.attributes import ARG_ATTRS, RES_ATTRS, VISIBILITY

VARIADIC = "func.varargs"
LINKAGE = "llvm.linkage"
READNONE = "llvm.readnone"
MEMORY_EFFECTS = "memory_effects"

OF_FUNC = frozenset({VISIBILITY, "no_inline", ARG_ATTRS, RES_ATTRS})
"""What a ``func.func`` itself has, but for name and type; everything else comes from elsewhere."""

OF_CALL = frozenset({"callee", "no_inline", ARG_ATTRS, RES_ATTRS})
"""What a ``func.call`` or a ``func.call_indirect`` itself has."""

CONSUMED = frozenset({"no_inline", LINKAGE, VARIADIC, READNONE, ARG_ATTRS, RES_ATTRS})
"""What a ``func.func`` has, but for name and type, that becomes something else or is dropped."""

KEPT_SINCE_LLVM_23 = frozenset({VARIADIC, READNONE})
"""Those of `CONSUMED` that the ``llvm.func`` has as well, with MLIR of LLVM 23 and later."""

OF_THE_ELEMENTS = frozenset(
    {
        *("llvm.noalias", "llvm.nonnull", "llvm.align"),
        *("llvm.dereferenceable", "llvm.dereferenceable_or_null"),
        *("llvm.readonly", "llvm.writeonly", "llvm.readnone", "llvm.writable"),
    }
)
"""The attributes of a memref that go to the pointer by which its elements are accessed."""

EXTENSIONS = frozenset({"llvm.zeroext", "llvm.signext"})

Attributes: TypeAlias = dict[str, ir.Attribute]
Entry: TypeAlias = Mapping[str, ir.Attribute]


def of(op: ir.Operation) -> Attributes:
    """All attributes of ``op``, its own and the others."""
    return dict(op.attributes.items())


def entries(attribute: ir.Attribute) -> list[Entry]:
    """The dictionaries of ``arg_attrs`` or ``res_attrs``."""
    return [{item.name: item.attr for item in dictionary} for dictionary in attribute]


def array(dictionaries: Sequence[Entry]) -> ir.ArrayAttr:
    """The reverse of `entries`."""
    return ir.ArrayAttr.get([ir.DictAttr.get(dict(entry)) for entry in dictionaries])


def without_prefix(name: str) -> str | None:
    """The property of ``llvm.func`` that ``llvm.NAME`` of a ``func.func`` becomes, if any."""
    inner = name.removeprefix("llvm.")
    is_prefixed = inner != name and _is_property(inner) and llvm_names_are_properties()
    return inner if is_prefixed else None


def is_dropped(name: str) -> bool:
    """Whether the conversion drops this attribute: a property without ``llvm.``."""
    return name not in OF_FUNC and _is_property(name) and llvm_names_are_properties()


def of_function(common: Attributes) -> Attributes:
    """The attributes of the ``llvm.func`` from those that it has in common with its C wrapper."""
    return {
        without_prefix(name) or name: value
        for name, value in common.items()
        if not is_dropped(name)
    }


@cache
def _is_property(name: str) -> bool:
    return "." not in name and is_property("llvm.func", name)


def expanded(signature: LLVMSignature, arguments: Sequence[Entry]) -> list[Entry]:
    """The attributes of each LLVM parameter, from those of each argument.

    An argument that stays one keeps all; the aligned pointer gets what is said of elements.
    """
    entries: list[Entry] = []
    for passed, entry in zip(signature.inputs, arguments, strict=True):
        if len(passed.parts) == 1:
            entries.append(entry)
            continue
        parts: list[Entry] = [{} for _ in passed.parts]
        if passed.descriptor is not None and passed.descriptor.rank is not None:
            parts[ALIGNED] = {n: v for n, v in entry.items() if n in OF_THE_ELEMENTS}
        entries += parts
    return entries


@dataclass(frozen=True, slots=True, eq=False)
class CWrapper:
    """A C wrapper: its signature, and the attributes of its ``llvm.func``.

    ``by_pointer`` says for each argument whether the wrapper takes a pointer to it; for a memref, a
    pointer to its descriptor. With ``result_by_pointer``, the first parameter points to the memory
    for the result.
    """

    by_pointer: list[bool]
    result_by_pointer: bool
    parameter_types: list[ir.Type]
    attributes: Attributes


def c_wrapper_for(
    signature: LLVMSignature,
    types: TypeConverter,
    common: Attributes,
    c_abi: CAbi,
    *,
    entries: dict[str, list[Entry]],
    is_declaration: bool,
) -> CWrapper:
    """The wrapper of a function of ``signature``.

    ``common`` are the attributes of both the function and its wrapper; ``entries`` are those of the
    function's arguments and results. Compiled code produces the arguments of a declaration's
    wrapper, and the results of a definition's.
    """
    packed = signature.packed
    by_pointer: list[bool] = []
    parameters: list[ir.Type] = []
    arguments: list[Entry] = []
    results: list[Entry] = []
    sources = entries.get(ARG_ATTRS, [{}] * len(signature.inputs))
    for passed, source in zip(signature.inputs, sources, strict=True):
        is_memref = passed.descriptor is not None
        is_pointer = argument_by_pointer(is_memref, types.text[passed.parts[0]], c_abi)
        by_pointer.append(is_pointer)
        parameters.append(types.pointer if is_pointer else passed.parts[0])
        extended = extension(passed.source, c_abi, types.architecture)
        arguments.append(_entry(extended, is_pointer, source, is_declaration))
    to_memory = packed is not None and result_by_pointer(types.text[packed], c_abi)
    if to_memory:
        parameters.insert(0, types.pointer)
        arguments.insert(0, {})
    elif packed is not None:
        source = entries.get(RES_ATTRS, [{}])[0]
        extended = extension(signature.results[0].source, c_abi, types.architecture)
        results.append(_entry(extended, False, source, not is_declaration))
    function_type = types.function_type(None if to_memory else packed, parameters)
    attributes = {**common, "function_type": function_type}
    attributes.pop(MEMORY_EFFECTS, None)  # the wrapper reads descriptors and writes results
    if ARG_ATTRS in entries or any(arguments):
        attributes[ARG_ATTRS] = array(arguments)
    if results and (RES_ATTRS in entries or any(results)):
        attributes[RES_ATTRS] = array(results)
    return CWrapper(by_pointer, to_memory, parameters, attributes)


def _entry(extended: str | None, by_pointer: bool, entry: Entry, is_producer: bool) -> Entry:
    """The attributes of a parameter or result of the wrapper.

    They are made from those of the function's argument or result. With ``c-abi=target``, the type
    decides how it is ``extended``, as in C; that is added where compiled code produces the value
    (``is_producer``).
    """
    if by_pointer:
        return {name: value for name, value in entry.items() if not name.startswith("llvm.")}
    if extended is None:
        return entry
    others = {name: value for name, value in entry.items() if name not in EXTENSIONS}
    return {**others, f"llvm.{extended}": ir.UnitAttr.get()} if is_producer else others
