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

// An index is as wide as a pointer: `abi-build` writes both of a target of 32 bits.
// expected-error @below {{dlti.dl_spec says that index has 32 bits: pointers of the target have 64}}
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

// -----

// Loaders and stacks are aligned to a page at most.
// expected-error @below {{llvm.mlir.global @page: an alignment must be a power of two up to 65536 (got 131072)}}
llvm.mlir.global @page(1.0 : f32) {alignment = 131072 : i64} : f32
llvm.mlir.global @right(1.0 : f32) {alignment = 65536 : i64} : f32
llvm.func @stack(%n: i64) {
  // expected-error @below {{llvm.alloca in @stack: an alignment must be a power of two up to 65536 (got 131072)}}
  %0 = llvm.alloca %n x f32 {alignment = 131072 : i64} : (i64) -> !llvm.ptr
  llvm.return
}

// -----

// LLVM has no greater alignment than this.
// expected-error @below {{llvm.func @argument: an alignment must be a power of two up to 4294967296 (got 8589934592)}}
llvm.func @argument(%p: !llvm.ptr {llvm.align = 8589934592 : i64}, %q: !llvm.ptr {llvm.align = 4294967296 : i64})
// expected-error @below {{llvm.func @result: an alignment must be a power of two up to 4294967296 (got 24)}}
llvm.func @result() -> (!llvm.ptr {llvm.align = 24 : i64})
llvm.func @access(%p: !llvm.ptr) -> f32 {
  // expected-error @below {{llvm.load in @access: an alignment must be a power of two up to 4294967296 (got 8589934592)}}
  %0 = "llvm.load"(%p) <{alignment = 8589934592 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> f32
  llvm.return %0 : f32
}

// -----

module attributes {llvm.target_triple = "s390x-linux-gnu"} {
  llvm.func @half(%p: !llvm.ptr) {
    // expected-error @below {{LLVM's backend for SystemZ has no instructions for bf16}}
    %0 = llvm.load %p : !llvm.ptr -> bf16
    llvm.store %0, %p : bf16, !llvm.ptr
    llvm.return
  }
}

// -----

module attributes {llvm.target_triple = "wasm32-unknown-unknown"} {
  llvm.func @brain(%x: f32, %p: !llvm.ptr) {
    // expected-error @below {{LLVM's backend for WebAssembly has no instructions for bf16}}
    %0 = llvm.fptrunc %x : f32 to bf16
    llvm.store %0, %p : bf16, !llvm.ptr
    llvm.return
  }
}
