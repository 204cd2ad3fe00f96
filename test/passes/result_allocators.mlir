// RUN: abi-opt %s --abi-result-allocators --split-input-file 2>/dev/null | filecheck %s
// RUN: abi-opt %s --abi-result-allocators --abi-result-allocators --abi-verify --split-input-file 2>/dev/null | filecheck %s
// RUN: abi-opt %s --abi-result-allocators --split-input-file --verify-diagnostics

// An allocator takes the dynamic sizes of the arguments and gives all results.
// CHECK-LABEL: func.func @add(
// CHECK-SAME: attributes {iree.reflection = {fbr = "add_result_allocator"}} {
// CHECK-LABEL: func.func @add_result_allocator(
// CHECK-SAME: %[[ROWS:.+]]: index, %{{.+}}: index) -> tuple<memref<?x4xf32>> attributes {iree.abi.stub} {
// CHECK-NEXT: %[[BUFFER:.+]] = memref.alloc(%[[ROWS]]) {bufferization.manual_deallocation} : memref<?x4xf32>
// CHECK-NEXT: %[[TUPLE:.+]] = builtin.unrealized_conversion_cast %[[BUFFER]] : memref<?x4xf32> to tuple<memref<?x4xf32>>
// CHECK-NEXT: return %[[TUPLE]] : tuple<memref<?x4xf32>>
func.func @add(%x: tensor<?x4xf32>, %y: tensor<?x4xf32>) -> tensor<?x4xf32> {
  %0 = arith.addf %x, %y : tensor<?x4xf32>
  return %0 : tensor<?x4xf32>
}
