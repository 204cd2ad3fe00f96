// What is expected and does not come, and what comes unexpected, are errors.

// RUN: env PYTHONPATH=%S/Inputs/plugin not abi-opt %s --verify-diagnostics --test-report 2>&1 | filecheck %s

// CHECK: [[# @LINE + 7]]:1: error: unexpected warning: a function is here
// CHECK: [[# @LINE + 6]]:1: error: unexpected remark: its name is "f"
// CHECK: [[# @LINE + 4]]:4: error: expected error "a function" was not produced
// CHECK-NEXT: // expected-error
// CHECK-NEXT: {{^   \^$}}

// expected-error@+1 {{a function}}
func.func @f() { return }
