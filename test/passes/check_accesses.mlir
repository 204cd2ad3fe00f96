// REQUIRES: llvm
// RUN: abi-opt %s --abi-check-accesses | filecheck %s
// RUN: abi-opt %s '--abi-check-accesses=classes=size' | filecheck %s --check-prefix=ONLY

// An index that is not known is compared as an unsigned number: a negative one is too great.
// CHECK-LABEL: func.func @element(
// CHECK: %[[SIZE:.+]] = tensor.dim %{{.+}}, %c0
// CHECK: %[[INSIDE:.+]] = arith.cmpi ult, %{{.+}}, %[[SIZE]]
// CHECK: cf.assert %[[INSIDE]], "tensor.extract: the index is out of bounds of axis 0"
// CHECK: cf.assert %false, "tensor.extract: the index 4 is out of bounds of axis 1, whose size is 4"
// CHECK: tensor.extract
// ONLY-LABEL: func.func @element(
// ONLY-NOT: cf.assert
// ONLY: tensor.extract
func.func @element(%x: tensor<?x4xf32>, %i: index) -> f32 {
  %c4 = arith.constant 4 : index
  %r = tensor.extract %x[%i, %c4] : tensor<?x4xf32>
  return %r : f32
}

// What is known to hold is not asserted, and nothing of a dead operation.
// CHECK-LABEL: func.func @known(
// CHECK-NOT: cf.assert
// CHECK: return
func.func @known(%x: tensor<4xf32>, %y: tensor<?xf32>, %i: index) -> f32 {
  %c3 = arith.constant 3 : index
  %unused = tensor.extract %y[%i] : tensor<?xf32>
  %also = arith.addf %unused, %unused : f32
  %r = tensor.extract %x[%c3] : tensor<4xf32>
  return %r : f32
}

// A slice ends within the array; of a slice of size 0, the offset does.
// CHECK-LABEL: func.func @slice(
// CHECK: %[[SIZE:.+]] = tensor.dim
// CHECK: %[[REST:.+]] = arith.subi %[[SIZE]], %[[OFFSET:.+]] : index
// CHECK: %[[STARTS:.+]] = arith.cmpi ule, %[[OFFSET]], %[[SIZE]]
// CHECK: %[[ENDS:.+]] = arith.cmpi ule, %{{.+}}, %[[REST]]
// CHECK: %[[FITS:.+]] = arith.andi %[[STARTS]], %[[ENDS]]
// CHECK: cf.assert %[[FITS]], "tensor.extract_slice: the slice is out of bounds of axis 0"
func.func @slice(%x: tensor<?xf32>, %o: index, %n: index) -> tensor<?xf32> {
  %r = tensor.extract_slice %x[%o] [%n] [1] : tensor<?xf32> to tensor<?xf32>
  return %r : tensor<?xf32>
}

// Indices of linalg are in bounds, unless a loop is empty.
// CHECK-LABEL: func.func @reverse(
// CHECK: %[[EMPTY:.+]] = arith.cmpi eq, %{{.+}}, %c0
// CHECK: %[[FITS:.+]] = arith.ori %{{.+}}, %[[EMPTY]]
// CHECK: cf.assert %[[FITS]], "linalg.generic: an index is out of bounds of axis 0 of operand 0"
// CHECK-NOT: cf.assert
// CHECK: linalg.generic
func.func @reverse(%x: tensor<?xf32>, %y: tensor<?xf32>) -> tensor<?xf32> {
  %r = linalg.generic {indexing_maps = [affine_map<(i) -> (3 - i)>, affine_map<(i) -> (i)>],
      iterator_types = ["parallel"]} ins(%x : tensor<?xf32>) outs(%y : tensor<?xf32>) {
  ^bb0(%a: f32, %b: f32):
    linalg.yield %a : f32
  } -> tensor<?xf32>
  return %r : tensor<?xf32>
}

// i + 2 * (i mod 2) is not checked: its bounds, one by one, are none that the index has.
// CHECK-LABEL: func.func @not_exact(
// CHECK-NOT: out of bounds
// CHECK: linalg.generic
func.func @not_exact(%x: tensor<?xf32>, %y: tensor<?xf32>) -> tensor<?xf32> {
  %r = linalg.generic {indexing_maps = [affine_map<(i) -> (i + (i mod 2) * 2)>, affine_map<(i) -> (i)>],
      iterator_types = ["parallel"]} ins(%x : tensor<?xf32>) outs(%y : tensor<?xf32>) {
  ^bb0(%a: f32, %b: f32):
    linalg.yield %a : f32
  } -> tensor<?xf32>
  return %r : tensor<?xf32>
}

// An access of every iteration is checked before the loops, unless they are empty.
// CHECK-LABEL: func.func @stencil(
// CHECK: cf.assert %{{.+}}, "memref.load: the index is out of bounds of axis 0"
// CHECK: cf.assert %{{.+}}, "memref.load: the index is out of bounds of axis 1"
// CHECK: scf.for
// CHECK-NOT: cf.assert
// CHECK: memref.load
// CHECK: scf.if
// CHECK: cf.assert %{{.+}}, "memref.store: the index is out of bounds of axis 0"
func.func @stencil(%x: memref<?x?xf32>, %m: index, %n: index, %p: i1) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  scf.for %i = %c0 to %m step %c1 {
    scf.for %j = %c1 to %n step %c1 {
      %above = arith.addi %i, %c1 : index
      %left = arith.subi %j, %c1 : index
      %v = memref.load %x[%above, %left] : memref<?x?xf32>
      scf.if %p {
        memref.store %v, %x[%i, %j] : memref<?x?xf32>
      }
    }
  }
  return
}

// Sizes must agree, and none is negative.
// CHECK-LABEL: func.func @sizes(
// CHECK: cf.assert %{{.+}}, "tensor.empty: the size of axis 0 is negative"
// CHECK: cf.assert %{{.+}}, "linalg.add: the size of axis 0 of operand 1 is not that of another"
// CHECK: cf.assert %{{.+}}, "linalg.add: the size of axis 0 of operand 2 is not that of another"
// CHECK: cf.assert %{{.+}}, "tensor.cast: the size of axis 0 is not 4"
// ONLY-LABEL: func.func @sizes(
// ONLY-COUNT-4: cf.assert
func.func @sizes(%x: tensor<?xf32>, %y: tensor<?xf32>, %n: index) -> tensor<4xf32> {
  %e = tensor.empty(%n) : tensor<?xf32>
  %s = linalg.add ins(%x, %y : tensor<?xf32>, tensor<?xf32>) outs(%e : tensor<?xf32>) -> tensor<?xf32>
  %r = tensor.cast %s : tensor<?xf32> to tensor<4xf32>
  return %r : tensor<4xf32>
}

// The lanes that a mask enables are in bounds. The lanes of a dead operation are not checked.
// CHECK-LABEL: func.func @masked(
// CHECK: %[[LANES:.+]] = vector.step : vector<4xindex>
// CHECK: %[[FIRST:.+]] = vector.broadcast %[[I:.+]] : index to vector<4xindex>
// CHECK: %[[AT:.+]] = arith.addi %[[FIRST]], %[[LANES]] : vector<4xindex>
// CHECK: %[[SIZE:.+]] = vector.broadcast %{{.+}} : index to vector<4xindex>
// CHECK: %[[OUTSIDE:.+]] = arith.cmpi uge, %[[AT]], %[[SIZE]] : vector<4xindex>
// CHECK: %[[WRONG:.+]] = arith.andi %[[MASK:.+]], %[[OUTSIDE]] : vector<4xi1>
// CHECK: %[[NUMBERS:.+]] = arith.index_castui %[[WRONG]] : vector<4xi1> to vector<4xindex>
// CHECK: %[[COUNT:.+]] = vector.reduction <add>, %[[NUMBERS]] : vector<4xindex> into index
// CHECK: %[[FITS:.+]] = arith.cmpi eq, %[[COUNT]], %{{.+}} : index
// CHECK: cf.assert %[[FITS]], "vector.maskedload: a lane is out of bounds of axis 0"
// CHECK: vector.maskedload %{{.+}}[%[[I]]], %[[MASK]]
// CHECK-NOT: cf.assert
// CHECK: return
func.func @masked(%x: memref<?xf32>, %i: index, %k: vector<4xi1>, %z: vector<4xf32>) -> vector<4xf32> {
  %v = vector.maskedload %x[%i], %k, %z : memref<?xf32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
  %unused = vector.expandload %x[%i], %k, %z : memref<?xf32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
  return %v : vector<4xf32>
}

// Rows that do not follow each other: a gather may leave its row. The row is in bounds.
// CHECK-LABEL: func.func @gather_strided(
// CHECK: cf.assert %{{.+}}, "vector.gather: the index is out of bounds of axis 0"
// CHECK-NOT: cf.assert
// CHECK: return
func.func @gather_strided(%x: memref<?x4xf32, strided<[8, 1]>>, %i: index, %at: vector<4xi32>,
    %k: vector<4xi1>, %z: vector<4xf32>) -> vector<4xf32> {
  %v = vector.gather %x[%i, %i] [%at], %k, %z : memref<?x4xf32, strided<[8, 1]>>, vector<4xi32>,
      vector<4xi1>, vector<4xf32> into vector<4xf32>
  return %v : vector<4xf32>
}

// The sizes of unranked memrefs are compared in a loop over their rank.
// CHECK-LABEL: func.func @copy_unranked(
// CHECK: cf.assert %{{.+}}, "memref.copy: the ranks differ"
// CHECK: scf.for
// CHECK: cf.assert %{{.+}}, "memref.copy: the sizes of an axis differ"
// CHECK: memref.copy
func.func @copy_unranked(%x: memref<*xf32>, %y: memref<*xf32>) {
  memref.copy %x, %y : memref<*xf32> to memref<*xf32>
  return
}

// A division that an arith.select alone uses is by 1 where the select does not choose it.
// CHECK-LABEL: func.func @divide(
// CHECK-SAME: %[[A:.+]]: i32, %[[B:.+]]: i32, %[[P:.+]]: i1
// CHECK: %[[DIVISOR:.+]] = arith.select %[[P]], %[[B]], %c1_i32 : i32
// CHECK: %[[IS_NOT_0:.+]] = arith.cmpi ne, %[[DIVISOR]], %c0_i32 : i32
// CHECK: cf.assert %[[IS_NOT_0]], "arith.divsi: division by zero"
// CHECK: cf.assert %{{.+}}, "arith.divsi: the quotient of the least number and -1 overflows"
// CHECK: arith.divsi %[[A]], %[[DIVISOR]] : i32
func.func @divide(%a: i32, %b: i32, %p: i1) -> i32 {
  %q = arith.divsi %a, %b : i32
  %r = arith.select %p, %q, %a : i32
  return %r : i32
}

// All lanes of a vector are checked. A constant divisor that is neither 0 nor -1 needs no check.
// CHECK-LABEL: func.func @divide_vectors(
// CHECK: %[[IS_NOT_0:.+]] = arith.cmpi ne, %[[B:.+]], %{{.+}} : vector<2x4xi32>
// CHECK: %[[LANES:.+]] = vector.shape_cast %[[IS_NOT_0]] : vector<2x4xi1> to vector<8xi1>
// CHECK: %[[FITS:.+]] = vector.reduction <and>, %[[LANES]] : vector<8xi1> into i1
// CHECK: cf.assert %[[FITS]], "arith.divui: division by zero"
// CHECK-NEXT: arith.divui %{{.+}}, %[[B]] : vector<2x4xi32>
// CHECK-NOT: cf.assert
// CHECK: return
func.func @divide_vectors(%a: vector<2x4xi32>, %b: vector<2x4xi32>, %p: vector<2x4xi1>) -> vector<2x4xi32> {
  %three = arith.constant dense<3> : vector<2x4xi32>
  %q = arith.divui %a, %b : vector<2x4xi32>
  %r = arith.divsi %q, %three : vector<2x4xi32>
  %s = arith.select %p, %r, %a : vector<2x4xi1>, vector<2x4xi32>
  return %s : vector<2x4xi32>
}

// A transfer: the lanes that its mask enables, where in_bounds says that they are there. The second
// dimension of the mask is along the second axis of the array.
// CHECK-LABEL: func.func @transfer(
// CHECK-SAME: %[[X:[^:]+]]: tensor<?x?xf32>, %[[I:[^:]+]]: index, %[[M:[^:]+]]: vector<2x3xi1>
// CHECK: %[[STEPS:.+]] = vector.step : vector<2xindex>
// CHECK: %[[OUTSIDE:.+]] = arith.cmpi uge, %{{.+}}, %{{.+}} : vector<2xindex>
// CHECK: %[[COLUMN:.+]] = vector.shape_cast %[[OUTSIDE]] : vector<2xi1> to vector<2x1xi1>
// CHECK: %[[ALL:.+]] = vector.broadcast %[[COLUMN]] : vector<2x1xi1> to vector<2x3xi1>
// CHECK: %[[WRONG:.+]] = arith.andi %[[M]], %[[ALL]] : vector<2x3xi1>
// CHECK: cf.assert %{{.+}}, "vector.transfer_read: a lane is out of bounds of axis 0"
// CHECK-NOT: cf.assert
// CHECK: vector.mask %[[M]] { vector.transfer_read
func.func @transfer(%x: tensor<?x?xf32>, %i: index, %m: vector<2x3xi1>, %z: f32) -> vector<3x2xf32> {
  %v = vector.mask %m {
    vector.transfer_read %x[%i, %i], %z {in_bounds = [false, true],
        permutation_map = affine_map<(a, b) -> (b, a)>} : tensor<?x?xf32>, vector<3x2xf32>
  } : vector<2x3xi1> -> vector<3x2xf32>
  return %v : vector<3x2xf32>
}

// The elements of the array are vectors: only the first dimension of the result lies along it.
// CHECK-LABEL: func.func @vectors(
// CHECK: cf.assert %{{.+}}, "vector.transfer_read: the index of 2 lanes is out of bounds of axis 0"
// CHECK: vector.transfer_read
func.func @vectors(%x: memref<?xvector<4xf32>>, %i: index, %z: vector<4xf32>) -> vector<2x4xf32> {
  %v = vector.transfer_read %x[%i], %z {in_bounds = [true]} : memref<?xvector<4xf32>>, vector<2x4xf32>
  return %v : vector<2x4xf32>
}

// Symbols by which a map divides are positive.
// CHECK-LABEL: func.func @map(
// CHECK: %[[POSITIVE:.+]] = arith.cmpi sge, %[[K:.+]], %c1
// CHECK: cf.assert %[[POSITIVE]], "affine.apply: a divisor is not positive"
// CHECK: affine.apply {{.*}}[%[[K]]]
func.func @map(%n: index, %k: index) -> index {
  %i = affine.apply affine_map<(d)[s] -> ((d floordiv 4) mod s)>(%n)[%k]
  return %i : index
}

// Divisions of tensors and in named operations are checked in the bodies of linalg.generic.
// CHECK-LABEL: func.func @divide_tensors(
// CHECK-COUNT-2: cf.assert %{{.+}}, "arith.divui: division by zero"
func.func @divide_tensors(%a: tensor<4xi32>, %b: tensor<4xi32>) -> tensor<4xi32> {
  %q = arith.divui %a, %b : tensor<4xi32>
  %r = linalg.div_unsigned ins(%q, %b : tensor<4xi32>, tensor<4xi32>) outs(%a : tensor<4xi32>) -> tensor<4xi32>
  return %r : tensor<4xi32>
}
