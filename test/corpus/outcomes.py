"""How MLIR and this package convert one chunk: the passes of both, and what is compared."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from dataclasses import dataclass
from functools import cache, partial

from conversion import Convention, find, run
from differences import attribute_aligned_pointers, remove_brackets, return_aligned_pointers
from normalise import MOVABLE, generic, normalised

from mlir_abi.bindings import ir, new_context
from mlir_abi.passes.expand_tuples import ExpandTuples
from mlir_abi.passes.memref_access_to_llvm import MemrefAccessToLLVM
from mlir_abi.passes.memref_access_to_llvm.element_storage import (
    MEMREF_OPERAND,
    accesses_padded_elements,
)
from mlir_abi.passes.support.diagnostics import PassError, silenced

CONVENTIONS = {
    "default": Convention(),
    "wrappers, 32-bit index": Convention(wrappers="all", index_bitwidth=32),
    "bare pointers": Convention(bare_pointers=True),
}
ACCESSES = "loads, stores, dims"
FUNCTIONS = frozenset({"func.func", "func.call", "func.call_indirect", "func.constant"})
ACCESS_OPS = frozenset({"memref.load", "memref.store", "memref.dim"})
PURE = frozenset({"llvm.extractvalue", "arith.constant"})  # in any order after folding

NOT_READ, NOTHING = "not read by the bindings", "nothing to convert"
SAME, FOLDED = "same", "same after folding"
REFUSED, BOTH_REFUSE = "refused, and left by MLIR in silence", "an error of both"
REFUSAL = "refused"
MLIR_FAILS, MLIR_ABORTS = "converted, and an error of MLIR", "converted, and MLIR aborts or hangs"
WRONG = "wrong"


@dataclass(frozen=True)
class Outcome:
    """How a chunk came out, and the reason: a message, or the first lines that differ."""

    kind: str
    detail: str = ""


def attempt(action: Callable[..., object], *arguments: object) -> str:
    """The errors of a conversion, also of one that goes on after them; empty if there are none."""
    errors: list[str] = []

    def receive(diagnostic: ir.Diagnostic) -> bool:
        if diagnostic.severity == ir.DiagnosticSeverity.ERROR:
            errors.append(diagnostic.message)
        return True

    handler = ir.Context.current.attach_diagnostic_handler(receive)
    try:
        action(*arguments)
    except (ir.MLIRError, PassError) as error:
        errors.append(str(error))
    finally:
        handler.detach()
    return "; ".join(errors)


def left(module: ir.Module) -> list[ir.Operation]:
    return [op for name in FUNCTIONS for op in find(module, name)]


def function_around(op: ir.Operation) -> str:
    """The name of the function that ``op`` is, or is in; empty outside functions."""
    while "function_type" not in op.attributes:
        if op.parent is None:
            return ""
        op = op.parent.operation
    return str(op.attributes["sym_name"])


def of_no_bits(module: ir.Module) -> set[str]:
    """The names of the converted functions of `i0`, which LLVM does not have."""
    converted = [(function_around(op), op) for op in find(module, "llvm.func")]
    return {
        name
        for name, op in converted
        if "i0" in re.findall(r"\w+", str(op.attributes["function_type"]))
    }


def first_difference(expected: str, actual: str) -> str:
    for theirs, ours in zip(expected.splitlines(), actual.splitlines(), strict=False):
        if theirs != ours:
            return f"MLIR: {theirs.strip()[:300]} | ours: {ours.strip()[:300]}"
    return "one text has more lines"


def sort_functions(parse: Callable[[], ir.Module], convention: Convention) -> Outcome:
    """How ``convert-func-to-llvm`` and ``abi-func-to-llvm`` convert a module."""
    theirs, ours = parse(), parse()
    if not left(ours):
        return Outcome(NOTHING)
    refusal = attempt(convention.ours, ours)
    report("ours", refusal=refusal)
    failure = attempt(convention.upstream, theirs)
    kept = left(theirs)
    if kept and not refusal and not failure and "tuple<" in str(theirs):
        theirs = parse()
        ExpandTuples().run(theirs.operation)  # rule 14
        convention.upstream(theirs)
        outcome = compare(theirs, ours, ["tuples are expanded"])
        return outcome if not left(theirs) else Outcome(WRONG, f"MLIR leaves {kept[0]}"[:300])
    if refusal:
        if failure:
            return Outcome(BOTH_REFUSE, refusal)
        refused = {f'"{name}"' for name in re.findall(r": @([^:]+): ", refusal)}
        not_converted = {function_around(op) for op in kept} | of_no_bits(theirs)
        right = not_converted and refused <= not_converted
        return Outcome(REFUSED if right else WRONG, f"{REFUSAL}: {refusal}")
    if failure:
        return Outcome(MLIR_FAILS, failure)
    if kept:
        return Outcome(WRONG, f"MLIR leaves {kept[0]}"[:300])
    if generic(theirs) == generic(ours):
        return Outcome(SAME)
    differences = apply_differences(theirs, ours, parse(), convention)
    return compare(theirs, ours, differences)


def apply_differences(
    theirs: ir.Module, ours: ir.Module, source: ir.Module, convention: Convention
) -> list[str]:
    """Undo the documented differences of docs/llvm.md; returns those that a chunk has."""
    differences = []
    for function in find(source, "func.func"):
        if attribute_aligned_pointers(theirs, function):
            differences.append("difference 2")
        if convention.bare_pointers or "llvm.bareptr" in function.attributes:
            before = generic(theirs)
            return_aligned_pointers(theirs, function)
            if generic(theirs) != before:
                differences.append("difference 4")
    if remove_brackets(ours):
        differences.append("difference 5")
    return sorted(set(differences))


def comparable(module: ir.Module, movable: frozenset[str] = MOVABLE) -> str:
    """The normalised text; each parse gives the resources of attributes a number of its own."""
    return re.sub(r"(dense_resource<\w+?)_\d+>", r"\1>", normalised(module, movable))


def without_nuw(text: str) -> str:
    flags = {"overflowFlags = 3": "overflowFlags = 1", "noWrapFlags = 7": "noWrapFlags = 3"}
    return re.sub("|".join(flags), lambda match: flags[match[0]], text)


def compare(
    theirs: ir.Module, ours: ir.Module, differences: list[str], nuw: bool = False
) -> Outcome:
    """The outcome of two conversions; with ``nuw``, ours may leave it out."""
    expected, actual = comparable(theirs), comparable(ours)
    if expected == actual:
        return Outcome(", ".join(differences) or SAME)
    if nuw and without_nuw(expected) == without_nuw(actual):
        return Outcome(", ".join([*differences, "nuw left out"]))
    for module in (theirs, ours):
        run(module, "canonicalize", "cse")
    folded, got_folded = (comparable(module, MOVABLE | PURE) for module in (theirs, ours))
    if folded == got_folded:
        return Outcome(", ".join(differences) or FOLDED, first_difference(expected, actual))
    if nuw and without_nuw(folded) == without_nuw(got_folded):
        return Outcome(", ".join([*differences, "nuw left out"]))
    return Outcome(WRONG, first_difference(folded, got_folded))


def sort_accesses(parse: Callable[[], ir.Module]) -> Outcome:
    """How ``finalize-memref-to-llvm`` and ``abi-memref-access-to-llvm`` convert a module."""
    theirs, ours = parse(), parse()
    if not any(find(ours, name) for name in ACCESS_OPS):
        return Outcome(NOTHING)
    differences = set_aside(theirs)
    set_aside(ours)
    refusal = attempt(MemrefAccessToLLVM().run, ours.operation) or attempt(ours.operation.verify)
    report("ours", refusal=refusal)
    failure = attempt(run, theirs, "finalize-memref-to-llvm")
    if refusal or failure:
        kinds = {(True, False): WRONG, (True, True): BOTH_REFUSE, (False, True): MLIR_FAILS}
        return Outcome(kinds[bool(refusal), bool(failure)], refusal or failure)
    run(ours, "finalize-memref-to-llvm")  # what is no load, store or dim
    for module in (theirs, ours):
        shorten_casts(module)
    if remove_stack_saves(ours) > remove_stack_saves(theirs):
        differences.add("stack of a size")
    return compare(theirs, ours, sorted(differences), nuw=True)


def set_aside(module: ir.Module) -> set[str]:
    """Replace the accesses that differ as documented, which are tested by running them."""
    differences = set()
    for name in [*ACCESS_OPS, *MEMREF_OPERAND]:
        for op in find(module, name):
            difference = access_difference(op)
            if difference:
                differences.add(difference)
                results = [result.type for result in op.results]
                at = ir.InsertionPoint(op)
                new = ir.Operation.create(f"test.{name}", results, list(op.operands), ip=at)
                for old_value, value in zip(op.results, new.results, strict=True):
                    old_value.replace_all_uses_with(value)
                op.erase()
    return differences


def access_difference(op: ir.Operation) -> str:
    """What docs/llvm.md says of ``op``, if MLIR lowers it otherwise."""
    if accesses_padded_elements(op):
        return "padded elements"
    if op.name not in ACCESS_OPS:
        return ""
    type_ = op.operands[int(op.name == "memref.store")].type
    if not isinstance(type_, ir.MemRefType):
        return "unranked in a memory space" if "," in str(type_) else ""
    element = type_.element_type
    if op.name == "memref.dim":
        return ""
    if isinstance(element, (ir.IntegerType, ir.FloatType)) and element.width < 8:
        return "sub-byte elements"
    try:
        _, offset = type_.get_strides_and_offset()
    except RuntimeError:  # not strided
        return ""
    return "offset in the index" if offset else ""


def shorten_casts(module: ir.Module) -> None:
    """Cast what a cast is made of: the second lowering of ours bridges to the first by one more."""
    cast = "builtin.unrealized_conversion_cast"
    for op in find(module, cast):
        inner = op.operands[0].owner if op.operands else None
        is_cast = isinstance(inner, ir.OpView) and inner.operation.name == cast
        if is_cast and len(op.operands) == len(inner.operands) == len(inner.results) == 1:
            op.operands[0] = inner.operands[0]


def remove_stack_saves(module: ir.Module) -> int:
    """Take out what gives stack back; how often it does."""
    saves = find(module, "llvm.intr.stacksave")
    for op in [*find(module, "llvm.intr.stackrestore"), *saves]:
        op.erase()
    return len(saves)


def report(stage: str, **details: str) -> None:
    print(json.dumps({"stage": stage, **details}), flush=True)


def sort_chunk(text: str, column: str) -> Outcome:
    # The context keeps the bodies that conversions give to structs with names.
    context = new_context() if 'struct<"' in text else shared_context()
    context.allow_unregistered_dialects = True
    context.emit_error_diagnostics = True  # the bindings abort if a pass succeeds after an error
    with context, ir.Location.unknown(), silenced(context):
        try:
            ir.Module.parse(text)
        except ir.MLIRError:
            return Outcome(NOT_READ)
        report("read")
        outcome = sort_parsed(partial(ir.Module.parse, text), column)
        if outcome.kind != WRONG or outcome.detail.startswith(REFUSAL):
            return outcome
        # MLIR's conversion folds as it goes; so fold all before.
        again = sort_parsed(partial(parse_folded, text), column)
        return Outcome(FOLDED, outcome.detail) if again.kind in (SAME, NOTHING) else again


def sort_parsed(parse: Callable[[], ir.Module], column: str) -> Outcome:
    try:
        if column == ACCESSES:
            return sort_accesses(parse)
        return sort_functions(parse, CONVENTIONS[column])
    except Exception as error:
        return Outcome(WRONG, f"{type(error).__name__}: {error}")


def parse_folded(text: str) -> ir.Module:
    module = ir.Module.parse(text)
    run(module, "canonicalize", "cse")
    return module


shared_context = cache(new_context)
