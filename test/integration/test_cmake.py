"""Libraries that CMake builds with ``mlir_abi_add_library``."""

from __future__ import annotations

import os
import shlex
import shutil
import subprocess
from pathlib import Path

import pytest
from commands import BIN, NUMBERS

import mlir_abi

ROOT = Path(__file__).parents[2]

needs_cmake = pytest.mark.skipif(
    shutil.which("cmake") is None, reason="needs cmake: apt-get install cmake"
)


def cmake(*arguments: str | Path) -> str:
    environment = {**os.environ, "PATH": f"{BIN}{os.pathsep}{os.environ['PATH']}"}
    return subprocess.run(
        ["cmake", *arguments], env=environment, check=True, capture_output=True, text=True
    ).stdout


def configure(source: Path, build: Path) -> None:
    directory = subprocess.check_output([BIN / "abi-build", "--cmake-dir"], text=True).strip()
    cmake("-S", source, "-B", build, f"-Dmlir_abi_DIR={directory}")


@needs_cmake
def test_cmake(tmp_path: Path) -> None:
    """The example builds, a changed module is built again, and a static library works too."""
    shutil.copytree(ROOT / "examples", tmp_path / "examples")
    build = tmp_path / "build"

    def call() -> str:
        return subprocess.check_output([build / "call"], text=True)

    source = tmp_path / "examples" / "cmake"
    configure(source, build)
    cmake("--build", build)
    assert len(call().splitlines()) == 3
    model = tmp_path / "examples" / "mlp.mlir"
    model.write_text(model.read_text().replace("math.exp ", "math.exp2 "))
    before = call()
    lists = source / "CMakeLists.txt"
    lists.write_text(lists.read_text().replace("SHARED", "STATIC"))
    assert "Generating mlp.o, mlp.h" in cmake("--build", build)
    assert call() != before
    assert "libmlp.so" not in subprocess.check_output(["ldd", build / "call"], text=True)


IN_CXX = """
cmake_minimum_required(VERSION 3.20)
project(models LANGUAGES CXX)
"""
INSTALLED = f"""{IN_CXX}
find_package(mlir_abi REQUIRED)
mlir_abi_add_library(two numbers.mlir SHARED OPTIONS --rename main=two --prefix two_)
target_sources(two PRIVATE host.cpp)
mlir_abi_add_library(three ../three.mlir STATIC OPTIONS --rename main=three --prefix three_)
add_executable(m main.cpp)
target_link_libraries(m PRIVATE two three)
install(TARGETS m two three EXPORT models)
install(EXPORT models DESTINATION cmake)
"""
USING = f"""{IN_CXX}
include(models.cmake)
add_executable(main SOURCE)
target_link_libraries(main PRIVATE two three)
"""
CXX_MAIN = """
#include <iostream>
#include <two.h>
#include <three.h>
int main() { std::cout << _mlir_ciface_two(0) << _mlir_ciface_three_both(0); }
"""


@needs_cmake
@pytest.mark.parametrize("option", ["--header=two.h", "--link", "--emit", "-o"])
def test_cmake_refuses_options(tmp_path: Path, option: str) -> None:
    """The function sets what is written, and CMake links."""
    source = INSTALLED.replace("--prefix two_", option)
    (tmp_path / "CMakeLists.txt").write_text(source)
    with pytest.raises(subprocess.CalledProcessError) as failure:
        configure(tmp_path, tmp_path / "build")
    message = f"mlir_abi_add_library(two): {option} must not be among the OPTIONS"
    assert message in " ".join(failure.value.stderr.split())


@needs_cmake
def test_cmake_installs(tmp_path: Path) -> None:
    """Two libraries of a project in C++ alone are installed, and another project links them."""
    source, prefix = tmp_path / "a project", tmp_path / "prefix"
    source.mkdir()
    (source / "CMakeLists.txt").write_text(INSTALLED)
    (source / "main.cpp").write_text(CXX_MAIN)
    (source / "host.cpp").write_text("#include <two.h>\n")
    (source / "numbers.mlir").write_text(NUMBERS.replace("NUMBER", "2.0"))
    (tmp_path / "three.mlir").write_text(NUMBERS.replace("NUMBER", "3.0"))
    configure(source, source / "build")
    cmake("--build", source / "build")
    assert subprocess.check_output([source / "build" / "m"]) == b"23"
    cmake("--install", source / "build", "--prefix", prefix)
    (prefix / "cmake" / "CMakeLists.txt").write_text(
        USING.replace("SOURCE", f'"{source}/main.cpp"')
    )
    cmake("-S", prefix / "cmake", "-B", tmp_path / "build")
    cmake("--build", tmp_path / "build")
    assert subprocess.check_output([tmp_path / "build" / "main"]) == b"23"


PLAIN = """
func.func @doubled(%x: tensor<?xf32> {abi.dims = ["n"], iree.abi.name = "x"}) -> tensor<?xf32> {
  %r = arith.addf %x, %x : tensor<?xf32>
  return %r : tensor<?xf32>
}
"""
PLAIN_MAIN = """
#include <model.h>
#include <stdio.h>
int main(void) {
  float x[2] = {1, 2.5};
  int status = doubled(x, x, 2);
  printf("%d %g %g\\n", status, (double)x[0], (double)x[1]);
  return 0;
}
"""
BY_PKG_CONFIG = """
cmake_minimum_required(VERSION 3.20)
project(main LANGUAGES C)
find_package(PkgConfig REQUIRED)
pkg_check_modules(model REQUIRED IMPORTED_TARGET model)
add_executable(main main.c)
target_link_libraries(main PRIVATE PkgConfig::model)
"""


@needs_cmake
@pytest.mark.skipif(shutil.which("pkg-config") is None, reason="needs pkg-config")
@pytest.mark.parametrize("output", ["libmodel.so", "libmodel.a", "model.o"])
def test_a_plain_c_program_by_pkg_config(
    output: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The file names the others from its own directory, and is moved with them."""
    made, moved, program = tmp_path / "made", tmp_path / "a place", tmp_path / "program"
    for each in (made / "lib", made / "include", program):
        each.mkdir(parents=True)
    (tmp_path / "model.mlir").write_text(PLAIN)
    mlir_abi.build(
        tmp_path / "model.mlir",
        made / "lib" / output,
        plain_c="only",
        header=made / "include" / "model.h",
        pkg_config=made / "lib" / "model.pc",
    )
    made.rename(moved)
    monkeypatch.setenv("PKG_CONFIG_PATH", str(moved / "lib"))
    (program / "main.c").write_text(PLAIN_MAIN)
    (program / "CMakeLists.txt").write_text(BY_PKG_CONFIG)
    flags = subprocess.check_output(["pkg-config", "--cflags", "--libs", "model"], text=True)
    rpath = f"-Wl,-rpath,{moved / 'lib'}"
    command = ["gcc", "main.c", *shlex.split(flags), rpath, "-o", "by_hand"]
    subprocess.run(command, cwd=program, check=True)
    cmake("-S", program, "-B", program)
    cmake("--build", program)
    for name in ("by_hand", "main"):
        assert subprocess.check_output([program / name], text=True) == "0 2 5\n"


def test_no_program_is_linked_with_llvm_ir(tmp_path: Path) -> None:
    (tmp_path / "model.mlir").write_text(PLAIN)
    with pytest.raises(mlir_abi.BuildError, match=r"^pkg_config is for what programs are linked"):
        mlir_abi.build(tmp_path / "model.mlir", tmp_path / "m.ll", pkg_config=tmp_path / "m.pc")
    assert not (tmp_path / "m.pc").exists()
