// REQUIRES: stablehlo
// RUN: abi-opt %s --abi-stablehlo-to-linalg --verify-diagnostics

// What MLIR cannot convert is named, and the ends of its regions are not.
func.func @f(%x: tensor<4xf32>) -> tensor<4xf32> {
  // expected-error @below {{stablehlo.sort has no lowering}}
  %0 = "stablehlo.sort"(%x) ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %1 = stablehlo.compare LT, %a, %b : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %1 : tensor<i1>
  }) {dimension = 0 : i64} : (tensor<4xf32>) -> tensor<4xf32>
  return %0 : tensor<4xf32>
}
