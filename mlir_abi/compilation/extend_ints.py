"""Extends each ``int`` that compiled code passes or returns to C, where the C ABI wants it."""

from __future__ import annotations

from collections.abc import Sequence

from mlir_abi.bindings import ir
from mlir_abi.dialect_attrs.layout.c_interface import extension
from mlir_abi.passes.llvm.llvm_attributes import EXTENSIONS, Entry, array, entries
from mlir_abi.passes.support.attributes import ARG_ATTRS, RES_ATTRS
from mlir_abi.passes.support.data_layout import architecture
from mlir_abi.passes.support.functions import find_named, is_definition
from mlir_abi.passes.support.symbols import named_in

_INTERNAL = ("#llvm.linkage<internal>", "#llvm.linkage<private>")


def extend_ints(module: ir.Operation) -> None:
    """Extend each i32 of ``module``, of the LLVM dialect, that its C wrappers do not, as ``int``.

    These are the statuses of functions, and what the C library and callbacks get. Who produces a
    value extends it: a function what it returns, and a call what a function of C takes.
    """
    extended = extension("i32", "target", architecture(module))
    if extended is None:
        return
    added = {f"llvm.{extended}": ir.UnitAttr.get(module.context)}
    i32 = ir.IntegerType.get_signless(32, module.context)
    functions = named_in(module)

    def extend(
        op: ir.Operation, kind: str, values: Sequence[ir.Value], known: ir.Operation
    ) -> None:
        """Extend ``values``, of which the attributes of ``op`` and ``known`` say nothing."""
        new = _entries(op, kind, len(values))
        narrow = [
            i
            for i, entry in enumerate(_entries(known, kind, len(values)))
            if values[i].type == i32 and not EXTENSIONS & entry.keys()
        ]
        for i in narrow:
            new[i] = {**new[i], **added}
        if narrow:
            op.attributes[kind] = array(new)

    for each in find_named(module, "llvm.return"):
        function = each.parent.operation
        if str(function.attributes["linkage"]) not in _INTERNAL:
            extend(function, RES_ATTRS, each.operands, function)
    for call in find_named(module, "llvm.call"):
        if "callee" not in call.attributes:
            extend(call, ARG_ATTRS, list(call.operands)[1:], call)
        elif not is_definition(callee := functions[call.attributes["callee"].value]):
            extend(call, ARG_ATTRS, call.operands, callee)


def _entries(op: ir.Operation, kind: str, count: int) -> list[Entry]:
    """The attributes of the arguments or results; none are those of variadic arguments."""
    known = entries(op.attributes[kind]) if kind in op.attributes else []
    return [*known, *[{}] * (count - len(known))]
