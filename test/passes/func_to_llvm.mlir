// RUN: abi-opt %s --abi-func-to-llvm --split-input-file --allow-unregistered-dialect | filecheck %s
// RUN: abi-opt %s --abi-func-to-llvm='c-abi=target' --split-input-file --allow-unregistered-dialect | filecheck %s --check-prefix=TARGET

// Rule 33: whatever is not of func stays, and is bridged by casts; nested modules are converted.
// CHECK-LABEL: llvm.func @bridged(
// CHECK-DAG: %[[M:.+]] = builtin.unrealized_conversion_cast %{{.+}} : !llvm.struct<({{.*}})> to memref<?xf32>
// CHECK-DAG: %[[I:.+]] = builtin.unrealized_conversion_cast %{{.+}} : i64 to index
// CHECK: "test.use"(%[[M]], %[[I]]) : (memref<?xf32>, index) -> ()
// TARGET-LABEL: llvm.func @bridged(
module {
  func.func @bridged(%m: memref<?xf32>, %i: index) {
    "test.use"(%m, %i) : (memref<?xf32>, index) -> ()
    return
  }
}

// -----

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

// Tuples are taken apart first.
// CHECK-LABEL: llvm.func @tuples(
// CHECK-SAME: %arg0: f32 {{.*}}, %arg1: i64
// CHECK-SAME: -> !llvm.struct<(f32, i64)>
// TARGET-LABEL: llvm.func @tuples(
func.func @tuples(%t: tuple<f32, tuple<index>>) -> tuple<f32, tuple<index>> {
  return %t : tuple<f32, tuple<index>>
}

// -----

// So are those that a function takes or returns that is itself an argument.
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

// -----

// What a memref argument promises of its elements belongs to the aligned pointer.
// CHECK-LABEL: llvm.func @promises(
// CHECK-SAME: %arg0: !llvm.ptr, %arg1: !llvm.ptr {llvm.align = 64 : i64, llvm.noalias}, %arg2: i64
// CHECK-LABEL: llvm.func @_mlir_ciface_promises(
// CHECK-SAME: %arg0: !llvm.ptr) attributes
// TARGET-LABEL: llvm.func @promises(
func.func @promises(%m: memref<?xf32> {llvm.align = 64, llvm.noalias})
    attributes {llvm.emit_c_interface} {
  return
}
