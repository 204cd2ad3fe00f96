// RUN: abi-opt --abi-emit-packed-wrappers=for-callers --split-input-file %s | filecheck %s
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
