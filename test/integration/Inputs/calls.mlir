// Functions that a caller needs every kind of argument and result for.

func.func @sum(%m: memref<?x?xf32, strided<[?, ?], offset: ?>> {llvm.readonly}, %scale: f32 {iree.abi.name = "scale"}) -> f32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %zero = arith.constant 0.0 : f32
  %rows = memref.dim %m, %c0 : memref<?x?xf32, strided<[?, ?], offset: ?>>
  %columns = memref.dim %m, %c1 : memref<?x?xf32, strided<[?, ?], offset: ?>>
  %total = scf.for %i = %c0 to %rows step %c1 iter_args(%t = %zero) -> f32 {
    %row = scf.for %j = %c0 to %columns step %c1 iter_args(%u = %t) -> f32 {
      %x = memref.load %m[%i, %j] : memref<?x?xf32, strided<[?, ?], offset: ?>>
      %v = arith.addf %u, %x : f32
      scf.yield %v : f32
    }
    scf.yield %row : f32
  }
  %r = arith.mulf %total, %scale : f32
  return %r : f32
}

func.func @fill(%m: memref<?xf64>, %x: f64) {
  linalg.fill ins(%x : f64) outs(%m : memref<?xf64>)
  return
}

func.func @new(%n: index, %x: i32) -> memref<?x2xi32> {
  %m = memref.alloc(%n) : memref<?x2xi32>
  linalg.fill ins(%x : i32) outs(%m : memref<?x2xi32>)
  return %m : memref<?x2xi32>
}

func.func @twice(%x: f32) -> (memref<f32>, memref<f32>, i32) {
  %m = memref.alloc() : memref<f32>
  memref.store %x, %m[] : memref<f32>
  %c = arith.constant 7 : i32
  return %m, %m, %c : memref<f32>, memref<f32>, i32
}

func.func @same(%m: memref<?x?xi16>) -> memref<?x?xi16> {
  return %m : memref<?x?xi16>
}

func.func @part(%m: memref<8xf32>) -> memref<3xf32, strided<[2], offset: 1>> {
  %p = memref.subview %m[1] [3] [2] : memref<8xf32> to memref<3xf32, strided<[2], offset: 1>>
  return %p : memref<3xf32, strided<[2], offset: 1>>
}

func.func @backwards(%m: memref<?xi64, strided<[?], offset: ?>> {llvm.readonly}) -> memref<?xi64, strided<[?], offset: ?>> {
  return %m : memref<?xi64, strided<[?], offset: ?>>
}

memref.global "private" constant @table : memref<2x2xf32> = dense<[[1.0, 2.0], [3.0, 4.0]]>
func.func @constant() -> memref<2x2xf32> {
  %t = memref.get_global @table : memref<2x2xf32>
  return %t : memref<2x2xf32>
}

func.func @unranked(%m: memref<*xf32>) -> memref<*xf32> {
  return %m : memref<*xf32>
}

func.func @new_unranked(%n: index) -> memref<*xi8> {
  %m = memref.alloc(%n) : memref<?x3xi8>
  %x = arith.constant 5 : i8
  linalg.fill ins(%x : i8) outs(%m : memref<?x3xi8>)
  %u = memref.cast %m : memref<?x3xi8> to memref<*xi8>
  return %u : memref<*xi8>
}

func.func @scalars(%a: i1, %b: i8, %c: ui16, %d: si32, %e: i64, %f: index, %g: f16, %h: bf16, %i: f32, %j: f64)
    -> (i1, i8, ui16, si32, i64, index, f16, bf16, f32, f64) {
  return %a, %b, %c, %d, %e, %f, %g, %h, %i, %j : i1, i8, ui16, si32, i64, index, f16, bf16, f32, f64
}

func.func @complexes(%a: complex<f32>, %b: complex<f64>) -> (complex<f64>, complex<f32>) {
  return %b, %a : complex<f64>, complex<f32>
}

func.func @i1(%x: i1) -> i1 { return %x : i1 }
func.func @i8(%x: i8) -> i8 { return %x : i8 }
func.func @ui8(%x: ui8) -> ui8 { return %x : ui8 }
func.func @i16(%x: i16) -> i16 { return %x : i16 }
func.func @i32(%x: i32) -> i32 { return %x : i32 }
func.func @ui32(%x: ui32) -> ui32 { return %x : ui32 }
func.func @i64(%x: i64) -> i64 { return %x : i64 }
func.func @ui64(%x: ui64) -> ui64 { return %x : ui64 }
func.func @index(%x: index) -> index { return %x : index }
func.func @f16(%x: f16) -> f16 { return %x : f16 }
func.func @bf16(%x: bf16) -> bf16 { return %x : bf16 }
func.func @f8(%x: f8E4M3FN) -> f8E4M3FN { return %x : f8E4M3FN }
func.func @f32(%x: f32) -> f32 { return %x : f32 }
func.func @f64(%x: f64) -> f64 { return %x : f64 }
func.func @c32(%x: complex<f32>) -> complex<f32> { return %x : complex<f32> }
func.func @c64(%x: complex<f64>) -> complex<f64> { return %x : complex<f64> }

func.func @bools(%m: memref<?xi1>) -> memref<?xi1> { return %m : memref<?xi1> }
func.func @halves(%m: memref<?xbf16>) -> memref<?xbf16> { return %m : memref<?xbf16> }
func.func @eighths(%m: memref<?xf8E5M2>) -> memref<?xf8E5M2> { return %m : memref<?xf8E5M2> }
func.func @pairs(%m: memref<?xcomplex<f32>>) -> memref<?xcomplex<f32>> { return %m : memref<?xcomplex<f32>> }

func.func @position_and_keyword(%a: i32 {iree.abi.index_path = [0], iree.abi.name = "x"}, %b: i32 {iree.abi.index_path = ["x"]}) -> i32 {
  %0 = arith.subi %a, %b : i32
  return %0 : i32
}

func.func @nest(%a: i32 {iree.abi.index_path = [0, "a", 0]}, %b: i32 {iree.abi.index_path = [0, "a", 2]},
                %c: f64 {iree.abi.index_path = [0, "é\"", "k"]}, %m: memref<2xf32> {iree.abi.index_path = [1]},
                %k: i64 {iree.abi.index_path = ["key"]}, %l: i64 {iree.abi.index_path = ["other", 0]})
    -> (i32 {iree.abi.index_path = ["b"]}, i32 {iree.abi.index_path = ["a", 1]}, f64 {iree.abi.index_path = ["a", 0]},
        memref<2xf32> {iree.abi.index_path = ["m"]}, i64 {iree.abi.index_path = ["k", 0]}, i64 {iree.abi.index_path = ["k", 2]}) {
  return %a, %b, %c, %m, %k, %l : i32, i32, f64, memref<2xf32>, i64, i64
}

func.func @overlapping(%a: i32, %b: i32, %c: i32)
    -> (i32 {iree.abi.index_path = ["first", 0]}, i32 {iree.abi.index_path = ["next", 0]},
        i32 {iree.abi.index_path = ["next", 1]}, i32 {iree.abi.index_path = ["turned", 0]},
        i32 {iree.abi.index_path = ["turned", 1]}) {
  return %a, %b, %c, %c, %a : i32, i32, i32, i32, i32
}

func.func @tuples(%t: tuple<i32, tuple<f32, memref<2xf32>>> {iree.abi.name = "t"}) -> tuple<i32, tuple<f32, memref<2xf32>>> {
  return %t : tuple<i32, tuple<f32, memref<2xf32>>>
}

func.func @nothing() { return }
func.func @vector(%v: vector<4xf32>) { return }
func.func @wide(%v: i128) -> i128 { return %v : i128 }
func.func @narrow(%x: i4) { return }
