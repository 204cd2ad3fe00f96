// RUN: abi-opt %s --abi-func-to-llvm --finalize-memref-to-llvm --convert-arith-to-llvm --reconcile-unrealized-casts | python %S/Inputs/invoke.py | filecheck %s
// RUN: mlir-opt %s --convert-func-to-llvm --finalize-memref-to-llvm --convert-arith-to-llvm --reconcile-unrealized-casts | python %S/Inputs/invoke.py | filecheck %s

// Rule 34: the engine hands over a pointer to each argument, and a scalar result goes to the last.
// CHECK: sum of 5 and 7: 12
func.func @sum(%m: memref<2xi64>, %i: index) -> i64 attributes {llvm.emit_c_interface} {
  %zero = arith.constant 0 : index
  %one = arith.constant 1 : index
  %x = memref.load %m[%zero] : memref<2xi64>
  %y = memref.load %m[%i] : memref<2xi64>
  %sum = arith.addi %x, %y : i64
  return %sum : i64
}

// Rule 34: a result that is a struct goes to the first, since it is an argument of the wrapper.
// CHECK: same memref: True, and beside it 3
func.func @same(%m: memref<2xi64>, %i: index) -> (memref<2xi64>, index)
    attributes {llvm.emit_c_interface} {
  return %m, %i : memref<2xi64>, index
}
