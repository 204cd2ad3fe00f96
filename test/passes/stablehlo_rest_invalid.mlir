// REQUIRES: stablehlo
// RUN: abi-opt %s --abi-stablehlo-rest --verify-diagnostics

// An operation of StableHLO or CHLO that nothing converts is named, with what it calls.
func.func @f(%x: tensor<4xf32>) -> tensor<4xf32> {
  // expected-error @below {{chlo.erf_inv has no lowering}}
  %0 = chlo.erf_inv %x : tensor<4xf32> -> tensor<4xf32>
  // expected-error @below {{stablehlo.custom_call @other has no lowering}}
  %1 = stablehlo.custom_call @other(%0) : (tensor<4xf32>) -> tensor<4xf32>
  return %1 : tensor<4xf32>
}
