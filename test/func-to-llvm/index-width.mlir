// RUN: abi-opt %s --abi-func-to-llvm --split-input-file | filecheck %s
// RUN: mlir-opt %s --convert-func-to-llvm --split-input-file | filecheck %s
// RUN: abi-opt %s --abi-func-to-llvm=index-bitwidth=32 --split-input-file | filecheck %s --check-prefix=NARROW
// RUN: mlir-opt %s --convert-func-to-llvm=index-bitwidth=32 --split-input-file | filecheck %s --check-prefix=NARROW

// Rule 13: the option decides on the width of an index; a pointer size in llvm.data_layout does not.
// CHECK-LABEL: llvm.func @f(
// CHECK-SAME: !llvm.ptr, %{{.+}}: !llvm.ptr, %{{.+}}: i64, %{{.+}}: i64, %{{.+}}: i64, %{{.+}}: i64)
// NARROW-LABEL: llvm.func @f(
// NARROW-SAME: !llvm.ptr, %{{.+}}: !llvm.ptr, %{{.+}}: i32, %{{.+}}: i32, %{{.+}}: i32, %{{.+}}: i32)
module attributes {llvm.data_layout = "e-p:32:32"} {
  func.func @f(%m: memref<?xf32>, %i: index) {
    return
  }
}

// -----

// Rule 13: without the option, the entry for index in the data layout does.
// CHECK-LABEL: llvm.func @g(
// CHECK-SAME: !llvm.ptr, %{{.+}}: !llvm.ptr, %{{.+}}: i32, %{{.+}}: i32, %{{.+}}: i32, %{{.+}}: i32)
// NARROW-LABEL: llvm.func @g(
module attributes {dlti.dl_spec = #dlti.dl_spec<index = 32>} {
  func.func @g(%m: memref<?xf32>, %i: index) {
    return
  }
}
