"""mypy knows a library by its stub: it accepts right calls, which run, and reports wrong ones."""

from __future__ import annotations

import ast
import re
import shutil
import subprocess
import sys
from contextlib import suppress
from dataclasses import replace
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st
from mlir import ir
from native import INPUTS

import mlir_abi
from mlir_abi.dialect_attrs.reflection.record import Convention, FunctionReflection, Value
from mlir_abi.dialect_attrs.structure import StructureError
from mlir_abi.dialect_attrs.type_parser import parse_type
from mlir_abi.runtime.python_stub import write_stub

sys.path.insert(0, str(INPUTS))
import stub_calls

ROOT = Path(__file__).parents[2]
MODEL = INPUTS / "stub_model.mlir"


@pytest.fixture(scope="module")
def stub() -> str:
    return write_stub(mlir_abi.reflect(MODEL), "stub_model")


def test_mypy(stub: str, tmp_path: Path) -> None:
    """Each wrong line is an error of the kind that it says, and there is no other error."""
    (tmp_path / "stub_model.pyi").write_text(stub)
    for name in ("calls", "mistakes"):
        shutil.copy(INPUTS / f"stub_{name}.py", tmp_path)
    blocks = re.findall(r"```python\n(.*?)```", (ROOT / "docs/python.md").read_text(), re.DOTALL)
    (program,) = [block for block in blocks if "from model import Model" in block]
    (tmp_path / "program.py").write_text(program)
    (tmp_path / "model.pyi").write_text(write_stub(functions(name="f"), "model"))
    package = tmp_path / "path" / "mlir_abi"  # as it is installed
    package.mkdir(parents=True)
    for source in (*(ROOT / "mlir_abi").iterdir(), ROOT / "dialect_attrs", ROOT / "runtime"):
        (package / source.name).symlink_to(source)
    # test_wheel.py has mypy check NumPy with this cache, too: that takes five seconds.
    (tmp_path / "mypy.ini").write_text(
        f"[mypy]\nstrict = true\nmypy_path = path\ncache_dir = {ROOT}/.mypy_cache\n"
        "[mypy-mlir_abi.*]\nfollow_imports = silent\n"
    )
    files = ["stub_model.pyi", "stub_calls.py", "stub_mistakes.py", "program.py"]
    ran = subprocess.run(
        [sys.executable, "-m", "mypy", *files],
        cwd=tmp_path,
        capture_output=True,
        text=True,
        check=False,
    )
    reported = re.findall(r"^(\S+?):(\d+): error: .*\[(\S+)\]$", ran.stdout, re.MULTILINE)
    lines = (INPUTS / "stub_mistakes.py").read_text().splitlines()
    expected = [
        ("stub_mistakes.py", str(number), code)
        for number, line in enumerate(lines, 1)
        for code in re.findall("# error: (.+)", line)
    ]
    assert set(reported) == set(expected), ran.stdout + ran.stderr


def test_right_calls_run(context: ir.Context, stub: str) -> None:
    """The calls that mypy accepts are those that the library accepts; the stub is of either."""
    module = ir.Module.parse(MODEL.read_text(), context)
    with mlir_abi.jit(module) as library:
        stub_calls.call(library)
        stub_calls.call_with_numbers_for_arrays(library)
        names = [name for name in library if name != "wide"]
        of_library = write_stub({name: library[name].reflection for name in names}, "stub_model")

    def without_shapes(text: str) -> str:
        return re.sub(r'""".*?"""', "", text, flags=re.DOTALL)

    expected = stub.partition("\n# 'wide' is left out")[0]
    assert without_shapes(of_library) == without_shapes(expected)


def functions(*values: Value, name: str = "f") -> dict[str, FunctionReflection]:
    """A function that returns its arguments, without their names."""
    results = tuple(replace(value, name=None) for value in values if not value.out)
    return {name: FunctionReflection(name, values, results, Convention(f"_mlir_ciface_{name}"))}


HOSTILE = (
    "class self None __x __class__ _ int np close Model overload Params Literal 1 out argument0"
)
NAMES = st.text(max_size=5) | st.sampled_from(
    [*HOSTILE.split(), "a b", '"""', "\\", "\\'", "\n", "é", ""]
)
PATHS = st.lists(NAMES | st.integers(0, 3), min_size=1, max_size=4).map(tuple)
TYPES = st.sampled_from(["i1", "f32", "bf16", "index", "memref<2xf32>", "memref<*xbf16>", "f80"])
VALUES = st.builds(Value, TYPES.map(parse_type), st.none() | NAMES, st.none() | PATHS)


@pytest.mark.parametrize("as_module", [False, True])
@given(st.lists(st.tuples(NAMES, st.lists(VALUES, max_size=3)), max_size=4))
def test_any_names(as_module: bool, drawn: list[tuple[str, list[Value]]]) -> None:
    """A stub is Python, and has each function once: as a function, an item or a comment."""
    reflections = {}
    for name, values in drawn:
        with suppress(StructureError):  # paths that are no tree
            if functions(*values, name=name)[name].signature:
                reflections |= functions(*values, name=name)
    text = write_stub(reflections, "model", as_module=as_module)
    members = ast.parse(text).body
    if not as_module:
        (library,) = (node for node in members if getattr(node, "name", "") == "Model")
        assert isinstance(library, ast.ClassDef)
        members = library.body
    names = re.findall(r"^# (.+) is left out: ", text, re.MULTILINE)
    for member in members:
        if isinstance(member, ast.FunctionDef):
            annotation = member.args.posonlyargs[-1].annotation if member.args.posonlyargs else None
            is_item = member.name == "__getitem__" and isinstance(annotation, ast.Subscript)
            names.append(ast.unparse(annotation.slice) if is_item else repr(member.name))
    assert sorted(map(ast.literal_eval, names)) == sorted(reflections)


def test_the_functions_of_a_module() -> None:
    """With ``as_module`` they have no ``self``; an argument without a name is positional."""
    text = write_stub(
        functions(Value(parse_type("f32")), Value(parse_type("i1"), "x")), "m", as_module=True
    )
    assert "\ndef f(arg0: float, /, x: bool) -> tuple[float, bool]:\n" in text


def test_a_deep_nest_is_short() -> None:
    """The text of a nest grows with its size alone."""
    deep = Value(parse_type("f32"), path=(0,) * 90)
    assert len(write_stub(functions(deep), "model")) < 20_000


def test_out() -> None:
    """The arrays for results are a keyword, and results as the others are."""
    out = Value(parse_type("memref<2xf32>"), out=True)
    text = write_stub(functions(Value(parse_type("f32"), "out"), out), "model")
    assert "        out_: NDArray[np.float32] | None = ...,\n" in text
    text = write_stub(functions(out, replace(out, type=parse_type("memref<i8>"))), "model")
    assert "def f(self, *, out: FOut | None = ...) -> tuple[" in text
    arrays = "NDArray[np.float32] | None", "NDArray[np.int8] | None"
    assert f"FOut: TypeAlias = tuple[{', '.join(arrays)}] | list[{' | '.join(arrays)}]" in text


@pytest.mark.parametrize(
    ("values", "reason"),
    [
        ([Value(parse_type("f80"), "x")], "result: NumPy has no number like f80"),
        (
            [Value(parse_type("memref<4xf32, 3>"), "x")],
            "result: memref<4xf32, 3>: its memory space is",
        ),
        ([Value(parse_type("complex<f32>"), "z")], "z: c-abi=mlir passes complex<f32> as no C"),
        (
            [Value(parse_type("memref<2xf32>"), out=True), Value(parse_type("f32"))],
            "it has an argument behind one that is for a result",
        ),
    ],
)
def test_left_out(values: list[Value], reason: str) -> None:
    """What Python cannot call is no method; a comment says why."""
    text = write_stub(functions(*values), "model")
    assert f"\n# 'f' is left out: {reason}" in text
    assert "class Model(Protocol):\n    pass\n" in text
