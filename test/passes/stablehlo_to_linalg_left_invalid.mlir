// REQUIRES: stablehlo
// RUN: abi-opt %s --abi-stablehlo-to-linalg --verify-diagnostics

// What MLIR cannot convert is named, and the ends of its regions are not.
func.func @f(%x: tensor<4xf32>, %y: tensor<f32>) -> tensor<4xf32> {
  // expected-error @below {{stablehlo.select_and_scatter has no lowering}}
  %0 = "stablehlo.select_and_scatter"(%x, %x, %y) ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %1 = stablehlo.compare GE, %a, %b : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %1 : tensor<i1>
  }, {
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %1 = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return %1 : tensor<f32>
  }) {window_dimensions = array<i64: 1>, window_strides = array<i64: 1>}
    : (tensor<4xf32>, tensor<4xf32>, tensor<f32>) -> tensor<4xf32>
  return %0 : tensor<4xf32>
}
