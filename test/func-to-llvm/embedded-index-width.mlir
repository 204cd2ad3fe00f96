// RUN: abi-opt --abi-embed-reflection %s | filecheck %s

// The width of index is that of the data layout.
// CHECK-LABEL: func.func @narrow(
// CHECK: @_mlir_abi_reflection_narrow({{.*}}\22index_bits\22:32}\00")
module attributes {dlti.dl_spec = #dlti.dl_spec<index = 32>} {
  func.func @narrow(%i: index) { return }
}
