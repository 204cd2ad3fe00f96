// UNSUPPORTED: stablehlo
// RUN: abi-opt %s --abi-stablehlo-to-linalg --verify-diagnostics --allow-unregistered-dialect

// Only the bindings of torch-mlir can convert StableHLO.
// expected-error @below {{cannot convert StableHLO (those of torch_mlir can): }}
module {
  func.func @f(%x: tensor<4xf32>) -> tensor<4xf32> {
    %0 = "stablehlo.negate"(%x) : (tensor<4xf32>) -> tensor<4xf32>
    return %0 : tensor<4xf32>
  }
}
