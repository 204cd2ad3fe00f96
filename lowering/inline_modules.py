"""One module of several: MLIR translates no module in another to LLVM IR."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import count
from typing import ClassVar

from mlir_abi.bindings import ir
from mlir_abi.passes.support.attributes import VISIBILITY, string
from mlir_abi.passes.support.base import Pass
from mlir_abi.passes.support.diagnostics import PassError, for_each
from mlir_abi.passes.support.functions import FUNCTION, is_definition, modules, operations_in
from mlir_abi.passes.support.symbols import named_in, renamed_symbols

_LAYOUTS = ("dlti.dl_spec", "llvm.data_layout", "llvm.target_triple")


@dataclass(frozen=True)
class InlineModules(Pass):
    """Move what is in nested modules to the outer one.

    Before::

        module {
          module @inner {
            func.func private @g()
            func.func @f() {…}
          }
        }

    After::

        module {
          func.func private @g()
          func.func @f() {…}
        }

    If both modules have a symbol of one name, a private definition gets another name; a declaration
    of a function is erased if the other function has its type; anything else is an error. A nested
    module for another data layout or target is an error, too.
    """

    name: ClassVar[str] = "abi-inline-modules"

    def run(self, op: ir.Operation) -> None:
        """Raises `PassError` for a name that two modules export."""
        for_each(reversed(modules(op)[1:]), _inline)


def _inline(module: ir.Operation) -> None:
    parent = module.parent.operation
    for name in _LAYOUTS:
        own, other = (each.attributes.get(name) for each in (module, parent))
        if own is not None and (other is None or own != other):
            raise PassError((module.location, f"{name} is not that of the module around it"))
    inner, outer = named_in(module), named_in(parent)
    outer = {name: op for name, op in outer.items() if op != module}
    for name in [name for name in inner if name in outer]:
        _resolve_clash(name, (module, inner), (parent, outer))
    for op in list(operations_in(module)):
        op.move_before(module)
    module.erase()


def _resolve_clash(name: str, *tables: tuple[ir.Operation, dict[str, ir.Operation]]) -> None:
    """Rename or erase one of the two operations called ``name``."""
    operations = [named[name] for _, named in tables]
    for module, named in tables:
        if _is_local(named[name]):
            taken = set().union(*(each for _, each in tables))
            new = next(each for each in map(f"{name}_{{}}".format, count()) if each not in taken)
            for attributes, key, attribute in renamed_symbols(module, {name: new}):
                attributes[key] = attribute
            named[new] = named.pop(name)
            return
    types = [op.attributes.get("function_type") for op in operations]
    for op in operations:
        if op.name == FUNCTION and not is_definition(op) and types[0] == types[1]:
            op.erase()
            return
    raise PassError((operations[0].location, f"@{name}: the module around it has another one"))


def _is_local(op: ir.Operation) -> bool:
    """Whether ``op`` is private and defined, so that only its module refers to it."""
    is_declared = op.name == FUNCTION and not is_definition(op)
    return string(op.attributes.get(VISIBILITY)) == "private" and not is_declared
