// RUN: abi-opt %s --abi-define-runtime-functions --split-input-file --verify-diagnostics

// LLVM calls these names itself, so another function or a variable cannot have them.
// expected-error@+1 {{@__truncsfbf2 must be an llvm.func of type '!llvm.func<bf16 (f32)>', which code with bf16 or f16 calls (got 'llvm.func')}}
llvm.func @__truncsfbf2(i32) -> i32
llvm.func @add(%x: bf16) -> bf16 {
  %0 = llvm.fadd %x, %x : bf16
  llvm.return %0 : bf16
}

// -----

// expected-error@+1 {{@__extendhfsf2 must be an llvm.func of type '!llvm.func<f32 (f16)>', which code with bf16 or f16 calls (got 'llvm.mlir.global')}}
llvm.mlir.global external @__extendhfsf2(0 : i32) : i32
llvm.func @add(%x: f16) -> f16 {
  %0 = llvm.fadd %x, %x : f16
  llvm.return %0 : f16
}
