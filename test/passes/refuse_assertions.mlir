// RUN: abi-opt %s --abi-refuse-assertions | filecheck %s

// A module without assertions stays as it is, and calls of @abort are no assertions.
// CHECK-LABEL: func.func @f()
// CHECK-NEXT: call @abort()
func.func private @abort()
func.func @f() {
  call @abort() : () -> ()
  return
}
