// REQUIRES: llvm
// RUN: abi-opt %s --abi-infer-readonly --split-input-file | filecheck %s

// What reads, and views. What nothing uses stays.
// CHECK-LABEL: func.func @loads(
// CHECK-SAME: memref<?xf32> {abi.unwritten, iree.abi.name = "x"}
// CHECK-SAME: memref<4x4xf32> {abi.unwritten}
// CHECK-SAME: memref<?xf32>) -> f32
func.func @loads(%x: memref<?xf32> {iree.abi.name = "x"}, %y: memref<4x4xf32>, %unused: memref<?xf32>) -> f32 {
  %c0 = arith.constant 0 : index
  %c4 = arith.constant 4 : index
  %zero = arith.constant 0.0 : f32
  %n = memref.dim %x, %c0 : memref<?xf32>
  %part = memref.subview %x[%n] [4] [1] : memref<?xf32> to memref<4xf32, strided<[1], offset: ?>>
  %aligned = memref.assume_alignment %part, 4 : memref<4xf32, strided<[1], offset: ?>>
  %flat = memref.collapse_shape %y [[0, 1]] : memref<4x4xf32> into memref<16xf32>
  %turned = memref.transpose %y (i, j) -> (j, i) : memref<4x4xf32> to memref<4x4xf32, strided<[1, 4]>>
  %a = affine.load %y[0, 1] : memref<4x4xf32>
  %b = vector.load %flat[%c0] : memref<16xf32>, vector<4xf32>
  %c = vector.transfer_read %aligned[%c0], %zero : memref<4xf32, strided<[1], offset: ?>>, vector<4xf32>
  %own = memref.alloca() : memref<4x4xf32>
  memref.copy %y, %own : memref<4x4xf32> to memref<4x4xf32>
  %d = scf.for %i = %c0 to %c4 step %c4 iter_args(%s = %a) -> f32 {
    %e = memref.load %turned[%c0, %c0] : memref<4x4xf32, strided<[1, 4]>>
    %f = arith.addf %s, %e : f32
    scf.yield %f : f32
  }
  return %d : f32
}

// -----

// Inputs of linalg, whose outputs are written to.
// CHECK-LABEL: func.func @linalg(
// CHECK-SAME: memref<4xf32> {abi.unwritten}, %{{[^:]*}}: memref<4xf32>, %{{[^:]*}}: memref<f32>, %{{[^:]*}}: memref<4x4xf32>,
// CHECK-SAME: memref<4x4xf32> {abi.unwritten}, %{{[^:]*}}: memref<4xf32>)
func.func @linalg(%x: memref<4xf32>, %mapped: memref<4xf32>, %sum: memref<f32>,
                  %rows: memref<4x4xf32>, %a: memref<4x4xf32>, %product: memref<4xf32>) {
  linalg.map {math.exp} ins(%x : memref<4xf32>) outs(%mapped : memref<4xf32>)
  linalg.reduce {arith.addf} ins(%x : memref<4xf32>) outs(%sum : memref<f32>) dimensions = [0]
  linalg.broadcast ins(%x : memref<4xf32>) outs(%rows : memref<4x4xf32>) dimensions = [0]
  linalg.matvec ins(%a, %x : memref<4x4xf32>, memref<4xf32>) outs(%product : memref<4xf32>)
  return
}

// -----

// Each way to write.
// CHECK-LABEL: func.func @writes(
// CHECK-NOT: abi.unwritten
// CHECK: func.func private @end
func.func @writes(%a: memref<4xf32>, %b: memref<4xf32>, %c: memref<4xf32>, %d: memref<4xf32>,
                  %e: memref<4xf32>, %f: memref<4xf32>, %g: memref<4xf32>, %h: memref<4xf32>,
                  %i: memref<4xf32>, %j: memref<4xf32>, %k: memref<8xi8>, %l: memref<4xf32>) {
  %c0 = arith.constant 0 : index
  %one = arith.constant 1.0 : f32
  %v = vector.load %l[%c0] : memref<4xf32>, vector<4xf32>
  %mask = vector.constant_mask [2] : vector<4xi1>
  memref.store %one, %a[%c0] : memref<4xf32>
  affine.store %one, %b[0] : memref<4xf32>
  vector.store %v, %c[%c0] : memref<4xf32>, vector<4xf32>
  vector.transfer_write %v, %d[%c0] : vector<4xf32>, memref<4xf32>
  vector.maskedstore %e[%c0], %mask, %v : memref<4xf32>, vector<4xi1>, vector<4xf32>
  vector.compressstore %f[%c0], %mask, %v : memref<4xf32>, vector<4xi1>, vector<4xf32>
  memref.copy %l, %g : memref<4xf32> to memref<4xf32>
  linalg.fill ins(%one : f32) outs(%h : memref<4xf32>)
  %old = memref.atomic_rmw addf %one, %i[%c0] : (f32, memref<4xf32>) -> f32
  %older = memref.generic_atomic_rmw %j[%c0] : memref<4xf32> {
  ^bb0(%now: f32):
    memref.atomic_yield %one : f32
  }
  %numbers = memref.view %k[%c0][] : memref<8xi8> to memref<2xf32>
  memref.store %one, %numbers[%c0] : memref<2xf32>
  memref.dealloc %l : memref<4xf32>
  return
}
func.func private @end()

// -----

// By views, in regions, and by what control flow passes on.
// CHECK-LABEL: func.func @aliases(
// CHECK-NOT: abi.unwritten
// CHECK: func.func private @end
func.func @aliases(%a: memref<4x4xf32>, %b: memref<?xf32>, %c: memref<4xf32>, %d: memref<4xf32>,
                   %e: memref<4xf32>, %f: memref<4xf32>, %g: memref<4xf32>, %p: i1,
                   %all: memref<1xmemref<4xf32>>) -> memref<4xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %one = arith.constant 1.0 : f32
  %flat = memref.collapse_shape %a [[0, 1]] : memref<4x4xf32> into memref<16xf32>
  %part = memref.subview %flat[%c0] [2] [1] : memref<16xf32> to memref<2xf32, strided<[1], offset: ?>>
  %base, %offset, %size, %stride = memref.extract_strided_metadata %b : memref<?xf32> -> memref<f32>, index, index, index
  memref.store %one, %base[] : memref<f32>
  linalg.generic {indexing_maps = [affine_map<(i) -> (i)>], iterator_types = ["parallel"]}
      outs(%part : memref<2xf32, strided<[1], offset: ?>>) {
  ^bb0(%old: f32):
    memref.store %one, %c[%c0] : memref<4xf32>
    linalg.yield %one : f32
  }
  %selected = arith.select %p, %d, %e : memref<4xf32>
  memref.store %one, %selected[%c0] : memref<4xf32>
  memref.store %f, %all[%c0] : memref<1xmemref<4xf32>>
  return %g : memref<4xf32>
}
func.func private @end()

// -----

// Callees, recursive ones too; declarations say what they do.
// CHECK-LABEL: func.func @calls(
// CHECK-SAME: memref<4xf32> {abi.unwritten}, %{{[^:]*}}: memref<4xf32>, %{{[^:]*}}: memref<4xf32>,
// CHECK-SAME: memref<4xf32> {abi.unwritten}, %{{[^:]*}}: memref<4xf32>)
func.func @calls(%x: memref<4xf32>, %y: memref<4xf32>, %z: memref<4xf32>, %given: memref<4xf32>, %same: memref<4xf32>) {
  %f = call @loop(%x, %y) : (memref<4xf32>, memref<4xf32>) -> f32
  call @writes(%z) : (memref<4xf32>) -> ()
  call @reads(%given) : (memref<4xf32>) -> ()
  %through = call @returns(%same) : (memref<4xf32>) -> memref<4xf32>
  return
}
func.func private @writes(memref<4xf32>)
func.func private @reads(memref<4xf32> {llvm.readonly})
func.func private @returns(memref<4xf32> {llvm.readonly}) -> memref<4xf32>
func.func private @loop(%x: memref<4xf32>, %y: memref<4xf32>) -> f32 {
  %c0 = arith.constant 0 : index
  %v = memref.load %x[%c0] : memref<4xf32>
  memref.store %v, %y[%c0] : memref<4xf32>
  %f = call @loop(%x, %y) : (memref<4xf32>, memref<4xf32>) -> f32
  return %f : f32
}

// -----

// What the module says itself stays.
// CHECK-LABEL: func.func @decided(
// CHECK-SAME: {bufferize.writable}
// CHECK-SAME: {llvm.writeonly}
// CHECK-SAME: memref<*xf32>)
// CHECK-LABEL: func.func private @private(
// CHECK-NOT: abi.unwritten
func.func @decided(%x: memref<4xf32> {bufferize.writable}, %y: memref<4xf32> {llvm.writeonly}, %z: memref<*xf32>) {
  return
}
func.func private @private(%x: memref<4xf32>) {
  return
}
