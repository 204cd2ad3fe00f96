// RUN: abi-opt %s --abi-call-parts | filecheck %s
// RUN: abi-opt %s --abi-call-parts --abi-call-parts | filecheck %s

// The caller stores the bounds, the size of a part, what runs parts and returns a status, and the other
// operands behind the failure, which @_mlir_abi_run_parts sets and returns. The mark
// of the function goes, so that twice is once.
// CHECK: llvm.func internal @f.part0.run(%[[LOOP:.+]]: !llvm.ptr, %[[LOWER:.+]]: i64, %[[UPPER:.+]]: i64) -> i32
// CHECK: %[[X_FIELD:.+]] = llvm.getelementptr %[[LOOP]][0, 5]
// CHECK: %[[X:.+]] = llvm.load %[[X_FIELD]] : !llvm.ptr -> !llvm.ptr
// CHECK: %[[SIZE_FIELD:.+]] = llvm.getelementptr %[[LOOP]][0, 2]
// CHECK: %[[SIZE:.+]] = llvm.load %[[SIZE_FIELD]] : !llvm.ptr -> i64
// CHECK: llvm.call @f.part0(%[[X]], %[[LOWER]], %[[UPPER]], %[[SIZE]])
// CHECK: llvm.return %{{.+}} : i32
// CHECK-NOT: abi.part
// CHECK: llvm.func @f(%[[A:.+]]: !llvm.ptr)
// CHECK: %[[DATA:.+]] = llvm.alloca %{{.+}} x !llvm.struct<(i64, i64, i64, ptr, i64, ptr)>
// CHECK: %[[PART:.+]] = llvm.call @_mlir_abi_part_size
// CHECK: %[[RUNNER:.+]] = llvm.mlir.addressof @f.part0.run
// CHECK: %[[NEXT:.+]] = llvm.getelementptr %[[DATA]][0, 0]
// CHECK: llvm.store %{{.+}}, %[[NEXT]] : i64
// CHECK: llvm.store %{{.+}}, %{{.+}} : i64
// CHECK: llvm.store %[[PART]], %{{.+}} : i64
// CHECK: llvm.store %[[RUNNER]], %{{.+}} : !llvm.ptr
// CHECK: llvm.store %[[A]], %{{.+}} : !llvm.ptr
// CHECK: llvm.call @_mlir_abi_run_parts(%[[DATA]]) {abi.status_of = @f.part0.run} : (!llvm.ptr) -> i32
// CHECK-NOT: llvm.call @f.part0

// The record says that the library uses threads.
// CHECK: llvm.mlir.global external constant @_mlir_abi_reflection_f("{{.*}}\22threads\22:true
// CHECK: llvm.func extern_weak @GOMP_parallel(!llvm.ptr, !llvm.ptr, i32, i32)
// CHECK: llvm.func extern_weak @omp_get_max_threads() -> i32
// CHECK: llvm.mlir.global weak @_mlir_abi_parallel()
// CHECK: llvm.func internal @_mlir_abi_part_size(
// CHECK: llvm.func internal @_mlir_abi_run_rest(
// CHECK: llvm.func internal @_mlir_abi_run_parts(
llvm.func @_mlir_abi_part_size(i64, i64, i64, i64) -> i64
llvm.func internal @f.part0(%x: !llvm.ptr, %lower: i64, %upper: i64, %size: i64) attributes {abi.part} {
  llvm.return
}
llvm.func @f(%x: !llvm.ptr) {
  %zero = llvm.mlir.constant(0 : i64) : i64
  %end = llvm.mlir.constant(64 : i64) : i64
  %one = llvm.mlir.constant(1 : i64) : i64
  %size = llvm.call @_mlir_abi_part_size(%end, %one, %end, %one) : (i64, i64, i64, i64) -> i64
  llvm.call @f.part0(%x, %zero, %end, %size) : (!llvm.ptr, i64, i64, i64) -> ()
  llvm.return
}
llvm.mlir.global external constant @_mlir_abi_reflection_f("{\22mlir_abi\22:1,\22name\22:\22f\22,\22kind\22:\22definition\22,\22arguments\22:[],\22results\22:[]}\00")
