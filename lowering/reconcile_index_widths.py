"""Join what MLIR converts with an index of 64 bits to an index of the target's width."""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial
from itertools import product
from typing import Any, ClassVar

from mlir_abi.bindings import ir
from mlir_abi.passes.llvm.emitter import Emitter
from mlir_abi.passes.llvm.type_converter import ConversionError, TypeConverter, innermost, position
from mlir_abi.passes.support.base import Pass
from mlir_abi.passes.support.data_layout import DEFAULT_BITS, DataLayout
from mlir_abi.passes.support.functions import CAST, find_named, replace_op
from mlir_abi.passes.support.ir_types import MEMREFS
from mlir_abi.passes.support.op_builder import Builder

_OF_INDEX = (ir.IndexType, ir.VectorType, *MEMREFS)


@dataclass(frozen=True)
class ReconcileIndexWidths(Pass):
    """Convert numbers and memref descriptors between an index of 64 bits and the module's.

    Before, in a module whose ``dlti.dl_spec`` has an index of 32 bits::

        %0 = builtin.unrealized_conversion_cast %i : i32 to index
        %1 = builtin.unrealized_conversion_cast %0 : index to i64

    After::

        %1 = llvm.sext %i : i32 to i64

    ``convert-vector-to-llvm`` does not read the ``dlti.dl_spec``: its index has 64 bits, and its
    descriptors of memrefs have numbers of 64 bits. This pass extends and truncates them where they
    meet those of the other conversions. A module whose index has 64 bits is not changed.
    """

    name: ClassVar[str] = "abi-reconcile-index-widths"

    def run(self, op: ir.Operation) -> None:
        """Replace each such pair of casts; nothing is an error."""
        bits = DataLayout.of(op).index_bits
        if bits == DEFAULT_BITS:
            return
        narrow, wide = (Emitter(TypeConverter(op, each)) for each in (bits, DEFAULT_BITS))
        for cast in find_named(op, CAST):
            inner = cast.operands[0].owner if _is_of_one(cast) else cast
            if isinstance(inner, ir.Block) or inner == cast or not _is_of_one(inner):
                continue
            value, type_ = inner.operands[0], inner.results[0].type
            for before, after in ((narrow, wide), (wide, narrow)):
                if _converts(before, type_, value.type) and _converts(
                    after, type_, cast.result.type
                ):
                    if value.type != cast.result.type:
                        at = Builder.before(cast)
                        replace_op(cast, [_converted(at, value, type_, before, after)])
                    break


def _is_of_one(op: ir.Operation) -> bool:
    """Whether ``op`` casts one value to one."""
    return op.name == CAST and len(op.operands) == len(op.results) == 1


def _converts(emitter: Emitter, type_: ir.Type, target: ir.Type) -> bool:
    try:
        return isinstance(type_, _OF_INDEX) and emitter.types.convert(type_) == target
    except ConversionError:
        return False


def _converted(
    at: Builder, value: ir.Value, type_: Any, before: Emitter, after: Emitter
) -> ir.Value:
    """A ``value`` of ``type_``, converted by ``before``, as ``after`` converts it."""
    if isinstance(type_, MEMREFS):
        descriptor = after.types.descriptor(type_)
        fields = before.unpack(at, before.types.descriptor(type_), value)
        numbers = map(partial(_number, at), fields, descriptor.fields)
        return after.pack(at, descriptor, list(numbers))
    target = after.types.convert(type_)
    if not isinstance(type_, ir.VectorType) or type_.rank < 2:
        return _number(at, value, target)
    source_row, target_row = (next(innermost(each)) for each in (value.type, target))
    result = at.value("llvm.mlir.poison", target)
    for places in product(*map(range, type_.shape[:-1])):
        part = before.extract(at, value, places, source_row)
        number = _number(at, part, target_row)
        result = at.value("llvm.insertvalue", target, [result, number], position(*places))
    return result


def _number(at: Builder, value: ir.Value, type_: ir.Type) -> ir.Value:
    """A pointer as it is; an integer, or a vector of them, extended or truncated to ``type_``."""
    if value.type == type_:
        return value
    grows = _width(type_) > _width(value.type)
    return at.value("llvm.sext" if grows else "llvm.trunc", type_, [value])


def _width(type_: Any) -> int:
    element = type_.element_type if isinstance(type_, ir.VectorType) else type_
    return int(element.width)
