// RUN: not abi-opt %s --abi-func-to-llvm --mlir-print-ir-after-all --mlir-print-ir-after-failure 2>&1 | filecheck %s

// Rules 14 and 26: where an error shows only once tuples are taken apart, they are whole again.
// CHECK: error: @variadic: a variadic function cannot have a C wrapper
// CHECK: func.func @whole(%arg0: tuple<i32, f32>) -> tuple<i32, f32> {
// CHECK-NEXT: return %arg0 : tuple<i32, f32>
// CHECK: func.func private @variadic(tuple<i32, f32>)
func.func @whole(%t: tuple<i32, f32>) -> tuple<i32, f32> {
  return %t : tuple<i32, f32>
}
func.func private @variadic(tuple<i32, f32>)
    attributes {func.varargs = true, llvm.emit_c_interface}
