// RUN: abi-opt %s --abi-default | filecheck %s --check-prefixes=CHECK,EXPANDED
// RUN: abi-opt %s --pass-pipeline='builtin.module(canonicalize,abi-default{opt-level=0 vector-bytes=32 registers=8})' | filecheck %s --check-prefixes=CHECK,LIBM
// RUN: abi-opt %s --abi-default='out-params tvm-ffi assertions-abort' | filecheck %s --check-prefixes=OUT

// To the LLVM dialect, with what callers need.
// CHECK-DAG: llvm.func @_mlir_ciface_f(
// CHECK-DAG: llvm.func @_mlir_packed_f(
// CHECK-NOT: __tvm_ffi_f
// EXPANDED-NOT: llvm.call @expf
// LIBM: llvm.call @expf
// CHECK-NOT: func.func

// With out-params, the caller passes the array of the result as an argument.
// OUT: llvm.func @_mlir_ciface_f(%arg0: !llvm.ptr{{[^)]*}}, %arg1: !llvm.ptr
// OUT: llvm.func @__tvm_ffi_f(
func.func @f(%x: tensor<4xf32>, %p: i1) -> tensor<4xf32> {
  %0 = math.exp %x : tensor<4xf32>
  return %0 : tensor<4xf32>
}
