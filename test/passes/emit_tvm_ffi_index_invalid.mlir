// RUN: abi-opt --abi-emit-tvm-ffi='index-bitwidth=24' --verify-diagnostics %s

// expected-error@+2 {{@f: argument #0 of type 'memref<?xf32>': an index of 24 bits has no C type}}
// expected-error@+1 {{@f: argument #1 of type 'index': TVM FFI has no such value}}
func.func @f(%x: memref<?xf32>, %i: index) {
  return
}
