// REQUIRES: stablehlo
// RUN: abi-opt %s --abi-stablehlo-to-linalg --verify-diagnostics

// What MLIR cannot convert is named, and the ends of its regions are not.
func.func @f(%x: tensor<4xf32>) -> tensor<4xf32> {
  // expected-error @below {{stablehlo.all_reduce has no lowering}}
  %0 = "stablehlo.all_reduce"(%x) ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %1 = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return %1 : tensor<f32>
  }) {replica_groups = dense<0> : tensor<1x1xi64>} : (tensor<4xf32>) -> tensor<4xf32>
  return %0 : tensor<4xf32>
}

// Neither is a convolution of dynamic size of complex numbers.
func.func @of_complex(%x: tensor<?x?x2xcomplex<f32>>, %w: tensor<3x2x4xcomplex<f32>>) -> tensor<?x?x4xcomplex<f32>> {
  // expected-error @below {{stablehlo.convolution has no lowering}}
  %0 = stablehlo.convolution(%x, %w) dim_numbers = [b, 0, f]x[0, i, o]->[b, 0, f], window = {} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<?x?x2xcomplex<f32>>, tensor<3x2x4xcomplex<f32>>) -> tensor<?x?x4xcomplex<f32>>
  return %0 : tensor<?x?x4xcomplex<f32>>
}
