// RUN: abi-opt %s --abi-restore-stack --split-input-file --verify-diagnostics

// The next iteration would read memory that is freed.
func.func @f(%x: memref<4xf32>, %n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %last = scf.for %i = %c0 to %n step %c1 iter_args(%each = %x) -> memref<4xf32> {
    // expected-error@+1 {{memref.alloca: scf.for frees it at the end of the iteration, and passes it on to the next one}}
    %next = memref.alloca() : memref<4xf32>
    memref.copy %each, %next : memref<4xf32> to memref<4xf32>
    scf.yield %next : memref<4xf32>
  }
  return
}
