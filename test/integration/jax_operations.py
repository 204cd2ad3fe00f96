"""Operations of JAX without a counterpart in `linalg`, on arguments with ties and out of bounds.

::

    jax_operations.py export DIRECTORY      write a module, and what JAX computes
    jax_operations.py compare DIRECTORY     call the compiled module, and print what differs

JAX's bindings cannot share a process with those that compile its modules.
"""

from __future__ import annotations

import pickle
import sys
from pathlib import Path
from typing import Any

import numpy as np

WITH_INDICES = ("indexed", "set_rows", "windows_partly_outside")
"""Functions that JAX gives indices out of bounds, which it clamps, drops or wraps."""

RNG = np.random.default_rng(0)


def numbers(*shape: int, dtype: Any = np.float32) -> Any:
    return RNG.standard_normal(shape).astype(dtype)


def integers(low: int, high: int, *shape: int, dtype: Any = np.int32) -> Any:
    return RNG.integers(low, high, shape).astype(dtype)


def export(directory: Path) -> None:
    """Write a module for each function: as text, with its arguments and results."""
    import jax
    import jax.numpy as jnp
    from jax import lax

    rows = lax.ScatterDimensionNumbers((1,), (), (0,))
    holes = np.floor(2 * numbers(2, 7, 8))
    holes.flat[::9] = np.nan

    def pooling_gradients(x: Any, init: float, best: Any) -> Any:
        def gradient(dtype: Any, window: tuple[int, ...], strides: tuple[int, ...]) -> Any:
            def loss(x: Any) -> Any:
                y = lax.reduce_window(x, np.array(init, dtype), best, window, strides, "SAME")
                return (y * jnp.arange(y.size, dtype=dtype).reshape(y.shape)).sum()

            return jax.grad(loss)(x.astype(dtype)).astype(jnp.float32)

        return [
            gradient(jnp.float32, (1, 2, 2), (1, 2, 2)),
            gradient(jnp.bfloat16, (1, 3, 3), (1, 2, 2)),
            gradient(jnp.float32, (2, 2, 1), (1, 1, 3)),
        ]

    with_infinity = np.floor(4 * numbers(2, 5, 4, 6))
    with_infinity[0, 1, 2, 3] = np.inf
    transposed = ("NCHW", "OIHW", "NHCW")
    no_space = lax.ConvDimensionNumbers((0, 1), (0, 1), (0, 1))

    special = np.array([3, np.nan, -0.0, 0.0, -np.inf, np.nan, np.inf, 1e10, -200.5], np.float32)
    functions: dict[str, tuple[Any, ...]] = {
        "sort_columns": (lambda x: jnp.sort(x, axis=0), numbers(17, 3, 2)),
        "sort_special": (jnp.sort, special),
        "sort_nothing": (jnp.sort, numbers(0)),
        "sort_unsigned": (jnp.argsort, integers(0, 255, 33, dtype=np.uint8)),
        "sort_complex": (jnp.sort, numbers(12, dtype=np.complex64) * 1j + numbers(12)),
        "sort_by_two_keys": (
            lambda x, y: lax.sort((x, y, x * 2), num_keys=2),
            integers(0, 3, 20),
            integers(0, 5, 20),
        ),
        "argsort_ties": (lambda x: jnp.argsort(x, axis=1), integers(0, 3, 4, 33)),
        "top_k": (lambda x: lax.top_k(x, 3), integers(0, 4, 4, 9)),
        "concatenated": (
            lambda x, i: [
                jnp.concatenate([x, x * 2], 1),
                jnp.concatenate([i.astype(jnp.uint8)] * 3),
            ],
            *(numbers(3, 40), integers(0, 300, 2, 50)),
        ),
        "top_k_of_many": (lambda x: lax.top_k(x, 63), integers(0, 40, 2, 99)),
        "first_of_sort": (lambda x: jnp.sort(x, axis=1)[:, 1:8:3], numbers(3, 20, 2)),
        "median": (lambda x: jnp.median(x, axis=1), numbers(4, 9)),
        "gradient_of_sort": (jax.grad(lambda x: (jnp.sort(x) * x).sum()), numbers(9)),
        "set_rows": (
            lambda x, i, v: x.at[i].set(v),
            numbers(7, 5),
            integers(-9, 9, 6),
            numbers(6, 5),
        ),
        "add_to_elements": (
            lambda x, i, j, v: x.at[i, j].add(v),
            *(numbers(7, 5), integers(0, 9, 6), integers(0, 6, 6), numbers(6)),
        ),
        "add_to_columns": (
            lambda x, i, v: x.at[1:5, i].add(v),
            *(numbers(7, 5), integers(0, 5, 4), numbers(4, 4)),
        ),
        "batches": (
            jax.vmap(lambda x, i, v: x.at[i].multiply(v), in_axes=(1, 0, 1)),
            *(numbers(7, 3), integers(0, 7, 3, 4), numbers(4, 3)),
        ),
        "windows_partly_outside": (
            lambda x, i, u: lax.scatter_add(x, i, u, rows),
            *(numbers(7), np.array([[5], [-1], [4], [0], [3]], np.int32), numbers(5, 3)),
        ),
        "segments": (
            lambda x, i: jax.ops.segment_max(x, i, 4),
            numbers(20, 3),
            integers(0, 5, 20),
        ),
        "gradient_of_max_pooling": (lambda x: pooling_gradients(x, -jnp.inf, lax.max), holes),
        "gradient_of_min_pooling": (lambda x: pooling_gradients(x, jnp.inf, lax.min), holes),
        "hessian_of_max_pooling": (
            jax.hessian(
                lambda x: lax.reduce_window(x**3, -jnp.inf, lax.max, (2,), (1,), "SAME").sum()
            ),
            numbers(5),
        ),
        "cumulated": (
            lambda x: [
                *(lax.cumsum(x, i, reverse=i > 0) for i in range(3)),
                *(lax.cumlogsumexp(x, i, reverse=i < 2) for i in range(3)),
                lax.cummax(x.astype(jnp.int8), 1),
                lax.cumprod(x.astype(jnp.uint8), 0),
                lax.reduce_window(x, 0.0, lax.add, (1, 4, 1), (1, 2, 1), [(0, 0), (3, 0), (0, 0)]),
                lax.reduce_window(x, 0.0, lax.add, (3, 4, 1), (1, 1, 1), [(2, 0), (3, 0), (0, 0)]),
                lax.reduce_window(x, 0.0, lax.add, (1, 4, 1), (1, 1, 1), [(0, 0), (2, 1), (0, 0)]),
                *(
                    lax.reduce_window(
                        x, 0.0, lax.add, (1, 4, 1), (1, 1, 1), [(0, 0), (3, 0), (0, 0)], *dilations
                    )
                    for dilations in [((1, 2, 1),), (None, (1, 2, 1))]
                ),
            ],
            numbers(3, 4, 5),
        ),
        "to_integers": (
            lambda x: [x.astype(t) for t in (jnp.int32, jnp.uint32, jnp.int8, jnp.uint16)],
            special,
        ),
        "half_to_integers": (
            lambda x: [x.astype(jnp.int32), x.astype(jnp.uint8)],
            special[special != np.float32(1e10)].astype(np.float16),  # with both infinities
        ),
        "special_functions": (
            lambda x: [lax.erf_inv(x), lax.lgamma(x), lax.digamma(x), lax.erf(x), jnp.sinh(x)],
            RNG.uniform(-0.9, 0.9, 9).astype(np.float32),
        ),
        "unsigned_products": (
            lambda x, y, image, window: [
                *(
                    lax.dot(x, y, preferred_element_type=t)
                    for t in (jnp.int32, jnp.uint32, jnp.uint8, jnp.float32)
                ),
                x[0] @ y,
                lax.conv_general_dilated(
                    *(image, window, (1,), "SAME"),
                    dimension_numbers=("NHC", "HIO", "NHC"),
                    preferred_element_type=jnp.int32,
                ),
                lax.conv_general_dilated(
                    *(image, window, (1,), [(2, 1)], (2,), (2,)),
                    dimension_numbers=("NHC", "HIO", "NHC"),
                    preferred_element_type=jnp.int32,
                ),
            ],
            *(integers(0, 255, *shape, dtype=np.uint8) for shape in [(5, 7), (7, 4)]),
            *(integers(0, 255, *shape, dtype=np.uint8) for shape in [(2, 9, 3), (3, 3, 4)]),
        ),
        "convolutions_with_gaps": (
            lambda x, w, v: [
                lax.conv_general_dilated(
                    *(x[..., 0, 0], w[..., 0, 0], (), "VALID"), dimension_numbers=no_space
                ),
                *(
                    lax.conv_general_dilated(x.astype(t), f.astype(t), *others, **keywords)
                    for t in (jnp.float32, jnp.bfloat16)
                    for f, *others, keywords in [
                        (w, (1, 1), [(2, 3), (0, 1)], (2, 3), {}),
                        (w, (1, 1), [(-1, 6), (5, -2)], (5, 2), {}),
                        (w, (1, 1), [(-4, -3), (0, 1)], (3, 2), {}),
                        (w, (2, 1), [(4, 4), (4, 4)], (1, 1), (3, 2), {}),
                        (w, (1, 2), [(7, 2), (1, 8)], (3, 2), (1, 3), {}),
                        (w, (1, 1), [(0, 1), (3, 0)], (2, 2), {"dimension_numbers": transposed}),
                        (v, (1, 1), [(4, 4), (4, 4)], (1, 1), (3, 2), {"feature_group_count": 5}),
                        (v, (1, 1), [(2, 2), (2, 2)], (2, 2), {"feature_group_count": 5}),
                    ]
                ),
            ],
            with_infinity,
            *(np.floor(4 * numbers(*shape)) for shape in [(6, 5, 3, 2), (5, 1, 3, 2)]),
        ),
        "indexed": (
            lambda x, i: [
                *(x[i], x.at[i].get(mode="fill", fill_value=7), x.at[i, i].add(2), x[i[0], i]),
                *(jnp.take(x, i, axis=1, mode=mode) for mode in ("clip", "wrap", "fill")),
                *(lax.dynamic_slice(x, (j, i[1]), (3, 2)) for j in i),
                *(lax.dynamic_update_slice(x, x[:2, :3], (j, i[2])) for j in i),
                *(i << 7 * i, lax.shift_right_logical(i, 9 * i), i >> i, jnp.roll(x, i[3])),
                *(jnp.where(i != 0, 100 // i, 5), jnp.where(i == 0, 5, 100 % i)),
                lax.switch(i[4], [lambda x: x[i[0]], lambda x: x[i[1]] * 2], x),
                lax.pad(x, 0.0, [(-1, 2, 1), (3, -4, 0)]),
            ],
            *(numbers(6, 6), np.array([-9, -1, 0, 3, 5, 6, 99, 2**31 - 1, -(2**31)], np.int32)),
        ),
        "approx_top_k": (
            lambda x: [lax.approx_max_k(x, 3), lax.approx_min_k(x, 2, reduction_dimension=0)],
            numbers(4, 10),
        ),
        "random_normal": (lambda k: jax.random.normal(k, (5,)), np.array([1, 2], np.uint32)),
    }
    for name, (function, *arguments) in functions.items():
        jitted = jax.jit(function)
        text = jitted.lower(*arguments).as_text(debug_info=True)
        (directory / f"{name}.mlir").write_text(text)
        results = [np.asarray(leaf) for leaf in jax.tree.leaves(jitted(*arguments))]
        (directory / f"{name}.pickle").write_bytes(pickle.dumps((arguments, results)))


def leaves(tree: Any) -> list[Any]:
    return [leaf for each in tree for leaf in leaves(each)] if isinstance(tree, tuple) else [tree]


def compare(directory: Path) -> None:
    """Print the names of functions, with the difference for each that computes something else.

    Those with indices are also built with checks, of which none may fail.
    """
    import mlir_abi

    for file in sorted(directory.glob("*.mlir")):
        arguments, expected = pickle.loads(file.with_suffix(".pickle").read_bytes())
        problems = ""
        for checked in (False, True) if file.stem in WITH_INDICES else (False,):
            library = mlir_abi.jit(file, checked=checked)
            try:
                results = leaves(library.main(*arguments))
                for actual, reference in zip(results, expected, strict=True):
                    assert np.asarray(actual).dtype == reference.dtype
                    np.testing.assert_allclose(actual, reference, rtol=3e-5, atol=3e-6)
            except (AssertionError, mlir_abi.AssertionFailed) as error:
                problems += f" {error}"
        print(file.stem + problems)


if __name__ == "__main__":
    {"export": export, "compare": compare}[sys.argv[1]](Path(sys.argv[2]))
