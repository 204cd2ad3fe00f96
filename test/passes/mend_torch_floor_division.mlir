// REQUIRES: bufferization
// RUN: abi-opt %s --abi-mend-torch | filecheck %s

#same = affine_map<(d0) -> (d0)>

// A floor division in a loop is that of PyTorch.
// CHECK-LABEL: func.func @floor_division(
// CHECK: ^bb0(%[[A:.*]]: f32, %[[B:.*]]: f32, %{{.*}}: f32):
// CHECK: %[[Q:.*]] = arith.divf %[[A]], %[[B]] : f32
// CHECK: %[[REMAINDER:.*]] = arith.remf %[[A]], %[[B]] : f32
// CHECK: %[[DIFFERENCE:.*]] = arith.subf %[[A]], %[[REMAINDER]] : f32
// CHECK: arith.divf %[[DIFFERENCE]], %[[B]] : f32
// CHECK: %[[ZERO:.*]] = math.copysign %{{.*}}, %[[Q]] : f32
// CHECK: %[[NEAR:.*]] = arith.select %{{.*}}, %[[ZERO]], %{{.*}} : f32
// CHECK: %[[R:.*]] = arith.select %{{.*}}, %[[Q]], %[[NEAR]] : f32
// CHECK: linalg.yield %[[R]] : f32
func.func @floor_division(%a: tensor<4xf32>, %b: tensor<4xf32>) -> tensor<4xf32> {
  %r = linalg.generic {indexing_maps = [#same, #same, #same], iterator_types = ["parallel"]}
    ins(%a, %b : tensor<4xf32>, tensor<4xf32>) outs(%a : tensor<4xf32>) {
    ^bb0(%x: f32, %y: f32, %old: f32):
      %q = arith.divf %x, %y : f32
      %floor = math.floor %q : f32
      linalg.yield %floor : f32
    } -> tensor<4xf32>
  return %r : tensor<4xf32>
}

// Other floors stay: of a quotient with another use, of no quotient, and in no loop.
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
