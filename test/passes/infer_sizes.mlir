// REQUIRES: bufferization
// RUN: abi-opt %s --abi-infer-sizes --split-input-file | filecheck %s
// RUN: abi-opt %s --abi-infer-sizes --abi-infer-sizes --split-input-file | filecheck %s

// Sizes that one loop dimension runs over are equal, of the result too.
// CHECK-LABEL: func.func @matmul(
// CHECK-SAME: tensor<?x?xf32> {abi.dims = ["d0", "d1"]}, %arg{{[0-9]+}}: tensor<?x?xf32> {abi.dims = ["d1", "d2"]})
// CHECK-SAME: -> (tensor<?x?xf32> {abi.dims = ["d0", "d2"]})
func.func @matmul(%x: tensor<?x?xf32>, %y: tensor<?x?xf32>) -> tensor<?x?xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %zero = arith.constant 0.0 : f32
  %m = tensor.dim %x, %c0 : tensor<?x?xf32>
  %n = tensor.dim %y, %c1 : tensor<?x?xf32>
  %e = tensor.empty(%m, %n) : tensor<?x?xf32>
  %f = linalg.fill ins(%zero : f32) outs(%e : tensor<?x?xf32>) -> tensor<?x?xf32>
  %r = linalg.matmul ins(%x, %y : tensor<?x?xf32>, tensor<?x?xf32>)
                     outs(%f : tensor<?x?xf32>) -> tensor<?x?xf32>
  return %r : tensor<?x?xf32>
}

// -----

// A dimension that is indexed by a sum of loop dimensions is tied to nothing.
// CHECK-LABEL: func.func @conv(
// CHECK-SAME: %arg{{[0-9]+}}: tensor<?x?x?xf32> {abi.dims = ["d0", "?", "d1"]}
// CHECK-SAME: %arg{{[0-9]+}}: tensor<?x?x?xf32> {abi.dims = ["?", "d1", "d2"]}
// CHECK-SAME: %arg{{[0-9]+}}: tensor<?x?x?xf32> {abi.dims = ["d0", "d3", "d2"]})
// CHECK-SAME: -> (tensor<?x?x?xf32> {abi.dims = ["d0", "d3", "d2"]})
func.func @conv(%x: tensor<?x?x?xf32>, %k: tensor<?x?x?xf32>, %o: tensor<?x?x?xf32>)
    -> tensor<?x?x?xf32> {
  %r = linalg.conv_1d_nwc_wcf ins(%x, %k : tensor<?x?x?xf32>, tensor<?x?x?xf32>)
                              outs(%o : tensor<?x?x?xf32>) -> tensor<?x?x?xf32>
  return %r : tensor<?x?x?xf32>
}

// -----

// Given names stay, and the new ones are others; "?" becomes a name if something is known.
// CHECK-LABEL: func.func @given(
// CHECK-SAME: tensor<?x?x?xf32> {abi.dims = ["d0", "d1", "d2"]}, %arg{{[0-9]+}}: tensor<?x?x?xf32> {abi.dims = ["d0", "d1", "d2"]})
func.func @given(%x: tensor<?x?x?xf32> {abi.dims = ["d0", "?", "?"]}, %y: tensor<?x?x?xf32>) {
  %r = arith.addf %x, %y : tensor<?x?x?xf32>
  return
}

// -----

// The names of a caller tie as its operations do.
// CHECK-LABEL: func.func @two_names(
// CHECK-SAME: {abi.dims = ["n"]}, %arg{{[0-9]+}}: tensor<?xf32> {abi.dims = ["n"]}, %arg{{[0-9]+}}: tensor<?xf32> {abi.dims = ["n"]})
func.func @two_names(%x: tensor<?xf32> {abi.dims = ["n"]}, %y: tensor<?xf32> {abi.dims = ["m"]},
                     %z: tensor<?xf32> {abi.dims = ["m"]}) {
  %r = arith.addf %x, %y : tensor<?xf32>
  return
}

// -----

// A number on the other side is the size.
// CHECK-LABEL: func.func @numbers(
// CHECK-SAME: tensor<?x?xf32> {abi.dims = ["d0", 4]}) -> (tensor<?x4xf32> {abi.dims = ["d0", 4]})
func.func @numbers(%x: tensor<?x?xf32>) -> tensor<?x4xf32> {
  %r = tensor.cast %x : tensor<?x?xf32> to tensor<?x4xf32>
  return %r : tensor<?x4xf32>
}

// -----

// Slices, products and sums.
// CHECK-LABEL: func.func @shapes(
// CHECK-SAME: %arg{{[0-9]+}}: tensor<?x?xf32> {abi.dims = ["d0", "d1"]}
// CHECK-SAME: %arg{{[0-9]+}}: tensor<?xf32> {abi.dims = ["d1"]}
// CHECK-SAME: %arg{{[0-9]+}}: tensor<?x?xf32> {abi.dims = ["?", "d1"]}
// CHECK-SAME: %arg{{[0-9]+}}: tensor<?xf32> {abi.dims = ["d2"]}
// CHECK-SAME: -> (tensor<?x?xf32> {abi.dims = ["d0", "d1"]}, tensor<?x?xf32> {abi.computed_dims = ["s0_0 + s2_0", "?"], abi.dims = ["?", "d1"]}, tensor<?xf32> {abi.dims = ["d2"]})
func.func @shapes(%x: tensor<?x?xf32>, %row: tensor<?xf32>, %more: tensor<?x?xf32>,
                  %flat: tensor<?xf32>, %i: index)
    -> (tensor<?x?xf32>, tensor<?x?xf32>, tensor<?xf32>) {
  %c1 = arith.constant 1 : index
  %n = tensor.dim %x, %c1 : tensor<?x?xf32>
  %a = tensor.extract_slice %x[%i, 0] [1, %n] [1, 1] : tensor<?x?xf32> to tensor<?xf32>
  %b = arith.addf %a, %row : tensor<?xf32>
  %c = tensor.insert_slice %b into %x[%i, 0] [1, %n] [1, 1] : tensor<?xf32> into tensor<?x?xf32>
  %d = tensor.concat dim(0) %x, %more : (tensor<?x?xf32>, tensor<?x?xf32>) -> tensor<?x?xf32>
  %e = tensor.collapse_shape %d [[0, 1]] : tensor<?x?xf32> into tensor<?xf32>
  %f = arith.addf %e, %flat : tensor<?xf32>
  return %c, %d, %f : tensor<?x?xf32>, tensor<?x?xf32>, tensor<?xf32>
}

// -----

// A branch ties nothing; its result has the sizes on which both branches agree.
// CHECK-LABEL: func.func @branch(
// CHECK-SAME: %arg{{[0-9]+}}: tensor<?xf32> {abi.dims = ["d0"]}, %arg{{[0-9]+}}: tensor<?xf32>, %arg{{[0-9]+}}: i1)
// CHECK-SAME: -> (tensor<?xf32> {abi.dims = ["d0"]}, tensor<?xf32>)
func.func @branch(%x: tensor<?xf32>, %y: tensor<?xf32>, %c: i1) -> (tensor<?xf32>, tensor<?xf32>) {
  %r:2 = scf.if %c -> (tensor<?xf32>, tensor<?xf32>) {
    %s = arith.addf %x, %y : tensor<?xf32>
    scf.yield %s, %x : tensor<?xf32>, tensor<?xf32>
  } else {
    scf.yield %x, %y : tensor<?xf32>, tensor<?xf32>
  }
  return %r#0, %r#1 : tensor<?xf32>, tensor<?xf32>
}

// -----

// What a number selects has the sizes on which both choices agree; an array selects among arrays
// of its sizes.
// CHECK-LABEL: func.func @selected(
// CHECK-SAME: tensor<?xi1> {abi.dims = ["n"]}
// CHECK-SAME: -> (tensor<?x?xf32> {abi.dims = ["n", "?"]}, tensor<?xf32> {abi.dims = ["n"]})
func.func @selected(%x: tensor<?x?xf32> {abi.dims = ["n", "?"]},
                    %y: tensor<?x?xf32> {abi.dims = ["n", "?"]},
                    %z: tensor<?xf32> {abi.dims = ["n"]}, %m: tensor<?xi1>, %c: i1)
    -> (tensor<?x?xf32>, tensor<?xf32>) {
  %0 = arith.select %c, %x, %y : tensor<?x?xf32>
  %1 = arith.select %m, %z, %z : tensor<?xi1>, tensor<?xf32>
  return %0, %1 : tensor<?x?xf32>, tensor<?xf32>
}

// -----

// A loop that may end at once ties nothing; what it passes on keeps its size, or not.
// CHECK-LABEL: func.func @loop(
// CHECK-SAME: %arg{{[0-9]+}}: tensor<?xf32> {abi.dims = ["d0"]}, %arg{{[0-9]+}}: tensor<?xf32>, %arg{{[0-9]+}}: index)
// CHECK-SAME: -> (tensor<?xf32> {abi.dims = ["d0"]}, tensor<?xf32>)
func.func @loop(%x: tensor<?xf32>, %y: tensor<?xf32>, %n: index) -> (tensor<?xf32>, tensor<?xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %r:2 = scf.for %i = %c0 to %n step %c1 iter_args(%a = %x, %b = %y)
      -> (tensor<?xf32>, tensor<?xf32>) {
    %s = arith.addf %a, %b : tensor<?xf32>
    scf.yield %s, %x : tensor<?xf32>, tensor<?xf32>
  }
  return %r#0, %r#1 : tensor<?xf32>, tensor<?xf32>
}

// -----

// A loop that is executed at least once ties what its first turn needs.
// CHECK-LABEL: func.func @turns(
// CHECK-SAME: %arg{{[0-9]+}}: tensor<?xf32> {abi.dims = ["d0"]}, %arg{{[0-9]+}}: tensor<?xf32> {abi.dims = ["d0"]})
func.func @turns(%x: tensor<?xf32>, %y: tensor<?xf32>) -> tensor<?xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %r = scf.for %i = %c0 to %c3 step %c1 iter_args(%a = %x) -> tensor<?xf32> {
    %s = arith.addf %a, %y : tensor<?xf32>
    scf.yield %s : tensor<?xf32>
  }
  return %r : tensor<?xf32>
}

// -----

// Of an scf.while, the condition is executed at least once, and the body need not be.
// CHECK-LABEL: func.func @while(
// CHECK-SAME: %arg{{[0-9]+}}: tensor<?xf32> {abi.dims = ["d0"]}
// CHECK-SAME: %arg{{[0-9]+}}: tensor<?xf32>, %arg{{[0-9]+}}: tensor<?xf32> {abi.dims = ["d0"]}
// CHECK-SAME: -> (tensor<?xf32> {abi.dims = ["d0"]}, tensor<?xf32>)
func.func @while(%x: tensor<?xf32>, %y: tensor<?xf32>, %z: tensor<?xf32>, %c: i1)
    -> (tensor<?xf32>, tensor<?xf32>) {
  %r:2 = scf.while (%a = %x, %b = %y) : (tensor<?xf32>, tensor<?xf32>)
      -> (tensor<?xf32>, tensor<?xf32>) {
    %s = arith.addf %a, %z : tensor<?xf32>
    scf.condition(%c) %s, %b : tensor<?xf32>, tensor<?xf32>
  } do {
  ^bb0(%a: tensor<?xf32>, %b: tensor<?xf32>):
    %t = arith.addf %a, %b : tensor<?xf32>
    scf.yield %t, %a : tensor<?xf32>, tensor<?xf32>
  }
  return %r#0, %r#1 : tensor<?xf32>, tensor<?xf32>
}

// -----

// Blocks behind the first one need not be executed.
// CHECK-LABEL: func.func @early(
// CHECK-SAME: %arg{{[0-9]+}}: tensor<?xf32> {abi.dims = ["d0"]}, %arg{{[0-9]+}}: tensor<?xf32>, %arg{{[0-9]+}}: i1)
// CHECK-SAME: -> (tensor<?xf32> {abi.dims = ["d0"]})
func.func @early(%x: tensor<?xf32>, %y: tensor<?xf32>, %c: i1) -> tensor<?xf32> {
  cf.cond_br %c, ^all, ^none
^none:
  return %x : tensor<?xf32>
^all:
  %s = arith.addf %x, %y : tensor<?xf32>
  return %s : tensor<?xf32>
}

// -----

// A call ties what the callee ties, if it is executed; nothing is written on a private function.
// CHECK-LABEL: func.func private @callee(
// CHECK-SAME: %arg{{[0-9]+}}: tensor<?xf32>, %arg{{[0-9]+}}: tensor<?xf32>) -> tensor<?xf32>
func.func private @callee(%x: tensor<?xf32>, %y: tensor<?xf32>) -> tensor<?xf32> {
  %r = arith.addf %x, %y : tensor<?xf32>
  return %r : tensor<?xf32>
}
func.func private @declared(tensor<?xf32> {abi.dims = ["n"]}, tensor<?xf32> {abi.dims = ["n"]})
// CHECK-LABEL: func.func @calls(
// CHECK-SAME: {abi.dims = ["d0"]}, %arg{{[0-9]+}}: tensor<?xf32> {abi.dims = ["d0"]}, %arg{{[0-9]+}}: tensor<?xf32> {abi.dims = ["d0"]}, %arg{{[0-9]+}}: tensor<?xf32>, %arg{{[0-9]+}}: i1)
// CHECK-SAME: -> (tensor<?xf32> {abi.dims = ["d0"]})
func.func @calls(%x: tensor<?xf32>, %y: tensor<?xf32>, %z: tensor<?xf32>, %w: tensor<?xf32>, %c: i1)
    -> tensor<?xf32> {
  %r = call @callee(%x, %y) : (tensor<?xf32>, tensor<?xf32>) -> tensor<?xf32>
  call @declared(%r, %z) : (tensor<?xf32>, tensor<?xf32>) -> ()
  scf.if %c {
    func.call @declared(%r, %w) : (tensor<?xf32>, tensor<?xf32>) -> ()
  }
  return %r : tensor<?xf32>
}
// Nothing is inferred of a recursive call.
// CHECK-LABEL: func.func @recursive(
// CHECK-SAME: %arg{{[0-9]+}}: tensor<?xf32>, %arg{{[0-9]+}}: tensor<?xf32>) -> tensor<?xf32>
func.func @recursive(%x: tensor<?xf32>, %y: tensor<?xf32>) -> tensor<?xf32> {
  %r = call @recursive(%x, %y) : (tensor<?xf32>, tensor<?xf32>) -> tensor<?xf32>
  return %r : tensor<?xf32>
}

// -----

// Operations of linalg on memrefs tie as well, and so does a copy.
// CHECK-LABEL: func.func @memrefs(
// CHECK-SAME: {abi.dims = ["d0"]}, %arg{{[0-9]+}}: memref<?xf32> {abi.dims = ["d0"]}, %arg{{[0-9]+}}: memref<?xf32> {abi.dims = ["d0"]})
func.func @memrefs(%x: memref<?xf32>, %y: memref<?xf32>, %z: memref<?xf32>) {
  linalg.copy ins(%x : memref<?xf32>) outs(%y : memref<?xf32>)
  memref.copy %y, %z : memref<?xf32> to memref<?xf32>
  return
}

// -----

// Allocations and views of memrefs have sizes as tensors have; a number before them has none.
// CHECK-LABEL: func.func @views(
// CHECK-SAME: index, %arg{{[0-9]+}}: memref<?xf32> {abi.dims = ["d0"]}, %arg{{[0-9]+}}: memref<?xf32> {abi.dims = ["d0"]}, %arg{{[0-9]+}}: memref<?xf32> {abi.dims = ["d0"]}
// CHECK-SAME: memref<?x?xf32> {abi.dims = ["d1", "d2"]}, %arg{{[0-9]+}}: memref<?x?xf32> {abi.dims = ["d1", "d2"]}, %arg{{[0-9]+}}: memref<?xf32> {abi.dims = ["d3"]}, %arg{{[0-9]+}}: memref<?xf32> {abi.dims = ["d3"]})
func.func @views(%i: index, %x: memref<?xf32>, %y: memref<?xf32>, %z: memref<?xf32>,
                 %a: memref<?x?xf32>, %b: memref<?x?xf32>, %u: memref<?xf32>, %v: memref<?xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = memref.dim %x, %c0 : memref<?xf32>
  %0 = memref.alloc(%n) : memref<?xf32>
  memref.copy %0, %y : memref<?xf32> to memref<?xf32>
  %1 = memref.alloca(%n) : memref<?xf32>
  memref.copy %1, %z : memref<?xf32> to memref<?xf32>
  %p = memref.dim %a, %c0 : memref<?x?xf32>
  %q = memref.dim %a, %c1 : memref<?x?xf32>
  %2 = memref.collapse_shape %a [[0, 1]] : memref<?x?xf32> into memref<?xf32>
  memref.copy %2, %u : memref<?xf32> to memref<?xf32>
  %3 = memref.expand_shape %v [[0, 1]] output_shape [%p, %q] : memref<?xf32> into memref<?x?xf32>
  memref.copy %3, %b : memref<?x?xf32> to memref<?x?xf32>
  return
}

// -----

// A padding value or an inner tile is not where the result of a pack goes.
// CHECK-LABEL: func.func @pack(
// CHECK-SAME: %arg{{[0-9]+}}: tensor<?x?xf32>, %arg{{[0-9]+}}: tensor<?x?x8x2xf32> {abi.dims = ["d0", "d1", 8, 2]}, %arg{{[0-9]+}}: f32)
// CHECK-SAME: -> (tensor<?x?x8x2xf32> {abi.dims = ["d0", "d1", 8, 2]})
func.func @pack(%s: tensor<?x?xf32>, %d: tensor<?x?x8x2xf32>, %p: f32) -> tensor<?x?x8x2xf32> {
  %0 = linalg.pack %s padding_value(%p : f32) inner_dims_pos = [0, 1] inner_tiles = [8, 2] into %d
      : tensor<?x?xf32> -> tensor<?x?x8x2xf32>
  return %0 : tensor<?x?x8x2xf32>
}

// -----

// Of a function that no call can satisfy, nothing is said.
// CHECK-LABEL: func.func @never(%arg{{[0-9]+}}: tensor<?xf32>, %arg{{[0-9]+}}: tensor<?xf32>) {
func.func @never(%x: tensor<?xf32>, %y: tensor<?xf32>) {
  %a = tensor.cast %x : tensor<?xf32> to tensor<4xf32>
  %b = tensor.cast %x : tensor<?xf32> to tensor<5xf32>
  %c = arith.addf %x, %y : tensor<?xf32>
  return
}

// -----

// Numbers that are computed in the same way are equal.
// CHECK-LABEL: func.func @computed(
// CHECK-SAME: %arg{{[0-9]+}}: memref<?xf32>, %arg{{[0-9]+}}: memref<?xf32> {abi.dims = ["d0"]}, %arg{{[0-9]+}}: memref<?xf32> {abi.dims = ["d0"]})
func.func @computed(%x: memref<?xf32>, %y: memref<?xf32>, %z: memref<?xf32>) {
  %c0 = arith.constant 0 : index
  %n = memref.dim %x, %c0 : memref<?xf32>
  %m = affine.apply affine_map<(i) -> (i floordiv 2)>(%n)
  %k = affine.apply affine_map<(i) -> (i floordiv 2)>(%n)
  %a = memref.subview %x[0] [%m] [1] : memref<?xf32> to memref<?xf32, strided<[1]>>
  %b = memref.subview %x[0] [%k] [1] : memref<?xf32> to memref<?xf32, strided<[1]>>
  memref.copy %a, %y : memref<?xf32, strided<[1]>> to memref<?xf32>
  memref.copy %b, %z : memref<?xf32, strided<[1]>> to memref<?xf32>
  return
}

// -----

// Of two products with the same number, or of a product and its number, the factors are known.
// CHECK-LABEL: func.func @factors(
// CHECK-SAME: tensor<?x3xf32> {abi.dims = ["d0", 3]}, %arg{{[0-9]+}}: tensor<?x3xf32> {abi.dims = ["d0", 3]}, %arg{{[0-9]+}}: tensor<?x2xf32> {abi.dims = [4, 2]})
func.func @factors(%x: tensor<?x3xf32>, %y: tensor<?x3xf32>, %z: tensor<?x2xf32>) {
  %a = tensor.collapse_shape %x [[0, 1]] : tensor<?x3xf32> into tensor<?xf32>
  %b = tensor.collapse_shape %y [[0, 1]] : tensor<?x3xf32> into tensor<?xf32>
  %c = arith.addf %a, %b : tensor<?xf32>
  %d = tensor.collapse_shape %z [[0, 1]] : tensor<?x2xf32> into tensor<?xf32>
  %e = tensor.cast %d : tensor<?xf32> to tensor<8xf32>
  return
}

// -----

// Of a sum and its number, the summand is known, even if it is 0.
// CHECK-LABEL: func.func @summands(
// CHECK-SAME: tensor<?xf32> {abi.dims = [0]}, %arg{{[0-9]+}}: tensor<?xf32> {abi.dims = [3]}, %arg{{[0-9]+}}: tensor<2xf32>)
func.func @summands(%x: tensor<?xf32>, %y: tensor<?xf32>, %two: tensor<2xf32>) {
  %a = tensor.concat dim(0) %x, %two : (tensor<?xf32>, tensor<2xf32>) -> tensor<?xf32>
  %b = tensor.cast %a : tensor<?xf32> to tensor<2xf32>
  %c = tensor.concat dim(0) %y, %two : (tensor<?xf32>, tensor<2xf32>) -> tensor<?xf32>
  %d = tensor.cast %c : tensor<?xf32> to tensor<5xf32>
  return
}

// -----

// Conditions are about the names that stay, and about numbers.
// CHECK-LABEL: func.func @conditions(
// CHECK-SAME: abi.dims = ["a", 4]
// CHECK-SAME: abi.dims = ["a", 4]
// CHECK-SAME: abi.size_conditions = ["a >= 2", "a >= 4"]
func.func @conditions(%x: tensor<?x?xf32> {abi.dims = ["a", "n"]}, %y: tensor<?x4xf32> {abi.dims = ["b", 4]}) -> tensor<?x4xf32>
    attributes {abi.size_conditions = ["a >= 2", "b >= n"]} {
  %c = tensor.cast %x : tensor<?x?xf32> to tensor<?x4xf32>
  %r = arith.addf %c, %y : tensor<?x4xf32>
  return %r : tensor<?x4xf32>
}

// -----

// Sizes that are padded, sliced, computed, or known beside others.
// CHECK-LABEL: func.func @more_shapes(
// CHECK-SAME: tensor<?xf32> {abi.dims = [5]}
// CHECK-SAME: tensor<?x?xf32> {abi.dims = ["d0", "?"]}
// CHECK-SAME: tensor<?xf32> {abi.dims = ["d1"]}
// CHECK-SAME: -> (tensor<?xf32> {abi.dims = ["d0"]}, tensor<?x4xf32> {abi.dims = ["d0", 4]}, tensor<?xf32> {abi.dims = ["d1"]})
func.func @more_shapes(%x: tensor<?xf32>, %y: tensor<?x?xf32>, %flat: tensor<?xf32>)
    -> (tensor<?xf32>, tensor<?x4xf32>, tensor<?xf32>) {
  %zero = arith.constant 0.0 : f32
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %padded = tensor.pad %x low[1] high[2] {
  ^bb0(%i: index):
    tensor.yield %zero : f32
  } : tensor<?xf32> to tensor<?xf32>
  %cast = tensor.cast %padded : tensor<?xf32> to tensor<8xf32>
  %m = tensor.dim %y, %c0 : tensor<?x?xf32>
  %n = tensor.dim %y, %c1 : tensor<?x?xf32>
  %slice = tensor.extract_slice %flat[0] [%m] [1] : tensor<?xf32> to tensor<?xf32>
  %empty = tensor.empty(%m) : tensor<?x4xf32>
  %product = arith.muli %m, %n : index
  %new = tensor.empty(%product) : tensor<?xf32>
  %sum = arith.addf %new, %flat : tensor<?xf32>
  %all = tensor.collapse_shape %y [[0, 1]] : tensor<?x?xf32> into tensor<?xf32>
  return %slice, %empty, %all : tensor<?xf32>, tensor<?x4xf32>, tensor<?xf32>
}

// -----

// Of a name that becomes a number, no condition is left, and with another name the numbers that count.
// CHECK-LABEL: func.func @known(
// CHECK-SAME: tensor<?xf32> {abi.dims = [4]}, %{{.+}}: tensor<?xf32> {abi.dims = ["m"]}) -> tensor<4xf32> {
func.func @known(%x: tensor<?xf32> {abi.dims = ["n"]}, %y: tensor<?xf32> {abi.dims = ["m"]})
    -> tensor<4xf32> attributes {abi.size_conditions = ["n >= 2", "n % 2 == 0", "n == 4"]} {
  %c = tensor.cast %x : tensor<?xf32> to tensor<4xf32>
  return %c : tensor<4xf32>
}
// CHECK-LABEL: func.func @known_beside_others(
// CHECK-SAME: abi.size_conditions = ["m >= 5"]
func.func @known_beside_others(%x: tensor<?xf32> {abi.dims = ["n"]}, %y: tensor<?xf32> {abi.dims = ["m"]})
    -> tensor<4xf32> attributes {abi.size_conditions = ["m >= n + 1", "n >= 2"]} {
  %c = tensor.cast %x : tensor<?xf32> to tensor<4xf32>
  return %c : tensor<4xf32>
}

// A block to which a conditional branch leads, and a branch that several conditions decide.
// CHECK-LABEL: func.func @several_ways(
// CHECK-SAME: %{{[^:]+}}: tensor<?xf32> {abi.dims = ["d0"]}
// CHECK-SAME: -> (tensor<?xf32> {abi.dims = ["d0"]})
func.func @several_ways(%x: tensor<?xf32>, %c: i1, %d: i1) -> tensor<?xf32> {
  cf.cond_br %c, ^bb1, ^bb4(%x : tensor<?xf32>)
^bb1:
  cf.cond_br %d, ^bb2, ^bb3
^bb2:
  cf.br ^bb3
^bb3:
  cf.br ^bb4(%x : tensor<?xf32>)
^bb4(%r: tensor<?xf32>):
  return %r : tensor<?xf32>
}

// An element of a constant is a size, unless the bindings cannot read it.
// CHECK-LABEL: func.func @elements(
// CHECK-SAME: %{{[^:]+}}: tensor<?xf32>
// CHECK-SAME: -> (tensor<?xf32> {abi.dims = [7]}, i4)
func.func @elements(%x: tensor<?xf32>) -> (tensor<?xf32>, i4) {
  %c1 = arith.constant 1 : index
  %sizes = arith.constant dense<[5, 7]> : tensor<2xindex>
  %n = tensor.extract %sizes[%c1] : tensor<2xindex>
  %r = tensor.empty(%n) : tensor<?xf32>
  %numbers = arith.constant dense<[5, 7]> : tensor<2xi4>
  %i = tensor.extract %numbers[%c1] : tensor<2xi4>
  return %r, %i : tensor<?xf32>, i4
}

// -----

// A size of a result that is computed of others is an expression of them.
// CHECK-LABEL: func.func @computed(
// CHECK-SAME: -> (tensor<?x?xf32> {abi.computed_dims = ["s0_0 + s1_0", "?"], abi.dims = ["?", "d0"]}, tensor<?xf32> {abi.computed_dims = ["s0_0*s0_1"]})
func.func @computed(%x: tensor<?x?xf32>, %y: tensor<?x?xf32>) -> (tensor<?x?xf32>, tensor<?xf32>) {
  %r = tensor.concat dim(0) %x, %y : (tensor<?x?xf32>, tensor<?x?xf32>) -> tensor<?x?xf32>
  %s = tensor.collapse_shape %x [[0, 1]] : tensor<?x?xf32> into tensor<?xf32>
  return %r, %s : tensor<?x?xf32>, tensor<?xf32>
}

// -----

// Also where only numbers are passed; a size that depends on data is none, and so is one that a branch chooses.
// CHECK-LABEL: func.func @of_numbers(
// CHECK-SAME: -> (tensor<?x?x?xf32> {abi.computed_dims = ["a0//2 + 1", "?", "?"]})
func.func @of_numbers(%n: index, %x: tensor<4xindex>, %p: i1) -> tensor<?x?x?xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %half = arith.divui %n, %c2 : index
  %more = arith.addi %half, %c1 : index
  %data = tensor.extract %x[%c0] : tensor<4xindex>
  %one = arith.select %p, %n, %c2 : index
  %r = tensor.empty(%more, %data, %one) : tensor<?x?x?xf32>
  return %r : tensor<?x?x?xf32>
}

// -----

// A number that a record cannot have.
// CHECK-LABEL: func.func @huge(
// CHECK-NOT: computed_dims
func.func @huge(%n: index) -> tensor<?xf32> {
  %much = arith.constant 4611686018427387904 : index
  %m = arith.addi %n, %much : index
  %r = tensor.empty(%m) : tensor<?xf32>
  return %r : tensor<?xf32>
}
