// RUN: abi-opt %s --abi-func-to-llvm=use-bare-ptr-memref-call-conv --allow-unregistered-dialect --split-input-file | filecheck %s
// RUN: mlir-opt %s --convert-func-to-llvm=use-bare-ptr-memref-call-conv --allow-unregistered-dialect --split-input-file | filecheck %s

// Rules 28 to 30: a static memref is its aligned pointer; the callee fills in the rest.
// CHECK-LABEL: llvm.func @callee(
// CHECK-SAME: %arg0: !llvm.ptr) {
// CHECK-DAG: %[[OFFSET:.+]] = llvm.mlir.constant(7 : {{index|i64}}) : i64
// CHECK-DAG: %[[A:.+]] = llvm.insertvalue %arg0, %{{.+}}[0]
// CHECK-DAG: %[[B:.+]] = llvm.insertvalue %arg0, %[[A]][1]
// CHECK: llvm.insertvalue %[[OFFSET]], %{{.+}}[2]
// CHECK-LABEL: llvm.func @caller(
// CHECK: %[[ALIGNED:.+]] = llvm.extractvalue %{{.+}}[1]
// CHECK-NEXT: llvm.call @callee(%[[ALIGNED]]) : (!llvm.ptr) -> ()
func.func @callee(%m: memref<4xf32, strided<[1], offset: 7>>) {
  "test.use"(%m) : (memref<4xf32, strided<[1], offset: 7>>) -> ()
  return
}
func.func @caller(%m: memref<4xf32, strided<[1], offset: 7>>) {
  call @callee(%m) : (memref<4xf32, strided<[1], offset: 7>>) -> ()
  return
}

// -----

// Rules 27 and 32: no wrapper, and several results are a struct of pointers and scalars.
// CHECK-LABEL: llvm.func @results(
// CHECK-SAME: -> !llvm.struct<(ptr, i32)>
// CHECK-NOT: _mlir_ciface_results
func.func @results(%m: memref<4xf32>, %i: i32) -> (memref<4xf32>, i32)
    attributes {llvm.emit_c_interface} {
  return %m, %i : memref<4xf32>, i32
}
