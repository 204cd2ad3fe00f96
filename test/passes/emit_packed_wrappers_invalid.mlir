// RUN: abi-opt --abi-emit-packed-wrappers --split-input-file --verify-diagnostics %s

// A vector of unknown size has no place in the struct; an error for every argument and result.
// expected-error@+3 {{@f: argument #1 of type 'tensor<4xf32>' cannot be converted to the LLVM dialect}}
// expected-error@+2 {{@f: argument #2 of type 'memref<?xtf32>' cannot be converted to the LLVM dialect}}
// expected-error@+1 {{@f: result #0 of type 'memref<?xtf32>' cannot be converted to the LLVM dialect}}
func.func @f(%n: index, %x: tensor<4xf32>, %m: memref<?xtf32>) -> memref<?xtf32> {
  return %m : memref<?xtf32>
}

// -----

// A vector whose size the machine decides can be in no struct, nor can an array of such vectors.
// expected-error@+3 {{@f: argument #1 of type 'vector<[4]xf32>' has no place in a struct: its size is not known}}
// expected-error@+2 {{@f: argument #2 of type 'vector<2x[4]xf32>' has no place in a struct: its size is not known}}
// expected-error@+1 {{@f: result #0 of type 'vector<2x[4]xf32>' has no place in a struct: its size is not known}}
func.func @f(%n: index, %x: vector<[4]xf32>, %y: vector<2x[4]xf32>) -> vector<2x[4]xf32> {
  return %y : vector<2x[4]xf32>
}

// -----

// The name is a function of the source.
func.func @f() { return }
// expected-error@+1 {{@f_packed must be an llvm.func of type '!llvm.func<i32 (ptr, ptr, ptr)>', for the packed wrapper of @f (got 'func.func')}}
func.func @f_packed() { return }

// -----

// The name is a function of another type.
func.func @f() { return }
// expected-error@+1 {{@f_packed must be an llvm.func of type '!llvm.func<i32 (ptr, ptr, ptr)>', for the packed wrapper of @f (got 'llvm.func')}}
llvm.func @f_packed(!llvm.ptr)

// -----

// What allocates must be C's.
func.func @f(%x: memref<*xf32>) -> memref<*xf32> { return %x : memref<*xf32> }
// expected-error@+1 {{@malloc must be an llvm.func of type '!llvm.func<ptr (i64)>', for the packed wrapper of @f (got 'func.func')}}
func.func private @malloc(index) -> !llvm.ptr
