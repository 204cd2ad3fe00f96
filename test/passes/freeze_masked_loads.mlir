// REQUIRES: llvm
// RUN: abi-opt %s --abi-freeze-masked-loads | filecheck %s
// RUN: abi-opt %s --abi-freeze-masked-loads --abi-freeze-masked-loads | filecheck %s

// The select reads the frozen value, once. What LLVM makes of it, test_operations.py executes.
// CHECK-LABEL: llvm.func @f(
// CHECK: %[[LOADED:.+]] = llvm.intr.masked.load
// CHECK-NEXT: %[[FROZEN:.+]] = llvm.freeze %[[LOADED]] : vector<4xf32>
// CHECK-NEXT: llvm.store
// CHECK-NEXT: llvm.select %{{.+}}, %[[FROZEN]], %{{.+}}
llvm.func @f(%p: !llvm.ptr, %mask: vector<4xi1>, %x: vector<4xf32>) -> vector<4xf32> {
  %v = "llvm.intr.masked.load"(%p, %mask, %x) {alignment = 4 : i32}
      : (!llvm.ptr, vector<4xi1>, vector<4xf32>) -> vector<4xf32>
  llvm.store %x, %p : vector<4xf32>, !llvm.ptr
  %r = llvm.select %mask, %v, %x : vector<4xi1>, vector<4xf32>
  llvm.return %r : vector<4xf32>
}
