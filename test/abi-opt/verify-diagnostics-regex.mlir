// An expectation must be a regular expression where it says so.

// RUN: not abi-opt %s --verify-diagnostics 2>&1 | filecheck %s

// CHECK: [[# @LINE + 3]]:4: error: invalid regular expression: {{[a-z]}}
// CHECK-NEXT: // expected-error-re {{.*}}

// expected-error-re {{a {{(}} function}}
