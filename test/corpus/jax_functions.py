"""The functions of JAX, through `jit`, beside JAX: ``jax_functions.py``.

Takes each public function of `MODULES` with each of `ARGUMENTS` that JAX accepts, and the calls of
`jax_calls`. A process of its own runs them; after one that ends it, the next process goes on.
Prints how many calls have each outcome, and the functions that do not build, as `docs/jax.md` has
them; it is an error if that page has another table.
"""

import importlib
import inspect
from collections.abc import Callable, Iterator
from functools import partial
from typing import Any

import function_outcomes
import jax
import jax.scipy.stats
import numpy as np
from function_outcomes import DIFFERS, NOTHING, SAME, refused
from jax_calls import CALLS

import mlir_abi
from mlir_abi.bindings import ir, new_context

MODULES = (
    *("jax.numpy", "jax.nn", "jax.lax", "jax.scipy.special", "jax.numpy.linalg", "jax.numpy.fft"),
    *("jax.scipy.linalg", "jax.scipy.signal", "jax.scipy.stats"),
    *(
        f"jax.scipy.stats.{name}"
        for name, value in sorted(vars(jax.scipy.stats).items())
        if inspect.ismodule(value) and not name.startswith("_")
    ),
)
ON_NO_ARRAYS = ("array_repr", "array_str", "can_cast", "save", "savez")
"""They end the process in JAX when an argument is traced."""

EXPLAINED = ("jax.numpy.histogramdd 3", "jax.scipy.linalg.fiedler_companion 3")
"""The calls whose results are others, as `docs/jax.md` says."""

random = np.random.default_rng(0)


def floats(*shape: int) -> np.ndarray:
    return random.standard_normal(shape, np.float32)


def parts(*shape: int) -> np.ndarray:
    """Between 0.1 and 0.9."""
    return random.uniform(0.1, 0.9, shape).astype(np.float32)


def counts(*shape: int) -> np.ndarray:
    return random.integers(1, 6, shape).astype(np.int32)


ARGUMENTS = (
    (floats(3, 5),),
    (parts(4, 4),),
    (counts(3, 5),),
    (floats(3, 5) > 0,),
    (floats(3, 5), floats(3, 5)),
    (floats(4, 4), floats(4, 4)),
    (parts(5), parts(5)),
    (counts(3, 5), counts(3, 5)),
    (floats(7), counts(3)),
    (parts(5),) * 3,
    (parts(5), -counts(5), counts(5)),
)
X, N = parts(4, 4), np.array([3, 1, 0, 2], np.int32)


def cases() -> Iterator[tuple[str, Callable[[], str]]]:
    for name in MODULES:
        module = importlib.import_module(name)
        for each in sorted(vars(module)):
            function = getattr(module, each)
            if each.startswith("_") or each in ON_NO_ARRAYS:
                continue
            if callable(function) and not inspect.isclass(function):
                for i, arguments in enumerate(ARGUMENTS):
                    if (case := f"{name}.{each} {i}") not in EXPLAINED:
                        yield case, partial(outcome, function, arguments)
                if call := CALLS.get(name, {}).get(each):
                    yield f"{name}.{each} call", partial(outcome, partial(call, function), (X, N))


def outcome(function: Callable[..., Any], arguments: tuple[np.ndarray, ...]) -> str:
    try:
        expected = jax.tree.leaves(jax.jit(function)(*arguments))
        flat = jax.jit(lambda *a: jax.tree.leaves(function(*a)), keep_unused=True)
        text = str(flat.lower(*arguments).compiler_ir())
    except BaseException:  # a call that JAX refuses, by any exception
        return NOTHING
    if not expected:
        return NOTHING
    try:
        with new_context():
            compiled = mlir_abi.jit(ir.Module.parse(text))["main"]
            results = jax.tree.leaves(compiled(*arguments))
    except Exception as error:
        return refused(error)
    try:
        for result, wanted in zip(results, expected, strict=True):
            array = np.asarray(result)
            assert array.dtype == wanted.dtype
            is_float = wanted.dtype.kind in "fc"
            rtol, atol = (2e-4, 2e-5) if is_float else (0, 0)
            np.testing.assert_allclose(array, np.asarray(wanted), rtol, atol)
    except AssertionError as error:
        return f"{DIFFERS} ({' '.join(str(error).split())[:90]})"
    return SAME


if __name__ == "__main__":
    # Only JAX reads what it writes with Shardy.
    variables = {"JAX_PLATFORMS": "cpu", "JAX_USE_SHARDY_PARTITIONER": "0"}
    function_outcomes.main(__file__, cases(), "jax.md", **variables)
