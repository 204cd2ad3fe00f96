// RUN: abi-opt %s --abi-mend-torch | filecheck %s

// To the left, all bits are shifted out.
// CHECK-LABEL: func.func @left(
// CHECK-SAME: %[[X:.*]]: i32, %[[N:.*]]: i32)
// CHECK: %[[ZERO:.*]] = arith.constant 0 : i32
// CHECK: %[[LAST:.*]] = arith.constant 31 : i32
// CHECK: %[[FITS:.*]] = arith.cmpi ule, %[[N]], %[[LAST]] : i32
// CHECK: %[[SHIFT:.*]] = arith.shli %[[X]], %[[N]] : i32
// CHECK: %[[R:.*]] = arith.select %[[FITS]], %[[SHIFT]], %[[ZERO]] : i32
// CHECK: return %[[R]]
func.func @left(%x: i32, %n: i32) -> i32 {
  %r = arith.shli %x, %n : i32
  return %r : i32
}

// To the right, the sign is left.
// CHECK-LABEL: func.func @right(
// CHECK-SAME: %[[X:.*]]: i8, %[[N:.*]]: i8)
// CHECK: %[[LAST:.*]] = arith.constant 7 : i8
// CHECK: %[[BITS:.*]] = arith.minui %[[N]], %[[LAST]] : i8
// CHECK: %[[R:.*]] = arith.shrsi %[[X]], %[[BITS]] : i8
// CHECK: return %[[R]]
func.func @right(%x: i8, %n: i8) -> i8 {
  %r = arith.shrsi %x, %n : i8
  return %r : i8
}

// torch-mlir makes no other shifts.
// CHECK-LABEL: func.func @others(
// CHECK-NEXT: arith.shrui
// CHECK-NEXT: arith.shli %{{.*}} : index
// CHECK-NEXT: arith.shrsi %{{.*}} : vector<2xi8>
// CHECK-NEXT: return
func.func @others(%x: i8, %i: index, %v: vector<2xi8>) -> (i8, index, vector<2xi8>) {
  %r = arith.shrui %x, %x : i8
  %s = arith.shli %i, %i : index
  %t = arith.shrsi %v, %v : vector<2xi8>
  return %r, %s, %t : i8, index, vector<2xi8>
}

// The constant of GELU is the square root of 2/pi; others stay.
// CHECK-LABEL: func.func @constants(
// CHECK-NEXT: arith.constant 0.797884583 : f32
// CHECK-NEXT: arith.constant 0.79788456080286541 : f64
// CHECK-NEXT: arith.constant 7.977300e-01 : f32
// CHECK-NEXT: arith.constant dense<7.977240e-01> : vector<2xf32>
// CHECK-NEXT: return
func.func @constants() -> (f32, f64, f32, vector<2xf32>) {
  %a = arith.constant 0.7977240352174656 : f32
  %b = arith.constant 0.7977240352174656 : f64
  %c = arith.constant 0.79773 : f32
  %d = arith.constant dense<0.7977240352174656> : vector<2xf32>
  return %a, %b, %c, %d : f32, f64, f32, vector<2xf32>
}

// Only that of the reciprocal goes.
// CHECK-LABEL: func.func @assertions(
// CHECK-NEXT: cf.assert %{{.*}}, "others stay"
// CHECK-NEXT: return
func.func @assertions(%holds: i1) {
  cf.assert %holds, "unimplemented: tensor with zero element"
  cf.assert %holds, "others stay"
  return
}
