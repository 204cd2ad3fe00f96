// RUN: abi-opt %s --abi-chlo-to-math --allow-unregistered-dialect | filecheck %s

// By name, in the form that hosts without the dialect can parse.
// CHECK-LABEL: func.func @floats(
// CHECK-NEXT: %[[ERF:.+]] = math.erf %{{.*}} : tensor<4xf32>
// CHECK-NEXT: %[[SQUARE:.+]] = arith.mulf %[[ERF]], %[[ERF]] : tensor<4xf32>
// CHECK-NEXT: return %[[SQUARE]]
func.func @floats(%x: tensor<4xf32>) -> tensor<4xf32> {
  %0 = "chlo.erf"(%x) : (tensor<4xf32>) -> tensor<4xf32>
  %1 = "chlo.square"(%0) : (tensor<4xf32>) -> tensor<4xf32>
  return %1 : tensor<4xf32>
}

// What `math` and `arith` do not have is left.
// CHECK-LABEL: func.func @others(
// CHECK-NEXT: chlo.square
// CHECK-NEXT: chlo.digamma
func.func @others(%x: tensor<4xcomplex<f32>>, %y: tensor<4xf32>) -> (tensor<4xcomplex<f32>>, tensor<4xf32>) {
  %0 = "chlo.square"(%x) : (tensor<4xcomplex<f32>>) -> tensor<4xcomplex<f32>>
  %1 = "chlo.digamma"(%y) : (tensor<4xf32>) -> tensor<4xf32>
  return %0, %1 : tensor<4xcomplex<f32>>, tensor<4xf32>
}
