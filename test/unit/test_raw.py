"""Raw signatures; the texts are those of IREE's RawSignatureMangler and -Parser tests."""

import pytest
from hostile import outcome
from hypothesis import given
from hypothesis import strategies as st
from strategies import ANY_TEXT, RAW_SIGNATURES

from mlir_abi.dialect_attrs import structure
from mlir_abi.dialect_attrs.function import FunctionSignature
from mlir_abi.dialect_attrs.raw import (
    Buffer,
    RawSignature,
    RefObject,
    Scalar,
    ScalarType,
    Unrecognized,
    raw_type,
)
from mlir_abi.dialect_attrs.signature import SignatureError
from mlir_abi.dialect_attrs.types import Array, Float, Int

F32, F64, I32, U64 = (
    ScalarType.FLOAT32,
    ScalarType.FLOAT64,
    ScalarType.SINT32,
    ScalarType.UINT64,
)

CASES = [
    ("I1!R1!", (), (), "() -> ()"),
    (
        "I15!B11!d10d128d64R15!B11!t6d32d8d64",
        (Buffer(F32, (10, 128, 64)),),
        (Buffer(I32, (32, 8, 64)),),
        "(Buffer<float32[10x128x64]>) -> (Buffer<sint32[32x8x64]>)",
    ),
    (
        "I15!B11!d-1d128d64R15!B11!t6d-1d8d64",
        (Buffer(F32, (None, 128, 64)),),
        (Buffer(I32, (None, 8, 64)),),
        "(Buffer<float32[?x128x64]>) -> (Buffer<sint32[?x8x64]>)",
    ),
    ("I6!S3!t6R6!S3!t2", (Scalar(I32),), (Scalar(F64),), "(sint32) -> (float64)"),
    (
        "I23!O1!B11!d-1d128d64S3!t6R17!B13!t11d32d-1d64",
        (RefObject(), Buffer(F32, (None, 128, 64)), Scalar(I32)),
        (Buffer(U64, (32, None, 64)),),
        "(RefObject<?>, Buffer<float32[?x128x64]>, sint32) -> (Buffer<uint64[32x?x64]>)",
    ),
    ("I1!R7!S1!U1!", (), (Scalar(F32), Unrecognized()), "() -> (float32, !UNKNOWN!)"),
    ("I4!U1!R1!", (Unrecognized(),), (), "(!UNKNOWN!) -> ()"),
    ("I4!B1!R4!S1!", (Buffer(F32, ()),), (Scalar(F32),), "(Buffer<float32[]>) -> (float32)"),
]


@pytest.mark.parametrize(("text", "inputs", "results", "description"), CASES)
def test_cases(text, inputs, results, description):
    """Text, value and description belong together."""
    signature = RawSignature(inputs, results)
    assert RawSignature.parse(text) == signature
    assert RawSignature.parse(text.encode()) == signature
    assert signature.encode() == text.encode()
    assert signature.describe() == description


I3 = Int(3)


def i64(*dims):
    """A tensor of i64, None for a dynamic size."""
    shape = "x".join("?" if dim is None else str(dim) for dim in dims)
    return Array("tensor", Int(64), dims, f"tensor<{shape}xi64>")


def ones(element):
    """A tensor of one element."""
    return Array("tensor", element, (1,), f"tensor<1x{element}>")


@pytest.mark.parametrize(
    ("inputs", "results", "text"),
    [
        ((), (), "I1!R1!"),
        ((i64(4, 4), i64(5, 5)), (i64(5, 5),), "I19!B7!t7d4d4B7!t7d5d5R10!B7!t7d5d5"),
        ((i64(None, 4),), (), "I11!B8!t7d-1d4R1!"),
        ((Int(32),), (), "I6!S3!t6R1!"),
        ((ones(Float("f32", 32)),), (), "I6!B3!d1R1!"),
        ((ones(Float("f64", 64)),), (), "I8!B5!t2d1R1!"),
        ((ones(Float("f16", 16)),), (), "I8!B5!t1d1R1!"),
        ((ones(Float("bf16", 16)),), (), "I8!B5!t3d1R1!"),
        ((ones(Int(8)),), (), "I8!B5!t4d1R1!"),
        ((ones(Int(16)),), (), "I8!B5!t5d1R1!"),
        ((ones(Int(32)),), (), "I8!B5!t6d1R1!"),
        ((ones(Int(64)),), (), "I8!B5!t7d1R1!"),
        ((Int(1),), (), "I6!S3!t4R1!"),
        ((I3,), (), "I4!U1!R1!"),
        ((), (I3,), "I1!R4!U1!"),
        ((), (Float("f32", 32), I3), "I1!R7!S1!U1!"),
    ],
)
def test_types_of_the_producers_tests(inputs, results, text):
    """What IREE's materialize_reflection_attrs.mlir expects, type by type, and two results."""
    signature = FunctionSignature.of(
        inputs, results, structure.arguments(inputs, None), structure.results(results, None)
    )
    assert RawSignature.of(signature).encode() == text.encode()
    assert [raw_type(type_) != Unrecognized() for type_ in inputs + results] == [
        type_ is not I3 for type_ in inputs + results
    ]


@pytest.mark.parametrize(
    ("text", "canonical", "description"),
    [
        ("I6!S3!t0R1!", "I4!S1!R1!", "(float32) -> ()"),
        ("I007!B4!t00R01!", "I4!B1!R1!", "(Buffer<float32[]>) -> ()"),
        ("I10!B7!d-01d1R1!", "I9!B6!d-1d1R1!", "(Buffer<float32[?x1]>) -> ()"),
        ("I7!B4!d-0R1!", "I6!B3!d0R1!", "(Buffer<float32[0]>) -> ()"),
    ],
)
def test_other_spellings(text, canonical, description):
    """What the grammar allows beside what the reference writes, as the reference describes it."""
    signature = RawSignature.parse(text)
    assert signature == RawSignature.parse(canonical)
    assert signature.encode() == canonical.encode()
    assert signature.describe() == description


FLOATS = ["float32", "float16", "float64", "bfloat16"]
SIGNED = ["sint8", "sint16", "sint32", "sint64"]
UNSIGNED = ["uint8", "uint16", "uint32", "uint64"]


@pytest.mark.parametrize(("code", "name"), list(enumerate(FLOATS + SIGNED + UNSIGNED)))
def test_the_twelve_codes(code, name):
    """Each code has the reference's name; 0 is not written, but read."""
    text = f"S{len(f't{code}') + 1}!t{code}"
    parsed = RawSignature.parse(f"I{len(text) + 1}!{text}R1!")
    assert parsed.describe() == f"({name}) -> ()"
    assert (b"t" in parsed.encode()) == (code != 0)
    assert RawSignature.parse(parsed.encode()) == parsed


@pytest.mark.parametrize(
    ("text", "message", "offset"),
    [
        ("", r"a span 'I' must stand here \(got the end\)", 0),
        ("R1!I1!", r"a span 'I' must stand here \(got 'R'\)", 0),
        ("I1!", "a span 'R' must stand here", 3),
        ("I1!R1!_0", "nothing may follow", 6),
        ("I6!S3!t12R1!", "a tag must be", 8),
        ("I7!S4!t12R1!", r"an element code must be 0 to 11 \(got 12\)", 6),
        ("I7!S4!t-1R1!", "an element code must be 0 to 11", 6),
        ("I5!B9!R1!", "the span 'B' says 9 bytes where 2 are left", 3),
        ("I3!_0R1!", "a type must be a span 'B', 'S', 'O' or 'U'", 3),
        ("I4!X1!R1!", "a type must be a span 'B', 'S', 'O' or 'U'", 3),
        (
            "I6!S3!d4R1!",
            r"a scalar must have at most one element 't' and nothing else \(got 'd'\)",
            6,
        ),
        (
            "I8!S5!t6t6R1!",
            r"a scalar must have at most one element 't' and nothing else \(got 't'\)",
            8,
        ),
        ("I8!B5!d4t6R1!", "a dim 'd' must stand here", 8),
        ("I7!B4!d-2R1!", "a dim must be -1 or a number of elements", 6),
        ("I6!O3!_0R1!", "nothing may follow", 6),
        ("I6!U3!_0R1!", "nothing may follow", 6),
        ("I7!B4!T1!R1!", "a dim 'd' must stand here", 6),
    ],
)
def test_errors(text, message, offset):
    """What is wrong, and at which byte. The reference loops for ever on two of these."""
    with pytest.raises(SignatureError, match=message) as error:
        RawSignature.parse(text)
    assert error.value.offset == offset


@pytest.mark.parametrize("dim", [-1, -5, True, 1.5, "4", 2**63])
def test_dims_are_numbers(dim):
    """A dynamic dim is None in a value, and -1 in the text only."""
    with pytest.raises(ValueError, match="a dim must be None or a number of elements") as error:
        Buffer(F32, (4, dim))
    assert str(error.value).endswith(f"(got {dim!r})")


@pytest.mark.parametrize("element", [6, 99, "f32", None])
def test_elements_are_scalar_types(element):
    """The code alone is no element."""
    for make in (lambda: Scalar(element), lambda: Buffer(element, ())):
        with pytest.raises(TypeError, match="an element must be a ScalarType") as error:
            make()
        assert str(error.value).endswith(f"(got {element!r})")


@given(RAW_SIGNATURES)
def test_round_trip(signature):
    """Whatever can be said is read back as it was."""
    assert RawSignature.parse(signature.encode()) == signature


@given(st.binary() | ANY_TEXT)
def test_anything(text):
    """A value, or an error inside the text."""
    outcome(RawSignature.parse, text)


@given(RAW_SIGNATURES, st.data())
def test_mutations(signature, data):
    """One byte changed: an error, or a value that stands for itself."""
    text = bytearray(signature.encode())
    text[data.draw(st.integers(0, len(text) - 1))] = data.draw(st.integers(0, 255))
    parsed = outcome(RawSignature.parse, bytes(text))
    if isinstance(parsed, RawSignature):
        assert RawSignature.parse(parsed.encode()) == parsed
