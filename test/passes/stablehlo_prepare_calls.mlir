// REQUIRES: stablehlo
// RUN: abi-opt %s --abi-stablehlo-prepare --split-input-file | filecheck %s

// A call gets operands, results, then numbers in the order of their names. A layout is the order of
// sizes in memory, and a result that aliases an operand has its elements before the call.
// CHECK: func.func private @scale(memref<?x?xf32> {iree.abi.name = "arg0", llvm.readonly},
// CHECK-SAME: memref<?xi32> {iree.abi.name = "arg1", llvm.readonly},
// CHECK-SAME: memref<?xi32> {iree.abi.name = "result0"}, memref<?x?xf32> {iree.abi.name = "result1"},
// CHECK-SAME: i8 {iree.abi.name = "a"}, f32 {iree.abi.name = "by"}, i1 {iree.abi.name = "on"})
// CHECK-SAME: attributes {llvm.emit_c_interface}
// CHECK-LABEL: func.func @call(
// CHECK: %[[X:.+]] = stablehlo.transpose %arg0, dims = [1, 0]
// CHECK: %[[R:.+]] = memref.alloc(%{{.+}}) : memref<?xi32>
// CHECK: %[[S:.+]] = memref.alloc(%{{.+}}, %{{.+}}) : memref<?x?xf32>
// CHECK: %[[XB:.+]] = bufferization.to_buffer %{{.+}} read_only : tensor<?x?xf32> to memref<?x?xf32>
// CHECK: bufferization.materialize_in_destination %{{.+}} in restrict writable %[[R]]
// CHECK: call @scale(%[[XB]], %[[R]], %[[R]], %[[S]], %{{.+}}, %{{.+}}, %{{.+}})
// CHECK: bufferization.to_tensor %[[S]] restrict writable
// CHECK: stablehlo.transpose %{{.+}}, dims = [1, 0]
func.func @call(%x: tensor<3x4xf32>, %y: tensor<5xi32>) -> (tensor<5xi32>, tensor<3x4xf32>) {
  %0:2 = stablehlo.custom_call @scale(%x, %y) {
      mhlo.backend_config = {on = true, by = 2.5 : f32, a = 200 : ui8},
      operand_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>],
      result_layouts = [dense<0> : tensor<1xindex>, dense<[0, 1]> : tensor<2xindex>],
      output_operand_aliases = [#stablehlo.output_operand_alias<
          output_tuple_indices = [0], operand_index = 1, operand_tuple_indices = []>]}
      : (tensor<3x4xf32>, tensor<5xi32>) -> (tensor<5xi32>, tensor<3x4xf32>)
  return %0#0, %0#1 : tensor<5xi32>, tensor<3x4xf32>
}

// -----

// Version 4 has its numbers in `backend_config`. Two calls have one declaration, whatever the sizes.
// A dynamic size is that of a shape operand.
// CHECK-COUNT-1: func.func private @next(memref<?xui32> {abi.unsigned, iree.abi.name = "arg0", llvm.readonly}, memref<?xui32> {abi.unsigned
// CHECK-LABEL: func.func @sizes(
// CHECK: %[[N:.+]] = tensor.extract %arg1[
// CHECK: %[[I:.+]] = arith.index_cast %[[N]]
// CHECK: memref.alloc(%[[I]])
func.func @sizes(%x: tensor<?xui32>, %n: tensor<1xi32>) -> tensor<5xui32> {
  %0 = stablehlo.custom_call @next(%x, %n) {api_version = 4 : i32, backend_config = {k = 3 : i64}, indices_of_shape_operands = dense<1> : tensor<1xi64>} : (tensor<?xui32>, tensor<1xi32>) -> tensor<?xui32>
  %1 = stablehlo.custom_call @next(%0) {api_version = 4 : i32, backend_config = {k = 4 : i64}} : (tensor<?xui32>) -> tensor<5xui32>
  return %1 : tensor<5xui32>
}

// -----

// The elements of a tuple are results.
// CHECK: func.func private @both(memref<?xf32> {{[^)]+}}, memref<?xf32> {iree.abi.name = "result0"}, memref<f32> {iree.abi.name = "result1"})
// CHECK-LABEL: func.func @tuple(
// CHECK: call @both(
// CHECK-NOT: tuple
// CHECK: return %{{.+}}, %{{.+}} : tensor<f32>, tensor<4xf32>
func.func @tuple(%x: tensor<4xf32>) -> (tensor<f32>, tensor<4xf32>) {
  %0 = stablehlo.custom_call @both(%x) : (tensor<4xf32>) -> tuple<tensor<4xf32>, tensor<f32>>
  %1 = stablehlo.get_tuple_element %0[1] : (tuple<tensor<4xf32>, tensor<f32>>) -> tensor<f32>
  %2 = stablehlo.get_tuple_element %0[0] : (tuple<tensor<4xf32>, tensor<f32>>) -> tensor<4xf32>
  return %1, %2 : tensor<f32>, tensor<4xf32>
}

// -----

// JAX's names for LAPACK have functions, for a batch, with memory for what LAPACK needs.
// CHECK: func.func private @lapack_dgeqrf_ffi(%[[X:.+]]: memref<?x?x?xf64>, %[[OUT:.+]]: memref<?x?x?xf64>, %[[TAU:.+]]: memref<?x?xf64>) attributes {no_inline}
// CHECK: call @dgeqrf_(
// CHECK: %[[WORK:.+]] = memref.alloc(%{{.+}}) : memref<?xf64>
// CHECK: scf.for
// CHECK: memref.extract_aligned_pointer_as_index %[[WORK]]
// CHECK: call @dgeqrf_(
// CHECK: func.func private @dgeqrf_(!llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr)
// CHECK-LABEL: func.func @geqrf(
// CHECK: tensor.collapse_shape %{{.+}} {{\[\[}}0, 1], [2], [3]]
// CHECK: call @lapack_dgeqrf_ffi(
func.func @geqrf(%x: tensor<2x3x5x4xf64>) -> (tensor<2x3x5x4xf64>, tensor<2x3x4xf64>) {
  %0:2 = stablehlo.custom_call @lapack_dgeqrf_ffi(%x) {
      operand_layouts = [dense<[2, 3, 1, 0]> : tensor<4xindex>],
      result_layouts = [dense<[2, 3, 1, 0]> : tensor<4xindex>, dense<[2, 1, 0]> : tensor<3xindex>],
      output_operand_aliases = [#stablehlo.output_operand_alias<
          output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>]}
      : (tensor<2x3x5x4xf64>) -> (tensor<2x3x5x4xf64>, tensor<2x3x4xf64>)
  return %0#0, %0#1 : tensor<2x3x5x4xf64>, tensor<2x3x4xf64>
}

// -----

// A row-major array is a column-major one that is transposed: lower is upper to LAPACK.
// CHECK-LABEL: func.func @cholesky(
// CHECK: %[[UPPER:.+]] = arith.constant 85 : i8
// CHECK: call @lapack_spotrf_ffi(%{{.+}}, %{{.+}}, %{{.+}}, %[[UPPER]])
func.func @cholesky(%x: tensor<4x4xf32>) -> tensor<4x4xf32> {
  %0 = stablehlo.cholesky %x, lower = true : tensor<4x4xf32>
  return %0 : tensor<4x4xf32>
}

// -----

// CHECK-LABEL: func.func @solve(
// CHECK-DAG: %[[NO:.+]] = arith.constant 78 : i8
// CHECK-DAG: %[[RIGHT:.+]] = arith.constant 82 : i8
// CHECK-DAG: %[[ADJOINT:.+]] = arith.constant 67 : i8
// CHECK-DAG: %[[LOWER:.+]] = arith.constant 76 : i8
// CHECK: call @lapack_ctrsm_ffi(%{{.+}}, %{{.+}}, %{{.+}}, %[[NO]], %[[RIGHT]], %[[ADJOINT]], %[[LOWER]])
func.func @solve(%a: tensor<4x4xcomplex<f32>>, %b: tensor<4x2xcomplex<f32>>) -> tensor<4x2xcomplex<f32>> {
  %0 = "stablehlo.triangular_solve"(%a, %b) {left_side = true, lower = false, unit_diagonal = false, transpose_a = #stablehlo<transpose ADJOINT>} : (tensor<4x4xcomplex<f32>>, tensor<4x2xcomplex<f32>>) -> tensor<4x2xcomplex<f32>>
  return %0 : tensor<4x2xcomplex<f32>>
}

// -----

// A transform is a function for its length; rows are in one dimension.
// CHECK: memref.global "private" constant @_mlir_abi_rfft_6_f32_0 : memref<6xf32> = dense<
// CHECK: func.func private @_mlir_abi_rfft_6_f32(%{{.+}}: memref<?x?xf32>, %{{.+}}: memref<?x?xcomplex<f32>>) attributes {no_inline}
// CHECK-LABEL: func.func @rfft(
// CHECK: call @_mlir_abi_rfft_6_f32(
// CHECK: stablehlo.transpose
// CHECK: call @_mlir_abi_fft_3_f32(
// CHECK: stablehlo.transpose %{{.+}} -> tensor<?x3x4xcomplex<f32>>
func.func @rfft(%x: tensor<?x3x6xf32>) -> tensor<?x3x4xcomplex<f32>> {
  %0 = stablehlo.fft %x, type = RFFT, length = [3, 6] : (tensor<?x3x6xf32>) -> tensor<?x3x4xcomplex<f32>>
  return %0 : tensor<?x3x4xcomplex<f32>>
}

// -----

// The largest elements, of which XLA computes an approximation on a TPU, are the first of a sort.
// CHECK-LABEL: func.func @top(
// CHECK: %[[SORTED:.+]] = "stablehlo.sort"(%arg0) <{dimension = 0 : i64, is_stable = true}> ({
// CHECK: stablehlo.compare GT
// CHECK: tensor.extract_slice %[[SORTED]][0] [3] [1] : tensor<9xf32> to tensor<3xf32>
func.func @top(%x: tensor<9xf32>, %least: tensor<f32>) -> tensor<3xf32> {
  %0 = stablehlo.custom_call @ApproxTopK(%x, %least) {called_computations = [@greater], mhlo.backend_config = {reduction_dim = 0 : i64, top_k = 3 : i64}} : (tensor<9xf32>, tensor<f32>) -> tensor<3xf32>
  return %0 : tensor<3xf32>
}
func.func private @greater(%x: tensor<f32>, %y: tensor<f32>) -> tensor<i1> {
  %0 = stablehlo.compare GT, %x, %y : (tensor<f32>, tensor<f32>) -> tensor<i1>
  stablehlo.return %0 : tensor<i1>
}
