// RUN: abi-opt %s --abi-alignments-from-assumptions --split-input-file | filecheck %s

// The greatest alignment is the argument's, beside what it has; an attribute that is there counts.
// CHECK-LABEL: func.func @arguments(
// CHECK-SAME: memref<?x4xf32> {iree.abi.name = "x", llvm.align = 64 : i64}
// CHECK-SAME: memref<?xf32> {llvm.align = 128 : i64}
// CHECK-NOT: memref.assume_alignment
// CHECK: return %{{.*}} : memref<?x4xf32>
func.func @arguments(%x: memref<?x4xf32> {iree.abi.name = "x"}, %y: memref<?xf32> {llvm.align = 128 : i64})
    -> memref<?x4xf32> {
  %a = memref.assume_alignment %x, 16 : memref<?x4xf32>
  %flat = memref.collapse_shape %a [[0, 1]] : memref<?x4xf32> into memref<?xf32>
  %b = memref.assume_alignment %flat, 64 : memref<?xf32>
  %c = memref.assume_alignment %y, 32 : memref<?xf32>
  return %a : memref<?x4xf32>
}

// -----

// Callers do not check parts of arguments, what a branch assumes, what begins elsewhere than at the
// aligned pointer, and what the module itself passes. Memory of the function's own stays.
// CHECK-LABEL: func.func @others(
// CHECK-NOT: llvm.align
// CHECK: memref.alloc
// CHECK-NEXT: memref.assume_alignment
// CHECK-NOT: memref.assume_alignment
// CHECK: return
func.func @others(%x: memref<?xf32>, %y: memref<4xf32, strided<[1], offset: 2>>,
                  %z: memref<*xf32>, %p: i1, %i: index) {
  %part = memref.subview %x[%i] [4] [1] : memref<?xf32> to memref<4xf32, strided<[1], offset: ?>>
  %a = memref.assume_alignment %part, 16 : memref<4xf32, strided<[1], offset: ?>>
  scf.if %p {
    %b = memref.assume_alignment %x, 16 : memref<?xf32>
  }
  %c = memref.assume_alignment %y, 16 : memref<4xf32, strided<[1], offset: 2>>
  %ranked = memref.cast %z : memref<*xf32> to memref<4xf32>
  %d = memref.assume_alignment %ranked, 16 : memref<4xf32>
  %own = memref.alloc() : memref<4xf32>
  %e = memref.assume_alignment %own, 16 : memref<4xf32>
  return
}

// -----

// CHECK-LABEL: func.func private @private(
// CHECK-NOT: llvm.align
// CHECK-NOT: memref.assume_alignment
// CHECK: func.func @called(
// CHECK-NOT: llvm.align
// CHECK-NOT: memref.assume_alignment
// CHECK: func.func @caller
func.func private @private(%x: memref<?xf32>) {
  %a = memref.assume_alignment %x, 16 : memref<?xf32>
  return
}
func.func @called(%x: memref<?xf32>) {
  %a = memref.assume_alignment %x, 16 : memref<?xf32>
  return
}
func.func @caller(%x: memref<?xf32>) {
  call @private(%x) : (memref<?xf32>) -> ()
  call @called(%x) : (memref<?xf32>) -> ()
  return
}
