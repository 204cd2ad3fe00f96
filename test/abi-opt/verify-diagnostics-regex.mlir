// An expectation must be a regular expression where it says so.

// RUN: env PYTHONPATH=%S/Inputs/plugin not abi-opt %s --verify-diagnostics --split-input-file --test-report 2>&1 | filecheck %s

// CHECK: [[# @LINE + 3]]:4: error: invalid regular expression: {{[a-z]}}
// CHECK-NEXT: // expected-error-re {{.*}}

// expected-error-re {{a {{)(}} function}}

// -----

// Alternatives are those in the braces, not the whole text.
// CHECK: [[# @LINE + 4]]:1: error: unexpected warning: a function is here

// expected-remark@+2 {{its name is "f"}}
// expected-warning-re@+1 {{a {{function|module}} was here}}
func.func @f() { return }
