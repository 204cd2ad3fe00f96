// REQUIRES: stablehlo
// RUN: abi-opt %s --abi-stablehlo-sizes --split-input-file | filecheck %s

// The argument has the name of its size; JAX's division of sizes is one of scalars.
// CHECK-LABEL: func.func @main(
// CHECK-SAME: tensor<?xf32> {abi.dims = ["n"]}
// CHECK: stablehlo.get_dimension_size
// CHECK: arith.floordivsi
// CHECK-NOT: call @floor_divide
// CHECK: call @_wrapped_jax_export_main(
func.func @main(%x: tensor<?xf32>) -> (tensor<?xf32>, tensor<i32>) {
  %c2 = stablehlo.constant dense<2> : tensor<i32>
  %n = stablehlo.get_dimension_size %x, dim = 0 : (tensor<?xf32>) -> tensor<i32>
  %h = call @floor_divide(%n, %c2) : (tensor<i32>, tensor<i32>) -> tensor<i32>
  %0 = call @_wrapped_jax_export_main(%n, %x) : (tensor<i32>, tensor<?xf32>) -> tensor<?xf32>
  return %0, %h : tensor<?xf32>, tensor<i32>
}
func.func private @_wrapped_jax_export_main(
    %n: tensor<i32> {jax.global_constant = "n"}, %x: tensor<?xf32>) -> tensor<?xf32> {
  return %x : tensor<?xf32>
}
func.func private @floor_divide(%x: tensor<i32>, %y: tensor<i32>) -> tensor<i32> {
  %0 = stablehlo.divide %x, %y : tensor<i32>
  return %0 : tensor<i32>
}

// -----

// A function that reduces a window is no function of the module for callers.
// CHECK-LABEL: func.func @windows(
// CHECK: func.func private @sum(
func.func @windows(%x: tensor<4xf32>, %z: tensor<f32>) -> tensor<4xf32> {
  %0 = stablehlo.custom_call @windows(%x, %z) {called_computations = [@sum]} : (tensor<4xf32>, tensor<f32>) -> tensor<4xf32>
  return %0 : tensor<4xf32>
}
func.func @sum(%a: tensor<f32>, %b: tensor<f32>) -> tensor<f32> {
  %0 = stablehlo.add %a, %b : tensor<f32>
  return %0 : tensor<f32>
}
