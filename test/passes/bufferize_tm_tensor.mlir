// REQUIRES: stablehlo
// RUN: abi-opt %s --abi-bufferize | filecheck %s

// torch-mlir's operations become loops, and what these allocate is freed. No argument is written to.
// CHECK-LABEL: func.func @f(
// CHECK-SAME: %[[U:.+]]: memref<2xf32> {llvm.readonly}, %[[I:.+]]: memref<2x1xi32> {llvm.readonly},
// CHECK-SAME: %[[X:.+]]: memref<5xf32> {llvm.readonly}
// CHECK-NOT: tm_tensor
// CHECK: memref.copy %[[X]], %[[COPY:.+]] :
// CHECK: memref.store %{{.*}}, %[[COPY]]
// CHECK: return %[[COPY]]
func.func @f(%u: tensor<2xf32>, %i: tensor<2x1xi32>, %x: tensor<5xf32>) -> tensor<5xf32> {
  %r = tm_tensor.scatter {dimension_map = array<i64: 0>} unique_indices(true)
      ins(%u, %i : tensor<2xf32>, tensor<2x1xi32>) outs(%x : tensor<5xf32>) {
  ^bb0(%a: f32, %b: f32):
    %s = arith.addf %a, %b : f32
    tm_tensor.yield %s : f32
  } -> tensor<5xf32>
  return %r : tensor<5xf32>
}

// CHECK-LABEL: func.func @attention(
// CHECK-COUNT-2: memref.alloc()
// CHECK: memref.dealloc
func.func @attention(%q: tensor<2x4x8xf32>, %r: tensor<2x4x8xf32>) -> tensor<2x4x8xf32> {
  %0 = tm_tensor.attention
      ins(%q, %q, %q : tensor<2x4x8xf32>, tensor<2x4x8xf32>, tensor<2x4x8xf32>)
      outs(%r : tensor<2x4x8xf32>) -> tensor<2x4x8xf32>
  return %0 : tensor<2x4x8xf32>
}

// An input is not written to before it is read.
// CHECK-LABEL: func.func @reused(
// CHECK: linalg.map { arith.addi {{.*}} outs(%[[INPUT:.+]] : memref<4xi64>)
// CHECK-NOT: outs(%[[INPUT]] :
// CHECK: memref.load %[[INPUT]][
// CHECK: return
func.func @reused(%x: tensor<4xi64>) -> tensor<4xi64> {
  %zero = arith.constant 0 : i64
  %e = tensor.empty() : tensor<4xi64>
  %s = tensor.empty() : tensor<i64>
  %0 = linalg.map { arith.addi } ins(%x, %x : tensor<4xi64>, tensor<4xi64>) outs(%e : tensor<4xi64>)
  %1 = linalg.fill ins(%zero : i64) outs(%e : tensor<4xi64>) -> tensor<4xi64>
  %2 = linalg.fill ins(%zero : i64) outs(%s : tensor<i64>) -> tensor<i64>
  %3:2 = tm_tensor.scan dimension(0) inclusive(true) ins(%0 : tensor<4xi64>)
      outs(%1, %2 : tensor<4xi64>, tensor<i64>) {
  ^bb0(%a: i64, %b: i64):
    %4 = arith.addi %a, %b : i64
    tm_tensor.yield %4 : i64
  } -> tensor<4xi64>, tensor<i64>
  %5 = linalg.map { arith.addi } ins(%3#0, %x : tensor<4xi64>, tensor<4xi64>)
      outs(%e : tensor<4xi64>)
  return %5 : tensor<4xi64>
}
