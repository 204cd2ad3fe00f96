// One text mixes passes of this package, passes of other packages and MLIR's own, at any nesting.

// RUN: env PYTHONPATH=%S/Inputs/plugin abi-opt %s \
// RUN:   --pass-pipeline='builtin.module(abi-strip, func.func(canonicalize), builtin.module(test-annotate{note=inner}, func.func(cse)))' \
// RUN:   | filecheck %s
// RUN: env PYTHONPATH=%S/Inputs/plugin abi-opt %s --pass-pipeline='any(test-annotate)' \
// RUN:   | filecheck %s --check-prefix=ANY

// CHECK-NOT: iree.reflection
// CHECK-LABEL: module @outer
// CHECK-NOT: test.note
// CHECK-LABEL: func.func @f
// CHECK-NEXT: return
// CHECK-LABEL: module @inner
// CHECK-SAME: test.note = "inner"
// CHECK-LABEL: func.func @g
// CHECK-NEXT: arith.constant
// CHECK-NEXT: arith.addi
// CHECK-NEXT: return

// ANY-LABEL: module @outer
// ANY-SAME: test.note = "seen"
// ANY-LABEL: func.func @f
// ANY-SAME: iree.reflection = {f = "I1!R1!"}
module @outer {
  func.func @f() attributes {iree.reflection = {f = "I1!R1!"}} {
    %0 = arith.constant 1 : i32
    return
  }
  module @inner {
    func.func @g(%x: i32) -> i32 {
      %0 = arith.constant 1 : i32
      %1 = arith.constant 1 : i32
      %2 = arith.addi %0, %1 : i32
      return %2 : i32
    }
  }
}
