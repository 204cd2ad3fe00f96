"""Call the perceptron of a shared library with NumPy arrays, and compare with NumPy."""

import sys

import numpy as np

from mlir_abi.runtime.library import load


def expected(x, weights):
    """The same in NumPy."""
    (w0, b0), (w1, b1) = weights["hidden"], weights["output"]
    scores = np.maximum(x @ w0 + b0, 0) @ w1 + b1
    exp = np.exp(scores - scores.max(axis=1, keepdims=True))
    return {"probabilities": exp / exp.sum(axis=1, keepdims=True), "scores": scores}


library = load(sys.argv[1])
print(library.predict.reflection)
random = np.random.default_rng(0)
x = random.normal(size=(3, 16)).astype(np.float32)
weights = {
    "hidden": (
        random.normal(size=(16, 32)).astype(np.float32),
        random.normal(size=32).astype(np.float32),
    ),
    "output": (
        random.normal(size=(32, 10)).astype(np.float32),
        random.normal(size=10).astype(np.float32),
    ),
}
outputs = library.predict(x, weights)
for name, wanted in expected(x, weights).items():
    np.testing.assert_allclose(outputs[name], wanted, rtol=1e-4, atol=1e-5)
print("from Python:", outputs["probabilities"].argmax(axis=1), "as NumPy has it")
