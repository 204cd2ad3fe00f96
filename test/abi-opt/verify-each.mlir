// The module is verified after each pass, unless that is turned off.

// RUN: env PYTHONPATH=%S/Inputs/plugin not abi-opt %s --test-break 2>&1 | filecheck %s
// RUN: env PYTHONPATH=%S/Inputs/plugin abi-opt %s --test-break --verify-each=false | filecheck %s --check-prefix=OFF
// RUN: env PYTHONPATH=%S/Inputs/plugin abi-opt %s --test-break -verify-each=0 | filecheck %s --check-prefix=OFF

// CHECK: error: block with no terminator
// CHECK: abi-opt: note: reproduce with:
// OFF: "func.func"() <{function_type = () -> (), sym_name = "f"}> ({
// OFF-NEXT: "arith.constant"
// OFF-NEXT: })
func.func @f() {
  %0 = arith.constant 1 : i32
  return
}
