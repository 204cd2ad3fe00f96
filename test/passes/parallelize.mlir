// REQUIRES: bufferization
// RUN: abi-opt %s --abi-parallelize=least-work=1 --canonicalize --cse --split-input-file | filecheck %s
// RUN: abi-opt %s --abi-parallelize=least-work=1 --abi-parallelize=least-work=1 --canonicalize --cse --split-input-file | filecheck %s
// RUN: abi-opt %s --abi-parallelize --split-input-file | filecheck %s --check-prefix=LARGE

// Parts of the rows, on slices, with the index that the whole loop would have. What is small stays whole.
// CHECK: func.func private @_mlir_abi_part_size(index, index, index, index) -> index
// CHECK: func.func private @elementwise.part0(
// CHECK-SAME: %[[SIZE:[^:]+]]: index, %[[X:[^:]+]]: memref<64x200xf32> {llvm.noalias}, %[[Y:[^:]+]]: memref<64x200xf32> {llvm.noalias},
// CHECK-SAME: %[[FIRST:[^:]+]]: index, %[[END:[^:]+]]: index, %[[STEP:[^:]+]]: index)
// CHECK-SAME: abi.part
// CHECK-SAME: llvm.bareptr
// CHECK: %[[ALL:.+]] = arith.constant 64 : index
// CHECK: scf.parallel (%[[LOWER:.+]]) = (%[[FIRST]]) to (%[[END]]) step (%[[STEP]]) {
// CHECK: %[[NEXT:.+]] = arith.addi %[[LOWER]], %[[SIZE]]
// CHECK: %[[UPPER:.+]] = arith.{{select|minui}}
// CHECK: %[[ROWS:.+]] = arith.subi %[[UPPER]], %[[LOWER]]
// CHECK: %[[IN:.+]] = memref.subview %[[X]][%[[LOWER]], 0] [%[[ROWS]], 200] [1, 1]
// CHECK: %[[OUT:.+]] = memref.subview %[[Y]][%[[LOWER]], 0] [%[[ROWS]], 200] [1, 1]
// CHECK: linalg.generic
// CHECK-SAME: ins(%[[IN]] : {{.+}}) outs(%[[OUT]] : {{.+}})
// CHECK: %[[I:.+]] = linalg.index 0
// CHECK: arith.addi %[[I]], %[[LOWER]]
// CHECK: func.func @elementwise(%[[A:[^:]+]]: {{[^,]+}}, %[[B:[^:]+]]: {{.+}})
// CHECK-DAG: %[[ROW:.+]] = arith.constant 1 : index
// CHECK-DAG: %[[COUNT:.+]] = arith.constant 64 : index
// CHECK-DAG: %[[WORK:.+]] = arith.constant 89600 : index
// CHECK: %[[PART:.+]] = call @_mlir_abi_part_size(%[[COUNT]], %[[ROW]], %[[WORK]], %[[ROW]])
// CHECK: call @elementwise.part0(%[[PART]], %[[A]], %[[B]], %{{.+}}, %[[COUNT]], %[[PART]])
// LARGE-LABEL: func.func @elementwise(
// LARGE-NOT: call
// LARGE: return
func.func @elementwise(%x: memref<64x200xf32>, %y: memref<64x200xf32> {llvm.noalias}) {
  linalg.generic {
      indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i, j)>],
      iterator_types = ["parallel", "parallel"]}
      ins(%x : memref<64x200xf32>) outs(%y : memref<64x200xf32>) {
  ^bb0(%a: f32, %old: f32):
    %i = linalg.index 0 : index
    %n = arith.index_cast %i : index to i32
    %f = arith.sitofp %n : i32 to f32
    %s = arith.addf %a, %f : f32
    linalg.yield %s : f32
  }
  return
}

// -----

// A loop along a row has parts of at least 64 elements, in place too. Sizes that are not static are
// in the work, which the code compares.
// CHECK: func.func private @row.part0(
// CHECK: func.func @row(%[[X:.+]]: memref<?xf32>)
// CHECK-DAG: %[[LINE:.+]] = arith.constant 64 : index
// CHECK-DAG: %[[COST:.+]] = arith.constant 27 : index
// CHECK: %[[SIZE:.+]] = memref.dim %[[X]]
// CHECK: %[[WORK:.+]] = arith.muli %[[SIZE]], %[[COST]]
// CHECK: %[[REST:.+]] = arith.remui %[[SIZE]], %[[LINE]]
// CHECK: %[[WHOLE:.+]] = arith.subi %[[SIZE]], %[[REST]]
// CHECK: %[[END:.+]] = arith.maxui %[[WHOLE]]
// CHECK: call @_mlir_abi_part_size(%[[END]], %[[LINE]], %[[WORK]], %{{.+}})
// LARGE: func.func @row(
// LARGE: %[[LEAST:.+]] = arith.constant 1048576 : index
// LARGE: call @_mlir_abi_part_size(%{{.+}}, %{{.+}}, %{{.+}}, %[[LEAST]])
func.func @row(%x: memref<?xf32>) {
  linalg.map { math.exp } ins(%x : memref<?xf32>) outs(%x : memref<?xf32>)
  return
}

// -----

// Reductions stay whole: parts of a sum of rows are rows. Equal parts are one function.
// CHECK: func.func private @sums.part0(
// CHECK: scf.parallel
// CHECK: linalg.generic
// CHECK-SAME: ins(%{{.+}} : memref<?x50xf32, {{.+}}>) outs(%{{.+}} : memref<?xf32, {{.+}}>)
// CHECK-NOT: @sums.part1
// CHECK: func.func @sums(
// CHECK: call @sums.part0(
// CHECK: call @sums.part0(
func.func @sums(%x: memref<100x50xf32>, %y: memref<100xf32> {llvm.noalias}) {
  linalg.reduce { arith.addf } ins(%x : memref<100x50xf32>) outs(%y : memref<100xf32>) dimensions = [1]
  linalg.reduce { arith.addf } ins(%x : memref<100x50xf32>) outs(%y : memref<100xf32>) dimensions = [1]
  return
}

// -----

// The first loop of the user's own.
// CHECK: func.func private @loop.part0(
// CHECK-DAG: %[[TWO:.+]] = arith.constant 2 : index
// CHECK: scf.parallel (%[[FIRST:.+]]) = (
// CHECK: %[[UPPER:.+]] = arith.{{select|minui}}
// CHECK: %[[BEFORE:.+]] = arith.muli %[[FIRST]], %[[TWO]]
// CHECK: %[[LOWER:.+]] = arith.addi %[[BEFORE]], %[[TWO]]
// CHECK: %[[UNTIL:.+]] = arith.muli %[[UPPER]], %[[TWO]]
// CHECK: %[[ALL:.+]] = arith.addi %[[UNTIL]], %[[TWO]]
// CHECK: %[[END:.+]] = arith.minsi %[[ALL]], %[[N:.+]] : index
// CHECK: scf.parallel (%{{.+}}, %{{.+}}) = (%[[LOWER]], %{{.+}}) to (%[[END]], %{{.+}}) step (%[[TWO]], %[[TWO]])
// CHECK: func.func @loop(
// CHECK: %[[PART:.+]] = call @_mlir_abi_part_size(
// CHECK: call @loop.part0(
// CHECK: return
func.func @loop(%x: memref<?x?xf32>, %n: index, %m: index) {
  %c2 = arith.constant 2 : index
  %c0 = arith.constant 0 : index
  %one = arith.constant 1.0 : f32
  scf.parallel (%i, %j) = (%c2, %c0) to (%n, %m) step (%c2, %c2) {
    memref.store %one, %x[%i, %j] : memref<?x?xf32>
  }
  return
}

// -----

// The iterations of a loop inside count. What an `scf.forall` does is in parts already.
// CHECK: func.func @inner(
// CHECK: %[[WORK:.+]] = arith.constant 3000 : index
// CHECK: call @_mlir_abi_part_size(%{{.+}}, %{{.+}}, %[[WORK]], %{{.+}})
// CHECK: call @inner.part0(
// CHECK-NOT: call
// CHECK: scf.forall
// CHECK-NOT: call
// CHECK: return
func.func @inner(%x: memref<60x10xf32>, %y: memref<8x100xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c10 = arith.constant 10 : index
  %c60 = arith.constant 60 : index
  %one = arith.constant 1.0 : f32
  scf.parallel (%i) = (%c0) to (%c60) step (%c1) {
    scf.for %j = %c0 to %c10 step %c1 {
      memref.store %one, %x[%i, %j] : memref<60x10xf32>
    }
  }
  scf.forall (%i) in (8) {
    %row = memref.subview %y[%i, 0] [1, 100] [1, 1]
        : memref<8x100xf32> to memref<100xf32, strided<[1], offset: ?>>
    linalg.map { math.exp } ins(%row : memref<100xf32, strided<[1], offset: ?>>)
        outs(%row : memref<100xf32, strided<[1], offset: ?>>)
  }
  return
}

// -----

// Loops with assertions that return a status are in parts: of several assertions, the outermost loop,
// if it can be, so that the first to fail is that of one core. One that ends the process stays whole.
// CHECK-LABEL: func.func private @checks.part0(
// CHECK: memref.subview %{{.+}}[0, %{{.+}}] [1, %{{.+}}]
// CHECK: llvm.call @_mlir_abi_return_unless(
// CHECK-LABEL: func.func private @checks.part1(
// CHECK: memref.load
// CHECK: llvm.call @_mlir_abi_return_unless(
// CHECK-LABEL: func.func @checks(
// CHECK: call @checks.part0(
// CHECK: linalg.generic
// CHECK: call @checks.part1(
// CHECK: scf.parallel
// CHECK: llvm.call @_mlir_abi_check(
llvm.func @_mlir_abi_return_unless(i1, i32)
llvm.func @_mlir_abi_check(i1, !llvm.ptr, i64)
func.func @checks(%x: memref<1x200xi64>, %n: index, %text: !llvm.ptr, %length: i64) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %zero = arith.constant 0 : i64
  linalg.generic {
      indexing_maps = [affine_map<(i, j) -> (i, j)>], iterator_types = ["parallel", "parallel"]}
      outs(%x : memref<1x200xi64>) {
  ^bb0(%v: i64):
    %holds = arith.cmpi sge, %v, %zero : i64
    %why = llvm.mlir.constant(3 : i32) : i32
    llvm.call @_mlir_abi_return_unless(%holds, %why) : (i1, i32) -> ()
    linalg.yield %v : i64
  }
  linalg.generic {
      indexing_maps = [affine_map<(i, j) -> (i, j)>], iterator_types = ["parallel", "parallel"]}
      outs(%x : memref<1x200xi64>) {
  ^bb0(%v: i64):
    %holds = arith.cmpi sge, %v, %zero : i64
    %why = llvm.mlir.constant(3 : i32) : i32
    llvm.call @_mlir_abi_return_unless(%holds, %why) : (i1, i32) -> ()
    %is_less = arith.cmpi slt, %v, %zero : i64
    %other = llvm.mlir.constant(9 : i32) : i32
    llvm.call @_mlir_abi_return_unless(%is_less, %other) : (i1, i32) -> ()
    linalg.yield %v : i64
  }
  scf.parallel (%i) = (%c0) to (%n) step (%c1) {
    %v = memref.load %x[%c0, %i] : memref<1x200xi64>
    %holds = arith.cmpi sge, %v, %zero : i64
    %why = llvm.mlir.constant(3 : i32) : i32
    llvm.call @_mlir_abi_return_unless(%holds, %why) : (i1, i32) -> ()
  }
  scf.parallel (%i) = (%c0) to (%n) step (%c1) {
    %v = memref.load %x[%c0, %i] : memref<1x200xi64>
    %holds = arith.cmpi sge, %v, %zero : i64
    llvm.call @_mlir_abi_check(%holds, %text, %length) : (i1, !llvm.ptr, i64) -> ()
  }
  return
}

// -----

// Whole: an output that may be an input, shifted; a sum of all; a loop that calls a function, and
// one with a result.
// CHECK-NOT: part
// CHECK: func.func @may_overlap(
// CHECK-NOT: part
func.func @may_overlap(%x: memref<100xf32>, %y: memref<100xf32>) {
  linalg.map { math.exp } ins(%x : memref<100xf32>) outs(%y : memref<100xf32>)
  return
}

func.func @sum(%x: memref<100xf32>, %y: memref<f32> {llvm.noalias}) {
  linalg.reduce { arith.addf } ins(%x : memref<100xf32>) outs(%y : memref<f32>) dimensions = [0]
  return
}

func.func private @callee(index)
func.func @calls(%n: index) -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %zero = arith.constant 0 : i32
  scf.parallel (%i) = (%c0) to (%n) step (%c1) {
    func.call @callee(%i) : (index) -> ()
  }
  %sum = scf.parallel (%i) = (%c0) to (%n) step (%c1) init (%zero) -> i32 {
    scf.reduce(%zero : i32) {
    ^bb0(%a: i32, %b: i32):
      %0 = arith.addi %a, %b : i32
      scf.reduce.return %0 : i32
    }
  }
  return %sum : i32
}
