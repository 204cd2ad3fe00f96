// REQUIRES: stablehlo
// RUN: abi-opt %s --abi-stablehlo-rest --split-input-file | filecheck %s

// A branch on an array of rank 0 is one on its element.
// CHECK-LABEL: func.func @branch(
// CHECK-NEXT: %[[P:.+]] = tensor.extract %arg0[] : tensor<i1>
// CHECK-NEXT: scf.if %[[P]] -> (tensor<4xf32>) {
// CHECK-NEXT: scf.yield %arg1
// CHECK: scf.yield %arg2
// CHECK-NOT: stablehlo
func.func @branch(%p: tensor<i1>, %x: tensor<4xf32>, %y: tensor<4xf32>) -> tensor<4xf32> {
  %0 = "stablehlo.if"(%p) ({
    stablehlo.return %x : tensor<4xf32>
  }, {
    stablehlo.return %y : tensor<4xf32>
  }) : (tensor<i1>) -> tensor<4xf32>
  return %0 : tensor<4xf32>
}

// -----

// What JAX asserts of sizes, and the operation in a `linalg.generic` without loops.
// CHECK-LABEL: func.func @scalars(
// CHECK: %[[P:.+]] = tensor.extract %arg0[] : tensor<i1>
// CHECK: cf.assert %[[P]], "no"
// CHECK: %[[X:.+]] = tensor.extract %arg1[] : tensor<f32>
// CHECK: %[[R:.+]] = arith.negf %[[X]] : f32
// CHECK: tensor.from_elements %[[R]] : tensor<f32>
// CHECK-NOT: linalg.generic
func.func @scalars(%p: tensor<i1>, %x: tensor<f32>) -> tensor<f32> {
  stablehlo.custom_call @shape_assertion(%p) {error_message = "no", has_side_effect = true} : (tensor<i1>) -> ()
  %e = tensor.empty() : tensor<f32>
  %0 = linalg.generic {indexing_maps = [affine_map<() -> ()>, affine_map<() -> ()>], iterator_types = []}
      ins(%x : tensor<f32>) outs(%e : tensor<f32>) {
  ^bb0(%a: f32, %b: f32):
    %1 = arith.negf %a : f32
    linalg.yield %1 : f32
  } -> tensor<f32>
  return %0 : tensor<f32>
}

// -----

// A size that may be 1 is repeated if it is; one that is neither 1 nor that of the result is an error.
// CHECK-LABEL: func.func @broadcast(
// CHECK: %[[SIZE:.+]] = tensor.extract %arg1[%{{.*}}] : tensor<2xindex>
// CHECK: %[[OWN:.+]] = tensor.dim %arg0, %{{.*}} : tensor<?xf32>
// CHECK: %[[ONE:.+]] = arith.cmpi eq, %[[OWN]], %{{.*}} : index
// CHECK: %[[SAME:.+]] = arith.cmpi eq, %[[OWN]], %{{.*}} : index
// CHECK: %[[HOLDS:.+]] = arith.ori %[[ONE]], %[[SAME]] : i1
// CHECK: cf.assert %[[HOLDS]], "stablehlo.dynamic_broadcast_in_dim: the size of axis 0 is neither 1 nor that of the result"
// CHECK: tensor.generate %[[SIZE]]
// CHECK: ^bb0(%[[I:.+]]: index, %[[J:.+]]: index):
// CHECK: %[[AT:.+]] = arith.select %[[ONE]], %{{.*}}, %[[J]] : index
// CHECK: tensor.extract %arg0[%[[AT]]]
// CHECK-NOT: stablehlo
func.func @broadcast(%x: tensor<?xf32>, %shape: tensor<2xindex>) -> tensor<?x4xf32> {
  %0 = stablehlo.dynamic_broadcast_in_dim %x, %shape, dims = [1] : (tensor<?xf32>, tensor<2xindex>) -> tensor<?x4xf32>
  return %0 : tensor<?x4xf32>
}
