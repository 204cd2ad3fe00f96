"""The same module, called in both ways: compiled in the process, and from a shared library."""

from __future__ import annotations

import subprocess
from importlib.util import find_spec
from pathlib import Path

from mlir import ir
from mlir.dialects import llvm

import mlir_abi
from mlir_abi.jit import MEMREF_PIPELINE, jit
from mlir_abi.runtime.library import Library, load


def jitted(text: str, **options: object) -> Library:
    """The functions of ``text``, compiled in this process."""
    with ir.Context():
        return jit(ir.Module.parse(text), **options)


def object_file(text: str, directory: Path, name: str, pipeline: str = MEMREF_PIPELINE) -> Path:
    """The object file of ``text``, each function and constant in a section of its own."""
    code, made = directory / f"{name}.ll", directory / f"{name}.o"
    with ir.Context():
        module = ir.Module.parse(text)
        mlir_abi.run_pipeline(module, pipeline)
        code.write_text(llvm.translate_module_to_llvmir(module.operation))
    spec = find_spec("llvm")
    assert spec is not None
    llc = Path(next(iter(spec.submodule_search_locations or ()))) / "bin" / "llc"
    flags = ["-O2", "-filetype=obj", "-relocation-model=pic", "-function-sections"]
    run(llc, *flags, "-data-sections", code, "-o", made)
    return made


def shared_library(text: str, directory: Path, name: str = "model", *flags: str) -> Path:
    """The shared library of ``text``, linked without what nothing reaches, and stripped."""
    made = directory / f"lib{name}.so"
    compiled = object_file(text, directory, name)
    own = "-Wl,-Bsymbolic"  # calls of @index go to ours, not to the C library's
    options = ["-shared", "-O2", "-Wl,--gc-sections", "-s", own, *flags]
    run("gcc", *options, compiled, "-o", made, "-lm")
    return made


def loaded(text: str, directory: Path) -> Library:
    """The functions of ``text``, from a shared library."""
    return load(shared_library(text, directory))


def run(*command: str | Path) -> None:
    done = subprocess.run(command, capture_output=True, text=True, check=False, timeout=120)
    assert done.returncode == 0, f"{' '.join(map(str, command))}\n{done.stderr}"
