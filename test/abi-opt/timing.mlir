// The time of each pass is reported, Python passes included.

// RUN: abi-opt %s --abi-strip --cse --mlir-timing -o /dev/null 2>&1 | filecheck %s

// CHECK: Execution time report
// CHECK: abi-strip
// CHECK: CSE
// CHECK: Total
module {}
