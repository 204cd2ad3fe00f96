// REQUIRES: bufferization
// RUN: abi-opt %s --abi-order-loops | filecheck %s
// RUN: abi-opt %s --abi-order-loops --abi-order-loops | filecheck %s

// CHECK-DAG: #[[A:.+]] = affine_map<(d0, d1, d2) -> (d0, d1)>
// CHECK-DAG: #[[B:.+]] = affine_map<(d0, d1, d2) -> (d1, d2)>
// CHECK-DAG: #[[C:.+]] = affine_map<(d0, d1, d2) -> (d0, d2)>
// CHECK-DAG: #[[INPUT:.+]] = affine_map<(d0, d1, d2, d3, d4, d5, d6) -> (d0, d1 * 2 + d3, d2 * 2 + d4, d5)>

// A column of the output is the innermost loop; sums keep their order.
// CHECK-LABEL: func.func @product(
// CHECK: linalg.generic {indexing_maps = [#[[A]], #[[B]], #[[C]]], iterator_types = ["parallel", "reduction", "parallel"]}
// CHECK: arith.addf %{{.+}}, %{{.+}} : f32
func.func @product(%a: memref<4x8xf32>, %b: memref<8x16xf32>) -> memref<4x16xf32> {
  %c = memref.alloc() : memref<4x16xf32>
  linalg.matmul ins(%a, %b : memref<4x8xf32>, memref<8x16xf32>) outs(%c : memref<4x16xf32>)
  return %c : memref<4x16xf32>
}

// The reductions keep their order among themselves.
// CHECK-LABEL: func.func @convolution(
// CHECK: linalg.generic {indexing_maps = [#[[INPUT]],
// CHECK-SAME: iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction", "reduction", "parallel"]
func.func @convolution(%a: memref<1x9x9x3xf32>, %b: memref<3x3x3x16xf32>) -> memref<1x4x4x16xf32> {
  %c = memref.alloc() : memref<1x4x4x16xf32>
  linalg.conv_2d_nhwc_hwcf {strides = dense<2> : tensor<2xi64>}
      ins(%a, %b : memref<1x9x9x3xf32>, memref<3x3x3x16xf32>) outs(%c : memref<1x4x4x16xf32>)
  return %c : memref<1x4x4x16xf32>
}

// A loop variable in the body is renumbered.
// CHECK-LABEL: func.func @index(
// CHECK: iterator_types = ["reduction", "parallel"]
// CHECK: linalg.index 1 : index
func.func @index(%a: memref<8x16xindex>) -> memref<16xindex> {
  %c = memref.alloc() : memref<16xindex>
  linalg.generic {
      indexing_maps = [affine_map<(j, k) -> (k, j)>, affine_map<(j, k) -> (j)>],
      iterator_types = ["parallel", "reduction"]}
      ins(%a : memref<8x16xindex>) outs(%c : memref<16xindex>) {
  ^bb0(%x: index, %s: index):
    %j = linalg.index 0 : index
    %0 = arith.muli %x, %j : index
    %1 = arith.addi %s, %0 : index
    linalg.yield %1 : index
  }
  return %c : memref<16xindex>
}

// No parallel loop is contiguous in the matrix: the sum may be split.
// CHECK-LABEL: func.func @vector(
// CHECK: iterator_types = ["parallel", "reduction"]
// CHECK: arith.mulf %{{.+}}, %{{.+}} : f32
// CHECK: arith.addf %{{.+}}, %{{.+}} fastmath<reassoc> : f32
func.func @vector(%a: memref<4x8xf32>, %b: memref<8xf32>) -> memref<4xf32> {
  %c = memref.alloc() : memref<4xf32>
  linalg.matvec ins(%a, %b : memref<4x8xf32>, memref<8xf32>) outs(%c : memref<4xf32>)
  return %c : memref<4xf32>
}

// So may a product.
// CHECK-LABEL: func.func @product_of_rows(
// CHECK: arith.mulf %{{.+}}, %{{.+}} fastmath<reassoc> : f32
func.func @product_of_rows(%a: memref<4x8xf32>) -> memref<4xf32> {
  %c = memref.alloc() : memref<4xf32>
  linalg.reduce { arith.mulf } ins(%a : memref<4x8xf32>) outs(%c : memref<4xf32>) dimensions = [1]
  return %c : memref<4xf32>
}

// A row of one element is no loop to vectorize: that is the reduction.
// CHECK-LABEL: func.func @one_column(
// CHECK: iterator_types = ["parallel", "parallel", "reduction"]
// CHECK: arith.addf %{{.+}}, %{{.+}} fastmath<reassoc> : f32
func.func @one_column(%a: memref<4x8xf32>, %b: memref<8x1xf32>) -> memref<4x1xf32> {
  %c = memref.alloc() : memref<4x1xf32>
  linalg.matmul ins(%a, %b : memref<4x8xf32>, memref<8x1xf32>) outs(%c : memref<4x1xf32>)
  return %c : memref<4x1xf32>
}

// The caller's memrefs may overlap.
// CHECK-LABEL: func.func @callers(
// CHECK: iterator_types = ["parallel", "parallel", "reduction"]
// CHECK: arith.addf %{{.+}}, %{{.+}} : f32
func.func @callers(%a: memref<4x8xf32>, %b: memref<8x16xf32>, %c: memref<4x16xf32>) {
  linalg.matmul ins(%a, %b : memref<4x8xf32>, memref<8x16xf32>) outs(%c : memref<4x16xf32>)
  return
}

// So may two that come from a call after the allocation; what was there before it is another one.
// CHECK-LABEL: func.func @called(
// CHECK: iterator_types = ["parallel", "reduction", "parallel"]
// CHECK: iterator_types = ["parallel", "parallel", "reduction"]
func.func private @view(memref<4x16xf32>) -> memref<4x8xf32>
func.func @called(%b: memref<8x16xf32>, %d: memref<4x16xf32>) -> memref<4x16xf32> {
  %a = call @view(%d) : (memref<4x16xf32>) -> memref<4x8xf32>
  %c = memref.alloc() : memref<4x16xf32>
  linalg.matmul ins(%a, %b : memref<4x8xf32>, memref<8x16xf32>) outs(%c : memref<4x16xf32>)
  %e = call @view(%c) : (memref<4x16xf32>) -> memref<4x8xf32>
  linalg.matmul ins(%e, %b : memref<4x8xf32>, memref<8x16xf32>) outs(%c : memref<4x16xf32>)
  return %c : memref<4x16xf32>
}

// Copies of elements that are apart, and of short rows, become loops; `memmove` copies the others.
// Where an inner size may be 0, the outer ones are not counted.
// CHECK-LABEL: func.func @copies(
// CHECK-SAME: %[[A:[^:]+]]: memref<4x256xf32>
// CHECK: %[[EVEN:.+]] = memref.subview
// CHECK: linalg.generic {{.*}} ins(%[[EVEN]] :
// CHECK: %[[SHORT:.+]] = memref.subview
// CHECK: linalg.generic {{.*}} ins(%[[SHORT]] :
// CHECK: linalg.generic {{.*}} ins(%{{.+}} : memref<f32>) outs(%{{.+}} : memref<f32, strided<[], offset: 3>>
// CHECK-NOT: linalg.generic
// CHECK: memref.copy %[[A]], %
// CHECK: %[[LONG:.+]] = memref.subview
// CHECK: memref.copy %[[LONG]], %
// CHECK: memref.copy %{{.+}} : memref<*xf32> to memref<*xf32>
// CHECK: memref.copy %{{.+}} : memref<?x?xf32, strided<[?, ?]>> to memref<?x?xf32>
func.func @copies(%a: memref<4x256xf32>, %b: memref<4x128xf32>, %c: memref<4x63xf32>,
                  %d: memref<f32>, %e: memref<f32, strided<[], offset: 3>>,
                  %f: memref<*xf32>, %g: memref<*xf32>, %h: memref<4x256xf32>,
                  %i: memref<?x?xf32, strided<[?, ?]>>, %j: memref<?x?xf32>) {
  %even = memref.subview %a[0, 0] [4, 128] [1, 2]
      : memref<4x256xf32> to memref<4x128xf32, strided<[256, 2]>>
  memref.copy %even, %b : memref<4x128xf32, strided<[256, 2]>> to memref<4x128xf32>
  %short = memref.subview %a[0, 0] [4, 63] [1, 1]
      : memref<4x256xf32> to memref<4x63xf32, strided<[256, 1]>>
  memref.copy %short, %c : memref<4x63xf32, strided<[256, 1]>> to memref<4x63xf32>
  memref.copy %d, %e : memref<f32> to memref<f32, strided<[], offset: 3>>
  memref.copy %a, %h : memref<4x256xf32> to memref<4x256xf32>
  %long = memref.subview %a[0, 0] [4, 128] [1, 1]
      : memref<4x256xf32> to memref<4x128xf32, strided<[256, 1]>>
  memref.copy %long, %b : memref<4x128xf32, strided<[256, 1]>> to memref<4x128xf32>
  memref.copy %f, %g : memref<*xf32> to memref<*xf32>
  memref.copy %i, %j : memref<?x?xf32, strided<[?, ?]>> to memref<?x?xf32>
  return
}

// Tensors have no order in memory.
// CHECK-LABEL: func.func @on_tensors(
// CHECK: iterator_types = ["parallel", "parallel", "reduction"]
func.func @on_tensors(%a: tensor<64x64xf32>, %c: tensor<64x64xf32>) -> tensor<64x64xf32> {
  %r = linalg.matmul ins(%a, %a : tensor<64x64xf32>, tensor<64x64xf32>)
      outs(%c : tensor<64x64xf32>) -> tensor<64x64xf32>
  return %r : tensor<64x64xf32>
}

// An output that aliases no other argument is not read, either; one that may alias stays.
// CHECK-LABEL: func.func @alone(
// CHECK: iterator_types = ["parallel", "reduction", "parallel"]
func.func @alone(%a: memref<4x8xf32>, %b: memref<8x16xf32>, %c: memref<4x16xf32> {llvm.noalias}) {
  linalg.matmul ins(%a, %b : memref<4x8xf32>, memref<8x16xf32>) outs(%c : memref<4x16xf32>)
  return
}
// CHECK-LABEL: func.func @aliased(
// CHECK: iterator_types = ["parallel", "parallel", "reduction"]
func.func @aliased(%a: memref<4x8xf32>, %b: memref<8x16xf32>, %c: memref<4x16xf32>) {
  linalg.matmul ins(%a, %b : memref<4x8xf32>, memref<8x16xf32>) outs(%c : memref<4x16xf32>)
  return
}
