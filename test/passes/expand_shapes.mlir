// RUN: abi-opt %s --abi-expand-shapes | filecheck %s

// CHECK-LABEL: func.func @rows(
// CHECK-SAME: %[[X:[^:]+]]: memref<?x4xf32>, %[[N:[^:]+]]: index, %[[M:[^:]+]]: index)
// CHECK-NEXT: %[[BASE:.+]], %{{.+}}, %{{.+}}:2, %[[STRIDES:.+]]:2 = memref.extract_strided_metadata %[[X]]
// CHECK-SAME: -> memref<f32>, index, index, index, index, index
// CHECK-NEXT: %{{.+}} = arith.constant 4 : index
// CHECK-NEXT: %[[STRIDE:.+]] = arith.muli %[[STRIDES]]#0, %[[M]]
// CHECK-NEXT: %[[R:.+]] = memref.reinterpret_cast %[[BASE]] to offset: [0], sizes: [%[[N]], %[[M]], 4], strides: [%[[STRIDE]], 4, 1]
// CHECK-NEXT: return %[[R]]
func.func @rows(%x: memref<?x4xf32>, %n: index, %m: index) -> memref<?x?x4xf32> {
  %r = memref.expand_shape %x [[0, 1], [2]] output_shape [%n, %m, 4]
      : memref<?x4xf32> into memref<?x?x4xf32>
  return %r : memref<?x?x4xf32>
}

// Strides and an offset that are not known, a size between that is, and a memory space.
// CHECK-LABEL: func.func @strided(
// CHECK-SAME: %[[X:[^:]+]]: memref<?xf32, strided<[?], offset: ?>, 1>, %[[N:[^:]+]]: index, %[[M:[^:]+]]: index)
// CHECK-NEXT: %[[BASE:.+]], %[[OFFSET:.+]], %{{.+}}, %[[INNER:.+]] = memref.extract_strided_metadata %[[X]]
// CHECK-SAME: -> memref<f32, 1>, index, index, index
// CHECK-NEXT: %[[C2:.+]] = arith.constant 2 : index
// CHECK-NEXT: %[[MIDDLE:.+]] = arith.muli %[[INNER]], %[[M]]
// CHECK-NEXT: %[[OUTER:.+]] = arith.muli %[[MIDDLE]], %[[C2]]
// CHECK-NEXT: memref.reinterpret_cast %[[BASE]] to offset: [%[[OFFSET]]], sizes: [%[[N]], 2, %[[M]]], strides: [%[[OUTER]], %[[MIDDLE]], %[[INNER]]]
func.func @strided(%x: memref<?xf32, strided<[?], offset: ?>, 1>, %n: index, %m: index)
    -> memref<?x2x?xf32, strided<[?, ?, ?], offset: ?>, 1> {
  %r = memref.expand_shape %x [[0, 1, 2]] output_shape [%n, 2, %m]
      : memref<?xf32, strided<[?], offset: ?>, 1>
      into memref<?x2x?xf32, strided<[?, ?, ?], offset: ?>, 1>
  return %r : memref<?x2x?xf32, strided<[?, ?, ?], offset: ?>, 1>
}

// Each group has one.
// CHECK-LABEL: func.func @others(
// CHECK-NEXT: memref.expand_shape
func.func @others(%x: memref<?x?xf32>, %n: index, %m: index) -> memref<?x2x?x2xf32> {
  %r = memref.expand_shape %x [[0, 1], [2, 3]] output_shape [%n, 2, %m, 2]
      : memref<?x?xf32> into memref<?x2x?x2xf32>
  return %r : memref<?x2x?x2xf32>
}
