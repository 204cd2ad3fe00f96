// Only what a failed pass leaves is printed.

// RUN: env PYTHONPATH=%S/Inputs/plugin not abi-opt %s --cse --test-fail --mlir-print-ir-after-all --mlir-print-ir-after-failure 2>&1 | filecheck %s
// RUN: env PYTHONPATH=%S/Inputs/plugin not abi-opt %s --cse --test-fail --mlir-print-ir-after-failure 2>&1 | filecheck %s

// CHECK-NOT: IR Dump After CSE
// CHECK: IR Dump After test-fail Failed (test-fail)
// CHECK: func.func @f
func.func @f() { return }
