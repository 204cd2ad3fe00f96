// RUN: abi-opt %s --abi-func-to-llvm --split-input-file --allow-unregistered-dialect | filecheck %s

// Rule 10, difference 5: an iteration frees the copies of unranked results of the one before.
// CHECK-LABEL: llvm.func @read(
// CHECK: %[[STACK:.+]] = llvm.intr.stacksave : !llvm.ptr
// CHECK-NEXT: scf.for
// CHECK-NEXT: llvm.intr.stackrestore %[[STACK]] : !llvm.ptr
// CHECK-NEXT: llvm.call @make(
// CHECK: llvm.alloca %{{.+}} x i8
// CHECK: memref.dim
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

// Difference 5: all results of an iteration are freed together, in a loop of blocks as well.
// CHECK-LABEL: llvm.func @overlapping(
// CHECK: %[[STACK:.+]] = llvm.intr.stacksave : !llvm.ptr
// CHECK-NEXT: cf.br ^[[LOOP:bb[0-9]+]]
// CHECK: ^[[LOOP]]:
// CHECK-NEXT: llvm.intr.stackrestore %[[STACK]] : !llvm.ptr
// CHECK: llvm.call @same(
// CHECK-NOT: llvm.intr.stack
// CHECK: memref.rank
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

// Difference 5: nothing is freed in a function that stores an unranked memref, or passes one to a function
// while another stores one. Other functions free theirs.
// CHECK-LABEL: llvm.func @kept(
// CHECK-NOT: llvm.intr.stacksave
// CHECK: memref.rank
// CHECK-NOT: llvm.intr.stackrestore
// CHECK: llvm.return
func.func @kept(%cell: memref<1xmemref<*xf32>>, %i: index, %again: i1) {
  cf.br ^loop
^loop:
  %b = call @make() : () -> memref<*xf32>
  memref.store %b, %cell[%i] : memref<1xmemref<*xf32>>
  %c = call @make() : () -> memref<*xf32>
  cf.cond_br %again, ^loop, ^exit
^exit:
  %rank = memref.rank %c : memref<*xf32>
  return
}
// CHECK-LABEL: llvm.func @passed(
// CHECK-NOT: llvm.intr.stacksave
// CHECK: llvm.call @kept_of(
// CHECK-NOT: llvm.intr.stackrestore
// CHECK: llvm.return
func.func @passed(%n: index, %cell: memref<1xmemref<*xf32>>) {
  scf.for %i = %n to %n step %n {
    %m = func.call @make() : () -> memref<*xf32>
    func.call @kept_of(%m, %cell) : (memref<*xf32>, memref<1xmemref<*xf32>>) -> ()
  }
  return
}
// CHECK-LABEL: llvm.func @not_passed(
// CHECK: %[[STACK:.+]] = llvm.intr.stacksave : !llvm.ptr
// CHECK-NEXT: scf.for
// CHECK-NEXT: llvm.intr.stackrestore %[[STACK]] : !llvm.ptr
// CHECK-NEXT: llvm.call @make(
func.func @not_passed(%n: index) {
  scf.for %i = %n to %n step %n {
    %m = func.call @make() : () -> memref<*xf32>
    %rank = memref.rank %m : memref<*xf32>
  }
  return
}
func.func private @kept_of(memref<*xf32>, memref<1xmemref<*xf32>>)
func.func private @make() -> memref<*xf32>

// -----

// Difference 5: nor in a loop that puts something else on the stack.
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

// Difference 5: nor if an unknown operation may keep one.
// CHECK-LABEL: llvm.func @unknown(
// CHECK-NOT: llvm.intr.stacksave
// CHECK: "test.keep"
// CHECK-NOT: llvm.intr.stackrestore
// CHECK: llvm.return
func.func @unknown(%again: i1) {
  cf.br ^loop
^loop:
  %m = call @make() : () -> memref<*xf32>
  "test.keep"(%m) : (memref<*xf32>) -> ()
  cf.cond_br %again, ^loop, ^exit
^exit:
  return
}
func.func private @make() -> memref<*xf32>

// -----

// Difference 5: nor if the next iteration gets one.
// CHECK-LABEL: llvm.func @carried(
// CHECK-NOT: llvm.intr.stacksave
// CHECK: llvm.call @make(
// CHECK-NOT: llvm.intr.stackrestore
// CHECK: llvm.return
func.func @carried(%n: index, %start: memref<*xf32>) {
  %last = scf.for %i = %n to %n step %n iter_args(%each = %start) -> memref<*xf32> {
    %next = func.call @make() : () -> memref<*xf32>
    scf.yield %next : memref<*xf32>
  }
  return
}
func.func private @make() -> memref<*xf32>

// -----

// Difference 5: all iterations may get the same one, in a loop of blocks if one branch enters it.
// CHECK-LABEL: llvm.func @unchanged(
// CHECK: %[[STACK:.+]] = llvm.intr.stacksave : !llvm.ptr
// CHECK-NEXT: scf.for
// CHECK-NEXT: llvm.intr.stackrestore %[[STACK]] : !llvm.ptr
// CHECK-LABEL: llvm.func @unchanged_in_blocks(
// CHECK: %[[STACK:.+]] = llvm.intr.stacksave : !llvm.ptr
// CHECK-NEXT: cf.br ^[[LOOP:bb[0-9]+]](
// CHECK: ^[[LOOP]](
// CHECK-NEXT: builtin.unrealized_conversion_cast
// CHECK-NEXT: llvm.intr.stackrestore %[[STACK]] : !llvm.ptr
// CHECK-LABEL: llvm.func @entered_twice(
// CHECK-NOT: llvm.intr.stack
// CHECK: llvm.return
func.func @unchanged(%n: index, %start: memref<*xf32>) -> memref<*xf32> {
  %same = scf.for %i = %n to %n step %n iter_args(%each = %start) -> memref<*xf32> {
    %m = func.call @make() : () -> memref<*xf32>
    scf.yield %each : memref<*xf32>
  }
  return %same : memref<*xf32>
}
func.func @unchanged_in_blocks(%start: memref<*xf32>, %again: i1) -> memref<*xf32> {
  cf.br ^loop(%start : memref<*xf32>)
^loop(%each: memref<*xf32>):
  %m = call @make() : () -> memref<*xf32>
  cf.cond_br %again, ^loop(%each : memref<*xf32>), ^exit
^exit:
  return %each : memref<*xf32>
}
func.func @entered_twice(%again: i1) -> memref<*xf32> {
  cf.cond_br %again, ^one, ^two
^one:
  %a = call @make() : () -> memref<*xf32>
  cf.br ^loop(%a : memref<*xf32>)
^two:
  %b = call @make() : () -> memref<*xf32>
  cf.br ^loop(%b : memref<*xf32>)
^loop(%each: memref<*xf32>):
  %m = call @make() : () -> memref<*xf32>
  cf.cond_br %again, ^loop(%each : memref<*xf32>), ^exit
^exit:
  return %each : memref<*xf32>
}
func.func private @make() -> memref<*xf32>

// -----

// Difference 5: an iteration of a parallel loop may run elsewhere, and frees its own.
// CHECK-LABEL: llvm.func @parallel(
// CHECK: scf.parallel
// CHECK-NEXT: %[[STACK:.+]] = llvm.intr.stacksave : !llvm.ptr
// CHECK: llvm.call @make(
// CHECK: memref.rank
// CHECK-NEXT: llvm.intr.stackrestore %[[STACK]] : !llvm.ptr
// CHECK-NEXT: scf.reduce
func.func @parallel(%n: index) {
  scf.parallel (%i) = (%n) to (%n) step (%n) {
    %m = func.call @make() : () -> memref<*xf32>
    %rank = memref.rank %m : memref<*xf32>
  }
  return
}
func.func private @make() -> memref<*xf32>

// -----

// Difference 5: an irreducible loop, which branches enter at two blocks.
// CHECK-LABEL: llvm.func @two_entries(
// CHECK: %[[STACK:.+]] = llvm.intr.stacksave : !llvm.ptr
// CHECK-NEXT: cf.cond_br %{{.+}}, ^[[ONE:bb[0-9]+]], ^[[TWO:bb[0-9]+]]
// CHECK: ^[[ONE]]:
// CHECK-NEXT: llvm.intr.stackrestore %[[STACK]] : !llvm.ptr
// CHECK: llvm.call @make(
// CHECK: ^[[TWO]]:
// CHECK-NOT: llvm.intr.stack
// CHECK: cf.cond_br %{{.+}}, ^[[ONE]], ^{{.+}}
func.func @two_entries(%again: i1) {
  cf.cond_br %again, ^one, ^two
^one:
  %m = call @make() : () -> memref<*xf32>
  %rank = memref.rank %m : memref<*xf32>
  cf.br ^two
^two:
  cf.cond_br %again, ^one, ^exit
^exit:
  return
}
func.func private @make() -> memref<*xf32>

// -----

// Difference 5: a loop may have more blocks, or a condition between it and the call.
// CHECK-LABEL: llvm.func @far(
// CHECK: %[[STACK:.+]] = llvm.intr.stacksave : !llvm.ptr
// CHECK-NEXT: cf.br
// CHECK: llvm.intr.stackrestore %[[STACK]] : !llvm.ptr
// CHECK-NEXT: llvm.call @make(
// CHECK: %[[INNER:.+]] = llvm.intr.stacksave : !llvm.ptr
// CHECK-NEXT: scf.for
// CHECK-NEXT: llvm.intr.stackrestore %[[INNER]] : !llvm.ptr
// CHECK-NEXT: scf.if
// CHECK-NEXT: llvm.call @make(
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
