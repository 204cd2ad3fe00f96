// RUN: abi-opt %s --abi-verify --split-input-file | filecheck %s

// Signatures that agree, of whatever language and wherever they stand, are left as they are.
// CHECK-LABEL: func.func @f
// CHECK-SAME: iree.reflection = {f = "I6!B3!d4R1!", fv = "1"}
// CHECK-SAME: sip = "I8!S5!k0_0R1!"
func.func @f(%a: tensor<4xf32>) attributes {
    sip = "I8!S5!k0_0R1!", iree.reflection = {f = "I6!B3!d4R1!", fv = "1"}} {
  return
}

// -----

// JSON with white space, and a declaration of the user's own, are fine.
// CHECK-LABEL: func.func @g
// CHECK-SAME: iree.abi.declaration = "mine"
func.func @g(%a: f32) attributes {iree.reflection = {
    iree.abi = " { \22r\22 : [], \22a\22 : [\22f32\22] } ", iree.abi.declaration = "mine"}} {
  return
}
