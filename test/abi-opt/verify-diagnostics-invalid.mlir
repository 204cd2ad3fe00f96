// What is expected and does not come, and what comes unexpected, are errors.

// RUN: env PYTHONPATH=%S/Inputs/plugin not abi-opt %s --verify-diagnostics --test-report 2>&1 | filecheck %s
// RUN: env PYTHONPATH=%S/Inputs/plugin not abi-opt %s --verify-diagnostics=only-expected --test-report 2>&1 | filecheck %s --check-prefix=ONLY

// CHECK: [[# @LINE + 6]]:4: error: 'warning' diagnostic emitted when expecting a 'error'
// CHECK: [[# @LINE + 6]]:1: error: unexpected remark: its name is "f"
// CHECK: [[# @LINE + 4]]:4: error: expected error "a function" was not produced
// CHECK-NEXT: // expected-error
// CHECK-NEXT: {{^   \^~~~~~~~~~$}}

// expected-error@+1 {{a function}}
func.func @f() { return }

// ONLY-NOT: unexpected
// ONLY: error: expected error "a function" was not produced
// ONLY-NOT: unexpected
