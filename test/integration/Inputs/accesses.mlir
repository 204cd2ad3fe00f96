// What the accesses of each function require. The calls stand before it: `ok` with the result, if
// there is one; `bad` is refused in a build that is checked; `refused` in every build, by the caller;
// `dropped` has a result in a build that is checked, and is undefined in others.
// In the calls, `A(1, 2)` is an array of f32, and `R(2, 3)` the numbers 0, 1, ... of that shape.

// ok: f(-7, 2) -> -3
// bad: f(7, 0)
// bad: f(-2**31, -1)
// ok: f(-2**31, 1) -> -2147483648
// ok: f(-7, -1) -> 7
func.func @ceildivsi(%a: i32, %b: i32) -> i32 {
  %r = arith.ceildivsi %a, %b : i32
  return %r : i32
}

// ok: f(np.array([7,-7],'i4'), np.array([2,2],'i4')) -> np.array([3,-3])
// bad: f(np.array([7,-7],'i4'), np.array([2,0],'i4'))
func.func @div_linalg(%a: tensor<?xi32>, %b: tensor<?xi32>) -> tensor<?xi32> {
  %r = linalg.div ins(%a, %b : tensor<?xi32>, tensor<?xi32>) outs(%a : tensor<?xi32>) -> tensor<?xi32>
  return %r : tensor<?xi32>
}

// ok: f(7, 2) -> 3
// dropped: f(7, 0) -> -1
// As some front ends write it: division by 0, whose result nobody reads. Undefined in MLIR.
func.func @div_select(%a: i32, %b: i32) -> i32 {
  %c0 = arith.constant 0 : i32
  %m1 = arith.constant -1 : i32
  %q = arith.divsi %a, %b : i32
  %p = arith.cmpi ne, %b, %c0 : i32
  %r = arith.select %p, %q, %m1 : i32
  return %r : i32
}

// ok: f(np.array([7,-7],'i4'), np.array([2,2],'i4')) -> np.array([3,-3])
// bad: f(np.array([7,-7],'i4'), np.array([2,0],'i4'))
// bad: f(np.array([-2**31,-7],'i4'), np.array([-1,1],'i4'))
func.func @div_tensor(%a: tensor<?xi32>, %b: tensor<?xi32>) -> tensor<?xi32> {
  %r = arith.divsi %a, %b : tensor<?xi32>
  return %r : tensor<?xi32>
}

// ok: f(-7, 2) -> -3
// bad: f(7, 0)
// bad: f(-2**31, -1)
// ok: f(-2**31, 1) -> -2147483648
// ok: f(-7, -1) -> 7
func.func @divsi(%a: i32, %b: i32) -> i32 {
  %r = arith.divsi %a, %b : i32
  return %r : i32
}

// ok: f(-7, 2) -> -4
// bad: f(7, 0)
// bad: f(-2**63, -1)
func.func @index_dialect(%a: index, %b: index) -> index {
  %r = index.floordivs %a, %b
  return %r : index
}

// ok: f(-7, 2) -> -1
// bad: f(7, 0)
// bad: f(-2**31, -1)
// ok: f(-2**31, 1) -> 0
// ok: f(-7, -1) -> 0
func.func @remsi(%a: i32, %b: i32) -> i32 {
  %r = arith.remsi %a, %b : i32
  return %r : i32
}

// ok: f(R(3), R(3)) -> 2*R(3)
// ok: f(R(0), R(0)) -> R(0)
// refused: f(R(3), R(2))
// refused: f(R(3), R(1))
func.func @add_args(%x: tensor<?xf32>, %y: tensor<?xf32>) -> tensor<?xf32> {
  %c0 = arith.constant 0 : index
  %n = tensor.dim %x, %c0 : tensor<?xf32>
  %e = tensor.empty(%n) : tensor<?xf32>
  %r = linalg.add ins(%x, %y : tensor<?xf32>, tensor<?xf32>) outs(%e : tensor<?xf32>) -> tensor<?xf32>
  return %r : tensor<?xf32>
}

// ok: f(R(3), R(3), True) -> 2*R(3)
// ok: f(R(3), R(2), False) -> R(3)
// bad: f(R(3), R(2), True)
// bad: f(R(2), R(3), True)
func.func @add_if(%x: tensor<?xf32>, %y: tensor<?xf32>, %p: i1) -> tensor<?xf32> {
  %c0 = arith.constant 0 : index
  %r = scf.if %p -> tensor<?xf32> {
    %n = tensor.dim %x, %c0 : tensor<?xf32>
    %e = tensor.empty(%n) : tensor<?xf32>
    %s = linalg.add ins(%x, %y : tensor<?xf32>, tensor<?xf32>) outs(%e : tensor<?xf32>) -> tensor<?xf32>
    scf.yield %s : tensor<?xf32>
  } else {
    scf.yield %x : tensor<?xf32>
  }
  return %r : tensor<?xf32>
}

// ok: f(R(3), R(9), 3) -> 2*R(3)
// ok: f(R(0), R(9), 0) -> R(0)
// refused: f(R(3), R(9), 2)
// refused: f(R(3), R(9), 4)
func.func @add_late(%x: tensor<?xf32>, %z: tensor<9xf32>, %k: index) -> tensor<?xf32> {
  %c0 = arith.constant 0 : index
  %n = tensor.dim %x, %c0 : tensor<?xf32>
  %e = tensor.empty(%n) : tensor<?xf32>
  %y = tensor.extract_slice %z[0] [%k] [1] : tensor<9xf32> to tensor<?xf32>
  %r = linalg.add ins(%x, %y : tensor<?xf32>, tensor<?xf32>) outs(%e : tensor<?xf32>) -> tensor<?xf32>
  return %r : tensor<?xf32>
}

// ok: f(R(3), R(9), 3) -> np.exp(2*R(3)) * R(3)
// ok: f(R(0), R(9), 0) -> R(0)
// refused: f(R(3), R(9), 2)
// refused: f(R(3), R(9), 4)
func.func @chain_late(%x: tensor<?xf32>, %z: tensor<9xf32>, %k: index) -> tensor<?xf32> {
  %c0 = arith.constant 0 : index
  %n = tensor.dim %x, %c0 : tensor<?xf32>
  %e = tensor.empty(%n) : tensor<?xf32>
  %y = tensor.extract_slice %z[0] [%k] [1] : tensor<9xf32> to tensor<?xf32>
  %1 = linalg.add ins(%x, %y : tensor<?xf32>, tensor<?xf32>) outs(%e : tensor<?xf32>) -> tensor<?xf32>
  %2 = linalg.exp ins(%1 : tensor<?xf32>) outs(%e : tensor<?xf32>) -> tensor<?xf32>
  %3 = linalg.mul ins(%2, %y : tensor<?xf32>, tensor<?xf32>) outs(%e : tensor<?xf32>) -> tensor<?xf32>
  return %3 : tensor<?xf32>
}

// ok: f(R(1,8,2), R(3,2,1), 6) -> np.array([[[sum(float(R(1,8,2)[0,i+k,c])*float(R(3,2,1)[k,c,0]) for k in range(3) for c in range(2))] for i in range(6)]])
// ok: f(R(1,8,2), R(3,2,1), 5) -> np.array([[[sum(float(R(1,8,2)[0,i+k,c])*float(R(3,2,1)[k,c,0]) for k in range(3) for c in range(2))] for i in range(5)]])
// bad: f(R(1,8,2), R(3,2,1), 7)
// bad: f(R(1,2,2), R(3,2,1), 1)
// ok: f(R(1,2,2), R(3,2,1), 0) -> np.zeros((1,0,1))
// refused: f(R(1,8,2), R(3,3,1), 6)
func.func @conv(%x: tensor<1x?x?xf32>, %k: tensor<?x?x1xf32>, %n: index) -> tensor<1x?x1xf32> {
  %zero = arith.constant 0.0 : f32
  %e = tensor.empty(%n) : tensor<1x?x1xf32>
  %i = linalg.fill ins(%zero : f32) outs(%e : tensor<1x?x1xf32>) -> tensor<1x?x1xf32>
  %r = linalg.conv_1d_nwc_wcf {dilations = dense<1> : tensor<1xi64>, strides = dense<1> : tensor<1xi64>}
    ins(%x, %k : tensor<1x?x?xf32>, tensor<?x?x1xf32>) outs(%i : tensor<1x?x1xf32>) -> tensor<1x?x1xf32>
  return %r : tensor<1x?x1xf32>
}

// ok: f(R(1,8,1)) -> np.array([[[R(8)[i]+R(8)[i+1]+R(8)[i+2]] for i in range(6)]])
// ok: f(R(1,3,1)) -> np.array([[[3.]]])
// refused: f(R(1,1,1))
// The size of the output is that of the input less 2, as jax and torch compute it.
func.func @conv_static_kernel(%x: tensor<1x?x1xf32>) -> tensor<1x?x1xf32> {
  %zero = arith.constant 0.0 : f32
  %k = arith.constant dense<1.0> : tensor<3x1x1xf32>
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %w = tensor.dim %x, %c1 : tensor<1x?x1xf32>
  %n = arith.subi %w, %c2 : index
  %e = tensor.empty(%n) : tensor<1x?x1xf32>
  %i = linalg.fill ins(%zero : f32) outs(%e : tensor<1x?x1xf32>) -> tensor<1x?x1xf32>
  %r = linalg.conv_1d_nwc_wcf {dilations = dense<1> : tensor<1xi64>, strides = dense<1> : tensor<1xi64>}
    ins(%x, %k : tensor<1x?x1xf32>, tensor<3x1x1xf32>) outs(%i : tensor<1x?x1xf32>) -> tensor<1x?x1xf32>
  return %r : tensor<1x?x1xf32>
}

// ok: f(R(3), R(9), 3) -> 2*R(3)
// refused: f(R(3), R(9), 2)
// refused: f(R(2), R(9), 3)
func.func @elementwise_arith(%x: tensor<?xf32>, %z: tensor<9xf32>, %k: index) -> tensor<?xf32> {
  %y = tensor.extract_slice %z[0] [%k] [1] : tensor<9xf32> to tensor<?xf32>
  %r = arith.addf %x, %y : tensor<?xf32>
  return %r : tensor<?xf32>
}

// ok: f(R(3), R(3))
// ok: f(R(0), R(0))
// bad: f(R(3), R(2))
// bad: f(R(2), R(3))
func.func @memref_generic(%x: memref<?xf32>, %y: memref<?xf32>) {
  scf.execute_region {
    %t = arith.constant true
    scf.if %t {
      linalg.exp ins(%x : memref<?xf32>) outs(%y : memref<?xf32>)
    }
    scf.yield
  }
  return
}

// ok: f(R(4), 6) -> R(4)[[0,1,2,0,1,2]]
// ok: f(R(3), 7) -> R(4)[[0,1,2,0,1,2,0]]
// bad: f(R(2), 7)
// bad: f(R(1), 3)
// ok: f(R(2), 2) -> R(2)
// i mod 3: the greatest index is not that of the first or of the last iteration.
func.func @nonmonotone(%x: tensor<?xf32>, %n: index) -> tensor<?xf32> {
  %e = tensor.empty(%n) : tensor<?xf32>
  %r = linalg.generic {indexing_maps = [affine_map<(i) -> (i mod 3)>, affine_map<(i) -> (i)>], iterator_types = ["parallel"]}
      ins(%x : tensor<?xf32>) outs(%e : tensor<?xf32>) {
  ^bb0(%a: f32, %o: f32):
    linalg.yield %a : f32
  } -> tensor<?xf32>
  return %r : tensor<?xf32>
}

// ok: f(R(4)) -> R(4)[::-1]
// ok: f(R(5)) -> R(5)[[3,2,1,0]]
// refused: f(R(3))
func.func @reverse(%x: tensor<?xf32>) -> tensor<4xf32> {
  %e = tensor.empty() : tensor<4xf32>
  %r = linalg.generic {indexing_maps = [affine_map<(i) -> (3 - i)>, affine_map<(i) -> (i)>], iterator_types = ["parallel"]}
      ins(%x : tensor<?xf32>) outs(%e : tensor<4xf32>) {
  ^bb0(%a: f32, %o: f32):
    linalg.yield %a : f32
  } -> tensor<4xf32>
  return %r : tensor<4xf32>
}

// ok: f(R(4), 4) -> R(4)[::-1]
// ok: f(R(4), 2) -> R(4)[[3,2]]
// bad: f(R(4), 5)
// ok: f(R(4), 0) -> R(0)
// bad: f(R(3), 2)
func.func @reverse_dynamic(%x: tensor<?xf32>, %n: index) -> tensor<?xf32> {
  %e = tensor.empty(%n) : tensor<?xf32>
  %r = linalg.generic {indexing_maps = [affine_map<(i) -> (3 - i)>, affine_map<(i) -> (i)>], iterator_types = ["parallel"]}
      ins(%x : tensor<?xf32>) outs(%e : tensor<?xf32>) {
  ^bb0(%a: f32, %o: f32):
    linalg.yield %a : f32
  } -> tensor<?xf32>
  return %r : tensor<?xf32>
}

// ok: f(R(4), 2) -> 3
// bad: f(R(4), 3)
// bad: f(R(4), -2)
func.func @memref_affine(%x: memref<?xf32>, %i: index) -> f32 {
  %r = affine.load %x[symbol(%i) + 1] : memref<?xf32>
  return %r : f32
}

// ok: f(2) -> A(1,1)
// ok: f(0) -> A()
// refused: f(-1)
// bad: f(2**61)
// bad: f(2**62)
func.func @memref_alloc_negative(%n: index) -> memref<?xf32> {
  %one = arith.constant 1.0 : f32
  %m = memref.alloc(%n) : memref<?xf32>
  linalg.fill ins(%one : f32) outs(%m : memref<?xf32>)
  return %m : memref<?xf32>
}

// ok: f(R(4), 0) -> 0
func.func @memref_assume_alignment(%x: memref<?xf32>, %i: index) -> f32 {
  %y = memref.assume_alignment %x, 4 : memref<?xf32>
  %r = memref.load %y[%i] : memref<?xf32>
  return %r : f32
}

// ok: f(R(4)) -> 3
// refused: f(R(3))
// refused: f(R(5))
func.func @memref_cast_size(%x: memref<?xf32>) -> f32 {
  %c3 = arith.constant 3 : index
  %s = memref.cast %x : memref<?xf32> to memref<4xf32>
  %r = memref.load %s[%c3] : memref<4xf32>
  return %r : f32
}

// ok: f(R(4)) -> 3
// bad: f(R(2,2))
// bad: f(R(5))
func.func @memref_cast_unranked(%x: memref<*xf32>) -> f32 {
  %c3 = arith.constant 3 : index
  %s = memref.cast %x : memref<*xf32> to memref<4xf32>
  %r = memref.load %s[%c3] : memref<4xf32>
  return %r : f32
}

// ok: f(R(3), R(3))
// ok: f(R(2,3), R(2,3))
// bad: f(R(3), R(3,1))
// bad: f(R(3), R(2))
// bad: f(R(2,3), R(2,4))
func.func @memref_copy_unranked(%x: memref<*xf32>, %y: memref<*xf32>) {
  memref.copy %x, %y : memref<*xf32> to memref<*xf32>
  return
}

// ok: f(R(3,2), R(3,2))
// bad: f(R(6), R(3,2))
// bad: f(R(2,2), R(3,2))
// bad: f(R(3,3), R(3,2))
func.func @memref_copy_to_ranked(%x: memref<*xf32>, %y: memref<?x2xf32>) {
  memref.copy %x, %y : memref<*xf32> to memref<?x2xf32>
  return
}

// ok: f(R(3,4), 1) -> 4
// refused: f(R(3,4), 2)
// refused: f(R(3,4), -1)
func.func @memref_dim(%x: memref<?x?xf32>, %i: index) -> index {
  %r = memref.dim %x, %i : memref<?x?xf32>
  return %r : index
}

// ok: f(R(3,4), 1) -> 4
// bad: f(R(3,4), 2)
// bad: f(R(3), 1)
func.func @memref_dim_unranked(%x: memref<*xf32>, %i: index) -> index {
  %r = memref.dim %x, %i : memref<*xf32>
  return %r : index
}

// ok: f(R(6), 2, 3) -> 5
// bad: f(R(6), 2, 4)
// bad: f(R(6), 3, 3)
// bad: f(R(6), 1, 3)
func.func @memref_expand(%x: memref<?xf32>, %a: index, %b: index) -> f32 {
  %c1 = arith.constant 1 : index
  %s = memref.expand_shape %x [[0, 1]] output_shape [%a, %b] : memref<?xf32> into memref<?x?xf32>
  %i = arith.subi %a, %c1 : index
  %j = arith.subi %b, %c1 : index
  %r = memref.load %s[%i, %j] : memref<?x?xf32>
  return %r : f32
}

// ok: f(R(6), 2) -> 3
// refused: f(R(7), 2)
// bad: f(R(6), 3)
func.func @memref_expand_div(%x: memref<?xf32>, %a: index) -> f32 {
  %c1 = arith.constant 1 : index
  %c0 = arith.constant 0 : index
  %s = memref.expand_shape %x [[0, 1]] output_shape [%a, 3] : memref<?xf32> into memref<?x3xf32>
  %r = memref.load %s[%c1, %c0] : memref<?x3xf32>
  return %r : f32
}

// ok: f(2) -> 3
// refused: f(3)
// refused: f(-1)
memref.global "private" constant @table : memref<3xf32> = dense<[1.0, 2.0, 3.0]>
func.func @memref_global(%i: index) -> f32 {
  %g = memref.get_global @table : memref<3xf32>
  %r = memref.load %g[%i] : memref<3xf32>
  return %r : f32
}

// ok: f(R(4), 2) -> 2
// refused: f(R(4), 0)
// refused: f(R(4), -1)
// scf.for promises a positive step.
func.func @memref_loop_step(%x: memref<?xf32>, %s: index) -> f32 {
  %c0 = arith.constant 0 : index
  %z = arith.constant 0.0 : f32
  %n = memref.dim %x, %c0 : memref<?xf32>
  %r = scf.for %i = %c0 to %n step %s iter_args(%a = %z) -> f32 {
    %v = memref.load %x[%i] : memref<?xf32>
    %b = arith.addf %a, %v : f32
    scf.yield %b : f32
  }
  return %r : f32
}

// ok: f(R(6), np.array([2,3],'i4')) -> 0
// bad: f(R(6), np.array([3,3],'i4'))
// bad: f(R(6), np.array([1,3],'i4'))
func.func @memref_reshape(%x: memref<?xf32>, %s: memref<2xi32>) -> f32 {
  %c0 = arith.constant 0 : index
  %y = memref.reshape %x(%s) : (memref<?xf32>, memref<2xi32>) -> memref<?x?xf32>
  %r = memref.load %y[%c0, %c0] : memref<?x?xf32>
  return %r : f32
}

// ok: f(R(4), R(4))
// refused: f(R(5), R(4))
func.func @memref_scf_loop(%x: memref<?xf32>, %y: memref<?xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = memref.dim %x, %c0 : memref<?xf32>
  scf.for %i = %c0 to %n step %c1 {
    %v = memref.load %x[%i] : memref<?xf32>
    memref.store %v, %y[%i] : memref<?xf32>
  }
  return
}

// ok: f(A(1,2), 1)
// refused: f(A(1,2), 2)
// refused: f(A(1,2), -1)
func.func @memref_store(%x: memref<?xf32>, %i: index) {
  %c = arith.constant 1.0 : f32
  memref.store %c, %x[%i] : memref<?xf32>
  return
}

// ok: f(R(3,4), 1, 1, 2, 3) -> 5
// ok: f(R(3,4), 0, 0, 3, 4) -> 0
// bad: f(R(3,4), 0, 2, 2, 3)
// bad: f(R(3,4), 2, 0, 2, 2)
// bad: f(R(3,4), 0, 0, 1, 5)
// The last is inside of the memory, but not of the row.
func.func @memref_subview_2d(%x: memref<?x?xf32>, %i: index, %j: index, %n: index, %k: index) -> f32 {
  %c0 = arith.constant 0 : index
  %s = memref.subview %x[%i, %j] [%n, %k] [1, 1] : memref<?x?xf32> to memref<?x?xf32, strided<[?, 1], offset: ?>>
  %r = memref.load %s[%c0, %c0] : memref<?x?xf32, strided<[?, 1], offset: ?>>
  return %r : f32
}

// ok: f(R(5), 1, 2, 2) -> 1
// ok: f(R(5), 4, 5, -1) -> 4
// ok: f(R(5), 5, 0, 1) -> -1
// ok: f(R(0), 0, 0, 1) -> -1
// bad: f(R(5), 0, 6, 1)
// bad: f(R(5), -1, 2, 1)
// bad: f(R(5), 4, 6, -1)
// bad: f(R(5), 0, -1, 1)
// bad: f(R(5), 6, 0, 1)
// bad: f(R(5), 0, 2**61 + 1, 8)
// ok: f(R(5)[::-1], 1, 2, 2) -> 3
func.func @memref_subview_dynamic(%x: memref<?xf32, strided<[?], offset: ?>>, %o: index, %n: index, %t: index) -> f32 {
  %c0 = arith.constant 0 : index
  %one = arith.constant -1.0 : f32
  %s = memref.subview %x[%o] [%n] [%t] : memref<?xf32, strided<[?], offset: ?>> to memref<?xf32, strided<[?], offset: ?>>
  %d = memref.dim %s, %c0 : memref<?xf32, strided<[?], offset: ?>>
  %p = arith.cmpi sgt, %d, %c0 : index
  %r = scf.if %p -> f32 {
    %v = memref.load %s[%c0] : memref<?xf32, strided<[?], offset: ?>>
    scf.yield %v : f32
  } else {
    scf.yield %one : f32
  }
  return %r : f32
}

// ok: f(R(3,4), 2) -> 8
// refused: f(R(3,4), 3)
// refused: f(R(3,3), 1)
func.func @memref_subview_rank(%x: memref<?x?xf32>, %i: index) -> f32 {
  %c0 = arith.constant 0 : index
  %s = memref.subview %x[%i, 0] [1, 4] [1, 1] : memref<?x?xf32> to memref<4xf32, strided<[1], offset: ?>>
  %r = memref.load %s[%c0] : memref<4xf32, strided<[1], offset: ?>>
  return %r : f32
}

// ok: f(R(5)) -> 4
// refused: f(R(4))
// refused: f(R(1))
func.func @memref_subview_static(%x: memref<?xf32>) -> f32 {
  %c1 = arith.constant 1 : index
  %s = memref.subview %x[1] [2] [3] : memref<?xf32> to memref<2xf32, strided<[3], offset: 1>>
  %r = memref.load %s[%c1] : memref<2xf32, strided<[3], offset: 1>>
  return %r : f32
}

// ok: f(np.zeros(16, 'i1'), 8, 2) -> 0
// bad: f(np.zeros(16, 'i1'), 12, 2)
// refused: f(np.zeros(16, 'i1'), -4, 2)
// bad: f(np.zeros(16, 'i1'), 0, 5)
// refused: f(np.zeros(16, 'i1'), 1, 1)
// The bytes have to be there, and 4 must divide the shift.
func.func @memref_view(%x: memref<?xi8>, %o: index, %n: index) -> f32 {
  %c0 = arith.constant 0 : index
  %s = memref.view %x[%o][%n] : memref<?xi8> to memref<?xf32>
  %r = memref.load %s[%c0] : memref<?xf32>
  return %r : f32
}

// ok: f(A(1,2,3,4)) -> 10
// refused: f(A(1,2,3))
// refused: f(A(1,2,3,4,5))
func.func @cast(%x: tensor<?xf32>) -> f32 {
  %y = tensor.cast %x : tensor<?xf32> to tensor<4xf32>
  %z = arith.constant 0.0 : f32
  %e = tensor.from_elements %z : tensor<f32>
  %s = linalg.reduce ins(%y : tensor<4xf32>) outs(%e : tensor<f32>) dimensions = [0]
    (%a: f32, %b: f32) { %c = arith.addf %a, %b : f32 linalg.yield %c : f32 }
  %r = tensor.extract %s[] : tensor<f32>
  return %r : f32
}

// ok: f(R(9), 4) -> 6
// refused: f(R(9), 3)
// refused: f(R(9), 5)
// The size is a number that is known in the function alone, no size of an argument.
func.func @cast_late(%x: tensor<9xf32>, %n: index) -> f32 {
  %w = tensor.extract_slice %x[0] [%n] [1] : tensor<9xf32> to tensor<?xf32>
  %y = tensor.cast %w : tensor<?xf32> to tensor<4xf32>
  %z = arith.constant 0.0 : f32
  %e = tensor.from_elements %z : tensor<f32>
  %s = linalg.reduce ins(%y : tensor<4xf32>) outs(%e : tensor<f32>) dimensions = [0]
    (%a: f32, %b: f32) { %c = arith.addf %a, %b : f32 linalg.yield %c : f32 }
  %r = tensor.extract %s[] : tensor<f32>
  return %r : f32
}

// ok: f(R(4)) -> R(4)
// bad: f(R(2,2))
// bad: f(R(5))
func.func @cast_unranked(%x: tensor<*xf32>) -> tensor<4xf32> {
  %y = tensor.cast %x : tensor<*xf32> to tensor<4xf32>
  return %y : tensor<4xf32>
}

// ok: f(R(2,3)) -> R(6)
// refused: f(R(1,3))
func.func @collapse_to_static(%x: tensor<?x3xf32>) -> tensor<6xf32> {
  %y = tensor.collapse_shape %x [[0, 1]] : tensor<?x3xf32> into tensor<?xf32>
  %r = tensor.cast %y : tensor<?xf32> to tensor<6xf32>
  return %r : tensor<6xf32>
}

// ok: f(R(2,3), R(1,3)) -> np.concatenate([R(2,3), R(1,3)])
// refused: f(R(2,3), R(1,2))
// refused: f(R(2,3), R(1,4))
func.func @concat(%x: tensor<?x?xf32>, %y: tensor<?x?xf32>) -> tensor<?x?xf32> {
  %r = tensor.concat dim(0) %x, %y : (tensor<?x?xf32>, tensor<?x?xf32>) -> tensor<?x?xf32>
  return %r : tensor<?x?xf32>
}

// ok: f(R(2,3), R(1,9), 3) -> np.concatenate([R(2,3), R(1,3)])
// refused: f(R(2,3), R(1,9), 2)
// refused: f(R(2,3), R(1,9), 4)
func.func @concat_late(%x: tensor<?x?xf32>, %z: tensor<?x9xf32>, %n: index) -> tensor<?x?xf32> {
  %c0 = arith.constant 0 : index
  %k = tensor.dim %z, %c0 : tensor<?x9xf32>
  %y = tensor.extract_slice %z[0, 0] [%k, %n] [1, 1] : tensor<?x9xf32> to tensor<?x?xf32>
  %r = tensor.concat dim(0) %x, %y : (tensor<?x?xf32>, tensor<?x?xf32>) -> tensor<?x?xf32>
  return %r : tensor<?x?xf32>
}

// ok: f(R(3,4), 1) -> 4
// refused: f(R(3,4), 2)
// refused: f(R(3,4), -1)
func.func @dim(%x: tensor<?x?xf32>, %i: index) -> index {
  %r = tensor.dim %x, %i : tensor<?x?xf32>
  return %r : index
}

// ok: f(R(8)) -> R(2,4)
// ok: f(R(0)) -> R(0,4)
// refused: f(R(7))
// refused: f(R(3))
func.func @expand(%x: tensor<?xf32>) -> tensor<?x4xf32> {
  %c0 = arith.constant 0 : index
  %c4 = arith.constant 4 : index
  %n = tensor.dim %x, %c0 : tensor<?xf32>
  %m = arith.divsi %n, %c4 : index
  %r = tensor.expand_shape %x [[0, 1]] output_shape [%m, 4] : tensor<?xf32> into tensor<?x4xf32>
  return %r : tensor<?x4xf32>
}

// ok: f(R(6), 2, 3) -> R(2,3)
// bad: f(R(6), 2, 2)
// bad: f(R(6), 4, 3)
// refused: f(R(6), -2, -3)
// bad: f(R(0), 2**32, 2**32)
// bad: f(R(8), 11, 1676976733973595603)
func.func @expand_given(%x: tensor<?xf32>, %a: index, %b: index) -> tensor<?x?xf32> {
  %r = tensor.expand_shape %x [[0, 1]] output_shape [%a, %b] : tensor<?xf32> into tensor<?x?xf32>
  return %r : tensor<?x?xf32>
}

// ok: f(A(1,2,3,4)) -> 4
// refused: f(A(1,2))
// refused: f(A())
func.func @extract_const(%x: tensor<?xf32>) -> f32 {
  %c = arith.constant 3 : index
  %r = tensor.extract %x[%c] : tensor<?xf32>
  return %r : f32
}

// ok: f(A(1,2,3,4), 3) -> 4
// refused: f(A(1,2,3,4), 4)
// refused: f(A(1,2,3,4), -1)
// refused: f(A(1,2,3,4), 2**62)
func.func @extract_static(%x: tensor<4xf32>, %i: index) -> f32 {
  %r = tensor.extract %x[%i] : tensor<4xf32>
  return %r : f32
}

// bad: f(A(1,2,3,4))
func.func @extract_static_bad(%x: tensor<4xf32>) -> f32 {
  %c = arith.constant 4 : index
  %r = tensor.extract %x[%c] : tensor<4xf32>
  return %r : f32
}

// ok: f(A(0,0,0,0), A(1,2)) -> A(0,2,0,4)
// ok: f(A(0,0,0,0), A()) -> A(0,0,0,0)
// bad: f(A(0,0,0), A(1,2))
func.func @forall_insert(%x: tensor<?xf32>, %s: tensor<?xf32>) -> tensor<?xf32> {
  %c0 = arith.constant 0 : index
  %n = tensor.dim %s, %c0 : tensor<?xf32>
  %r = scf.forall (%i) in (%n) shared_outs(%t = %x) -> tensor<?xf32> {
    %j = affine.apply affine_map<(d) -> (2 * d + 1)>(%i)
    %p = tensor.extract_slice %s[%i] [1] [1] : tensor<?xf32> to tensor<1xf32>
    %e = tensor.empty() : tensor<1xf32>
    %q = linalg.add ins(%p, %p : tensor<1xf32>, tensor<1xf32>) outs(%e : tensor<1xf32>) -> tensor<1xf32>
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %q into %t[%j] [1] [1] : tensor<1xf32> into tensor<?xf32>
    }
  }
  return %r : tensor<?xf32>
}

// ok: f(A(10,20,30), np.array([2,0,2,1],'i4')) -> A(30,10,30,20)
// ok: f(A(10,20,30), np.array([],'i4')) -> A()
// bad: f(A(10,20,30), np.array([2,0,3,1],'i4'))
// bad: f(A(10,20,30), np.array([2,0,-1,1],'i4'))
// bad: f(A(), np.array([0],'i4'))
#id = affine_map<(i) -> (i)>
func.func @gather_generic(%x: tensor<?xf32>, %at: tensor<?xi32>) -> tensor<?xf32> {
  %c0 = arith.constant 0 : index
  %n = tensor.dim %at, %c0 : tensor<?xi32>
  %e = tensor.empty(%n) : tensor<?xf32>
  %r = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel"]}
      ins(%at : tensor<?xi32>) outs(%e : tensor<?xf32>) {
  ^bb0(%a: i32, %o: f32):
    %i = arith.index_cast %a : i32 to index
    %v = tensor.extract %x[%i] : tensor<?xf32>
    linalg.yield %v : f32
  } -> tensor<?xf32>
  return %r : tensor<?xf32>
}

// ok: f(A(1,2,3), 2) -> A(2,3)
// bad: f(A(1,2,3), 3)
// refused: f(A(1,2,3), -1)
func.func @generate(%x: tensor<?xf32>, %n: index) -> tensor<?xf32> {
  %c1 = arith.constant 1 : index
  %r = tensor.generate %n {
  ^bb0(%i: index):
    %j = arith.addi %i, %c1 : index
    %e = tensor.extract %x[%j] : tensor<?xf32>
    tensor.yield %e : f32
  } : tensor<?xf32>
  return %r : tensor<?xf32>
}

// ok: f(A(1,2), 1, 9.0) -> A(1,9)
// refused: f(A(1,2), 2, 9.0)
// refused: f(A(1,2), -1, 9.0)
func.func @insert(%x: tensor<?xf32>, %i: index, %v: f32) -> tensor<?xf32> {
  %r = tensor.insert %v into %x[%i] : tensor<?xf32>
  return %r : tensor<?xf32>
}

// ok: f(A(0,0,0,0), A(1,2), 1, 2) -> A(0,1,2,0)
// ok: f(A(0,0,0,0), A(), 4, 0) -> A(0,0,0,0)
// bad: f(A(0,0,0,0), A(1,2), 3, 2)
// refused: f(A(0,0,0,0), A(1,2), -1, 2)
// refused: f(A(0,0,0,0), A(1,2), 0, 3)
// refused: f(A(0,0,0,0), A(1,2,3), 0, 2)
// bad: f(A(0,0,0,0), A(1,2,3,4,5), 0, 5)
func.func @insert_slice(%x: tensor<?xf32>, %s: tensor<?xf32>, %o: index, %n: index) -> tensor<?xf32> {
  %r = tensor.insert_slice %s into %x[%o] [%n] [1] : tensor<?xf32> into tensor<?xf32>
  return %r : tensor<?xf32>
}

// ok: f(A(0,0,0,0), A(1,2)) -> A(0,1,2,0)
// refused: f(A(0,0), A(1,2))
// refused: f(A(0), A(1,2))
func.func @insert_slice_static(%x: tensor<?xf32>, %s: tensor<2xf32>) -> tensor<?xf32> {
  %r = tensor.insert_slice %s into %x[1] [2] [1] : tensor<2xf32> into tensor<?xf32>
  return %r : tensor<?xf32>
}

// ok: f(A(1,2), 1, 2) -> A(0,1,2,0,0)
// ok: f(A(1,2), 0, 0) -> A(1,2)
// ok: f(A(), 0, 2) -> A(0,0)
// refused: f(A(1,2), -1, 0)
// refused: f(A(1,2), 0, -1)
// refused: f(A(1,2), 2, -1)
// refused: f(A(1,2), 1, -4)
// bad: f(A(1,2), 0, 2**62 - 2)
func.func @pad(%x: tensor<?xf32>, %l: index, %h: index) -> tensor<?xf32> {
  %z = arith.constant 0.0 : f32
  %r = tensor.pad %x low[%l] high[%h] {
  ^bb0(%i: index):
    tensor.yield %z : f32
  } : tensor<?xf32> to tensor<?xf32>
  return %r : tensor<?xf32>
}

// ok: f(A(1,2,3)) -> A(0,1,2,3)
// refused: f(A(1,2))
// refused: f(A(1,2,3,4,5))
func.func @pad_to_static(%x: tensor<?xf32>) -> tensor<4xf32> {
  %z = arith.constant 0.0 : f32
  %y = tensor.pad %x low[1] high[0] {
  ^bb0(%i: index):
    tensor.yield %z : f32
  } : tensor<?xf32> to tensor<?xf32>
  %r = tensor.cast %y : tensor<?xf32> to tensor<4xf32>
  return %r : tensor<4xf32>
}

// ok: f(R(6), np.array([2,3],'i4')) -> R(2,3)
// bad: f(R(6), np.array([3,3],'i4'))
// bad: f(R(6), np.array([1,3],'i4'))
// bad: f(R(6), np.array([-2,-3],'i4'))
func.func @reshape(%x: tensor<?xf32>, %s: tensor<2xi32>) -> tensor<?x?xf32> {
  %r = tensor.reshape %x(%s) : (tensor<?xf32>, tensor<2xi32>) -> tensor<?x?xf32>
  return %r : tensor<?x?xf32>
}

// ok: f(R(5), 1, 2, 2) -> A(1,3)
// ok: f(R(5), 0, 5, 1) -> R(5)
// ok: f(R(5), 5, 0, 1) -> A()
// ok: f(R(5), 2, 0, 1) -> A()
// ok: f(R(0), 0, 0, 1) -> A()
// ok: f(R(5), 4, 5, -1) -> A(4,3,2,1,0)
// ok: f(R(5), 4, 3, -2) -> A(4,2,0)
// ok: f(R(5), 3, 2, 0) -> A(3,3)
// bad: f(R(5), 0, 6, 1)
// bad: f(R(5), 1, 3, 2)
// bad: f(R(5), 5, 1, 1)
// bad: f(R(5), -1, 2, 1)
// bad: f(R(5), 4, 6, -1)
// bad: f(R(5), 0, -1, 1)
// bad: f(R(5), 6, 0, 1)
// bad: f(R(5), -1, 0, 1)
// bad: f(R(5), 0, 2**61 + 1, 8)
// bad: f(R(5), 2, 2**63 - 1, 0)
func.func @slice_dynamic(%x: tensor<?xf32>, %o: index, %n: index, %s: index) -> tensor<?xf32> {
  %r = tensor.extract_slice %x[%o] [%n] [%s] : tensor<?xf32> to tensor<?xf32>
  return %r : tensor<?xf32>
}

// ok: f(R(3,4), 0) -> np.zeros((0,4))
// ok: f(R(3,4), 2) -> R(3,4)[:2]
// refused: f(R(3,4), 4)
// ok: f(R(0,4), 0) -> np.zeros((0,4))
func.func @slice_inner_size0(%x: tensor<?x4xf32>, %n: index) -> tensor<?x4xf32> {
  %r = tensor.extract_slice %x[0, 0] [%n, 4] [1, 1] : tensor<?x4xf32> to tensor<?x4xf32>
  return %r : tensor<?x4xf32>
}

// ok: f(R(2,2), 2, 3) -> np.full((2, 3), 3)
// ok: f(R(2,2), 0, 2**40) -> np.empty((0, 2**40))
// bad: f(R(2,2), 2**32, 2**31)
// bad: f(R(2,2), 2**61, 1)
func.func @slice_repeated(%x: tensor<?x?xf32>, %n: index, %m: index) -> tensor<?x?xf32> {
  %r = tensor.extract_slice %x[1, 1] [%n, %m] [0, 0] : tensor<?x?xf32> to tensor<?x?xf32>
  return %r : tensor<?x?xf32>
}

// ok: f(R(3,4), 2) -> A(8,9,10,11)
// refused: f(R(3,4), 3)
// refused: f(R(3,4), -1)
// refused: f(R(3,3), 1)
func.func @slice_row(%x: tensor<?x?xf32>, %i: index) -> tensor<4xf32> {
  %r = tensor.extract_slice %x[%i, 0] [1, 4] [1, 1] : tensor<?x?xf32> to tensor<4xf32>
  return %r : tensor<4xf32>
}

// ok: f(A(1,2,3,4)) -> A(1,2,3,4)
// ok: f(A(1,2,3,4,5)) -> A(1,2,3,4)
// refused: f(A(1,2,3))
// refused: f(A())
func.func @slice_static(%x: tensor<?xf32>) -> tensor<4xf32> {
  %r = tensor.extract_slice %x[0] [4] [1] : tensor<?xf32> to tensor<4xf32>
  return %r : tensor<4xf32>
}

// ok: f(R(12)) -> A(2,5,8,11)
// refused: f(R(11))
// refused: f(R(2))
func.func @slice_strided(%x: tensor<?xf32>) -> tensor<4xf32> {
  %r = tensor.extract_slice %x[2] [4] [3] : tensor<?xf32> to tensor<4xf32>
  return %r : tensor<4xf32>
}

// ok: f(R(6), 2)
// refused: f(R(6), 3)
func.func @vector_store(%x: memref<?xf32>, %i: index) {
  %v = arith.constant dense<1.0> : vector<4xf32>
  vector.store %v, %x[%i] : memref<?xf32>, vector<4xf32>
  return
}

// ok: f(R(6), 2) -> A(2,3,4,5)
// ok: f(R(6), 4) -> A(4,5,0,0)
// ok: f(R(6), 6) -> A(0,0,0,0)
func.func @vector_transfer_read(%x: memref<?xf32>, %i: index) -> memref<4xf32> {
  %c0 = arith.constant 0 : index
  %z = arith.constant 0.0 : f32
  %v = vector.transfer_read %x[%i], %z : memref<?xf32>, vector<4xf32>
  %m = memref.alloc() : memref<4xf32>
  vector.store %v, %m[%c0] : memref<4xf32>, vector<4xf32>
  return %m : memref<4xf32>
}

// ok: f(R(3,4), 2) -> A(8,9,10,11)
// refused: f(R(3,4), 3)
// refused: f(R(3,4), -1)
// The row is no dimension of the vector: it has to be in bounds.
func.func @vector_transfer_tensor(%x: tensor<?x4xf32>, %i: index) -> tensor<4xf32> {
  %c0 = arith.constant 0 : index
  %z = arith.constant 0.0 : f32
  %v = vector.transfer_read %x[%i, %c0], %z : tensor<?x4xf32>, vector<4xf32>
  %e = tensor.empty() : tensor<4xf32>
  %r = vector.transfer_write %v, %e[%c0] {in_bounds = [true]} : vector<4xf32>, tensor<4xf32>
  return %r : tensor<4xf32>
}

// ok: f(R(6), 1, np.array([4,-1,2,2],'i4'), 4) -> A(5,0,3,3)
// ok: f(R(6), 1, np.array([4,-1,7,-9],'i4'), 2) -> A(5,0,0,0)
// ok: f(R(6), 9, np.array([0,0,0,0],'i4'), 0) -> A(0,0,0,0)
// bad: f(R(6), 1, np.array([4,5,2,2],'i4'), 2)
// bad: f(R(6), 1, np.array([4,-2,2,2],'i4'), 2)
func.func @vector_gather(%x: memref<?xf32>, %i: index, %at: memref<4xi32>, %n: index) -> memref<4xf32> {
  %c0 = arith.constant 0 : index
  %z = arith.constant dense<0.0> : vector<4xf32>
  %k = vector.create_mask %n : vector<4xi1>
  %l = vector.load %at[%c0] : memref<4xi32>, vector<4xi32>
  %v = vector.gather %x[%i] [%l], %k, %z : memref<?xf32>, vector<4xi32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
  %m = memref.alloc() : memref<4xf32>
  vector.store %v, %m[%c0] : memref<4xf32>, vector<4xf32>
  return %m : memref<4xf32>
}

// ok: f(R(3,3), 1, 1, np.array([0,1,2,-4]), 4) -> A(4,5,6,0)
// ok: f(R(3,3), 1, 1, np.array([0,1,2,9]), 3) -> A(4,5,6,0)
// ok: f(R(3,3), 3, 1, np.array([0,0,0,0]), 0) -> A(0,0,0,0)
// bad: f(R(3,3), 1, 1, np.array([0,1,2,5]), 4)
// bad: f(R(3,3), 1, 1, np.array([0,1,2,-5]), 4)
// bad: f(R(3,3), 3, 1, np.array([-4,0,0,0]), 1)
// MLIR's vectorizer emits numbers that go on to the next rows.
func.func @vector_gather_rows(%x: tensor<?x3xf32>, %i: index, %j: index, %at: memref<4xindex>, %n: index) -> memref<4xf32> {
  %c0 = arith.constant 0 : index
  %z = arith.constant dense<0.0> : vector<2x2xf32>
  %k = vector.create_mask %n : vector<4xi1>
  %l = vector.load %at[%c0] : memref<4xindex>, vector<4xindex>
  %k2 = vector.shape_cast %k : vector<4xi1> to vector<2x2xi1>
  %l2 = vector.shape_cast %l : vector<4xindex> to vector<2x2xindex>
  %v2 = vector.gather %x[%i, %j] [%l2], %k2, %z : tensor<?x3xf32>, vector<2x2xindex>, vector<2x2xi1>, vector<2x2xf32> into vector<2x2xf32>
  %v = vector.shape_cast %v2 : vector<2x2xf32> to vector<4xf32>
  %m = memref.alloc() : memref<4xf32>
  vector.store %v, %m[%c0] : memref<4xf32>, vector<4xf32>
  return %m : memref<4xf32>
}

// ok: f(R(6), np.array([5,0,3,9],'i4'), 3)
// bad: f(R(6), np.array([6,0,3,9],'i4'), 3)
// bad: f(R(6), np.array([5,0,3,-1],'i4'), 4)
func.func @vector_scatter(%x: memref<?xf32>, %at: memref<4xi32>, %n: index) {
  %c0 = arith.constant 0 : index
  %v = arith.constant dense<1.0> : vector<4xf32>
  %k = vector.create_mask %n : vector<4xi1>
  %l = vector.load %at[%c0] : memref<4xi32>, vector<4xi32>
  vector.scatter %x[%c0] [%l], %k, %v : memref<?xf32>, vector<4xi32>, vector<4xi1>, vector<4xf32>
  return
}

// ok: f(R(6), 4, 2) -> A(4,5,0,0)
// ok: f(R(6), 2, 4) -> A(2,3,4,5)
// ok: f(R(6), 6, 0) -> A(0,0,0,0)
// ok: f(R(6), -9, 0) -> A(0,0,0,0)
// bad: f(R(6), 4, 3)
// bad: f(R(6), -1, 1)
// bad: f(R(6), 2**63 - 1, 2)
func.func @vector_maskedload(%x: memref<?xf32>, %i: index, %n: index) -> memref<4xf32> {
  %c0 = arith.constant 0 : index
  %z = arith.constant dense<0.0> : vector<4xf32>
  %k = vector.create_mask %n : vector<4xi1>
  %v = vector.maskedload %x[%i], %k, %z : memref<?xf32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
  %m = memref.alloc() : memref<4xf32>
  vector.store %v, %m[%c0] : memref<4xf32>, vector<4xf32>
  return %m : memref<4xf32>
}

// ok: f(R(3,6), 2, 4, np.array([True,True,False,False]))
// ok: f(R(3,6), 2, -2, np.array([False,False,True,True]))
// ok: f(R(3,6), 3, 4, np.array([False,False,False,False]))
// bad: f(R(3,6), 2, 4, np.array([False,False,True,False]))
// bad: f(R(3,6), 2, -2, np.array([False,True,True,True]))
// bad: f(R(3,6), 3, 0, np.array([True,False,False,False]))
// bad: f(R(3,6), 0, 6, np.array([True,False,False,False]))
func.func @vector_maskedstore(%x: memref<?x6xf32>, %i: index, %j: index, %p: memref<4xi1>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %v = arith.constant dense<1.0> : vector<4xf32>
  %p0 = memref.load %p[%c0] : memref<4xi1>
  %p1 = memref.load %p[%c1] : memref<4xi1>
  %p2 = memref.load %p[%c2] : memref<4xi1>
  %p3 = memref.load %p[%c3] : memref<4xi1>
  %k = vector.from_elements %p0, %p1, %p2, %p3 : vector<4xi1>
  vector.maskedstore %x[%i, %j], %k, %v : memref<?x6xf32>, vector<4xi1>, vector<4xf32>
  return
}

// ok: f(R(6), 4, True) -> A(9,4,9,5)
// ok: f(R(6), 9, False) -> A(9,9,9,9)
// bad: f(R(6), 5, True)
// bad: f(R(6), -1, True)
// The lanes 1 and 3 are enabled, or none.
func.func @vector_expandload(%x: memref<?xf32>, %i: index, %p: i1) -> memref<4xf32> {
  %c0 = arith.constant 0 : index
  %z = arith.constant dense<9.0> : vector<4xf32>
  %f = arith.constant false
  %k = vector.from_elements %f, %p, %f, %p : vector<4xi1>
  %v = vector.expandload %x[%i], %k, %z : memref<?xf32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
  %m = memref.alloc() : memref<4xf32>
  vector.store %v, %m[%c0] : memref<4xf32>, vector<4xf32>
  return %m : memref<4xf32>
}

// ok: f(R(3,6), 2, 4, True)
// ok: f(R(3,6), 5, 7, False)
// bad: f(R(3,6), 2, 5, True)
// bad: f(R(3,6), 3, 0, True)
func.func @vector_compressstore(%x: memref<?x?xf32>, %i: index, %j: index, %p: i1) {
  %v = arith.constant dense<9.0> : vector<4xf32>
  %f = arith.constant false
  %k = vector.from_elements %f, %p, %f, %p : vector<4xi1>
  vector.compressstore %x[%i, %j], %k, %v : memref<?x?xf32>, vector<4xi1>, vector<4xf32>
  return
}

// ok: f(R(5,6), 3, 2, 2, 2) -> np.array([[20,26],[21,27],[0,0]])
// ok: f(R(5,6), 4, 2, 1, 3) -> np.array([[26,0],[27,0],[28,0]])
// ok: f(R(5,6), 0, 5, 2, 3) -> np.array([[5,11],[0,0],[0,0]])
// ok: f(R(5,6), 9, 0, 0, 3) -> np.zeros((3,2))
// bad: f(R(5,6), 4, 2, 2, 3)
// bad: f(R(5,6), -1, 2, 2, 3)
// Rows have to be in bounds where the mask enables a lane of them; columns may end behind the array.
func.func @vector_masked_read(%x: tensor<?x?xf32>, %i: index, %j: index, %m: index, %n: index) -> tensor<3x2xf32> {
  %c0 = arith.constant 0 : index
  %z = arith.constant 0.0 : f32
  %k = vector.create_mask %m, %n : vector<2x3xi1>
  %v = vector.transfer_read %x[%i, %j], %z, %k {in_bounds = [false, true], permutation_map = affine_map<(a, b) -> (b, a)>} : tensor<?x?xf32>, vector<3x2xf32>
  %e = tensor.empty() : tensor<3x2xf32>
  %r = vector.transfer_write %v, %e[%c0, %c0] {in_bounds = [true, true]} : vector<3x2xf32>, tensor<3x2xf32>
  return %r : tensor<3x2xf32>
}

// ok: f(R(3,6), 2, 3, 3) -> np.array([[0,1,2,3,4,5],[6,7,8,9,10,11],[12,13,14,9,9,9]])
// ok: f(R(3,6), 2, 9, 0) -> R(3,6)
// ok: f(R(3,6), 3, 3, 0) -> R(3,6)
// bad: f(R(3,6), 2, 3, 4)
// bad: f(R(3,6), 3, 3, 3)
func.func @vector_masked_write(%x: tensor<?x6xf32>, %i: index, %j: index, %n: index) -> tensor<?x6xf32> {
  %v = arith.constant dense<9.0> : vector<4xf32>
  %k = vector.create_mask %n : vector<4xi1>
  %r = vector.transfer_write %v, %x[%i, %j], %k {in_bounds = [true]} : vector<4xf32>, tensor<?x6xf32>
  return %r : tensor<?x6xf32>
}

// ok: f(R(6), 4, np.array([1,0,9,-9],'i4'), 2) -> A(9,9,0,0)
// ok: f(R(6), 9, np.array([1,0,9,-9],'i4'), 0) -> A(0,0,0,0)
// bad: f(R(6), 5, np.array([0,0,9,9],'i4'), 2)
// bad: f(R(6), 4, np.array([1,2,9,9],'i4'), 2)
// bad: f(R(6), 4, np.array([-5,0,9,9],'i4'), 2)
func.func @vector_mask_region(%x: memref<?xf32>, %i: index, %at: memref<4xi32>, %n: index) -> memref<4xf32> {
  %c0 = arith.constant 0 : index
  %f = arith.constant 0.0 : f32
  %z = arith.constant dense<0.0> : vector<4xf32>
  %all = arith.constant dense<true> : vector<4xi1>
  %k = vector.create_mask %n : vector<4xi1>
  %l = vector.load %at[%c0] : memref<4xi32>, vector<4xi32>
  %v = vector.mask %k { vector.transfer_read %x[%i], %f {in_bounds = [true]} : memref<?xf32>, vector<4xf32> } : vector<4xi1> -> vector<4xf32>
  %w = vector.mask %k { vector.gather %x[%i] [%l], %all, %z : memref<?xf32>, vector<4xi32>, vector<4xi1>, vector<4xf32> into vector<4xf32> } : vector<4xi1> -> vector<4xf32>
  %s = arith.addf %v, %w : vector<4xf32>
  %m = memref.alloc() : memref<4xf32>
  vector.mask %k { vector.transfer_write %z, %x[%i] {in_bounds = [true]} : vector<4xf32>, memref<?xf32> } : vector<4xi1>
  vector.store %s, %m[%c0] : memref<4xf32>, vector<4xf32>
  return %m : memref<4xf32>
}

// ok: f(np.array([7,-7,6,-2**31],'i4'), np.array([2,2,-1,1],'i4')) -> np.array([3,-3,-6,-2**31])
// bad: f(np.array([7,-7,6,5],'i4'), np.array([2,2,-1,0],'i4'))
// bad: f(np.array([7,-7,6,-2**31],'i4'), np.array([2,2,-1,-1],'i4'))
func.func @vector_divide(%a: memref<4xi32>, %b: memref<4xi32>) -> memref<4xi32> {
  %c0 = arith.constant 0 : index
  %z = arith.constant 0 : i32
  %v = vector.transfer_read %a[%c0], %z {in_bounds = [true]} : memref<4xi32>, vector<4xi32>
  %w = vector.transfer_read %b[%c0], %z {in_bounds = [true]} : memref<4xi32>, vector<4xi32>
  %v2 = vector.shape_cast %v : vector<4xi32> to vector<2x2xi32>
  %w2 = vector.shape_cast %w : vector<4xi32> to vector<2x2xi32>
  %q2 = arith.divsi %v2, %w2 : vector<2x2xi32>
  %q = vector.shape_cast %q2 : vector<2x2xi32> to vector<4xi32>
  %m = memref.alloc() : memref<4xi32>
  vector.store %q, %m[%c0] : memref<4xi32>, vector<4xi32>
  return %m : memref<4xi32>
}

// dropped: f(np.array([7,8,9,5],'i4'), np.array([2,0,3,0],'i4'), False) -> np.array([3,-1,3,-1])
// ok: f(np.array([7,8,9,5],'i4'), np.array([2,3,3,1],'i4'), True) -> np.array([1,2,0,0])
// bad: f(np.array([7,8,9,5],'i4'), np.array([2,1,0,1],'i4'), False)
// bad: f(np.array([7,8,9,5],'i4'), np.array([2,0,3,0],'i4'), True)
// Selects drop quotients of 0, but that of lane 2, and all remainders or none.
func.func @vector_divide_select(%a: memref<4xi32>, %b: memref<4xi32>, %p: i1) -> memref<4xi32> {
  %c0 = arith.constant 0 : index
  %one = arith.constant dense<1> : vector<4xi32>
  %m1 = arith.constant dense<-1> : vector<4xi32>
  %lane2 = arith.constant dense<[false, false, true, false]> : vector<4xi1>
  %v = vector.load %a[%c0] : memref<4xi32>, vector<4xi32>
  %w = vector.load %b[%c0] : memref<4xi32>, vector<4xi32>
  %k = arith.cmpi sge, %w, %one : vector<4xi32>
  %used = arith.ori %k, %lane2 : vector<4xi1>
  %q = arith.divui %v, %w : vector<4xi32>
  %r = arith.select %used, %q, %m1 : vector<4xi1>, vector<4xi32>
  %u = arith.remsi %v, %w : vector<4xi32>
  %s = arith.select %p, %u, %r : vector<4xi32>
  %m = memref.alloc() : memref<4xi32>
  vector.store %s, %m[%c0] : memref<4xi32>, vector<4xi32>
  return %m : memref<4xi32>
}

// ok: f(2, 3) -> 0.
// ok: f(2**62, 0) -> 0.
// ok: f(0, 2**62) -> 0.
// bad: f(2**31, 2**31)
// bad: f(2**62, 4)
// refused: f(-1, -1)
func.func @memref_alloc_two(%a: index, %b: index) -> f32 {
  %m = memref.alloc(%a, %b) : memref<?x?xf32>
  %c0 = arith.constant 0 : index
  %z = arith.constant 0.0 : f32
  linalg.fill ins(%z : f32) outs(%m : memref<?x?xf32>)
  memref.dealloc %m : memref<?x?xf32>
  return %z : f32
}

// ok: f(np.zeros(32,'i1'), 0, 2) -> 0
// ok: f(np.zeros(32,'i1'), 8, 1) -> 0
// bad: f(np.zeros(32,'i1'), 8, 2)
// bad: f(np.zeros(32,'i1'), 4, 1)
// bad: f(np.zeros(32,'i1'), 0, 2**60 + 1)
func.func @memref_view_complex(%x: memref<?xi8>, %s: index, %n: index) -> f64 {
  %v = memref.view %x[%s][%n] : memref<?xi8> to memref<?xcomplex<f64>>
  %c0 = arith.constant 0 : index
  %e = memref.load %v[%c0] : memref<?xcomplex<f64>>
  %r = complex.re %e : complex<f64>
  return %r : f64
}

// ok: f(R(8), 2) -> R(2,4)
// ok: f(R(0), 0) -> R(0,4)
// bad: f(R(8), 2**62 + 2)
func.func @memref_expand_rows(%x: memref<?xf32>, %a: index) -> memref<?x4xf32> {
  %e = memref.expand_shape %x [[0, 1]] output_shape [%a, 4] : memref<?xf32> into memref<?x4xf32>
  %m = memref.alloc(%a) : memref<?x4xf32>
  memref.copy %e, %m : memref<?x4xf32> to memref<?x4xf32>
  return %m : memref<?x4xf32>
}

// ok: f(R(2,4), 8) -> R(8)
// ok: f(R(2,4), 7) -> R(7)
// bad: f(R(2,4), 9)
func.func @unpack(%x: tensor<?x4xf32>, %n: index) -> tensor<?xf32> {
  %e = tensor.empty(%n) : tensor<?xf32>
  %r = linalg.unpack %x inner_dims_pos = [0] inner_tiles = [4] into %e : tensor<?x4xf32> -> tensor<?xf32>
  return %r : tensor<?xf32>
}

// ok: f(R(8), 2) -> R(2,4)
// bad: f(R(8), 3)
// refused: f(R(7), 2)
// bad: f(R(8), 1)
func.func @pack(%x: tensor<?xf32>, %n: index) -> tensor<?x4xf32> {
  %e = tensor.empty(%n) : tensor<?x4xf32>
  %r = linalg.pack %x inner_dims_pos = [0] inner_tiles = [4] into %e : tensor<?xf32> -> tensor<?x4xf32>
  return %r : tensor<?x4xf32>
}

// ok: f(R(8), 7, 2) -> 3
// refused: f(R(8), 7, 0)
// bad: f(R(3), 7, 2)
func.func @semi(%x: tensor<?xf32>, %n: index, %k: index) -> f32 {
  %i = affine.apply affine_map<(d)[s] -> (d floordiv s)>(%n)[%k]
  %r = tensor.extract %x[%i] : tensor<?xf32>
  return %r : f32
}

// ok: f(True, np.array([7,-7],'i4'), np.array([2,2],'i4')) -> np.array([3,-3])
// ok: f(False, np.array([7,-7],'i4'), np.array([2,2],'i4')) -> np.zeros(0)
// bad: f(True, np.array([7,-7],'i4'), np.array([2,0],'i4'))
// A division of tensors beside a select of two tensors, which may have different sizes.
func.func @div_chosen(%p: i1, %a: tensor<?xi32>, %b: tensor<?xi32>) -> tensor<?xi32> {
  %c0 = arith.constant 0 : index
  %q = arith.divsi %a, %b : tensor<?xi32>
  %e = tensor.empty(%c0) : tensor<?xi32>
  %r = arith.select %p, %q, %e : tensor<?xi32>
  return %r : tensor<?xi32>
}

// ok: f(R(8)) -> 168
// ok: f(R(9)) -> 168
// bad: f(R(7))
// The inner of two loops begins at the variable of the outer one.
func.func @triangle(%x: memref<?xf32>) -> f32 {
  %zero = arith.constant 0.0 : f32
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c8 = arith.constant 8 : index
  %r = scf.for %i = %c0 to %c8 step %c1 iter_args(%s = %zero) -> f32 {
    %t = scf.for %j = %i to %c8 step %c1 iter_args(%u = %s) -> f32 {
      %v = memref.load %x[%j] : memref<?xf32>
      %w = arith.addf %u, %v : f32
      scf.yield %w : f32
    }
    scf.yield %t : f32
  }
  return %r : f32
}

// ok: f(R(4), 1) -> 1
// A buffer of a tensor is read before the tensor is updated, and one after.
func.func @buffers(%x: tensor<4xf32>, %i: index) -> f32 {
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %four = arith.constant 4.0 : f32
  %y = arith.negf %x : tensor<4xf32>
  %m = bufferization.to_buffer %y read_only : tensor<4xf32> to memref<4xf32>
  %first = memref.load %m[%c2] : memref<4xf32>
  %z = tensor.insert %four into %y[%c1] : tensor<4xf32>
  %n = bufferization.to_buffer %y read_only : tensor<4xf32> to memref<4xf32>
  %second = memref.load %n[%c1] : memref<4xf32>
  %third = tensor.extract %z[%i] : tensor<4xf32>
  %s = arith.addf %first, %second : f32
  %r = arith.addf %s, %third : f32
  return %r : f32
}

// ok: f(np.arange(4)) -> np.array([2, 3, 4, 5])
// The index of the inner operation is another than that of the outer one.
func.func @nested_index(%x: tensor<4xindex>) -> tensor<4xindex> {
  %c2 = arith.constant 2 : index
  %e = tensor.empty() : tensor<3xindex>
  %r = linalg.generic {indexing_maps = [affine_map<(d) -> (d)>], iterator_types = ["parallel"]}
      outs(%x : tensor<4xindex>) {
  ^bb0(%out: index):
    %i = linalg.index 0 : index
    %inner = linalg.generic {indexing_maps = [affine_map<(d) -> (d)>], iterator_types = ["parallel"]}
        outs(%e : tensor<3xindex>) {
    ^bb0(%o: index):
      %j = linalg.index 0 : index
      linalg.yield %j : index
    } -> tensor<3xindex>
    %k = tensor.extract %inner[%c2] : tensor<3xindex>
    %s = arith.addi %i, %k : index
    linalg.yield %s : index
  } -> tensor<4xindex>
  return %r : tensor<4xindex>
}

// ok: f(R(4), 2)
// bad: f(R(4), 3)
// bad: f(R(4), -2)
func.func @affine_store(%x: memref<?xf32>, %i: index) {
  %one = arith.constant 1.0 : f32
  affine.store %one, %x[symbol(%i) + 1] : memref<?xf32>
  return
}

// ok: f(R(4), 1)
// bad: f(R(4), 2)
// bad: f(R(4), -2)
func.func @affine_vector_store(%x: memref<?xf32>, %i: index) {
  %one = arith.constant dense<1.0> : vector<2xf32>
  affine.vector_store %one, %x[symbol(%i) + 1] : memref<?xf32>, vector<2xf32>
  return
}

// ok: f(R(8)[::2], 2) -> 4
// bad: f(R(8), 2)
// ok: f(R(1), 0) -> 0
func.func @memref_cast_stride(%x: memref<?xf32, strided<[?]>>, %i: index) -> f32 {
  %y = memref.cast %x : memref<?xf32, strided<[?]>> to memref<?xf32, strided<[2]>>
  %r = memref.load %y[%i] : memref<?xf32, strided<[2]>>
  return %r : f32
}

// ok: f(2) -> 4
// bad: f(2**61)
func.func @memref_alloc_sum(%a: index) -> index {
  %c0 = arith.constant 0 : index
  %z = arith.constant 0.0 : f32
  %b = arith.addi %a, %a : index
  %m = memref.alloc(%b) : memref<?xf32>
  linalg.fill ins(%z : f32) outs(%m : memref<?xf32>)
  %n = memref.dim %m, %c0 : memref<?xf32>
  memref.dealloc %m : memref<?xf32>
  return %n : index
}

// ok: f(7, True) -> -7
// bad: f(-2**31, True)
// dropped: f(-2**31, False) -> 5
func.func @div_select_negative(%a: i32, %p: i1) -> i32 {
  %c5 = arith.constant 5 : i32
  %m1 = arith.constant -1 : i32
  %q = arith.divsi %a, %m1 : i32
  %r = arith.select %p, %q, %c5 : i32
  return %r : i32
}
