// RUN: abi-opt %s --abi-func-to-llvm --split-input-file | filecheck %s
// RUN: mlir-opt %s --convert-func-to-llvm --split-input-file | filecheck %s

// Rule 7: no result is void, and a single one is itself.
// CHECK-LABEL: llvm.func @none() {
// CHECK-LABEL: llvm.func @one(
// CHECK-SAME: -> f32
func.func @none() {
  return
}
func.func @one(%x: f32) -> f32 {
  return %x : f32
}

// -----

// Rule 7: several are one struct in their order, packed by the callee and unpacked by the caller.
// CHECK-LABEL: llvm.func @two(
// CHECK-SAME: -> !llvm.struct<(i32, struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>)>
// CHECK: %[[P:.+]] = llvm.mlir.poison : !llvm.struct<(i32, struct
// CHECK-NEXT: %[[A:.+]] = llvm.insertvalue %{{.+}}, %[[P]][0]
// CHECK-NEXT: %[[B:.+]] = llvm.insertvalue %{{.+}}, %[[A]][1]
// CHECK-NEXT: llvm.return %[[B]]
// CHECK-LABEL: llvm.func @caller(
// CHECK: %[[R:.+]] = llvm.call @two(%{{.+}}, %{{.+}}, %{{.+}}, %{{.+}}, %{{.+}}, %{{.+}})
// CHECK-NEXT: llvm.extractvalue %[[R]][0]
// CHECK-NEXT: llvm.extractvalue %[[R]][1]
func.func @two(%i: i32, %m: memref<?xf32>) -> (i32, memref<?xf32>) {
  return %i, %m : i32, memref<?xf32>
}
func.func @caller(%i: i32, %m: memref<?xf32>) -> (i32, memref<?xf32>) {
  %r:2 = call @two(%i, %m) : (i32, memref<?xf32>) -> (i32, memref<?xf32>)
  return %r#0, %r#1 : i32, memref<?xf32>
}

// -----

// Rules 9 and 12: an unranked result is a copy of the ranked descriptor, from malloc.
// CHECK-LABEL: llvm.func @copied(
// CHECK: %[[COPY:.+]] = llvm.call @malloc(%[[SIZE:.+]]) : (i64) -> !llvm.ptr
// CHECK: "llvm.intr.memcpy"(%[[COPY]], %{{.+}}, %[[SIZE]]) <{isVolatile = false}>
func.func @copied(%m: memref<*xf32>) -> memref<*xf32> {
  return %m : memref<*xf32>
}

// -----

// Rule 10: its caller copies it to the stack and frees it, and so does an indirect caller.
// CHECK-LABEL: llvm.func @taken(
// CHECK: llvm.call @make()
// CHECK: %[[STACK:.+]] = llvm.alloca %[[SIZE:.+]] x i8
// CHECK: "llvm.intr.memcpy"(%[[STACK]], %[[HEAP:.+]], %[[SIZE]])
// CHECK-NEXT: llvm.call @free(%[[HEAP]])
// CHECK-LABEL: llvm.func @taken_indirectly(
// CHECK: %[[STACK:.+]] = llvm.alloca %[[SIZE:.+]] x i8
// CHECK: "llvm.intr.memcpy"(%[[STACK]], %[[HEAP:.+]], %[[SIZE]])
// CHECK-NEXT: llvm.call @free(%[[HEAP]])
func.func private @make() -> memref<*xf32>
func.func @taken() {
  %m = call @make() : () -> memref<*xf32>
  return
}
func.func @taken_indirectly(%f: () -> memref<*xf32>) {
  %m = call_indirect %f() : () -> memref<*xf32>
  return
}
