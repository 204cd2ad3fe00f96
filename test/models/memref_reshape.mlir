// Source: what mlir/test/mlir-runner/memref-reshape.mlir of LLVM tests, rewritten: a memref is
// reshaped by a shape that is known at run time only, ranked and unranked.
func.func @reshape(%x: memref<2x3xf32>, %shape: memref<?xindex>) -> memref<*xf32> {
  %r = memref.reshape %x(%shape) : (memref<2x3xf32>, memref<?xindex>) -> memref<*xf32>
  return %r : memref<*xf32>
}
func.func @transposed_shape(%x: memref<?x?xf32>) -> memref<?x?xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %rows = memref.dim %x, %c0 : memref<?x?xf32>
  %columns = memref.dim %x, %c1 : memref<?x?xf32>
  %shape = memref.alloca() : memref<2xindex>
  memref.store %columns, %shape[%c0] : memref<2xindex>
  memref.store %rows, %shape[%c1] : memref<2xindex>
  %r = memref.reshape %x(%shape) : (memref<?x?xf32>, memref<2xindex>) -> memref<?x?xf32>
  return %r : memref<?x?xf32>
}
