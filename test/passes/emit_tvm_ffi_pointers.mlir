// RUN: abi-opt --abi-emit-tvm-ffi='index-bitwidth=32' --split-input-file %s | filecheck %s

// Pointers of 32 bits have a core of their own, and descriptors that are shorter: the
// parameters take 32 bytes.
// CHECK: llvm.func internal @_mlir_abi_tvm_ffi_call(
// CHECK: @_mlir_abi_tvm_ffi_plan_narrow("\04\00\00\00 \00\00\00\01\00\00\00\01
module attributes {llvm.data_layout = "e-p:32:32-i64:64"} {
  func.func @narrow(%x: memref<?xf32>) -> f32 {
    %zero = arith.constant 0 : index
    %r = memref.load %x[%zero] : memref<?xf32>
    return %r : f32
  }
}

// -----

// The plan is in the byte order of the target.
// CHECK: @_mlir_abi_tvm_ffi_plan_big("\00\00\00\04\00\00\00
module attributes {llvm.data_layout = "E-p:64:64"} {
  func.func @big(%x: memref<?xf32>) { return }
}
