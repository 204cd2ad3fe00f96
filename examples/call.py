"""Call the perceptron in a shared library with NumPy arrays, and compare with NumPy.

    python call.py libmlp.so

With the path of a program as a second argument, run it and compare its output: it makes the same
call from C.
"""

import subprocess
import sys

import numpy as np

import mlir_abi

SIZES = {"x": (3, 16), "w0": (16, 32), "b0": 32, "w1": (32, 10), "b1": 10}


def filled(shape, seed):
    """The same numbers as in call.c."""
    numbers = ((7 * np.arange(np.prod(shape)) + seed) % 17 - 8) / 32
    return numbers.astype(np.float32).reshape(shape)


def in_numpy(x, weights):
    """The outputs of the perceptron, computed by NumPy."""
    (w0, b0), (w1, b1) = weights["hidden"], weights["output"]
    scores = np.maximum(x @ w0 + b0, 0) @ w1 + b1
    exp = np.exp(scores - scores.max(axis=1, keepdims=True))
    return {"probabilities": exp / exp.sum(axis=1, keepdims=True), "scores": scores}


library = mlir_abi.load(sys.argv[1])
print(library.predict.reflection)
x, w0, b0, w1, b1 = (filled(shape, seed) for seed, shape in enumerate(SIZES.values(), 1))
weights = {"hidden": (w0, b0), "output": [w1, b1]}
expected = in_numpy(x, weights)

outputs = library.predict(x, weights)
for name in ("probabilities", "scores"):
    np.testing.assert_allclose(outputs[name], expected[name], rtol=1e-5, atol=1e-6)
print("from Python, as NumPy has it:", outputs["probabilities"].max(axis=1))

if len(sys.argv) > 2:
    printed = subprocess.run([sys.argv[2]], capture_output=True, text=True, check=True).stdout
    from_c = np.loadtxt(printed.splitlines())
    np.testing.assert_allclose(from_c, expected["probabilities"], rtol=1e-5, atol=1e-6)
    print("from C, as NumPy has it:     ", from_c.max(axis=1))
