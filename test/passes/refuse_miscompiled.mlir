// REQUIRES: torch_mlir
// RUN: abi-opt %s --abi-refuse-miscompiled | filecheck %s

// What torch-mlir compiles rightly stays: these forms of the operators, and masks beside complex numbers.
// CHECK-LABEL: func.func @accepted(
// CHECK: onnx.RNN
// CHECK: onnx.QuantizeLinear
// CHECK: torch.aten.where.self
func.func @accepted(%x: !torch.vtensor<[4,2,3],f32>, %w: !torch.vtensor<[1,5,3],f32>, %r: !torch.vtensor<[1,5,5],f32>, %s: !torch.vtensor<[],f32>, %p: !torch.vtensor<[],f8E4M3FN>, %m: !torch.vtensor<[2],i1>, %z: !torch.vtensor<[2],complex<f32>>) {
  %none = torch.constant.none
  %0 = torch.operator "onnx.RNN"(%x, %w, %r, %none, %none) {torch.onnx.activations = ["Relu", "Sigmoid", "Tanh"], torch.onnx.clip = 0.0 : f32} : (!torch.vtensor<[4,2,3],f32>, !torch.vtensor<[1,5,3],f32>, !torch.vtensor<[1,5,5],f32>, !torch.none, !torch.none) -> !torch.vtensor<[4,1,2,5],f32>
  %1 = torch.operator "onnx.QuantizeLinear"(%x, %s, %p) {torch.onnx.saturate = 0 : si64} : (!torch.vtensor<[4,2,3],f32>, !torch.vtensor<[],f32>, !torch.vtensor<[],f8E4M3FN>) -> !torch.vtensor<[4,2,3],f8E4M3FN>
  %2 = torch.operator "onnx.SpaceToDepth"(%x) {torch.onnx.mode = "DCR"} : (!torch.vtensor<[4,2,3],f32>) -> !torch.vtensor<[4,2,3],f32>
  %3 = torch.operator "onnx.SoftmaxCrossEntropyLoss"(%x, %x) : (!torch.vtensor<[4,2,3],f32>, !torch.vtensor<[4,2,3],f32>) -> !torch.vtensor<[],f32>
  %4 = torch.operator "onnx.SoftmaxCrossEntropyLoss"(%x, %x, %s) {torch.onnx.reduction = "sum"} : (!torch.vtensor<[4,2,3],f32>, !torch.vtensor<[4,2,3],f32>, !torch.vtensor<[],f32>) -> !torch.vtensor<[],f32>
  %5 = torch.aten.where.self %m, %z, %z : !torch.vtensor<[2],i1>, !torch.vtensor<[2],complex<f32>>, !torch.vtensor<[2],complex<f32>> -> !torch.vtensor<[2],complex<f32>>
  %6 = torch.operator "onnx.Gemm"(%x, %x, %s) {torch.onnx.alpha = 5.000000e-01 : f32} : (!torch.vtensor<[4,2,3],f32>, !torch.vtensor<[4,2,3],f32>, !torch.vtensor<[],f32>) -> !torch.vtensor<[4,2,3],f32>
  %7 = torch.operator "onnx.AveragePool"(%x) {torch.onnx.ceil_mode = 1 : si64} : (!torch.vtensor<[4,2,3],f32>) -> !torch.vtensor<[4,2,3],f32>
  %8 = torch.operator "onnx.MaxPool"(%x) : (!torch.vtensor<[4,2,3],f32>) -> !torch.vtensor<[4,2,3],f32>
  %9 = torch.operator "onnx.Pow"(%x, %s) : (!torch.vtensor<[4,2,3],f32>, !torch.vtensor<[],f32>) -> !torch.vtensor<[4,2,3],f32>
  %10 = torch.operator "onnx.Upsample"(%x) {torch.onnx.mode = "nearest"} : (!torch.vtensor<[4,2,3],f32>) -> !torch.vtensor<[4,2,3],f32>
  %11 = torch.operator "onnx.Upsample"(%x) : (!torch.vtensor<[4,2,3],f32>) -> !torch.vtensor<[4,2,3],f32>
  %12 = torch.operator "onnx.AveragePool"(%x) {torch.onnx.count_include_pad = 1 : si64} : (!torch.vtensor<[4,2,3],f32>) -> !torch.vtensor<[4,2,3],f32>
  %13 = torch.operator "onnx.FusedMatMul"(%x, %x) : (!torch.vtensor<[4,2,3],f32>, !torch.vtensor<[4,2,3],f32>) -> !torch.vtensor<[4,2,3],f32>
  %14 = torch.operator "onnx.LRN"(%x) {torch.onnx.size = 3 : si64} : (!torch.vtensor<[4,2,3],f32>) -> !torch.vtensor<[4,2,3],f32>
  return
}

// Attributes of other kinds, and operators without results, are left to torch-mlir.
// CHECK-LABEL: func.func @damaged(
func.func @damaged(%x: !torch.vtensor<[4],f32>) {
  torch.operator "onnx.RNN"(%x) {torch.onnx.activations = "Relu", torch.onnx.clip = dense<1.0> : tensor<2xf32>} : (!torch.vtensor<[4],f32>) -> ()
  torch.operator "onnx.RNN"(%x) {torch.onnx.activations = [unit]} : (!torch.vtensor<[4],f32>) -> ()
  torch.operator "onnx.CastLike"(%x, %x) : (!torch.vtensor<[4],f32>, !torch.vtensor<[4],f32>) -> ()
  torch.operator "onnx.SpaceToDepth"(%x) {torch.onnx.mode} : (!torch.vtensor<[4],f32>) -> ()
  torch.operator "onnx.Pow"(%x, %x) : (!torch.vtensor<[4],f32>, !torch.vtensor<[4],f32>) -> ()
  torch.operator "onnx.MaxPool"(%x) : (!torch.vtensor<[4],f32>) -> ()
  return
}

// Dynamic sizes that do not matter.
// CHECK-LABEL: func.func @dynamic(
// CHECK-COUNT-9: torch.operator
// CHECK: return
func.func @dynamic(%x: !torch.vtensor<[1,2,?,4],f32>, %n: !torch.vtensor<[4],si64>, %t: !torch.vtensor<[1,?,4],si64>, %w: !torch.vtensor<[2],f32>) {
  torch.operator "onnx.ArgMax"(%x) {torch.onnx.axis = -1 : si64, torch.onnx.select_last_index = 1 : si64} : (!torch.vtensor<[1,2,?,4],f32>) -> ()
  torch.operator "onnx.ArgMin"(%x) {torch.onnx.axis = 2 : si64} : (!torch.vtensor<[1,2,?,4],f32>) -> ()
  torch.operator "onnx.AveragePool"(%x) {torch.onnx.auto_pad = "SAME_UPPER", torch.onnx.strides = [1 : si64, 1 : si64]} : (!torch.vtensor<[1,2,?,4],f32>) -> ()
  torch.operator "onnx.ConvTranspose"(%x) {torch.onnx.auto_pad = "SAME_LOWER"} : (!torch.vtensor<[1,2,?,4],f32>) -> ()
  torch.operator "onnx.MaxPool"(%x) {torch.onnx.auto_pad = "SAME_UPPER", torch.onnx.kernel_shape = [3 : si64, 1 : si64]} : (!torch.vtensor<[1,2,?,4],f32>) -> ()
  torch.operator "onnx.MaxPool"(%x) {torch.onnx.pads = [0 : si64, 1 : si64, 0 : si64, 1 : si64], torch.onnx.strides = [2 : si64, 2 : si64]} : (!torch.vtensor<[1,2,?,4],f32>) -> ()
  torch.operator "onnx.NegativeLogLikelihoodLoss"(%x, %t, %w) {torch.onnx.reduction = "sum"} : (!torch.vtensor<[1,2,?,4],f32>, !torch.vtensor<[1,?,4],si64>, !torch.vtensor<[2],f32>) -> ()
  torch.operator "onnx.Slice"(%x, %n, %n) : (!torch.vtensor<[1,2,?,4],f32>, !torch.vtensor<[4],si64>, !torch.vtensor<[4],si64>) -> ()
  torch.operator "onnx.Tile"(%x, %n) : (!torch.vtensor<[1,2,?,4],f32>, !torch.vtensor<[4],si64>) -> ()
  return
}

// CHECK-LABEL: func.func @microsoft(
// CHECK-COUNT-3: torch.operator
// CHECK: return
func.func @microsoft(%q: !torch.vtensor<[1,?,64],f32>, %p: !torch.vtensor<[?,1,64],f32>, %x: !torch.vtensor<[1,4,3,8],f32>) {
  torch.operator "onnx.GroupQueryAttention"(%q) {torch.onnx.scale = 0.000000e+00 : f32} : (!torch.vtensor<[1,?,64],f32>) -> ()
  torch.operator "onnx.GroupQueryAttention"(%p) : (!torch.vtensor<[?,1,64],f32>) -> ()
  torch.operator "onnx.RotaryEmbedding"(%x) {torch.onnx.scale = 1.000000e+00 : f32} : (!torch.vtensor<[1,4,3,8],f32>) -> ()
  return
}
