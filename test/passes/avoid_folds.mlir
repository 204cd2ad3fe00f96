// REQUIRES: llvm
// RUN: abi-opt %s --abi-avoid-folds --split-input-file | filecheck %s
// What MLIR makes of the results, test_folds.py executes.

// Division that rounds up or down becomes arith's.
// CHECK-LABEL: func.func @divisions(
// CHECK-SAME: %[[N:.+]]: index, %[[M:.+]]: index)
// CHECK-NEXT: %[[Q:.+]] = arith.ceildivsi %[[N]], %[[M]] : index
// CHECK-NEXT: %[[D:.+]] = arith.floordivsi %[[N]], %[[M]] : index
// CHECK-NEXT: return %[[Q]], %[[D]]
func.func @divisions(%n: index, %m: index) -> (index, index) {
  %q = index.ceildivs %n, %m
  %d = index.floordivs %n, %m
  return %q, %d : index, index
}

// -----

// What was read under a mask is selected by it.
// CHECK-LABEL: func.func @masked_read(
// CHECK-SAME: %[[X:.+]]: tensor<4xf32>, %[[PADDING:.+]]: f32, %[[MASK:.+]]: vector<4xi1>)
// CHECK: %[[READ:.+]] = vector.transfer_read
// CHECK-NEXT: %[[OTHER:.+]] = vector.broadcast %[[PADDING]] : f32 to vector<4xf32>
// CHECK-NEXT: %[[SELECTED:.+]] = arith.select %[[MASK]], %[[READ]], %[[OTHER]]
// CHECK-NEXT: vector.transfer_write %[[SELECTED]],
func.func @masked_read(%x: tensor<4xf32>, %padding: f32, %mask: vector<4xi1>) -> tensor<4xf32> {
  %c0 = arith.constant 0 : index
  %v = vector.transfer_read %x[%c0], %padding, %mask {in_bounds = [true]} : tensor<4xf32>, vector<4xf32>
  %r = vector.transfer_write %v, %x[%c0] {in_bounds = [true]} : vector<4xf32>, tensor<4xf32>
  return %r : tensor<4xf32>
}

// -----

// So it is if the write has the mask, also as an operation around it.
// CHECK-LABEL: func.func @masked_write(
// CHECK: %[[READ:.+]] = vector.transfer_read
// CHECK: %[[SELECTED:.+]] = arith.select %{{.+}}, %[[READ]],
// CHECK-NEXT: vector.mask %{{.+}} { vector.transfer_write %[[SELECTED]],
func.func @masked_write(%x: tensor<4xf32>, %y: tensor<4xf32>, %padding: f32, %mask: vector<4xi1>)
    -> tensor<4xf32> {
  %c0 = arith.constant 0 : index
  %v = vector.transfer_read %x[%c0], %padding {in_bounds = [true]} : tensor<4xf32>, vector<4xf32>
  %r = vector.mask %mask {
    vector.transfer_write %v, %y[%c0] {in_bounds = [true]} : vector<4xf32>, tensor<4xf32>
  } : vector<4xi1> -> tensor<4xf32>
  return %r : tensor<4xf32>
}

// -----

// What a mask around the read leaves out is selected by that.
// CHECK-LABEL: func.func @around(
// CHECK-SAME: %[[MASK:[^ ]+]]: vector<4xi1>, %[[OTHER:.+]]: vector<4xf32>)
// CHECK: %[[READ:.+]] = vector.mask %[[MASK]], %[[OTHER]]
// CHECK: %[[SELECTED:.+]] = arith.select %[[MASK]], %[[READ]], %[[OTHER]]
// CHECK-NEXT: vector.transfer_write %[[SELECTED]],
func.func @around(%x: tensor<4xf32>, %padding: f32, %mask: vector<4xi1>, %other: vector<4xf32>)
    -> tensor<4xf32> {
  %c0 = arith.constant 0 : index
  %v = vector.mask %mask, %other {
    vector.transfer_read %x[%c0], %padding {in_bounds = [true]} : tensor<4xf32>, vector<4xf32>
  } : vector<4xi1> -> vector<4xf32>
  %r = vector.transfer_write %v, %x[%c0] {in_bounds = [true]} : vector<4xf32>, tensor<4xf32>
  return %r : tensor<4xf32>
}

// -----

// Without a mask, nothing changes.
// CHECK-LABEL: func.func @plain(
// CHECK: %[[READ:.+]] = vector.transfer_read
// CHECK-NEXT: vector.transfer_write %[[READ]],
func.func @plain(%x: tensor<4xf32>, %y: tensor<4xf32>, %padding: f32) -> tensor<4xf32> {
  %c0 = arith.constant 0 : index
  %v = vector.transfer_read %x[%c0], %padding {in_bounds = [true]} : tensor<4xf32>, vector<4xf32>
  %r = vector.transfer_write %v, %y[%c0] {in_bounds = [true]} : vector<4xf32>, tensor<4xf32>
  return %r : tensor<4xf32>
}

// -----

// A tensor of dynamic shape and itself: MLIR has no constant of that shape.
// CHECK-LABEL: func.func @itself(
// CHECK-SAME: %[[X:.+]]: tensor<?x3xi32>
// CHECK: %[[SIZE:.+]] = tensor.dim %[[X]], %
// CHECK-NEXT: %[[EMPTY:.+]] = tensor.empty(%[[SIZE]]) : tensor<?x3xi1>
// CHECK-NEXT: %[[RESULT:.+]] = linalg.generic
// CHECK-SAME: iterator_types = ["parallel", "parallel"]
// CHECK-SAME: ins(%[[X]], %[[X]] : {{.+}}) outs(%[[EMPTY]] :
// CHECK-NEXT: ^bb0(%[[A:[^ ]+]]: i32, %[[B:[^ ]+]]: i32,
// CHECK-NEXT: %[[R:.+]] = arith.cmpi ne, %[[A]], %[[B]] : i32
// CHECK-NEXT: linalg.yield %[[R]] : i1
// CHECK: return %[[RESULT]]
func.func @itself(%x: tensor<?x3xi32>) -> tensor<?x3xi1> {
  %r = arith.cmpi ne, %x, %x : tensor<?x3xi32>
  return %r : tensor<?x3xi1>
}

// -----

// Of two zeros, the second becomes 1 with its sign.
// CHECK-LABEL: func.func @angle(
// CHECK-SAME: %[[Y:.+]]: f32, %[[X:.+]]: f32)
// CHECK-DAG: %[[ZERO:.+]] = arith.constant 0.000000e+00 : f32
// CHECK-DAG: %[[ONE:.+]] = arith.constant 1.000000e+00 : f32
// CHECK-DAG: %[[P:.+]] = arith.cmpf oeq, %[[Y]], %[[ZERO]] : f32
// CHECK-DAG: %[[Q:.+]] = arith.cmpf oeq, %[[X]], %[[ZERO]] : f32
// CHECK-DAG: %[[SIGNED:.+]] = math.copysign %[[ONE]], %[[X]] : f32
// CHECK-DAG: %[[BOTH:.+]] = arith.andi %[[P]], %[[Q]] : i1
// CHECK: %[[OTHER:.+]] = arith.select %[[BOTH]], %[[SIGNED]], %[[X]] : f32
// CHECK-NEXT: math.atan2 %[[Y]], %[[OTHER]] : f32
func.func @angle(%y: f32, %x: f32) -> f32 {
  %r = math.atan2 %y, %x : f32
  return %r : f32
}

// -----

// So do a difference and an exclusive or.
// CHECK-LABEL: func.func @differences(
// CHECK: linalg.generic
// CHECK: arith.subi %{{.+}}, %{{.+}} : i32
// CHECK: linalg.generic
// CHECK: arith.xori %{{.+}}, %{{.+}} : i32
func.func @differences(%x: tensor<?xi32>) -> (tensor<?xi32>, tensor<?xi32>) {
  %r = arith.subi %x, %x : tensor<?xi32>
  %s = arith.xori %x, %x : tensor<?xi32>
  return %r, %s : tensor<?xi32>, tensor<?xi32>
}
