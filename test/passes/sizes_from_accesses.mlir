// RUN: abi-opt %s --abi-sizes-from-accesses | filecheck %s

// The body stays as it is.
// CHECK-LABEL: func.func @slice(
// CHECK-SAME: tensor<?xf32> {abi.dims = ["d0"]}
// CHECK-SAME: attributes {abi.derived_conditions = ["d0 >= 11"]}
// CHECK-NEXT: tensor.extract_slice
// CHECK-NEXT: return
func.func @slice(%x: tensor<?xf32>) -> tensor<4xf32> {
  %r = tensor.extract_slice %x[1] [4] [3] : tensor<?xf32> to tensor<4xf32>
  return %r : tensor<4xf32>
}

// A name that is there stays, and so does a condition that the module states.
// CHECK-LABEL: func.func @stated(
// CHECK-SAME: tensor<?xf32> {abi.dims = ["n"]}
// CHECK-SAME: attributes {abi.derived_conditions = ["n >= 4"], abi.size_conditions = ["n >= 2"]}
func.func @stated(%x: tensor<?xf32> {abi.dims = ["n"]}) -> f32
    attributes {abi.size_conditions = ["n >= 2"]} {
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %a = tensor.extract %x[%c1] : tensor<?xf32>
  %b = tensor.extract %x[%c3] : tensor<?xf32>
  %r = arith.addf %a, %b : f32
  return %r : f32
}

// The output of a convolution is not of a negative size: the input has two elements more.
// CHECK-LABEL: func.func @window(
// CHECK-SAME: abi.derived_conditions = ["d0 >= 2"]
func.func @window(%x: tensor<?xf32>) -> tensor<?xf32> {
  %c0 = arith.constant 0 : index
  %c2 = arith.constant 2 : index
  %n = tensor.dim %x, %c0 : tensor<?xf32>
  %m = arith.subi %n, %c2 : index
  %r = tensor.empty(%m) : tensor<?xf32>
  return %r : tensor<?xf32>
}

// A size that is split must be a multiple; a memref that is cast has the size.
// CHECK-LABEL: func.func @expand(
// CHECK-SAME: abi.derived_conditions = ["d0 % 4 == 0", "d1 == 4"]
func.func @expand(%x: memref<?xf32>, %y: memref<?xf32>) -> (memref<?x4xf32>, memref<4xf32>) {
  %c0 = arith.constant 0 : index
  %c4 = arith.constant 4 : index
  %n = memref.dim %x, %c0 : memref<?xf32>
  %m = arith.divsi %n, %c4 : index
  %r = memref.expand_shape %x [[0, 1]] output_shape [%m, 4] : memref<?xf32> into memref<?x4xf32>
  %s = memref.cast %y : memref<?xf32> to memref<4xf32>
  return %r, %s : memref<?x4xf32>, memref<4xf32>
}

// Nothing follows from an operation in a branch, behind one, from a dead one, from an
// index that is an argument, and from a slice that may be empty.
// CHECK-LABEL: func.func @unknown(
// CHECK-NOT: abi.derived_conditions
// CHECK: return
func.func @unknown(%x: tensor<?xf32>, %i: index, %p: i1) -> (f32, tensor<?xf32>) {
  %c3 = arith.constant 3 : index
  %dead = tensor.extract %x[%c3] : tensor<?xf32>
  %a = scf.if %p -> f32 {
    %b = tensor.extract %x[%c3] : tensor<?xf32>
    scf.yield %b : f32
  } else {
    %c = tensor.extract %x[%i] : tensor<?xf32>
    scf.yield %c : f32
  }
  %s = tensor.extract_slice %x[0] [%i] [2] : tensor<?xf32> to tensor<?xf32>
  cf.cond_br %p, ^bb1, ^bb2
^bb1:
  %d = tensor.extract %x[%c3] : tensor<?xf32>
  return %d, %s : f32, tensor<?xf32>
^bb2:
  return %a, %s : f32, tensor<?xf32>
}

// A private function has no callers that check.
// CHECK-LABEL: func.func private @private(
// CHECK-NOT: abi.derived_conditions
// CHECK: return
func.func private @private(%x: tensor<?xf32>) -> f32 {
  %c3 = arith.constant 3 : index
  %r = tensor.extract %x[%c3] : tensor<?xf32>
  return %r : f32
}
