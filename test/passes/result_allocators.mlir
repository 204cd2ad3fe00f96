// REQUIRES: bufferization
// RUN: abi-opt %s --abi-result-allocators --split-input-file | filecheck %s
// RUN: abi-opt %s --abi-result-allocators --abi-result-allocators --abi-verify --split-input-file | filecheck %s
// RUN: abi-opt %s --abi-result-allocators --split-input-file --verify-diagnostics

// An allocator takes the dynamic sizes of the arguments and gives a tuple of buffers.
// CHECK-LABEL: func.func @add(
// CHECK-SAME: attributes {iree.reflection = {fbr = "add_result_allocator"}} {
// CHECK-LABEL: func.func @add_result_allocator(
// CHECK-SAME: %[[ROWS:.+]]: index, %{{.+}}: index) -> tuple<memref<?x4xf32>> attributes {iree.abi.stub, llvm.emit_c_interface} {
// CHECK-NEXT: %[[BUFFER:.+]] = memref.alloc(%[[ROWS]]) {bufferization.manual_deallocation} : memref<?x4xf32>
// CHECK-NEXT: %[[TUPLE:.+]] = builtin.unrealized_conversion_cast %[[BUFFER]] : memref<?x4xf32> to tuple<memref<?x4xf32>>
// CHECK-NEXT: return %[[TUPLE]] : tuple<memref<?x4xf32>>
func.func @add(%x: tensor<?x4xf32>, %y: tensor<?x4xf32>) -> tensor<?x4xf32> {
  %0 = arith.addf %x, %y : tensor<?x4xf32>
  return %0 : tensor<?x4xf32>
}

// -----

// Parameters: dynamic sizes, integers and indices, in the order of the arguments; nothing of others.
// CHECK-LABEL: func.func @parameters_result_allocator(
// CHECK-SAME: %{{.+}}: index, %{{.+}}: index, %{{.+}}: i8, %{{.+}}: index, %[[N:.+]]: index) -> tuple<memref<?xf32>> attributes
// CHECK-NEXT: memref.alloc(%[[N]])
func.func @parameters(%a: memref<?x3x?xf32>, %b: f32, %c: i8, %d: vector<4xi32>, %e: tensor<*xf32>,
                      %f: tensor<?x2xi1>, %g: complex<f32>, %h: tensor<4xf32>, %n: index)
    -> tensor<?xf32> {
  %0 = tensor.empty(%n) : tensor<?xf32>
  return %0 : tensor<?xf32>
}

// -----

// Slots: every ranked tensor and memref, static ones too; other results have none.
// CHECK-LABEL: func.func @slots_result_allocator(
// CHECK-SAME: %[[N:.+]]: index) -> tuple<memref<4xi8>, memref<2x?xf32>, memref<f64>> attributes
// CHECK-NEXT: %[[A:.+]] = memref.alloc() {{.*}} : memref<4xi8>
// CHECK-NEXT: %[[B:.+]] = memref.alloc(%[[N]]) {{.*}} : memref<2x?xf32>
// CHECK-NEXT: %[[C:.+]] = memref.alloc() {{.*}} : memref<f64>
// CHECK-NEXT: builtin.unrealized_conversion_cast %[[A]], %[[B]], %[[C]]
func.func @slots(%a: tensor<4xi8>, %b: tensor<2x?xf32>, %c: memref<f64>, %d: f32, %e: memref<*xf32>)
    -> (f32, tensor<4xi8>, memref<*xf32>, tensor<2x?xf32>, memref<f64>) {
  return %d, %a, %e, %b, %c : f32, tensor<4xi8>, memref<*xf32>, tensor<2x?xf32>, memref<f64>
}

// -----

// Functions that want no allocator: not exported, without dynamic sizes, without a body.
// CHECK-LABEL: func.func private @private(%{{.+}}: tensor<?xf32>) -> tensor<?xf32> {
// CHECK-LABEL: func.func @static(%{{.+}}: tensor<?xf32>) -> f32 {
// CHECK-LABEL: func.func private @declared(tensor<?xf32>) -> tensor<?xf32>
// CHECK-LABEL: func.func @stub(%{{.+}}: tensor<?xf32>) -> tensor<?xf32> attributes {iree.abi.stub} {
// CHECK-NOT: func.func
// CHECK: }
func.func private @private(%x: tensor<?xf32>) -> tensor<?xf32> {
  return %x : tensor<?xf32>
}
func.func @static(%x: tensor<?xf32>) -> f32 {
  %0 = call @private(%x) : (tensor<?xf32>) -> tensor<?xf32>
  %1 = arith.constant 0.0 : f32
  return %1 : f32
}
func.func private @declared(tensor<?xf32>) -> tensor<?xf32>
func.func @stub(%x: tensor<?xf32>) -> tensor<?xf32> attributes {iree.abi.stub} {
  return %x : tensor<?xf32>
}

// -----

// Arithmetic on parameters comes along, each operation once, and the work on data stays behind.
// CHECK-LABEL: func.func @arithmetic_result_allocator(
// CHECK-SAME: %[[SIZE:.+]]: index, %[[N:.+]]: i32)
// CHECK: %[[INDEX:.+]] = arith.index_cast %[[N]] : i32 to index
// CHECK-NEXT: %[[PRODUCT:.+]] = arith.muli %[[INDEX]], %[[SIZE]] : index
// CHECK-NEXT: memref.alloc(%[[PRODUCT]]) {bufferization.manual_deallocation} : memref<?xf32>
// CHECK-NEXT: memref.alloc(%[[PRODUCT]], %[[INDEX]]) {bufferization.manual_deallocation} : memref<?x?xf32>
// CHECK-NEXT: builtin.unrealized_conversion_cast
// CHECK-NEXT: return
func.func @arithmetic(%x: tensor<?xf32>, %n: i32) -> (tensor<?xf32>, tensor<?x?xf32>) {
  %c0 = arith.constant 0 : index
  %m = tensor.dim %x, %c0 : tensor<?xf32>
  %i = arith.index_cast %n : i32 to index
  %p = arith.muli %i, %m : index
  %cst = arith.constant 1.0 : f32
  %e = tensor.empty(%p) : tensor<?xf32>
  %0 = linalg.fill ins(%cst : f32) outs(%e : tensor<?xf32>) -> tensor<?xf32>
  %1 = tensor.empty(%p, %i) : tensor<?x?xf32>
  return %0, %1 : tensor<?xf32>, tensor<?x?xf32>
}

// -----

// Calls are inlined, also of functions that are not to be, whatever they do.
// CHECK-LABEL: func.func @calls_result_allocator(
// CHECK-SAME: %[[N:.+]]: index)
// CHECK-NEXT: %[[PADDING:.+]] = arith.constant 3 : index
// CHECK-NEXT: %[[SUM:.+]] = arith.addi %[[N]], %[[PADDING]]
// CHECK-NEXT: memref.alloc(%[[SUM]])
func.func private @print(tensor<?xf32>)
func.func private @padded(%x: tensor<?xf32>) -> tensor<?xf32> attributes {no_inline} {
  call @print(%x) : (tensor<?xf32>) -> ()
  %c = arith.constant 1.0 : f32
  %0 = tensor.pad %x low[1] high[2] {
  ^bb0(%i: index):
    tensor.yield %c : f32
  } : tensor<?xf32> to tensor<?xf32>
  return %0 : tensor<?xf32>
}
func.func @calls(%x: tensor<?xf32>) -> tensor<?xf32> {
  %0 = call @padded(%x) : (tensor<?xf32>) -> tensor<?xf32>
  return %0 : tensor<?xf32>
}

// -----

// Branches of one shape need no condition.
// CHECK-LABEL: func.func @one_shape_result_allocator(
// CHECK-SAME: %{{.+}}: i1, %[[N:.+]]: index)
// CHECK-NEXT: memref.alloc(%[[N]])
func.func @one_shape(%c: i1, %x: tensor<?xf32>) -> tensor<?xf32> {
  %0 = scf.if %c -> tensor<?xf32> {
    %1 = math.exp %x : tensor<?xf32>
    scf.yield %1 : tensor<?xf32>
  } else {
    scf.yield %x : tensor<?xf32>
  }
  return %0 : tensor<?xf32>
}

// -----

// Of branches of several shapes, inside each other, a parameter chooses.
// CHECK-LABEL: func.func @several_shapes_result_allocator(
// CHECK-SAME: %[[I:.+]]: index, %[[C:.+]]: i1, %[[N:.+]]: index, %[[M:.+]]: index)
// CHECK: %[[SIZE:.+]] = scf.index_switch %[[I]] -> index
// CHECK: arith.select %[[C]]
// CHECK: memref.alloc(%[[SIZE]])
func.func @several_shapes(%i: index, %c: i1, %x: memref<?xf32>, %y: memref<?xf32>) -> memref<?xf32> {
  %0 = scf.index_switch %i -> memref<?xf32>
  case 2 {
    %1 = scf.if %c -> memref<?xf32> {
      scf.yield %x : memref<?xf32>
    } else {
      scf.yield %y : memref<?xf32>
    }
    scf.yield %1 : memref<?xf32>
  }
  default {
    scf.yield %y : memref<?xf32>
  }
  return %0 : memref<?xf32>
}

// -----

// Sizes that depend on both results of a branch are computed by one branch: nothing doubles.
// CHECK-LABEL: func.func @coupled_result_allocator(
// CHECK-SAME: %[[C:.+]]: i1, %[[D:.+]]: i1, %[[M:.+]]: index, %[[N:.+]]: index)
// CHECK: %[[OUTER:.+]]:2 = scf.if %[[C]] -> (index, index)
// CHECK: %[[INNER:.+]]:2 = scf.if %[[D]] -> (index, index)
// CHECK-NOT: scf.if
// CHECK: memref.alloc(
func.func @coupled(%c: i1, %d: i1, %m: index, %n: index) -> tensor<?xf32> {
  %outer:2 = scf.if %c -> (index, index) {
    %inner:2 = scf.if %d -> (index, index) {
      %0 = arith.muli %m, %n : index
      %1 = arith.divui %m, %n : index
      scf.yield %0, %1 : index, index
    } else {
      scf.yield %m, %n : index, index
    }
    %2 = arith.muli %inner#0, %inner#1 : index
    %3 = arith.divui %inner#0, %inner#1 : index
    scf.yield %2, %3 : index, index
  } else {
    scf.yield %m, %n : index, index
  }
  %size = arith.divui %outer#0, %outer#1 : index
  %r = tensor.empty(%size) : tensor<?xf32>
  return %r : tensor<?xf32>
}

// -----

// A loop may keep a shape, or grow it.
// CHECK-LABEL: func.func @loops_result_allocator(
// CHECK-SAME: %[[M:.+]]: index, %[[N:.+]]: index)
// CHECK: memref.alloc(%[[M]])
// CHECK: %[[GROWN:.+]] = scf.for {{.*}} iter_args(%{{.+}} = %[[M]]) -> (index)
// CHECK: memref.alloc(%[[GROWN]])
func.func @loops(%x: tensor<?xf32>, %n: index) -> (tensor<?xf32>, tensor<?xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %kept, %grown = scf.for %i = %c0 to %n step %c1 iter_args(%k = %x, %g = %x)
      -> (tensor<?xf32>, tensor<?xf32>) {
    %1 = arith.addf %k, %k : tensor<?xf32>
    %2 = tensor.concat dim(0) %g, %x : (tensor<?xf32>, tensor<?xf32>) -> tensor<?xf32>
    scf.yield %1, %2 : tensor<?xf32>, tensor<?xf32>
  }
  return %kept, %grown : tensor<?xf32>, tensor<?xf32>
}

// -----

// A condition on data is no obstacle where it chooses nothing, and the null slot's reason where it does.
// CHECK-LABEL: func.func @condition_on_data_result_allocator(
// CHECK-SAME: %{{.+}}: index, %[[N:.+]]: index)
// CHECK-NEXT: %[[ZERO:.+]] = llvm.mlir.zero : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %[[NULL:.+]] = builtin.unrealized_conversion_cast %[[ZERO]] : !llvm.struct<{{.+}}> to memref<?xf32>
// CHECK-NEXT: %[[BUFFER:.+]] = memref.alloc(%[[N]])
// CHECK-NEXT: builtin.unrealized_conversion_cast %[[NULL]], %[[BUFFER]] :
// expected-remark @below {{result #0 of @condition_on_data is not allocated: size 0 depends on data, by 'tensor.extract'}}
func.func @condition_on_data(%c: tensor<i1>, %x: tensor<?xf32>, %y: tensor<?xf32>)
    -> (tensor<?xf32>, tensor<?xf32>) {
  %b = tensor.extract %c[] : tensor<i1>
  %0:2 = scf.if %b -> (tensor<?xf32>, tensor<?xf32>) {
    scf.yield %x, %y : tensor<?xf32>, tensor<?xf32>
  } else {
    %1 = arith.negf %y : tensor<?xf32>
    scf.yield %y, %1 : tensor<?xf32>, tensor<?xf32>
  }
  return %0#0, %0#1 : tensor<?xf32>, tensor<?xf32>
}

// -----

// Selection has the shape of what it chooses, and so has the branch that canonicalization makes one of.
// CHECK-LABEL: func.func @select_result_allocator(
// CHECK-SAME: %[[C:.+]]: i1, %[[M:.+]]: index, %[[N:.+]]: index)
// CHECK-NEXT: %[[SIZE:.+]] = arith.select %[[C]], %[[M]], %[[N]] : index
// CHECK-NEXT: memref.alloc(%[[SIZE]])
// CHECK-LABEL: func.func @branch_result_allocator(
// CHECK-SAME: %[[C:.+]]: i1, %[[M:.+]]: index, %[[N:.+]]: index)
// CHECK-NEXT: %[[SIZE:.+]] = arith.select %[[C]], %[[M]], %[[N]] : index
// CHECK-NEXT: memref.alloc(%[[SIZE]])
func.func @select(%c: i1, %x: tensor<?xf32>, %y: tensor<?xf32>) -> tensor<?xf32> {
  %0 = arith.select %c, %x, %y : tensor<?xf32>
  return %0 : tensor<?xf32>
}
func.func @branch(%c: i1, %x: tensor<?xf32>, %y: tensor<?xf32>) -> tensor<?xf32> {
  cf.cond_br %c, ^end(%x : tensor<?xf32>), ^end(%y : tensor<?xf32>)
^end(%z: tensor<?xf32>):
  return %z : tensor<?xf32>
}

// -----

// Selection of elements, by a tensor, has the shape of them all.
// CHECK-LABEL: func.func @elements_result_allocator(
// CHECK-SAME: %[[L:.+]]: index, %[[M:.+]]: index, %[[N:.+]]: index)
// CHECK-NEXT: memref.alloc(%{{.+}})
func.func @elements(%c: tensor<?xi1>, %x: tensor<?xf32>, %y: tensor<?xf32>) -> tensor<?xf32> {
  %0 = arith.select %c, %x, %y : tensor<?xi1>, tensor<?xf32>
  return %0 : tensor<?xf32>
}

// -----

// Several returns must agree on a size.
// CHECK-LABEL: func.func @returns_result_allocator(
// CHECK-SAME: %{{.+}}: i1, %[[M:.+]]: index, %[[N:.+]]: index)
// CHECK-NEXT: %[[BUFFER:.+]] = memref.alloc(%[[M]])
// CHECK-NEXT: %[[ZERO:.+]] = llvm.mlir.zero
// CHECK-NEXT: %[[NULL:.+]] = builtin.unrealized_conversion_cast %[[ZERO]]
// CHECK-NEXT: builtin.unrealized_conversion_cast %[[BUFFER]], %[[NULL]] :
func.func private @log(f32)
// expected-remark @below {{result #1 of @returns is not allocated: size 0 has no one value for all returns}}
func.func @returns(%c: i1, %x: tensor<?xf32>, %y: tensor<?xf32>, %f: f32)
    -> (tensor<?xf32>, tensor<?xf32>) {
  cf.cond_br %c, ^a, ^b
^a:
  call @log(%f) : (f32) -> ()
  %0 = arith.negf %x : tensor<?xf32>
  return %0, %x : tensor<?xf32>, tensor<?xf32>
^b:
  return %x, %y : tensor<?xf32>, tensor<?xf32>
}

// -----

// What a function elsewhere returns depends on data, and so does an unranked argument, and memory.
// CHECK-LABEL: func.func @unknown_result_allocator(
// CHECK-COUNT-3: llvm.mlir.zero
// CHECK: return
func.func private @elsewhere(tensor<?xf32>) -> tensor<?xf32>
// expected-remark @+3 {{result #0 of @unknown is not allocated: size 0 depends on data, by 'func.call'}}
// expected-remark @+2 {{result #1 of @unknown is not allocated: size 0 depends on data, by 'tensor.cast'}}
// expected-remark @+1 {{result #2 of @unknown is not allocated: size 0 depends on data, by 'memref.load'}}
func.func @unknown(%x: tensor<?xf32>, %u: tensor<*xf32>, %m: memref<index>) -> (tensor<?xf32>, tensor<?xf32>, memref<?xf32>) {
  %0 = call @elsewhere(%x) : (tensor<?xf32>) -> tensor<?xf32>
  %1 = tensor.cast %u : tensor<*xf32> to tensor<?xf32>
  %c7 = arith.constant 7 : index
  memref.store %c7, %m[] : memref<index>
  %n = memref.load %m[] : memref<index>
  %2 = memref.alloc(%n) : memref<?xf32>
  return %0, %1, %2 : tensor<?xf32>, tensor<?xf32>, memref<?xf32>
}

// -----

// The rank of a tensor may be hidden on its way.
// CHECK-LABEL: func.func @hidden_rank_result_allocator(
// CHECK-SAME: %[[N:.+]]: index)
// CHECK-NEXT: memref.alloc(%[[N]])
func.func @hidden_rank(%x: tensor<?xf32>) -> tensor<?xf32> {
  %0 = tensor.cast %x : tensor<?xf32> to tensor<*xf32>
  %1 = tensor.cast %0 : tensor<*xf32> to tensor<?xf32>
  return %1 : tensor<?xf32>
}

// -----

// A division stays in its branch, outside which the divisor may be 0, also if both are alike.
// Where it is 0, the allocator divides by 1.
// CHECK-LABEL: func.func @guarded_result_allocator(
// CHECK-SAME: %[[M:.+]]: index, %[[N:.+]]: index)
// CHECK-NOT: arith.divui
// CHECK: scf.if
// CHECK: %[[IS_ZERO:.+]] = arith.cmpi eq, %[[N]], %c0
// CHECK-NEXT: %[[DIVISOR:.+]] = arith.select %[[IS_ZERO]], %c1, %[[N]]
// CHECK-NEXT: arith.divui %[[M]], %[[DIVISOR]]
// CHECK-NEXT: scf.yield
// CHECK: scf.if
// CHECK: %[[IS_ZERO2:.+]] = arith.cmpi eq, %[[N]], %c0
// CHECK-NEXT: %[[DIVISOR2:.+]] = arith.select %[[IS_ZERO2]], %c1, %[[N]]
// CHECK-NEXT: arith.divui %[[M]], %[[DIVISOR2]]
// CHECK: memref.alloc
func.func @guarded(%x: tensor<?xf32>, %n: index) -> tensor<?xf32> {
  %c0 = arith.constant 0 : index
  %m = tensor.dim %x, %c0 : tensor<?xf32>
  %positive = arith.cmpi sgt, %n, %c0 : index
  %0 = scf.if %positive -> tensor<?xf32> {
    %q = arith.divui %m, %n : index
    %e = tensor.empty(%q) : tensor<?xf32>
    scf.yield %e : tensor<?xf32>
  } else {
    scf.yield %x : tensor<?xf32>
  }
  %more = arith.cmpi sgt, %n, %m : index
  %1 = scf.if %more -> tensor<?xf32> {
    %q = arith.divui %m, %n : index
    %e = tensor.empty(%q) : tensor<?xf32>
    %c = tensor.concat dim(0) %e, %0 : (tensor<?xf32>, tensor<?xf32>) -> tensor<?xf32>
    scf.yield %c : tensor<?xf32>
  } else {
    scf.yield %0 : tensor<?xf32>
  }
  return %1 : tensor<?xf32>
}

// -----

// Of a loop over tensors, the sizes are left; what it does not change is not carried.
// CHECK-LABEL: func.func @while_tensors_result_allocator(
// CHECK-SAME: %[[M:.+]]: index, %[[K:.+]]: index, %[[N:.+]]: index)
// CHECK-NEXT: %[[SIZE:.+]] = scf.while (%[[BEFORE:.+]] = %[[M]]) : (index) -> index {
// CHECK-NEXT: %[[MORE:.+]] = arith.cmpi ult, %[[BEFORE]], %[[N]] : index
// CHECK-NEXT: scf.condition(%[[MORE]]) %[[BEFORE]] : index
// CHECK: ^bb0(%[[AFTER:.+]]: index):
// CHECK-NEXT: %[[SUM:.+]] = arith.addi %[[AFTER]], %[[M]] : index
// CHECK-NEXT: scf.yield %[[SUM]] : index
// CHECK: memref.alloc(%[[SIZE]])
// CHECK-NEXT: memref.alloc(%[[K]])
func.func @while_tensors(%x: tensor<?xf32>, %y: tensor<?xf32>, %n: index)
    -> (tensor<?xf32>, tensor<?xf32>) {
  %c0 = arith.constant 0 : index
  %0:2 = scf.while (%a = %x, %b = %y) : (tensor<?xf32>, tensor<?xf32>) -> (tensor<?xf32>, tensor<?xf32>) {
    %m = tensor.dim %a, %c0 : tensor<?xf32>
    %more = arith.cmpi ult, %m, %n : index
    scf.condition(%more) %a, %b : tensor<?xf32>, tensor<?xf32>
  } do {
  ^bb0(%a: tensor<?xf32>, %b: tensor<?xf32>):
    %c = tensor.concat dim(0) %a, %x : (tensor<?xf32>, tensor<?xf32>) -> tensor<?xf32>
    %d = arith.negf %b : tensor<?xf32>
    scf.yield %c, %d : tensor<?xf32>, tensor<?xf32>
  }
  return %0#0, %0#1 : tensor<?xf32>, tensor<?xf32>
}

// -----

// Blocks between a branch and its end, whatever they do to data.
// CHECK-LABEL: func.func @diamond_result_allocator(
// CHECK-SAME: %[[C:.+]]: i1, %[[M:.+]]: index, %[[N:.+]]: index)
// CHECK: %[[SIZE:.+]] = scf.if %[[C]] -> (index) {
// CHECK-NEXT: arith.addi %[[N]], %[[M]]
// CHECK: scf.yield %[[N]]
// CHECK: memref.alloc(%[[SIZE]])
func.func private @work()
func.func @diamond(%c: i1, %x: tensor<?xf32>, %y: tensor<?xf32>) -> tensor<?xf32> {
  cf.cond_br %c, ^yes, ^no
^yes:
  call @work() : () -> ()
  %0 = tensor.concat dim(0) %y, %x : (tensor<?xf32>, tensor<?xf32>) -> tensor<?xf32>
  cf.br ^end(%0 : tensor<?xf32>)
^no:
  cf.br ^end(%y : tensor<?xf32>)
^end(%z: tensor<?xf32>):
  return %z : tensor<?xf32>
}

// -----

// Numbers of few bits overflow as in the function.
// CHECK-LABEL: func.func @narrow_result_allocator(
// CHECK-SAME: %[[N:.+]]: i8)
// CHECK-NEXT: %[[SUM:.+]] = arith.addi %[[N]], %[[N]] : i8
// CHECK-NEXT: %[[SIZE:.+]] = arith.index_castui %[[SUM]] : i8 to index
// CHECK-NEXT: memref.alloc(%[[SIZE]])
func.func @narrow(%n: i8) -> tensor<?xf32> {
  %twice = arith.addi %n, %n : i8
  %size = arith.index_castui %twice : i8 to index
  %0 = tensor.empty(%size) : tensor<?xf32>
  return %0 : tensor<?xf32>
}

// -----

// Elements of a shape that is made of numbers; a size that is half of another.
// CHECK-LABEL: func.func @shape_result_allocator(
// CHECK-SAME: %[[N:.+]]: index, %[[M:.+]]: index)
// CHECK: %[[IS_ZERO:.+]] = arith.cmpi eq, %[[M]], %c0
// CHECK-NEXT: %[[DIVISOR:.+]] = arith.select %[[IS_ZERO]], %c1, %[[M]]
// CHECK-NEXT: %[[HALF:.+]] = arith.divui %[[N]], %[[DIVISOR]]
// CHECK-NEXT: memref.alloc(%[[HALF]], %[[M]])
// CHECK-NEXT: memref.alloc(%[[N]])
func.func @shape(%x: tensor<?xf32>, %m: index) -> (tensor<?x?xf32>, tensor<?xf32>) {
  %c0 = arith.constant 0 : index
  %n = tensor.dim %x, %c0 : tensor<?xf32>
  %half = arith.divui %n, %m : index
  %shape = tensor.from_elements %half, %m : tensor<2xindex>
  %0 = tensor.reshape %x(%shape) : (tensor<?xf32>, tensor<2xindex>) -> tensor<?x?xf32>
  return %0, %x : tensor<?x?xf32>, tensor<?xf32>
}

// -----

// A size of a tensor without a rank is data.
// CHECK-LABEL: func.func @size_without_rank_result_allocator(
// CHECK: llvm.mlir.zero
// expected-remark @below {{result #0 of @size_without_rank is not allocated: size 0 depends on data, by 'tensor.dim'}}
func.func @size_without_rank(%x: tensor<*xf32>) -> tensor<?xf32> {
  %c0 = arith.constant 0 : index
  %n = tensor.dim %x, %c0 : tensor<*xf32>
  %0 = tensor.empty(%n) : tensor<?xf32>
  return %0 : tensor<?xf32>
}

// -----

// A size that a block is given by a loop of branches.
// CHECK-LABEL: func.func @block_result_allocator(
// CHECK: llvm.mlir.zero
// expected-remark @below {{result #0 of @block is not allocated: size 0 depends on data, by an argument of a block}}
func.func @block(%n: index) -> tensor<?xf32> {
  %c1 = arith.constant 1 : index
  cf.br ^head(%n, %n : index, index)
^head(%i: index, %k: index):
  %next = arith.subi %i, %c1 : index
  %more = arith.cmpi sgt, %next, %c1 : index
  %sum = arith.addi %k, %next : index
  cf.cond_br %more, ^head(%next, %sum : index, index), ^end
^end:
  %0 = tensor.empty(%k) : tensor<?xf32>
  return %0 : tensor<?xf32>
}

// -----

// A loop over scalars that decides a size comes along whole.
// CHECK-LABEL: func.func @while_result_allocator(
// CHECK-SAME: %[[N:.+]]: index)
// CHECK: %[[SIZE:.+]] = scf.while (%{{.+}} = %[[N]]) : (index) -> index {
// CHECK: memref.alloc(%[[SIZE]])
func.func @while(%n: index) -> tensor<?xf32> {
  %c2 = arith.constant 2 : index
  %c100 = arith.constant 100 : index
  %k = scf.while (%i = %n) : (index) -> index {
    %more = arith.cmpi ult, %i, %c100 : index
    scf.condition(%more) %i : index
  } do {
  ^bb0(%i: index):
    %double = arith.muli %i, %c2 : index
    scf.yield %double : index
  }
  %0 = tensor.empty(%k) : tensor<?xf32>
  return %0 : tensor<?xf32>
}

// -----

// Buffers are contiguous; a result of a layout that none can have is not allocated.
// CHECK-LABEL: func.func @layouts_result_allocator(
// CHECK-SAME: %[[N:.+]]: index) -> tuple<memref<?x4xf32>, memref<?x4xf32, 1>, memref<?x4xf32>, memref<?x4xf32>, memref<?x4xf32>> attributes
// CHECK-NEXT: %[[A:.+]] = memref.alloc(%[[N]]) {{.*}} : memref<?x4xf32>
// CHECK-NEXT: %[[B:.+]] = memref.alloc(%[[N]]) {{.*}} : memref<?x4xf32, 1>
// CHECK-COUNT-3: llvm.mlir.zero
// expected-remark @+3 {{result #2 of @layouts is not allocated: the layout of 'memref<?x4xf32, strided<[8, 1]>>' is not that of a new buffer}}
// expected-remark @+2 {{result #3 of @layouts is not allocated: the layout of 'memref<?x4xf32, strided<[4, 1], offset: 2>>' is not that of a new buffer}}
// expected-remark @+1 {{result #4 of @layouts is not allocated: the layout of 'memref<?x4xf32, affine_map<(d0, d1) -> (d0 floordiv 2, d1)>>' is not that of a new buffer}}
func.func @layouts(%a: memref<?x4xf32, strided<[?, 1], offset: ?>>) -> (
    memref<?x4xf32, strided<[?, 1], offset: ?>>, memref<?x4xf32, strided<[4, 1]>, 1>,
    memref<?x4xf32, strided<[8, 1]>>, memref<?x4xf32, strided<[4, 1], offset: 2>>,
    memref<?x4xf32, affine_map<(d0, d1) -> (d0 floordiv 2, d1)>>) {
  %c0 = arith.constant 0 : index
  %n = memref.dim %a, %c0 : memref<?x4xf32, strided<[?, 1], offset: ?>>
  %b = memref.alloc(%n) : memref<?x4xf32, strided<[4, 1]>, 1>
  %c = memref.alloc(%n) : memref<?x4xf32, strided<[8, 1]>>
  %d = memref.alloc(%n) : memref<?x4xf32, strided<[4, 1], offset: 2>>
  %e = memref.alloc(%n) : memref<?x4xf32, affine_map<(d0, d1) -> (d0 floordiv 2, d1)>>
  return %a, %b, %c, %d, %e : memref<?x4xf32, strided<[?, 1], offset: ?>>,
      memref<?x4xf32, strided<[4, 1]>, 1>, memref<?x4xf32, strided<[8, 1]>>,
      memref<?x4xf32, strided<[4, 1], offset: 2>>,
      memref<?x4xf32, affine_map<(d0, d1) -> (d0 floordiv 2, d1)>>
}

// -----

// Each symbol table has allocators of its own.
// CHECK-LABEL: module @inner {
// CHECK: func.func @f(%{{.+}}: tensor<?xf32>) -> tensor<?xf32> attributes {iree.reflection = {fbr = "f_result_allocator"}} {
// CHECK: func.func @f_result_allocator(%{{.+}}: index) -> tuple<memref<?xf32>> attributes {iree.abi.stub, llvm.emit_c_interface} {
// CHECK: func.func @f(%{{.+}}: tensor<?xi8>) -> tensor<?xi8> attributes {iree.reflection = {fbr = "f_result_allocator"}} {
// CHECK: func.func @f_result_allocator(%{{.+}}: index) -> tuple<memref<?xi8>> attributes {iree.abi.stub, llvm.emit_c_interface} {
module @inner {
  func.func @f(%x: tensor<?xf32>) -> tensor<?xf32> {
    return %x : tensor<?xf32>
  }
}
func.func @f(%x: tensor<?xi8>) -> tensor<?xi8> {
  return %x : tensor<?xi8>
}

// -----

// The user's own allocator is kept, by its name in fbr or by that which it would get here.
// CHECK-LABEL: func.func @named(
// CHECK-SAME: attributes {iree.reflection = {fbr = "mine"}} {
// CHECK-LABEL: func.func @found(
// CHECK-SAME: attributes {iree.reflection = {fbr = "found_result_allocator", other = 1 : i64}} {
// CHECK-LABEL: func.func private @mine(index) -> memref<?xf32>
// CHECK-LABEL: func.func private @found_result_allocator(index) -> tuple<memref<?xf32>>
// CHECK-NOT: func.func
// CHECK: }
func.func @named(%x: tensor<?xf32>) -> tensor<?xf32> attributes {iree.reflection = {fbr = "mine"}} {
  return %x : tensor<?xf32>
}
func.func @found(%x: tensor<?xf32>) -> tensor<?xf32> attributes {iree.reflection = {other = 1}} {
  return %x : tensor<?xf32>
}
func.func private @mine(index) -> memref<?xf32>
func.func private @found_result_allocator(index) -> tuple<memref<?xf32>>

// -----

// What no memref can hold is not allocated, with a warning; the name of a shape function may be taken.
// CHECK-LABEL: func.func @encoded(
// CHECK-SAME: -> tensor<?xf32, 1 : i64> {
// CHECK-LABEL: func.func @elements(
// CHECK-SAME: -> tensor<?x!quant.uniform<i8:f32, 1.000000e+00>> {
// CHECK-LABEL: func.func @sizes_2_0_result_allocator(
// expected-warning @below {{@encoded gets no result allocator: result #0 is a 'tensor<?xf32, 1 : i64>', whose encoding a memref does not have}}
func.func @encoded(%x: tensor<?xf32, 1>) -> tensor<?xf32, 1> {
  return %x : tensor<?xf32, 1>
}
// expected-warning @below {{@elements gets no result allocator: result #0 is a 'tensor<?x!quant.uniform<i8:f32, 1.000000e+00>>', whose elements no memref has}}
func.func @elements(%x: tensor<?x!quant.uniform<i8:f32, 1.0>>) -> tensor<?x!quant.uniform<i8:f32, 1.0>> {
  return %x : tensor<?x!quant.uniform<i8:f32, 1.0>>
}
func.func @sizes_2_0(%x: tensor<?xf32, 1>) -> (tensor<?xf32>, index) {
  %c0 = arith.constant 0 : index
  %n = tensor.dim %x, %c0 : tensor<?xf32, 1>
  %0 = tensor.empty(%n) : tensor<?xf32>
  return %0, %n : tensor<?xf32>, index
}
