"""Call the library from a program that has NumPy and TVM FFI, but no mlir-abi and no MLIR."""

import numpy as np
import tvm_ffi

softmax = tvm_ffi.load_module("./libsoftmax.so").softmax

x = np.arange(6, dtype=np.float32).reshape(2, 3)
print(np.from_dlpack(softmax(x)).round(3))

out = np.empty_like(x)
softmax(x, out)  # into the caller's array; x may be a tensor of PyTorch as well
print(out.sum(axis=1).round(3))

try:
    softmax(x.astype(np.float64))
except TypeError as error:
    print(error)
