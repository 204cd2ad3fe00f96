// RUN: abi-opt %s --abi-func-to-llvm | filecheck %s --check-prefixes=CHECK,%{rule}
// RUN: abi-opt %s --abi-func-to-llvm 2>&1 | filecheck %s --check-prefix=WARN-%{rule} --allow-empty

// From LLVM 23 on, `llvm.NAME` of a function is its property `NAME`, but not that of its C wrapper.
// CHECK-LABEL: llvm.func @prefixed(
// LLVM22-SAME: attributes {llvm.emit_c_interface, llvm.no_inline, llvm.target_cpu = "generic"}
// LLVM23-SAME: attributes {llvm.emit_c_interface, no_inline, target_cpu = "generic"}
// CHECK-LABEL: llvm.func @_mlir_ciface_prefixed(
// CHECK-SAME: attributes {llvm.emit_c_interface, llvm.no_inline, llvm.target_cpu = "generic"}
func.func @prefixed(%x: i32) -> i32
    attributes {llvm.emit_c_interface, llvm.no_inline, llvm.target_cpu = "generic"} {
  return %x : i32
}

// Before, `NAME` alone is; now it is dropped, with a warning.
// CHECK-LABEL: llvm.func @bare(
// LLVM22-SAME: attributes {no_unwind}
// LLVM23-SAME: i32) -> i32 {
// WARN-LLVM22-NOT: warning:
// WARN-LLVM23: [[#@LINE+1]]:1: warning: @bare: no_unwind is dropped: this version of MLIR reads llvm.no_unwind
func.func @bare(%x: i32) -> i32 attributes {no_unwind} {
  return %x : i32
}

// CHECK-LABEL: llvm.func @readnone(
// LLVM22-SAME: attributes {memory_effects =
// LLVM23-SAME: attributes {llvm.readnone, memory_effects =
func.func @readnone(%x: i32) -> i32 attributes {llvm.readnone} {
  return %x : i32
}

// CHECK-LABEL: llvm.func @variadic(
// LLVM22-SAME: i32, ...) attributes {sym_visibility = "private"}
// LLVM23-SAME: i32, ...) attributes {func.varargs = true, sym_visibility = "private"}
func.func private @variadic(i32) attributes {func.varargs = true}
