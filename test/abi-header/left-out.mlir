// RUN: abi-header %s 2>&1 | filecheck %s

// Of lowered functions, the header declares those that have a record and a wrapper, and names the
// others.
// CHECK: Left out: @lost: the file does not define their wrappers, which their records name.
// CHECK: Left out: @a, @b, @c, @d, @e and 1 more: they have wrappers but no records
// CHECK-NOT: _mlir_ciface_{{lost|a}}
// CHECK: void _mlir_ciface_kept(int32_t arg0);
llvm.mlir.global constant @_mlir_abi_reflection_kept("{\22mlir_abi\22:1,\22name\22:\22kept\22,\22kind\22:\22definition\22,\22arguments\22:[\22i32\22],\22results\22:[],\22wrapper\22:\22_mlir_ciface_kept\22,\22c_abi\22:\22mlir\22,\22index_bits\22:64}\00") {addr_space = 0 : i32}
llvm.mlir.global constant @_mlir_abi_reflection_lost("{\22mlir_abi\22:1,\22name\22:\22lost\22,\22kind\22:\22definition\22,\22arguments\22:[],\22results\22:[],\22wrapper\22:\22_mlir_ciface_lost\22,\22c_abi\22:\22mlir\22,\22index_bits\22:64}\00") {addr_space = 0 : i32}
llvm.func @_mlir_ciface_kept(%x: i32) { llvm.return }
llvm.func @_mlir_ciface_a() { llvm.return }
llvm.func @_mlir_ciface_b() { llvm.return }
llvm.func @_mlir_ciface_c() { llvm.return }
llvm.func @_mlir_ciface_d() { llvm.return }
llvm.func @_mlir_ciface_e() { llvm.return }
llvm.func @_mlir_ciface_f() { llvm.return }
llvm.func @_mlir_ciface_host()
