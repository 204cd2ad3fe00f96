// RUN: abi-opt --abi-emit-tvm-ffi --split-input-file %s | filecheck %s
// RUN: abi-opt --abi-emit-tvm-ffi --abi-emit-tvm-ffi --split-input-file %s | filecheck %s
// RUN: abi-opt --abi-emit-tvm-ffi='symbols=strong metadata=false' --split-input-file %s | filecheck %s --check-prefix=STRONG
// RUN: abi-opt --abi-emit-tvm-ffi='index-bitwidth=32' --split-input-file %s | filecheck %s --check-prefix=INDEX32

// The symbol passes the plan and the packed wrapper to the core, which is there once.
// CHECK-LABEL: func.func @f(
// CHECK: llvm.func @_mlir_packed_f(
// CHECK: builtin.unrealized_conversion_cast %{{.+}} : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> to memref<?xf32>
// CHECK: llvm.mlir.global internal constant @_mlir_abi_tvm_ffi_symbols() {{.*}} : !llvm.array<8 x ptr> {
// CHECK-NEXT: llvm.mlir.zero
// CHECK-NEXT: llvm.return
// CHECK: llvm.func internal @_mlir_abi_tvm_ffi_call(
// CHECK: llvm.call @dlsym(
// CHECK: llvm.func @__tvm_ffi_f(%{{.+}}: !llvm.ptr, %[[ARGS:.+]]: !llvm.ptr, %[[COUNT:.+]]: i32, %[[RESULT:.+]]: !llvm.ptr) -> i32 {
// CHECK-NEXT: %[[PLAN:.+]] = llvm.mlir.addressof @_mlir_abi_tvm_ffi_plan_f : !llvm.ptr
// CHECK-NEXT: %[[PACKED:.+]] = llvm.mlir.addressof @_mlir_packed_f : !llvm.ptr
// CHECK-NEXT: %[[STATUS:.+]] = llvm.call @_mlir_abi_tvm_ffi_call(%[[PLAN]], %[[PACKED]], %[[ARGS]], %[[COUNT]], %[[RESULT]])
// CHECK-NEXT: llvm.return %[[STATUS]] : i32
// CHECK: llvm.mlir.global internal constant @_mlir_abi_tvm_ffi_plan_f("\08\00\00\00{{.*}}f(): argument 0: expected f32[?], got \00
// CHECK: llvm.func @__tvm_ffi__metadata_f(
// CHECK: llvm.func @__tvm_ffi__doc_f(
// CHECK-NOT: @__tvm_ffi_f
// CHECK-NOT: llvm.func internal @_mlir_abi_tvm_ffi_call(
// STRONG-LABEL: func.func @f(
// STRONG: llvm.mlir.addressof @TVMFFIErrorSetRaisedFromCStrParts : !llvm.ptr
// STRONG: llvm.func @TVMFFIErrorSetRaisedFromCStrParts(
// STRONG: llvm.func @__tvm_ffi_f(
// STRONG-NOT: @__tvm_ffi__
// INDEX32-LABEL: func.func @f(
// INDEX32: builtin.unrealized_conversion_cast %{{.+}} : !llvm.struct<(ptr, ptr, i32, array<1 x i32>, array<1 x i32>)> to memref<?xf32>
// INDEX32: builtin.unrealized_conversion_cast %{{.+}} : i32 to index
// INDEX32: @_mlir_abi_tvm_ffi_plan_f("\04\00\00\00{{.*}}expected index, -2147483648 to 2147483647, got \00
func.func @f(%x: memref<?xf32>, %n: index) -> f32 {
  %r = memref.load %x[%n] : memref<?xf32>
  return %r : f32
}

// -----

// Private, excluded and declared functions have none, nor have functions of the LLVM dialect.
// CHECK-LABEL: func.func @exported()
// CHECK-NOT: __tvm_ffi_private
// CHECK-NOT: __tvm_ffi_stub
// CHECK-NOT: __tvm_ffi_declared
// CHECK-NOT: __tvm_ffi_lowered
// CHECK: llvm.func @"__tvm_ffi_dotted name"(
func.func @exported() { return }
func.func private @private() { return }
func.func @stub() attributes {iree.abi.stub} { return }
func.func private @declared(f32)
llvm.func @lowered() { llvm.return }
func.func @"dotted name"() { return }

// -----

// Each module has the wrappers of its functions, and the core once.
// CHECK-LABEL: func.func @first()
// CHECK-LABEL: module @inner
// CHECK: llvm.func internal @_mlir_abi_tvm_ffi_call(
// CHECK: llvm.func @__tvm_ffi_g(
// CHECK: func.func @outer()
// CHECK: llvm.func internal @_mlir_abi_tvm_ffi_call(
// CHECK: llvm.func @__tvm_ffi_first(
// CHECK: llvm.func @__tvm_ffi_outer(
// CHECK-NOT: llvm.func internal @_mlir_abi_tvm_ffi_call(
func.func @first() { return }
module @inner {
  func.func @g() { return }
}
func.func @outer() { return }

// -----

// A function of that name and type, whoever wrote it, is the wrapper; no core is needed.
// CHECK-LABEL: func.func @mine()
// CHECK-NEXT: return
// CHECK: llvm.func @__tvm_ffi_mine(
// CHECK-NEXT: llvm.mlir.constant(7 : i32)
// CHECK-NOT: _mlir_abi_tvm_ffi
func.func @mine() { return }
llvm.func @__tvm_ffi_mine(%self: !llvm.ptr, %args: !llvm.ptr, %count: i32, %result: !llvm.ptr) -> i32 {
  %seven = llvm.mlir.constant(7 : i32) : i32
  llvm.return %seven : i32
}

// -----

// Tuples are expanded, and callers pass them as lists.
// CHECK-LABEL: func.func @tuple(
// CHECK: func.call @tuple(%{{.+}}, %{{.+}}) : (f32, i8) -> ()
// CHECK: llvm.func @__tvm_ffi_tuple(
// CHECK: tuple(): argument 0: expected a list or tuple of 2, got \00
func.func @tuple(%t: tuple<f32, i8>) { return }

// -----

// The record of abi-embed-reflection says that the symbol is there.
// CHECK: constant @_mlir_abi_reflection_r({{.*}},\22tvm_ffi\22:true}
func.func @r() { return }
llvm.mlir.global constant @_mlir_abi_reflection_r("{\22mlir_abi\22:1,\22name\22:\22r\22,\22kind\22:\22definition\22,\22arguments\22:[],\22results\22:[]}\00") {addr_space = 0 : i32} : !llvm.array<74 x i8>

// -----

// Nothing is exported: nothing is added.
// CHECK-LABEL: func.func private @only()
// CHECK-NOT: llvm
func.func private @only() { return }
