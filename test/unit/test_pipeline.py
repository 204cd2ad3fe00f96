"""The grammar of pipeline texts, checked against MLIR's own parser where both can speak."""

from __future__ import annotations

import pickle

import pytest
from hypothesis import given
from hypothesis import strategies as st

from mlir_abi import Pipeline, PipelineError, parse_pipeline, run_pipeline
from mlir_abi.bindings import ir, passmanager
from mlir_abi.pipeline.pipeline_text import MAX_DEPTH, Element, parse_options

space = st.sampled_from(["", "", " ", "\n  ", "\t"])
names = st.from_regex(r"[a-z][a-z0-9-]{0,8}", fullmatch=True)
anchors = st.sampled_from(["any", "builtin.module", "func.func", "gpu.module"])
flat_options = st.from_regex(r"[a-z=, 0-9'\"()]{0,12}", fullmatch=True)
options = st.one_of(flat_options, flat_options.map(lambda inner: f"a={{{inner}}} b"))


def element(name: str, given: str | None) -> tuple[Element, str]:
    return Element(name, given), name if given is None else f"{name}{{{given}}}"


@st.composite
def elements(draw: st.DrawFn, depth: int = 3) -> tuple[Element, str]:
    """An element and a text of it, spaced at random."""
    if depth == 0 or draw(st.booleans()):
        value, text = element(draw(names), draw(st.none() | options))
    else:
        anchor = draw(anchors)
        nested = draw(st.lists(elements(depth - 1), min_size=1, max_size=3))
        value = Element(anchor, nested=tuple(each for each, _ in nested))
        text = f"{anchor}{draw(space)}({','.join(text for _, text in nested)})"
    return value, f"{draw(space)}{text}{draw(space)}"


@given(anchors, st.lists(elements(), max_size=3), space)
def test_every_text_is_parsed_to_its_elements_and_given_back(
    anchor: str, drawn: list[tuple[Element, str]], padding: str
) -> None:
    text = f"{padding}{anchor}({','.join(text for _, text in drawn)}){padding}"
    pipeline = parse_pipeline(text)
    assert pipeline == Pipeline(anchor, tuple(value for value, _ in drawn), text)
    assert str(pipeline) == text


@given(st.lists(elements(), max_size=3))
def test_each_element_knows_its_own_text(drawn: list[tuple[Element, str]]) -> None:
    pipeline = parse_pipeline(f"any({','.join(text for _, text in drawn)})")
    for element, (_, text) in zip(pipeline.elements, drawn, strict=True):
        assert element.text == text.strip()
        assert pipeline.text[element.offset :].startswith(element.text)


@given(st.text(alphabet="ab.,(){}='\" \n", max_size=40))
def test_any_text_is_parsed_or_refused(text: str) -> None:
    try:
        parsed = parse_pipeline(text)
    except PipelineError as refusal:
        error = refusal
    else:
        assert str(parsed) == text
        return
    assert error.text == text
    assert 0 <= error.offset <= len(text)


CPP_TEXTS = [
    "builtin.module(cse,canonicalize{max-iterations=1},func.func(cse,any(canonicalize)))",
    " builtin.module ( cse , canonicalize { max-iterations=1 } ) ",
    "builtin.module(inline{op-pipelines=func.func(canonicalize{max-iterations=1}),any(cse)})",
    "any(cse)",
    "builtin.module()",
]


@pytest.mark.parametrize("text", CPP_TEXTS)
def test_mlir_reads_the_same_passes(text: str) -> None:
    """MLIR prints a pipeline with all options; the names and nesting must be those we read."""

    def shape(elements: tuple[Element, ...]) -> list[object]:
        return [(e.name, e.nested and shape(e.nested)) for e in elements]

    with ir.Context():
        printed = str(passmanager.PassManager.parse(text.strip()))
    assert shape(parse_pipeline(printed).elements) == shape(parse_pipeline(text).elements)


INVALID = [
    ("", 0, "expected an anchor such as 'builtin.module'"),
    ("cse", 0, "a pipeline starts with an anchor, as in 'builtin.module(…)'"),
    ("cse,canonicalize", 0, "a pipeline starts with an anchor, as in 'builtin.module(…)'"),
    ("builtin.module(cse", 18, "expected ',' or ')'"),
    ("builtin.module(cse))", 19, "expected the end of the pipeline"),
    ("builtin.module(cse canonicalize)", 19, "expected ',' or ')'"),
    ("builtin.module(cse,)", 19, "expected the name of a pass or an anchor"),
    ("builtin.module(,cse)", 15, "expected the name of a pass or an anchor"),
    ("builtin.module(func.func())", 25, "expected the name of a pass or an anchor"),
    ("builtin.module(cse{a={b})", 18, "the options are not closed by '}'"),
    ("builtin.module(cse{}})", 20, "expected ',' or ')'"),
    ("func(cse)", 0, "an anchor is an operation such as 'func.func', or 'any' (got 'func')"),
    (
        "builtin.module(cse(canonicalize))",
        15,
        "an anchor is an operation such as 'func.func', or 'any' (got 'cse')",
    ),
]


@pytest.mark.parametrize(("text", "offset", "message"), INVALID)
def test_what_is_no_pipeline_is_refused_where_it_goes_wrong(
    text: str, offset: int, message: str
) -> None:
    with pytest.raises(PipelineError) as caught:
        parse_pipeline(text)
    assert (caught.value.message, caught.value.offset) == (message, offset)
    assert str(caught.value) == f"{message}\n{text}\n{' ' * offset}^"


def test_the_caret_is_under_the_line_that_is_wrong() -> None:
    with pytest.raises(PipelineError) as caught:
        parse_pipeline("builtin.module(\n  cse,\n  *,\n  cse)")
    assert str(caught.value).splitlines()[1:] == ["  *,", "  ^"]


def test_text_that_is_not_utf8_is_refused() -> None:
    with pytest.raises(PipelineError, match="the pipeline is not UTF-8") as caught:
        parse_pipeline("builtin.module(cse{a=\udcff})")
    assert caught.value.offset == 21


def test_an_error_passes_between_processes() -> None:
    with pytest.raises(PipelineError) as caught:
        parse_pipeline("builtin.module(")
    copy = pickle.loads(pickle.dumps(caught.value))
    assert (str(copy), copy.offset) == (str(caught.value), 15)


def test_deep_nesting_is_refused_and_does_not_overflow_the_stack() -> None:
    deepest = "any(" * MAX_DEPTH + "cse" + ")" * MAX_DEPTH
    assert str(parse_pipeline(deepest)) == deepest
    with pytest.raises(PipelineError, match=f"deeper than {MAX_DEPTH}"):
        parse_pipeline("any(" * 100_000 + "cse" + ")" * 100_000)


def test_a_long_text_takes_linear_time() -> None:
    text = f"any({','.join(['cse{a=b}'] * 100_000)})"
    assert len(parse_pipeline(text).elements) == 100_000


def test_options_are_keys_with_values_that_quotes_keep_together() -> None:
    assert parse_options(" a=1  flag b='x y' c=\"=\" ") == {
        "a": "1",
        "flag": "",
        "b": "x y",
        "c": "=",
    }


@pytest.mark.parametrize(
    ("text", "message"), [("a='x", "No closing quotation"), ("a=1 a=2", "'a' is given twice")]
)
def test_options_that_cannot_be_read_are_refused(text: str, message: str) -> None:
    with pytest.raises(ValueError, match=message):
        parse_options(text)


@pytest.mark.parametrize(
    ("text", "message", "column"),
    [
        (
            "builtin.module(cse,abi-default{opt-lvl=3})",
            "abi-default has no option 'opt-lvl'; it has opt-level, assertions-abort, out-params, "
            "tvm-ffi, plain-c, vector-bytes, registers, checked, least-work, handler",
            19,
        ),
        (
            "builtin.module(abi-default{opt-level=x})",
            "abi-default: opt-level must be an integer (got 'x')",
            15,
        ),
        (
            "builtin.module(cse,func.func(abi-default))",
            "abi-default runs on 'builtin.module' (got 'func.func')",
            29,
        ),
        (
            "builtin.module(abi-defalt)",
            "unknown pass 'abi-defalt'; did you mean 'abi-default'?",
            15,
        ),
        (
            "builtin.module(cse,abi-stablehlo-to-linalg{x=1})",
            "abi-stablehlo-to-linalg has no option 'x'; it has none",
            19,
        ),
    ],
)
def test_a_wrong_use_of_a_named_pipeline(text: str, message: str, column: int) -> None:
    """It is refused at its name, before any pass runs."""
    with ir.Context(), pytest.raises(PipelineError) as caught:
        run_pipeline(ir.Module.parse(""), text)
    assert (caught.value.message, caught.value.offset) == (message, column)


def test_a_named_pipeline_on_any_operation_is_refused_at_its_name() -> None:
    with ir.Context():
        module = ir.Module.parse("func.func private @f()")  # which the function does not keep alive
        function = module.body.operations[0]
        with pytest.raises(PipelineError, match=r" runs on 'builtin\.module' ") as caught:
            run_pipeline(function, "any(cse,abi-default)")
    assert caught.value.offset == 8
