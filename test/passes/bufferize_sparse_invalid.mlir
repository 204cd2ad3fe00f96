// REQUIRES: llvm
// RUN: abi-opt %s --abi-bufferize --verify-diagnostics

// The sparse compiler decides of how many buffers a sparse tensor consists.
#row = #sparse_tensor.encoding<{map = (i) -> (i : compressed)}>
func.func @sparse(%x: tensor<4xf32>) -> tensor<4xf32> {
  // expected-error @below {{is sparse: run MLIR's sparse compiler first}}
  %0 = sparse_tensor.convert %x : tensor<4xf32> to tensor<4xf32, #row>
  %1 = sparse_tensor.convert %0 : tensor<4xf32, #row> to tensor<4xf32>
  return %1 : tensor<4xf32>
}
