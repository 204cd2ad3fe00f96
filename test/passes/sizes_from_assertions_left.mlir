// RUN: abi-opt %s --abi-sizes-from-assertions | filecheck %s

// Products, quotients of which no remainder is known, elements, unsigned comparisons, sizes of
// results, what is never true, and assertions that not every call reaches say nothing to callers.
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
  %d = arith.cmpi uge, %n, %c2 : index
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
