// REQUIRES: stablehlo
// RUN: abi-opt %s --abi-stablehlo-broadcasts --split-input-file | filecheck %s

// The first size may be any number, the second is 1.
// CHECK-LABEL: func.func @named(
// CHECK: known_nonexpanding_dimensions = array<i64: 0>
module attributes {jax.uses_shape_polymorphism = true} {
  func.func @named(%x: tensor<?x1xf32>, %shape: tensor<2xi32>) -> tensor<?x?xf32> {
    %0 = stablehlo.dynamic_broadcast_in_dim %x, %shape, dims = [0, 1] : (tensor<?x1xf32>, tensor<2xi32>) -> tensor<?x?xf32>
    return %0 : tensor<?x?xf32>
  }
}

// -----

// Other producers than JAX may stretch what turns out to be 1.
// CHECK-LABEL: func.func @other(
// CHECK-NOT: known_nonexpanding_dimensions
func.func @other(%x: tensor<?x1xf32>, %shape: tensor<2xi32>) -> tensor<?x?xf32> {
  %0 = stablehlo.dynamic_broadcast_in_dim %x, %shape, dims = [0, 1] : (tensor<?x1xf32>, tensor<2xi32>) -> tensor<?x?xf32>
  return %0 : tensor<?x?xf32>
}
