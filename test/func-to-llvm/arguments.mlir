// RUN: abi-opt %s --abi-func-to-llvm --split-input-file | filecheck %s
// RUN: mlir-opt %s --convert-func-to-llvm --split-input-file | filecheck %s

// Rules 1 and 4: a ranked memref is two pointers, offset, all sizes, then all strides, static or not.
// CHECK-LABEL: llvm.func @ranked(
// CHECK-SAME: %arg0: !llvm.ptr, %arg1: !llvm.ptr, %arg2: i64, %arg3: i64, %arg4: i64, %arg5: i64, %arg6: i64)
func.func @ranked(%m: memref<4x?xf32>) {
  return
}

// -----

// Rule 1: one of rank 0 is exactly three arguments.
// CHECK-LABEL: llvm.func @zero(
// CHECK-SAME: %arg0: !llvm.ptr, %arg1: !llvm.ptr, %arg2: i64)
func.func @zero(%m: memref<f32>) {
  return
}

// -----

// Rule 2: a descriptor is a struct, and both pointers carry the memory space.
// Rule 5: it is put together from poison, sizes and strides by turns.
// CHECK-LABEL: llvm.func @descriptor(
// CHECK-SAME: %arg0: !llvm.ptr<3>, %arg1: !llvm.ptr<3>,
// CHECK-SAME: -> !llvm.struct<(ptr<3>, ptr<3>, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %[[P:.+]] = llvm.mlir.poison
// CHECK-NEXT: %[[A:.+]] = llvm.insertvalue %arg0, %[[P]][0]
// CHECK-NEXT: %[[B:.+]] = llvm.insertvalue %arg1, %[[A]][1]
// CHECK-NEXT: %[[C:.+]] = llvm.insertvalue %arg2, %[[B]][2]
// CHECK-NEXT: %[[D:.+]] = llvm.insertvalue %arg3, %[[C]][3, 0]
// CHECK-NEXT: %[[E:.+]] = llvm.insertvalue %arg5, %[[D]][4, 0]
// CHECK-NEXT: %[[F:.+]] = llvm.insertvalue %arg4, %[[E]][3, 1]
// CHECK-NEXT: %[[G:.+]] = llvm.insertvalue %arg6, %[[F]][4, 1]
// CHECK-NEXT: llvm.return %[[G]]
func.func @descriptor(%m: memref<?x?xf32, 3>) -> memref<?x?xf32, 3> {
  return %m : memref<?x?xf32, 3>
}

// -----

// Rule 6: an unranked memref is a rank and a pointer in address space 0, whatever its own.
// CHECK-LABEL: llvm.func @unranked(
// CHECK-SAME: %arg0: i64, %arg1: !llvm.ptr)
func.func @unranked(%m: memref<*xf32, 3>) {
  return
}

// -----

// Rule 14: scalars. Signs are dropped, small floats are integers of their width.
// CHECK-LABEL: llvm.func @scalars(
// CHECK-SAME: i1, %{{.+}}: i8, %{{.+}}: i16, %{{.+}}: i7, %{{.+}}: i64, %{{.+}}: f16, %{{.+}}: bf16, %{{.+}}: f32, %{{.+}}: f64, %{{.+}}: f80, %{{.+}}: f128, %{{.+}}: i8, %{{.+}}: i6, %{{.+}}: i4)
func.func @scalars(%a: i1, %b: si8, %c: ui16, %d: i7, %e: index, %f: f16, %g: bf16, %h: f32,
                   %i: f64, %j: f80, %k: f128, %l: f8E4M3FN, %m: f6E3M2FN, %n: f4E2M1FN) {
  return
}

// -----

// Rule 14: complex is a struct; vectors of no dimension have one, and of many are arrays of vectors.
// CHECK-LABEL: llvm.func @aggregates(
// CHECK-SAME: !llvm.struct<(f32, f32)>, %{{.+}}: vector<1xf32>, %{{.+}}: !llvm.array<2 x array<3 x vector<4xf32>>>, %{{.+}}: !llvm.ptr, %{{.+}}: !llvm.struct<(i8, f64)>)
func.func @aggregates(%a: complex<f32>, %b: vector<f32>, %c: vector<2x3x4xf32>,
                      %d: (i32) -> memref<4xf32>, %e: !llvm.struct<(i8, f64)>) {
  return
}

// -----

// Rule 15: elements need only convert, and an affine layout need only be strided.
// CHECK-LABEL: llvm.func @elements(
// CHECK-COUNT-20: %arg{{[0-9]+}}:
// CHECK-SAME: {
func.func @elements(%a: memref<4xmemref<2xf32>>, %b: memref<4xvector<2xf32>>,
                    %c: memref<4xcomplex<f32>>,
                    %d: memref<4xf32, affine_map<(i) -> (i * 2 + 1)>>) {
  return
}
