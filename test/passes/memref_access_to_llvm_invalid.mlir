// RUN: abi-opt %s --allow-unregistered-dialect --abi-memref-access-to-llvm --split-input-file --verify-diagnostics

// A layout that is not strided has no strides.
func.func @layout(%m: memref<4x4xf32, affine_map<(i, j) -> (i mod 2, j)>>, %i: index) -> f32 {
  // expected-error @below {{memref.load in @layout: operand #0 of type 'memref<4x4xf32, affine_map<(d0, d1) -> (d0 mod 2, d1)>>' cannot be converted to the LLVM dialect: its layout is not strided}}
  %x = memref.load %m[%i, %i] : memref<4x4xf32, affine_map<(i, j) -> (i mod 2, j)>>
  return %x : f32
}

// -----

// A memory space must be a number.
func.func @space(%m: memref<4xf32, #gpu.address_space<workgroup>>, %i: index, %x: f32) {
  // expected-error @below {{memref.store in @space: operand #1 of type 'memref<4xf32, #gpu.address_space<workgroup>>' cannot be converted to the LLVM dialect: its memory space is not an integer}}
  memref.store %x, %m[%i] : memref<4xf32, #gpu.address_space<workgroup>>
  return
}

// -----

// Elements without a counterpart; every access is named.
func.func @element(%m: memref<?xtf32>, %i: index) -> index {
  // expected-error @below {{memref.load in @element: operand #0 of type 'memref<?xtf32>' cannot be converted to the LLVM dialect}}
  %x = memref.load %m[%i] : memref<?xtf32>
  // expected-error @below {{memref.dim in @element: operand #0 of type 'memref<?xtf32>' cannot be converted to the LLVM dialect}}
  %d = memref.dim %m, %i : memref<?xtf32>
  return %d : index
}

// -----

// An access outside any function.
module {
  %m = "test.memref"() : () -> memref<?xtf32>
  %i = arith.constant 0 : index
  // expected-error @below {{memref.dim in a module without a name: operand #0 of type 'memref<?xtf32>' cannot be converted to the LLVM dialect}}
  %d = memref.dim %m, %i : memref<?xtf32>
}
