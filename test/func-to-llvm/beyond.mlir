// RUN: abi-opt %s --abi-func-to-llvm --split-input-file | filecheck %s

// Rule 33: a block that nothing reaches is converted like any other; MLIR's own conversion fails.
// CHECK-LABEL: llvm.func @unreachable(
// CHECK: ^{{.+}}:
// CHECK: llvm.call @unreachable(
// CHECK: llvm.return
func.func @unreachable(%i: index) -> index {
  return %i : index
^nowhere:
  %r = call @unreachable(%i) : (index) -> index
  return %r : index
}

// -----

// Rule 19: the call of a variadic function names its type; that of MLIR's conversion is not valid.
// CHECK-LABEL: llvm.func @call_variadic(
// CHECK: llvm.call @variadic(%{{.+}}) vararg(!llvm.func<i32 (i64, ...)>) : (i64) -> i32
func.func @call_variadic(%i: index) -> i32 {
  %r = call @variadic(%i) : (index) -> i32
  return %r : i32
}
func.func private @variadic(index) -> i32 attributes {func.varargs = true}

// -----

// Rule 12: malloc may be declared anywhere in the module.
// CHECK-LABEL: llvm.func @copied(
// CHECK: llvm.call @malloc(
// CHECK-LABEL: llvm.func @malloc(i64) -> !llvm.ptr
// CHECK-NOT: llvm.func @malloc
func.func @copied(%m: memref<*xf32>) -> memref<*xf32> {
  return %m : memref<*xf32>
}
func.func private @malloc(i64) -> !llvm.ptr

// -----

// Rule 12: it is declared where the symbols of the function are.
// CHECK: gpu.module @kernels {
// CHECK: llvm.func @malloc(i64) -> !llvm.ptr
// CHECK: llvm.func @copied(
gpu.module @kernels {
  func.func @copied(%m: memref<*xf32>) -> memref<*xf32> {
    return %m : memref<*xf32>
  }
}

// -----

// Rule 8: a result that becomes several is several fields, and those behind it move on.
// CHECK-LABEL: llvm.func @tuple(
// CHECK-SAME: -> !llvm.struct<(i32, f32, i64)>
// CHECK-LABEL: llvm.func @behind(
// CHECK: %[[R:.+]] = llvm.call @tuple(
// CHECK: %[[I:.+]] = llvm.extractvalue %[[R]][2] : !llvm.struct<(i32, f32, i64)>
// CHECK: llvm.return %[[I]] : i64
func.func @tuple(%t: tuple<i32, f32>, %i: index) -> (tuple<i32, f32>, index) {
  return %t, %i : tuple<i32, f32>, index
}
func.func @behind(%t: tuple<i32, f32>, %i: index) -> index {
  %r:2 = call @tuple(%t, %i) : (tuple<i32, f32>, index) -> (tuple<i32, f32>, index)
  return %r#1 : index
}

// -----

// Rule 7: a cast of all results to the struct is the struct; only other uses take fields of it.
// CHECK-LABEL: llvm.func @stored(
// CHECK-SAME: %[[TO:.+]]: !llvm.ptr)
// CHECK-NEXT: %[[R:.+]] = llvm.call @pair()
// CHECK-NEXT: llvm.store %[[R]], %[[TO]]
// CHECK-NEXT: llvm.return
// CHECK-LABEL: llvm.func @stored_and_returned(
// CHECK-SAME: %[[TO:.+]]: !llvm.ptr)
// CHECK-NEXT: %[[R:.+]] = llvm.call @pair()
// CHECK: %[[SECOND:.+]] = llvm.extractvalue %[[R]][1]
// CHECK: llvm.store %[[R]], %[[TO]]
// CHECK: llvm.return %[[SECOND]] : f32
func.func private @pair() -> (i32, f32)
func.func @stored(%to: !llvm.ptr) {
  %r:2 = call @pair() : () -> (i32, f32)
  %pair = builtin.unrealized_conversion_cast %r#0, %r#1 : i32, f32 to !llvm.struct<(i32, f32)>
  llvm.store %pair, %to : !llvm.struct<(i32, f32)>, !llvm.ptr
  return
}
func.func @stored_and_returned(%to: !llvm.ptr) -> f32 {
  %r:2 = call @pair() : () -> (i32, f32)
  %pair = builtin.unrealized_conversion_cast %r#0, %r#1 : i32, f32 to !llvm.struct<(i32, f32)>
  llvm.store %pair, %to : !llvm.struct<(i32, f32)>, !llvm.ptr
  return %r#1 : f32
}

// -----

// Rules 19 and 24: a declaration that C implements has a body, and with it a linkage of its own.
// CHECK-LABEL: llvm.func private @implemented()
// CHECK: llvm.func @_mlir_ciface_implemented()
func.func private @implemented()
    attributes {llvm.emit_c_interface, llvm.linkage = #llvm.linkage<internal>}

// -----

// Rules 16 and 17: attributes of a call go where those of its callee go; MLIR's conversion leaves as
// many as before, which mlir-opt cannot print.
// CHECK-LABEL: llvm.func @call_attributes(
// CHECK: llvm.call @callee({{.+}}) : (i32 {llvm.noundef}, !llvm.ptr, !llvm.ptr {llvm.nonnull}, i64, i64, i64) -> !llvm.struct<(i32, i32)>
// CHECK: llvm.call %arg{{.+}} : !llvm.ptr, (!llvm.ptr, !llvm.ptr {llvm.nonnull}, i64, i64, i64) -> (i32 {llvm.noundef})
func.func @call_attributes(%a: i32, %m: memref<?xf32>, %f: (memref<?xf32>) -> i32) -> i32 {
  %r:2 = "func.call"(%a, %m) <{
    callee = @callee, arg_attrs = [{llvm.noundef}, {llvm.nonnull}], res_attrs = [{llvm.noundef}, {}]
  }> : (i32, memref<?xf32>) -> (i32, i32)
  %s = "func.call_indirect"(%f, %m) <{
    arg_attrs = [{llvm.nonnull}], res_attrs = [{llvm.noundef}]
  }> : ((memref<?xf32>) -> i32, memref<?xf32>) -> i32
  return %s : i32
}
func.func private @callee(i32, memref<?xf32>) -> (i32, i32)
