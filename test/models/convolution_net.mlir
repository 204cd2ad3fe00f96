// Source: the torch dialect, as torch-mlir's FX importer writes it for
//   nn.Sequential(nn.Conv2d(1, 4, 3, padding=1), nn.ReLU(), nn.MaxPool2d(2), nn.Flatten(), nn.Linear(64, 10))
// with a dynamic batch and the parameters as arguments; lowered by torch-mlir's own pipeline to
// linalg on tensors. Without the attribute of @main, torch-mlir checks broadcasts by assertions.
module {
  func.func @main(
      %image: !torch.vtensor<[?,1,8,8],f32> {iree.abi.name = "image", iree.abi.index_path = [0]},
      %conv_w: !torch.vtensor<[4,1,3,3],f32> {iree.abi.index_path = [1, "conv", "weight"]},
      %conv_b: !torch.vtensor<[4],f32> {iree.abi.index_path = [1, "conv", "bias"]},
      %fc_w: !torch.vtensor<[10,64],f32> {iree.abi.index_path = [1, "fc", "weight"]},
      %fc_b: !torch.vtensor<[10],f32> {iree.abi.index_path = [1, "fc", "bias"]})
      -> !torch.vtensor<[?,10],f32> attributes {torch.assume_strict_symbolic_shapes} {
    %false = torch.constant.bool false
    %zero = torch.constant.int 0
    %one = torch.constant.int 1
    %two = torch.constant.int 2
    %last = torch.constant.int 3
    %ones = torch.prim.ListConstruct %one, %one : (!torch.int, !torch.int) -> !torch.list<int>
    %zeros = torch.prim.ListConstruct %zero, %zero : (!torch.int, !torch.int) -> !torch.list<int>
    %none = torch.prim.ListConstruct : () -> !torch.list<int>
    %twos = torch.prim.ListConstruct %two, %two : (!torch.int, !torch.int) -> !torch.list<int>
    %0 = torch.aten.convolution %image, %conv_w, %conv_b, %ones, %ones, %ones, %false, %none, %one
        : !torch.vtensor<[?,1,8,8],f32>, !torch.vtensor<[4,1,3,3],f32>, !torch.vtensor<[4],f32>,
          !torch.list<int>, !torch.list<int>, !torch.list<int>, !torch.bool, !torch.list<int>,
          !torch.int -> !torch.vtensor<[?,4,8,8],f32>
    %1 = torch.aten.relu %0 : !torch.vtensor<[?,4,8,8],f32> -> !torch.vtensor<[?,4,8,8],f32>
    %2 = torch.aten.max_pool2d %1, %twos, %twos, %zeros, %ones, %false
        : !torch.vtensor<[?,4,8,8],f32>, !torch.list<int>, !torch.list<int>, !torch.list<int>,
          !torch.list<int>, !torch.bool -> !torch.vtensor<[?,4,4,4],f32>
    %3 = torch.aten.flatten.using_ints %2, %one, %last
        : !torch.vtensor<[?,4,4,4],f32>, !torch.int, !torch.int -> !torch.vtensor<[?,64],f32>
    %4 = torch.aten.linear %3, %fc_w, %fc_b
        : !torch.vtensor<[?,64],f32>, !torch.vtensor<[10,64],f32>, !torch.vtensor<[10],f32>
        -> !torch.vtensor<[?,10],f32>
    return %4 : !torch.vtensor<[?,10],f32>
  }
}
