// What the tests call by the packed wrappers of abi-emit-packed-wrappers.

func.func @scaled(%x: memref<?x3xf32, strided<[?, ?], offset: ?>> {iree.abi.name = "x"},
                  %by: f32 {iree.abi.name = "by"},
                  %out: memref<?x3xf32> {iree.abi.name = "out"}) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %n = memref.dim %x, %c0 : memref<?x3xf32, strided<[?, ?], offset: ?>>
  scf.for %i = %c0 to %n step %c1 {
    scf.for %j = %c0 to %c3 step %c1 {
      %old = memref.load %x[%i, %j] : memref<?x3xf32, strided<[?, ?], offset: ?>>
      %new = arith.mulf %old, %by : f32
      memref.store %new, %out[%i, %j] : memref<?x3xf32>
    }
  }
  return
}

// The argument lies where a struct of the results alone would have its padding.
func.func @narrow(%x: i8 {iree.abi.name = "x"}, %flag: i1 {iree.abi.name = "flag"})
    -> (i64 {iree.abi.name = "wide"}, i8 {iree.abi.name = "next"}, i1 {iree.abi.name = "negated"}) {
  %one = arith.constant 1 : i8
  %true = arith.constant true
  %wide = arith.extsi %x : i8 to i64
  %next = arith.addi %x, %one : i8
  %negated = arith.xori %flag, %true : i1
  return %wide, %next, %negated : i64, i8, i1
}

func.func @counting(%n: index {iree.abi.name = "n"}) -> memref<?xi16> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %new = memref.alloc(%n) : memref<?xi16>
  scf.for %i = %c0 to %n step %c1 {
    %value = arith.index_cast %i : index to i16
    memref.store %value, %new[%i] : memref<?xi16>
  }
  return %new : memref<?xi16>
}

func.func @of_any_rank(%n: index, %m: index) -> memref<*xi8> {
  %new = memref.alloc(%n, %m) : memref<?x?xi8>
  %out = memref.cast %new : memref<?x?xi8> to memref<*xi8>
  return %out : memref<*xi8>
}

func.func @rank(%x: memref<*xf32>) -> index {
  %rank = memref.rank %x : memref<*xf32>
  return %rank : index
}

// What C cannot pass by value as MLIR does lies in memory as C has it.
func.func @values(%z: complex<f32> {iree.abi.name = "z"}, %half: f16 {iree.abi.name = "half"},
                  %v: vector<4xf32> {iree.abi.name = "v"},
                  %f: f8E4M3FN {iree.abi.name = "f"})
    -> (complex<f32> {iree.abi.name = "conjugate"}, vector<4xf32> {iree.abi.name = "twice"},
        f16 {iree.abi.name = "same_half"}, f8E4M3FN {iree.abi.name = "same_f"}) {
  %re = complex.re %z : complex<f32>
  %im = complex.im %z : complex<f32>
  %minus = arith.negf %im : f32
  %out = complex.create %re, %minus : complex<f32>
  %w = arith.addf %v, %v : vector<4xf32>
  return %out, %w, %half, %f : complex<f32>, vector<4xf32>, f16, f8E4M3FN
}

func.func @nothing() { return }
