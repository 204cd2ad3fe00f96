// RUN: abi-opt %s "--abi-return-failures=handler" --verify-diagnostics

llvm.func @_mlir_abi_return_unless(i1, i32)
// expected-error @below {{@mlir_abi_on_failure must be an llvm.func of type '!llvm.func<void (ptr)>', which a failure calls (got 'llvm.func')}}
llvm.func @mlir_abi_on_failure(%x: i32) {
  llvm.return
}
llvm.func @_mlir_ciface_f(%holds: i1) {
  %why = llvm.mlir.constant(3 : i32) : i32
  llvm.call @_mlir_abi_return_unless(%holds, %why) : (i1, i32) -> ()
  llvm.return
}
