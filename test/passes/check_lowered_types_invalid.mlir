// RUN: sed s/DIALECT/%if LLVM22 %{x86%} %else %{x86vector%}/ %s | abi-opt --abi-check-lowered --verify-diagnostics --allow-unregistered-dialect

// An operation that MLIR translates, but not with values of these types. LLVM 23 has renamed the dialect `x86vector`
// to `x86`, and a registered dialect accepts no unknown operation.
llvm.func @f(%x: i64) {
  %0 = builtin.unrealized_conversion_cast %x : i64 to index
  // expected-error @below {{DIALECT.loop in @f is not converted to types of the LLVM dialect}}
  "DIALECT.loop"(%0, %0) ({
  ^bb0(%i: index):
    %1 = builtin.unrealized_conversion_cast %i : index to i64
    %2 = llvm.add %1, %1 : i64
  }) : (index, index) -> ()
  llvm.return
}
