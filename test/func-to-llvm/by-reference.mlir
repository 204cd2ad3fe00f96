// RUN: abi-opt %s --abi-func-to-llvm --split-input-file --allow-unregistered-dialect | filecheck %s
// RUN: mlir-opt %s --convert-func-to-llvm --split-input-file --allow-unregistered-dialect | filecheck %s

// Rule 18: what is byval or byref and no pointer becomes one, and is loaded at the entry.
// CHECK-LABEL: llvm.func @reference(
// CHECK-SAME: %[[A:.+]]: !llvm.ptr {llvm.byval = !llvm.struct<(f32, f32)>},
// CHECK-SAME: %[[B:.+]]: !llvm.ptr {llvm.byref = i64})
// CHECK-DAG: %[[V:.+]] = llvm.load %[[A]] : !llvm.ptr -> !llvm.struct<(f32, f32)>
// CHECK-DAG: %{{.+}} = llvm.load %[[B]] : !llvm.ptr -> i64
// CHECK: llvm.return %[[V]] : !llvm.struct<(f32, f32)>
func.func @reference(%a: complex<f32> {llvm.byval = complex<f32>}, %b: index {llvm.byref = index})
    -> complex<f32> {
  return %a : complex<f32>
}

// -----

// Rule 16: the types in attributes are converted.
// CHECK-LABEL: llvm.func @types(
// CHECK-SAME: !llvm.ptr {llvm.sret = !llvm.struct<(i32, i64)>})
func.func private @types(!llvm.ptr {llvm.sret = !llvm.struct<(i32, index)>})
