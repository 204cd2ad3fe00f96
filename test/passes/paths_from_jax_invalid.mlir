// RUN: abi-opt %s --abi-paths-from-jax --split-input-file --verify-diagnostics

// The place in a file where the parser found an argument is no name.
func.func @place(%x: f32 loc("x"),
  // expected-error @below {{argument #1 of @place: its location must be a name (got loc("}}
                 %y: f32) {
  return
}

// -----

// expected-error @unknown {{argument #0 of @unknown: its location must be a name (got loc(unknown))}}
func.func @unknown(%x: f32 loc(unknown)) {
  return
}

// -----

// expected-error @unknown {{argument #0 of @float: a key must be an index, a string or a field (got '[1.5].w' in 'p[1.5].w')}}
func.func @float(%x: f32 loc("p[1.5].w")) {
  return
}

// -----

// expected-error @unknown {{argument #0 of @no_root: a name of JAX's must begin with an identifier (got '[0]')}}
func.func @no_root(%x: f32 loc("[0]")) {
  return
}

// -----

// Keys are an index and a string side by side.
// expected-error @unknown {{argument #1 of @mixed: keys of one structure must be all integers or all strings (got 'a' in [0, 'a'] beside 0)}}
func.func @mixed(%0: f32 loc("p[0]"), %1: f32 loc("p['a']")) {
  return
}

// -----

// expected-error @unknown {{argument #1 of @twice: the place [0] is taken already}}
func.func @twice(%0: f32 loc("x"), %1: f32 loc("x")) {
  return
}

// -----

// expected-error @unknown {{argument #0 of @far: an index must be 0 to 65535 (got 65536 in [0, 65536])}}
func.func @far(%0: f32 loc("p[65536]")) {
  return
}

// -----

// expected-error @below {{result #0 of @result: jax.result_info must be a string (got nothing)}}
func.func @result(%x: f32 loc("x")) -> f32 {
  return %x : f32
}

// -----

// expected-error @below {{result #1 of @number: jax.result_info must be a string (got 1 : i64)}}
func.func @number(%x: f32 loc("x")) -> (f32 {jax.result_info = "result[0]"}, f32 {jax.result_info = 1}) {
  return %x, %x : f32, f32
}

// -----

// expected-error @below {{result #0 of @key: jax.result_info: a key must be an index, a string or a field (got "[b'q']" in "result[b'q']")}}
func.func @key(%x: f32 loc("x")) -> (f32 {jax.result_info = "result[b'q']"}) {
  return %x : f32
}

// -----

// Names are bytes to MLIR, and text to JAX.
// expected-error @below {{abi-paths-from-jax: the module has a name or string that is not UTF-8, so that it cannot run}}
module {
  func.func @bytes(%x: f32 loc("x['\FF']")) {
    return
  }
}
