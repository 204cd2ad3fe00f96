// A part that is wrong is reported at its place in the file; the others are processed all the same.

// RUN: not abi-opt %s --split-input-file > %t 2>&1
// RUN: filecheck %s < %t

// CHECK: split-input-file-errors.mlir:[[# @LINE + 8]]:25: error: use of undeclared SSA value name
// CHECK-NEXT: func.func @f() { return %x : i32 }
// CHECK-NEXT: {{^ +\^$}}
// CHECK: func.func @g

func.func @e() { return }
// -----

func.func @f() { return %x : i32 }

// -----
func.func @g() { return }
