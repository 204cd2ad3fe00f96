// RUN: abi-opt %s --abi-attach | filecheck %s
// RUN: abi-opt %s --abi-attach-raw --abi-attach-sip --abi-attach-iree | filecheck %s
// RUN: abi-opt %s --abi-attach --abi-verify | filecheck %s
// RUN: abi-opt %s --abi-attach='placement=function legacy-names key=d' | filecheck %s --check-prefix=FUNCTION

// One walk does what the three passes do.
// CHECK-LABEL: func.func @f
// CHECK-SAME: iree.reflection = {f = "I6!B3!d4R4!S1!", fv = "1", iree.abi = "{\22a\22:[{{\[}}\22ndarray\22,\22f32\22,1,4]],\22r\22:[\22f32\22],\22v\22:1}", iree.abi.declaration = "sync func @f(%input0: tensor<4xf32>) -> (%output0: f32)", sip = "I8!S5!k0_0R3!_0", sipv = "1"}
// FUNCTION-LABEL: func.func @f
// FUNCTION-SAME: attributes {abi = "sip", abiv = 1 : i32, d = "{{.*}}", f = "I6!B3!d4R4!S1!", fv = "1", iree.abi.declaration = "{{.*}}", sip = "I8!S5!k0_0R3!_0"}
func.func @f(%a: tensor<4xf32>) -> f32 {
  %c = arith.constant 0.0 : f32
  return %c : f32
}

// Callers have unsigned numbers where an attribute says so; the JSON of IREE has no signs.
// CHECK-LABEL: func.func @image
// CHECK-SAME: f = "I8!B5!t8d4R11!B8!t9d-1d2", {{.*}}"{\22a\22:[{{\[}}\22ndarray\22,\22i8\22,1,4]],
// CHECK-SAME: sync func @image(%input0: tensor<4xui8> {{.+}}) -> (%output0: tensor<?x2xui16> {{.+}})
// FUNCTION-LABEL: func.func @image
func.func @image(%a: tensor<4xi8> {abi.unsigned}) -> (tensor<?x2xi16> {abi.unsigned}) {
  %c0 = arith.constant 0 : index
  %0 = tensor.empty(%c0) : tensor<?x2xi16>
  return %0 : tensor<?x2xi16>
}
