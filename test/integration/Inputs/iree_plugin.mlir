// What the dispatches of iree_program.mlir import: 64 elements, their sum, and how many they were.
func.func @scaled_product(%a: memref<?xf32>, %b: memref<?xf32>, %out: memref<?xf32>,
                          %group: index, %by: f32) -> (i8, f32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c64 = arith.constant 64 : index
  %zero = arith.constant 0.0 : f32
  %n = memref.dim %a, %c0 : memref<?xf32>
  %begin = arith.muli %group, %c64 : index
  %full = arith.addi %begin, %c64 : index
  %end = arith.minui %full, %n : index
  %sum = scf.for %i = %begin to %end step %c1 iter_args(%before = %zero) -> f32 {
    %x = memref.load %a[%i] : memref<?xf32>
    %y = memref.load %b[%i] : memref<?xf32>
    %product = arith.mulf %x, %y : f32
    %scaled = arith.mulf %product, %by : f32
    memref.store %scaled, %out[%i] : memref<?xf32>
    %after = arith.addf %before, %scaled : f32
    scf.yield %after : f32
  }
  %count = arith.subi %end, %begin : index
  %narrow = arith.index_cast %count : index to i8
  return %narrow, %sum : i8, f32
}
