// REQUIRES: torch_mlir
// RUN: abi-opt %s --abi-widen-torch-bytes | filecheck %s

// Results that are bytes are converted back, others are not.
// CHECK-LABEL: func.func @sorted(
// CHECK-SAME: %[[X:.+]]: !torch.vtensor<[4],ui8>)
// CHECK: %[[WIDE:.+]] = torch.aten.to.dtype %[[X]], %int4{{.*}} : !torch.vtensor<[4],ui8>, {{.*}} -> !torch.vtensor<[4],si64>
// CHECK: %[[VALUES:.+]], %[[INDICES:.+]] = torch.aten.sort %[[WIDE]], {{.*}} -> !torch.vtensor<[4],si64>, !torch.vtensor<[4],si64>
// CHECK: %[[NARROW:.+]] = torch.aten.to.dtype %[[VALUES]], %int0{{.*}} -> !torch.vtensor<[4],ui8>
// CHECK: return %[[NARROW]], %[[INDICES]]
func.func @sorted(%x: !torch.vtensor<[4],ui8>) -> (!torch.vtensor<[4],ui8>, !torch.vtensor<[4],si64>) {
  %axis = torch.constant.int 0
  %false = torch.constant.bool false
  %values, %indices = torch.aten.sort %x, %axis, %false : !torch.vtensor<[4],ui8>, !torch.int, !torch.bool -> !torch.vtensor<[4],ui8>, !torch.vtensor<[4],si64>
  return %values, %indices : !torch.vtensor<[4],ui8>, !torch.vtensor<[4],si64>
}

// What moves bytes stays, and so do other types.
// CHECK-LABEL: func.func @moved(
// CHECK-NOT: to.dtype
// CHECK: return
func.func @moved(%x: !torch.vtensor<[2,4],ui8>, %y: !torch.vtensor<[2],si8>) -> (!torch.vtensor<[4,2],ui8>, !torch.vtensor<[2],si8>) {
  %r = torch.aten.t %x : !torch.vtensor<[2,4],ui8> -> !torch.vtensor<[4,2],ui8>
  %s = torch.aten.mul.Tensor %y, %y : !torch.vtensor<[2],si8>, !torch.vtensor<[2],si8> -> !torch.vtensor<[2],si8>
  return %r, %s : !torch.vtensor<[4,2],ui8>, !torch.vtensor<[2],si8>
}
