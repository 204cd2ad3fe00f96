// REQUIRES: LLVM23
// RUN: abi-opt %s --abi-func-to-llvm --split-input-file --verify-diagnostics

// A property must be one that llvm.func can have; without `llvm.` it would be dropped.
// expected-error @below {{@section: section is not what an llvm.func can have of that name (got 3 : i64)}}
func.func @section() attributes {llvm.section = 3 : i64} {
  return
}
// expected-error @below {{@convention: llvm.CConv must be #llvm.cconv<ccc>, by which it is called (got #llvm.cconv<fastcc>)}}
func.func @convention() attributes {llvm.CConv = #llvm.cconv<fastcc>} {
  return
}
// expected-error @below {{@other: llvm.sym_name must be left out: the func.func has sym_name}}
func.func @other() attributes {llvm.sym_name = "f"} {
  return
}
