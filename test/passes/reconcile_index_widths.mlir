// REQUIRES: llvm
// RUN: abi-opt %s --split-input-file --pass-pipeline="builtin.module(abi-func-to-llvm,convert-vector-to-llvm,convert-to-llvm{dynamic=true},abi-reconcile-index-widths,reconcile-unrealized-casts)" | filecheck %s

// A vector's index has 64 bits, and that of the function 32. test_build_targets.py runs it on ARM.
// CHECK-LABEL: llvm.func @numbers(
// CHECK-SAME: %[[I:.+]]: i32, %[[V:.+]]: vector<4xi32>) -> i32
// CHECK: %[[WIDE:.+]] = llvm.sext %[[V]] : vector<4xi32> to vector<4xi64>
// CHECK: %[[SUM:.+]] = "llvm.intr.vector.reduce.add"(%[[WIDE]])
// CHECK: %[[NARROW:.+]] = llvm.trunc %[[SUM]] : i64 to i32
// CHECK: llvm.add %[[NARROW]], %[[I]] : i32
module attributes {dlti.dl_spec = #dlti.dl_spec<index = 32 : i64>} {
  func.func @numbers(%i: index, %v: vector<4xindex>) -> index {
    %s = vector.reduction <add>, %v : vector<4xindex> into index
    %r = arith.addi %s, %i : index
    return %r : index
  }
}

// -----

// Pointers of a descriptor stay, and its numbers are extended.
// CHECK-LABEL: llvm.func @descriptor(
// CHECK: llvm.extractvalue %{{.+}}[4, 0] : !llvm.struct<(ptr, ptr, i32, array<1 x i32>, array<1 x i32>)>
// CHECK-COUNT-3: llvm.sext %{{.+}} : i32 to i64
// CHECK-NEXT: llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK: llvm.load %{{.+}} : !llvm.ptr -> vector<4xf32>
// CHECK-NOT: builtin.unrealized_conversion_cast
module attributes {dlti.dl_spec = #dlti.dl_spec<index = 32 : i64>} {
  func.func @descriptor(%x: memref<?xf32>, %i: index) -> vector<4xf32> {
    %v = vector.load %x[%i] : memref<?xf32>, vector<4xf32>
    return %v : vector<4xf32>
  }
}

// -----

// Rows of a vector of two dimensions are converted in turn.
// CHECK-LABEL: llvm.func @rows(
// CHECK-COUNT-2: llvm.trunc %{{.+}} : vector<4xi64> to vector<4xi32>
// CHECK-NOT: builtin.unrealized_conversion_cast
module attributes {dlti.dl_spec = #dlti.dl_spec<index = 32 : i64>} {
  func.func @rows(%i: index) -> vector<2x4xindex> {
    %v = vector.broadcast %i : index to vector<2x4xindex>
    return %v : vector<2x4xindex>
  }
}

// -----

// With an index of 64 bits, there is nothing to do.
// CHECK-LABEL: llvm.func @wide(
// CHECK-NOT: llvm.sext
// CHECK-NOT: llvm.trunc
// CHECK: llvm.return
func.func @wide(%v: vector<4xindex>) -> index {
  %s = vector.reduction <add>, %v : vector<4xindex> into index
  return %s : index
}
