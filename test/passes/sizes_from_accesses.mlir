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

// Nothing follows from an operation in a branch, behind one, from a dead one, and from a slice that
// may be empty.
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

// An index that is an argument: a1 is the argument 1.
// CHECK-LABEL: func.func @index(
// CHECK-SAME: tensor<?xf32> {abi.dims = ["d0"]}
// CHECK-SAME: abi.derived_conditions = ["a1 + 1 >= 0", "d0 >= a1 + 2", "a2 == 4"]
func.func @index(%x: tensor<?xf32>, %i: index, %n: index) -> (f32, tensor<4xf32>) {
  %c1 = arith.constant 1 : index
  %j = arith.addi %i, %c1 : index
  %r = tensor.extract %x[%j] : tensor<?xf32>
  %e = tensor.empty(%n) : tensor<?xf32>
  %s = tensor.cast %e : tensor<?xf32> to tensor<4xf32>
  return %r, %s : f32, tensor<4xf32>
}

// Arrays of static sizes need no names. Loops have steps from 1 on.
// CHECK-LABEL: func.func @static(
// CHECK-SAME: attributes {abi.derived_conditions = ["a1 >= 0", "3 >= a1", "a2 >= 1"]}
func.func @static(%x: memref<4xf32>, %i: index, %step: index) -> f32 {
  %c0 = arith.constant 0 : index
  %c4 = arith.constant 4 : index
  %r = memref.load %x[%i] : memref<4xf32>
  scf.for %k = %c0 to %c4 step %step {
    memref.store %r, %x[%k] : memref<4xf32>
  }
  return %r : f32
}

// A sum of two indices, or a multiple of one, may overflow and be in bounds.
// CHECK-LABEL: func.func @overflow(
// CHECK-NOT: abi.derived_conditions
// CHECK: return
func.func @overflow(%x: tensor<4xf32>, %i: index, %j: index) -> (f32, f32) {
  %c4 = arith.constant 4 : index
  %k = arith.addi %i, %j : index
  %l = arith.muli %i, %c4 : index
  %r = tensor.extract %x[%k] : tensor<4xf32>
  %s = tensor.extract %x[%l] : tensor<4xf32>
  return %r, %s : f32, f32
}

// Here a1 is the name of a size, which it stays.
// CHECK-LABEL: func.func @taken(
// CHECK-SAME: attributes {abi.derived_conditions = ["a1 >= 4"]}
func.func @taken(%x: tensor<?xf32> {abi.dims = ["a1"]}, %i: index) -> (f32, f32) {
  %c3 = arith.constant 3 : index
  %r = tensor.extract %x[%i] : tensor<?xf32>
  %s = tensor.extract %x[%c3] : tensor<?xf32>
  return %r, %s : f32, f32
}

// A loop over one array that accesses another; and one up to an argument.
// CHECK-LABEL: func.func @loops(
// CHECK-SAME: abi.derived_conditions = ["d1 >= d0", "d2 + 1 >= d0", "d2 >= a3"]
func.func @loops(%x: memref<?xf32>, %y: memref<?xf32>, %z: memref<?xf32>, %m: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = memref.dim %x, %c0 : memref<?xf32>
  scf.for %i = %c0 to %n step %c1 {
    %p = memref.load %x[%i] : memref<?xf32>
    memref.store %p, %y[%i] : memref<?xf32>
  }
  scf.for %i = %c1 to %n step %c1 {
    %p = memref.load %x[%i] : memref<?xf32>
    %j = arith.subi %i, %c1 : index
    memref.store %p, %z[%j] : memref<?xf32>
  }
  scf.for %i = %c0 to %m step %c1 {
    %p = memref.load %z[%i] : memref<?xf32>
    memref.store %p, %z[%i] : memref<?xf32>
  }
  return
}

// If x is empty, y may be: x[i] = y[i + 1], y[2], and an access in an inner loop. The step may be 2.
// CHECK-LABEL: func.func @empty(
// CHECK-NOT: abi.derived_conditions
// CHECK: return
func.func @empty(%x: memref<?xf32>, %y: memref<?xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %n = memref.dim %x, %c0 : memref<?xf32>
  scf.for %i = %c0 to %n step %c1 {
    %j = arith.addi %i, %c1 : index
    %p = memref.load %y[%j] : memref<?xf32>
    memref.store %p, %x[%i] : memref<?xf32>
    %q = memref.load %y[%c2] : memref<?xf32>
    memref.store %q, %x[%i] : memref<?xf32>
    scf.for %k = %c0 to %c2 step %c1 {
      memref.store %q, %y[%k] : memref<?xf32>
    }
  }
  scf.for %i = %c0 to %n step %c2 {
    %p = memref.load %x[%i] : memref<?xf32>
    memref.store %p, %y[%i] : memref<?xf32>
  }
  return
}

// An index that is truncated may be in bounds, whatever it is.
// CHECK-LABEL: func.func @truncated(
// CHECK-NOT: abi.derived_conditions
// CHECK: return
func.func @truncated(%x: tensor<?xf32>, %i: index) -> f32 {
  %c1 = arith.constant 1 : index
  %j = arith.addi %i, %c1 : index
  %a = arith.index_cast %j : index to i32
  %b = arith.index_cast %a : i32 to index
  %r = tensor.extract %x[%b] : tensor<?xf32>
  return %r : f32
}

// The difference of two sizes is not negative.
// CHECK-LABEL: func.func @pad(
// CHECK-SAME: abi.derived_conditions = ["d1 >= d0", "d0 >= 3"]
func.func @pad(%x: tensor<?xf32>, %y: tensor<?xf32>) -> tensor<?xf32> {
  %c0 = arith.constant 0 : index
  %c3 = arith.constant 3 : index
  %zero = arith.constant 0.0 : f32
  %n = tensor.dim %x, %c0 : tensor<?xf32>
  %m = tensor.dim %y, %c0 : tensor<?xf32>
  %low = arith.subi %m, %n : index
  %high = arith.subi %n, %c3 : index
  %r = tensor.pad %x low[%low] high[%high] {
  ^bb0(%i: index):
    tensor.yield %zero : f32
  } : tensor<?xf32> to tensor<?xf32>
  return %r : tensor<?xf32>
}

// The least of a size and 0 is 0, and the greatest is the size, in whatever order and width; of an
// array's elements, and of 1, nothing is known.
// CHECK-LABEL: func.func @bounded(
// CHECK-SAME: abi.derived_conditions = ["d0 >= 5", "d1 >= 7"]
func.func @bounded(%x: tensor<?xf32>, %y: tensor<?xf32>, %z: tensor<?xi64>) -> (tensor<5xf32>, f32, f32, tensor<?xi64>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %zero = arith.constant 0 : i64
  %negative = arith.constant -2 : index
  %seven = arith.constant 7 : index
  %n = tensor.dim %x, %c0 : tensor<?xf32>
  %wide = arith.index_cast %n : index to i64
  %least = arith.minsi %wide, %zero : i64
  %first = arith.index_cast %least : i64 to index
  %a = tensor.extract_slice %x[%first] [5] [1] : tensor<?xf32> to tensor<5xf32>
  %m = tensor.dim %y, %c0 : tensor<?xf32>
  %greatest = arith.maxsi %negative, %m : index
  %last = arith.subi %greatest, %seven : index
  %b = tensor.extract %y[%last] : tensor<?xf32>
  %unknown = arith.minsi %m, %c1 : index
  %c = tensor.extract %y[%unknown] : tensor<?xf32>
  %d = arith.maxsi %z, %z : tensor<?xi64>
  return %a, %b, %c, %d : tensor<5xf32>, f32, f32, tensor<?xi64>
}

// torch-mlir clamps the begin of a slice: the least of the size and 2, or the greatest of 0 and three
// less, is in bounds with three elements behind it if one of the two numbers is.
// CHECK-LABEL: func.func @clamped(
// CHECK-SAME: abi.derived_conditions = ["d0 >= 5", "d1 >= 3"]
func.func @clamped(%x: tensor<?xf32>, %y: tensor<?xf32>) -> (tensor<3xf32>, tensor<3xf32>) {
  %c0 = arith.constant 0 : index
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %n = tensor.dim %x, %c0 : tensor<?xf32>
  %first = arith.minsi %n, %c2 : index
  %a = tensor.extract_slice %x[%first] [3] [1] : tensor<?xf32> to tensor<3xf32>
  %m = tensor.dim %y, %c0 : tensor<?xf32>
  %less = arith.subi %m, %c3 : index
  %low = arith.maxsi %less, %c0 : index
  %begin = arith.minsi %low, %m : index
  %b = tensor.extract_slice %y[%begin] [3] [1] : tensor<?xf32> to tensor<3xf32>
  return %a, %b : tensor<3xf32>, tensor<3xf32>
}

// One of two conditions is none.
// CHECK-LABEL: func.func @either(
// CHECK-NOT: abi.derived_conditions
// CHECK: return
func.func @either(%x: tensor<?xf32>, %y: tensor<?xf32>) -> tensor<3xf32> {
  %c0 = arith.constant 0 : index
  %c2 = arith.constant 2 : index
  %m = tensor.dim %y, %c0 : tensor<?xf32>
  %first = arith.minsi %m, %c2 : index
  %a = tensor.extract_slice %x[%first] [3] [1] : tensor<?xf32> to tensor<3xf32>
  return %a : tensor<3xf32>
}
