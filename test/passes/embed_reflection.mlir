// RUN: abi-opt --abi-embed-reflection --split-input-file %s | filecheck %s
// RUN: abi-opt --abi-embed-reflection --abi-embed-reflection --split-input-file %s | filecheck %s

// Names, index paths and what is said of elements are in the record; the function gets a wrapper.
// CHECK-LABEL: func.func @full
// CHECK-SAME: attributes {llvm.emit_c_interface}
// CHECK: llvm.mlir.global external constant @_mlir_abi_reflection_full("{\22mlir_abi\22:1,\22name\22:\22full\22,\22kind\22:\22definition\22,
// CHECK-SAME: \22arguments\22:{{\[\[}}\22memref<?x4xf32>\22,{\22name\22:\22x\22,\22path\22:[0,\22w\22],\22readonly\22:true,\22noalias\22:true}],
// CHECK-SAME: {{\[}}\22i32\22,{\22path\22:[1]}]],\22results\22:[\22i32\22],
// CHECK-SAME: \22wrapper\22:\22_mlir_ciface_full\22,\22c_abi\22:\22mlir\22,\22index_bits\22:64}\00")
// CHECK-NOT: @free
// CHECK: llvm.mlir.global appending @llvm.used()
// CHECK-SAME: section = "llvm.metadata"
// CHECK: llvm.mlir.addressof @_mlir_abi_reflection_full
func.func @full(%x: memref<?x4xf32> {iree.abi.name = "x", iree.abi.index_path = [0, "w"], llvm.noalias, llvm.readonly},
                %n: i32 {iree.abi.index_path = [1]}) -> i32 {
  return %n : i32
}

// -----

// If a wrapper returns memory, a symbol points to what frees it.
// CHECK-LABEL: func.func @returned
// CHECK: llvm.func @free(!llvm.ptr)
// CHECK: llvm.mlir.global weak_odr constant @_mlir_abi_free()
// CHECK: llvm.mlir.addressof @free
// CHECK: llvm.mlir.global appending @llvm.used()
func.func @returned(%x: memref<f32>) -> memref<f32> {
  return %x : memref<f32>
}

// -----

// So it does if the result allocator of a function returns memory.
// CHECK-LABEL: func.func @allocated
// CHECK: llvm.mlir.global weak_odr constant @_mlir_abi_free()
func.func @allocated(%x: memref<?xf32>) attributes {iree.reflection = {fbr = "allocate"}} {
  return
}

// -----

// A bare pointer that is returned, or what a declared function returns, is not freed by name.
// CHECK-LABEL: func.func @bare
// CHECK-NOT: @free
func.func @bare(%x: memref<f32>) -> memref<f32> attributes {llvm.bareptr} {
  %y = func.call @declared() : () -> memref<f32>
  return %y : memref<f32>
}
func.func private @declared() -> memref<f32> attributes {llvm.emit_c_interface}

// -----

// A declared function with a wrapper is what the module asks of its caller; others are left out.
// CHECK-LABEL: func.func private @host(memref<?xf32>) -> f32
// CHECK: llvm.mlir.global external constant @_mlir_abi_import_host("{{.*}}\22kind\22:\22import\22,\22arguments\22:[\22memref<?xf32>\22]
// CHECK-NOT: reflection_helper
// CHECK-NOT: import_other
// CHECK: llvm.mlir.addressof @_mlir_abi_import_host
func.func private @host(memref<?xf32>) -> f32 attributes {llvm.emit_c_interface}
func.func private @other(f32)
func.func private @helper(%x: f32) {
  call @other(%x) : (f32) -> ()
  return
}

// -----

// Tuples are expanded, a layout is written by its strides, and bare pointers have no wrapper.
// CHECK-LABEL: func.func @nested(
// CHECK-NOT: emit_c_interface
// CHECK: @_mlir_abi_reflection_nested("{{.*}}{{\[}}\22memref<4x4xf32, strided<[1, 4]>, 2>\22,{\22path\22:[0,0]}],{{\[}}\22i1\22,{\22path\22:[0,1]}]],\22results\22:[],\22bare_pointers\22:\22nested\22,\22c_abi\22:\22mlir\22,\22index_bits\22:64}\00")
func.func @nested(%t: tuple<memref<4x4xf32, affine_map<(d0, d1) -> (d1 * 4 + d0)>, 2>, i1>) attributes {llvm.bareptr} {
  return
}

// -----

// An argument that a result goes to has the index path of the result, and stands behind the others.
// CHECK-LABEL: func.func @to_out_params(
// CHECK: @_mlir_abi_reflection_to_out_params("{{.*}}\22arguments\22:{{\[\[}}\22i32\22,{\22path\22:[0]}],{{\[}}\22memref<4xf32>\22,{\22path\22:[\22b\22],\22out\22:true}]],\22results\22:{{\[\[}}\22i1\22,{\22path\22:[\22a\22]}]]
func.func @to_out_params(%n: i32 {iree.abi.index_path = [0]},
                         %r: memref<4xf32> {bufferize.result, iree.abi.index_path = ["b"]})
    -> (i1 {iree.abi.index_path = ["a"]}) {
  %true = arith.constant true
  return %true : i1
}

// -----

// What the user keeps already stays kept.
// CHECK-LABEL: llvm.mlir.global external constant @table(
// CHECK: llvm.mlir.global appending @llvm.used()
// CHECK-SAME: !llvm.array<2 x ptr>
// CHECK: llvm.mlir.addressof @table
// CHECK: llvm.mlir.addressof @_mlir_abi_reflection_f
llvm.mlir.global external constant @table(7 : i32) {addr_space = 0 : i32} : i32
llvm.mlir.global appending @llvm.used() {addr_space = 0 : i32, section = "llvm.metadata"} : !llvm.array<1 x ptr> {
  %0 = llvm.mlir.undef : !llvm.array<1 x ptr>
  %1 = llvm.mlir.addressof @table : !llvm.ptr
  %2 = llvm.insertvalue %1, %0[0] : !llvm.array<1 x ptr>
  llvm.return %2 : !llvm.array<1 x ptr>
}
func.func @f() { return }

// -----

// Functions on both sides of a module share one pointer to free and one llvm.used.
// CHECK-LABEL: func.func @before
// CHECK: func.func @after
// CHECK: constant @_mlir_abi_reflection_before
// CHECK: weak_odr constant @_mlir_abi_free
// CHECK-NOT: weak_odr constant @_mlir_abi_free
// CHECK: constant @_mlir_abi_reflection_after
// CHECK: appending @llvm.used() {{.*}} : !llvm.array<2 x ptr>
func.func @before(%x: memref<f32>) -> memref<f32> { return %x : memref<f32> }
module @between {
  func.func @inner() { return }
}
func.func @after(%x: memref<f32>) -> memref<f32> { return %x : memref<f32> }
