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
func.func @last(%x: memref<?xf32>) -> f32 {
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
func.func @swapped(%a: i16, %b: f64) -> (f64, i16) {
  return %b, %a : f64, i16
}
