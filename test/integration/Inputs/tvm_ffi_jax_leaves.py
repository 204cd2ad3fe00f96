"""Calls a function with a nest of arguments inside `jax.jit`, by its leaves (docs/tvm-ffi.md)."""

import os
import sys
import warnings

import jax
import jax_tvm_ffi
import numpy as np
import tvm_ffi

import mlir_abi

os.environ["MLIR_ABI_BINDINGS"] = "torch_mlir"  # JAX's own cannot lower the module


def net(params, x):
    return x @ params["w"] + params["b"][0]


params = {"w": np.ones((3, 2), np.float32), "b": [np.arange(2, dtype=np.float32)]}
x = np.ones((4, 3), np.float32)
leaves, tree = jax.tree.flatten((params, x))
flat = jax.jit(lambda *leaves: net(*jax.tree.unflatten(tree, leaves)))
source, library = sys.argv[1:]
with open(source, "w") as file:
    file.write(flat.lower(*leaves).as_text())
warnings.simplefilter("ignore")  # the text has no names of arguments
mlir_abi.build(source, library, tvm_ffi=True, rename={"main": "net"})

compiled = tvm_ffi.load_module(library).net
jax_tvm_ffi.register_ffi_target("net", compiled, ["args", "rets"], platform="cpu")


@jax.jit
def step(params, x):
    call = jax.ffi.ffi_call("net", jax.ShapeDtypeStruct((4, 2), x.dtype))
    return 2 * call(*jax.tree.leaves((params, x)))


np.testing.assert_allclose(step(params, x), 2 * net(params, x))
