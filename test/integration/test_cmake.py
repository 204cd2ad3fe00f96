"""Libraries that CMake builds with ``mlir_abi_add_library``."""

from __future__ import annotations

import os
import shutil
import subprocess
from pathlib import Path

import pytest
from commands import BIN, NUMBERS

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
