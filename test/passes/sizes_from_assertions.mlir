// RUN: abi-opt %s --abi-sizes-from-assertions --split-input-file | filecheck %s
// RUN: abi-opt %s --abi-sizes-from-assertions --abi-lower-assertions --split-input-file | filecheck %s --check-prefix=REFUSE
// RUN: abi-opt %s --abi-sizes-from-assertions '--abi-lower-assertions=failure=abort' --split-input-file | filecheck %s --check-prefix=ABORT

// Equal sizes get one name. Then callers check them, and the assertion is needed no more, unless a
// failing one is to abort.
// CHECK-LABEL: func.func @equal(
// CHECK-SAME: tensor<?x4xf32> {abi.dims = ["d0", 4]}
// CHECK-SAME: memref<?xf32> {abi.dims = ["d0"]}
// CHECK: cf.assert %{{.*}}, "sizes differ" {abi.checked_by_callers}
// REFUSE-LABEL: func.func @equal(
// REFUSE-NOT: cf.assert
// ABORT-LABEL: func.func @equal(
// ABORT: llvm.call @_mlir_abi_check
func.func @equal(%x: tensor<?x4xf32>, %y: memref<?xf32>) {
  %c0 = arith.constant 0 : index
  %n = tensor.dim %x, %c0 : tensor<?x4xf32>
  %m = memref.dim %y, %c0 : memref<?xf32>
  %same = arith.cmpi eq, %n, %m : index
  cf.assert %same, "sizes differ"
  return
}

// -----

// A name that is there stays, and of two the first does; conditions follow it.
// CHECK-LABEL: func.func @named(
// CHECK-SAME: abi.dims = ["b", "t"]
// CHECK-SAME: abi.dims = ["b"]
// CHECK-SAME: abi.size_conditions = ["b >= 2", "t == 2*b + 1"]
func.func @named(%x: tensor<?x?xf32> {abi.dims = ["b", "t"]}, %y: tensor<?xf32> {abi.dims = ["c"]})
    attributes {abi.size_conditions = ["c >= 2"]} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : i32
  %one = arith.constant 1 : i32
  %b = tensor.dim %x, %c0 : tensor<?x?xf32>
  %t = tensor.dim %x, %c1 : tensor<?x?xf32>
  %c = tensor.dim %y, %c0 : tensor<?xf32>
  %b_i32 = arith.index_cast %b : index to i32
  %t_i32 = arith.index_cast %t : index to i32
  %c_i32 = arith.index_cast %c : index to i32
  %same = arith.cmpi eq, %b_i32, %c_i32 : i32
  cf.assert %same, "b is not c"
  %twice = arith.muli %c_i32, %c2 : i32
  %more = arith.addi %twice, %one : i32
  %is_twice = arith.cmpi eq, %t_i32, %more : i32
  cf.assert %is_twice, "t is not 2*c + 1"
  return
}

// -----

// All signed comparisons; a condition of two assertions stands once.
// CHECK-LABEL: func.func @ordered(
// CHECK-SAME: abi.size_conditions = ["d0 >= 1", "8 >= d0", "7 >= d0", "d0 >= 2"]
func.func @ordered(%x: tensor<?xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c8 = arith.constant 8 : index
  %n = tensor.dim %x, %c0 : tensor<?xf32>
  %at_least = arith.cmpi sge, %n, %c1 : index
  cf.assert %at_least, "n >= 1"
  %again = arith.cmpi sgt, %n, %c0 : index
  cf.assert %again, "n > 0"
  %at_most = arith.cmpi sle, %n, %c8 : index
  cf.assert %at_most, "n <= 8"
  %less = arith.cmpi slt, %n, %c8 : index
  cf.assert %less, "n < 8"
  %more = arith.cmpi sgt, %n, %c1 : index
  cf.assert %more, "n > 1"
  return
}

// -----

// After a size is known to be even, half of it is a size as others.
// CHECK-LABEL: func.func @half(
// CHECK-SAME: abi.dims = ["d0"]
// CHECK-SAME: abi.dims = ["d1"]
// CHECK-SAME: abi.size_conditions = ["d0 % 2 == 0", "d0 >= 6", "d0 == 2*d1"]
func.func @half(%x: tensor<?xf32>, %y: tensor<?xf32>) {
  %c0 = arith.constant 0 : index
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %n = tensor.dim %x, %c0 : tensor<?xf32>
  %m = tensor.dim %y, %c0 : tensor<?xf32>
  %half = arith.floordivsi %n, %c2 : index
  %whole = arith.muli %half, %c2 : index
  %remainder = arith.subi %n, %whole : index
  %even = arith.cmpi eq, %remainder, %c0 : index
  cf.assert %even, "n is not even"
  %half_again = arith.floordivsi %n, %c2 : index
  %at_least = arith.cmpi sge, %half_again, %c3 : index
  cf.assert %at_least, "n / 2 >= 3"
  %same = arith.cmpi eq, %m, %half : index
  cf.assert %same, "m is not n / 2"
  return
}

// -----

// No size is negative, so that the assertions which torch-mlir writes for a reshape are true; a size
// by which a function divides is not 0.
// CHECK-LABEL: func.func @inferred(
// CHECK-SAME: tensor<?x2xf32> {abi.dims = ["d0", 2]}
// CHECK-SAME: tensor<?xf32> {abi.dims = ["d1"]}
// CHECK-SAME: abi.size_conditions = ["d0 >= 1", "d1 >= 1"]
// CHECK-COUNT-2: abi.checked_by_callers
func.func @inferred(%x: tensor<?x2xf32>, %y: tensor<?xf32>) -> i64 {
  %c0 = arith.constant 0 : index
  %zero = arith.constant 0 : i64
  %one = arith.constant 1 : i64
  %two = arith.constant 2 : i64
  %n = tensor.dim %x, %c0 : tensor<?x2xf32>
  %rows = arith.index_cast %n : index to i64
  %inferred = arith.cmpi slt, %rows, %zero : i64
  %known = arith.select %inferred, %one, %rows : i64
  %count = arith.extui %inferred : i1 to i64
  %inferred_ones = arith.addi %count, %one : i64
  %one_at_most = arith.cmpi sle, %inferred_ones, %one : i64
  cf.assert %one_at_most, "must have at most one inferred (negative) dimension"
  %elements = arith.muli %rows, %two : i64
  %m = tensor.dim %y, %c0 : tensor<?xf32>
  %columns = arith.index_cast %m : index to i64
  %product = arith.muli %known, %columns : i64
  %quotient = arith.divsi %elements, %product : i64
  %whole = affine.apply affine_map<(d0)[s0] -> (d0 * 4 + s0 * 2)>(%n)[%n]
  %c6 = arith.constant 6 : index
  %rows_again = arith.divsi %whole, %c6 : index
  %same = arith.cmpi eq, %n, %rows_again : index
  cf.assert %same, "mismatched size for broadcast"
  return %quotient : i64
}

// -----

// Twice a size is at least 3 if the size is at least 2.
// CHECK-LABEL: func.func @rounded(
// CHECK-SAME: abi.size_conditions = ["d0 >= 2"]
func.func @rounded(%x: tensor<?xf32>) {
  %c0 = arith.constant 0 : index
  %c3 = arith.constant 3 : index
  %n = tensor.dim %x, %c0 : tensor<?xf32>
  %twice = arith.addi %n, %n : index
  %enough = arith.cmpi sge, %twice, %c3 : index
  cf.assert %enough, "2 n >= 3"
  return
}

// -----

// Of a divisor that is selected, the choice that all sizes make is no 0.
// CHECK-LABEL: func.func @selected_divisor(
// CHECK-SAME: tensor<?x?xf32> {abi.dims = ["d0", "d1"]}
// CHECK-SAME: abi.size_conditions = ["d0 >= 1", "d1 >= 1"]
func.func @selected_divisor(%x: tensor<?x?xf32>, %k: index) -> index {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %m = tensor.dim %x, %c0 : tensor<?x?xf32>
  %n = tensor.dim %x, %c1 : tensor<?x?xf32>
  %product = arith.muli %m, %n : index
  %is_size = arith.cmpi sge, %m, %c0 : index
  %divisor = arith.select %is_size, %product, %k : index
  %r = arith.divsi %k, %divisor : index
  return %r : index
}
// CHECK-LABEL: func.func @selected_otherwise(
// CHECK-SAME: abi.size_conditions = ["d0 >= 1", "d1 >= 1"]
func.func @selected_otherwise(%x: tensor<?x?xf32>, %k: index) -> index {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %m = tensor.dim %x, %c0 : tensor<?x?xf32>
  %n = tensor.dim %x, %c1 : tensor<?x?xf32>
  %product = arith.muli %m, %n : index
  %is_no_size = arith.cmpi slt, %m, %c0 : index
  %divisor = arith.select %is_no_size, %k, %product : index
  %r = arith.divsi %k, %divisor : index
  return %r : index
}

// -----

// One size is less than another. A division of vectors says nothing of sizes.
// CHECK-LABEL: func.func @less(
// CHECK-SAME: tensor<?xf32> {abi.dims = ["d0"]}, %{{.+}}: tensor<?xf32> {abi.dims = ["d1"]}
// CHECK-SAME: abi.size_conditions = ["d1 >= d0 + 1"]
func.func @less(%x: tensor<?xf32>, %y: tensor<?xf32>, %v: vector<2xi32>) -> vector<2xi32> {
  %c0 = arith.constant 0 : index
  %m = tensor.dim %x, %c0 : tensor<?xf32>
  %n = tensor.dim %y, %c0 : tensor<?xf32>
  %less = arith.cmpi slt, %m, %n : index
  cf.assert %less, "less"
  %numbers = arith.constant dense<[1, 2]> : vector<2xi32>
  %r = arith.divsi %v, %numbers : vector<2xi32>
  return %r : vector<2xi32>
}

// -----

// What is not of dynamic size is a number, and stays one; a product with a number is a sum.
// CHECK-LABEL: func.func @numbers(
// CHECK-SAME: tensor<?x?xf32> {abi.dims = [4, "d0"]}
// CHECK-SAME: tensor<?x5xf32> {abi.dims = ["n", 5]}
// CHECK-SAME: abi.size_conditions = ["d0 >= 2", "12 >= n"]
// CHECK-COUNT-3: abi.checked_by_callers
// CHECK-NOT: abi.checked_by_callers
// CHECK: return
func.func @numbers(%x: tensor<?x?xf32> {abi.dims = [4, "?"]}, %y: tensor<?x5xf32> {abi.dims = ["n", 5]}) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c8 = arith.constant 8 : index
  %c60 = arith.constant 60 : index
  %four = tensor.dim %x, %c0 : tensor<?x?xf32>
  %m = tensor.dim %x, %c1 : tensor<?x?xf32>
  %n = tensor.dim %y, %c0 : tensor<?x5xf32>
  %five = tensor.dim %y, %c1 : tensor<?x5xf32>
  %a = affine.apply affine_map<(d0)[s0] -> (d0 * s0)>(%m)[%four]
  %enough = arith.cmpi sge, %a, %c8 : index
  cf.assert %enough, "4 m >= 8"
  %b = affine.apply affine_map<(d0)[s0] -> (s0 * d0)>(%five)[%n]
  %few = arith.cmpi sle, %b, %c60 : index
  cf.assert %few, "5 n <= 60"
  %less = arith.cmpi slt, %four, %five : index
  cf.assert %less, "4 < 5"
  return
}

// -----

// No condition is written that is true of all sizes, where names become one name.
// CHECK-LABEL: func.func @one_name(
// CHECK-SAME: tensor<?xf32> {abi.dims = ["d0"]}, %{{.+}}: tensor<?xf32> {abi.dims = ["d0"]}) {
// CHECK-COUNT-2: abi.checked_by_callers
func.func @one_name(%x: tensor<?xf32>, %y: tensor<?xf32>) {
  %c0 = arith.constant 0 : index
  %n = tensor.dim %x, %c0 : tensor<?xf32>
  %m = tensor.dim %y, %c0 : tensor<?xf32>
  %same = arith.cmpi eq, %n, %m : index
  cf.assert %same, "n == m"
  %at_least = arith.cmpi sge, %n, %m : index
  cf.assert %at_least, "n >= m"
  return
}

// -----

// A product that is its own factor often is looked at once.
// CHECK-LABEL: func.func @power(
// CHECK-SAME: abi.size_conditions = ["d0 >= 1"]
func.func @power(%x: tensor<?xf32>, %k: index) -> index {
  %c0 = arith.constant 0 : index
  %n = tensor.dim %x, %c0 : tensor<?xf32>
  %p0 = arith.muli %n, %n : index
  %p1 = arith.muli %p0, %p0 : index
  %p2 = arith.muli %p1, %p1 : index
  %p3 = arith.muli %p2, %p2 : index
  %p4 = arith.muli %p3, %p3 : index
  %p5 = arith.muli %p4, %p4 : index
  %p6 = arith.muli %p5, %p5 : index
  %p7 = arith.muli %p6, %p6 : index
  %p8 = arith.muli %p7, %p7 : index
  %p9 = arith.muli %p8, %p8 : index
  %p10 = arith.muli %p9, %p9 : index
  %p11 = arith.muli %p10, %p10 : index
  %p12 = arith.muli %p11, %p11 : index
  %p13 = arith.muli %p12, %p12 : index
  %p14 = arith.muli %p13, %p13 : index
  %p15 = arith.muli %p14, %p14 : index
  %p16 = arith.muli %p15, %p15 : index
  %p17 = arith.muli %p16, %p16 : index
  %p18 = arith.muli %p17, %p17 : index
  %p19 = arith.muli %p18, %p18 : index
  %p20 = arith.muli %p19, %p19 : index
  %p21 = arith.muli %p20, %p20 : index
  %p22 = arith.muli %p21, %p21 : index
  %p23 = arith.muli %p22, %p22 : index
  %p24 = arith.muli %p23, %p23 : index
  %p25 = arith.muli %p24, %p24 : index
  %p26 = arith.muli %p25, %p25 : index
  %p27 = arith.muli %p26, %p26 : index
  %p28 = arith.muli %p27, %p27 : index
  %p29 = arith.muli %p28, %p28 : index
  %p30 = arith.muli %p29, %p29 : index
  %p31 = arith.muli %p30, %p30 : index
  %p32 = arith.muli %p31, %p31 : index
  %p33 = arith.muli %p32, %p32 : index
  %p34 = arith.muli %p33, %p33 : index
  %p35 = arith.muli %p34, %p34 : index
  %p36 = arith.muli %p35, %p35 : index
  %p37 = arith.muli %p36, %p36 : index
  %p38 = arith.muli %p37, %p37 : index
  %p39 = arith.muli %p38, %p38 : index
  %r = arith.divui %k, %p39 : index
  return %r : index
}

// -----

// Comparisons that arith.andi joins are read one by one; as unsigned numbers, sizes are the same.
// CHECK-LABEL: func.func @joined(
// CHECK-SAME: abi.size_conditions = ["d0 >= 4", "8 >= d0"]
// CHECK: abi.checked_by_callers
func.func @joined(%x: tensor<?xf32>) {
  %c0 = arith.constant 0 : index
  %c3 = arith.constant 3 : index
  %c8 = arith.constant 8 : index
  %n = tensor.dim %x, %c0 : tensor<?xf32>
  %enough = arith.cmpi ult, %c3, %n : index
  %few = arith.cmpi uge, %c8, %n : index
  %both = arith.andi %enough, %few : i1
  cf.assert %both, "3 < n <= 8"
  return
}
