"""Models of flax and equinox by `jit`, whose trees are theirs: ``python jax_trees.py``.

Each by `jax.export.Exported` and `jax.stages.Lowered`; values and trees are compared with JAX's. It
needs flax, optax and equinox, and the extras `mlir`, `jax` and `torch`.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from typing import Any

import equinox as eqx
import flax.linen as nn
import jax
import jax.numpy as jnp
import numpy as np
import optax
from flax import nnx
from flax.core import freeze
from flax.training.train_state import TrainState
from jax import export

import mlir_abi

X, IMAGES = jnp.linspace(-1, 1, 16).reshape(2, 8), jnp.linspace(-1, 1, 384).reshape(2, 8, 8, 3)


class Network(nn.Module):
    @nn.compact
    def __call__(self, x: Any, *, train: bool = False) -> Any:
        x = nn.Conv(4, (3, 3))(x)
        x = nn.relu(nn.BatchNorm(use_running_average=not train)(x))
        return nn.Dense(3)(nn.LayerNorm()(x.mean((1, 2))))


class Layers(nnx.Module):
    def __init__(self, rngs: nnx.Rngs) -> None:
        self.first, self.norm = nnx.Linear(8, 4, rngs=rngs), nnx.BatchNorm(4, rngs=rngs)
        self.others = nnx.List([nnx.Linear(4, 4, rngs=rngs) for _ in range(2)])

    def __call__(self, x: Any) -> Any:
        x = self.norm(self.first(x))
        for each in self.others:
            x = nnx.relu(each(x))
        return x


class Linear(eqx.Module):
    w: jax.Array
    b: jax.Array
    name: str = eqx.field(static=True)

    def __call__(self, x: Any) -> Any:
        return self.w @ x + self.b


network = Network()
variables = network.init(jax.random.key(0), IMAGES)
state = TrainState.create(apply_fn=network.apply, params=variables["params"], tx=optax.adam(1e-3))
layers = Layers(nnx.Rngs(0))
graph, values = nnx.split(layers)
perceptron = eqx.nn.MLP(8, 3, 16, 2, key=jax.random.key(1))
arrays, static = eqx.partition(perceptron, eqx.is_array)
linear = Linear(jnp.ones((3, 8)), jnp.zeros(3), "linear")


def trained(values: Any, x: Any) -> Any:
    model = nnx.merge(graph, values)
    return model(x), nnx.state(model)


CASES: dict[str, tuple[Callable[..., Any], Any, dict[str, Any]]] = {
    "linen": (network.apply, (variables, IMAGES), {}),
    "linen, frozen": (network.apply, (freeze(variables), IMAGES), {}),
    "linen, mutable": (
        lambda v, x: network.apply(v, x, train=True, mutable=["batch_stats"]),
        *((variables, IMAGES), {}),
    ),
    "TrainState": (lambda s, g: s.apply_gradients(grads=g), (state, variables["params"]), {}),
    "nnx.State": (trained, (values, X), {}),
    "nnx.Module": (lambda model, *, x: model(x), (layers,), {"x": X}),
    "equinox, partitioned": (lambda a, x: eqx.combine(a, static)(x), (arrays, X[0]), {}),
    "equinox module": (lambda model, x: (jax.vmap(model)(x), model), (linear, X), {}),
}


def main() -> None:
    for name, (function, args, kwargs) in CASES.items():
        jitted = jax.jit(function)
        expected = jitted(*args, **kwargs)
        for model in export.export(jitted)(*args, **kwargs), jitted.lower(*args, **kwargs):
            actual = mlir_abi.jit(model)(*args, **kwargs)
            if jax.tree.structure(actual) != jax.tree.structure(expected):
                sys.exit(f"{name}: {jax.tree.structure(actual)}")
            for left, right in zip(*map(jax.tree.leaves, (actual, expected)), strict=True):
                np.testing.assert_allclose(left, right, rtol=2e-5, atol=2e-6)
        print(name, "is right", flush=True)


if __name__ == "__main__":
    main()
