// RUN: abi-opt %s --abi-wrap-iree --split-input-file --allow-unregistered-dialect --verify-diagnostics

// Index paths must make a tree.
// expected-error @below {{argument #0 of @tree: an index must be 0 to 65535 (got -1 in [-1, 0])}}
func.func @tree(%a: f32 {iree.abi.index_path = [-1, 0]}) {
  return
}

// -----

// A number of another width does not go through a list: f16 arrives as 0.
func.func @half(%a: f32 {iree.abi.index_path = [0, 0]},
  // expected-error @below {{argument #1 of @half has type 'f16', which must not be in a structure: a list of IREE's holds tensors, i1 to i64, f32, f64, index and references}}
                %b: f16 {iree.abi.index_path = [0, 1]}) {
  return
}

// -----

// Outside a structure it is a warning, and so is a gap in the arguments.
// expected-warning @below {{argument #1 of @outside has type 'f16': IREE's runtime raises ValueError "Unrecognized reflection primitive type: f16" when it looks the function up}}
func.func @outside(%a: f32 {iree.abi.index_path = [0, 0]}, %b: f16 {iree.abi.index_path = [1]}) {
  return
}
// expected-warning @below {{slot [0, 0] of the arguments of @gap is a gap in a list: IREE's runtime raises RuntimeError "std::bad_cast" when it looks the function up}}
func.func @gap(%a: f32 {iree.abi.index_path = [0, 1]}) {
  return
}

// -----

// expected-error @below {{result #0 of @wide has type 'i128', which must not be in a structure}}
func.func @wide() -> (i128 {iree.abi.index_path = [0, 0]}) {
  %c = arith.constant 0 : i128
  return %c : i128
}

// -----

// expected-error @below {{argument #0 of @signed has type 'si32', which must not be in a structure}}
func.func @signed(%a: si32 {iree.abi.index_path = [0, 0]}) {
  return
}

// -----

// expected-error @below {{argument #0 of @complex has type 'complex<f32>', which must not be in a structure}}
func.func @complex(%a: complex<f32> {iree.abi.index_path = [0, 0]}) {
  return
}

// -----

// expected-error @below {{argument #0 of @vector has type 'vector<4xf32>', which must not be in a structure}}
func.func @vector(%a: vector<4xf32> {iree.abi.index_path = [0, 0]}) {
  return
}

// -----

// A list holds tensors whose rank is known, and no memrefs.
// expected-error @below {{argument #0 of @unranked has type 'tensor<*xf32>', which must not be in a structure}}
func.func @unranked(%a: tensor<*xf32> {iree.abi.index_path = [0, 0]}) {
  return
}
// expected-error @below {{argument #0 of @memref has type 'memref<4xf32>', which must not be in a structure}}
func.func @memref(%a: memref<4xf32> {iree.abi.index_path = [0, 0]}) {
  return
}
// expected-error @below {{argument #0 of @indices has type 'tensor<4xindex>', which must not be in a structure}}
func.func @indices(%a: tensor<4xindex> {iree.abi.index_path = [0, 0]}) {
  return
}

// -----

// The runtime could not wait for the contents of a list.
// expected-error @below {{@fences: nothing can wait for what is inside a list, as iree.abi.model = "coarse-fences" asks}}
func.func @fences(%a: f32 {iree.abi.index_path = [0, 0]}) attributes {iree.abi.model = "coarse-fences"} {
  return
}

// -----

// expected-error @below {{@reflected: nothing can wait for what is inside a list, as iree.abi.model = "coarse-fences" asks}}
func.func @reflected(%a: f32 {iree.abi.index_path = [0, 0]})
    attributes {iree.reflection = {iree.abi.model = "coarse-fences"}} {
  return
}

// -----

// Without a list there is nothing to wait for, only an order to be made.
func.func @order(%a: i32 {iree.abi.index_path = [1]}, %b: f32 {iree.abi.index_path = [0]})
    attributes {iree.abi.model = "coarse-fences"} {
  return
}

// -----

// Storage that the caller provides is an argument of its own.
// expected-error @below {{argument #0 of @storage has iree.abi.output, and must not be in a structure}}
func.func @storage(%a: !hal.buffer {iree.abi.index_path = [0, 0], iree.abi.output = 0 : index})
    -> tensor<4xf32> {
  %c = arith.constant dense<0.0> : tensor<4xf32>
  return %c : tensor<4xf32>
}
// expected-error @below {{argument #0 of @transients has iree.abi.transients, and must not be in a structure}}
func.func @transients(%a: !hal.buffer {iree.abi.index_path = [0, 0], iree.abi.transients}) {
  return
}

// -----

// And so is the result that goes there.
// expected-error @below {{argument #0 of @output has iree.abi.output = 0, and result #0 is not a result outside structures}}
func.func @output(%a: !hal.buffer {iree.abi.output = 0 : index})
    -> (tensor<4xf32> {iree.abi.index_path = [0, 0]}) {
  %c = arith.constant dense<0.0> : tensor<4xf32>
  return %c : tensor<4xf32>
}
// expected-error @below {{argument #0 of @negative has iree.abi.output = -1, and result #-1 is not a result}}
func.func @negative(%a: !hal.buffer {iree.abi.output = -1 : index})
    -> (tensor<4xf32> {iree.abi.index_path = [0, 0]}) {
  %c = arith.constant dense<0.0> : tensor<4xf32>
  return %c : tensor<4xf32>
}

// -----

// Gaps have a limit, since each is a null.
// expected-error @below {{argument #0 of @gaps: lists must have at most 4096 gaps in all (got 120000)}}
func.func @gaps(%a: f32 {iree.abi.index_path = [0, 60000]}, %b: f32 {iree.abi.index_path = [1, 60000]}) {
  return
}

// -----

// Every mistake is named, and then nothing is wrapped.
// expected-error @below {{argument #0 of @first has type 'f16'}}
func.func @first(%a: f16 {iree.abi.index_path = [0, 0]}) {
  return
}
// expected-error @below {{argument #0 of @second has type 'f16'}}
func.func @second(%a: f16 {iree.abi.index_path = [0, 0]}) {
  return
}
