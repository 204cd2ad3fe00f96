// RUN: abi-inspect %s 2>&1 | filecheck %s
// RUN: abi-inspect %s --json 2>/dev/null | filecheck %s --check-prefix=JSON

// There is nothing to show, which is said.
// CHECK: {{^}}{{.*}}nothing.mlir: warning: no function is exported{{$}}
// JSON: "functions": []
func.func private @f(%x: f32) { return }
