// RUN: abi-opt %s --abi-lower-assertions | filecheck %s
// RUN: abi-opt %S/Inputs/assertion.mlir '--pass-pipeline=builtin.module(abi-lower-assertions{failure=abort})' | filecheck %s --check-prefix=ABORT

// RUN: abi-opt %S/Inputs/assertion.mlir '--pass-pipeline=builtin.module(abi-lower-assertions{failure=return})' | filecheck %s --check-prefix=RETURN

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

// With failure=return, each has a status, the offset of its text in one constant. It is outside of
// loops, so that equal loops stay equal.
// RETURN-LABEL: func.func @f(
// RETURN-SAME: %[[C:.+]]: i1
// RETURN-NEXT: %[[FIRST:.+]] = llvm.mlir.constant(3 : i32)
// RETURN-NEXT: llvm.call @_mlir_abi_return_unless(%[[C]], %[[FIRST]]) : (i1, i32) -> ()
// RETURN-NEXT: %[[SECOND:.+]] = llvm.mlir.constant(
// RETURN-NEXT: scf.if
// RETURN-NEXT: llvm.call @_mlir_abi_return_unless(%[[C]], %[[SECOND]])
// RETURN: llvm.func @_mlir_abi_return_unless(i1, i32)
// RETURN: llvm.mlir.global internal constant @_mlir_abi_failures("\00\00\00first (assertion of @f at {{.*}}assertion.mlir:3:5)\00second (assertion of @f at {{.*}}assertion.mlir:5:7)\00\00")
