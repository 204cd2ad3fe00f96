// RUN: abi-opt --abi-emit-plain-c='index-bitwidth=24' --verify-diagnostics %s

// expected-warning@+1 {{@f has no plain C function: an index of 24 bits has no C type}}
func.func @f(%x: memref<?xf32>) {
  return
}
