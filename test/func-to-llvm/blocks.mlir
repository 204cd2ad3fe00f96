// RUN: abi-opt %s --abi-func-to-llvm --split-input-file --allow-unregistered-dialect | filecheck %s
// RUN: mlir-opt %s --convert-func-to-llvm --split-input-file --allow-unregistered-dialect | filecheck %s

// Rule 33: the entry block is converted; other blocks keep their types, and casts bridge them.
// CHECK-LABEL: llvm.func @blocks(
// CHECK-SAME: %{{.+}}: !llvm.ptr, %{{.+}}: !llvm.ptr, %{{.+}}: i64, %{{.+}}: i64, %{{.+}}: i64, %[[C:.+]]: i1)
// CHECK: %[[M:.+]] = builtin.unrealized_conversion_cast %{{.+}} : !llvm.struct<{{.+}}> to memref<?xf32>
// CHECK: cf.cond_br %[[C]], ^[[A:.+]](%[[M]] : memref<?xf32>), ^[[B:.+]]
// CHECK: ^[[A]](%[[N:.+]]: memref<?xf32>):
// CHECK: %[[D:.+]] = builtin.unrealized_conversion_cast %[[N]] : memref<?xf32> to !llvm.struct
// CHECK: llvm.return %[[D]]
// CHECK: ^[[B]]:
// CHECK: llvm.return %{{.+}} : !llvm.struct
func.func @blocks(%m: memref<?xf32>, %c: i1) -> memref<?xf32> {
  cf.cond_br %c, ^a(%m : memref<?xf32>), ^b
^a(%n: memref<?xf32>):
  return %n : memref<?xf32>
^b:
  return %m : memref<?xf32>
}

// -----

// Rule 33: operations inside others are converted where they are.
// CHECK-LABEL: llvm.func @inside(
// CHECK: scf.if
// CHECK: %[[V:.+]] = llvm.call @inside(%{{.+}}) : (i1, i64) -> i64
// CHECK: %[[I:.+]] = builtin.unrealized_conversion_cast %[[V]] : i64 to index
// CHECK: "test.use"(%[[I]]) : (index) -> ()
func.func @inside(%c: i1, %i: index) -> index {
  scf.if %c {
    %r = func.call @inside(%c, %i) : (i1, index) -> index
    "test.use"(%r) : (index) -> ()
  }
  return %i : index
}
