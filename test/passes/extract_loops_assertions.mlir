// RUN: abi-opt %s '--pass-pipeline=builtin.module(abi-lower-assertions{failure=return},abi-extract-loops{at-least=2})' | filecheck %s

// Loops that differ in what their assertions say are one function: it is given the status.
// CHECK: func.func private @f.extracted0({{.*}}%[[STATUS:.+]]: i32{{.*}})
// CHECK: llvm.call @_mlir_abi_return_unless(%{{.+}}, %[[STATUS]])
// CHECK-NOT: func.func private
// CHECK: func.func @f(
// CHECK: %[[FIRST:.+]] = llvm.mlir.constant(3 : i32)
// CHECK: call @f.extracted0({{.*}}%[[FIRST]]{{.*}})
// CHECK: %[[SECOND:.+]] = llvm.mlir.constant(
// CHECK: call @f.extracted0({{.*}}%[[SECOND]]{{.*}})
func.func @f(%x: memref<8xf32>, %p: memref<8xi1>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c8 = arith.constant 8 : index
  %zero = arith.constant 0.0 : f32
  scf.for %i = %c0 to %c8 step %c1 {
    %holds = memref.load %p[%i] : memref<8xi1>
    cf.assert %holds, "first"
    memref.store %zero, %x[%i] : memref<8xf32>
  }
  scf.for %i = %c0 to %c8 step %c1 {
    %holds = memref.load %p[%i] : memref<8xi1>
    cf.assert %holds, "second"
    memref.store %zero, %x[%i] : memref<8xf32>
  }
  return
}
