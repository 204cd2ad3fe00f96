"""The examples of the documents on calling, run as a reader would."""

import contextlib
import io
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest

import mlir_abi

ROOT = Path(__file__).parents[2]
EXAMPLES = ROOT / "examples"


def python_blocks(document):
    return re.findall(r"^```python\n(.*?)^```", (ROOT / document).read_text(), re.M | re.S)


def printed(code, names):
    """What ``code`` prints."""
    output = io.StringIO()
    with contextlib.redirect_stdout(output):
        exec(compile(code, "a document", "exec"), names)
    return output.getvalue()


@pytest.fixture(scope="module")
def library(tmp_path_factory):
    """The shared library of examples/mlp.mlir."""
    path = tmp_path_factory.mktemp("mlp") / "libmlp.so"
    mlir_abi.build(EXAMPLES / "mlp.mlir", path, tvm_ffi=True)
    return path


def test_the_demonstration():
    """What `make demo` runs: attributes of a nest of weights, calls that agree with NumPy."""
    path = os.pathsep.join([str(Path(sys.executable).parent), os.environ["PATH"]])
    ran = subprocess.run(
        ["sh", EXAMPLES / "demo.sh"],
        env={**os.environ, "PATH": path},
        capture_output=True,
        text=True,
        check=True,
    )
    assert ran.stderr == ""
    for line in (
        "  f = I40!B7!d-1d16B7!d16d32B4!d32B7!d32d10B4!d10R19!B7!d-1d10B7!d-1d10",
        '    {"hidden": [tensor<16x32xf32>, tensor<32xf32>], '
        '"output": [tensor<32x10xf32>, tensor<10xf32>]},',
        "          hidden:[",
        "    layers: [[tensor<16x32xf32>, tensor<32xf32>], [tensor<32x10xf32>, tensor<10xf32>]],",
    ):
        assert f"{line}\n" in ran.stdout
    assert "from C, as NumPy has it:" in ran.stdout


@pytest.mark.parametrize("page", sorted((ROOT / "docs").glob("gallery-*.md")), ids=lambda p: p.stem)
def test_a_program_of_the_gallery(page, tmp_path):
    """It prints what its page says, which shows all of its files that somebody wrote."""
    name = page.stem.removeprefix("gallery-").replace("-", "_")
    shutil.copytree(EXAMPLES / name, tmp_path, dirs_exist_ok=True)
    shown = re.findall(rf"^```{{literalinclude}} \.\./examples/{name}/(.*)", page.read_text(), re.M)
    assert {*shown} == {path.name for path in tmp_path.iterdir()} - {"model.mlir"}
    path = os.pathsep.join([str(Path(sys.executable).parent), os.environ["PATH"]])
    ran = subprocess.run(
        ["sh", "-eu", "run.sh"],
        cwd=tmp_path,
        env={
            **os.environ,
            "PATH": path,
            "PIP_DISABLE_PIP_VERSION_CHECK": "1",
            "MYPY_CACHE_DIR": str(ROOT / ".mypy_cache"),  # NumPy takes mypy five seconds
        },
        capture_output=True,
        text=True,
        check=True,
    )
    assert ran.stderr == ""
    assert re.findall(r"^```text\n(.*?)^```", page.read_text(), re.M | re.S) == [ran.stdout]


def test_the_inspection_of_the_library(library):
    """`abi-inspect` on what `abi-embed-reflection` has described."""
    command = [Path(sys.executable).with_name("abi-inspect"), library, "--function", "predict"]
    ran = subprocess.run(command, capture_output=True, text=True, check=True)
    assert ran.stdout.startswith("predict(\n    x: f32[d0, 16],\n")
    assert "predict_layers" not in ran.stdout


def test_calling_from_python_prints_what_it_says():
    """The programs of docs/python.md, one after the other; that with a stub prints nothing."""
    texts = re.findall(r"^```text\n(.*?)^```", (ROOT / "docs/python.md").read_text(), re.M | re.S)
    names = {}
    outputs = [printed(code, names) for code in python_blocks("docs/python.md")]
    assert [output for output in outputs if output] == texts


def test_opening_with_a_stub(library):
    """The program of docs/python.md that uses a stub; test_python_stub.py has mypy check it."""
    names = {"__name__": "program"}
    (program,) = [b for b in python_blocks("docs/python.md") if "from model import Model" in b]
    printed(program, names)
    assert "predict" in names["open_model"](library)


def test_the_calls_of_the_example(library, monkeypatch):
    """The lines that call the library print, given their arrays, the classes that NumPy finds."""
    monkeypatch.chdir(library.parent)
    monkeypatch.setattr(sys, "argv", ["call.py", str(library)])
    names = {}
    printed((EXAMPLES / "call.py").read_text(), names)
    calls = [block for block in python_blocks("docs/example.md") if "libmlp.so" in block]
    assert len(calls) == 2  # by this package, and by TVM FFI alone
    wanted = names["expected"]["probabilities"].argmax(axis=1)
    arguments = {name: names[name] for name in ("x", "w0", "b0", "w1", "b1")}
    for code in calls:
        assert printed(code, dict(arguments)) == f"{wanted}\n"
    assert np.unique(wanted).size >= 1


def test_a_transform_script(tmp_path, monkeypatch):
    """The script of docs/speed.md tiles a product: `jit` compiles what it makes of it."""
    monkeypatch.chdir(tmp_path)
    (script,) = re.findall(
        r"^```mlir\n(.*?)^```", (ROOT / "docs/speed.md").read_text(), re.M | re.S
    )
    Path("tiles.mlir").write_text(script)
    square = "tensor<64x64xf32>"
    Path("product.mlir").write_text(f"""
func.func @product(%a: {square}, %b: {square}, %c: {square}) -> {square} {{
  %r = linalg.matmul ins(%a, %b : {square}, {square}) outs(%c : {square}) -> {square}
  return %r : {square}
}}""")
    names = {}
    (program,) = python_blocks("docs/speed.md")
    printed(program, names)
    a, b, c = np.random.default_rng(0).integers(-4, 5, (3, 64, 64)).astype(np.float32)
    np.testing.assert_array_equal(names["functions"].product(a, b, c), a @ b + c)
    with names["ir"].Context():
        tiled = names["ir"].Module.parseFile("product.mlir")
        mlir_abi.run_pipeline(tiled, f"builtin.module({names['script']})")
    assert str(tiled).count("scf.for") == 3


def test_the_layers_as_tuples(library):
    """The function whose structure is in its types gives the same results."""
    random = np.random.default_rng(0)
    x, w0, b0, w1, b1 = (
        random.normal(size=size).astype(np.float32)
        for size in ((5, 16), (16, 32), 32, (32, 10), 10)
    )
    functions = mlir_abi.load(library)
    outputs = functions.predict(x, {"hidden": (w0, b0), "output": (w1, b1)})
    probabilities, scores = functions.predict_layers(x, layers=((w0, b0), (w1, b1)))
    np.testing.assert_array_equal(probabilities, outputs["probabilities"])
    np.testing.assert_array_equal(scores, outputs["scores"])


def test_the_same_module_in_iree(library):
    """IREE's runtime takes the nest of weights, and gives what the shared library gives."""
    command = [sys.executable, EXAMPLES / "in_iree.py", EXAMPLES / "mlp.mlir", library]
    ran = subprocess.run(command, capture_output=True, text=True, check=True)
    assert re.fullmatch(r"IREE and LLVM agree: \[\d \d \d \d\]\n", ran.stdout)
