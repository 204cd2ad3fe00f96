#map = affine_map<(d0, d1) -> (d0, d1)>
#map1 = affine_map<(d0, d1) -> (d1)>
module {
  func.func @sine(%arg0: tensor<?x1xf32>) -> tensor<?x1xf32> {
    %c0 = arith.constant 0 : index
    %cst = arith.constant 0.000000e+00 : f32
    %cst_0 = arith.constant dense<0.332895517> : tensor<1xf32>
    %cst_1 = arith.constant dense_resource<torch_tensor_1_16_torch.float32> : tensor<1x16xf32>
    %cst_2 = arith.constant dense_resource<torch_tensor_16_torch.float32> : tensor<16xf32>
    %cst_3 = arith.constant dense_resource<torch_tensor_16_1_torch.float32> : tensor<16x1xf32>
    %0 = tensor.empty() : tensor<1x16xf32>
    %transposed = linalg.transpose ins(%cst_3 : tensor<16x1xf32>) outs(%0 : tensor<1x16xf32>) permutation = [1, 0] 
    %dim = tensor.dim %arg0, %c0 : tensor<?x1xf32>
    %1 = tensor.empty(%dim) : tensor<?x16xf32>
    %2 = linalg.fill ins(%cst : f32) outs(%1 : tensor<?x16xf32>) -> tensor<?x16xf32>
    %3 = linalg.matmul ins(%arg0, %transposed : tensor<?x1xf32>, tensor<1x16xf32>) outs(%2 : tensor<?x16xf32>) -> tensor<?x16xf32>
    %4 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel"]} ins(%3, %cst_2 : tensor<?x16xf32>, tensor<16xf32>) outs(%1 : tensor<?x16xf32>) {
    ^bb0(%in: f32, %in_5: f32, %out: f32):
      %11 = arith.addf %in, %in_5 : f32
      linalg.yield %11 : f32
    } -> tensor<?x16xf32>
    %5 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%4 : tensor<?x16xf32>) outs(%1 : tensor<?x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %11 = math.tanh %in : f32
      linalg.yield %11 : f32
    } -> tensor<?x16xf32>
    %6 = tensor.empty() : tensor<16x1xf32>
    %transposed_4 = linalg.transpose ins(%cst_1 : tensor<1x16xf32>) outs(%6 : tensor<16x1xf32>) permutation = [1, 0] 
    %7 = tensor.empty(%dim) : tensor<?x1xf32>
    %8 = linalg.fill ins(%cst : f32) outs(%7 : tensor<?x1xf32>) -> tensor<?x1xf32>
    %9 = linalg.matmul ins(%5, %transposed_4 : tensor<?x16xf32>, tensor<16x1xf32>) outs(%8 : tensor<?x1xf32>) -> tensor<?x1xf32>
    %10 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel"]} ins(%9, %cst_0 : tensor<?x1xf32>, tensor<1xf32>) outs(%7 : tensor<?x1xf32>) {
    ^bb0(%in: f32, %in_5: f32, %out: f32):
      %11 = arith.addf %in, %in_5 : f32
      linalg.yield %11 : f32
    } -> tensor<?x1xf32>
    return %10 : tensor<?x1xf32>
  }
}

{-#
  dialect_resources: {
    builtin: {
      torch_tensor_1_16_torch.float32: "0x04000000996A36BF3B39BEBFDACC41BFAA6B92BF619198BFB9885ABE82653F3F78CC773F9B0C613F66098BBF5247DF3FDC6630BF27285EBF57C4BEBF879EA63F88BF773F",
      torch_tensor_16_torch.float32: "0x04000000C0CA383F7DD59D3FFA695BBFC396CF3E85D0873F5A2E4A3F2BB4D8BE45EC1A3F1D4595BEDCA2143EF65EC73F61F18FBFE0C45EBF9C9A0B3E993A3FBF0D81953F",
      torch_tensor_16_1_torch.float32: "0x0400000077AAA53EAB57063FE7540EBFB968D3BEF9890DBF28FF1EBE415061BEA0E5243F2D3F1EBE7085693E5E7817BFD507F63E781CF8BE823727BF025BABBEE22A8ABE"
    }
  }
#-}
