"""Keep the symbols of functions from meeting those of the C library."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import ClassVar

from mlir_abi.bindings import ir
from mlir_abi.passes.llvm.llvm_attributes import LINKAGE
from mlir_abi.passes.support.attributes import (
    EMIT_C_INTERFACE,
    INTERNAL_PREFIX,
    VISIBILITY,
    passthrough_names,
    symbol,
    symbol_name,
)
from mlir_abi.passes.support.base import Pass
from mlir_abi.passes.support.diagnostics import PassError, for_each
from mlir_abi.passes.support.functions import FUNCTION, is_definition, is_exported, modules
from mlir_abi.passes.support.reflections import can_have_c_wrapper
from mlir_abi.passes.support.symbols import named_in, renamed_symbols

_GLOBAL = "memref.global"


@dataclass(frozen=True)
class Internalize(Pass):
    """Rename functions and globals and make them internal, so that only C wrappers are exported.

    Before::

        func.func @floor(%x: f32) -> f32 {…}
        func.func @twice(%x: f32) -> f32 {
          %y = call @floor(%x) : (f32) -> f32
          …
        }

    After::

        func.func @_mlir_abi_function_floor(%x: f32) -> f32
            attributes {llvm.emit_c_interface, llvm.linkage = #llvm.linkage<internal>} {…}
        func.func @_mlir_abi_function_twice(%x: f32) -> f32 attributes {…} {
          %y = call @_mlir_abi_function_floor(%x) : (f32) -> f32
          …
        }

    LLVM takes ``floor`` for the C library's, whoever defines it, and calls ``expf`` and ``memcpy``
    by itself. With the new names every call reaches the function that it means, and the object
    file captures no other's calls. ``abi-func-to-llvm`` makes the wrapper ``_mlir_ciface_floor``,
    and the record of ``abi-embed-reflection`` says ``floor``.

    Renamed are the module's definitions, and the declarations with ``llvm.emit_c_interface``, whose
    bodies call the wrapper that others implement. Other declarations are others' functions. An
    exported function keeps its name if it has ``llvm.linkage``, or if C calls it by its own name
    because it takes bare pointers or arguments that no C wrapper can pass. It gets ``nobuiltin``,
    so that LLVM does not take calls of it for the library's. If the module or the program also
    calls the C library's function of that name, the call reaches this function instead, as in C.

    A ``memref.global`` that the module defines gets a new name as well, and becomes private.
    """

    name: ClassVar[str] = "abi-internalize"

    def run(self, op: ir.Operation) -> None:
        """Rename the functions below ``op``; raises `PassError`, having changed nothing."""
        symbols = [(module, named_in(module)) for module in modules(op)]
        for_each((named for _, named in symbols), _check)
        renamed = []
        for module, named in symbols:
            names = {n: INTERNAL_PREFIX + n for n, each in named.items() if _is_internal(each)}
            renamed += renamed_symbols(module, names)
        for _, named in symbols:
            _make_internal(named)
        for attributes, key, attribute in renamed:
            attributes[key] = attribute


def _check(symbols: Mapping[str, ir.Operation]) -> None:
    """Raise `PassError` for names that no object file can have, and for one that is taken."""
    for name, op in symbols.items():
        if "\0" in name:
            raise PassError((op.location, f"{symbol(op)}: a symbol cannot contain a NUL"))
        other = symbols.get(INTERNAL_PREFIX + name)
        if other is not None and _is_internal(op):
            message = f"@{INTERNAL_PREFIX + name} is taken, and {symbol(op)} is to be called so"
            raise PassError((other.location, message))


def _make_internal(symbols: Mapping[str, ir.Operation]) -> None:
    """Make the functions and globals of a module internal.

    LLVM gives the name of a function that keeps it no meaning of its own, by ``nobuiltin``.
    """
    linkage = ir.Attribute.parse("#llvm.linkage<internal>")
    nobuiltin = ir.StringAttr.get("nobuiltin")
    for op in symbols.values():
        if _is_internal(op):
            if op.name == _GLOBAL:
                op.attributes[VISIBILITY] = ir.StringAttr.get("private")
            else:
                op.attributes[LINKAGE] = linkage
                if is_exported(op):
                    op.attributes[EMIT_C_INTERFACE] = ir.UnitAttr.get()
        elif op.name == FUNCTION and is_definition(op) and not _is_renamed(op):
            for name in passthrough_names():
                passthrough = list(op.attributes.get(name, ()))
                if nobuiltin not in passthrough:
                    op.attributes[name] = ir.ArrayAttr.get([*passthrough, nobuiltin])


def _is_internal(op: ir.Operation) -> bool:
    """Whether nothing outside the module needs the symbol of ``op``."""
    if op.name == _GLOBAL:
        return "initial_value" in op.attributes and not _is_renamed(op)
    if op.name != FUNCTION or LINKAGE in op.attributes or _is_renamed(op):
        return False
    if is_definition(op):
        return not is_exported(op) or can_have_c_wrapper(op)
    return EMIT_C_INTERFACE in op.attributes and can_have_c_wrapper(op)


def _is_renamed(function: ir.Operation) -> bool:
    return symbol_name(function).startswith(INTERNAL_PREFIX)
