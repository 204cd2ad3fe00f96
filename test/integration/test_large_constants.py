"""Large constants, which LLVM does not see: their values, by `jit` and in what `build` makes."""

from __future__ import annotations

import re
import subprocess
import sys
from itertools import product
from pathlib import Path

import numpy as np
import pytest
from callers import jitted
from conftest import package_bin
from element_types import DTYPES
from extras import import_extra
from mlir import ir

import mlir_abi
from mlir_abi.compilation.native_code.constant_data import constants_to_assembly, constants_to_file
from mlir_abi.compilation.native_code.large_constants import LargeConstant, take_large_constants
from mlir_abi.compilation.targets import target_of
from mlir_abi.lowering import lower
from mlir_abi.runtime.call.library import Library

ELEMENTS = ["f32", "f64", "f16", "bf16", "i1", "i8", "i16", "i64", "index", "complex<f32>"]
CASES = [
    *product(sorted({*ELEMENTS} - {"i1"}), ["dense"]),
    *product(ELEMENTS, ["resource"]),
]

SHAPE = (3, 1366)


def random_values(dtype: np.dtype) -> np.ndarray:
    numbers = np.random.default_rng(0).normal(0, 40, SHAPE)
    return numbers.astype(dtype)


def module_text(type_: str, values: np.ndarray, attribute: str) -> str:
    """A module whose ``f`` returns ``values``, ``dense`` or a ``dense_resource``."""
    digits = values.tobytes().hex().upper()
    tensor = f"tensor<{'x'.join(map(str, values.shape))}x{type_}>"
    constant = f'dense<"0x{digits}">' if attribute == "dense" else 'dense_resource<"a \\22b">'
    blob = f'{{-# dialect_resources: {{builtin: {{"a \\22b": "0x04000000{digits}"}}}} #-}}'
    return f"""
      func.func @f() -> {tensor} {{
        %c = arith.constant {constant} : {tensor}
        return %c : {tensor}
      }}
      {blob if attribute == "resource" else ""}"""


@pytest.mark.parametrize(("type_", "attribute"), CASES)
def test_values(tmp_path: Path, type_: str, attribute: str) -> None:
    values = random_values(DTYPES[type_])
    text = module_text(type_, values, attribute)
    model, library = tmp_path / "model.mlir", tmp_path / "libmodel.so"
    model.write_text(text)
    mlir_abi.build(model, library, save_temps=tmp_path)
    for functions in (jitted(text), mlir_abi.load(library)):
        result = functions.f()
        assert result.dtype == values.dtype
        assert result.tobytes() == values.tobytes()
    translated = (tmp_path / "libmodel.raw.ll").read_text()
    has_values = len(translated) > values.nbytes + 8_192  # of the code
    assert has_values == ((type_, attribute) == ("complex<f32>", "dense"))


@pytest.mark.parametrize("type_", ["i1", "complex<f32>", "i8"])
@pytest.mark.parametrize("size", [0, 2, 4])
def test_small_resources(tmp_path: Path, type_: str, size: int) -> None:
    """MLIR does not translate the first two, nor an empty one. torch-mlir writes such masks."""
    values = np.arange(1, size + 1).astype(DTYPES[type_])
    text = module_text(type_, values, "resource")
    model, library = tmp_path / "model.mlir", tmp_path / "libmodel.so"
    model.write_text(text)
    mlir_abi.build(model, library)
    assert mlir_abi.load(library).f().tolist() == values.tolist()
    if size:  # MLIR does not read the bytecode that it writes of an empty one
        assert jitted(text).f().tolist() == values.tolist()


def test_equal_numbers(tmp_path: Path) -> None:
    """LLVM sees few, to compute with them, and does not print a million; zeros are one word."""
    model, library = tmp_path / "model.mlir", tmp_path / "libmodel.so"
    numbers = {"few": (2000, -1.5), "many": (100_000, -1.5), "zeros": (100_000, 0)}
    model.write_text(
        "\n".join(
            f"""func.func @{name}() -> tensor<{size}xf64> {{
              %c = arith.constant dense<{value:.1f}> : tensor<{size}xf64>
              return %c : tensor<{size}xf64>
            }}"""
            for name, (size, value) in numbers.items()
        )
    )
    mlir_abi.build(model, library, save_temps=tmp_path)
    for functions in (jitted(model.read_text()), mlir_abi.load(library)):
        for name, (size, value) in numbers.items():
            assert functions[name]().tolist() == size * [value]
    assert (tmp_path / "libmodel.raw.ll").stat().st_size < 100_000


@pytest.mark.parametrize(
    ("attribute", "alignment"),
    [("", 16), ("{alignment = 4 : i64}", 4), ("{alignment = 256 : i64}", 256)],
)
def test_alignment(tmp_path: Path, attribute: str, alignment: int) -> None:
    """A constant for which none is asked gets what LLVM gives to an array of numbers."""
    model = tmp_path / "model.mlir"
    digits = random_values(np.float32).tobytes().hex().upper()
    model.write_text(f"""
      memref.global "private" constant @c : memref<4098xf32> = dense<"0x{digits}"> {attribute}
      func.func @f(%i: index) -> f32 {{
        %c = memref.get_global @c : memref<4098xf32>
        %x = memref.load %c[%i] : memref<4098xf32>
        return %x : f32
      }}""")
    mlir_abi.build(model, tmp_path / "model.ll")
    text = (tmp_path / "model.ll").read_text()
    assert re.findall(r"= external .*, align (\d+)$", text, re.M) == [str(alignment)]
    assert re.findall(r"\.balign (\d+)", text) == [str(alignment)]


@pytest.fixture(scope="module")
def variable(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, np.ndarray]:
    """A module that returns an element of a variable and then adds one to it, and its values.

    It has a constant with the values, too.
    """
    values = random_values(np.float32)[:, :1365]  # no multiple of 64 bytes
    path = tmp_path_factory.mktemp("variable") / "model.mlir"
    digits = values.tobytes().hex().upper()
    path.write_text(f"""
      memref.global "private" @c : memref<3x1365xf32> = dense<"0x{digits}">
      func.func @next(%i: index, %j: index) -> f32 {{
        %c = memref.get_global @c : memref<3x1365xf32>
        %x = memref.load %c[%i, %j] : memref<3x1365xf32>
        %one = arith.constant 1.0 : f32
        %y = arith.addf %x, %one : f32
        memref.store %y, %c[%i, %j] : memref<3x1365xf32>
        return %x : f32
      }}
      memref.global "private" constant @k : memref<3x1365xf32> = dense<"0x{digits}">
      func.func @read(%i: index, %j: index) -> f32 {{
        %k = memref.get_global @k : memref<3x1365xf32>
        %x = memref.load %k[%i, %j] : memref<3x1365xf32>
        return %x : f32
      }}""")
    return path, values


def check(library: Library, values: np.ndarray) -> None:
    for i, j in (0, 0), (1, 700), (2, 1364):
        assert library.next(i, j) == values[i, j]
        assert library.next(i, j) == values[i, j] + np.float32(1)
        assert library.read(i, j) == values[i, j]


@pytest.mark.parametrize("kind", ["ll", "s", "o", "a"])
def test_each_kind_of_file_has_the_values(
    variable: tuple[Path, np.ndarray], tmp_path: Path, kind: str
) -> None:
    """The file is complete: what is linked of it alone reads and writes the variable."""
    output = tmp_path / f"model.{kind}"
    mlir_abi.build(variable[0], output)
    if kind == "ll":
        llc = package_bin("llvm") / "llc"
        command = [llc, output, "-relocation-model=pic", "-filetype=obj", "-o", tmp_path / "l.o"]
        subprocess.run(command, check=True)
        output = tmp_path / "l.o"
    library = tmp_path / "lib.so"
    whole = ["-Wl,--whole-archive", output, "-Wl,--no-whole-archive"]
    subprocess.run(["gcc", "-shared", *whole, "-o", library], check=True)
    check(mlir_abi.load(library), variable[1])


@pytest.mark.parametrize(
    ("type_", "attribute"), [("f64", "dense"), ("f16", "resource"), ("complex<f32>", "resource")]
)
def test_big_endian(tmp_path: Path, type_: str, attribute: str) -> None:
    """The bytes of each number are in the order of the data layout, in assembly too."""
    values = random_values(DTYPES[type_])
    swapped = values.byteswap().tobytes()
    with ir.Context(), ir.Location.unknown():
        module = ir.Module.parse(module_text(type_, values, attribute))
        module.operation.attributes["llvm.data_layout"] = ir.StringAttr.get("E-m:e-i64:64")
        lower(module)
        (constant,) = take_large_constants(module.operation)
        assert bytes(constant.data) == swapped
        constants_to_assembly(module.operation, [constant], target_of("s390x-linux-gnu").format)
        lines = [each.value for each in module.operation.attributes["llvm.module_asm"]]
    (tmp_path / "m.s").write_text("\n".join(lines))
    command = [package_bin("llvm") / "llvm-mc", "-triple=aarch64_be", "-filetype=obj", "m.s"]
    subprocess.run([*command, "-o", "m.o"], cwd=tmp_path, check=True)
    assert swapped in (tmp_path / "m.o").read_bytes()


@pytest.mark.parametrize("is_in_file", [False, True])
def test_in_webassembly(tmp_path: Path, is_in_file: bool) -> None:
    """Each constant is a symbol of data: LLVM would crash at one without a size."""
    import_extra("ziglang", "core")
    target = target_of("wasm32-wasip1")
    rng = np.random.default_rng(0)
    data = [rng.integers(256, size=size, dtype=np.uint8).tobytes() for size in (5001, 0, 8192)]
    constants = [
        LargeConstant(f"constant{i}xcomplex<f32>", memoryview(each), 64, is_constant=True)
        for i, each in enumerate(data)
    ]
    with ir.Context(), ir.Location.unknown():
        module = ir.Module.create().operation
        if is_in_file:
            constants_to_file(module, constants, tmp_path / "data", target.format)
        else:
            constants_to_assembly(module, constants, target.format)
        lines = [each.value for each in module.attributes["llvm.module_asm"]]
    exported = [f'.globl "{constant.name}"' for constant in constants]
    (tmp_path / "m.s").write_text("\n".join([*lines, *exported, ""]))
    clang = [sys.executable, "-m", "ziglang", "clang", f"--target={target.triple}"]
    subprocess.run([*clang, "-c", "m.s", "-o", "m.o"], cwd=tmp_path, check=True)
    dump = [package_bin("llvm") / "llvm-objdump", "--syms", "m.o"]
    symbols = subprocess.check_output(dump, cwd=tmp_path, text=True)
    segment = (tmp_path / "m.o").read_bytes().partition(data[0])
    for constant in constants:
        line = rf"^(\w+) g     O DATA\t\w+ {re.escape(constant.name)}$"
        (offset,) = (int(each, 16) for each in re.findall(line, symbols, re.M))
        assert offset % 64 == 0
        assert (segment[1] + segment[2])[offset:].startswith(constant.data)


def test_two_modules_in_one_library(variable: tuple[Path, np.ndarray], tmp_path: Path) -> None:
    """Each has a variable of its own, though both call it the same."""
    objects = [tmp_path / f"{prefix}.o" for prefix in ("a_", "b_")]
    for path in objects:
        mlir_abi.build(variable[0], path, prefix=path.stem)
    library = tmp_path / "lib.so"
    subprocess.run(["gcc", "-shared", *objects, "-o", library], check=True)
    both = mlir_abi.load(library)
    assert both.a_next(0, 0) == both.b_next(0, 0) == variable[1][0, 0]


def test_a_variable_of_jit_is_a_copy(variable: tuple[Path, np.ndarray]) -> None:
    """Writes of compiled code do not change the module, so each library starts with its values."""
    with ir.Context():
        module = ir.Module.parseFile(str(variable[0]))
        for _ in range(2):
            check(mlir_abi.jit(module), variable[1])


def aligned_resource(alignment: int, count: int = 4) -> str:
    """A module whose ``f`` returns ones, a resource with ``alignment``."""
    data = alignment.to_bytes(4, "little") + np.ones(count, np.float32).tobytes()
    return f"""
      func.func @f() -> tensor<{count}xf32> {{
        %c = arith.constant dense_resource<w> : tensor<{count}xf32>
        return %c : tensor<{count}xf32>
      }}
      {{-# dialect_resources: {{ builtin: {{ w: "0x{data.hex()}" }} }} #-}}"""


@pytest.mark.parametrize("alignment", [0, 1 << 17, 1 << 30, 1 << 31])
def test_an_alignment_of_no_page(tmp_path: Path, alignment: int) -> None:
    """MLIR would write as many bytes to each file on the way, and aborts at an alignment of 0."""
    path = tmp_path / "wrong.mlir"
    path.write_text(aligned_resource(alignment))
    column = path.read_text().splitlines()[-1].index("0x") + len("0x") + 1
    place = re.escape(f"{path}:6:{column}: ")
    for compile_ in (mlir_abi.jit, lambda path: mlir_abi.build(path, tmp_path / "libwrong.so")):
        with pytest.raises(ValueError, match=rf"{place}.* up to 65536 \(got {alignment}\)"):
            compile_(path)
    assert list(tmp_path.iterdir()) == [path]


@pytest.mark.parametrize("count", [4, 5000])
@pytest.mark.parametrize("alignment", [1, 64, 4096, 1 << 16])
def test_resources_with_an_alignment(tmp_path: Path, alignment: int, count: int) -> None:
    """Of a file, and of a module, whose copy MLIR reads only where it is aligned so."""
    path = tmp_path / "aligned.mlir"
    path.write_text(aligned_resource(alignment, count))
    np.testing.assert_array_equal(mlir_abi.jit(path).f(), np.ones(count, np.float32))
    with ir.Context():
        module = ir.Module.parse(path.read_text())
    np.testing.assert_array_equal(mlir_abi.jit(module).f(), np.ones(count, np.float32))


def test_a_resource_that_is_not_there(tmp_path: Path) -> None:
    """As ``mlir-opt --mlir-elide-resource-strings-if-larger`` leaves it."""
    (tmp_path / "model.mlir").write_text("""
      func.func @f() -> tensor<3000xf32> {
        %c = arith.constant dense_resource<__elided__> : tensor<3000xf32>
        return %c : tensor<3000xf32>
      }""")
    with pytest.raises(mlir_abi.BuildError, match="resource does not exist"):
        mlir_abi.build(tmp_path / "model.mlir", tmp_path / "model.o")


def test_values_from_a_child() -> None:
    """It lowers torch-mlir's dialect, and answers when the module is gone."""
    pytest.importorskip("torch_mlir")
    type_ = "!torch.vtensor<[64,64],f32>"
    numbers = np.random.default_rng(0).normal(size=(8, 64, 64)).astype(np.float32)
    blobs = [f'w{i}: "0x04000000{each.tobytes().hex()}"' for i, each in enumerate(numbers)]
    constants = "\n".join(
        f"%{i} = torch.vtensor.literal(dense_resource<w{i}> : tensor<64x64xf32>) : {type_}"
        for i in range(len(numbers))
    )
    library = mlir_abi.jit(f"""
      func.func @f() -> ({", ".join([type_] * len(numbers))}) {{
        {constants}
        return {", ".join(f"%{i}" for i in range(len(numbers)))} : {", ".join([type_] * 8)}
      }}
      {{-# dialect_resources: {{ builtin: {{ {", ".join(blobs)} }} }} #-}}""")
    np.testing.assert_array_equal(library.f(), numbers)
