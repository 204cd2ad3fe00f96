// RUN: abi-opt %s --abi-inline-modules | filecheck %s
// RUN: abi-opt %s --abi-inline-modules --abi-inline-modules | filecheck %s

// Modules at any depth are one. What is private gets another name where two are the same, in references
// too, and a declaration stands for the function that another module defines.
// CHECK: module {
// CHECK-NEXT: memref.global "private" constant @c : memref<1xf64> = dense<1.000000e+00>
// CHECK-NEXT: func.func @outer(
// CHECK-NEXT: call @h(
// CHECK: func.func private @h(%{{.+}}: f64) -> f64 {
// CHECK: func.func private @sqrt(f64) -> f64
// CHECK-NEXT: memref.global "private" constant @c_0 : memref<1xf64> = dense<3.000000e+00>
// CHECK-NEXT: func.func private @h_0(
// CHECK-NEXT: memref.get_global @c_0
// CHECK: func.func @inner(
// CHECK-NEXT: call @h_0(
// CHECK-NEXT: call @sqrt(
// CHECK: func.func @innermost(
// CHECK-NEXT: call @inner(
// CHECK-NOT: module
module {
  memref.global "private" constant @c : memref<1xf64> = dense<1.0>
  func.func @outer(%x: f64) -> f64 {
    %r = call @h(%x) : (f64) -> f64
    %s = call @sqrt(%r) : (f64) -> f64
    return %s : f64
  }
  func.func private @h(%x: f64) -> f64 {
    return %x : f64
  }
  func.func private @sqrt(f64) -> f64
  module @a {
    memref.global "private" constant @c : memref<1xf64> = dense<3.0>
    func.func private @sqrt(f64) -> f64
    func.func private @h(%x: f64) -> f64 {
      %m = memref.get_global @c : memref<1xf64>
      return %x : f64
    }
    func.func @inner(%x: f64) -> f64 {
      %r = call @h(%x) : (f64) -> f64
      %s = call @sqrt(%r) : (f64) -> f64
      return %s : f64
    }
    module @innermost {
      func.func private @inner(f64) -> f64
      func.func @innermost(%x: f64) -> f64 {
        %r = call @inner(%x) : (f64) -> f64
        return %r : f64
      }
    }
  }
}
