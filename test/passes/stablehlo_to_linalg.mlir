// REQUIRES: stablehlo
// RUN: abi-opt %s --abi-stablehlo-to-linalg --split-input-file | filecheck %s

// JAX's names are read, and operations converted.
// CHECK-LABEL: func.func @main(
// CHECK-SAME: iree.abi.index_path = [0, "w"], iree.abi.name = "params.w"
// CHECK-SAME: iree.abi.index_path = ["y"]
// CHECK: linalg.generic
// CHECK: arith.addf
// CHECK-NOT: stablehlo
func.func @main(%w: tensor<4xf32> loc("params['w']"))
    -> (tensor<4xf32> {jax.result_info = "result['y']"}) {
  %0 = stablehlo.add %w, %w : tensor<4xf32>
  return %0 : tensor<4xf32>
}

// -----

// A loop: the condition becomes a scalar, and passes on what the loop carries.
// CHECK-LABEL: func.func @loop(
// CHECK: scf.while (%{{.*}} = %{{.*}}) : (tensor<i32>) -> tensor<i32> {
// CHECK: %[[FLAG:.+]] = arith.cmpi slt, %{{.*}}, %{{.*}} : i32
// CHECK-NEXT: scf.condition(%[[FLAG]]) %{{.*}} : tensor<i32>
// CHECK: do {
// CHECK: scf.yield %{{.*}} : tensor<i32>
// CHECK-NOT: stablehlo
func.func @loop(%n: tensor<i32>) -> tensor<i32> {
  %one = stablehlo.constant dense<1> : tensor<i32>
  %0 = stablehlo.while(%i = %one) : tensor<i32> cond {
    %1 = stablehlo.compare LT, %i, %n : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %1 : tensor<i1>
  } do {
    %1 = stablehlo.add %i, %i : tensor<i32>
    stablehlo.return %1 : tensor<i32>
  }
  return %0 : tensor<i32>
}

// -----

// The last branch is the one of every other index; branches in branches are converted, too.
// CHECK-LABEL: func.func @branches(
// CHECK: scf.index_switch %{{.*}} -> tensor<4xf32>
// CHECK-NEXT: case 0 {
// CHECK-NEXT: scf.yield %[[A:.+]] : tensor<4xf32>
// CHECK: case 1 {
// CHECK: scf.if %{{.*}} -> (tensor<4xf32>) {
// CHECK: default {
// CHECK-NOT: stablehlo
func.func @branches(%i: tensor<i32>, %p: tensor<i1>, %a: tensor<4xf32>, %b: tensor<4xf32>) -> tensor<4xf32> {
  %0 = "stablehlo.case"(%i) ({
    stablehlo.return %a : tensor<4xf32>
  }, {
    %1 = "stablehlo.if"(%p) ({
      %2 = stablehlo.negate %a : tensor<4xf32>
      stablehlo.return %2 : tensor<4xf32>
    }, {
      stablehlo.return %b : tensor<4xf32>
    }) : (tensor<i1>) -> tensor<4xf32>
    stablehlo.return %1 : tensor<4xf32>
  }, {
    stablehlo.return %b : tensor<4xf32>
  }) : (tensor<i32>) -> tensor<4xf32>
  return %0 : tensor<4xf32>
}

// -----

// `jax.checkpoint` makes barriers, which order nothing here.
// CHECK-LABEL: func.func @barrier(
// CHECK-NOT: stablehlo
// CHECK: return %arg1, %arg0
func.func @barrier(%x: tensor<4xf32>, %y: tensor<2xf32>) -> (tensor<2xf32>, tensor<4xf32>) {
  %0:2 = stablehlo.optimization_barrier %x, %y : tensor<4xf32>, tensor<2xf32>
  return %0#1, %0#0 : tensor<2xf32>, tensor<4xf32>
}

// -----

// `lax.associative_scan` makes arrays without elements, which `tensor.extract_slice` refuses.
// CHECK-LABEL: func.func @empty(
// CHECK-NOT: tensor<0xf32>
// CHECK: return %arg0
func.func @empty(%x: tensor<2xf32>) -> tensor<2xf32> {
  %0 = stablehlo.slice %x [2:2] : (tensor<2xf32>) -> tensor<0xf32>
  %1 = stablehlo.concatenate %x, %0, dim = 0 : (tensor<2xf32>, tensor<0xf32>) -> tensor<2xf32>
  return %1 : tensor<2xf32>
}

// -----

// A window that is not wholly inside is skipped. An index of 200 is no negative number.
// CHECK-LABEL: func.func @scatter(
// CHECK-SAME: %[[X:.+]]: tensor<7xf32>, %[[INDICES:.+]]: tensor<2x1xi8> {abi.unsigned}, %[[UPDATES:.+]]: tensor<2x3xf32>)
// CHECK-DAG: %[[ZERO:.+]] = arith.constant 0 : index
// CHECK-DAG: %[[LAST:.+]] = arith.constant 4 : index
// CHECK: arith.extui %{{.*}} : i8 to i64
// CHECK: scf.for %[[I:[a-z0-9]+]] = {{.*}} iter_args(%[[ARRAY:.+]] = %[[X]]) -> (tensor<7xf32>) {
// CHECK: %[[START:.+]] = arith.index_cast %{{.*}} : i64 to index
// CHECK: %[[LOW:.+]] = arith.cmpi sge, %[[START]], %[[ZERO]] : index
// CHECK: %[[HIGH:.+]] = arith.cmpi sle, %[[START]], %[[LAST]] : index
// CHECK: %[[INSIDE:.+]] = arith.andi %[[LOW]], %[[HIGH]] : i1
// CHECK: scf.if %[[INSIDE]] -> (tensor<7xf32>) {
// CHECK: scf.for %[[W:[a-z0-9]+]] = {{.*}} iter_args(%[[IN:.+]] = %[[ARRAY]]) -> (tensor<7xf32>) {
// CHECK: %[[AT:.+]] = arith.addi %[[START]], %[[W]] : index
// CHECK: %[[OLD:.+]] = tensor.extract %[[IN]][%[[AT]]]
// CHECK: %[[UPDATE:.+]] = tensor.extract %[[UPDATES]][%[[I]], %[[W]]]
// CHECK: %[[NEW:.+]] = arith.addf %[[OLD]], %[[UPDATE]] : f32
// CHECK: tensor.insert %[[NEW]] into %[[IN]][%[[AT]]]
// CHECK: } else {
// CHECK: scf.yield %[[ARRAY]] : tensor<7xf32>
func.func @scatter(%x: tensor<7xf32>, %i: tensor<2x1xui8>, %u: tensor<2x3xf32>) -> tensor<7xf32> {
  %0 = "stablehlo.scatter"(%x, %i, %u) ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %1 = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return %1 : tensor<f32>
  }) {scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1],
      scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}
    : (tensor<7xf32>, tensor<2x1xui8>, tensor<2x3xf32>) -> tensor<7xf32>
  return %0 : tensor<7xf32>
}

// -----

// Each window chooses an element, in the padding none, and of equal ones the one that `select` keeps.
// CHECK-LABEL: func.func @select_and_scatter(
// CHECK-SAME: %[[X:.+]]: tensor<?xi8> {abi.unsigned}, %[[SOURCE:.+]]: tensor<?xi8> {abi.unsigned}, %[[INIT:.+]]: tensor<i8> {abi.unsigned})
// CHECK-DAG: %[[C0:.+]] = arith.constant 0 : index
// CHECK-DAG: %[[SIZE:.+]] = tensor.dim %[[X]], %[[C0]]
// CHECK-DAG: %[[Z:.+]] = tensor.extract %[[INIT]][]
// CHECK: %[[FILLED:.+]] = tensor.splat %[[Z]][%[[SIZE]]]
// CHECK: scf.for %[[S:[a-z0-9]+]] = {{.*}} iter_args(%[[RESULT:.+]] = %[[FILLED]])
// CHECK: %[[SCALED:.+]] = arith.muli %[[S]], %c2
// CHECK: %[[START:.+]] = arith.subi %[[SCALED]], %c1
// CHECK: %[[FOUND:.+]]:3 = scf.for %[[W:[a-z0-9]+]] = {{.*}} to %c3 {{.*}} iter_args(%[[IS:.+]] = %false, %[[VALUE:.+]] = %[[Z]], %[[INDEX:.+]] = %[[C0]])
// CHECK: %[[AT:.+]] = arith.addi %[[START]], %[[W]]
// CHECK: %[[INSIDE:.+]] = arith.cmpi ult, %[[AT]], %[[SIZE]]
// CHECK: scf.if %[[INSIDE]]
// CHECK: %[[NEW:.+]] = tensor.extract %[[X]][%[[AT]]]
// CHECK: %[[SELECTED:.+]] = arith.cmpi uge, %[[VALUE]], %[[NEW]] : i8
// CHECK: %[[KEPT:.+]] = arith.andi %[[IS]], %[[SELECTED]]
// CHECK: arith.select %[[KEPT]], %[[VALUE]], %[[NEW]]
// CHECK: arith.select %[[KEPT]], %[[INDEX]], %[[AT]]
// CHECK: scf.if %[[FOUND]]#0
// CHECK: tensor.extract %[[RESULT]][%[[FOUND]]#2]
// CHECK: tensor.extract %[[SOURCE]][%[[S]]]
// CHECK: tensor.insert %{{.*}} into %[[RESULT]][%[[FOUND]]#2]
// CHECK-NOT: stablehlo
func.func @select_and_scatter(%x: tensor<?xui8>, %s: tensor<?xui8>, %z: tensor<ui8>) -> tensor<?xui8> {
  %0 = "stablehlo.select_and_scatter"(%x, %s, %z) ({
  ^bb0(%a: tensor<ui8>, %b: tensor<ui8>):
    %1 = stablehlo.compare GE, %a, %b : (tensor<ui8>, tensor<ui8>) -> tensor<i1>
    stablehlo.return %1 : tensor<i1>
  }, {
  ^bb0(%a: tensor<ui8>, %b: tensor<ui8>):
    %1 = stablehlo.add %a, %b : tensor<ui8>
    stablehlo.return %1 : tensor<ui8>
  }) {window_dimensions = array<i64: 3>, window_strides = array<i64: 2>, padding = dense<1> : tensor<1x2xi64>}
    : (tensor<?xui8>, tensor<?xui8>, tensor<ui8>) -> tensor<?xui8>
  return %0 : tensor<?xui8>
}

// -----

// Without padding, a window begins where its element of the source tells.
// CHECK-LABEL: func.func @without_padding(
// CHECK: scf.for %[[S:[a-z0-9]+]] = %c0 to %c2
// CHECK: %[[START:.+]] = arith.muli %[[S]], %c2
// CHECK: scf.for %[[W:[a-z0-9]+]] = %c0 to %c2
// CHECK: arith.addi %[[START]], %[[W]]
// CHECK-NOT: stablehlo
func.func @without_padding(%x: tensor<4xf32>, %s: tensor<2xf32>, %z: tensor<f32>) -> tensor<4xf32> {
  %0 = "stablehlo.select_and_scatter"(%x, %s, %z) ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %1 = stablehlo.compare GE, %a, %b : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %1 : tensor<i1>
  }, {
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %1 = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return %1 : tensor<f32>
  }) {window_dimensions = array<i64: 2>, window_strides = array<i64: 2>}
    : (tensor<4xf32>, tensor<2xf32>, tensor<f32>) -> tensor<4xf32>
  return %0 : tensor<4xf32>
}

// -----

// A merge sort: the right element is taken only if it is less, so that equal ones keep their order.
// CHECK-LABEL: func.func @sort(
// CHECK: scf.for %[[ROW:[a-z0-9]+]] =
// CHECK: scf.while
// CHECK: %[[LEFT:.+]] = tensor.extract %{{.*}}[%[[ROW]], %{{.*}}] : tensor<4x?xi32>
// CHECK: %[[RIGHT:.+]] = tensor.extract %{{.*}}[%[[ROW]], %{{.*}}] : tensor<4x?xi32>
// CHECK: %[[LESS:.+]] = arith.cmpi slt, %[[RIGHT]], %[[LEFT]] : i32
// CHECK: arith.ori %{{.*}}, %[[LESS]] : i1
// CHECK: arith.select %{{.*}}, %[[RIGHT]], %[[LEFT]] : i32
// CHECK-NOT: stablehlo
func.func @sort(%x: tensor<4x?xi32>) -> tensor<4x?xi32> {
  %0 = "stablehlo.sort"(%x) ({
  ^bb0(%a: tensor<i32>, %b: tensor<i32>):
    %1 = stablehlo.compare LT, %a, %b : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %1 : tensor<i1>
  }) {dimension = 1 : i64} : (tensor<4x?xi32>) -> tensor<4x?xi32>
  return %0 : tensor<4x?xi32>
}

// -----

// Numbers out of range become the nearest integer, and NaN 0. Arrays of rank 0 become scalars.
// CHECK-LABEL: func.func @to_integer(
// CHECK-DAG: %[[LEAST:.+]] = arith.constant -128 : i8
// CHECK-DAG: %[[MOST:.+]] = arith.constant 127 : i8
// CHECK-DAG: %[[LOW:.+]] = arith.constant -1.280000e+02 : f32
// CHECK-DAG: %[[HIGH:.+]] = arith.constant 1.280000e+02 : f32
// CHECK: %[[X:.+]] = tensor.extract %arg0[] : tensor<f32>
// CHECK-NEXT: %[[I:.+]] = arith.fptosi %[[X]] : f32 to i8
// CHECK-NEXT: %[[IS_LOW:.+]] = arith.cmpf ole, %[[X]], %[[LOW]] : f32
// CHECK-NEXT: %[[A:.+]] = arith.select %[[IS_LOW]], %[[LEAST]], %[[I]] : i8
// CHECK-NEXT: %[[IS_HIGH:.+]] = arith.cmpf oge, %[[X]], %[[HIGH]] : f32
// CHECK-NEXT: %[[B:.+]] = arith.select %[[IS_HIGH]], %[[MOST]], %[[A]] : i8
// CHECK-NEXT: %[[IS_NAN:.+]] = arith.cmpf uno, %[[X]], %{{.*}} : f32
// CHECK-NEXT: %[[C:.+]] = arith.select %[[IS_NAN]], %{{.*}}, %[[B]] : i8
// CHECK-NEXT: tensor.from_elements %[[C]] : tensor<i8>
func.func @to_integer(%x: tensor<f32>) -> tensor<i8> {
  %0 = stablehlo.convert %x : (tensor<f32>) -> tensor<i8>
  return %0 : tensor<i8>
}
// A conversion of the user's own, of a vector, stays.
// CHECK-LABEL: func.func @of_a_vector(
// CHECK-NEXT: arith.fptosi %arg0 : vector<4xf32> to vector<4xi8>
// CHECK-NEXT: return
func.func @of_a_vector(%x: vector<4xf32>) -> vector<4xi8> {
  %0 = arith.fptosi %x : vector<4xf32> to vector<4xi8>
  return %0 : vector<4xi8>
}

// -----

// All bits are set in the largest unsigned integer.
// CHECK-LABEL: func.func @to_unsigned(
// CHECK-DAG: %[[MOST:.+]] = arith.constant -1 : i64
// CHECK-DAG: %[[HIGH:.+]] = arith.constant 1.844674{{.*}}E+19 : f32
// CHECK: %[[I:.+]] = arith.fptoui %{{.*}} : f32 to i64
// CHECK: %[[IS_HIGH:.+]] = arith.cmpf oge, %{{.*}}, %[[HIGH]] : f32
// CHECK-NEXT: arith.select %[[IS_HIGH]], %[[MOST]], %{{.*}} : i64
func.func @to_unsigned(%x: tensor<f32>) -> tensor<ui64> {
  %0 = stablehlo.convert %x : (tensor<f32>) -> tensor<ui64>
  return %0 : tensor<ui64>
}

// -----

// CHLO, which JAX writes for some functions.
// CHECK-LABEL: func.func @chlo(
// CHECK: linalg.generic
// CHECK-NOT: chlo
func.func @chlo(%x: tensor<4xf32>) -> tensor<4xf32> {
  %0 = chlo.erf_inv %x : tensor<4xf32> -> tensor<4xf32>
  return %0 : tensor<4xf32>
}

// -----

// A function of JAX's library is inlined, so that loops can be fused across the call.
// CHECK-LABEL: func.func @calls(
// CHECK-NOT: call
// CHECK: arith.maximumf
// CHECK: return
// CHECK-NOT: func.func private
func.func @calls(%x: tensor<4xf32>) -> tensor<4xf32> {
  %0 = call @relu(%x) : (tensor<4xf32>) -> tensor<4xf32>
  return %0 : tensor<4xf32>
}
func.func private @relu(%x: tensor<4xf32>) -> tensor<4xf32> {
  %zero = stablehlo.constant dense<0.0> : tensor<4xf32>
  %0 = stablehlo.maximum %x, %zero : tensor<4xf32>
  return %0 : tensor<4xf32>
}

// -----

// What cumulates from the end goes over the array once: each result is the element and the result behind.
// CHECK-LABEL: func.func @cumsum_in_reverse(
// CHECK-SAME: %[[X:.+]]: tensor<2x5xf32>
// CHECK: scf.for %[[I:[a-z0-9]+]] =
// CHECK: scf.for %[[J:[a-z0-9]+]] = {{.*}} iter_args(%[[RESULT:.+]] = %{{.*}})
// CHECK: %[[BEFORE:.+]] = arith.subi %c4, %{{.*}} : index
// CHECK: %[[OLD:.+]] = tensor.extract %[[RESULT]][%[[I]], %[[BEFORE]]]
// CHECK: %[[SUM:.+]] = arith.select %{{.*}}, %cst, %[[OLD]] : f32
// CHECK: %[[AT:.+]] = arith.subi %c4, %[[J]] : index
// CHECK: %[[ELEMENT:.+]] = tensor.extract %[[X]][%[[I]], %[[AT]]]
// CHECK: %[[NEW:.+]] = arith.addf %[[ELEMENT]], %[[SUM]] : f32
// CHECK: tensor.insert %[[NEW]] into %[[RESULT]][%[[I]], %{{.*}}]
func.func @cumsum_in_reverse(%x: tensor<2x5xf32>) -> tensor<2x5xf32> {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %0 = "stablehlo.reduce_window"(%x, %zero) ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %1 = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return %1 : tensor<f32>
  }) {window_dimensions = array<i64: 1, 5>, padding = dense<[[0, 0], [0, 4]]> : tensor<2x2xi64>}
    : (tensor<2x5xf32>, tensor<f32>) -> tensor<2x5xf32>
  return %0 : tensor<2x5xf32>
}

// -----

// Of a sort two elements are used: the loop keeps them, and one more, in order.
// CHECK-LABEL: func.func @first(
// CHECK-SAME: %[[X:.+]]: tensor<4x9xi32>
// CHECK: %[[EMPTY:.+]] = tensor.empty() : tensor<4x3xi32>
// CHECK: %[[FIRST:.+]] = tensor.cast %[[EMPTY]]
// CHECK: scf.for {{.*}} to %c4 {{.*}} iter_args(%{{.+}} = %[[FIRST]])
// CHECK: scf.for %[[I:[a-z0-9]+]] = {{.*}} to %c9
// CHECK: %[[END:.+]] = arith.minsi %[[I]], %c2 : index
// CHECK: scf.while (%{{.*}} = %[[END]],
// CHECK: arith.cmpi slt
// CHECK-NOT: tensor<4x9xi32>
// CHECK: return
func.func @first(%x: tensor<4x9xi32>) -> tensor<4x2xi32> {
  %0 = "stablehlo.sort"(%x) ({
  ^bb0(%a: tensor<i32>, %b: tensor<i32>):
    %2 = stablehlo.compare LT, %a, %b : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %2 : tensor<i1>
  }) {dimension = 1 : i64} : (tensor<4x9xi32>) -> tensor<4x9xi32>
  %1 = stablehlo.slice %0 [0:4, 0:2] : (tensor<4x9xi32>) -> tensor<4x2xi32>
  return %1 : tensor<4x2xi32>
}

// -----

// The size of what is sorted uses no element.
// CHECK-LABEL: func.func @first_and_size(
// CHECK-SAME: %[[X:.+]]: tensor<?xi32>
// CHECK: %[[SIZE:.+]] = tensor.dim %[[X]], %c0
// CHECK: tensor.empty() : tensor<3xi32>
// CHECK: return %{{.+}}, %[[SIZE]]
func.func @first_and_size(%x: tensor<?xi32>) -> (tensor<2xi32>, index) {
  %0 = "stablehlo.sort"(%x) ({
  ^bb0(%a: tensor<i32>, %b: tensor<i32>):
    %2 = stablehlo.compare LT, %a, %b : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %2 : tensor<i1>
  }) {dimension = 0 : i64} : (tensor<?xi32>) -> tensor<?xi32>
  %1 = tensor.extract_slice %0[0] [2] [1] : tensor<?xi32> to tensor<2xi32>
  %c0 = arith.constant 0 : index
  %n = tensor.dim %0, %c0 : tensor<?xi32>
  return %1, %n : tensor<2xi32>, index
}

// -----

// Long pieces of a concatenation are copied; of short ones each element is chosen.
// CHECK-LABEL: func.func @concatenate(
// CHECK: tensor.concat dim(1) %{{.+}}, %{{.+}} : (tensor<?x32xf32>, tensor<?x40xf32>) -> tensor<?x72xf32>
// CHECK-NOT: tensor.concat
// CHECK: return
func.func @concatenate(%x: tensor<?x32xf32>, %y: tensor<?x40xf32>, %z: tensor<4x31xf32>)
    -> (tensor<?x72xf32>, tensor<4x62xf32>) {
  %0 = stablehlo.concatenate %x, %y, dim = 1 : (tensor<?x32xf32>, tensor<?x40xf32>) -> tensor<?x72xf32>
  %1 = stablehlo.concatenate %z, %z, dim = 1 : (tensor<4x31xf32>, tensor<4x31xf32>) -> tensor<4x62xf32>
  return %0, %1 : tensor<?x72xf32>, tensor<4x62xf32>
}

// -----

// Integers become signless, and attributes say which were unsigned. Unsigned factors are widened as such.
// CHECK-LABEL: func.func @unsigned(
// CHECK-SAME: tensor<2x3xi8> {abi.unsigned, iree.abi.name = "x"}, %{{.+}}: tensor<3xi8> {abi.unsigned})
// CHECK-SAME: -> (tensor<2xi32> {abi.unsigned})
// CHECK: arith.extui %{{.+}} : i8 to i32
// CHECK: arith.extui %{{.+}} : i8 to i32
// CHECK: linalg.matvec ins(%{{.+}}, %{{.+}} : tensor<2x3xi32>, tensor<3xi32>)
func.func @unsigned(%x: tensor<2x3xui8> {iree.abi.name = "x"}, %y: tensor<3xui8>) -> tensor<2xui32> {
  %0 = stablehlo.dot %x, %y : (tensor<2x3xui8>, tensor<3xui8>) -> tensor<2xui32>
  return %0 : tensor<2xui32>
}

// -----

// Where elements of the input are apart, the result has phases: of the window, the first multiplies
// the first and third element, the second phase the second.
// CHECK-LABEL: func.func @phases(
// CHECK: %[[FIRST:.+]] = tensor.extract_slice %{{.+}}[0, 0, 0] [3, 2, 2] [1, 1, 2]
// CHECK: linalg.generic {{.+}} ins(%{{.+}}, %[[FIRST]] : tensor<1x2x5xf32>, tensor<3x2x2xf32>)
// CHECK: tensor.insert_slice %{{.+}}[0, 0, 0] [1, 3, 4] [1, 1, 2]
// CHECK: %[[SECOND:.+]] = tensor.extract_slice %{{.+}}[0, 0, 1] [3, 2, 1] [1, 1, 2]
// CHECK: linalg.generic {{.+}} ins(%{{.+}}, %[[SECOND]] : tensor<1x2x4xf32>, tensor<3x2x1xf32>)
// CHECK: tensor.insert_slice %{{.+}}[0, 0, 1] [1, 3, 4] [1, 1, 2]
func.func @phases(%x: tensor<1x2x4xf32>, %w: tensor<3x2x3xf32>) -> tensor<1x3x8xf32> {
  %r = stablehlo.convolution(%x, %w) dim_numbers = [b, f, 0]x[o, i, 0]->[b, f, 0],
      window = {pad = [[2, 1]], lhs_dilate = [2]}
      {batch_group_count = 1 : i64, feature_group_count = 1 : i64}
    : (tensor<1x2x4xf32>, tensor<3x2x3xf32>) -> tensor<1x3x8xf32>
  return %r : tensor<1x3x8xf32>
}

// -----

// Where elements of the window are apart, each is multiplied, and nothing between them.
// CHECK: #[[$INPUT:.+]] = affine_map<(d0, d1, d2, d3, d4) -> (d0, d4, d1 + d3 * 2)>
// CHECK-LABEL: func.func @wide_window(
// CHECK: linalg.generic {indexing_maps = [#[[$INPUT]],
// CHECK-SAME: ins(%{{.+}}, %{{.+}} : tensor<1x2x9xf32>, tensor<3x2x3xf32>)
func.func @wide_window(%x: tensor<1x2x9xf32>, %w: tensor<3x2x3xf32>) -> tensor<1x3x5xf32> {
  %r = stablehlo.convolution(%x, %w) dim_numbers = [b, f, 0]x[o, i, 0]->[b, f, 0],
      window = {rhs_dilate = [2]}
      {batch_group_count = 1 : i64, feature_group_count = 1 : i64}
    : (tensor<1x2x9xf32>, tensor<3x2x3xf32>) -> tensor<1x3x5xf32>
  return %r : tensor<1x3x5xf32>
}
