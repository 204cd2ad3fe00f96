// RUN: abi-opt %s --abi-func-to-llvm --abi-memref-access-to-llvm --finalize-memref-to-llvm --reconcile-unrealized-casts --canonicalize | filecheck %s
// RUN: mlir-opt %s --convert-func-to-llvm --finalize-memref-to-llvm --reconcile-unrealized-casts --canonicalize | filecheck %s --check-prefix=UPSTREAM

// Rule 3: an element is at the aligned pointer, offset and strides counted in elements; the allocated
// pointer is for free alone. (MLIR's own conversion adds the offset first.)
// CHECK-LABEL: llvm.func @element(
// CHECK-SAME: %[[ALLOCATED:.+]]: !llvm.ptr, %[[ALIGNED:.+]]: !llvm.ptr, %[[OFFSET:.+]]: i64, %{{.+}}: i64, %[[STRIDE:.+]]: i64, %[[I:.+]]: i64) -> f32
// CHECK-NEXT: %[[A:.+]] = llvm.mul %[[I]], %[[STRIDE]]
// CHECK-NEXT: %[[B:.+]] = llvm.add %[[A]], %[[OFFSET]]
// CHECK-NEXT: %[[P:.+]] = llvm.getelementptr {{.*}}%[[ALIGNED]][%[[B]]] : (!llvm.ptr, i64) -> !llvm.ptr, f32
// CHECK-NEXT: llvm.load %[[P]]
// CHECK-NEXT: llvm.call @free(%[[ALLOCATED]])
// UPSTREAM-LABEL: llvm.func @element(
// UPSTREAM-SAME: %[[ALLOCATED:.+]]: !llvm.ptr, %[[ALIGNED:.+]]: !llvm.ptr, %[[OFFSET:.+]]: i64, %{{.+}}: i64, %[[STRIDE:.+]]: i64, %[[I:.+]]: i64) -> f32
// UPSTREAM-NEXT: %[[O:.+]] = llvm.getelementptr %[[ALIGNED]][%[[OFFSET]]] : (!llvm.ptr, i64) -> !llvm.ptr, f32
// UPSTREAM-NEXT: %[[A:.+]] = llvm.mul %[[I]], %[[STRIDE]]
// UPSTREAM-NEXT: %[[P:.+]] = llvm.getelementptr {{.*}}%[[O]][%[[A]]] : (!llvm.ptr, i64) -> !llvm.ptr, f32
// UPSTREAM-NEXT: llvm.load %[[P]]
// UPSTREAM-NEXT: llvm.call @free(%[[ALLOCATED]])
func.func @element(%m: memref<?xf32, strided<[?], offset: ?>>, %i: index) -> f32 {
  %x = memref.load %m[%i] : memref<?xf32, strided<[?], offset: ?>>
  memref.dealloc %m : memref<?xf32, strided<[?], offset: ?>>
  return %x : f32
}
