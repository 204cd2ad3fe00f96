// RUN: abi-opt %s --abi-check-lowered | filecheck %s

// What MLIR can translate is accepted, and not changed.
// CHECK-LABEL: llvm.func @f(
// CHECK-NEXT: llvm.sext
// CHECK-NEXT: llvm.return
llvm.func @f(%x: i8) -> i64 {
  %0 = llvm.sext %x : i8 to i64
  llvm.return %0 : i64
}
