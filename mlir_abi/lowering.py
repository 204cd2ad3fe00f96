"""The default pipeline, for `jit` and for whoever builds a library.

It lowers a module with tensors, `linalg`, `affine`, `scf`, `vector` or memrefs to the LLVM dialect,
and it promises:

- A function does not write to a tensor that it is given, unless the argument has
  ``bufferization.writable = true``. In a module with tensors, what is allocated is freed or
  returned. (`abi-bufferize`)
- A module without tensors is not bufferized: functions get the caller's own memrefs, and whoever
  allocates, frees.
- An assertion is an error, since it would end the process. (`abi-refuse-assertions`)
- Every exported function has a wrapper that C calls, and a record that `load` reads.
"""

from __future__ import annotations

__all__ = ["DEFAULT_PIPELINE"]

DEFAULT_PIPELINE = (
    "builtin.module("
    "abi-expand-tuples,abi-bufferize,convert-bufferization-to-memref,abi-refuse-assertions,"
    "abi-internalize,abi-embed-reflection,convert-linalg-to-loops,convert-vector-to-scf,"
    "expand-strided-metadata,lower-affine,convert-scf-to-cf,abi-func-to-llvm{c-abi=target},abi-memref-access-to-llvm,"
    "convert-arith-to-llvm,finalize-memref-to-llvm,convert-math-to-llvm,convert-math-to-libm,"
    "convert-complex-to-llvm,convert-vector-to-llvm,convert-arith-to-llvm,convert-index-to-llvm,"
    "convert-ub-to-llvm,convert-cf-to-llvm,reconcile-unrealized-casts,abi-define-bf16-conversions)"
)
