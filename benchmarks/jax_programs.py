"""Programs of JAX that `jit` compiles, against JAX itself.

Operations, models and their gradients, each on one core and one thread: the least time of
alternating rounds in one process. The results must be those of JAX, or the row is an error.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from functools import partial
from typing import Any, TypeAlias

from benchmarks.code import least_milliseconds  # isort: skip -- before NumPy is: it sets the threads

import numpy as np

from benchmarks.measure import Row

UNIT = "milliseconds"
SECONDS = 0.6

_random = np.random.default_rng(0)


def _floats(*shape: int) -> np.ndarray:
    return _random.standard_normal(shape, np.float32)


def _below(end: int, *shape: int) -> np.ndarray:
    return _random.integers(0, end, shape).astype(np.int32)


Programs: TypeAlias = "dict[str, tuple[Any, ...]]"
"""The function, and its arguments: arrays and nests of them."""


def _operations(jax: Any) -> Programs:
    jnp, lax = jax.numpy, jax.lax
    square, image = _floats(1000, 1000), _floats(1, 64, 56, 56)
    rows, indices = _floats(1000, 256), _below(1000, 2000)

    def convolution(groups: int = 1) -> Callable[..., Any]:
        return lambda x, w: lax.conv_general_dilated(
            x, w, (1,) * (x.ndim - 2), "SAME", feature_group_count=groups
        )

    def pooling(init: float, reduce: Any) -> Callable[..., Any]:
        window, strides = (1, 1, 3, 3), (1, 1, 2, 2)
        return lambda x: lax.reduce_window(x, init, reduce, window, strides, "SAME")

    return {
        "x / y": (lambda x, y: x / y, square, square + 9),
        "floor(x) + round(x)": (lambda x: jnp.floor(x) + jnp.round(x), square),
        "where(x > 0, clip(x, 0, 1), -x)": (
            lambda x: jnp.where(x > 0, jnp.clip(x, 0, 1), -x),
            square,
        ),
        "gelu": (jax.nn.gelu, square),
        "silu": (jax.nn.silu, square),
        "sin": (jnp.sin, square),
        "x // y of int32": (lambda x, y: x // y, _below(99, 999, 999), _below(9, 999, 999) + 1),
        "sum of all": (jnp.sum, square),
        "product of rows": (lambda x: x.prod(1), square),
        "any and all of rows": (lambda x: ((x > 0).any(1), (x > 0).all(1)), square),
        "argmax of rows": (lambda x: jnp.argmax(x, 1), square),
        "argmax of columns": (lambda x: jnp.argmax(x, 0), square),
        "mean and variance": (lambda x: (x.mean(1), x.var(1)), square),
        "logsumexp": (lambda x: jax.nn.logsumexp(x, 1), square),
        "softmax": (lambda x: jax.nn.softmax(x, 1), square),
        "cumsum of rows": (lambda x: jnp.cumsum(x, 1), square),
        "cumsum of columns": (lambda x: jnp.cumsum(x, 0), square),
        "sort": (lambda x: jnp.sort(x, 1), _floats(64, 4096)),
        "top_k, 8 of 4096": (lambda x: lax.top_k(x, 8), _floats(64, 4096)),
        "median": (lambda x: jnp.median(x, 1), _floats(64, 1001)),
        "rows by index": (lambda x, i: x[i], rows, indices),
        "rows added by index": (lambda x, i, u: x.at[i].add(u), rows, indices, _floats(2000, 256)),
        "segment_sum": (
            lambda x, i: jax.ops.segment_sum(x, i, 100),
            _floats(5000, 64),
            _below(100, 5000),
        ),
        "one_hot": (lambda i: jax.nn.one_hot(i, 512), _below(512, 2000)),
        "transpose": (lambda x: x.T + 0, square),
        "NCHW to NHWC": (lambda x: jnp.transpose(x, (0, 2, 3, 1)) + 0, image),
        "concatenate": (lambda x, y: jnp.concatenate([x, y], 1), square, square),
        "stack, last": (lambda x, y: jnp.stack([x, y], -1), square, square),
        "pad": (lambda x: jnp.pad(x, 2), square),
        "roll": (lambda x: jnp.roll(x, 7, 1), square),
        "every second": (lambda x: x[::2, ::2] + 0, square),
        "int32 product": (jnp.matmul, _below(99, 256, 256), _below(99, 256, 256)),
        "bf16 product": (
            lambda x, y: (x.astype(jnp.bfloat16) @ y.astype(jnp.bfloat16)).astype(jnp.float32),
            *(_floats(256, 256), _floats(256, 256)),
        ),
        "convolution 1d": (convolution(), _floats(8, 32, 512), _floats(64, 32, 5)),
        "convolution 2d": (convolution(), image, _floats(64, 64, 3, 3)),
        "convolution 2d, 4 groups": (convolution(4), image, _floats(64, 16, 3, 3)),
        "convolution 2d, depthwise 7x7": (convolution(64), image, _floats(64, 1, 7, 7)),
        "convolution 3d": (convolution(), _floats(1, 16, 8, 28, 28), _floats(32, 16, 3, 3, 3)),
        "max pooling": (pooling(-jnp.inf, lax.max), _floats(1, 64, 112, 112)),
        "average pooling": (pooling(0.0, lax.add), _floats(1, 64, 112, 112)),
        "gradient of a convolution": (
            jax.grad(lambda w, x: (convolution()(x, w) ** 2).sum()),
            *(_floats(32, 32, 3, 3) / 9, _floats(4, 32, 28, 28)),
        ),
        "gradient of an embedding": (
            jax.grad(lambda e, i: (e[i] ** 2).sum()),
            *(_floats(1000, 64), _below(1000, 500)),
        ),
    }


def _models(jax: Any) -> Programs:
    jnp, lax = jax.numpy, jax.lax
    width, heads = 128, 4

    def norm(x: Any, scale: Any, shift: Any) -> Any:
        x = (x - x.mean(-1, keepdims=True)) * lax.rsqrt(x.var(-1, keepdims=True) + 1e-5)
        return x * scale + shift

    def attention(x: Any, p: Any) -> Any:
        batch, length, _ = x.shape
        split = (batch, length, heads, width // heads)
        q, k, v = (
            each.reshape(split).swapaxes(1, 2) for each in jnp.split(x @ p["qkv"], 3, axis=-1)
        )
        scores = q @ k.swapaxes(-1, -2) / np.sqrt(width // heads)
        scores = jnp.where(jnp.tril(jnp.ones((length, length), bool)), scores, -1e9)
        return (jax.nn.softmax(scores) @ v).swapaxes(1, 2).reshape(x.shape) @ p["out"]

    def block(x: Any, p: Any) -> Any:
        x = x + attention(norm(x, p["scale1"], p["shift1"]), p)
        return x + jax.nn.gelu(norm(x, p["scale2"], p["shift2"]) @ p["up"]) @ p["down"]

    def weights() -> dict[str, np.ndarray]:
        shapes = {"qkv": (width, 3 * width), "out": (width, width)}
        shapes |= {"up": (width, 4 * width), "down": (4 * width, width)}
        vectors = {name: _floats(width) for name in ("scale1", "shift1", "scale2", "shift2")}
        return vectors | {name: _floats(*shape) / 20 for name, shape in shapes.items()}

    def language_model(layers: Any, embedding: Any, tokens: Any) -> Any:
        x = embedding[tokens]
        for layer in layers:
            x = block(x, layer)
        return x @ embedding.T

    def language_loss(layers: Any, embedding: Any, tokens: Any) -> Any:
        logs = jax.nn.log_softmax(language_model(layers, embedding, tokens)[:, :-1])
        return -jnp.take_along_axis(logs, tokens[:, 1:, None], -1).mean()

    def lstm(w: Any, u: Any, b: Any, state: Any, inputs: Any) -> Any:
        def step(state: Any, x: Any) -> Any:
            h, c = state
            i, f, g, o = jnp.split(x @ w + h @ u + b, 4, -1)
            c = jax.nn.sigmoid(f) * c + jax.nn.sigmoid(i) * jnp.tanh(g)
            h = jax.nn.sigmoid(o) * jnp.tanh(c)
            return (h, c), h

        return lax.scan(step, state, inputs)[1]

    def classifier(p: Any, x: Any) -> Any:
        for w in p["convolutions"]:
            layout = ("NHWC", "HWIO", "NHWC")
            x = lax.conv_general_dilated(x, w, (1, 1), "SAME", dimension_numbers=layout)
            x = lax.reduce_window(
                jax.nn.relu(x), -jnp.inf, lax.max, (1, 2, 2, 1), (1, 2, 2, 1), "SAME"
            )
        return x.reshape(x.shape[0], -1) @ p["dense"]

    def classifier_loss(p: Any, x: Any, y: Any) -> Any:
        logs = jax.nn.log_softmax(classifier(p, x))
        return -jnp.take_along_axis(logs, y[:, None], 1).mean()

    transformer = ([weights(), weights()], _floats(1000, width), _below(1000, 2, 64))
    state = (_floats(8, 64), _floats(8, 64))
    recurrent = (_floats(32, 256) / 9, _floats(64, 256) / 9, _floats(256), state)
    filters = [_floats(3, 3, 3, 16) / 5, _floats(3, 3, 16, 32) / 9, _floats(3, 3, 32, 32) / 9]
    convolutional = {"convolutions": filters, "dense": _floats(512, 10) / 20}
    images = _floats(8, 32, 32, 3)
    return {
        "transformer, 2 layers": (language_model, *transformer),
        "its loss and gradient": (jax.value_and_grad(language_loss), *transformer),
        "LSTM, 50 steps": (lstm, *recurrent, _floats(50, 8, 32)),
        "its gradient": (
            jax.grad(lambda w, u, b, state, x: lstm(w, u, b, state, x).sum(), (0, 1, 2)),
            *(*recurrent, _floats(50, 8, 32)),
        ),
        "convolutional network": (classifier, convolutional, images),
        "its loss and gradient, 8 images": (
            jax.value_and_grad(classifier_loss),
            *(convolutional, images, _below(10, 8)),
        ),
    }


def _computations(jax: Any) -> Programs:
    jnp, lax = jax.numpy, jax.lax

    def rotated(x: Any) -> Any:
        _, length, _, size = x.shape
        angles = jnp.arange(length)[:, None] / 10000 ** (jnp.arange(0, size, 2) / size)
        c, s = jnp.cos(angles)[None, :, None], jnp.sin(angles)[None, :, None]
        even, odd = x[..., ::2], x[..., 1::2]
        return jnp.stack([even * c - odd * s, even * s + odd * c], -1).reshape(x.shape)

    def experts(x: Any, gate: Any, up: Any, down: Any) -> Any:
        values, chosen = lax.top_k(jax.nn.softmax(x @ gate), 2)
        share = (jax.nn.one_hot(chosen, 8) * values[..., None]).sum(1)
        hidden = jax.nn.relu(jnp.einsum("td,edf->tef", x, up))
        return jnp.einsum("te,tef,efd->td", share, hidden, down)

    def bodies(position: Any, speed: Any) -> Any:
        between = position[None] - position[:, None]
        cube = ((between**2).sum(-1) + 0.01)[..., None] ** -1.5
        return position + 0.01 * speed, speed + 0.01 * (between * cube).sum(1)

    def heat(u: Any) -> Any:
        def step(_: Any, u: Any) -> Any:
            sides = u[2:, 1:-1] + u[:-2, 1:-1] + u[1:-1, 2:] + u[1:-1, :-2]
            return u.at[1:-1, 1:-1].add(0.1 * (sides - 4 * u[1:-1, 1:-1]))

        return lax.fori_loop(0, 50, step, u)

    def clusters(x: Any, centers: Any) -> Any:
        nearest = jnp.argmin(((x[:, None] - centers[None]) ** 2).sum(-1), 1)
        counts = jnp.bincount(nearest, length=16)[:, None]
        return jax.ops.segment_sum(x, nearest, 16) / jnp.maximum(counts, 1)

    return {
        "rotary embedding": (rotated, _floats(2, 128, 8, 64)),
        "mixture of 8 experts": (
            experts,
            *(_floats(64, 64), _floats(64, 8), _floats(8, 64, 128) / 9, _floats(8, 128, 64) / 9),
        ),
        "300 bodies": (bodies, _floats(300, 3), _floats(300, 3)),
        "heat equation, 50 steps": (heat, _floats(128, 128)),
        "step of k-means": (clusters, _floats(5000, 8), _floats(16, 8)),
        "Hessian": (jax.hessian(lambda x: (jnp.sin(x) ** 2).sum() ** 2), _floats(64)),
    }


def rows() -> Iterator[Row]:
    """Measure each program; then the geometric mean."""
    os.environ["MLIR_ABI_BINDINGS"] = "torch_mlir"  # the bindings that convert StableHLO
    os.sched_setaffinity(0, {max(os.sched_getaffinity(0))})
    import jax

    import mlir_abi
    from mlir_abi.bindings import ir, new_context

    programs = _operations(jax) | _models(jax) | _computations(jax)
    ratios = []
    for name, (function, *arguments) in programs.items():
        compiled = jax.jit(function, keep_unused=True)
        with new_context():
            text = compiled.lower(*arguments).as_text(debug_info=True)
            ours = mlir_abi.jit(ir.Module.parse(text), opt_level=3)["main"]
        on_device = jax.tree.map(jax.device_put, arguments)
        expected, results = compiled(*on_device), ours(*arguments)
        for pair in zip(jax.tree.leaves(results), jax.tree.leaves(expected), strict=True):
            np.testing.assert_allclose(*pair, rtol=5e-3, atol=5e-3, err_msg=name)
        calls = {
            "ours": partial(ours, *arguments),
            "JAX": lambda f=compiled, a=on_device: jax.block_until_ready(f(*a)),
        }
        least = least_milliseconds(calls, SECONDS)
        yield Row(name, least["ours"], "JAX", least["JAX"])
        ratios.append(least["ours"] / least["JAX"])
    yield Row("geometric mean", float(np.exp(np.mean(np.log(ratios)))), "JAX", 1)
