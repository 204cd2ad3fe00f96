// RUN: abi-opt %s --abi-infer-sizes --split-input-file --verify-diagnostics

// Names that are given are checked first.
// expected-error @+1 {{argument #0 of @f: abi.dims must have one entry for each size of 'tensor<?xf32>' (got ["n", 4])}}
func.func @f(%x: tensor<?xf32> {abi.dims = ["n", 4]}) { return }
