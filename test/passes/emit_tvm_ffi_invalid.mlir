// RUN: abi-opt --abi-emit-tvm-ffi --split-input-file --verify-diagnostics %s

// Every argument and result that TVM FFI has no value for is named.
// expected-error@+7 {{@f: argument #0 of type 'complex<f32>': TVM FFI has no such value}}
// expected-error@+6 {{@f: argument #1 of type 'vector<4xf32>': TVM FFI has no such value}}
// expected-error@+5 {{@f: argument #2 of type 'i4': TVM FFI has no such value}}
// expected-error@+4 {{@f: argument #3 of type '() -> ()': TVM FFI has no such value}}
// expected-error@+3 {{@f: argument #4 of type 'f8E5M2': TVM FFI has no such value}}
// expected-error@+2 {{@f: result #0 of type 'i128': TVM FFI has no such value}}
// expected-error@+1 {{@f: result #1 of type 'f80': TVM FFI has no such value}}
func.func @f(%a: complex<f32>, %b: vector<4xf32>, %c: i4, %d: () -> (), %e: f8E5M2) -> (i128, f80) {
  %0 = arith.constant 0 : i128
  %1 = arith.constant 0.0 : f80
  return %0, %1 : i128, f80
}

// -----

// So is every memref that DLPack cannot describe.
// expected-error@+5 {{@f: argument #0 of type 'memref<?xi4>': DLPack has no elements of type 'i4'}}
// expected-error@+4 {{@f: argument #1 of type 'memref<?xvector<4xf32>>': DLPack has no elements of type 'vector<4xf32>'}}
// expected-error@+3 {{@f: argument #2 of type 'memref<?xf32, 1>': its memory space is not the host's}}
// expected-error@+2 {{@f: argument #3 of type 'memref<4xf32, affine_map<(d0) -> (d0 floordiv 2)>>': its layout is not strided}}
// expected-error@+1 {{@f: argument #4 of type 'memref<?xmemref<?xf32>>': DLPack has no elements of type 'memref<?xf32>'}}
func.func @f(%a: memref<?xi4>, %b: memref<?xvector<4xf32>>, %c: memref<?xf32, 1>, %d: memref<4xf32, affine_map<(i) -> (i floordiv 2)>>, %e: memref<?xmemref<?xf32>>) {
  return
}

// -----

// Keys are C strings.
// expected-error@+1 {{@f: argument #0: a key with a NUL has no end in TVM FFI}}
func.func @f(%x: i32 {iree.abi.index_path = [0, "a\00b"]}) { return }

// -----

// Tensors come first to memrefs.
// expected-error@+1 {{@f: run abi-bufferize first (got tensor<4xf32>)}}
func.func @f(%x: tensor<4xf32>) { return }

// -----

// The symbol of such a name has another meaning.
// expected-error@+1 {{@_metadata_f: a name that begins so means something else to TVM FFI}}
func.func @_metadata_f() { return }
// expected-error@+1 {{@_doc_f: a name that begins so means something else to TVM FFI}}
func.func @_doc_f() { return }
// expected-error@+1 {{@_library_ctx: a name that begins so means something else to TVM FFI}}
func.func @_library_ctx() { return }

// -----

// The symbol is a function of the source.
func.func @f() { return }
// expected-error@+1 {{@__tvm_ffi_f must be an llvm.func of type '!llvm.func<i32 (ptr, ptr, i32, ptr)>', for TVM FFI's calls of @f (got 'func.func')}}
func.func private @__tvm_ffi_f() { return }

// -----

// The symbol is a function of another type.
func.func @f() { return }
// expected-error@+1 {{@__tvm_ffi__doc_f must be an llvm.func of type '!llvm.func<i32 (ptr, ptr, i32, ptr)>', for TVM FFI's calls of @f (got 'llvm.func')}}
llvm.func @__tvm_ffi__doc_f()

// -----

// What the wrappers call must be C's.
func.func @f() { return }
// expected-error@+1 {{@snprintf must be an llvm.func of type '!llvm.func<i32 (ptr, i64, ptr, ...)>', since the wrappers for TVM FFI call it (got 'func.func')}}
func.func private @snprintf(i32)

// -----

// The record is none.
func.func @f() { return }
// expected-error@+1 {{@_mlir_abi_reflection_f is no record of a function}}
llvm.mlir.global constant @_mlir_abi_reflection_f("{}\00") {addr_space = 0 : i32} : !llvm.array<3 x i8>

// -----

// There is a core for pointers of 64 and of 32 bits.
// expected-error@+1 {{llvm.data_layout has pointers of 16 bits: TVM FFI has those of 32 and 64}}
module attributes {llvm.data_layout = "e-p:16:16-i64:64"} {
  func.func @f(%x: memref<?xf32>) { return }
}

// -----

// The structs of TVM FFI have i64, which 32-bit x86 aligns as no other target.
// expected-error@+1 {{llvm.data_layout has pointers of 32 bits, and i64 is not aligned to 64 (i64:64): TVM FFI has no calls for 32-bit x86}}
module attributes {llvm.data_layout = "e-m:e-p:32:32-i128:128-f64:32:64-n8:16:32-S128"} {
  func.func @f(%x: memref<?xf32>) { return }
}

// -----

// expected-error @below {{@bare: result #0 of type 'memref<4xf32>': a bare pointer does not say whose memory it leads to}}
func.func @bare(%x: memref<4xf32>) -> memref<4xf32> attributes {llvm.bareptr} {
  return %x : memref<4xf32>
}
