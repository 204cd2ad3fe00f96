// RUN: abi-opt %s --abi-func-to-llvm --split-input-file | filecheck %s
// RUN: mlir-opt %s --convert-func-to-llvm --split-input-file | filecheck %s

// Rule 11: C implements a function by returning a descriptor from malloc: its caller frees that.
// CHECK-LABEL: llvm.func private @implemented_by_c(
// CHECK: %[[OUT:.+]] = llvm.alloca
// CHECK-NEXT: llvm.call @_mlir_ciface_implemented_by_c(%[[OUT]])
// CHECK-NEXT: %[[R:.+]] = llvm.load %[[OUT]]
// CHECK-NEXT: llvm.return %[[R]]
// CHECK-LABEL: llvm.func @caller(
// CHECK: llvm.call @implemented_by_c(
// CHECK: "llvm.intr.memcpy"(%{{.+}}, %[[HEAP:.+]], %{{.+}})
// CHECK-NEXT: llvm.call @free(%[[HEAP]])
func.func private @implemented_by_c() -> memref<*xf32> attributes {llvm.emit_c_interface}
func.func @caller() {
  %m = call @implemented_by_c() : () -> memref<*xf32>
  return
}

// -----

// Rule 11: C gets what the function took from malloc, and frees it.
// CHECK-LABEL: llvm.func @called_by_c(
// CHECK: llvm.call @malloc(
// CHECK-LABEL: llvm.func @_mlir_ciface_called_by_c(
// CHECK: %[[R:.+]] = llvm.call @called_by_c(
// CHECK-NEXT: llvm.store %[[R]], %arg0
// CHECK-NEXT: llvm.return
func.func @called_by_c(%m: memref<*xf32>) -> memref<*xf32> attributes {llvm.emit_c_interface} {
  return %m : memref<*xf32>
}

// -----

// Rule 11: an argument is handed on as it is, neither copied nor freed.
// CHECK-LABEL: llvm.func @argument(
// CHECK: %[[RANK:.+]] = llvm.extractvalue %{{.+}}[0]
// CHECK-NEXT: %[[POINTER:.+]] = llvm.extractvalue %{{.+}}[1]
// CHECK-NEXT: llvm.call @argument(%[[RANK]], %[[POINTER]]) : (i64, !llvm.ptr) -> ()
// CHECK-NEXT: llvm.return
func.func @argument(%m: memref<*xf32>) {
  call @argument(%m) : (memref<*xf32>) -> ()
  return
}
