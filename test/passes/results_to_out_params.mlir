// REQUIRES: bufferization
// RUN: abi-opt %s --abi-results-to-out-params --split-input-file | filecheck %s

// A result of static sizes, and one whose dynamic size is that of an argument; each return. There is
// one tensor over each memref of the caller.
// CHECK-LABEL: func.func @known(
// CHECK-SAME: tensor<?x4xf32> {abi.dims = ["n", 4]},
// CHECK-SAME: %[[OUT_0:[a-z0-9]+]]: memref<?xf32> {abi.dims = ["n"], bufferize.result, iree.abi.index_path = [0], llvm.noalias},
// CHECK-SAME: %[[OUT_2:[a-z0-9]+]]: memref<4xf32> {bufferize.result, iree.abi.index_path = [2], llvm.noalias})
// CHECK-SAME: -> (f32 {iree.abi.index_path = [1]})
// CHECK-DAG: %[[TENSOR_0:.+]] = bufferization.to_tensor %[[OUT_0]] restrict writable
// CHECK-DAG: %[[TENSOR_2:.+]] = bufferization.to_tensor %[[OUT_2]] restrict writable
// CHECK: ^{{.*}}:
// CHECK-NEXT: %[[COPY_0:.+]] = linalg.copy {{.*}}ins(%{{.+}}) outs(%[[TENSOR_0]] : tensor<?xf32>)
// CHECK-NEXT: %[[COPY_2:.+]] = linalg.copy {{.*}}ins(%{{.+}}) outs(%[[TENSOR_2]] : tensor<4xf32>)
// CHECK-NEXT: bufferization.materialize_in_destination %[[COPY_0]] in writable %[[OUT_0]]
// CHECK-NEXT: bufferization.materialize_in_destination %[[COPY_2]] in writable %[[OUT_2]]
// CHECK-NEXT: return %{{.*}} : f32
// CHECK: ^{{.*}}:
// CHECK-NEXT: %[[COPY_0:.+]] = linalg.copy {{.*}}ins(%{{.+}}) outs(%[[TENSOR_0]] : tensor<?xf32>)
// CHECK-NEXT: %[[COPY_2:.+]] = linalg.copy {{.*}}ins(%{{.+}}) outs(%[[TENSOR_2]] : tensor<4xf32>)
// CHECK-NEXT: bufferization.materialize_in_destination %[[COPY_0]] in writable %[[OUT_0]]
// CHECK-NEXT: bufferization.materialize_in_destination %[[COPY_2]] in writable %[[OUT_2]]
// CHECK-NEXT: return %{{.*}} : f32
func.func @known(%x: tensor<?x4xf32> {abi.dims = ["n", 4]}, %y: tensor<?xf32>, %z: tensor<4xf32>,
                 %s: f32, %p: i1)
    -> (tensor<?xf32> {abi.dims = ["n"]}, f32, tensor<4xf32>) {
  cf.cond_br %p, ^a, ^b
^a:
  return %y, %s, %z : tensor<?xf32>, f32, tensor<4xf32>
^b:
  return %y, %s, %z : tensor<?xf32>, f32, tensor<4xf32>
}

// -----

// A result is computed in the caller's memory, and copied from there before another one is made of it.
// CHECK-LABEL: func.func @updated(
// CHECK-SAME: %[[X:[a-z0-9]+]]: f32, %[[Y:[a-z0-9]+]]: f32, %[[OUT_0:[a-z0-9]+]]: memref<4xf32>
// CHECK-SAME: %[[OUT_1:[a-z0-9]+]]: memref<4xf32>
// CHECK-DAG: %[[TENSOR_0:.+]] = bufferization.to_tensor %[[OUT_0]] restrict writable
// CHECK-DAG: %[[TENSOR_1:.+]] = bufferization.to_tensor %[[OUT_1]] restrict writable
// CHECK: %[[FILLED:.+]] = linalg.fill ins(%[[X]] : f32) outs(%[[TENSOR_0]] : tensor<4xf32>)
// CHECK-NEXT: %[[COPY_1:.+]] = linalg.copy {{.*}}ins(%[[FILLED]] : {{.*}} outs(%[[TENSOR_1]] : tensor<4xf32>)
// CHECK: %[[INSERTED:.+]] = tensor.insert %[[Y]] into %[[FILLED]]
// CHECK-NEXT: %[[COPY_0:.+]] = linalg.copy {{.*}}ins(%[[INSERTED]] : {{.*}} outs(%[[TENSOR_0]] : tensor<4xf32>)
// CHECK-NEXT: bufferization.materialize_in_destination %[[COPY_0]] in writable %[[OUT_0]]
// CHECK-NEXT: bufferization.materialize_in_destination %[[COPY_1]] in writable %[[OUT_1]]
func.func @updated(%x: f32, %y: f32) -> (tensor<4xf32>, tensor<4xf32>) {
  %empty = tensor.empty() : tensor<4xf32>
  %filled = linalg.fill ins(%x : f32) outs(%empty : tensor<4xf32>) -> tensor<4xf32>
  %c0 = arith.constant 0 : index
  %r = tensor.insert %y into %filled[%c0] : tensor<4xf32>
  return %r, %filled : tensor<4xf32>, tensor<4xf32>
}

// -----

// A size that is a number although the type leaves it open.
// CHECK-LABEL: func.func @number(
// CHECK-SAME: memref<?xf32> {abi.dims = [7], bufferize.result, llvm.noalias}) {
func.func @number(%x: tensor<?xf32>) -> (tensor<?xf32> {abi.dims = [7]}) {
  return %x : tensor<?xf32>
}

// -----

// One result needs no index path, two do; paths and names that are there stay.
// CHECK-LABEL: func.func @one(
// CHECK-SAME: %{{.*}}: memref<f32> {bufferize.result, llvm.noalias}) {
func.func @one(%x: tensor<f32>) -> tensor<f32> {
  return %x : tensor<f32>
}
// CHECK-LABEL: func.func @two(
// CHECK-SAME: memref<2xf32> {bufferize.result, iree.abi.index_path = [1], llvm.noalias})
// CHECK-SAME: -> (i32 {iree.abi.index_path = [0]})
func.func @two(%x: tensor<2xf32>, %n: i32) -> (i32, tensor<2xf32>) {
  return %n, %x : i32, tensor<2xf32>
}
// CHECK-LABEL: func.func @named(
// CHECK-SAME: memref<2xf32> {bufferize.result, iree.abi.index_path = ["b"], llvm.noalias})
// CHECK-SAME: -> (i32 {iree.abi.index_path = ["a"]})
func.func @named(%x: tensor<2xf32>, %n: i32)
    -> (tensor<2xf32> {iree.abi.index_path = ["b"]}, i32 {iree.abi.index_path = ["a"]}) {
  return %x, %n : tensor<2xf32>, i32
}

// -----

// Sizes that the caller does not know; what the module calls; what nobody outside calls.
// CHECK-NOT: bufferize.result
func.func @unknown(%x: tensor<?xf32> {abi.dims = ["n"]}, %u: tensor<*xf32>, %m: memref<2xf32>)
    -> (tensor<?xf32> {abi.dims = ["m"]}, tensor<?xf32>, tensor<*xf32>, memref<2xf32>) {
  return %x, %x, %u, %m : tensor<?xf32>, tensor<?xf32>, tensor<*xf32>, memref<2xf32>
}
func.func @partly_known(%x: tensor<?x?xf32> {abi.dims = ["n", "?"]})
    -> (tensor<?x?xf32> {abi.dims = ["n", "?"]}) {
  return %x : tensor<?x?xf32>
}
func.func @called(%x: tensor<2xf32>) -> tensor<2xf32> {
  return %x : tensor<2xf32>
}
func.func @referred_to(%x: tensor<2xf32>) -> tensor<2xf32> {
  return %x : tensor<2xf32>
}
func.func private @private(%x: tensor<2xf32>) -> tensor<2xf32> {
  %r = call @called(%x) : (tensor<2xf32>) -> tensor<2xf32>
  %f = constant @referred_to : (tensor<2xf32>) -> tensor<2xf32>
  return %r : tensor<2xf32>
}
func.func private @declared(%x: tensor<2xf32>) -> tensor<2xf32>
