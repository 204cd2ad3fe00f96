// REQUIRES: torch_mlir
// RUN: abi-opt %s --abi-mend-torch | filecheck %s

// CHECK-LABEL: func.func @along_the_last(
// CHECK: tm_tensor.scan dimension(1) inclusive(true)
// CHECK-NOT: logcumsumexp
func.func @along_the_last(%x: !torch.vtensor<[2,?],f32>) -> !torch.vtensor<[2,?],f32> {
  %dim = torch.constant.int -1
  %r = torch.aten.logcumsumexp %x, %dim : !torch.vtensor<[2,?],f32>, !torch.int -> !torch.vtensor<[2,?],f32>
  return %r : !torch.vtensor<[2,?],f32>
}

// It stays along a dimension that is not constant, and of a number.
// CHECK-LABEL: func.func @others(
// CHECK-NEXT: torch.constant.int
// CHECK-NEXT: torch.aten.logcumsumexp
// CHECK-NEXT: torch.aten.logcumsumexp
// CHECK-NEXT: return
func.func @others(%x: !torch.vtensor<[2],f32>, %y: !torch.vtensor<[],f32>, %at: !torch.int) {
  %dim = torch.constant.int 0
  %0 = torch.aten.logcumsumexp %x, %at : !torch.vtensor<[2],f32>, !torch.int -> !torch.vtensor<[2],f32>
  %1 = torch.aten.logcumsumexp %y, %dim : !torch.vtensor<[],f32>, !torch.int -> !torch.vtensor<[],f32>
  return
}
