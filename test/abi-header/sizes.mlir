// RUN: abi-header --packed %s | filecheck %s

// Sizes that have names, and the conditions under which C may call the function.
// CHECK: /* @named: (memref<?x?xf32>, memref<?xf32>, memref<?xf32>) -> (memref<?xf32>)
// CHECK-NEXT: * x: sizes [n, m], row-major; may be written to
// CHECK-NEXT: * y: sizes [n], row-major; may be written to
// CHECK-NEXT: * z: sizes [4], row-major; may be written to
// CHECK-NEXT: * result: sizes [n], row-major;
// CHECK-NEXT: * x->sizes[0] == y->sizes[0]
// CHECK-NEXT: * x->sizes[0] >= 1
// CHECK-NEXT: * 2*x->sizes[0] >= x->sizes[1]
// CHECK-NEXT: * x->sizes[1] % 4 == 0
// CHECK-NEXT: * z->sizes[0] == 4
// CHECK-NEXT: */

// The packed form has the descriptors themselves.
// CHECK: typedef struct named_params {
// CHECK: * x.sizes[0] == y.sizes[0]
// CHECK-NEXT: * x.sizes[0] >= 1
// CHECK: * x.sizes[1] % 4 == 0
// CHECK-NEXT: * z.sizes[0] == 4
func.func @named(%x: memref<?x?xf32> {abi.dims = ["n", "m"], iree.abi.name = "x"},
                 %y: memref<?xf32> {abi.dims = ["n"], iree.abi.name = "y"},
                 %z: memref<?xf32> {abi.dims = [4], iree.abi.name = "z"})
    -> (memref<?xf32> {abi.dims = ["n"]}) attributes {
      llvm.emit_c_interface,
      abi.size_conditions = ["n >= 1", "2*n >= m", "m % 4 == 0"]} {
  return %y : memref<?xf32>
}

// In a derived condition, a1 is the argument 1.
// CHECK: /* @element:
// CHECK: * i >= 0
// CHECK-NEXT: * x->sizes[0] >= i + 1
// CHECK-NEXT: */
func.func @element(%x: memref<?xf32> {abi.dims = ["n"], iree.abi.name = "x"},
                   %i: index {iree.abi.name = "i"})
    attributes {llvm.emit_c_interface, abi.derived_conditions = ["a1 >= 0", "n >= a1 + 1"]} {
  return
}
