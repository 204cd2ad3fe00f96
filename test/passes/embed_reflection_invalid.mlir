// RUN: abi-opt --abi-embed-reflection --split-input-file --verify-diagnostics %s

// A tensor has no place in memory yet, so that nothing can be said of how it is passed.
// expected-error@+1 {{@f: run abi-bufferize first (got tensor<4xf32>)}}
func.func @f(%x: tensor<4xf32>) {
  return
}

// -----

// Index paths that make no tree are an error at the argument.
// expected-error@+1 {{argument #0 of @f: no iree.abi.index_path here, while other arguments have one}}
func.func @f(%x: f32, %y: f32 {iree.abi.index_path = [0]}) {
  return
}

// -----

// The index paths of results make one tree, whether they have become arguments or not.
// expected-error@+1 {{the results of @f: the place ['a'] is taken already}}
func.func @f(%x: memref<f32> {bufferize.result, iree.abi.index_path = ["a"]})
    -> (i1 {iree.abi.index_path = ["a"]}) {
  %true = arith.constant true
  return %true : i1
}

// -----

// All results have an index path, or none has.
// expected-error@+1 {{the results of @f: some have an iree.abi.index_path, and some have none}}
func.func @f(%x: memref<f32> {bufferize.result, iree.abi.index_path = ["a"]}) -> i1 {
  %true = arith.constant true
  return %true : i1
}

// -----

// What frees the module's memory is the C library's, which a function of that name would hide.
func.func @f(%x: memref<f32>) -> memref<f32> { return %x : memref<f32> }
// expected-error@+1 {{@free must be an llvm.func (got func.func)}}
func.func @free(%x: i32) { return }

// -----

// A record does not replace what is no record.
func.func @f() { return }
// expected-error@+1 {{@_mlir_abi_reflection_f must be an llvm.mlir.global (got func.func)}}
func.func private @_mlir_abi_reflection_f()

// -----

// After abi-func-to-llvm there is nothing to describe, which is said at the first function.
llvm.func @malloc(i64) -> !llvm.ptr
// expected-warning @below {{@f is lowered, and no function described: abi-embed-reflection goes before abi-func-to-llvm}}
llvm.func @f() { llvm.return }
llvm.func @g() { llvm.return }

// -----

// It is not said of functions of the LLVM dialect beside others.
llvm.func @f() { llvm.return }
func.func @g() { return }

// -----

// expected-error @below {{result #0 of @f: abi.computed_dims: a computed size must be like s0_0 + 2*a1 (got 'n')}}
func.func @f(%x: memref<?xf32>) -> (memref<?xf32> {abi.computed_dims = ["n"]}) {
  return %x : memref<?xf32>
}

// -----

// expected-error @below {{@f: abi.computed_dims: a computed size of what is no argument (got s9_0)}}
func.func @f(%x: memref<?xf32>) -> (memref<?xf32> {abi.computed_dims = ["s9_0"]}) {
  return %x : memref<?xf32>
}

// -----

// expected-error @below {{result #0 of @f: abi.computed_dims: computed must be a list of 1 (got [])}}
func.func @f(%x: memref<?xf32>) -> (memref<?xf32> {abi.computed_dims = 1 : i64}) {
  return %x : memref<?xf32>
}
