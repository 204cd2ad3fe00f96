"""Results that functions compute in memory of their callers."""

from __future__ import annotations

from collections.abc import Sequence, Set
from dataclasses import dataclass
from typing import Any, ClassVar

from mlir_abi.bindings import ir, linalg
from mlir_abi.dialect_attrs.sizes import Sizes
from mlir_abi.passes.llvm.llvm_attributes import array
from mlir_abi.passes.support.attributes import (
    ARG_ATTRS,
    INDEX_PATHS,
    NO_ALIAS,
    RES_ATTRS,
    RESULT,
    value_attributes,
)
from mlir_abi.passes.support.base import Pass
from mlir_abi.passes.support.diagnostics import for_each
from mlir_abi.passes.support.functions import (
    RETURN,
    exported_functions,
    find_named,
    function_type,
    replace_op,
)
from mlir_abi.passes.support.ir_types import dynamic_dimensions
from mlir_abi.passes.support.mlir_passes import run_mlir_passes
from mlir_abi.passes.support.op_builder import Builder
from mlir_abi.passes.support.signatures import FunctionSignatures
from mlir_abi.passes.support.size_names import named_sizes
from mlir_abi.passes.support.symbols import used_functions

_MATERIALIZE = "bufferization.materialize_in_destination"
_TO_TENSOR = "bufferization.to_tensor"


@dataclass(frozen=True)
class ResultsToOutParams(Pass):
    """Let callers of exported functions give the memory for results whose sizes they know.

    Before::

        func.func @f(%x: tensor<?xf32> {abi.dims = ["n"]}) -> (tensor<?xf32> {abi.dims = ["n"]}) {
          …
          return %r : tensor<?xf32>
        }

    After::

        func.func @f(%x: tensor<?xf32> {abi.dims = ["n"]},
                     %out: memref<?xf32> {abi.dims = ["n"], bufferize.result, llvm.noalias}) {
          %t = bufferization.to_tensor %out restrict writable : memref<?xf32> to tensor<?xf32>
          …
          %c = linalg.copy ins(%r : tensor<?xf32>) outs(%t : tensor<?xf32>) -> tensor<?xf32>
          bufferization.materialize_in_destination %c in writable %out
              : (tensor<?xf32>, memref<?xf32>) -> ()
          return
        }

    Each dynamic size of such a result has the name of a size of an argument (``abi.dims``, see
    ``abi-infer-sizes``); other results stay. Of several results without index paths, each gets its
    number as one. Functions that the module itself calls stay as they are.

    Where a result is made of a ``tensor.empty``, the pass replaces that by ``%t``, as
    ``eliminate-empty-tensors`` does, which it runs. So bufferization computes the result in the
    caller's memory, and erases both copies; but not where another result is made of the same
    tensor. The marks are those of ``buffer-results-to-out-params``, which changes functions on
    memrefs and lets all of them, private ones too, copy.
    """

    name: ClassVar[str] = "abi-results-to-out-params"

    def run(self, op: ir.Operation) -> None:
        """Change the functions; raises `PassError` for invalid names of sizes."""
        signatures = FunctionSignatures()
        used = used_functions(op)

        def convert(function: ir.Operation) -> None:
            sizes = named_sizes(function, signatures.of(function))
            known = {s for each in sizes["argument"] for s in each or () if isinstance(s, str)}
            types = function_type(function).results
            moved = [
                i
                for i, (type_, names) in enumerate(zip(types, sizes["result"], strict=True))
                if _has_known_sizes(type_, names, known)
            ]
            if moved:
                _move(function, moved)

        for_each((f for f in exported_functions(op) if f not in used), convert)


def _has_known_sizes(type_: Any, sizes: Sizes | None, names: Set[str]) -> bool:
    """Whether each size is a number or one of ``names``."""
    if not isinstance(type_, ir.RankedTensorType) or type_.encoding is not None:
        return False
    dynamic = dynamic_dimensions(type_)
    if sizes is None:
        return not dynamic
    return all(isinstance(sizes[i], int) or sizes[i] in names for i in dynamic)


def _move(function: ir.Operation, moved: Sequence[int]) -> None:
    """Make the results of these numbers arguments."""
    type_ = function_type(function)
    inputs, results = list(type_.inputs), list(type_.results)
    arguments = value_attributes(function, "argument", len(inputs))
    entries = value_attributes(function, "result", len(results))
    if len(results) > 1 and not any(path in entry for entry in entries for path in INDEX_PATHS):
        number = ir.IntegerType.get_signless(64)
        for i, entry in enumerate(entries):
            entry[INDEX_PATHS[0]] = ir.ArrayAttr.get([ir.IntegerAttr.get(number, i)])
    kept = [i for i in range(len(results)) if i not in moved]
    outs = [
        ir.MemRefType.get(results[i].shape, results[i].element_type, loc=function.location)
        for i in moved
    ]
    marks = {RESULT: ir.UnitAttr.get(), NO_ALIAS: ir.UnitAttr.get()}
    writable = {"writable": ir.UnitAttr.get()}
    block = function.regions[0].blocks[0]
    destinations = [block.add_argument(each, function.location) for each in outs]
    tensors = _tensors_over(function, moved, destinations)
    for return_ in find_named(function, RETURN):
        values = [
            _copied(return_.operands[i], tensor, return_)
            for i, tensor in zip(moved, tensors, strict=True)
        ]
        build = Builder.before(return_)
        for operands in zip(values, destinations, strict=True):
            build.op(_MATERIALIZE, operands, writable)
        build.op(RETURN, [return_.operands[i] for i in kept])
        return_.erase()
    new = ir.FunctionType.get([*inputs, *outs], [results[i] for i in kept])
    function.attributes["function_type"] = ir.TypeAttr.get(new)
    function.attributes[ARG_ATTRS] = array([*arguments, *({**entries[i], **marks} for i in moved)])
    function.attributes[RES_ATTRS] = array([entries[i] for i in kept])


def _tensors_over(
    function: ir.Operation, moved: Sequence[int], destinations: Sequence[ir.Value]
) -> list[ir.Value]:
    """A tensor over each of ``destinations``, in which the result is computed if it can be.

    MLIR's pass makes several tensors over one memref, which bufferization would take for different
    memory.
    """
    fresh = {"restrict": ir.UnitAttr.get(), "writable": ir.UnitAttr.get()}
    for return_ in find_named(function, RETURN):
        build = Builder.before(return_)
        for i, destination in zip(moved, destinations, strict=True):
            build.op(_MATERIALIZE, [return_.operands[i], destination], fresh)
    run_mlir_passes(function, ["eliminate-empty-tensors"], "compute results in place")
    tensors = []
    for i, destination in zip(moved, destinations, strict=True):
        users = [use.owner.operation for use in destination.uses]
        start = ir.InsertionPoint.at_block_begin(destination.owner)
        build, type_ = Builder(start, function.location), function_type(function).results[i]
        tensor = build.value(_TO_TENSOR, type_, [destination], fresh)
        for user in users:
            replace_op(user, [tensor] if user.name == _TO_TENSOR else [])
        tensors.append(tensor)
    return tensors


def _copied(value: ir.Value, tensor: ir.Value, return_: ir.Operation) -> ir.Value:
    """``value`` in ``tensor``: as soon as it is computed, before another result is made of it.

    Where it may be computed in ``tensor``, the copy comes last, so that bufferization erases it.
    """
    place = ir.InsertionPoint(return_)
    is_beside = isinstance(value, ir.OpResult) and value.owner.operation.block == return_.block
    if is_beside and not any(tensor.uses):
        place = ir.InsertionPoint.after(value.owner)
    with place, return_.location:
        return linalg.copy(value, outs=[tensor])
