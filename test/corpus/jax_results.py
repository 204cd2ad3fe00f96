"""Random functions of JAX with several results, into arrays that the call passes and without these.

    python test/corpus/jax_results.py FIRST COUNT

makes COUNT modules of 20 functions, and compiles each in both ways at -O0 to -O3. Results are made
of each other: by updates, loops, branches, and views. Prints those that differ in any bit.
"""

import os
import re
import sys
import warnings
from collections.abc import Callable
from random import Random

os.environ |= {"MLIR_ABI_BINDINGS": "torch_mlir", "JAX_PLATFORMS": "cpu"}
os.environ["JAX_USE_SHARDY_PARTITIONER"] = "0"  # only JAX reads what it writes with it

import jax
import numpy as np
from jax import lax
from jax import numpy as jnp

import mlir_abi
from mlir_abi.bindings import ir, new_context

FUNCTIONS = 20
SHAPE = (3, 4)

Step = Callable[[jax.Array, jax.Array, jax.Array], jax.Array]

STEPS: list[Step] = [
    lambda x, y, k: x + y,
    lambda x, y, k: jnp.exp(-abs(x)) * y,
    lambda x, y, k: x.at[k % 3].set(y[0]),
    lambda x, y, k: x.at[1, 2].add(1),
    lambda x, y, k: x.at[:, k % 4].set(0),
    lambda x, y, k: lax.dynamic_update_slice(x, y[:2, :3], (k, 1)),
    lambda x, y, k: jnp.concatenate([y[1:], x[:1]]),
    lambda x, y, k: jnp.where(x > y, x, y),
    lambda x, y, k: lax.fori_loop(0, k, lambda i, a: a.at[i % 3].mul(2), x),
    lambda x, y, k: lax.fori_loop(0, 3, lambda i, a: a.at[i].set(y[i]), x),
    lambda x, y, k: lax.while_loop(lambda a: a[0, 0] < 3, lambda a: abs(a) + 1, x),
    lambda x, y, k: lax.scan(lambda c, row: (c + row, c), y[0], x)[1],
    lambda x, y, k: jnp.flip(x, 0),
    lambda x, y, k: x.reshape(4, 3).T,
    lambda x, y, k: jnp.sort(x, axis=1),
    lambda x, y, k: jnp.cumsum(x, axis=0),
    lambda x, y, k: jnp.broadcast_to(x[:, :1], SHAPE),
    lambda x, y, k: x - x.max(axis=1, keepdims=True),
]
CHOICES: list[Step] = [
    lambda x, y, k: lax.cond(k > 1, lambda: x, lambda: y),
    lambda x, y, k: lax.cond(k > 1, lambda: x.at[0].set(2), lambda: x),
]
"""In a module with these, elementwise operations are lowered in another way."""

VIEWS: list[Callable[[jax.Array], jax.Array]] = [
    lambda x: x[1:],
    lambda x: x[:, 0],
    lambda x: x.reshape(-1),
    lambda x: x.T,
    lambda x: x[0, 0],
    lambda x: x.astype(jnp.int32),
]


def function(seed: str, steps: list[Step]) -> Callable[..., list[jax.Array]]:
    """A function of two arrays and a number."""

    def computed(x: jax.Array, y: jax.Array, k: jax.Array) -> list[jax.Array]:
        random = Random(seed)
        values = [x, y, x + y]
        for _ in range(random.randint(1, 5)):
            last = random.choice([values[-1], values[-1], random.choice(values)])
            values.append(random.choice(steps)(last, random.choice(values), k))
        chosen = random.choices(values[2:], k=random.randint(2, 4))
        return [random.choice(VIEWS)(each) if random.random() < 0.3 else each for each in chosen]

    return computed


def module(first: int, arguments: tuple[np.ndarray, ...]) -> str:
    """The functions ``f0`` to ``f19``: JAX's modules in one, each with names of its own."""
    parts, steps = [], STEPS + CHOICES if first % 2 else STEPS
    for i in range(FUNCTIONS):
        lowered = jax.jit(function(f"{first} {i}", steps), keep_unused=True).lower(*arguments)
        text = re.sub(r"@main\b", f"@f{i}", str(lowered.compiler_ir()))
        body = text[text.index("{\n") + 2 : text.rindex("}")]
        parts.append(re.sub(r"@(?!f\d)(\w+)", rf"@f{i}_\1", body))
    return "".join(parts)


def main() -> None:
    warnings.filterwarnings("ignore")
    first, count = map(int, sys.argv[1:])
    failed = 0
    for seed in range(first, first + count):
        numbers = np.random.default_rng(seed)
        arguments = (
            *(numbers.standard_normal(SHAPE, np.float32) for _ in range(2)),
            np.int32(seed % 4),
        )
        text = module(seed, arguments)
        for level in range(4):
            with new_context():
                parsed = ir.Module.parse(text)
                plain = mlir_abi.jit(parsed, opt_level=level)
                library = mlir_abi.jit(parsed, opt_level=level, out_params=True)
            for i in range(FUNCTIONS):
                results = library[f"f{i}"](*arguments)
                for j, pair in enumerate(zip(results, plain[f"f{i}"](*arguments), strict=True)):
                    if not np.array_equal(*pair, equal_nan=True):
                        failed += 1
                        print(f"module {seed}, f{i}, -O{level}, result {j}: {pair}", flush=True)
        print(f"{(seed - first + 1) * FUNCTIONS:,} functions, {failed} differ", flush=True)
    sys.exit(failed > 0)


if __name__ == "__main__":
    main()
