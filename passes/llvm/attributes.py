"""Which attributes go where: on the function, on its C wrapper, and on the pointers of memrefs."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TypeAlias

from mlir_abi.bindings import ir
from mlir_abi.dialect_attrs.layout.memref_descriptor import ALIGNED
from mlir_abi.passes.llvm.calling_convention import LLVMSignature
from mlir_abi.passes.llvm.types import Ranked
from mlir_abi.passes.support.attributes import ARG_ATTRS, BY_REFERENCE, RES_ATTRS, VISIBILITY

VARIADIC = "func.varargs"
LINKAGE = "llvm.linkage"
READNONE = "llvm.readnone"

OF_FUNC = frozenset({VISIBILITY, "no_inline", ARG_ATTRS, RES_ATTRS})
"""What a ``func.func`` itself has, but for name and type; everything else comes from elsewhere."""

OF_CALL = frozenset({"callee", "no_inline", ARG_ATTRS, RES_ATTRS})
"""What a ``func.call`` or a ``func.call_indirect`` itself has."""

CONSUMED = frozenset({"no_inline", LINKAGE, VARIADIC, READNONE, ARG_ATTRS, RES_ATTRS})
"""What a ``func.func`` has, but for name and type, that becomes something else or is dropped."""

OF_TYPES = frozenset({*BY_REFERENCE, "llvm.sret", "llvm.inalloca"})
"""The attributes of an argument that name a type."""

OF_THE_ELEMENTS = frozenset(
    {
        *("llvm.noalias", "llvm.nonnull", "llvm.align"),
        *("llvm.dereferenceable", "llvm.dereferenceable_or_null"),
        *("llvm.readonly", "llvm.writeonly", "llvm.readnone", "llvm.writable"),
    }
)
"""What these say of a memref holds for the pointer by which its elements are accessed."""

Attributes: TypeAlias = dict[str, ir.Attribute]
Entry: TypeAlias = Mapping[str, ir.Attribute]


def of(op: ir.Operation) -> Attributes:
    """All attributes of ``op``, its own and the others."""
    attributes = op.attributes
    return {name: attributes[name] for name in attributes.keys()}  # noqa: SIM118 -- iterating takes longer


def entries(attribute: ir.Attribute) -> list[Entry]:
    """The dictionaries of ``arg_attrs`` or ``res_attrs``."""
    return [{item.name: item.attr for item in dictionary} for dictionary in attribute]


def array(dictionaries: Sequence[Entry]) -> ir.ArrayAttr:
    """The reverse of `entries`."""
    return ir.ArrayAttr.get([ir.DictAttr.get(dict(entry)) for entry in dictionaries])


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
        if isinstance(passed.descriptor, Ranked):
            parts[ALIGNED] = {n: v for n, v in entry.items() if n in OF_THE_ELEMENTS}
        entries += parts
    return entries
