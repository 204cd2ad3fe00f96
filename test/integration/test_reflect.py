"""Reflections of what compilers and linkers have made of a module, and of what IREE has."""

from __future__ import annotations

import subprocess
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest
from callers import object_file, run
from elftools.elf.elffile import ELFFile
from iree_process import run as run_iree
from mlir import ir
from native import GCC

import mlir_abi
from mlir_abi.dialect_attrs.reflection.record import PREFIX, Convention, FunctionReflection
from mlir_abi.lowering import DEFAULT_PIPELINE

FIRST = """
func.func @mlp(
    %x: memref<?x784xf32, strided<[?, 1]>>
        {iree.abi.name = "x", iree.abi.index_path = [0], llvm.readonly, llvm.noalias},
    %w: memref<784x128xf32> {iree.abi.name = "params.w", iree.abi.index_path = [1, "w"]},
    %b: memref<128xf32> {iree.abi.name = "params.b", iree.abi.index_path = [1, "b"]},
    %alpha: f32 {iree.abi.index_path = ["alpha"]})
    -> (f32 {iree.abi.index_path = ["score"]}, i1 {iree.abi.index_path = ["good"]}) {
  %c = arith.constant 1 : i1
  return %alpha, %c : f32, i1
}
func.func @nothing() { return }
func.func private @hidden() { return }
"""
SECOND = """
func.func @add(%x: i32, %y: i32) -> i32 {
  call @log(%x) : (i32) -> ()
  %r = arith.addi %x, %y : i32
  return %r : i32
}
func.func private @log(i32) attributes {llvm.emit_c_interface}
"""
PROGRAM = """
int _mlir_ciface_add(int, int);
void _mlir_ciface_log(int x) { (void)x; }
int main(void) { return _mlir_ciface_add(1, -1); }
"""


def described(*texts: str) -> dict[str, FunctionReflection]:
    """The functions by their types, as they are when they are lowered."""
    reflections: dict[str, FunctionReflection] = {}
    with ir.Context():
        for text in texts:
            reflections.update(mlir_abi.reflect(ir.Module.parse(text)))
    return {
        name: replace(each, convention=Convention(f"_mlir_ciface_{name}", "target", 64))
        for name, each in reflections.items()
    }


def optimised(text: str, directory: Path, name: str) -> Path:
    """An object file after ``opt -O2``, which drops what it may."""
    copy = directory / name
    copy.mkdir()
    with ir.Context():
        module = ir.Module.parse(text)
        mlir_abi.run_pipeline(module, DEFAULT_PIPELINE)
        return GCC[0].object_file(module, copy)


ways = pytest.mark.parametrize("compiled", [object_file, optimised])
"""Each function and constant in a section of its own; and optimised."""
Compiled = Callable[[str, Path, str], Path]


def sizes(path: Path) -> dict[str, int]:
    """The bytes of each record, by the name of its function."""
    with path.open("rb") as file:
        symbols = ELFFile(file).get_section_by_name(".symtab").iter_symbols()
        return {
            symbol.name.removeprefix(PREFIX): symbol["st_size"]
            for symbol in symbols
            if symbol.name.startswith(PREFIX)
        }


@ways
def test_an_object_file(compiled: Compiled, tmp_path: Path) -> None:
    """It describes what the types say, a few hundred bytes a function."""
    object_path = compiled(FIRST, tmp_path, "first")
    assert mlir_abi.reflect(object_path) == described(FIRST)
    section_sizes = sizes(object_path)
    assert section_sizes.keys() == {"mlp", "nothing"}
    assert section_sizes["nothing"] < 200
    assert section_sizes["mlp"] < 700
    second = compiled(SECOND, tmp_path, "second")
    assert mlir_abi.reflect(second) == described(SECOND)
    assert mlir_abi.reflect(second)["log"].kind == "import"


@ways
@pytest.mark.parametrize("strip", [[], ["--strip-debug"], ["--strip-unneeded"], ["--strip-all"]])
@pytest.mark.parametrize("flags", [[], ["-Wl,--gc-sections"], ["-Wl,--gc-sections,-O1", "-flto"]])
def test_a_shared_library(
    compiled: Compiled, strip: list[str], flags: list[str], tmp_path: Path
) -> None:
    """Two modules in one library, without what nothing reaches, and stripped."""
    library = tmp_path / "lib.so"
    objects = [compiled(FIRST, tmp_path, "first"), compiled(SECOND, tmp_path, "second")]
    run("gcc", "-shared", *flags, *objects, "-o", library)
    if strip:
        run("strip", *strip, library)
    assert mlir_abi.reflect(library) == described(FIRST, SECOND)


@ways
def test_a_program_that_is_linked_with_an_archive(compiled: Compiled, tmp_path: Path) -> None:
    """Of the modules in the archive, those that the program calls are described, and run."""
    main, archive, program = tmp_path / "main.c", tmp_path / "lib.a", tmp_path / "program"
    main.write_text(PROGRAM)
    objects = [compiled(FIRST, tmp_path, "first"), compiled(SECOND, tmp_path, "second")]
    run("ar", "rcs", archive, *objects)
    run("gcc", "-static", "-O2", main, archive, "-Wl,--gc-sections", "-o", program)
    run("strip", "--strip-debug", program)
    assert mlir_abi.reflect(program) == described(SECOND)
    assert subprocess.run([program], check=False).returncode == 0


@ways
def test_a_library_of_an_archive(compiled: Compiled, tmp_path: Path) -> None:
    """All of the archive, in a shared library."""
    archive, library = tmp_path / "lib.a", tmp_path / "lib.so"
    objects = [compiled(FIRST, tmp_path, "first"), compiled(SECOND, tmp_path, "second")]
    run("ar", "rcs", archive, *objects)
    whole = ["-Wl,--whole-archive", archive, "-Wl,--no-whole-archive", "-Wl,--gc-sections"]
    run("gcc", "-shared", *whole, "-s", "-o", library)
    assert mlir_abi.reflect(library) == described(FIRST, SECOND)


@pytest.mark.parametrize("field", ["sh_offset", "sh_size", "sh_entsize", "sh_link", "sh_type"])
@pytest.mark.parametrize("value", [0, 1, 2**31 - 1, 2**32 - 1, 2**62, 2**63 - 1, 2**64 - 1])
def test_a_damaged_object_file(field: str, value: int, tmp_path: Path) -> None:
    """Whatever its sections say, it is read or refused."""
    object_path = object_file(SECOND, tmp_path, "second")
    data = bytearray(object_path.read_bytes())
    with object_path.open("rb") as file:
        elf = ELFFile(file)
        table = elf["e_shoff"]
        place, size = {
            "sh_type": (4, 4),
            "sh_offset": (24, 8),
            "sh_size": (32, 8),
            "sh_link": (40, 4),
            "sh_entsize": (56, 8),
        }[field]
        sections = elf.num_sections()
    for i in range(sections):
        damaged = bytearray(data)
        start = table + 64 * i + place
        damaged[start : start + size] = (value & (256**size - 1)).to_bytes(size, "little")
        object_path.write_bytes(damaged)
        try:
            mlir_abi.reflect(object_path)
        except mlir_abi.ReflectionError as error:
            assert str(error).startswith(f"{object_path}: ")
            assert "\n" not in str(error)


def test_what_iree_has_of_a_compiled_module() -> None:
    """The runtime's reflection of each function says what its types said."""
    text = """
    func.func @nest(
        %a: tensor<?x4xf32> {iree.abi.name = "a"},
        %b: tensor<i64>, %c: tensor<8xi8>, %d: i32, %e: f32)
        -> (tensor<?x4xf32>, i32, tensor<8xi8>) {
      return %a, %d, %c : tensor<?x4xf32>, i32, tensor<8xi8>
    }
    func.func @paths(
        %w: tensor<4xf32> {iree.abi.index_path = [0, "w", 0]},
        %b: tensor<2xi1> {iree.abi.index_path = [0, "w", 2]},
        %k: i64 {iree.abi.index_path = ["k"]})
        -> (i64 {iree.abi.index_path = ["x"]}) {
      return %k : i64
    }
    func.func @wide(%x: f64, %y: tensor<4xf64>) -> f64 { return %x : f64 }
    func.func @nothing() { return }
    """
    pipeline = "builtin.module(abi-attach{iree-input-demote-f64-to-f32=true})"
    ((_, compiled),) = run_iree("iree_reflection.py", [[text, pipeline, []]])
    assert compiled.keys() == {"nest", "paths", "wide", "nothing"}
    reflections = {name: str(mlir_abi.reflect(entries)[name]) for name, entries in compiled.items()}
    assert reflections == {
        "nest": "nest(tensor<?x4xf32>, tensor<i64>, tensor<8xi8>, i32, f32) -> "
        "(tensor<?x4xf32>, i32, tensor<8xi8>)",
        "paths": 'paths({"w": [tensor<4xf32>, None, tensor<2xi1>]}, *, k: i64) -> {"x": i64}',
        "wide": "wide(f32, tensor<4xf32>) -> f32",
        "nothing": "nothing() -> None",
    }
    tampered = {**compiled["nest"], "f": compiled["wide"]["f"]}
    with pytest.raises(mlir_abi.ReflectionError, match=r"^f: argument #0 is float64, should be"):
        mlir_abi.reflect(tampered)


@pytest.mark.parametrize(
    ("record", "message"),
    [
        ("{}", r"a reflection record of version 1 \(got None\)"),
        ('{"mlir_abi": true}', r"a reflection record of version 1 \(got True\)"),
        (
            '{"mlir_abi": 1, "name": "f", "kind": "definition", "results": [],'
            ' "arguments": [["i32", {"path": [0, 65000]}]]}',
            r"lists must have at most 4096 gaps in all \(got 65000\)",
        ),
    ],
)
@pytest.mark.parametrize("function", [mlir_abi.reflect, mlir_abi.load])
def test_a_broken_record_of_a_library_is_one_exception(function, record, message, tmp_path):
    """With the path, the symbol and the reason, whoever reads it."""
    library = tmp_path / "lib.so"
    escaped = record.replace('"', '\\"')
    subprocess.run(
        ["cc", "-shared", "-xc", "-", "-o", library],
        input=f'const char {PREFIX}f[] = "{escaped}";',
        text=True,
        check=True,
    )
    with pytest.raises(
        mlir_abi.ReflectionError, match=f"^{library}: {PREFIX}f: {message}, at byte 0$"
    ):
        function(library)
