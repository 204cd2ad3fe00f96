// RUN: abi-opt %s --abi-lower-0d-transfers | filecheck %s
// RUN: abi-opt %s --abi-lower-0d-transfers --abi-lower-0d-transfers | filecheck %s

// CHECK-LABEL: func.func @read(
// CHECK-SAME: %[[X:.+]]: memref<?x?xf32, strided<[?, 2]>>, %[[I:.+]]: index, %[[J:.+]]: index)
// CHECK: %[[ELEMENT:.+]] = memref.load %[[X]][%[[I]], %[[J]]]
// CHECK-NEXT: %[[R:.+]] = vector.broadcast %[[ELEMENT]] : f32 to vector<f32>
// CHECK-NEXT: return %[[R]]
func.func @read(%x: memref<?x?xf32, strided<[?, 2]>>, %i: index, %j: index) -> vector<f32> {
  %padding = arith.constant 1.0 : f32
  %r = vector.transfer_read %x[%i, %j], %padding
      : memref<?x?xf32, strided<[?, 2]>>, vector<f32>
  return %r : vector<f32>
}

// CHECK-LABEL: func.func @write(
// CHECK-SAME: %[[X:.+]]: memref<?xi1, strided<[?], offset: ?>>, %[[I:.+]]: index, %[[V:.+]]: vector<i1>)
// CHECK-NEXT: %[[ELEMENT:.+]] = vector.extract %[[V]][] : i1 from vector<i1>
// CHECK-NEXT: memref.store %[[ELEMENT]], %[[X]][%[[I]]]
// CHECK-NEXT: return
func.func @write(%x: memref<?xi1, strided<[?], offset: ?>>, %i: index, %v: vector<i1>) {
  vector.transfer_write %v, %x[%i] : vector<i1>, memref<?xi1, strided<[?], offset: ?>>
  return
}

// Neither longer vectors, nor masks, nor tensors.
// CHECK-LABEL: func.func @others(
// CHECK-COUNT-3: vector.transfer_write
func.func @others(%x: memref<?xf32>, %i: index, %v: vector<f32>, %w: vector<1xf32>,
                  %mask: vector<1xi1>, %t: tensor<?xf32>) -> tensor<?xf32> {
  vector.transfer_write %w, %x[%i] : vector<1xf32>, memref<?xf32>
  vector.transfer_write %v, %x[%i], %mask : vector<f32>, memref<?xf32>
  %r = vector.transfer_write %v, %t[%i] : vector<f32>, tensor<?xf32>
  return %r : tensor<?xf32>
}
