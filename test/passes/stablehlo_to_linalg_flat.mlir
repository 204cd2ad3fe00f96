// REQUIRES: stablehlo
// RUN: abi-opt %s --abi-stablehlo-to-linalg --verify-diagnostics

// The text of a module that JAX printed without locations has no names of arguments.
// expected-warning @below {{arguments and results stay flat: argument #0 of @main: its location must be a name}}
func.func @main(%w: tensor<4xf32>) -> (tensor<4xf32> {jax.result_info = "result['y']"}) {
  %0 = stablehlo.add %w, %w : tensor<4xf32>
  return %0 : tensor<4xf32>
}
