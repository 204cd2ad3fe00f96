// REQUIRES: bufferization
// RUN: abi-opt %s --abi-bufferize --split-input-file --verify-diagnostics

// What MLIR cannot bufferize is MLIR's error, at the operation.
func.func @shape(%x: tensor<?xf32>) -> tensor<1xindex> {
  // expected-error @below {{op was not bufferized}}
  %0 = shape.shape_of %x : tensor<?xf32> -> tensor<1xindex>
  return %0 : tensor<1xindex>
}
