// Source: cnn_step in export_jax.py, exported by JAX 0.10.2.
module @jit_cnn_step attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<4xf32> loc("params['conv']['b']"), %arg1: tensor<3x3x1x4xf32> loc("params['conv']['w']"), %arg2: tensor<10xf32> loc("params['dense']['b']"), %arg3: tensor<64x10xf32> loc("params['dense']['w']"), %arg4: tensor<5x8x8x1xf32> loc("images"), %arg5: tensor<5xi32> loc("labels")) -> (tensor<4xf32> {jax.result_info = "result[0]['conv']['b']"}, tensor<3x3x1x4xf32> {jax.result_info = "result[0]['conv']['w']"}, tensor<10xf32> {jax.result_info = "result[0]['dense']['b']"}, tensor<64x10xf32> {jax.result_info = "result[0]['dense']['w']"}, tensor<f32> {jax.result_info = "result[1]"}) {
    %0 = stablehlo.convolution(%arg4, %arg1) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<5x8x8x1xf32>, tensor<3x3x1x4xf32>) -> tensor<5x8x8x4xf32>
    %1 = stablehlo.broadcast_in_dim %arg0, dims = [3] : (tensor<4xf32>) -> tensor<1x1x1x4xf32>
    %2 = stablehlo.broadcast_in_dim %1, dims = [0, 1, 2, 3] : (tensor<1x1x1x4xf32>) -> tensor<5x8x8x4xf32>
    %3 = stablehlo.add %0, %2 : tensor<5x8x8x4xf32>
    %4 = call @relu(%3) : (tensor<5x8x8x4xf32>) -> tensor<5x8x8x4xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<5x8x8x4xf32>
    %6 = stablehlo.compare GT, %3, %5, FLOAT : (tensor<5x8x8x4xf32>, tensor<5x8x8x4xf32>) -> tensor<5x8x8x4xi1>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %7 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<5x8x8x4xf32>
    %cst_1 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %8 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<f32>
    %9 = "stablehlo.reduce_window"(%4, %8) <{base_dilations = array<i64: 1, 1, 1, 1>, padding = dense<[[0, 0], [0, 1], [0, 1], [0, 0]]> : tensor<4x2xi64>, window_dilations = array<i64: 1, 1, 1, 1>, window_dimensions = array<i64: 1, 3, 3, 1>, window_strides = array<i64: 1, 2, 2, 1>}> ({
    ^bb0(%arg6: tensor<f32>, %arg7: tensor<f32>):
      %56 = stablehlo.maximum %arg6, %arg7 : tensor<f32>
      stablehlo.return %56 : tensor<f32>
    }) : (tensor<5x8x8x4xf32>, tensor<f32>) -> tensor<5x4x4x4xf32>
    %10 = stablehlo.reshape %9 : (tensor<5x4x4x4xf32>) -> tensor<5x64xf32>
    %11 = stablehlo.dot_general %10, %arg3, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<5x64xf32>, tensor<64x10xf32>) -> tensor<5x10xf32>
    %12 = stablehlo.broadcast_in_dim %arg2, dims = [1] : (tensor<10xf32>) -> tensor<1x10xf32>
    %13 = stablehlo.broadcast_in_dim %12, dims = [0, 1] : (tensor<1x10xf32>) -> tensor<5x10xf32>
    %14 = stablehlo.add %11, %13 : tensor<5x10xf32>
    %15 = call @_one_hot(%arg5) : (tensor<5xi32>) -> tensor<5x10xf32>
    %16:3 = call @log_softmax(%14) : (tensor<5x10xf32>) -> (tensor<5x10xf32>, tensor<5x10xf32>, tensor<5x1xf32>)
    %17 = stablehlo.multiply %15, %16#0 : tensor<5x10xf32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %18 = stablehlo.reduce(%17 init: %cst_2) applies stablehlo.add across dimensions = [1] : (tensor<5x10xf32>, tensor<f32>) -> tensor<5xf32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %19 = stablehlo.reduce(%18 init: %cst_3) applies stablehlo.add across dimensions = [0] : (tensor<5xf32>, tensor<f32>) -> tensor<f32>
    %cst_4 = stablehlo.constant dense<5.000000e+00> : tensor<f32>
    %20 = stablehlo.divide %19, %cst_4 : tensor<f32>
    %21 = stablehlo.negate %20 : tensor<f32>
    %cst_5 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %22 = stablehlo.negate %cst_5 : tensor<f32>
    %cst_6 = stablehlo.constant dense<5.000000e+00> : tensor<f32>
    %23 = stablehlo.divide %22, %cst_6 : tensor<f32>
    %24 = stablehlo.broadcast_in_dim %23, dims = [] : (tensor<f32>) -> tensor<5xf32>
    %25 = stablehlo.broadcast_in_dim %24, dims = [0] : (tensor<5xf32>) -> tensor<5x10xf32>
    %26 = stablehlo.multiply %15, %25 : tensor<5x10xf32>
    %27 = call @log_softmax_0(%16#1, %16#2, %26) : (tensor<5x10xf32>, tensor<5x1xf32>, tensor<5x10xf32>) -> tensor<5x10xf32>
    %cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %28 = stablehlo.reduce(%27 init: %cst_7) applies stablehlo.add across dimensions = [0] : (tensor<5x10xf32>, tensor<f32>) -> tensor<10xf32>
    %29 = stablehlo.reshape %28 : (tensor<10xf32>) -> tensor<1x10xf32>
    %cst_8 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %30 = stablehlo.reduce(%29 init: %cst_8) applies stablehlo.add across dimensions = [0] : (tensor<1x10xf32>, tensor<f32>) -> tensor<10xf32>
    %31 = stablehlo.dot_general %27, %10, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<5x10xf32>, tensor<5x64xf32>) -> tensor<10x64xf32>
    %32 = stablehlo.transpose %31, dims = [1, 0] : (tensor<10x64xf32>) -> tensor<64x10xf32>
    %33 = stablehlo.dot_general %27, %arg3, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<5x10xf32>, tensor<64x10xf32>) -> tensor<5x64xf32>
    %34 = stablehlo.reshape %33 : (tensor<5x64xf32>) -> tensor<5x4x4x4xf32>
    %cst_9 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %35 = stablehlo.pad %4, %cst_9, low = [0, 0, 0, 0], high = [0, 1, 1, 0], interior = [0, 0, 0, 0] : (tensor<5x8x8x4xf32>, tensor<f32>) -> tensor<5x9x9x4xf32>
    %cst_10 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %36 = "stablehlo.select_and_scatter"(%35, %34, %cst_10) <{padding = dense<0> : tensor<4x2xi64>, window_dimensions = array<i64: 1, 3, 3, 1>, window_strides = array<i64: 1, 2, 2, 1>}> ({
    ^bb0(%arg6: tensor<f32>, %arg7: tensor<f32>):
      %56 = stablehlo.compare GE, %arg6, %arg7, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      stablehlo.return %56 : tensor<i1>
    }, {
    ^bb0(%arg6: tensor<f32>, %arg7: tensor<f32>):
      %56 = stablehlo.add %arg6, %arg7 : tensor<f32>
      stablehlo.return %56 : tensor<f32>
    }) : (tensor<5x9x9x4xf32>, tensor<5x4x4x4xf32>, tensor<f32>) -> tensor<5x9x9x4xf32>
    %37 = stablehlo.slice %36 [0:5, 0:8, 0:8, 0:4] : (tensor<5x9x9x4xf32>) -> tensor<5x8x8x4xf32>
    %cst_11 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %38 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f32>) -> tensor<5x8x8x4xf32>
    %39 = stablehlo.select %6, %37, %38 : tensor<5x8x8x4xi1>, tensor<5x8x8x4xf32>
    %cst_12 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %40 = stablehlo.reduce(%39 init: %cst_12) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<5x8x8x4xf32>, tensor<f32>) -> tensor<4xf32>
    %41 = stablehlo.reshape %40 : (tensor<4xf32>) -> tensor<1x1x1x4xf32>
    %cst_13 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %42 = stablehlo.reduce(%41 init: %cst_13) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x4xf32>, tensor<f32>) -> tensor<4xf32>
    %43 = stablehlo.convolution(%arg4, %39) dim_numbers = [f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<5x8x8x1xf32>, tensor<5x8x8x4xf32>) -> tensor<3x3x1x4xf32>
    %cst_14 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %44 = stablehlo.broadcast_in_dim %cst_14, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %45 = stablehlo.multiply %44, %42 : tensor<4xf32>
    %46 = stablehlo.subtract %arg0, %45 : tensor<4xf32>
    %cst_15 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %47 = stablehlo.broadcast_in_dim %cst_15, dims = [] : (tensor<f32>) -> tensor<3x3x1x4xf32>
    %48 = stablehlo.multiply %47, %43 : tensor<3x3x1x4xf32>
    %49 = stablehlo.subtract %arg1, %48 : tensor<3x3x1x4xf32>
    %cst_16 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %50 = stablehlo.broadcast_in_dim %cst_16, dims = [] : (tensor<f32>) -> tensor<10xf32>
    %51 = stablehlo.multiply %50, %30 : tensor<10xf32>
    %52 = stablehlo.subtract %arg2, %51 : tensor<10xf32>
    %cst_17 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %53 = stablehlo.broadcast_in_dim %cst_17, dims = [] : (tensor<f32>) -> tensor<64x10xf32>
    %54 = stablehlo.multiply %53, %32 : tensor<64x10xf32>
    %55 = stablehlo.subtract %arg3, %54 : tensor<64x10xf32>
    return %46, %49, %52, %55, %21 : tensor<4xf32>, tensor<3x3x1x4xf32>, tensor<10xf32>, tensor<64x10xf32>, tensor<f32>
  }
  func.func private @relu(%arg0: tensor<5x8x8x4xf32>) -> tensor<5x8x8x4xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<5x8x8x4xf32>
    %1 = stablehlo.maximum %arg0, %0 : tensor<5x8x8x4xf32>
    return %1 : tensor<5x8x8x4xf32>
  }
  func.func private @_one_hot(%arg0: tensor<5xi32>) -> tensor<5x10xf32> {
    %0 = stablehlo.broadcast_in_dim %arg0, dims = [0] : (tensor<5xi32>) -> tensor<5x1xi32>
    %1 = stablehlo.iota dim = 1 : tensor<1x10xi32>
    %2 = stablehlo.broadcast_in_dim %0, dims = [0, 1] : (tensor<5x1xi32>) -> tensor<5x10xi32>
    %3 = stablehlo.broadcast_in_dim %1, dims = [0, 1] : (tensor<1x10xi32>) -> tensor<5x10xi32>
    %4 = stablehlo.compare EQ, %2, %3, SIGNED : (tensor<5x10xi32>, tensor<5x10xi32>) -> tensor<5x10xi1>
    %5 = stablehlo.convert %4 : (tensor<5x10xi1>) -> tensor<5x10xf32>
    return %5 : tensor<5x10xf32>
  }
  func.func private @log_softmax(%arg0: tensor<5x10xf32>) -> (tensor<5x10xf32>, tensor<5x10xf32>, tensor<5x1xf32>) {
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.maximum across dimensions = [1] : (tensor<5x10xf32>, tensor<f32>) -> tensor<5xf32>
    %cst_0 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<5xf32>
    %2 = stablehlo.maximum %1, %0 : tensor<5xf32>
    %3 = stablehlo.broadcast_in_dim %2, dims = [0] : (tensor<5xf32>) -> tensor<5x1xf32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [0, 1] : (tensor<5x1xf32>) -> tensor<5x10xf32>
    %5 = stablehlo.subtract %arg0, %4 : tensor<5x10xf32>
    %6 = stablehlo.exponential %5 : tensor<5x10xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %7 = stablehlo.reduce(%6 init: %cst_1) applies stablehlo.add across dimensions = [1] : (tensor<5x10xf32>, tensor<f32>) -> tensor<5xf32>
    %8 = stablehlo.broadcast_in_dim %7, dims = [0] : (tensor<5xf32>) -> tensor<5x1xf32>
    %9 = stablehlo.log %8 : tensor<5x1xf32>
    %10 = stablehlo.broadcast_in_dim %9, dims = [0, 1] : (tensor<5x1xf32>) -> tensor<5x10xf32>
    %11 = stablehlo.subtract %5, %10 : tensor<5x10xf32>
    return %11, %6, %8 : tensor<5x10xf32>, tensor<5x10xf32>, tensor<5x1xf32>
  }
  func.func private @log_softmax_0(%arg0: tensor<5x10xf32>, %arg1: tensor<5x1xf32>, %arg2: tensor<5x10xf32>) -> tensor<5x10xf32> {
    %0 = stablehlo.negate %arg2 : tensor<5x10xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.add across dimensions = [1] : (tensor<5x10xf32>, tensor<f32>) -> tensor<5xf32>
    %2 = stablehlo.reshape %1 : (tensor<5xf32>) -> tensor<5x1xf32>
    %3 = stablehlo.divide %2, %arg1 : tensor<5x1xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4 = stablehlo.reduce(%3 init: %cst_0) applies stablehlo.add across dimensions = [1] : (tensor<5x1xf32>, tensor<f32>) -> tensor<5xf32>
    %5 = stablehlo.broadcast_in_dim %4, dims = [0] : (tensor<5xf32>) -> tensor<5x10xf32>
    %6 = stablehlo.multiply %5, %arg0 : tensor<5x10xf32>
    %7 = stablehlo.add %arg2, %6 : tensor<5x10xf32>
    return %7 : tensor<5x10xf32>
  }
}
