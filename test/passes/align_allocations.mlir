// REQUIRES: llvm
// RUN: abi-opt %s --pass-pipeline="builtin.module(abi-func-to-llvm,finalize-memref-to-llvm,reconcile-unrealized-casts,abi-align-allocations)" --split-input-file | filecheck %s

// What is allocated is rounded up without a detour by an integer; what malloc returned stays for free.
// CHECK-LABEL: llvm.func @allocates(
// CHECK: %[[BY:.+]] = llvm.mlir.constant(64 : index) : i64
// CHECK: %[[MEMORY:.+]] = llvm.call @malloc
// CHECK: %[[LESS:.+]] = llvm.sub %[[BY]],
// CHECK: %[[SUM:.+]] = llvm.getelementptr %[[MEMORY]][%[[LESS]]] : (!llvm.ptr, i64) -> !llvm.ptr, i8
// CHECK-NEXT: %[[MASK:.+]] = llvm.mlir.constant(-64 : i64) : i64
// CHECK-NEXT: %[[ALIGNED:.+]] = llvm.intr.ptrmask %[[SUM]], %[[MASK]]
// CHECK-NOT: llvm.inttoptr
// CHECK: llvm.insertvalue %[[MEMORY]], %{{.*}}[0]
// CHECK: llvm.insertvalue %[[ALIGNED]], %{{.*}}[1]
func.func @allocates(%n: index) -> memref<?xf32> {
  %0 = memref.alloc(%n) {alignment = 64 : i64} : memref<?xf32>
  return %0 : memref<?xf32>
}

// -----

// Other integers become pointers as before: one that is rounded to no power of two, one that is
// rounded down, and one that was no pointer.
// CHECK-LABEL: llvm.func @others(
// CHECK-COUNT-3: llvm.inttoptr
// CHECK-NOT: llvm.intr.ptrmask
// CHECK: llvm.return
llvm.func @others(%p: !llvm.ptr, %i: i64) -> !llvm.struct<(ptr, ptr, ptr)> {
  %c47 = llvm.mlir.constant(47 : i64) : i64
  %c48 = llvm.mlir.constant(48 : i64) : i64
  %c64 = llvm.mlir.constant(64 : i64) : i64
  %address = llvm.ptrtoint %p : !llvm.ptr to i64
  %sum = llvm.add %address, %c47 : i64
  %rest = llvm.urem %sum, %c48 : i64
  %rounded = llvm.sub %sum, %rest : i64
  %0 = llvm.inttoptr %rounded : i64 to !llvm.ptr
  %rest1 = llvm.urem %address, %c64 : i64
  %rounded1 = llvm.sub %address, %rest1 : i64
  %1 = llvm.inttoptr %rounded1 : i64 to !llvm.ptr
  %sum2 = llvm.add %i, %c47 : i64
  %rest2 = llvm.urem %sum2, %c64 : i64
  %rounded2 = llvm.sub %sum2, %rest2 : i64
  %2 = llvm.inttoptr %rounded2 : i64 to !llvm.ptr
  %r = llvm.mlir.undef : !llvm.struct<(ptr, ptr, ptr)>
  %r0 = llvm.insertvalue %0, %r[0] : !llvm.struct<(ptr, ptr, ptr)>
  %r1 = llvm.insertvalue %1, %r0[1] : !llvm.struct<(ptr, ptr, ptr)>
  %r2 = llvm.insertvalue %2, %r1[2] : !llvm.struct<(ptr, ptr, ptr)>
  llvm.return %r2 : !llvm.struct<(ptr, ptr, ptr)>
}

// -----

// The mask is as wide as a pointer, and one of another width than `index` is left alone.
// CHECK-LABEL: llvm.func @of_32_bits(
// CHECK: llvm.intr.ptrmask %{{.+}}, %{{.+}} : (!llvm.ptr, i32) -> !llvm.ptr
module attributes {dlti.dl_spec = #dlti.dl_spec<index = 32 : i64>, llvm.data_layout = "e-p:32:32"} {
  func.func @of_32_bits(%n: index) -> memref<?xf32> {
    %0 = memref.alloc(%n) {alignment = 64 : i64} : memref<?xf32>
    return %0 : memref<?xf32>
  }
}

// -----

// CHECK-LABEL: llvm.func @narrow_index(
// CHECK-NOT: llvm.intr.ptrmask
// CHECK: llvm.inttoptr
module attributes {dlti.dl_spec = #dlti.dl_spec<index = 32 : i64>} {
  func.func @narrow_index(%n: index) -> memref<?xf32> {
    %0 = memref.alloc(%n) {alignment = 64 : i64} : memref<?xf32>
    return %0 : memref<?xf32>
  }
}
