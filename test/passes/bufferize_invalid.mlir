// REQUIRES: bufferization
// RUN: not abi-opt %s --abi-bufferize 2>&1 | filecheck %s

// What MLIR cannot bufferize is MLIR's error, at the operation.
func.func @shape(%x: tensor<?xf32>) -> tensor<1xindex> {
  // CHECK: bufferize_invalid.mlir:7:8: error: {{.*}}op was not bufferized
  %0 = shape.shape_of %x : tensor<?xf32> -> tensor<1xindex>
  return %0 : tensor<1xindex>
}
