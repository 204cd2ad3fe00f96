// RUN: abi-opt %s --abi-call-parts --verify-diagnostics

// A function of OpenMP that the module declares must be as code calls it.
// expected-error @below {{@GOMP_parallel must be an llvm.func of type '!llvm.func<void (ptr, ptr, i32, i32)>', which code for several cores calls (got 'llvm.func')}}
llvm.func @GOMP_parallel()
llvm.func internal @f.part0(%lower: i64, %upper: i64, %size: i64) attributes {abi.part} {
  llvm.return
}
