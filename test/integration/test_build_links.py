"""``abi-build --link``: what is linked is called and described, and what is missing is named."""

from __future__ import annotations

import ast
import os
import re
import subprocess
import zipfile
from pathlib import Path
from typing import Any

import pytest
from commands import IMPORTING, SCALED, abi_build, error_of
from mlir import ir

import mlir_abi


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The working directory."""
    monkeypatch.chdir(tmp_path)
    return tmp_path


def error_of_a_build(**options: Any) -> str:
    """The message with which model.mlir is not built."""
    with pytest.raises(mlir_abi.BuildError) as caught:
        mlir_abi.build("model.mlir", "libmodel.so", **options)
    assert not Path("libmodel.so").exists()
    return str(caught.value)


def test_a_symbol_defined_twice(folder: Path) -> None:
    """The files that define it are named, and the way out."""
    (folder / "model.mlir").write_text('func.func @"a b"() { return }')
    mlir_abi.build("model.mlir", "other", emit="o")
    assert error_of_a_build(link=["other"]) == (
        "other and the module define _mlir_ciface_a b: rename or prefix (--rename, --prefix) "
        "give functions other names"
    )


def test_a_symbol_that_linked_files_define_twice(folder: Path) -> None:
    """No option of the command gives it another name."""
    (folder / "model.mlir").write_text(SCALED)
    for name in "one", "two":
        (folder / f"{name}.mlir").write_text("func.func @f() { return }")
        mlir_abi.build(f"{name}.mlir", f"{name}.o")
    assert error_of_a_build(link=["one.o", "two.o"]) == "one.o and two.o define _mlir_ciface_f"


def test_what_is_no_object_file(folder: Path) -> None:
    """The first line of the linker, which names the file."""
    (folder / "model.mlir").write_text(SCALED)
    (folder / "other.o").write_text("text")
    message = error_of_a_build(link=["other.o"])
    assert re.fullmatch("cannot link: .*other.o: file format not recognized.*", message)


@pytest.mark.parametrize("options", [{}, {"plain_c": True}], ids=str)
def test_what_nobody_defines(folder: Path, options: dict[str, bool]) -> None:
    """A library that would not open is not made: the function that needs a symbol is named.

    LLVM inlines that function into the core of plain C functions, which is not named.
    """
    (folder / "model.mlir").write_text(IMPORTING)
    assert error_of_a_build(**options) == (
        "nothing defines _mlir_ciface_host (needed by calls): link (--link) a file that does"
    )


def test_odd_names_that_nobody_defines(tmp_path: Path) -> None:
    """They may contain what linkers quote names with, or be what C++ calls ``foo(int)``."""
    names = {"a b": "a b", "a`b": "a`b", "a'b": "a'b", r"a\22b": 'a"b', r"a\0Ab": r"a\nb"}
    names["_Z3fooi"] = "_Z3fooi"
    declarations = [f'func.func private @"{name}"()' for name in names]
    calls = [f'call @"{name}"() : () -> ()' for name in names]
    text = "\n".join([*declarations, "func.func @f() {", *calls, "return }"])
    (tmp_path / "model.mlir").write_text(text)
    ran = abi_build("model.mlir", "-o", "libmodel.so", cwd=tmp_path)
    needed = ", ".join(f"{name} (needed by f)" for name in names.values())
    assert error_of(ran) == f"nothing defines {needed}: link (--link) a file that does"
    assert not (tmp_path / "libmodel.so").exists()


def test_linked_with_a_library(tmp_path: Path) -> None:
    """It is found beside, from any directory, and when both have moved."""
    (tmp_path / "model.mlir").write_text(IMPORTING)
    (tmp_path / "host.c").write_text("int _mlir_ciface_host(int x) { return x + 1; }")
    directory = tmp_path / "made"
    directory.mkdir()
    command = ["gcc", "-fPIC", "-shared", "host.c", "-o", directory / "libhost.so"]
    subprocess.run(command, cwd=tmp_path, check=True)
    mlir_abi.build(tmp_path / "model.mlir", directory / "libm.so", link=[directory / "libhost.so"])
    directory.rename(tmp_path / "moved")
    assert mlir_abi.load(tmp_path / "moved" / "libm.so").calls(1) == 2


@pytest.mark.parametrize("folder", ["x,y", "a,-plugin,./plug.so,b", "a b", "@a", "-a"])
def test_linked_with_a_library_in_an_awkward_folder(
    tmp_path: Path, folder: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The linker takes no part of its name for an option, and it is found there."""
    monkeypatch.chdir(tmp_path)
    library = Path(folder, "libhost.so")
    library.parent.mkdir(parents=True)
    source = b"int _mlir_ciface_host(int x) { return x + 1; }"
    command = ["gcc", "-fPIC", "-shared", "-xc", "-", "-o", library.absolute()]
    subprocess.run(command, input=source, check=True)
    with ir.Context():
        mlir_abi.build(ir.Module.parse(IMPORTING), "libm.so", link=[library])
    assert mlir_abi.load("libm.so").calls(1) == 2


@pytest.mark.parametrize("name", ["a:b", "$ORIGIN"])
def test_a_library_where_no_search_path_leads(
    tmp_path: Path, name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The dynamic linker would look in other folders, so that is an error."""
    monkeypatch.chdir(tmp_path)
    Path(name).mkdir()
    library = Path(name, "libhost.so")
    library.touch()
    error = f"cannot link a library in '{tmp_path}/{name}': a search path has no ':' and no '$'"
    with ir.Context(), pytest.raises(mlir_abi.BuildError, match=f"^{re.escape(error)}$"):
        mlir_abi.build(ir.Module.parse(IMPORTING), "libm.so", link=[library])
    assert os.listdir() == [name]


def test_linked_with_what_it_calls(tmp_path: Path) -> None:
    """The implementation goes into the library; the rule for make names it."""
    (tmp_path / "model $1.mlir").write_text(IMPORTING)
    (tmp_path / "host.c").write_text("int _mlir_ciface_host(int x) { return x + 1; }")
    subprocess.run(["gcc", "-fPIC", "-c", "host.c"], cwd=tmp_path, check=True)
    (tmp_path / "host.o").rename(tmp_path / "@host.o")  # no file of options
    options = ["--link", "@host.o", "--depfile", "rule.d"]
    ran = abi_build("model $1.mlir", "-o", "libmodel.so", *options, cwd=tmp_path)
    assert ran.stderr == ""
    assert mlir_abi.load(tmp_path / "libmodel.so").calls(1) == 2
    (tmp_path / "makefile").write_text("include rule.d\nlibmodel.so:\n\t@echo '$^'\n")
    make = ["make", "-Br", "--no-print-directory"]
    printed = subprocess.check_output(make, cwd=tmp_path, text=True)
    assert printed == "model $1.mlir @host.o\n"


@pytest.mark.parametrize("suffix", ["o", "a", "so"])
def test_functions_of_linked_files_are_described(tmp_path: Path, suffix: str) -> None:
    """The header, the stub and the wheel have the functions that the library has, and no others.

    A function that the module imports and the file defines is one of the library. Those of another
    shared library stay there, and so does a member of an archive that nothing needs.
    """
    context = ir.Context()
    other = "func.func @host(%x: i32) -> i32 { return %x : i32 } func.func @beside() { return }"
    linked = tmp_path / f"libother.{suffix}"
    library, header, stub = (tmp_path / f"libmodel.{end}" for end in ("so", "h", "pyi"))
    wheel = tmp_path / f"my_model-1.0-py3-none-linux_{os.uname().machine}.whl"
    with context:
        mlir_abi.build(ir.Module.parse(other), linked)
        model = ir.Module.parse(IMPORTING)
        mlir_abi.build(model, library, link=[linked], header=header, stub=stub)
        if suffix != "so":
            mlir_abi.build(model, wheel, link=[linked])
    functions = {
        name for name, each in mlir_abi.reflect(library).items() if each.kind == "definition"
    }
    assert functions == {"calls"} | (set() if suffix == "so" else {"host", "beside"})
    assert set(re.findall(r"def (\w+)", stub.read_text())) == functions
    declared = re.findall(r"^\w+ _mlir_ciface_(\w+)\(", header.read_text(), re.MULTILINE)
    assert sorted(declared) == sorted({"host", *functions})
    assert (" for C to implement" in header.read_text()) == (suffix == "so")
    if suffix != "so":
        with zipfile.ZipFile(wheel) as archive:
            texts = [archive.read(f"my_model/__init__.{end}").decode() for end in ("py", "pyi")]
        assert set(re.findall(r"^def (\w+)", texts[1], re.MULTILINE)) == functions
        assert set(ast.literal_eval(re.search("__all__ = (.*)", texts[0])[1])) == functions
