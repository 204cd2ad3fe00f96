"""Functions of tvm_ffi.mlir, and one of a nest (docs/tvm-ffi.md), called inside `jax.jit`.

The arguments are the library of the first, and the files of the source and library of the other.
"""

import os
import sys
import warnings

import jax
import jax.numpy as jnp
import jax_tvm_ffi
import numpy as np
import tvm_ffi

import mlir_abi

os.environ["MLIR_ABI_BINDINGS"] = "torch_mlir"  # JAX's own cannot lower the module

jax.config.update("jax_enable_x64", True)
library = tvm_ffi.load_module(sys.argv[1])
for name in ("fresh", "pair"):
    jax_tvm_ffi.register_ffi_target(name, library[name], ["args", "rets"], platform="cpu")
jax_tvm_ffi.register_ffi_target("dot", library["dot"], ["args", "attrs.n", "attrs.flag", "rets"])
jax_tvm_ffi.register_ffi_target("halves", library["halves"], ["args", "rets"])


@jax.jit
def doubled(x):
    fresh = jax.ffi.ffi_call("fresh", jax.ShapeDtypeStruct(x.shape, x.dtype))(x + 1)
    return 2 * fresh


x = np.arange(5, dtype=np.float32)
np.testing.assert_array_equal(doubled(x), 2 * (x + 1))

int32 = jnp.int32
pair = jax.ffi.ffi_call(
    "pair", (jax.ShapeDtypeStruct((6,), int32), jax.ShapeDtypeStruct((3,), int32))
)
whole, odd = jax.jit(pair)(jnp.int64(6))  # a traced number: an array of rank 0
np.testing.assert_array_equal(whole, np.arange(6))
np.testing.assert_array_equal(odd, [1, 3, 5])

a = np.arange(6, dtype=np.float32).reshape(2, 3)
dot = jax.ffi.ffi_call("dot", jax.ShapeDtypeStruct((), jnp.float32))
total = jax.jit(lambda a, s: dot(a, s, n=np.int64(3), flag=True))(a, jnp.float32(2))
assert total == 2 * a.sum()

h = jnp.array([1.5, -2.0], jnp.bfloat16)
halves = jax.ffi.ffi_call("halves", jax.ShapeDtypeStruct((2,), jnp.bfloat16))
assert (jax.jit(halves)(h) == h).all()

try:
    wrong = jax.ffi.ffi_call("fresh", jax.ShapeDtypeStruct((4,), jnp.float32))
    jax.block_until_ready(jax.jit(wrong)(x))
except Exception as error:
    assert "fresh(): result: expected f32[d0], got float32[4]" in str(error), error
else:
    sys.exit("an array of another size was filled")


def net(params, x):
    return x @ params["w"] + params["b"][0]


params = {"w": np.ones((3, 2), np.float32), "b": [np.arange(2, dtype=np.float32)]}
x = np.ones((4, 3), np.float32)
leaves, tree = jax.tree.flatten((params, x))
flat = jax.jit(lambda *leaves: net(*jax.tree.unflatten(tree, leaves)))
source, library = sys.argv[2:]
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
