// RUN: abi-opt %s --abi-verify --split-input-file --verify-diagnostics

// Kinds. IREE passes over an annotation of another kind.
func.func @kinds(
    // expected-error @below {{argument #0 of @kinds: iree.abi.name must be a string (got 1 : i64)}}
    %a: tensor<4xf32> {iree.abi.name = 1},
    // expected-error @below {{argument #1 of @kinds: iree.abi.output must be an integer (got "0")}}
    %b: tensor<4xf32> {iree.abi.output = "0"},
    // expected-error @below {{argument #2 of @kinds: iree.abi.encoding must be a type (got "tensor<4xui8>")}}
    %c: tensor<4xf32> {iree.abi.encoding = "tensor<4xui8>"},
    // expected-error @below {{argument #3 of @kinds: iree.abi.consume must be unit (got true)}}
    %d: tensor<4xf32> {iree.abi.consume = true},
    // expected-error @below {{argument #4 of @kinds: iree.abi.transients must be unit (got 1 : i64)}}
    %e: tensor<4xf32> {iree.abi.transients = 1}) {
  return
}

// -----

// expected-error @+2 {{@model: iree.abi.model must be a string (got 1 : i64)}}
// expected-error @+1 {{result #0 of @model: iree.abi.tied must be an integer (got [0])}}
func.func @model(%a: f32) -> (f32 {iree.abi.tied = [0]}) attributes {iree.abi.model = 1} {
  return %a : f32
}

// -----

// Names. What is like one that is read may be a slip.
func.func @names(
    // expected-warning @below {{argument #0 of @names: nothing reads iree.abi.index_pth; is it meant to be iree.abi.index_path?}}
    %a: tensor<?xf32> {iree.abi.index_pth = [0], iree.abi.layout = 1},
    // expected-warning @below {{argument #1 of @names: nothing reads iree.abi.dims; is it meant to be abi.dims?}}
    %b: tensor<?xf32> {iree.abi.dims = ["n"]}) {
  return
}

// -----

// expected-warning @below {{@reflection: nothing reads iree.reflections; is it meant to be iree.reflection?}}
func.func @reflection() attributes {iree.reflections = {f = "I1!R1!"}} {
  return
}

// -----

// Places. IREE reads none of these there.
func.func @places(
    // expected-error @below {{argument #0 of @places: iree.abi.tied is for results}}
    %a: tensor<4xf32> {iree.abi.tied = 0},
    // expected-error @below {{argument #1 of @places: iree.abi.model is for functions}}
    %b: f32 {iree.abi.model = "sync"}) {
  return
}
// expected-error @+2 {{@there: iree.abi.consume is for arguments or results}}
// expected-error @+1 {{result #0 of @there: iree.abi.output is for arguments}}
func.func @there(%a: f32) -> (f32 {iree.abi.output = 0}) attributes {iree.abi.consume} {
  return %a : f32
}

// -----

// What is consumed belongs to the function, as argument of a definition or result of a declaration.
// expected-error @below {{result #0 of @export: iree.abi.consume is for a definition's arguments, a declaration's results}}
func.func @export(%a: tensor<4xf32>) -> (tensor<4xf32> {iree.abi.consume}) {
  return %a : tensor<4xf32>
}
// expected-error @below {{argument #0 of @import: iree.abi.consume is for a definition's arguments, a declaration's results}}
func.func private @import(tensor<4xf32> {iree.abi.consume})

// -----

// Encodings.
func.func @encodings(
    // expected-error @below {{argument #0 of @encodings: iree.abi.encoding is a tensor type for a tensor (got 'i32')}}
    %a: tensor<4xi32> {iree.abi.encoding = i32},
    // expected-error @below {{argument #1 of @encodings: iree.abi.encoding is a tensor type for a tensor (got 'f32')}}
    %b: f32 {iree.abi.encoding = tensor<f32>}) {
  return
}

// -----

// Models.
// expected-error @below {{@fences: iree.abi.model must be 'sync' or 'coarse-fences' (got 'async')}}
func.func @fences() attributes {iree.abi.model = "async"} {
  return
}
// expected-warning @below {{@lost: IREE loses iree.abi.model of a func.func, so that it has no fences: declare a util.func, or compile with --iree-execution-model=async-external}}
func.func @lost() attributes {iree.abi.model = "coarse-fences"} {
  return
}

// -----

// Numbers of results, and of arguments.
func.func @numbers(
    // expected-error @below {{argument #0 of @numbers: iree.abi.output must be the number of one of 1 results (got 1)}}
    %a: tensor<4xf32> {iree.abi.output = 1 : index},
    // expected-error @below {{argument #1 of @numbers: iree.abi.output must be the number of one of 1 results (got -1)}}
    %b: tensor<4xf32> {iree.abi.output = -1 : i32},
    %c: tensor<4xf32> {iree.abi.output = 0 : index},
    // expected-error @below {{argument #3 of @numbers: iree.abi.output 0 is taken by argument #2 of @numbers}}
    %d: tensor<4xf32> {iree.abi.output = 0 : index}) -> tensor<4xf32> {
  return %a : tensor<4xf32>
}
// expected-error @+2 {{result #0 of @ties: iree.abi.tied must be the number of one of 1 arguments (got 1)}}
// expected-error @+1 {{result #1 of @ties: iree.abi.tied must be the number of one of 1 arguments (got -1)}}
func.func @ties(%a: f32) -> (f32 {iree.abi.tied = 1}, f32 {iree.abi.tied = -1}) {
  return %a, %a : f32, f32
}
// expected-error @below {{result #0 of @wide: iree.abi.tied must be the number of one of 1 arguments (got 170141183460469231731687303715884105727)}}
func.func @wide(%a: f32) -> (f32 {iree.abi.tied = 170141183460469231731687303715884105727 : i128}) {
  return %a : f32
}
// expected-error @below {{argument #0 of @import: iree.abi.output must be the number of one of 0 results (got 0)}}
func.func private @import(tensor<4xf32> {iree.abi.output = 0})

// -----

// Storage.
func.func @storage(
    // expected-error @below {{argument #0 of @storage: iree.abi.output needs a tensor, !hal.buffer or !hal.buffer_view (got 'i32')}}
    %a: i32 {iree.abi.output = 0},
    // expected-error @below {{argument #1 of @storage: iree.abi.output 1 must be a tensor (got 'f32')}}
    %b: tensor<f32> {iree.abi.output = 1},
    // expected-error @below {{argument #2 of @storage: iree.abi.transients needs a tensor, !hal.buffer or !hal.buffer_view (got 'f32')}}
    %c: f32 {iree.abi.transients},
    // expected-error @below {{argument #3 of @storage: iree.abi.transients is for one argument, and argument #2 of @storage has it}}
    %d: tensor<4xf32> {iree.abi.transients}) -> (tensor<f32>, f32) {
  return %b, %c : tensor<f32>, f32
}

// -----

// The signatures are checked first, and an f64 is one, unless it is demoted.
// expected-error @below {{iree.abi of @f64: argument #0 is f32, should be f64}}
func.func @f64(%a: f64) attributes {iree.abi = "{\22a\22:[\22f32\22],\22r\22:[]}"} {
  return
}
