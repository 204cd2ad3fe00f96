// Functions on memrefs that test_plain_c.py builds with plain C functions: nothing is copied or freed by itself.

func.func @scaled(%x: memref<?xf32> {abi.dims = ["n"], iree.abi.name = "x"}, %by: f32 {iree.abi.name = "by"})
    -> (memref<?xf32> {abi.dims = ["n"]}) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = memref.dim %x, %c0 : memref<?xf32>
  scf.for %i = %c0 to %n step %c1 {
    %v = memref.load %x[%i] : memref<?xf32>
    %s = arith.mulf %v, %by : f32
    memref.store %s, %x[%i] : memref<?xf32>
  }
  return %x : memref<?xf32>
}

// Two views of an argument, of which one has strides, and new memory twice.
func.func @views(%x: memref<?xi32> {abi.dims = ["n"], iree.abi.name = "x"})
    -> (memref<?xi32, strided<[2]>> {iree.abi.name = "odd"}, memref<?xi32> {abi.dims = ["n"], iree.abi.name = "same"},
        memref<4xi32> {iree.abi.name = "fours"}, memref<4xi32> {iree.abi.name = "again"}) {
  %c0 = arith.constant 0 : index
  %c2 = arith.constant 2 : index
  %four = arith.constant 4 : i32
  %n = memref.dim %x, %c0 : memref<?xi32>
  %h = arith.divui %n, %c2 : index
  %odd = memref.subview %x[0] [%h] [2] : memref<?xi32> to memref<?xi32, strided<[2]>>
  %fours = memref.alloc() : memref<4xi32>
  linalg.fill ins(%four : i32) outs(%fours : memref<4xi32>)
  return %odd, %x, %fours, %fours : memref<?xi32, strided<[2]>>, memref<?xi32>, memref<4xi32>, memref<4xi32>
}

memref.global "private" constant @table : memref<3xf64> = dense<[1.0, 2.0, 3.0]>
func.func @constants() -> memref<3xf64> {
  %r = memref.get_global @table : memref<3xf64>
  return %r : memref<3xf64>
}

// The size is one less than the name promises.
func.func @lie(%x: memref<?xi8> {abi.dims = ["n"], iree.abi.name = "x"}) -> (memref<?xi8> {abi.dims = ["n"]}) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = memref.dim %x, %c0 : memref<?xi8>
  %m = arith.subi %n, %c1 : index
  %r = memref.subview %x[0] [%m] [1] : memref<?xi8> to memref<?xi8, strided<[1]>>
  %s = memref.cast %r : memref<?xi8, strided<[1]>> to memref<?xi8>
  return %s : memref<?xi8>
}

func.func @aligned(%x: memref<?xf32> {abi.dims = ["n"], iree.abi.name = "x", llvm.align = 64 : i64, llvm.readonly}) {
  return
}

func.func @layouts(%x: memref<?x?xf32, strided<[?, ?], offset: ?>> {abi.dims = ["n", "m"]},
                   %y: memref<?x?xf32, strided<[?, 1], offset: ?>> {abi.dims = ["n", "m"]},
                   %z: memref<2x3xf32, strided<[3, 1]>>) {
  memref.copy %x, %y : memref<?x?xf32, strided<[?, ?], offset: ?>> to memref<?x?xf32, strided<[?, 1], offset: ?>>
  return
}

func.func @pointer(%p: !llvm.ptr {iree.abi.name = "p"}) -> !llvm.ptr {
  return %p : !llvm.ptr
}

func.func @pairs(%x: memref<?xf32> {abi.dims = ["n"], iree.abi.name = "x"},
                 %y: memref<?xf32> {abi.dims = ["m"], iree.abi.name = "y"})
    attributes {abi.size_conditions = ["n == 2*m"]} {
  return
}

// Its memory is that of an alloc which cannot be had.
func.func @much(%n: index {iree.abi.name = "n"}) -> memref<?xi8> {
  %r = memref.alloc(%n) : memref<?xi8>
  return %r : memref<?xi8>
}

func.func @dot(%x: memref<?xf32> {abi.dims = ["n"], iree.abi.name = "x"},
               %sum: memref<f32> {iree.abi.name = "sum"}) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = memref.dim %x, %c0 : memref<?xf32>
  scf.for %i = %c0 to %n step %c1 {
    %v = memref.load %x[%i] : memref<?xf32>
    %s = memref.load %sum[] : memref<f32>
    %p = arith.mulf %v, %v : f32
    %t = arith.addf %s, %p : f32
    memref.store %t, %sum[] : memref<f32>
  }
  return
}
