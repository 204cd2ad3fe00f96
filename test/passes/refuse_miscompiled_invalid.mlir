// REQUIRES: torch_mlir
// RUN: abi-opt %s --abi-refuse-miscompiled --split-input-file --verify-diagnostics

func.func @recurrent(%x: !torch.vtensor<[4,2,3],f32>, %w: !torch.vtensor<[1,20,3],f32>, %r: !torch.vtensor<[1,20,5],f32>, %n: !torch.vtensor<[2],si32>, %p: !torch.vtensor<[1,15],f32>) {
  %none = torch.constant.none
  // expected-error @+1 {{torch-mlir ignores sequence_lens of onnx.GRU}}
  %0 = torch.operator "onnx.GRU"(%x, %w, %r, %none, %n) : (!torch.vtensor<[4,2,3],f32>, !torch.vtensor<[1,20,3],f32>, !torch.vtensor<[1,20,5],f32>, !torch.none, !torch.vtensor<[2],si32>) -> !torch.vtensor<[4,1,2,5],f32>
  // expected-error @+1 {{torch-mlir ignores the peepholes of onnx.LSTM}}
  %1 = torch.operator "onnx.LSTM"(%x, %w, %r, %none, %none, %none, %none, %p) : (!torch.vtensor<[4,2,3],f32>, !torch.vtensor<[1,20,3],f32>, !torch.vtensor<[1,20,5],f32>, !torch.none, !torch.none, !torch.none, !torch.none, !torch.vtensor<[1,15],f32>) -> !torch.vtensor<[4,1,2,5],f32>
  // expected-error @+1 {{torch-mlir ignores clip of onnx.RNN}}
  %2 = torch.operator "onnx.RNN"(%x, %w, %r) {torch.onnx.clip = 1.0 : f32} : (!torch.vtensor<[4,2,3],f32>, !torch.vtensor<[1,20,3],f32>, !torch.vtensor<[1,20,5],f32>) -> !torch.vtensor<[4,1,2,5],f32>
  // expected-error @+1 {{torch-mlir computes other functions than Affine, Elu for onnx.RNN}}
  %3 = torch.operator "onnx.RNN"(%x, %w, %r) {torch.onnx.activations = ["Tanh", "Elu", "Affine"]} : (!torch.vtensor<[4,2,3],f32>, !torch.vtensor<[1,20,3],f32>, !torch.vtensor<[1,20,5],f32>) -> !torch.vtensor<[4,1,2,5],f32>
  return
}

// -----

func.func @others(%x: !torch.vtensor<[1,2,4,6],f32>, %s: !torch.vtensor<[],f32>, %p: !torch.vtensor<[],f8E4M3FN>) {
  // expected-error @+1 {{torch-mlir computes other values for points outside of the input of onnx.GridSample}}
  %0 = torch.operator "onnx.GridSample"(%x, %x) : (!torch.vtensor<[1,2,4,6],f32>, !torch.vtensor<[1,2,4,6],f32>) -> !torch.vtensor<[1,2,4,6],f32>
  // expected-error @+1 {{torch-mlir does not saturate the floats of onnx.QuantizeLinear}}
  %1 = torch.operator "onnx.QuantizeLinear"(%x, %s, %p) : (!torch.vtensor<[1,2,4,6],f32>, !torch.vtensor<[],f32>, !torch.vtensor<[],f8E4M3FN>) -> !torch.vtensor<[1,2,4,6],f8E4M3FN>
  // expected-error @+1 {{torch-mlir divides by a sum of integers for onnx.SoftmaxCrossEntropyLoss with weights}}
  %2 = torch.operator "onnx.SoftmaxCrossEntropyLoss"(%x, %x, %s) : (!torch.vtensor<[1,2,4,6],f32>, !torch.vtensor<[1,2,4,6],f32>, !torch.vtensor<[],f32>) -> !torch.vtensor<[],f32>
  // expected-error @+1 {{torch-mlir sums other channels for onnx.LRN of an even size}}
  %4 = torch.operator "onnx.LRN"(%x) {torch.onnx.size = 4 : si64} : (!torch.vtensor<[1,2,4,6],f32>) -> !torch.vtensor<[1,2,4,6],f32>
  // expected-error @+1 {{torch-mlir computes onnx.SpaceToDepth as for the mode DCR}}
  %3 = torch.operator "onnx.SpaceToDepth"(%x) {torch.onnx.mode = "CRD"} : (!torch.vtensor<[1,2,4,6],f32>) -> !torch.vtensor<[1,8,2,3],f32>
  return
}

// -----

func.func @products(%x: !torch.vtensor<[4,4],f32>, %i: !torch.vtensor<[1,2,4,4],si32>, %v: !torch.vtensor<[1,2,4,4],f32>) {
  // expected-error @+1 {{torch-mlir ignores alpha of onnx.Gemm without a bias}}
  %0 = torch.operator "onnx.Gemm"(%x, %x) {torch.onnx.alpha = 5.000000e-01 : f32} : (!torch.vtensor<[4,4],f32>, !torch.vtensor<[4,4],f32>) -> !torch.vtensor<[4,4],f32>
  // expected-error @+1 {{torch-mlir ignores alpha of onnx.FusedMatMul}}
  %1 = torch.operator "onnx.FusedMatMul"(%x, %x) {torch.onnx.alpha = 5.000000e-01 : f32} : (!torch.vtensor<[4,4],f32>, !torch.vtensor<[4,4],f32>) -> !torch.vtensor<[4,4],f32>
  // expected-error @+1 {{torch-mlir divides by other numbers for onnx.AveragePool with ceil_mode and count_include_pad}}
  %2 = torch.operator "onnx.AveragePool"(%v) {torch.onnx.ceil_mode = 1 : si64, torch.onnx.count_include_pad = 1 : si64} : (!torch.vtensor<[1,2,4,4],f32>) -> !torch.vtensor<[1,2,2,2],f32>
  // expected-error @+1 {{torch-mlir computes other indices for onnx.MaxPool}}
  %3:2 = torch.operator "onnx.MaxPool"(%v) : (!torch.vtensor<[1,2,4,4],f32>) -> (!torch.vtensor<[1,2,2,2],f32>, !torch.vtensor<[1,2,2,2],si64>)
  // expected-error @+1 {{torch-mlir rounds the results of onnx.Pow of integers and floats}}
  %4 = torch.operator "onnx.Pow"(%i, %v) : (!torch.vtensor<[1,2,4,4],si32>, !torch.vtensor<[1,2,4,4],f32>) -> !torch.vtensor<[1,2,4,4],si32>
  // expected-error @+1 {{torch-mlir takes other positions for onnx.Upsample}}
  %5 = torch.operator "onnx.Upsample"(%v) {torch.onnx.mode = "linear"} : (!torch.vtensor<[1,2,4,4],f32>) -> !torch.vtensor<[1,2,8,8],f32>
  return
}

// -----

func.func @operations(%q: !torch.vtensor<[1,2,2],!torch.quint8>, %b: !torch.vtensor<[2],i1>, %z: !torch.vtensor<[2],complex<f32>>) {
  %axis = torch.constant.int 0
  %false = torch.constant.bool false
  // expected-error @+1 {{torch-mlir computes torch.aten.bmm of quantized numbers as if they were not quantized}}
  %0 = torch.aten.bmm %q, %q : !torch.vtensor<[1,2,2],!torch.quint8>, !torch.vtensor<[1,2,2],!torch.quint8> -> !torch.vtensor<[1,2,2],si32>
  // expected-error @+1 {{torch-mlir takes True for -1 in torch.aten.sort}}
  %1, %2 = torch.aten.sort %b, %axis, %false : !torch.vtensor<[2],i1>, !torch.int, !torch.bool -> !torch.vtensor<[2],i1>, !torch.vtensor<[2],si64>
  // expected-error @+1 {{torch-mlir takes True for -1 in torch.aten.mul.Tensor}}
  %3 = torch.aten.mul.Tensor %b, %z : !torch.vtensor<[2],i1>, !torch.vtensor<[2],complex<f32>> -> !torch.vtensor<[2],complex<f32>>
  return
}

// -----

func.func @close(%x: !torch.vtensor<[4],f32>) {
  %number = torch.constant.float 1.0e-5
  %false = torch.constant.bool false
  // expected-error @+1 {{torch-mlir takes infinity and NaN for close to any number in torch.aten.isclose}}
  torch.aten.isclose %x, %x, %number, %number, %false : !torch.vtensor<[4],f32>, !torch.vtensor<[4],f32>, !torch.float, !torch.float, !torch.bool -> !torch.vtensor<[4],i1>
  return
}

// -----

// Of dynamic sizes.
func.func @dynamic(%x: !torch.vtensor<[1,2,?,?],f32>, %n: !torch.vtensor<[?],si64>, %t: !torch.vtensor<[?,?,?],si64>, %w: !torch.vtensor<[2],f32>) {
  // expected-error @+1 {{torch-mlir computes other indices for onnx.ArgMax with select_last_index of a dynamic size}}
  torch.operator "onnx.ArgMax"(%x) {torch.onnx.axis = -1 : si64, torch.onnx.select_last_index = 1 : si64} : (!torch.vtensor<[1,2,?,?],f32>) -> ()
  // expected-error @+1 {{torch-mlir computes other indices for onnx.ArgMin with select_last_index of a dynamic size}}
  torch.operator "onnx.ArgMin"(%x) {torch.onnx.axis = 2 : si64, torch.onnx.select_last_index = 1 : si64} : (!torch.vtensor<[1,2,?,?],f32>) -> ()
  // expected-error @+1 {{torch-mlir adds other padding for onnx.AveragePool with strides and auto_pad of dynamic sizes}}
  torch.operator "onnx.AveragePool"(%x) {torch.onnx.auto_pad = "SAME_UPPER", torch.onnx.strides = [1 : si64, 2 : si64]} : (!torch.vtensor<[1,2,?,?],f32>) -> ()
  // expected-error @+1 {{torch-mlir adds other padding for onnx.ConvTranspose with auto_pad and output_shape of dynamic sizes}}
  torch.operator "onnx.ConvTranspose"(%x) {torch.onnx.auto_pad = "SAME_LOWER", torch.onnx.output_shape = [8 : si64, 8 : si64]} : (!torch.vtensor<[1,2,?,?],f32>) -> ()
  // expected-error @+1 {{torch-mlir adds other padding for onnx.MaxPool of dynamic sizes, unless it is symmetric}}
  torch.operator "onnx.MaxPool"(%x) {torch.onnx.auto_pad = "SAME_UPPER", torch.onnx.strides = [1 : si64, 2 : si64]} : (!torch.vtensor<[1,2,?,?],f32>) -> ()
  // expected-error @+1 {{torch-mlir adds other padding for onnx.MaxPool of dynamic sizes, unless it is symmetric}}
  torch.operator "onnx.MaxPool"(%x) {torch.onnx.auto_pad = "SAME_UPPER", torch.onnx.kernel_shape = [3 : si64, 2 : si64]} : (!torch.vtensor<[1,2,?,?],f32>) -> ()
  // expected-error @+1 {{torch-mlir adds other padding for onnx.MaxPool of dynamic sizes, unless it is symmetric}}
  torch.operator "onnx.MaxPool"(%x) {torch.onnx.pads = [0 : si64, 1 : si64, 1 : si64, 1 : si64]} : (!torch.vtensor<[1,2,?,?],f32>) -> ()
  // expected-error @+1 {{torch-mlir reads beyond the weights of onnx.NegativeLogLikelihoodLoss of dynamic sizes}}
  torch.operator "onnx.NegativeLogLikelihoodLoss"(%x, %t, %w) : (!torch.vtensor<[1,2,?,?],f32>, !torch.vtensor<[?,?,?],si64>, !torch.vtensor<[2],f32>) -> ()
  // expected-error @+1 {{torch-mlir ignores the numbers of onnx.Slice if it does not know how many these are}}
  torch.operator "onnx.Slice"(%x, %n, %n) : (!torch.vtensor<[1,2,?,?],f32>, !torch.vtensor<[?],si64>, !torch.vtensor<[?],si64>) -> ()
  // expected-error @+1 {{torch-mlir ignores the numbers of onnx.Tile if it does not know how many these are}}
  torch.operator "onnx.Tile"(%x, %n) : (!torch.vtensor<[1,2,?,?],f32>, !torch.vtensor<[?],si64>) -> ()
  // expected-error @+1 {{torch-mlir divides by other numbers for onnx.LpPool with ceil_mode}}
  torch.operator "onnx.LpPool"(%x) {torch.onnx.ceil_mode = 1 : si64} : (!torch.vtensor<[1,2,?,?],f32>) -> ()
  return
}

// -----

// Of Microsoft's domain.
func.func @microsoft(%q: !torch.vtensor<[1,3,64],f32>, %p: !torch.vtensor<[?,?,64],f32>, %x: !torch.vtensor<[1,4,3,8],f32>) {
  // expected-error @+1 {{torch-mlir ignores scale of onnx.GroupQueryAttention}}
  torch.operator "onnx.GroupQueryAttention"(%q) {torch.onnx.scale = 5.000000e-01 : f32} : (!torch.vtensor<[1,3,64],f32>) -> ()
  // expected-error @+1 {{torch-mlir computes other values for onnx.GroupQueryAttention of sequences with different lengths}}
  torch.operator "onnx.GroupQueryAttention"(%p) : (!torch.vtensor<[?,?,64],f32>) -> ()
  // expected-error @+1 {{torch-mlir takes the heads for one in onnx.RotaryEmbedding of three dimensions}}
  torch.operator "onnx.RotaryEmbedding"(%q) : (!torch.vtensor<[1,3,64],f32>) -> ()
  // expected-error @+1 {{torch-mlir computes other values for onnx.RotaryEmbedding with rotary_embedding_dim or scale}}
  torch.operator "onnx.RotaryEmbedding"(%x) {torch.onnx.rotary_embedding_dim = 4 : si64} : (!torch.vtensor<[1,4,3,8],f32>) -> ()
  // expected-error @+1 {{torch-mlir computes other values for onnx.RotaryEmbedding with rotary_embedding_dim or scale}}
  torch.operator "onnx.RotaryEmbedding"(%x) {torch.onnx.scale = 2.000000e+00 : f32} : (!torch.vtensor<[1,4,3,8],f32>) -> ()
  return
}
