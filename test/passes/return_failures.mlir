// REQUIRES: llvm
// RUN: abi-opt %s --abi-return-failures --split-input-file | filecheck %s --check-prefixes=CHECK,END
// RUN: abi-opt %s --abi-return-failures --abi-return-failures --split-input-file | filecheck %s --check-prefixes=CHECK,END
// RUN: abi-opt %s --abi-return-failures=handler --split-input-file | filecheck %s --check-prefixes=CHECK,HANDLER

// A function that this module alone calls returns the status beside its result.
// CHECK-LABEL: llvm.func internal @half(
// CHECK-SAME: %[[N:.+]]: i64) -> !llvm.struct<(i64, i32)>
// CHECK-DAG: %[[EVEN:.+]] = llvm.icmp
// CHECK-DAG: %[[WHY:.+]] = llvm.mlir.constant(3 : i32)
// CHECK: llvm.cond_br %[[EVEN]] weights([1048576, 1]), ^[[REST:.+]], ^[[FAILED:.+]](%[[WHY]] : i32)
// CHECK-NEXT: ^[[REST]]:
// CHECK-NEXT: %[[HALF:.+]] = llvm.udiv %[[N]],
// CHECK-NEXT: %[[ZERO:.+]] = llvm.mlir.constant(0 : i32)
// CHECK-NEXT: %[[POISON:.+]] = llvm.mlir.poison
// CHECK-NEXT: %[[WITH:.+]] = llvm.insertvalue %[[HALF]], %[[POISON]][0]
// CHECK-NEXT: %[[BOTH:.+]] = llvm.insertvalue %[[ZERO]], %[[WITH]][1]
// CHECK-NEXT: llvm.return %[[BOTH]]
// CHECK-NEXT: ^[[FAILED]](%[[STATUS:.+]]: i32):
// CHECK-NEXT: %[[POISON:.+]] = llvm.mlir.poison
// CHECK-NEXT: %[[ALONE:.+]] = llvm.insertvalue %[[STATUS]], %[[POISON]][1]
// CHECK-NEXT: llvm.return %[[ALONE]]

// The C wrapper keeps its type: it calls a copy of itself that returns the status, and ends the
// process, or calls the handler.
// CHECK-LABEL: llvm.func @_mlir_ciface_half(
// CHECK-SAME: %[[N:.+]]: i64) -> i64
// CHECK-NEXT: %[[BOTH:.+]] = llvm.call @_mlir_abi_body__mlir_ciface_half(%[[N]]) : (i64) -> !llvm.struct<(i64, i32)>
// CHECK-NEXT: %[[RESULT:.+]] = llvm.extractvalue %[[BOTH]][0]
// CHECK-NEXT: %[[STATUS:.+]] = llvm.extractvalue %[[BOTH]][1]
// CHECK: llvm.cond_br
// CHECK: llvm.return %[[RESULT]] : i64
// CHECK-NEXT: ^{{.+}}(%[[STATUS:.+]]: i32):
// END-NEXT: llvm.call @_mlir_abi_end(%[[STATUS]])
// HANDLER-NEXT: llvm.call @_mlir_abi_failed(%[[STATUS]])
// CHECK-NEXT: %[[NONE:.+]] = llvm.mlir.zero : i64
// CHECK-NEXT: llvm.return %[[NONE]] : i64
// CHECK-LABEL: llvm.func internal @_mlir_abi_body__mlir_ciface_half(

// The packed wrapper has a status, and sets the message.
// CHECK-LABEL: llvm.func @_mlir_packed_half(
// CHECK-SAME: %{{.+}}: !llvm.ptr, %[[MESSAGE:[^,]+]]: !llvm.ptr, %{{.+}}: !llvm.ptr) -> i32
// CHECK: llvm.call @half(%{{.+}}) : (i64) -> !llvm.struct<(i64, i32)>
// CHECK: ^{{.+}}(%[[STATUS:.+]]: i32):
// CHECK-NEXT: llvm.call @_mlir_abi_set_message(%[[STATUS]], %[[MESSAGE]])
// CHECK-NEXT: llvm.return %[[STATUS]] : i32

// What cannot fail stays as it is.
// CHECK-LABEL: llvm.func @twice(
// CHECK-SAME: -> i64 {
// CHECK-NEXT: llvm.add
// CHECK-NEXT: llvm.return
// CHECK-NOT: @_mlir_abi_return_unless
// END-NOT: @mlir_abi_on_failure
// HANDLER: llvm.func extern_weak @mlir_abi_on_failure(!llvm.ptr)
llvm.mlir.global internal constant @_mlir_abi_failures("\00\00\00n is odd\00\00") {addr_space = 0 : i32}
llvm.func @_mlir_abi_return_unless(i1, i32)
llvm.func internal @half(%n: i64) -> i64 {
  %c0 = llvm.mlir.constant(0 : i64) : i64
  %c2 = llvm.mlir.constant(2 : i64) : i64
  %rest = llvm.urem %n, %c2 : i64
  %is_even = llvm.icmp "eq" %rest, %c0 : i64
  %why = llvm.mlir.constant(3 : i32) : i32
  llvm.call @_mlir_abi_return_unless(%is_even, %why) : (i1, i32) -> ()
  %half = llvm.udiv %n, %c2 : i64
  llvm.return %half : i64
}
llvm.func @_mlir_ciface_half(%n: i64) -> i64 {
  %0 = llvm.call @half(%n) : (i64) -> i64
  llvm.return %0 : i64
}
llvm.func @_mlir_packed_half(%values: !llvm.ptr, %message: !llvm.ptr, %reserved: !llvm.ptr) -> i32 {
  %n = llvm.load %values : !llvm.ptr -> i64
  %0 = llvm.call @half(%n) : (i64) -> i64
  llvm.store %0, %values : i64, !llvm.ptr
  %c0 = llvm.mlir.constant(0 : i32) : i32
  llvm.return %c0 : i32
}
llvm.func @twice(%n: i64) -> i64 {
  %0 = llvm.add %n, %n : i64
  llvm.return %0 : i64
}

// -----

// Where nothing fails by an assertion, memory may still not be there. An empty block needs none.
// CHECK-LABEL: llvm.func internal @_mlir_abi_body_new(
// CHECK-SAME: %[[SIZE:.+]]: i64) -> !llvm.struct<(ptr, i32)>
// CHECK-NEXT: %[[MEMORY:.+]] = llvm.call @malloc(%[[SIZE]])
// CHECK-NEXT: %[[NULL:.+]] = llvm.mlir.zero
// CHECK-NEXT: %[[IS_NULL:.+]] = llvm.icmp "eq" %[[MEMORY]], %[[NULL]]
// CHECK-NEXT: %[[ZERO:.+]] = llvm.mlir.constant(0 : i64)
// CHECK-NEXT: %[[IS_EMPTY:.+]] = llvm.icmp "eq" %[[SIZE]], %[[ZERO]]
// CHECK-NEXT: %[[TRUE:.+]] = llvm.mlir.constant(true)
// CHECK-NEXT: %[[HOLDS:.+]] = llvm.select %[[IS_NULL]], %[[IS_EMPTY]], %[[TRUE]]
// CHECK-NEXT: %[[WHY:.+]] = llvm.mlir.constant(2 : i32)
// CHECK-NEXT: llvm.cond_br %[[HOLDS]] weights([1048576, 1]), ^{{.+}}, ^{{.+}}(%[[WHY]] : i32)
// CHECK-NOT: @free

// Its address is that of the function which calls the handler.
// CHECK-LABEL: llvm.func @address()
// CHECK-NEXT: llvm.mlir.addressof @new
llvm.func @malloc(i64) -> !llvm.ptr
llvm.func @new(%size: i64) -> !llvm.ptr {
  %0 = llvm.call @malloc(%size) : (i64) -> !llvm.ptr
  llvm.return %0 : !llvm.ptr
}
llvm.func @address() -> !llvm.ptr {
  %0 = llvm.mlir.addressof @new : !llvm.ptr
  llvm.return %0 : !llvm.ptr
}

// -----

// In a module that abi-bufferize has changed, what is allocated is freed where the function fails:
// a variable holds it until then.
// CHECK: module attributes {abi.failures_returned} {
// CHECK-LABEL: llvm.func internal @f(
// CHECK-NEXT: %[[NULL:.+]] = llvm.mlir.zero
// CHECK-NEXT: %[[ONE:.+]] = llvm.mlir.constant(1 : index)
// CHECK-NEXT: %[[HELD:.+]] = llvm.alloca %[[ONE]] x !llvm.ptr
// CHECK-NEXT: llvm.store %[[NULL]], %[[HELD]]
// CHECK: %[[MEMORY:.+]] = llvm.call @malloc(
// CHECK: llvm.cond_br
// CHECK: llvm.store %[[MEMORY]], %[[HELD]]
// CHECK: llvm.store %[[NULL]], %[[HELD]]
// CHECK-NEXT: llvm.call @free(
// CHECK: llvm.return %{{.+}} : i32
// CHECK: ^{{.+}}(%[[STATUS:.+]]: i32):
// CHECK-NEXT: %[[LEFT:.+]] = llvm.load %[[HELD]]
// CHECK-NEXT: llvm.call @free(%[[LEFT]])
// CHECK-NEXT: llvm.return %[[STATUS]] : i32
module attributes {abi.bufferized} {
  llvm.func @malloc(i64) -> !llvm.ptr
  llvm.func @free(!llvm.ptr)
  llvm.func @_mlir_abi_return_unless(i1, i32)
  llvm.func internal @f(%size: i64, %holds: i1) {
    %0 = llvm.call @malloc(%size) : (i64) -> !llvm.ptr
    %1 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64)>
    %2 = llvm.insertvalue %0, %1[0] : !llvm.struct<(ptr, ptr, i64)>
    %3 = llvm.insertvalue %0, %2[1] : !llvm.struct<(ptr, ptr, i64)>
    %why = llvm.mlir.constant(3 : i32) : i32
    llvm.call @_mlir_abi_return_unless(%holds, %why) : (i1, i32) -> ()
    %4 = llvm.extractvalue %3[0] : !llvm.struct<(ptr, ptr, i64)>
    llvm.call @free(%4) : (!llvm.ptr) -> ()
    llvm.call @_mlir_abi_return_unless(%holds, %why) : (i1, i32) -> ()
    llvm.return
  }
}

// -----

// No variable holds what the last call that may fail allocates, or what comes after it.
// CHECK: module attributes {abi.failures_returned} {
// CHECK-LABEL: llvm.func internal @f(
// CHECK-NOT: llvm.alloca
// CHECK: llvm.return
// CHECK: ^{{.+}}(%[[STATUS:.+]]: i32):
// CHECK-NEXT: llvm.return %[[STATUS]] : i32
module attributes {abi.bufferized} {
  llvm.func @malloc(i64) -> !llvm.ptr
  llvm.func @free(!llvm.ptr)
  llvm.func internal @f(%size: i64) {
    %0 = llvm.call @malloc(%size) : (i64) -> !llvm.ptr
    llvm.call @free(%0) : (!llvm.ptr) -> ()
    llvm.return
  }
}

// -----

// A function stores a struct where its last argument points. A caller that would only store it
// passes that pointer on; any other has memory on its stack.
// CHECK: module attributes {abi.failures_returned} {
// CHECK-LABEL: llvm.func internal @both(
// CHECK-SAME: %[[N:.+]]: i64 {llvm.noundef}, %[[PLACE:.+]]: !llvm.ptr) -> i32
// CHECK: llvm.cond_br
// CHECK: llvm.store %[[BOTH:.+]], %[[PLACE]] : !llvm.struct<(i64, i64)>, !llvm.ptr
// CHECK-NEXT: %[[SUCCESS:.+]] = llvm.mlir.constant(0 : i32)
// CHECK-NEXT: llvm.return %[[SUCCESS]] : i32
// CHECK-NEXT: ^{{.+}}(%[[STATUS:.+]]: i32):
// CHECK-NEXT: llvm.return %[[STATUS]] : i32
// CHECK-LABEL: llvm.func internal @sum(
// CHECK: %[[PLACE:.+]] = llvm.alloca %{{.+}} x !llvm.struct<(i64, i64)>
// CHECK: llvm.call @both(%{{.+}}, %[[PLACE]]) : (i64 {llvm.noundef}, !llvm.ptr) -> i32
// CHECK-NEXT: %[[BOTH:.+]] = llvm.load %[[PLACE]] : !llvm.ptr -> !llvm.struct<(i64, i64)>
// CHECK: llvm.cond_br
// CHECK: llvm.extractvalue %[[BOTH]][0]
// CHECK-LABEL: llvm.func internal @_mlir_abi_body__mlir_ciface_both(
// CHECK-SAME: %[[PLACE:.+]]: !llvm.ptr, %[[N:.+]]: i64) -> i32
// CHECK-NEXT: %[[STATUS:.+]] = llvm.call @both(%[[N]], %[[PLACE]]) : (i64, !llvm.ptr) -> i32
// CHECK-NOT: llvm.store
// CHECK: llvm.return
module {
  llvm.func @_mlir_abi_return_unless(i1, i32)
  llvm.func internal @both(%n: i64 {llvm.noundef}) -> !llvm.struct<(i64, i64)> {
    %holds = llvm.trunc %n : i64 to i1
    %why = llvm.mlir.constant(3 : i32) : i32
    llvm.call @_mlir_abi_return_unless(%holds, %why) : (i1, i32) -> ()
    %0 = llvm.mlir.poison : !llvm.struct<(i64, i64)>
    %1 = llvm.insertvalue %n, %0[0] : !llvm.struct<(i64, i64)>
    %2 = llvm.insertvalue %n, %1[1] : !llvm.struct<(i64, i64)>
    llvm.return %2 : !llvm.struct<(i64, i64)>
  }
  llvm.func internal @sum(%n: i64) -> i64 {
    %0 = llvm.call @both(%n) : (i64 {llvm.noundef}) -> !llvm.struct<(i64, i64)>
    %1 = llvm.extractvalue %0[0] : !llvm.struct<(i64, i64)>
    %2 = llvm.extractvalue %0[1] : !llvm.struct<(i64, i64)>
    %3 = llvm.add %1, %2 : i64
    llvm.return %3 : i64
  }
  llvm.func @_mlir_ciface_both(%result: !llvm.ptr, %n: i64) {
    %0 = llvm.call @both(%n) : (i64) -> !llvm.struct<(i64, i64)>
    llvm.store %0, %result : !llvm.struct<(i64, i64)>, !llvm.ptr
    llvm.return
  }
}

// -----

// Many buffers are in an array.
// CHECK: module attributes {abi.failures_returned} {
// CHECK-LABEL: llvm.func internal @many(
// CHECK: %[[ARRAY:.+]] = llvm.alloca %{{.+}} x !llvm.array<16 x ptr>
// CHECK: %[[BYTES:.+]] = llvm.mlir.constant(128 : index)
// CHECK: "llvm.intr.memset"(%[[ARRAY]], %{{.+}}, %[[BYTES]])
// CHECK: %[[SECOND_AT:.+]] = llvm.getelementptr %[[ARRAY]][0, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.array<16 x ptr>
// CHECK: llvm.call @malloc(
// CHECK: %[[SECOND:.+]] = llvm.call @malloc(
// CHECK: llvm.store %[[SECOND]], %[[SECOND_AT]] : !llvm.ptr, !llvm.ptr
// CHECK: ^{{.+}}(%[[STATUS:.+]]: i32):
// CHECK-NEXT: %[[COUNT:.+]] = llvm.mlir.constant(16 : i32)
// CHECK-NEXT: llvm.call @_mlir_abi_free_all(%[[ARRAY]], %[[COUNT]])
// CHECK-NEXT: llvm.return %[[STATUS]] : i32
// CHECK: llvm.func internal @_mlir_abi_free_all(
module attributes {abi.bufferized} {
  llvm.func @malloc(i64) -> !llvm.ptr
  llvm.func @_mlir_abi_return_unless(i1, i32)
  llvm.func internal @many(%size: i64, %holds: i1) {
    %0 = llvm.call @malloc(%size) : (i64) -> !llvm.ptr
    %1 = llvm.call @malloc(%size) : (i64) -> !llvm.ptr
    %2 = llvm.call @malloc(%size) : (i64) -> !llvm.ptr
    %3 = llvm.call @malloc(%size) : (i64) -> !llvm.ptr
    %4 = llvm.call @malloc(%size) : (i64) -> !llvm.ptr
    %5 = llvm.call @malloc(%size) : (i64) -> !llvm.ptr
    %6 = llvm.call @malloc(%size) : (i64) -> !llvm.ptr
    %7 = llvm.call @malloc(%size) : (i64) -> !llvm.ptr
    %8 = llvm.call @malloc(%size) : (i64) -> !llvm.ptr
    %9 = llvm.call @malloc(%size) : (i64) -> !llvm.ptr
    %10 = llvm.call @malloc(%size) : (i64) -> !llvm.ptr
    %11 = llvm.call @malloc(%size) : (i64) -> !llvm.ptr
    %12 = llvm.call @malloc(%size) : (i64) -> !llvm.ptr
    %13 = llvm.call @malloc(%size) : (i64) -> !llvm.ptr
    %14 = llvm.call @malloc(%size) : (i64) -> !llvm.ptr
    %15 = llvm.call @malloc(%size) : (i64) -> !llvm.ptr
    %why = llvm.mlir.constant(3 : i32) : i32
    llvm.call @_mlir_abi_return_unless(%holds, %why) : (i1, i32) -> ()
    llvm.return
  }
}

// -----

// What runs a part of a loop returns its status, which the call that runs the loop returns, too.
// CHECK: module attributes {abi.failures_returned} {
// CHECK-LABEL: llvm.func internal @part(
// CHECK-SAME: -> i32
// CHECK-LABEL: llvm.func internal @part.run(
// CHECK: %[[STATUS:.+]] = llvm.call @part(
// CHECK: llvm.cond_br %{{.+}} weights([1048576, 1]), ^{{.+}}, ^[[FAILED:.+]](%[[STATUS]] : i32)
// CHECK: ^[[FAILED]](%[[STATUS:.+]]: i32):
// CHECK-NEXT: llvm.return %[[STATUS]] : i32
// CHECK-LABEL: llvm.func internal @loop(
// CHECK-SAME: -> i32
// CHECK: %[[STATUS:.+]] = llvm.call @_mlir_abi_run_parts(%{{.+}})
// CHECK: llvm.cond_br %{{.+}} weights([1048576, 1]), ^{{.+}}, ^{{.+}}(%[[STATUS]] : i32)

// A loop whose parts cannot fail cannot either.
// CHECK-LABEL: llvm.func @safe_loop(
// CHECK-NEXT: llvm.mlir.addressof @safe_part.run
// CHECK-NEXT: llvm.call @_mlir_abi_run_parts(%{{.+}})
// CHECK-NEXT: llvm.return
module {
  llvm.func @_mlir_abi_return_unless(i1, i32)
  llvm.func @_mlir_abi_run_parts(!llvm.ptr) -> i32
  llvm.func internal @part(%lower: i64, %upper: i64) {
    %holds = llvm.icmp "ult" %lower, %upper : i64
    %why = llvm.mlir.constant(3 : i32) : i32
    llvm.call @_mlir_abi_return_unless(%holds, %why) : (i1, i32) -> ()
    llvm.return
  }
  llvm.func internal @part.run(%loop: !llvm.ptr, %lower: i64, %upper: i64) -> i32 {
    llvm.call @part(%lower, %upper) : (i64, i64) -> ()
    %c0 = llvm.mlir.constant(0 : i32) : i32
    llvm.return %c0 : i32
  }
  llvm.func internal @loop() {
    %run = llvm.mlir.addressof @part.run : !llvm.ptr
    %status = llvm.call @_mlir_abi_run_parts(%run) {abi.status_of = @part.run} : (!llvm.ptr) -> i32
    llvm.return
  }
  llvm.func internal @safe_part.run(%loop: !llvm.ptr, %lower: i64, %upper: i64) -> i32 {
    %c0 = llvm.mlir.constant(0 : i32) : i32
    llvm.return %c0 : i32
  }
  llvm.func @safe_loop() {
    %run = llvm.mlir.addressof @safe_part.run : !llvm.ptr
    %status = llvm.call @_mlir_abi_run_parts(%run) {abi.status_of = @safe_part.run} : (!llvm.ptr) -> i32
    llvm.return
  }
}

// -----

// What a call returns is freed, too, where `index` has 32 bits; and of an unranked memref, what the
// descriptor has to which it points, which is freed at once.
// CHECK: module attributes {abi.failures_returned} {
// CHECK-LABEL: llvm.func internal @results(
// CHECK: %{{.+}} = llvm.call @ranked(%[[PLACE:.+]]) : (!llvm.ptr) -> i32
// CHECK: %[[DESCRIPTOR:.+]] = llvm.load %[[PLACE]]
// CHECK: %[[FIRST:.+]] = llvm.extractvalue %[[DESCRIPTOR]][0] : !llvm.struct<(ptr, ptr, i32)>
// CHECK: llvm.store %[[FIRST]], %[[FIRST_HELD:.+]] : !llvm.ptr, !llvm.ptr
// CHECK: %{{.+}} = llvm.call @unranked(%[[PLACE:.+]]) : (!llvm.ptr) -> i32
// CHECK: %[[UNRANKED:.+]] = llvm.load %[[PLACE]]
// CHECK: %[[POINTER:.+]] = llvm.extractvalue %[[UNRANKED]][1] : !llvm.struct<(i32, ptr)>
// CHECK: %[[SECOND:.+]] = llvm.load %[[POINTER]] : !llvm.ptr -> !llvm.ptr
// CHECK: llvm.store %[[SECOND]], %[[SECOND_HELD:.+]] : !llvm.ptr, !llvm.ptr
// CHECK: ^{{.+}}(%{{.+}}: i32):
// CHECK-NEXT: %[[LEFT:.+]] = llvm.load %[[FIRST_HELD]]
// CHECK-NEXT: llvm.call @free(%[[LEFT]])
// CHECK-NEXT: %[[LEFT:.+]] = llvm.load %[[SECOND_HELD]]
// CHECK-NEXT: llvm.call @free(%[[LEFT]])
// CHECK-NEXT: llvm.return
module attributes {abi.bufferized} {
  llvm.func @free(!llvm.ptr)
  llvm.func @_mlir_abi_return_unless(i1, i32)
  llvm.func internal @step(%holds: i1) {
    %why = llvm.mlir.constant(3 : i32) : i32
    llvm.call @_mlir_abi_return_unless(%holds, %why) : (i1, i32) -> ()
    llvm.return
  }
  llvm.func internal @ranked() -> !llvm.struct<(ptr, ptr, i32)> {
    %true = llvm.mlir.constant(true) : i1
    llvm.call @step(%true) : (i1) -> ()
    %0 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i32)>
    llvm.return %0 : !llvm.struct<(ptr, ptr, i32)>
  }
  llvm.func internal @unranked() -> !llvm.struct<(i32, ptr)> {
    %true = llvm.mlir.constant(true) : i1
    llvm.call @step(%true) : (i1) -> ()
    %0 = llvm.mlir.poison : !llvm.struct<(i32, ptr)>
    llvm.return %0 : !llvm.struct<(i32, ptr)>
  }
  llvm.func internal @results(%holds: i1) {
    %0 = llvm.call @ranked() : () -> !llvm.struct<(ptr, ptr, i32)>
    %1 = llvm.call @unranked() : () -> !llvm.struct<(i32, ptr)>
    %descriptor = llvm.extractvalue %1[1] : !llvm.struct<(i32, ptr)>
    llvm.call @free(%descriptor) : (!llvm.ptr) -> ()
    llvm.call @step(%holds) : (i1) -> ()
    llvm.return
  }
}

// -----

// What calls a weak function may call another definition: it is no body of this one. If there is no
// memory, this one ends the process.
// CHECK: module attributes {abi.failures_returned} {
// CHECK-LABEL: llvm.func weak @new(
// CHECK: llvm.call @_mlir_abi_body_new(
// CHECK: @_mlir_abi_
// CHECK-LABEL: llvm.func internal @_mlir_abi_body_new(
// CHECK-LABEL: llvm.func @caller(
// CHECK-NEXT: llvm.call @new(%{{.+}}) : (i64) -> !llvm.ptr
// CHECK-NEXT: llvm.return
module {
  llvm.func @malloc(i64) -> !llvm.ptr
  llvm.func weak @new(%size: i64) -> !llvm.ptr {
    %0 = llvm.call @malloc(%size) : (i64) -> !llvm.ptr
    llvm.return %0 : !llvm.ptr
  }
  llvm.func @caller(%size: i64) -> !llvm.ptr {
    %0 = llvm.call @new(%size) : (i64) -> !llvm.ptr
    llvm.return %0 : !llvm.ptr
  }
}

// -----

// A function that stores its result has other effects on memory. A function that calls the handler
// may unwind, and need not return.
// CHECK: module attributes {abi.failures_returned} {
// CHECK-LABEL: llvm.func internal @square(
// CHECK-SAME: -> !llvm.struct<(i64, i32)> attributes {memory_effects = {{.+}}, no_unwind, will_return} {
// CHECK-LABEL: llvm.func @pair(
// CHECK-SAME: -> !llvm.struct<(i64, i64)> {
// CHECK-LABEL: llvm.func internal @_mlir_abi_body_pair(
// CHECK-SAME: -> i32 attributes {no_unwind, will_return} {
// CHECK-LABEL: llvm.func internal @caller(
// CHECK: llvm.call @_mlir_abi_body_pair(%{{.+}}, %{{.+}}) {no_unwind} : (i64, !llvm.ptr) -> i32
module {
  llvm.func @_mlir_abi_return_unless(i1, i32)
  llvm.func internal @square(%n: i64) -> i64 attributes {memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, will_return} {
    %holds = llvm.trunc %n : i64 to i1
    %why = llvm.mlir.constant(3 : i32) : i32
    llvm.call @_mlir_abi_return_unless(%holds, %why) : (i1, i32) -> ()
    %0 = llvm.mul %n, %n : i64
    llvm.return %0 : i64
  }
  llvm.func @pair(%n: i64) -> !llvm.struct<(i64, i64)> attributes {memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, will_return} {
    %holds = llvm.trunc %n : i64 to i1
    %why = llvm.mlir.constant(3 : i32) : i32
    llvm.call @_mlir_abi_return_unless(%holds, %why) : (i1, i32) -> ()
    %0 = llvm.mlir.poison : !llvm.struct<(i64, i64)>
    llvm.return %0 : !llvm.struct<(i64, i64)>
  }
  llvm.func internal @caller(%n: i64) -> i64 {
    %0 = llvm.call @pair(%n) {memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind} : (i64) -> !llvm.struct<(i64, i64)>
    %1 = llvm.extractvalue %0[0] : !llvm.struct<(i64, i64)>
    llvm.return %1 : i64
  }
}
