func.func @same(%m: memref<?xf32>, %i: index) -> (memref<?xf32>, index) {
  return %m, %i : memref<?xf32>, index
}
// -----
func.func @folded(%x: i32) -> i32 {
  %0 = arith.constant 0 : i32
  %1 = arith.addi %x, %0 : i32
  return %1 : i32
}
// -----
func.func @noalias(%m: memref<4xf32> {llvm.noalias}) -> memref<4xf32> {
  return %m : memref<4xf32>
}
// -----
func.func @converted(%x: i32) { return }
func.func @refused(%x: tensor<4xf32>) { return }
// -----
func.func private @variadic(i32) attributes {func.varargs = true, llvm.emit_c_interface}
// -----
// No func.func here.
memref.global @g : memref<4xf32>
// -----
func.func @unreachable(%m: memref<?xf32>) -> memref<?xf32> {
  return %m : memref<?xf32>
^unreachable:
  %r = func.call @unreachable(%m) : (memref<?xf32>) -> memref<?xf32>
  return %r : memref<?xf32>
}
// -----
"test.scope"() ({
  func.func private @aborts()
  "test.end"() : () -> ()
}) : () -> ()
// -----
This is not MLIR, func.func or not.
