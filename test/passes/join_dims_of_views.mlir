// REQUIRES: torch_mlir
// RUN: abi-opt %s --abi-join-dims-of-views | filecheck %s
// RUN: abi-opt %s --abi-torch-to-linalg | filecheck %s --check-prefix=LINALG

// The static sizes at the end stay, the others become one.
// CHECK-LABEL: func.func @rows(
// CHECK: torch.prims.collapse %{{.*}}, %int0, %int1 : !torch.vtensor<[?,?,8],f32>, !torch.int, !torch.int -> !torch.vtensor<[?,8],f32>
// CHECK-NOT: torch.aten.view
// LINALG-LABEL: func.func @rows(
// LINALG: tensor.collapse_shape %arg0 {{\[\[0, 1\], \[2\]\]}} : tensor<?x?x8xf32> into tensor<?x8xf32>
func.func @rows(%x: !torch.vtensor<[?,?,8],f32>) -> !torch.vtensor<[?,8],f32> {
  %m1 = torch.constant.int -1
  %8 = torch.constant.int 8
  %sizes = torch.prim.ListConstruct %m1, %8 : (!torch.int, !torch.int) -> !torch.list<int>
  %r = torch.aten.view %x, %sizes : !torch.vtensor<[?,?,8],f32>, !torch.list<int> -> !torch.vtensor<[?,8],f32>
  return %r : !torch.vtensor<[?,8],f32>
}

// A view that changes other sizes as well follows.
// CHECK-LABEL: func.func @halves(
// CHECK: %[[JOINED:.*]] = torch.prims.collapse %{{.*}} -> !torch.vtensor<[?],f32>
// CHECK: torch.aten.view %[[JOINED]], %{{.*}} -> !torch.vtensor<[?,4],f32>
// LINALG-LABEL: func.func @halves(
// LINALG: tensor.collapse_shape %arg0 {{\[\[0, 1, 2\]\]}} : tensor<?x?x8xf32> into tensor<?xf32>
func.func @halves(%x: !torch.vtensor<[?,?,8],f32>) -> !torch.vtensor<[?,4],f32> {
  %m1 = torch.constant.int -1
  %4 = torch.constant.int 4
  %sizes = torch.prim.ListConstruct %m1, %4 : (!torch.int, !torch.int) -> !torch.list<int>
  %r = torch.aten.view %x, %sizes : !torch.vtensor<[?,?,8],f32>, !torch.list<int> -> !torch.vtensor<[?,4],f32>
  return %r : !torch.vtensor<[?,4],f32>
}

// Views of one dynamic size, and those that keep all, are left to torch-mlir.
// CHECK-LABEL: func.func @others(
// CHECK-NOT: torch.prims.collapse
// CHECK: torch.aten.view
// CHECK: torch.aten.view
func.func @others(%x: !torch.vtensor<[?,8],f32>, %y: !torch.vtensor<[?,?,8],f32>, %b: !torch.int, %t: !torch.int)
    -> (!torch.vtensor<[?,4],f32>, !torch.vtensor<[?,?,2,4],f32>) {
  %m1 = torch.constant.int -1
  %2 = torch.constant.int 2
  %4 = torch.constant.int 4
  %sizes = torch.prim.ListConstruct %m1, %4 : (!torch.int, !torch.int) -> !torch.list<int>
  %r = torch.aten.view %x, %sizes : !torch.vtensor<[?,8],f32>, !torch.list<int> -> !torch.vtensor<[?,4],f32>
  %heads = torch.prim.ListConstruct %b, %t, %2, %4 : (!torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
  %s = torch.aten.view %y, %heads : !torch.vtensor<[?,?,8],f32>, !torch.list<int> -> !torch.vtensor<[?,?,2,4],f32>
  return %r, %s : !torch.vtensor<[?,4],f32>, !torch.vtensor<[?,?,2,4],f32>
}
