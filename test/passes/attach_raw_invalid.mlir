// RUN: abi-opt %s --abi-attach-raw --split-input-file --verify-diagnostics --allow-unregistered-dialect

// A type without a word in the grammar is written as unrecognized, with a warning for each.
// expected-warning @+2 {{argument #1 of @f has type 'i3', which cannot be encoded in the raw signature (written U1!)}}
// expected-warning @+1 {{argument #3 of @f has type '!foreign.type', which cannot be encoded in the raw signature (written U1!)}}
func.func @f(%a: i32, %b: i3, %c: f32, %d: !foreign.type) {
  return
}

// -----

// A warning about an argument is at the argument.
func.func @lines(%a: i32,
  // expected-warning @below {{argument #1 of @lines has type 'i3', which cannot be encoded in the raw signature (written U1!)}}
                 %b: i3) {
  return
}

// -----

// Results are named too.
// expected-warning @below {{result #0 of @g has type 'index', which cannot be encoded in the raw signature (written U1!)}}
func.func @g() -> index {
  %c = arith.constant 0 : index
  return %c : index
}

// -----

// Inside a tuple, the position is a path.
// expected-warning @below {{argument #0[1][0] of @h has type 'vector<4xf32>', which cannot be encoded in the raw signature (written U1!)}}
func.func @h(%a: tuple<i32, tuple<vector<4xf32>>>) {
  return
}

// -----

// A type in several places has one warning. It says nothing of IREE, for which nothing is written.
// expected-warning @below {{1 argument and 1 result of 1 function, first argument #0 of @both, have type 'index', which cannot be encoded in the raw signature (written U1!)}}
func.func @both(%a: index) -> index {
  return %a : index
}

// -----

// expected-error @below {{argument #0 of @not_integers: abi.unsigned is for arrays of signless integers (got 'tensor<4xf32>')}}
func.func @not_integers(%a: tensor<4xf32> {abi.unsigned}) {
  return
}

// -----

// expected-error @below {{result #0 of @scalar: abi.unsigned is for arrays of signless integers (got 'i8')}}
func.func @scalar() -> (i8 {abi.unsigned}) {
  %c = arith.constant 0 : i8
  return %c : i8
}

// -----

// expected-error @below {{argument #0 of @signed: abi.unsigned is for arrays of signless integers (got 'memref<?xsi8>')}}
func.func @signed(%a: memref<?xsi8> {abi.unsigned}) {
  return
}
