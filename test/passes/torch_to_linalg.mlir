// REQUIRES: torch_mlir
// RUN: abi-opt %s --abi-torch-to-linalg --split-input-file | filecheck %s

// Operations and types are converted, and unsigned elements marked.
// CHECK-LABEL: func.func @invert(
// CHECK-SAME: tensor<?xi8> {abi.unsigned}) -> (tensor<?xi8> {abi.unsigned})
// CHECK: linalg.generic
// CHECK-NOT: torch.
func.func @invert(%x: !torch.vtensor<[?],ui8>) -> !torch.vtensor<[?],ui8> {
  %y = torch.aten.bitwise_not %x : !torch.vtensor<[?],ui8> -> !torch.vtensor<[?],ui8>
  return %y : !torch.vtensor<[?],ui8>
}

// -----

// A module without torch-mlir's types stays as it is.
// CHECK-LABEL: func.func @unused(
// CHECK: arith.constant
func.func @unused(%x: tensor<4xui8>) -> tensor<4xui8> {
  %0 = arith.constant 0 : index
  return %x : tensor<4xui8>
}
