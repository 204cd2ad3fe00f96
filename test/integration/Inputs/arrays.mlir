// Functions over arrays of $T, run on random data against NumPy.
// $product is an operation on %x and %factor, and $sum one on %sum and %x.

func.func private @scale_row(%in: memref<?x$T, strided<[?], offset: ?>>, %factor: $T,
                             %out: memref<?x$T, strided<[?], offset: ?>>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = memref.dim %in, %c0 : memref<?x$T, strided<[?], offset: ?>>
  scf.for %i = %c0 to %n step %c1 {
    %x = memref.load %in[%i] : memref<?x$T, strided<[?], offset: ?>>
    %y = $product
    memref.store %y, %out[%i] : memref<?x$T, strided<[?], offset: ?>>
  }
  return
}

func.func @scale(%in: memref<?x?x$T, strided<[?, ?], offset: ?>>, %factor: $T,
                 %out: memref<?x?x$T, strided<[?, ?], offset: ?>>)
    attributes {llvm.emit_c_interface} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %rows = memref.dim %in, %c0 : memref<?x?x$T, strided<[?, ?], offset: ?>>
  %columns = memref.dim %in, %c1 : memref<?x?x$T, strided<[?, ?], offset: ?>>
  scf.for %i = %c0 to %rows step %c1 {
    %from = memref.subview %in[%i, 0] [1, %columns] [1, 1]
      : memref<?x?x$T, strided<[?, ?], offset: ?>> to memref<?x$T, strided<[?], offset: ?>>
    %to = memref.subview %out[%i, 0] [1, %columns] [1, 1]
      : memref<?x?x$T, strided<[?, ?], offset: ?>> to memref<?x$T, strided<[?], offset: ?>>
    func.call @scale_row(%from, %factor, %to)
      : (memref<?x$T, strided<[?], offset: ?>>, $T, memref<?x$T, strided<[?], offset: ?>>) -> ()
  }
  return
}

// A static shape whose strides and offset are partly known, and an affine layout.
func.func @transpose(%in: memref<2x3x$T, strided<[?, 1], offset: 2>>,
                     %out: memref<3x2x$T, affine_map<(i, j) -> (2 * i + j)>>)
    attributes {llvm.emit_c_interface} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  scf.for %i = %c0 to %c2 step %c1 {
    scf.for %j = %c0 to %c3 step %c1 {
      %x = memref.load %in[%i, %j] : memref<2x3x$T, strided<[?, 1], offset: 2>>
      memref.store %x, %out[%j, %i] : memref<3x2x$T, affine_map<(i, j) -> (2 * i + j)>>
    }
  }
  return
}

// Rank 0 in and out, and several results of different kinds.
func.func @first_last(%in: memref<?x$T>, %cell: memref<$T>)
    -> ($T, index, memref<?x$T>, i1, $T, memref<$T>) attributes {llvm.emit_c_interface} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %true = arith.constant true
  %n = memref.dim %in, %c0 : memref<?x$T>
  %end = arith.subi %n, %c1 : index
  %first = memref.load %in[%c0] : memref<?x$T>
  %last = memref.load %in[%end] : memref<?x$T>
  memref.store %last, %cell[] : memref<$T>
  return %first, %n, %in, %true, %last, %cell
    : $T, index, memref<?x$T>, i1, $T, memref<$T>
}

// The argument comes back, by a caller that unpacks several results.
func.func @swap(%a: memref<?x?x$T, strided<[?, ?], offset: ?>>, %b: memref<?x$T>)
    -> (memref<?x$T>, memref<?x?x$T, strided<[?, ?], offset: ?>>)
    attributes {llvm.emit_c_interface} {
  return %b, %a : memref<?x$T>, memref<?x?x$T, strided<[?, ?], offset: ?>>
}
func.func @swap_back(%a: memref<?x?x$T, strided<[?, ?], offset: ?>>, %b: memref<?x$T>)
    -> (memref<?x?x$T, strided<[?, ?], offset: ?>>, memref<?x$T>)
    attributes {llvm.emit_c_interface} {
  %r:2 = call @swap(%a, %b) : (memref<?x?x$T, strided<[?, ?], offset: ?>>, memref<?x$T>)
    -> (memref<?x$T>, memref<?x?x$T, strided<[?, ?], offset: ?>>)
  return %r#1, %r#0 : memref<?x?x$T, strided<[?, ?], offset: ?>>, memref<?x$T>
}

// New storage, which the caller frees.
func.func @filled(%n: index, %value: $T) -> memref<?x$T> attributes {llvm.emit_c_interface} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %new = memref.alloc(%n) : memref<?x$T>
  scf.for %i = %c0 to %n step %c1 {
    memref.store %value, %new[%i] : memref<?x$T>
  }
  return %new : memref<?x$T>
}

func.func @sum_from(%in: memref<?x$T>, %i: index, %sum: $T) -> $T
    attributes {llvm.emit_c_interface} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = memref.dim %in, %c0 : memref<?x$T>
  %done = arith.cmpi uge, %i, %n : index
  cf.cond_br %done, ^exit, ^more
^exit:
  return %sum : $T
^more:
  %x = memref.load %in[%i] : memref<?x$T>
  %next = $sum
  %j = arith.addi %i, %c1 : index
  %rest = call @sum_from(%in, %j, %next) : (memref<?x$T>, index, $T) -> $T
  return %rest : $T
}

// A function value chosen at run time, and memrefs as block arguments.
func.func @left(%a: memref<?x$T>, %b: memref<?x$T>) -> memref<?x$T> {
  return %a : memref<?x$T>
}
func.func @right(%a: memref<?x$T>, %b: memref<?x$T>) -> memref<?x$T> {
  return %b : memref<?x$T>
}
func.func @pick_by_pointer(%which: i1, %a: memref<?x$T>, %b: memref<?x$T>) -> memref<?x$T>
    attributes {llvm.emit_c_interface} {
  %left = constant @left : (memref<?x$T>, memref<?x$T>) -> memref<?x$T>
  %right = constant @right : (memref<?x$T>, memref<?x$T>) -> memref<?x$T>
  %f = arith.select %which, %left, %right : (memref<?x$T>, memref<?x$T>) -> memref<?x$T>
  %r = call_indirect %f(%a, %b) : (memref<?x$T>, memref<?x$T>) -> memref<?x$T>
  return %r : memref<?x$T>
}
func.func @pick_by_branch(%which: i1, %a: memref<?x$T>, %b: memref<?x$T>) -> memref<?x$T>
    attributes {llvm.emit_c_interface} {
  cf.cond_br %which, ^chosen(%a : memref<?x$T>), ^chosen(%b : memref<?x$T>)
^chosen(%r: memref<?x$T>):
  return %r : memref<?x$T>
}

// Unranked: its number of elements, itself as a copy of the descriptor, and through two callers.
func.func @element_count(%in: memref<*x$T>) -> index attributes {llvm.emit_c_interface} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %rank = memref.rank %in : memref<*x$T>
  %count = scf.for %i = %c0 to %rank step %c1 iter_args(%product = %c1) -> index {
    %size = memref.dim %in, %i : memref<*x$T>
    %next = arith.muli %product, %size : index
    scf.yield %next : index
  }
  return %count : index
}
func.func @unranked(%in: memref<*x$T>) -> memref<*x$T> attributes {llvm.emit_c_interface} {
  return %in : memref<*x$T>
}
func.func @unranked_pair(%a: memref<*x$T>, %b: memref<*x$T>) -> (memref<*x$T>, $T, memref<*x$T>)
    attributes {llvm.emit_c_interface} {
  %c0 = arith.constant 0 : index
  %f = constant @unranked : (memref<*x$T>) -> memref<*x$T>
  %x = call @unranked(%a) : (memref<*x$T>) -> memref<*x$T>
  %y = call_indirect %f(%b) : (memref<*x$T>) -> memref<*x$T>
  %row = memref.cast %x : memref<*x$T> to memref<?x$T>
  %first = memref.load %row[%c0] : memref<?x$T>
  return %y, %first, %x : memref<*x$T>, $T, memref<*x$T>
}
