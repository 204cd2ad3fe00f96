// RUN: abi-opt --abi-emit-packed-wrappers=for-callers --abi-func-to-llvm=use-bare-ptr-memref-call-conv %s | filecheck %s

// A bare pointer among the results, by an option of a later pass, becomes a descriptor in the struct.
// CHECK-LABEL: llvm.func @_mlir_packed_f(
// CHECK-SAME: %[[PARAMS:[^:]+]]: !llvm.ptr
// CHECK: %[[CALL:.+]] = llvm.call @f({{.+}}) : (!llvm.ptr, i64) -> !llvm.struct<(ptr, i64)>
// CHECK-NEXT: %[[POINTER:.+]] = llvm.extractvalue %[[CALL]][0]
// CHECK-NEXT: %[[NUMBER:.+]] = llvm.extractvalue %[[CALL]][1]
// CHECK: llvm.insertvalue %[[POINTER]], %{{.+}}[1]
// CHECK: %[[DESCRIPTOR:.+]] = llvm.insertvalue %{{.+}}, %{{.+}}[4, 0]
// CHECK-NEXT: %[[EMPTY:.+]] = llvm.mlir.poison : [[STRUCT:!llvm.struct<\(struct<\(ptr, ptr, i64, array<1 x i64>, array<1 x i64>\)>, i64\)>]]
// CHECK-NEXT: %[[HALF:.+]] = llvm.insertvalue %[[DESCRIPTOR]], %[[EMPTY]][0]
// CHECK-NEXT: %[[ALL:.+]] = llvm.insertvalue %[[NUMBER]], %[[HALF]][1]
// CHECK-NEXT: llvm.store %[[ALL]], %[[PARAMS]] : [[STRUCT]]
// CHECK-NEXT: llvm.mlir.constant(0 : i32)
func.func @f(%x: memref<4xf32>, %n: index) -> (memref<4xf32>, index) {
  return %x, %n : memref<4xf32>, index
}
