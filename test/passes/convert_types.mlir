// RUN: abi-opt %s --abi-convert-types='types="(!mine.string, !mine.id) -> (!llvm.ptr, i64)"' --allow-unregistered-dialect --split-input-file | filecheck %s
// RUN: abi-opt %s --abi-convert-types='types="(!mine.string, !mine.id) -> (!llvm.ptr, i64)"' --abi-convert-types='types="(!mine.string, !mine.id) -> (!llvm.ptr, i64)"' --allow-unregistered-dialect --split-input-file | filecheck %s

// Arguments and results get the new types; another operation gets the old one, by a cast.
// CHECK-LABEL: func.func @greet(
// CHECK-SAME: %[[NAME:.*]]: !llvm.ptr {iree.abi.name = "name"}, %[[ID:.*]]: i64, %[[X:.*]]: f32) -> (!llvm.ptr, i64) {
// CHECK-NEXT: %[[OLD:.*]] = builtin.unrealized_conversion_cast %[[NAME]] : !llvm.ptr to !mine.string
// CHECK-NEXT: "mine.print"(%[[OLD]]) : (!mine.string) -> ()
// CHECK-NEXT: %[[NEW:.*]] = "mine.new"() : () -> !mine.string
// CHECK-NEXT: %[[RESULT:.*]] = builtin.unrealized_conversion_cast %[[NEW]] : !mine.string to !llvm.ptr
// CHECK-NEXT: return %[[RESULT]], %[[ID]] : !llvm.ptr, i64
func.func @greet(%name: !mine.string {iree.abi.name = "name"}, %id: !mine.id, %x: f32) -> (!mine.string, !mine.id) {
  "mine.print"(%name) : (!mine.string) -> ()
  %new = "mine.new"() : () -> !mine.string
  return %new, %id : !mine.string, !mine.id
}

// -----

// Calls pass the new types, through function values too.
// CHECK-LABEL: func.func private @length(!llvm.ptr) -> i64
// CHECK: func.func @calls(%[[NAME:.*]]: !llvm.ptr) -> i64 {
// CHECK-NEXT: call @length(%[[NAME]]) : (!llvm.ptr) -> i64
// CHECK-NEXT: %[[F:.*]] = constant @length : (!llvm.ptr) -> i64
// CHECK-NEXT: %[[ID:.*]] = call_indirect %[[F]](%[[NAME]]) : (!llvm.ptr) -> i64
// CHECK-NEXT: return %[[ID]] : i64
func.func private @length(!mine.string) -> !mine.id
func.func @calls(%name: !mine.string) -> !mine.id {
  %0 = call @length(%name) : (!mine.string) -> !mine.id
  %f = constant @length : (!mine.string) -> !mine.id
  %1 = call_indirect %f(%name) : (!mine.string) -> !mine.id
  return %1 : !mine.id
}

// -----

// So do branches, and tuples and function types contain the new types.
// CHECK-LABEL: func.func @blocks(
// CHECK-SAME: %[[NAME:.*]]: !llvm.ptr, %[[C:.*]]: i1, %{{.*}}: tuple<!llvm.ptr, tuple<i64>>, %{{.*}}: (!llvm.ptr) -> ()) -> !llvm.ptr {
// CHECK: %[[NEW:.*]] = "mine.new"() : () -> !mine.string
// CHECK-NEXT: %[[CAST:.*]] = builtin.unrealized_conversion_cast %[[NEW]] : !mine.string to !llvm.ptr
// CHECK-NEXT: cf.cond_br %[[C]], ^[[END:.*]](%[[NAME]] : !llvm.ptr), ^[[END]](%[[CAST]] : !llvm.ptr)
// CHECK: ^[[END]](%[[X:.*]]: !llvm.ptr):
// CHECK-NEXT: return %[[X]] : !llvm.ptr
func.func @blocks(%name: !mine.string, %c: i1, %t: tuple<!mine.string, tuple<!mine.id>>, %f: (!mine.string) -> ()) -> !mine.string {
  %new = "mine.new"() : () -> !mine.string
  cf.cond_br %c, ^end(%name : !mine.string), ^end(%new : !mine.string)
^end(%x: !mine.string):
  return %x : !mine.string
}

// -----

// Blocks in other operations of a function are reached by branches, too.
// CHECK-LABEL: func.func @inside(
// CHECK: cf.br ^[[END:.*]](%[[NAME:.*]] : !llvm.ptr)
// CHECK-NEXT: ^[[END]](%[[X:.*]]: !llvm.ptr):
// CHECK-NEXT: %[[OLD:.*]] = builtin.unrealized_conversion_cast %[[X]] : !llvm.ptr to !mine.string
// CHECK-NEXT: scf.yield %[[OLD]] : !mine.string
func.func @inside(%name: !mine.string) {
  %0 = scf.execute_region -> !mine.string {
    cf.br ^end(%name : !mine.string)
  ^end(%x: !mine.string):
    scf.yield %x : !mine.string
  }
  return
}
