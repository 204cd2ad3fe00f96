"""Read the names of sizes from a module of JAX."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import ClassVar

from mlir_abi import bindings
from mlir_abi.bindings import arith, ir
from mlir_abi.dialect_attrs.sizes import is_name
from mlir_abi.passes.paths_from_jax import exported_main
from mlir_abi.passes.support.attributes import (
    ARG_ATTRS,
    DIMS,
    VISIBILITY,
    symbol_name,
    value_attributes,
)
from mlir_abi.passes.support.base import Pass
from mlir_abi.passes.support.functions import (
    CALL,
    CUSTOM_CALL,
    find_named,
    function_type,
    functions,
    replace_op,
)
from mlir_abi.passes.support.size_names import dims_attribute

_GET_DIMENSION_SIZE = "stablehlo.get_dimension_size"
_SIZE_NAME = "jax.global_constant"  # on an argument: what is passed is the size of this name
_DIVISION = re.compile(r"(divmod|floor_divide|remainder)(_\d+)?")


@dataclass(frozen=True)
class StablehloSizes(Pass):
    """Name the sizes that JAX, exporting with symbolic shapes, passes to every function.

    Before::

        func.func @main(%x: tensor<?xf32>) -> tensor<?xf32> {
          %n = stablehlo.get_dimension_size %x, dim = 0 : (tensor<?xf32>) -> tensor<i32>
          %0 = call @_wrapped_jax_export_main(%n, %x)
              : (tensor<i32>, tensor<?xf32>) -> tensor<?xf32>
          return %0 : tensor<?xf32>
        }
        func.func private @_wrapped_jax_export_main(
            %n: tensor<i32> {jax.global_constant = "n"}, %x: tensor<?xf32>) -> tensor<?xf32>

    After::

        func.func @main(%x: tensor<?xf32> {abi.dims = ["n"]}) -> tensor<?xf32>

    Calls of the functions by which JAX divides sizes become ``arith.floordivsi``. Functions that a
    ``stablehlo.custom_call`` names become private, which JAX leaves out.
    """

    name: ClassVar[str] = "abi-stablehlo-sizes"

    def run(self, op: ir.Operation) -> None:
        found = find_named(op, CUSTOM_CALL, _GET_DIMENSION_SIZE)
        _hide_called(op, [each for each in found if each.name == CUSTOM_CALL])
        if not any(each.name == _GET_DIMENSION_SIZE for each in found):
            return
        for function in functions(op):
            main = exported_main(function)
            if main is not None:
                _name_sizes(function, *main)
                for call in find_named(function, CALL):
                    _divide(call)


def _hide_called(module: ir.Operation, calls: list[ir.Operation]) -> None:
    """Make functions private that ``calls`` name, as those that reduce a window."""
    called = {name for op in calls for name in op.attributes.get("called_computations", ())}
    for function in functions(module) if called else ():
        if ir.FlatSymbolRefAttr.get(symbol_name(function)) in called:
            function.attributes[VISIBILITY] = ir.StringAttr.get("private")


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
