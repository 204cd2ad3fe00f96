// The module is printed before and after the passes, ours and MLIR's alike.

// RUN: abi-opt %s --abi-strip --cse --mlir-print-ir-before-all --mlir-print-ir-after-all -o /dev/null 2>&1 | filecheck %s
// RUN: abi-opt %s --abi-strip --cse --mlir-print-ir-before-all -o /dev/null 2>&1 | filecheck %s --check-prefix=ALL
// RUN: abi-opt %s --abi-strip --cse --mlir-print-ir-after-all -o /dev/null 2>&1 | filecheck %s --check-prefix=AFTER
// RUN: abi-opt %s --abi-strip --cse --mlir-print-ir-after-all --mlir-print-ir-after-change -o /dev/null 2>&1 | filecheck %s --check-prefix=CHANGE
// RUN: abi-opt %s --pass-pipeline='builtin.module(func.func(cse))' --mlir-print-ir-after-all --mlir-print-ir-module-scope -o /dev/null 2>&1 | filecheck %s --check-prefix=SCOPE
// RUN: abi-opt %s --abi-strip --mlir-print-ir-after-all --mlir-print-op-generic --mlir-print-debuginfo -o /dev/null 2>&1 | filecheck %s --check-prefix=HOW

// CHECK: IR Dump Before abi-strip (abi-strip)
// CHECK: iree.reflection
// CHECK: IR Dump After abi-strip (abi-strip)
// CHECK-NOT: iree.reflection
// CHECK: IR Dump Before CSE (cse)
// CHECK: IR Dump After CSE (cse)

// ALL: IR Dump Before abi-strip
// ALL-NOT: IR Dump After
// ALL: IR Dump Before CSE

// AFTER: IR Dump After abi-strip
// AFTER: IR Dump After CSE

// CHANGE: IR Dump After abi-strip
// CHANGE-NOT: IR Dump After CSE

// SCOPE: IR Dump After CSE (cse) ('func.func' operation: @f)
// SCOPE-NEXT: module {

// HOW: "func.func"() <{
// HOW: loc("{{.*}}print-ir.mlir":
module {
  func.func @f() attributes {iree.reflection = {f = "I1!R1!"}} {
    return
  }
}
