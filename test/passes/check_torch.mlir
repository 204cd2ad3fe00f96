// REQUIRES: torch_mlir
// RUN: abi-opt %s --abi-check-torch | filecheck %s

// What torch-mlir has converted stays as it is.
// CHECK-LABEL: func.func @f(
// CHECK: torch_c.to_builtin_tensor
func.func @f(%x: !torch.vtensor<[4],f32>) -> tensor<4xf32> {
  %0 = torch_c.to_builtin_tensor %x : !torch.vtensor<[4],f32> -> tensor<4xf32>
  return %0 : tensor<4xf32>
}
