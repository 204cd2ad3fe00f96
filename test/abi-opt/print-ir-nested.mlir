// Passes are picked out by name at any depth, in the order in which mlir-opt runs them.

// RUN: env PYTHONPATH=%S/Inputs/plugin abi-opt %s --mlir-print-ir-before=test-annotate,canonicalize -o /dev/null --pass-pipeline='builtin.module(cse,builtin.module(cse,test-annotate),func.func(cse,canonicalize),any(cse,canonicalize))' 2>&1 | filecheck %s

// CHECK-NOT: (cse)
// CHECK: IR Dump Before test-annotate (test-annotate)
// CHECK-NEXT: module @inner
// CHECK: IR Dump Before Canonicalizer (canonicalize)
// CHECK-NEXT: func.func @f
// CHECK: IR Dump Before Canonicalizer (canonicalize)
// CHECK-NEXT: func.func @g
// CHECK: IR Dump Before Canonicalizer (canonicalize)
// CHECK-NOT: (cse)
module {
  module @inner {}
  func.func @f() { return }
  func.func @g() { return }
}

// A pipeline that MLIR registers under one name is looked into.

// RUN: abi-opt %s --buffer-deallocation-pipeline --mlir-print-ir-before=canonicalize -o /dev/null 2>&1 | filecheck %s --check-prefix=INSIDE
// INSIDE: IR Dump Before Canonicalizer (canonicalize)
