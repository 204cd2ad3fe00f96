// RUN: abi-opt --allow-unregistered-dialect --split-input-file --abi-func-to-llvm %s | filecheck %s

// The entry of index decides, with every host: those of IREE and JAX have no dialect dlti.
// CHECK-LABEL: llvm.func @narrow(
// CHECK-SAME: i32
module attributes {dlti.dl_spec = #dlti.dl_spec<#dlti.dl_entry<"x.note", "\22>">, #dlti.dl_entry<index, 32>>} {
  func.func @narrow(%i: index) { return }
}

// -----

// What is in a string, or nested in a value, is no entry.
// CHECK-LABEL: llvm.func @wide(
// CHECK-SAME: i64
module attributes {dlti.dl_spec = #dlti.dl_spec<"x.note" = "index = 16", "x.more" = {index = 16}>} {
  func.func @wide(%i: index) { return }
}
