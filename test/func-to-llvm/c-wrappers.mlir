// RUN: abi-opt %s --abi-func-to-llvm --split-input-file | filecheck %s
// RUN: mlir-opt %s --convert-func-to-llvm --split-input-file | filecheck %s
// RUN: abi-opt %s --abi-func-to-llvm=emit-c-wrappers=none --split-input-file | filecheck %s --check-prefix=NONE
// RUN: abi-opt %s --abi-func-to-llvm=emit-c-wrappers=all --split-input-file | filecheck %s --check-prefix=ALL
// RUN: mlir-opt %s --llvm-request-c-wrappers --convert-func-to-llvm --split-input-file | filecheck %s --check-prefix=ALL

// Rules 20, 21, 23: the wrapper of a definition loads each descriptor and passes its fields on.
// CHECK-LABEL: llvm.func @defined(
// CHECK-LABEL: llvm.func @_mlir_ciface_defined(
// CHECK-SAME: %arg0: !llvm.ptr, %arg1: i8, %arg2: !llvm.struct<(f32, f32)>)
// CHECK: %[[D:.+]] = llvm.load %arg0 : !llvm.ptr -> !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: llvm.extractvalue %[[D]][0]
// CHECK-NEXT: llvm.extractvalue %[[D]][1]
// CHECK-NEXT: llvm.extractvalue %[[D]][2]
// CHECK-NEXT: llvm.extractvalue %[[D]][3, 0]
// CHECK-NEXT: llvm.extractvalue %[[D]][4, 0]
// CHECK-NEXT: llvm.call @defined(
// CHECK-NEXT: llvm.return
// NONE: llvm.func @defined(
// NONE-NOT: @_mlir_ciface_defined
func.func @defined(%m: memref<?xf32>, %x: i8, %c: complex<f32>) attributes {llvm.emit_c_interface} {
  return
}

// -----

// Rule 22: a result that is a struct is written through a leading pointer.
// CHECK-LABEL: llvm.func @_mlir_ciface_result(
// CHECK-SAME: %arg0: !llvm.ptr, %arg1: !llvm.ptr)
// CHECK: %[[R:.+]] = llvm.call @result(
// CHECK-NEXT: llvm.store %[[R]], %arg0
// CHECK-NEXT: llvm.return
// NONE: llvm.func @result(
// NONE-NOT: @_mlir_ciface_result
func.func @result(%m: memref<?xf32>) -> memref<?xf32> attributes {llvm.emit_c_interface} {
  return %m : memref<?xf32>
}

// -----

// Rule 22: vectors, and arrays of them, are returned by value.
// CHECK-LABEL: llvm.func @_mlir_ciface_vector(
// CHECK-SAME: %arg0: !llvm.array<2 x vector<4xf32>>) -> !llvm.array<2 x vector<4xf32>>
// NONE: llvm.func @vector(
// NONE-NOT: @_mlir_ciface_vector
func.func @vector(%v: vector<2x4xf32>) -> vector<2x4xf32> attributes {llvm.emit_c_interface} {
  return %v : vector<2x4xf32>
}

// -----

// Rule 24: a declaration gets a body that puts descriptors on the stack and calls C's function.
// CHECK-LABEL: llvm.func private @declared(
// CHECK: llvm.alloca %{{.+}} x !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK: llvm.store
// CHECK: llvm.call @_mlir_ciface_declared(
// CHECK: llvm.func @_mlir_ciface_declared(!llvm.ptr) attributes {llvm.emit_c_interface, sym_visibility = "private"}
// NONE: llvm.func @declared(
// NONE-NOT: @_mlir_ciface_declared
func.func private @declared(memref<?xf32>) attributes {llvm.emit_c_interface}

// -----

// Rules 20 and 27: only a unit attribute asks for a wrapper; asked for all, private functions too.
// CHECK-LABEL: llvm.func @not_a_unit(
// CHECK-NOT: @_mlir_ciface_not_a_unit
// CHECK: llvm.func @private(
// CHECK-NOT: @_mlir_ciface_private
// ALL: llvm.func @_mlir_ciface_not_a_unit(
// ALL: llvm.func @_mlir_ciface_private(
func.func @not_a_unit() attributes {llvm.emit_c_interface = true} {
  return
}
func.func private @private() {
  return
}
