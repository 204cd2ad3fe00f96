// Source: what mlir/test/mlir-runner/sgemm-naive-codegen.mlir of LLVM tests, rewritten: matrices
// are multiplied by affine loops, into the caller's buffer.
func.func @sgemm(%a: memref<?x?xf32> {llvm.readonly}, %b: memref<?x?xf32> {llvm.readonly},
                 %c: memref<?x?xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %m = memref.dim %c, %c0 : memref<?x?xf32>
  %n = memref.dim %c, %c1 : memref<?x?xf32>
  %k = memref.dim %a, %c1 : memref<?x?xf32>
  affine.for %i = 0 to %m {
    affine.for %j = 0 to %n {
      affine.for %l = 0 to %k {
        %0 = affine.load %a[%i, %l] : memref<?x?xf32>
        %1 = affine.load %b[%l, %j] : memref<?x?xf32>
        %2 = arith.mulf %0, %1 : f32
        %3 = affine.load %c[%i, %j] : memref<?x?xf32>
        %4 = arith.addf %3, %2 : f32
        affine.store %4, %c[%i, %j] : memref<?x?xf32>
      }
    }
  }
  return
}
