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

// -----

// A memref that a loop of blocks has before its first iteration has a pointer, by which MLIR decides
// what to free; so it does with strides that no allocation has.
// CHECK-LABEL: func.func @memrefs(
// CHECK-NOT: ub.poison : memref
// CHECK-DAG: memref.reinterpret_cast %{{.+}} to offset: [1], sizes: [3], strides: [2] : memref<6xf32>
// CHECK-DAG: %[[NONE:.+]] = arith.constant 0 : index
// CHECK-DAG: memref.reinterpret_cast %{{.+}} to offset: [0], sizes: [%[[NONE]]], strides: [1] : memref<1xf32>
// CHECK-NOT: ub.poison : memref
// CHECK: return
func.func @memrefs(%m: memref<?xf32>, %s: memref<3xf32, strided<[2], offset: 1>>, %n: index, %x: tensor<4xf32>)
    -> (index, memref<?xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  cf.br ^head(%c0, %m, %s : index, memref<?xf32>, memref<3xf32, strided<[2], offset: 1>>)
^head(%i: index, %y: memref<?xf32>, %t: memref<3xf32, strided<[2], offset: 1>>):
  %z = memref.alloc(%n) : memref<?xf32>
  %next = arith.addi %i, %c1 : index
  %go = arith.cmpi ult, %next, %n : index
  cf.cond_br %go, ^head(%next, %z, %s : index, memref<?xf32>, memref<3xf32, strided<[2], offset: 1>>),
    ^end(%y : memref<?xf32>)
^end(%r: memref<?xf32>):
  return %i, %r : index, memref<?xf32>
}
