// RUN: abi-opt %s --abi-sizes-from-assertions | filecheck %s

// Products, quotients of which no remainder is known, elements, unsigned comparisons with
// what may be negative, sizes of results, what is never true, and assertions that not every call reaches say nothing to callers.
// CHECK-LABEL: func.func @others(
// CHECK-NOT: abi.
// CHECK: "the last"
// CHECK-NOT: abi.
func.func @others(%x: tensor<?xf32>, %y: tensor<?xf32>, %i: index, %p: i1) {
  %c0 = arith.constant 0 : index
  %c2 = arith.constant 2 : index
  %c9 = arith.constant 9 : index
  %n = tensor.dim %x, %c0 : tensor<?xf32>
  %m = tensor.dim %y, %c0 : tensor<?xf32>
  %product = arith.muli %n, %m : index
  %a = arith.cmpi sge, %c9, %product : index
  cf.assert %a, "product"
  %half = arith.floordivsi %n, %c2 : index
  %b = arith.cmpi sge, %half, %c2 : index
  cf.assert %b, "quotient"
  %c = arith.cmpi sge, %n, %i : index
  cf.assert %c, "element"
  %fewer = arith.subi %n, %m : index
  %d = arith.cmpi uge, %fewer, %c2 : index
  cf.assert %d, "unsigned"
  %empty = tensor.empty(%i) : tensor<?xf32>
  %size = tensor.dim %empty, %c0 : tensor<?xf32>
  %e = arith.cmpi eq, %n, %size : index
  cf.assert %e, "of no argument"
  %difference = arith.subi %n, %m : index
  %positive = arith.cmpi sgt, %difference, %c0 : index
  %chosen = arith.select %positive, %difference, %c2 : index
  %h = arith.cmpi sge, %chosen, %n : index
  cf.assert %h, "either of two"
  %quotient = arith.divsi %c9, %difference : index
  %f = arith.cmpi sgt, %c0, %c2 : index
  cf.assert %f, "never"
  %g = arith.cmpi eq, %n, %m : index
  scf.if %p {
    cf.assert %g, "in a branch"
  }
  cf.cond_br %p, ^then, ^end
^then:
  cf.assert %g, "the last"
  cf.br ^end
^end:
  return
}

// Nobody outside calls a private function.
// CHECK-LABEL: func.func private @private(
// CHECK-NOT: abi.
// CHECK: return
func.func private @private(%x: tensor<?xf32>) {
  %c0 = arith.constant 0 : index
  %n = tensor.dim %x, %c0 : tensor<?xf32>
  %g = arith.cmpi sgt, %n, %c0 : index
  cf.assert %g, "private"
  return
}

// So do products in affine maps, numbers of few bits, which overflow, and negative numbers that are
// extended as if they were not.
// CHECK-LABEL: func.func @computed(
// CHECK-NOT: abi.
// CHECK: return
func.func @computed(%x: tensor<?xf32>, %y: tensor<?xf32>) {
  %c0 = arith.constant 0 : index
  %c2 = arith.constant 2 : index
  %c6 = arith.constant 6 : index
  %n = tensor.dim %x, %c0 : tensor<?xf32>
  %m = tensor.dim %y, %c0 : tensor<?xf32>
  %product = affine.apply affine_map<(d0)[s0] -> (d0 * s0)>(%n)[%m]
  %a = arith.cmpi sle, %product, %c6 : index
  cf.assert %a, "product"
  %divided = affine.apply affine_map<(d0) -> (d0 floordiv 2 + d0 mod 3)>(%n)
  %b = arith.cmpi sle, %divided, %c6 : index
  cf.assert %b, "quotient and remainder"
  %hundred = arith.constant 100 : i8
  %zero_i8 = arith.constant 0 : i8
  %overflow = arith.addi %hundred, %hundred : i8
  %c = arith.cmpi sge, %overflow, %zero_i8 : i8
  cf.assert %c, "100 + 100 is negative"
  %n_i64 = arith.index_cast %n : index to i64
  %m_i64 = arith.index_cast %m : index to i64
  %wide = arith.extui %overflow : i8 to i64
  %d = arith.cmpi sge, %n_i64, %wide : i64
  cf.assert %d, "n >= 200"
  %minus = arith.constant -1 : i8
  %byte = arith.extui %minus : i8 to i64
  %e = arith.cmpi sge, %n_i64, %byte : i64
  cf.assert %e, "n >= 255"
  %is_size = arith.cmpi sge, %n, %c0 : index
  %is_none = arith.cmpi slt, %n, %c0 : index
  %f = arith.cmpi sgt, %is_size, %is_none : i1
  cf.assert %f, "true is -1"
  %n_i32 = arith.index_cast %n : index to i32
  %m_i32 = arith.index_cast %m : index to i32
  %difference = arith.subi %n_i32, %m_i32 : i32
  %unsigned = arith.extui %difference : i32 to i64
  %g = arith.cmpi sge, %unsigned, %m_i64 : i64
  cf.assert %g, "n - m, or 2^32 more"
  %n_i8 = arith.index_cast %n : index to i8
  %n_again = arith.extsi %n_i8 : i8 to i64
  %h = arith.cmpi eq, %n_again, %n_i64 : i64
  cf.assert %h, "n < 128"
  return
}

// No sizes meet these.
// CHECK-LABEL: func.func @never(
// CHECK-NOT: abi.
// CHECK: return
func.func @never(%x: tensor<?xf32>, %y: tensor<?xf32>) {
  %c0 = arith.constant 0 : index
  %n = tensor.dim %x, %c0 : tensor<?xf32>
  %m = tensor.dim %y, %c0 : tensor<?xf32>
  %a = arith.cmpi eq, %n, %m : index
  cf.assert %a, "n == m"
  %b = arith.cmpi sgt, %n, %m : index
  cf.assert %b, "n > m"
  return
}

// Sizes of unranked tensors have no names.
// CHECK-LABEL: func.func @unranked(
// CHECK-NOT: abi.
// CHECK: return
func.func @unranked(%x: tensor<*xf32>) {
  %c0 = arith.constant 0 : index
  %n = tensor.dim %x, %c0 : tensor<*xf32>
  %a = arith.cmpi eq, %n, %c0 : index
  cf.assert %a, "unranked"
  return
}

// Callers outside check what they pass; the module does not.
// CHECK-LABEL: func.func @called(
// CHECK-SAME: abi.size_conditions = ["d0 >= 3"]
// CHECK: cf.assert %{{.+}}, "n >= 3"{{$}}
func.func @called(%x: tensor<?xf32>) {
  %c0 = arith.constant 0 : index
  %c3 = arith.constant 3 : index
  %n = tensor.dim %x, %c0 : tensor<?xf32>
  %a = arith.cmpi sge, %n, %c3 : index
  cf.assert %a, "n >= 3"
  return
}
func.func @caller(%x: tensor<?xf32>) {
  call @called(%x) : (tensor<?xf32>) -> ()
  return
}
