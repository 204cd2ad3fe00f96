func.func @scaled(%a: f32, %x: tensor<?xf32> {abi.dims = ["n"]}) -> tensor<?xf32> {
  %c0 = arith.constant 0 : index
  %n = tensor.dim %x, %c0 : tensor<?xf32>
  %e = tensor.empty(%n) : tensor<?xf32>
  %s = linalg.fill ins(%a : f32) outs(%e : tensor<?xf32>) -> tensor<?xf32>
  %r = linalg.mul ins(%x, %s : tensor<?xf32>, tensor<?xf32>)
      outs(%e : tensor<?xf32>) -> tensor<?xf32>
  return %r : tensor<?xf32>
}
func.func @doubled_bf16(%x: tensor<?xbf16> {abi.dims = ["n"]}) -> tensor<?xbf16> {
  %c0 = arith.constant 0 : index
  %n = tensor.dim %x, %c0 : tensor<?xbf16>
  %e = tensor.empty(%n) : tensor<?xbf16>
  %r = linalg.add ins(%x, %x : tensor<?xbf16>, tensor<?xbf16>)
      outs(%e : tensor<?xbf16>) -> tensor<?xbf16>
  return %r : tensor<?xbf16>
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
