// Each pass is an option too; they run in the order of the command line, MLIR's own among them.

// RUN: env PYTHONPATH=%S/Inputs/plugin abi-opt %s --test-annotate=note=first --canonicalize \
// RUN:   "--test-annotate=key=memo note='a b'" --test-annotate=loud | filecheck %s
// RUN: env PYTHONPATH=%S/Inputs/plugin abi-opt %s -test-annotate=note=x -test-annotate=note=y \
// RUN:   | filecheck %s --check-prefix=LAST
// RUN: env PYTHONPATH=%S/Inputs/plugin abi-opt "--test-annotate=key=memo note='a b'" --canonicalize \
// RUN:   --test-annotate=note=first --test-annotate=loud < %s | filecheck %s

// CHECK: module attributes {test.memo = "a b", test.note = "SEEN"}
// CHECK-NEXT: func.func @f
// CHECK-NEXT: return

// LAST: module attributes {test.note = "y"}
func.func @f() {
  %0 = arith.constant 1 : i32
  return
}

// A pass of MLIR's that is for functions alone is nested in them, as mlir-opt does.

// RUN: not abi-opt %s --buffer-hoisting --cse --convert-affine-for-to-gpu 2>&1 \
// RUN:   | filecheck %s --check-prefix=NESTED
// NESTED: error: unable to schedule pass
// NESTED: --pass-pipeline=builtin.module(func.func(buffer-hoisting),cse,convert-affine-for-to-gpu)
