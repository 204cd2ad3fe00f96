// UNSUPPORTED: bufferization
// RUN: abi-opt %s --abi-bufferize --verify-diagnostics

// Some hosts of bindings lack MLIR's passes.
// expected-error @below {{cannot bufferize tensors: 'convert-elementwise-to-linalg' does not refer to a registered pass}}
module {
  func.func @f(%x: tensor<4xf32>) -> tensor<4xf32> {
    return %x : tensor<4xf32>
  }
}
