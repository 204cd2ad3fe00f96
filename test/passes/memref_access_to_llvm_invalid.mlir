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

// -----

// LLVM has no atomic operation on an element that does not fill its bytes.
func.func @atomic(%m: memref<4xi4>, %i: index, %x: i4) {
  // expected-error @below {{memref.atomic_rmw in @atomic: a memref keeps each i4 in bytes of its own, but LLVM's atomic operations do not (use memref.generic_atomic_rmw)}}
  %r = memref.atomic_rmw addi %x, %m[%i] : (i4, memref<4xi4>) -> i4
  return
}

// -----

// A vector has its elements side by side, so it cannot stand for a memref of them.
func.func @cast(%m: memref<8xi1>) {
  // expected-error @below {{vector.type_cast in @cast: a memref keeps each i1 in bytes of its own, but a vector does not}}
  %r = vector.type_cast %m : memref<8xi1> to memref<vector<8xi1>>
  return
}

// -----

// No integer of a size that all targets agree on fills the bytes of these.
func.func @wide(%m: memref<4xf80>, %n: memref<4xi100>, %i: index) {
  // expected-error @below {{vector.load in @wide: a memref keeps each f80 in bytes of its own, but a vector does not (use memref.load and memref.store)}}
  %r = vector.load %m[%i] : memref<4xf80>, vector<4xf80>
  // expected-error @below {{vector.load in @wide: a memref keeps each i100 in bytes of its own, but a vector does not (use memref.load and memref.store)}}
  %s = vector.load %n[%i] : memref<4xi100>, vector<4xi100>
  return
}

// -----

// A mask around an access leaves no room to extend or truncate its elements.
func.func @masked(%m: memref<?xi4>, %mask: vector<4xi1>, %i: index, %x: i4) -> vector<4xi4> {
  // expected-error @below {{vector.transfer_read in @masked: a memref keeps each i4 in bytes of its own, but a vector does not (run lower-vector-mask first)}}
  %r = vector.mask %mask { vector.transfer_read %m[%i], %x {in_bounds = [true]} : memref<?xi4>, vector<4xi4> } : vector<4xi1> -> vector<4xi4>
  return %r : vector<4xi4>
}
