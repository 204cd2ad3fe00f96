"""Functions of JAX by ``jit(jax.export.export(f)(…))``: ``python jax_functions.py [NAME...]``.

Prints the seconds of each, and its difference from JAX's values, relative to the largest; or why it
does not build; and then how many there are, and those that differ. ``make models`` runs it.
"""

from __future__ import annotations

import sys
import time
from collections.abc import Callable
from typing import Any

import jax
import jax.numpy as jnp
import numpy as np
from jax import export, lax, nn
from jax.scipy import special, stats

import mlir_abi

RNG = np.random.default_rng(0)


def floats(*shape: int) -> Any:
    return RNG.standard_normal(shape).astype(np.float32)


def positive(*shape: int) -> Any:
    return RNG.uniform(0.1, 3, shape).astype(np.float32)


def integers(*shape: int) -> Any:
    return RNG.integers(0, 7, shape).astype(np.int32)


X, Y, Z, P = floats(4, 6), floats(4, 6), floats(6, 3), positive(4, 6)
INDICES, V, KEY = integers(4, 6), floats(7), np.array([1, 2], np.uint32)
SQUARE = floats(4, 4)
IMAGE, KERNEL = floats(2, 8, 8, 3), floats(3, 3, 3, 4)
LAYERS = [{"w": floats(6, 6), "b": floats(6)} for _ in range(3)]
LABELS = integers(4) % 6


def perceptron(layers: Any, x: Any) -> Any:
    for each in layers:
        x = nn.relu(x @ each["w"] + each["b"])
    return x


def convolution(image: Any, kernel: Any, **options: Any) -> Any:
    layout = ("NHWC", "HWIO", "NHWC")
    return lax.conv_general_dilated(
        image, kernel, (1, 1), "SAME", dimension_numbers=layout, **options
    )


def loss(layers: Any, x: Any, labels: Any) -> Any:
    return -jnp.take_along_axis(nn.log_softmax(perceptron(layers, x)), labels[:, None], 1).mean()


def newton(x: Any) -> Any:
    return lax.while_loop(lambda y: jnp.abs(y * y - x) > 1e-4, lambda y: (y + x / y) / 2, x)


def rolled(x: Any) -> Any:
    return lax.scan(lambda carry, row: (carry + row, carry * row), x[0], x)


def attention(q: Any, k: Any, v: Any) -> Any:
    return nn.dot_product_attention(q, k, v, is_causal=True)


HEADS = [floats(2, 5, 2, 4) for _ in range(3)]


def each_of(module: Any, names: str, *arguments: Any) -> dict[str, tuple[Any, ...]]:
    short = module.__name__.rpartition(".")[2]
    return {f"{short}.{name}": (getattr(module, name), *arguments) for name in names.split()}


FUNCTIONS: dict[str, tuple[Any, ...]] = {
    **each_of(nn, "relu relu6 sigmoid softplus silu gelu elu selu celu leaky_relu mish glu", X),
    **each_of(nn, "log_sigmoid hard_tanh hard_sigmoid hard_silu soft_sign squareplus softmax", X),
    **each_of(nn, "log_softmax logsumexp standardize", X),
    **each_of(jnp, "tanh exp sin cos arctan sinh floor round cumsum sort argsort argmax ptp", X),
    **each_of(jnp, "mean var std max median flip diff ravel nanmean count_nonzero isfinite", X),
    **each_of(jnp, "log sqrt cbrt log1p prod", P),
    **each_of(jnp, "add arctan2 maximum hypot logaddexp kron vdot inner", X, Y),
    **each_of(special, "erf erfc gammaln digamma entr ndtr i0e", P),
    "stats.norm.logpdf": (stats.norm.logpdf, X),
    "jnp.matmul": (jnp.matmul, X, Z),
    "jnp.einsum": (lambda x, y: jnp.einsum("ij,kj->ik", x, y), X, Y),
    "jnp.where": (jnp.where, X > 0, X, Y),
    "jnp.clip": (lambda x: jnp.clip(x, -0.5, 0.5), X),
    "jnp.concatenate": (lambda x, y: jnp.concatenate([x, y], 1), X, Y),
    "jnp.take": (lambda x, i: jnp.take(x, i, axis=1, mode="clip"), X, INDICES),
    "jnp.pad": (lambda x: jnp.pad(x, ((1, 2), (0, 1)), mode="edge"), X),
    "jnp.roll": (lambda x: jnp.roll(x, 2, axis=1), X),
    "jnp.tril": (jnp.tril, X),
    "jnp.outer": (jnp.outer, V, V),
    "jnp.convolve": (lambda x, y: jnp.convolve(x, y, "same"), V, V[:3]),
    "jnp.interp": (jnp.interp, V, np.linspace(-1, 1, 5, dtype=np.float32), V[:5]),
    "jnp.searchsorted": (jnp.searchsorted, np.sort(V), V),
    "jnp.histogram": (lambda x: jnp.histogram(x, 4, (-2, 2))[0], V),
    "jnp.percentile": (lambda x: jnp.percentile(x, 30), V),
    "jnp.unwrap": (jnp.unwrap, V),
    "jnp.polyval": (jnp.polyval, V[:3], X),
    "jnp.linalg.norm": (jnp.linalg.norm, X),
    "jnp.linalg.matrix_power": (lambda x: jnp.linalg.matrix_power(x, 3), SQUARE),
    "jnp.fft.rfft": (jnp.fft.rfft, X),
    "lax.top_k": (lambda x: lax.top_k(x, 2), X),
    "lax.cummax": (lax.cummax, X),
    "lax.scan": (rolled, X),
    "lax.while_loop": (newton, np.float32(3)),
    "lax.fori_loop": (lambda x: lax.fori_loop(0, 5, lambda i, y: y * 0.5 + i, x), X),
    "lax.cond": (lambda x: lax.cond(x.sum() > 0, jnp.sin, jnp.cos, x), X),
    "lax.map": (lambda x: lax.map(lambda row: row.sum() * row, x), X),
    "at.add": (lambda x, i: x.at[i].add(2.0), V, INDICES[0]),
    "segment_sum": (lambda x, i: jax.ops.segment_sum(x, i, 7), X[0], INDICES[0]),
    "one_hot": (lambda i: nn.one_hot(i, 7), LABELS),
    "convolution": (convolution, IMAGE, KERNEL),
    "depthwise": (
        lambda x, k: convolution(x, k, feature_group_count=3),
        *(IMAGE, floats(3, 3, 1, 6)),
    ),
    "max_pool": (
        lambda x: lax.reduce_window(x, -jnp.inf, lax.max, (1, 2, 2, 1), (1, 2, 2, 1), "VALID"),
        IMAGE,
    ),
    "image.resize": (lambda x: jax.image.resize(x, (2, 5, 5, 3), "bilinear"), IMAGE),
    "dot_product_attention": (attention, *HEADS),
    "perceptron": (perceptron, LAYERS, X),
    "value_and_grad": (jax.value_and_grad(loss), LAYERS, X, LABELS),
    "hessian": (jax.hessian(lambda x: (jnp.tanh(x) ** 2).sum()), V),
    "vmap(grad)": (jax.vmap(jax.grad(lambda x: jnp.sin(x).sum())), X),
    "jvp": (lambda x, t: jax.jvp(jnp.tanh, (x,), (t,)), X, Y),
    "checkpoint": (jax.grad(lambda x: jax.checkpoint(jnp.tanh)(x).sum()), X),
    "random.normal": (lambda key: jax.random.normal(key, (5,)), KEY),
    "random.permutation": (jax.random.permutation, KEY, V),
    "random.categorical": (jax.random.categorical, KEY, X),
    "bfloat16": (lambda x, z: x.astype(jnp.bfloat16) @ z.astype(jnp.bfloat16), X, Z),
    "complex": (lambda x, y: jnp.exp(lax.complex(x, y)), X, Y),
    "integers": (lambda i: [i // 3, i % 3, i << 2, jnp.bitwise_count(i)], INDICES),
}


def row(function: Callable[..., Any], arguments: Any) -> tuple[float, float]:
    """The seconds to export, compile and call, and the difference."""
    jitted = jax.jit(function)
    start = time.perf_counter()
    actual = mlir_abi.jit(export.export(jitted)(*arguments))(*arguments)
    seconds = time.perf_counter() - start
    expected = jitted(*arguments)
    assert jax.tree.structure(actual) == jax.tree.structure(expected)
    pairs = zip(jax.tree.leaves(actual), jax.tree.leaves(expected), strict=True)
    return seconds, max(difference(left, np.asarray(right)) for left, right in pairs)


def difference(actual: Any, expected: Any) -> float:
    assert (actual.dtype, actual.shape) == (expected.dtype, expected.shape)
    kind = complex if expected.dtype.kind == "c" else float
    scale = np.abs(expected.astype(kind)).max(initial=1)
    return float(np.abs(actual.astype(kind) - expected.astype(kind)).max(initial=0) / scale)


def main() -> None:
    wrong = []
    for name in sys.argv[1:] or FUNCTIONS:
        function, *arguments = FUNCTIONS[name]
        try:
            seconds, far = row(function, arguments)
        except Exception as error:
            wrong.append(name)
            print(f"{name}: {type(error).__name__}: {str(error)[:200]}", flush=True)
            continue
        print(f"{name}: {seconds:.1f} s, {far:.1e}", flush=True)
        if not far < (1e-2 if name == "bfloat16" else 2e-5):
            wrong.append(name)
    print(f"{len(FUNCTIONS)} functions; wrong: {', '.join(wrong) or 'none'}")
    sys.exit(bool(wrong))


if __name__ == "__main__":
    main()
