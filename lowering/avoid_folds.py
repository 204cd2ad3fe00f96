"""Operations that MLIR folds to wrong values."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, ClassVar

from mlir_abi.bindings import arith, ir, vector
from mlir_abi.passes.support.base import Pass
from mlir_abi.passes.support.functions import find_named, replace_op

_MASK, _READ, _WRITE = "vector.mask", "vector.transfer_read", "vector.transfer_write"


@dataclass(frozen=True)
class AvoidFolds(Pass):
    """Replace what MLIR folds to wrong values by what it does not fold.

    Before::

        %q = index.ceildivs %n, %m
        %v = vector.transfer_read %x[%c0], %padding, %mask : tensor<4xf32>, vector<4xf32>
        %r = vector.transfer_write %v, %y[%c0] : vector<4xf32>, tensor<4xf32>

    After::

        %q = arith.ceildivsi %n, %m : index
        %v = vector.transfer_read %x[%c0], %padding, %mask : tensor<4xf32>, vector<4xf32>
        %p = vector.broadcast %padding : f32 to vector<4xf32>
        %w = arith.select %mask, %v, %p : vector<4xi1>, vector<4xf32>
        %r = vector.transfer_write %w, %y[%c0] : vector<4xf32>, tensor<4xf32>

    Every pass that rewrites a module folds, so this one runs first.

    - MLIR computes ``index.ceildivs`` as ``-(-n / m)``, also where it folds it: -2^63 divided by 2
      is 2^62 (llvm-project#215696, open in November 2026). It is right of `arith`.
    - MLIR 22 takes a ``vector.transfer_write`` of a ``vector.transfer_read`` for the tensor that
      is read, although one of them has a mask (llvm-project#192966). A select by that mask,
      between them, changes no value.
    """

    name: ClassVar[str] = "abi-avoid-folds"

    def run(self, op: ir.Operation) -> None:
        """Replace each operation; nothing is an error."""
        for division in find_named(op, "index.ceildivs"):
            with ir.InsertionPoint(division), division.location:
                replace_op(division, [arith.ceildivsi(*division.operands)])
        for write in find_named(op, _WRITE):
            _select_before(write)


def _select_before(write: ir.Operation) -> None:
    """Let ``write`` write a select of what was read from a tensor, by the mask of either."""
    value: Any = write.operands[0]
    read = None if isinstance(value, ir.BlockArgument) else value.owner
    masked = read if read is not None and read.name == _MASK else None
    if masked is not None:
        read = masked.regions[0].blocks[0].operations[0].operation
    if read is None or read.name != _READ:
        return
    outer = write.parent.operation if write.parent.operation.name == _MASK else write
    mask = _mask(read, masked) or _mask(write, outer)
    if mask is not None and mask.type.shape == value.type.shape:  # MLIR folds no others
        with ir.InsertionPoint(outer), outer.location:
            if masked is not None and len(masked.operands) > 1:
                other = masked.operands[1]
            else:
                padding = read.operands[1 + read.operands[0].type.rank]
                other = vector.broadcast(value.type, padding)
            write.operands[0] = arith.select(mask, value, other)


def _mask(transfer: ir.Operation, outer: ir.Operation | None) -> Any:
    """The mask of ``transfer``, or of the ``vector.mask`` around it, or None."""
    if outer is not None and outer.name == _MASK:
        return outer.operands[0]
    tensor = transfer.operands[transfer.name == _WRITE]
    return transfer.operands[-1] if len(transfer.operands) > 2 + tensor.type.rank else None
