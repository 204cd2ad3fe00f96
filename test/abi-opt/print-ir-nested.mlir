// A pass written in Python makes abi-opt visit the operations of an anchor itself; the IR is printed
// around the passes there all the same.

// RUN: env PYTHONPATH=%S/Inputs/plugin abi-opt %s --mlir-print-ir-before-all -o /dev/null --pass-pipeline='builtin.module(builtin.module(cse,test-annotate),func.func(sccp))' 2>&1 | filecheck %s

// CHECK: IR Dump Before CSE (cse)
// CHECK-NEXT: module @inner
// CHECK: IR Dump Before test-annotate (test-annotate)
// CHECK-NEXT: module @inner
// CHECK: IR Dump Before SCCP (sccp)
// CHECK-NEXT: func.func @f
// CHECK: IR Dump Before SCCP (sccp)
// CHECK-NEXT: func.func @g
module {
  module @inner {}
  func.func @f() { return }
  func.func @g() { return }
}
