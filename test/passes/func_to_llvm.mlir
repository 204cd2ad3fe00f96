// RUN: abi-opt %s --abi-func-to-llvm --split-input-file | filecheck %s
// RUN: abi-opt %s --abi-func-to-llvm='c-abi=target' --split-input-file | filecheck %s --check-prefix=TARGET

// Calls before definitions, recursion, function constants and indirect calls.
// CHECK-LABEL: llvm.func @first(
// CHECK: llvm.call @second(%{{.+}}) : (i64) -> i64
// CHECK: %[[F:.+]] = llvm.mlir.addressof @second : !llvm.ptr
// CHECK: llvm.call %{{.+}}(%{{.+}}) : !llvm.ptr, (i64) -> i64
// CHECK-LABEL: llvm.func @second(
// CHECK: llvm.call @second(%{{.+}}) : (i64) -> i64
// TARGET-LABEL: llvm.func @first(
func.func @first(%i: index) -> index {
  %a = call @second(%i) : (index) -> index
  %f = constant @second : (index) -> index
  %b = call_indirect %f(%a) : (index) -> index
  return %b : index
}
func.func @second(%i: index) -> index {
  %a = call @second(%i) : (index) -> index
  return %a : index
}

// -----

// Tuples are taken apart first, also those that a function takes or returns that is itself an argument.
// CHECK-LABEL: llvm.func @calls_an_argument(
// CHECK: llvm.call %arg0() : !llvm.ptr, () -> !llvm.struct<(i32, f32)>
// TARGET-LABEL: llvm.func @calls_an_argument(
func.func @calls_an_argument(%g: () -> tuple<i32, f32>) {
  %t = call_indirect %g() : () -> tuple<i32, f32>
  return
}

// -----

// For C compilers, a small result is extended, and a complex argument goes by pointer.
// CHECK-LABEL: llvm.func @_mlir_ciface_small(
// CHECK-SAME: %arg0: i1, %arg1: !llvm.struct<(f32, f32)>) -> i1
// TARGET-LABEL: llvm.func @_mlir_ciface_small(
// TARGET-SAME: %arg0: i1, %arg1: !llvm.ptr) -> (i1 {llvm.zeroext})
func.func @small(%b: i1, %c: complex<f32>) -> i1 attributes {llvm.emit_c_interface} {
  return %b : i1
}
