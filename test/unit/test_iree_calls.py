"""Calls by the records of ``iree.abi`` mean what IREE's invoker makes of them.

The records, the calls and what is passed are those of IREE's ``function_test.py``, whose VM is a
mock; ``make corpus IREE=…`` runs all of them through IREE's own invoker, too.
"""

import json

import pytest

from mlir_abi.dialect_attrs.decode.decode_function import decode
from mlir_abi.dialect_attrs.iree_abi import IreeAbi
from mlir_abi.runtime.call.argument_nest import Arguments, assembler

ARRAY = ["ndarray", "i32", 1, 1]
KEYWORDS = ["i32", ["named", "a", "i32"], ["named", "b", "i32"]]
ARRAYS = [ARRAY, ["named", "a", ARRAY], ["named", "b", ARRAY]]
DICT = [["sdict", ["a", "i32"], ["b", "i32"]]]


@pytest.mark.parametrize(
    ("records", "args", "by_name", "passed"),
    [
        (KEYWORDS, (-1,), {"a": 1, "b": 2}, [-1, 1, 2]),
        (KEYWORDS, (), {"a": 1, "b": 1}, None),
        (KEYWORDS, (-1,), {"a": 1}, None),
        (KEYWORDS, (-1,), {"a": 1, "b": 2, "c": 3}, None),
        (ARRAYS, (), {"a": 1, "b": 1}, None),
        (ARRAYS, (-1,), {"a": 1}, None),
        ([["slist", "i32", "i32"]], ([2, 3],), {}, [2, 3]),
        ([["slist", "i32", "i32"]], ([2, 3, 4],), {}, None),
        ([["stuple", "i32", "i32"]], ((2, 3),), {}, [2, 3]),
        (DICT, ({"b": 3, "a": 2},), {}, [2, 3]),
        (DICT, ({"a": 2, "b": 3, "c": 4},), {}, None),
        (DICT, ({"a": 2, "c": 3},), {}, None),
        ([["ndarray", "i32", 1, 2]], ("x",), {}, ["x"]),
        ([["ndarray", "f32", 3, 4]], ("x",), {}, ["x"]),
        ([], (), {}, []),
    ],
)
def test_arguments(records, args, by_name, passed):
    """What is passed, in order; None for an error."""
    function = decode({"iree.abi": json.dumps({"a": records, "r": []})})
    arguments = Arguments(function)
    if passed is None:
        with pytest.raises((TypeError, ValueError)):
            arguments.bind(args, by_name)
    else:
        assert list(arguments.bind(args, by_name)) == passed


@pytest.mark.parametrize(
    ("records", "flat", "result"),
    [
        ([], [], None),
        (["i32"], [3], 3),
        ([["slist", "i32", "i32"]], [3, 4], (3, 4)),
        (
            ["i32", ["slist", ["sdict", ["bar", "i32"], ["foo", "i32"]], "i64"]],
            [3, 100, 200, 6],
            (3, ({"bar": 100, "foo": 200}, 6)),
        ),
        ([["ndarray", "i1", 1, 2]], ["x"], "x"),
        ([["py_homogeneous_list", "i64"]], [[1, 2]], [1, 2]),
    ],
)
def test_results(records, flat, result):
    """What a caller gets; IREE returns lists where the package returns tuples."""
    text = json.dumps({"a": [], "r": records, "v": 1}, separators=(",", ":"))
    assert IreeAbi.parse(text).encode() == text
    function = decode({"iree.abi": text})
    assert assembler(function.signature.result_structure)(flat) == result
