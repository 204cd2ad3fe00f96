"""Lets MLIR's passes see the sizes of arrays that StableHLO computes with."""

from __future__ import annotations

import re

from mlir_abi import bindings
from mlir_abi.bindings import arith, ir
from mlir_abi.dialect_attrs.sizes import is_name
from mlir_abi.lowering.stablehlo_to_linalg.loops import constant, size_of
from mlir_abi.passes.paths_from_jax import exported_main
from mlir_abi.passes.support.attributes import (
    ARG_ATTRS,
    DIMS,
    VISIBILITY,
    symbol_name,
    value_attributes,
)
from mlir_abi.passes.support.functions import (
    CALL,
    find_named,
    function_type,
    functions,
    replace_op,
)
from mlir_abi.passes.support.size_names import dims_attribute

_GET_DIMENSION_SIZE = "stablehlo.get_dimension_size"
_SIZE_NAME = "jax.global_constant"  # on an argument: what is passed is the size of this name
_DIVISION = re.compile(r"(divmod|floor_divide|remainder)(_\d+)?")


def hide_called_computations(module: ir.Operation) -> None:
    """Make functions private that operations call, as those that reduce a window: JAX does not."""
    operations = find_named(module, "stablehlo.custom_call")
    called = {name for op in operations for name in op.attributes.get("called_computations", ())}
    for function in functions(module) if called else ():
        if ir.FlatSymbolRefAttr.get(symbol_name(function)) in called:
            function.attributes[VISIBILITY] = ir.StringAttr.get("private")


def name_sizes(module: ir.Operation) -> bool:
    """Name the sizes that JAX passes to every function of the module; return whether it does.

    Those of arguments have their names in ``abi.dims`` after this.
    """
    if not find_named(module, _GET_DIMENSION_SIZE):
        return False
    for function in functions(module):
        main = exported_main(function)
        if main is not None:
            _name_sizes(function, *main)
            for call in find_named(function, CALL):
                _divide(call)
    return True


def convert_sizes(module: ir.Operation) -> None:
    """Let MLIR's passes see how sizes are computed, once all functions are inlined.

    Arrays of one element become those of ``tensor.dim``, and an array of sizes is made of its
    elements.
    """
    for op in find_named(module, _GET_DIMENSION_SIZE):
        with ir.InsertionPoint(op), op.location:
            size = size_of(op.operands[0], op.attributes["dimension"].value)
            element = arith.index_cast(op.result.type.element_type, size)
            replace_op(op, [bindings.tensor.from_elements(op.result.type, [element])])
    for op in find_named(module, "stablehlo.concatenate"):
        type_ = op.result.type
        if all(operand.type.shape == [1] for operand in op.operands) and (
            isinstance(type_.element_type, ir.IntegerType) and type_.element_type.is_signless
        ):
            with ir.InsertionPoint(op), op.location:
                at = [constant(0)]
                elements = [bindings.tensor.extract(operand, at) for operand in op.operands]
                replace_op(op, [bindings.tensor.from_elements(type_, elements)])


def mark_broadcasts(module: ir.Operation) -> None:
    """Say that ``dynamic_broadcast_in_dim`` stretches no size but one that the type tells to be 1.

    That is so in JAX, where a name stands for one size everywhere, 1 or another. MLIR's pass
    converts no broadcast that might have to find out.
    """
    if "jax.uses_shape_polymorphism" in module.attributes:
        for op in find_named(module, "stablehlo.dynamic_broadcast_in_dim"):
            sizes = op.operands[0].type.shape
            same = [i for i, size in enumerate(sizes) if size != 1]
            op.attributes["known_nonexpanding_dimensions"] = ir.DenseI64ArrayAttr.get(same)


def _name_sizes(function: ir.Operation, main: ir.Operation, call: ir.Operation) -> None:
    """Write the names of sizes that the arguments of ``main`` have: ``call`` passes the sizes."""
    types = function_type(function).inputs
    shapes: list[list[int | str | None]] = [
        [None if size < 0 else size for size in type_.shape] for type_ in types
    ]
    named = value_attributes(main, "argument", len(call.operands))
    for operand, attributes in zip(call.operands, named, strict=True):
        name, size = attributes.get(_SIZE_NAME), operand.owner
        if not isinstance(size, ir.Block) and size.name == "stablehlo.convert":
            size = size.operands[0].owner  # of i64, where JAX computes with 64 bits
        if isinstance(size, ir.Block) or size.name != _GET_DIMENSION_SIZE:
            continue
        array = ir.BlockArgument(size.operands[0])
        if isinstance(name, ir.StringAttr) and is_name(name.value):
            shapes[array.arg_number][size.attributes["dimension"].value] = name.value
    entries = value_attributes(function, "argument", len(types))
    for shape, entry in zip(shapes, entries, strict=True):
        if any(isinstance(size, str) for size in shape):
            entry.setdefault(DIMS, dims_attribute(tuple(shape)))
    function.attributes[ARG_ATTRS] = ir.ArrayAttr.get(list(map(ir.DictAttr.get, entries)))


def _divide(call: ir.Operation) -> None:
    """Replace a call of a function with which JAX divides sizes by ``arith.floordivsi``."""
    name = _DIVISION.fullmatch(call.attributes["callee"].value)
    if name is None:
        return
    with ir.InsertionPoint(call), call.location:
        size, divisor = (bindings.tensor.extract(operand, []) for operand in call.operands)
        quotient = arith.floordivsi(size, divisor)
        values = {"floor_divide": [quotient]}
        if name[1] != "floor_divide":
            remainder = arith.subi(size, arith.muli(quotient, divisor))
            values |= {"remainder": [remainder], "divmod": [quotient, remainder]}
        types = [result.type for result in call.results]
        scalars = zip(types, values[name[1]], strict=True)
        replace_op(call, [bindings.tensor.from_elements(type_, [each]) for type_, each in scalars])
