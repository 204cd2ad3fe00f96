"""Operations that MLIR folds to wrong values, or aborts on."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import chain
from typing import Any, ClassVar

from mlir_abi.bindings import arith, ir, vector
from mlir_abi.lowering.small_floats import splat
from mlir_abi.passes.support.base import Pass
from mlir_abi.passes.support.functions import find_each, find_named, replace_op
from mlir_abi.passes.support.ir_types import dynamic_dimensions, element_of
from mlir_abi.passes.support.op_builder import Builder

_CONSTANT_OF_EQUAL = ("arith.cmpi", "arith.subi", "arith.xori")
"""MLIR folds these to a constant where both operands are, or become, one value."""

_ATAN2 = "math.atan2"
_DIVISIONS = {"index.ceildivs": arith.ceildivsi, "index.floordivs": arith.floordivsi}

_MASK, _READ, _WRITE = "vector.mask", "vector.transfer_read", "vector.transfer_write"


@dataclass(frozen=True)
class AvoidFolds(Pass):
    """Replace what MLIR folds to wrong values, or aborts on, by what it does not fold.

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

    Every pass that rewrites a module folds, so this one runs first, also in `abi-tosa-to-linalg`.

    - MLIR ends the process at ``index.floordivs`` of -2^63 + 1 by -1: it computes another quotient,
      too. MLIR folds `arith.floordivsi` rightly, and computes it.
    - MLIR computes ``index.ceildivs`` as ``-(-n / m)``, also where it folds it: -2^63 divided by 2
      is 2^62 (llvm-project#215696, open in November 2026). MLIR folds `arith.ceildivsi` rightly.
    - MLIR 22 takes a ``vector.transfer_write`` of a ``vector.transfer_read`` for the tensor that
      is read, although one of them has a mask (llvm-project#192966). A select by that mask,
      between them, changes no value.
    - MLIR folds ``math.atan2`` of two zeros to NaN. Where both are 0, the second becomes 1 with its
      sign, which has the same angle. On tensors, it becomes a ``linalg.generic`` first.
    - MLIR folds ``tosa.mul`` of a float and a constant 0 to 0, also of NaN, and drops a 0 that
      ``tosa.add`` adds, also to -0. The constant becomes a ``tensor.generate``.
    - MLIR aborts where it folds ``arith.subi``, ``xori`` or ``cmpi`` of a tensor of dynamic shape
      and itself, of which there is no constant. They become ``linalg.generic``.
    """

    name: ClassVar[str] = "abi-avoid-folds"

    def run(self, op: ir.Operation) -> None:
        """Replace each operation; nothing is an error."""
        names = (*_DIVISIONS, "tosa.mul", "tosa.add", _WRITE, _ATAN2, *_CONSTANT_OF_EQUAL)
        ceils, floors, products, sums, writes, angles, *others = find_each(op, *names)
        for division in (*ceils, *floors):
            with ir.InsertionPoint(division), division.location:
                divide = _DIVISIONS[division.name]
                replace_op(division, [divide(*division.operands)])
        for write in writes:
            _select_before(write)
        for operation in chain(angles, *others):
            type_ = operation.results[0].type
            is_tensor = isinstance(type_, ir.RankedTensorType)
            if is_tensor and (operation.name == _ATAN2 or not type_.has_static_shape):
                with ir.InsertionPoint(operation), operation.location:
                    replace_op(operation, [_generic(operation)])
        for atan2 in find_named(op, _ATAN2) if angles else ():
            with ir.InsertionPoint(atan2), atan2.location:
                _replace_zero(atan2)
        for arithmetic in (*products, *sums):
            at = Builder.before(arithmetic)
            for i, operand in enumerate(list(arithmetic.operands)[:2]):
                if (zero := _zero(operand)) is not None:
                    arithmetic.operands[i] = _generated(operand.type, zero, at)


def _generic(operation: ir.Operation) -> ir.Value:
    """The result of ``operation``, which is elementwise and on tensors, by ``linalg.generic``."""
    at, type_ = Builder.before(operation), operation.results[0].type
    sizes = [at.size_of(operation.operands[0], i) for i in dynamic_dimensions(type_)]
    operands = [*operation.operands, at.stand_in(type_, sizes)]
    identity = ir.AffineMapAttr.get(ir.AffineMap.get_identity(type_.rank))
    parallel = ir.Attribute.parse("#linalg.iterator_type<parallel>")
    entries = {
        "indexing_maps": ir.ArrayAttr.get([identity] * 3),
        "iterator_types": ir.ArrayAttr.get([parallel] * type_.rank),
        "operandSegmentSizes": ir.DenseI32ArrayAttr.get([2, 1]),
    }
    generic = at.op("linalg.generic", operands, entries, results=[type_], regions=1)
    body, elements = Builder.in_body_of(generic, [each.type.element_type for each in operands])
    attributes = dict(operation.attributes.items())
    element = body.value(operation.name, type_.element_type, elements[:2], attributes)
    body.op("linalg.yield", [element])
    return generic.result


def _replace_zero(atan2: ir.Operation) -> None:
    y, x = atan2.operands
    if not isinstance(element_of(x.type), ir.FloatType):
        return  # f80 or f128, which MLIR does not fold
    zero, one = (splat(x.type, number) for number in (0, 1))
    are_zero = [arith.cmpf(arith.CmpFPredicate.OEQ, each, zero) for each in (y, x)]
    signed = ir.Operation.create("math.copysign", [x.type], [one, x]).result
    atan2.operands[1] = arith.select(arith.andi(*are_zero), signed, x)


def _zero(operand: Any) -> ir.Attribute | None:
    """The number of which ``operand`` is a constant, if that is a float and 0."""
    op = operand.owner
    if isinstance(op, ir.Block) or op.name not in ("tosa.const", "arith.constant"):
        return None
    values = op.attributes["values" if op.name == "tosa.const" else "value"]
    if not isinstance(values, ir.DenseElementsAttr) or not values.is_splat:
        return None
    number = values.get_splat_value()
    return number if isinstance(number, ir.FloatAttr) and number.value == 0 else None


def _generated(type_: Any, number: ir.Attribute, at: Builder) -> ir.Value:
    """A tensor of equal numbers, by an operation that MLIR does not fold."""
    generate = at.op("tensor.generate", results=[type_], regions=1)
    body, _ = Builder.in_body_of(generate, [ir.IndexType.get()] * type_.rank)
    element = body.value("arith.constant", type_.element_type, (), {"value": number})
    body.op("tensor.yield", [element])
    return generate.result


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
