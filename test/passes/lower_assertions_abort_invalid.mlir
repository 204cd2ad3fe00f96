// RUN: abi-opt %s --pass-pipeline='builtin.module(abi-lower-assertions{failure=abort})' --split-input-file --verify-diagnostics

// What an assertion calls may not be another kind of function.
// expected-error@+1 {{@abort must be an llvm.func of type '!llvm.func<void ()>', which an assertion calls (got 'func.func')}}
func.func private @abort(i32)
func.func @f(%c: i1) {
  cf.assert %c, "no"
  return
}

// -----

// expected-error@+1 {{@_mlir_abi_check must be an llvm.func of type '!llvm.func<void (i1, ptr, i64)>', which an assertion calls (got 'memref.global')}}
memref.global @_mlir_abi_check : memref<4xf32>
func.func @f(%c: i1) {
  cf.assert %c, "no"
  return
}
