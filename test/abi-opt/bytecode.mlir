// Bytecode is written, and read from a file or from standard input.

// RUN: abi-opt %s --emit-bytecode -o %t.mlirbc
// RUN: abi-opt %t.mlirbc | filecheck %s
// RUN: abi-opt < %t.mlirbc --abi-strip | filecheck %s
// RUN: abi-opt %t.mlirbc --mlir-print-debuginfo | filecheck %s --check-prefix=LOC
// RUN: abi-opt --emit-bytecode < %s | abi-opt --mlir-print-debuginfo | filecheck %s --check-prefix=STDIN
// RUN: mlir-opt %t.mlirbc | filecheck %s

// CHECK: func.func @f()
// LOC: loc("{{.*}}bytecode.mlir":[[# @LINE + 2]]:1)
// STDIN: loc("-":[[# @LINE + 1]]:1)
func.func @f() { return }
