"""Conditions on sizes: their text is read and written, and they hold of sizes or do not."""

from __future__ import annotations

import json
import re
import warnings
from random import Random
from typing import Any

import pytest

from mlir_abi.dialect_attrs.reflection.record import FunctionReflection
from mlir_abi.dialect_attrs.signature import SignatureError
from mlir_abi.dialect_attrs.size_conditions import SizeCondition
from mlir_abi.dialect_attrs.size_expressions import (
    IndexArgument,
    Product,
    Quotient,
    SizeAt,
    Sum,
)

TEXTS = [
    ("b>=1", "b >= 1"),
    ("8 >= b", "8 >= b"),
    ("n == 2*b + 1", "n == 2*b + 1"),
    ("2*b - 3*c >= 4 - a", "a + 2*b >= 3*c + 4"),
    ("n % 2 == 0", "n % 2 == 0"),
    ("(n + 1) % 3 == 0", "(n + 1) % 3 == 0"),
    ("(1 - n) % 3 == 0", "(n - 1) % 3 == 0"),
    ("(n - 2*b) % 4 == 0", "(n - 2*b) % 4 == 0"),
    ("(2 - 4) % 4 == 0", "(2) % 4 == 0"),
]
KEYWORDS = [("None + 2*in>=_in", "None + 2*in >= _in"), ("True % 2 == 0", "True % 2 == 0")]


@pytest.mark.parametrize(("text", "written"), TEXTS + KEYWORDS)
def test_a_condition_is_written_as_it_can_be_read(text: str, written: str) -> None:
    condition = SizeCondition.parse(text)
    assert condition.text() == written
    assert SizeCondition.parse(written) == condition


@pytest.mark.parametrize(("text", "written"), TEXTS)
def test_it_holds_of_the_sizes_of_which_python_says_that_its_text_is_true(
    text: str, written: str
) -> None:
    condition = SizeCondition.parse(text)
    for number in range(6**4):
        digits = (number // 6**i % 6 for i in range(4))
        sizes = dict(zip("abcn", digits, strict=True))
        assert condition.holds(sizes) == eval(text, {}, sizes) == eval(written, {}, sizes)


NOT_CONDITIONS = """b | b > 1 | 1or b | 1 <= b | b >= 1 >= 0 | a*b >= 1 | n % 0 == 0 | n % 2 == 1
x.y == 1 | 1.5 >= b | é >= 1
b*2 >= 1 | b >= 2147483648 | 2147483647*b + b >= 1 | n % True == 0 | | \0"""
LONG = [
    f"{'(' * 600}b{')' * 600} >= 1",
    f"b >= 1{' ' * 1000}+ 1",
    f"{'-'.join(f'b{i}' for i in range(200))}>=0",
    f"{'z' * 900} =, =",
]
"""The second has a part that is a condition; the third is longer when it is written."""


@pytest.mark.parametrize("text", [*re.split(r" \| |\n", NOT_CONDITIONS), *LONG])
def test_another_text_is_refused(text: str) -> None:
    """Python prints no warning of it."""
    with warnings.catch_warnings(record=True) as shown:
        warnings.simplefilter("always")
        with pytest.raises(ValueError, match="must be like b >= 1, n == 2"):
            SizeCondition.parse(text)
    assert not shown


def test_a_name_can_become_another_or_a_number() -> None:
    condition = SizeCondition.parse("n == 2*b + 1")
    assert condition.replaced({"n": "b"}).text() == "0 == b + 1"
    assert condition.replaced({"b": 3, "n": "m"}).text() == "m == 7"


@pytest.mark.parametrize(
    ("conditions", "message"),
    [
        ('["n >= 1"]', "a condition on sizes without names"),
        ('["b > 1"]', "size_conditions must be like"),
        ('"b >= 1"', "size_conditions must be a list of strings"),
    ],
)
def test_a_record_with_another_condition_is_refused(conditions: str, message: str) -> None:
    record = (
        '{"mlir_abi": 1, "name": "f", "kind": "definition", "results": [], '
        '"arguments": [["memref<?xf32>", {"sizes": ["b"]}]], "size_conditions": %s}'
    )
    assert FunctionReflection.parse(record % '["b >= 1"]').conditions == (
        SizeCondition.parse("b >= 1"),
    )
    with pytest.raises(SignatureError, match=message):
        FunctionReflection.parse(record % conditions)


RELATIONS = [
    SizeCondition.parse(f"n {relation}")
    for relation in (
        *("== 3", "== 4", ">= 2", ">= 3", ">= 4"),
        *("% 2 == 0", "% 3 == 0", "% 4 == 0", "% 6 == 0"),
    )
]


@pytest.mark.parametrize("first", RELATIONS, ids=str)
@pytest.mark.parametrize("second", RELATIONS, ids=str)
def test_implication(first: SizeCondition, second: SizeCondition) -> None:
    """As of all small sizes."""
    sizes = [n for n in range(50) if first.holds({"n": n})]
    assert first.implies(second) == all(second.holds({"n": n}) for n in sizes)
    other = second.replaced({"n": "m"})
    assert not first.implies(other)


SUMS = [
    ("s0_0 + 2*a1 - 3", "s0_0 + 2*a1 - 3"),
    ("3 - a1", "3 - a1"),
    ("0", "0"),
    ("s0_0*s0_1", "s0_0*s0_1"),
    ("2 * (s0_0 + 1) * a1", "(2*s0_0 + 2)*a1"),
    ("3*(s0_0*a1) + 1", "3*s0_0*a1 + 1"),
    ("(s0_0 + s0_1) // 2 - 1", "(s0_0 + s0_1)//2 - 1"),
    ("2*(s0_0 // (a1 + 1))", "2*(s0_0//(a1 + 1))"),
    ("1 - s0_0 // 2", "1 - (s0_0//2)"),
    ("-(-s0_0 // 2)", "-((-s0_0)//2)"),
    ("-(s0_0 // 2) // 3", "(-(s0_0//2))//3"),
    ("-(s0_0*a1)", "-s0_0*a1"),
    ("s0_0*(s0_1 // 2)", "s0_0*(s0_1//2)"),
]


@pytest.mark.parametrize(("text", "written"), SUMS)
def test_a_sum_is_written_as_it_can_be_read(text: str, written: str) -> None:
    """What is written has the value that Python says."""
    total = Sum.parse(text)
    assert str(total) == written
    assert Sum.parse(written).value(TERMS) == total.value(TERMS)
    assert total.value(TERMS) == eval(text, {"s0_0": 7, "s0_1": 5, "a1": 3})


TERMS = {SizeAt((0, 0)): 7, SizeAt((0, 1)): 5, IndexArgument(1): 3}


def random_sum(random: Random, depth: int) -> Sum:
    total = Sum({}, random.randint(-3, 3))
    for _ in range(random.randint(0, 3)):
        kind = random.choice([Product, Quotient, None]) if depth else None
        if kind:
            term: Any = kind(random_sum(random, depth - 1), random_sum(random, depth - 1))
        else:
            term = random.choice([*TERMS])
        total += Sum({term: 1}) * random.choice([-2, -1, 1, 3])
    return total


def test_random_sums_are_written_as_they_can_be_read() -> None:
    random = Random(0)
    totals = [random_sum(random, 2) for _ in range(2000)]
    assert sum(total.has_text for total in totals) > 1900
    for total in totals:
        if total.has_text:
            assert Sum.parse(str(total)).value(TERMS) == total.value(TERMS), str(total)


@pytest.mark.parametrize("text", ["", "n", "s0", "a", "1 +", "s0_0 / 2", "s0_0 ** 2", "f(1)"])
def test_no_sum(text: str) -> None:
    with pytest.raises(ValueError, match="must be like s0_0"):
        Sum.parse(text)


@pytest.mark.parametrize(
    ("computed", "message"),
    [
        ("s0_0", "computed must be a list of 1"),
        ([], "computed must be a list of 1"),
        (["n"], "a computed size must be like s0_0"),
        ([1.5], "a computed size must be like s0_0"),
        (["s0_1"], "a computed size of what is no argument"),
        (["s1_0*2"], "a computed size of what is no argument"),
        (["a0"], "a computed size of what is no argument"),
    ],
)
def test_a_record_with_a_wrong_computed_size(computed: object, message: str) -> None:
    result = ["memref<?xf32>", {"computed": computed}]
    record = {"mlir_abi": 1, "name": "f", "kind": "definition"}
    record |= {"arguments": ["memref<?xf32>"], "results": [result]}
    with pytest.raises(SignatureError, match=message):
        FunctionReflection.parse(json.dumps(record))


def test_a_record_keeps_a_computed_size() -> None:
    result = ["memref<?x4xf32>", {"computed": ["s0_0 + a1", None]}]
    record = {"mlir_abi": 1, "name": "f", "kind": "definition"}
    record |= {"arguments": ["memref<?xf32>", "index"], "results": [result]}
    assert json.loads(FunctionReflection.parse(json.dumps(record)).encode()) == record
