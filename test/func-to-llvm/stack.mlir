// RUN: abi-opt %s --abi-func-to-llvm --split-input-file --allow-unregistered-dialect | filecheck %s

// Rule 10, difference 5: the copy of an unranked result that an iteration only reads is given back.
// CHECK-LABEL: llvm.func @read(
// CHECK: scf.for
// CHECK: %[[STACK:.+]] = llvm.intr.stacksave : !llvm.ptr
// CHECK: llvm.call @make(
// CHECK: llvm.alloca %{{.+}} x i8
// CHECK: memref.dim
// CHECK-NEXT: llvm.intr.stackrestore %[[STACK]] : !llvm.ptr
func.func @read(%n: index) {
  %zero = arith.constant 0 : index
  %one = arith.constant 1 : index
  scf.for %i = %zero to %n step %one {
    %m = func.call @make() : () -> memref<*xf32>
    %size = memref.dim %m, %zero : memref<*xf32>
    "test.use"(%size) : (index) -> ()
  }
  return
}
func.func private @make() -> memref<*xf32>

// -----

// Difference 5: results that overlap are given back together, and a loop of blocks is one as well.
// CHECK-LABEL: llvm.func @overlapping(
// CHECK: ^[[LOOP:bb[0-9]+]]:
// CHECK: %[[STACK:.+]] = llvm.intr.stacksave : !llvm.ptr
// CHECK: llvm.call @same(
// CHECK-NOT: llvm.intr.stacksave
// CHECK: llvm.call @same(
// CHECK: memref.rank
// CHECK-NEXT: llvm.intr.stackrestore %[[STACK]] : !llvm.ptr
// CHECK-NEXT: cf.cond_br %{{.+}}, ^[[LOOP]], ^{{.+}}
func.func @overlapping(%m: memref<*xf32>, %again: i1) {
  cf.br ^loop
^loop:
  %a = call @same(%m) : (memref<*xf32>) -> memref<*xf32>
  %b = call @same(%a) : (memref<*xf32>) -> memref<*xf32>
  %rank = memref.rank %b : memref<*xf32>
  cf.cond_br %again, ^loop, ^exit
^exit:
  return
}
func.func private @same(memref<*xf32>) -> memref<*xf32>

// -----

// Rule 10: outside of a loop the copy lasts as long as the function, as with MLIR.
// CHECK-LABEL: llvm.func @once(
// CHECK-NOT: llvm.intr.stacksave
// CHECK: llvm.alloca %{{.+}} x i8
// CHECK: memref.rank
// CHECK-NEXT: llvm.return
func.func @once() {
  %m = call @make() : () -> memref<*xf32>
  %rank = memref.rank %m : memref<*xf32>
  return
}
func.func private @make() -> memref<*xf32>

// -----

// Difference 5: nothing is given back that an unknown operation, another block or memory may keep.
// CHECK-LABEL: llvm.func @kept(
// CHECK-NOT: llvm.intr.stacksave
// CHECK: memref.rank
// CHECK-NOT: llvm.intr.stackrestore
// CHECK: llvm.return
func.func @kept(%cell: memref<1xmemref<*xf32>>, %i: index, %again: i1) {
  cf.br ^loop
^loop:
  %a = call @make() : () -> memref<*xf32>
  "test.keep"(%a) : (memref<*xf32>) -> ()
  %b = call @make() : () -> memref<*xf32>
  memref.store %b, %cell[%i] : memref<1xmemref<*xf32>>
  %c = call @make() : () -> memref<*xf32>
  cf.cond_br %again, ^loop, ^exit
^exit:
  %rank = memref.rank %c : memref<*xf32>
  return
}
func.func private @make() -> memref<*xf32>

// -----

// Difference 5: nor is anything, where the iteration puts something else on the stack.
// CHECK-LABEL: llvm.func @beside(
// CHECK-NOT: llvm.intr.stacksave
// CHECK: memref.alloca
// CHECK: memref.rank
// CHECK-NOT: llvm.intr.stackrestore
// CHECK: llvm.return
func.func @beside(%again: i1) {
  cf.br ^loop
^loop:
  %m = call @make() : () -> memref<*xf32>
  %other = memref.alloca() : memref<4xf32>
  %rank = memref.rank %m : memref<*xf32>
  cf.cond_br %again, ^loop, ^exit
^exit:
  "test.use"(%other) : (memref<4xf32>) -> ()
  return
}
func.func private @make() -> memref<*xf32>

// -----

// Difference 5: what puts nothing on the stack may be between; what is kept in front changes nothing.
// CHECK-LABEL: llvm.func @harmless(
// CHECK-NOT: llvm.intr.stacksave
// CHECK: "test.keep"
// CHECK: %[[STACK:.+]] = llvm.intr.stacksave : !llvm.ptr
// CHECK: llvm.call @make(
// CHECK: memref.rank
// CHECK-NEXT: llvm.intr.stackrestore %[[STACK]] : !llvm.ptr
func.func @harmless(%cell: memref<1xf32>, %i: index, %x: f32, %c: complex<f32>, %again: i1) {
  cf.br ^loop
^loop:
  %kept = call @make() : () -> memref<*xf32>
  "test.keep"(%kept) : (memref<*xf32>) -> ()
  %m = call @make() : () -> memref<*xf32>
  %sum = arith.addf %x, %x : f32
  %root = math.sqrt %x : f32
  %next = index.add %i, %i
  %magnitude = complex.abs %c : complex<f32>
  %applied = affine.apply affine_map<(d0) -> (d0 + 1)>(%i)
  %poison = ub.poison : i32
  %loaded = memref.load %cell[%i] : memref<1xf32>
  memref.store %x, %cell[%i] : memref<1xf32>
  %function = constant @make : () -> memref<*xf32>
  %ranked = memref.cast %m : memref<*xf32> to memref<?xf32>
  %rank = memref.rank %m : memref<*xf32>
  cf.cond_br %again, ^loop, ^exit
^exit:
  return
}
func.func private @make() -> memref<*xf32>

// -----

// Difference 5: a loop may have more blocks, or a condition between it and the call.
// CHECK-LABEL: llvm.func @far(
// CHECK: %[[STACK:.+]] = llvm.intr.stacksave : !llvm.ptr
// CHECK: llvm.call @make(
// CHECK: memref.rank
// CHECK-NEXT: llvm.intr.stackrestore %[[STACK]] : !llvm.ptr
// CHECK: scf.if
// CHECK: %[[INNER:.+]] = llvm.intr.stacksave : !llvm.ptr
// CHECK: llvm.call @make(
// CHECK: memref.rank
// CHECK-NEXT: llvm.intr.stackrestore %[[INNER]] : !llvm.ptr
func.func @far(%n: index, %again: i1) {
  cf.br ^loop
^loop:
  %a = call @make() : () -> memref<*xf32>
  %rank_of_a = memref.rank %a : memref<*xf32>
  cf.br ^end_of_loop
^end_of_loop:
  cf.cond_br %again, ^loop, ^exit
^exit:
  scf.for %i = %n to %n step %n {
    scf.if %again {
      %b = func.call @make() : () -> memref<*xf32>
      %rank_of_b = memref.rank %b : memref<*xf32>
    }
  }
  return
}
func.func private @make() -> memref<*xf32>
