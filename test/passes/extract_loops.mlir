// REQUIRES: bufferization
// RUN: abi-opt %s --abi-extract-loops=at-least=2 --split-input-file | filecheck %s
// RUN: abi-opt %s --abi-extract-loops=at-least=2 --abi-extract-loops=at-least=1 --split-input-file | filecheck %s
// RUN: abi-opt %s --abi-extract-loops --split-input-file | filecheck %s --check-prefix=FEW

// FEW: func.func @f(
// FEW-NOT: .extracted

// Loops that differ in their memrefs alone are one function. It has the constant, and writes to
// memory that nothing else reads in one case only.
// CHECK: func.func private @f.extracted0(%[[A:.+]]: memref<4xf32>, %[[B:.+]]: memref<4xf32> {llvm.noalias})
// CHECK-SAME: llvm.bareptr
// CHECK-SAME: llvm.linkage = #llvm.linkage<internal>
// CHECK-SAME: passthrough = ["noinline"]
// CHECK: %[[TWO:.+]] = arith.constant 2
// CHECK: linalg.map
// CHECK-SAME: ins(%[[A]] : memref<4xf32>) outs(%[[B]] : memref<4xf32>)
// CHECK: arith.mulf %{{.+}}, %[[TWO]]
// CHECK: return
// CHECK: func.func private @f.extracted1(%{{.+}}: memref<4xf32>, %{{.+}}: memref<4xf32>)
// CHECK: func.func @f(%[[X:.+]]: memref<4xf32>, %[[Y:.+]]: memref<4xf32>)
// CHECK-SAME: passthrough = ["noimplicitfloat"]
// CHECK: call @f.extracted0(%[[X]], %[[NEW:.+]]) : (memref<4xf32>, memref<4xf32>) -> ()
// CHECK: call @f.extracted0(%[[Y]], %[[NEW]]) : (memref<4xf32>, memref<4xf32>) -> ()
// CHECK: call @f.extracted1(%[[X]], %[[Y]]) : (memref<4xf32>, memref<4xf32>) -> ()
func.func @f(%x: memref<4xf32>, %y: memref<4xf32>) attributes {llvm.emit_c_interface} {
  %two = arith.constant 2.0 : f32
  %new = memref.alloc() : memref<4xf32>
  linalg.map ins(%x : memref<4xf32>) outs(%new : memref<4xf32>) (%a: f32, %b: f32) {
    %0 = arith.mulf %a, %two : f32
    linalg.yield %0 : f32
  }
  linalg.map ins(%y : memref<4xf32>) outs(%new : memref<4xf32>) (%a: f32, %b: f32) {
    %0 = arith.mulf %a, %two : f32
    linalg.yield %0 : f32
  }
  linalg.copy ins(%x : memref<4xf32>) outs(%y : memref<4xf32>)
  return
}

// -----

// Loops of `scf`, with values that they read from outside, and results. The sizes are not known, so
// that bare pointers do not do.
// CHECK: func.func private @h.extracted0(%[[N:.+]]: index, %{{.+}}: memref<?xf32>) -> f32
// CHECK-NOT: llvm.bareptr
// CHECK: scf.for %{{.+}} = %{{.+}} to %[[N]]
// CHECK: func.func @h(
// CHECK: call @h.extracted0
// CHECK: func.func @g(
// CHECK-SAME: passthrough = ["noimplicitfloat"]
// CHECK: call @h.extracted0
func.func @h(%x: memref<?xf32>, %n: index) -> f32 attributes {llvm.emit_c_interface} {
  %zero = arith.constant 0 : index
  %one = arith.constant 1 : index
  %start = arith.constant 0.0 : f32
  %sum = scf.for %i = %zero to %n step %one iter_args(%s = %start) -> f32 {
    %0 = memref.load %x[%i] : memref<?xf32>
    %1 = arith.addf %s, %0 : f32
    scf.yield %1 : f32
  }
  return %sum : f32
}
func.func @g(%x: memref<?xf32>, %n: index) -> f32 attributes {llvm.emit_c_interface} {
  %zero = arith.constant 0 : index
  %one = arith.constant 1 : index
  %start = arith.constant 0.0 : f32
  %sum = scf.for %i = %zero to %n step %one iter_args(%s = %start) -> f32 {
    %0 = memref.load %x[%i] : memref<?xf32>
    %1 = arith.addf %s, %0 : f32
    scf.yield %1 : f32
  }
  %other = call @h(%x, %n) : (memref<?xf32>, index) -> f32
  %both = arith.addf %sum, %other : f32
  return %both : f32
}

// -----

// A loop around others stays, and so does one that returns a memref, and one that uses a tensor.
// CHECK: func.func private @around.extracted0(
// CHECK: linalg.copy
// CHECK: func.func @around(
// CHECK: scf.for
// CHECK: call @around.extracted0
// CHECK: scf.for
// CHECK: scf.yield %{{.+}} : memref<4xf32>
// CHECK: scf.for
// CHECK: tensor.extract
func.func @around(%x: memref<4xf32>, %n: index, %t: tensor<4xindex>, %y: memref<4xindex>) -> memref<4xf32> {
  %zero = arith.constant 0 : index
  %one = arith.constant 1 : index
  scf.for %i = %zero to %n step %one {
    linalg.copy ins(%x : memref<4xf32>) outs(%x : memref<4xf32>)
  }
  %m = scf.for %i = %zero to %n step %one iter_args(%a = %x) -> memref<4xf32> {
    scf.yield %a : memref<4xf32>
  }
  scf.for %i = %zero to %n step %one {
    %0 = tensor.extract %t[%i] : tensor<4xindex>
    memref.store %0, %y[%i] : memref<4xindex>
  }
  return %m : memref<4xf32>
}

// -----

// Functions of the caller's that become equal stay apart.
// CHECK: func.func private @one.extracted0(
// CHECK: func.func @one(
// CHECK-NEXT: call @one.extracted0
// CHECK: func.func @two(
// CHECK-NEXT: call @one.extracted0
func.func @one(%x: memref<4xf32>, %y: memref<4xf32>) {
  linalg.copy ins(%x : memref<4xf32>) outs(%y : memref<4xf32>)
  return
}
func.func @two(%x: memref<4xf32>, %y: memref<4xf32>) {
  linalg.copy ins(%x : memref<4xf32>) outs(%y : memref<4xf32>)
  return
}

// -----

// A function that the body calls may read the output.
// CHECK: func.func private @c.extracted0(%{{.+}}: memref<4xf32>, %{{.+}}: memref<4xf32>) attributes
func.func private @scaled(%x: f32) -> f32
func.func @c(%x: memref<4xf32>) -> memref<4xf32> attributes {llvm.emit_c_interface} {
  %new = memref.alloc() : memref<4xf32>
  linalg.map ins(%x : memref<4xf32>) outs(%new : memref<4xf32>) (%a: f32, %b: f32) {
    %0 = func.call @scaled(%a) : (f32) -> f32
    linalg.yield %0 : f32
  }
  linalg.map ins(%new : memref<4xf32>) outs(%new : memref<4xf32>) (%a: f32, %b: f32) {
    %0 = func.call @scaled(%a) : (f32) -> f32
    linalg.yield %0 : f32
  }
  return %new : memref<4xf32>
}

// -----

// A nest that nobody needs may have lost its operands.
// CHECK-LABEL: func.func @no_operands
// CHECK: linalg.generic {indexing_maps = [], iterator_types = []} {
// CHECK: call @no_operands.extracted0
// CHECK: call @no_operands.extracted0
func.func @no_operands(%x: memref<4xf32>, %y: memref<4xf32>) {
  "linalg.generic"() <{indexing_maps = [], iterator_types = [], operandSegmentSizes = array<i32: 0, 0>}> ({
    linalg.yield
  }) : () -> ()
  linalg.copy ins(%x : memref<4xf32>) outs(%y : memref<4xf32>)
  linalg.copy ins(%y : memref<4xf32>) outs(%x : memref<4xf32>)
  return
}
