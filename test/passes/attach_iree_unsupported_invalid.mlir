// RUN: abi-opt %s --abi-attach-iree='unsupported=error' --split-input-file --verify-diagnostics
// RUN: abi-opt %s --abi-attach='unsupported=error' --split-input-file --verify-diagnostics

// Everything that IREE's runtime cannot read is an error.
// expected-error @+3 {{argument #1 of @f has type 'f16': IREE's runtime raises ValueError "Unrecognized reflection primitive type: f16" when it looks the function up}}
// expected-error @+2 {{argument #2 of @f has type 'tensor<2xcomplex<f32>>': IREE's runtime raises ValueError "could not map abi type 'complex<f32>' to numpy dtype" when it looks the function up}}
// expected-error @+1 {{result #0 of @f has type 'bf16': IREE's runtime raises ReturnError "expected an <class 'float'> value but got <class 'int'>" when it decodes the result}}
func.func @f(%a: i32, %b: f16, %c: tensor<2xcomplex<f32>>) -> bf16 {
  %r = arith.constant 1.0 : bf16
  return %r : bf16
}

// -----

// So is a type without a word.
// expected-error @+1 {{argument #0 of @index has type 'index': IREE's runtime raises ValueError "Unrecognized reflection primitive type: unknown" when it looks the function up}}
func.func @index(%a: index) {
  return
}
