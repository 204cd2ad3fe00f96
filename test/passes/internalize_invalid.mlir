// RUN: abi-opt --abi-internalize --split-input-file --verify-diagnostics %s

// A symbol in an object file ends at a NUL.
// expected-error@+1 {{@"a\00b": a symbol cannot contain a NUL}}
func.func @"a\00b"() { return }

// -----

// That of something else, too.
// expected-error@+1 {{@"a\00b": a symbol cannot contain a NUL}}
memref.global "private" @"a\00b" : memref<4xf32>

// -----

// The new name belongs to something else.
func.func @f() { return }
// expected-error@+1 {{@_mlir_abi_function_f is taken, and @f is to be called so}}
func.func private @_mlir_abi_function_f()
