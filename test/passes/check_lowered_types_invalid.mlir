// UNSUPPORTED: stablehlo
// RUN: abi-opt %s --abi-check-lowered --verify-diagnostics --allow-unregistered-dialect

// An operation that MLIR translates, but not with values of these types.
llvm.func @f(%x: i64) {
  %0 = builtin.unrealized_conversion_cast %x : i64 to index
  // expected-error @below {{x86.loop in @f is not converted to types of the LLVM dialect}}
  "x86.loop"(%0, %0) ({
  ^bb0(%i: index):
    %1 = builtin.unrealized_conversion_cast %i : index to i64
    %2 = llvm.add %1, %1 : i64
  }) : (index, index) -> ()
  llvm.return
}
