// Operations are printed as the options say.

// RUN: abi-opt %s | filecheck %s
// RUN: abi-opt %s --mlir-print-op-generic | filecheck %s --check-prefix=GENERIC
// RUN: abi-opt %s --mlir-print-debuginfo | filecheck %s --check-prefix=DEBUG
// RUN: abi-opt < %s --mlir-print-debuginfo | filecheck %s --check-prefix=STDIN
// RUN: abi-opt %s --mlir-print-debuginfo --mlir-print-local-scope | filecheck %s --check-prefix=LOCAL
// RUN: abi-opt %s --mlir-elide-elementsattrs-if-larger=2 | filecheck %s --check-prefix=ELIDED

// CHECK: func.func @f() -> tensor<3xi32>
// CHECK: dense<[1, 2, 3]>
// CHECK-NOT: loc(

// GENERIC: "func.func"() <{
// DEBUG: {{^}}#loc{{[0-9]+}} = loc("{{.*}}printing.mlir":[[# @LINE + 4]]:1)
// STDIN: {{^}}#loc{{[0-9]+}} = loc("-":[[# @LINE + 3]]:1)
// LOCAL: return %{{.*}} loc("{{.*}}printing.mlir":[[# @LINE + 4]]:3)
// ELIDED: dense_resource<__elided__>
func.func @f() -> tensor<3xi32> {
  %0 = arith.constant dense<[1, 2, 3]> : tensor<3xi32>
  return %0 : tensor<3xi32>
}
