// RUN: abi-header %s | filecheck %s --check-prefix=SOME
// RUN: abi-header --all %s | filecheck %s --check-prefix=ALL
// RUN: abi-opt --abi-func-to-llvm=emit-c-wrappers=all %s | filecheck %s --check-prefix=WRAPPERS

// What is left out is at the top, with the reason and the option that declares it.
// SOME: * Left out: @other, @copied, @sret, @asked: no llvm.emit_c_interface (--all declares them too).
// SOME: * Left out: @hidden: private.
// SOME: * Left out: @stub: iree.abi.stub or iree.abi.none.
// ALL-NOT: Left out: {{.*}}@other
// ALL: * Left out: @hidden: private.

// Where some exported function has the attribute, those that have it are described.
// SOME-NOT: _mlir_ciface_{{other|asked|hidden}}
// SOME: void _mlir_ciface_annotated(void);
// SOME-NOT: _mlir_ciface_{{other|asked|hidden}}
// SOME: void bare(float *arg0);
// SOME-NOT: _mlir_ciface_{{other|asked|hidden}}
// SOME: void _mlir_ciface_host(void);
// SOME-NOT: _mlir_ciface_{{other|asked|hidden}}

// --all is emit-c-wrappers=all: declared functions are asked of C, private ones are nobody's to call.
// ALL-NOT: _mlir_ciface_hidden
// ALL: void _mlir_ciface_annotated(void);
// ALL: void _mlir_ciface_other(void);
// ALL: @bare: (memref<4xf32>) -> ()
// ALL: void bare(float *arg0);
// ALL: @copied: (!llvm.ptr) -> ()
// ALL-NEXT: is left out: it has no C wrapper, because of llvm.byval or the like of an argument.
// ALL: @sret: (!llvm.ptr) -> ()
// ALL-NEXT: is left out: it has no C wrapper, because of llvm.byval or the like of an argument.
// ALL: @asked: () -> (), for C to implement
// ALL: void _mlir_ciface_asked(void);
// ALL: void _mlir_ciface_host(void);
// ALL-NOT: _mlir_ciface_hidden

// WRAPPERS-DAG: llvm.func @_mlir_ciface_annotated()
// WRAPPERS-DAG: llvm.func @_mlir_ciface_other()
// WRAPPERS-DAG: llvm.func @_mlir_ciface_asked()
// WRAPPERS-DAG: llvm.func @_mlir_ciface_host()
func.func @annotated() attributes {llvm.emit_c_interface} { return }
func.func @other() { return }
func.func @bare(%x: memref<4xf32>) attributes {llvm.bareptr, llvm.emit_c_interface} { return }
func.func @copied(%x: !llvm.ptr {llvm.byval = i64}) { return }
// A C function on AArch64 gets this pointer in x8, one that is a parameter in x0.
func.func @sret(%x: !llvm.ptr {llvm.sret = i64}) { return }
func.func private @asked()
func.func private @hidden() { return }
func.func @stub() attributes {iree.abi.stub} { return }
func.func private @host() attributes {llvm.emit_c_interface}
