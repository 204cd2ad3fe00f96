// RUN: abi-opt %s --abi-func-to-llvm --split-input-file | filecheck %s
// RUN: mlir-opt %s --convert-func-to-llvm --split-input-file | filecheck %s

// Rules 23 and 24: functions that differ in name alone have wrappers that call each its own.
// CHECK-LABEL: llvm.func @_mlir_ciface_first(
// CHECK: llvm.load
// CHECK: llvm.call @first(
// CHECK-LABEL: llvm.func @_mlir_ciface_second(
// CHECK: llvm.load
// CHECK: llvm.call @second(
// CHECK-LABEL: llvm.func private @third(
// CHECK: llvm.alloca
// CHECK: llvm.call @_mlir_ciface_third(
// CHECK: llvm.func @_mlir_ciface_third(!llvm.ptr)
// CHECK-LABEL: llvm.func private @fourth(
// CHECK: llvm.alloca
// CHECK: llvm.call @_mlir_ciface_fourth(
// CHECK: llvm.func @_mlir_ciface_fourth(!llvm.ptr)
func.func private @first(%m: memref<2x3xf32>) attributes {llvm.emit_c_interface} {
  return
}
func.func private @second(%m: memref<?x?xi8>) attributes {llvm.emit_c_interface} {
  return
}
func.func private @third(memref<?x4xf64>) attributes {llvm.emit_c_interface}
func.func private @fourth(memref<?x4xf64>) attributes {llvm.emit_c_interface}
