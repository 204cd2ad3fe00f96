// REQUIRES: torch_mlir
// RUN: abi-opt %s --abi-mend-aten | filecheck %s

// Whatever adds numbers of f16 or bf16 computes in f32.
// CHECK-LABEL: func.func @along_dimensions(
// CHECK: torch.aten.mean {{.*}} -> !torch.vtensor<[],f32>
// CHECK: torch.aten.mean.dim {{.*}} -> !torch.vtensor<[4],f32>
// CHECK: torch.aten.sum.dim_IntList {{.*}} -> !torch.vtensor<[4],f32>
// CHECK: torch.aten.cumsum {{.*}} -> !torch.vtensor<[2,4],f32>
// CHECK: torch.aten.cumprod {{.*}} -> !torch.vtensor<[2,4],f32>
// CHECK: torch.aten.prod {{.*}} -> !torch.vtensor<[],f32>
// CHECK: torch.aten.prod.dim_int {{.*}} -> !torch.vtensor<[4],f32>
// CHECK: torch.aten.linalg_vector_norm {{.*}} -> !torch.vtensor<[4],f32>
// CHECK: torch.aten.norm.ScalarOpt_dim {{.*}} -> !torch.vtensor<[4],f32>
// CHECK: torch.aten.logcumsumexp {{.*}} -> !torch.vtensor<[2,4],f32>
// CHECK: torch.aten.trace {{.*}} -> !torch.vtensor<[],f32>
func.func @along_dimensions(%x: !torch.vtensor<[2,4],bf16>) {
  %false = torch.constant.bool false
  %none = torch.constant.none
  %p = torch.constant.int 2
  %d = torch.constant.int 0
  %dims = torch.prim.ListConstruct %d : (!torch.int) -> !torch.list<int>
  %0 = torch.aten.mean %x, %none : !torch.vtensor<[2,4],bf16>, !torch.none -> !torch.vtensor<[],bf16>
  %1 = torch.aten.mean.dim %x, %dims, %false, %none : !torch.vtensor<[2,4],bf16>, !torch.list<int>, !torch.bool, !torch.none -> !torch.vtensor<[4],bf16>
  %2 = torch.aten.sum.dim_IntList %x, %dims, %false, %none : !torch.vtensor<[2,4],bf16>, !torch.list<int>, !torch.bool, !torch.none -> !torch.vtensor<[4],bf16>
  %4 = torch.aten.cumsum %x, %d, %none : !torch.vtensor<[2,4],bf16>, !torch.int, !torch.none -> !torch.vtensor<[2,4],bf16>
  %5 = torch.aten.cumprod %x, %d, %none : !torch.vtensor<[2,4],bf16>, !torch.int, !torch.none -> !torch.vtensor<[2,4],bf16>
  %6 = torch.aten.prod %x, %none : !torch.vtensor<[2,4],bf16>, !torch.none -> !torch.vtensor<[],bf16>
  %7 = torch.aten.prod.dim_int %x, %d, %false, %none : !torch.vtensor<[2,4],bf16>, !torch.int, !torch.bool, !torch.none -> !torch.vtensor<[4],bf16>
  %8 = torch.aten.linalg_vector_norm %x, %p, %dims, %false, %none : !torch.vtensor<[2,4],bf16>, !torch.int, !torch.list<int>, !torch.bool, !torch.none -> !torch.vtensor<[4],bf16>
  %9 = torch.aten.norm.ScalarOpt_dim %x, %p, %dims, %false : !torch.vtensor<[2,4],bf16>, !torch.int, !torch.list<int>, !torch.bool -> !torch.vtensor<[4],bf16>
  %12 = torch.aten.logcumsumexp %x, %d : !torch.vtensor<[2,4],bf16>, !torch.int -> !torch.vtensor<[2,4],bf16>
  %13 = torch.aten.trace %x : !torch.vtensor<[2,4],bf16> -> !torch.vtensor<[],bf16>
  return
}

// CHECK-LABEL: func.func @at_indices(
// CHECK: torch.aten.scatter_add {{.*}} -> !torch.vtensor<[2,4],f32>
// CHECK: torch.aten.scatter_reduce.two {{.*}} -> !torch.vtensor<[2,4],f32>
// CHECK: torch.aten.index_put {{.*}} -> !torch.vtensor<[2,4],f32>
func.func @at_indices(%x: !torch.vtensor<[2,4],f16>, %i: !torch.vtensor<[2,4],si64>, %r: !torch.vtensor<[2],si64>) {
  %true = torch.constant.bool true
  %d = torch.constant.int 0
  %sum = torch.constant.str "sum"
  %1 = torch.aten.scatter_add %x, %d, %i, %x : !torch.vtensor<[2,4],f16>, !torch.int, !torch.vtensor<[2,4],si64>, !torch.vtensor<[2,4],f16> -> !torch.vtensor<[2,4],f16>
  %2 = torch.aten.scatter_reduce.two %x, %d, %i, %x, %sum, %true : !torch.vtensor<[2,4],f16>, !torch.int, !torch.vtensor<[2,4],si64>, !torch.vtensor<[2,4],f16>, !torch.str, !torch.bool -> !torch.vtensor<[2,4],f16>
  %indices = torch.prim.ListConstruct %r : (!torch.vtensor<[2],si64>) -> !torch.list<optional<vtensor>>
  %3 = torch.aten.index_put %x, %indices, %x, %true : !torch.vtensor<[2,4],f16>, !torch.list<optional<vtensor>>, !torch.vtensor<[2,4],f16>, !torch.bool -> !torch.vtensor<[2,4],f16>
  return
}

// torch-mlir has this of f16 only.
// CHECK-LABEL: func.func @norm(
// CHECK: torch.aten.norm.Scalar {{.*}} -> !torch.vtensor<[],f32>
func.func @norm(%x: !torch.vtensor<[4],f16>) {
  %two = torch.constant.int 2
  %0 = torch.aten.norm.Scalar %x, %two : !torch.vtensor<[4],f16>, !torch.int -> !torch.vtensor<[],f16>
  return
}

// CHECK-LABEL: func.func @average_pooling(
// CHECK: torch.aten.avg_pool1d {{.*}} -> !torch.vtensor<[1,1,2],f32>
// CHECK: torch.aten.avg_pool2d {{.*}} -> !torch.vtensor<[1,1,2,2],f32>
// CHECK: torch.aten.avg_pool3d {{.*}} -> !torch.vtensor<[1,1,2,2,2],f32>
// CHECK: torch.aten.adaptive_avg_pool1d {{.*}} -> !torch.vtensor<[1,1,2],f32>
// CHECK: torch.aten.adaptive_avg_pool2d {{.*}} -> !torch.vtensor<[1,1,2,2],f32>
// CHECK: torch.aten.adaptive_avg_pool3d {{.*}} -> !torch.vtensor<[1,1,2,2,2],f32>
// CHECK: torch.aten._adaptive_avg_pool2d {{.*}} -> !torch.vtensor<[1,1,2,2],f32>
// CHECK: torch.aten._adaptive_avg_pool3d {{.*}} -> !torch.vtensor<[1,1,2,2,2],f32>
func.func @average_pooling(%x: !torch.vtensor<[1,1,4],f16>, %y: !torch.vtensor<[1,1,4,4],f16>, %z: !torch.vtensor<[1,1,4,4,4],f16>) {
  %false = torch.constant.bool false
  %none = torch.constant.none
  %two = torch.constant.int 2
  %zero = torch.constant.int 0
  %l1 = torch.prim.ListConstruct %two : (!torch.int) -> !torch.list<int>
  %l2 = torch.prim.ListConstruct %two, %two : (!torch.int, !torch.int) -> !torch.list<int>
  %l3 = torch.prim.ListConstruct %two, %two, %two : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
  %z1 = torch.prim.ListConstruct %zero : (!torch.int) -> !torch.list<int>
  %z2 = torch.prim.ListConstruct %zero, %zero : (!torch.int, !torch.int) -> !torch.list<int>
  %z3 = torch.prim.ListConstruct %zero, %zero, %zero : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
  %0 = torch.aten.avg_pool1d %x, %l1, %l1, %z1, %false, %false : !torch.vtensor<[1,1,4],f16>, !torch.list<int>, !torch.list<int>, !torch.list<int>, !torch.bool, !torch.bool -> !torch.vtensor<[1,1,2],f16>
  %1 = torch.aten.avg_pool2d %y, %l2, %l2, %z2, %false, %false, %none : !torch.vtensor<[1,1,4,4],f16>, !torch.list<int>, !torch.list<int>, !torch.list<int>, !torch.bool, !torch.bool, !torch.none -> !torch.vtensor<[1,1,2,2],f16>
  %2 = torch.aten.avg_pool3d %z, %l3, %l3, %z3, %false, %false, %none : !torch.vtensor<[1,1,4,4,4],f16>, !torch.list<int>, !torch.list<int>, !torch.list<int>, !torch.bool, !torch.bool, !torch.none -> !torch.vtensor<[1,1,2,2,2],f16>
  %3 = torch.aten.adaptive_avg_pool1d %x, %l1 : !torch.vtensor<[1,1,4],f16>, !torch.list<int> -> !torch.vtensor<[1,1,2],f16>
  %4 = torch.aten.adaptive_avg_pool2d %y, %l2 : !torch.vtensor<[1,1,4,4],f16>, !torch.list<int> -> !torch.vtensor<[1,1,2,2],f16>
  %5 = torch.aten.adaptive_avg_pool3d %z, %l3 : !torch.vtensor<[1,1,4,4,4],f16>, !torch.list<int> -> !torch.vtensor<[1,1,2,2,2],f16>
  %6 = torch.aten._adaptive_avg_pool2d %y, %l2 : !torch.vtensor<[1,1,4,4],f16>, !torch.list<int> -> !torch.vtensor<[1,1,2,2],f16>
  %7 = torch.aten._adaptive_avg_pool3d %z, %l3 : !torch.vtensor<[1,1,4,4,4],f16>, !torch.list<int> -> !torch.vtensor<[1,1,2,2,2],f16>
  return
}
