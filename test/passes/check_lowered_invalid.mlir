// RUN: abi-opt %s --abi-check-lowered --split-input-file --verify-diagnostics --allow-unregistered-dialect

// Every operation that is left is named, with its function; the casts around it are not.
llvm.func @f(%x: i64) -> i64 {
  %0 = builtin.unrealized_conversion_cast %x : i64 to index
  // expected-error @below {{arith.addi in @f is not lowered to LLVM}}
  %1 = arith.addi %0, %0 : index
  // expected-error @below {{my.op in @f is not lowered to LLVM}}
  %2 = "my.op"(%1) : (index) -> index
  %3 = builtin.unrealized_conversion_cast %2 : index to i64
  llvm.return %3 : i64
}

// -----

// A function that is left, by the name that the user gave it.
// expected-error @below {{func.func @g is not lowered to LLVM}}
func.func private @_mlir_abi_function_g()

// -----

// Casts alone are told by their types.
llvm.func @f(%x: i64) -> i32 {
  // expected-error @below {{a value in @f of type 'i64' is not converted to 'i32'}}
  %0 = builtin.unrealized_conversion_cast %x : i64 to i32
  llvm.return %0 : i32
}

// -----

// Most of MLIR's passes convert an index to 64 bits, whatever the data layout says.
// expected-error @below {{dlti.dl_spec says that index has 32 bits: those of x86-64 and AArch64 have 64}}
module attributes {dlti.dl_spec = #dlti.dl_spec<index = 32 : i64>} {
  llvm.func @f(%x: i32) -> i64 {
    %0 = builtin.unrealized_conversion_cast %x : i32 to index
    %1 = builtin.unrealized_conversion_cast %0 : index to i64
    llvm.return %1 : i64
  }
}

// -----

// Outside a function, the operation alone.
// expected-error @below {{memref.global is not lowered to LLVM}}
memref.global "private" constant @c : memref<4xf32> = dense<1.0>

// -----

// MLIR translates the functions of the outer module alone, and says nothing of the others.
llvm.func @f()
module {}
// expected-error @below {{a module in another is not translated to LLVM IR: move its contents}}
module @inner {
  llvm.func @g() {
    llvm.return
  }
}
