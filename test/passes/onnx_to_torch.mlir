// REQUIRES: torch_mlir
// RUN: abi-opt %s --abi-onnx-to-torch --split-input-file | filecheck %s
// RUN: abi-opt %s --abi-torch-to-linalg --split-input-file | filecheck --check-prefix=LINALG %s

// Operators become operations of torch-mlir, and `abi-torch-to-linalg` goes on with these.
// CHECK-LABEL: func.func @layer(
// CHECK: torch.aten.mm
// CHECK-NEXT: torch.aten.relu
// LINALG-LABEL: func.func @layer(
// LINALG: linalg.matmul
// LINALG-NOT: torch.
func.func @layer(%x: !torch.vtensor<[?,4],f32>, %w: !torch.vtensor<[4,3],f32>)
    -> !torch.vtensor<[?,3],f32> attributes {torch.onnx_meta.opset_version = 17 : si64} {
  %0 = torch.operator "onnx.MatMul"(%x, %w)
    : (!torch.vtensor<[?,4],f32>, !torch.vtensor<[4,3],f32>) -> !torch.vtensor<[?,3],f32>
  %1 = torch.operator "onnx.Relu"(%0) : (!torch.vtensor<[?,3],f32>) -> !torch.vtensor<[?,3],f32>
  return %1 : !torch.vtensor<[?,3],f32>
}

// -----

// A module without the version of ONNX's operators stays as it is.
// CHECK-LABEL: func.func @unused(
// CHECK: torch.constant.int 1
func.func @unused(%x: !torch.vtensor<[4],f32>) -> !torch.vtensor<[4],f32> {
  %0 = torch.constant.int 1
  return %x : !torch.vtensor<[4],f32>
}
