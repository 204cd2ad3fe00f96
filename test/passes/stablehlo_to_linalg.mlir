// REQUIRES: stablehlo
// RUN: abi-opt %s --abi-stablehlo-to-linalg --split-input-file | filecheck %s

// JAX's names are read, and operations converted.
// CHECK-LABEL: func.func @main(
// CHECK-SAME: iree.abi.index_path = [0, "w"], iree.abi.name = "params.w"
// CHECK-SAME: iree.abi.index_path = ["y"]
// CHECK: linalg.generic
// CHECK: arith.addf
// CHECK-NOT: stablehlo
func.func @main(%w: tensor<4xf32> loc("params['w']"))
    -> (tensor<4xf32> {jax.result_info = "result['y']"}) {
  %0 = stablehlo.add %w, %w : tensor<4xf32>
  return %0 : tensor<4xf32>
}

// -----

// A loop: the condition is read from its tensor, and passes on what the loop carries.
// CHECK-LABEL: func.func @loop(
// CHECK: scf.while (%{{.*}} = %{{.*}}) : (tensor<i32>) -> tensor<i32> {
// CHECK: %[[FLAG:.+]] = tensor.extract %{{.*}}[] : tensor<i1>
// CHECK-NEXT: scf.condition(%[[FLAG]]) %{{.*}} : tensor<i32>
// CHECK: do {
// CHECK: scf.yield %{{.*}} : tensor<i32>
// CHECK-NOT: stablehlo
func.func @loop(%n: tensor<i32>) -> tensor<i32> {
  %one = stablehlo.constant dense<1> : tensor<i32>
  %0 = stablehlo.while(%i = %one) : tensor<i32> cond {
    %1 = stablehlo.compare LT, %i, %n : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %1 : tensor<i1>
  } do {
    %1 = stablehlo.add %i, %i : tensor<i32>
    stablehlo.return %1 : tensor<i32>
  }
  return %0 : tensor<i32>
}

// -----

// The last branch is the one of every other index; branches in branches are converted, too.
// CHECK-LABEL: func.func @branches(
// CHECK: scf.index_switch %{{.*}} -> tensor<f32>
// CHECK-NEXT: case 0 {
// CHECK-NEXT: scf.yield %[[A:.+]] : tensor<f32>
// CHECK: case 1 {
// CHECK: scf.if %{{.*}} -> (tensor<f32>) {
// CHECK: default {
// CHECK-NOT: stablehlo
func.func @branches(%i: tensor<i32>, %p: tensor<i1>, %a: tensor<f32>, %b: tensor<f32>) -> tensor<f32> {
  %0 = "stablehlo.case"(%i) ({
    stablehlo.return %a : tensor<f32>
  }, {
    %1 = "stablehlo.if"(%p) ({
      stablehlo.return %a : tensor<f32>
    }, {
      stablehlo.return %b : tensor<f32>
    }) : (tensor<i1>) -> tensor<f32>
    stablehlo.return %1 : tensor<f32>
  }, {
    stablehlo.return %b : tensor<f32>
  }) : (tensor<i32>) -> tensor<f32>
  return %0 : tensor<f32>
}

// -----

// `jax.checkpoint` makes barriers, which order nothing here.
// CHECK-LABEL: func.func @barrier(
// CHECK-NOT: stablehlo
// CHECK: return %arg1, %arg0
func.func @barrier(%x: tensor<4xf32>, %y: tensor<2xf32>) -> (tensor<2xf32>, tensor<4xf32>) {
  %0:2 = stablehlo.optimization_barrier %x, %y : tensor<4xf32>, tensor<2xf32>
  return %0#1, %0#0 : tensor<2xf32>, tensor<4xf32>
}

// -----

// `lax.associative_scan` makes arrays without elements, which `tensor.extract_slice` refuses.
// CHECK-LABEL: func.func @empty(
// CHECK-NOT: tensor<0xf32>
// CHECK: return %arg0
func.func @empty(%x: tensor<2xf32>) -> tensor<2xf32> {
  %0 = stablehlo.slice %x [2:2] : (tensor<2xf32>) -> tensor<0xf32>
  %1 = stablehlo.concatenate %x, %0, dim = 0 : (tensor<2xf32>, tensor<0xf32>) -> tensor<2xf32>
  return %1 : tensor<2xf32>
}
