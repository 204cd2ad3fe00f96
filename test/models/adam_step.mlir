// Source: adam_step in export_jax.py, exported by JAX 0.10.2.
module @jit_adam_step attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<8xf32> loc("params['hidden']['b']"), %arg1: tensor<4x8xf32> loc("params['hidden']['w']"), %arg2: tensor<2xf32> loc("params['output']['b']"), %arg3: tensor<8x2xf32> loc("params['output']['w']"), %arg4: tensor<8xf32> loc("state['mean']['hidden']['b']"), %arg5: tensor<4x8xf32> loc("state['mean']['hidden']['w']"), %arg6: tensor<2xf32> loc("state['mean']['output']['b']"), %arg7: tensor<8x2xf32> loc("state['mean']['output']['w']"), %arg8: tensor<i32> loc("state['step']"), %arg9: tensor<8xf32> loc("state['variance']['hidden']['b']"), %arg10: tensor<4x8xf32> loc("state['variance']['hidden']['w']"), %arg11: tensor<2xf32> loc("state['variance']['output']['b']"), %arg12: tensor<8x2xf32> loc("state['variance']['output']['w']"), %arg13: tensor<16x4xf32> loc("x"), %arg14: tensor<16x2xf32> loc("y")) -> (tensor<8xf32> {jax.result_info = "result[0]['hidden']['b']"}, tensor<4x8xf32> {jax.result_info = "result[0]['hidden']['w']"}, tensor<2xf32> {jax.result_info = "result[0]['output']['b']"}, tensor<8x2xf32> {jax.result_info = "result[0]['output']['w']"}, tensor<8xf32> {jax.result_info = "result[1]['mean']['hidden']['b']"}, tensor<4x8xf32> {jax.result_info = "result[1]['mean']['hidden']['w']"}, tensor<2xf32> {jax.result_info = "result[1]['mean']['output']['b']"}, tensor<8x2xf32> {jax.result_info = "result[1]['mean']['output']['w']"}, tensor<i32> {jax.result_info = "result[1]['step']"}, tensor<8xf32> {jax.result_info = "result[1]['variance']['hidden']['b']"}, tensor<4x8xf32> {jax.result_info = "result[1]['variance']['hidden']['w']"}, tensor<2xf32> {jax.result_info = "result[1]['variance']['output']['b']"}, tensor<8x2xf32> {jax.result_info = "result[1]['variance']['output']['w']"}, tensor<f32> {jax.result_info = "result[2]"}) {
    %0 = stablehlo.dot_general %arg13, %arg1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x4xf32>, tensor<4x8xf32>) -> tensor<16x8xf32>
    %1 = stablehlo.broadcast_in_dim %arg0, dims = [1] : (tensor<8xf32>) -> tensor<1x8xf32>
    %2 = stablehlo.broadcast_in_dim %1, dims = [0, 1] : (tensor<1x8xf32>) -> tensor<16x8xf32>
    %3 = stablehlo.add %0, %2 : tensor<16x8xf32>
    %4 = stablehlo.tanh %3 : tensor<16x8xf32>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<16x8xf32>
    %6 = stablehlo.subtract %5, %4 : tensor<16x8xf32>
    %7 = stablehlo.dot_general %4, %arg3, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x8xf32>, tensor<8x2xf32>) -> tensor<16x2xf32>
    %8 = stablehlo.broadcast_in_dim %arg2, dims = [1] : (tensor<2xf32>) -> tensor<1x2xf32>
    %9 = stablehlo.broadcast_in_dim %8, dims = [0, 1] : (tensor<1x2xf32>) -> tensor<16x2xf32>
    %10 = stablehlo.add %7, %9 : tensor<16x2xf32>
    %11 = stablehlo.subtract %10, %arg14 : tensor<16x2xf32>
    %12 = stablehlo.multiply %11, %11 : tensor<16x2xf32>
    %cst_0 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %13 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<16x2xf32>
    %14 = stablehlo.multiply %13, %11 : tensor<16x2xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %15 = stablehlo.reduce(%12 init: %cst_1) applies stablehlo.add across dimensions = [0, 1] : (tensor<16x2xf32>, tensor<f32>) -> tensor<f32>
    %cst_2 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %16 = stablehlo.divide %15, %cst_2 : tensor<f32>
    %cst_3 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %cst_4 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %17 = stablehlo.divide %cst_3, %cst_4 : tensor<f32>
    %18 = stablehlo.broadcast_in_dim %17, dims = [] : (tensor<f32>) -> tensor<16x2xf32>
    %19 = stablehlo.multiply %18, %14 : tensor<16x2xf32>
    %cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %20 = stablehlo.reduce(%19 init: %cst_5) applies stablehlo.add across dimensions = [0] : (tensor<16x2xf32>, tensor<f32>) -> tensor<2xf32>
    %21 = stablehlo.reshape %20 : (tensor<2xf32>) -> tensor<1x2xf32>
    %cst_6 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %22 = stablehlo.reduce(%21 init: %cst_6) applies stablehlo.add across dimensions = [0] : (tensor<1x2xf32>, tensor<f32>) -> tensor<2xf32>
    %23 = stablehlo.dot_general %19, %4, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x2xf32>, tensor<16x8xf32>) -> tensor<2x8xf32>
    %24 = stablehlo.transpose %23, dims = [1, 0] : (tensor<2x8xf32>) -> tensor<8x2xf32>
    %25 = stablehlo.dot_general %19, %arg3, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<16x2xf32>, tensor<8x2xf32>) -> tensor<16x8xf32>
    %26 = stablehlo.multiply %25, %6 : tensor<16x8xf32>
    %27 = stablehlo.multiply %26, %4 : tensor<16x8xf32>
    %28 = stablehlo.add %26, %27 : tensor<16x8xf32>
    %cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %29 = stablehlo.reduce(%28 init: %cst_7) applies stablehlo.add across dimensions = [0] : (tensor<16x8xf32>, tensor<f32>) -> tensor<8xf32>
    %30 = stablehlo.reshape %29 : (tensor<8xf32>) -> tensor<1x8xf32>
    %cst_8 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %31 = stablehlo.reduce(%30 init: %cst_8) applies stablehlo.add across dimensions = [0] : (tensor<1x8xf32>, tensor<f32>) -> tensor<8xf32>
    %32 = stablehlo.dot_general %28, %arg13, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x8xf32>, tensor<16x4xf32>) -> tensor<8x4xf32>
    %33 = stablehlo.transpose %32, dims = [1, 0] : (tensor<8x4xf32>) -> tensor<4x8xf32>
    %c = stablehlo.constant dense<1> : tensor<i32>
    %34 = stablehlo.add %arg8, %c : tensor<i32>
    %cst_9 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %35 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %36 = stablehlo.multiply %35, %arg4 : tensor<8xf32>
    %cst_10 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %37 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %38 = stablehlo.multiply %37, %31 : tensor<8xf32>
    %39 = stablehlo.add %36, %38 : tensor<8xf32>
    %cst_11 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %40 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f32>) -> tensor<4x8xf32>
    %41 = stablehlo.multiply %40, %arg5 : tensor<4x8xf32>
    %cst_12 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %42 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f32>) -> tensor<4x8xf32>
    %43 = stablehlo.multiply %42, %33 : tensor<4x8xf32>
    %44 = stablehlo.add %41, %43 : tensor<4x8xf32>
    %cst_13 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %45 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f32>) -> tensor<2xf32>
    %46 = stablehlo.multiply %45, %arg6 : tensor<2xf32>
    %cst_14 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %47 = stablehlo.broadcast_in_dim %cst_14, dims = [] : (tensor<f32>) -> tensor<2xf32>
    %48 = stablehlo.multiply %47, %22 : tensor<2xf32>
    %49 = stablehlo.add %46, %48 : tensor<2xf32>
    %cst_15 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %50 = stablehlo.broadcast_in_dim %cst_15, dims = [] : (tensor<f32>) -> tensor<8x2xf32>
    %51 = stablehlo.multiply %50, %arg7 : tensor<8x2xf32>
    %cst_16 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %52 = stablehlo.broadcast_in_dim %cst_16, dims = [] : (tensor<f32>) -> tensor<8x2xf32>
    %53 = stablehlo.multiply %52, %24 : tensor<8x2xf32>
    %54 = stablehlo.add %51, %53 : tensor<8x2xf32>
    %cst_17 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %55 = stablehlo.broadcast_in_dim %cst_17, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %56 = stablehlo.multiply %55, %arg9 : tensor<8xf32>
    %cst_18 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %57 = stablehlo.broadcast_in_dim %cst_18, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %58 = stablehlo.multiply %57, %31 : tensor<8xf32>
    %59 = stablehlo.multiply %58, %31 : tensor<8xf32>
    %60 = stablehlo.add %56, %59 : tensor<8xf32>
    %cst_19 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %61 = stablehlo.broadcast_in_dim %cst_19, dims = [] : (tensor<f32>) -> tensor<4x8xf32>
    %62 = stablehlo.multiply %61, %arg10 : tensor<4x8xf32>
    %cst_20 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %63 = stablehlo.broadcast_in_dim %cst_20, dims = [] : (tensor<f32>) -> tensor<4x8xf32>
    %64 = stablehlo.multiply %63, %33 : tensor<4x8xf32>
    %65 = stablehlo.multiply %64, %33 : tensor<4x8xf32>
    %66 = stablehlo.add %62, %65 : tensor<4x8xf32>
    %cst_21 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %67 = stablehlo.broadcast_in_dim %cst_21, dims = [] : (tensor<f32>) -> tensor<2xf32>
    %68 = stablehlo.multiply %67, %arg11 : tensor<2xf32>
    %cst_22 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %69 = stablehlo.broadcast_in_dim %cst_22, dims = [] : (tensor<f32>) -> tensor<2xf32>
    %70 = stablehlo.multiply %69, %22 : tensor<2xf32>
    %71 = stablehlo.multiply %70, %22 : tensor<2xf32>
    %72 = stablehlo.add %68, %71 : tensor<2xf32>
    %cst_23 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %73 = stablehlo.broadcast_in_dim %cst_23, dims = [] : (tensor<f32>) -> tensor<8x2xf32>
    %74 = stablehlo.multiply %73, %arg12 : tensor<8x2xf32>
    %cst_24 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %75 = stablehlo.broadcast_in_dim %cst_24, dims = [] : (tensor<f32>) -> tensor<8x2xf32>
    %76 = stablehlo.multiply %75, %24 : tensor<8x2xf32>
    %77 = stablehlo.multiply %76, %24 : tensor<8x2xf32>
    %78 = stablehlo.add %74, %77 : tensor<8x2xf32>
    %79 = stablehlo.convert %34 : (tensor<i32>) -> tensor<f32>
    %cst_25 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %80 = stablehlo.convert %34 : (tensor<i32>) -> tensor<f32>
    %81 = stablehlo.power %cst_25, %80 : tensor<f32>
    %cst_26 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %82 = stablehlo.subtract %cst_26, %81 : tensor<f32>
    %83 = stablehlo.broadcast_in_dim %82, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %84 = stablehlo.divide %39, %83 : tensor<8xf32>
    %cst_27 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %85 = stablehlo.broadcast_in_dim %cst_27, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %86 = stablehlo.multiply %85, %84 : tensor<8xf32>
    %87 = stablehlo.convert %34 : (tensor<i32>) -> tensor<f32>
    %cst_28 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %88 = stablehlo.convert %34 : (tensor<i32>) -> tensor<f32>
    %89 = stablehlo.power %cst_28, %88 : tensor<f32>
    %cst_29 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %90 = stablehlo.subtract %cst_29, %89 : tensor<f32>
    %91 = stablehlo.broadcast_in_dim %90, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %92 = stablehlo.divide %60, %91 : tensor<8xf32>
    %93 = stablehlo.sqrt %92 : tensor<8xf32>
    %cst_30 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %94 = stablehlo.broadcast_in_dim %cst_30, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %95 = stablehlo.add %93, %94 : tensor<8xf32>
    %96 = stablehlo.divide %86, %95 : tensor<8xf32>
    %97 = stablehlo.subtract %arg0, %96 : tensor<8xf32>
    %98 = stablehlo.convert %34 : (tensor<i32>) -> tensor<f32>
    %cst_31 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %99 = stablehlo.convert %34 : (tensor<i32>) -> tensor<f32>
    %100 = stablehlo.power %cst_31, %99 : tensor<f32>
    %cst_32 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %101 = stablehlo.subtract %cst_32, %100 : tensor<f32>
    %102 = stablehlo.broadcast_in_dim %101, dims = [] : (tensor<f32>) -> tensor<4x8xf32>
    %103 = stablehlo.divide %44, %102 : tensor<4x8xf32>
    %cst_33 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %104 = stablehlo.broadcast_in_dim %cst_33, dims = [] : (tensor<f32>) -> tensor<4x8xf32>
    %105 = stablehlo.multiply %104, %103 : tensor<4x8xf32>
    %106 = stablehlo.convert %34 : (tensor<i32>) -> tensor<f32>
    %cst_34 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %107 = stablehlo.convert %34 : (tensor<i32>) -> tensor<f32>
    %108 = stablehlo.power %cst_34, %107 : tensor<f32>
    %cst_35 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %109 = stablehlo.subtract %cst_35, %108 : tensor<f32>
    %110 = stablehlo.broadcast_in_dim %109, dims = [] : (tensor<f32>) -> tensor<4x8xf32>
    %111 = stablehlo.divide %66, %110 : tensor<4x8xf32>
    %112 = stablehlo.sqrt %111 : tensor<4x8xf32>
    %cst_36 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %113 = stablehlo.broadcast_in_dim %cst_36, dims = [] : (tensor<f32>) -> tensor<4x8xf32>
    %114 = stablehlo.add %112, %113 : tensor<4x8xf32>
    %115 = stablehlo.divide %105, %114 : tensor<4x8xf32>
    %116 = stablehlo.subtract %arg1, %115 : tensor<4x8xf32>
    %117 = stablehlo.convert %34 : (tensor<i32>) -> tensor<f32>
    %cst_37 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %118 = stablehlo.convert %34 : (tensor<i32>) -> tensor<f32>
    %119 = stablehlo.power %cst_37, %118 : tensor<f32>
    %cst_38 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %120 = stablehlo.subtract %cst_38, %119 : tensor<f32>
    %121 = stablehlo.broadcast_in_dim %120, dims = [] : (tensor<f32>) -> tensor<2xf32>
    %122 = stablehlo.divide %49, %121 : tensor<2xf32>
    %cst_39 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %123 = stablehlo.broadcast_in_dim %cst_39, dims = [] : (tensor<f32>) -> tensor<2xf32>
    %124 = stablehlo.multiply %123, %122 : tensor<2xf32>
    %125 = stablehlo.convert %34 : (tensor<i32>) -> tensor<f32>
    %cst_40 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %126 = stablehlo.convert %34 : (tensor<i32>) -> tensor<f32>
    %127 = stablehlo.power %cst_40, %126 : tensor<f32>
    %cst_41 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %128 = stablehlo.subtract %cst_41, %127 : tensor<f32>
    %129 = stablehlo.broadcast_in_dim %128, dims = [] : (tensor<f32>) -> tensor<2xf32>
    %130 = stablehlo.divide %72, %129 : tensor<2xf32>
    %131 = stablehlo.sqrt %130 : tensor<2xf32>
    %cst_42 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %132 = stablehlo.broadcast_in_dim %cst_42, dims = [] : (tensor<f32>) -> tensor<2xf32>
    %133 = stablehlo.add %131, %132 : tensor<2xf32>
    %134 = stablehlo.divide %124, %133 : tensor<2xf32>
    %135 = stablehlo.subtract %arg2, %134 : tensor<2xf32>
    %136 = stablehlo.convert %34 : (tensor<i32>) -> tensor<f32>
    %cst_43 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %137 = stablehlo.convert %34 : (tensor<i32>) -> tensor<f32>
    %138 = stablehlo.power %cst_43, %137 : tensor<f32>
    %cst_44 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %139 = stablehlo.subtract %cst_44, %138 : tensor<f32>
    %140 = stablehlo.broadcast_in_dim %139, dims = [] : (tensor<f32>) -> tensor<8x2xf32>
    %141 = stablehlo.divide %54, %140 : tensor<8x2xf32>
    %cst_45 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %142 = stablehlo.broadcast_in_dim %cst_45, dims = [] : (tensor<f32>) -> tensor<8x2xf32>
    %143 = stablehlo.multiply %142, %141 : tensor<8x2xf32>
    %144 = stablehlo.convert %34 : (tensor<i32>) -> tensor<f32>
    %cst_46 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %145 = stablehlo.convert %34 : (tensor<i32>) -> tensor<f32>
    %146 = stablehlo.power %cst_46, %145 : tensor<f32>
    %cst_47 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %147 = stablehlo.subtract %cst_47, %146 : tensor<f32>
    %148 = stablehlo.broadcast_in_dim %147, dims = [] : (tensor<f32>) -> tensor<8x2xf32>
    %149 = stablehlo.divide %78, %148 : tensor<8x2xf32>
    %150 = stablehlo.sqrt %149 : tensor<8x2xf32>
    %cst_48 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %151 = stablehlo.broadcast_in_dim %cst_48, dims = [] : (tensor<f32>) -> tensor<8x2xf32>
    %152 = stablehlo.add %150, %151 : tensor<8x2xf32>
    %153 = stablehlo.divide %143, %152 : tensor<8x2xf32>
    %154 = stablehlo.subtract %arg3, %153 : tensor<8x2xf32>
    return %97, %116, %135, %154, %39, %44, %49, %54, %34, %60, %66, %72, %78, %16 : tensor<8xf32>, tensor<4x8xf32>, tensor<2xf32>, tensor<8x2xf32>, tensor<8xf32>, tensor<4x8xf32>, tensor<2xf32>, tensor<8x2xf32>, tensor<i32>, tensor<8xf32>, tensor<4x8xf32>, tensor<2xf32>, tensor<8x2xf32>, tensor<f32>
  }
}
