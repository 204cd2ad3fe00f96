// What header_calls.c calls, and what it implements, through the header that abi-header makes.

memref.global "private" constant @primes : memref<4xi32> = dense<[2, 3, 5, 7]>

func.func @scaled(%x: memref<?x3xf32> {iree.abi.name = "x", llvm.readonly},
                  %by: f32 {iree.abi.name = "by"},
                  %out: memref<?x3xf32> {iree.abi.name = "out", llvm.noalias}) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %n = memref.dim %x, %c0 : memref<?x3xf32>
  scf.for %i = %c0 to %n step %c1 {
    scf.for %j = %c0 to %c3 step %c1 {
      %old = memref.load %x[%i, %j] : memref<?x3xf32>
      %new = arith.mulf %old, %by : f32
      memref.store %new, %out[%i, %j] : memref<?x3xf32>
    }
  }
  return
}

func.func @counting(%n: index) -> memref<?xi16> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %new = memref.alloc(%n) : memref<?xi16>
  scf.for %i = %c0 to %n step %c1 {
    %value = arith.index_cast %i : index to i16
    memref.store %value, %new[%i] : memref<?xi16>
  }
  return %new : memref<?xi16>
}

func.func @column(%x: memref<?x?xf64, strided<[?, ?], offset: ?>>, %at: index)
    -> memref<?xf64, strided<[?], offset: ?>> {
  %base, %offset, %sizes:2, %strides:2 = memref.extract_strided_metadata %x
    : memref<?x?xf64, strided<[?, ?], offset: ?>> -> memref<f64>, index, index, index, index, index
  %step = arith.muli %at, %strides#1 : index
  %begin = arith.addi %offset, %step : index
  %out = memref.reinterpret_cast %base to offset: [%begin], sizes: [%sizes#0], strides: [%strides#0]
    : memref<f64> to memref<?xf64, strided<[?], offset: ?>>
  return %out : memref<?xf64, strided<[?], offset: ?>>
}

func.func @table() -> memref<4xi32> {
  %table = memref.get_global @primes : memref<4xi32>
  return %table : memref<4xi32>
}

func.func @several(%cell: memref<f64>, %flag: i1, %small: i8, %unsigned: ui16, %z: memref<2xcomplex<f32>>)
    -> (i1 {iree.abi.name = "negated"}, i8 {iree.abi.name = "small"},
        memref<f64> {iree.abi.name = "cell"}, ui16, f16 {iree.abi.name = "half"},
        complex<f32> {iree.abi.name = "z"}, i1) {
  %true = arith.constant true
  %c1 = arith.constant 1 : index
  %one = arith.constant 1 : i8
  %half = arith.constant 1.5 : f16
  %negated = arith.xori %flag, %true : i1
  %next = arith.addi %small, %one : i8
  %second = memref.load %z[%c1] : memref<2xcomplex<f32>>
  return %negated, %next, %cell, %unsigned, %half, %second, %flag
    : i1, i8, memref<f64>, ui16, f16, complex<f32>, i1
}

func.func @bits(%x: memref<?xbf16>, %at: index) -> f32 {
  %narrow = memref.load %x[%at] : memref<?xbf16>
  %wide = arith.extf %narrow : bf16 to f32
  return %wide : f32
}

func.func @same(%x: memref<*xf32>) -> memref<*xf32> {
  return %x : memref<*xf32>
}

func.func @anew(%n: index, %m: index) -> memref<*xi8> {
  %new = memref.alloc(%n, %m) : memref<?x?xi8>
  %out = memref.cast %new : memref<?x?xi8> to memref<*xi8>
  return %out : memref<*xi8>
}

func.func @"dotted.name"(%x: i32) -> i32 {
  %y = arith.addi %x, %x : i32
  return %y : i32
}

func.func @shorter(%x: i64) -> i16 {
  %y = arith.trunci %x : i64 to i16
  return %y : i16
}

// With c-abi=target alone:
func.func @is_odd(%x: i64) -> i1 {
  %y = arith.trunci %x : i64 to i1
  return %y : i1
}

func.func @conjugate(%z: complex<f32>, %w: complex<f64>) -> complex<f32> {
  %re = complex.re %z : complex<f32>
  %im = complex.im %w : complex<f64>
  %less = arith.truncf %im : f64 to f32
  %out = complex.create %re, %less : complex<f32>
  return %out : complex<f32>
}

func.func @sum4(%a: vector<4xf32>, %b: vector<2x4xi16>, %c: vector<4xf32>)
    -> (vector<4xf32>, vector<2x4xi16>) {
  %sum = arith.addf %a, %c : vector<4xf32>
  return %sum, %b : vector<4xf32>, vector<2x4xi16>
}

func.func private @host_mixed(i8, i1, i16, memref<?xf32>) -> i1 attributes {llvm.emit_c_interface}

func.func @ask_host(%x: i64, %m: memref<?xf32>) -> i64 {
  %a = arith.trunci %x : i64 to i8
  %b = arith.trunci %x : i64 to i1
  %c = arith.trunci %x : i64 to i16
  %answer = call @host_mixed(%a, %b, %c, %m) : (i8, i1, i16, memref<?xf32>) -> i1
  %wide = arith.extui %answer : i1 to i64
  return %wide : i64
}

// With either:
func.func private @host_made(index {iree.abi.name = "n"}) -> (memref<?xf32>, f64)
    attributes {llvm.emit_c_interface}

func.func private @host_unranked(memref<*xf32>) -> memref<*xf32> attributes {llvm.emit_c_interface}

func.func @host_total(%n: index) -> f64 {
  %c0 = arith.constant 0 : index
  %made, %start = call @host_made(%n) : (index) -> (memref<?xf32>, f64)
  %any = memref.cast %made : memref<?xf32> to memref<*xf32>
  %back = call @host_unranked(%any) : (memref<*xf32>) -> memref<*xf32>
  %row = memref.cast %back : memref<*xf32> to memref<?xf32>
  %c1 = arith.constant 1 : index
  %total = scf.for %i = %c0 to %n step %c1 iter_args(%sum = %start) -> f64 {
    %x = memref.load %row[%i] : memref<?xf32>
    %wide = arith.extf %x : f32 to f64
    %next = arith.addf %sum, %wide : f64
    scf.yield %next : f64
  }
  memref.dealloc %made : memref<?xf32>
  return %total : f64
}
