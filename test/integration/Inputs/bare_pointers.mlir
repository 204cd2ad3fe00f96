// Functions for the convention of bare pointers: $attribute may give it to each.

func.func @over_aligned(%value: f32) -> memref<4x4xf32> attributes {$attribute} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %new = memref.alloc() {alignment = 256} : memref<4x4xf32>
  scf.for %i = %c0 to %c4 step %c1 {
    scf.for %j = %c0 to %c4 step %c1 {
      memref.store %value, %new[%i, %j] : memref<4x4xf32>
    }
  }
  return %new : memref<4x4xf32>
}

func.func @sum(%in: memref<4x4xf32>) -> f32 attributes {$attribute} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %zero = arith.constant 0.0 : f32
  %sum = scf.for %i = %c0 to %c4 step %c1 iter_args(%s = %zero) -> f32 {
    %row = scf.for %j = %c0 to %c4 step %c1 iter_args(%r = %s) -> f32 {
      %x = memref.load %in[%i, %j] : memref<4x4xf32>
      %next = arith.addf %r, %x : f32
      scf.yield %next : f32
    }
    scf.yield %row : f32
  }
  return %sum : f32
}

// The caller reads what the callee allocated: by the one pointer that came back.
func.func @sum_of_new(%value: f32) -> f32 {
  %new = call @over_aligned(%value) : (f32) -> memref<4x4xf32>
  %sum = call @sum(%new) : (memref<4x4xf32>) -> f32
  return %sum : f32
}

// The pointer excludes the static offset; two results, one of them a pointer.
func.func @negate(%in: memref<2x3xf32, strided<[4, 1], offset: 2>>)
    -> (memref<2x3xf32, strided<[4, 1], offset: 2>>, i32) attributes {$attribute} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %answer = arith.constant 42 : i32
  scf.for %i = %c0 to %c2 step %c1 {
    scf.for %j = %c0 to %c3 step %c1 {
      %x = memref.load %in[%i, %j] : memref<2x3xf32, strided<[4, 1], offset: 2>>
      %y = arith.negf %x : f32
      memref.store %y, %in[%i, %j] : memref<2x3xf32, strided<[4, 1], offset: 2>>
    }
  }
  return %in, %answer : memref<2x3xf32, strided<[4, 1], offset: 2>>, i32
}
