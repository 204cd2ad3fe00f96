// An expectation must be a regular expression where it says so.

// RUN: not abi-opt %s --verify-diagnostics 2>&1 | filecheck %s

// CHECK: [[# @LINE + 4]]:4: error: found start of regex with no end '}}'
// CHECK-NEXT: // expected-error-re {{.*}}
// CHECK: [[# @LINE + 3]]:4: error: invalid regex: {{[a-z]}}

// expected-error-re {{a {{function}}
// expected-error-re {{a {{(}} function}}
