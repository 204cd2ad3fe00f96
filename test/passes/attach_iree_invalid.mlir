// RUN: abi-opt %s --abi-attach-iree --split-input-file --verify-diagnostics

// A type without a record is unknown, with one warning that says what will happen; so is an array of such elements.
// expected-warning @+2 {{argument #0 of @f has type 'index', which cannot be encoded in iree.abi (written "unknown"): IREE's runtime raises ValueError "Unrecognized reflection primitive type: unknown" when it looks the function up; unsupported=omit leaves iree.abi out}}
// expected-warning @+1 {{result #0 of @f has type 'tensor<2xindex>', which cannot be encoded in iree.abi (written "unknown"): IREE's runtime raises ReturnError "unrecognized dtype 'unknown'" when it decodes the result}}
func.func @f(%a: index, %b: tensor<2xi32>) -> tensor<2xindex> {
  %t = tensor.empty() : tensor<2xindex>
  return %t : tensor<2xindex>
}

// -----

// What has a record that IREE's runtime cannot read is a warning too.
// expected-warning @+2 {{argument #1[1] of @words has type 'tensor<2xbf16>': IREE's runtime raises ValueError "could not map abi type 'bf16' to numpy dtype" when it looks the function up; mlir_abi's IreeFunction calls it, or unsupported=omit leaves iree.abi out}}
// expected-warning @+1 {{result #0 of @words has type 'i1': IREE's runtime raises ReturnError "cannot map VM type to Python: i1" when it decodes the result}}
func.func @words(%a: f32, %b: tuple<f64, tensor<2xbf16>>) -> i1 {
  %c = arith.constant true
  return %c : i1
}

// -----

// Unsigned numbers are read as signed ones.
// expected-warning @+1 {{argument #0 of @signs has type 'tensor<2xui8>': IREE's runtime reads it as i8, so that values from 128 on are refused or come back negative}}
func.func @signs(%a: tensor<2xui8>, %b: tensor<2xsi8>) {
  return
}

// -----

// A gap in a list of arguments.
// expected-warning @+1 {{slot [0, 0] of the arguments of @gap is a gap in a list: IREE's runtime raises RuntimeError "std::bad_cast" when it looks the function up}}
func.func @gap(%a: f32 {iree.abi.index_path = [0, 1]}) {
  return
}

// -----

// Index paths that make no tree are an error.
// expected-error @below {{argument #0 of @g: an index must be 0 to 65535 (got -1 in [0, -1])}}
func.func @g(%a: f32 {iree.abi.index_path = [0, -1]}) {
  return
}
