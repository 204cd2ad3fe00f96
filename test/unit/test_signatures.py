"""Function signatures from real ops: types as values, and what is too much."""

import subprocess
import sys
from pathlib import Path

import pytest

from mlir_abi.bindings import ir
from mlir_abi.dialect_attrs.function import leaf_positions
from mlir_abi.dialect_attrs.structure import MAX_DEPTH
from mlir_abi.dialect_attrs.types import Array, Complex, Float, Index, Int, Other, Tuple
from mlir_abi.passes.support.classify import Classifier
from mlir_abi.passes.support.diagnostics import PassError
from mlir_abi.passes.support.signatures import FunctionSignatures

F32 = Float("f32", 32)


@pytest.fixture(autouse=True)
def _context():
    with ir.Context() as context:
        context.allow_unregistered_dialects = True
        yield


@pytest.mark.parametrize(
    ("text", "value"),
    [
        ("i1", Int(1)),
        ("si8", Int(8, "s")),
        ("ui16", Int(16, "u")),
        ("index", Index()),
        ("bf16", Float("bf16", 16)),
        ("tf32", Float("tf32", 19)),
        ("f80", Float("f80", 80)),
        ("f128", Float("f128", 128)),
        ("f4E2M1FN", Float("f4E2M1FN", 4)),
        ("complex<f32>", Complex(F32)),
        ("complex<i8>", Complex(Int(8))),
        ("tuple<>", Tuple(())),
        ("tuple<i1, tuple<f32>>", Tuple((Int(1), Tuple((F32,))))),
        ("none", Other("none")),
        ("vector<4x[2]xf32>", Other("vector<4x[2]xf32>")),
        ("!foreign.t<{}>", Other("!foreign.t<{}>")),
    ],
)
def test_scalars_and_others(text, value):
    """The value of a type, and its spelling."""
    assert Classifier()[ir.Type.parse(text)] == value
    assert str(value) == text


@pytest.mark.parametrize(
    ("text", "container", "element", "shape"),
    [
        ("tensor<f32>", "tensor", F32, ()),
        ("tensor<4x?xf32>", "tensor", F32, (4, None)),
        ("tensor<*xf32>", "tensor", F32, None),
        ('tensor<4xf32, "sparse">', "tensor", F32, (4,)),
        ("tensor<2x!foreign.t>", "tensor", Other("!foreign.t"), (2,)),
        ("memref<0xf32>", "memref", F32, (0,)),
        ("memref<4xf32, 3>", "memref", F32, (4,)),
        ("memref<4xf32, strided<[1]>>", "memref", F32, (4,)),
        ("memref<?xf32, strided<[?], offset: ?>>", "memref", F32, (None,)),
        ("memref<2x2xf32, affine_map<(d0, d1) -> (d1, d0)>>", "memref", F32, (2, 2)),
        ("memref<*xf32, 3>", "memref", F32, None),
        ("memref<2xcomplex<f32>>", "memref", Complex(F32), (2,)),
    ],
)
def test_arrays(text, container, element, shape):
    """Container, element and shape; the spelling is MLIR's own."""
    value = Classifier()[ir.Type.parse(text)]
    assert isinstance(value, Array)
    assert (value.container, value.element, value.shape) == (container, element, shape)
    assert str(value) == text == str(ir.Type.parse(text))


def test_leaf_positions():
    """They are those of the source, with the way into a tuple."""
    types = (Int(1), Tuple((F32, Tuple((Index(), Tuple(()))))))
    positions = leaf_positions("argument", types)
    assert list(map(str, positions)) == ["argument #0", "argument #1[0]", "argument #1[1][0]"]


def nested(kind, depth):
    """A type inside ``depth`` others."""
    return f"{kind}<" * depth + "f32" + ">" * depth


@pytest.mark.parametrize("kind", ["tuple", "memref"])
@pytest.mark.parametrize("depth", [MAX_DEPTH + 5, 2_000])
def test_types_nested_too_deep(kind, depth):
    """An error that names the argument, not a crash."""
    module = ir.Module.parse(f"func.func @f(%a: i1, %b: {nested(kind, depth)}) {{ return }}")
    with pytest.raises(PassError, match=f"argument #1 of @f: .* at most {MAX_DEPTH} levels deep"):
        FunctionSignatures().of(module.body.operations[0].operation)


def test_depth_that_builds_up():
    """Types that are seen from the inside out count in full."""
    signatures = FunctionSignatures()
    for depth in (60, 120, 180):
        module = ir.Module.parse(f"func.func @f(%a: {nested('tuple', depth)}) {{ return }}")
        function = module.body.operations[0].operation
        if depth < MAX_DEPTH:
            signatures.of(function)
        else:
            with pytest.raises(PassError, match="levels deep"):
                signatures.of(function)


def doubled(depth):
    """A module of one function whose type is 2**depth values, each level named by an alias."""
    aliases = [f"!t{i + 1} = tuple<!t{i}, !t{i}>\n" for i in range(depth)]
    return f"!t0 = i1\n{''.join(aliases)}func.func @f(%a: i1, %b: !t{depth}) {{ return }}"


def test_types_shared_too_often():
    """A type of 2**60 values is an error that names the argument."""
    module = ir.Module.parse(doubled(60))
    with pytest.raises(PassError, match="argument #1 of @f: tuples must have at most 65535 elem"):
        FunctionSignatures().of(module.body.operations[0].operation)


@pytest.mark.parametrize("flag", ["--abi-attach", "--abi-attach-raw", "--abi-verify"])
def test_a_hostile_type_on_the_command_line(flag, tmp_path):
    """One error line at the argument, status 1, and no output."""
    source, out = tmp_path / "deep.mlir", tmp_path / "out.mlir"
    attributes = 'attributes {f = "I1!R1!"}'
    source.write_text(f"func.func @f(%a: {nested('tuple', 2_000)}) {attributes} {{ return }}")
    ran = subprocess.run(
        [Path(sys.executable).parent / "abi-opt", flag, source, "-o", out],
        capture_output=True,
        text=True,
        check=False,
    )
    assert ran.returncode == 1
    assert ran.stderr.count(": error: ") == 1
    assert f"{source}:1:14: error: argument #0 of @f: a type must be" in ran.stderr
    assert "Traceback" not in ran.stderr
    assert not out.exists()
