// REQUIRES: torch_mlir
// RUN: abi-opt %s --abi-torch-to-linalg --verify-diagnostics
// RUN: abi-opt %s --abi-check-torch --verify-diagnostics

// The operation that has no lowering is named, not the first of its operands (torch-mlir#4315).
func.func @f(%x: !torch.vtensor<[1,10,48],f32>) -> !torch.vtensor<[1,10,16],f32> {
  %1 = torch.constant.int 1
  %10 = torch.constant.int 10
  %16 = torch.constant.int 16
  %48 = torch.constant.int 48
  %480 = torch.constant.int 480
  %sizes = torch.prim.ListConstruct %1, %10, %16 : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
  %strides = torch.prim.ListConstruct %480, %48, %1 : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
  // expected-error @below {{torch.aten.as_strided has no lowering}}
  %y = torch.aten.as_strided %x, %sizes, %strides, %16 : !torch.vtensor<[1,10,48],f32>, !torch.list<int>, !torch.list<int>, !torch.int -> !torch.vtensor<[1,10,16],f32>
  return %y : !torch.vtensor<[1,10,16],f32>
}
