// REQUIRES: bufferization
// RUN: abi-opt %s --abi-bufferize --split-input-file | filecheck %s
// RUN: abi-opt %s --abi-bufferize --abi-bufferize --split-input-file | filecheck %s

// What an operation inside of another one takes for its index, cse does not replace by the one outside.
// CHECK-LABEL: func.func @inside(
// CHECK: linalg.map
// CHECK: linalg.index 0 : index
// CHECK: linalg.generic
// CHECK: linalg.index 0 {abi.depth = "2"} : index
func.func @inside(%n: index) -> tensor<?xindex> {
  %r = tensor.generate %n {
  ^bb0(%i: index):
    %e = tensor.empty() : tensor<4xindex>
    %g = linalg.generic {indexing_maps = [affine_map<(d) -> (d)>], iterator_types = ["parallel"]} outs(%e : tensor<4xindex>) {
    ^bb0(%o: index):
      %j = linalg.index 0 : index
      linalg.yield %j : index
    } -> tensor<4xindex>
    %v = tensor.extract %g[%i] : tensor<4xindex>
    tensor.yield %v : index
  } : tensor<?xindex>
  return %r : tensor<?xindex>
}

// -----

// A function that others call does not write to its tensors: it has a buffer of its own.
// CHECK-LABEL: func.func @public(
// CHECK-SAME: %[[X:.+]]: memref<?xf32> {llvm.readonly}, %[[V:.+]]: f32) -> (memref<?xf32> {bufferize.owned}) {
// CHECK: %[[R:.+]] = memref.alloc(
// CHECK: linalg.fill ins(%[[V]] : f32) outs(%[[R]] : memref<?xf32>)
// CHECK: return %[[R]] : memref<?xf32>
func.func @public(%x: tensor<?xf32>, %v: f32) -> tensor<?xf32> {
  %r = linalg.fill ins(%v : f32) outs(%x : tensor<?xf32>) -> tensor<?xf32>
  return %r : tensor<?xf32>
}

// -----

// It may if the module says so.
// CHECK-LABEL: func.func @writable(
// CHECK-SAME: %[[X:.+]]: memref<?xf32> {bufferize.writable}, %[[V:.+]]: f32)
// CHECK-NOT: memref.alloc
// CHECK: linalg.fill ins(%[[V]] : f32) outs(%[[X]] : memref<?xf32>)
func.func @writable(%x: tensor<?xf32> {bufferization.writable = true}, %v: f32) -> tensor<?xf32> {
  %r = linalg.fill ins(%v : f32) outs(%x : tensor<?xf32>) -> tensor<?xf32>
  return %r : tensor<?xf32>
}

// -----

// Even if it says the contrary as well: LLVM must not believe that nothing is written.
// CHECK-LABEL: func.func @contradiction(
// CHECK-SAME: %[[X:.+]]: memref<?xf32> {bufferize.writable}, %[[V:.+]]: f32)
func.func @contradiction(%x: tensor<?xf32> {bufferization.writable = true, llvm.readonly}, %v: f32)
    -> tensor<?xf32> {
  %r = linalg.fill ins(%v : f32) outs(%x : tensor<?xf32>) -> tensor<?xf32>
  return %r : tensor<?xf32>
}

// -----

// Whatever IREE does not export, and a private function with a C wrapper, can be called as well.
// CHECK-LABEL: func.func @not_exported(%{{.+}}: memref<?xf32> {llvm.readonly}
// CHECK: memref.alloc(
// CHECK-LABEL: func.func private @wrapped(%{{.+}}: memref<?xf32> {llvm.readonly}
// CHECK: memref.alloc(
func.func @not_exported(%x: tensor<?xf32>, %v: f32) -> tensor<?xf32> attributes {iree.abi.none} {
  %r = linalg.fill ins(%v : f32) outs(%x : tensor<?xf32>) -> tensor<?xf32>
  return %r : tensor<?xf32>
}
func.func private @wrapped(%x: tensor<?xf32>, %v: f32) -> tensor<?xf32>
    attributes {llvm.emit_c_interface} {
  %r = linalg.fill ins(%v : f32) outs(%x : tensor<?xf32>) -> tensor<?xf32>
  return %r : tensor<?xf32>
}

// -----

// A private function writes, and its caller makes a copy.
// CHECK-LABEL: func.func private @in_place(
// CHECK-SAME: %[[X:.+]]: memref<?xf32>, %[[V:.+]]: f32)
// CHECK: memref.store %[[V]], %[[X]]
// CHECK-LABEL: func.func @caller(
// CHECK-SAME: %[[X:.+]]: memref<?xf32> {llvm.readonly}
// CHECK: %[[COPY:.+]] = memref.alloc(
// CHECK: memref.copy %[[X]], %[[COPY]]
// CHECK: call @in_place(%[[COPY]],
func.func private @in_place(%x: tensor<?xf32>, %v: f32) -> tensor<?xf32> {
  %0 = arith.constant 0 : index
  %r = tensor.insert %v into %x[%0] : tensor<?xf32>
  return %r : tensor<?xf32>
}
func.func @caller(%x: tensor<?xf32>, %v: f32) -> tensor<?xf32> {
  %r = call @in_place(%x, %v) : (tensor<?xf32>, f32) -> tensor<?xf32>
  return %r : tensor<?xf32>
}

// -----

// A declared function reads, unless an attribute says more of it.
// CHECK-LABEL: func.func private @host(memref<?xf32> {bufferization.access = "read", llvm.readonly},
// CHECK-SAME: memref<?xf32> {bufferization.access = "read-write", bufferize.writable}
// CHECK-LABEL: func.func @calls_host(
// CHECK-SAME: %[[X:.+]]: memref<?xf32> {llvm.readonly}, %[[Y:.+]]: memref<?xf32> {llvm.readonly})
// CHECK: %[[COPY:.+]] = memref.alloc(
// CHECK: memref.copy %[[Y]], %[[COPY]]
// CHECK: call @host(%[[X]], %[[COPY]])
// CHECK: memref.dealloc %[[COPY]]
func.func private @host(tensor<?xf32>, tensor<?xf32> {bufferization.access = "read-write"})
func.func @calls_host(%x: tensor<?xf32>, %y: tensor<?xf32>) {
  call @host(%x, %y) : (tensor<?xf32>, tensor<?xf32>) -> ()
  return
}

// -----

// Arithmetic on whole tensors becomes loops over buffers.
// CHECK-LABEL: func.func @add(
// CHECK: linalg.generic
func.func @add(%x: tensor<4xf32>) -> tensor<4xf32> {
  %r = arith.addf %x, %x : tensor<4xf32>
  return %r : tensor<4xf32>
}

// -----

// Without tensors nothing is freed or copied: the buffer is the user's.
// CHECK-LABEL: func.func @memrefs(
// CHECK-SAME: %[[X:.+]]: memref<4xf32>) -> memref<4xf32> {
// CHECK-NEXT: memref.alloc() : memref<4xf32>
// CHECK-NEXT: return %[[X]] : memref<4xf32>
func.func @memrefs(%x: memref<4xf32>) -> memref<4xf32> {
  %0 = memref.alloc() : memref<4xf32>
  return %x : memref<4xf32>
}

// -----

// What MLIR cannot bufferize as it is becomes other operations first.
// CHECK-LABEL: func.func @decomposed(
// CHECK-NOT: linalg.softmax
// CHECK: math.exp
// CHECK-NOT: linalg.pack
// CHECK: linalg.transpose
// CHECK-NOT: linalg.unpack
// CHECK: return
func.func @decomposed(%x: tensor<4x8xf32>) -> tensor<4x8xf32> {
  %0 = tensor.empty() : tensor<4x8xf32>
  %1 = linalg.softmax dimension(1) ins(%x : tensor<4x8xf32>) outs(%0 : tensor<4x8xf32>) -> tensor<4x8xf32>
  %2 = tensor.empty() : tensor<4x2x4xf32>
  %3 = linalg.pack %1 inner_dims_pos = [1] inner_tiles = [4] into %2 : tensor<4x8xf32> -> tensor<4x2x4xf32>
  %4 = linalg.unpack %3 inner_dims_pos = [1] inner_tiles = [4] into %0 : tensor<4x2x4xf32> -> tensor<4x8xf32>
  return %4 : tensor<4x8xf32>
}

// -----

// A ranked memref is copied as one: MLIR's copy as an unranked one looks up sizes, also of rank 0.
// CHECK-LABEL: func.func @unranked(
// CHECK-SAME: %[[X:.+]]: memref<f32>,
// CHECK-NEXT: %[[COPY:.+]] = memref.alloc() : memref<f32>
// CHECK-NEXT: memref.copy %[[X]], %[[COPY]] : memref<f32> to memref<f32>
// CHECK-NEXT: %[[CAST:.+]] = memref.cast %[[COPY]] : memref<f32> to memref<*xf32>
// CHECK-NEXT: return %[[CAST]]
func.func @unranked(%x: memref<f32>, %y: tensor<?xf32>) -> memref<*xf32> {
  %u = memref.cast %x : memref<f32> to memref<*xf32>
  return %u : memref<*xf32>
}

// The copy of a slice has no gaps.
// CHECK-LABEL: func.func @unranked_slice(
// CHECK: %[[SLICE:.+]] = memref.subview {{.+}} to memref<1xf32, strided<[2]>>
// CHECK-NEXT: %[[COPY:.+]] = memref.alloc() : memref<1xf32>
// CHECK-NEXT: memref.copy %[[SLICE]], %[[COPY]] : memref<1xf32, strided<[2]>> to memref<1xf32>
func.func @unranked_slice(%x: tensor<3xf32>) -> tensor<*xf32> {
  %s = tensor.extract_slice %x[0] [1] [2] : tensor<3xf32> to tensor<1xf32>
  %c = tensor.cast %s : tensor<1xf32> to tensor<*xf32>
  return %c : tensor<*xf32>
}

// -----

// Dimensions of size 1 stay where others are dropped: of a view, MLIR would not know which ones.
// CHECK-LABEL: func.func @unit_dimensions(
// CHECK-SAME: %[[S:.+]]: memref<1x?x?xf32>
// CHECK: %[[SHAPED:.+]] = memref.expand_shape %[[S]] {{\[\[0\], \[1, 2\], \[3\]\]}} {{.+}} into memref<1x?x1x?xf32>
// CHECK: %[[PLACE:.+]] = memref.subview {{.+}} to memref<1x?x1x?xf32,
// CHECK: memref.copy %[[SHAPED]], %[[PLACE]]
// CHECK: memref.subview {{.+}} to memref<1x?x1x?xf32,
// CHECK: memref.collapse_shape {{.+}} {{\[\[0\], \[1, 2\], \[3\]\]}}
func.func @unit_dimensions(%s: tensor<1x?x?xf32>, %d: tensor<1x?x1x?xf32>)
    -> (tensor<1x?x1x?xf32>, tensor<1x?x?xf32>) {
  %c2 = arith.constant 2 : index
  %i = tensor.insert_slice %s into %d[0, 0, 0, 0] [1, %c2, 1, %c2] [1, 1, 1, 1]
      : tensor<1x?x?xf32> into tensor<1x?x1x?xf32>
  %e = tensor.extract_slice %d[0, 0, 0, 0] [1, %c2, 1, %c2] [1, 1, 1, 1]
      : tensor<1x?x1x?xf32> to tensor<1x?x?xf32>
  return %i, %e : tensor<1x?x1x?xf32>, tensor<1x?x?xf32>
}

// -----

// A memref that the module frees itself is freed once.
// CHECK-LABEL: func.func @freed(
// CHECK: memref.alloc(
// CHECK: memref.dealloc
// CHECK-NOT: memref.dealloc
func.func @freed(%n: index, %x: tensor<4xf32>) -> (f32, tensor<4xf32>) {
  %zero = arith.constant 0 : index
  %m = memref.alloc(%n) : memref<?xf32>
  %v = memref.load %m[%zero] : memref<?xf32>
  memref.dealloc %m : memref<?xf32>
  return %v, %x : f32, tensor<4xf32>
}

// -----

// One of two tensors, which need not have the same size: MLIR would select element by element.
// CHECK-LABEL: func.func @one(
// CHECK-SAME: %[[P:.+]]: i1, %[[X:.+]]: memref<?xf32> {llvm.readonly}, %[[Y:.+]]: memref<?xf32> {llvm.readonly}
// CHECK-NEXT: %[[CHOSEN:.+]] = arith.select %[[P]], %[[X]], %[[Y]] : memref<?xf32>
// CHECK-NEXT: bufferization.clone %[[CHOSEN]]
func.func @one(%p: i1, %x: tensor<?xf32>, %y: tensor<?xf32>) -> tensor<?xf32> {
  %r = arith.select %p, %x, %y : tensor<?xf32>
  return %r : tensor<?xf32>
}

// -----

// A write under a mask leaves elements as they were, so a copy is written to.
// CHECK-LABEL: func.func @masked(
// CHECK-SAME: %[[X:.+]]: memref<4xf32> {llvm.readonly}
// CHECK: %[[R:.+]] = memref.alloc()
// CHECK-NEXT: memref.copy %[[X]], %[[R]]
// CHECK-NEXT: vector.transfer_write %{{.+}}, %[[R]][%{{.+}}], %{{.+}} :
// CHECK-NEXT: return %[[R]]
func.func @masked(%x: tensor<4xf32>, %v: vector<4xf32>, %m: vector<4xi1>) -> tensor<4xf32> {
  %c0 = arith.constant 0 : index
  %r = vector.transfer_write %v, %x[%c0], %m : vector<4xf32>, tensor<4xf32>
  return %r : tensor<4xf32>
}

// -----

// A write of the whole tensor reads nothing, so nothing is copied.
// CHECK-LABEL: func.func @whole(
// CHECK: %[[R:.+]] = memref.alloc()
// CHECK-NEXT: vector.transfer_write %{{.+}}, %[[R]][%{{.+}}] {in_bounds = [true]} :
// CHECK-NEXT: return %[[R]]
func.func @whole(%x: tensor<4xf32>, %v: vector<4xf32>) -> tensor<4xf32> {
  %c0 = arith.constant 0 : index
  %r = vector.transfer_write %v, %x[%c0] {in_bounds = [true]} : vector<4xf32>, tensor<4xf32>
  return %r : tensor<4xf32>
}

// -----

// Nothing is copied from a tensor whose elements have no values yet.
// CHECK-LABEL: func.func @diagonal(
// CHECK-NEXT: %[[R:.+]] = memref.alloc()
// CHECK-NEXT: linalg.generic
// CHECK-NEXT: ^bb0(%[[IN:.+]]: f32, %{{.+}}: f32):
// CHECK-NEXT: linalg.yield %[[IN]] : f32
// CHECK: return %[[R]]
func.func @diagonal(%x: tensor<4xf32>) -> tensor<4x4xf32> {
  %e = tensor.empty() : tensor<4x4xf32>
  %r = linalg.generic {indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i, i)>],
                       iterator_types = ["parallel"]}
      ins(%x : tensor<4xf32>) outs(%e : tensor<4x4xf32>) {
  ^bb0(%a: f32, %_: f32):
    linalg.yield %a : f32
  } -> tensor<4x4xf32>
  return %r : tensor<4x4xf32>
}

// -----

// Not all memory that a call has allocated may be freed at the end: addresses are compared there, but
// not those of a buffer that no call was passed.
// CHECK-LABEL: func.func @beside_a_call(
// CHECK: linalg.generic {{.*}} outs(%[[TEMPORARY:.+]] : memref<8xf32>)
// CHECK: linalg.reduce {{.*}} ins(%[[TEMPORARY]] :
// CHECK-NEXT: memref.dealloc %[[TEMPORARY]]
// CHECK-NOT: extract_aligned_pointer_as_index %[[TEMPORARY]] :
// CHECK: return
func.func private @calculate(%x: tensor<8xf32>) -> (tensor<8xf32>, tensor<8xf32>) {
  %0 = math.exp %x : tensor<8xf32>
  return %0, %0 : tensor<8xf32>, tensor<8xf32>
}
func.func @beside_a_call(%x: tensor<8xf32>, %s: tensor<f32>) -> (tensor<8xf32>, tensor<f32>) {
  %0 = math.tanh %x : tensor<8xf32>
  %1:2 = call @calculate(%x) : (tensor<8xf32>) -> (tensor<8xf32>, tensor<8xf32>)
  %2 = linalg.reduce { arith.addf } ins(%0 : tensor<8xf32>) outs(%s : tensor<f32>) dimensions = [0]
  return %1#1, %2 : tensor<8xf32>, tensor<f32>
}

// -----

// A buffer is freed after its last use, and not at the end of the function.
// CHECK-LABEL: func.func @last_use(
// CHECK: linalg.transpose {{.*}} outs(%[[BUFFER:.+]] : memref<8x4xf32>)
// CHECK-NEXT: memref.dealloc %{{.+}} : memref<4x8xf32>
// CHECK-NEXT: linalg.transpose ins(%[[BUFFER]] : {{.*}} outs(%[[RESULT:.+]] : memref<4x8xf32>)
// CHECK-NEXT: memref.dealloc %[[BUFFER]]
// CHECK-NEXT: linalg.generic {{.*}} outs(%[[RESULT]] :
func.func @last_use(%x: tensor<4x8xf32>) -> tensor<4x8xf32> {
  %e = tensor.empty() : tensor<4x8xf32>
  %f = tensor.empty() : tensor<8x4xf32>
  %0 = math.exp %x : tensor<4x8xf32>
  %1 = linalg.transpose ins(%0 : tensor<4x8xf32>) outs(%f : tensor<8x4xf32>) permutation = [1, 0]
  %2 = linalg.transpose ins(%1 : tensor<8x4xf32>) outs(%e : tensor<4x8xf32>) permutation = [1, 0]
  %3 = math.exp %2 : tensor<4x8xf32>
  return %3 : tensor<4x8xf32>
}

// -----

// What is stored or yielded as a whole is used until the end.
// CHECK-LABEL: func.func @stored(
// CHECK: %[[BUFFER:.+]] = memref.alloc()
// CHECK: memref.store %{{.+}}, %{{.+}}[%{{.+}}] : memref<4xf32>
// CHECK: memref.load %{{.+}}[%{{.+}}] : memref<4xf32>
// CHECK: memref.dealloc %[[BUFFER]]
func.func @stored(%x: tensor<4xf32>, %m: memref<memref<4xf32>>) -> f32 {
  %c0 = arith.constant 0 : index
  %a = memref.alloc() : memref<4xf32>
  memref.store %a, %m[] : memref<memref<4xf32>>
  %b = memref.load %m[] : memref<memref<4xf32>>
  %e = tensor.extract %x[%c0] : tensor<4xf32>
  memref.store %e, %b[%c0] : memref<4xf32>
  %r = memref.load %b[%c0] : memref<4xf32>
  return %r : f32
}
// CHECK-LABEL: func.func @yielded(
// CHECK: affine.if
// CHECK-NOT: memref.dealloc
// CHECK: memref.load %{{.+}}#0[
// CHECK: memref.dealloc
func.func @yielded(%x: tensor<4xf32>, %n: index) -> f32 {
  %c0 = arith.constant 0 : index
  %a = memref.alloc() : memref<4xf32>
  %d = memref.alloc() : memref<4xf32>
  %e = tensor.extract %x[%c0] : tensor<4xf32>
  memref.store %e, %a[%c0] : memref<4xf32>
  memref.store %e, %d[%c0] : memref<4xf32>
  %b = affine.if affine_set<(i) : (i - 3 >= 0)>(%n) -> memref<4xf32> {
    affine.yield %a : memref<4xf32>
  } else {
    affine.yield %d : memref<4xf32>
  }
  %r = memref.load %b[%c0] : memref<4xf32>
  return %r : f32
}

// -----

// Constants are in the order of their uses, in which MLIR does not visit functions.
// CHECK: memref.global "private" constant @__constant_2xf32 : memref<2xf32> = dense<[0.0{{.*}}, 9.0{{.*}}]>
// CHECK-NEXT: memref.global "private" constant @__constant_2xf32_0 : memref<2xf32> = dense<[1.0{{.*}}, 9.0{{.*}}]>
// CHECK-NEXT: memref.global "private" constant @__constant_2xf32_1 : memref<2xf32> = dense<[2.0{{.*}}, 9.0{{.*}}]>
// CHECK-NEXT: memref.global "private" constant @__constant_2xf32_2 : memref<2xf32> = dense<[3.0{{.*}}, 9.0{{.*}}]>
// CHECK-NEXT: memref.global "private" constant @__constant_2xf32_3 : memref<2xf32> = dense<[4.0{{.*}}, 9.0{{.*}}]>
// CHECK-NEXT: memref.global "private" constant @__constant_2xf32_4 : memref<2xf32> = dense<[5.0{{.*}}, 9.0{{.*}}]>
// CHECK-LABEL: func.func @constant_0(
// CHECK: memref.get_global @__constant_2xf32 :
func.func @constant_0() -> tensor<2xf32> {
  %c = arith.constant dense<[0.0, 9.0]> : tensor<2xf32>
  return %c : tensor<2xf32>
}
// CHECK-LABEL: func.func @constant_1(
// CHECK: memref.get_global @__constant_2xf32_0 :
func.func @constant_1() -> tensor<2xf32> {
  %c = arith.constant dense<[1.0, 9.0]> : tensor<2xf32>
  return %c : tensor<2xf32>
}
// CHECK-LABEL: func.func @constant_2(
// CHECK: memref.get_global @__constant_2xf32_1 :
func.func @constant_2() -> tensor<2xf32> {
  %c = arith.constant dense<[2.0, 9.0]> : tensor<2xf32>
  return %c : tensor<2xf32>
}
// CHECK-LABEL: func.func @constant_3(
// CHECK: memref.get_global @__constant_2xf32_2 :
func.func @constant_3() -> tensor<2xf32> {
  %c = arith.constant dense<[3.0, 9.0]> : tensor<2xf32>
  return %c : tensor<2xf32>
}
// CHECK-LABEL: func.func @constant_4(
// CHECK: memref.get_global @__constant_2xf32_3 :
func.func @constant_4() -> tensor<2xf32> {
  %c = arith.constant dense<[4.0, 9.0]> : tensor<2xf32>
  return %c : tensor<2xf32>
}
// CHECK-LABEL: func.func @constant_5(
// CHECK: memref.get_global @__constant_2xf32_4 :
func.func @constant_5() -> tensor<2xf32> {
  %c = arith.constant dense<[5.0, 9.0]> : tensor<2xf32>
  return %c : tensor<2xf32>
}

// -----

// A promise about tensors does not hold of memory.
// CHECK-LABEL: func.func private @reads(
// CHECK-NOT: llvm.readnone
// CHECK-LABEL: func.func @first(
// CHECK-NOT: llvm.readnone
// CHECK-LABEL: func.func @twice(%{{.+}}: i32) -> i32 attributes {llvm.readnone}
func.func private @reads(tensor<?xf32>) -> f32 attributes {llvm.readnone}
func.func @first(%x: tensor<?xf32>) -> f32 attributes {llvm.readnone} {
  %c0 = arith.constant 0 : index
  %r = tensor.extract %x[%c0] : tensor<?xf32>
  return %r : f32
}
func.func @twice(%x: i32) -> i32 attributes {llvm.readnone} {
  %r = arith.addi %x, %x : i32
  return %r : i32
}
