"""Elementwise operations in one loop, so that no tensor is stored between them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from mlir_abi.bindings import ir
from mlir_abi.lowering.tensor_selects import convert_tensor_selects
from mlir_abi.passes.support.attributes import is_writable, value_attributes
from mlir_abi.passes.support.base import Pass
from mlir_abi.passes.support.functions import (
    FUNCTION,
    FUNCTION_OPS,
    enclosing,
    find_named,
    functions,
)
from mlir_abi.passes.support.mlir_passes import run_mlir_passes

_GENERIC = "linalg.generic"
_DIM = "tensor.dim"
_RESHAPES = ("tensor.collapse_shape", "tensor.expand_shape")
_DUMMY_USE = "bufferization.dealloc_tensor"
"""A temporary second use, so that MLIR does not fuse the producer.

MLIR's pass fuses each producer that has one use. Which ones it fuses can be chosen by a function,
but only in C++. The operation must take a tensor and have no result; none of `linalg` or `tensor`
does.
"""


@dataclass(frozen=True)
class FuseElementwise(Pass):
    """Fuse elementwise `linalg` operations into the operation that uses them.

    Before::

        %0 = linalg.add ins(%a, %b : tensor<4xf32>, tensor<4xf32>) outs(%e : tensor<4xf32>)
            -> tensor<4xf32>
        %1 = linalg.exp ins(%0 : tensor<4xf32>) outs(%e : tensor<4xf32>) -> tensor<4xf32>

    After::

        %1 = linalg.generic {indexing_maps = [#id, #id, #id], iterator_types = ["parallel"]}
            ins(%a, %b : tensor<4xf32>, tensor<4xf32>) outs(%e : tensor<4xf32>) {
        ^bb0(%x: f32, %y: f32, %out: f32):
          %2 = arith.addf %x, %y : f32
          %3 = math.exp %2 : f32
          linalg.yield %3 : f32
        } -> tensor<4xf32>

    MLIR's ``linalg-fuse-elementwise-ops`` does this for an operation whose result has one use. It
    would also put `tanh` into the innermost loop of a product, where it is computed again for each
    column. So here an operation that computes something is fused only where each of its elements is
    read once: into a loop over the same iterations. What only moves elements (a broadcast, a
    transposition) computes nothing, and is fused. Only a transposition and a function such as
    ``exp`` stay apart: alone, the one is done in tiles and the other in vectors.

    Operations of `arith` and `math` on whole tensors become `linalg` first, but for an
    ``arith.select`` of two whole tensors, which becomes an ``scf.if``; named operations of `linalg`
    become ``linalg.generic``. A size of a result becomes that of an operand, since it would be a
    second use. A function with an output that the module names (an argument that may be written, an
    argument of a loop, a slice, a tensor of which a part is written) is left as it is: MLIR's pass
    would put the elements into a new tensor.
    """

    name: ClassVar[str] = "abi-fuse-elementwise"

    def run(self, op: ir.Operation) -> None:
        """Give the results that must not be fused a second use, then run MLIR's pass."""
        convert_tensor_selects(op)
        generalize = ["convert-elementwise-to-linalg", "linalg-generalize-named-ops"]
        if any(not isinstance(dim.operands[0].owner, ir.Block) for dim in find_named(op, _DIM)):
            generalize.append("resolve-shaped-type-result-dims")
        run_mlir_passes(op, generalize, "generalize linalg operations")
        generics = find_named(op, _GENERIC)
        nowhere = ir.Location.unknown(op.context)
        for generic in generics:
            for each in generic.regions[0].blocks[0].operations:
                if each.location == nowhere:  # of a named operation: errors are at its location
                    each.operation.location = generic.location
        costs: dict[ir.Value, set[str]] = {}  # of computing an element where it is read
        for generic in generics:
            body, columns = generic.regions[0].blocks[0].operations, _read_by_columns(generic)
            has_functions = any(each.operation.name.startswith("math.") for each in body)
            cost = {"computed"} if len(body) > 1 else set()
            cost |= {"function"} if has_functions else set()  # exp and the like
            cost |= {"transposed"} if columns else set()  # its rows are columns of what is read
            kept = []
            for operand in generic.operands:
                result = _reshaped(operand)
                known = costs.get(result, set())
                if (
                    ("computed" in known and not _reads_once(generic, operand))
                    or ("function" in known and operand in columns)
                    or ("transposed" in known and has_functions)
                ):
                    kept.append(result)
                else:
                    cost |= known
            costs.update(dict.fromkeys(generic.results, cost))
            for result in kept:
                with ir.InsertionPoint.after(result.owner), result.owner.location:
                    ir.Operation.create(_DUMMY_USE, [], [result])
        left_out = [enclosing(each, *FUNCTION_OPS) for each in generics if _has_place(each)]
        for part in [each for each in functions(op) if each not in left_out] if left_out else [op]:
            run_mlir_passes(part, ["linalg-fuse-elementwise-ops"], "fuse operations")
        for use in find_named(op, _DUMMY_USE):
            use.erase()


def _reshaped(value: ir.Value) -> ir.Value:
    """The tensor of which ``value`` is a reshape: MLIR's pass fuses through reshapes."""
    while not isinstance(value, ir.BlockArgument) and value.owner.name in _RESHAPES:
        value = value.owner.operands[0]
    return value


def _reads_once(generic: ir.Operation, operand: ir.Value) -> bool:
    """Whether ``generic`` reads each element of ``operand`` in one iteration only."""
    maps = generic.attributes["indexing_maps"]
    return all(
        each.value.is_permutation
        for each, value in zip(maps, generic.operands, strict=True)
        if value == operand
    )


def _read_by_columns(generic: ir.Operation) -> list[ir.Value]:
    """The operands of which ``generic``, if it does not reduce, reads columns and writes rows."""
    maps = [each.value for each in generic.attributes["indexing_maps"]]
    if not maps[-1].is_permutation or not maps[-1].n_dims:
        return []
    row = maps[-1].results[-1]
    operands = zip(generic.operands, maps, strict=True)
    return [operand for operand, each in operands if row in list(each.results)[:-1]]


def _has_place(generic: ir.Operation) -> bool:
    """Whether the module chooses the memory of an output: an argument, a slice, or a part.

    MLIR's pass would write it to a new tensor if its old elements are not read.
    """
    body, maps = generic.regions[0].blocks[0], generic.attributes["indexing_maps"]
    operands = list(zip(generic.operands, maps, body.arguments, strict=True))
    return any(
        not any(old.uses) and (not each.value.is_permutation or _is_place(output))
        for output, each, old in operands[_first_output(generic) :]
    )


def _is_place(output: ir.Value) -> bool:
    while not isinstance(output, ir.BlockArgument) and output.owner.name == _GENERIC:
        op = output.owner.operation
        output = op.operands[_first_output(op) + ir.OpResult(output).result_number]
    if not isinstance(output, ir.BlockArgument):
        return bool(output.owner.name == "tensor.extract_slice")
    owner = output.owner.owner.operation
    if owner.name != FUNCTION:
        return True
    entries = value_attributes(owner, "argument", len(output.owner.arguments))
    return is_writable(entries[output.arg_number])


def _first_output(generic: ir.Operation) -> int:
    inputs: int = generic.attributes["operandSegmentSizes"][0]
    return inputs
