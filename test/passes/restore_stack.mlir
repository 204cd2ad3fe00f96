// RUN: abi-opt %s --abi-restore-stack --split-input-file | filecheck %s
// RUN: abi-opt %s --abi-restore-stack --abi-restore-stack --split-input-file | filecheck %s

// What has a static size moves to the entry of the function, from any depth of loops.
// CHECK-LABEL: func.func @static(
// CHECK-NEXT: memref.alloca() : memref<4xf32>
// CHECK: scf.while
// CHECK: scf.parallel
// CHECK: scf.if
// CHECK-NOT: memref.alloca
// CHECK: memref.store
func.func @static(%n: index, %v: f32, %p: i1) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  scf.while : () -> () {
    scf.condition(%p)
  } do {
    scf.parallel (%i) = (%c0) to (%n) step (%c1) {
      scf.if %p {
        %x = memref.alloca() : memref<4xf32>
        memref.store %v, %x[%c0] : memref<4xf32>
      }
    }
    scf.yield
  }
  return
}

// -----

// Otherwise the next iteration of a loop around it begins with the stack of before the loop.
// CHECK-LABEL: func.func @dynamic(
// CHECK: %[[OUTER:.+]] = llvm.intr.stacksave
// CHECK-NEXT: scf.for
// CHECK-NEXT: llvm.intr.stackrestore %[[OUTER]]
// CHECK-NEXT: %[[INNER:.+]] = llvm.intr.stacksave
// CHECK-NEXT: scf.for
// CHECK-NEXT: llvm.intr.stackrestore %[[INNER]]
// CHECK-NEXT: memref.alloca(%{{.+}}) : memref<?xf32>
// CHECK-NEXT: memref.store
// CHECK-NEXT: }
// CHECK-NEXT: }
func.func @dynamic(%n: index, %v: f32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  scf.for %i = %c0 to %n step %c1 {
    scf.for %j = %c0 to %n step %c1 {
      %x = memref.alloca(%n) : memref<?xf32>
      memref.store %v, %x[%c0] : memref<?xf32>
    }
  }
  return
}

// -----

// So it does with the descriptors of unranked memrefs, also in an scf.while.
// CHECK-LABEL: func.func @descriptors(
// CHECK: %[[TOP:.+]] = llvm.intr.stacksave
// CHECK-NEXT: scf.while
// CHECK-NEXT: llvm.intr.stackrestore %[[TOP]]
// CHECK-NEXT: scf.condition
// CHECK-NEXT: do {
// CHECK-NEXT: memref.cast
func.func @descriptors(%x: memref<4xf32>, %p: i1) {
  scf.while : () -> () {
    scf.condition(%p)
  } do {
    %u = memref.cast %x : memref<4xf32> to memref<*xf32>
    scf.if %p {
      func.call @use(%u) : (memref<*xf32>) -> ()
    }
    scf.yield
  }
  return
}
func.func private @use(memref<*xf32>)

// -----

// The descriptors that the next iteration reads, of 24 + 16 * rank bytes, are on the heap meanwhile.
// CHECK-LABEL: func.func @carried(
// CHECK: %[[TOP:.+]] = llvm.intr.stacksave
// CHECK: scf.for {{.*}} iter_args(%[[EACH:.+]] = %{{.+}}, %[[OTHER:.+]] = %{{.+}})
// CHECK-NEXT: %[[ONE:.+]] = builtin.unrealized_conversion_cast %[[EACH]] :
// CHECK: "llvm.intr.memcpy"
// CHECK-NEXT: %[[TWO:.+]] = builtin.unrealized_conversion_cast %[[OTHER]] :
// CHECK: "llvm.intr.memcpy"
// CHECK-NEXT: llvm.intr.stackrestore %[[TOP]]
// CHECK-NEXT: %[[STACK_1:.+]] = llvm.alloca %[[SIZE:.+]] x i8
// CHECK: "llvm.intr.memcpy"(%[[STACK_1]], %{{.+}}, %[[SIZE]])
// CHECK-NEXT: memref.dealloc
// CHECK: llvm.insertvalue %[[STACK_1]], %{{.+}}[1]
// CHECK-NEXT: %[[MOVED_1:.+]] = builtin.unrealized_conversion_cast
// CHECK: %[[STACK_2:.+]] = llvm.alloca
// CHECK: memref.dealloc
// CHECK: llvm.insertvalue %[[STACK_2]], %{{.+}}[1]
// CHECK-NEXT: %[[MOVED_2:.+]] = builtin.unrealized_conversion_cast
// CHECK-NEXT: %[[NEXT:.+]] = func.call @next(%[[MOVED_1]])
// CHECK-NEXT: scf.yield %[[MOVED_2]], %[[NEXT]]
func.func @carried(%u: memref<*xf32>, %n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %last:2 = scf.for %i = %c0 to %n step %c1 iter_args(%each = %u, %other = %u)
      -> (memref<*xf32>, memref<*xf32>) {
    %next = func.call @next(%each) : (memref<*xf32>) -> memref<*xf32>
    scf.yield %other, %next : memref<*xf32>, memref<*xf32>
  }
  return
}
func.func private @next(memref<*xf32>) -> memref<*xf32>

// -----

// What belongs to the function stays.
// CHECK-LABEL: func.func @kept(
// CHECK-NOT: llvm.intr.stacksave
// CHECK: memref.alloca
// CHECK: llvm.alloca
// CHECK-NOT: llvm.intr.stackrestore
// CHECK: return
func.func @kept(%u: memref<*xf32>, %n: index, %p: i1) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  scf.while : () -> () {
    scf.condition(%p)
  } do {
    %x = memref.alloca() : memref<4xf32>
    scf.yield
  }
  scf.for %i = %c0 to %n step %c1 {
    %one = llvm.mlir.constant(1 : i64) : i64
    %x = llvm.alloca %one x f32 : (i64) -> !llvm.ptr
    %v = memref.cast %u : memref<*xf32> to memref<4xf32>
    %w = memref.cast %v : memref<4xf32> to memref<*xf32>
    func.call @use(%w) : (memref<*xf32>) -> ()
  }
  return
}
func.func private @use(memref<*xf32>)

// -----

// Nothing is freed that memory may refer to.
// CHECK-LABEL: func.func @stored(
// CHECK-NOT: llvm.intr.stacksave
// CHECK: memref.store
func.func @stored(%cell: memref<1xmemref<*xf32>>, %x: memref<4xf32>, %n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  scf.for %i = %c0 to %n step %c1 {
    %u = memref.cast %x : memref<4xf32> to memref<*xf32>
    memref.store %u, %cell[%c0] : memref<1xmemref<*xf32>>
  }
  return
}

// -----

// In loops of blocks, each iteration begins with the stack of the block before the loop.
// CHECK-LABEL: func.func @blocks(
// CHECK: cf.cond_br %{{.*}}, ^[[LEFT:.*]], ^[[HEADER:.*]]
// CHECK: ^[[LEFT]]:
// CHECK-NEXT: cf.br ^[[HEADER]]
// CHECK: ^[[HEADER]]:
// CHECK-NEXT: llvm.intr.stackrestore %[[BEFORE:.*]] :
// CHECK-NEXT: memref.cast
// CHECK-NEXT: %[[INNER:.*]] = llvm.intr.stacksave
// CHECK-NEXT: cf.br ^[[BODY:.*]]
// CHECK: ^[[BODY]]:
// CHECK-NEXT: llvm.intr.stackrestore %[[INNER]]
// CHECK: cf.cond_br %{{.*}}, ^[[BODY]], ^[[LATCH:.*]]
// CHECK: ^[[LATCH]]:
// CHECK-NEXT: cf.cond_br %{{.*}}, ^[[HEADER]], ^{{.*}}
// CHECK-NOT: llvm.intr
func.func @blocks(%x: memref<4xf32>, %p: i1) {
  cf.cond_br %p, ^left, ^header
^left:
  cf.br ^header
^header:
  %u = memref.cast %x : memref<4xf32> to memref<*xf32>
  cf.br ^body
^body:
  %v = memref.cast %x : memref<4xf32> to memref<*xf32>
  func.call @use(%v) : (memref<*xf32>) -> ()
  cf.cond_br %p, ^body, ^latch
^latch:
  cf.cond_br %p, ^header, ^end
^end:
  return
}
func.func private @use(memref<*xf32>)

// -----

// An irreducible loop has a block that each cycle passes. Memory of the function stays.
// CHECK-LABEL: func.func @two_entries(
// CHECK: %[[STACK:.*]] = llvm.intr.stacksave
// CHECK-NEXT: cf.cond_br %{{.*}}, ^[[ONE:.*]], ^[[TWO:.*]]
// CHECK: ^[[ONE]]:
// CHECK-NEXT: llvm.intr.stackrestore %[[STACK]]
// CHECK-NEXT: memref.cast
// CHECK: ^[[TWO]]:
// CHECK-NEXT: cf.cond_br %{{.*}}, ^[[ONE]], ^{{.*}}
// CHECK-LABEL: func.func @alloca(
// CHECK-NOT: llvm.intr
func.func @two_entries(%x: memref<4xf32>, %p: i1) {
  cf.cond_br %p, ^one, ^two
^one:
  %v = memref.cast %x : memref<4xf32> to memref<*xf32>
  cf.br ^two
^two:
  cf.cond_br %p, ^one, ^end
^end:
  return
}
func.func @alloca(%x: memref<4xf32>, %p: i1) {
  cf.cond_br %p, ^left, ^right
^left:
  %a = memref.alloca() : memref<4xf32>
  cf.br ^header(%a : memref<4xf32>)
^right:
  cf.br ^header(%x : memref<4xf32>)
^header(%y: memref<4xf32>):
  %v = memref.cast %y : memref<4xf32> to memref<*xf32>
  cf.cond_br %p, ^header(%y : memref<4xf32>), ^end
^end:
  return
}
