"""What IREE's compiler and runtime do is measured; docs/iree.md and our warnings say the same."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest
from iree_process import DOCUMENT, run
from mlir import ir

from mlir_abi.dialect_attrs.iree.runtime_limits import Raises, Signed, leaf_outcome, problems
from mlir_abi.dialect_attrs.iree_abi import IreeAbi
from mlir_abi.passes.support.classify import Classifier

TYPES = re.findall(r"^\| `([^`]+)` \| (.+?) \| (.+?) \| (.+?) \| (.+?) \|$", DOCUMENT, re.MULTILINE)
COLUMNS = [("{}", "argument"), ("{}", "result")]
COLUMNS += [("tensor<2x{}>", "argument"), ("tensor<2x{}>", "result")]
CELLS = [
    (text.format(type_), kind, said)
    for type_, *row in TYPES
    for (text, kind), said in zip(COLUMNS, row, strict=True)
]
STAGES = {
    "looks the function up": "lookup raises",
    "packs the arguments": "packing raises",
    "decodes the result": "decoding raises",
}


COMPILED = [(type_, kind) for type_, kind, said in CELLS if said != "no compile"]
NOT_COMPILED = [(type_, kind) for type_, kind, said in CELLS if said == "no compile"]


@pytest.fixture(scope="module")
def measured() -> dict[tuple[str, str], Any]:
    """What became of every type of the document that compiles there."""
    asked = [(*each, True) for each in COMPILED]
    return dict(zip(COMPILED, run("iree_types.py", asked), strict=True))


@pytest.mark.slow
def test_what_does_not_compile() -> None:
    """Each is a program of its own."""
    asked = [(*each, False) for each in NOT_COMPILED]
    assert run("iree_types.py", asked) == ["no compile"] * len(asked)


def word(outcome: Any) -> str:
    """What the document calls an outcome."""
    return STAGES[outcome[0]] if isinstance(outcome, list) else outcome


def test_the_document_has_the_measured_table(measured: dict[tuple[str, str], Any]) -> None:
    """If it has another, the failure shows the table that it should have."""
    outcomes = measured | dict.fromkeys(NOT_COMPILED, "no compile")
    rows = [
        f"| `{type_}` | "
        + " | ".join(word(outcomes[text.format(type_), kind]) for text, kind in COLUMNS)
        + " |"
        for type_, *_ in TYPES
    ]
    table = "\n".join(rows)
    assert table in DOCUMENT, f"measured:\n{table}"


@pytest.mark.parametrize(("type_", "kind"), COMPILED)
def test_the_warnings_say_what_is_measured(
    measured: dict[tuple[str, str], Any], context: ir.Context, type_: str, kind: Any
) -> None:
    """Stage, error and message of what is raised; and nothing where nothing is."""
    outcome = leaf_outcome(kind, Classifier()[ir.Type.parse(type_)])
    actual = measured[type_, kind]
    if isinstance(actual, list):
        assert isinstance(outcome, Raises)
        assert [outcome.stage, outcome.error] == actual[:2]
        assert outcome.message in actual[2]
    elif actual == "signed":
        assert isinstance(outcome, Signed)
    else:
        assert (actual, outcome) == ("yes", None)


def test_there_are_types() -> None:
    """The document is found and has the table."""
    assert len(TYPES) > 20
    assert {said for _, _, said in CELLS} == {
        "yes",
        "signed",
        "no compile",
        "lookup raises",
        "decoding raises",
    }


LIST = """
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c2 = arith.constant 2 : index
    %seven = arith.constant 7 : i32
    %list = util.list.create %c2 : !util.list<?>
    util.list.resize %list, %c2 : !util.list<?>
    util.list.set %list[%c0], %seven : i32 -> !util.list<?>
    util.list.set %list[%c1], %seven : i32 -> !util.list<?>"""
IDENTITY = "func.func @NAME(%x: i32) -> i32 attributes {ATTRS} { return %x : i32 }"
SECOND = "func.func @NAME(%x: i32, %y: i32) -> i32 attributes {ATTRS} { return %y : i32 }"
TAKE = "func.func @NAME(%x: !util.list<?>) attributes {ATTRS} { return }"
GIVE = f"""func.func @NAME() -> !util.list<?> attributes {{ATTRS}} {{
    {LIST}
    return %list : !util.list<?>
}}"""
GIVE_TWO = f"""func.func @NAME() -> (!util.list<?>, i32) attributes {{ATTRS}} {{
    {LIST}
    return %list, %seven : !util.list<?>, i32
}}"""
PAIR = ["i32", "i32"]
SDICT = ["sdict", ["a", "i32"], ["b", "i32"]]
PYLIST = ["py_homogeneous_list", "i32"]
NAMED = ["named", "k", "i32"]

# A function, its records, what it is called with, and what it returns if all is well.
CALLS: dict[str, tuple[str, list[Any], list[Any], list[Any], dict[str, Any], Any]] = {
    "slist in": (TAKE, [["slist", *PAIR]], [], [[1, 2]], {}, "None"),
    "stuple in": (TAKE, [["stuple", *PAIR]], [], [[1, 2]], {}, "None"),
    "sdict in": (TAKE, [SDICT], [], [{"b": 1, "a": 2}], {}, "None"),
    "pylist in": (TAKE, [PYLIST], [], [[1, 2]], {}, "None"),
    "gap in": (TAKE, [["slist", "i32", None]], [], [[1, 2]], {}, "None"),
    "null in": (IDENTITY, [None], ["i32"], [1], {}, 1),
    "nested unknown in": (TAKE, [["sdict", ["k", ["slist", "i1"]]]], [], [{"k": [1]}], {}, "None"),
    "slist out": (GIVE_TWO, [], [["slist", *PAIR], "i32"], [], {}, [[7, 7], 7]),
    "stuple out": (GIVE_TWO, [], [["stuple", *PAIR], "i32"], [], {}, [[7, 7], 7]),
    "inlined out": (GIVE_TWO, [], [["stuple", ["slist", *PAIR], "i32"]], [], {}, [[7, 7], 7]),
    "sdict out": (GIVE, [], [["stuple", SDICT]], [], {}, [{"a": 7, "b": 7}]),
    "pylist out": (GIVE, [], [PYLIST], [], {}, [7, 7]),
    "list of null out": (GIVE, [], [["py_homogeneous_list", None]], [], {}, [7, 7]),
    "gap out": (GIVE, [], [["stuple", ["slist", "i32", None]]], [], {}, [[7, 7]]),
    "null out": (IDENTITY, ["i32"], [None], [1], {}, 1),
    "nested i1 out": (GIVE, [], [["stuple", ["slist", "i32", "i1"]]], [], {}, None),
    "unknown in, unknown out": (IDENTITY, ["unknown"], ["unknown"], [1], {}, None),
    "unknown out": (IDENTITY, ["i32"], ["unknown"], [1], {}, None),
    "named last": (SECOND, ["i32", NAMED], ["i32"], [1], {"k": 2}, 2),
    "named first": (SECOND, [NAMED, "i32"], ["i32"], [1], {}, None),
    "named unknown": (IDENTITY, [["named", "k", "unknown"]], ["i32"], [], {"k": 1}, None),
}
ROWS = {
    '`["slist",…]`, `["stuple",…]`, `["sdict",…]`': (
        ("slist in", "stuple in", "sdict in"),
        ("slist out", "stuple out", "sdict out"),
    ),
    '`["py_homogeneous_list",…]`': (("pylist in",), ("pylist out", "list of null out")),
    "`null`, a gap in a list": (("null in", "gap in"), ("null out", "gap out")),
    '`["named",…]` after all positional ones': (("named last",), ()),
    '`["named",…]` before a positional one': (("named first",), ()),
}


FENCES = """util.func public @NAME(%x: i32) attributes {
    iree.abi.model = "coarse-fences", ATTRS} { util.return }"""
ADD_F64 = """func.func @NAME(%x: tensor<2xf64>) -> tensor<2xf64> attributes {ATTRS} {
    %y = arith.addf %x, %x : tensor<2xf64> return %y : tensor<2xf64> }"""
ADD_I8 = """func.func @NAME(%x: i8) -> i8 attributes {ATTRS} {
    %y = arith.addi %x, %x : i8 return %y : i8 }"""
F32, F64 = (["ndarray", element, 1, 2] for element in ("f32", "f64"))

# The same of calls that no record can describe, and of numbers that IREE changes.
OTHER_CALLS: dict[str, tuple[str, list[Any], list[Any], list[Any], dict[str, Any]]] = {
    "one slist out": (GIVE, [], [["slist", *PAIR]], [], {}),
    "one stuple out": (GIVE, [], [["stuple", *PAIR]], [], {}),
    "one sdict out": (GIVE, [], [SDICT], [], {}),
    "fences": (FENCES, ["i32"], [], [1], {}),
    "f64": (ADD_F64, [F64], [F64], [[1, 2]], {}),
    "f64 as f32": (ADD_F64, [F32], [F32], [[1, 2]], {}),
    "i8": (ADD_I8, ["i8"], ["i8"], [100], {}),
}


@pytest.fixture(scope="module")
def called() -> dict[str, Any]:
    """What became of every call."""
    calls = [*(each[:5] for each in CALLS.values()), *OTHER_CALLS.values()]
    return dict(zip([*CALLS, *OTHER_CALLS], run("iree_records.py", ["std", calls]), strict=True))


@pytest.mark.parametrize("name", CALLS)
def test_problems_are_what_is_raised(called: dict[str, Any], name: str) -> None:
    """The first problem of a stage is what the runtime raises; no problem, and it gives a value."""
    _, inputs, results, _, _, expected = CALLS[name]
    abi = IreeAbi.parse(json.dumps({"a": inputs, "r": results}))
    warnings = list(problems(abi.inputs, abi.results))
    actual, error = called[name]
    if not warnings:
        assert (actual, error) == (expected, None)
    else:
        outcome = warnings[0].outcome
        assert [outcome.stage, outcome.error] == error[:2]
        assert outcome.message in error[2]


@pytest.mark.parametrize("row", ROWS)
def test_the_document_says_what_records_do(called: dict[str, Any], row: str) -> None:
    """Every row of the table of records."""
    cells = re.search(rf"^\| {re.escape(row)} \| (.*?) \|(.*)\|$", DOCUMENT, re.MULTILINE)
    assert cells is not None
    for said, names in zip(cells.groups(), ROWS[row], strict=True):
        assert {word(called[name][1] or "yes") for name in names} == set(
            filter(None, [said.strip()])
        )


@pytest.mark.parametrize("kind", ["slist", "stuple", "sdict"])
def test_one_result_that_is_a_list_has_no_record(called: dict[str, Any], kind: str) -> None:
    """The runtime takes the record for the list of all results."""
    _, error = called[f"one {kind} out"]
    assert error[:2] == ["decodes the result", "ReturnError"]
    assert "mismatched return arity: 1 vs 2" in error[2]


def test_fences_have_no_record(called: dict[str, Any]) -> None:
    """The runtime passes none, by whatever record."""
    _, error = called["fences"]
    assert error[0] == "packs the arguments"
    assert "expected 3 arguments but passed 1" in error[2]


@pytest.mark.parametrize(
    ("type_", "record"), [("memref<2xf32>", F32), ("tuple<f64>", ["slist", "f32"])]
)
def test_a_type_that_cannot_be_loaded(type_: str, record: Any) -> None:
    """Though the runtime reads the record. A tuple's is that of its leaves, once it is expanded."""
    function = f"func.func @NAME(%x: {type_}) attributes {{ATTRS}} {{ return }}"
    with pytest.raises(AssertionError, match=f"no type registered with name '{type_}'"):
        run("iree_records.py", ["std", [(function, [record], [], [], {})]])


def test_an_f64_that_was_demoted_is_refused(called: dict[str, Any]) -> None:
    """The compiled function expects f32, whatever the record says."""
    _, error = called["f64"]
    assert error[:2] == ["packs the arguments", "ValueError"]
    assert re.search("expected f32 .* but have f64", error[2])
    assert called["f64 as f32"][1] is None


def test_small_scalars_are_what_the_vm_holds(called: dict[str, Any]) -> None:
    """It holds them in 32 bits, and nothing brings the sum back to 8."""
    assert called["i8"] == [200, None]
