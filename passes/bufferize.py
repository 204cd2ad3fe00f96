"""Tensors to buffers, so that no caller's tensor is written to by surprise."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from itertools import compress
from typing import ClassVar

from mlir_abi.bindings import ir
from mlir_abi.passes.llvm.attributes import ARGUMENTS, RESULTS, VISIBILITY, array
from mlir_abi.passes.support.attributes import (
    ACCESS,
    BUFFER_WRITABLE,
    EMIT_C_INTERFACE,
    OWNED,
    WRITABLE,
    is_writable,
    string,
    value_attributes,
)
from mlir_abi.passes.support.base import Pass
from mlir_abi.passes.support.functions import any_result_type, functions, is_definition
from mlir_abi.passes.support.mlir_passes import run_mlir_passes

_READONLY = "llvm.readonly"
_TENSOR = (ir.RankedTensorType, ir.UnrankedTensorType)
_MEMREF = (ir.MemRefType, ir.UnrankedMemRefType)

PASSES = (
    "convert-elementwise-to-linalg",
    "one-shot-bufferize{bufferize-function-boundaries=true"
    " function-boundary-type-conversion=identity-layout-map}",
    "ownership-based-buffer-deallocation",
    "canonicalize",
    "buffer-deallocation-simplification",
    "bufferization-lower-deallocations",
    "cse",
    "canonicalize",
)
"""MLIR's passes, in the order in which they run."""


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

    Buffers that are not returned are freed (``ownership-based-buffer-deallocation``), and those
    that are returned belong to the caller, which ``bufferize.owned`` says: none is a view of an
    argument or of a global. Operations of `arith` and `math` on whole tensors become `linalg`
    first. Tuples have to be expanded before.

    ``convert-bufferization-to-memref`` comes after, for the copies that become
    ``bufferization.clone``.

    A module without tensors is left as it is: whoever allocates there, frees.
    """

    name: ClassVar[str] = "abi-bufferize"

    def run(self, op: ir.Operation) -> None:
        """Protect the arguments, then run MLIR's passes."""
        if not _has_tensors(op):
            return
        for function in functions(op):
            if not is_definition(function) or _is_called_from_outside(function):
                _protect(function)
        run_mlir_passes(op, PASSES, "bufferize tensors")
        for function in filter(is_definition, functions(op)):
            if _is_called_from_outside(function):
                _mark_owned(function)


def _has_tensors(module: ir.Operation) -> bool:
    """Whether an argument or result of a function, or a result of an operation, is a tensor."""
    for function in functions(module):
        signature = function.attributes["function_type"].value
        if _has_tensor((*signature.inputs, *signature.results)):
            return True
    return any_result_type(module, lambda type_: isinstance(type_, _TENSOR))


def _has_tensor(types: Iterable[ir.Type]) -> bool:
    return any(isinstance(type_, _TENSOR) for type_ in types)


def _is_called_from_outside(function: ir.Operation) -> bool:
    attributes = function.attributes
    return string(attributes.get(VISIBILITY)) != "private" or EMIT_C_INTERFACE in attributes


def _protect(function: ir.Operation) -> None:
    """Say of each tensor argument whether it is written to: only if the module says so."""
    types = function.attributes["function_type"].value.inputs
    entries = value_attributes(function, "argument", len(types))
    if not _has_tensor(types):
        return
    readonly: dict[str, ir.Attribute] = {_READONLY: ir.UnitAttr.get()}
    if is_definition(function):
        readonly[WRITABLE] = ir.BoolAttr.get(False)
    else:
        readonly[ACCESS] = ir.StringAttr.get("read")
    writable = {BUFFER_WRITABLE: ir.UnitAttr.get()}
    for type_, entry in zip(types, entries, strict=True):
        if isinstance(type_, _TENSOR) and is_writable(entry):
            entry.update(writable)
            entry.pop(_READONLY, None)  # the module contradicts itself: take the safe side
        elif isinstance(type_, _TENSOR):
            entry.update({**readonly, **entry})
    function.attributes[ARGUMENTS] = array(entries)


def _mark_owned(function: ir.Operation) -> None:
    types = function.attributes["function_type"].value.results
    entries = value_attributes(function, "result", len(types))
    memrefs = [isinstance(type_, _MEMREF) for type_ in types]
    if any(memrefs):
        for entry in compress(entries, memrefs):
            entry[OWNED] = ir.UnitAttr.get()
        function.attributes[RESULTS] = array(entries)
