// Source: what samples/simple_embedding of IREE calls from C, rewritten.
func.func @simple_mul(%a: tensor<4xf32>, %b: tensor<4xf32>) -> (tensor<4xf32>, tensor<4xf32>) {
  %product = arith.mulf %a, %b : tensor<4xf32>
  return %product, %a : tensor<4xf32>, tensor<4xf32>
}
