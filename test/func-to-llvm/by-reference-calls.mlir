// RUN: abi-opt %s --abi-func-to-llvm --split-input-file | filecheck %s

// Rule 18: a caller puts the value on its stack; MLIR's own conversion gives a call that is not valid.
// CHECK-LABEL: llvm.func @caller(
// CHECK-SAME: %[[A:.+]]: !llvm.struct<(f32, f32)>)
// CHECK: %[[P:.+]] = llvm.alloca %{{.+}} x !llvm.struct<(f32, f32)> : (i64) -> !llvm.ptr
// CHECK: llvm.store %[[A]], %[[P]]
// CHECK: llvm.call @callee(%[[P]]) : (!llvm.ptr) -> ()
func.func @caller(%a: complex<f32>) {
  call @callee(%a) : (complex<f32>) -> ()
  return
}
func.func private @callee(complex<f32> {llvm.byval = complex<f32>})

// -----

// Rules 18 and 21: a wrapper hands the pointer on, and says of it what the function says.
// CHECK-LABEL: llvm.func @_mlir_ciface_wrapped(
// CHECK-SAME: %[[A:.+]]: !llvm.ptr {llvm.byval = !llvm.struct<(f32, f32)>})
// CHECK: llvm.call @wrapped(%[[A]]) : (!llvm.ptr) -> ()
func.func @wrapped(%a: complex<f32> {llvm.byval = complex<f32>}) attributes {llvm.emit_c_interface} {
  return
}
