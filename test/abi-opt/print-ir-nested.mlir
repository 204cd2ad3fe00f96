// Passes are picked out by name. The IR is printed around all passes of the outermost anchor that has
// one of them, unless a pass written in Python makes abi-opt visit the operations itself.

// RUN: env PYTHONPATH=%S/Inputs/plugin abi-opt %s --mlir-print-ir-before=test-annotate,canonicalize -o /dev/null --pass-pipeline='builtin.module(cse,builtin.module(cse,test-annotate),func.func(cse),func.func(sccp,canonicalize),cse)' 2>&1 | filecheck %s

// CHECK-NOT: (cse)
// CHECK: IR Dump Before test-annotate (test-annotate)
// CHECK-NEXT: module @inner
// CHECK-NOT: (cse)
// CHECK: IR Dump Before SCCP (sccp)
// CHECK-NEXT: func.func @f
// CHECK: IR Dump Before Canonicalizer (canonicalize)
// CHECK-NEXT: func.func @f
// CHECK: IR Dump Before Canonicalizer (canonicalize)
// CHECK-NEXT: func.func @g
// CHECK-NOT: (cse)
module {
  module @inner {}
  func.func @f() { return }
  func.func @g() { return }
}
