// RUN: abi-opt %s --abi-inline-modules --split-input-file --verify-diagnostics

// Two functions that callers reach by one name.
func.func @f() { return }
module {
  // expected-error @below {{@f: the module around it has another one}}
  func.func @f() { return }
}

// -----

// Declarations of other types.
func.func private @f(f64)
module {
  // expected-error @below {{@f: the module around it has another one}}
  func.func private @f(f32)
}

// -----

module {
// expected-error @below {{llvm.data_layout is not that of the module around it}}
module attributes {llvm.data_layout = "e-p:32:32"} {
  func.func @f() { return }
}
}
