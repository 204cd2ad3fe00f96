"""Functions that call LAPACK, as JAX exports them, with several libraries."""

from __future__ import annotations

import itertools
import os
import re
import sys
from pathlib import Path
from typing import Any

import numpy as np
import pytest
import scipy
from test_jax import run, run_with_jax

import mlir_abi
from mlir_abi.diagnostics.failure import BuildError

SCRIPT = Path(__file__).with_name("jax_linear_algebra.py")
ELEMENTS = {"f16": np.float16, "complex<f64>": np.complex128}
TOLERANCES = {"e": 2e-2, "D": 1e-13}


def bundled(package: Any, name: str) -> Path:
    """The OpenBLAS in the wheel of SciPy or NumPy."""
    folder = Path(package.__file__).parent.parent / f"{package.__name__}.libs"
    return next(folder.glob(f"lib{name}-*.so"))


def compare(folder: Path, *arguments: str | Path) -> str:
    done = run(
        folder,
        sys.executable,
        SCRIPT,
        "compare",
        folder,
        *arguments,
        MLIR_ABI_BINDINGS="torch_mlir",
    )
    assert (done.returncode, done.stderr) == (0, "")
    return done.stdout


def test_linear_algebra_of_jax(tmp_path: Path) -> None:
    """By `jit`, with SciPy's LAPACK, and linked with integers of 32 and of 64 bits."""
    jitted, linked = tmp_path / "jitted", tmp_path / "linked"
    options = "--dtypes=float64", "--variants=batch"
    run_with_jax(SCRIPT, "export", jitted, "--only=eig,lu_factor,svd", *options)
    assert compare(jitted) == "3 of 3 are the same\n"
    linked.mkdir()
    for file in jitted.glob("lu_factor*"):
        file.rename(linked / file.name)
    for package, name in ((scipy, "scipy_openblas"), (np, "scipy_openblas64_")):
        assert compare(linked, "--link", bundled(package, name)) == "1 of 1 are the same\n"


@pytest.mark.slow
@pytest.mark.parametrize("dtype", ["float32", "float64", "complex64", "complex128"])
def test_all_linear_algebra_of_jax(tmp_path: Path, dtype: str) -> None:
    """Each function in one variant; the four dtypes have all three variants of it."""
    run_with_jax(SCRIPT, "export", tmp_path, f"--dtypes={dtype}", "--variants=turns")
    count = len(list(tmp_path.glob("*.mlir")))
    assert count > 30
    assert compare(tmp_path) == f"{count} of {count} are the same\n"


def matrices(element: str, shape: tuple[int, ...]) -> Any:
    random = np.random.default_rng(0)
    values = random.standard_normal(shape)
    if element.startswith("complex"):
        values = values + 1j * random.standard_normal(shape)
    return values.astype(ELEMENTS[element])


def test_cholesky_and_triangular_solve(tmp_path: Path) -> None:
    """Each kind of each, in a module; a matrix that is not positive definite gives NaN."""
    solves = list(itertools.product((True, False), repeat=3))
    text = ""
    for number, element in enumerate(ELEMENTS):
        square = f"tensor<2x3x4x4x{element}>"
        for lower in (True, False):
            text += f"""
func.func @cholesky_{number}_{lower}(%x: {square}) -> {square} {{
  %0 = stablehlo.cholesky %x, lower = {str(lower).lower()} : {square}
  return %0 : {square}
}}"""
        for (left, lower, unit), kind in itertools.product(solves, KINDS):
            right = square.replace("4x4", "4x2" if left else "2x4")
            attributes = f"left_side = {left}, lower = {lower}, unit_diagonal = {unit}".lower()
            text += f"""
func.func @solve_{number}_{left}_{lower}_{unit}_{kind}(%a: {square}, %b: {right}) -> {right} {{
  %0 = "stablehlo.triangular_solve"(%a, %b)
      {{{attributes}, transpose_a = #stablehlo<transpose {kind}>}} : ({square}, {right}) -> {right}
  return %0 : {right}
}}"""
    (tmp_path / "model.mlir").write_text(text)
    library = mlir_abi.jit(tmp_path / "model.mlir")
    for number, element in enumerate(ELEMENTS):
        square = matrices(element, (2, 3, 4, 4))
        wide = np.result_type(square.dtype, np.float32)
        positive = square.astype(wide) @ np.conj(square.astype(wide).swapaxes(-1, -2)) + np.eye(4)
        positive = positive.astype(square.dtype)
        positive[1, 2] *= -1
        tolerance = TOLERANCES[square.dtype.char]
        for lower in (True, False):
            factor = library[f"cholesky_{number}_{lower}"](positive)
            assert factor.dtype == square.dtype
            assert np.isnan(factor[1, 2]).all()
            factor[1, 2], expected = 0, np.zeros_like(positive, wide)
            for i, j in itertools.product(range(2), range(3)):
                if (i, j) != (1, 2):
                    expected[i, j] = np.linalg.cholesky(positive[i, j].astype(wide))
            expected = expected if lower else np.conj(expected.swapaxes(-1, -2))
            np.testing.assert_allclose(factor, expected, tolerance, tolerance)
        for (left, lower, unit), kind in itertools.product(solves, KINDS):
            a = (square + 4 * np.eye(4)).astype(square.dtype)
            b = matrices(element, (2, 3, 4, 2) if left else (2, 3, 2, 4))
            x = library[f"solve_{number}_{left}_{lower}_{unit}_{kind}"](a, b).astype(wide)
            a = (np.tril if lower else np.triu)(a.astype(wide))
            a = a - a * np.eye(4) + np.eye(4) if unit else a
            a = a if kind == "NO_TRANSPOSE" else a.swapaxes(-1, -2)
            a = np.conj(a) if kind == "ADJOINT" else a
            scale = tolerance * max(1, np.abs(x).max())
            np.testing.assert_allclose(a @ x if left else x @ a, b, scale, 10 * scale)


KINDS = ("NO_TRANSPOSE", "TRANSPOSE", "ADJOINT")

MODEL = """
func.func @factor(%x: tensor<?x?xf64>) -> tensor<?x?xf64> {
  %0 = stablehlo.cholesky %x, lower = true : tensor<?x?xf64>
  return %0 : tensor<?x?xf64>
}
!vectors = tensor<100x100xcomplex<f64>>
func.func @eig(%x: tensor<100x100xf64>) -> (tensor<100xf64>, tensor<100xf64>, !vectors, !vectors) {
  %0:5 = stablehlo.custom_call @lapack_dgeev_ffi(%x) {
      mhlo.backend_config = {compute_left = 86 : ui8, compute_right = 86 : ui8},
      operand_layouts = [dense<[0, 1]> : tensor<2xindex>],
      result_layouts = [dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>,
          dense<[0, 1]> : tensor<2xindex>, dense<[0, 1]> : tensor<2xindex>,
          dense<> : tensor<0xindex>]}
      : (tensor<100x100xf64>)
      -> (tensor<100xf64>, tensor<100xf64>, !vectors, !vectors, tensor<i32>)
  return %0#0, %0#1, %0#2, %0#3 : tensor<100xf64>, tensor<100xf64>, !vectors, !vectors
}
"""
PROGRAM = """
import os, resource, sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import numpy as np

import mlir_abi

library = mlir_abi.load(sys.argv[1])
x = np.random.default_rng(0).standard_normal((200, 200))
"""
THREADS = f"""{PROGRAM}
positive = x @ x.T + 200 * np.eye(200)


def factor(_=None):
    return library.factor(positive)


factors = factor()
np.testing.assert_allclose(factors, np.linalg.cholesky(positive), 1e-10, 1e-10)
with ThreadPoolExecutor(4) as pool:
    assert all(each.tobytes() == factors.tobytes() for each in pool.map(factor, range(20)))
for _ in range(3):
    if not (child := os.fork()):
        os._exit(not np.allclose(factor(), factors, 1e-12, 1e-12))
    assert os.waitpid(child, 0)[1] == 0
"""
NO_MEMORY = f"""{PROGRAM}
small = x[:100, :100].copy()
real, imaginary, left, right = library.eig(small)
values = real + 1j * imaginary
np.testing.assert_allclose(small @ right, right * values, 1e-10, 1e-10)
np.testing.assert_allclose(left.conj().T @ small, values[:, None] * left.conj().T, 1e-10, 1e-10)

pages = int(Path("/proc/self/statm").read_text().split()[0])
failures = 0
for more in range(0, 1_000, 5):
    limit = (pages + more) * os.sysconf("SC_PAGESIZE")
    resource.setrlimit(resource.RLIMIT_AS, (limit, resource.RLIM_INFINITY))
    try:
        results = library.eig(small)
    except MemoryError as error:
        assert str(error) == "eig(): no memory could be allocated"
        failures += 1
    else:
        break
    finally:
        resource.setrlimit(resource.RLIMIT_AS, (resource.RLIM_INFINITY,) * 2)
np.testing.assert_allclose(results[3], right, 1e-10, 1e-10)
print("failures:", failures)
"""
DEBIAN = Path(f"/usr/lib/{os.uname().machine}-linux-gnu")
LIBRARIES = {
    "SciPy's": [bundled(scipy, "scipy_openblas")],
    "NumPy's, of 64 bits": [bundled(np, "scipy_openblas64_")],
    "Debian's OpenBLAS": [DEBIAN / "libopenblas.so.0"],
    "Debian's LAPACK": [DEBIAN / "liblapack.so.3", DEBIAN / "libblas.so.3"],
}


def run_linked(folder: Path, libraries: list[Path], program: str, **variables: str) -> str:
    """What ``program`` prints with the library of ``MODEL``."""
    (folder / "model.mlir").write_text(MODEL)
    mlir_abi.build(folder / "model.mlir", folder / "libmodel.so", link=libraries)
    done = run(folder, sys.executable, "-c", program, "libmodel.so", **variables)
    assert (done.returncode, done.stderr) == (0, "")
    return done.stdout


@pytest.mark.parametrize(
    "name", ["SciPy's", *(pytest.param(name, marks=pytest.mark.slow) for name in [*LIBRARIES][1:])]
)
def test_threads_and_forks(tmp_path: Path, name: str) -> None:
    """Threads get the bits of one call, and so does the child of a fork."""
    libraries = LIBRARIES[name]
    if not all(each.exists() for each in libraries):
        pytest.skip("needs libopenblas0-pthread liblapack3: apt-get install")
    if any("openmp" in str(each.resolve()) for each in libraries):
        pytest.skip("OpenBLAS with OpenMP hangs in the child of a fork")
    run_linked(tmp_path, libraries, THREADS, OPENBLAS_NUM_THREADS="2")


def test_no_memory(tmp_path: Path) -> None:
    """Each allocation may fail, which is an error of the call, and the next one is right.

    OpenBLAS with threads ends the process where it has no memory for them.
    """
    alone = {"OPENBLAS_NUM_THREADS": "1", "MALLOC_ARENA_MAX": "1"}
    libraries = LIBRARIES["SciPy's"]
    printed = run_linked(tmp_path, libraries, NO_MEMORY, MALLOC_MMAP_THRESHOLD_="65536", **alone)
    assert int(printed.removeprefix("failures: ")) > 5


DYNAMIC = """
func.func @cholesky(%x: tensor<?x?x?xbf16>) -> tensor<?x?x?xbf16> {
  %0 = stablehlo.cholesky %x, lower = true : tensor<?x?x?xbf16>
  return %0 : tensor<?x?x?xbf16>
}
func.func @solve(%a: tensor<?x?x?xf64>, %b: tensor<?x?x?xf64>) -> tensor<?x?x?xf64> {
  %0 = "stablehlo.triangular_solve"(%a, %b) {left_side = true, lower = true,
      unit_diagonal = false, transpose_a = #stablehlo<transpose NO_TRANSPOSE>}
      : (tensor<?x?x?xf64>, tensor<?x?x?xf64>) -> tensor<?x?x?xf64>
  return %0 : tensor<?x?x?xf64>
}
"""


def test_dynamic_sizes_and_missing_libraries(tmp_path: Path) -> None:
    """Callers check the sizes; no matrix, and one of no rows, are right, too."""
    path = tmp_path / "model.mlir"
    path.write_text(DYNAMIC)
    library = mlir_abi.jit(path)
    for batch, n in ((2, 3), (0, 3), (2, 0), (5, 1)):
        x = np.broadcast_to(4 * np.eye(n), (batch, n, n)).copy()
        np.testing.assert_array_equal(library.cholesky(x.astype("bfloat16")).astype(float), x / 2)
        np.testing.assert_array_equal(library.solve(x, np.ones((batch, n, 2))), 0.25)
    for shapes, message in (
        (((2, 3, 4), (2, 3, 2)), "argument 0: expected f64[d0, d1, d1], got f64[2, 3, 4]"),
        (((2, 3, 3), (2, 4, 2)), "argument 1: expected f64[d0, d1, d2] with d1 = 3 as in argument"),
        (((2, 3, 3), (1, 3, 2)), "argument 1: expected f64[d0, d1, d2] with d0 = 2 as in argument"),
    ):
        with pytest.raises(ValueError, match=re.escape(message)):
            library.solve(*map(np.ones, shapes))
    message = "link (--link) a file that does (LAPACK: pip install scipy-openblas32)"
    with pytest.raises(BuildError, match=re.escape(message)):
        mlir_abi.build(path, tmp_path / "model.so")
