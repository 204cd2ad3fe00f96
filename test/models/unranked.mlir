// Source: what mlir/test/mlir-runner/unranked-memref.mlir of LLVM tests, rewritten: unranked
// memrefs are passed on, cast, copied by any strides, and returned.
func.func private @fill(%x: memref<*xf32>, %v: f32) {
  %m = memref.cast %x : memref<*xf32> to memref<?x?xf32>
  linalg.fill ins(%v : f32) outs(%m : memref<?x?xf32>)
  return
}
func.func @filled(%x: memref<*xf32>, %v: f32) -> memref<*xf32> {
  call @fill(%x, %v) : (memref<*xf32>, f32) -> ()
  return %x : memref<*xf32>
}
func.func @copy(%x: memref<*xf32> {llvm.readonly}, %y: memref<*xf32>) -> index {
  memref.copy %x, %y : memref<*xf32> to memref<*xf32>
  %rank = memref.rank %x : memref<*xf32>
  return %rank : index
}
