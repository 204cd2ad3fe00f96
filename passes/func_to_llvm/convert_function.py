"""A ``func.func`` becomes an ``llvm.func``: its attributes, its body, and its arguments.

::

    func.func @f(%m: memref<?xf32>, %i: index) {
      "use"(%m, %i) : (memref<?xf32>, index) -> ()
      func.return
    }

becomes, with the body moved and the new arguments in place of the old ones::

    llvm.func @f(%allocated: !llvm.ptr, %aligned: !llvm.ptr, %offset: i64, %size: i64,
                 %stride: i64, %i: i64) {
      %0 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
      %1 = llvm.insertvalue %allocated, %0[0] : …
      …                                             // the descriptor of %m, field by field
      %m = builtin.unrealized_conversion_cast %5 : … to memref<?xf32>
      %j = builtin.unrealized_conversion_cast %i : i64 to index
      "use"(%m, %j) : (memref<?xf32>, index) -> ()
      llvm.return
    }
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from mlir_abi.bindings import ir
from mlir_abi.passes.func_to_llvm.gather import Function
from mlir_abi.passes.llvm.emitter import Emitter
from mlir_abi.passes.llvm.values import ExpandedValue, ValueMapping, is_used
from mlir_abi.passes.support.op_builder import Builder

_MANY = 100
"""Of more arguments, the old ones are erased before new ones are added behind them.

Each erasure shifts the arguments behind it, so that the time would grow with their square.
"""


def convert_function(
    function: Function, at: Builder, emitter: Emitter, values: ValueMapping
) -> ir.Operation:
    """Emit the ``llvm.func``, move the body into it, and convert the entry block's arguments.

    The other blocks are left to ``convert-cf-to-llvm``, as in MLIR. The ``func.func`` stays for
    now. So do the old arguments, in front of the new ones, until `erase_old_arguments`; if there
    are many, in a block of the ``func.func``.
    """
    signature = function.lowering.signature
    new = emitter.function(at, function.name, function.lowering.attributes)
    for block in function.blocks:
        block.append_to(new.regions[0])
    if function.is_declaration or signature.keeps_arguments:
        return new

    entry = function.blocks[0]
    old_arguments = list(entry.arguments)
    locations = [argument.location for argument in old_arguments]
    used = {
        i: old_arguments[i]
        for i, passed in enumerate(signature.inputs)
        if passed.keeps_type or is_used(old_arguments[i])
    }
    if len(old_arguments) > _MANY:
        used = _move_arguments(function, used, locations)

    start = ir.InsertionPoint.at_block_begin(entry)
    for i, passed in enumerate(signature.inputs):
        parts = [entry.add_argument(part.type, locations[i]) for part in passed.parts]
        loaded = None
        if passed.by_reference:  # llvm.byval, llvm.byref: MLIR loads at entry as well
            loaded = emitter.load(Builder(start, locations[i]), parts[0], passed.value.type)
        if i not in used:
            continue
        if passed.keeps_type:
            used[i].replace_all_uses_with(parts[0])
        else:
            values.add_expanded(ExpandedValue(used[i], passed, parts, loaded))
    return new


def _move_arguments(
    function: Function, used: Mapping[int, ir.Value], locations: Sequence[ir.Location]
) -> dict[int, ir.Value]:
    """Let arguments of a new block in the ``func.func`` take over the uses of the old ones.

    ``used`` are those that are used, by their numbers. All old arguments are erased.
    """
    entry = function.blocks[0]
    types = [argument.type for argument in used.values()]
    block = ir.Block.create_at_start(function.op.regions[0], types, [locations[i] for i in used])
    moved = dict(zip(used, block.arguments, strict=True))
    for i, argument in used.items():
        argument.replace_all_uses_with(moved[i])
    for i in reversed(range(len(locations))):
        entry.erase_argument(i)
    return moved


def erase_old_arguments(function: Function) -> None:
    """Erase the arguments that `convert_function` has left, which nothing uses any more."""
    signature = function.lowering.signature
    if function.is_declaration or signature.keeps_arguments or len(signature.inputs) > _MANY:
        return
    for i in reversed(range(len(signature.inputs))):
        function.blocks[0].erase_argument(i)
