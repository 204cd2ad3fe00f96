// The input is one operation, of any kind, and is left without a module around it.

// RUN: abi-opt %s --no-implicit-module --canonicalize | filecheck %s
// RUN: abi-opt %s | filecheck %s --check-prefix=IMPLICIT
// RUN: not abi-opt %s --no-implicit-module --abi-strip 2>&1 | filecheck %s --check-prefix=WRONG

// CHECK-NOT: module
// CHECK: {{^}}func.func @f() {
// CHECK-NEXT: return
// IMPLICIT: {{^}}module {
// WRONG: abi-opt: error: abi-strip runs on 'builtin.module' (got 'func.func')
func.func @f() {
  %0 = arith.constant 1 : i32
  return
}
