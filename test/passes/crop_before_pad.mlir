// REQUIRES: torch_mlir
// RUN: abi-opt %s --abi-crop-before-pad | filecheck %s

// Only the last dimension is cropped; the first is padded by constants.
// CHECK-LABEL: func.func @negative(
// CHECK-SAME: %[[X:[^:]*]]: !torch.vtensor<[2,?],f32>)
// CHECK-DAG: %[[ONE:.*]] = torch.constant.int 1
// CHECK-DAG: %[[MINUS:.*]] = torch.constant.int -2
// CHECK: %[[ZERO:.*]] = torch.constant.int 0
// CHECK: %[[STEP:.*]] = torch.constant.int 1
// CHECK: %[[DIM:.*]] = torch.constant.int 1
// CHECK: %[[NEG:.*]] = torch.aten.neg.int %[[ONE]]
// CHECK: %[[START:.*]] = torch.prim.max.int %[[NEG]], %[[ZERO]]
// CHECK: %[[SIZE:.*]] = torch.aten.size.int %[[X]], %[[DIM]]
// CHECK: %[[CUT:.*]] = torch.prim.min.int %[[MINUS]], %[[ZERO]]
// CHECK: %[[END:.*]] = torch.aten.add.int %[[SIZE]], %[[CUT]]
// CHECK: %[[CROPPED:.*]] = torch.aten.slice.Tensor %[[X]], %[[DIM]], %[[START]], %[[END]], %[[STEP]] : {{.*}} -> !torch.vtensor<[2,?],f32>
// CHECK: %[[BEFORE:.*]] = torch.prim.max.int %[[ONE]], %[[ZERO]]
// CHECK: %[[AFTER:.*]] = torch.prim.max.int %[[MINUS]], %[[ZERO]]
// CHECK: %[[ADDED:.*]] = torch.prim.ListConstruct %[[BEFORE]], %[[AFTER]], %[[ONE]], %[[ONE]]
// CHECK: %[[R:.*]] = torch.aten.constant_pad_nd %[[CROPPED]], %[[ADDED]]
// CHECK: return %[[R]]
func.func @negative(%x: !torch.vtensor<[2,?],f32>) -> !torch.vtensor<[4,?],f32> {
  %one = torch.constant.int 1
  %minus = torch.constant.int -2
  %value = torch.constant.float 0.0
  %added = torch.prim.ListConstruct %one, %minus, %one, %one : (!torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
  %r = torch.aten.constant_pad_nd %x, %added, %value : !torch.vtensor<[2,?],f32>, !torch.list<int>, !torch.float -> !torch.vtensor<[4,?],f32>
  return %r : !torch.vtensor<[4,?],f32>
}

// A number that is not constant may be negative.
// CHECK-LABEL: func.func @unknown(
// CHECK-SAME: %{{.*}}: !torch.vtensor<[2,3],f32>, %[[N:[^:]*]]: !torch.int)
// CHECK: torch.aten.slice.Tensor {{.*}} -> !torch.vtensor<[?,3],f32>
// CHECK: torch.prim.max.int %[[N]]
func.func @unknown(%x: !torch.vtensor<[2,3],f32>, %n: !torch.int) -> !torch.vtensor<[?,3],f32> {
  %zero = torch.constant.int 0
  %value = torch.constant.float 0.0
  %added = torch.prim.ListConstruct %zero, %zero, %n, %zero : (!torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
  %r = torch.aten.constant_pad_nd %x, %added, %value : !torch.vtensor<[2,3],f32>, !torch.list<int>, !torch.float -> !torch.vtensor<[?,3],f32>
  return %r : !torch.vtensor<[?,3],f32>
}

// Other padding stays, and what is not known.
// CHECK-LABEL: func.func @others(
// CHECK-NOT: torch.aten.slice.Tensor
// CHECK: return
func.func @others(%x: !torch.vtensor<[2],f32>, %y: !torch.vtensor<*,f32>, %list: !torch.list<int>) {
  %zero = torch.constant.int 0
  %minus = torch.constant.int -1
  %value = torch.constant.float 0.0
  %none = torch.prim.ListConstruct %zero, %zero : (!torch.int, !torch.int) -> !torch.list<int>
  %negative = torch.prim.ListConstruct %minus, %zero : (!torch.int, !torch.int) -> !torch.list<int>
  %0 = torch.aten.constant_pad_nd %x, %none, %value : !torch.vtensor<[2],f32>, !torch.list<int>, !torch.float -> !torch.vtensor<[2],f32>
  %1 = torch.aten.constant_pad_nd %x, %list, %value : !torch.vtensor<[2],f32>, !torch.list<int>, !torch.float -> !torch.vtensor<[?],f32>
  %2 = torch.aten.constant_pad_nd %y, %negative, %value : !torch.vtensor<*,f32>, !torch.list<int>, !torch.float -> !torch.vtensor<*,f32>
  return
}
