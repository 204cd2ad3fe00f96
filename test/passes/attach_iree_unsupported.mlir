// RUN: abi-opt %s --abi-attach-iree='unsupported=omit' | filecheck %s
// RUN: abi-opt %s --abi-attach-iree --abi-attach-iree='unsupported=omit' 2>/dev/null | filecheck %s
// RUN: abi-opt %s --abi-attach-iree='unsupported=omit placement=function' | filecheck %s --check-prefix=FUNCTION
// RUN: abi-opt %s --abi-attach-iree='placement=function' --abi-attach-iree='unsupported=omit placement=function' 2>/dev/null | filecheck %s --check-prefix=FUNCTION
// RUN: abi-opt %s --abi-attach-iree='unsupported=omit' --verify-diagnostics | filecheck %s
// RUN: abi-opt %s --abi-attach='unsupported=omit' 2>/dev/null | filecheck %s --check-prefix=ALL

// What IREE's runtime cannot read has no iree.abi, be it an older one, but a declaration.
// CHECK-LABEL: func.func @half
// CHECK-SAME: iree.reflection = {iree.abi.declaration = "sync func @half(%input0: tensor<2xf16>) -> ()"}
// FUNCTION-LABEL: func.func @half
// FUNCTION-SAME: attributes {iree.abi.declaration = "sync func @half(%input0: tensor<2xf16>) -> ()"}
// ALL-LABEL: func.func @half
// ALL-SAME: iree.reflection = {f = "I8!B5!t1d2R1!", fv = "1", iree.abi.declaration = "{{[^"]*}}", sip =
// expected-remark @below {{iree.abi of @half is left out: argument #0 has type 'tensor<2xf16>': IREE's runtime raises ValueError "could not map abi type 'f16' to numpy dtype" when it looks the function up}}
func.func @half(%a: tensor<2xf16>) {
  return
}

// What it can read is written.
// CHECK-LABEL: func.func @float
// CHECK-SAME: iree.abi = "{\22a\22:[{{\[}}\22ndarray\22,\22f32\22,1,2]],\22r\22:[],\22v\22:1}"
// FUNCTION-LABEL: func.func @float
// FUNCTION-SAME: iree.abi = "{\22a\22:[{{\[}}\22ndarray\22,\22f32\22,1,2]],\22r\22:[],\22v\22:1}"
// ALL-LABEL: func.func @float
// ALL-SAME: iree.abi = "{\22a\22:[{{\[}}\22ndarray\22,\22f32\22,1,2]],\22r\22:[],\22v\22:1}"
func.func @float(%a: tensor<2xf32>) {
  return
}
