"""Gathers what the conversion replaces, in the order of the text, with the symbol tables."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field

from mlir_abi.bindings import ir
from mlir_abi.passes.llvm.calling_convention import LLVMSignature
from mlir_abi.passes.llvm.llvm_attributes import Attributes, CWrapper
from mlir_abi.passes.llvm.llvm_attributes import of as attributes_of
from mlir_abi.passes.support.attributes import INTERNAL_PREFIX, symbol
from mlir_abi.passes.support.functions import (
    CALLS,
    CONSTANT,
    FUNCTION,
    MODULE,
    RETURN,
    blocks_in,
    find_named,
    operations_in,
)

SITES = CALLS | {CONSTANT, RETURN}

_SITES_AND_SCOPES = SITES | {FUNCTION, MODULE}


@dataclass(eq=False, slots=True)
class Scope:
    """A symbol table: a module, of whatever dialect."""

    op: ir.Operation
    symbols: dict[str, ir.Operation] = field(default_factory=dict)


@dataclass(frozen=True, slots=True, eq=False)
class FunctionLowering:
    """How a function is lowered; ``attributes`` are those of the ``llvm.func`` without its name.

    ``is_bare``: it takes and returns bare pointers.
    """

    is_variadic: bool
    signature: LLVMSignature
    attributes: Attributes
    wrapper: CWrapper | None
    is_bare: bool


@dataclass(eq=False, slots=True)
class Function:
    """A ``func.func``; ``attributes`` are all but its name and type. The plan sets ``lowering``."""

    op: ir.Operation
    scope: Scope
    name: str
    type: ir.TypeAttr
    attributes: Attributes
    blocks: list[ir.Block]
    lowering: FunctionLowering = field(init=False)

    @property
    def is_declaration(self) -> bool:
        """Whether the function has no body."""
        return not self.blocks

    @property
    def exported_name(self) -> str:
        """The name in the symbols of the C wrapper and the record."""
        return self.name.removeprefix(INTERNAL_PREFIX)

    def __str__(self) -> str:
        return symbol(self.op)


@dataclass(eq=False, slots=True)
class Site:
    """A call, a function constant or a return.

    ``function`` is the one around it, None outside a ``func.func``. The plan sets ``signature``, by
    which its values are passed, and ``callee``, the function that a call names.
    """

    op: ir.Operation
    name: str
    scope: Scope
    function: Function | None
    attributes: Attributes
    signature: LLVMSignature = field(init=False)
    callee: Function | None = None

    def __str__(self) -> str:
        return f"'{self.name}'" + (f" in {self.function}" if self.function is not None else "")


def gather(root: ir.Operation) -> list[Function | Site]:
    """Every function and site below ``root``, in the order of the text."""
    gathered: list[Function | Site] = []
    # Operations that are left, the scope that they are in, and the function around them.
    entered: list[tuple[Iterator[ir.Operation], Scope, Function | None]]
    entered = [(iter(operations_in(root)), Scope(root), None)]
    while entered:
        operations, scope, function = entered[-1]
        op = next(operations, None)
        if op is None:
            entered.pop()
        elif op.name == FUNCTION:
            attributes = attributes_of(op)
            name, type_ = attributes.pop("sym_name").value, attributes.pop("function_type")
            scope.symbols[name] = op
            inner = Function(op, scope, name, type_, attributes, blocks_in(op))
            gathered.append(inner)
            sites = _sites(inner)
            if sites is None:
                entered.append((iter(operations_in(op)), scope, inner))
            else:
                gathered.extend(sites)
        elif op.name in SITES:
            gathered.append(Site(op, op.name, scope, function, attributes_of(op)))
        else:
            symbol_name = op.attributes.get("sym_name")
            if isinstance(symbol_name, ir.StringAttr):
                scope.symbols[symbol_name.value] = op
            if len(op.regions):
                entered.append((iter(operations_in(op)), _scope_of(op, scope), function))
    return gathered


def _sites(function: Function) -> list[Site] | None:
    """The sites in ``function``; None if there are functions or modules in it as well."""
    if function.is_declaration:
        return []
    # This is several times faster than `operations_in`.
    _, *ops = find_named(function.op, *_SITES_AND_SCOPES)
    if any(op.name not in SITES for op in ops):
        return None
    return [Site(op, op.name, function.scope, function, attributes_of(op)) for op in ops]


def _scope_of(op: ir.Operation, around: Scope) -> Scope:
    """The scope of what is in ``op``."""
    if op.name == MODULE:
        return Scope(op)
    try:
        ir.SymbolTable(op)
    except (TypeError, ValueError):
        return around
    return Scope(op)
