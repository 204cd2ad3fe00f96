"""What each model of this directory computes, in NumPy, on random arguments.

A reference calls the functions of a library, and yields pairs of what they return and what NumPy
computes, in f64 where the model has floats.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator, Mapping
from typing import Any, TypeAlias

import ml_dtypes
import numpy as np

Pairs: TypeAlias = Iterator[tuple[Any, Any]]
Functions: TypeAlias = Mapping[str, Callable[..., Any]]

RNG = np.random.default_rng(0)


def random(*shape: int) -> np.ndarray:
    return RNG.standard_normal(shape).astype(np.float32)


def tree_map(function: Callable[..., Any], *trees: Any) -> Any:
    if isinstance(trees[0], dict):
        return {key: tree_map(function, *(tree[key] for tree in trees)) for key in trees[0]}
    return function(*trees)


def leaves(tree: Any) -> list[Any]:
    if isinstance(tree, dict):
        return [leaf for key in sorted(tree) for leaf in leaves(tree[key])]
    return [tree]


def adam_step(functions: Functions) -> Pairs:
    params = {
        "hidden": {"w": random(4, 8), "b": random(8)},
        "output": {"w": random(8, 2), "b": random(2)},
    }
    mean = tree_map(lambda p: random(*p.shape), params)
    variance = tree_map(lambda p: random(*p.shape) ** 2, params)
    x, y = random(16, 4), random(16, 2)
    state = {"step": np.int32(2), "mean": mean, "variance": variance}
    new, new_state, loss = functions["main"](params, state, x, y)

    wide = tree_map(lambda p: p.astype(np.float64), params)
    h = np.tanh(x @ wide["hidden"]["w"] + wide["hidden"]["b"])
    error = h @ wide["output"]["w"] + wide["output"]["b"] - y
    d_error = 2 * error / error.size
    d_h = d_error @ wide["output"]["w"].T * (1 - h**2)
    gradient = {
        "hidden": {"w": x.T @ d_h, "b": d_h.sum(0)},
        "output": {"w": h.T @ d_error, "b": d_error.sum(0)},
    }
    mean = tree_map(lambda m, g: 0.9 * m + 0.1 * g, mean, gradient)
    variance = tree_map(lambda v, g: 0.999 * v + 0.001 * g * g, variance, gradient)

    def updated(p: Any, m: Any, v: Any) -> Any:
        return p - 0.01 * (m / (1 - 0.9**3)) / (np.sqrt(v / (1 - 0.999**3)) + 1e-8)

    yield new_state["step"], 3
    yield loss, np.mean(error**2)
    expected = tree_map(updated, wide, mean, variance), mean, variance
    for result, tree in zip((new, new_state["mean"], new_state["variance"]), expected, strict=True):
        yield from zip(leaves(result), leaves(tree), strict=True)


def softmax(scores: np.ndarray) -> np.ndarray:
    powers = np.exp(scores - scores.max(-1, keepdims=True))
    return powers / powers.sum(-1, keepdims=True)


def attention(functions: Functions) -> Pairs:
    x = random(6, 8)
    w = {name: random(8, 8) for name in ("query", "key", "value")}
    w |= {"scale": random(8), "bias": random(8)}
    wide = x.astype(np.float64)
    normal = (wide - wide.mean(-1, keepdims=True)) / np.sqrt(wide.var(-1, keepdims=True) + 1e-5)
    normal = normal * w["scale"] + w["bias"]
    query, key, value = (normal @ w[name] for name in ("query", "key", "value"))
    scores = np.where(np.tri(6, dtype=bool), query @ key.T / np.sqrt(8), -np.inf)
    yield functions["main"](x, w), wide + softmax(scores) @ value


def gelu_mlp(functions: Functions) -> Pairs:
    x, up, down = random(3, 8), random(8, 16), random(16, 4)
    h = x.astype(np.float64) @ up
    gelu = h / 2 * (1 + np.vectorize(math.erf)(h / np.sqrt(2)))
    yield functions["main"](x, up, down), gelu @ down


def windows_of(image: np.ndarray, low: int, padding: float) -> np.ndarray:
    """The 3 by 3 windows of an NHWC image, padded by ``low`` before it and by 1 after it."""
    wide = image.astype(np.float64)
    padded = np.pad(wide, ((0, 0), (low, 1), (low, 1), (0, 0)), constant_values=padding)
    return np.lib.stride_tricks.sliding_window_view(padded, (3, 3), axis=(1, 2))


def same_convolution(image: np.ndarray, kernel: np.ndarray) -> np.ndarray:
    """NHWC and HWIO, with a kernel of 3 by 3, padded by zeros to the size of the image."""
    return np.einsum("nhwcij,ijco->nhwo", windows_of(image, 1, 0), kernel)


def pooled(y: np.ndarray) -> np.ndarray:
    """The largest of each 2 by 2, but no less than 0."""
    n, height, width, channels = y.shape
    blocks = np.maximum(y, 0).reshape(n, height // 2, 2, width // 2, 2, channels)
    return blocks.max((2, 4))


def convolution(functions: Functions) -> Pairs:
    image, kernel = random(2, 8, 8, 3), random(3, 3, 3, 4)
    yield functions["main"](image, kernel), pooled(same_convolution(image, kernel))


def cnn_step(functions: Functions) -> Pairs:
    params = {
        "conv": {"w": random(3, 3, 1, 4), "b": random(4)},
        "dense": {"w": random(64, 10), "b": random(10)},
    }
    images, labels = random(5, 8, 8, 1), np.array([3, 0, 9, 3, 5], np.int32)
    new, loss = functions["main"](params, images, labels)

    conv, dense = params["conv"], params["dense"]
    rectified = np.maximum(same_convolution(images, conv["w"]) + conv["b"], 0)
    pools = windows_of(rectified, 0, -np.inf)[:, ::2, ::2].reshape(5, 4, 4, 4, 9)
    features = pools.max(4).reshape(5, 64)
    probabilities = softmax(features @ dense["w"] + dense["b"])
    yield loss, -np.log(probabilities[range(5), labels]).mean()

    d_logits = (probabilities - np.eye(10)[labels]) / 5
    d_pooled = (d_logits @ dense["w"].T).reshape(5, 4, 4, 4)
    n, row, column, channel = np.indices(d_pooled.shape)
    rows, columns = np.divmod(pools.argmax(4), 3)
    d_y = np.zeros((5, 9, 9, 4))
    np.add.at(d_y, (n, 2 * row + rows, 2 * column + columns, channel), d_pooled)
    d_y = d_y[:, :8, :8] * (rectified > 0)
    gradient = {
        "conv": {
            "w": np.einsum("nhwcij,nhwo->ijco", windows_of(images, 1, 0), d_y),
            "b": d_y.sum((0, 1, 2)),
        },
        "dense": {"w": features.T @ d_logits, "b": d_logits.sum(0)},
    }
    expected = tree_map(lambda p, g: p - 0.1 * g, params, gradient)
    yield from zip(leaves(new), leaves(expected), strict=True)


def convolution_net(functions: Functions) -> Pairs:
    parameters = {
        "conv": {"weight": random(4, 1, 3, 3), "bias": random(4)},
        "fc": {"weight": random(10, 64), "bias": random(10)},
    }
    conv, fc = parameters["conv"], parameters["fc"]
    for batch in (1, 5):
        image = random(batch, 1, 8, 8)
        y = same_convolution(image.transpose(0, 2, 3, 1), conv["weight"].transpose(2, 3, 1, 0))
        features = pooled(y + conv["bias"]).transpose(0, 3, 1, 2).reshape(batch, 64)
        yield functions["main"](image, parameters), features @ fc["weight"].T + fc["bias"]


def torch_operations(functions: Functions) -> Pairs:
    q, k, v = (random(1, 2, 4, 8) for _ in range(3))
    scores = np.exp(q.astype(np.float64) @ k.swapaxes(2, 3) / math.sqrt(8)) * np.tri(4)
    yield functions["attention"](q, k, v), scores / scores.sum(3, keepdims=True) @ v
    x, y = random(4, 3), random(5)
    yield functions["sums"](x), x.cumsum(0)
    values, indices = functions["sorted"](y)
    yield values, np.sort(y)
    yield indices, np.argsort(y)


def embedding(functions: Functions) -> Pairs:
    """Indices beyond the table are those of the nearest row; negative ones count from its end."""
    table, tokens = random(10, 4), np.array([3, 0, 9, -1, 25], np.int32)
    yield functions["main"](table, tokens), table[[3, 0, 9, 9, 9]]


def embedding_gradient(functions: Functions) -> Pairs:
    table, w, tokens = random(10, 4), random(4, 3), np.array([3, 0, 9, 3, 3], np.int32)
    d_table, d_w = functions["main"](table, tokens, w)
    rows = table[tokens].astype(np.float64)
    d_sum = 1 - np.tanh(rows @ w) ** 2
    expected = np.zeros_like(table, np.float64)
    np.add.at(expected, tokens, d_sum @ w.T)
    yield d_table, expected
    yield d_w, rows.T @ d_sum


def largest(functions: Functions) -> Pairs:
    """Of equal numbers the first comes first, in both orders."""
    logits = np.floor(3 * random(4, 9))
    values, places, order = functions["main"](logits)
    expected = np.argsort(-logits, axis=1, kind="stable")[:, :3]
    yield values, np.take_along_axis(logits, expected, axis=1)
    yield places, expected
    yield order, np.argsort(logits, axis=0, kind="stable")


def scan(functions: Functions) -> Pairs:
    w, inputs, h = random(4, 4), random(7, 4), random(4)
    last, sums = functions["main"](w, inputs, h)
    expected, state = [], h.astype(np.float64)
    for x in inputs:
        state = np.tanh(state @ w + x)
        expected.append(state.sum())
    yield last, state
    yield sums, np.array(expected)


def bf16_layer(functions: Functions) -> Pairs:
    x, w, b = random(4, 8), random(8, 3).astype(ml_dtypes.bfloat16), random(3)
    narrow = x.astype(ml_dtypes.bfloat16).astype(np.float64)
    result = functions["main"](x, w, b)
    yield result.dtype == ml_dtypes.bfloat16, True
    yield result, np.maximum(narrow @ w.astype(np.float64) + b, 0)


def memref_reshape(functions: Functions) -> Pairs:
    x = random(2, 3)
    for shape in ([3, 2], [6], [1, 2, 3]):
        yield functions["reshape"](x, np.array(shape)), x.reshape(shape)
    yield functions["transposed_shape"](x), x.reshape(3, 2)


def unranked(functions: Functions) -> Pairs:
    x = random(2, 3)
    filled = functions["filled"](x, 4.0)
    yield np.shares_memory(filled, x), True
    yield filled, np.full((2, 3), 4)
    for source in (random(3, 4, 5), random(7), np.float32(2.5)):
        target = np.zeros_like(source)
        yield functions["copy"](source, target), np.ndim(source)
        yield target, source


def sgemm(functions: Functions) -> Pairs:
    a, b, c = random(16, 8), random(8, 12), random(16, 12)
    expected = c + a.astype(np.float64) @ b
    functions["sgemm"](a, b, c)
    yield c, expected


def simple_embedding(functions: Functions) -> Pairs:
    a, b = random(4), random(4)
    product, same = functions["simple_mul"](a, b)
    yield product, a * b
    yield same, a


def custom_module_sync(functions: Functions) -> Pairs:
    x = np.arange(5, dtype=np.int32)
    yield functions["main"](x), (x * x + 1) ** 2


def py_custom_module(functions: Functions) -> Pairs:
    yield functions["add_tokens"](np.array([1, 2, 3], np.int32)), 6
    yield functions["add_tokens"](np.array([10], np.int32)), 16
    functions["reset"]()
    yield functions["add_tokens"](np.array([5], np.int32)), 5


Reference: TypeAlias = Callable[[Functions], Pairs]

ON_TORCH_MLIR: dict[Reference, float] = {
    adam_step: 5e-6,
    attention: 1e-5,
    gelu_mlp: 1e-5,
    convolution: 1e-5,
    cnn_step: 1e-5,
    convolution_net: 5e-5,
    torch_operations: 5e-6,
    embedding: 0,
    embedding_gradient: 5e-6,
    largest: 0,
    scan: 5e-6,
    bf16_layer: 2e-2,
}
"""The models whose dialects torch-mlir's bindings have, and how far results may be from NumPy's."""

ON_MLIR: dict[Reference, float] = {
    memref_reshape: 0,
    unranked: 0,
    sgemm: 5e-6,
    simple_embedding: 0,
    custom_module_sync: 0,
    py_custom_module: 0,
}
