"""Makes operations of the LLVM dialect; each method is one operation or one pattern."""

from __future__ import annotations

from collections.abc import Sequence

from mlir_abi.bindings import ir
from mlir_abi.passes.llvm.llvm_attributes import Attributes
from mlir_abi.passes.llvm.type_converter import Descriptor, TypeConverter, position
from mlir_abi.passes.support.op_builder import Builder

CALL = "llvm.call"

BY_OPERAND = -(2**31)
"""In the constant indices of a ``llvm.getelementptr``: this one is an operand."""


class Emitter:
    """Makes operations."""

    def __init__(self, types: TypeConverter) -> None:
        self.types = types

    def function(self, at: Builder, name: str, attributes: Attributes) -> ir.Operation:
        """A function without a body; ``attributes`` are all but its name."""
        attributes = {"sym_name": ir.StringAttr.get(name), **attributes}
        return at.op("llvm.func", (), attributes, regions=1)

    def constant(self, at: Builder, value: int, type_: ir.Type | None = None) -> ir.Value:
        """A constant of an integer type; without one, of ``index``."""
        of_value = self.types.index_constant if type_ is None else type_
        attributes = {"value": ir.IntegerAttr.get(of_value, value)}
        return at.value("llvm.mlir.constant", type_ or self.types.index, [], attributes)

    def extract(
        self, at: Builder, container: ir.Value, places: tuple[int, ...], type_: ir.Type
    ) -> ir.Value:
        """A member of a struct, or of an array in one."""
        return at.value("llvm.extractvalue", type_, [container], position(*places))

    def pack(
        self, at: Builder, descriptor: Descriptor, fields: Sequence[ir.Value | int]
    ) -> ir.Value:
        """A descriptor, put together of its fields in the order in which they are passed.

        A number becomes a constant right before it is inserted.
        """
        type_ = descriptor.value
        value = at.value("llvm.mlir.poison", type_, [])
        for i in descriptor.order:
            field = fields[i]
            member = self.constant(at, field) if isinstance(field, int) else field
            value = at.value("llvm.insertvalue", type_, [value, member], descriptor.positions[i])
        return value

    def unpack(self, at: Builder, descriptor: Descriptor, value: ir.Value) -> list[ir.Value]:
        """The fields of a descriptor, in the order in which they are passed."""
        return [
            at.value("llvm.extractvalue", field, [value], place)
            for place, field in zip(descriptor.positions, descriptor.fields, strict=True)
        ]

    def element_pointer(
        self, at: Builder, base: ir.Value, indices: Sequence[int | ir.Value], element: ir.Type
    ) -> ir.Value:
        """The pointer to what ``indices`` lead to, in an array of ``element`` at ``base``."""
        constants = [i if isinstance(i, int) else BY_OPERAND for i in indices]
        attributes = {
            "elem_type": ir.TypeAttr.get(element),
            "rawConstantIndices": ir.DenseI32ArrayAttr.get(constants),
        }
        operands = [base, *(i for i in indices if not isinstance(i, int))]
        return at.value("llvm.getelementptr", base.type, operands, attributes)

    def alloca(self, at: Builder, element: ir.Type, count: ir.Value | None = None) -> ir.Value:
        """Memory for ``count`` elements on the stack; without a count, for one."""
        count = self.constant(at, 1) if count is None else count
        type_ = {"elem_type": ir.TypeAttr.get(element)}
        return at.value("llvm.alloca", self.types.pointer, [count], type_)

    def copy(self, at: Builder, target: ir.Value, source: ir.Value, size: ir.Value) -> None:
        """Copy ``size`` bytes that do not overlap."""
        volatile = {"isVolatile": ir.BoolAttr.get(False)}
        at.op("llvm.intr.memcpy", [target, source, size], volatile)

    def equal(self, at: Builder, left: ir.Value, right: ir.Value) -> ir.Value:
        """Whether two integers or pointers are equal."""
        i1, i64 = (ir.IntegerType.get_signless(bits) for bits in (1, 64))
        return at.value("llvm.icmp", i1, [left, right], {"predicate": ir.IntegerAttr.get(i64, 0)})

    def save_stack(self, at: Builder) -> ir.Value:
        """The top of the stack."""
        return at.value("llvm.intr.stacksave", self.types.pointer, [])

    def restore_stack(self, at: Builder, saved: ir.Value) -> ir.Operation:
        """Give up what was put on the stack since ``saved``."""
        return at.op("llvm.intr.stackrestore", [saved])

    def call(
        self,
        at: Builder,
        result: ir.Type | None,
        operands: Sequence[ir.Value],
        attributes: Attributes,
    ) -> ir.Value | None:
        """A call; ``attributes`` name the callee, unless it is the first operand."""
        attributes = {
            **attributes,
            "op_bundle_sizes": ir.DenseI32ArrayAttr.get([]),
            "operandSegmentSizes": ir.DenseI32ArrayAttr.get([len(operands), 0]),
        }
        if result is None:
            at.op(CALL, operands, attributes)
            return None
        return at.value(CALL, result, operands, attributes)

    def call_symbol(
        self, at: Builder, name: str, result: ir.Type | None, operands: Sequence[ir.Value]
    ) -> ir.Value | None:
        """A call of the function ``name``."""
        callee = ir.FlatSymbolRefAttr.get(name)
        return self.call(at, result, operands, {"callee": callee})
