// REQUIRES: torch_mlir
// RUN: abi-opt %s --abi-widen-unsigned | filecheck %s

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
  %two = torch.constant.int 2
  %p = torch.aten.pixel_shuffle %x, %two : !torch.vtensor<[2,4],ui8>, !torch.int -> !torch.vtensor<[2,4],ui8>
  %q = torch.aten.masked_select %x, %x : !torch.vtensor<[2,4],ui8>, !torch.vtensor<[2,4],ui8> -> !torch.vtensor<[?],ui8>
  %s = torch.aten.mul.Tensor %y, %y : !torch.vtensor<[2],si8>, !torch.vtensor<[2],si8> -> !torch.vtensor<[2],si8>
  return %r, %s : !torch.vtensor<[4,2],ui8>, !torch.vtensor<[2],si8>
}

// So does what has the same bits for signed numbers.
// CHECK-LABEL: func.func @wrapped(
// CHECK-NOT: to.dtype
// CHECK: return
func.func @wrapped(%x: !torch.vtensor<[2],ui64>, %b: !torch.vtensor<[2],i1>) -> (!torch.vtensor<[2],ui64>, !torch.vtensor<[2],i1>) {
  %one = torch.constant.int 1
  %p = torch.aten.mul.Tensor %x, %x : !torch.vtensor<[2],ui64>, !torch.vtensor<[2],ui64> -> !torch.vtensor<[2],ui64>
  %r = torch.aten.add.Tensor %p, %x, %one : !torch.vtensor<[2],ui64>, !torch.vtensor<[2],ui64>, !torch.int -> !torch.vtensor<[2],ui64>
  %n = torch.aten.ne.Tensor %p, %x : !torch.vtensor<[2],ui64>, !torch.vtensor<[2],ui64> -> !torch.vtensor<[2],i1>
  %s = torch.aten.where.self %b, %r, %x : !torch.vtensor<[2],i1>, !torch.vtensor<[2],ui64>, !torch.vtensor<[2],ui64> -> !torch.vtensor<[2],ui64>
  %t = torch.aten.eq.Tensor %r, %s : !torch.vtensor<[2],ui64>, !torch.vtensor<[2],ui64> -> !torch.vtensor<[2],i1>
  return %r, %t : !torch.vtensor<[2],ui64>, !torch.vtensor<[2],i1>
}

// A number that is computed with bytes is a byte, unless the result is a float.
// CHECK-LABEL: func.func @bytes(
// CHECK: %int300 = torch.constant.int 300
// CHECK: %[[N:.+]] = torch.constant.int 44
// CHECK: torch.aten.remainder.Scalar %{{.+}}, %[[N]] :
// CHECK: torch.aten.div.Scalar %{{.+}}, %int300 :
func.func @bytes(%x: !torch.vtensor<[2],ui8>) -> (!torch.vtensor<[2],ui8>, !torch.vtensor<[2],f32>) {
  %n = torch.constant.int 300
  %r = torch.aten.remainder.Scalar %x, %n : !torch.vtensor<[2],ui8>, !torch.int -> !torch.vtensor<[2],ui8>
  %s = torch.aten.div.Scalar %x, %n : !torch.vtensor<[2],ui8>, !torch.int -> !torch.vtensor<[2],f32>
  return %r, %s : !torch.vtensor<[2],ui8>, !torch.vtensor<[2],f32>
}

// Of a list with other types, bytes are widened.
// CHECK-LABEL: func.func @list(
// CHECK: %[[WIDE:.+]] = torch.aten.to.dtype %arg0
// CHECK: torch.prim.ListConstruct %[[WIDE]], %arg1
func.func @list(%x: !torch.vtensor<[2],ui8>, %y: !torch.vtensor<[2],si64>) -> !torch.vtensor<[4],si64> {
  %axis = torch.constant.int 0
  %l = torch.prim.ListConstruct %x, %y : (!torch.vtensor<[2],ui8>, !torch.vtensor<[2],si64>) -> !torch.list<vtensor>
  %r = torch.aten.cat %l, %axis : !torch.list<vtensor>, !torch.int -> !torch.vtensor<[4],si64>
  return %r : !torch.vtensor<[4],si64>
}
