// RUN: abi-opt %s --abi-embed-reflection --abi-strip --split-input-file | filecheck %s
// RUN: abi-opt %s --abi-embed-reflection --abi-func-to-llvm --abi-strip --split-input-file | filecheck %s --check-prefix=LOWERED

// The records go, in nested modules too, and so do the pointer to free and llvm.used, which kept
// the records alone. What else the passes have emitted stays: the C wrapper is still asked for.
// CHECK-LABEL: func.func @f
// CHECK-SAME: attributes {llvm.emit_c_interface}
// CHECK-NOT: llvm.mlir.global
// CHECK: func.func @g
// CHECK-NOT: llvm.mlir.global
// CHECK: llvm.func @free(!llvm.ptr)
// CHECK-NOT: llvm.mlir.global
// CHECK: {{^}}module {
// LOWERED-NOT: llvm.mlir.global
// LOWERED: llvm.func @_mlir_ciface_f
// LOWERED-NOT: llvm.mlir.global
// LOWERED: llvm.func @_mlir_ciface_g
// LOWERED-NOT: llvm.mlir.global
// LOWERED: {{^}}module {
func.func @f(%x: memref<?xf32>) -> memref<?xf32> {
  return %x : memref<?xf32>
}
func.func private @host(memref<?xf32>) attributes {llvm.emit_c_interface}
module {
  func.func @g() {
    return
  }
}

// -----

// llvm.used goes on keeping what it kept before.
// CHECK: llvm.mlir.global internal constant @mine
// CHECK: llvm.mlir.global appending @llvm.used() {addr_space = 0 : i32, section = "llvm.metadata"} : !llvm.array<1 x ptr> {
// CHECK: llvm.mlir.addressof @mine
// CHECK-NOT: llvm.mlir.addressof
llvm.mlir.global internal constant @mine(1 : i32) {addr_space = 0 : i32} : i32
llvm.mlir.global appending @llvm.used() {addr_space = 0 : i32, section = "llvm.metadata"} : !llvm.array<1 x ptr> {
  %0 = llvm.mlir.undef : !llvm.array<1 x ptr>
  %1 = llvm.mlir.addressof @mine : !llvm.ptr
  %2 = llvm.insertvalue %1, %0[0] : !llvm.array<1 x ptr>
  llvm.return %2 : !llvm.array<1 x ptr>
}
func.func @f() {
  return
}
