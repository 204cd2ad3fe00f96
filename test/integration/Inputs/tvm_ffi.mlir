// Functions that show what TVM FFI's callers see; calls.mlir has the others.

func.func @dot(%a: memref<?x3xf32> {iree.abi.name = "a"}, %s: f32 {iree.abi.name = "s"},
               %n: i8 {iree.abi.name = "n"}, %flag: i1 {iree.abi.name = "flag"}) -> f32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %zero = arith.constant 0.0 : f32
  %rows = memref.dim %a, %c0 : memref<?x3xf32>
  %total = scf.for %i = %c0 to %rows step %c1 iter_args(%t = %zero) -> f32 {
    %row = scf.for %j = %c0 to %c3 step %c1 iter_args(%u = %t) -> f32 {
      %x = memref.load %a[%i, %j] : memref<?x3xf32>
      %v = arith.addf %u, %x : f32
      scf.yield %v : f32
    }
    scf.yield %row : f32
  }
  %r = arith.mulf %total, %s : f32
  return %r : f32
}

func.func @fresh(%x: memref<?xf32>) -> memref<?xf32> {
  %c0 = arith.constant 0 : index
  %n = memref.dim %x, %c0 : memref<?xf32>
  %r = memref.alloc(%n) {alignment = 64 : i64} : memref<?xf32>
  memref.copy %x, %r : memref<?xf32> to memref<?xf32>
  return %r : memref<?xf32>
}

func.func @swap(%x: memref<?xf32>, %y: memref<?xf32>) -> (memref<?xf32>, memref<?xf32>) {
  return %y, %x : memref<?xf32>, memref<?xf32>
}

// Two results are one allocation; the second has its elements in reverse.
func.func @pair(%n: index) -> (memref<?xi32>, memref<?xi32, strided<[2], offset: 1>>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %m = memref.alloc(%n) : memref<?xi32>
  scf.for %i = %c0 to %n step %c1 {
    %v = arith.index_cast %i : index to i32
    memref.store %v, %m[%i] : memref<?xi32>
  }
  %half = arith.divui %n, %c2 : index
  %odd = memref.subview %m[1] [%half] [2] : memref<?xi32> to memref<?xi32, strided<[2], offset: 1>>
  return %m, %odd : memref<?xi32>, memref<?xi32, strided<[2], offset: 1>>
}

func.func @strided(%m: memref<?x?xf64, strided<[?, ?], offset: ?>>) -> f64 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %x = memref.load %m[%c1, %c0] : memref<?x?xf64, strided<[?, ?], offset: ?>>
  memref.store %x, %m[%c1, %c0] : memref<?x?xf64, strided<[?, ?], offset: ?>>
  return %x : f64
}

func.func @column(%m: memref<?xf32, strided<[4], offset: 2>> {iree.abi.name = "m"}) -> f32 {
  %c1 = arith.constant 1 : index
  %x = memref.load %m[%c1] : memref<?xf32, strided<[4], offset: 2>>
  return %x : f32
}

func.func @any_column(%m: memref<?xf32, strided<[4], offset: 2>>)
    -> memref<?xf32, strided<[?], offset: ?>> {
  %r = memref.cast %m : memref<?xf32, strided<[4], offset: 2>>
    to memref<?xf32, strided<[?], offset: ?>>
  return %r : memref<?xf32, strided<[?], offset: ?>>
}

func.func @aligned(%m: memref<4xf32> {iree.abi.name = "m", llvm.align = 64 : i32}) { return }

func.func @dims(%m: memref<?x?x?xf32> {iree.abi.name = "m"}) -> (index, index, index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %a = memref.dim %m, %c0 : memref<?x?x?xf32>
  %b = memref.dim %m, %c1 : memref<?x?x?xf32>
  %c = memref.dim %m, %c2 : memref<?x?x?xf32>
  return %a, %b, %c : index, index, index
}

func.func @keywords(%x: i32 {iree.abi.index_path = [0]}, %z: i32 {iree.abi.index_path = ["z"]},
                    %a: i32 {iree.abi.index_path = ["a"]}) -> i32 {
  %c10 = arith.constant 10 : i32
  %0 = arith.muli %x, %c10 : i32
  %1 = arith.addi %0, %z : i32
  %2 = arith.muli %1, %c10 : i32
  %3 = arith.addi %2, %a : i32
  return %3 : i32
}

func.func @gap(%x: i32 {iree.abi.index_path = [0]}, %y: i32 {iree.abi.index_path = [2, 1]}) -> i32 {
  %0 = arith.subi %x, %y : i32
  return %0 : i32
}

// As after buffer-results-to-out-params{add-result-attr}.
func.func @out(%x: memref<?xf32>, %r: memref<?xf32> {bufferize.result}) -> i32 {
  memref.copy %x, %r : memref<?xf32> to memref<?xf32>
  %c = arith.constant 3 : i32
  return %c : i32
}

func.func @write(%x: memref<?xf32> {iree.abi.name = "x"}) {
  %one = arith.constant 1.0 : f32
  linalg.fill ins(%one : f32) outs(%x : memref<?xf32>)
  return
}

func.func @weights(%w: memref<?xf32> {iree.abi.index_path = [0, "w", 0], iree.abi.name = "p.w.0"},
                   %by: f32 {iree.abi.index_path = [0, "w", 1], iree.abi.name = "p.w.1"},
                   %bias: memref<?xf32> {iree.abi.index_path = [0, "bias"], iree.abi.name = "p.bias"})
    -> (memref<?xf32> {iree.abi.index_path = ["bias"]}, f32 {iree.abi.index_path = ["scale", 1]}) {
  return %bias, %by : memref<?xf32>, f32
}

// Only the size is asked for; there is no memory of so many bytes.
func.func @huge() -> memref<?xi8> {
  %n = arith.constant 4611686018427387904 : index
  %m = memref.alloc(%n) : memref<?xi8>
  return %m : memref<?xi8>
}
