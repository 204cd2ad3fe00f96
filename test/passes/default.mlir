// REQUIRES: llvm
// RUN: abi-opt %s --abi-default | filecheck %s
// RUN: abi-opt %s --pass-pipeline='builtin.module(canonicalize,abi-default{opt-level=0 vector-bytes=32 registers=8})' | filecheck %s --check-prefix=LIBM
// RUN: abi-opt %s --abi-default='least-work=1' | filecheck %s --check-prefix=PARTS
// RUN: abi-opt %s --abi-default='out-params tvm-ffi' | filecheck %s --check-prefix=OUT_PARAMS
// RUN: abi-opt %s --abi-default='plain-c tvm-ffi assertions-abort handler' | filecheck %s --check-prefix=OUT
// RUN: abi-opt %s --abi-default='checked=index,size,div' | filecheck %s --check-prefix=CHECKED

// To the LLVM dialect, with what callers need.
// CHECK-NOT: llvm.intr.exp
// CHECK: llvm.func internal @_mlir_abi_function_f(
// CHECK-NOT: llvm.intr.exp
// CHECK: llvm.func @_mlir_ciface_f(
// CHECK: llvm.func @_mlir_packed_f(
// CHECK-NOT: @__tvm_ffi_f
// LIBM: llvm.func internal @_mlir_abi_function_f(
// LIBM: llvm.intr.exp

// With out-params, which plain-c implies, the caller passes the array of the result, and no memory is allocated.
// OUT-NOT: @malloc
// OUT: llvm.func @_mlir_ciface_f({{.*}}%arg2: !llvm.ptr {bufferize.result})
// OUT: llvm.func @__tvm_ffi_f(
// OUT: llvm.func @f(%{{.+}}: !llvm.ptr, %{{.+}}: i1, %{{.+}}: !llvm.ptr) -> i32
// OUT_PARAMS-NOT: @malloc
// OUT_PARAMS: llvm.func @_mlir_ciface_f({{.*}}%arg2: !llvm.ptr {bufferize.result})
// OUT_PARAMS-NOT: llvm.func @f(
func.func @f(%x: tensor<4xf32>, %p: i1) -> tensor<4xf32> {
  %0 = math.exp %x : tensor<4xf32>
  return %0 : tensor<4xf32>
}

// With least-work, cores share a loop of two parts.
// CHECK-NOT: @_mlir_abi_run_parts
// PARTS: llvm.func internal @_mlir_abi_function_g.part0(
// PARTS: llvm.func internal @_mlir_abi_function_g(
// PARTS: llvm.call @_mlir_abi_run_parts(
func.func @g(%x: tensor<128xf32>) -> tensor<128xf32> {
  %0 = math.exp %x : tensor<128xf32>
  return %0 : tensor<128xf32>
}

// With checked, a wrong index is a failure of the call.
// CHECK-NOT: tensor.extract
// CHECKED: llvm.mlir.global internal constant @_mlir_abi_failures("{{.*}}tensor.extract: the index is out of bounds of axis 0, whose size is 4 (assertion of @h
func.func @h(%x: tensor<4xf32>, %i: index) -> f32 {
  %r = tensor.extract %x[%i] : tensor<4xf32>
  return %r : f32
}
