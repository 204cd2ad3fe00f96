// RUN: abi-opt %s --abi-attach-raw=placement=function | filecheck %s

// The signature is written as plain attributes, and iree.reflection is left alone.
// CHECK-LABEL: func.func @f
// CHECK-SAME: attributes {f = "I4!S1!R1!", fv = "1", iree.reflection = {theirs = "kept"}}
func.func @f(%a: f32) attributes {iree.reflection = {theirs = "kept"}} {
  return
}
