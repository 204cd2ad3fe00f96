// RUN: abi-opt %s --abi-attach-sip --split-input-file --verify-diagnostics

// Keys of one structure are all integers or all strings.
func.func @mixed(%a: f32 {iree.abi.index_path = [0, "x"]},
  // expected-error @below {{argument #1 of @mixed: keys of one structure must be all integers or all strings (got 1 in [0, 1] beside 'x')}}
                 %b: f32 {iree.abi.index_path = [0, 1]}) {
  return
}

// -----

// Two arguments cannot stand in one place.
func.func @twice(%a: f32 {iree.abi.index_path = [0]},
  // expected-error @below {{argument #1 of @twice: the place [0] is taken already}}
                 %b: f32 {iree.abi.index_path = [0]}) {
  return
}

// -----

// A value has no inside.
func.func @through(%a: f32 {iree.abi.index_path = [0]},
  // expected-error @below {{argument #1 of @through: [0, 1] leads through [0], which is a value}}
                   %b: f32 {iree.abi.index_path = [0, 1]}) {
  return
}

// -----

// A structure is not a value.
func.func @over(%a: f32 {iree.abi.index_path = [0, 1]},
  // expected-error @below {{argument #1 of @over: the place [0] is taken already}}
                %b: f32 {iree.abi.index_path = [0]}) {
  return
}

// -----

// An index counts from 0.
// expected-error @below {{argument #0 of @negative: an index must be 0 to 65535 (got -1 in [-1])}}
func.func @negative(%a: f32 {iree.abi.index_path = [-1]}) {
  return
}

// -----

// An index has a limit, since gaps are written out.
// expected-error @below {{argument #0 of @huge: an index must be 0 to 65535 (got 1000000000 in [1000000000])}}
func.func @huge(%a: f32 {iree.abi.index_path = [1000000000]}) {
  return
}

// -----

// An index may be written with any width.
// expected-error @below {{argument #0 of @wide: an index must be 0 to 65535 (got 170141183460469231731687303715884105727 in}}
func.func @wide(%a: f32 {iree.abi.index_path = [170141183460469231731687303715884105727 : i128]}) {
  return
}
// expected-error @below {{argument #0 of @unsigned: an index must be 0 to 65535 (got 18446744073709551615 in}}
func.func @unsigned(%a: f32 {iree.abi.index_path = [18446744073709551615 : ui64]}) {
  return
}

// -----

// A path is an array.
// expected-error @below {{argument #0 of @text: iree.abi.index_path must be an array of integers and strings (got "a")}}
func.func @text(%a: f32 {iree.abi.index_path = "a"}) {
  return
}

// -----

// A path holds integers and strings.
// expected-error @below {{argument #0 of @unit: iree.abi.index_path must be an array of integers and strings (got [unit])}}
func.func @unit(%a: f32 {iree.abi.index_path = [unit]}) {
  return
}

// -----

// Either all arguments have a path or none has.
func.func @some(%a: f32 {iree.abi.index_path = [0]},
  // expected-error @below {{argument #1 of @some: no iree.abi.index_path here, while other arguments have one}}
                %b: f32) {
  return
}

// -----

// An empty path is for a single value; results are named at the function.
// expected-error @below {{result #1 of @roots: an empty index path is for a single value}}
func.func @roots() -> (f32 {iree.abi.index_path = [0]}, f32 {iree.abi.index_path = []}) {
  %c = arith.constant 0.0 : f32
  return %c, %c : f32, f32
}

// -----

// Results have no keywords beside positions.
// expected-error @below {{result #1 of @kwresult: keys of one structure must be all integers or all strings (got 'x' in ['x'] beside 0)}}
func.func @kwresult() -> (f32 {iree.abi.index_path = [0]}, f32 {iree.abi.index_path = ["x"]}) {
  %c = arith.constant 0.0 : f32
  return %c, %c : f32, f32
}

// -----

// SIP cannot encode keyword arguments beside positional ones.
// expected-error @below {{@keywords: SIP cannot encode keyword arguments beside positional ones}}
func.func @keywords(%a: f32 {iree.abi.index_path = [0]},
                    %b: f32 {iree.abi.index_path = ["x"]}) {
  return
}

// -----

// Every function with a mistake is named, and no function is changed.
// expected-error @below {{argument #0 of @first: an index must be 0 to 65535}}
func.func @first(%a: f32 {iree.abi.index_path = [-1]}) {
  return
}
// expected-error @below {{argument #0 of @second: an index must be 0 to 65535}}
func.func @second(%a: f32 {iree.abi.index_path = [-2]}) {
  return
}

// -----

// A place for signatures that can hold none.
// expected-error @below {{@number: iree.reflection must be a dictionary (got 1 : i64)}}
func.func @number() attributes {iree.reflection = 1} {
  return
}
