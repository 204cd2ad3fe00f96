// RUN: abi-opt --abi-emit-packed-wrappers --split-input-file %s | filecheck %s
// RUN: abi-opt --abi-emit-packed-wrappers --abi-emit-packed-wrappers --split-input-file %s | filecheck %s
// RUN: abi-opt --abi-emit-packed-wrappers='index-bitwidth=32' --split-input-file %s | filecheck %s --check-prefix=INDEX32

// Results come first in the struct, then the arguments, each as it is in memory.
// CHECK-LABEL: func.func @f(
// CHECK-LABEL: llvm.func @f_packed(
// CHECK-SAME: %[[PARAMS:.+]]: !llvm.ptr, %{{.+}}: !llvm.ptr, %{{.+}}: !llvm.ptr) -> i32 {
// CHECK-NEXT: %[[AT2:.+]] = llvm.getelementptr %[[PARAMS]][0, 2] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(f32, i64, struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>, i64, i1)>
// CHECK-NEXT: %[[DESCRIPTOR:.+]] = llvm.load %[[AT2]] : !llvm.ptr -> !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %[[X:.+]] = builtin.unrealized_conversion_cast %[[DESCRIPTOR]] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> to memref<?xf32>
// CHECK-NEXT: %[[AT3:.+]] = llvm.getelementptr %[[PARAMS]][0, 3]
// CHECK-NEXT: %[[NUMBER:.+]] = llvm.load %[[AT3]] : !llvm.ptr -> i64
// CHECK-NEXT: %[[N:.+]] = builtin.unrealized_conversion_cast %[[NUMBER]] : i64 to index
// CHECK-NEXT: %[[AT4:.+]] = llvm.getelementptr %[[PARAMS]][0, 4]
// CHECK-NEXT: %[[FLAG:.+]] = llvm.load %[[AT4]] : !llvm.ptr -> i1
// CHECK-NEXT: %[[R:.+]]:2 = func.call @f(%[[X]], %[[N]], %[[FLAG]]) : (memref<?xf32>, index, i1) -> (f32, index)
// CHECK-NEXT: %[[AT0:.+]] = llvm.getelementptr %[[PARAMS]][0, 0]
// CHECK-NEXT: llvm.store %[[R]]#0, %[[AT0]] : f32, !llvm.ptr
// CHECK-NEXT: %[[AT1:.+]] = llvm.getelementptr %[[PARAMS]][0, 1]
// CHECK-NEXT: %[[COUNT:.+]] = builtin.unrealized_conversion_cast %[[R]]#1 : index to i64
// CHECK-NEXT: llvm.store %[[COUNT]], %[[AT1]] : i64, !llvm.ptr
// CHECK-NEXT: %[[ZERO:.+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT: llvm.return %[[ZERO]] : i32
func.func @f(%x: memref<?xf32>, %n: index, %flag: i1) -> (f32, index) {
  %r = memref.load %x[%n] : memref<?xf32>
  return %r, %n : f32, index
}

// -----

// A descriptor stands right behind one that is aligned alike, whatever the ranks; what stands behind
// anything else is found by the struct of all members.
// CHECK-LABEL: llvm.func @memrefs_packed(
// CHECK-SAME: %[[PARAMS:[^:]+]]: !llvm.ptr
// CHECK-NEXT: %[[AT0:.+]] = llvm.getelementptr %[[PARAMS]][0, 0] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(struct<(ptr, ptr, i64)>, struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>, i8, struct<(i64, ptr)>, struct<(ptr<3>, ptr<3>, i64)>)>
// CHECK: llvm.getelementptr %[[AT0]][0, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(struct<(ptr, ptr, i64)>, struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>)>
// CHECK: llvm.getelementptr %[[PARAMS]][0, 2]
// CHECK: llvm.getelementptr %[[PARAMS]][0, 3]
// CHECK: llvm.getelementptr %[[PARAMS]][0, 4]
func.func @memrefs(%a: memref<f32>, %b: memref<?xf32>, %c: i8, %d: memref<*xf32>, %e: memref<f32, 3>) {
  return
}

// -----

// Nothing in, nothing out: the struct is not looked at. A name that is no identifier gets the suffix.
// CHECK-LABEL: llvm.func @"dotted name_packed"(
// CHECK-NEXT: func.call @"dotted name"() : () -> ()
// CHECK-NEXT: llvm.mlir.constant(0 : i32)
// CHECK-NEXT: llvm.return
func.func @"dotted name"() { return }

// -----

// Private, excluded and declared functions have none, nor have functions of the LLVM dialect.
// CHECK-LABEL: func.func @exported()
// CHECK-NOT: private_packed
// CHECK-NOT: stub_packed
// CHECK-NOT: declared_packed
// CHECK-NOT: lowered_packed
// CHECK: llvm.func @exported_packed(
// CHECK-NOT: _packed
func.func @exported() { return }
func.func private @private() { return }
func.func @stub() attributes {iree.abi.stub} { return }
func.func private @declared(f32)
llvm.func @lowered() { llvm.return }

// -----

// What describes a result without a rank is copied to the heap, like that of a C wrapper.
// CHECK-LABEL: func.func @same
// CHECK: llvm.func @malloc(i64) -> !llvm.ptr
// CHECK: llvm.func @same_packed(
// CHECK: %[[R:.+]] = func.call @same(
// CHECK: %[[ON_STACK:.+]] = builtin.unrealized_conversion_cast %[[R]] : memref<*xf32> to !llvm.struct<(i64, ptr)>
// CHECK: %[[HEAP:.+]] = llvm.call @malloc(
// CHECK: %[[OUT:.+]] = llvm.insertvalue %[[HEAP]], %{{.+}}[1] : !llvm.struct<(i64, ptr)>
// CHECK: llvm.store %[[OUT]], %{{.+}} : !llvm.struct<(i64, ptr)>, !llvm.ptr
// CHECK: llvm.func @again_packed(
func.func @same(%x: memref<*xf32>) -> memref<*xf32> { return %x : memref<*xf32> }
func.func @again(%x: memref<*xf32>) -> memref<*xf32> { return %x : memref<*xf32> }

// -----

// Tuples are expanded: their leaves are members.
// CHECK-LABEL: func.func @tuple(
// CHECK-LABEL: llvm.func @tuple_packed(
// CHECK: func.call @tuple(%{{.+}}, %{{.+}}) : (f32, i8) -> ()
func.func @tuple(%t: tuple<f32, i8>) { return }

// -----

// A function of that name and type, whoever made it, is the packed wrapper.
// CHECK-LABEL: llvm.func @mine_packed(
// CHECK-NEXT: llvm.mlir.constant(7 : i32)
// CHECK-NOT: llvm.func
func.func @mine() { return }
llvm.func @mine_packed(%params: !llvm.ptr, %context: !llvm.ptr, %reserved: !llvm.ptr) -> i32 {
  %seven = llvm.mlir.constant(7 : i32) : i32
  llvm.return %seven : i32
}

// -----

// Functions of nested modules stay there; the index is that of the option, or else 64 bits.
// CHECK-LABEL: module @inner
// CHECK: func.func @g(
// CHECK: llvm.func @g_packed(
// CHECK: builtin.unrealized_conversion_cast %{{.+}} : i64 to index
// CHECK: func.func @outer()
// CHECK: llvm.func @outer_packed(
// INDEX32-LABEL: llvm.func @g_packed(
// INDEX32: builtin.unrealized_conversion_cast %{{.+}} : i32 to index
module @inner {
  func.func @g(%n: index) { return }
}
func.func @outer() { return }
