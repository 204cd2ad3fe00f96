"""Functions of tvm_ffi.mlir called inside `jax.jit`; the argument is the library."""

import sys

import jax
import jax.numpy as jnp
import jax_tvm_ffi
import numpy as np
import tvm_ffi

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
