// RUN: abi-opt %s --abi-stablehlo-to-linalg --split-input-file --verify-diagnostics | filecheck %s
// RUN: abi-opt %s --abi-paths-from-jax=names=optional --split-input-file --verify-diagnostics | filecheck %s

// A function that only rearranges what it is given has no operation of StableHLO, but a nest; unsigned
// integers stay unsigned.
// CHECK-LABEL: func.func @main(
// CHECK-SAME: tensor<4xui32> {iree.abi.index_path = [0, "w"], iree.abi.name = "p.w"})
// CHECK-SAME: -> (tensor<4xui32> {iree.abi.index_path = ["y"], jax.result_info = "result['y']"})
func.func @main(%w: tensor<4xui32> loc("p['w']")) -> (tensor<4xui32> {jax.result_info = "result['y']"}) {
  return %w : tensor<4xui32>
}

// -----

// CHECK-LABEL: func.func @main(
// CHECK-SAME: %{{.*}}: tensor<4xf32>) -> (tensor<4xf32> {jax.result_info = "result['y']"})
// expected-warning @below {{arguments and results stay flat: argument #0 of @main: its location must be a name}}
func.func @main(%w: tensor<4xf32>) -> (tensor<4xf32> {jax.result_info = "result['y']"}) {
  return %w : tensor<4xf32>
}

// -----

// What does not come from JAX is left as it is.
// CHECK-LABEL: func.func @other(
// CHECK-SAME: %{{.*}}: tensor<4xf32>) -> tensor<4xf32>
func.func @other(%w: tensor<4xf32> loc("p['w']")) -> tensor<4xf32> {
  return %w : tensor<4xf32>
}
