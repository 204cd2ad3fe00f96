// RUN: abi-opt %s --abi-wrap-iree --abi-strip --abi-attach --abi-verify --allow-unregistered-dialect | filecheck %s
// RUN: abi-opt %s --abi-wrap-iree --abi-strip --abi-attach-raw --allow-unregistered-dialect | filecheck %s --check-prefix=RAW
// RUN: abi-opt %s --abi-wrap-iree --abi-attach-iree='placement=function key=d iree-input-demote-f64-to-f32' --allow-unregistered-dialect | filecheck %s --check-prefix=DEMOTED

// A wrapper is described by the function that it calls, in IREE's language alone.
// CHECK-LABEL: func.func @f
// CHECK-SAME: attributes {iree.abi.wraps = @f$flat, iree.reflection = {
// CHECK-SAME: iree.abi = "{\22a\22:[{{\[}}\22slist\22,\22f64\22]],\22r\22:[],\22v\22:1}",
// CHECK-SAME: iree.abi.declaration = "sync func @f(%input0: !util.list<?>) -> ()"}} {
// RAW-LABEL: func.func @f
// RAW-SAME: attributes {iree.abi.wraps = @f$flat} {
// DEMOTED-LABEL: func.func @f
// DEMOTED-SAME: d = "{\22a\22:[{{\[}}\22slist\22,\22f32\22]],\22r\22:[],\22v\22:1}"
func.func @f(%a: f64 {iree.abi.index_path = [0, 0]}) {
  return
}
