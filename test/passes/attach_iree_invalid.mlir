// RUN: abi-opt %s --abi-attach-iree --split-input-file --verify-diagnostics

// A type without a record is unknown, with a warning; so is an array of such elements.
// expected-warning @+2 {{argument #0 of @f has type 'index', which has no word in iree.abi (written "unknown")}}
// expected-warning @+1 {{result #0 of @f has type 'tensor<2xindex>', which has no word in iree.abi (written "unknown")}}
func.func @f(%a: index, %b: tensor<2xi4>) -> tensor<2xindex> {
  %t = tensor.empty() : tensor<2xindex>
  return %t : tensor<2xindex>
}

// -----

// Index paths that make no tree are an error.
// expected-error @below {{argument #0 of @g: an index must be 0 to 65535 (got -1 in [0, -1])}}
func.func @g(%a: f32 {iree.abi.index_path = [0, -1]}) {
  return
}
