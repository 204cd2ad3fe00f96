// An error of the verifier in a nested module is reported; no command waits for itself or aborts.

// RUN: not abi-opt %s 2>&1 | filecheck %s
// RUN: not abi-header %s 2>&1 | filecheck %s
// RUN: not abi-inspect %s 2>&1 | filecheck %s
// RUN: not python -c "import mlir_abi; mlir_abi.reflect('%s')" 2>&1 | filecheck %s

// CHECK: nested-errors.mlir:[[# @LINE + 4]]:{{.*}}type of return operand 0

module {
  func.func @wrong(%x: i32) -> i64 {
    "func.return"(%x) : (i32) -> ()
  }
  func.func @right() { return }
}
func.func @beside() { return }
