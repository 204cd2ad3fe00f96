// RUN: abi-header %s | filecheck %s

// Tuples of functions that are not described need not be ones that can be expanded.
// CHECK: void _mlir_ciface_f(int32_t arg0);
func.func @f(%x: i32) { return }
func.func private @unrelated(%t: tuple<i32>) {
  "unknown.use"(%t) : (tuple<i32>) -> ()
  return
}
