llvm.mlir.global constant @_mlir_abi_reflection_f("{}\00") {addr_space = 0 : i32}
