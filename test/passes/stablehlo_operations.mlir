// REQUIRES: stablehlo
// RUN: abi-opt %s --abi-stablehlo-operations --split-input-file | filecheck %s
// RUN: abi-opt %s --abi-stablehlo-to-linalg --split-input-file --mlir-print-ir-after-all 2>&1 | filecheck %s --check-prefix=STEPS

// Each pass is a step that can be seen.
// STEPS: IR Dump After abi-stablehlo-sizes
// STEPS: IR Dump After abi-paths-from-jax
// STEPS: IR Dump After Inliner
// STEPS: IR Dump After abi-stablehlo-prepare
// STEPS: stablehlo.add
// STEPS: IR Dump After {{.*}}stablehlo-legalize-to-linalg
// STEPS-NOT: stablehlo.add
// STEPS: IR Dump After abi-stablehlo-rest
// CHECK-LABEL: func.func @add(
// CHECK: linalg.generic
// CHECK-NOT: stablehlo
func.func @add(%x: tensor<4xf32>) -> tensor<4xf32> {
  %0 = stablehlo.add %x, %x : tensor<4xf32>
  return %0 : tensor<4xf32>
}

// -----

// A module without StableHLO is left as it is, which canonicalization would change.
// STEPS: IR Dump After abi-paths-from-jax
// STEPS-NOT: IR Dump
// CHECK-LABEL: func.func @other(
// CHECK-NEXT: arith.constant
// CHECK-NEXT: return
func.func @other() {
  %c = arith.constant 1 : i32
  return
}
