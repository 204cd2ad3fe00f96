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

from mlir_abi.bindings import ir
from mlir_abi.passes.func_to_llvm.gather import Function
from mlir_abi.passes.llvm.emitter import Emitter
from mlir_abi.passes.llvm.values import ExpandedValue, ValueMapping, is_used
from mlir_abi.passes.support.op_builder import Builder


def convert_function(
    function: Function, at: Builder, emitter: Emitter, values: ValueMapping
) -> ir.Operation:
    """Emit the ``llvm.func``, move the body into it, and convert the entry block's arguments.

    The other blocks are left to ``convert-cf-to-llvm``, as in MLIR. The ``func.func`` stays for
    now, and keeps the old arguments in a block of its own.
    """
    signature = function.lowering.signature
    new = emitter.function(at, function.name, function.lowering.attributes)
    for block in function.blocks:
        block.append_to(new.regions[0])
    if function.is_declaration or signature.keeps_arguments:
        return new

    entry = function.blocks[0]
    arguments = list(entry.arguments)
    locations = [argument.location for argument in arguments]
    types = [argument.type for argument in arguments]
    old = ir.Block.create_at_start(function.op.regions[0], types, locations)
    used = {}
    for i, (argument, kept) in enumerate(zip(arguments, old.arguments, strict=True)):
        if is_used(argument):
            argument.replace_all_uses_with(kept)
            used[i] = kept
    for i in reversed(range(len(arguments))):
        entry.erase_argument(i)

    start = ir.InsertionPoint.at_block_begin(entry)
    for i, passed in enumerate(signature.inputs):
        parts = [entry.add_argument(part, locations[i]) for part in passed.parts]
        loaded = None
        if passed.by_reference:  # llvm.byval, llvm.byref: MLIR loads at entry as well
            at_start = Builder(start, locations[i])
            loaded = at_start.value("llvm.load", passed.value, parts)
        if i not in used:
            continue
        if passed.keeps_type:
            used[i].replace_all_uses_with(parts[0])
        else:
            values.add_expanded(ExpandedValue(used[i], passed, parts, loaded))
    return new
