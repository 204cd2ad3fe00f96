"""Gives functions the names that callers shall see.

This is no pass of a pipeline, in which running a pass twice changes nothing.
"""

from __future__ import annotations

from collections.abc import Mapping
from itertools import count

from mlir_abi.bindings import ir
from mlir_abi.dialect_attrs.attribute_names import RESULT_ALLOCATOR
from mlir_abi.passes.support.attributes import (
    EMIT_C_INTERFACE,
    PLACEMENTS,
    VISIBILITY,
    read_attached,
    string,
    write_attached,
)
from mlir_abi.passes.support.diagnostics import PassError
from mlir_abi.passes.support.functions import (
    FUNCTION_OPS,
    is_definition,
    is_exported,
    modules,
)
from mlir_abi.passes.support.symbols import named_in, renamed_symbols


def rename_exports(top: ir.Operation, prefix: str, names: Mapping[str, str]) -> None:
    """Rename the functions that have C wrappers: by ``names``, or with ``prefix``.

    References follow, and so do the attributes that name a function's result allocator. A private
    function that has the new name of another gets one that is free, as JAX's ``relu`` has one
    inside. Raises `PassError`, having changed nothing, for a name that is taken, and for an unknown
    function.
    """
    unknown, renamed, functions = dict.fromkeys(names), [], []
    for module in modules(top):
        symbols = named_in(module)
        exported = {
            name: names.get(name, prefix + name)
            for name, op in symbols.items()
            if op.name in FUNCTION_OPS
            and is_definition(op)
            and (is_exported(op) or EMIT_C_INTERFACE in op.attributes)
        }
        private = {
            name
            for name, op in symbols.items()
            if op.name in FUNCTION_OPS and is_definition(op) and name not in exported
            if VISIBILITY in op.attributes and op.attributes[VISIBILITY].value == "private"
        }
        taken = set(symbols) - exported.keys() - private
        for old, new in exported.items():
            if new in taken:
                message = f"two functions would be called {new!r}"
                raise PassError((symbols[old].location, message))
            taken.add(new)
            unknown.pop(old, None)
        changed = {old: new for old, new in exported.items() if old != new}
        for name in private.intersection(changed.values()):
            free = (f"{name}_{i}" for i in count() if f"{name}_{i}" not in {*symbols, *taken})
            changed[name] = next(free)
            taken.add(changed[name])
        if changed:
            renamed += renamed_symbols(module, changed)
            functions += [(symbols[name], changed) for name in exported]
    if unknown:
        message = f"the module exports no function {', '.join(map(repr, unknown))}"
        raise PassError((top.location, message))
    for attributes, key, attribute in renamed:
        attributes[key] = attribute
    for function, changed in functions:
        for placement in PLACEMENTS:
            allocator = string(read_attached(function, placement).get(RESULT_ALLOCATOR))
            if allocator is not None and allocator in changed:
                new_name = {RESULT_ALLOCATOR: ir.StringAttr.get(changed[allocator])}
                write_attached(function, new_name, placement)
