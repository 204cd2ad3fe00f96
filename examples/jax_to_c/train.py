"""Train a small network in JAX, and export it with its weights and a batch of any size."""

from pathlib import Path

import jax
import jax.numpy as jnp
from jax.export import export, symbolic_shape


def is_inside(layers, points):
    """For points (n, 2), how likely each is in the unit circle."""
    *hidden, (w, b) = layers
    for matrix, offset in hidden:
        points = jnp.tanh(points @ matrix + offset)
    return jax.nn.sigmoid(points @ w + b)[:, 0]


@jax.jit
def step(layers, points, truth):
    def loss(layers):
        p = is_inside(layers, points)
        return -jnp.where(truth, jnp.log(p + 1e-6), jnp.log(1 - p + 1e-6)).mean()

    gradients = jax.grad(loss)(layers)
    return jax.tree.map(lambda weight, gradient: weight - 0.5 * gradient, layers, gradients)


keys = jax.random.split(jax.random.key(0), 3)
layers = [
    (jax.random.normal(keys[0], (2, 32)), jnp.zeros(32)),
    (jax.random.normal(keys[1], (32, 1)) / 6, jnp.zeros(1)),
]
points = jax.random.uniform(keys[2], (4096, 2), minval=-2, maxval=2)
truth = (points**2).sum(axis=1) < 1
for _ in range(3000):
    layers = step(layers, points, truth)

(n,) = symbolic_shape("n")
shape = jax.ShapeDtypeStruct((n, 2), jnp.float32)
exported = export(jax.jit(lambda points: is_inside(layers, points)))(shape)
Path("model.mlir").write_text(exported.mlir_module())
