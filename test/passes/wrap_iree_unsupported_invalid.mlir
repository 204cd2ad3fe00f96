// RUN: abi-opt %s --abi-wrap-iree=unsupported=error --split-input-file --allow-unregistered-dialect --verify-diagnostics

// What the runtime cannot read is an error where that is asked for, in a list or beside one.
// expected-error @below {{argument #0 of @f has type 'i1': IREE's runtime raises ValueError "Unrecognized reflection primitive type: i1" when it looks the function up}}
// expected-error @below {{result #0 of @f has type 'f16': IREE's runtime raises ReturnError}}
func.func @f(%a: i1 {iree.abi.index_path = [0, 0]}) -> f16 {
  %c = arith.constant 0.0 : f16
  return %c : f16
}

// -----

// A gap in the arguments is such a thing.
// expected-error @below {{slot [0, 0] of the arguments of @gap is a gap in a list: IREE's runtime raises RuntimeError "std::bad_cast"}}
func.func @gap(%a: i32 {iree.abi.index_path = [0, 1]}) {
  return
}
