// Operations of unknown dialects are an error, and kept when they are allowed.

// RUN: not abi-opt %s 2>&1 | filecheck %s --check-prefix=REFUSED
// RUN: abi-opt %s --allow-unregistered-dialect | filecheck %s

// REFUSED: allow-unregistered-dialect.mlir:[[# @LINE + 2]]:13: error: operation being parsed with an unregistered dialect
// CHECK: "no_such.op"() : () -> ()
"no_such.op"() : () -> ()
