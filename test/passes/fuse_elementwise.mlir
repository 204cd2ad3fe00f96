// REQUIRES: llvm
// RUN: abi-opt %s --abi-fuse-elementwise | filecheck %s
// RUN: abi-opt %s --abi-fuse-elementwise --abi-fuse-elementwise | filecheck %s

// What a named operation computes is where the operation is.
// RUN: abi-opt %s --abi-fuse-elementwise --mlir-print-debuginfo --mlir-print-local-scope | filecheck %s --check-prefix=WHERE
// WHERE-LABEL: func.func @chain(
// WHERE: linalg.generic
// WHERE-NEXT: ^bb0
// WHERE-NEXT: arith.addf {{.*}} loc("{{.*}}fuse_elementwise.mlir":{{[0-9]+}}:8)

// Named operations and those of `arith` on tensors become one loop.
// CHECK-LABEL: func.func @chain(
// CHECK-SAME: %[[A:[^:]+]]: tensor<4xf32>, %[[B:[^:]+]]: tensor<4xf32>)
// CHECK: linalg.generic {{.*}} ins(%[[A]], %[[B]] :
// CHECK-NEXT: ^bb0
// CHECK-NEXT: arith.addf
// CHECK-NEXT: math.exp
// CHECK-NEXT: arith.mulf
// CHECK-NEXT: linalg.yield
// CHECK-NOT: linalg.generic
// CHECK: return
func.func @chain(%a: tensor<4xf32>, %b: tensor<4xf32>) -> tensor<4xf32> {
  %e = tensor.empty() : tensor<4xf32>
  %0 = linalg.add ins(%a, %b : tensor<4xf32>, tensor<4xf32>) outs(%e : tensor<4xf32>)
      -> tensor<4xf32>
  %1 = math.exp %0 : tensor<4xf32>
  %2 = linalg.mul ins(%1, %a : tensor<4xf32>, tensor<4xf32>) outs(%e : tensor<4xf32>)
      -> tensor<4xf32>
  return %2 : tensor<4xf32>
}

// A size of a result is no second use of it.
// CHECK-LABEL: func.func @sizes(
// CHECK-SAME: %[[A:[^:]+]]: tensor<?xf32>)
// CHECK: tensor.dim %[[A]]
// CHECK: linalg.generic {{.*}} ins(%[[A]] :
// CHECK: math.exp
// CHECK-NOT: linalg.generic
// CHECK: return
func.func @sizes(%a: tensor<?xf32>) -> tensor<?xf32> {
  %c0 = arith.constant 0 : index
  %0 = arith.addf %a, %a : tensor<?xf32>
  %n = tensor.dim %0, %c0 : tensor<?xf32>
  %e = tensor.empty(%n) : tensor<?xf32>
  %1 = linalg.exp ins(%0 : tensor<?xf32>) outs(%e : tensor<?xf32>) -> tensor<?xf32>
  return %1 : tensor<?xf32>
}

// A product would compute each `tanh` once for each of its columns, so that stays outside.
// CHECK-LABEL: func.func @product(
// CHECK: %[[TANH:.+]] = linalg.generic {{.*}} iterator_types = ["parallel", "parallel"]
// CHECK: math.tanh
// CHECK: linalg.generic {{.*}} iterator_types = ["parallel", "parallel", "reduction"]} ins(%[[TANH]],
// CHECK-NOT: math.tanh
// CHECK-NOT: dealloc_tensor
// CHECK: return
func.func @product(%a: tensor<4x8xf32>, %b: tensor<8x6xf32>, %c: tensor<4x6xf32>)
    -> tensor<4x6xf32> {
  %0 = math.tanh %a : tensor<4x8xf32>
  %1 = linalg.matmul ins(%0, %b : tensor<4x8xf32>, tensor<8x6xf32>) outs(%c : tensor<4x6xf32>)
      -> tensor<4x6xf32>
  return %1 : tensor<4x6xf32>
}

// So does a row that is broadcast, but the broadcast itself goes where it is read, and so does a
// transposition.
// CHECK-LABEL: func.func @broadcast(
// CHECK-SAME: %[[ROW:[^:]+]]: tensor<6xf32>, %[[A:[^:]+]]: tensor<4x6xf32>, %[[T:[^:]+]]: tensor<6x4xf32>)
// CHECK: %[[EXP:.+]] = linalg.generic {{.*}} iterator_types = ["parallel"]} ins(%[[ROW]] :
// CHECK: math.exp
// CHECK: linalg.generic {{.*}} iterator_types = ["parallel", "parallel"]} ins(
// CHECK-DAG: %[[EXP]]
// CHECK-DAG: %[[T]]
// CHECK-DAG: %[[A]]
// CHECK-SAME: outs(
// CHECK-NOT: linalg.generic
// CHECK: return
func.func @broadcast(%row: tensor<6xf32>, %a: tensor<4x6xf32>, %t: tensor<6x4xf32>)
    -> tensor<4x6xf32> {
  %e = tensor.empty() : tensor<4x6xf32>
  %0 = math.exp %row : tensor<6xf32>
  %1 = linalg.broadcast ins(%0 : tensor<6xf32>) outs(%e : tensor<4x6xf32>) dimensions = [0]
  %2 = linalg.transpose ins(%t : tensor<6x4xf32>) outs(%e : tensor<4x6xf32>) permutation = [1, 0]
  %3 = arith.addf %1, %2 : tensor<4x6xf32>
  %4 = arith.mulf %3, %a : tensor<4x6xf32>
  return %4 : tensor<4x6xf32>
}

// A `tanh` that is transposed first must not get into the product with the transposition.
// CHECK-LABEL: func.func @transposed(
// CHECK: %[[TANH:.+]] = linalg.generic {{.*}} iterator_types = ["parallel", "parallel"]
// CHECK: math.tanh
// CHECK: linalg.generic {{.*}} iterator_types = ["parallel", "parallel", "reduction"]} ins(%[[TANH]],
// CHECK-NOT: math.tanh
// CHECK: return
func.func @transposed(%a: tensor<8x4xf32>, %b: tensor<8x6xf32>, %c: tensor<4x6xf32>)
    -> tensor<4x6xf32> {
  %e = tensor.empty() : tensor<4x8xf32>
  %0 = math.tanh %a : tensor<8x4xf32>
  %1 = linalg.transpose ins(%0 : tensor<8x4xf32>) outs(%e : tensor<4x8xf32>) permutation = [1, 0]
  %2 = linalg.matmul ins(%1, %b : tensor<4x8xf32>, tensor<8x6xf32>) outs(%c : tensor<4x6xf32>)
      -> tensor<4x6xf32>
  return %2 : tensor<4x6xf32>
}

// So would a product that reads a reshape of what is computed.
// CHECK-LABEL: func.func @reshaped(
// CHECK: math.tanh
// CHECK: linalg.generic {{.*}} iterator_types = ["parallel", "parallel", "parallel", "reduction"]}
// CHECK-NOT: math.tanh
// CHECK: return
func.func @reshaped(%a: tensor<2x4x6xf32>, %b: tensor<6x3xf32>, %c: tensor<8x3xf32>)
    -> tensor<8x3xf32> {
  %0 = math.tanh %a : tensor<2x4x6xf32>
  %1 = tensor.collapse_shape %0 [[0, 1], [2]] : tensor<2x4x6xf32> into tensor<8x6xf32>
  %2 = linalg.matmul ins(%1, %b : tensor<8x6xf32>, tensor<6x3xf32>)
      outs(%c : tensor<8x3xf32>) -> tensor<8x3xf32>
  return %2 : tensor<8x3xf32>
}
// CHECK-LABEL: func.func @expanded(
// CHECK: math.tanh
// CHECK: linalg.generic {{.*}} iterator_types = ["parallel", "parallel", "parallel", "reduction"]}
// CHECK-NOT: math.tanh
// CHECK: return
func.func @expanded(%a: tensor<8x6xf32>, %b: tensor<2x6x3xf32>, %c: tensor<2x4x3xf32>)
    -> tensor<2x4x3xf32> {
  %0 = math.tanh %a : tensor<8x6xf32>
  %1 = tensor.expand_shape %0 [[0, 1], [2]] output_shape [2, 4, 6]
      : tensor<8x6xf32> into tensor<2x4x6xf32>
  %2 = linalg.batch_matmul ins(%1, %b : tensor<2x4x6xf32>, tensor<2x6x3xf32>)
      outs(%c : tensor<2x4x3xf32>) -> tensor<2x4x3xf32>
  return %2 : tensor<2x4x3xf32>
}

// A sum reads each element once.
// CHECK-LABEL: func.func @sum(
// CHECK: linalg.generic {{.*}} iterator_types = ["parallel", "reduction"]}
// CHECK-NEXT: ^bb0
// CHECK-NEXT: math.exp
// CHECK-NEXT: arith.addf
// CHECK-NOT: linalg.generic
// CHECK: return
func.func @sum(%a: tensor<4x6xf32>, %c: tensor<4xf32>) -> tensor<4xf32> {
  %0 = math.exp %a : tensor<4x6xf32>
  %1 = linalg.reduce { arith.addf } ins(%0 : tensor<4x6xf32>) outs(%c : tensor<4xf32>)
      dimensions = [1]
  return %1 : tensor<4xf32>
}

// A transposition is not fused with a function, before or behind it; arithmetic between is.
// CHECK-LABEL: func.func @function_of_columns(
// CHECK: linalg.generic {indexing_maps = [#[[T:[a-z0-9]+]], #[[ID:[a-z0-9]+]]]
// CHECK-NEXT: ^bb0
// CHECK-NEXT: arith.addf
// CHECK-NEXT: linalg.yield
// CHECK: linalg.generic {indexing_maps = [#[[ID]], #[[ID]]]
// CHECK-NEXT: ^bb0
// CHECK-NEXT: math.exp
// CHECK-NEXT: arith.addf
// CHECK-NEXT: linalg.yield
// CHECK: linalg.generic {indexing_maps = [#[[T]], #[[ID]]]
// CHECK-NEXT: ^bb0
// CHECK-NEXT: linalg.yield
func.func @function_of_columns(%a: tensor<4x6xf32>, %t: tensor<6x4xf32>) -> tensor<4x6xf32> {
  %0 = linalg.transpose ins(%a : tensor<4x6xf32>) outs(%t : tensor<6x4xf32>) permutation = [1, 0]
  %1 = arith.addf %0, %0 : tensor<6x4xf32>
  %2 = math.exp %1 : tensor<6x4xf32>
  %3 = arith.addf %2, %2 : tensor<6x4xf32>
  %4 = linalg.transpose ins(%3 : tensor<6x4xf32>) outs(%a : tensor<4x6xf32>) permutation = [1, 0]
  return %4 : tensor<4x6xf32>
}

// An output that the module names is kept: an argument that may be written, a slice of a tensor, and
// a tensor of which a part is written.
// CHECK-LABEL: func.func @written(
// CHECK-SAME: %{{.+}}: f32, %[[X:[^:]+]]: tensor<4xf32>
// CHECK: linalg.generic {{.*}} outs(%[[X]] :
func.func @written(%v: f32, %x: tensor<4xf32> {bufferization.writable = true}) -> tensor<4xf32> {
  %r = linalg.fill ins(%v : f32) outs(%x : tensor<4xf32>) -> tensor<4xf32>
  return %r : tensor<4xf32>
}

// CHECK-LABEL: func.func @slice(
// CHECK: %[[SLICE:.+]] = tensor.extract_slice
// CHECK: linalg.generic {{.*}} outs(%[[SLICE]] :
func.func @slice(%v: f32, %x: tensor<4xf32>) -> tensor<4xf32> {
  %s = tensor.extract_slice %x[1] [2] [1] : tensor<4xf32> to tensor<2xf32>
  %f = linalg.fill ins(%v : f32) outs(%s : tensor<2xf32>) -> tensor<2xf32>
  %r = tensor.insert_slice %f into %x[1] [2] [1] : tensor<2xf32> into tensor<4xf32>
  return %r : tensor<4xf32>
}

// CHECK-LABEL: func.func @diagonal(
// CHECK-SAME: %{{.+}}: tensor<4xf32>, %[[Y:[^:]+]]: tensor<4x4xf32>
// CHECK: linalg.generic {{.*}} outs(%[[Y]] :
func.func @diagonal(%x: tensor<4xf32>, %y: tensor<4x4xf32>) -> tensor<4x4xf32> {
  %r = linalg.generic {indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i, i)>],
                       iterator_types = ["parallel"]}
      ins(%x : tensor<4xf32>) outs(%y : tensor<4x4xf32>) {
  ^bb0(%a: f32, %_: f32):
    linalg.yield %a : f32
  } -> tensor<4x4xf32>
  return %r : tensor<4x4xf32>
}
