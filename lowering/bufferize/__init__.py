"""Tensors to buffers, so that no caller's tensor is written to by surprise."""

from __future__ import annotations

import importlib
from collections.abc import Mapping
from dataclasses import dataclass
from itertools import compress
from pathlib import Path
from typing import Any, ClassVar

from mlir_abi.bindings import ir
from mlir_abi.lowering.bufferize.last_use import free_after_last_use
from mlir_abi.lowering.bufferize.partial_writes import show_partial_writes
from mlir_abi.lowering.bufferize.rewrite_control_flow import rewrite_control_flow
from mlir_abi.lowering.bufferize.unit_dimensions import keep_unit_dimensions
from mlir_abi.lowering.canonicalization import SIMPLIFY
from mlir_abi.passes.llvm.llvm_attributes import READNONE, array
from mlir_abi.passes.llvm.type_converter import is_contiguous
from mlir_abi.passes.support.attributes import (
    ACCESS,
    ARG_ATTRS,
    BUFFER_WRITABLE,
    BUFFERIZED,
    EMIT_C_INTERFACE,
    OWNED,
    RES_ATTRS,
    VISIBILITY,
    WRITABLE,
    is_writable,
    string,
    symbol,
    symbol_name,
    value_attributes,
)
from mlir_abi.passes.support.base import Pass
from mlir_abi.passes.support.diagnostics import PassError, for_each, silenced, warn
from mlir_abi.passes.support.functions import (
    CALL,
    FUNCTION,
    RETURN,
    find_each,
    find_named,
    function_type,
    functions,
    is_definition,
    origin_of,
    replace_op,
    value_types,
)
from mlir_abi.passes.support.ir_types import (
    MEMREFS,
    RANKED,
    TENSORS,
    dynamic_dimensions,
    is_countable,
)
from mlir_abi.passes.support.mlir_passes import run_mlir_passes
from mlir_abi.passes.support.op_builder import Builder

_DYNAMIC = ir.ShapedType.get_dynamic_size()
_READONLY = "llvm.readonly"

PASSES = (
    "convert-elementwise-to-linalg",
    "one-shot-bufferize{bufferize-function-boundaries=true allow-return-allocs-from-loops=true"
    " function-boundary-type-conversion=identity-layout-map}",
    "expand-realloc{emit-deallocs=false}",
    "ownership-based-buffer-deallocation",
    SIMPLIFY,
)
FREE = (
    "buffer-deallocation-simplification",
    "bufferization-lower-deallocations",
    "cse",
    SIMPLIFY,
)
"""MLIR's passes, in the order in which they run: before we free buffers, and after."""

_DEALLOC = "memref.dealloc"
_DECOMPOSED = ("linalg.softmax", "linalg.pack", "linalg.unpack")
"""The operations on tensors that MLIR cannot bufferize before they are decomposed."""

_TM_TENSOR = tuple(f"tm_tensor.{name}" for name in ("attention", "scan", "scatter", "sort", "topk"))
"""torch-mlir's operations on tensors beside `linalg`."""

_SCRIPTS = ("decompose.mlir", "decompose_llvm_22.mlir")
"""How to decompose them; the first that these bindings can parse."""


@dataclass(frozen=True)
class Bufferize(Pass):
    """Turn tensors into memrefs; functions do not write to the tensors that callers give them.

    Before::

        func.func @fill(%x: tensor<?xf32>, %v: f32) -> tensor<?xf32> {
          %r = linalg.fill ins(%v : f32) outs(%x : tensor<?xf32>) -> tensor<?xf32>
          return %r : tensor<?xf32>
        }

    After::

        func.func @fill(%x: memref<?xf32> {llvm.readonly}, %v: f32)
            -> (memref<?xf32> {bufferize.owned}) {
          %c0 = arith.constant 0 : index
          %n = memref.dim %x, %c0 : memref<?xf32>
          %r = memref.alloc(%n) {alignment = 64 : i64} : memref<?xf32>
          linalg.fill ins(%v : f32) outs(%r : memref<?xf32>)
          return %r : memref<?xf32>
        }

    MLIR's ``one-shot-bufferize`` lets a function write to its tensor arguments unless they have
    ``bufferization.writable = false``. Here it is the other way round: a function that can be
    called from outside (one that is not private, or has ``llvm.emit_c_interface``) writes to an
    argument only if that has ``bufferization.writable = true``. A declared function is taken to
    read its tensors and not to write to them, unless the argument has
    ``bufferization.writable = true`` or a ``bufferization.access`` that says otherwise. What is not
    written to gets ``llvm.readonly``, and the others ``bufferize.writable``. Private functions may
    write, and their callers make copies where that shows.

    A function of tensors loses ``llvm.readnone``: it will read memory.

    Buffers that are not returned are freed (``ownership-based-buffer-deallocation``), after their
    last use if all uses are in one block, so that the next one gets the same memory. Those that are
    returned belong to the caller, which ``bufferize.owned`` says: none is a view of an argument or
    of a global. Operations of `arith` and `math` on whole tensors become `linalg`
    first. Tuples have to be expanded before.

    Blocks of a function become `scf` (``lift-cf-to-scf``), an ``scf.index_switch`` and an
    ``arith.select`` of tensors ``scf.if``: MLIR bufferizes them to wrong numbers, or aborts. For
    the same reason the pass copies

    - a tensor that a loop or a function passes on twice,
    - a tensor to which the condition of an ``scf.while`` may write,
    - a result of a called function that may be one argument or another,
    - what an ``scf.forall`` inserts into one output and may have read from another,
    - what is loaded from and stored to an ``ml_program.global``.

    MLIR also takes some operations that write a part of a tensor for ones that write all of it: a
    ``vector.transfer_write`` with a mask, or with permuted dimensions, and a ``linalg.generic``
    that writes a diagonal. Here the other elements keep their values. Empty operands of
    ``tensor.concat`` and ``tensor.pad``, which MLIR can refuse to bufferize, are left out.

    ``linalg.softmax``, ``linalg.pack`` and ``linalg.unpack`` are decomposed into other `linalg`
    operations first. Operations of torch-mlir's `tm_tensor` (sort, scan, scatter, attention) become
    loops, by passes that only its bindings have.

    Sparse tensors, and tensors of elements that no memref has, are errors, and so is a returned
    memref whose strides its copy may not have.

    A ``memref.dealloc`` in a module with tensors is removed, since the memref is freed without it.
    One of a memref that the function is given is an error.

    ``convert-bufferization-to-memref`` comes after, for the copies that become
    ``bufferization.clone``.

    A module without tensors is left as it is: whoever allocates there, frees.
    """

    name: ClassVar[str] = "abi-bufferize"

    def run(self, op: ir.Operation) -> None:
        """Protect the arguments, then run MLIR's passes."""
        places = value_types(op)
        _check_sizes(places)
        tensors = {t: at for t, at in places.items() if isinstance(t, TENSORS)}
        if not tensors:
            return
        _check_types(tensors)
        globals_, deallocations, calls = find_each(op, "ml_program.global", _DEALLOC, CALL)
        for_each(globals_, _check_global)
        for_each(deallocations, _check_deallocation)
        for deallocation in deallocations:
            deallocation.erase()
        if decomposed := find_named(op, *_DECOMPOSED):
            _decompose(op, decomposed)
        called = {call.attributes["callee"].value for call in calls}
        for function in functions(op):
            if symbol_name(function) in called and is_definition(function):
                _warn_of_copies(function)
            if not is_definition(function) or _is_called_from_outside(function):
                _protect(function)
            types = value_types(function) if READNONE in function.attributes else ()
            if any(isinstance(type_, TENSORS) for type_ in types):
                del function.attributes[READNONE]
        rewrite_control_flow(op)
        show_partial_writes(op)
        keep_unit_dimensions(op)
        for join in find_named(op, "tensor.concat", "tensor.pad"):
            _leave_out_empty(join)
        passes = list(PASSES)
        if find_named(op, *_TM_TENSOR):
            _bufferize_tm_tensor(op)
            passes.insert(2, "func.func(tm-tensor-to-loops)")  # before the deallocation passes
        run_mlir_passes(op, passes, "bufferize tensors")
        _order_constants(op)
        free_after_last_use(op)
        for index in find_named(op, "linalg.index"):
            _mark_nesting_depth(index)
        run_mlir_passes(op, FREE, "free buffers")
        clones = find_named(op, "bufferization.clone")
        for_each(clones, _check_clone)
        for clone in clones:
            _clone_ranked(clone)
        op.attributes[BUFFERIZED] = ir.UnitAttr.get(op.context)
        for function in filter(is_definition, functions(op)):
            if _is_called_from_outside(function):
                _mark_owned(function)


def _order_constants(module: ir.Operation) -> None:
    """Put the constants that MLIR has made in the order of their first uses, also by their names.

    MLIR visits functions in the order of their addresses, which differ in each process.
    """
    top = [op.operation for op in module.regions[0].blocks[0]]
    constants = {
        symbol_name(op): op
        for op in top
        if op.name == "memref.global" and symbol_name(op).startswith("__constant_")
    }
    if len(constants) < 2:
        return
    uses: dict[str, list[ir.Operation]] = {}
    for use in find_named(module, "memref.get_global"):
        uses.setdefault(use.attributes["name"].value, []).append(use)
    names: dict[ir.Attribute, list[str]] = {}  # those of a type differ by a number at the end
    for name in sorted(constants, key=lambda name: (len(name), name)):
        names.setdefault(constants[name].attributes["type"], []).append(name)
    place = next(op for op in top if op not in constants.values())
    for name in dict.fromkeys([*uses, *constants]):
        if constant := constants.get(name):
            new = names[constant.attributes["type"]].pop(0)
            constant.attributes["sym_name"] = ir.StringAttr.get(new)
            for use in uses.get(name, []):
                use.attributes["name"] = ir.FlatSymbolRefAttr.get(new)
            constant.move_before(place)


def _mark_nesting_depth(index: ir.Operation) -> None:
    """Keep ``cse`` from replacing an index by that of a `linalg` operation around its own."""
    depth, parent = 0, index.parent
    while parent is not None:
        depth += parent.operation.name.startswith("linalg.")
        parent = parent.operation.parent
    if depth > 1:
        index.attributes["abi.depth"] = ir.StringAttr.get(str(depth), index.context)


def _check_sizes(types: Mapping[Any, ir.Location]) -> None:
    """Raise `PassError` for types with more elements than MLIR counts: it would abort."""
    errors = [
        (location, f"'{type_}' has 2^63 elements or more")
        for type_, location in types.items()
        if isinstance(type_, RANKED) and not is_countable(type_)
    ]
    if errors:
        raise PassError(*errors)


def _check_types(tensors: Mapping[Any, ir.Location]) -> None:
    """Raise `PassError` for tensors that no memref can hold: MLIR would abort, or forget a part."""
    errors = []
    for type_, location in tensors.items():
        if isinstance(type_, ir.RankedTensorType) and "#sparse_tensor." in str(type_.encoding):
            errors.append((location, f"'{type_}' is sparse: run MLIR's sparse compiler first"))
        try:
            with silenced(type_.context):
                ir.MemRefType.get([], type_.element_type, loc=location)
        except ir.MLIRError:
            errors.append((location, f"a memref cannot have the elements of '{type_}'"))
    if errors:
        raise PassError(*errors)


def _check_global(op: ir.Operation) -> None:
    """Raise `PassError` for a global at which MLIR would abort."""
    type_ = op.attributes["type"].value
    if not isinstance(type_, ir.RankedTensorType):
        message = f"{op.name} {symbol(op)} is no ranked tensor (got '{type_}')"
        raise PassError((op.location, message))


def _check_deallocation(op: ir.Operation) -> None:
    """Raise `PassError` for a memref that the function does not own."""
    memref: Any = op.operands[0]
    if not isinstance(memref, ir.BlockArgument):
        return
    parent = memref.owner.owner.operation
    if parent.name == FUNCTION:
        message = (
            f"{symbol(parent)} frees its argument #{memref.arg_number}: "
            "in a module with tensors, only the caller can free it"
        )
        raise PassError((op.location, message))


def _decompose(module: ir.Operation, operations: list[ir.Operation]) -> None:
    """Decompose ``operations``, those of `_DECOMPOSED`; raises `PassError` for one that remains."""
    if on_memrefs := [op for op in operations if not op.results]:
        message = "on memrefs has no lowering"
        raise PassError(*((op.location, f"{op.name} {message}") for op in on_memrefs))
    places = {str(op.location): (op.location, op.name) for op in operations}
    from mlir_abi.bindings import transform  # which some hosts lack

    interpreter = importlib.import_module(f"{transform.__name__}.interpreter")
    for name in _SCRIPTS:
        try:
            with silenced(module.context):
                script = ir.Module.parseFile(str(Path(__file__).with_name(name)), module.context)
        except ir.MLIRError:
            continue
        try:
            interpreter.apply_named_sequence(module, script.body.operations[0], script)
        except ValueError as error:
            _, _, failure = str(error).partition(" at ")
            place, _, reason = failure.rpartition(": ")
            location, op_name = places.get(place, (module.location, "MLIR"))
            raise PassError((location, f"{op_name}: {reason}")) from None
        return


def _leave_out_empty(op: ir.Operation) -> None:
    """Insert no empty tensor into the result of ``op``, a ``tensor.concat`` or ``tensor.pad``.

    MLIR inserts each by a ``memref.subview``, and lets none start at the end of the result.
    """
    type_ = op.results[0].type
    with ir.InsertionPoint(op), op.location:
        if type_.has_static_shape and 0 in type_.shape:
            new = ir.Operation.create("tensor.empty", [type_])
        elif op.name == "tensor.concat":
            dim = op.attributes["dim"]
            parts = [part for part in op.operands if 0 not in _sizes(part, dim.value)]
            new = ir.Operation.create(op.name, [type_], parts or op.operands, {"dim": dim})
        else:  # a tensor.pad: what is put before no elements may as well be put behind them
            low, high = map(list, (op.attributes["static_low"], op.attributes["static_high"]))
            for i, size in enumerate(op.operands[0].type.shape):
                if size == 0 and _DYNAMIC not in (low[i], high[i]):
                    low[i], high[i] = 0, low[i] + high[i]
            for name, numbers in ("static_low", low), ("static_high", high):
                op.attributes[name] = ir.DenseI64ArrayAttr.get(numbers)
            return
    replace_op(op, new.results)


def _sizes(value: Any, dimension: int) -> list[int]:
    """The size of ``value`` as its type has it, and that of the tensor that it is a cast of."""
    is_cast = isinstance(value, ir.OpResult) and value.owner.name == "tensor.cast"
    types = [each.type for each in ([value, *value.owner.operands] if is_cast else [value])]
    return [type_.shape[dimension] for type_ in types if isinstance(type_, ir.RankedTensorType)]


def _bufferize_tm_tensor(module: ir.Operation) -> None:
    """Bufferize `_TM_TENSOR`: torch-mlir's pass makes buffers for what they write to.

    It takes the buffer of an input where that is computed. MLIR may use it again until the next
    read that it sees, so each operation takes the buffer where it reads it.
    """
    run_mlir_passes(module, ["func.func(tm-tensor-bufferize)"], "bufferize tm_tensor")
    for op in find_named(module, "bufferization.to_tensor"):
        op.attributes["restrict"] = ir.UnitAttr.get()
    for op in find_named(module, "bufferization.to_buffer"):
        op.attributes["read_only"] = ir.UnitAttr.get()
        for use in list(op.result.uses):
            reader = use.owner.operation
            reader.operands[use.operand_number] = op.clone(ir.InsertionPoint(reader)).result
        op.erase()


def _warn_of_copies(function: ir.Operation) -> None:
    """Warn of results through which callers may mean to write to an argument."""
    types, entry = function_type(function).results, function.regions[0].blocks[0]
    if not any(isinstance(type_, MEMREFS) for type_ in types):
        return
    for returned in find_named(function, RETURN):
        for i, value in enumerate(returned.operands):
            if isinstance(value.type, MEMREFS) and origin_of(value).owner == entry:
                message = f"result #{i} of {symbol(function)} is a copy of an argument"
                warn(returned.location, f"{message}: what callers write to it stays in the copy")


def _is_called_from_outside(function: ir.Operation) -> bool:
    attributes = function.attributes
    return string(attributes.get(VISIBILITY)) != "private" or EMIT_C_INTERFACE in attributes


def _protect(function: ir.Operation) -> None:
    """Mark whether the function writes to each tensor argument: only if the module allows it."""
    types = function_type(function).inputs
    entries = value_attributes(function, "argument", len(types))
    if not any(isinstance(type_, TENSORS) for type_ in types):
        return
    readonly: dict[str, ir.Attribute] = {_READONLY: ir.UnitAttr.get()}
    if is_definition(function):
        readonly[WRITABLE] = ir.BoolAttr.get(False)
    else:
        readonly[ACCESS] = ir.StringAttr.get("read")
    writable = {BUFFER_WRITABLE: ir.UnitAttr.get()}
    for type_, entry in zip(types, entries, strict=True):
        if isinstance(type_, TENSORS) and is_writable(entry):
            entry.update(writable)
            entry.pop(_READONLY, None)  # the module contradicts itself: take the safe side
        elif isinstance(type_, TENSORS):
            entry.update({**readonly, **entry})
    function.attributes[ARG_ATTRS] = array(entries)


def _check_clone(clone: ir.Operation) -> None:
    """Raise `PassError` for a type whose strides a copy, which has no gaps, may not have.

    MLIR would take the strides of the type for those of the copy.
    """
    type_ = clone.results[0].type
    if isinstance(type_, ir.MemRefType) and not is_contiguous(type_):
        message = f"a copy of '{type_}' is made here, and may have other strides or another offset"
        raise PassError((clone.location, message))


def _clone_ranked(clone: ir.Operation) -> None:
    """Copy a ranked memref, and cast the copy, which has no gaps.

    MLIR would cast the memref, and look up sizes of rank 0; it copies none that has gaps.
    """
    source, (result,) = clone.operands[0], clone.results
    if isinstance(result.type, ir.UnrankedMemRefType) and isinstance(source.type, ir.MemRefType):
        at, type_ = Builder.before(clone), source.type
        with at.location:
            dense = ir.MemRefType.get(type_.shape, type_.element_type, None, type_.memory_space)
        copy = at.allocate(dense, [at.size_of(source, i) for i in dynamic_dimensions(type_)])
        at.op("memref.copy", [source, copy])
        replace_op(clone, [at.value("memref.cast", result.type, [copy])])


def _mark_owned(function: ir.Operation) -> None:
    types = function_type(function).results
    entries = value_attributes(function, "result", len(types))
    memrefs = [isinstance(type_, MEMREFS) for type_ in types]
    if any(memrefs):
        for entry in compress(entries, memrefs):
            entry[OWNED] = ir.UnitAttr.get()
        function.attributes[RES_ATTRS] = array(entries)
