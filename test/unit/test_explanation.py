"""``abi-inspect SIGNATURE``: each piece of a signature, by the name that its grammar has for it."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from pathlib import Path

import pytest
from hypothesis import example, given
from hypothesis import strategies as st
from strategies import IREE_ABIS, RAW_SIGNATURES, SIP_SIGNATURES

from mlir_abi.dialect_attrs.iree_abi import IreeAbi
from mlir_abi.dialect_attrs.raw import RawSignature
from mlir_abi.dialect_attrs.signature import SignatureError, utf8
from mlir_abi.dialect_attrs.sip import SipSignature
from mlir_abi.inspection.explanation import explain, is_signature

ABI_INSPECT = Path(sys.executable).parent / "abi-inspect"
DOCUMENT = (Path(__file__).parents[2] / "docs" / "inspect.md").read_text()
RAW = "I15!B11!d10d128d64R16!B12!t6d32d-1d64"
SIP = "I37!S33!k0D23!K2!b_0K2!w_1K6!names_2k2_3R4!S1!"
JSON = (
    '{"a":[["ndarray","f32",2,null,3],["named","é",["slist",null,"unknown"]]],'
    '"r":[["sdict",["k",["ndarray","i8",null]]]],"v":1}'
)


def run(*arguments: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run([ABI_INSPECT, *arguments], capture_output=True, text=True, check=False)


def test_raw() -> None:
    """IREE's example, with a dynamic size."""
    assert explain(RAW).pieces == [
        (0, 0, "I15!", "inputs"),
        (4, 1, "B11!", "input 0: buffer of float32, as it has no element"),
        (8, 2, "d10", "dim 0: 10"),
        (11, 2, "d128", "dim 1: 128"),
        (15, 2, "d64", "dim 2: 64"),
        (18, 0, "R16!", "results"),
        (22, 1, "B12!", "result 0: buffer"),
        (26, 2, "t6", "element: sint32"),
        (28, 2, "d32", "dim 0: 32"),
        (31, 2, "d-1", "dim 1: dynamic"),
        (34, 2, "d64", "dim 2: 64"),
    ]


def test_sip() -> None:
    """A nest."""
    assert explain(SIP).pieces == [
        (0, 0, "I37!", "inputs"),
        (4, 1, "S33!", "sequence"),
        (8, 2, "k0", "key 0"),
        (10, 2, "D23!", "dict"),
        (14, 3, "K2!b", "key"),
        (18, 3, "_0", "flat input 0"),
        (20, 3, "K2!w", "key"),
        (24, 3, "_1", "flat input 1"),
        (26, 3, "K6!names", "key"),
        (34, 3, "_2", "flat input 2"),
        (36, 2, "k2", "key 2"),
        (38, 2, "_3", "flat input 3"),
        (40, 0, "R4!", "results"),
        (43, 1, "S1!", "sequence"),
    ]


def test_json() -> None:
    """Offsets count bytes."""
    assert explain(JSON).pieces == [
        (5, 0, "[", "a: arguments"),
        (6, 1, '["ndarray"', "argument 0: array"),
        (17, 2, '"f32"', "element"),
        (23, 2, "2", "rank"),
        (25, 2, "null", "dim 0: dynamic"),
        (30, 2, "3", "dim 1: 3"),
        (33, 1, '["named"', "argument 1: keyword argument"),
        (42, 2, '"é"', "key"),
        (47, 2, '["slist"', "list"),
        (56, 3, "null", "slot 0: null reference, or a gap"),
        (61, 3, '"unknown"', "slot 1: type without encoding"),
        (78, 0, "[", "r: results"),
        (79, 1, '["sdict"', "result 0: dict"),
        (89, 2, '"k"', "key"),
        (93, 2, '["ndarray"', "array"),
        (104, 3, '"i8"', "element"),
        (109, 3, "null", "unranked"),
        (122, 0, "1", "v: version"),
    ]


@given(RAW_SIGNATURES)
@example(RawSignature((), ()))
def test_the_pieces_of_a_raw_signature_are_all_of_it(signature: RawSignature) -> None:
    """None is left out, and each is at its offset."""
    text = signature.encode().decode()
    explanation = explain(text)
    assert explanation.attribute == "f"
    assert explanation.description == signature.describe()
    assert "".join(piece.text for piece in explanation.pieces) == text
    assert all(text.startswith(piece.text, piece.offset) for piece in explanation.pieces)


@given(SIP_SIGNATURES)
def test_the_pieces_of_a_sip_signature_are_all_of_it(signature: SipSignature) -> None:
    """Keys of any bytes included; what could also be a raw signature is one."""
    data = signature.encode()
    explanation = explain(data.decode("utf-8", "surrogateescape"))
    assert [utf8(piece.text) for piece in explanation.pieces] == [
        data[piece.offset :][: len(utf8(piece.text))] for piece in explanation.pieces
    ]
    assert utf8("".join(piece.text for piece in explanation.pieces)) == data
    try:
        RawSignature.parse(data)
    except SignatureError:
        assert explanation.attribute == "sip"
        assert explanation.description == signature.describe()
    else:
        assert explanation.attribute == "f"


@given(IREE_ABIS)
def test_the_pieces_of_json_are_at_their_offsets(abi: IreeAbi) -> None:
    """In the text without spaces each is there as it is shown; what lies between is no word."""
    text = abi.encode()
    data, end = text.encode(), 0
    for piece in explain(text).pieces:
        shown = piece.text.encode()
        assert data[piece.offset :].startswith(shown)
        assert set(data[end : piece.offset].decode()) <= set('{}[],:"arv')
        end = piece.offset + len(shown)


@given(st.text(alphabet='IRBSDOUKkdt_!-0123456789{}[]",:anull ', max_size=40))
@example('{"a":' + "[" * 9999)
@example("I-5!")
def test_any_text_is_explained_or_refused(text: str) -> None:
    """With the offset of what is wrong."""
    try:
        explain(text)
    except SignatureError as error:
        assert 0 <= error.offset <= len(text)


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        (RAW, True),
        (JSON, True),
        ("I15B11!", True),
        ("I-1!", True),
        (" {}", True),
        ("I1.mlir", False),
        ("./I1!R1!", False),
        ("-", False),
        ("Index!.mlir", False),
    ],
)
def test_what_is_a_signature(text: str, expected: bool) -> None:
    """Its beginning tells, whatever files there are."""
    assert is_signature(text) == expected


@pytest.mark.parametrize(
    ("signature", "error"),
    [
        (RAW.replace("d10", "x10"), "a dim 'd' must stand here (got 'x'), at byte 8"),
        (RAW.replace("6d32", "12d2"), "an element code must be 0 to 11 (got 12), at byte 26"),
        (SIP.replace("k2", "x2"), "a key of a sequence must be 'k' (got 'x'), at byte 36"),
        ('{"a":["f32"],\n "r":["nat"]}', "'nat' is not a primitive type, at byte 20"),
        ("I15B!", "the span 'I' says 15 bytes where 2 are left, at byte 0"),
    ],
)
def test_a_mistake_has_a_caret(signature: str, error: str) -> None:
    """One message, the line, and a caret at the byte; status 1."""
    done = run(signature)
    assert (done.returncode, done.stdout) == (1, "")
    message, line, caret = done.stderr.splitlines()
    assert message.startswith("<signature>:")
    assert message.endswith(error)
    with pytest.raises(SignatureError) as caught:
        explain(signature)
    start = signature.rfind("\n", 0, caught.value.offset) + 1
    assert line == signature[start:].partition("\n")[0]
    assert caret == " " * (caught.value.offset - start) + "^"


def test_the_document_shows_what_the_command_writes() -> None:
    """Byte for byte."""
    shell = r"```sh\nabi-inspect '([^'\n]*)'\n```\n\n```text\n(.*?)```"
    [(signature, written)] = re.findall(shell, DOCUMENT, re.DOTALL)
    assert run(signature).stdout == written


def test_the_command_explains_or_describes() -> None:
    """A table of the pieces; in the other forms, a function without a name."""
    lines = run(RAW).stdout.splitlines()
    assert lines[0] == "f: raw signature"
    assert lines[-1] == "(Buffer<float32[10x128x64]>) -> (Buffer<sint32[32x?x64]>)"
    assert lines[2] == "  byte  piece     meaning"
    assert "    26      t6    element: sint32" in lines
    assert run("--brief", RAW).stdout == "(tensor<10x128x64xf32>) -> tensor<32x?x64xi32>\n"
    [function] = json.loads(run("--json", RAW).stdout)["functions"]
    assert function["signatures"]["f"]["text"] == RAW
    assert run("--function=f", RAW).stderr == (
        "abi-inspect: error: --function chooses among those of a file (got a signature)\n"
    )
