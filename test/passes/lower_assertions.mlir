// RUN: abi-opt %s --abi-lower-assertions | filecheck %s
// RUN: abi-opt %S/Inputs/assertion.mlir '--pass-pipeline=builtin.module(abi-lower-assertions{failure=abort})' | filecheck %s --check-prefix=ABORT

// A module without assertions stays as it is, and calls of @abort are no assertions.
// CHECK-LABEL: func.func @f()
// CHECK-NEXT: call @abort()
func.func private @abort()
func.func @f() {
  call @abort() : () -> ()
  return
}

// One that cannot fail is removed.
// CHECK-LABEL: func.func @holds()
// CHECK-NOT: cf.assert
// CHECK: return
func.func @holds() {
  %true = arith.constant true
  cf.assert %true, "cannot fail"
  return
}

// With failure=abort, each gets a text of its own, and they share the function that ends the process.
// ABORT-LABEL: func.func @f(
// ABORT-SAME: %[[C:.+]]: i1
// ABORT-NEXT: %[[TEXT:.+]] = llvm.mlir.addressof @_mlir_abi_assertion_0
// ABORT-NEXT: %[[LENGTH:.+]] = llvm.mlir.constant(
// ABORT-NEXT: llvm.call @_mlir_abi_check(%[[C]], %[[TEXT]], %[[LENGTH]])
// ABORT: scf.if
// ABORT: llvm.mlir.addressof @_mlir_abi_assertion_1
// ABORT: llvm.call @_mlir_abi_check(
// ABORT: llvm.func @write(
// ABORT: llvm.func @abort()
// ABORT: llvm.func internal @_mlir_abi_check(
// ABORT: llvm.mlir.global internal constant @_mlir_abi_assertion_0("{{.*}}assertion.mlir\22:3:5): assertion failed: first\0A")
// ABORT: llvm.mlir.global internal constant @_mlir_abi_assertion_1("{{.*}}assertion.mlir\22:5:7): assertion failed: second\0A")
