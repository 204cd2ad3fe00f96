// What `abi-lower-assertions` adds to a module: the check of an assertion, and what it calls.

llvm.func @write(i32, !llvm.ptr, i64) -> i64
llvm.func @abort()

llvm.func internal @_mlir_abi_check(%holds: i1, %text: !llvm.ptr, %length: i64) {
  %standard_error = llvm.mlir.constant(2 : i32) : i32
  llvm.cond_br %holds, ^holds, ^fails
^fails:
  %written = llvm.call @write(%standard_error, %text, %length) : (i32, !llvm.ptr, i64) -> i64
  llvm.call @abort() : () -> ()
  llvm.unreachable
^holds:
  llvm.return
}
