"""Compiled code calls functions of Python: the slope of a pendulum, and who watches it."""

from math import sin

import numpy as np

import mlir_abi


def slope(time, state, result):
    """The change of angle and speed; what is written to ``result`` reaches the compiled code."""
    result[:] = state[1], -9.81 * sin(state[0])


def observe(time, state):
    if abs(time * 5 - round(time * 5)) < 1e-9:
        print(f"{time:.1f} s {'.' * round(20 + 12 * state[0])}o")
    if abs(state[0]) > 2:
        raise OverflowError(f"the pendulum turns over after {time:.2f} s")


integrate = mlir_abi.jit("integrate.mlir", imports={"slope": slope, "observe": observe}).integrate
integrate(np.array([1.0, 0.0]), step=0.001, steps=2000)

try:
    integrate(np.array([1.0, 7.0]), step=0.001, steps=2000)
except OverflowError as error:
    print(error)
