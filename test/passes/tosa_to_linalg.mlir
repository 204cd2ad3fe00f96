// REQUIRES: llvm
// RUN: abi-opt %s --abi-tosa-to-linalg --split-input-file | filecheck %s

// Sizes may be dynamic.
// CHECK-LABEL: func.func @tanh(
// CHECK-NOT: tosa.
// CHECK: linalg.generic
// CHECK: math.tanh
// CHECK-NOT: tosa.
func.func @tanh(%x: tensor<?x4xf32>) -> tensor<?x4xf32> {
  %0 = tosa.tanh %x : (tensor<?x4xf32>) -> tensor<?x4xf32>
  return %0 : tensor<?x4xf32>
}

// -----

// A size of 1 is stretched.
// CHECK-LABEL: func.func @add(
// CHECK-NOT: tosa.
// CHECK: arith.addf
func.func @add(%x: tensor<?x4xf32>, %y: tensor<1x4xf32>) -> tensor<?x4xf32> {
  %0 = tosa.add %x, %y : (tensor<?x4xf32>, tensor<1x4xf32>) -> tensor<?x4xf32>
  return %0 : tensor<?x4xf32>
}

// -----

// A module without TOSA stays as it is.
// CHECK-LABEL: func.func @unused(
// CHECK: arith.constant
func.func @unused(%x: tensor<4xf32>) -> tensor<4xf32> {
  %0 = arith.constant 0 : index
  return %x : tensor<4xf32>
}
