// REQUIRES: torch_mlir
// RUN: abi-opt %s --abi-mend-onnx | filecheck %s

// ReduceLogSumExp: the greatest number is subtracted, unless it is infinite.
// CHECK-LABEL: func.func @logarithm(
// CHECK-SAME: %[[X:[^:]*]]: !torch.vtensor<[2,?,4],f64>
// CHECK: %[[DIMS:.*]] = torch.prim.ListConstruct
// CHECK-DAG: %[[TRUE:.*]] = torch.constant.bool true
// CHECK-DAG: %[[LOWEST:.*]] = torch.constant.float -1.7976931348623157E+308
// CHECK-DAG: %[[HIGHEST:.*]] = torch.constant.float 1.7976931348623157E+308
// CHECK: %[[GREATEST:.*]] = torch.aten.amax %[[X]], %[[DIMS]], %[[TRUE]] : {{.*}} -> !torch.vtensor<[1,?,1],f64>
// CHECK: %[[FINITE:.*]] = torch.aten.clamp %[[GREATEST]], %[[LOWEST]], %[[HIGHEST]]
// CHECK: %[[REST:.*]] = torch.aten.sub.Tensor %[[X]], %[[FINITE]]
// CHECK: %[[EXP:.*]] = torch.aten.exp %[[REST]]
// CHECK: %[[SUM:.*]] = torch.aten.sum.dim_IntList %[[EXP]], %[[DIMS]], %[[TRUE]]
// CHECK: %[[LOG:.*]] = torch.aten.log %[[SUM]]
// CHECK: %[[KEPT:.*]] = torch.aten.add.Tensor %[[LOG]], %[[FINITE]]
// CHECK: %[[R:.*]] = torch.aten.amax %[[KEPT]], %[[DIMS]], %false : {{.*}} -> !torch.vtensor<[?],f64>
// CHECK: return %[[R]]
func.func @logarithm(%x: !torch.vtensor<[2,?,4],f64>) -> !torch.vtensor<[?],f64> {
  %first = torch.constant.int 0
  %last = torch.constant.int -1
  %dims = torch.prim.ListConstruct %first, %last : (!torch.int, !torch.int) -> !torch.list<int>
  %false = torch.constant.bool false
  %none = torch.constant.none
  %e = torch.aten.exp %x : !torch.vtensor<[2,?,4],f64> -> !torch.vtensor<[2,?,4],f64>
  %s = torch.aten.sum.dim_IntList %e, %dims, %false, %none : !torch.vtensor<[2,?,4],f64>, !torch.list<int>, !torch.bool, !torch.none -> !torch.vtensor<[?],f64>
  %r = torch.aten.log %s : !torch.vtensor<[?],f64> -> !torch.vtensor<[?],f64>
  return %r : !torch.vtensor<[?],f64>
}

// It stays for dimensions that are not constant, or not of the tensor, and without exponents.
// CHECK-LABEL: func.func @at(
// CHECK-NOT: torch.aten.amax
// CHECK: return
func.func @at(%x: !torch.vtensor<[4],f64>, %dim: !torch.int) -> (!torch.vtensor<[],f64>, !torch.vtensor<[],f64>) {
  %one = torch.constant.int 1
  %others = torch.prim.ListConstruct %one : (!torch.int) -> !torch.list<int>
  %dims = torch.prim.ListConstruct %dim : (!torch.int) -> !torch.list<int>
  %false = torch.constant.bool false
  %none = torch.constant.none
  %e = torch.aten.exp %x : !torch.vtensor<[4],f64> -> !torch.vtensor<[4],f64>
  %s = torch.aten.sum.dim_IntList %e, %dims, %false, %none : !torch.vtensor<[4],f64>, !torch.list<int>, !torch.bool, !torch.none -> !torch.vtensor<[],f64>
  %t = torch.aten.sum.dim_IntList %e, %others, %false, %none : !torch.vtensor<[4],f64>, !torch.list<int>, !torch.bool, !torch.none -> !torch.vtensor<[],f64>
  %r = torch.aten.log %s : !torch.vtensor<[],f64> -> !torch.vtensor<[],f64>
  %u = torch.aten.log %t : !torch.vtensor<[],f64> -> !torch.vtensor<[],f64>
  %zero = torch.constant.int 0
  %along = torch.prim.ListConstruct %zero : (!torch.int) -> !torch.list<int>
  %v = torch.aten.sum.dim_IntList %x, %along, %false, %none : !torch.vtensor<[4],f64>, !torch.list<int>, !torch.bool, !torch.none -> !torch.vtensor<[],f64>
  %w = torch.aten.log %v : !torch.vtensor<[],f64> -> !torch.vtensor<[],f64>
  return %r, %u : !torch.vtensor<[],f64>, !torch.vtensor<[],f64>
}

// Celu: exp(x) - 1 of a small number is 0; another difference stays.
// CHECK-LABEL: func.func @differences(
// CHECK-SAME: %[[X:[^:]*]]: !torch.vtensor<[4],f32>
// CHECK: %[[R:.*]] = torch.aten.expm1 %[[X]]
// CHECK: %[[S:.*]] = torch.aten.sub.Scalar %{{.*}}, %int2, %int1
// CHECK: return %[[R]], %[[S]]
func.func @differences(%x: !torch.vtensor<[4],f32>) -> (!torch.vtensor<[4],f32>, !torch.vtensor<[4],f32>) {
  %int1 = torch.constant.int 1
  %int2 = torch.constant.int 2
  %e = torch.aten.exp %x : !torch.vtensor<[4],f32> -> !torch.vtensor<[4],f32>
  %r = torch.aten.sub.Scalar %e, %int1, %int1 : !torch.vtensor<[4],f32>, !torch.int, !torch.int -> !torch.vtensor<[4],f32>
  %s = torch.aten.sub.Scalar %e, %int2, %int1 : !torch.vtensor<[4],f32>, !torch.int, !torch.int -> !torch.vtensor<[4],f32>
  return %r, %s : !torch.vtensor<[4],f32>, !torch.vtensor<[4],f32>
}

// ReduceL2: the sum of squares is not rounded.
// CHECK-LABEL: func.func @norm(
// CHECK: %[[SUM:.*]] = torch.aten.sum.dim_IntList
// CHECK: %[[R:.*]] = torch.aten.sqrt %[[SUM]] : !torch.vtensor<[],f64> -> !torch.vtensor<[],f64>
// CHECK: return %[[R]]
func.func @norm(%x: !torch.vtensor<[4],f64>) -> !torch.vtensor<[],f64> {
  %f32 = torch.constant.int 6
  %f64 = torch.constant.int 7
  %none = torch.constant.none
  %false = torch.constant.bool false
  %s = torch.aten.sum.dim_IntList %x, %none, %false, %none : !torch.vtensor<[4],f64>, !torch.none, !torch.bool, !torch.none -> !torch.vtensor<[],f64>
  %0 = torch.aten.to.dtype %s, %f32, %false, %false, %none : !torch.vtensor<[],f64>, !torch.int, !torch.bool, !torch.bool, !torch.none -> !torch.vtensor<[],f32>
  %1 = torch.aten.sqrt %0 : !torch.vtensor<[],f32> -> !torch.vtensor<[],f32>
  %r = torch.aten.to.dtype %1, %f64, %false, %false, %none : !torch.vtensor<[],f32>, !torch.int, !torch.bool, !torch.bool, !torch.none -> !torch.vtensor<[],f64>
  return %r : !torch.vtensor<[],f64>
}

// The factors of Selu, where it has none.
// CHECK-LABEL: func.func @selu(
// CHECK: torch.operator "onnx.Selu"({{.*}}) {torch.onnx.alpha = 2.000000e+00 : f32, torch.onnx.gamma = 1.05070102 : f32}
// CHECK: torch.operator "onnx.Selu"({{.*}}) {torch.onnx.alpha = 1.67326319 : f32, torch.onnx.gamma = 1.05070102 : f32}
// CHECK: torch.operator "onnx.Elu"({{.*}}) :
func.func @selu(%x: !torch.vtensor<[4],f32>) {
  %0 = torch.operator "onnx.Selu"(%x) {torch.onnx.alpha = 2.0 : f32} : (!torch.vtensor<[4],f32>) -> !torch.vtensor<[4],f32>
  %1 = torch.operator "onnx.Selu"(%x) : (!torch.vtensor<[4],f32>) -> !torch.vtensor<[4],f32>
  %2 = torch.operator "onnx.Elu"(%x) : (!torch.vtensor<[4],f32>) -> !torch.vtensor<[4],f32>
  return
}

// Slice with a negative step, of the reversed tensor; with another, it stays.
// CHECK-LABEL: func.func @slices(
// CHECK-SAME: %[[X:[^:]*]]: !torch.vtensor<[?],f32>, %[[BEGIN:[^:]*]]: !torch.int, %[[STEP:[^:]*]]: !torch.int)
// CHECK: torch.aten.slice.Tensor %[[X]], %int0, %[[BEGIN]], %int-9, %int2
// CHECK-NEXT: torch.aten.slice.Tensor %[[X]], %int0, %[[BEGIN]], %int-9, %[[STEP]]
// CHECK: %[[SIZE:.*]] = torch.aten.size.int %[[X]], %int0
// CHECK: %[[LAST:.*]] = torch.aten.sub.int %[[SIZE]], %{{.*}}
// CHECK: %[[IS_FROM_END:.*]] = torch.aten.lt.int %[[BEGIN]], %{{.*}}
// CHECK: %[[ONE:.*]] = torch.aten.Int.bool %[[IS_FROM_END]]
// CHECK: %[[OFFSET:.*]] = torch.aten.mul.int %[[ONE]], %[[SIZE]]
// CHECK: %[[INDEX:.*]] = torch.aten.add.int %[[BEGIN]], %[[OFFSET]]
// CHECK: %[[REVERSED:.*]] = torch.aten.sub.int %[[LAST]], %[[INDEX]]
// CHECK: %[[FIRST:.*]] = torch.prim.max.int %[[REVERSED]], %{{.*}}
// CHECK: %[[END:.*]] = torch.prim.max.int
// CHECK: %[[FLIPPED:.*]] = torch.aten.flip %[[X]]
// CHECK: torch.aten.slice.Tensor %[[FLIPPED]], %int0, %[[FIRST]], %[[END]], %{{int2.*}} :
func.func @slices(%x: !torch.vtensor<[?],f32>, %begin: !torch.int, %step: !torch.int) {
  %dim = torch.constant.int 0
  %end = torch.constant.int -9
  %two = torch.constant.int 2
  %minus = torch.constant.int -2
  %0 = torch.aten.slice.Tensor %x, %dim, %begin, %end, %two : !torch.vtensor<[?],f32>, !torch.int, !torch.int, !torch.int, !torch.int -> !torch.vtensor<[?],f32>
  %1 = torch.aten.slice.Tensor %x, %dim, %begin, %end, %step : !torch.vtensor<[?],f32>, !torch.int, !torch.int, !torch.int, !torch.int -> !torch.vtensor<[?],f32>
  %2 = torch.aten.slice.Tensor %x, %dim, %begin, %end, %minus : !torch.vtensor<[?],f32>, !torch.int, !torch.int, !torch.int, !torch.int -> !torch.vtensor<[?],f32>
  return
}
