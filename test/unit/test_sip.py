"""SIP signatures; texts and descriptions are those of IREE's SipSignature tests."""

import pytest
from hostile import outcome
from hypothesis import given
from hypothesis import strategies as st
from strategies import ANY_TEXT, SIP_SIGNATURES

from mlir_abi.dialect_attrs.function import FunctionSignature
from mlir_abi.dialect_attrs.signature import SignatureBuilder, SignatureError
from mlir_abi.dialect_attrs.sip import SipSignature
from mlir_abi.dialect_attrs.structure import MAX_DEPTH, Dict, Leaf, Sequence, arguments, results
from mlir_abi.dialect_attrs.types import Int

PAIR = Sequence(((0, Leaf(0)), (1, Leaf(1))))
NESTED = Sequence(((0, Dict((("bar", Leaf(1)), ("foo", Leaf(0))))), (1, Leaf(2))))
PAIR_TEXT = ":[\n  0=raw(0),\n  1=raw(1),\n],\n"
NESTED_TEXT = ":[\n  0:{\n    bar=raw(1),\n    foo=raw(0),\n  },\n  1=raw(2),\n],\n"
ODD_KEYS = Dict((
    ("", Leaf(2**31 - 1)),
    ("\n!", Sequence(((3, Dict(())), (4, Sequence(((10, Leaf(0)),)))))),
    ("é", Leaf(5)),
))  # fmt: skip
ODD_KEYS_TEXT = (
    ":{\n  =raw(2147483647),\n  \n!:[\n    3:{\n    },\n    4:[\n      10=raw(0),\n    ],\n  ],\n"
    "  é=raw(5),\n},\n"
)

CASES = [
    ("I1!R1!", None, None, ""),
    ("I12!S9!k0_0k1_1R3!_0", PAIR, Leaf(0), PAIR_TEXT + "=raw(0),\n"),
    (
        "I31!S27!k0D17!K4!bar_1K4!foo_0k1_2R12!S9!k0_0k1_1",
        NESTED,
        PAIR,
        NESTED_TEXT + PAIR_TEXT,
    ),
    ("I4!S1!R4!D1!", Sequence(()), Dict(()), ":[\n],\n:{\n},\n"),
    ("I9!S6!k7_12R1!", Sequence(((7, Leaf(12)),)), None, ":[\n  7=raw(12),\n],\n"),
    ("I50!D46!K1!_2147483647K3!\n!S16!k3D1!k4S6!k10_0K3!é_5R1!", ODD_KEYS, None, ODD_KEYS_TEXT),
]


@pytest.mark.parametrize(("text", "inputs", "results_", "description"), CASES)
def test_cases(text, inputs, results_, description):
    """Text, tree and description belong together."""
    signature = SipSignature(inputs, results_)
    assert SipSignature.parse(text) == signature
    assert SipSignature.parse(text.encode()) == signature
    assert signature.encode() == text.encode()
    assert signature.describe() == description


def test_from_index_paths():
    """The reference mangler's nested example, from its index paths."""
    i32 = Int(32)
    signature = FunctionSignature.of(
        (i32,) * 3,
        (i32,) * 2,
        arguments((i32,) * 3, [(0, "foo"), (0, "bar"), (1,)]),
        results((i32,) * 2, [(0,), (1,)]),
    )
    assert SipSignature.of(signature) == SipSignature(NESTED, PAIR)


def test_keyword_arguments_beside_positional_ones_are_refused():
    """SIP has one structure for all arguments: a list or a dictionary, not both."""
    i32 = Int(32)
    mixed = arguments((i32, i32), [(0,), ("x",)])
    with pytest.raises(
        ValueError, match=r"^SIP cannot encode keyword arguments beside positional ones$"
    ):
        SipSignature.of(FunctionSignature.of((i32, i32), (), mixed, None))


def test_keys_are_sorted_by_bytes():
    """Whatever their order in the text, keys and indices ascend; bytes need not be UTF-8."""
    parsed = SipSignature.parse(b"I18!D14!K2!\xff_0K3!\xc3\xa9_1R12!S9!k1_0k0_1")
    assert parsed.inputs == Dict((("é", Leaf(1)), ("\udcff", Leaf(0))))
    assert parsed.results == Sequence(((0, Leaf(1)), (1, Leaf(0))))
    assert parsed.encode() == b"I18!D14!K3!\xc3\xa9_1K2!\xff_0R12!S9!k0_1k1_0"


@pytest.mark.parametrize(
    ("text", "message", "offset"),
    [
        ("", "a span 'I' must stand here", 0),
        ("I1!R1!R1!", "nothing may follow", 6),
        ("I5!_0_1R1!", "nothing may follow", 5),
        ("I3!k0R1!", "a value must be '_', 'S' or 'D' (got 'k')", 3),
        ("I4!X1!R1!", "a value must be '_', 'S' or 'D' (got 'X')", 3),
        ("I4!_-1R1!", "an index must not be negative (got -1)", 3),
        ("I6!S3!k0R1!", "a value must be '_', 'S' or 'D' (got the end)", 8),
        ("I8!S5!_0k0R1!", "a key of a sequence must be 'k' (got '_')", 6),
        ("I9!S6!k-1_0R1!", "a key must not be negative (got -1)", 6),
        ("I10!S7!K2!a_0R1!", "a key of a sequence must be 'k' (got 'K')", 7),
        ("I8!D5!k0_0R1!", "a key of a dict must be 'K' (got 'k')", 6),
        ("I10!D7!S2!a_0R1!", "a key of a dict must be 'K' (got 'S')", 7),
        ("I12!S9!k0_0k0_1R1!", "the key 0 is there already", 11),
        ("I16!D12!K2!a_0K2!a_1R1!", "the key 'a' is there already", 14),
        ("I6!S3!t12R1!", "a key of a sequence must be 'k' (got 't')", 6),
    ],
)
def test_errors(text, message, offset):
    """What is wrong, and at which byte."""
    with pytest.raises(SignatureError) as error:
        SipSignature.parse(text)
    assert str(error.value).startswith(message)
    assert error.value.offset == offset


@pytest.mark.parametrize("root", [(Leaf(0),), 5, Sequence(((0, None),))])
def test_roots_are_nodes(root):
    """Only the three kinds of node have a word."""
    with pytest.raises(TypeError, match="a value must be a Leaf, Sequence or Dict"):
        SipSignature(root, None).encode()


def nest(depth, tag="S"):
    """A signature of sequences in sequences, or of dicts in dicts."""
    key = {"S": b"k0", "D": SignatureBuilder().span("a", "K").encode()}[tag]
    value = b"_0"
    for _ in range(depth):
        value = SignatureBuilder().span(key + value, tag).encode()
    return SignatureBuilder().span(value, "I").span("", "R").encode()


@pytest.mark.parametrize("tag", ["S", "D"])
def test_depth(tag):
    """The stated depth is read, written and described; one more is an error."""
    parsed = SipSignature.parse(nest(MAX_DEPTH, tag))
    assert parsed.encode() == nest(MAX_DEPTH, tag)
    assert parsed.describe().count("raw(0)") == 1
    with pytest.raises(SignatureError, match=f"at most {MAX_DEPTH} levels deep"):
        SipSignature.parse(nest(MAX_DEPTH + 1, tag))


@given(SIP_SIGNATURES)
def test_round_trip(signature):
    """Whatever can be said is read back as it was."""
    assert SipSignature.parse(signature.encode()) == signature


@given(st.binary() | ANY_TEXT)
def test_anything(text):
    """A value, or an error inside the text."""
    outcome(SipSignature.parse, text)


@given(SIP_SIGNATURES, st.data())
def test_mutations(signature, data):
    """One byte changed: an error, or a value that stands for itself."""
    text = bytearray(signature.encode())
    text[data.draw(st.integers(0, len(text) - 1))] = data.draw(st.integers(0, 255))
    parsed = outcome(SipSignature.parse, bytes(text))
    if isinstance(parsed, SipSignature):
        assert SipSignature.parse(parsed.encode()) == parsed
