// REQUIRES: stablehlo
// RUN: abi-opt %s --abi-result-allocators --split-input-file 2>/dev/null | filecheck %s

// Elementwise operations; what is selected, or clamped by numbers.
// CHECK-LABEL: func.func @elementwise_result_allocator(
// CHECK-SAME: %[[M:.+]]: index, %{{.+}}: index) -> tuple<memref<?xi1>, memref<?xf32>> attributes
// CHECK-NEXT: memref.alloc(%[[M]])
// CHECK-NEXT: memref.alloc(%[[M]])
func.func @elementwise(%x: tensor<?xf32>, %y: tensor<?xf32>, %p: tensor<i1>, %low: tensor<f32>)
    -> (tensor<?xi1>, tensor<?xf32>) {
  %0 = stablehlo.add %x, %y : tensor<?xf32>
  %1 = stablehlo.compare LT, %0, %x : (tensor<?xf32>, tensor<?xf32>) -> tensor<?xi1>
  %2 = stablehlo.select %p, %0, %x : tensor<i1>, tensor<?xf32>
  %3 = stablehlo.clamp %low, %2, %low : (tensor<f32>, tensor<?xf32>, tensor<f32>) -> tensor<?xf32>
  return %1, %3 : tensor<?xi1>, tensor<?xf32>
}

// -----

// Between two elements there may be gaps, of which an empty array has none.
// CHECK-LABEL: func.func @padded_result_allocator(
// CHECK-SAME: %[[N:.+]]: index)
// CHECK: %[[ONE_LESS:.+]] = arith.addi %[[N]], %{{.+}} : index
// CHECK: %[[GAPS:.+]] = arith.maxsi %[[ONE_LESS]], %{{.+}} : index
// CHECK: memref.alloc
func.func @padded(%x: tensor<?xf32>, %z: tensor<f32>) -> tensor<?xf32> {
  %0 = stablehlo.pad %x, %z, low = [1], high = [2], interior = [1]
      : (tensor<?xf32>, tensor<f32>) -> tensor<?xf32>
  return %0 : tensor<?xf32>
}

// -----

// CHECK-LABEL: func.func @shapes_result_allocator(
// CHECK-SAME: %[[M:.+]]: index, %[[N:.+]]: index, %[[K:.+]]: index)
// CHECK: memref.alloc(%[[K]], %[[M]])
// CHECK: memref.alloc(%[[N]], %[[M]])
// CHECK: memref.alloc(%[[M]])
func.func @shapes(%x: tensor<?x?xf32>, %k: index, %z: tensor<f32>)
    -> (tensor<?x?xf32>, tensor<?x?xf32>, tensor<?xf32>) {
  %c0 = arith.constant 0 : index
  %m = tensor.dim %x, %c0 : tensor<?x?xf32>
  %shape = tensor.from_elements %k, %m : tensor<2xindex>
  %0 = stablehlo.dynamic_broadcast_in_dim %z, %shape, dims = []
      : (tensor<f32>, tensor<2xindex>) -> tensor<?x?xf32>
  %1 = stablehlo.transpose %x, dims = [1, 0] : (tensor<?x?xf32>) -> tensor<?x?xf32>
  %2 = stablehlo.reduce(%x init: %z) applies stablehlo.add across dimensions = [1]
      : (tensor<?x?xf32>, tensor<f32>) -> tensor<?xf32>
  return %0, %1, %2 : tensor<?x?xf32>, tensor<?x?xf32>, tensor<?xf32>
}

// -----

// CHECK-LABEL: func.func @products_result_allocator(
// CHECK-SAME: %[[B:.+]]: index, %[[M:.+]]: index, %{{.+}}: index, %{{.+}}: index, %{{.+}}: index, %[[N:.+]]: index, %[[I:.+]]: index)
// CHECK: memref.alloc(%[[B]], %[[M]], %[[N]])
// CHECK: memref.alloc(%[[I]])
func.func @products(%x: tensor<?x?x?xf32>, %y: tensor<?x?x?xf32>, %table: tensor<10x4xf32>,
                    %i: tensor<?x1xi32>) -> (tensor<?x?x?xf32>, tensor<?x4xf32>) {
  %0 = stablehlo.dot_general %x, %y, batching_dims = [0] x [0], contracting_dims = [2] x [1]
      : (tensor<?x?x?xf32>, tensor<?x?x?xf32>) -> tensor<?x?x?xf32>
  %1 = "stablehlo.gather"(%table, %i) <{
    dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0],
                                          start_index_map = [0], index_vector_dim = 1>,
    slice_sizes = array<i64: 1, 4>}> : (tensor<10x4xf32>, tensor<?x1xi32>) -> tensor<?x4xf32>
  return %0, %1 : tensor<?x?x?xf32>, tensor<?x4xf32>
}

// -----

// The operands of a barrier may have other sizes than each other.
// CHECK-LABEL: func.func @barrier_result_allocator(
// CHECK-SAME: %[[M:.+]]: index, %[[N:.+]]: index)
// CHECK-NEXT: memref.alloc(%[[M]])
// CHECK-NEXT: memref.alloc(%[[N]])
func.func @barrier(%x: tensor<?xf32>, %y: tensor<?xf32>) -> (tensor<?xf32>, tensor<?xf32>) {
  %0:2 = stablehlo.optimization_barrier %x, %y : tensor<?xf32>, tensor<?xf32>
  return %0#0, %0#1 : tensor<?xf32>, tensor<?xf32>
}
