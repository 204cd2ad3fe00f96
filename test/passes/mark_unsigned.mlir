// RUN: abi-opt %s --abi-mark-unsigned | filecheck %s
// RUN: abi-opt %s --abi-mark-unsigned --abi-mark-unsigned | filecheck %s

// Tensors of unsigned elements are marked, and others are not.
// CHECK-LABEL: func.func private @f(
// CHECK-SAME: tensor<4xui8> {abi.unsigned}, tensor<4xi8>,
// CHECK-SAME: tensor<?xui64> {abi.unsigned, iree.abi.name = "z"}) -> (tensor<4xui8> {abi.unsigned}, f32)
func.func private @f(tensor<4xui8>, tensor<4xi8>, tensor<?xui64> {iree.abi.name = "z"})
    -> (tensor<4xui8>, f32)
