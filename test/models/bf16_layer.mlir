// Source: bf16_layer in export_jax.py, exported by JAX 0.10.2.
module @jit_bf16_layer attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<4x8xf32> loc("x"), %arg1: tensor<8x3xbf16> loc("w"), %arg2: tensor<3xf32> loc("b")) -> (tensor<4x3xbf16> {jax.result_info = "result"}) {
    %0 = stablehlo.convert %arg0 : (tensor<4x8xf32>) -> tensor<4x8xbf16>
    %1 = stablehlo.dot_general %0, %arg1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<4x8xbf16>, tensor<8x3xbf16>) -> tensor<4x3xf32>
    %2 = stablehlo.broadcast_in_dim %arg2, dims = [1] : (tensor<3xf32>) -> tensor<1x3xf32>
    %3 = stablehlo.broadcast_in_dim %2, dims = [0, 1] : (tensor<1x3xf32>) -> tensor<4x3xf32>
    %4 = stablehlo.add %1, %3 : tensor<4x3xf32>
    %5 = call @relu(%4) : (tensor<4x3xf32>) -> tensor<4x3xf32>
    %6 = stablehlo.convert %5 : (tensor<4x3xf32>) -> tensor<4x3xbf16>
    return %6 : tensor<4x3xbf16>
  }
  func.func private @relu(%arg0: tensor<4x3xf32>) -> tensor<4x3xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<4x3xf32>
    %1 = stablehlo.maximum %arg0, %0 : tensor<4x3xf32>
    return %1 : tensor<4x3xf32>
  }
}
