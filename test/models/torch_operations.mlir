// Source: the torch dialect of F.scaled_dot_product_attention(q, k, v, is_causal=True),
// torch.cumsum(x, 0) and torch.sort(x), which torch-mlir lowers to its dialect tm_tensor.
func.func @attention(
    %q: !torch.vtensor<[1,2,4,8],f32>, %k: !torch.vtensor<[1,2,4,8],f32>,
    %v: !torch.vtensor<[1,2,4,8],f32>) -> !torch.vtensor<[1,2,4,8],f32> {
  %none = torch.constant.none
  %dropout = torch.constant.float 0.0
  %false = torch.constant.bool false
  %causal = torch.constant.bool true
  %r = torch.aten.scaled_dot_product_attention %q, %k, %v, %none, %dropout, %causal, %none, %false
      : !torch.vtensor<[1,2,4,8],f32>, !torch.vtensor<[1,2,4,8],f32>, !torch.vtensor<[1,2,4,8],f32>,
        !torch.none, !torch.float, !torch.bool, !torch.none, !torch.bool
      -> !torch.vtensor<[1,2,4,8],f32>
  return %r : !torch.vtensor<[1,2,4,8],f32>
}
func.func @sums(%x: !torch.vtensor<[?,3],f32>) -> !torch.vtensor<[?,3],f32> {
  %zero = torch.constant.int 0
  %none = torch.constant.none
  %r = torch.aten.cumsum %x, %zero, %none
      : !torch.vtensor<[?,3],f32>, !torch.int, !torch.none -> !torch.vtensor<[?,3],f32>
  return %r : !torch.vtensor<[?,3],f32>
}
func.func @sorted(%x: !torch.vtensor<[5],f32>)
    -> (!torch.vtensor<[5],f32>, !torch.vtensor<[5],si64>) {
  %zero = torch.constant.int 0
  %false = torch.constant.bool false
  %values, %indices = torch.aten.sort %x, %zero, %false
      : !torch.vtensor<[5],f32>, !torch.int, !torch.bool
      -> !torch.vtensor<[5],f32>, !torch.vtensor<[5],si64>
  return %values, %indices : !torch.vtensor<[5],f32>, !torch.vtensor<[5],si64>
}
