"""Computes the attributes of functions and calls without tuples.

============================================  ====================================================
attribute of a tuple                          on its leaf at ``[1, 0]``
============================================  ====================================================
``iree.abi.index_path = [0, "a"]``            ``[0, "a", 1, 0]``; ``tf_saved_model`` the same
``iree.abi.name = "x"``                       ``"x.1.0"``
``abi.dims = [[], ["n"], []]``                ``["n"]``, if it is the second leaf
any other                                     an error: no rule maps it to the leaves
============================================  ====================================================

If an argument of a function is a tuple and no argument has a path, every argument gets a path, so
that the structure can still be read: argument ``i`` is at ``[i]``. The same applies to results,
where a single one is at ``[]``; out-parameters (``bufferize.result``) are results and come first.
An empty tuple has no leaf that could keep its place; a remark says so.

``iree.abi.output`` and ``tf.aliasing_output`` of an argument are the number of a result, and
``iree.abi.tied`` of a result is the number of an argument: the numbers are updated.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import accumulate
from typing import TypeAlias

from mlir_abi.bindings import ir
from mlir_abi.dialect_attrs.attribute_names import DECLARATION
from mlir_abi.dialect_attrs.iree.demotion import as_compiled
from mlir_abi.passes.expand_tuples.flow import Updates
from mlir_abi.passes.support.attributes import (
    ARG_ATTRS,
    ARGUMENT_NAME,
    DIMS,
    INDEX_PATHS,
    PLACEMENTS,
    RES_ATTRS,
    RESULT,
    RESULT_NUMBERS,
    TIED,
    declaration_tail,
    declaration_text,
    integer,
    read_attached,
    write_attached,
)
from mlir_abi.passes.support.classify import Classifier
from mlir_abi.passes.support.diagnostics import PassError, remark
from mlir_abi.passes.support.functions import CALL_INDIRECT, function_type, is_exported
from mlir_abi.passes.support.signatures import (
    FunctionSignatures,
    OperationValue,
    operation_values,
    path_attribute,
)
from mlir_abi.passes.support.size_names import dims_attribute, parse_dims
from mlir_abi.passes.support.tuple_leaves import Leaves, parts, tuple_leaf_paths

Entries: TypeAlias = dict[str, ir.Attribute]

# For arguments and for results: what the numbers in these attributes refer to.
_NUMBERS = {"argument": ("a result", RESULT_NUMBERS), "result": ("an argument", (TIED,))}


def function_updates(function: ir.Operation, leaves: Leaves) -> Updates:
    """Return the type and the argument and result attributes of ``function`` without tuples.

    Raises `PassError` for an attribute that cannot be rewritten, and ValueError as `Leaves` does.
    """
    type_ = function_type(function)
    (expanded,) = leaves(type_)
    arguments = operation_values(function, "argument", type_.inputs)
    results = operation_values(function, "result", type_.results)
    values = [value for value in arguments if RESULT not in value.attributes]
    outputs = [value for value in arguments if RESULT in value.attributes] + results
    _add_paths(values)
    _add_paths(outputs)
    if is_exported(function):
        for value in (*values, *outputs):
            if any(_is_tuple(part) and not part.num_types for _, part in parts(value.type)):
                remark(*value.diagnostic(f"the empty tuple in '{value.type}' leaves no trace"))
    return {
        "function_type": ir.TypeAttr.get(expanded),
        ARG_ATTRS: _expanded(arguments, type_.results),
        RES_ATTRS: _expanded(results, type_.inputs),
    }


def call_updates(call: ir.Operation) -> Updates:
    """Return the argument and result attributes of a direct or indirect call without tuples.

    Raises `PassError` for an attribute that cannot be rewritten.
    """
    operands = [operand.type for operand in call.operands]
    inputs = operands[1:] if call.name == CALL_INDIRECT else operands
    results = [result.type for result in call.results]
    return {
        ARG_ATTRS: _expanded(operation_values(call, "argument", inputs)),
        RES_ATTRS: _expanded(operation_values(call, "result", results)),
    }


def _add_paths(values: list[OperationValue]) -> None:
    """Add an index path to every value, if one of them is a tuple and none has a path."""
    if not any(_is_tuple(value.type) for value in values):
        return
    if any(name in value.attributes for value in values for name in INDEX_PATHS):
        FunctionSignatures().of(values[0].operation)  # raises for invalid paths
        return
    single_result = len(values) == 1 and values[0].position.kind == "result"
    for i, value in enumerate(values):
        value.attributes[INDEX_PATHS[0]] = path_attribute(() if single_result else (i,))


def _expanded(values: list[OperationValue], others: Sequence[ir.Type] = ()) -> ir.ArrayAttr | None:
    """Return a dictionary for each leaf of ``values``; None if all are empty.

    ``others`` are the types that numbers in the attributes refer to.
    """
    if any(map(_is_tuple, others)):
        first_leaves = [0, *accumulate(len(tuple_leaf_paths(type_)) for type_ in others)]
        for value in values:
            _renumber(value, others, first_leaves)
    entries = [leaf for value in values for leaf in _of_leaves(value)]
    return ir.ArrayAttr.get([ir.DictAttr.get(leaf) for leaf in entries]) if any(entries) else None


def _renumber(value: OperationValue, types: Sequence[ir.Type], first_leaves: Sequence[int]) -> None:
    """Replace the numbers of ``types`` in ``value`` by those of their ``first_leaves``."""
    referent, names = _NUMBERS[value.position.kind]
    for name in value.attributes.keys() & names:
        attribute = value.attributes[name]
        number = integer(attribute)
        if number is None or not (0 <= number < len(types)) or _is_tuple(types[number]):
            problem = f"{name} must number {referent} that is not a tuple (got {attribute})"
            raise PassError(value.diagnostic(problem))
        value.attributes[name] = ir.IntegerAttr.get(attribute.type, first_leaves[number])


def _of_leaves(value: OperationValue) -> list[Entries]:
    if not _is_tuple(value.type):
        return [value.attributes]
    leaves: list[Entries] = [{} for _ in tuple_leaf_paths(value.type)]
    for name, attribute in value.attributes.items():
        if name == DIMS:
            try:
                dims = parse_dims(attribute, Classifier()[value.type])
            except ValueError as error:
                raise PassError(value.diagnostic(f"{DIMS} {error}")) from None
            for leaf, sizes in zip(leaves, dims, strict=True):
                if sizes:
                    leaf[name] = dims_attribute(sizes)
            continue
        is_path = name in INDEX_PATHS and isinstance(attribute, ir.ArrayAttr)
        if not is_path and not (name == ARGUMENT_NAME and isinstance(attribute, ir.StringAttr)):
            problem = f"the leaves of '{value.type}' cannot share {name} = {attribute}"
            raise PassError(value.diagnostic(problem))
        for leaf, path in zip(leaves, tuple_leaf_paths(value.type), strict=True):
            if is_path:
                leaf[name] = ir.ArrayAttr.get([*attribute, *path_attribute(path)])
            else:
                leaf[name] = ir.StringAttr.get(".".join([attribute.value, *map(str, path)]))
    return leaves


def _is_tuple(type_: ir.Type) -> bool:
    return isinstance(type_, ir.TupleType)


class Declarations:
    """The declarations of functions whose types change: read before, updated after the change.

    A declaration that shows neither the types of its function nor the demoted types is kept as it
    is.
    """

    def __init__(self, functions: Iterable[ir.Operation]) -> None:
        """Raise `PassError` if attributes of a function cannot be read."""
        self._signatures = FunctionSignatures()
        self._current = [
            (function, placement, demoted)
            for function in functions
            for placement in PLACEMENTS
            if (attribute := read_attached(function, placement).get(DECLARATION)) is not None
            for demoted in (False, True)
            if attribute == self._of(function, demoted)
        ]

    def update(self) -> None:
        """Write the declarations again, with the types that the functions have now."""
        for function, placement, demoted in self._current:
            write_attached(function, {DECLARATION: self._of(function, demoted)}, placement)

    def _of(self, function: ir.Operation, demoted: bool) -> ir.StringAttr:
        signature = self._signatures.of(function)
        tail = declaration_tail(function, as_compiled(signature, demotes=demoted))
        return ir.StringAttr.get(declaration_text(function, tail))
