"""Write the JAX models of this directory as StableHLO: ``python export_jax.py``, with JAX 0.10.2.

JAX writes the names of arguments into locations (``debug_info=True``). The names stay; positions in
this file go, so that the texts are small.
"""

import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import jax
import jax.numpy as jnp

HERE = Path(__file__).parent


def array(*shape: int, dtype: Any = jnp.float32) -> jax.ShapeDtypeStruct:
    return jax.ShapeDtypeStruct(shape, dtype)


PARAMETERS = {
    "hidden": {"w": array(4, 8), "b": array(8)},
    "output": {"w": array(8, 2), "b": array(2)},
}
STATE = {"step": array(dtype=jnp.int32), "mean": PARAMETERS, "variance": PARAMETERS}


def adam_step(params: Any, state: Any, x: Any, y: Any) -> Any:
    """One step of Adam on the squared error of a perceptron."""

    def loss(params: Any) -> Any:
        h = jnp.tanh(x @ params["hidden"]["w"] + params["hidden"]["b"])
        return jnp.mean((h @ params["output"]["w"] + params["output"]["b"] - y) ** 2)

    value, gradient = jax.value_and_grad(loss)(params)
    step = state["step"] + 1
    mean = jax.tree.map(lambda m, g: 0.9 * m + 0.1 * g, state["mean"], gradient)
    variance = jax.tree.map(lambda v, g: 0.999 * v + 0.001 * g * g, state["variance"], gradient)

    def updated(p: Any, m: Any, v: Any) -> Any:
        return p - 0.01 * (m / (1 - 0.9**step)) / (jnp.sqrt(v / (1 - 0.999**step)) + 1e-8)

    new = jax.tree.map(updated, params, mean, variance)
    return new, {"step": step, "mean": mean, "variance": variance}, value


def attention(x: Any, w: Any) -> Any:
    """Causal attention after a layer norm, with a residual connection."""
    normal = (x - x.mean(-1, keepdims=True)) / jnp.sqrt(x.var(-1, keepdims=True) + 1e-5)
    normal = normal * w["scale"] + w["bias"]
    query, key, value = (normal @ w[name] for name in ("query", "key", "value"))
    scores = query @ key.T / jnp.sqrt(jnp.float32(x.shape[1]))
    seen = jnp.tril(jnp.ones((x.shape[0], x.shape[0]), bool))
    return x + jax.nn.softmax(jnp.where(seen, scores, -jnp.inf), axis=-1) @ value


def gelu_mlp(x: Any, up: Any, down: Any) -> Any:
    return jax.nn.gelu(x @ up, approximate=False) @ down


def convolution(image: Any, kernel: Any) -> Any:
    """A padded convolution, rectified and pooled."""
    y = jax.lax.conv_general_dilated(
        image, kernel, (1, 1), "SAME", dimension_numbers=("NHWC", "HWIO", "NHWC")
    )
    window = (1, 2, 2, 1)
    return jax.lax.reduce_window(jax.nn.relu(y), -jnp.inf, jax.lax.max, window, window, "VALID")


CNN = {
    "conv": {"w": array(3, 3, 1, 4), "b": array(4)},
    "dense": {"w": array(64, 10), "b": array(10)},
}


def cnn_step(params: Any, images: Any, labels: Any) -> Any:
    """A step of gradient descent: a padded convolution, overlapping max pooling, a dense layer."""

    def loss(params: Any) -> Any:
        conv, dense = params["conv"], params["dense"]
        y = jax.lax.conv_general_dilated(
            images, conv["w"], (1, 1), "SAME", dimension_numbers=("NHWC", "HWIO", "NHWC")
        )
        y = jax.nn.relu(y + conv["b"])
        window, strides = (1, 3, 3, 1), (1, 2, 2, 1)
        y = jax.lax.reduce_window(y, -jnp.inf, jax.lax.max, window, strides, "SAME")
        logits = y.reshape(len(images), 64) @ dense["w"] + dense["b"]
        return -(jax.nn.one_hot(labels, 10) * jax.nn.log_softmax(logits)).sum(1).mean()

    value, gradient = jax.value_and_grad(loss)(params)
    return jax.tree.map(lambda p, g: p - 0.1 * g, params, gradient), value


def embedding(table: Any, tokens: Any) -> Any:
    return table[tokens]


def embedding_gradient(table: Any, tokens: Any, w: Any) -> Any:
    """The gradient of a sum over looked-up rows, some of them twice."""
    return jax.grad(lambda table, w: jnp.tanh(table[tokens] @ w).sum(), argnums=(0, 1))(table, w)


def largest(logits: Any) -> Any:
    """The three largest of each row with their places, and the order of all."""
    return *jax.lax.top_k(logits, 3), jnp.argsort(logits, axis=0)


def scan(w: Any, inputs: Any, initial: Any) -> Any:
    """A recurrent network: the last state, and the sum of each."""

    def step(h: Any, x: Any) -> Any:
        h = jnp.tanh(h @ w + x)
        return h, h.sum()

    return jax.lax.scan(step, initial, inputs)


def bf16_layer(x: Any, w: Any, b: Any) -> Any:
    """Computed in bf16, accumulated in f32."""
    product = jnp.matmul(x.astype(jnp.bfloat16), w, preferred_element_type=jnp.float32)
    return jax.nn.relu(product + b).astype(jnp.bfloat16)


WEIGHTS = {name: array(8, 8) for name in ("query", "key", "value")}
MODELS: dict[Callable[..., Any], list[Any]] = {
    adam_step: [PARAMETERS, STATE, array(16, 4), array(16, 2)],
    attention: [array(6, 8), {"scale": array(8), "bias": array(8), **WEIGHTS}],
    gelu_mlp: [array(3, 8), array(8, 16), array(16, 4)],
    convolution: [array(2, 8, 8, 3), array(3, 3, 3, 4)],
    cnn_step: [CNN, array(5, 8, 8, 1), array(5, dtype=jnp.int32)],
    embedding: [array(10, 4), array(5, dtype=jnp.int32)],
    embedding_gradient: [array(10, 4), array(5, dtype=jnp.int32), array(4, 3)],
    largest: [array(4, 9)],
    scan: [array(4, 4), array(7, 4), array(4)],
    bf16_layer: [array(4, 8), array(8, 3, dtype=jnp.bfloat16), array(3)],
}


def text_of(model: Callable[..., Any], arguments: list[Any]) -> str:
    text = jax.jit(model, keep_unused=True).lower(*arguments).as_text(debug_info=True)
    text = re.sub(r' loc\((#loc\d*|unknown|"[^"]*"\(#loc\d*\))\)', "", text)
    return "\n".join(line for line in text.splitlines() if not line.startswith("#loc"))


for model, arguments in MODELS.items():
    source = f"// Source: {model.__name__} in export_jax.py, exported by JAX {jax.__version__}."
    path = HERE / f"{model.__name__}.mlir"
    path.write_text(f"{source}\n{text_of(model, arguments)}\n")
