// RUN: abi-opt %s --abi-func-to-llvm --allow-unregistered-dialect | filecheck %s

// The tuples of a util.func, which is not converted, are no error.
// CHECK: llvm.func @g(%arg0: i32)
// CHECK: function_type = (tuple<f32>) -> ()
func.func @g(%i: i32) {
  return
}
"util.func"() ({}) {function_type = (tuple<f32>) -> (), sym_name = "f", sym_visibility = "private"} : () -> ()
