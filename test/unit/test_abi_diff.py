"""``abi-diff``: its rules, one by one; what it writes; and what it says of a mistake."""

from __future__ import annotations

import json
import os
import re
import signal
import subprocess
import sys
import textwrap
from collections.abc import Callable
from collections.abc import Sequence as AbstractSequence
from dataclasses import fields, replace
from pathlib import Path
from typing import Any, NamedTuple, TypeAlias, get_args

import pytest
from extras import import_extra

import mlir_abi
from mlir_abi.bindings import ir
from mlir_abi.cli import command, diff
from mlir_abi.comparison.change_rules import CALLERS, RULES, Caller, Verdict
from mlir_abi.comparison.changes import changes
from mlir_abi.comparison.suppressions import parse_suppressions
from mlir_abi.dialect_attrs.reflection.record import Convention, FunctionReflection, Value
from mlir_abi.dialect_attrs.size_conditions import SizeCondition
from mlir_abi.dialect_attrs.size_expressions import Sum, index_arguments
from mlir_abi.dialect_attrs.type_parser import parse_type
from mlir_abi.inspection.json_description import as_json

ROOT = Path(__file__).parents[2]
ABI_INSPECT = Path(sys.executable).parent / "abi-inspect"
DOCUMENT = (ROOT / "docs" / "abi-diff.md").read_text()
SCHEMA = json.loads((ROOT / "docs" / "abi-diff.schema.json").read_text())


def test_the_document_shows_the_rules() -> None:
    """The table that the code reads has a verdict for each caller."""
    assert ":file: ../mlir_abi/comparison/change_rules.csv\n" in DOCUMENT
    verdicts = {verdict for rule in RULES.values() for verdict in rule.verdicts.values()}
    assert verdicts == set(get_args(Verdict))


def value(type_: str, name: str | None = None, *path: int | str, **facts: Any) -> Value:
    return Value(parse_type(type_), name, path or None, **facts)


def function(*arguments: Value, results: tuple[Value, ...] = (), **others: Any) -> Any:
    others.setdefault("convention", Convention("_mlir_ciface_f", "target"))
    return FunctionReflection("f", arguments, results, **others)


def rules(old: FunctionReflection, new: FunctionReflection) -> list[str]:
    """The names of the rules of all changes."""
    return [c.rule.name for c in changes({old.name: old}, {new.name: new}, iree=True)]


X = value("memref<4xf32>", "x")
N = value("i32", "n")
M = value("i32", "m")
UNNAMED = value("i32")
ONE = function(X)
PAIR = function(X, N)
NEST = function(value("f32", None, 0, "a"), value("f32", None, 0, "b"))
LISTS = function(value("f32", None, 0, "w", 0), value("f32", None, 0, "w", 1))
KEYWORD = function(value("f32", None, 0), value("f32", "k", "k"))


def typed(type_: str, **others: Any) -> FunctionReflection:
    """A function of one argument."""
    return function(value(type_, "x"), **others)


def plain(x: str, y: str, computed: str | None = None) -> FunctionReflection:
    """A plain C function of two vectors, which returns one whose size may follow from theirs."""
    total = (Sum.parse(computed),) if computed else None
    result = Value(parse_type("memref<?xf32>"), computed=total)
    arguments = (value("memref<?xf32>", name, sizes=(size,)) for name, size in (("x", x), ("y", y)))
    return function(*arguments, results=(result,), plain_c=True)


def sized(*sizes: Any, result: Any = None, out: bool = False) -> FunctionReflection:
    """A function of vectors of these sizes, which returns one, or writes it to an out-param."""
    vectors = (value("memref<?xf32>", name) for name in "xyz")
    x = [replace(x, sizes=(size,)) for x, size in zip(vectors, sizes, strict=False)]
    results = (value("memref<?xf32>", sizes=(result,), out=out),) if result else ()
    return function(*x, *results) if out else function(*x, results=results)


def conditioned(
    function: FunctionReflection, condition: str, *, derived: bool = False
) -> FunctionReflection:
    """A function with a condition, in which ``a1`` is the argument 1."""
    terms = index_arguments(value.type for value in function.arguments)
    parsed = SizeCondition.parse(condition).with_arguments(terms)
    return replace(function, conditions=(replace(parsed, derived=derived),))


def giving(*types: str, **flags: bool) -> FunctionReflection:
    """A function of these results."""
    return function(results=tuple(value(type_, **flags) for type_ in types))


def keyed(**types: str) -> FunctionReflection:
    """A function that returns a dict."""
    return function(results=tuple(value(type_, None, key) for key, type_ in types.items()))


def results_at(*paths: AbstractSequence[int | str]) -> FunctionReflection:
    """A function that returns numbers at these index paths."""
    return function(results=tuple(value("f32", None, *path) for path in paths))


PLAIN = typed("tensor<4xf32>")


def annotated(name: str, text: str) -> FunctionReflection:
    """A function of one tensor with an annotation."""
    return function(replace(PLAIN.arguments[0], annotations=((name, text),)))


OUT = value("memref<4xf32>", out=True)
DYNAMIC_OUT = value("memref<?xf32>", out=True)
RENAMED = function(value("memref<?xf32>", "z", sizes=("n",)))
DYNAMIC = "memref<?xf32, strided<[?], offset: ?>>"
CASES: list[tuple[Any, Any, list[str]]] = [
    (PAIR, PAIR, []),
    # functions
    (PAIR, replace(PAIR, convention=None), ["wrapper-removed"]),
    (replace(PAIR, convention=None), PAIR, ["wrapper-added"]),
    (PAIR, replace(PAIR, convention=Convention("g", "target")), ["wrapper-renamed"]),
    (PAIR, replace(PAIR, convention=Convention("_mlir_ciface_f", "target", 32)), ["index-width"]),
    (
        typed("memref<?xindex>"),
        typed("memref<?xindex>", convention=Convention("_mlir_ciface_f", "target", 32)),
        ["index-width", "type-changed"],
    ),
    (
        giving("i1"),
        replace(giving("i1"), convention=Convention("_mlir_ciface_f")),
        [
            "left-out-of-header",
            "extension-changed",
        ],
    ),
    (PAIR, replace(PAIR, kind="import"), ["function-removed", "import-added"]),
    (replace(PAIR, kind="import"), PAIR, ["import-defined", "function-added"]),
    (
        replace(PAIR, kind="import"),
        replace(PAIR, kind="import", name="g"),
        ["import-removed", "import-added"],
    ),
    (PAIR, replace(PAIR, name="g"), ["function-removed", "function-added"]),
    (replace(PAIR, attached=("f", "sip")), replace(PAIR, attached=("f",)), ["signature-removed"]),
    (PAIR, replace(PAIR, attached=("iree.abi",)), ["signature-added"]),
    (replace(PAIR, tvm_ffi=True), PAIR, ["tvm-ffi-removed"]),
    (PAIR, replace(PAIR, cpu=("avx2",)), ["cpu-needs-more"]),
    (replace(PAIR, cpu=("avx2", "fma")), replace(PAIR, cpu=("fma",)), ["cpu-needs-less"]),
    (PAIR, replace(PAIR, tvm_ffi=True), ["tvm-ffi-added"]),
    (replace(PAIR, plain_c=True), PAIR, ["plain-c-removed"]),
    (PAIR, replace(PAIR, plain_c=True), ["plain-c-added"]),
    (plain("n", "m"), plain("k", "l"), []),
    (plain("n", "m"), plain("n", "n"), ["plain-c-changed", "argument-sizes-tied"]),
    (plain("n", "m", "s0_0 + s1_0"), plain("n", "m", "s0_0 + s1_0"), []),
    (plain("n", "m", "s0_0"), plain("n", "m", "s0_0 + s1_0"), ["plain-c-changed"]),
    (plain("n", "m"), plain("n", "m", "s0_0"), ["plain-c-changed"]),
    (function(UNNAMED, OUT), function(value("i32", "out"), OUT), ["out-renamed", "argument-named"]),
    (function(UNNAMED, N), function(N, N), ["argument-renamed"]),  # neither has a keyword
    (
        conditioned(sized("n", "n"), "n >= 2"),
        conditioned(sized("n", "m"), "m >= 2"),
        ["argument-sizes-untied"],
    ),
    (
        function(DYNAMIC_OUT, allocator="a"),
        function(DYNAMIC_OUT),
        ["allocator-removed", "out-required"],
    ),
    (
        function(DYNAMIC_OUT),
        function(DYNAMIC_OUT, allocator="a"),
        ["allocator-added", "out-optional"],
    ),
    (function(N, OUT), function(OUT, N), ["argument-behind-out-param", "result-moved"]),
    # places of arguments
    (ONE, PAIR, ["argument-added"]),
    (PAIR, ONE, ["argument-removed"]),
    (PAIR, function(N, X), ["argument-moved"]),
    (function(N, UNNAMED), function(value("f32"), N, UNNAMED), ["argument-added"]),
    (
        function(UNNAMED, value("f32")),
        function(value("f32"), UNNAMED),
        ["type-changed"],
    ),
    (PAIR, function(X, M), ["argument-renamed"]),
    (PAIR, function(X, UNNAMED), ["argument-renamed"]),
    (function(X, UNNAMED), PAIR, ["argument-named"]),
    (KEYWORD, function(value("f32", None, 0), value("f32", "l", "l")), ["keyword-renamed"]),
    (
        function(value("f32", None, 0), value("f32", "k", 1)),
        KEYWORD,
        ["argument-moved-in-nest"],
    ),
    (KEYWORD, function(*reversed(KEYWORD.arguments)), ["argument-moved"]),
    (
        KEYWORD,
        function(value("f32", None, 0), value("f32", "k", 1)),
        ["argument-moved-in-nest"],
    ),
    (NEST, function(value("f32", None, 0, "a"), value("f32", None, 0, "c")), ["argument-nest"]),
    (NEST, function(*reversed(NEST.arguments)), ["argument-moved-in-c"]),
    (
        function(value("f32", "x", 0), value("f32", "y", 1)),
        function(value("f32", "x", 1), value("f32", "y", 0)),
        ["argument-moved-in-nest"],
    ),
    (
        function(value("f32", None, 0), value("f32", None, 1)),
        function(value("f32", None, 1), value("f32", None, 0)),
        ["argument-moved"],
    ),
    (
        function(value("f32", None, 0), value("f32", None, 2)),
        function(value("f32", None, 0), value("f32", None, 1)),
        ["argument-moved-in-nest"],
    ),
    (
        LISTS,
        function(value("f32", None, 0, "w", 1), value("f32", None, 0, "w", 0)),
        ["argument-nest", "argument-moved"],
    ),
    (
        LISTS,
        function(value("f32", None, 0, "u", 0), value("f32", None, 0, "u", 1)),
        ["argument-nest"],
    ),
    (
        function(*NEST.arguments, value("f32", None, 1, "c")),
        function(NEST.arguments[0], value("f32", None, 1, "b"), value("f32", None, 1, "c")),
        ["argument-moved-in-nest"],
    ),
    (
        function(value("tuple<f32, i32>"), value("f64")),
        function(value("f32"), value("i32"), value("f64")),
        ["argument-nest", "argument-moved-in-nest"],
    ),
    # types
    (typed("f32"), typed("f64"), ["type-changed"]),
    (typed("i32"), typed("i64"), ["argument-integer-wider"]),
    (typed("i64"), typed("i32"), ["argument-integer-narrower"]),
    (typed("i64"), typed("i128"), ["left-out-of-iree", "left-out-of-header", "type-changed"]),
    (typed("i1"), typed("i8"), ["argument-integer-wider", "extension-changed"]),
    (typed("ui8"), typed("i32"), ["argument-integer-wider", "extension-changed"]),
    (typed("i32"), typed("ui32"), ["left-out-of-iree", "argument-integer-sign"]),
    (typed("si8"), typed("i8"), ["integer-same"]),
    (typed("i64"), typed("index"), ["type-changed"]),
    (giving("i32"), giving("i64"), ["result-integer-wider"]),
    (giving("i64"), giving("i32"), ["result-integer-narrower"]),
    (giving("ui8"), giving("i8"), ["result-integer-sign", "extension-changed"]),
    (typed("memref<4xi32>"), typed("memref<4xsi32>"), ["element-same"]),
    (giving("memref<4xsi32>"), giving("memref<?xi32>"), ["element-same", "result-size-dynamic"]),
    (typed("memref<4xi8>"), typed("memref<4xui8>"), ["type-changed"]),
    (typed("memref<4xf32>"), typed("memref<4xi32>"), ["type-changed"]),
    (typed("memref<4xf32>"), typed("memref<4x4xf32>"), ["rank-changed"]),
    (typed("memref<4xf32>"), typed("memref<*xf32>"), ["argument-unranked"]),
    (typed("memref<*xf32>"), typed("memref<4xf32>"), ["argument-ranked"]),
    (giving("memref<4xf32>"), giving("memref<*xf32>"), ["result-unranked"]),
    (giving("memref<*xf32>"), giving("memref<4xf32>"), ["result-ranked"]),
    (typed("memref<4xf32>"), typed("memref<5xf32>"), ["size-changed"]),
    (
        typed("memref<4x?xf32>"),
        typed("memref<?x4xf32>"),
        ["argument-size-dynamic", "argument-size-static"],
    ),
    (sized("n", "m"), sized("n", "n"), ["argument-sizes-tied"]),
    (sized("n", "n"), sized("n", "m"), ["argument-sizes-untied"]),
    (sized("n", "n"), sized("m", "m"), []),
    (sized(None, None), sized("n", "m"), []),
    (sized("n", "n", "m"), sized("n", "n", "n"), ["argument-sizes-tied"]),
    (sized("n", result="m"), sized("n", result="n"), ["result-sizes-tied"]),
    (
        sized("n", "m", result="n"),
        sized("n", "m", result="m"),
        ["result-sizes-tied", "result-sizes-untied"],
    ),
    (sized("n", "n", result="n"), sized("n", "m", result="m"), ["argument-sizes-untied"]),
    (sized("n", result="m"), sized("n", result="n", out=True), ["result-to-out-param"]),
    (
        sized("n", "m", result="n", out=True),
        sized("n", "m", result="m", out=True),
        [
            *("argument-sizes-tied", "result-sizes-tied"),
            *("argument-sizes-untied", "result-sizes-untied"),
        ],
    ),
    (sized("n"), conditioned(sized("n"), "n >= 1"), ["size-condition-added"]),
    (sized("n"), conditioned(sized("n"), "n >= 1", derived=True), ["size-condition-derived"]),
    (
        conditioned(sized("n"), "n >= 1", derived=True),
        conditioned(sized("n"), "n >= 2"),
        ["size-condition-added"],
    ),
    (conditioned(sized("n"), "n >= 1"), sized("n"), ["size-condition-removed"]),
    (
        function(X, value("index", "i")),
        conditioned(function(X, value("index", "i")), "3 >= a1", derived=True),
        ["size-condition-derived"],
    ),
    (
        conditioned(function(X, value("index", "i")), "3 >= a1", derived=True),
        conditioned(function(X, value("index", "i")), "4 >= a1", derived=True),
        ["size-condition-removed"],
    ),
    (conditioned(sized("n"), "n >= 1"), conditioned(sized("m"), "m >= 1"), []),
    (
        conditioned(sized("n"), "n >= 2"),
        conditioned(sized("n"), "n >= 1"),
        ["size-condition-removed"],
    ),
    (conditioned(sized("n"), "n >= 1"), conditioned(RENAMED, "n >= 1"), ["argument-renamed"]),
    (sized("n", "n"), sized(None, 4), ["argument-size-static", "argument-sizes-untied"]),
    (sized(4, 4), sized("n", "n"), ["argument-size-dynamic"]),
    (sized("n", "n"), sized(4, 4), ["argument-size-static"]),
    (giving("memref<4xf32>"), giving("memref<?xf32>"), ["result-size-dynamic"]),
    (giving("memref<?xf32>"), giving("memref<4xf32>"), ["result-size-static"]),
    (typed("memref<?xf32>"), typed(DYNAMIC), ["argument-layout-dynamic"]),
    (typed(DYNAMIC), typed("memref<?xf32>"), ["argument-layout-static"]),
    (giving("memref<?xf32>"), giving(DYNAMIC), ["result-layout-dynamic"]),
    (giving(DYNAMIC), giving("memref<?xf32>"), ["result-layout-static"]),
    (typed("memref<4x4xf32>"), typed("memref<4x4xf32, strided<[8, 1]>>"), ["layout-changed"]),
    (typed("memref<4x4xf32>"), typed("memref<4x4xf32, strided<[4, 1]>>"), []),
    (typed("memref<?x?xf32>"), typed("memref<?x?xf32, strided<[4, 1]>>"), ["layout-changed"]),
    (typed("memref<4xf32>"), typed("memref<4xf32, 1>"), ["left-out-of-header", "memory-space"]),
    (typed("tensor<4xf32>"), typed("tensor<4xf32, 1 : i64>"), ["type-changed"]),
    (typed("tensor<4xf32>"), function(replace(X, readonly=True)), ["left-out-of-iree"]),
    (function(replace(X, readonly=True)), typed("tensor<4xf32>"), []),
    # what callers of IREE see
    (PLAIN, replace(PLAIN, has_fences=True), ["model-changed"]),
    (PLAIN, annotated("iree.abi.encoding", "tensor<4xi8>"), ["encoding-changed"]),
    (PLAIN, annotated("iree.abi.output", "0"), ["storage-changed"]),
    (annotated("iree.abi.output", "0"), annotated("iree.abi.output", "1"), ["storage-changed"]),
    (annotated("iree.abi.transients", "unit"), PLAIN, ["storage-changed"]),
    (PLAIN, annotated("iree.abi.consume", "unit"), ["argument-consumed"]),
    (annotated("iree.abi.consume", "unit"), PLAIN, ["argument-kept"]),
    (PLAIN, annotated("iree.abi.affinity", "#d"), ["affinity-changed"]),
    # passing, access, ownership
    (
        replace(typed("complex<f32>"), convention=Convention("_mlir_ciface_f")),
        typed("complex<f32>"),
        ["passed-by-pointer"],
    ),
    (
        typed("complex<f32>"),
        replace(typed("complex<f32>"), convention=Convention("_mlir_ciface_f")),
        ["left-out-of-header", "passed-by-value"],
    ),
    (function(replace(X, readonly=True)), ONE, ["argument-written"]),
    (ONE, function(replace(X, readonly=True)), ["argument-read-only"]),
    (ONE, function(replace(X, unwritten=True)), ["argument-unwritten"]),
    (
        function(value("tensor<4xf32>", "x")),
        function(value("tensor<4xf32>", "x", writable=True)),
        ["argument-written"],
    ),
    (function(replace(X, unwritten=True)), ONE, ["argument-written"]),
    (
        function(replace(X, unwritten=True)),
        function(replace(X, readonly=True)),
        ["argument-read-only"],
    ),
    (ONE, function(replace(X, alignment=64)), ["argument-aligned-more"]),
    (
        function(replace(X, alignment=64)),
        function(replace(X, alignment=32)),
        ["argument-aligned-less"],
    ),
    (ONE, function(replace(X, noalias=True)), ["argument-noalias"]),
    (function(replace(X, noalias=True)), ONE, ["argument-may-overlap"]),
    (function(OUT), function(replace(OUT, alignment=64)), ["argument-aligned-more"]),
    (function(OUT), function(replace(OUT, noalias=True)), ["argument-noalias"]),
    (giving("memref<4xf32>"), giving("memref<4xf32>", owned=True), ["result-owned"]),
    (giving("memref<4xf32>", owned=True), giving("memref<4xf32>"), ["result-shared"]),
    # places of results
    (giving("f32"), giving("f32", "i32"), ["result-added"]),
    (giving("f32", "i32"), giving("f32"), ["result-removed"]),
    (keyed(a="f32"), keyed(a="f32", b="f32"), ["result-key-added"]),
    (results_at("a"), results_at("a", ("l", 0), ("l", 1)), ["result-key-added"]),
    (results_at((0, "a"), (1,)), results_at((0, "a"), (0, "b"), (1,)), ["result-key-added"]),
    (results_at("a", ("l", 0)), results_at("a", ("l", 0), ("l", 1)), ["result-added"]),
    (results_at((0,)), results_at((0,), (1,)), ["result-added"]),
    (keyed(a="f32", b="f32"), keyed(b="f32", a="f32"), ["result-moved-in-c"]),
    (keyed(a="f32", b="f32"), keyed(a="f32", c="f32"), ["result-nest", "result-renamed"]),
    (giving("f32"), keyed(a="f32"), ["result-nest"]),
    (
        function(results=(value("f32", None, 0), value("f32", None, 1))),
        function(results=(value("f32", None, 1), value("f32", None, 0))),
        ["result-nest", "result-renamed", "result-moved"],
    ),
    (function(results=(value("memref<4xf32>"),)), function(OUT), ["result-to-out-param"]),
    (function(OUT), function(results=(value("memref<4xf32>"),)), ["out-param-to-result"]),
    (
        function(
            value("memref<4xf32>", None, "a", out=True), value("memref<4xf32>", None, "b", out=True)
        ),
        function(
            value("memref<4xf32>", None, "b", out=True), value("memref<4xf32>", None, "a", out=True)
        ),
        ["result-moved"],
    ),
    (
        function(value("i32"), N),
        function(N, value("i32")),
        ["argument-moved"],
    ),
    (
        function(DYNAMIC_OUT, allocator="a"),
        function(OUT, allocator="a"),
        ["argument-size-static", "result-size-static"],
    ),
]


@pytest.mark.parametrize(("old", "new", "expected"), CASES)
def test_rules(old: FunctionReflection, new: FunctionReflection, expected: list[str]) -> None:
    """Each rule applies to what it says, and no other does."""
    assert list(dict.fromkeys(rules(old, new))) == list(dict.fromkeys(expected))


def test_every_rule_has_a_case() -> None:
    """So that each is seen to apply."""
    assert {rule for *_, expected in CASES for rule in expected} == set(RULES)


def test_every_fact_of_a_value_has_a_case() -> None:
    """A field that no rule reads would be a change of which `abi-diff` says nothing."""
    facts = [field.name for field in fields(Value)]
    alone = set()
    for old, new, _ in CASES:
        for values in (old.arguments, new.arguments), (old.results, new.results):
            for one, other in zip(*values, strict=False):
                changed = [name for name in facts if getattr(one, name) != getattr(other, name)]
                if len(changed) == 1:
                    alone.update(changed)
    assert alone == {*facts} - {"out"}  # an out-param has another place, too


def test_conditions_have_the_order_of_the_function() -> None:
    conditions = [f"n % {i} == 0" for i in range(2, 9)]
    new = replace(sized("n"), conditions=tuple(map(SizeCondition.parse, conditions)))
    added = changes({"f": sized("n")}, {"f": new}, iree=True)
    assert [each.new for each in added] == [f"x.shape[0] % {i} == 0" for i in range(2, 9)]


def test_verdicts_that_depend_on_the_argument() -> None:
    """By position without a name, by keyword without a position; and the module calls imports."""

    def verdict(old: FunctionReflection, new: FunctionReflection, caller: Caller) -> object:
        [change, *_] = changes({"f": old}, {"f": new}, iree=True)
        return change.verdicts.get(caller)

    unnamed = function(UNNAMED, value("f32"))
    paths = function(value("i32", None, 1), value("f32", None, 0))
    assert verdict(PAIR, function(N, X), "Python by keyword") == "neutral"
    assert verdict(unnamed, paths, "Python by keyword") == "breaks"
    before_unnamed = function(X, N, UNNAMED), function(N, X, UNNAMED)
    assert verdict(*before_unnamed, "Python by keyword") == "breaks"
    swapped = function(*reversed(KEYWORD.arguments))
    assert verdict(KEYWORD, swapped, "Python by position") == "neutral"
    wider = replace(typed("i32"), kind="import"), replace(typed("i64"), kind="import")
    assert verdict(*wider, "Python by position") == "narrows"
    assert verdict(*reversed(wider), "Python by position") == "widens"
    assert verdict(*reversed(wider), "C source") == "breaks"
    results = [replace(giving(type_), kind="import") for type_ in ("i32", "i64")]
    assert verdict(results[0], results[1], "Python by position") == "neutral"
    assert verdict(results[1], results[0], "Python by position") == "narrows"
    assert verdict(results[0], results[1], "C source") == "breaks"
    accesses = (function(replace(X, readonly=flag), kind="import") for flag in (False, True))
    assert verdict(*accesses, "C binary") == "narrows"
    narrow = [typed("i8", kind="import", convention=Convention("f", c)) for c in ("target", "mlir")]
    assert verdict(narrow[0], narrow[1], "C binary") == "narrows"
    ownership = (giving("memref<4xf32>", owned=flag) for flag in (True, False))
    assert verdict(*ownership, "Python by position") == "narrows"
    assert verdict(ONE, typed("memref<5xf32>"), "IREE") is None
    assert verdict(typed("i32"), typed("i64"), "TVM FFI") is None


class Ran(NamedTuple):
    returncode: int
    stdout: str
    stderr: str


Run: TypeAlias = "Callable[..., Ran]"


@pytest.fixture
def run(capfd: pytest.CaptureFixture[str], folder: Path, monkeypatch: Any) -> Callable[..., Ran]:
    """Runs the command in this process, in a folder of files."""
    monkeypatch.chdir(folder)
    monkeypatch.setattr(signal, "signal", lambda *_: None)

    def call(*arguments: str) -> Ran:
        capfd.readouterr()
        status = command.exit_status("abi-diff", lambda: diff.main([*arguments]), failure=2)
        return Ran(status, *capfd.readouterr())

    return call


OLD = """
func.func @gone(%x: f32) { return }
func.func @f(%x: tensor<4xf32> {iree.abi.name = "x"}) -> tensor<4xf32> {
  return %x : tensor<4xf32>
}
"""
WIDER = OLD.replace("%x: tensor<4xf32>", "%x: tensor<?xf32>").replace(
    "return %x", "%r = tensor.cast %x : tensor<?xf32> to tensor<4xf32> return %r"
)
RENAMED = OLD.replace('"x"', '"input"')
ACCEPTED = """
[as agreed]
rule = argument-renamed
function = f*
reason = Nobody passes it by keyword.

[old]
rule = function-removed
reason = It was never public.
"""


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    for name, text in {"old": OLD, "wider": WIDER, "renamed": RENAMED}.items():
        (tmp_path / f"{name}.mlir").write_text(text)
    (tmp_path / "fewer.mlir").write_text(OLD.replace("@gone", "private @gone"))
    (tmp_path / "accepted.ini").write_text(ACCEPTED)
    return tmp_path


@pytest.mark.parametrize(
    ("new", "status"), [("old", 0), ("wider", 0), ("renamed", 1), ("fewer", 1)]
)
def test_status_and_json(new: str, status: int, run: Run) -> None:
    """The status is that of the changes, in every form; the JSON is as the schema says."""
    files = ["old.mlir", f"{new}.mlir"]
    ran = run(*files, "--json")
    assert (ran.returncode, ran.stderr) == (status, "")
    report = json.loads(ran.stdout)
    import_extra("jsonschema", "test").validate(report, SCHEMA)
    assert report["breaking"] == (status == 1)
    for form in [], ["--markdown"], ["--only=breaking"]:
        assert run(*files, *form).returncode == status


def test_text(run: Run) -> None:
    ran = run("old.mlir", "renamed.mlir")
    assert ran.stdout == (
        "f\n"
        "  argument renamed: x: x → input [argument-renamed]\n"
        "    breaks   Python by keyword\n"
        "    neutral  C binary, C source, Python by position, IREE, TVM FFI\n"
        f"    {RULES['argument-renamed'].reason}\n\n"
        "changes: 1; breaking: 1; accepted: 0\n"
    )
    coloured = run("old.mlir", "renamed.mlir", "--color=always").stdout
    assert re.sub(r"\x1b\[[0-9;]*m", "", coloured) == ran.stdout != coloured
    assert run("old.mlir", "wider.mlir", "--only=breaking").stdout == (
        "changes: 1; breaking: 0; accepted: 0\n"
    )
    assert run("old.mlir", "old.mlir").stdout == "nothing changed for callers\n"


def test_markdown(run: Run, folder: Path) -> None:
    """A row has a cell for each column, whatever the names of functions are."""
    (folder / "old.mlir").write_text('func.func @"a|b&lt;~~"(%x: tensor<4xf32>) { return }')
    (folder / "new.mlir").write_text('func.func @"a|b&lt;~~"(%x: tensor<5xf32>) { return }')
    lines = run("old.mlir", "new.mlir", "--markdown").stdout.splitlines()
    assert lines == [
        "### ❌ changes: 1; breaking: 1; accepted: 0",
        "",
        "| function | change | C binary | C source | Python by position | Python by keyword | IREE "
        "| TVM FFI |",
        "|---|---|---|---|---|---|---|---|",
        r"| a\|b\&lt;\~\~ | static size changed: argument 0: tensor\<4xf32\> → tensor\<5xf32\> "
        + "| **breaks** " * 6
        + "|",
    ]


def test_suppressions(run: Run) -> None:
    """What is accepted does not count; what accepts nothing is a warning."""
    files = ["old.mlir", "renamed.mlir", "--suppress", "accepted.ini"]
    ran = run(*files, "--json")
    assert (ran.returncode, ran.stderr) == (
        0,
        "accepted.ini: warning: [old] accepts no change\n",
    )
    report = json.loads(ran.stdout)
    import_extra("jsonschema", "test").validate(report, SCHEMA)
    assert [change["accepted"] for change in report["changes"]] == ["Nobody passes it by keyword."]
    assert report["unused_suppressions"] == ["old"]
    assert "    accepted Nobody passes it by keyword.\n" in run(*files).stdout
    assert "Accepted:\n\n- f: argument renamed" in run(*files, "--markdown").stdout


def test_a_suppression_of_an_element(run: Run, folder: Path) -> None:
    """Its label has brackets, which a pattern needs not escape; a reason may have several lines."""
    for name, type_ in ("old", "f32"), ("new", "f64"):
        path = '{iree.abi.name = "x", iree.abi.index_path = [0, "w"]}'
        (folder / f"{name}.mlir").write_text(f"func.func @f(%x: {type_} {path}) {{ return }}")
    text = '[a]\nrule = type-changed\nvalue = x["w"]\nreason = one\n  two\n'
    (folder / "accepted.ini").write_text(text)
    ran = run("old.mlir", "new.mlir", "--suppress=accepted.ini")
    assert (ran.returncode, ran.stderr) == (0, "")
    assert "accepted one two\n" in ran.stdout


UNLIKE_C = """
func.func @bare(%x: memref<4xf32>, %n: {0}) -> {0} attributes {{llvm.bareptr}} {{
  return %n : {0}
}}
func.func @byval(%x: !llvm.ptr {{llvm.byval = !llvm.struct<(i64, i64)>}}, %n: {0}) -> {0} {{
  return %n : {0}
}}"""

FILES_OF_SUPPRESSIONS = {
    "[a]\nrule = nothing\nreason = b\n": "[a]: there is no rule 'nothing'",
    "[a]\nrule = type-changed\n": "[a]: there must be a reason",
    "[a]\nreason = b\n": "[a]: there must be a rule",
    "[a]\nrules = b\n": "[a]: a key must be one of rule, function, value, reason (got rules)",
    "[a]\n[a]\n": "While reading from 'bad.ini' [line 2]: section 'a' already exists",
    "rule = b\n": "File contains no section headers. file: 'bad.ini', line: 1 'rule = b\\n'",
}


@pytest.mark.parametrize("text", FILES_OF_SUPPRESSIONS)
def test_invalid_suppressions(text: str, run: Run, folder: Path) -> None:
    """One line, and the status of a comparison that was not made."""
    (folder / "bad.ini").write_text(text)
    ran = run("old.mlir", "old.mlir", "--suppress=bad.ini")
    message = f"abi-diff: error: bad.ini: {FILES_OF_SUPPRESSIONS[text]}\n"
    assert (ran.returncode, ran.stdout, ran.stderr) == (2, "", message)


MISTAKES = {
    "old.mlir": "abi-diff: error: the following arguments are required: NEW",
    "nothing.mlir old.mlir": "abi-diff: error: cannot open input file 'nothing.mlir': "
    "No such file or directory",
    "bad.mlir old.mlir": "bad.mlir:1:25: error: use of undeclared SSA value name",
    "- -": "abi-diff: error: OLD and NEW cannot both be standard input",
    "old.mlir bad.json": "bad.json: error: cannot be read as the output of abi-inspect --json: "
    "it has no list of functions with records",
    "new.json old.mlir": "new.json: error: cannot be read as the output of abi-inspect --json: "
    "its version is 2, and not 1",
    "old.mlir elf.so": "elf.so: error: cannot be read as an ELF file: it ends before byte 16",
    "old.mlir cut.a": "cut.a: error: cannot be read as an ELF file: a member of the archive has 9 ",
    "old.mlir loop.a": "loop.a: error: cannot be read as an ELF file: a member of the archive has ",
    "old.mlir old.mlir --suppress nothing.ini": "abi-diff: error: cannot open input file "
    "'nothing.ini': No such file or directory",
    "old.mlir old.mlir -o .": "abi-diff: error: cannot open output file '.': Is a directory",
}


@pytest.mark.parametrize("arguments", MISTAKES)
def test_mistakes(arguments: str, run: Run, folder: Path) -> None:
    """Each is one line on standard error, and status 2."""
    (folder / "bad.mlir").write_text("func.func @f() { return %x : i32 }")
    (folder / "bad.json").write_text("{}")
    (folder / "new.json").write_text('{"version": 2, "functions": []}')
    (folder / "elf.so").write_bytes(b"\x7fELF")
    for name, size in ("cut.a", 9), ("loop.a", -60):
        (folder / name).write_text(f"!<arch>\n{'x' * 48}{size:<12}")
    ran = run(*arguments.split())
    assert (ran.returncode, ran.stdout) == (2, "")
    assert ran.stderr.splitlines()[0].startswith(MISTAKES[arguments])
    assert len(ran.stderr.splitlines()) == 1


def test_a_file_is_what_abi_inspect_says_of_it(run: Run, folder: Path) -> None:
    """The JSON of abi-inspect stands for the file, with tuples, paths and out-params."""
    (folder / "old.mlir").write_text("""
        func.func @f(%x: tuple<f32, memref<4xf32>> {iree.abi.name = "x"},
                     %r: memref<4xf32> {bufferize.result}) -> i32
            attributes {llvm.emit_c_interface} {
          %0 = arith.constant 1 : i32
          return %0 : i32
        }""")
    with open(folder / "old.json", "w") as output:
        command = [ABI_INSPECT, "old.mlir", "--json"]
        subprocess.run(command, cwd=folder, stdout=output, check=True)
    for files in ("old.json", "old.mlir"), ("old.mlir", "old.json"):
        ran = run(*files)
        assert (ran.returncode, ran.stdout) == (0, "nothing changed for callers\n")


@pytest.mark.parametrize(
    "text",
    [
        """
        func.func @one(%a: f64, %b: i32) -> tuple<f64, i32> {
          %t = builtin.unrealized_conversion_cast %a, %b : f64, i32 to tuple<f64, i32>
          return %t : tuple<f64, i32>
        }
        func.func @two(%a: f64, %b: i32) -> (tuple<f64, i32>, i32) {
          %t = builtin.unrealized_conversion_cast %a, %b : f64, i32 to tuple<f64, i32>
          return %t, %b : tuple<f64, i32>, i32
        }""",
        """
        func.func private @g(memref<?xf32>) attributes {llvm.emit_c_interface}
        func.func @f(%x: memref<?xf32>) {
          call @g(%x) : (memref<?xf32>) -> ()
          return
        }""",
        """
        func.func @copied(%x: memref<?xf32>) -> memref<?xf32> { return %x : memref<?xf32> }
        func.func @other(%x: tensor<?xf32>) -> tensor<?xf32> { return %x : tensor<?xf32> }""",
        UNLIKE_C.format("i32"),
    ],
    ids=["tuples", "an import with a wrapper", "a memref beside tensors", "not called by C"],
)
def test_a_module_and_its_build_are_equal(text: str, run: Run, folder: Path) -> None:
    """Whichever is the old one: the module gets from the build what it does not say."""
    (folder / "module.mlir").write_text(text)
    mlir_abi.build(folder / "module.mlir", folder / "module.o")
    for files in ("module.mlir", "module.o"), ("module.o", "module.mlir"):
        ran = run(*files)
        assert (ran.returncode, ran.stdout) == (0, "nothing changed for callers\n")


def test_a_module_has_the_verdicts_of_its_build(run: Run, folder: Path) -> None:
    """Functions with `llvm.byval` have no callers in C and Python."""
    for name, type_ in ("old", "i32"), ("new", "i64"):
        (folder / f"{name}.mlir").write_text(UNLIKE_C.format(type_))
        mlir_abi.build(folder / f"{name}.mlir", folder / f"{name}.o")
    lowered = json.loads(run("old.o", "new.o", "--json").stdout)
    for files in ("old.mlir", "new.mlir"), ("old.mlir", "new.o"), ("old.o", "new.mlir"):
        report = json.loads(run(*files, "--json").stdout)
        for change, expected in zip(report["changes"], lowered["changes"], strict=True):
            assert change["rule"] == expected["rule"]
            for caller in CALLERS[:4]:
                assert change["verdicts"][caller] == expected["verdicts"][caller]
                assert (change["verdicts"][caller] is None) == (change["function"] == "byval")


@pytest.mark.parametrize("tvm_ffi", [False, True])
def test_a_function_of_a_module_alone_is_as_the_library(
    tvm_ffi: bool, run: Run, folder: Path
) -> None:
    """TVM FFI has called it only if the library has symbols for TVM FFI."""
    one, other = (f"func.func @{name}() {{ return }}\n" for name in ("one", "other"))
    (folder / "both.mlir").write_text(one + other)
    (folder / "one.mlir").write_text(one)
    mlir_abi.build(folder / "one.mlir", folder / "one.o", tvm_ffi=tvm_ffi)
    for files in ("both.mlir", "one.o"), ("one.o", "both.mlir"):
        [change] = json.loads(run(*files, "--json").stdout)["changes"]
        assert (change["function"], change["verdicts"]["C binary"] is None) == ("other", False)
        assert (change["verdicts"]["TVM FFI"] is not None) == tvm_ffi


@pytest.mark.parametrize(
    ("type_", "callers"),
    [
        ("i32", ["IREE", "TVM FFI"]),
        ("complex<f32>", []),
        ("vector<4xf32>", []),
        ("!llvm.struct<(i32)>", []),
        ("f16", ["TVM FFI"]),
        ("memref<4xf32>", ["TVM FFI"]),
        ("tensor<4xi4>", ["IREE"]),
    ],
)
def test_a_caller_that_old_does_not_have_has_no_verdict(
    type_: str, callers: list[str], run: Run, folder: Path
) -> None:
    """TVM FFI and IREE cannot pass every type; and neither calls what the module imports."""
    wrapper = "attributes {llvm.emit_c_interface}"
    for name, result in ("old", "f32"), ("new", "f64"):
        declared = f"func.func private @g({type_}) -> {result} {wrapper}"
        (folder / f"{name}.mlir").write_text(
            f"{declared}\n"
            + f"""
            func.func @f(%x: {type_}) -> {result} {{
              %r = arith.constant 0.0 : {result}
              return %r : {result}
            }}"""
        )
    report = json.loads(run("old.mlir", "new.mlir", "--json").stdout)
    callers_of = {
        change["function"]: [c for c in ("IREE", "TVM FFI") if change["verdicts"][c]]
        for change in report["changes"]
    }
    assert callers_of == {"f": callers, "g": []}


def test_signatures_are_those_of_the_module(run: Run, folder: Path) -> None:
    """Whether a module has them as attributes; the JSON of abi-inspect says so, too."""
    module = ir.Module.parse(OLD, ir.Context())
    mlir_abi.run_pipeline(module, "builtin.module(abi-attach)")
    (folder / "attached.mlir").write_text(str(module))
    functions = mlir_abi.reflect(folder / "attached.mlir").values()
    (folder / "attached.json").write_text(as_json(functions))
    for name in "attached.mlir", "attached.json":
        stdout = run(name, "old.mlir").stdout
        text = "signature not attached any more: f, sip, iree.abi [signature-removed]"
        assert stdout.count(text) == len(functions)


def blocks(language: str) -> list[str]:
    return re.findall(rf"^```{language}\n(.*?)^```", DOCUMENT, re.MULTILINE | re.DOTALL)


def shell(script: str, folder: Path) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        ["bash", "-uo", "pipefail", "-c", script],
        cwd=folder,
        env={**os.environ, "PATH": f"{Path(sys.executable).parent}:{os.environ['PATH']}"},
        capture_output=True,
        text=True,
        check=False,
    )


def test_the_commands_of_the_document(tmp_path: Path) -> None:
    """They print what the page says, and the suppression is one."""
    for block in blocks("mlir"):
        name = re.match(r"// (\S+)", block)
        assert name is not None
        (tmp_path / name[1]).write_text(block)
    (commands,), (printed,) = blocks("sh"), blocks("text")
    ran = shell(commands, tmp_path)
    assert ran.stdout.startswith(printed)
    assert "argument-size-dynamic" not in ran.stdout.removeprefix(printed)
    assert (ran.returncode, ran.stderr) == (1, "")
    assert parse_suppressions(*blocks("ini"), "page")[0].value == "x"


def test_the_workflow_of_the_document(tmp_path: Path) -> None:
    """Its step compares the module of a branch with that of its target."""
    step = re.search(r"( +)run: \|\n((?:\1 +.*\n)+)", *blocks("yaml"))
    assert step is not None
    (tmp_path / "model.mlir").write_text(OLD)
    (tmp_path / "abi-accepted.ini").write_text("")
    git = "git -c user.name=n -c user.email=e"
    shell(
        f"git init -q . && git add . && {git} commit -qm old "
        "&& git update-ref refs/remotes/origin/main HEAD",
        tmp_path,
    )
    (tmp_path / "model.mlir").write_text(RENAMED)
    variables = "GITHUB_BASE_REF=main GITHUB_OUTPUT=output\n"
    ran = shell(f"{variables}set -e\n{textwrap.dedent(step[2])}", tmp_path)
    assert (ran.returncode, ran.stderr) == (0, "")
    assert (tmp_path / "output").read_text() == "status=1\n"
    assert "| f | argument renamed" in (tmp_path / "abi.md").read_text()
