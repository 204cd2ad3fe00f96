// REQUIRES: torch_mlir
// RUN: abi-opt %s --abi-torch-to-linalg | filecheck %s

// NaN is last in ascending order, and first in descending order.
// CHECK-LABEL: func.func @ascending(
// CHECK: ^bb0(%[[LEFT:[^:]*]]: f32, %[[RIGHT:[^:]*]]: f32
// CHECK: %[[LESS:.+]] = arith.cmpf ole, %[[LEFT]], %[[RIGHT]]
// CHECK-NEXT: %[[NAN:.+]] = arith.cmpf uno, %[[RIGHT]], %[[RIGHT]]
// CHECK-NEXT: %[[FIRST:.+]] = arith.ori %[[LESS]], %[[NAN]]
// CHECK-NEXT: tm_tensor.yield %[[FIRST]]
func.func @ascending(%x: !torch.vtensor<[4],f32>) -> !torch.vtensor<[4],f32> {
  %dim = torch.constant.int 0
  %descending = torch.constant.bool false
  %v, %i = torch.aten.sort %x, %dim, %descending : !torch.vtensor<[4],f32>, !torch.int, !torch.bool -> !torch.vtensor<[4],f32>, !torch.vtensor<[4],si64>
  return %v : !torch.vtensor<[4],f32>
}

// CHECK-LABEL: func.func @descending(
// CHECK: ^bb0(%[[LEFT:[^:]*]]: f32, %[[RIGHT:[^:]*]]: f32
// CHECK: %[[GREATER:.+]] = arith.cmpf oge, %[[LEFT]], %[[RIGHT]]
// CHECK-NEXT: %[[NAN:.+]] = arith.cmpf uno, %[[LEFT]], %[[LEFT]]
// CHECK-NEXT: %[[FIRST:.+]] = arith.ori %[[GREATER]], %[[NAN]]
// CHECK-NEXT: tm_tensor.yield %[[FIRST]]
func.func @descending(%x: !torch.vtensor<[4],f32>) -> !torch.vtensor<[4],f32> {
  %dim = torch.constant.int 0
  %descending = torch.constant.bool true
  %v, %i = torch.aten.sort %x, %dim, %descending : !torch.vtensor<[4],f32>, !torch.int, !torch.bool -> !torch.vtensor<[4],f32>, !torch.vtensor<[4],si64>
  return %v : !torch.vtensor<[4],f32>
}
