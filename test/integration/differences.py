"""What ours does differently on purpose, put into upstream's module: it must be exactly that."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from conversion import find

from mlir_abi.bindings import ir

OF_THE_ELEMENTS = frozenset(
    {
        *("llvm.noalias", "llvm.nonnull", "llvm.align"),
        *("llvm.dereferenceable", "llvm.dereferenceable_or_null"),
        *("llvm.readonly", "llvm.writeonly", "llvm.readnone", "llvm.writable"),
    }
)
"""What is said of a memref argument holds for the pointer by which its elements are accessed."""


def attribute_aligned_pointers(upstream: ir.Module, source: ir.Operation) -> int:
    """Put the attributes of the memref arguments of ``source`` where they belong; how many."""
    if "arg_attrs" not in source.attributes:
        return 0
    inputs = source.attributes["function_type"].value.inputs
    entries = [dict(_items(entry)) for entry in source.attributes["arg_attrs"]]
    said = [
        {n: v for n, v in entry.items() if n in OF_THE_ELEMENTS} if _is_memref(type_) else {}
        for type_, entry in zip(inputs, entries, strict=True)
    ]
    expanded = [
        entry
        for type_, words in zip(inputs, said, strict=True)
        for entry in _expanded(type_, words)
    ]
    name = source.attributes["sym_name"].value
    path = names_around(source)
    for function in find(upstream, "llvm.func"):
        if names_around(function) != path:
            continue
        symbol = function.attributes["sym_name"].value
        if symbol == name:
            _set_argument_attributes(function, lambda i, old: {**old, **expanded[i]})
        elif symbol == f"_mlir_ciface_{name}":
            skipped = len(function.attributes["arg_attrs"]) - len(inputs)
            _set_argument_attributes(
                function,
                lambda i, old, skipped=skipped: {
                    n: v for n, v in old.items() if i < skipped or n not in said[i - skipped]
                },
            )
    return sum(map(len, said))


def _is_memref(type_: ir.Type) -> bool:
    return isinstance(type_, (ir.MemRefType, ir.UnrankedMemRefType))


def _expanded(type_: ir.Type, words: dict[str, ir.Attribute]) -> list[dict[str, ir.Attribute]]:
    """The attributes of each argument that one of ``type_`` becomes."""
    if isinstance(type_, ir.MemRefType):
        return [{}, words] + [{}] * (1 + 2 * type_.rank)
    return [{}, {}] if isinstance(type_, ir.UnrankedMemRefType) else [{}]


def _set_argument_attributes(
    function: ir.Operation, change: Callable[[int, dict[str, ir.Attribute]], dict[str, Any]]
) -> None:
    entries = [dict(_items(entry)) for entry in function.attributes["arg_attrs"]]
    function.attributes["arg_attrs"] = ir.ArrayAttr.get(
        [ir.DictAttr.get(change(i, entry)) for i, entry in enumerate(entries)]
    )


def _items(dictionary: ir.DictAttr) -> Iterator[tuple[str, ir.Attribute]]:
    return ((entry.name, entry.attr) for entry in dictionary)


def names_around(op: ir.Operation) -> list[str]:
    """The names of the modules and functions around ``op``."""
    parent = op.parent
    if parent is None:
        return []
    name = parent.attributes["sym_name"].value if "sym_name" in parent.attributes else ""
    return [*names_around(parent), name]


def return_aligned_pointers(upstream: ir.Module, source: ir.Operation) -> None:
    """Difference 4: a bare pointer that ``source`` returns is the aligned one of its descriptor."""
    results = source.attributes["function_type"].value.results
    name = source.attributes["sym_name"].value
    for return_ in find(upstream, "llvm.return"):
        function = return_.parent
        same_name = function.attributes["sym_name"].value == name
        if not same_name or names_around(function) != names_around(source):
            continue
        for type_, value in zip(results, _returned(return_, len(results)), strict=True):
            if isinstance(type_, ir.MemRefType):
                field = value.owner
                assert field.name == "llvm.extractvalue"
                assert field.attributes["position"] == ir.DenseI64ArrayAttr.get([0])
                field.attributes["position"] = ir.DenseI64ArrayAttr.get([1])


def _returned(return_: ir.Operation, count: int) -> list[ir.Value]:
    """The ``count`` results of the source's function: the operand, or what is packed into it."""
    values = list(return_.operands)
    if count > 1:
        (packed,) = values
        values = []
        for _ in range(count):
            packed, member = packed.owner.operands
            values.insert(0, member)
    return values


LOOPS = frozenset({"scf.for", "scf.while", "scf.forall", "scf.parallel"})


def remove_brackets(ours: ir.Module) -> int:
    """Difference 5: take out what frees the stack of the iteration before; how many.

    Control comes back to the restore of each, without passing the save.
    """
    saves = find(ours, "llvm.intr.stacksave")
    for save in saves:
        (use,) = save.results[0].uses
        restore = use.owner.operation
        assert restore.name == "llvm.intr.stackrestore"
        assert _repeats(restore.block, save.operation.block), f"not in a loop: {restore}"
        restore.erase()
        save.operation.erase()
    assert not find(ours, "llvm.intr.stackrestore")
    return len(saves)


def _repeats(block: ir.Block, outside: ir.Block) -> bool:
    """Whether control can come back to ``block`` without passing ``outside``."""
    if block == outside:
        return False
    reached = [*block.operations[len(block.operations) - 1].operation.successors]
    for other in reached:
        if other == block:
            return True
        terminator = other.operations[len(other.operations) - 1].operation
        new = (each for each in terminator.successors if each not in reached and each != outside)
        reached += new
    parent = block.owner
    return parent.name in LOOPS
