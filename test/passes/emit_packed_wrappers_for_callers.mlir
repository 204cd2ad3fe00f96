// RUN: abi-opt --abi-emit-packed-wrappers=for-callers --split-input-file %s | filecheck %s
// RUN: abi-opt --abi-emit-packed-wrappers=for-callers --abi-func-to-llvm --split-input-file %s | filecheck %s --check-prefix=LLVM
// RUN: abi-opt --abi-emit-packed-wrappers=for-callers --abi-emit-packed-wrappers=for-callers --split-input-file %s | filecheck %s

// The name begins so. A function whose values no struct can hold is left out.
// CHECK-LABEL: func.func @scalable(
// CHECK-LABEL: func.func @number(
// CHECK-NOT: @_mlir_packed_scalable
// CHECK: llvm.func @_mlir_packed_number(%{{.+}}: !llvm.ptr, %{{.+}}: !llvm.ptr, %{{.+}}: !llvm.ptr) -> i32 {
// CHECK-NOT: @_mlir_packed_number(
// CHECK-NOT: @_mlir_packed_scalable
func.func @scalable(%x: vector<[4]xf32>) { return }
func.func @number(%x: f32) { return }

// -----

// An unranked memref has a place.
// CHECK-LABEL: func.func @f(
// CHECK-LABEL: llvm.func @_mlir_packed_f(
func.func @f(%x: memref<*xf32>) { return }

// -----

// Several results are stored as one struct, which the converted call returns.
// CHECK-LABEL: func.func @both(
// CHECK-LABEL: llvm.func @_mlir_packed_both(
// CHECK-SAME: %[[PARAMS:[^:]+]]: !llvm.ptr
// CHECK: %[[R:.+]]:2 = func.call @both(
// CHECK-NEXT: %[[ALL:.+]] = builtin.unrealized_conversion_cast %[[R]]#0, %[[R]]#1 : memref<?xf32>, index to !llvm.struct<(struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>, i64)>
// CHECK-NEXT: llvm.store %[[ALL]], %[[PARAMS]]
// CHECK-NEXT: llvm.mlir.constant(0 : i32)
// LLVM-LABEL: llvm.func @_mlir_packed_both(
// LLVM-SAME: %[[PARAMS:[^:]+]]: !llvm.ptr
// LLVM: %[[ALL:.+]] = llvm.call @both(
// LLVM-NEXT: llvm.store %[[ALL]], %[[PARAMS]]
// LLVM-NEXT: llvm.mlir.constant(0 : i32)
func.func @both(%x: memref<?xf32>, %n: index) -> (memref<?xf32>, index) {
  return %x, %n : memref<?xf32>, index
}

// -----

// What has no rank, or is passed as a bare pointer, is stored one by one.
// CHECK-LABEL: llvm.func @_mlir_packed_unranked(
// CHECK: llvm.call @malloc(
// CHECK: llvm.store
// CHECK: llvm.store
// CHECK: llvm.return
// CHECK-LABEL: llvm.func @_mlir_packed_bare(
// CHECK: llvm.store
// CHECK: llvm.store
// CHECK: llvm.return
func.func @unranked(%x: memref<*xf32>, %n: index) -> (memref<*xf32>, index) {
  return %x, %n : memref<*xf32>, index
}
func.func @bare(%x: memref<4xf32>, %n: index) -> (memref<4xf32>, index) attributes {llvm.bareptr} {
  return %x, %n : memref<4xf32>, index
}
