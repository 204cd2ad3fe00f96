// REQUIRES: torch_mlir
// RUN: abi-opt %s --abi-widen-unsigned --split-input-file --verify-diagnostics

// si64 does not have all numbers of ui64.
func.func @wide(%x: !torch.vtensor<[2],ui64>) -> !torch.vtensor<[2],f32> {
  // expected-error @+1 {{torch-mlir takes ui64 for si64 in torch.aten.div.Tensor}}
  %r = torch.aten.div.Tensor %x, %x : !torch.vtensor<[2],ui64>, !torch.vtensor<[2],ui64> -> !torch.vtensor<[2],f32>
  return %r : !torch.vtensor<[2],f32>
}

// -----

// torch-mlir does not convert to 16 bits.
func.func @narrow(%x: !torch.vtensor<[2],ui16>) -> !torch.vtensor<[2],ui16> {
  // expected-error @+1 {{torch-mlir takes ui16 for si16 in torch.aten.maximum}}
  %r = torch.aten.maximum %x, %x : !torch.vtensor<[2],ui16>, !torch.vtensor<[2],ui16> -> !torch.vtensor<[2],ui16>
  return %r : !torch.vtensor<[2],ui16>
}
