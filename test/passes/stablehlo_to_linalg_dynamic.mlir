// REQUIRES: stablehlo
// RUN: abi-opt %s --abi-stablehlo-to-linalg --split-input-file | filecheck %s
// RUN: abi-opt %s --abi-stablehlo-to-linalg --split-input-file | filecheck %s --check-prefix=ALL

// `jax.export` makes a function that checks sizes, and calls another: names of arguments and of
// sizes are those of the other. JAX's division is on sizes, so that it can be followed.
// CHECK-LABEL: func.func public @main(
// CHECK-SAME: tensor<?x4xf32> {abi.dims = ["b", 4], iree.abi.index_path = [0, "w"], iree.abi.name = "params.w"}
// CHECK-SAME: tensor<?xf32> {iree.abi.index_path = [1], iree.abi.name = "x"}
// CHECK-SAME: iree.abi.index_path = ["y"]
// CHECK: %[[DIM:.+]] = tensor.dim %arg0, %c0
// CHECK: %[[B:.+]] = arith.index_cast %[[DIM]] : index to i32
// CHECK: arith.floordivsi %[[B]], %c2
// CHECK: cf.assert %{{.*}}, "b is odd"
// CHECK: return %arg0
// ALL-NOT: stablehlo
// ALL-NOT: shape.
module attributes {jax.uses_shape_polymorphism = true} {
  func.func public @main(%w: tensor<?x4xf32> loc(unknown), %x: tensor<?xf32> loc(unknown))
      -> (tensor<?x4xf32> {jax.result_info = "result['y']"}) {
    %c0 = stablehlo.constant dense<0> : tensor<i32>
    %c2 = stablehlo.constant dense<2> : tensor<i32>
    %b = stablehlo.get_dimension_size %w, dim = 0 : (tensor<?x4xf32>) -> tensor<i32>
    %r = call @remainder_0(%b, %c2) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    %even = stablehlo.compare EQ, %r, %c0, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.custom_call @shape_assertion(%even, %b) {error_message = "b is odd", has_side_effect = true} : (tensor<i1>, tensor<i32>) -> ()
    %0 = call @_wrapped_jax_export_main(%b, %w, %x) : (tensor<i32>, tensor<?x4xf32>, tensor<?xf32>) -> tensor<?x4xf32>
    return %0 : tensor<?x4xf32>
  }
  func.func private @_wrapped_jax_export_main(%b: tensor<i32> {jax.global_constant = "b"}, %w: tensor<?x4xf32> loc("params['w']"), %x: tensor<?xf32> loc("x"))
      -> (tensor<?x4xf32> {jax.result_info = "result['y']"}) {
    return %w : tensor<?x4xf32>
  }
  func.func private @remainder_0(%x: tensor<i32>, %y: tensor<i32>) -> tensor<i32> {
    %0 = stablehlo.remainder %x, %y : tensor<i32>
    return %0 : tensor<i32>
  }
}

// -----

// A name that C does not allow is left out.
// CHECK-LABEL: func.func public @main(
// CHECK-SAME: %arg0: tensor<?xf32>) -> tensor<?xf32>
module attributes {jax.uses_shape_polymorphism = true} {
  func.func public @main(%x: tensor<?xf32>) -> tensor<?xf32> {
    %b = stablehlo.get_dimension_size %x, dim = 0 : (tensor<?xf32>) -> tensor<i32>
    %0 = call @_wrapped_jax_export_main(%b, %x) : (tensor<i32>, tensor<?xf32>) -> tensor<?xf32>
    return %0 : tensor<?xf32>
  }
  func.func private @_wrapped_jax_export_main(%b: tensor<i32> {jax.global_constant = "größe"}, %x: tensor<?xf32>) -> tensor<?xf32> {
    return %x : tensor<?xf32>
  }
}

// -----

// Sizes in an array; what is not of size 1 in the type is not stretched, if JAX says so.
// CHECK-LABEL: func.func @shapes(
// CHECK: %[[B:.+]] = arith.index_cast %{{.*}} : index to i32
// CHECK: tensor.from_elements %[[B]], %c2_i32, %c2_i32 : tensor<3xi32>
// CHECK: tensor.reshape
// CHECK: linalg.generic
// CHECK: linalg.index 0
module attributes {jax.uses_shape_polymorphism = true} {
  func.func @shapes(%x: tensor<?x4xf32>, %row: tensor<?x1xf32>) -> (tensor<?x2x2xf32>, tensor<?x4xf32>, tensor<?xi32>) {
    %c2 = stablehlo.constant dense<2> : tensor<1xi32>
    %c4 = stablehlo.constant dense<4> : tensor<1xi32>
    %b = stablehlo.get_dimension_size %x, dim = 0 : (tensor<?x4xf32>) -> tensor<i32>
    %b1 = stablehlo.reshape %b : (tensor<i32>) -> tensor<1xi32>
    %shape = stablehlo.concatenate %b1, %c2, %c2, dim = 0 : (tensor<1xi32>, tensor<1xi32>, tensor<1xi32>) -> tensor<3xi32>
    %0 = stablehlo.dynamic_reshape %x, %shape : (tensor<?x4xf32>, tensor<3xi32>) -> tensor<?x2x2xf32>
    %wide = stablehlo.concatenate %b1, %c4, dim = 0 : (tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>
    %1 = stablehlo.dynamic_broadcast_in_dim %row, %wide, dims = [0, 1] : (tensor<?x1xf32>, tensor<2xi32>) -> tensor<?x4xf32>
    %2 = stablehlo.dynamic_iota %b1, dim = 0 : (tensor<1xi32>) -> tensor<?xi32>
    return %0, %1, %2 : tensor<?x2x2xf32>, tensor<?x4xf32>, tensor<?xi32>
  }
}

// -----

// An update begins where the whole of it is inside.
// CHECK-LABEL: func.func @update(
// CHECK: %[[LAST:.+]] = arith.subi
// CHECK: %[[LOW:.+]] = arith.minsi %{{.*}}, %[[LAST]]
// CHECK: %[[START:.+]] = arith.maxsi %[[LOW]], %c0
// CHECK: tensor.insert_slice %arg1 into %arg0[%[[START]]]
func.func @update(%x: tensor<?xf32>, %u: tensor<?xf32>, %i: tensor<i32>) -> tensor<?xf32> {
  %0 = stablehlo.dynamic_update_slice %x, %u, %i : (tensor<?xf32>, tensor<?xf32>, tensor<i32>) -> tensor<?xf32>
  return %0 : tensor<?xf32>
}

// -----

// Arrays whose elements are computed from their indices.
// CHECK-LABEL: func.func @elements(
// CHECK: tensor.generate
// CHECK: tensor.extract %arg0
// CHECK: tensor.generate
// CHECK: scf.if
// CHECK: tensor.generate
// CHECK: tensor.extract %arg0
func.func @elements(%x: tensor<?x4xf32>, %i: tensor<1xi32>, %sizes: tensor<2xi32>, %p: tensor<f32>) -> (tensor<?x4xf32>, tensor<?x?xf32>, tensor<?x4xf32>) {
  %0 = "stablehlo.dynamic_gather"(%x, %i, %sizes) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 1], start_index_map = [0]>}> : (tensor<?x4xf32>, tensor<1xi32>, tensor<2xi32>) -> tensor<?x4xf32>
  %1 = stablehlo.dynamic_pad %x, %p, %sizes, %sizes, %sizes : (tensor<?x4xf32>, tensor<f32>, tensor<2xi32>, tensor<2xi32>, tensor<2xi32>) -> tensor<?x?xf32>
  %2 = stablehlo.reverse %x, dims = [0] : tensor<?x4xf32>
  return %0, %1, %2 : tensor<?x4xf32>, tensor<?x?xf32>, tensor<?x4xf32>
}

// -----

// Of these, MLIR lowers only those of static sizes.
// CHECK-LABEL: func.func @by_element(
// CHECK: tensor.generate
// CHECK: tensor.extract %arg0[%{{.+}}, %{{.+}}] : tensor<?x4xf32>
// CHECK-NOT: stablehlo
// CHECK: tensor.generate
// CHECK: tensor.from_elements %{{.+}} : tensor<f32>
// CHECK: linalg.generic
// CHECK: tensor.extract %{{.+}}[%{{.+}}] : tensor<4xi8>
// CHECK-NOT: stablehlo
func.func @by_element(%x: tensor<?x4xf32>) -> (tensor<?x4xf32>, tensor<?x4x4xui8>) {
  %0 = stablehlo.reduce_precision %x, format = e5m2 : tensor<?x4xf32>
  %1 = stablehlo.bitcast_convert %x : (tensor<?x4xf32>) -> tensor<?x4x4xui8>
  return %0, %1 : tensor<?x4xf32>, tensor<?x4x4xui8>
}

// -----

// A convolution of which a spatial size is dynamic, with groups and padding.
// CHECK: #[[IN:.+]] = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1 * 2 + d3, d2 floordiv 2 + d4)>
// CHECK-LABEL: func.func @convolution(
// CHECK: %[[PADDED:.+]] = tensor.generate
// CHECK: linalg.generic {indexing_maps = [#[[IN]]
// CHECK-SAME: ins(%[[PADDED]], %arg1 : tensor<?x?x2xf32>, tensor<3x1x4xf32>)
func.func @convolution(%x: tensor<?x?x2xf32>, %w: tensor<3x1x4xf32>) -> tensor<?x?x4xf32> {
  %0 = stablehlo.convolution(%x, %w) dim_numbers = [b, 0, f]x[0, i, o]->[b, 0, f], window = {stride = [2], pad = [[1, 1]]} {batch_group_count = 1 : i64, feature_group_count = 2 : i64} : (tensor<?x?x2xf32>, tensor<3x1x4xf32>) -> tensor<?x?x4xf32>
  return %0 : tensor<?x?x4xf32>
}

// -----

// Its factors are widened to the integers of the result.
// CHECK-LABEL: func.func @wider(
// CHECK: ^bb0(%[[X:.+]]: i8, %[[W:.+]]: i8, %[[SUM:.+]]: i32):
// CHECK: %[[A:.+]] = arith.extsi %[[X]]
// CHECK: %[[B:.+]] = arith.extsi %[[W]]
// CHECK: %[[C:.+]] = arith.muli %[[A]], %[[B]]
// CHECK: arith.addi %[[SUM]], %[[C]]
func.func @wider(%x: tensor<?x?x2xi8>, %w: tensor<3x2x4xi8>) -> tensor<?x?x4xi32> {
  %0 = stablehlo.convolution(%x, %w) dim_numbers = [b, 0, f]x[0, i, o]->[b, 0, f], window = {} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<?x?x2xi8>, tensor<3x2x4xi8>) -> tensor<?x?x4xi32>
  return %0 : tensor<?x?x4xi32>
}

// -----

// JAX's reduction of windows of dynamic size: its reducer is inlined, and no function for callers. If the
// window is as long as the array, and the padding one less, one loop cumulates, from either end.
// CHECK-LABEL: func.func @cumsum(
// CHECK-SAME: %[[X:.+]]: tensor<?xf32>
// CHECK: %[[SIZE:.+]] = tensor.dim %[[X]], %c0
// CHECK: %[[WINDOW:.+]] = arith.index_cast %{{.+}} : i32 to index
// CHECK: %[[LESS:.+]] = arith.subi %{{.+}}, %c1 : index
// CHECK: arith.cmpi eq, %[[WINDOW]], %{{.+}} : index
// CHECK: arith.cmpi eq, %[[LESS]], %c0 : index
// CHECK: scf.if
// CHECK: scf.for {{.*}} -> (tensor<?xf32>)
// CHECK: scf.if
// CHECK: scf.for {{.*}} -> (tensor<?xf32>)
// CHECK: tensor.generate
// CHECK: scf.for
// CHECK: arith.addf
// CHECK-NOT: @reducer
module attributes {jax.uses_shape_polymorphism = true} {
  func.func @reducer(%x: tensor<f32>, %y: tensor<f32>) -> tensor<f32> {
    %0 = stablehlo.add %x, %y : tensor<f32>
    return %0 : tensor<f32>
  }
  func.func @cumsum(%x: tensor<?xf32>) -> tensor<?xf32> {
    %zero = stablehlo.constant dense<0.0> : tensor<f32>
    %one = stablehlo.constant dense<1> : tensor<1xi32>
    %no = stablehlo.constant dense<0> : tensor<1x2xi32>
    %n = stablehlo.get_dimension_size %x, dim = 0 : (tensor<?xf32>) -> tensor<i32>
    %n1 = stablehlo.reshape %n : (tensor<i32>) -> tensor<1xi32>
    %0 = stablehlo.custom_call @stablehlo.dynamic_reduce_window(%x, %zero, %n1, %one, %one, %one, %no) {called_computations = [@reducer]} : (tensor<?xf32>, tensor<f32>, tensor<1xi32>, tensor<1xi32>, tensor<1xi32>, tensor<1xi32>, tensor<1x2xi32>) -> tensor<?xf32>
    return %0 : tensor<?xf32>
  }
}
