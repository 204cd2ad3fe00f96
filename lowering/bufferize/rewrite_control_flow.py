"""Rewrites control flow on tensors that MLIR bufferizes to wrong numbers, or not at all."""

from __future__ import annotations

from collections.abc import Sequence, Set

from mlir_abi.bindings import arith, ir, memref
from mlir_abi.lowering.tensor_selects import convert_tensor_selects
from mlir_abi.passes.support.attributes import symbol_name
from mlir_abi.passes.support.diagnostics import PassError, for_each
from mlir_abi.passes.support.functions import (
    CALL,
    RETURN,
    find_each,
    find_named,
    functions,
    operations,
    operations_in,
    replace_op,
)
from mlir_abi.passes.support.ir_types import TENSORS, dynamic_dimensions
from mlir_abi.passes.support.mlir_passes import run_mlir_passes
from mlir_abi.passes.support.op_builder import Builder

_LOAD, _STORE = "ml_program.global_load", "ml_program.global_store"


def rewrite_control_flow(module: ir.Operation) -> None:
    """Rewrite each operation of ``module`` that MLIR's passes cannot bufferize as it is."""
    if any(len(function.regions[0].blocks) > 1 for function in functions(module)):
        _convert_blocks(module)
    convert_tensor_selects(module)
    names = ("scf.index_switch", "scf.while", CALL, _LOAD, _STORE)
    switches, loops, calls, loads, stores = find_each(module, *names)
    for switch in switches:
        if _computes_tensor(switch) and len(switch.regions) > 1:
            _switch_to_ifs(switch)
    for loop in loops:
        _copy_before(loop.regions[0].blocks[0])
    called = {call.attributes["callee"].value for call in calls}
    for function in functions(module):
        if symbol_name(function) in called:
            _copy_chosen_results(function)
    for end in find_named(module, RETURN, "scf.condition", "scf.yield"):
        _copy_repeated(end)
    for end in find_named(module, "scf.forall.in_parallel"):
        _copy_overwritten(end)
    if stores:
        _copy_globals(loads, stores)


def _convert_blocks(module: ir.Operation) -> None:
    """Convert the blocks of functions to `scf`.

    ``one-shot-bufferize`` sees no conflict between an argument of a block and a write in another
    block, and ``ownership-based-buffer-deallocation`` aborts on some branches.
    """
    for_each(find_named(module, "cf.switch"), _check_cases)
    run_mlir_passes(module, ["lift-cf-to-scf"], "convert blocks with tensors to scf")
    for poison in find_named(module, "ub.poison"):
        if isinstance(poison.result.type, ir.RankedTensorType):
            _replace_poison(poison)
        elif _can_be_allocated(poison.result.type):
            _replace_poison_memref(poison)


def _check_cases(switch: ir.Operation) -> None:
    """Raise `PassError` for the cases at which MLIR ends the process when it has lifted them."""
    if switch.operands[0].type == ir.IntegerType.get_signless(64):
        for value in switch.attributes["case_values"] if len(switch.successors) > 1 else ():
            if value >= 2**63 - 2:
                message = f"cf.switch in a module with tensors: MLIR cannot convert case {value}"
                raise PassError((switch.location, message))


def _replace_poison(poison: ir.Operation) -> None:
    """Let ``poison``, a tensor that nothing reads, be one that MLIR can bufferize."""
    type_, build = poison.result.type, Builder.before(poison)
    sizes = [build.constant(0) for _ in dynamic_dimensions(type_)]
    replace_op(poison, [build.stand_in(type_, sizes)])


def _can_be_allocated(type_: ir.Type) -> bool:
    """Whether a ``memref.alloc``, or a cast of one, can have this type."""
    if not isinstance(type_, ir.MemRefType):
        return isinstance(type_, ir.UnrankedMemRefType)
    identity = ir.AffineMap.get_identity(type_.rank, type_.context)
    return isinstance(type_.layout, ir.StridedLayoutAttr) or bool(type_.affine_map == identity)


def _replace_poison_memref(poison: ir.Operation) -> None:
    """Let ``poison``, a memref that nothing reads, have a pointer, by which MLIR frees memory."""
    type_ = poison.result.type
    ranked = type_
    if isinstance(type_, ir.UnrankedMemRefType):
        ranked = ir.MemRefType.get([], type_.element_type, None, type_.memory_space)
    strides, offset = ranked.get_strides_and_offset()
    fields = [[offset], ranked.shape, strides]
    steps = zip(ranked.shape, strides, strict=True)
    last = max(offset, 0) + sum(max(size - 1, 0) * max(stride, 0) for size, stride in steps)
    with ir.InsertionPoint(poison), poison.location:
        plain = ir.MemRefType.get([last + 1], type_.element_type, None, type_.memory_space)
        value = memref.alloc(plain, [], [])
        unknown, index = ir.ShapedType.get_dynamic_size(), ir.IndexType.get()
        zeros = [[arith.constant(index, 0) for n in field if n == unknown] for field in fields]
        value = memref.reinterpret_cast(ranked, value, *zeros, *fields)
        if ranked != type_:
            value = memref.cast(type_, value)
    replace_op(poison, [value])


def _switch_to_ifs(switch: ir.Operation) -> None:
    """Replace an ``scf.index_switch``, into which ``one-shot-bufferize`` inserts no copies."""
    types = [result.type for result in switch.results]
    (default, *cases), values = switch.regions, switch.attributes["cases"]
    build = Builder.before(switch)
    ifs: list[ir.Operation] = []
    for case, value in zip(cases, values, strict=True):
        if ifs:
            place = ir.InsertionPoint(ifs[-1].regions[1].blocks.append())
            build = Builder(place, switch.location)
        constant = build.constant(value)
        with build.point, build.location:
            is_case = arith.cmpi(arith.CmpIPredicate.eq, switch.operands[0], constant)
        if_ = build.op("scf.if", [is_case], results=types, regions=2)
        if ifs:
            build.op("scf.yield", if_.results)
        case.blocks[0].append_to(if_.regions[0])
        ifs.append(if_)
    default.blocks[0].append_to(ifs[-1].regions[1])
    replace_op(switch, ifs[0].results)


def _copy_before(block: ir.Block) -> None:
    """Copy the tensors to which the condition of an ``scf.while`` may write.

    It would write to what the last iteration has passed on, such as a constant.
    """
    for argument in block.arguments:
        is_tensor = isinstance(argument.type, ir.RankedTensorType)
        if is_tensor and not all(map(_only_reads, argument.uses)):
            copy = _copy(argument, ir.InsertionPoint.at_block_begin(block), argument.location)
            argument.replace_all_uses_except(copy.result, copy)


def _only_reads(use: ir.OpOperand) -> bool:
    op = use.owner.operation
    if op.name.startswith("linalg."):  # each result has an operand of its own, behind the inputs
        return bool(use.operand_number < len(op.operands) - len(op.results))
    return op.name in ("scf.condition", "tensor.dim", "tensor.extract")


def _computes_tensor(op: ir.Operation) -> bool:
    return any(isinstance(result.type, TENSORS) for result in op.results)


def _copy_chosen_results(function: ir.Operation) -> None:
    """Copy what ``function`` returns if that may be this argument or that.

    ``one-shot-bufferize`` aborts at a call of such a function ("inconsistent analysis state").
    """
    if any(
        (op.name.startswith("scf.") or op.name == CALL) and _computes_tensor(op)
        for op in operations(function)
    ):
        for end in find_named(function, RETURN):
            for i, operand in enumerate(end.operands):
                if isinstance(operand.type, ir.RankedTensorType):
                    end.operands[i] = _copy(operand, ir.InsertionPoint(end), end.location).result


def _copy_globals(loads: Sequence[ir.Operation], stores: Sequence[ir.Operation]) -> None:
    """Copy what is loaded from globals and stored to them.

    ``one-shot-bufferize`` does not see that a store to a global changes what was loaded from it;
    and MLIR 22 stores a tensor that has a later use from a buffer to which nothing is written.
    """
    for store in stores:
        (value,) = store.operands
        store.operands[0] = _copy(value, ir.InsertionPoint(store), store.location).result
    for load in loads:
        copy = _copy(load.result, ir.InsertionPoint.after(load), load.location)
        load.result.replace_all_uses_except(copy.result, copy)


def _copy_repeated(end: ir.Operation) -> None:
    """Copy the tensors that ``end`` passes on twice, of which MLIR would make one buffer."""
    seen = set()
    for i, operand in enumerate(end.operands):
        if isinstance(operand.type, ir.RankedTensorType) and operand in seen:
            end.operands[i] = _copy(operand, ir.InsertionPoint(end), end.location).result
        seen.add(operand)


def _copy_overwritten(end: ir.Operation) -> None:
    """Copy what may have the memory of an output of ``scf.forall`` that another insertion writes.

    MLIR would insert what that one has written.
    """
    inserts = operations_in(end)
    for insert in inserts:
        written = {each.operands[1] for each in inserts if each != insert}
        if _may_be_in(insert.operands[0], written):
            copy = _copy(insert.operands[0], ir.InsertionPoint(end), insert.location)
            insert.operands[0] = copy.result


def _may_be_in(tensor: ir.Value, outputs: Set[ir.Value]) -> bool:
    """Whether ``tensor``, or one that it is computed from, is one of ``outputs``."""
    seen, pending = set(), [tensor]
    while pending:
        value = pending.pop()
        if value in outputs:
            return True
        if isinstance(value.type, ir.RankedTensorType) and value not in seen:
            seen.add(value)
            owner = value.owner
            if not isinstance(owner, ir.Block):
                if owner.name.startswith("scf."):
                    return bool(outputs)
                pending += owner.operands
    return False


def _copy(tensor: ir.Value, place: ir.InsertionPoint, location: ir.Location) -> ir.Operation:
    sizes = {"operandSegmentSizes": ir.DenseI32ArrayAttr.get([0, 1, 0], location.context)}
    name = "bufferization.alloc_tensor"
    return Builder(place, location).op(name, [tensor], sizes, results=[tensor.type])
