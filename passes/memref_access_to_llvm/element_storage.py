"""How the elements of a memref lie in memory, for accesses to follow.

A memref keeps every element in bytes of its own: ``llvm.getelementptr``, ``llvm.alloca`` and
globals count that way. An LLVM vector has the bits of its elements side by side. The two differ for
*padded* elements, which do not fill their bytes: ``i1``, ``i4`` and ``f4E2M1FN`` take one byte,
``i12`` two, ``i24`` four, and ``f80`` sixteen. So vectors of them are loaded and stored as vectors
of *containers*, which are integers that fill the bytes. The upper bits are written as zeros and
not read.
"""

from __future__ import annotations

from mlir_abi.bindings import ir
from mlir_abi.passes.llvm.values import ValueMapping
from mlir_abi.passes.support.ir_types import element_of, with_element
from mlir_abi.passes.support.op_builder import Builder

MEMREF_OPERAND = {
    "vector.load": 0,
    "vector.store": 1,
    "vector.transfer_read": 0,
    "vector.transfer_write": 1,
    "vector.maskedload": 0,
    "vector.maskedstore": 0,
    "vector.expandload": 0,
    "vector.compressstore": 0,
    "vector.gather": 0,
    "vector.scatter": 0,
    "memref.generic_atomic_rmw": 0,
    "memref.atomic_rmw": 1,
    "vector.type_cast": 0,
}
"""The operations that MLIR lowers by other bytes than those of ``memref.load``, or not at all.

With the position of the memref among their operands.
"""

_REFUSED = {
    "memref.atomic_rmw": "LLVM's atomic operations do not (use memref.generic_atomic_rmw)",
    "vector.type_cast": "a vector does not",
}

_BY_POINTER = ("vector.gather", "vector.scatter", "memref.generic_atomic_rmw")
"""The operations that find each element by a pointer to it, as ``memref.load`` does.

They access containers as well where there are any, for the upper bits.
"""


def accesses_padded_elements(op: ir.Operation) -> bool:
    """Whether ``op`` accesses padded elements otherwise than ``memref.load`` does."""
    position = MEMREF_OPERAND.get(op.name)
    if position is None:
        return False
    memref = op.operands[position].type
    if not isinstance(memref, ir.MemRefType):
        return False
    width = _width(memref.element_type)
    container = _container_width(width)
    if container is None:
        return op.name not in _BY_POINTER
    return width not in (0, container)


def _width(element: ir.Type) -> int:
    """The bits of a number; 0 for another element."""
    if isinstance(element, (ir.IntegerType, ir.FloatType)):
        return int(element.width)
    return 80 if str(element) == "f80" else 0


def _container_width(width: int) -> int | None:
    """The bits from one number to the next; None where that depends on the target."""
    if width <= 64:
        return max(8, 1 << (width - 1).bit_length())
    return width if width % 128 == 0 else None


def check_containers(op: ir.Operation) -> None:
    """Raise ValueError if ``op``, which accesses padded elements, cannot access containers."""
    element = op.operands[MEMREF_OPERAND[op.name]].type.element_type
    reason = _REFUSED.get(op.name)
    if reason is None and _container_width(_width(element)) is None:
        reason = "a vector does not (use memref.load and memref.store)"
    if reason is None and op.parent is not None and op.parent.name == "vector.mask":
        reason = "a vector does not (run lower-vector-mask first)"
    if reason is not None:
        raise ValueError(f"a memref keeps each {element} in bytes of its own, but {reason}")


def access_containers(op: ir.Operation, values: ValueMapping) -> None:
    """Have ``op`` access containers in place of padded elements; it stays what it is."""
    at = Builder.before(op)
    position = MEMREF_OPERAND[op.name]
    memref = op.operands[position]
    type_ = memref.type
    integer = ir.IntegerType.get_signless(_container_width(_width(type_.element_type)))
    containers = ir.MemRefType.get(type_.shape, integer, type_.layout, type_.memory_space)
    op.operands[position] = at.cast(containers, values.converted(memref, at.location))

    elements = _elements_operand(op, type_.rank)
    if elements is not None:
        op.operands[elements] = _in_containers(at, op.operands[elements], integer)
    for region in op.regions:  # of an atomic operation: from the old element to the new one
        block = region.blocks[0]
        new = block.operations[len(block.operations) - 1].operation
        end = Builder(ir.InsertionPoint(new), at.location)
        new.operands[0] = _in_containers(end, new.operands[0], integer)
        begin = Builder(ir.InsertionPoint.at_block_begin(block), at.location)
        _hold_containers(begin, block.arguments[0], integer)
    for result in op.results:
        _hold_containers(Builder(ir.InsertionPoint.after(op), at.location), result, integer)


def _elements_operand(op: ir.Operation, rank: int) -> int | None:
    """The operand of ``op`` that holds elements: before the memref, or behind the indices."""
    if MEMREF_OPERAND[op.name] == 1:
        return 0
    if op.name in ("vector.load", "memref.generic_atomic_rmw"):
        return None
    return 1 + rank if op.name == "vector.transfer_read" else len(op.operands) - 1


def _in_containers(at: Builder, value: ir.Value, integer: ir.IntegerType) -> ir.Value:
    """An element, or a vector of them, in containers."""
    bits = _bits(value.type)
    return extend(at, at.cast(bits, value), with_element(bits, integer))


def _hold_containers(at: Builder, value: ir.Value, integer: ir.IntegerType) -> None:
    """Make ``value`` hold containers; its users get the elements in them."""
    type_, bits = value.type, _bits(value.type)
    value.set_type(with_element(type_, integer))
    truncated = truncate(at, value, bits)
    value.replace_all_uses_except(at.cast(type_, truncated), truncated.owner.operation)


def extend(at: Builder, value: ir.Value, type_: ir.Type) -> ir.Value:
    """An integer, or a vector of them, with zeros in the upper bits of ``type_``.

    For a vector, `arith` is used: ``llvm.zext`` and ``llvm.trunc`` take vectors of rank 1 only.
    """
    name = "arith.extui" if isinstance(type_, ir.VectorType) else "llvm.zext"
    return at.value(name, type_, [value])


def truncate(at: Builder, value: ir.Value, type_: ir.Type) -> ir.Value:
    """The lower bits of an integer, or of a vector of them."""
    name = "arith.trunci" if isinstance(type_, ir.VectorType) else "llvm.trunc"
    return at.value(name, type_, [value])


def _bits(type_: ir.Type) -> ir.Type:
    """The integer as wide as a number, or the vector of them as wide as a vector."""
    return with_element(type_, ir.IntegerType.get_signless(element_of(type_).width))
