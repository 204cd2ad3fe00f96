// RUN: abi-opt %s --abi-func-to-llvm --split-input-file | filecheck %s

// Rule 16, difference 2: what is said of the elements of a memref goes to its aligned pointer alone.
// CHECK-LABEL: llvm.func @ranked(
// CHECK-SAME: %{{.+}}: !llvm.ptr, %{{.+}}: !llvm.ptr {llvm.align = 32 : i64, llvm.dereferenceable = 64 : i64, llvm.noalias, llvm.nonnull, llvm.readonly},
// CHECK-SAME: %{{.+}}: i64, %{{.+}}: i64, %{{.+}}: i64) {
func.func @ranked(%m: memref<?xf32> {llvm.noalias, llvm.nonnull, llvm.readonly, llvm.align = 32,
                                     llvm.dereferenceable = 64, test.other}) {
  return
}

// -----

// Rule 16, difference 2: who has access to the elements, too.
// CHECK-LABEL: llvm.func @access(
// CHECK-SAME: !llvm.ptr, %{{.+}}: !llvm.ptr {llvm.dereferenceable_or_null = 64 : i64, llvm.writable, llvm.writeonly},
// CHECK-LABEL: llvm.func @_mlir_ciface_access(%{{[^:]+}}: !llvm.ptr, %{{[^:]+}}: !llvm.ptr) attributes
// CHECK-NEXT: llvm.load
func.func @access(%m: memref<f32> {llvm.writeonly, llvm.writable,
                                   llvm.dereferenceable_or_null = 64}, %n: memref<f32> {llvm.readnone})
    attributes {llvm.emit_c_interface} {
  return
}

// -----

// Rule 16, difference 2: a memref without a rank has no pointer of which it could be said.
// CHECK-LABEL: llvm.func @unranked(
// CHECK-SAME: %{{.+}}: i64, %{{.+}}: !llvm.ptr, %{{.+}}: i32 {llvm.noundef}) {
func.func @unranked(%m: memref<*xf32> {llvm.noalias}, %i: i32 {llvm.noundef}) {
  return
}

// -----

// Rule 25, difference 2: in a wrapper, the pointer to the descriptor has only the other attributes.
// CHECK-LABEL: llvm.func @_mlir_ciface_wrapped(
// CHECK-SAME: %{{.+}}: !llvm.ptr, %{{.+}}: !llvm.ptr {test.other}, %{{.+}}: i32 {llvm.signext}) attributes
func.func @wrapped(%m: memref<?xf32> {llvm.noalias, llvm.returned, test.other}, %i: i32 {llvm.signext})
    -> memref<?xf32> attributes {llvm.emit_c_interface} {
  return %m : memref<?xf32>
}

// -----

// Difference 2: a wrapper reads and writes memory, whatever the function does, or LLVM would remove
// the stores of descriptors and results around it.
// CHECK-LABEL: llvm.func @pure(
// CHECK-SAME: memory_effects = #llvm.memory_effects<other = read
// CHECK-LABEL: llvm.func @_mlir_ciface_pure(
// CHECK-NOT: memory_effects
// CHECK-LABEL: llvm.func private @in_c(
// CHECK-SAME: memory_effects = #llvm.memory_effects<other = none
// CHECK-LABEL: llvm.func @_mlir_ciface_in_c(
// CHECK-NOT: memory_effects
func.func @pure(%x: memref<f32>) -> memref<f32> attributes {
  llvm.emit_c_interface, memory_effects = #llvm.memory_effects<other = read, argMem = none,
    inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>
} {
  return %x : memref<f32>
}
func.func private @in_c(memref<f32>) -> memref<f32> attributes {
  llvm.emit_c_interface, memory_effects = #llvm.memory_effects<other = none, argMem = none,
    inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>
}
