// RUN: abi-opt %s --allow-unregistered-dialect --abi-expand-math | filecheck %s

// MLIR would count the bits of an `index` of 32 bits in 64.
// CHECK-LABEL: func.func @leading_zeros(
// CHECK: %[[NARROW:.+]] = arith.index_cast %{{.+}} : index to i32
// CHECK-NEXT: %[[COUNT:.+]] = math.ctlz %[[NARROW]] : i32
// CHECK-NEXT: arith.index_cast %[[COUNT]] : i32 to index
module attributes {dlti.dl_spec = #dlti.dl_spec<index = 32 : i64>} {
  func.func @leading_zeros(%i: index) -> index {
    %r = math.ctlz %i : index
    return %r : index
  }
}
