"""The same module, called in both ways: compiled in the process, and from a shared library."""

from __future__ import annotations

import math
import os
import subprocess
from fractions import Fraction
from pathlib import Path
from typing import Any

import numpy as np
from conftest import package_bin
from mlir import ir
from mlir.dialects import llvm

import mlir_abi
from mlir_abi.compilation.execution import jit
from mlir_abi.lowering import DEFAULT_PIPELINE
from mlir_abi.runtime.call.library import Library
from mlir_abi.runtime.libraries.shared_library import load

INPUTS = Path(__file__).parent / "Inputs"
TRIPLE = "-mtriple=x86_64-linux-gnu"
SANITIZE = "MLIR_ABI_TEST_SANITIZE"
"""The variable by which a test says that it runs under AddressSanitizer."""


def jitted(text: str, **options: object) -> Library:
    """The functions of ``text``, compiled in this process."""
    with ir.Context():
        return jit(ir.Module.parse(text), **options)


def object_file(
    text: str, directory: Path, name: str, pipeline: str = DEFAULT_PIPELINE, level: str = "-O2"
) -> Path:
    """The object file of ``text``, each function and constant in a section of its own.

    In the environment that `sanitized` gives, its accesses to memory are checked.
    """
    code, output = directory / f"{name}.ll", directory / f"{name}.o"
    with ir.Context():
        module = ir.Module.parse(text)
        mlir_abi.run_pipeline(module, pipeline)
        code.write_text(llvm.translate_module_to_llvmir(module.operation))
    tools = package_bin("llvm")
    if SANITIZE in os.environ:
        passes = [
            "-passes=forceattrs,asan",
            "-force-attribute=sanitize_address",
            TRIPLE,
        ]
        run(tools / "opt", *passes, "-S", code, "-o", code)
    flags = [TRIPLE, level, "-filetype=obj", "-relocation-model=pic", "-function-sections"]
    run(tools / "llc", *flags, "-data-sections", code, "-o", output)
    return output


def shared_library(
    text: str,
    directory: Path,
    name: str = "model",
    *flags: str,
    pipeline: str = DEFAULT_PIPELINE,
) -> Path:
    """The shared library of ``text``, linked without what nothing reaches, and stripped."""
    library = directory / f"lib{name}.so"
    compiled = object_file(text, directory, name, pipeline)
    options = ["-shared", "-O2", "-Wl,--gc-sections", "-s", *flags]
    if SANITIZE in os.environ:
        options += ["-fsanitize=address", str(INPUTS / "bfloat16.c")]
    run("gcc", *options, compiled, "-o", library, "-lm")
    return library


def sanitized() -> dict[str, str]:
    """The environment of a Python under AddressSanitizer, NumPy's memory included."""
    libraries = [
        subprocess.run(
            ["gcc", f"-print-file-name={name}"], capture_output=True, text=True, check=True
        ).stdout.strip()
        for name in ("libasan.so", "libstdc++.so.6")  # whose exceptions are watched too
    ]
    return {
        **os.environ,
        SANITIZE: "1",
        "LD_PRELOAD": " ".join(libraries),
        "PYTHONMALLOC": "malloc",
        "ASAN_OPTIONS": "detect_leaks=0:allocator_may_return_null=1",
    }


def loaded(text: str, directory: Path, pipeline: str = DEFAULT_PIPELINE) -> Library:
    """The functions of ``text``, from a shared library."""
    return load(shared_library(text, directory, pipeline=pipeline))


def nearest(number: float, dtype: Any) -> float:
    """The number of ``dtype``, a float of NumPy or ml_dtypes, that is nearest; ties to even.

    ``number`` is at most as large as the greatest finite one, or infinite.
    """
    if math.isinf(number):
        return number
    unsigned = f"uint{8 * np.dtype(dtype).itemsize}"
    close = int(np.array(abs(number), dtype).view(unsigned))
    candidates = [np.array(max(close + step, 0), unsigned).view(dtype) for step in (-1, 0, 1)]
    values = [float(each) for each in candidates if np.isfinite(each.astype(np.float64))]
    exact = Fraction(abs(number))

    def distance(value: float) -> tuple[Fraction, int]:
        return abs(Fraction(value) - exact), int(np.array(value, dtype).view(unsigned)) & 1

    return math.copysign(min(values, key=distance), number)


def run(*command: str | Path) -> None:
    done = subprocess.run(command, capture_output=True, text=True, check=False, timeout=120)
    assert done.returncode == 0, f"{' '.join(map(str, command))}\n{done.stderr}"
