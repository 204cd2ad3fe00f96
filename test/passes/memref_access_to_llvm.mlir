// RUN: abi-opt %s --allow-unregistered-dialect --abi-memref-access-to-llvm --split-input-file | filecheck %s
// RUN: abi-opt %s --allow-unregistered-dialect --abi-memref-access-to-llvm='index-bitwidth=32' --split-input-file | filecheck %s --check-prefix=NARROW

// Dynamic strides and the offset come from the descriptor, a stride of 1 leaves no trace.
// CHECK-LABEL: func.func @dynamic
// CHECK: %[[M:.+]] = builtin.unrealized_conversion_cast %arg0
// CHECK: %[[BASE:.+]] = llvm.extractvalue %[[M]][1]
// CHECK-NEXT: %[[STRIDE:.+]] = llvm.extractvalue %[[M]][4, 0]
// CHECK-NEXT: %[[ROW:.+]] = llvm.mul %[[I:.+]], %[[STRIDE]] overflow<nsw> : i64
// CHECK-NEXT: %[[AT:.+]] = llvm.add %[[ROW]], %[[J:.+]] overflow<nsw> : i64
// CHECK-NEXT: %[[OFFSET:.+]] = llvm.extractvalue %[[M]][2]
// CHECK-NEXT: %[[LINEAR:.+]] = llvm.add %[[AT]], %[[OFFSET]] overflow<nsw> : i64
// CHECK-NEXT: %[[P:.+]] = llvm.getelementptr nusw %[[BASE]][%[[LINEAR]]] : (!llvm.ptr, i64) -> !llvm.ptr, f32
// CHECK-NEXT: llvm.load %[[P]] : !llvm.ptr -> f32
// NARROW-LABEL: func.func @dynamic
// NARROW: llvm.mul {{.*}} : i32
// NARROW: llvm.getelementptr {{.*}} : (!llvm.ptr, i32) -> !llvm.ptr, f32
func.func @dynamic(%m: memref<?x?xf32, strided<[?, 1], offset: ?>>, %i: index, %j: index) -> f32 {
  %x = memref.load %m[%i, %j] : memref<?x?xf32, strided<[?, 1], offset: ?>>
  return %x : f32
}

// -----

// Static strides are constants, the products of the sizes behind them; no offset, no addition.
// CHECK-LABEL: func.func @static
// CHECK: %[[BASE:.+]] = llvm.extractvalue %{{.+}}[1]
// CHECK-NEXT: %[[C32:.+]] = llvm.mlir.constant(32 : {{index|i64}}) : i64
// CHECK-NEXT: %[[A:.+]] = llvm.mul %{{.+}}, %[[C32]] overflow<nsw, nuw> : i64
// CHECK-NEXT: %[[C8:.+]] = llvm.mlir.constant(8 : {{index|i64}}) : i64
// CHECK-NEXT: %[[B:.+]] = llvm.mul %{{.+}}, %[[C8]] overflow<nsw, nuw> : i64
// CHECK-NEXT: %[[AB:.+]] = llvm.add %[[A]], %[[B]] overflow<nsw, nuw> : i64
// CHECK-NEXT: %[[ABC:.+]] = llvm.add %[[AB]], %{{.+}} overflow<nsw, nuw> : i64
// CHECK-NEXT: llvm.getelementptr inbounds|nuw %[[BASE]][%[[ABC]]]
// CHECK-NEXT: llvm.store
func.func @static(%m: memref<?x4x8xf32>, %i: index, %x: f32) {
  memref.store %x, %m[%i, %i, %i] : memref<?x4x8xf32>
  return
}

// -----

// A static offset is a constant; a memref of rank 0 without one is its aligned pointer.
// CHECK-LABEL: func.func @offset
// CHECK: %[[BASE:.+]] = llvm.extractvalue %{{.+}}[1]
// CHECK-NEXT: %[[C5:.+]] = llvm.mlir.constant(5 : {{index|i64}}) : i64
// CHECK-NEXT: %[[AT:.+]] = llvm.add %{{.+}}, %[[C5]] overflow<nsw, nuw> : i64
// CHECK-NEXT: llvm.getelementptr nusw|nuw %[[BASE]][%[[AT]]]
// CHECK-NEXT: llvm.load
// CHECK-NEXT: %[[SCALAR:.+]] = llvm.extractvalue %{{.+}}[1]
// CHECK-NEXT: llvm.load %[[SCALAR]] : !llvm.ptr -> f32
func.func @offset(%m: memref<4xf32, strided<[1], offset: 5>>, %s: memref<f32>, %i: index) -> (f32, f32) {
  %x = memref.load %m[%i] : memref<4xf32, strided<[1], offset: 5>>
  %y = memref.load %s[] : memref<f32>
  return %x, %y : f32, f32
}

// -----

// Non-temporal access and alignment are kept, and so is the memory space.
// CHECK-LABEL: func.func @kept
// CHECK: llvm.load %{{.+}} {{[{<]alignment = 16( : i64)?, nontemporal[}>]}} : !llvm.ptr<3> -> f32
// CHECK: llvm.store %{{.+}}, %{{.+}} {{[{<]alignment = 8( : i64)?, nontemporal[}>]}} : f32, !llvm.ptr<3>
func.func @kept(%m: memref<4xf32, 3>, %i: index) {
  %x = "memref.load"(%m, %i) <{alignment = 16 : i64, nontemporal = true}>
      : (memref<4xf32, 3>, index) -> f32
  "memref.store"(%x, %m, %i) <{alignment = 8 : i64, nontemporal = true}>
      : (f32, memref<4xf32, 3>, index) -> ()
  return
}

// -----

// Elements of other types are bridged by casts.
// CHECK-LABEL: func.func @elements
// CHECK: %[[X:.+]] = llvm.load %{{.+}} : !llvm.ptr -> i64
// CHECK-NEXT: builtin.unrealized_conversion_cast %[[X]] : i64 to index
// CHECK: llvm.store %[[X]], %{{.+}} : i64, !llvm.ptr
// CHECK: llvm.getelementptr {{.*}} !llvm.struct<(f32, f32)>
// CHECK-NEXT: %[[C:.+]] = llvm.load %{{.+}} : !llvm.ptr -> !llvm.struct<(f32, f32)>
// CHECK-NEXT: builtin.unrealized_conversion_cast %[[C]] : !llvm.struct<(f32, f32)> to complex<f32>
func.func @elements(%m: memref<4xindex>, %c: memref<4xcomplex<f32>>, %i: index) -> (index, complex<f32>) {
  %x = memref.load %m[%i] : memref<4xindex>
  memref.store %x, %m[%x] : memref<4xindex>
  %z = memref.load %c[%i] : memref<4xcomplex<f32>>
  return %x, %z : index, complex<f32>
}

// -----

// Sizes: a constant, a field, a look-up in memory, and behind the pointer of an unranked memref.
// CHECK-LABEL: func.func @dim
// CHECK: %[[U:.+]] = builtin.unrealized_conversion_cast %arg1
// CHECK: %[[M:.+]] = builtin.unrealized_conversion_cast %arg0
// CHECK: llvm.mlir.constant(4 : {{index|i64}}) : i64
// CHECK: llvm.extractvalue %[[M]][3, 0]
// CHECK: %[[SAVED:.+]] = llvm.intr.stacksave
// CHECK-NEXT: %[[ONE:.+]] = llvm.mlir.constant(1 : {{index|i64}}) : i64
// CHECK-NEXT: %[[STACK:.+]] = llvm.alloca %[[ONE]] x !llvm.array<2 x i64>
// CHECK-NEXT: %[[SIZES:.+]] = llvm.extractvalue %[[M]][3]
// CHECK-NEXT: llvm.store %[[SIZES]], %[[STACK]]
// CHECK-NEXT: %[[AT:.+]] = llvm.getelementptr %[[STACK]][0, %{{.+}}]
// CHECK-NEXT: llvm.load %[[AT]] : !llvm.ptr -> i64
// CHECK-NEXT: llvm.intr.stackrestore %[[SAVED]]
// CHECK: %[[RANKED:.+]] = llvm.extractvalue %[[U]][1]
// CHECK-NEXT: %[[OFFSET:.+]] = llvm.getelementptr %[[RANKED]][0, 2] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(ptr, ptr, i64)>
// CHECK-NEXT: %[[C1:.+]] = llvm.mlir.constant(1 : {{index|i64}}) : i64
// CHECK-NEXT: %[[AFTER:.+]] = llvm.add %[[C1]], %{{.+}} : i64
// CHECK-NEXT: %[[SIZE:.+]] = llvm.getelementptr %[[OFFSET]][%[[AFTER]]] : (!llvm.ptr, i64) -> !llvm.ptr, i64
// CHECK-NEXT: llvm.load %[[SIZE]] : !llvm.ptr -> i64
func.func @dim(%m: memref<?x4xf32>, %u: memref<*xf32>, %i: index) -> (index, index, index, index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %a = memref.dim %m, %c1 : memref<?x4xf32>
  %b = memref.dim %m, %c0 : memref<?x4xf32>
  %c = memref.dim %m, %i : memref<?x4xf32>
  %d = memref.dim %u, %i : memref<*xf32>
  return %a, %b, %c, %d : index, index, index, index
}

// -----

// A negative stride wraps as an unsigned number, so nothing promises that it does not.
// CHECK-LABEL: func.func @backwards
// CHECK: %[[BASE:.+]] = llvm.extractvalue %{{.+}}[1]
// CHECK-NEXT: %[[BACK:.+]] = llvm.mlir.constant(-1 : {{index|i64}}) : i64
// CHECK-NEXT: %[[AT:.+]] = llvm.mul %{{.+}}, %[[BACK]] overflow<nsw> : i64
// CHECK-NEXT: llvm.getelementptr inbounds %[[BASE]][%[[AT]]]
func.func @backwards(%m: memref<4xf32, strided<[-1]>>, %i: index) -> f32 {
  %x = memref.load %m[%i] : memref<4xf32, strided<[-1]>>
  return %x : f32
}

// -----

// An affine layout that is strided has static strides; one without results has the offset only.
// CHECK-LABEL: func.func @affine
// CHECK: llvm.mlir.constant(2 : {{index|i64}}) : i64
// CHECK-NEXT: llvm.mul
// CHECK-NEXT: llvm.mlir.constant(5 : {{index|i64}}) : i64
// CHECK-NEXT: llvm.add
// CHECK: %[[BASE:.+]] = llvm.extractvalue %{{.+}}[1]
// CHECK-NEXT: %[[C3:.+]] = llvm.mlir.constant(3 : {{index|i64}}) : i64
// CHECK-NEXT: llvm.getelementptr nusw|nuw %[[BASE]][%[[C3]]]
func.func @affine(%m: memref<4xf32, affine_map<(i) -> (2 * i + 5)>>, %s: memref<f32, strided<[], offset: 3>>, %i: index) -> (f32, f32) {
  %x = memref.load %m[%i] : memref<4xf32, affine_map<(i) -> (2 * i + 5)>>
  %y = memref.load %s[] : memref<f32, strided<[], offset: 3>>
  return %x, %y : f32, f32
}

// -----

// The descriptor behind an unranked memref is in space 0, whatever space its pointers designate.
// CHECK-LABEL: func.func @unranked_space
// CHECK: llvm.getelementptr %{{.+}}[0, 2] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(ptr<3>, ptr<3>, i64)>
// CHECK: llvm.load %{{.+}} : !llvm.ptr -> i64
func.func @unranked_space(%u: memref<*xf32, 3>, %i: index) -> index {
  %d = memref.dim %u, %i : memref<*xf32, 3>
  return %d : index
}

// -----

// A memref that only accesses use leaves no cast behind.
// CHECK-LABEL: func.func @nested
// CHECK: %[[INNER:.+]] = llvm.load %{{.+}} : !llvm.ptr -> !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: llvm.extractvalue %[[INNER]][1]
// CHECK: llvm.load %{{.+}} : !llvm.ptr -> i8
func.func @nested(%m: memref<4xmemref<?xf8E5M2>>, %i: index) -> f8E5M2 {
  %x = memref.load %m[%i] : memref<4xmemref<?xf8E5M2>>
  %y = memref.load %x[%i] : memref<?xf8E5M2>
  return %y : f8E5M2
}

// -----

// Accesses are found in llvm.func, in regions and in modules within modules.
// CHECK-LABEL: llvm.func @everywhere
// CHECK: scf.if
// CHECK-NOT: memref.load
// CHECK: llvm.load
// CHECK: module @inner
// CHECK-NOT: memref.store
// CHECK: llvm.store
llvm.func @everywhere(%c: i1) {
  %m = "test.memref"() : () -> memref<4xf32>
  %i = arith.constant 1 : index
  scf.if %c {
    %x = memref.load %m[%i] : memref<4xf32>
    "test.use"(%x) : (f32) -> ()
  }
  llvm.return
}
module @inner {
  func.func @f(%m: memref<4xf32>, %i: index, %x: f32) {
    memref.store %x, %m[%i] : memref<4xf32>
    return
  }
}

// -----

// The data layout gives the width of an index; a constant that is lowered already is known.
// CHECK-LABEL: llvm.func @width
// CHECK: llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT: builtin.unrealized_conversion_cast
// CHECK-NEXT: %[[SIZE:.+]] = llvm.extractvalue %{{.+}}[3, 1] : !llvm.struct<(ptr, ptr, i32, array<2 x i32>, array<2 x i32>)>
// CHECK-NEXT: builtin.unrealized_conversion_cast %[[SIZE]] : i32 to index
module attributes {dlti.dl_spec = #dlti.dl_spec<index = 32>} {
  llvm.func @width() {
    %m = "test.memref"() : () -> memref<?x?xf32>
    %c1 = llvm.mlir.constant(1 : i32) : i32
    %i = builtin.unrealized_conversion_cast %c1 : i32 to index
    %d = memref.dim %m, %i : memref<?x?xf32>
    "test.use"(%d) : (index) -> ()
    llvm.return
  }
}

// -----

// A narrow element is the low bits of a byte; those above are written as zeros and not read.
// CHECK-LABEL: func.func @narrow
// CHECK: %[[P:.+]] = llvm.getelementptr inbounds|nuw %{{.+}} : (!llvm.ptr, i64) -> !llvm.ptr, i8
// CHECK-NEXT: %[[BYTE:.+]] = llvm.load %[[P]] : !llvm.ptr -> i8
// CHECK-NEXT: %[[X:.+]] = llvm.trunc %[[BYTE]] : i8 to i4
// CHECK-NEXT: %[[WIDE:.+]] = llvm.zext %[[X]] : i4 to i8
// CHECK: llvm.store %[[WIDE]], %{{.+}} : i8, !llvm.ptr
func.func @narrow(%m: memref<4xf4E2M1FN>, %i: index) {
  %x = memref.load %m[%i] : memref<4xf4E2M1FN>
  memref.store %x, %m[%i] : memref<4xf4E2M1FN>
  return
}

// -----

// Vectors of elements that do not fill their bytes are accessed as vectors of integers that do;
// masks stay what they are, and what is not padded stays as it is.
// CHECK-LABEL: func.func @vectors
// CHECK: %[[A:.+]] = builtin.unrealized_conversion_cast %{{.+}} : !llvm.struct<{{.+}}> to memref<4x?xi8, strided<[?, 1]>, 3>
// CHECK: %[[WIDE:.+]] = arith.extui %{{.+}} : vector<[4]xi1> to vector<[4]xi8>
// CHECK: %[[LOADED:.+]] = vector.maskedload %[[A]][%{{.+}}, %{{.+}}], %arg3, %[[WIDE]] : memref<4x?xi8, strided<[?, 1]>, 3>, vector<[4]xi1>, vector<[4]xi8> into vector<[4]xi8>
// CHECK: %[[BITS:.+]] = arith.trunci %[[LOADED]] : vector<[4]xi8> to vector<[4]xi1>
// CHECK: arith.extui %[[BITS]] : vector<[4]xi1> to vector<[4]xi8>
// CHECK: vector.store %{{.+}}, %{{.+}} {{\{?}}alignment = 16{{.*}} nontemporal = true{{.*}} : memref<?xi8>, vector<[4]xi8>
// CHECK: vector.load %arg4{{.*}} : memref<?xi32>, vector<4xi32>
func.func @vectors(%a: memref<4x?xi1, strided<[?, 1]>, 3>, %b: memref<?xi1>, %i: index,
                   %mask: vector<[4]xi1>, %c: memref<?xi32>) -> vector<4xi32> {
  %v = vector.maskedload %a[%i, %i], %mask, %mask : memref<4x?xi1, strided<[?, 1]>, 3>, vector<[4]xi1>, vector<[4]xi1> into vector<[4]xi1>
  "vector.store"(%v, %b, %i) <{alignment = 16 : i64, nontemporal = true}> : (vector<[4]xi1>, memref<?xi1>, index) -> ()
  %w = vector.load %c[%i] : memref<?xi32>, vector<4xi32>
  return %w : vector<4xi32>
}
