// RUN: abi-opt %s --abi-result-allocators=placement=function | filecheck %s --check-prefixes=CHECK,I64
// RUN: abi-opt %s --abi-result-allocators='placement=function index-bitwidth=32' | filecheck %s --check-prefixes=CHECK,I32

// The name of the allocator is an attribute of the function. The size of the second result depends
// on data, so that its buffer is a null descriptor, whose sizes and strides are as wide as an index.
// CHECK-LABEL: func.func @nonzero(
// CHECK-SAME: attributes {fbr = "nonzero_result_allocator"}
// CHECK-LABEL: func.func @nonzero_result_allocator(
// I64: llvm.mlir.zero : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// I32: llvm.mlir.zero : !llvm.struct<(ptr, ptr, i32, array<1 x i32>, array<1 x i32>)>
func.func @nonzero(%x: tensor<?xf32>, %counts: tensor<4xindex>) -> (tensor<?xf32>, tensor<?xf32>) {
  %zero = arith.constant 0 : index
  %count = tensor.extract %counts[%zero] : tensor<4xindex>
  %found = tensor.empty(%count) : tensor<?xf32>
  return %x, %found : tensor<?xf32>, tensor<?xf32>
}
