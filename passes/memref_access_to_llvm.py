"""Lower reads and writes of memref elements to the LLVM dialect."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, ClassVar

from mlir_abi.bindings import ir
from mlir_abi.passes.base import Pass, option
from mlir_abi.passes.diagnostics import PassError, for_each
from mlir_abi.passes.func_to_llvm.type_conversion import (
    ConversionError,
    TypeConverter,
    strides_and_offset,
)

ALIGNED, OFFSET, SIZES, STRIDES = 1, 2, 3, 4
"""Positions in a descriptor; 0 is the allocated pointer, which no access goes through."""

BY_OPERAND = -(2**31)
"""In the constant indices of a getelementptr: this one is an operand."""


@dataclass(frozen=True)
class MemrefAccessToLLVM(Pass):
    """Lower ``memref.load``, ``memref.store`` and ``memref.dim`` through linearised indices.

    Before::

        func.func @f(%m: memref<?x4xf32>, %i: index, %j: index) -> f32 {
          %x = memref.load %m[%i, %j] : memref<?x4xf32>
          return %x : f32
        }

    After::

        func.func @f(%m: memref<?x4xf32>, %i: index, %j: index) -> f32 {
          %j_ = builtin.unrealized_conversion_cast %j : index to i64
          %i_ = builtin.unrealized_conversion_cast %i : index to i64
          %m_ = builtin.unrealized_conversion_cast %m : memref<?x4xf32> to !llvm.struct<(ptr, …)>
          %base = llvm.extractvalue %m_[1] : !llvm.struct<(ptr, …)>
          %four = llvm.mlir.constant(4 : index) : i64
          %row = llvm.mul %i_, %four : i64
          %at = llvm.add %row, %j_ : i64
          %p = llvm.getelementptr %base[%at] : (!llvm.ptr, i64) -> !llvm.ptr, f32
          %x = llvm.load %p : !llvm.ptr -> f32
          return %x : f32
        }

    The index counts elements, and is the sum of index times stride, and of the offset: static ones
    are constants, dynamic ones come from the descriptor, a stride of 1 and an offset of 0 leave no
    trace. Every access starts from the aligned pointer. ``nontemporal`` and ``alignment`` are kept.
    Memrefs and indices are bridged by casts, for other conversions to meet. MLIR's own lowering
    promises that no step wraps (``nuw``), which a negative stride breaks; this one does not.
    """

    name: ClassVar[str] = "abi-memref-access-to-llvm"

    index_bitwidth: int = option(0, "bits of index; 0: what the data layout says, else 64")

    def run(self, op: ir.Operation) -> None:
        """Lower every access below ``op``, or raise `PassError` and change nothing."""
        with op.context, op.location:
            types = TypeConverter(op, self.index_bitwidth)
            accesses = _accesses(op)
            for_each(accesses, lambda access: _check(access, types))
            rewriter = _Rewriter(types)
            for access in accesses:
                rewriter.rewrite(access)
            for access in accesses:
                access.erase()


def _accesses(op: ir.Operation) -> list[ir.Operation]:
    found = []

    def collect(inner: ir.Operation) -> ir.WalkResult:
        if inner.name in _LOWERINGS:
            found.append(inner)
        return ir.WalkResult.ADVANCE

    op.walk(collect, ir.WalkOrder.PRE_ORDER)
    return found


def _check(access: ir.Operation, types: TypeConverter) -> None:
    memref = access.operands[_MEMREF_OPERAND[access.name]].type
    try:
        types.descriptor(memref)
    except ConversionError as error:
        why = f": {error}" if str(error) else ""
        raise PassError(
            (
                access.location,
                f"{access.name} in @{_function(access)}: operand #{_MEMREF_OPERAND[access.name]} "
                f"has type '{memref}', which has no counterpart in the LLVM dialect{why}",
            )
        ) from None


def _function(op: ir.Operation) -> str:
    """The name of the function around ``op``."""
    parent: Any = op.parent
    while parent is not None and "sym_name" not in parent.attributes:
        parent = parent.operation.parent
    return parent.attributes["sym_name"].value if parent is not None else "?"


class _Rewriter:
    """Emits operations of the LLVM dialect, and remembers what stands for which value.

    Nothing is erased while it lives: a value is known by its address.
    """

    def __init__(self, types: TypeConverter) -> None:
        self._types = types
        self._lowered: dict[ir.Value, ir.Value] = {}
        self._at: ir.InsertionPoint | None = None
        self._location: ir.Location | None = None

    def rewrite(self, access: ir.Operation) -> None:
        """Emit what ``access`` becomes before it, and give its uses the new value."""
        self._at = ir.InsertionPoint(access)
        self._location = access.location
        result = _LOWERINGS[access.name](self, access)
        if result is not None:
            access.results[0].replace_all_uses_with(self._raised(result, access.results[0].type))

    def load(self, load: ir.Operation) -> ir.Value:
        """The element at the indices behind the memref."""
        memref, *indices = load.operands
        element = self._types.convert(memref.type.element_type)
        address = self._address(memref, indices, element)
        return self._emit("llvm.load", [element], [address], **_access_attributes(load))

    def store(self, store: ir.Operation) -> None:
        """Write the first operand to the element at the indices behind the memref."""
        value, memref, *indices = store.operands
        element = self._types.convert(memref.type.element_type)
        address = self._address(memref, indices, element)
        self._emit("llvm.store", [], [self._low(value), address], **_access_attributes(store))

    def dim(self, dim: ir.Operation) -> ir.Value:
        """The size of a dimension: a constant, a field, or looked up in memory."""
        memref, index = dim.operands
        if isinstance(memref.type, ir.UnrankedMemRefType):
            return self._size_behind_pointer(memref, index)
        known = _constant(index)
        if known is None or not 0 <= known < memref.type.rank:
            return self._size_at(memref, index)
        if memref.type.is_dynamic_dim(known):
            return self._field(memref, [SIZES, known], self._types.index.type)
        return self._constant(memref.type.shape[known])

    def _address(self, memref: ir.Value, indices: Sequence[ir.Value], element: ir.Type) -> ir.Value:
        """The pointer to an element: the aligned pointer and the linearised index."""
        pointer = self._types.pointer_to(self._types.descriptor(memref.type).address_space).type
        base = self._field(memref, [ALIGNED], pointer)
        at = self._linear_index(memref, indices)
        if at is None:
            return base
        return self._element_pointer(base, [BY_OPERAND], [at], element)

    def _linear_index(self, memref: ir.Value, indices: Sequence[ir.Value]) -> ir.Value | None:
        """The sum of index times stride, and of the offset, in elements; None for a plain 0."""
        strides, offset = strides_and_offset(memref.type)
        total: ir.Value | None = None
        for position, (index, stride) in enumerate(zip(indices, strides, strict=True)):
            term = self._low(index)
            if stride != 1:
                factor = self._number(memref, stride, [STRIDES, position])
                term = self._arithmetic("llvm.mul", term, factor)
            total = term if total is None else self._arithmetic("llvm.add", total, term)
        if offset != 0:
            start = self._number(memref, offset, [OFFSET])
            total = start if total is None else self._arithmetic("llvm.add", total, start)
        return total

    def _number(self, memref: ir.Value, value: int, field: list[int]) -> ir.Value:
        """A stride or offset: a constant, or the field of the descriptor when it is dynamic."""
        if value == ir.ShapedType.get_dynamic_stride_or_offset():
            return self._field(memref, field, self._types.index.type)
        return self._constant(value)

    def _size_at(self, memref: ir.Value, index: ir.Value) -> ir.Value:
        """The size of a dimension that is known at run time only: the sizes go through memory."""
        array = ir.Type.parse(f"!llvm.array<{memref.type.rank} x {self._types.index.text}>")
        sizes = self._field(memref, [SIZES], array)
        stack = self._emit(
            "llvm.alloca",
            [self._types.pointer.type],
            [self._constant(1)],
            elem_type=ir.TypeAttr.get(array),
        )
        self._emit("llvm.store", [], [sizes, stack], ordering=_i64(0))
        at = self._element_pointer(stack, [0, BY_OPERAND], [self._low(index)], array)
        return self._emit("llvm.load", [self._types.index.type], [at], ordering=_i64(0))

    def _size_behind_pointer(self, memref: ir.Value, index: ir.Value) -> ir.Value:
        """The size of a dimension of an unranked memref.

        Its descriptor points to a ranked one, in which the sizes follow the offset, whatever the
        rank: the fields up to there are those of rank 0.
        """
        space = self._types.descriptor(memref.type).address_space
        pointer = self._types.pointer_to(space)
        head = self._types.struct([pointer, pointer, self._types.index]).type
        ranked = self._field(memref, [1], self._types.pointer.type)
        offset = self._element_pointer(ranked, [0, OFFSET], [], head)
        after = self._arithmetic("llvm.add", self._constant(1), self._low(index))
        at = self._element_pointer(offset, [BY_OPERAND], [after], self._types.index.type)
        return self._emit("llvm.load", [self._types.index.type], [at], ordering=_i64(0))

    def _low(self, value: ir.Value) -> ir.Value:
        """What stands for ``value`` in the LLVM dialect: itself, or a cast right behind it."""
        type_ = self._types.convert(value.type)
        if type_ == value.type:
            return value
        lowered = self._lowered.get(value)
        if lowered is None:
            lowered = self._lowered[value] = _cast_behind(value, type_)
        return lowered

    def _raised(self, value: ir.Value, type_: ir.Type) -> ir.Value:
        """``value`` as the type that the rest of the function knows it by."""
        if value.type == type_:
            return value
        raised = self._emit("builtin.unrealized_conversion_cast", [type_], [value])
        self._lowered[raised] = value
        return raised

    def _field(self, memref: ir.Value, position: list[int], type_: ir.Type) -> ir.Value:
        return self._emit(
            "llvm.extractvalue",
            [type_],
            [self._low(memref)],
            position=ir.DenseI64ArrayAttr.get(position),
        )

    def _constant(self, value: int) -> ir.Value:
        attribute = ir.IntegerAttr.get(self._types.index_constant, value)
        return self._emit("llvm.mlir.constant", [self._types.index.type], [], value=attribute)

    def _arithmetic(self, name: str, left: ir.Value, right: ir.Value) -> ir.Value:
        return self._emit(name, [self._types.index.type], [left, right])

    def _element_pointer(
        self,
        base: ir.Value,
        constants: list[int],
        operands: Sequence[ir.Value],
        element: ir.Type,
    ) -> ir.Value:
        return self._emit(
            "llvm.getelementptr",
            [base.type],
            [base, *operands],
            elem_type=ir.TypeAttr.get(element),
            rawConstantIndices=ir.DenseI32ArrayAttr.get(constants),
        )

    def _emit(
        self, name: str, results: list[ir.Type], operands: list[ir.Value], **attributes: Any
    ) -> Any:
        op = ir.Operation.create(
            name, results, operands, attributes, loc=self._location, ip=self._at
        )
        return op.results[0] if results else None


_LOWERINGS: dict[str, Callable[[_Rewriter, ir.Operation], ir.Value | None]] = {
    "memref.load": _Rewriter.load,
    "memref.store": _Rewriter.store,
    "memref.dim": _Rewriter.dim,
}

_MEMREF_OPERAND = {"memref.load": 0, "memref.store": 1, "memref.dim": 0}


def _access_attributes(access: ir.Operation) -> dict[str, ir.Attribute]:
    attributes = {"ordering": _i64(0)}
    if "nontemporal" in access.attributes and access.attributes["nontemporal"].value:
        attributes["nontemporal"] = ir.UnitAttr.get()
    if "alignment" in access.attributes:
        attributes["alignment"] = access.attributes["alignment"]
    return attributes


def _constant(index: ir.Value) -> int | None:
    """The value of an index that a constant defines; None for any other."""
    owner = index.owner
    if isinstance(owner, ir.Block) or owner.name not in ("arith.constant", "index.constant"):
        return None
    value: int = owner.attributes["value"].value
    return value


def _cast_behind(value: ir.Value, type_: ir.Type) -> ir.Value:
    """A cast of ``value`` where it is defined, so that it serves every use."""
    owner = value.owner
    if isinstance(owner, ir.Block):
        at, location = ir.InsertionPoint.at_block_begin(owner), value.location
    else:
        at, location = ir.InsertionPoint(owner), owner.location
    cast = ir.Operation.create(
        "builtin.unrealized_conversion_cast", [type_], [value], loc=location, ip=at
    )
    if not isinstance(owner, ir.Block):
        cast.move_after(owner)
    return cast.results[0]


def _i64(value: int) -> ir.IntegerAttr:
    return ir.IntegerAttr.get(ir.IntegerType.get_signless(64), value)
