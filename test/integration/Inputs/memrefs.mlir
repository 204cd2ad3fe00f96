// Memrefs from C and to C. C owns what it allocates; what is returned, the caller frees.

func.func @sum(%in: memref<?x?xf32, strided<[?, ?], offset: ?>>) -> f32
    attributes {llvm.emit_c_interface} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %zero = arith.constant 0.0 : f32
  %rows = memref.dim %in, %c0 : memref<?x?xf32, strided<[?, ?], offset: ?>>
  %columns = memref.dim %in, %c1 : memref<?x?xf32, strided<[?, ?], offset: ?>>
  %sum = scf.for %i = %c0 to %rows step %c1 iter_args(%s = %zero) -> f32 {
    %row = scf.for %j = %c0 to %columns step %c1 iter_args(%r = %s) -> f32 {
      %x = memref.load %in[%i, %j] : memref<?x?xf32, strided<[?, ?], offset: ?>>
      %next = arith.addf %r, %x : f32
      scf.yield %next : f32
    }
    scf.yield %row : f32
  }
  return %sum : f32
}

func.func @filled(%n: index, %value: f32) -> memref<?xf32> attributes {llvm.emit_c_interface} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %new = memref.alloc(%n) : memref<?xf32>
  scf.for %i = %c0 to %n step %c1 {
    memref.store %value, %new[%i] : memref<?xf32>
  }
  return %new : memref<?xf32>
}

// The result may be stored over the argument.
func.func @transposed(%in: memref<?x?xf32, strided<[?, ?], offset: ?>>)
    -> memref<?x?xf32, strided<[?, ?], offset: ?>> attributes {llvm.emit_c_interface} {
  %base, %offset, %sizes:2, %strides:2 = memref.extract_strided_metadata %in
    : memref<?x?xf32, strided<[?, ?], offset: ?>> -> memref<f32>, index, index, index, index, index
  %out = memref.reinterpret_cast %base to
    offset: [%offset], sizes: [%sizes#1, %sizes#0], strides: [%strides#1, %strides#0]
    : memref<f32> to memref<?x?xf32, strided<[?, ?], offset: ?>>
  return %out : memref<?x?xf32, strided<[?, ?], offset: ?>>
}

func.func @bump(%numbers: memref<?xi32>, %cell: memref<i32>, %by: i32)
    -> (memref<i32>, i32, memref<?xi32>, f64) attributes {llvm.emit_c_interface} {
  %c0 = arith.constant 0 : index
  %half = arith.constant 0.5 : f64
  %x = memref.load %cell[] : memref<i32>
  %y = arith.addi %x, %by : i32
  memref.store %y, %cell[] : memref<i32>
  memref.store %y, %numbers[%c0] : memref<?xi32>
  return %cell, %y, %numbers, %half : memref<i32>, i32, memref<?xi32>, f64
}

func.func @element_count(%in: memref<*xf32>) -> index attributes {llvm.emit_c_interface} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %rank = memref.rank %in : memref<*xf32>
  %count = scf.for %i = %c0 to %rank step %c1 iter_args(%product = %c1) -> index {
    %size = memref.dim %in, %i : memref<*xf32>
    %next = arith.muli %product, %size : index
    scf.yield %next : index
  }
  return %count : index
}

// Two descriptors on the heap, though both speak of one row.
func.func @without_rank(%in: memref<?xf32>) -> (memref<*xf32>, i32, memref<*xf32>)
    attributes {llvm.emit_c_interface} {
  %seven = arith.constant 7 : i32
  %out = memref.cast %in : memref<?xf32> to memref<*xf32>
  return %out, %seven, %out : memref<*xf32>, i32, memref<*xf32>
}

// What C implements.
func.func private @c_scaled(memref<?xf32>, f32) -> memref<?xf32>
    attributes {llvm.emit_c_interface}
func.func private @c_clear(memref<?x?xf32, strided<[?, ?], offset: ?>>)
    attributes {llvm.emit_c_interface}
func.func private @c_reshaped(memref<*xf32>) -> memref<*xf32> attributes {llvm.emit_c_interface}
func.func private @c_both(memref<*xf32>, i32) -> (i32, memref<*xf32>, memref<i32>)
    attributes {llvm.emit_c_interface}

// The storage that C returns is freed here.
func.func @scaled_sum(%in: memref<?xf32>, %factor: f32) -> f32 attributes {llvm.emit_c_interface} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %new = call @c_scaled(%in, %factor) : (memref<?xf32>, f32) -> memref<?xf32>
  %n = memref.dim %new, %c0 : memref<?xf32>
  %table = memref.reinterpret_cast %new to offset: [0], sizes: [%c1, %n], strides: [%n, 1]
    : memref<?xf32> to memref<?x?xf32, strided<[?, 1]>>
  %any = memref.cast %table
    : memref<?x?xf32, strided<[?, 1]>> to memref<?x?xf32, strided<[?, ?], offset: ?>>
  %sum = call @sum(%any) : (memref<?x?xf32, strided<[?, ?], offset: ?>>) -> f32
  memref.dealloc %new : memref<?xf32>
  return %sum : f32
}

func.func @clear(%in: memref<?x?xf32, strided<[?, ?], offset: ?>>)
    attributes {llvm.emit_c_interface} {
  call @c_clear(%in) : (memref<?x?xf32, strided<[?, ?], offset: ?>>) -> ()
  return
}

// The descriptors that C returns on the heap are freed by the calls.
func.func @reshaped_count(%in: memref<*xf32>) -> (index, i32) attributes {llvm.emit_c_interface} {
  %one = arith.constant 1 : i32
  %a = call @c_reshaped(%in) : (memref<*xf32>) -> memref<*xf32>
  %b:3 = call @c_both(%a, %one) : (memref<*xf32>, i32) -> (i32, memref<*xf32>, memref<i32>)
  %first = call @element_count(%a) : (memref<*xf32>) -> index
  %second = call @element_count(%b#1) : (memref<*xf32>) -> index
  %sum = arith.addi %first, %second : index
  %x = memref.load %b#2[] : memref<i32>
  %y = arith.addi %x, %b#0 : i32
  return %sum, %y : index, i32
}

// A pointer to a C function that takes the fields of the descriptor one by one.
func.func @apply(%f: (memref<?xf32>) -> f32, %in: memref<?xf32>) -> f32
    attributes {llvm.emit_c_interface} {
  %r = call_indirect %f(%in) : (memref<?xf32>) -> f32
  return %r : f32
}
