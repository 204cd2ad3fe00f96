// REQUIRES: stablehlo
// RUN: abi-opt %s --abi-stablehlo-prepare --split-input-file --verify-diagnostics

// A callback of JAX is an address in the process that exported it.
func.func @callback(%x: tensor<4xf32>) -> tensor<4xf32> {
  // expected-error @below {{stablehlo.custom_call @xla_ffi_python_cpu_callback calls a Python function of the process that exported it: jit takes functions by their names (jax.ffi.ffi_call)}}
  %0 = stablehlo.custom_call @xla_ffi_python_cpu_callback(%x) {mhlo.backend_config = {index = 0 : ui64}} : (tensor<4xf32>) -> tensor<4xf32>
  return %0 : tensor<4xf32>
}

// -----

func.func @computation(%x: tensor<4xf32>) -> tensor<4xf32> {
  // expected-error @below {{stablehlo.custom_call @f has no lowering: it passes functions}}
  %0 = stablehlo.custom_call @f(%x) {called_computations = [@computation]} : (tensor<4xf32>) -> tensor<4xf32>
  return %0 : tensor<4xf32>
}

// -----

func.func @token(%x: !stablehlo.token) -> !stablehlo.token {
  // expected-error @below {{stablehlo.custom_call @f has no lowering: it passes a '!stablehlo.token'}}
  %0 = stablehlo.custom_call @f(%x) : (!stablehlo.token) -> !stablehlo.token
  return %0 : !stablehlo.token
}

// -----

func.func @tuple(%x: tensor<4xf32>) -> tuple<tensor<4xf32>> {
  // expected-error @below {{stablehlo.custom_call @f has no lowering: it passes a 'tuple<tensor<4xf32>>'}}
  %0 = stablehlo.custom_call @f(%x) : (tensor<4xf32>) -> tuple<tensor<4xf32>>
  return %0 : tuple<tensor<4xf32>>
}

// -----

func.func @text(%x: tensor<4xf32>) -> tensor<4xf32> {
  // expected-error @below {{stablehlo.custom_call @f must have its numbers in a dictionary (got the text "opaque")}}
  %0 = stablehlo.custom_call @f(%x) {backend_config = "opaque"} : (tensor<4xf32>) -> tensor<4xf32>
  return %0 : tensor<4xf32>
}

// -----

func.func @attribute(%x: tensor<4xf32>) -> tensor<4xf32> {
  // expected-error @below {{stablehlo.custom_call @f passes numbers of at most 64 bits (got mode = "fast")}}
  %0 = stablehlo.custom_call @f(%x) {mhlo.backend_config = {mode = "fast"}} : (tensor<4xf32>) -> tensor<4xf32>
  return %0 : tensor<4xf32>
}

// -----

func.func @wide(%x: tensor<4xf32>) -> tensor<4xf32> {
  // expected-error @below {{stablehlo.custom_call @f passes numbers of at most 64 bits (got n = 1 : i128)}}
  %0 = stablehlo.custom_call @f(%x) {mhlo.backend_config = {n = 1 : i128}} : (tensor<4xf32>) -> tensor<4xf32>
  return %0 : tensor<4xf32>
}

// -----

func.func @long(%x: tensor<4xf32>) -> tensor<4xf32> {
  // expected-error @below {{stablehlo.custom_call @f passes numbers of at most 64 bits (got n = 1.000000e+00 : f80)}}
  %0 = stablehlo.custom_call @f(%x) {mhlo.backend_config = {n = 1.0 : f80}} : (tensor<4xf32>) -> tensor<4xf32>
  return %0 : tensor<4xf32>
}

// -----

func.func @layouts(%x: tensor<4x4xf32>) -> tensor<4x4xf32> {
  // expected-error @below {{stablehlo.custom_call @f gives operand 0 the memory of result 0: their types and layouts must be equal}}
  %0 = stablehlo.custom_call @f(%x) {
      operand_layouts = [dense<[1, 0]> : tensor<2xindex>], result_layouts = [dense<[0, 1]> : tensor<2xindex>],
      output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 0, operand_tuple_indices = []>]}
      : (tensor<4x4xf32>) -> tensor<4x4xf32>
  return %0 : tensor<4x4xf32>
}

// -----

func.func @size(%x: tensor<4xf32>) -> tensor<?xf32> {
  // expected-error @below {{stablehlo.custom_call @f has no lowering: no operand says which size 'tensor<?xf32>' has}}
  %0 = stablehlo.custom_call @f(%x) : (tensor<4xf32>) -> tensor<?xf32>
  return %0 : tensor<?xf32>
}

// -----

func.func @types(%x: tensor<4xf32>) -> (tensor<4xf32>, tensor<4xf64>) {
  // expected-error @below {{@f is called with one type alone (got '(memref<?xf32>, memref<?xf32>) -> ()' and '(memref<?xf32>, memref<?xf64>) -> ()')}}
  %0 = stablehlo.custom_call @f(%x) : (tensor<4xf32>) -> tensor<4xf32>
  %1 = stablehlo.custom_call @f(%x) : (tensor<4xf32>) -> tensor<4xf64>
  return %0, %1 : tensor<4xf32>, tensor<4xf64>
}

// -----

func.func @lapack(%x: tensor<4x4xf64>) -> (tensor<4x4xf64>, tensor<i32>) {
  // expected-error @below {{stablehlo.custom_call @lapack_dpotrf_ffi must pass 3 arrays, of which matrices have f64, and the attributes (uplo)}}
  %0:2 = stablehlo.custom_call @lapack_dpotrf_ffi(%x) : (tensor<4x4xf64>) -> (tensor<4x4xf64>, tensor<i32>)
  return %0#0, %0#1 : tensor<4x4xf64>, tensor<i32>
}

// -----

func.func @narrow(%x: tensor<4x4xf8E5M2>) -> tensor<4x4xf8E5M2> {
  // expected-error @below {{stablehlo.cholesky has no lowering for f8E5M2: LAPACK takes f32, f64, complex<f32>, complex<f64>}}
  %0 = stablehlo.cholesky %x, lower = true : tensor<4x4xf8E5M2>
  return %0 : tensor<4x4xf8E5M2>
}

// -----

func.func @fft(%x: tensor<?xcomplex<f32>>) -> tensor<?xcomplex<f32>> {
  // expected-error @below {{stablehlo.fft needs static sizes of at least 1 (got 'tensor<?xcomplex<f32>>')}}
  %0 = stablehlo.fft %x, type = FFT, length = [4] : (tensor<?xcomplex<f32>>) -> tensor<?xcomplex<f32>>
  return %0 : tensor<?xcomplex<f32>>
}

// -----

func.func private @greater(%x: tensor<f32>, %y: tensor<f32>) -> tensor<i1> {
  %0 = stablehlo.compare GT, %x, %y : (tensor<f32>, tensor<f32>) -> tensor<i1>
  return %0 : tensor<i1>
}
func.func @top(%x: tensor<9xf32>, %least: tensor<f32>) -> tensor<4xf32> {
  // expected-error @below {{stablehlo.custom_call @ApproxTopK must return 3 elements (got 'tensor<4xf32>')}}
  %0 = stablehlo.custom_call @ApproxTopK(%x, %least) {called_computations = [@greater], mhlo.backend_config = {reduction_dim = 0 : i64, top_k = 3 : i64}} : (tensor<9xf32>, tensor<f32>) -> tensor<4xf32>
  return %0 : tensor<4xf32>
}
