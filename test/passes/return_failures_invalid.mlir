// RUN: abi-opt %s --abi-return-failures --split-input-file --verify-diagnostics

// An indirect call has no status: what it calls must not fail by an assertion, directly or not.
llvm.func @_mlir_abi_return_unless(i1, i32)
llvm.func internal @inner(%holds: i1) {
  %why = llvm.mlir.constant(3 : i32) : i32
  llvm.call @_mlir_abi_return_unless(%holds, %why) : (i1, i32) -> ()
  llvm.return
}
llvm.func internal @_mlir_abi_function_f(%holds: i1) {
  llvm.call @inner(%holds) : (i1) -> ()
  llvm.return
}
llvm.func @g() -> !llvm.ptr {
  // expected-error @below {{the address of @f is taken, which may fail by an assertion: an indirect call cannot return the failure}}
  %0 = llvm.mlir.addressof @_mlir_abi_function_f : !llvm.ptr
  llvm.return %0 : !llvm.ptr
}

// -----

// Nor has one that a linker replaces.
llvm.func @_mlir_abi_return_unless(i1, i32)
// expected-error @below {{another definition may replace @f, which is weak and may fail by an assertion: a call of it cannot return the failure}}
llvm.func weak @f(%holds: i1) {
  %why = llvm.mlir.constant(3 : i32) : i32
  llvm.call @_mlir_abi_return_unless(%holds, %why) : (i1, i32) -> ()
  llvm.return
}
