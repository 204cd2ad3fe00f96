// RUN: abi-opt %s --abi-func-to-llvm=use-bare-ptr-memref-call-conv | filecheck %s
// RUN: mlir-opt %s --convert-func-to-llvm=use-bare-ptr-memref-call-conv | filecheck %s --check-prefix=UPSTREAM

// Rule 31: the aligned pointer is returned; MLIR's own conversion returns the allocated one.
// CHECK-LABEL: llvm.func @f(
// CHECK: %[[P:.+]] = llvm.extractvalue %{{.+}}[1]
// CHECK-NEXT: llvm.return %[[P]] : !llvm.ptr
// UPSTREAM-LABEL: llvm.func @f(
// UPSTREAM: %[[P:.+]] = llvm.extractvalue %{{.+}}[0]
// UPSTREAM-NEXT: llvm.return %[[P]] : !llvm.ptr
func.func @f() -> memref<4xf32> {
  %m = memref.alloc() {alignment = 256} : memref<4xf32>
  return %m : memref<4xf32>
}
