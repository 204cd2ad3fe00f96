"""Compile a formula, call it, and compare it with NumPy."""

from math import exp

import numpy as np
from compiler import compiled


@compiled
def gaussian(x, mean, deviation):
    return exp(-0.5 * ((x - mean) / deviation) * ((x - mean) / deviation)) / deviation


print(gaussian.reflection)

x = np.linspace(-3, 3, 1_000_000, dtype=np.float32)
mean, deviation = np.zeros_like(x), np.full_like(x, 2)
expected = np.exp(-0.5 * (x / deviation) ** 2) / deviation
np.testing.assert_allclose(gaussian(x, mean, deviation), expected, rtol=1e-6)
print("as NumPy has it, for", x.size, "numbers")

try:
    gaussian(x, mean, deviation[1:])
except ValueError as error:
    print(error)
