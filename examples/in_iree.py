"""Compile the same module with IREE, and compare the results of both.

    python in_iree.py mlp.mlir libmlp.so

IREE's bindings parse the module, and `abi-wrap-iree` adds the functions with nested arguments.
"""

import sys

import iree.runtime
import numpy as np
from iree.compiler import ir, tools

import mlir_abi

with ir.Context():
    module = ir.Module.parseFile(sys.argv[1])
    mlir_abi.run_pipeline(module, "builtin.module(abi-wrap-iree)")
    code = tools.compile_str(str(module), target_backends=["vmvx"])

config = iree.runtime.Config("local-task")
instance = config.vm_instance
compiled = iree.runtime.load_vm_module(iree.runtime.VmModule.copy_buffer(instance, code), config)

random = np.random.default_rng(0)
x, w0, b0, w1, b1 = (
    random.normal(size=size).astype(np.float32) for size in ((4, 16), (16, 32), 32, (32, 10), 10)
)
weights = {"hidden": (w0, b0), "output": (w1, b1)}
from_iree = compiled.predict(x, weights)
from_llvm = mlir_abi.load(sys.argv[2]).predict(x, weights)
for name in ("probabilities", "scores"):
    np.testing.assert_allclose(np.asarray(from_iree[name]), from_llvm[name], rtol=1e-4, atol=1e-5)
print("IREE and LLVM agree:", from_llvm["probabilities"].argmax(axis=1))
