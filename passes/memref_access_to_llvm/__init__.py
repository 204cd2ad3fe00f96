"""Lower reads and writes of memref elements to the LLVM dialect."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, ClassVar

from mlir_abi.bindings import ir
from mlir_abi.dialect_attrs.layout.c_interface import (
    ALIGNED,
    DESCRIPTOR,
    OFFSET,
    SIZES,
    STRIDES,
)
from mlir_abi.passes.llvm.emitter import Emitter
from mlir_abi.passes.llvm.type_converter import ConversionError, TypeConverter, strides_and_offset
from mlir_abi.passes.llvm.values import ValueMapping
from mlir_abi.passes.memref_access_to_llvm.element_storage import (
    MEMREF_OPERAND,
    access_containers,
    accesses_padded_elements,
    check_containers,
    extend,
    truncate,
)
from mlir_abi.passes.support.attributes import symbol
from mlir_abi.passes.support.base import Pass, option
from mlir_abi.passes.support.diagnostics import PassError, for_each
from mlir_abi.passes.support.functions import CAST, find_named, operations_in
from mlir_abi.passes.support.op_builder import Builder
from mlir_abi.passes.support.symbols import named_in

_LOWERED = {"memref.load": 0, "memref.store": 1, "memref.dim": 0}
"""The operations to lower, with the position of the memref among their operands."""


@dataclass(frozen=True)
class MemrefAccessToLLVM(Pass):
    """Lower ``memref.load``, ``memref.store`` and ``memref.dim`` with one linear index.

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
          %row = llvm.mul %i_, %four overflow<nsw, nuw> : i64
          %at = llvm.add %row, %j_ overflow<nsw, nuw> : i64
          %p = llvm.getelementptr inbounds|nuw %base[%at] : (!llvm.ptr, i64) -> !llvm.ptr, f32
          %x = llvm.load %p : !llvm.ptr -> f32
          return %x : f32
        }

    The index counts elements, and is the sum of index times stride, and of the offset: static ones
    are constants, dynamic ones come from the descriptor, a stride of 1 and an offset of 0 leave no
    trace. Every access starts from the aligned pointer. ``nontemporal`` and ``alignment`` are kept.
    Memrefs and indices are bridged by casts, for other conversions to meet.

    Every element has bytes of its own (the page "What each type becomes"). The pass loads and
    stores a byte for an element that is narrower. It leaves accesses by vectors and
    ``memref.generic_atomic_rmw`` to other passes, but where elements do not fill their bytes it
    makes them access integers that do. An access that cannot follow is an error.

    What the flags promise holds for every access to an element that exists: no step wraps as a
    signed number; none does as an unsigned one (``nuw``) where no stride and no offset can be
    negative, which is when all are static and at least 0, or when there is no layout; and the
    aligned pointer is ``inbounds`` where there is no offset to an element from it. MLIR's own
    lowering promises ``nuw`` always, and reads elsewhere through a negative stride when an index
    has 32 bits. A size by an index known at run time only is read through the stack; unlike MLIR,
    the pass restores the stack pointer.
    """

    name: ClassVar[str] = "abi-memref-access-to-llvm"

    index_bitwidth: int = option(0, "width of index; 0: that of the data layout")

    def run(self, op: ir.Operation) -> None:
        """Lower every access below ``op``, or raise `PassError` and change nothing."""
        with op.context, op.location:
            types = TypeConverter(op, self.index_bitwidth)
            found = find_named(op, *_LOWERED, *MEMREF_OPERAND)
            accesses = [each for each in found if each.name in _LOWERED]
            others = (each for each in found if each.name not in _LOWERED)
            staying = [each for each in others if accesses_padded_elements(each)]
            for_each([*accesses, *staying], lambda access: _check(access, types))
            emitter = Emitter(types)
            values = ValueMapping(emitter)
            lowering = _Lowering(emitter, values)
            for access in accesses:
                lowering.lower(access)
            for access in staying:
                access_containers(access, values)
            for access in reversed(accesses):
                values.materialize_results(access)
                access.erase()


def _check(access: ir.Operation, types: TypeConverter) -> None:
    position = (_LOWERED | MEMREF_OPERAND)[access.name]
    memref = access.operands[position].type
    try:
        types.convert(memref)
        if access.name in MEMREF_OPERAND:
            check_containers(access)
    except ValueError as error:
        message = str(error)
        if isinstance(error, ConversionError):
            why = f": {message}" if message else ""
            what = f"operand #{position} of type '{memref}'"
            message = f"{what} cannot be converted to the LLVM dialect{why}"
        where = f"{access.name} in {_function(access)}"
        raise PassError((access.location, f"{where}: {message}")) from None


def _function(op: ir.Operation) -> str:
    """The nearest symbol around ``op``, for messages."""
    parent: Any = op.parent
    while parent is not None and "sym_name" not in parent.operation.attributes:
        parent = parent.operation.parent
    return "a module without a name" if parent is None else symbol(parent.operation)


class _Addressing:
    """How the elements of a memref type are addressed.

    ``strides`` and ``offset`` count elements; MLIR's number for a dynamic one is negative.
    ``stored`` is what lies in memory: ``element``, or a byte around it. ``multiply``, ``add`` and
    ``designate`` are operations of ``addressing.mlir``, to be cloned.
    """

    def __init__(
        self, memref: ir.MemRefType, types: TypeConverter, templates: dict[str, ir.Operation]
    ) -> None:
        self.strides, self.offset = strides_and_offset(memref)
        has_layout = memref.affine_map != ir.AffineMap.get_identity(memref.rank)
        unsigned = not has_layout or all(n >= 0 for n in (*self.strides, self.offset))
        index = types.index
        self.pointer = types.pointer_to(types.descriptor(memref).address_space)
        self.element = types.convert(memref.element_type)
        is_narrow = isinstance(self.element, ir.IntegerType) and self.element.width < 8
        self.stored = ir.IntegerType.get_signless(8) if is_narrow else self.element
        self.function = templates["unsigned" if unsigned else "signed"].clone(False).operation
        multiply, add, inbounds, after_offset, _ = operations_in(self.function)
        self.multiply, self.add = multiply, add
        self.designate = after_offset if self.offset else inbounds
        for op in (self.multiply, self.add):
            op.result.set_type(index)
        self.designate.result.set_type(self.pointer)
        self.designate.attributes["elem_type"] = ir.TypeAttr.get(self.stored)


def _clone(at: Builder, template: ir.Operation, *operands: ir.Value) -> ir.Value:
    """The operation ``template`` on other operands."""
    op = template.clone(at.point)
    op.location = at.location
    for i, operand in enumerate(operands):
        op.operands[i] = operand
    return op.results[0]


class _Lowering:
    """Emits what stands for an access, before it."""

    def __init__(self, emitter: Emitter, values: ValueMapping) -> None:
        self._emitter = emitter
        self._values = values
        self._types = emitter.types
        file = Path(__file__).with_name("addressing.mlir")
        self._templates = ir.Module.parseFile(str(file), ir.Context.current)
        self._addressings: dict[ir.Type, _Addressing] = {}

    def lower(self, access: ir.Operation) -> None:
        """Emit what ``access`` becomes, and remember its result."""
        at = Builder.before(access)
        if access.name == "memref.store":
            self._store(at, access)
        else:
            result = (self._load if access.name == "memref.load" else self._dim)(at, access)
            self._values.replace(access.results[0], result)

    def _load(self, at: Builder, load: ir.Operation) -> ir.Value:
        memref, *indices = load.operands
        addressing = self._addressing(memref.type)
        address = self._address(at, addressing, memref, indices)
        loaded = at.value("llvm.load", addressing.stored, [address], _kept(load))
        if addressing.stored is addressing.element:
            return loaded
        return truncate(at, loaded, addressing.element)

    def _store(self, at: Builder, store: ir.Operation) -> None:
        value, memref, *indices = store.operands
        addressing = self._addressing(memref.type)
        lowered = self._low(at, value)
        if addressing.stored is not addressing.element:
            lowered = extend(at, lowered, addressing.stored)
        address = self._address(at, addressing, memref, indices)
        at.op("llvm.store", [lowered, address], _kept(store))

    def _dim(self, at: Builder, dim: ir.Operation) -> ir.Value:
        memref, index = dim.operands
        if isinstance(memref.type, ir.UnrankedMemRefType):
            return self._size_behind_pointer(at, memref, index)
        known = _constant(index)
        if known is None or not 0 <= known < memref.type.rank:
            return self._size_at(at, memref, index)
        if memref.type.is_dynamic_dim(known):
            return self._index_field(at, memref, SIZES, known)
        return self._emitter.constant(at, memref.type.shape[known])

    def _addressing(self, memref: ir.Type) -> _Addressing:
        known = self._addressings.get(memref)
        if known is None:
            templates = named_in(self._templates.operation)
            known = self._addressings[memref] = _Addressing(memref, self._types, templates)
        return known

    def _address(
        self, at: Builder, addressing: _Addressing, memref: ir.Value, indices: Sequence[ir.Value]
    ) -> ir.Value:
        """The pointer to an element: the aligned pointer and the linear index."""
        descriptor = self._low(at, memref)
        lowered = [self._low(at, index) for index in indices]
        base = self._emitter.extract(at, descriptor, (ALIGNED,), addressing.pointer)
        terms = self._terms(at, addressing, memref, lowered)
        index = next(terms, None)
        if index is None:
            return base
        for term in terms:
            index = _clone(at, addressing.add, index, term)
        return _clone(at, addressing.designate, base, index)

    def _terms(
        self, at: Builder, addressing: _Addressing, memref: ir.Value, indices: Sequence[ir.Value]
    ) -> Iterator[ir.Value]:
        """The terms of the linear index in elements: index times stride, and the offset."""
        for d, (index, stride) in enumerate(zip(indices, addressing.strides, strict=True)):
            if stride == 1:
                yield index
            else:
                factor = self._number(at, memref, stride, STRIDES, d)
                yield _clone(at, addressing.multiply, index, factor)
        if addressing.offset:
            yield self._number(at, memref, addressing.offset, OFFSET)

    def _number(self, at: Builder, memref: ir.Value, value: int, *field: int) -> ir.Value:
        """A stride or offset: a constant, or the field of the descriptor when it is dynamic."""
        if value == ir.ShapedType.get_dynamic_stride_or_offset():
            return self._index_field(at, memref, *field)
        return self._emitter.constant(at, value)

    def _size_at(self, at: Builder, memref: ir.Value, index: ir.Value) -> ir.Value:
        """The size of a dimension that is known at run time only: the sizes go through memory."""
        emitter, types = self._emitter, self._types
        sizes_type = types.array(memref.type.rank, types.index)
        descriptor, place = self._low(at, memref), self._low(at, index)
        saved = emitter.save_stack(at)
        stack = emitter.alloca(at, sizes_type)
        sizes = emitter.extract(at, descriptor, (SIZES,), sizes_type)
        at.op("llvm.store", [sizes, stack])
        pointer = emitter.element_pointer(at, stack, [0, place], sizes_type)
        size = at.value("llvm.load", types.index, [pointer])
        emitter.restore_stack(at, saved)
        return size

    def _size_behind_pointer(self, at: Builder, memref: ir.Value, index: ir.Value) -> ir.Value:
        """The size of a dimension of an unranked memref.

        Its descriptor points to a ranked one, in which the sizes follow the offset, whatever the
        rank: the fields up to there are those of rank 0.
        """
        emitter, types = self._emitter, self._types
        elements = types.pointer_to(types.descriptor(memref.type).address_space)
        head = types.struct([elements, elements, types.index])
        descriptor, place = self._low(at, memref), self._low(at, index)
        ranked = emitter.extract(at, descriptor, (DESCRIPTOR,), types.pointer)
        offset = emitter.element_pointer(at, ranked, [0, OFFSET], head)
        one = emitter.constant(at, 1)
        after = at.value("llvm.add", types.index, [one, place])
        size = emitter.element_pointer(at, offset, [after], types.index)
        return at.value("llvm.load", types.index, [size])

    def _low(self, at: Builder, value: ir.Value) -> ir.Value:
        return self._values.converted(value, at.location)

    def _index_field(self, at: Builder, memref: ir.Value, *position: int) -> ir.Value:
        descriptor = self._low(at, memref)
        return self._emitter.extract(at, descriptor, position, self._types.index)


def _kept(access: ir.Operation) -> dict[str, ir.Attribute]:
    """The attributes that a load or store of the LLVM dialect has as well."""
    attributes = access.attributes
    kept = {}
    if "nontemporal" in attributes and attributes["nontemporal"].value:
        kept["nontemporal"] = ir.UnitAttr.get()
    if "alignment" in attributes:
        kept["alignment"] = attributes["alignment"]
    return kept


def _constant(index: ir.Value) -> int | None:
    """The value of an index that a constant defines, lowered already or not; None for another."""
    owner = index.owner
    if isinstance(owner, ir.Block):
        return None
    op = owner.operation
    if op.name == CAST and len(op.operands) == 1:
        return _constant(op.operands[0])
    if op.name not in ("arith.constant", "index.constant", "llvm.mlir.constant"):
        return None
    value = op.attributes["value"]
    return value.value if isinstance(value, ir.IntegerAttr) else None
