// RUN: abi-opt %s --abi-func-to-llvm --allow-unregistered-dialect --split-input-file | filecheck %s
// RUN: mlir-opt %s --convert-func-to-llvm --allow-unregistered-dialect --split-input-file | filecheck %s

// Rules 16 and 17: attributes stay where an argument or a single result is one value.
// CHECK-LABEL: llvm.func @entries(
// CHECK-SAME: %arg0: !llvm.ptr {llvm.noalias}
// CHECK-SAME: -> (f32 {test.result})
func.func @entries(%p: !llvm.ptr {llvm.noalias}, %x: f32) -> (f32 {test.result}) {
  return %x : f32
}

// -----

// Rule 17: they are dropped where results are packed.
// CHECK-LABEL: llvm.func @packed(
// CHECK-NOT: test.result
// CHECK-LABEL: llvm.func @unpacked(
// CHECK-SAME: test.result
func.func @packed(%x: f32) -> (f32 {test.result}, f32) {
  return %x, %x : f32, f32
}
func.func @unpacked(%x: f32) -> (f32 {test.result}) {
  return %x : f32
}

// -----

// Rule 19: linkage, readnone and varargs become properties; others are copied to the wrapper too,
// but for no_inline, which is dropped.
// CHECK-LABEL: llvm.func internal @linkage(
// CHECK-LABEL: llvm.func @readnone(
// CHECK-SAME: memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none
// CHECK-LABEL: llvm.func @variadic(i32, ...)
// CHECK-LABEL: llvm.func @other(
// CHECK-SAME: passthrough = ["noinline"]
// CHECK-LABEL: llvm.func @_mlir_ciface_other(
// CHECK-SAME: passthrough = ["noinline"]
// CHECK-LABEL: llvm.func @never() {
func.func @linkage() attributes {llvm.linkage = #llvm.linkage<internal>} {
  return
}
func.func @readnone(%x: i32) attributes {llvm.readnone} {
  return
}
func.func private @variadic(i32) attributes {func.varargs = true}
func.func @other() attributes {llvm.emit_c_interface, passthrough = ["noinline"]} {
  return
}
func.func @never() attributes {no_inline} {
  return
}

// -----

// Rule 25: a wrapper has the attributes of arguments and results, behind the pointer for a struct.
// CHECK-LABEL: llvm.func @_mlir_ciface_value(
// CHECK-SAME: %{{.+}}: i32 {llvm.noundef, test.argument}) -> (i32 {llvm.noundef, test.result})
// CHECK-LABEL: llvm.func @_mlir_ciface_struct(
// CHECK-SAME: %{{.+}}: !llvm.ptr, %{{.+}}: f32 {test.argument}) attributes
func.func @value(%i: i32 {llvm.noundef, test.argument}) -> (i32 {llvm.noundef, test.result})
    attributes {llvm.emit_c_interface} {
  return %i : i32
}
func.func @struct(%x: f32 {test.argument}) -> (f32 {test.result}, f32 {test.result})
    attributes {llvm.emit_c_interface} {
  return %x, %x : f32, f32
}
