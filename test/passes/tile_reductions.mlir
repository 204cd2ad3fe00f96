// REQUIRES: bufferization
// RUN: abi-opt %s --abi-tile-reductions="vector-bytes=16 registers=8" --canonicalize --cse | filecheck %s
// RUN: abi-opt %s --abi-tile-reductions="vector-bytes=16 registers=8" --abi-tile-reductions="vector-bytes=16 registers=8" --canonicalize --cse | filecheck %s
// RUN: abi-opt %s --abi-tile-reductions --canonicalize --cse | filecheck %s --check-prefix=MORE
// RUN: abi-opt %s --abi-tile-reductions="vector-bytes=16 registers=8 least-work=1" --canonicalize --cse | filecheck %s --check-prefix=PARTS

// Six sums of the eight registers: three rows of two vectors. The vectors of B are copied first, and
// the last tile starts earlier, and keeps the columns that another has stored. Parts are of the rows,
// of which there are two tiles, each with its own buffer.
// PARTS-LABEL: func.func @product(
// PARTS: %[[PART:.+]] = call @_mlir_abi_part_size(%c6, %c3, %c5760, %c1)
// PARTS: scf.parallel (%[[LOWER:.+]]) = (%c0) to (%c6) step (%[[PART]])
// PARTS: %[[UPPER:.+]] = arith.{{select|minui}}
// PARTS: memref.alloc() {{.*}}alignment = 64{{.*}} : memref<64x8xf32>
// PARTS: %[[END:.+]] = arith.minui %[[UPPER]], %c6
// PARTS: scf.for %{{.+}} = %[[LOWER]] to %[[END]] step %c3
// PARTS: memref.dealloc
// PARTS: abi.parts
// CHECK-LABEL: func.func @product(
// CHECK-DAG: %[[NEW:.+]] = arith.constant dense<[false, true, true, true]> : vector<4xi1>
// CHECK: %[[C:.+]] = memref.alloc() : memref<6x15xf32>
// CHECK: %[[BUFFER:.+]] = memref.alloc() {{.*}}alignment = 64{{.*}} : memref<64x8xf32>
// CHECK-COUNT-2: vector.store %{{.+}}, %[[BUFFER]]
// CHECK-COUNT-6: vector.load %[[C]]{{\[}}
// CHECK-NOT: vector.load %[[C]]{{\[}}
// CHECK: vector.load %[[BUFFER]]
// CHECK: arith.addf {{.*}} fastmath<contract> : vector<4xf32>
// CHECK-COUNT-6: vector.store %{{.+}}, %[[C]]
// CHECK: arith.select %[[NEW]]
// CHECK: memref.dealloc %[[BUFFER]]
// CHECK-NOT: linalg
// CHECK: return
// MORE-LABEL: func.func @product(
// MORE-COUNT-12: vector.load %alloc[
func.func @product(%a: memref<6x64xf32>, %b: memref<64x15xf32>) -> memref<6x15xf32> {
  %c = memref.alloc() : memref<6x15xf32>
  linalg.matmul ins(%a, %b : memref<6x64xf32>, memref<64x15xf32>) outs(%c : memref<6x15xf32>)
  return %c : memref<6x15xf32>
}

// Sizes that are not known: up to three rows are computed without a buffer; otherwise the last tile
// has a mask, and the rows that fill no tile are computed one by one.
// CHECK-LABEL: func.func @dynamic(
// CHECK-SAME: %{{.+}}: memref<?x?xf32>, %[[B:[^:]+]]: memref<?x?xf32>
// CHECK: %[[C:.+]] = memref.alloc(
// CHECK: arith.cmpi ult, %{{.+}}, %c4
// CHECK-NOT: memref.alloc(
// CHECK: } else {
// CHECK: memref.alloc(
// CHECK: %[[MASK:.+]] = vector.create_mask %{{.+}} : vector<4xi1>
// CHECK: vector.maskedload %[[B]]{{.*}}, %[[MASK]]
// CHECK: vector.maskedload %[[C]]{{.*}}, %[[MASK]]
// CHECK: vector.maskedstore %[[C]]{{.*}}, %[[MASK]]
// CHECK-NOT: linalg
// CHECK: return
func.func @dynamic(%a: memref<?x?xf32>, %b: memref<?x?xf32>, %m: index, %n: index)
    -> memref<?x?xf32> {
  %c = memref.alloc(%m, %n) : memref<?x?xf32>
  linalg.matmul ins(%a, %b : memref<?x?xf32>, memref<?x?xf32>) outs(%c : memref<?x?xf32>)
  return %c : memref<?x?xf32>
}

// A sum of columns has no buffer: a vector must fit, or the operation runs as it is written. Eight
// rows are read between two loads of the output.
// CHECK-LABEL: func.func @columns(
// CHECK: arith.cmpi uge, %{{.+}}, %c4
// CHECK: scf.for {{.*}} step %c8
// CHECK: } else {
// CHECK-NEXT: linalg.generic
func.func @columns(%x: memref<?x?xf32>, %n: index) -> memref<?xf32> {
  %c = memref.alloc(%n) : memref<?xf32>
  linalg.reduce { arith.addf } ins(%x : memref<?x?xf32>) outs(%c : memref<?xf32>) dimensions = [0]
  return %c : memref<?xf32>
}

// The caller's memrefs may overlap, in which case it runs as it is written.
// CHECK-LABEL: func.func @callers(
// CHECK: memref.extract_aligned_pointer_as_index
// CHECK: scf.if
// CHECK: vector.store
// CHECK: } else {
// CHECK-NEXT: linalg.generic
func.func @callers(%a: memref<16x64xi8>, %b: memref<64x16xi8>, %c: memref<16x16xi32>) {
  linalg.matmul ins(%a, %b : memref<16x64xi8>, memref<64x16xi8>) outs(%c : memref<16x16xi32>)
  return
}

// bf16 is summed in f32; the conversion is done on vectors.
// CHECK-LABEL: func.func @bf16(
// CHECK: arith.extf %{{.+}} : vector<4xbf16> to vector<4xf32>
func.func @bf16(%a: memref<16x64xbf16>, %b: memref<64x16xbf16>) -> memref<16x16xf32> {
  %c = memref.alloc() : memref<16x16xf32>
  linalg.matmul ins(%a, %b : memref<16x64xbf16>, memref<64x16xbf16>) outs(%c : memref<16x16xf32>)
  return %c : memref<16x16xf32>
}

// So is f8.
// CHECK-LABEL: func.func @f8(
// CHECK: arith.extf %{{.+}} : vector<4xf8E4M3FN> to vector<4xf32>
func.func @f8(%a: memref<16x64xf8E4M3FN>, %b: memref<64x16xf8E4M3FN>) -> memref<16x16xf32> {
  %c = memref.alloc() : memref<16x16xf32>
  linalg.matmul ins(%a, %b : memref<16x64xf8E4M3FN>, memref<64x16xf8E4M3FN>) outs(%c : memref<16x16xf32>)
  return %c : memref<16x16xf32>
}

// A reduction without rows is done in blocks of 8 iterations; of 64, none is left for a rest.
// CHECK-LABEL: func.func @blocks(
// CHECK: scf.for {{.*}} = %c0 to %c64 step %c8
// CHECK-COUNT-2: scf.for
// CHECK-NOT: scf.for
// CHECK: return
func.func @blocks(%a: memref<64x96xf32>) -> memref<96xf32> {
  %c = memref.alloc() : memref<96xf32>
  linalg.reduce { arith.addf } ins(%a : memref<64x96xf32>) outs(%c : memref<96xf32>) dimensions = [0]
  return %c : memref<96xf32>
}

// What lies across the columns of a tile is transposed in registers, a square of vectors at a time.
// CHECK-LABEL: func.func @across(
// CHECK-COUNT-4: vector.load %arg1{{.*}} : memref<16x64xf32>, vector<4xf32>
// CHECK-COUNT-8: vector.shuffle {{.*}} : vector<4xf32>, vector<4xf32>
// CHECK: vector.store
func.func @across(%a: memref<16x64xf32>, %b: memref<16x64xf32>, %c: memref<16x16xf32>) {
  linalg.matmul indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (n, k)>,
                                 affine_map<(m, n, k) -> (m, n)>]
      ins(%a, %b : memref<16x64xf32>, memref<16x64xf32>) outs(%c : memref<16x16xf32>)
  return
}

// An index may be a number: a row of 1 that is broadcast. This has as few iterations as a tile may have.
// CHECK-LABEL: func.func @broadcast(
// CHECK: memref.load %arg0[%c0, %{{.+}}] : memref<1x64xf32>
func.func @broadcast(%a: memref<1x64xf32>, %b: memref<64x64xf32>, %c: memref<64xf32>) {
  linalg.generic {indexing_maps = [affine_map<(n, k) -> (0, k)>, affine_map<(n, k) -> (k, n)>,
                                   affine_map<(n, k) -> (n)>],
                  iterator_types = ["parallel", "reduction"]}
      ins(%a, %b : memref<1x64xf32>, memref<64x64xf32>) outs(%c : memref<64xf32>) {
  ^bb0(%x: f32, %y: f32, %sum: f32):
    %0 = arith.mulf %x, %y : f32
    %1 = arith.addf %0, %sum : f32
    linalg.yield %1 : f32
  }
  return
}

// Three rows are one tile, for which no vector of B is copied.
// CHECK-LABEL: func.func @one_tile(
// CHECK-SAME: %{{.+}}: memref<3x64xf32>, %[[B:[^:]+]]: memref<64x96xf32>
// CHECK: memref.alloc() : memref<3x96xf32>
// CHECK-NOT: memref.alloc
// CHECK: vector.load %[[B]]
// CHECK-NOT: linalg
// CHECK: return
func.func @one_tile(%a: memref<3x64xf32>, %b: memref<64x96xf32>) -> memref<3x96xf32> {
  %c = memref.alloc() : memref<3x96xf32>
  linalg.matmul ins(%a, %b : memref<3x64xf32>, memref<64x96xf32>) outs(%c : memref<3x96xf32>)
  return %c : memref<3x96xf32>
}

// Each operation that is the same on vectors.
// CHECK-LABEL: func.func @arithmetic(
// CHECK: arith.minsi %{{.+}} : vector<4xi32>
// CHECK: arith.cmpi slt, %{{.+}} : vector<4xi32>
// CHECK-NOT: linalg
// CHECK: return
#in = affine_map<(n, k) -> (k, n)>
func.func @arithmetic(%a: memref<64x64xf64>, %b: memref<64x64xbf16>, %c: memref<64x64xi8>,
                      %d: memref<64x64xi64>) -> memref<64xf32> {
  %sums = memref.alloc() : memref<64xf32>
  linalg.generic {indexing_maps = [#in, #in, #in, #in, affine_map<(n, k) -> (n)>],
                  iterator_types = ["parallel", "reduction"]}
      ins(%a, %b, %c, %d : memref<64x64xf64>, memref<64x64xbf16>, memref<64x64xi8>,
                           memref<64x64xi64>) outs(%sums : memref<64xf32>) {
  ^bb0(%w: f64, %x: bf16, %y: i8, %z: i64, %sum: f32):
    %i = arith.extsi %y : i8 to i32
    %j = arith.extui %y : i8 to i32
    %k = arith.trunci %z : i64 to i32
    %0 = arith.constant 7 : i32
    %1 = arith.addi %i, %k : i32
    %2 = arith.subi %1, %j : i32
    %3 = arith.muli %2, %k : i32
    %4 = arith.maxsi %3, %i : i32
    %5 = arith.minsi %4, %k : i32
    %6 = arith.maxui %5, %j : i32
    %7 = arith.minui %6, %0 : i32
    %8 = arith.andi %7, %i : i32
    %9 = arith.ori %8, %5 : i32
    %10 = arith.xori %9, %j : i32
    %11 = arith.cmpi slt, %10, %k : i32
    %12 = arith.select %11, %10, %i : i32
    %13 = arith.sitofp %12 : i32 to f32
    %14 = arith.uitofp %12 : i32 to f32
    %15 = arith.truncf %w : f64 to f32
    %16 = arith.extf %x : bf16 to f32
    %17 = arith.subf %15, %16 : f32
    %18 = arith.mulf %17, %13 : f32
    %19 = arith.divf %18, %14 : f32
    %20 = arith.negf %19 : f32
    %21 = arith.maximumf %20, %15 : f32
    %22 = arith.minimumf %21, %16 : f32
    %23 = arith.maxnumf %22, %13 : f32
    %24 = arith.minnumf %23, %14 : f32
    %25 = arith.cmpf olt, %24, %15 : f32
    %26 = arith.select %25, %24, %16 : f32
    %27 = arith.addf %sum, %26 : f32
    linalg.yield %27 : f32
  }
  return %sums : memref<64xf32>
}

// What is left as it is: a sum of rows, which has no parallel loop along memory; a body that calls
// functions; sums of f16, and of numbers whose width is not known; several sums; few iterations; an
// output that is an input; an output that a reduction indexes, and a parallel loop does not; tensors.
// CHECK-LABEL: func.func @rows(
// CHECK-NOT: vector
// CHECK-LABEL: func.func @calls(
// CHECK-NOT: vector
// CHECK-LABEL: func.func @narrow(
// CHECK-NOT: vector
// CHECK-LABEL: func.func @indices(
// CHECK-NOT: vector
// CHECK-LABEL: func.func @two(
// CHECK-NOT: vector
// CHECK-LABEL: func.func @few(
// CHECK-NOT: vector
// CHECK-LABEL: func.func @itself(
// CHECK-NOT: vector
// CHECK-LABEL: func.func @kinds(
// CHECK-NOT: vector
// CHECK-LABEL: func.func @on_tensors(
// CHECK-NOT: vector
// CHECK: linalg.generic
// CHECK-NOT: vector
func.func @rows(%a: memref<64x64xf32>) -> memref<64xf32> {
  %c = memref.alloc() : memref<64xf32>
  linalg.reduce { arith.addf } ins(%a : memref<64x64xf32>) outs(%c : memref<64xf32>)
      dimensions = [1]
  return %c : memref<64xf32>
}
func.func @calls(%a: memref<64x64xf32>) -> memref<64xf32> {
  %c = memref.alloc() : memref<64xf32>
  linalg.reduce ins(%a : memref<64x64xf32>) outs(%c : memref<64xf32>) dimensions = [0]
    (%x: f32, %s: f32) {
      %0 = math.exp %x : f32
      %1 = arith.addf %0, %s : f32
      linalg.yield %1 : f32
    }
  return %c : memref<64xf32>
}
func.func @narrow(%a: memref<64x64xf16>) -> memref<64xf16> {
  %c = memref.alloc() : memref<64xf16>
  linalg.reduce { arith.addf } ins(%a : memref<64x64xf16>) outs(%c : memref<64xf16>)
      dimensions = [0]
  return %c : memref<64xf16>
}
func.func @indices(%a: memref<64x64xindex>) -> memref<64xindex> {
  %c = memref.alloc() : memref<64xindex>
  linalg.reduce { arith.addi } ins(%a : memref<64x64xindex>) outs(%c : memref<64xindex>)
      dimensions = [0]
  return %c : memref<64xindex>
}
func.func @two(%a: memref<64x64xf32>, %b: memref<64x64xf32>)
    -> (memref<64xf32>, memref<64xf32>) {
  %c = memref.alloc() : memref<64xf32>
  %d = memref.alloc() : memref<64xf32>
  linalg.reduce ins(%a, %b : memref<64x64xf32>, memref<64x64xf32>)
      outs(%c, %d : memref<64xf32>, memref<64xf32>) dimensions = [0]
    (%x: f32, %y: f32, %s: f32, %t: f32) {
      %0 = arith.addf %x, %s : f32
      %1 = arith.addf %y, %t : f32
      linalg.yield %0, %1 : f32, f32
    }
  return %c, %d : memref<64xf32>, memref<64xf32>
}
func.func @few(%a: memref<8x8xf32>) -> memref<8xf32> {
  %c = memref.alloc() : memref<8xf32>
  linalg.reduce { arith.addf } ins(%a : memref<8x8xf32>) outs(%c : memref<8xf32>)
      dimensions = [0]
  return %c : memref<8xf32>
}
func.func @itself(%a: memref<64x64xf32>, %b: memref<64x64xf32>) {
  linalg.matmul ins(%a, %b : memref<64x64xf32>, memref<64x64xf32>) outs(%a : memref<64x64xf32>)
  return
}
func.func @kinds(%a: memref<64x65xf32>, %b: memref<33xf32>, %c: memref<64x65xf32>) {
  linalg.generic {
      indexing_maps = [affine_map<(i, j, k) -> (i, j)>, affine_map<(i, j, k) -> (k)>,
                       affine_map<(i, j, k) -> (i, j)>],
      iterator_types = ["reduction", "parallel", "parallel"]}
      ins(%a, %b : memref<64x65xf32>, memref<33xf32>) outs(%c : memref<64x65xf32>) {
  ^bb0(%x: f32, %y: f32, %o: f32):
    %m = arith.mulf %x, %y : f32
    %s = arith.addf %o, %m : f32
    linalg.yield %s : f32
  }
  return
}
func.func @on_tensors(%a: tensor<64x64xf32>, %c: tensor<64x64xf32>) -> tensor<64x64xf32> {
  %r = linalg.matmul ins(%a, %a : tensor<64x64xf32>, tensor<64x64xf32>)
      outs(%c : tensor<64x64xf32>) -> tensor<64x64xf32>
  return %r : tensor<64x64xf32>
}

// Two rows of four, and two parts of the sum, are one dimension each. The loops of one iteration are
// none, also where their memref has gaps.
// CHECK-LABEL: func.func @merged(
// CHECK: memref.collapse_shape %arg0 {{\[\[}}0, 1, 2], [3, 4]] : memref<1x2x3x4x16xf32> into memref<6x64xf32>
// CHECK: memref.collapse_shape %arg1 {{\[\[}}0, 1], [2, 3]]
// CHECK-SAME: into memref<64x16xf32, strided<[64, 1], offset: 8>>
// CHECK: %[[C:.+]] = memref.collapse_shape %{{.+}} {{\[\[}}0, 1], [2, 3]] : memref<2x3x16x1xf32> into memref<6x16xf32>
// CHECK: vector.store %{{.+}}, %[[C]][
func.func @merged(%a: memref<1x2x3x4x16xf32>,
                  %b: memref<4x16x16x1xf32, strided<[1024, 64, 1, 1], offset: 8>>)
    -> memref<2x3x16x1xf32> {
  %c = memref.alloc() : memref<2x3x16x1xf32>
  linalg.generic {indexing_maps = [affine_map<(x, i, j, n, y, k, l) -> (x, i, j, k, l)>,
                                   affine_map<(x, i, j, n, y, k, l) -> (k, l, n, y)>,
                                   affine_map<(x, i, j, n, y, k, l) -> (i, j, n, y)>],
                  iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel",
                                    "reduction", "reduction"]}
      ins(%a, %b : memref<1x2x3x4x16xf32>,
                   memref<4x16x16x1xf32, strided<[1024, 64, 1, 1], offset: 8>>)
      outs(%c : memref<2x3x16x1xf32>) {
  ^bb0(%x: f32, %y: f32, %out: f32):
    %0 = arith.mulf %x, %y : f32
    %1 = arith.addf %out, %0 : f32
    linalg.yield %1 : f32
  }
  return %c : memref<2x3x16x1xf32>
}

// A transposition has no loops to merge, but those that stay together.
// CHECK-LABEL: func.func @transposed(
// CHECK: linalg.generic {indexing_maps = [#{{.+}}, #{{.+}}], iterator_types = ["parallel", "parallel"]}
// CHECK-SAME: ins(%{{.+}} : memref<6x?xf32>) outs(%{{.+}} : memref<?x6xf32>)
func.func @transposed(%a: memref<2x3x?xf32>, %b: memref<?x2x3xf32>) {
  linalg.transpose ins(%a : memref<2x3x?xf32>) outs(%b : memref<?x2x3xf32>) permutation = [2, 0, 1]
  return
}

// A loop of one iteration stays beside one that ends before its dimension does.
// CHECK-LABEL: func.func @shorter(
// CHECK: scf.for {{.*}} = %c0 to %c3
// CHECK: vector.load %arg0[{{.*}} : memref<4x2048xf32>, vector<4xf32>
func.func @shorter(%a: memref<4x2048xf32>, %b: memref<3xf32>) -> memref<1x2048xf32> {
  %c = memref.alloc() : memref<1x2048xf32>
  linalg.generic {indexing_maps = [affine_map<(i, j, k) -> (i + k, j)>,
                                   affine_map<(i, j, k) -> (k)>, affine_map<(i, j, k) -> (i, j)>],
                  iterator_types = ["parallel", "parallel", "reduction"]}
      ins(%a, %b : memref<4x2048xf32>, memref<3xf32>) outs(%c : memref<1x2048xf32>) {
  ^bb0(%x: f32, %y: f32, %out: f32):
    %0 = arith.mulf %x, %y : f32
    %1 = arith.addf %out, %0 : f32
    linalg.yield %1 : f32
  }
  return %c : memref<1x2048xf32>
}

// Every second column is loaded: two vectors, of which the second ends with the last of them.
// CHECK-LABEL: func.func @strided(
// CHECK-COUNT-2: vector.load %arg0[{{.*}} : memref<3x4095xf32>, vector<4xf32>
// CHECK: vector.shuffle {{.*}} [0, 2, 5, 7] : vector<4xf32>, vector<4xf32>
func.func @strided(%a: memref<3x4095xf32>) -> memref<2048xf32> {
  %c = memref.alloc() : memref<2048xf32>
  linalg.generic {indexing_maps = [affine_map<(i, k) -> (k, 2 * i)>, affine_map<(i, k) -> (i)>],
                  iterator_types = ["parallel", "reduction"]}
      ins(%a : memref<3x4095xf32>) outs(%c : memref<2048xf32>) {
  ^bb0(%x: f32, %out: f32):
    %0 = arith.maximumf %out, %x : f32
    linalg.yield %0 : f32
  }
  return %c : memref<2048xf32>
}

// Three columns are copied to a vector of four, one by one: the fourth is 0, since what the memory had
// before could be subnormal numbers, with which a processor is slow.
// CHECK-LABEL: func.func @padded(
// CHECK: %[[ZEROS:.+]] = arith.constant dense<0.000000e+00> : vector<4xf32>
// CHECK: %[[BUFFER:.+]] = memref.alloc() {{.*}}alignment = 64{{.*}} : memref<64x8xf32>
// CHECK: vector.store %[[ZEROS]], %[[BUFFER]]
// CHECK-NEXT: scf.for {{.*}} = %c0 to %c3 step %c1 {
// CHECK: memref.store %{{.+}}, %[[BUFFER]]
func.func @padded(%x: memref<64x7xf32>, %w: memref<32x64xf32>) -> memref<32x3xf32> {
  %out = memref.alloc() : memref<32x3xf32>
  linalg.generic {indexing_maps = [affine_map<(i, j, k) -> (k, 2 * j)>,
                                   affine_map<(i, j, k) -> (i, k)>,
                                   affine_map<(i, j, k) -> (i, j)>],
                  iterator_types = ["parallel", "parallel", "reduction"]}
      ins(%x, %w : memref<64x7xf32>, memref<32x64xf32>) outs(%out : memref<32x3xf32>) {
  ^bb0(%a: f32, %b: f32, %c: f32):
    %0 = arith.mulf %a, %b : f32
    %1 = arith.addf %c, %0 : f32
    linalg.yield %1 : f32
  }
  return %out : memref<32x3xf32>
}

// The gradient of a convolution by its filter has rows of three elements. It is computed in a buffer
// whose rows are the 16 channels of the other gradient, and copied.
// CHECK-LABEL: func.func @gradient(
// CHECK: %[[LONG:.+]] = memref.alloc() {{.*}} : memref<8x3x16xi16>
// CHECK: vector.store %{{.+}}, %[[LONG]]{{.+}} : memref<8x3x16xi16>, vector<8xi16>
// CHECK: memref.dealloc %[[LONG]]
// MORE-LABEL: func.func @gradient(
// MORE: %[[OUT:.+]] = memref.alloc() : memref<16x8x3xi16>
// MORE: %[[LONG:.+]] = memref.alloc() {{.*}} : memref<8x3x16xi16>
// MORE: linalg.transpose ins(%[[OUT]] : {{.+}}) outs(%[[LONG]] : {{.+}}) permutation = [1, 2, 0]
// MORE: vector.store %{{.+}}, %[[LONG]]
// MORE: linalg.transpose ins(%[[LONG]] : {{.+}}) outs(%[[OUT]] : {{.+}}) permutation = [2, 0, 1]
func.func @gradient(%x: memref<4x8x34xi16>, %g: memref<4x16x32xi16>) -> memref<16x8x3xi16> {
  %out = memref.alloc() : memref<16x8x3xi16>
  linalg.generic {indexing_maps = [affine_map<(f, c, k, n, w) -> (n, c, k + w)>,
                                   affine_map<(f, c, k, n, w) -> (n, f, w)>,
                                   affine_map<(f, c, k, n, w) -> (f, c, k)>],
                  iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]}
      ins(%x, %g : memref<4x8x34xi16>, memref<4x16x32xi16>) outs(%out : memref<16x8x3xi16>) {
  ^bb0(%a: i16, %b: i16, %c: i16):
    %0 = arith.muli %a, %b : i16
    %1 = arith.addi %c, %0 : i16
    linalg.yield %1 : i16
  }
  return %out : memref<16x8x3xi16>
}

// The copies would cost more than they save: an element of the input is used three times.
// CHECK-LABEL: func.func @few_columns(
// CHECK-NOT: memref<3x64xi16>
// CHECK: return
func.func @few_columns(%a: memref<64x100xi16>, %b: memref<100x3xi16>) -> memref<64x3xi16> {
  %c = memref.alloc() : memref<64x3xi16>
  linalg.matmul ins(%a, %b : memref<64x100xi16>, memref<100x3xi16>) outs(%c : memref<64x3xi16>)
  return %c : memref<64x3xi16>
}

// No input is the same along a row of the output.
// CHECK-LABEL: func.func @middle(
// CHECK-NOT: memref<3x64xi16>
// CHECK: return
func.func @middle(%a: memref<64x100x3xi16>) -> memref<64x3xi16> {
  %c = memref.alloc() : memref<64x3xi16>
  linalg.reduce { arith.addi } ins(%a : memref<64x100x3xi16>) outs(%c : memref<64x3xi16>)
      dimensions = [1]
  return %c : memref<64x3xi16>
}

// What lies between two rows keeps them apart; so do layouts of which MLIR cannot tell the strides,
// and the index of a loop.
// CHECK-LABEL: func.func @apart(
// CHECK-NOT: memref.collapse_shape
// CHECK: return
func.func @apart(%a: memref<4x8xf32, strided<[16, 1]>>, %b: memref<4x8xf32>, %c: memref<4x8xindex>,
                 %d: memref<1x?xf32, strided<[?, 1]>>, %e: memref<1x?xf32>,
                 %f: memref<4x8xf32, affine_map<(i, j) -> (i floordiv 2, j, i mod 2)>>) {
  linalg.copy ins(%a : memref<4x8xf32, strided<[16, 1]>>) outs(%b : memref<4x8xf32>)
  linalg.copy ins(%d : memref<1x?xf32, strided<[?, 1]>>) outs(%e : memref<1x?xf32>)
  linalg.copy ins(%b : memref<4x8xf32>)
      outs(%f : memref<4x8xf32, affine_map<(i, j) -> (i floordiv 2, j, i mod 2)>>)
  linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>],
                  iterator_types = ["parallel", "parallel"]} outs(%c : memref<4x8xindex>) {
  ^bb0(%out: index):
    %0 = linalg.index 0 : index
    linalg.yield %0 : index
  }
  return
}

// A square is read along the rows of the input, transposed, and added to. The last four columns are
// read one by one, and so are the columns of a row that is no part of a square.
// CHECK-LABEL: func.func @transpose(
// CHECK-SAME: %[[A:[^:]+]]: memref<20x?xf32>, %[[B:[^:]+]]: memref<?x20xf32>, %
// CHECK: %[[C:.+]] = memref.alloc(
// CHECK: scf.for {{.*}} = %c0 to %c16 step %c8 {
// CHECK: scf.for {{.*}} step %c8 {
// CHECK-COUNT-8: vector.load %[[A]]{{.*}} : memref<20x?xf32>, vector<8xf32>
// CHECK-COUNT-24: vector.shuffle
// CHECK: vector.load %[[B]]{{.*}} : memref<?x20xf32>, vector<8xf32>
// CHECK-COUNT-8: vector.store {{.+}}, %[[C]][
// CHECK-COUNT-8: memref.load %[[A]][
// CHECK: vector.from_elements {{.+}} : vector<8xf32>
// CHECK-COUNT-32: memref.load %[[A]][
func.func @transpose(%a: memref<20x?xf32>, %b: memref<?x20xf32>, %n: index) -> memref<?x20xf32> {
  %c = memref.alloc(%n) : memref<?x20xf32>
  linalg.generic {indexing_maps = [affine_map<(i, j) -> (j, i)>, affine_map<(i, j) -> (i, j)>,
                                   affine_map<(i, j) -> (i, j)>],
                  iterator_types = ["parallel", "parallel"]}
      ins(%a, %b : memref<20x?xf32>, memref<?x20xf32>) outs(%c : memref<?x20xf32>) {
  ^bb0(%x: f32, %y: f32, %out: f32):
    %0 = arith.addf %x, %y : f32
    linalg.yield %0 : f32
  }
  return %c : memref<?x20xf32>
}

// No tiles: seven columns are too few, a function is called for each element, and the output is an
// input.
// CHECK-LABEL: func.func @not_transposed(
// CHECK-NOT: vector.shuffle
// CHECK: return
func.func @not_transposed(%a: memref<7x20xf32>, %b: memref<20x20xf32>) {
  %c = memref.alloc() : memref<20x7xf32>
  linalg.transpose ins(%a : memref<7x20xf32>) outs(%c : memref<20x7xf32>) permutation = [1, 0]
  %d = memref.alloc() : memref<20x20xf32>
  linalg.generic {indexing_maps = [affine_map<(i, j) -> (j, i)>, affine_map<(i, j) -> (i, j)>],
                  iterator_types = ["parallel", "parallel"]}
      ins(%b : memref<20x20xf32>) outs(%d : memref<20x20xf32>) {
  ^bb0(%x: f32, %out: f32):
    %0 = math.exp %x : f32
    linalg.yield %0 : f32
  }
  linalg.transpose ins(%b : memref<20x20xf32>) outs(%b : memref<20x20xf32>) permutation = [1, 0]
  return
}

// Loops over dimensions that lie one in the other are one loop, also of sizes that are not known.
// CHECK-LABEL: func.func @merged_dynamic(
// CHECK: memref.collapse_shape %arg0 {{\[\[}}0, 1], [2]] : memref<?x?x64xf32> into memref<?x64xf32>
// CHECK: memref.collapse_shape %{{.+}} {{\[\[}}0, 1], [2]] : memref<?x?x16xf32> into memref<?x16xf32>
// CHECK-NOT: linalg
// CHECK: return
func.func @merged_dynamic(%a: memref<?x?x64xf32>, %b: memref<64x16xf32>, %m: index, %n: index)
    -> memref<?x?x16xf32> {
  %c = memref.alloc(%m, %n) : memref<?x?x16xf32>
  linalg.generic {indexing_maps = [affine_map<(m, n, o, k) -> (m, n, k)>,
                                   affine_map<(m, n, o, k) -> (k, o)>,
                                   affine_map<(m, n, o, k) -> (m, n, o)>],
                  iterator_types = ["parallel", "parallel", "parallel", "reduction"]}
      ins(%a, %b : memref<?x?x64xf32>, memref<64x16xf32>) outs(%c : memref<?x?x16xf32>) {
  ^bb0(%x: f32, %y: f32, %sum: f32):
    %0 = arith.mulf %x, %y : f32
    %1 = arith.addf %0, %sum : f32
    linalg.yield %1 : f32
  }
  return %c : memref<?x?x16xf32>
}
