// REQUIRES: llvm
// RUN: abi-opt %s --abi-bufferize | filecheck %s

// MLIR cannot bufferize a conditional branch to one block: blocks become scf first.
// CHECK-LABEL: func.func @either(
// CHECK-SAME: %[[P:.+]]: i1, %[[X:.+]]: memref<4xf32> {llvm.readonly}, %[[Y:.+]]: memref<4xf32> {llvm.readonly}
// CHECK-NEXT: %[[CHOSEN:.+]] = arith.select %[[P]], %[[X]], %[[Y]] : memref<4xf32>
// CHECK-NEXT: bufferization.clone %[[CHOSEN]]
func.func @either(%p: i1, %x: tensor<4xf32>, %y: tensor<4xf32>) -> tensor<4xf32> {
  cf.cond_br %p, ^bb1(%x : tensor<4xf32>), ^bb1(%y : tensor<4xf32>)
^bb1(%r: tensor<4xf32>):
  return %r : tensor<4xf32>
}
