func.func @scaled(%a: f32, %x: tensor<?xf32> {abi.dims = ["n"]}) -> tensor<?xf32> {
  %c0 = arith.constant 0 : index
  %n = tensor.dim %x, %c0 : tensor<?xf32>
  %e = tensor.empty(%n) : tensor<?xf32>
  %s = linalg.fill ins(%a : f32) outs(%e : tensor<?xf32>) -> tensor<?xf32>
  %r = linalg.mul ins(%x, %s : tensor<?xf32>, tensor<?xf32>)
      outs(%e : tensor<?xf32>) -> tensor<?xf32>
  return %r : tensor<?xf32>
}
func.func @low(%x: i64) -> i32 {
  %0 = arith.trunci %x : i64 to i32
  return %0 : i32
}
func.func @low16(%x: i64) -> i16 {
  %0 = arith.trunci %x : i64 to i16
  return %0 : i16
}
func.func @low8(%x: i64) -> i8 {
  %0 = arith.trunci %x : i64 to i8
  return %0 : i8
}
func.func @low1(%x: i64) -> i1 {
  %0 = arith.trunci %x : i64 to i1
  return %0 : i1
}
func.func @last(%x: memref<?xf32> {abi.dims = ["n"]}) -> f32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = memref.dim %x, %c0 : memref<?xf32>
  %i = arith.subi %n, %c1 : index
  %r = memref.load %x[%i] : memref<?xf32>
  return %r : f32
}
func.func @mixed(%a: i32, %b: f32, %c: f64) -> f64 {
  %0 = arith.sitofp %a : i32 to f64
  %1 = arith.extf %b : f32 to f64
  %2 = arith.mulf %0, %1 : f64
  %3 = arith.mulf %2, %c : f64
  return %3 : f64
}
func.func @positive(%x: i64) -> i64 {
  %zero = arith.constant 0 : i64
  %holds = arith.cmpi sgt, %x, %zero : i64
  cf.assert %holds, "x must be positive"
  return %x : i64
}
func.func @low_u32(%x: i64) -> ui32 {
  %0 = arith.trunci %x : i64 to i32
  %r = builtin.unrealized_conversion_cast %0 : i32 to ui32
  return %r : ui32
}
func.func @low_u16(%x: i64) -> ui16 {
  %0 = arith.trunci %x : i64 to i16
  %r = builtin.unrealized_conversion_cast %0 : i16 to ui16
  return %r : ui16
}
func.func @low_u8(%x: i64) -> ui8 {
  %0 = arith.trunci %x : i64 to i8
  %r = builtin.unrealized_conversion_cast %0 : i8 to ui8
  return %r : ui8
}
func.func private @in_c(i1, i8, ui8, i16, ui16, i32, ui32, f32, index) -> ui32
    attributes {llvm.emit_c_interface}
func.func @calls_c(%x: i64) -> i64 {
  %i1 = arith.trunci %x : i64 to i1
  %i8 = arith.trunci %x : i64 to i8
  %i16 = arith.trunci %x : i64 to i16
  %i32 = arith.trunci %x : i64 to i32
  %ui8 = builtin.unrealized_conversion_cast %i8 : i8 to ui8
  %ui16 = builtin.unrealized_conversion_cast %i16 : i16 to ui16
  %ui32 = builtin.unrealized_conversion_cast %i32 : i32 to ui32
  %f32 = arith.constant 0.5 : f32
  %index = arith.constant -7 : index
  %0 = func.call @in_c(%i1, %i8, %ui8, %i16, %ui16, %i32, %ui32, %f32, %index)
      : (i1, i8, ui8, i16, ui16, i32, ui32, f32, index) -> ui32
  %1 = builtin.unrealized_conversion_cast %0 : ui32 to i32
  %r = arith.extsi %1 : i32 to i64
  return %r : i64
}
func.func @conjugate(%z: complex<f32>) -> complex<f32> {
  %r = complex.conj %z : complex<f32>
  return %r : complex<f32>
}
func.func @to_half(%x: f64) -> f16 {
  %r = arith.truncf %x : f64 to f16
  return %r : f16
}
func.func @of_half(%x: f16) -> f64 {
  %r = arith.extf %x : f16 to f64
  return %r : f64
}
func.func @quotient(%x: i64, %y: i64) -> i64 {
  %r = arith.divsi %x, %y : i64
  return %r : i64
}
func.func @twice_index(%x: index) -> index {
  %r = arith.addi %x, %x : index
  return %r : index
}
func.func @bits(%x: index) -> (index, index, index) {
  %l = math.ctlz %x : index
  %c = math.ctpop %x : index
  %v = vector.broadcast %x : index to vector<2xindex>
  %t = math.cttz %v : vector<2xindex>
  %u = vector.extract %t[1] : index from vector<2xindex>
  return %l, %c, %u : index, index, index
}
func.func @product(%x: complex<f64>, %i: i8, %n: index) -> (complex<f64>, i8, index) {
  %r = complex.mul %x, %x : complex<f64>
  return %r, %i, %n : complex<f64>, i8, index
}
func.func @raised(%x: tensor<f32>) -> tensor<f32> {
  %e = tensor.empty() : tensor<f32>
  %r = linalg.exp ins(%x : tensor<f32>) outs(%e : tensor<f32>) -> tensor<f32>
  return %r : tensor<f32>
}
func.func @sums(%x: tensor<?x?x3xf64> {abi.dims = ["n", "m", 3]}) -> tensor<?x?xf64> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %z = arith.constant 0.0 : f64
  %n = tensor.dim %x, %c0 : tensor<?x?x3xf64>
  %m = tensor.dim %x, %c1 : tensor<?x?x3xf64>
  %e = tensor.empty(%n, %m) : tensor<?x?xf64>
  %f = linalg.fill ins(%z : f64) outs(%e : tensor<?x?xf64>) -> tensor<?x?xf64>
  %r = linalg.reduce ins(%x : tensor<?x?x3xf64>) outs(%f : tensor<?x?xf64>) dimensions = [2]
    (%a: f64, %b: f64) {
      %s = arith.addf %a, %b : f64
      linalg.yield %s : f64
    }
  return %r : tensor<?x?xf64>
}
func.func @matmul(%a: tensor<?x?xf32> {abi.dims = ["n", "k"]}, %b: tensor<?x?xf32> {abi.dims = ["k", "m"]})
    -> tensor<?x?xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %z = arith.constant 0.0 : f32
  %n = tensor.dim %a, %c0 : tensor<?x?xf32>
  %m = tensor.dim %b, %c1 : tensor<?x?xf32>
  %e = tensor.empty(%n, %m) : tensor<?x?xf32>
  %f = linalg.fill ins(%z : f32) outs(%e : tensor<?x?xf32>) -> tensor<?x?xf32>
  %r = linalg.matmul ins(%a, %b : tensor<?x?xf32>, tensor<?x?xf32>)
      outs(%f : tensor<?x?xf32>) -> tensor<?x?xf32>
  return %r : tensor<?x?xf32>
}
!view = memref<?x?xf32, strided<[?, ?], offset: ?>>
func.func @copy(%x: !view {abi.dims = ["n", "m"]}, %y: !view {abi.dims = ["n", "m"]}) {
  memref.copy %x, %y : !view to !view
  return
}
func.func @counted(%n: index) -> memref<?xindex> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %m = memref.alloc(%n) : memref<?xindex>
  scf.for %i = %c0 to %n step %c1 {
    memref.store %i, %m[%i] : memref<?xindex>
  }
  return %m : memref<?xindex>
}
func.func @selected(%x: memref<?xf32> {abi.dims = ["m"]}, %n: index) -> f32 {
  %c0 = arith.constant 0 : index
  %zero = arith.constant dense<0.0> : vector<4xf32>
  %i = vector.step : vector<4xindex>
  %b = vector.broadcast %n : index to vector<4xindex>
  %m = arith.cmpi slt, %i, %b : vector<4xindex>
  %g = vector.gather %x[%c0] [%i], %m, %zero
      : memref<?xf32>, vector<4xindex>, vector<4xi1>, vector<4xf32> into vector<4xf32>
  %r = vector.reduction <add>, %g : vector<4xf32> into f32
  return %r : f32
}
