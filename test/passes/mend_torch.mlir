// REQUIRES: linalg
// RUN: abi-opt %s --abi-mend-torch | filecheck %s

#same = affine_map<(d0) -> (d0)>

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

// The floor of a quotient that a loop computes is that of PyTorch.
// CHECK-LABEL: func.func @quotients(
// CHECK: ^bb0(%[[A:.*]]: f32, %[[B:.*]]: f32, %{{.*}}: f32):
// CHECK: %[[Q:.*]] = arith.divf %[[A]], %[[B]] : f32
// CHECK: %[[REST:.*]] = arith.remf %[[A]], %[[B]] : f32
// CHECK: %[[DIFFERENCE:.*]] = arith.subf %[[A]], %[[REST]] : f32
// CHECK: arith.divf %[[DIFFERENCE]], %[[B]] : f32
// CHECK: %[[ZERO:.*]] = math.copysign %{{.*}}, %[[Q]] : f32
// CHECK: %[[NEAR:.*]] = arith.select %{{.*}}, %[[ZERO]], %{{.*}} : f32
// CHECK: %[[R:.*]] = arith.select %{{.*}}, %[[Q]], %[[NEAR]] : f32
// CHECK: linalg.yield %[[R]] : f32
func.func @quotients(%a: tensor<4xf32>, %b: tensor<4xf32>) -> tensor<4xf32> {
  %r = linalg.generic {indexing_maps = [#same, #same, #same], iterator_types = ["parallel"]}
    ins(%a, %b : tensor<4xf32>, tensor<4xf32>) outs(%a : tensor<4xf32>) {
    ^bb0(%x: f32, %y: f32, %old: f32):
      %q = arith.divf %x, %y : f32
      %floor = math.floor %q : f32
      linalg.yield %floor : f32
    } -> tensor<4xf32>
  return %r : tensor<4xf32>
}

// Other floors stay: of a quotient that has another use, of no quotient, and in no loop.
// CHECK-LABEL: func.func @floors(
// CHECK-NOT: arith.remf
// CHECK: return
func.func @floors(%a: tensor<4xf32>, %b: f32, %c: i1) -> (tensor<4xf32>, tensor<4xf32>, f32) {
  %e = tensor.empty() : tensor<4xf32>
  %r = linalg.generic {indexing_maps = [#same, #same], iterator_types = ["parallel"]}
    ins(%a : tensor<4xf32>) outs(%e : tensor<4xf32>) {
    ^bb0(%x: f32, %old: f32):
      %q = arith.divf %x, %x : f32
      %floor = math.floor %q : f32
      %s = arith.select %c, %floor, %q : f32
      linalg.yield %s : f32
    } -> tensor<4xf32>
  %s = linalg.generic {indexing_maps = [#same, #same], iterator_types = ["parallel"]}
    ins(%a : tensor<4xf32>) outs(%e : tensor<4xf32>) {
    ^bb0(%x: f32, %old: f32):
      %floor = math.floor %x : f32
      linalg.yield %floor : f32
    } -> tensor<4xf32>
  %q = arith.divf %b, %b : f32
  %t = math.floor %q : f32
  return %r, %s, %t : tensor<4xf32>, tensor<4xf32>, f32
}
