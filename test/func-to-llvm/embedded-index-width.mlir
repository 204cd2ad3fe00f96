// RUN: abi-opt --abi-embed-reflection %s | filecheck %s
// RUN: abi-opt --abi-embed-reflection --abi-func-to-llvm=index-bitwidth=64 %s | filecheck %s --check-prefix=WIDE

// The width of index is that of the data layout, or of the conversion's option, for imports as well.
// CHECK-LABEL: func.func @narrow(
// CHECK: @_mlir_abi_reflection_narrow({{.*}}\22index_bits\22:32}\00")
// WIDE-DAG: @_mlir_abi_reflection_narrow({{.*}}\22index_bits\22:64}\00")
// WIDE-DAG: @_mlir_abi_import_host({{.*}}\22index_bits\22:64}\00")
module attributes {dlti.dl_spec = #dlti.dl_spec<index = 32>} {
  func.func @narrow(%i: index) { return }
  func.func private @host(index) attributes {llvm.emit_c_interface}
}
