// Calls with an unranked result in loops: the caller keeps the descriptor on its stack.

func.func private @unranked(%in: memref<*xf32>) -> memref<*xf32>
    attributes {passthrough = ["noinline"]} {
  return %in : memref<*xf32>
}

// The result lives for one iteration.
func.func @used_at_once(%in: memref<*xf32>, %n: index) -> index attributes {llvm.emit_c_interface} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %sum = scf.for %i = %c0 to %n step %c1 iter_args(%s = %c0) -> index {
    %m = func.call @unranked(%in) : (memref<*xf32>) -> memref<*xf32>
    %size = memref.dim %m, %c0 : memref<*xf32>
    %next = arith.addi %s, %size : index
    scf.yield %next : index
  }
  return %sum : index
}

func.func @used_at_once_indirectly(%in: memref<*xf32>, %n: index) -> index
    attributes {llvm.emit_c_interface} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %f = constant @unranked : (memref<*xf32>) -> memref<*xf32>
  %sum = scf.for %i = %c0 to %n step %c1 iter_args(%s = %c0) -> index {
    %m = func.call_indirect %f(%in) : (memref<*xf32>) -> memref<*xf32>
    %size = memref.dim %m, %c0 : memref<*xf32>
    %next = arith.addi %s, %size : index
    scf.yield %next : index
  }
  return %sum : index
}

// One result is handed to the next call of the same iteration.
func.func @used_by_a_call(%in: memref<*xf32>, %n: index) -> index
    attributes {llvm.emit_c_interface} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %sum = scf.for %i = %c0 to %n step %c1 iter_args(%s = %c0) -> index {
    %m = func.call @unranked(%in) : (memref<*xf32>) -> memref<*xf32>
    %o = func.call @unranked(%m) : (memref<*xf32>) -> memref<*xf32>
    %size = memref.dim %o, %c0 : memref<*xf32>
    %next = arith.addi %s, %size : index
    scf.yield %next : index
  }
  return %sum : index
}

// The result is used in another block, and branches enter the loop at two.
func.func @irreducible(%in: memref<*xf32>, %n: index) -> index attributes {llvm.emit_c_interface} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %skips = arith.cmpi eq, %n, %c2 : index
  cf.cond_br %skips, ^count(%c0, %c0 : index, index), ^call(%c0, %c0 : index, index)
^call(%i: index, %s: index):
  %m = func.call @unranked(%in) : (memref<*xf32>) -> memref<*xf32>
  cf.br ^read
^read:
  %size = memref.dim %m, %c0 : memref<*xf32>
  %next = arith.addi %s, %size : index
  %next_i = arith.addi %i, %c1 : index
  cf.br ^count(%next_i, %next : index, index)
^count(%j: index, %sum: index):
  %goes_on = arith.cmpi slt, %j, %n : index
  cf.cond_br %goes_on, ^call(%j, %sum : index, index), ^end
^end:
  return %sum : index
}

// The result of an iteration is the operand of the next one.
func.func @carried(%in: memref<*xf32>, %n: index) -> index attributes {llvm.emit_c_interface} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %last, %sum = scf.for %i = %c0 to %n step %c1 iter_args(%m = %in, %s = %c0)
      -> (memref<*xf32>, index) {
    %o = func.call @unranked(%m) : (memref<*xf32>) -> memref<*xf32>
    %size = memref.dim %m, %c0 : memref<*xf32>
    %next = arith.addi %s, %size : index
    scf.yield %o, %next : memref<*xf32>, index
  }
  %size = memref.dim %last, %c0 : memref<*xf32>
  %total = arith.addi %sum, %size : index
  return %total : index
}

// The result of the last iteration is used after the loop, by another call in between.
func.func @used_after(%in: memref<*xf32>, %n: index) -> index attributes {llvm.emit_c_interface} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  cf.br ^loop(%c0 : index)
^loop(%i: index):
  %m = call @unranked(%in) : (memref<*xf32>) -> memref<*xf32>
  %next = arith.addi %i, %c1 : index
  %more = arith.cmpi ult, %next, %n : index
  cf.cond_br %more, ^loop(%next : index), ^after
^after:
  %o = call @unranked(%m) : (memref<*xf32>) -> memref<*xf32>
  %first = memref.dim %m, %c0 : memref<*xf32>
  %second = memref.dim %o, %c0 : memref<*xf32>
  %sum = arith.addi %first, %second : index
  return %sum : index
}

// The stack has another value of the iteration, which the next one reads.
func.func @beside_an_alloca(%in: memref<*xf32>, %n: index) -> index
    attributes {llvm.emit_c_interface} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %first = memref.alloca(%c1) : memref<?xindex>
  memref.store %c0, %first[%c0] : memref<?xindex>
  cf.br ^loop(%c0, %first : index, memref<?xindex>)
^loop(%i: index, %previous: memref<?xindex>):
  %m = call @unranked(%in) : (memref<*xf32>) -> memref<*xf32>
  %cell = memref.alloca(%c1) : memref<?xindex>
  %size = memref.dim %m, %c0 : memref<*xf32>
  %sum = memref.load %previous[%c0] : memref<?xindex>
  %next_sum = arith.addi %sum, %size : index
  memref.store %next_sum, %cell[%c0] : memref<?xindex>
  %next = arith.addi %i, %c1 : index
  %more = arith.cmpi ult, %next, %n : index
  cf.cond_br %more, ^loop(%next, %cell : index, memref<?xindex>), ^after
^after:
  %total = memref.load %cell[%c0] : memref<?xindex>
  return %total : index
}
