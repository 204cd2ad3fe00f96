"""The functions of JAX with generated arguments, through `jit`, beside JAX: ``jax_functions.py``.

Takes each public function of `jax.numpy`, `jax.nn`, `jax.lax`, `jax.scipy.special` and
`jax.numpy.linalg` with each of `ARGUMENTS` that JAX accepts. A process of its own runs them; after
one that ends it, the next process goes on. Prints how many have each outcome, and those that are
not as in JAX.
"""

import importlib
import inspect
import os
import subprocess
import sys
import warnings
from collections import Counter
from collections.abc import Iterator

import jax
import numpy as np

import mlir_abi
from mlir_abi.bindings import ir, new_context

MODULES = ("jax.numpy", "jax.nn", "jax.lax", "jax.scipy.special", "jax.numpy.linalg")
SAME, DIFFERS, REFUSED, ENDS, NOTHING = "as in JAX", "differs", "refused", "ends", "nothing to call"

ON_NO_ARRAYS = ("array_repr", "array_str", "can_cast", "save", "savez")
"""They end the process in JAX when an argument is traced."""

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
)


def cases() -> Iterator[tuple[str, object, tuple[np.ndarray, ...]]]:
    for name in MODULES:
        module = importlib.import_module(name)
        for each in sorted(vars(module)):
            function = getattr(module, each)
            if each.startswith("_") or each in ON_NO_ARRAYS:
                continue
            if callable(function) and not inspect.isclass(function):
                for i, arguments in enumerate(ARGUMENTS):
                    yield f"{name}.{each} {i}", function, arguments


def run(first: int) -> None:
    """Run the cases from ``first`` on; prints the number, the outcome and why of each."""
    warnings.filterwarnings("ignore")
    for number, (name, function, arguments) in enumerate(cases()):
        if number < first:
            continue
        print(number, name, end=": ", flush=True)
        try:
            expected = jax.tree.leaves(jax.jit(function)(*arguments))
            flat = jax.jit(lambda *a, f=function: jax.tree.leaves(f(*a)), keep_unused=True)
            text = str(flat.lower(*arguments).compiler_ir())
        except BaseException:  # a call that JAX refuses, by any exception
            expected = []
        print(outcome(text, arguments, expected) if expected else NOTHING, flush=True)


def outcome(text: str, arguments: tuple[np.ndarray, ...], expected: list[jax.Array]) -> str:
    try:
        with new_context():
            function = mlir_abi.jit(ir.Module.parse(text))["main"]
            results = jax.tree.leaves(function(*arguments))
    except Exception as error:
        return f"{REFUSED} ({type(error).__name__}: {str(error).splitlines()[0][:90]})"
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


def main() -> None:
    found: Counter[str] = Counter()
    first = 0
    while True:
        command = [sys.executable, __file__, str(first)]
        environment = {**os.environ, "MLIR_ABI_BINDINGS": "torch_mlir", "JAX_PLATFORMS": "cpu"}
        environment["JAX_USE_SHARDY_PARTITIONER"] = "0"  # only JAX reads what it writes with it
        ran = subprocess.run(
            command, check=False, env=environment, stdout=subprocess.PIPE, text=True
        )
        *complete, last = ran.stdout.split("\n")
        for line in complete + ([f"{last}{ENDS}"] if last else []):
            number, _, case = line.partition(" ")
            what = case.partition(": ")[2]
            found[what.partition(" (")[0]] += 1
            if what not in (SAME, NOTHING):
                print(case)
            first = int(number) + 1
        if not last:
            break
    print(", ".join(f"{count} {what}" for what, count in found.most_common()))
    sys.exit(1 if found[DIFFERS] or found[ENDS] else 0)


if __name__ == "__main__":
    run(int(sys.argv[1])) if sys.argv[1:] else main()
