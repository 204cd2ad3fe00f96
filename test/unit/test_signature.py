"""The lexical layer; texts and values are those of IREE's SignatureBuilder and -Parser tests."""

import copy
import pickle

import pytest
from hypothesis import given
from hypothesis import strategies as st

from mlir_abi.dialect_attrs.signature import (
    Integer,
    SignatureBuilder,
    SignatureError,
    SignatureParser,
    Span,
)


def items(text):
    """Each item as (tag, value) or (tag, contents)."""
    parser = SignatureParser(text)
    return [
        (item.tag, item.value if isinstance(item, Integer) else parser.contents(item))
        for item in parser
    ]


CASES = [
    ("_5a1z10x-5991", [("_", 5), ("a", 1), ("z", 10), ("x", -5991)]),
    ("A7!foobarZ17!FOOBAR_23_FOOBAR", [("A", b"foobar"), ("Z", b"FOOBAR_23_FOOBAR")]),
    ("A6!12345Z4!-23", [("A", b"12345"), ("Z", b"-23")]),
    ("A6!!2345Z4!-23", [("A", b"!2345"), ("Z", b"-23")]),
    ("_5X3!_6", [("_", 5), ("X", b"_6")]),
    ("Z1!", [("Z", b"")]),
    ("", []),
]


@pytest.mark.parametrize(("text", "expected"), CASES)
def test_parse(text, expected):
    """The reference's texts give the reference's items."""
    assert items(text) == expected


@pytest.mark.parametrize(("text", "expected"), CASES)
def test_build(text, expected):
    """The reference's items give the reference's texts."""
    builder = SignatureBuilder()
    for tag, value in expected:
        builder = (
            builder.integer(value, tag) if isinstance(value, int) else builder.span(value, tag)
        )
    assert builder.encode() == text.encode()


def test_the_default_tag_of_an_integer_is_an_underscore():
    """As in the reference's builder."""
    assert SignatureBuilder().integer(5).encode() == b"_5"


def test_nested():
    """A builder becomes a span of another, and a span is parsed by itself."""
    outer = SignatureBuilder().integer(5)
    inner = SignatureBuilder().integer(6)
    assert inner.append_to(outer, "X") is inner
    assert outer.encode() == b"_5X3!_6"
    parser = SignatureParser("_5X3!_6")
    parser.next()
    nested = parser.nested(parser.expect_span("X"))
    assert parser.next() is None
    assert nested.next() == Integer("_", 6, 5)
    assert nested.next() is None


def test_text_is_utf8():
    """Lengths are bytes, not characters; bytes that are not UTF-8 survive."""
    assert SignatureBuilder().span("é", "K").encode() == b"K3!\xc3\xa9"
    assert SignatureBuilder().span("\udcff", "K").encode() == b"K2!\xff"
    assert items("K3!é") == [("K", "é".encode())]
    assert items("K2!\udcff") == [("K", b"\xff")]
    assert items("_9223372036854775807a-9223372036854775808") == [("_", 2**63 - 1), ("a", -(2**63))]


@pytest.mark.parametrize(
    ("text", "message", "offset"),
    [
        (b"\x011 ", "a tag must be", 0),
        (b"_+12", "'_' must be followed by an integer of 64 bits", 1),
        (b"_", "'_' must be followed by an integer", 1),
        (b"_-", "'_' must be followed by an integer", 1),
        (b"_9223372036854775808", "'_' must be followed by an integer", 1),
        (b"_-9223372036854775809", "'_' must be followed by an integer", 1),
        (b"_" + b"1" * 10_000, "'_' must be followed by an integer", 1),
        (b"_1Z4abc", "the span 'Z' says 4 bytes where 3 are left", 2),
        (b"Z-3abc", r"the length of span 'Z' must be 1 or more, for the '!' \(got -3\)", 0),
        (b"Z0!", r"the length of span 'Z' must be 1 or more, for the '!' \(got 0\)", 0),
        (b"Z3abc", "the length of span 'Z' must be followed by '!'", 2),
        (b"Z9223372036854775807!", "the span 'Z' says 9223372036854775807 bytes", 0),
    ],
)
def test_errors(text, message, offset):
    """What is wrong, and at which byte."""
    with pytest.raises(SignatureError, match=message) as error:
        items(text)
    assert error.value.offset == offset
    assert str(error.value).endswith(f", at byte {offset}")


@pytest.mark.parametrize(
    ("text", "offset"), [("\ud800", 0), ("K3!é\ud800", 5), ("K2!\udcff\ud800", 4)]
)
def test_text_that_has_no_bytes(text, offset):
    """Half a surrogate pair stands for no byte."""
    with pytest.raises(SignatureError, match="not UTF-8") as error:
        SignatureParser(text)
    assert error.value.offset == offset


def test_offsets_are_those_of_the_whole_signature():
    """An error inside a span is reported from the beginning."""
    parser = SignatureParser("I5!_+12")
    with pytest.raises(SignatureError) as error:
        parser.nested(parser.expect_span("I")).next()
    assert error.value.offset == 4


def test_expectations():
    """`expect_span` and `expect_end` say what stands where it should not."""
    with pytest.raises(SignatureError, match=r"a span 'I' must stand here \(got '_'\)"):
        SignatureParser("_1").expect_span("I")
    with pytest.raises(SignatureError, match="a span 'I' must stand here"):
        SignatureParser("R1!").expect_span("I")
    with pytest.raises(SignatureError, match="nothing may follow"):
        SignatureParser("_1").expect_end()


@pytest.mark.parametrize("again", [copy.copy, lambda error: pickle.loads(pickle.dumps(error))])
def test_errors_travel_between_processes(again):
    """A copy of an error says the same."""
    error = again(SignatureError("nothing may follow", 7))
    assert (str(error), error.offset) == ("nothing may follow, at byte 7", 7)


@pytest.mark.parametrize("kind", [bytearray, memoryview, lambda text: memoryview(bytearray(text))])
def test_bytes_of_every_kind(kind):
    """Whatever holds bytes is read, and gives bytes."""
    parser = SignatureParser(kind(b"K2!a"))
    contents = parser.contents(parser.expect_span("K"))
    assert contents == b"a"
    assert isinstance(contents, bytes)


@pytest.mark.parametrize("signature", [None, 5, [b"I1!R1!"]])
def test_what_holds_no_bytes(signature):
    """An int is no length of a buffer, and a list no text."""
    with pytest.raises(TypeError, match="a signature must be a str or bytes"):
        SignatureParser(signature)


@pytest.mark.parametrize("value", [2**63, -(2**63) - 1])
def test_integers_have_64_bits(value):
    """What could not be read is not written."""
    with pytest.raises(ValueError, match=r"must have 64 bits \(got -?922337203685477580[89]\)"):
        SignatureBuilder().integer(value)


@pytest.mark.parametrize("value", [1.5, 1.0, "1", None])
def test_integers_are_integers(value):
    """A number is not cut off to fit."""
    with pytest.raises(TypeError, match="cannot be interpreted as an integer"):
        SignatureBuilder().integer(value)


@pytest.mark.parametrize("tag", ["A", "", "aa", "1", "é"])
def test_tags_of_integers(tag):
    """An integer's tag is an underscore or a small letter."""
    with pytest.raises(ValueError, match="an integer's tag must be"):
        SignatureBuilder().integer(1, tag)


@pytest.mark.parametrize("tag", ["a", "", "AA", "_", "É"])
def test_tags_of_spans(tag):
    """A span's tag is a capital letter."""
    with pytest.raises(ValueError, match="a span's tag must be"):
        SignatureBuilder().span("", tag)


ITEMS = st.tuples(st.sampled_from("_az"), st.integers(-(2**63), 2**63 - 1)) | st.tuples(
    st.sampled_from("AMZ"), st.binary(max_size=20)
)


@given(st.lists(ITEMS))
def test_round_trip(expected):
    """Any items can be built and read back."""
    builder = SignatureBuilder()
    for tag, value in expected:
        builder = (
            builder.integer(value, tag) if isinstance(value, int) else builder.span(value, tag)
        )
    assert items(builder.encode()) == expected


@given(st.binary())
def test_any_bytes(text):
    """Items, or an error inside the text."""
    try:
        assert all(isinstance(item, (Integer, Span)) for item in SignatureParser(text))
    except SignatureError as error:
        assert 0 <= error.offset <= len(text)
