"""``abi-build`` and `mlir_abi.build`: from a module to a library, an object file, or LLVM IR."""

from __future__ import annotations

import os
import pty
import re
import subprocess
import sys
from dataclasses import fields
from inspect import Parameter, signature
from pathlib import Path

import numpy as np
import pytest
from commands import BIN, C_MAIN, SCALED, abi_build, exported
from mlir import ir

import mlir_abi
from mlir_abi.compilation.build_options import BuildOptions

ROOT = Path(__file__).parents[2]


def test_the_page(tmp_path: Path) -> None:
    """The commands of docs/build.md, with the module of docs/start.md."""
    page = (ROOT / "docs" / "build.md").read_text()
    start = (ROOT / "docs" / "start.md").read_text()
    (model,) = re.findall(r"^```mlir\n(// model.mlir\n.*?)^```", start, re.M | re.S)
    (tmp_path / "model.mlir").write_text(model)
    commands = re.findall(r"^```sh\n(.*?)^```", page, re.M | re.S)[0]
    environment = {**os.environ, "PATH": f"{BIN}{os.pathsep}{os.environ['PATH']}"}
    ran = subprocess.run(
        ["sh", "-euc", commands],
        cwd=tmp_path,
        env=environment,
        capture_output=True,
        text=True,
        check=True,
    )
    assert (ran.stdout, ran.stderr) == ("[2. 4. 6.]\n", "")
    help_text = subprocess.check_output([BIN / "abi-build", "--help"], text=True)
    options = {*re.findall(r"^  (-[Ov]|--[\w-]+)", help_text, re.M)} - {"--version"}
    assert {option for option in options if f"`{option}" not in page} == set()


def test_the_parameters_are_the_options() -> None:
    parameters = {name: each.default for name, each in signature(mlir_abi.build).parameters.items()}
    defaults = {each.name: each.default for each in fields(BuildOptions)}
    required = dict.fromkeys(("source", "output"), Parameter.empty)
    assert parameters == {**defaults, **required, "pipeline": None}


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """An empty folder beside a module called model.mlir."""
    (tmp_path / "model.mlir").write_text(SCALED)
    work = tmp_path / "work"
    work.mkdir()
    return work


def test_a_library_for_python_and_c(folder: Path) -> None:
    """Functions by their new name, the header beside, and no other symbol."""
    options = ["--rename=main=predict", "--header=model.h", "--stub=my_model.pyi"]
    ran = abi_build("../model.mlir", "-o", "libmodel.so", *options, cwd=folder)
    assert (ran.returncode, ran.stdout, ran.stderr) == (0, "", "")
    assert sorted(os.listdir(folder)) == ["libmodel.so", "model.h", "my_model.pyi"]
    stub = (folder / "my_model.pyi").read_text()
    assert re.search(r"^class MyModel\(Protocol\):\n    def predict\(self, ", stub, re.M)
    assert exported(folder / "libmodel.so") == [
        "_mlir_abi_free",
        "_mlir_abi_reflection_predict",
        "_mlir_ciface_predict",
        "_mlir_packed_predict",
    ]
    x = np.arange(3, dtype=np.float32)
    x.flags.writeable = False
    result = mlir_abi.load(folder / "libmodel.so").predict(x, 2)
    assert result.tolist() == [0, 2, 4]
    (folder / "main.c").write_text(C_MAIN)
    subprocess.run(["gcc", "main.c", "./libmodel.so", "-o", "main"], cwd=folder, check=True)
    assert subprocess.check_output(["./main"], cwd=folder) == b"2 4 6 "


@pytest.mark.parametrize(
    ("suffix", "start"),
    [("a", b"!<arch>\n"), ("o", b"\x7fELF"), ("s", b"\t.file\t"), ("ll", b"; ModuleID")],
)
def test_the_suffix_says_what_is_made(folder: Path, suffix: str, start: bytes) -> None:
    """An archive, an object file, assembly, LLVM IR; and it is the same each time."""
    output, contents = folder / f"model.{suffix}", set()
    for _ in range(2):
        mlir_abi.build(folder.parent / "model.mlir", output)
        contents.add(output.read_bytes())
    (same,) = contents
    assert same.startswith(start)
    if suffix == "a":  # an archive of several files has the functions of all
        (folder / "g.mlir").write_text("func.func @g() { return }")
        mlir_abi.build(folder / "g.mlir", folder / "g.o")
        subprocess.run(["ar", "rs", output, folder / "g.o"], check=True)
        names = {*mlir_abi.reflect(folder.parent / "model.mlir"), "g"}
        assert set(mlir_abi.reflect(output)) == names


def test_several_modules_in_a_library_with_a_version_in_its_name(tmp_path: Path) -> None:
    for name in "f", "g":
        (tmp_path / f"{name}.mlir").write_text(f"func.func @{name}() {{ return }}")
    output = tmp_path / "libmodel.v1.so"
    assert abi_build("f.mlir", "g.mlir", "-o", output, cwd=tmp_path).returncode == 0
    assert set(mlir_abi.load(output)) == {"f", "g"}


def test_modules_of_the_working_directory_are_not_imported(tmp_path: Path) -> None:
    """No process of the command runs them, whatever they are called."""
    (tmp_path / "model.mlir").write_text(SCALED)
    for name in {*sys.stdlib_module_names, "mlir", "mlir_abi", "numpy", "llvm", "sitecustomize"}:
        (tmp_path / f"{name}.py").write_text("raise SystemExit(f'{__file__} is imported')")
    ran = abi_build("model.mlir", "-o", "libmodel.so", "--header", "m.h", cwd=tmp_path)
    assert (ran.returncode, ran.stderr) == (0, "")
    printed = abi_build("--cmake-dir", cwd=tmp_path).stdout.strip()
    assert Path(printed, "mlir_abi-config.cmake").is_file()


def test_the_allocators_of_results_are_renamed(tmp_path: Path) -> None:
    """An attribute names them by a string, which follows."""
    with ir.Context():
        module = ir.Module.parse("""
            func.func @main(%x: memref<?xf32>) -> memref<?xf32> {
              %c0 = arith.constant 0 : index
              %n = memref.dim %x, %c0 : memref<?xf32>
              %r = memref.alloc(%n) : memref<?xf32>
              return %r : memref<?xf32>
            }""")
        mlir_abi.run_pipeline(module, "builtin.module(abi-result-allocators)")
        mlir_abi.build(module, tmp_path / "m.o", prefix="p_")
        allocator = f"p_{mlir_abi.reflect(module)['main'].allocator}"
    assert mlir_abi.reflect(tmp_path / "m.o")["p_main"].allocator == allocator
    assert f"_mlir_ciface_{allocator}" in exported(tmp_path / "m.o")


@pytest.mark.parametrize(
    ("function", "reason"),
    [
        ('@"odd name"()', "@odd name is left out of the header: C has no way to write"),
        (
            "@p(%x: !llvm.ptr {llvm.byval = i64})",
            "@p is left out of the header: it has no C wrapper",
        ),
    ],
)
def test_a_function_that_the_header_leaves_out(tmp_path: Path, function: str, reason: str) -> None:
    """The warning is where the function is."""
    text = f"module {{\n  func.func {function} {{ return }}\n  func.func @f() {{ return }}\n}}\n"
    (tmp_path / "model.mlir").write_text(text)
    ran = abi_build("model.mlir", "-o", "model.o", "--header=model.h", cwd=tmp_path)
    assert ran.returncode == 0
    assert ran.stderr.startswith(f"model.mlir:2:3: warning: {reason}")


def test_a_name_for_a_terminal(tmp_path: Path) -> None:
    """The control characters of a symbol are escaped in the warning, and by ``repr``."""
    functions = [r'@"a\1B[31m\0Ab"(%x: i24)', r'@"\1B[31m"(%x: i32)', r'@"l\0Ai"(%x: i8)']
    text = "".join(f"func.func {each} {{ return }}\n" for each in functions)
    (tmp_path / "model.mlir").write_text(text)
    ran = abi_build("model.mlir", "-o", "libmodel.so", "--header", "model.h", cwd=tmp_path)
    assert r"warning: @a\x1b[31m\nb is left out of the header: i24" in ran.stderr
    assert r"C has no way to write the symbol _mlir_ciface_\x1b[31m" in ran.stderr
    assert r"C has no way to write the symbol _mlir_ciface_l\ni" in ran.stderr
    library = mlir_abi.load(tmp_path / "libmodel.so")
    assert all(map(str.isprintable, map(repr, [library, library["\x1b[31m"]])))


def test_any_locale(tmp_path: Path) -> None:
    """Headers, stubs and LLVM IR are UTF-8."""
    (tmp_path / "model.mlir").write_text('func.func @"größe"(%x: i32) -> i32 { return %x : i32 }')
    locale = {"LC_ALL": "C", "PYTHONUTF8": "0", "PYTHONCOERCECLOCALE": "0"}
    for options in ["-o", "m.so", "--stub=m.pyi", "--header=m.h"], ["-o", "m.ll"]:
        ran = abi_build("model.mlir", *options, cwd=tmp_path, env=locale)
        assert ran.returncode == 0
    assert "größe" in (tmp_path / "m.pyi").read_text("utf-8")


def test_temporary_files_are_no_options(tmp_path: Path) -> None:
    """The folder of `--save-temps` may have the name of an option of LLVM's programs."""
    (tmp_path / "model.mlir").write_text(SCALED)
    ran = abi_build("model.mlir", "-o", "model.o", "--save-temps=-load=x", cwd=tmp_path)
    assert (ran.stderr, ran.returncode) == ("", 0)
    assert "_mlir_ciface_main" in exported(tmp_path / "model.o")


def test_replaced_files_keep_their_permissions(folder: Path) -> None:
    """A header that only its owner reads stays so; a new file has those that the umask says."""
    files = [folder / name for name in ("model.so", "model.h", "model.pyi", "model.d", "other.h")]
    for path in files:
        path.touch()
        path.chmod(0o640)
    flags = ["--header", "model.h", "--stub", "model.pyi", "--depfile", "model.d"]
    ran = abi_build("../model.mlir", "-o", "model.so", *flags, cwd=folder)
    assert (ran.returncode, ran.stderr) == (0, "")
    for output in ("other.h", "new.h"):
        header = [BIN / "abi-header", "model.so", "-o", output]
        subprocess.run(header, cwd=folder, check=True, umask=0o027)
    assert all(path.stat().st_size for path in files)
    assert {oct(path.stat().st_mode & 0o777) for path in files} == {"0o640"}
    assert oct((folder / "new.h").stat().st_mode & 0o777) == "0o640"


def test_progress_on_a_terminal(tmp_path: Path) -> None:
    """The steps are shown while they run, and gone at the end."""
    (tmp_path / "model.mlir").write_text(SCALED)
    command = [BIN / "abi-build", tmp_path / "model.mlir", "-o", tmp_path / "model.o"]
    terminal, end = pty.openpty()
    environment = {**os.environ, "TERM": "xterm"}
    with subprocess.Popen(command, env=environment, stderr=end):
        os.close(end)
        shown = b""
        try:
            while data := os.read(terminal, 4096):
                shown += data
        except OSError:  # the end, on Linux
            pass
    os.close(terminal)
    assert b"lower the module" in shown
    assert b"generate code" in shown
    assert shown.endswith((b"\x1b[2K", b"\x1b[1A\x1b[2K"))
    assert (tmp_path / "model.o").exists()


def test_what_is_made_on_the_way(folder: Path) -> None:
    """``--save-temps`` keeps it, and ``-v`` has the commands; standard input is a file as well."""
    options = ["-O0", "-v", "--save-temps=temps", "-o", "libmodel.so"]
    for path in "-", "/dev/stdin":
        with (folder.parent / "model.mlir").open() as model:
            ran = abi_build(path, *options, cwd=folder, stdin=model)
        assert ran.returncode == 0
    steps = re.findall(r"^ +\d+\.\d\d s  (\w.*)", ran.stderr, re.M)
    assert steps == [
        *("read the module", "lower the module", "translate to LLVM IR", "optimize"),
        *("generate code", "link", "done"),
    ]
    llvm_ir = re.escape(str(folder / "temps" / "libmodel.raw.ll"))
    assert re.search(rf"/opt -O0 \S+ -mtriple=\w+-linux-gnu -S {llvm_ir} ", ran.stderr)
    assert sorted(os.listdir(folder / "temps")) == [
        *("libmodel.ll", "libmodel.llvm.mlir", "libmodel.o", "libmodel.raw.ll"),
    ]


def test_loops_of_long_modules_are_functions(folder: Path) -> None:
    """What is compiled does the same, and equal loops of the 100 are one function."""
    loop = """
      scf.for %i = %zero to %n step %one {
        %x = memref.load %m[%i] : memref<?xf32>
        %y = arith.OPf %x, %by : f32
        memref.store %y, %m[%i] : memref<?xf32>
      }"""
    twice = loop.replace("OP", "mul") + loop.replace("OP", "add")
    model, extracted = folder.parent / "model.mlir", []
    for count in (49, 50):
        model.write_text(f"""
          func.func @main(%m: memref<?xf32>, %by: f32) {{
            %zero = arith.constant 0 : index
            %one = arith.constant 1 : index
            %n = memref.dim %m, %zero : memref<?xf32>
            {twice * count}
            return
          }}""")
        mlir_abi.build(model, folder / "model.ll")
        text = (folder / "model.ll").read_text()
        extracted.append(len(re.findall(r"^define .*\.extracted", text, re.M)))
        mlir_abi.build(model, folder / f"lib{count}.so")
        for library in (mlir_abi.jit(model), mlir_abi.load(folder / f"lib{count}.so")):
            x = np.arange(5, dtype=np.float32)
            library.main(x, 1)
            assert x.tolist() == [count + i for i in range(5)]
    assert extracted == [0, 2]


def test_a_file_for_jit(folder: Path) -> None:
    """`jit` takes the path, and means the same."""
    x = np.ones(2, np.float32)
    assert mlir_abi.jit(folder.parent / "model.mlir").main(x, 3).tolist() == [3, 3]
    assert x.tolist() == [1, 1]
    (folder / "wrong.mlir").write_text("func.func")
    with pytest.raises(ir.MLIRError, match=r"wrong\.mlir"):
        mlir_abi.jit(str(folder / "wrong.mlir"))
