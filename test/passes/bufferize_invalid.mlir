// REQUIRES: bufferization
// RUN: abi-opt %s --abi-bufferize --split-input-file --allow-unregistered-dialect --verify-diagnostics

// What MLIR cannot bufferize is MLIR's error, with the name of the operation.
func.func @shape(%x: tensor<?xf32>) -> tensor<1xindex> {
  // expected-error @below {{shape.shape_of: op was not bufferized}}
  %0 = shape.shape_of %x : tensor<?xf32> -> tensor<1xindex>
  return %0 : tensor<1xindex>
}

// -----

// In a module with tensors, the memrefs of callers are freed by callers.
func.func @free(%m: memref<4xf32>, %x: tensor<4xf32>) -> tensor<4xf32> {
  // expected-error @below {{@free frees its argument #0: in a module with tensors, only the caller can free it}}
  memref.dealloc %m : memref<4xf32>
  return %x : tensor<4xf32>
}

// -----

// Elements that tensors have and memrefs do not have.
// expected-error @below {{a memref cannot have the elements of 'tensor<4x!shape.size>'}}
func.func private @elements(%x: tensor<4x!shape.size>)

// -----

func.func @softmax(%x: memref<4xf32>, %y: memref<4xf32>, %z: tensor<4xf32>) -> tensor<4xf32> {
  // expected-error @below {{linalg.softmax on memrefs has no lowering}}
  linalg.softmax dimension(0) ins(%x : memref<4xf32>) outs(%y : memref<4xf32>)
  return %z : tensor<4xf32>
}

// -----

func.func @case(%a: i64, %x: tensor<4xf32>) -> tensor<4xf32> {
  // expected-error @below {{cf.switch in a module with tensors: MLIR cannot convert case 9223372036854775807}}
  cf.switch %a : i64, [default: ^end(%x : tensor<4xf32>), 9223372036854775807: ^end(%x : tensor<4xf32>)]
^end(%y: tensor<4xf32>):
  return %y : tensor<4xf32>
}

// -----

// MLIR aborts at a global that is no ranked tensor.
// expected-error @below {{ml_program.global @count is no ranked tensor (got 'i64')}}
ml_program.global private mutable @count(5 : i64) : i64
func.func @f(%x: tensor<4xf32>) -> i64 {
  %n = ml_program.global_load @count : i64
  return %n : i64
}

// -----

// Nothing has lowered an operation of a dialect without C++.
func.func @unlowered(%x: tensor<4xf32>, %y: f32) -> f32 {
  // expected-error @below {{my.double: a pass must lower it before: MLIR does not know what memory it accesses}}
  %r = "my.double"(%y) : (f32) -> f32
  return %r : f32
}

// -----

// Each result is a copy, which has no gaps: its strides may not be those of the type.
func.func @rows(
    // expected-error @below {{a copy of 'memref<?x?xf32, strided<[1, ?]>>' is made here, and may have other strides or another offset}}
    %x: memref<?x?xf32, strided<[1, ?]>>,
    %y: tensor<4xf32>) -> memref<?x?xf32, strided<[1, ?]>> {
  return %x : memref<?x?xf32, strided<[1, ?]>>
}

// -----

// MLIR aborts at these.
// expected-error @below {{'tensor<4611686018427387904x2xf32>' has 2^63 elements or more}}
func.func @large(%x: tensor<4611686018427387904x2xf32>) {
  return
}

// -----

// expected-error @below {{'memref<?x2x4611686018427387904xf32>' has 2^63 elements or more}}
func.func @large(%x: memref<?x2x4611686018427387904xf32>) {
  return
}

// -----

// The caller of a function that returns its argument gets a copy.
func.func private @same(%x: memref<?xf32>) -> memref<?xf32> {
  %0 = memref.cast %x : memref<?xf32> to memref<4xf32>
  %1 = memref.cast %0 : memref<4xf32> to memref<?xf32>
  // expected-warning @below {{result #0 of @same is a copy of an argument: what callers write to it stays in the copy}}
  return %1 : memref<?xf32>
}
func.func @set(%x: memref<?xf32>, %y: tensor<4xf32>, %z: f32) {
  %c0 = arith.constant 0 : index
  %0 = call @same(%x) : (memref<?xf32>) -> memref<?xf32>
  memref.store %z, %0[%c0] : memref<?xf32>
  return
}
