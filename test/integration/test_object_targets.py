"""Object files and archives for Windows and macOS; `make targets` runs what an emulator runs."""

from __future__ import annotations

import re
import subprocess
from contextlib import suppress
from pathlib import Path
from random import Random
from typing import Any

import numpy as np
import pytest
from commands import abi_build, error_of
from conftest import package_bin

import mlir_abi
from mlir_abi.compilation.native_code.undefined_symbols import MACHINES
from mlir_abi.compilation.targets import TRIPLES, target_of
from mlir_abi.runtime.c_header import c_header
from mlir_abi.runtime.libraries.object_file import defined_symbols

WEIGHTS = np.arange(2048, dtype=np.float32)
MODEL = f"""
func.func @weight(%i: index) -> f32 {{
  %w = arith.constant dense<"0x{WEIGHTS.tobytes().hex().upper()}"> : tensor<2048xf32>
  %r = tensor.extract %w[%i] : tensor<2048xf32>
  return %r : f32
}}
func.func @positive(%x: i64) -> i64 {{
  %zero = arith.constant 0 : i64
  %holds = arith.cmpi sgt, %x, %zero : i64
  cf.assert %holds, "x must be positive"
  return %x : i64
}}
func.func @twice(%x: tensor<?xbf16> {{abi.dims = ["n"]}}) -> tensor<?xbf16> {{
  %c0 = arith.constant 0 : index
  %n = tensor.dim %x, %c0 : tensor<?xbf16>
  %e = tensor.empty(%n) : tensor<?xbf16>
  %r = linalg.add ins(%x, %x : tensor<?xbf16>, tensor<?xbf16>)
      outs(%e : tensor<?xbf16>) -> tensor<?xbf16>
  return %r : tensor<?xbf16>
}}
"""
FORMATS = {
    "x86_64-windows-gnu": ("obj", "COFF-x86-64"),
    "x86_64-windows-msvc": ("obj", "COFF-x86-64"),
    "arm64-apple-macos": ("o", "Mach-O arm64"),
}


def tool(name: str, *arguments: str | Path) -> str:
    return subprocess.check_output([package_bin("llvm") / name, *arguments], text=True)


@pytest.mark.parametrize("triple", FORMATS)
def test_object_file(tmp_path: Path, triple: str) -> None:
    """Its format, its symbols as C calls them, and the constants, beside which LLVM puts others."""
    suffix, format_ = FORMATS[triple]
    (tmp_path / "m.mlir").write_text(MODEL)
    output = tmp_path / f"m.{suffix}"
    mlir_abi.build(tmp_path / "m.mlir", output, target_triple=triple, plain_c=True)
    assert f"Format: {format_}\n" in tool("llvm-readobj", "--file-headers", output)
    symbols = tool("llvm-nm", "--no-weak", "--format=just-symbols", output).split()
    mangled = "_" if "apple" in triple else ""
    assert {f"{mangled}{name}" for name in ("weight", "twice", "_mlir_ciface_weight")} <= {*symbols}
    assert WEIGHTS.tobytes() in output.read_bytes()
    undefined = tool("llvm-nm", "-u", "--format=just-symbols", output).split()
    assert ("fputs" in undefined) == ("windows" in triple)
    assert ("_dprintf" in undefined) == ("apple" in triple)
    assert "dprintf" not in undefined


@pytest.fixture(scope="module")
def elf(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """An object file for Linux."""
    folder = tmp_path_factory.mktemp("elf")
    (folder / "m.mlir").write_text(MODEL)
    mlir_abi.build(folder / "m.mlir", folder / "elf.o")
    return folder / "elf.o"


@pytest.mark.parametrize(
    ("triple", "file", "system"),
    [
        ("x86_64-windows-msvc", "m.lib", "Windows on x86-64"),
        ("arm64-apple-macos", "m.a", "macOS on AArch64"),
    ],
)
def test_records(tmp_path: Path, elf: Path, triple: str, file: str, system: str) -> None:
    """They are those of an object file for Linux; `load` says what the file is for."""
    (tmp_path / "m.mlir").write_text(MODEL)
    mlir_abi.build(tmp_path / "m.mlir", tmp_path / file, target_triple=triple)
    expected = mlir_abi.reflect(elf)
    assert expected.keys() == {"weight", "positive", "twice"}
    assert mlir_abi.reflect(tmp_path / file) == expected
    table = tool("llvm-nm", "--print-armap", tmp_path / file).partition("\n\n")[0]
    assert "_mlir_ciface_weight in m.o" in table  # from which a linker takes it
    tool("llvm-ar", "x", "--output", tmp_path, tmp_path / file)
    symbols = tool("llvm-nm", "--defined-only", "--no-weak", tmp_path / "m.o").splitlines()
    mangled = "_" if "apple" in triple else ""
    in_sections = {line.split()[-1].removeprefix(mangled) for line in symbols if " T " in line}
    assert "_mlir_ciface_weight" in in_sections
    assert defined_symbols(tmp_path / "m.o") >= in_sections
    header = (tmp_path / "m.o").read_bytes()
    assert abi_header(tmp_path / "m.o") == abi_header(elf)
    with pytest.raises(OSError, match=f"is for {system}, and this process runs on Linux on "):
        mlir_abi.load(tmp_path / "m.o")
    for cut in (10, 40, 300, len(header) // 2, len(header) - 1):
        (tmp_path / "cut.o").write_bytes(header[:cut])
        with pytest.raises(mlir_abi.ReflectionError, match=r"cannot be read as a (COFF|Mach-O)"):
            mlir_abi.reflect(tmp_path / "cut.o")
    random = Random(0)
    for _ in range(100):
        changed = bytearray(header)
        changed[random.randrange(400)] = random.randrange(256)
        (tmp_path / "changed.o").write_bytes(changed)
        with suppress(ValueError, mlir_abi.bindings.ir.MLIRError):
            mlir_abi.reflect(tmp_path / "changed.o")


def abi_header(path: Path) -> str:
    records = list(mlir_abi.reflect(path).values())
    return c_header(records, "M_H", has_f80=False).text


@pytest.mark.parametrize(
    ("data", "format_"),
    [
        (b"\0asm\1\0\0\0", "WebAssembly"),
        (b"!<arch>\n" + b"m.o/".ljust(48) + b"8".ljust(10) + b"`\n\0asm\1\0\0\0", "WebAssembly"),
        (b"MZ\x90\0", "PE"),
    ],
)
def test_no_records(tmp_path: Path, data: bytes, format_: str) -> None:
    """One error, with the format."""
    (tmp_path / "f").write_bytes(data)
    with pytest.raises(mlir_abi.ReflectionError, match=f"is a file of {format_}, of which"):
        mlir_abi.load(tmp_path / "f")


def test_assembly_of_large_constants(tmp_path: Path) -> None:
    """In assembly they are numbers, in the sections of Mach-O and COFF."""
    (tmp_path / "m.mlir").write_text(MODEL)
    for triple in ("arm64-apple-macos", "x86_64-windows-gnu"):
        mlir_abi.build(tmp_path / "m.mlir", tmp_path / "m.s", target_triple=triple)
        command = [f"-triple={triple}", "-filetype=obj", tmp_path / "m.s", "-o", tmp_path / "m.o"]
        tool("llvm-mc", *command)
        assert WEIGHTS.tobytes() in (tmp_path / "m.o").read_bytes()


@pytest.mark.parametrize(
    ("file", "options", "message"),
    [
        (
            "m.dll",
            {"target_triple": "x86_64-windows-gnu"},
            "a shared library for x86_64-windows-gnu is linked on that system: the output (-o) may "
            "end in .obj, .lib, .s, .ll",
        ),
        (
            "m.dylib",
            {"target_triple": "arm64-apple-macos"},
            "a shared library for arm64-apple-macos is linked on that system: the output (-o) may "
            "end in .o, .a, .s, .ll",
        ),
        (
            "m.wasm",
            {"target_triple": "wasm32-unknown-unknown"},
            "a shared library for wasm32-unknown-unknown is linked on that system: the output (-o) "
            "may end in .o, .a, .s, .ll",
        ),
        (
            "m.obj",
            {"target_triple": "x86_64-windows-gnu", "threads": True},
            "threads is for targets with ELF, as Linux (got x86_64-windows-gnu)",
        ),
        (
            "m.o",
            {"target_triple": "arm64-apple-macos", "tvm_ffi": True},
            "tvm_ffi is for targets with ELF, as Linux (got arm64-apple-macos)",
        ),
        (
            "m.o",
            {"target_triple": "armv7-linux-gnueabihf", "threads": True},
            "threads is for targets of 64 bits (got armv7-linux-gnueabihf)",
        ),
        (
            "m-1.0-py3-none-linux_armv7l.whl",
            {"target_triple": "armv7-linux-gnueabihf"},
            "a wheel is for targets of 64 bits (got armv7-linux-gnueabihf)",
        ),
        (
            "m.obj",
            {},
            "'m.obj' must end in .so, .a, .o, .ll, .s, .whl, unless emit (--emit) is set",
        ),
        (
            "m.o",
            {"target_triple": "x86_64-linux-gnux32"},
            f"the target must be one of {', '.join(TRIPLES)} (got 'x86_64-linux-gnux32')",
        ),
        (
            "m.o",
            {"target_triple": "aarch64-linux-gnu_ilp32"},
            f"the target must be one of {', '.join(TRIPLES)} (got 'aarch64-linux-gnu_ilp32')",
        ),
        (
            "m.o",
            {"target_triple": "wasm32-wasip2"},
            f"the target must be one of {', '.join(TRIPLES)} (got 'wasm32-wasip2')",
        ),
    ],
)
def test_refused(
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    file: str,
    options: dict[str, Any],
    message: str,
) -> None:
    """What cannot be made here, or would not work there."""
    monkeypatch.chdir(tmp_path)
    Path("m.mlir").write_text(MODEL)
    with pytest.raises(mlir_abi.BuildError, match=f"^{re.escape(message)}$"):
        mlir_abi.build("m.mlir", file, **options)


def test_a_layout_of_another_format(tmp_path: Path) -> None:
    """LLVM would name symbols as in ELF."""
    model = tmp_path / "m.mlir"
    model.write_text(f'module attributes {{llvm.data_layout = "e-m:e-i64:64"}} {{{MODEL}}}')
    message = "^llvm.data_layout is of another object format: that of the target has m:o$"
    with pytest.raises(ValueError, match=message):
        mlir_abi.build(model, tmp_path / "m.o", target_triple="arm64-apple-macos")


def test_another_llvm(tmp_path: Path) -> None:
    """It compiles if it has the programs and the backend."""
    (tmp_path / "m.mlir").write_text(MODEL)
    wheel = package_bin("llvm").parent
    mlir_abi.build(tmp_path / "m.mlir", tmp_path / "m.o", llvm=wheel)
    assert mlir_abi.reflect(tmp_path / "m.o").keys() == {"weight", "positive", "twice"}
    remedy = "install Debian's llvm-22, or name the folder of LLVM (--llvm)"
    for folder, message in (
        (tmp_path, "the program llc of LLVM 22 is missing"),
        (wheel, f"the LLVM in '{wheel}' has no backend systemz"),
    ):
        options = ["--target-triple=s390x-linux-gnu", "--llvm", folder]
        ran = abi_build("m.mlir", "-o", "s.o", *options, cwd=tmp_path)
        assert error_of(ran) == f"{message}: {remedy}"


def test_the_machine_of_each_target_has_wheels() -> None:
    """Whose tags name it as the row does, but for ARM, for which there are no wheels."""
    rows = map(target_of, TRIPLES)
    machines = {row.machine for row in rows if row.format.name == "ELF"} - {"arm"}
    assert machines == {name for name, _ in MACHINES.values()}
