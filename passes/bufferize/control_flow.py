"""Rewrites control flow on tensors that MLIR bufferizes to wrong numbers, or not at all."""

from __future__ import annotations

from mlir_abi.bindings import arith, ir
from mlir_abi.passes.support.functions import find, functions
from mlir_abi.passes.support.mlir_passes import run_mlir_passes

_ENDS = ("func.return", "scf.condition", "scf.yield")
TENSOR = (ir.RankedTensorType, ir.UnrankedTensorType)


def rewrite_control_flow(module: ir.Operation) -> None:
    """Rewrite each operation of ``module`` that MLIR's passes cannot bufferize as it is.

    Blocks become `scf`: ``one-shot-bufferize`` sees no conflict between an argument of a block and
    a write in another block, and ``ownership-based-buffer-deallocation`` aborts on some branches.
    """
    if any(len(region.blocks) > 1 for f in functions(module) for region in f.regions):
        run_mlir_passes(module, ["lift-cf-to-scf"], "convert blocks with tensors to scf")
        for poison in find(module, lambda op: op.name == "ub.poison"):
            if isinstance(poison.result.type, ir.RankedTensorType):
                _replace_poison(poison)
    for select in find(module, _selects_tensor):
        _select_to_if(select)
    for switch in find(module, _switches_tensors):
        _switch_to_ifs(switch)
    for end in find(module, lambda op: op.name in _ENDS):
        _copy_repeated(end)


def _replace_poison(poison: ir.Operation) -> None:
    """Let ``poison``, a tensor that nothing reads, be one that MLIR can bufferize."""
    type_ = poison.result.type
    with ir.InsertionPoint(poison), poison.location:
        sizes = [
            arith.constant(ir.IndexType.get(), 0)
            for i in range(type_.rank)
            if type_.is_dynamic_dim(i)
        ]
        empty = ir.Operation.create("tensor.empty", [type_], sizes)
    poison.result.replace_all_uses_with(empty.result)
    poison.erase()


def _selects_tensor(op: ir.Operation) -> bool:
    return (
        op.name == "arith.select"
        and isinstance(op.result.type, TENSOR)
        and not isinstance(op.operands[0].type, TENSOR)
    )


def _select_to_if(select: ir.Operation) -> None:
    """Replace ``select`` of one tensor or another, which MLIR makes a select of their elements.

    That would read elements that do not exist, since the two tensors may differ in size.
    """
    condition, *tensors = select.operands
    with select.location, ir.InsertionPoint(select):
        chosen = ir.Operation.create("scf.if", [select.result.type], [condition], regions=2)
    for region, tensor in zip(chosen.regions, tensors, strict=True):
        at = ir.InsertionPoint(region.blocks.append())
        ir.Operation.create("scf.yield", [], [tensor], loc=select.location, ip=at)
    select.result.replace_all_uses_with(chosen.result)
    select.erase()


def _switches_tensors(op: ir.Operation) -> bool:
    is_switch = op.name == "scf.index_switch" and len(op.regions) > 1
    return is_switch and any(isinstance(result.type, TENSOR) for result in op.results)


def _switch_to_ifs(switch: ir.Operation) -> None:
    """Replace an ``scf.index_switch``, into which ``one-shot-bufferize`` inserts no copies."""
    types = [result.type for result in switch.results]
    (default, *cases), values = switch.regions, switch.attributes["cases"]
    place = ir.InsertionPoint(switch)
    ifs: list[ir.Operation] = []
    for case, value in zip(cases, values, strict=True):
        if ifs:
            place = ir.InsertionPoint(ifs[-1].regions[1].blocks.append())
        with place, switch.location:
            constant = arith.constant(ir.IndexType.get(), value)
            is_case = arith.cmpi(arith.CmpIPredicate.eq, switch.operands[0], constant)
            if_ = ir.Operation.create("scf.if", types, [is_case], regions=2)
            if ifs:
                ir.Operation.create("scf.yield", [], if_.results)
        case.blocks[0].append_to(if_.regions[0])
        ifs.append(if_)
    default.blocks[0].append_to(ifs[-1].regions[1])
    for old, new in zip(switch.results, ifs[0].results, strict=True):
        old.replace_all_uses_with(new)
    switch.erase()


def _copy_repeated(end: ir.Operation) -> None:
    """Copy the tensors that ``end`` passes on twice, of which MLIR would make one buffer."""
    seen = set()
    sizes = {"operandSegmentSizes": ir.DenseI32ArrayAttr.get([0, 1, 0], end.context)}
    for i, operand in enumerate(end.operands):
        if isinstance(operand.type, ir.RankedTensorType) and operand in seen:
            with ir.InsertionPoint(end), end.location:
                copy = ir.Operation.create(
                    "bufferization.alloc_tensor", [operand.type], [operand], sizes
                )
            end.operands[i] = copy.result
        seen.add(operand)
