// A location is an attribute like others, which bindings of LLVM 23 and 24 cannot read by themselves.
// RUN: abi-opt --abi-attach %s | filecheck %s
// RUN: abi-opt --abi-func-to-llvm %s | filecheck %s --check-prefix=LLVM

// CHECK-DAG: [[X:#loc[0-9]*]] = loc("a.py":1:2)
// CHECK-DAG: [[F:#loc[0-9]*]] = loc("f")
// CHECK: func.func @f(%arg0: i32 {test.at = [[X]]}) attributes {
// CHECK-SAME: test.at = [[F]], test.places = [#loc{{[0-9]*}}, #loc{{[0-9]*}}]
// LLVM-DAG: [[X:#loc[0-9]*]] = loc("a.py":1:2)
// LLVM-DAG: [[F:#loc[0-9]*]] = loc("f")
// LLVM: llvm.func @f(%arg0: i32 {test.at = [[X]]}) attributes {test.at = [[F]], test.places = [
func.func @f(%x: i32 {test.at = loc("a.py":1:2)}) attributes {
  test.at = loc("f"),
  test.places = [loc(unknown), loc(fused["a.py":1:2, callsite("a.py":3:4 at "b.py":5:6)])]
} {
  return
}
