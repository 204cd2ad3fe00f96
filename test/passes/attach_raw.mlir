// RUN: abi-opt %s --abi-attach-raw --split-input-file | filecheck %s
// RUN: abi-opt %s --abi-attach-raw --abi-attach-raw --split-input-file | filecheck %s

// A function without arguments and results has two empty spans.
// CHECK-LABEL: func.func @empty
// CHECK-SAME: iree.reflection = {f = "I1!R1!", fv = "1"}
func.func @empty() {
  return
}

// -----

// Tensors are buffers of their element type and dims.
// CHECK-LABEL: func.func @tensors
// CHECK-SAME: iree.reflection = {f = "I19!B7!t7d4d4B7!t7d5d5R10!B7!t7d5d5", fv = "1"}
func.func @tensors(%a: tensor<4x4xi64>, %b: tensor<5x5xi64>) -> tensor<5x5xi64> {
  return %b : tensor<5x5xi64>
}

// -----

// Memrefs are buffers too; layout and memory space are not in the signature.
// CHECK-LABEL: func.func @memrefs
// CHECK-SAME: iree.reflection = {f = "I19!B7!t7d4d4B7!t7d5d5R1!", fv = "1"}
func.func @memrefs(%a: memref<4x4xi64, strided<[?, 1], offset: ?>>, %b: memref<5x5xi64, 3>) {
  return
}

// -----

// A dynamic dim is -1.
// CHECK-LABEL: func.func @dynamic
// CHECK-SAME: iree.reflection = {f = "I11!B8!t7d-1d4R1!", fv = "1"}
func.func @dynamic(%a: tensor<?x4xi64>) {
  return
}

// -----

// f32 is the element type that is not written; a 0-d buffer has no dims.
// CHECK-LABEL: func.func @defaults
// CHECK-SAME: iree.reflection = {f = "I9!B3!d1B1!R4!S1!", fv = "1"}
func.func @defaults(%a: tensor<1xf32>, %b: tensor<f32>) -> f32 {
  %c = arith.constant 0.0 : f32
  return %c : f32
}

// -----

// i1 is one signed byte.
// CHECK-LABEL: func.func @bool
// CHECK-SAME: iree.reflection = {f = "I6!S3!t4R1!", fv = "1"}
func.func @bool(%a: i1) {
  return
}

// -----

// Tuples are their leaves, in order; an empty tuple is nothing.
// CHECK-LABEL: func.func @tuples
// CHECK-SAME: iree.reflection = {f = "I14!S3!t6B3!d4S1!R6!S3!t6", fv = "1"}
func.func @tuples(%a: tuple<i32, tuple<tensor<4xf32>, tuple<>>>, %b: f32) -> tuple<i32> {
  %t = builtin.unrealized_conversion_cast to tuple<i32>
  return %t : tuple<i32>
}

// -----

// Private functions, declarations, and functions marked stub or none are not exported.
// CHECK-LABEL: func.func private @private
// CHECK-NOT: iree.reflection
// CHECK-LABEL: func.func private @declared
// CHECK-NOT: iree.reflection
// CHECK-LABEL: func.func nested @nested
// CHECK-NOT: iree.reflection
// CHECK-LABEL: func.func @stub
// CHECK-NOT: iree.reflection
// CHECK-LABEL: func.func @none
// CHECK-NOT: iree.reflection
// CHECK-LABEL: func.func @exported
// CHECK-SAME: iree.reflection = {f = "I4!S1!R1!", fv = "1"}
func.func private @private(%a: f32) {
  return
}
func.func private @declared(f32)
func.func nested @nested(%a: f32) {
  return
}
func.func @stub(%a: f32) attributes {iree.abi.stub} {
  return
}
func.func @none(%a: f32) attributes {iree.abi.none} {
  return
}
func.func @exported(%a: f32) {
  return
}

// -----

// Functions of nested modules are handled.
// CHECK-LABEL: module @inner
// CHECK: func.func @deep
// CHECK-SAME: iree.reflection = {f = "I4!S1!R1!", fv = "1"}
module @outer {
  module @inner {
    func.func @deep(%a: f32) {
      return
    }
  }
}

// -----

// Entries of others are kept, and an older signature is replaced.
// CHECK-LABEL: func.func @others
// CHECK-SAME: iree.reflection = {f = "I4!S1!R1!", fv = "1", theirs = "kept"}
func.func @others(%a: f32) attributes {iree.reflection = {f = "I1!R1!", theirs = "kept"}} {
  return
}

// -----

// A memory space may be of any width.
// CHECK-LABEL: func.func @wide_memory_space
// CHECK-SAME: iree.reflection = {f = "I6!B3!d4R1!", fv = "1"}
func.func @wide_memory_space(%a: memref<4xf32, 170141183460469231731687303715884105727 : i128>) {
  return
}
