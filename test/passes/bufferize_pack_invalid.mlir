// REQUIRES: llvm
// UNSUPPORTED: stablehlo
// RUN: abi-opt %s --abi-bufferize --verify-diagnostics

// What MLIR 22 cannot decompose is MLIR's error, at the operation.

func.func @pack(%x: tensor<16xf32>, %y: tensor<?x?xf32>, %size: index) -> tensor<?x?xf32> {
  %zero = arith.constant 0.0 : f32
  // expected-error @below {{linalg.pack: cannot lower to pad + expand + transpose}}
  %0 = linalg.pack %x padding_value(%zero : f32) inner_dims_pos = [0] inner_tiles = [%size] into %y
      : tensor<16xf32> -> tensor<?x?xf32>
  return %0 : tensor<?x?xf32>
}
