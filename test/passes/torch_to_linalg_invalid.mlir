// REQUIRES: torch_mlir
// RUN: abi-opt %s --abi-torch-to-linalg --verify-diagnostics --split-input-file

// The operator is named, of ONNX and of PyTorch.
func.func @onnx(%x: !torch.vtensor<[2,8,1],f32>) -> !torch.vtensor<[2,8,2],f32>
    attributes {torch.onnx_meta.opset_version = 17 : si64} {
  // expected-error @below {{onnx.DFT has no lowering}}
  %y = torch.operator "onnx.DFT"(%x) {torch.onnx.axis = 1 : si64} : (!torch.vtensor<[2,8,1],f32>) -> !torch.vtensor<[2,8,2],f32>
  return %y : !torch.vtensor<[2,8,2],f32>
}

// -----

func.func @torch(%x: !torch.vtensor<[3],f32>) -> !torch.vtensor<[3],f32> {
  // expected-error @below {{torch.prims.bessel_j0 has no lowering}}
  %y = torch.operator "torch.prims.bessel_j0"(%x) : (!torch.vtensor<[3],f32>) -> !torch.vtensor<[3],f32>
  return %y : !torch.vtensor<[3],f32>
}
