// RUN: abi-opt %s --abi-internalize --split-input-file | filecheck %s --check-prefixes=CHECK,%{rule}
// RUN: abi-opt %s --abi-internalize --abi-internalize --split-input-file | filecheck %s --check-prefixes=CHECK,%{rule}

// A definition gets a name that no library has, and every reference follows.
// CHECK-LABEL: func.func @_mlir_abi_function_floor(
// CHECK-SAME: attributes {llvm.emit_c_interface, llvm.linkage = #llvm.linkage<internal>}
// CHECK: call @_mlir_abi_function_floor(
func.func @floor(%x: f64) -> f64 {
  %r = call @floor(%x) : (f64) -> f64
  return %r : f64
}
// CHECK-LABEL: func.func @_mlir_abi_function_refer()
// CHECK: constant @_mlir_abi_function_floor
// CHECK: all = [@_mlir_abi_function_floor, @sin]
// CHECK-SAME: more = {one = @_mlir_abi_function_floor}
func.func @refer() attributes {all = [@floor, @sin], more = {one = @floor}} {
  %f = constant @floor : (f64) -> f64
  %x = builtin.unrealized_conversion_cast to i1 {all = [@floor, @sin], more = {one = @floor}}
  return
}

// -----

// A private definition gets no wrapper.
// CHECK-LABEL: func.func private @_mlir_abi_function_floor(
// CHECK-NOT: llvm.emit_c_interface
// CHECK-SAME: attributes {llvm.linkage = #llvm.linkage<internal>}
func.func private @floor(%x: f64) -> f64 {
  return %x : f64
}

// -----

// A declaration is another's function, unless the module calls its wrapper.
// CHECK-LABEL: func.func private @sin(f64) -> f64
func.func private @sin(f64) -> f64
// CHECK-LABEL: func.func private @_mlir_abi_function_cos(f64) -> f64
// CHECK-SAME: attributes {llvm.emit_c_interface, llvm.linkage = #llvm.linkage<internal>}
func.func private @cos(f64) -> f64 attributes {llvm.emit_c_interface}

// -----

// What C calls by its own name keeps it, and LLVM gives that name no meaning.
// CHECK-LABEL: func.func @floor(
// LLVM22-SAME: attributes {llvm.bareptr, passthrough = ["nobuiltin"]}
// LLVM23-SAME: attributes {llvm.bareptr, llvm.passthrough = ["nobuiltin"], passthrough = ["nobuiltin"]}
func.func @floor(%x: f64) -> f64 attributes {llvm.bareptr} {
  return %x : f64
}
// CHECK-LABEL: func.func @ceil(
// LLVM22-SAME: attributes {llvm.linkage = #llvm.linkage<weak>, passthrough = ["cold", "nobuiltin"]}
// LLVM23-SAME: llvm.passthrough = ["nobuiltin"], passthrough = ["cold", "nobuiltin"]}
func.func @ceil(%x: f64) -> f64
    attributes {llvm.linkage = #llvm.linkage<weak>, passthrough = ["cold"]} {
  return %x : f64
}
// CHECK-LABEL: func.func @trunc(
// LLVM22-SAME: attributes {passthrough = ["nobuiltin"]}
// LLVM23-SAME: attributes {llvm.passthrough = ["nobuiltin"], passthrough = ["nobuiltin"]}
func.func @trunc(%x: index {llvm.byval = i64}) {
  return
}

// -----

// Each module has names of its own.
// CHECK-LABEL: func.func @_mlir_abi_function_floor(
// CHECK: module @inner
// CHECK-NEXT: func.func private @floor(f64) -> f64
// CHECK-NEXT: func.func @_mlir_abi_function_f(
// CHECK-NEXT: call @floor(
func.func @floor(%x: f64) -> f64 { return %x : f64 }
module @inner {
  func.func private @floor(f64) -> f64
  func.func @f(%x: f64) -> f64 {
    %r = call @floor(%x) : (f64) -> f64
    return %r : f64
  }
}

// -----

// A global becomes private; one that another object file defines keeps its name.
// CHECK-LABEL: memref.global "private" @_mlir_abi_function_expf : memref<1xf32> = dense<2.0{{.*}}>
// CHECK: memref.global "private" @elsewhere : memref<1xf32>
// CHECK: memref.get_global @_mlir_abi_function_expf : memref<1xf32>
// CHECK: memref.get_global @elsewhere : memref<1xf32>
memref.global @expf : memref<1xf32> = dense<2.0>
memref.global "private" @elsewhere : memref<1xf32>
func.func @globals() -> (memref<1xf32>, memref<1xf32>) {
  %0 = memref.get_global @expf : memref<1xf32>
  %1 = memref.get_global @elsewhere : memref<1xf32>
  return %0, %1 : memref<1xf32>, memref<1xf32>
}
