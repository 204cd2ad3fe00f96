// What tvm_ffi_program.c calls.

func.func @add(%a: memref<?x4xf32> {abi.dims = ["n", 4], iree.abi.name = "a"},
               %b: memref<?x4xf32> {abi.dims = ["n", 4], iree.abi.name = "b"},
               %scale: f32 {iree.abi.name = "scale"}, %small: i8 {iree.abi.name = "small"},
               %flag: i1 {iree.abi.name = "flag"}) -> (f32, i8, i1)
    attributes {abi.size_conditions = ["n >= 2", "(n + 1) % 4 == 0"]} {
  %zero = arith.constant 0 : index
  %x = memref.load %a[%zero, %zero] : memref<?x4xf32>
  %y = memref.load %b[%zero, %zero] : memref<?x4xf32>
  %sum = arith.addf %x, %y : f32
  %product = arith.mulf %sum, %scale : f32
  return %product, %small, %flag : f32, i8, i1
}

func.func @fresh(%x: memref<?xf64, strided<[?], offset: ?>>, %by: f64) -> (memref<?xf64>, index, ui32) {
  %zero = arith.constant 0 : index
  %one = arith.constant 1 : index
  %n = memref.dim %x, %zero : memref<?xf64, strided<[?], offset: ?>>
  %r = memref.alloc(%n) : memref<?xf64>
  scf.for %i = %zero to %n step %one {
    %e = memref.load %x[%i] : memref<?xf64, strided<[?], offset: ?>>
    %p = arith.mulf %e, %by : f64
    memref.store %p, %r[%i] : memref<?xf64>
  }
  %all = arith.constant -1 : i32
  %u = builtin.unrealized_conversion_cast %all : i32 to ui32
  return %r, %n, %u : memref<?xf64>, index, ui32
}

func.func @same(%x: memref<?xi32>) -> (memref<?xi32>, memref<?xi32>) {
  return %x, %x : memref<?xi32>, memref<?xi32>
}

func.func @twice(%by: f64) -> (memref<2xf64>, memref<2xf64>) {
  %zero = arith.constant 0 : index
  %one = arith.constant 1 : index
  %r = memref.alloc() : memref<2xf64>
  memref.store %by, %r[%zero] : memref<2xf64>
  memref.store %by, %r[%one] : memref<2xf64>
  return %r, %r : memref<2xf64>, memref<2xf64>
}

func.func @any(%x: memref<*xf32>) -> memref<*xf32> { return %x : memref<*xf32> }

func.func @strided(%x: memref<?x?xf32, strided<[1, ?]>>) -> memref<?x?xf32, strided<[1, ?]>> {
  return %x : memref<?x?xf32, strided<[1, ?]>>
}

func.func @numbers(%h: f16, %b: bf16, %u: ui64, %s: i16) -> (f16, bf16, ui64, i16) {
  return %h, %b, %u, %s : f16, bf16, ui64, i16
}

func.func @nest(%w: memref<?xf32> {iree.abi.index_path = [0, "w", 0], iree.abi.name = "p.w.0"},
                %s: f64 {iree.abi.index_path = [0, "w", 1], iree.abi.name = "p.w.1"},
                %on: i1 {iree.abi.index_path = [0, "on"], iree.abi.name = "p.on"})
    -> (f64 {iree.abi.index_path = ["s"]}, i1 {iree.abi.index_path = ["t", 0]},
        memref<?xf32> {iree.abi.index_path = ["t", 2]}) {
  return %s, %on, %w : f64, i1, memref<?xf32>
}

func.func @out(%x: memref<3xf64>, %r: memref<3xf64> {bufferize.result, llvm.noalias}) {
  memref.copy %x, %r : memref<3xf64> to memref<3xf64>
  return
}
