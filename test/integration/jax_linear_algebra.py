"""Compares linear algebra that JAX exports, which calls LAPACK, with what JAX computes.

    python jax_linear_algebra.py export DIRECTORY [--only NAMES] [--dtypes D,...] [--variants V,...]
    MLIR_ABI_BINDINGS=torch_mlir python jax_linear_algebra.py compare DIRECTORY [--link LIBRARY]

The variants are ``one``, ``batch`` and ``symbolic``; ``--variants turns`` takes one of them for
each function and dtype, and another for the next function or dtype. Without ``--link``, `jit` takes
the LAPACK of SciPy, which is also that of JAX.
"""

from __future__ import annotations

import argparse
import os
import pickle
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np

N, M = 4, 5
SQUARE, WIDE = ("n", "n"), ("m", "n")
VARIANTS = ("one", "batch", "symbolic")
TOLERANCE = {"float32": 2e-3, "complex64": 2e-3, "float64": 1e-9, "complex128": 1e-9}


def functions() -> dict[str, tuple[Callable[..., Any], list[tuple[str | int, ...]]]]:
    """The functions, each with the shapes of its arguments."""
    import jax
    import jax.numpy as jnp
    from jax import lax
    from jax.scipy import linalg as scipy

    linalg, primitives = jnp.linalg, lax.linalg

    def normal(a: Any) -> Any:
        zeros = jnp.zeros(a.shape[-1], a.dtype)
        return jax.random.multivariate_normal(jax.random.PRNGKey(0), zeros, a)

    def real_sum(function: Callable[..., Any]) -> Callable[..., Any]:
        return jax.grad(lambda *arrays: jnp.real(function(*arrays)).sum())

    qr_svd = primitives.SvdAlgorithm.QR
    options = {"left_side": False, "lower": False, "transpose_a": True, "unit_diagonal": True}
    return {
        "cholesky": (linalg.cholesky, [SQUARE]),
        "lu": (scipy.lu, [WIDE]),
        "lu_factor": (scipy.lu_factor, [SQUARE]),
        "solve": (linalg.solve, [SQUARE, ("n", 2)]),
        "solve_positive": (lambda a, b: scipy.solve(a, b, assume_a="pos"), [SQUARE, ("n", 2)]),
        "qr": (linalg.qr, [WIDE]),
        "qr_complete": (lambda a: linalg.qr(a, mode="complete"), [WIDE]),
        "qr_pivot": (lambda a: scipy.qr(a, pivoting=True), [WIDE]),
        "eigh": (linalg.eigh, [SQUARE]),
        "eigvalsh": (linalg.eigvalsh, [SQUARE]),
        "eigh_tridiagonal": (
            lambda a, b: scipy.eigh_tridiagonal(a, b, eigvals_only=True),
            [(N,), (N - 1,)],
        ),
        "svd": (linalg.svd, [WIDE]),
        "svd_thin": (lambda a: linalg.svd(a, full_matrices=False), [WIDE]),
        "svd_values": (lambda a: linalg.svd(a, compute_uv=False), [WIDE]),
        "svd_qr": (lambda a: primitives.svd(a, algorithm=qr_svd), [WIDE]),
        "eig": (linalg.eig, [SQUARE]),
        "eigvals": (linalg.eigvals, [SQUARE]),
        "inv": (linalg.inv, [SQUARE]),
        "det": (linalg.det, [SQUARE]),
        "slogdet": (linalg.slogdet, [SQUARE]),
        "pinv": (linalg.pinv, [WIDE]),
        "lstsq": (linalg.lstsq, [WIDE, ("m", 2)]),
        "matrix_rank": (linalg.matrix_rank, [WIDE]),
        "matrix_power": (lambda a: linalg.matrix_power(a, 3), [SQUARE]),
        "cond": (linalg.cond, [SQUARE]),
        "norm2": (lambda a: linalg.norm(a, 2, (-2, -1)), [WIDE]),
        "solve_triangular": (
            lambda a, b: scipy.solve_triangular(a, b, lower=True),
            [SQUARE, ("n", 2)],
        ),
        "triangular_solve": (
            lambda a, b: primitives.triangular_solve(a, b, **options),
            [SQUARE, (2, "n")],
        ),
        "expm": (scipy.expm, [SQUARE]),
        "sqrtm": (scipy.sqrtm, [SQUARE]),
        "schur": (scipy.schur, [SQUARE]),
        "schur_complex": (lambda a: scipy.schur(a, output="complex"), [SQUARE]),
        "hessenberg": (lambda a: scipy.hessenberg(a, calc_q=True), [SQUARE]),
        "tridiagonal": (primitives.tridiagonal, [SQUARE]),
        "tridiagonal_solve": (primitives.tridiagonal_solve, [("n",), ("n",), ("n",), ("n", 2)]),
        "polar": (scipy.polar, [SQUARE]),
        "cho_solve": (lambda a, b: scipy.cho_solve((a, True), b), [SQUARE, ("n", 2)]),
        "cholesky_update": (primitives.cholesky_update, [SQUARE, ("n",)]),
        "symmetric_product": (primitives.symmetric_product, [("n", "m"), SQUARE]),
        "householder_product": (primitives.householder_product, [WIDE, ("n",)]),
        "geqp3": (lambda a: primitives.qr(a, pivoting=True), [WIDE]),
        "ormqr": (primitives.ormqr, [WIDE, ("n",), ("m", 2)]),
        "grad_cholesky": (real_sum(linalg.cholesky), [SQUARE]),
        "grad_eigh": (real_sum(lambda a: linalg.eigh(a)[0]), [SQUARE]),
        "grad_svd": (real_sum(lambda a: linalg.svd(a, full_matrices=False)[1]), [WIDE]),
        "grad_solve": (real_sum(linalg.solve), [SQUARE, ("n", 2)]),
        "grad_qr": (real_sum(lambda a: linalg.qr(a)[1]), [WIDE]),
        "grad_slogdet": (real_sum(lambda a: linalg.slogdet(a)[1]), [SQUARE]),
        "multivariate_normal": (normal, [SQUARE]),
    }


POSITIVE = {"cholesky", "solve_positive", "cho_solve", "grad_cholesky", "cholesky_update", "eigh"}
POSITIVE |= {"eigvalsh", "grad_eigh", "multivariate_normal", "sqrtm"}


def inputs(name: str, shapes: Any, dtype: str, batch: tuple[int, ...]) -> list[np.ndarray]:
    """Random arrays, of which the first is positive definite if the function needs that."""
    random = np.random.default_rng(0)
    arrays = []
    for i, shape in enumerate(shapes):
        sizes = (*batch, *({"n": N, "m": M}.get(size, size) for size in shape))
        x = random.standard_normal(sizes)
        if np.dtype(dtype).kind == "c":
            x = x + 1j * random.standard_normal(sizes)
        if not i and name in POSITIVE:
            x = x @ np.conj(np.swapaxes(x, -1, -2)) + 4 * np.eye(N)
        if "triangular" in name and shape == SQUARE:
            x = x + 3 * np.eye(N)
        if name == "tridiagonal_solve" and i == 1:
            x = x + 5
        arrays.append(x.astype(dtype))
    return arrays


def export(directory: Path, only: list[str], dtypes: list[str], variants: list[str]) -> None:
    os.environ["JAX_ENABLE_X64"] = "1"
    import jax
    from jax.export import symbolic_shape

    for i, (name, (function, shapes)) in enumerate(functions().items()):
        if only and name not in only:
            continue
        jitted = jax.jit(lambda *arrays, f=function: jax.tree.leaves(f(*arrays)), keep_unused=True)
        for dtype in dtypes:
            turn = VARIANTS[(i + list(TOLERANCE).index(dtype)) % len(VARIANTS)]
            for variant in [turn] if variants == ["turns"] else variants:
                arrays = inputs(name, shapes, dtype, () if variant == "one" else (3,))
                try:
                    results = [np.asarray(each) for each in jitted(*arrays)]
                    if variant == "symbolic":
                        wide = any("m" in shape for shape in shapes)
                        constraints = ["m >= n + 1"] if wide else []
                        b, n, m = symbolic_shape("b, n, m", constraints=constraints)
                        known = {"n": n, "m": m}
                        types = [
                            jax.ShapeDtypeStruct((b, *(known.get(s, s) for s in shape)), dtype)
                            for shape in shapes
                        ]
                        text = jax.export.export(jitted)(*types).mlir_module()
                    else:
                        text = jitted.lower(*arrays).as_text(debug_info=True)
                except Exception as error:  # JAX refuses some types, and some symbolic sizes
                    print(f"{name}-{dtype}-{variant}: JAX: {str(error).splitlines()[0][:90]}")
                    continue
                file = directory / f"{name}-{dtype}-{variant}.mlir"
                file.write_text(text)
                file.with_suffix(".pickle").write_bytes(pickle.dumps((arrays, results)))


def rebuilt(name: str, results: list[Any]) -> Any:
    """The matrix of a decomposition whose phases and order LAPACK chooses; None for others."""
    if name.startswith("schur"):
        t, z = results
        return z @ t @ np.conj(np.swapaxes(z, -1, -2))
    if name == "eig":
        values, vectors = results
        return (vectors * values[..., None, :]) @ np.linalg.inv(vectors)
    return None


def compare(directory: Path, link: list[str]) -> None:
    """Print the difference of each function from JAX, and how many are the same."""
    import mlir_abi

    same = total = 0
    for file in sorted(directory.glob("*.mlir")):
        total += 1
        name, dtype, _ = file.stem.split("-")
        arguments, expected = pickle.loads(file.with_suffix(".pickle").read_bytes())
        try:
            if link:
                mlir_abi.build(file, file.with_suffix(".so"), link=link)
                library = mlir_abi.load(file.with_suffix(".so"))
            else:
                library = mlir_abi.jit(file)
            results = library.main(arguments)
        except Exception as error:
            print(f"{file.stem}: {type(error).__name__}: {str(error)[:300]}")
            continue
        results = list(results) if isinstance(results, tuple) else [results]
        problem = difference(results, expected, TOLERANCE[dtype])
        if problem and (matrix := rebuilt(name, results)) is not None:
            problem = difference([matrix], [arguments[0]], TOLERANCE[dtype])
        same += not problem
        if problem:
            print(f"{file.stem}: {problem}")
    print(f"{same} of {total} are the same")


def difference(results: list[Any], expected: list[Any], tolerance: float) -> str:
    if len(results) != len(expected):
        return f"{len(results)} results, and {len(expected)} of JAX"
    for actual, reference in zip(map(np.asarray, results), expected, strict=True):
        if actual.shape != reference.shape or actual.dtype.kind not in (reference.dtype.kind, "c"):
            return f"{actual.dtype}{actual.shape}, and {reference.dtype}{reference.shape} of JAX"
        if not np.allclose(actual, reference, tolerance, tolerance, equal_nan=True):
            return f"differs by {np.abs(actual - reference).max():.1e}"
    return ""


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("what", choices=("export", "compare"))
    parser.add_argument("directory", type=Path)
    parser.add_argument("--only", default="")
    parser.add_argument("--dtypes", default=",".join(TOLERANCE))
    parser.add_argument("--variants", default=",".join(VARIANTS))
    parser.add_argument("--link", action="append", default=[])
    options = parser.parse_args()
    options.directory.mkdir(exist_ok=True)
    if options.what == "compare":
        compare(options.directory, options.link)
    else:
        lists = (options.only, options.dtypes, options.variants)
        export(options.directory, *(list(filter(None, each.split(","))) for each in lists))


if __name__ == "__main__":
    main()
