func.func @f(%x: memref<?xf32>) { return }
