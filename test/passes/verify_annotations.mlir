// RUN: abi-opt %s --abi-verify --split-input-file | filecheck %s

// Annotations as IREE's compiler reads them are left as they are, on definitions and on declarations.
// CHECK-LABEL: func.func @f
// CHECK-SAME: iree.abi.output = 1 : index
// CHECK-SAME: iree.abi.tied = 0 : i64
func.func @f(%a: tensor<4xi8> {iree.abi.name = "a", iree.abi.encoding = tensor<4xui8>},
             %b: tensor<4xi8> {iree.abi.consume, iree.abi.affinity = "device"},
             %c: tensor<4xi8> {iree.abi.output = 1 : index}, %d: tensor<8xi8> {iree.abi.transients})
    -> (i32 {iree.abi.name = "n"}, tensor<4xi8> {iree.abi.tied = 0, iree.abi.encoding = tensor<4xui8>})
    attributes {iree.abi.model = "sync", iree.abi.affinity = "device"} {
  %n = arith.constant 1 : i32
  return %n, %a : i32, tensor<4xi8>
}
// CHECK: func.func private @import
// CHECK-SAME: iree.abi.consume
func.func private @import(tensor<4xi8> {iree.abi.output = 0 : i32}) -> (tensor<4xi8> {iree.abi.consume})
    attributes {iree.abi.model = "coarse-fences"}

// -----

// What other passes read is not checked here.
// CHECK-LABEL: func.func @other
// CHECK-SAME: {iree.abi.layout = "?", llvm.noalias}
func.func @other(%a: tensor<4xi8> {iree.abi.layout = "?", llvm.noalias}) {
  return
}

// -----

// With f64 demoted, JSON and declaration say f32, and the raw signature what the module says.
// RUN: abi-opt %s --abi-attach='iree-input-demote-f64-to-f32' --abi-verify='iree-input-demote-f64-to-f32' --split-input-file | filecheck %s --check-prefix=DEMOTED
// DEMOTED-LABEL: func.func @demoted
// DEMOTED-SAME: f = "I8!B5!t2d4R11!S3!t2S3!t7"
// DEMOTED-SAME: iree.abi = "{\22a\22:[{{\[}}\22ndarray\22,\22f32\22,1,4]],\22r\22:[{{\[}}\22stuple\22,\22f32\22,\22i64\22]],\22v\22:1}"
// DEMOTED-SAME: iree.abi.declaration = "sync func @demoted(%input0: tensor<4xf32>) -> (%output0: f32, %output1: i64)"
// CHECK-LABEL: func.func @demoted(%arg0: tensor<4xf64>) -> (f64, i64)
func.func @demoted(%a: tensor<4xf64>) -> (f64, i64) {
  %f = arith.constant 1.0 : f64
  %i = arith.constant 1 : i64
  return %f, %i : f64, i64
}
