// RUN: abi-opt --abi-emit-plain-c --split-input-file %s | filecheck %s
// RUN: abi-opt --abi-emit-plain-c --abi-emit-plain-c --split-input-file %s | filecheck %s
// RUN: abi-opt --abi-emit-plain-c='index-bitwidth=32' --split-input-file %s | filecheck %s --check-prefix=INDEX32

// Numbers go where the packed function has them; pointers and sizes go to the core, which is there once.
// CHECK-LABEL: func.func @_mlir_abi_function_scale(
// CHECK: llvm.func @_mlir_packed_scale(
// CHECK: llvm.func internal @_mlir_abi_plain_call(
// CHECK: llvm.mlir.global internal constant @_mlir_abi_failures("\00\00\00scale: x is null\00{{.*}}scale: n is negative\00{{.*}}\00\00")
// CHECK: llvm.func @scale(%[[A:.+]]: f32, %[[K:.+]]: i64, %[[X:.+]]: !llvm.ptr, %[[N:.+]]: i64) -> i32 {
// CHECK: %[[MEMORY:.+]] = llvm.alloca %{{.+}} x !llvm.array<64 x i8> {alignment = 16 : i64}
// CHECK: %[[A_PLACE:.+]] = llvm.getelementptr %[[MEMORY]][0]
// CHECK-NEXT: llvm.store %[[A]], %[[A_PLACE]] : f32
// CHECK: %[[K_PLACE:.+]] = llvm.getelementptr %[[MEMORY]][8]
// CHECK-NEXT: llvm.store %[[K]], %[[K_PLACE]] : i64
// CHECK: %[[ADDRESSES:.+]] = llvm.alloca %{{.+}} x !llvm.array<1 x ptr>
// CHECK-NEXT: %[[FIRST:.+]] = llvm.getelementptr %[[ADDRESSES]][0]
// CHECK-NEXT: llvm.store %[[X]], %[[FIRST]] : !llvm.ptr
// CHECK: %[[SIZES:.+]] = llvm.alloca %{{.+}} x !llvm.array<1 x i64>
// CHECK-NEXT: %[[SIZE:.+]] = llvm.getelementptr %[[SIZES]][0]
// CHECK-NEXT: llvm.store %[[N]], %[[SIZE]] : i64
// CHECK-NEXT: %[[PLAN:.+]] = llvm.mlir.addressof @_mlir_abi_plain_plan_scale : !llvm.ptr
// CHECK-NEXT: %[[PACKED:.+]] = llvm.mlir.addressof @_mlir_packed_scale : !llvm.ptr
// CHECK-NEXT: %[[STATUS:.+]] = llvm.call @_mlir_abi_plain_call(%[[PLAN]], %[[PACKED]], %[[MEMORY]], %[[ADDRESSES]], %[[SIZES]])
// CHECK-NEXT: llvm.return %[[STATUS]] : i32
// CHECK: llvm.func @scale_message(%[[STATUS:.+]]: i32) -> !llvm.ptr {
// CHECK: llvm.call @_mlir_abi_plain_message(%[[STATUS]], %{{.+}}, %{{.+}})
// CHECK: llvm.mlir.global internal constant @_mlir_abi_plain_texts_scale("scale: success\00scale: there is too little room\00
// CHECK-NOT: llvm.func internal @_mlir_abi_plain_call(
// INDEX32-LABEL: func.func @_mlir_abi_function_scale(
// INDEX32: llvm.func @scale(%{{.+}}: f32, %{{.+}}: i32, %{{.+}}: !llvm.ptr, %{{.+}}: i64) -> i32
func.func @scale(%a: f32, %k: index, %x: memref<?xf32> {abi.dims = ["n"], iree.abi.name = "x"}) { return }

// -----

// Results follow arguments, by pointer; a size that only a result has is behind a pointer, too.
// CHECK-LABEL: func.func @_mlir_abi_function_results(
// CHECK: llvm.func @results(%{{.+}}: i16, %{{.+}}: !llvm.ptr, %{{.+}}: !llvm.ptr, %{{.+}}: !llvm.ptr, %{{.+}}: !llvm.ptr) -> i32
func.func @results(%h: f16, %c: complex<f32>) -> (i8, memref<?xf32> {abi.dims = ["count"]}) {
  %zero = arith.constant 0 : index
  %number = arith.constant 0 : i8
  %r = memref.alloc(%zero) : memref<?xf32>
  return %number, %r : i8, memref<?xf32>
}

// -----

// Private, excluded and declared functions have none.
// CHECK-LABEL: func.func @_mlir_abi_function_exported()
// CHECK-NOT: llvm.func @private(
// CHECK-NOT: llvm.func @stub(
// CHECK-NOT: llvm.func @declared(
// CHECK: llvm.func @exported() -> i32
// CHECK: llvm.func @a_b() -> i32
func.func @exported() { return }
func.func private @private() { return }
func.func @stub() attributes {iree.abi.stub} { return }
func.func private @declared(f32)
func.func @"a.b"() { return }

// -----

// A record says so.
// CHECK-LABEL: module @described
// CHECK: @_mlir_abi_reflection_f("{{.*}}\22plain_c\22:1{{.*}}")
module @described {
  llvm.mlir.global constant @_mlir_abi_reflection_f("{\22mlir_abi\22:1,\22name\22:\22f\22,\22kind\22:\22definition\22,\22arguments\22:[],\22results\22:[]}\00") {addr_space = 0 : i32}
  func.func @f() { return }
}
