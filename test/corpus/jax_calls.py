"""Calls of the functions of JAX that take something else than arrays: `jax_functions` runs them.

A call gets the function, ``x``, a 4x4 matrix of numbers between 0.1 and 0.9, and ``n``, the
integers 3, 1, 0 and 2.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import jax
from jax import lax
from jax import numpy as jnp

Call = Callable[[Any, Any, Any], Any]

_GATHER = lax.GatherDimensionNumbers((1,), (0,), (0,))
_SCATTER = lax.ScatterDimensionNumbers((1,), (0,), (0,))
_RAGGED = lax.RaggedDotDimensionNumbers((((1,), (1,)), ((), ())), [0], [0])


def _image(x: Any) -> Any:
    return x.reshape(1, 1, 4, 4)


def _scatter(f: Any, x: Any, n: Any) -> Any:
    return f(x, n[:, None], 2 * x, _SCATTER)


def _reduce(f: Any, x: Any, n: Any) -> Any:
    return f(x, (0,))


def _reduce_bits(f: Any, x: Any, n: Any) -> Any:
    return f(n, (0,)), f(x > 0.5, (1,))


def _set_operation(f: Any, x: Any, n: Any) -> Any:
    return f(n, n[:2], size=4)


def _number(*numbers: object) -> Call:
    return lambda f, x, n: f(*numbers)


def _shape(f: Any, x: Any, n: Any) -> Any:
    return f((2, 3))


NUMPY: dict[str, Call] = {
    "apply_along_axis": lambda f, x, n: f(jnp.sort, 0, x),
    "apply_over_axes": lambda f, x, n: f(jnp.sum, x, (0, 1)),
    "arange": _number(3, 12, 2),
    "argpartition": lambda f, x, n: jnp.sort(f(x, 2)[:, :2]),
    "argwhere": lambda f, x, n: f(x > 0.5, size=16),
    "array_split": lambda f, x, n: f(x, 3),
    "astype": lambda f, x, n: f(10 * x, jnp.int32),
    "bartlett": _number(7),
    "bincount": lambda f, x, n: f(n, length=5),
    "blackman": _number(7),
    "broadcast_to": lambda f, x, n: f(x, (3, 4, 4)),
    "choose": lambda f, x, n: f(n, x, mode="clip"),
    "compress": lambda f, x, n: f(n[:3] > 0, x, 0, size=2),
    "cross": lambda f, x, n: f(x[:, :3], x[:, 1:]),
    "cumulative_prod": lambda f, x, n: f(x, axis=1),
    "cumulative_sum": lambda f, x, n: f(x, axis=1),
    "delete": lambda f, x, n: f(x, 2, 0),
    "diag_indices": _number(4),
    "dsplit": lambda f, x, n: f(x.reshape(2, 2, 4), 2),
    "einsum": lambda f, x, n: f("ij,kj->ik", x, x),
    "empty": _shape,
    "expand_dims": lambda f, x, n: f(x, 1),
    "extract": lambda f, x, n: f(x > 0.5, x, size=16, fill_value=0),
    "eye": _number(3, 4),
    "fill_diagonal": lambda f, x, n: f(x, 2, inplace=False),
    "flatnonzero": lambda f, x, n: f(n, size=3),
    "fromfunction": lambda f, x, n: f(lambda i, j: i + j, (3, 4)),
    "frompyfunc": lambda f, x, n: f(lambda a, b: a * b, 2, 1, identity=1)(x, x),
    "full": _number((2, 3), 5),
    "hamming": _number(7),
    "hanning": _number(7),
    "hsplit": lambda f, x, n: f(x, 2),
    "identity": _number(3),
    "indices": _shape,
    "insert": lambda f, x, n: f(x, 1, 5, axis=0),
    "interp": lambda f, x, n: f(x, jnp.sort(x[0]), x[1]),
    "intersect1d": _set_operation,
    "kaiser": lambda f, x, n: f(7, 3.5),
    "moveaxis": lambda f, x, n: f(x, 0, 1),
    "nonzero": lambda f, x, n: f(x > 0.5, size=16),
    "ones": _shape,
    "pad": lambda f, x, n: [f(x, 2, mode=m) for m in ("constant", "reflect", "wrap", "mean")],
    "partition": lambda f, x, n: f(x, 2)[:, 2],
    "permute_dims": lambda f, x, n: f(x, (1, 0)),
    "piecewise": lambda f, x, n: f(x, [x < 0.4, x > 0.6], [jnp.sin, 2, 3]),
    "place": lambda f, x, n: f(x, x > 0.5, n.astype(jnp.float32), inplace=False),
    "polyder": lambda f, x, n: f(x[0], 2),
    "polyfit": lambda f, x, n: f(x[0], x[1], 2),
    "polyint": lambda f, x, n: f(x[0], 2),
    "put": lambda f, x, n: f(x, n, 5, inplace=False),
    "put_along_axis": lambda f, x, n: f(x, n[None], 5, 0, inplace=False),
    "ravel_multi_index": lambda f, x, n: f((n, n), (4, 4), mode="clip"),
    "repeat": lambda f, x, n: f(x, 3, axis=1),
    "reshape": lambda f, x, n: f(x, (2, -1)),
    "resize": lambda f, x, n: f(x, (5, 5)),
    "rollaxis": lambda f, x, n: f(x, 1),
    "roots": lambda f, x, n: f(x[0], strip_zeros=False),
    "setdiff1d": _set_operation,
    "setxor1d": _set_operation,
    "split": lambda f, x, n: f(x, 2),
    "swapaxes": lambda f, x, n: f(x, 0, 1),
    "tile": lambda f, x, n: f(x, (2, 3)),
    "tri": _number(3, 4, 1),
    "tril_indices": _number(4),
    "triu_indices": _number(4),
    "union1d": _set_operation,
    "unique": lambda f, x, n: f(n // 2, size=3, return_index=True, return_counts=True),
    "unique_all": lambda f, x, n: f(n // 2, size=3),
    "unique_counts": lambda f, x, n: f(n // 2, size=3),
    "unique_inverse": lambda f, x, n: f(n // 2, size=3),
    "unique_values": lambda f, x, n: f(n // 2, size=3),
    "unpackbits": lambda f, x, n: f(n.astype(jnp.uint8)),
    "vander": lambda f, x, n: f(x[0], 3),
    "vectorize": lambda f, x, n: f(jnp.dot, signature="(i),(i)->()")(x, x),
    "vsplit": lambda f, x, n: f(x, 2),
    "where": lambda f, x, n: f(x > 0.5, x, 0),
    "zeros": _shape,
}
NN: dict[str, Call] = {
    "dot_product_attention": lambda f, x, n: f(*[x.reshape(1, 4, 2, 2)] * 3, is_causal=True),
    "one_hot": lambda f, x, n: f(n, 5),
    "scaled_matmul": lambda f, x, n: f(
        *[jnp.tile(x, (1, 8)).astype(jnp.float8_e4m3fn)[None]] * 2,
        *[jnp.ones((1, 4, 1), jnp.float8_e8m0fnu)] * 2,
    ),
}
LAX: dict[str, Call] = {
    "after_all": lambda f, x, n: lax.optimization_barrier((x, f()))[0],
    "approx_max_k": lambda f, x, n: f(x, 2),
    "approx_min_k": lambda f, x, n: f(x, 2),
    "argmax": lambda f, x, n: f(x, 1, jnp.int32),
    "argmin": lambda f, x, n: f(x, 0, jnp.int32),
    "associative_scan": lambda f, x, n: f(jnp.add, x),
    "betainc": lambda f, x, n: f(x, x, x),
    "bitcast_convert_type": lambda f, x, n: [f(x, jnp.int32), f(x, jnp.uint8)],
    "broadcast": lambda f, x, n: f(x, (2,)),
    "broadcast_in_dim": lambda f, x, n: f(x, (4, 3, 4), (0, 2)),
    "broadcast_to_rank": lambda f, x, n: f(x, 3),
    "broadcasted_iota": lambda f, x, n: f(jnp.int32, (3, 4), 1),
    "clamp": lambda f, x, n: f(0.3, x, 0.6),
    "collapse": lambda f, x, n: f(x, 0, 2),
    "composite": lambda f, x, n: f(jnp.sin, "my.sin")(x),
    "concatenate": lambda f, x, n: f([x, x], 1),
    "cond": lambda f, x, n: f(n[0] > 2, jnp.sin, jnp.cos, x),
    "conv": lambda f, x, n: f(_image(x), _image(x)[..., :2, :3], (1, 1), "SAME"),
    "conv_general_dilated": lambda f, x, n: f(
        _image(x), _image(x)[..., :2, :2], (2, 1), [(1, 1), (0, 2)], (2, 1), (1, 2)
    ),
    "conv_general_dilated_local": lambda f, x, n: f(
        _image(x), jnp.ones((1, 4, 3, 3)), (1, 1), "VALID", (2, 2)
    ),
    "conv_general_dilated_patches": lambda f, x, n: f(_image(x), (2, 2), (1, 1), "VALID"),
    "conv_transpose": lambda f, x, n: f(
        x.reshape(1, 4, 4, 1), x[:2, :2].reshape(2, 2, 1, 1), (2, 2), "SAME"
    ),
    "conv_with_general_padding": lambda f, x, n: f(
        _image(x), _image(x)[..., :2, :2], (1, 1), [(1, 0), (0, 1)], None, None
    ),
    "convert_element_type": lambda f, x, n: [f(9 * x, jnp.int8), f(n, jnp.bfloat16)],
    "custom_linear_solve": lambda f, x, n: f(lambda y: 2 * y, x[0], lambda _, b: b / 2),
    "custom_root": lambda f, x, n: f(
        lambda y: y - x[0, 0], 0.0, lambda g, y: y - g(y), lambda g, y: y / g(1.0)
    ),
    "dot_general": lambda f, x, n: f(x, x, (((1,), (0,)), ((), ()))),
    "dynamic_index_in_dim": lambda f, x, n: f(x, n[0], 0),
    "dynamic_slice": lambda f, x, n: f(x, (n[0], n[1]), (2, 3)),
    "dynamic_slice_in_dim": lambda f, x, n: f(x, n[0], 2, 1),
    "dynamic_update_index_in_dim": lambda f, x, n: f(x, x[0], n[0], 0),
    "dynamic_update_slice": lambda f, x, n: f(x, x[:2, :2], (n[0], n[1])),
    "dynamic_update_slice_in_dim": lambda f, x, n: f(x, x[:2], n[1], 0),
    "empty": lambda f, x, n: f((2, 3), jnp.float32),
    "expand_dims": lambda f, x, n: f(x, (0, 2)),
    "fft": lambda f, x, n: f(x.astype(jnp.complex64), "fft", (4,)),
    "fori_loop": lambda f, x, n: f(0, n[0], lambda i, y: y * x + i, x),
    "full": lambda f, x, n: f((2, 3), 5.0),
    "full_like": lambda f, x, n: f(x, 5),
    "gather": lambda f, x, n: f(x, n[:, None], _GATHER, (1, 4)),
    "imag": lambda f, x, n: f(lax.complex(x, 2 * x)),
    "index_in_dim": lambda f, x, n: f(x, 1, 1),
    "index_take": lambda f, x, n: f(x, (n, n), (0, 1)),
    "integer_pow": lambda f, x, n: [f(x, 3), f(x, -2), f(n, 5)],
    "iota": lambda f, x, n: f(jnp.float32, 5),
    "map": lambda f, x, n: f(jnp.sort, x),
    "pad": lambda f, x, n: f(x, 0.5, [(1, 2, 1), (-1, 0, 0)]),
    "platform_dependent": lambda f, x, n: f(x, cpu=jnp.sin, default=jnp.cos),
    "ragged_dot": lambda f, x, n: f(x, jnp.stack([x, 2 * x]), n[1::2]),
    "ragged_dot_general": lambda f, x, n: f(x, jnp.stack([x, 2 * x]), n[1::2], _RAGGED),
    "real": lambda f, x, n: f(lax.complex(x, 2 * x)),
    "reduce": lambda f, x, n: f(x, 1.0, lax.mul, (0,)),
    "reduce_and": _reduce_bits,
    "reduce_max": _reduce,
    "reduce_min": _reduce,
    "reduce_or": _reduce_bits,
    "reduce_precision": lambda f, x, n: f(x, 5, 4),
    "reduce_prod": _reduce,
    "reduce_sum": _reduce,
    "reduce_window": lambda f, x, n: f(x, 0.0, lax.add, (2, 2), (1, 2), "SAME"),
    "reduce_xor": _reduce_bits,
    "reshape": lambda f, x, n: f(x, (2, 8)),
    "rev": lambda f, x, n: f(x, (0, 1)),
    "rng_bit_generator": lambda f, x, n: f(n.astype(jnp.uint32), (3, 4)),
    "scan": lambda f, x, n: f(lambda c, row: (c + row, c * row), x[0], x),
    "scatter": _scatter,
    "scatter_add": _scatter,
    "scatter_apply": lambda f, x, n: f(x, n[:, None], jnp.sin, _SCATTER, update_shape=(4, 4)),
    "scatter_max": _scatter,
    "scatter_min": _scatter,
    "scatter_mul": _scatter,
    "scatter_sub": _scatter,
    "select": lambda f, x, n: f(x > 0.5, x, -x),
    "slice": lambda f, x, n: f(x, (1, 0), (4, 3), (2, 1)),
    "slice_in_dim": lambda f, x, n: f(x, 1, 3, axis=1),
    "split": lambda f, x, n: f(x, (1, 3)),
    "squeeze": lambda f, x, n: f(x[None], (0,)),
    "switch": lambda f, x, n: f(n[0], [jnp.sin, jnp.cos, jnp.tanh], x),
    "tile": lambda f, x, n: f(x, (2, 3)),
    "top_k": lambda f, x, n: f(x, 2),
    "transpose": lambda f, x, n: f(x, (1, 0)),
    "while_loop": lambda f, x, n: f(lambda y: y[0, 0] < 5, lambda y: 2 * y, x),
    "with_sharding_constraint": lambda f, x, n: f(
        x, jax.sharding.SingleDeviceSharding(jax.devices()[0])
    ),
}
SPECIAL: dict[str, Call] = {
    "bernoulli": _number(7),
    "bessel_jn": lambda f, x, n: f(x[0], v=3),
    "betainc": lambda f, x, n: f(x, x, x),
    "hyp1f1": lambda f, x, n: f(x, x + 1, x),
    "hyp2f1": lambda f, x, n: f(x, x + 1, x + 2, x / 2),
    "multigammaln": lambda f, x, n: f(x + 2, 3),
    "sph_harm_y": lambda f, x, n: f(n, jnp.minimum(n, 1), x[0], x[1], n_max=3),
}
LINALG: dict[str, Call] = {
    "cross": lambda f, x, n: f(x[:, :3], x[:, 1:]),
    "matrix_power": lambda f, x, n: [f(x, 3), f(x, -2)],
    "multi_dot": lambda f, x, n: f([x, x, x[0]]),
    "tensorinv": lambda f, x, n: f(x.reshape(2, 2, 4)),
    "tensorsolve": lambda f, x, n: f(x.reshape(4, 2, 2), x[0]),
}
FFT: dict[str, Call] = {"fftfreq": _number(5), "rfftfreq": _number(6)}
SCIPY_LINALG: dict[str, Call] = {
    "cho_solve": lambda f, x, n: f((x, True), x[0]),
    "convolution_matrix": lambda f, x, n: f(x[0], 5),
    "dft": _number(4),
    "eigh_tridiagonal": lambda f, x, n: f(x[0], x[1, :3], eigvals_only=True),
    "funm": lambda f, x, n: f(x + x.T, jnp.sin),
    "hadamard": _number(4),
    "helmert": _number(4),
    "hilbert": _number(4),
    "invhilbert": _number(4),
    "invpascal": _number(4),
    "leslie": lambda f, x, n: f(x[0], x[1, :3]),
    "lu_solve": lambda f, x, n: f((x, n), x[0]),
    "pascal": _number(4),
    "solve_sylvester": lambda f, x, n: f(x, x + 2 * jnp.eye(4), x),
}


def _discrete(f: Any, x: Any, n: Any) -> Any:
    return f(n, 5, x[0])


STATS: dict[str, Call] = {
    "betabinom": lambda f, x, n: f(n, 5, x[0], x[1]),
    "binom": _discrete,
    "multinomial": lambda f, x, n: f(n, 6, x[0] / x[0].sum()),
    "multivariate_normal": lambda f, x, n: f(x, x[0], x @ x.T + jnp.eye(4)),
    "nbinom": _discrete,
}
CALLS = {
    "jax.numpy": NUMPY,
    "jax.nn": NN,
    "jax.lax": LAX,
    "jax.scipy.special": SPECIAL,
    "jax.numpy.linalg": LINALG,
    "jax.numpy.fft": FFT,
    "jax.scipy.linalg": SCIPY_LINALG,
    **{
        f"jax.scipy.stats.{name}": dict.fromkeys(("logpdf", "logpmf", "pdf", "pmf"), call)
        for name, call in STATS.items()
    },
}
"""By module and function."""
