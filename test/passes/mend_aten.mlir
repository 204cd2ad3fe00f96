// REQUIRES: torch_mlir
// RUN: abi-opt %s --abi-mend-aten | filecheck %s

// For the remainder, the divisor gets the sign of the dividend; shapes and types may differ.
// CHECK-LABEL: func.func @remainder(
// CHECK-SAME: %[[X:.*]]: !torch.vtensor<[?],f32>, %[[Y:.*]]: !torch.vtensor<[3,1],f64>)
// CHECK: %[[ZERO:.*]] = torch.constant.float 0.000000e+00
// CHECK: %[[LESS:.*]] = torch.aten.lt.Scalar %[[X]], %[[ZERO]] : !torch.vtensor<[?],f32>, !torch.float -> !torch.vtensor<[?],i1>
// CHECK: %[[ABS:.*]] = torch.aten.abs %[[Y]] : !torch.vtensor<[3,1],f64> -> !torch.vtensor<[3,1],f64>
// CHECK: %[[NEG:.*]] = torch.aten.neg %[[ABS]] : !torch.vtensor<[3,1],f64> -> !torch.vtensor<[3,1],f64>
// CHECK: %[[D:.*]] = torch.aten.where.self %[[LESS]], %[[NEG]], %[[ABS]] : {{.*}} -> !torch.vtensor<[3,?],f64>
// CHECK: %[[R:.*]] = torch.aten.remainder.Tensor %[[X]], %[[D]] : {{.*}} -> !torch.vtensor<[3,?],f64>
// CHECK: return %[[R]]
func.func @remainder(%x: !torch.vtensor<[?],f32>, %y: !torch.vtensor<[3,1],f64>) -> !torch.vtensor<[3,?],f64> {
  %r = torch.aten.fmod.Tensor %x, %y : !torch.vtensor<[?],f32>, !torch.vtensor<[3,1],f64> -> !torch.vtensor<[3,?],f64>
  return %r : !torch.vtensor<[3,?],f64>
}

// That of integers is exact.
// CHECK-LABEL: func.func @integers(
// CHECK-NEXT: torch.aten.fmod.Tensor
// CHECK-NEXT: return
func.func @integers(%x: !torch.vtensor<[4],si32>) -> !torch.vtensor<[4],si32> {
  %r = torch.aten.fmod.Tensor %x, %x : !torch.vtensor<[4],si32>, !torch.vtensor<[4],si32> -> !torch.vtensor<[4],si32>
  return %r : !torch.vtensor<[4],si32>
}

// A number is rounded to the type of the tensor, an integer, too.
// CHECK-LABEL: func.func @comparisons(
// CHECK-SAME: %[[X:[^:]*]]: !torch.vtensor<[4],f32>, %[[H:[^:]*]]: !torch.vtensor<[4],bf16>, %[[I:[^:]*]]: !torch.vtensor<[4],si32>, %[[F:[^:]*]]: !torch.float)
// CHECK-DAG: %[[TENTH:.*]] = torch.constant.float 1.000000e-01
// CHECK: %[[F32:.*]] = torch.constant.float 0.10000000149011612
// CHECK-NEXT: torch.aten.gt.Scalar %[[X]], %[[F32]]
// CHECK: %[[BF16:.*]] = torch.constant.float 0.10009765625
// CHECK-NEXT: torch.aten.eq.Scalar %[[H]], %[[BF16]]
// CHECK: %[[INT:.*]] = torch.constant.float 0x4170000000000000
// CHECK-NEXT: torch.aten.le.Scalar %[[X]], %[[INT]]
// CHECK-NEXT: torch.aten.lt.Scalar %[[I]], %[[TENTH]]
// CHECK-NEXT: torch.aten.ne.Scalar %[[X]], %[[F]]
func.func @comparisons(%x: !torch.vtensor<[4],f32>, %h: !torch.vtensor<[4],bf16>, %i: !torch.vtensor<[4],si32>, %f: !torch.float) {
  %tenth = torch.constant.float 1.000000e-01
  %int = torch.constant.int 16777217
  %0 = torch.aten.gt.Scalar %x, %tenth : !torch.vtensor<[4],f32>, !torch.float -> !torch.vtensor<[4],i1>
  %1 = torch.aten.eq.Scalar %h, %tenth : !torch.vtensor<[4],bf16>, !torch.float -> !torch.vtensor<[4],i1>
  %2 = torch.aten.le.Scalar %x, %int : !torch.vtensor<[4],f32>, !torch.int -> !torch.vtensor<[4],i1>
  %3 = torch.aten.lt.Scalar %i, %tenth : !torch.vtensor<[4],si32>, !torch.float -> !torch.vtensor<[4],i1>
  %4 = torch.aten.ne.Scalar %x, %f : !torch.vtensor<[4],f32>, !torch.float -> !torch.vtensor<[4],i1>
  return
}

// Sums of f16 and bf16 are computed in f32, also if the operation names the type of the result.
// CHECK-LABEL: func.func @sums(
// CHECK-SAME: %[[X:[^:]*]]: !torch.vtensor<[4],bf16>
// CHECK: %[[INT6:.*]] = torch.constant.int 6
// CHECK: %[[WIDE:.*]] = torch.aten.to.dtype %[[X]], %[[INT6]], {{.*}} -> !torch.vtensor<[4],f32>
// CHECK-NEXT: %[[SUM:.*]] = torch.aten.sum %[[WIDE]], %{{.*}} : !torch.vtensor<[4],f32>, !torch.none -> !torch.vtensor<[],f32>
// CHECK: %[[INT15:.*]] = torch.constant.int 15
// CHECK: torch.aten.to.dtype %[[SUM]], %[[INT15]], {{.*}} -> !torch.vtensor<[],bf16>
func.func @sums(%x: !torch.vtensor<[4],bf16>) -> !torch.vtensor<[],bf16> {
  %bf16 = torch.constant.int 15
  %r = torch.aten.sum %x, %bf16 : !torch.vtensor<[4],bf16>, !torch.int -> !torch.vtensor<[],bf16>
  return %r : !torch.vtensor<[],bf16>
}

// CHECK-LABEL: func.func @norms(
// CHECK: torch.aten.rms_norm {{.*}} : !torch.vtensor<[2,4],f32>, !torch.list<int>, !torch.vtensor<[4],f32>, !torch.float -> !torch.vtensor<[2,4],f32>
// CHECK: %[[INT5:.*]] = torch.constant.int 5
// CHECK: torch.aten.to.dtype %{{.*}}, %[[INT5]], {{.*}} -> !torch.vtensor<[2,4],f16>
// CHECK-NEXT: return
func.func @norms(%x: !torch.vtensor<[2,4],f16>, %w: !torch.vtensor<[4],f16>) -> !torch.vtensor<[2,4],f16> {
  %n = torch.constant.int 4
  %eps = torch.constant.float 1.000000e-05
  %sizes = torch.prim.ListConstruct %n : (!torch.int) -> !torch.list<int>
  %r = torch.aten.rms_norm %x, %sizes, %w, %eps : !torch.vtensor<[2,4],f16>, !torch.list<int>, !torch.vtensor<[4],f16>, !torch.float -> !torch.vtensor<[2,4],f16>
  return %r : !torch.vtensor<[2,4],f16>
}

// PyTorch rounds other numbers to the type that is named first.
// CHECK-LABEL: func.func @sums_of_integers(
// CHECK-SAME: %[[I:[^:]*]]: !torch.vtensor<[4],si32>
// CHECK: %[[ROUNDED:.*]] = torch.aten.to.dtype %[[I]], {{.*}} -> !torch.vtensor<[4],bf16>
// CHECK: %[[WIDE:.*]] = torch.aten.to.dtype %[[ROUNDED]], {{.*}} -> !torch.vtensor<[4],f32>
// CHECK-NEXT: %[[SUM:.*]] = torch.aten.sum %[[WIDE]], %{{.*}} : !torch.vtensor<[4],f32>, !torch.none -> !torch.vtensor<[],f32>
// CHECK: torch.aten.to.dtype %[[SUM]], {{.*}} -> !torch.vtensor<[],bf16>
func.func @sums_of_integers(%i: !torch.vtensor<[4],si32>) -> !torch.vtensor<[],bf16> {
  %bf16 = torch.constant.int 15
  %r = torch.aten.sum %i, %bf16 : !torch.vtensor<[4],si32>, !torch.int -> !torch.vtensor<[],bf16>
  return %r : !torch.vtensor<[],bf16>
}

// Those of f32, and into f32, stay.
// CHECK-LABEL: func.func @other_sums(
// CHECK-NOT: torch.aten.to.dtype
// CHECK: return
func.func @other_sums(%x: !torch.vtensor<[4],f32>, %h: !torch.vtensor<[4],f16>) {
  %none = torch.constant.none
  %f32 = torch.constant.int 6
  %0 = torch.aten.sum %x, %none : !torch.vtensor<[4],f32>, !torch.none -> !torch.vtensor<[],f32>
  %1 = torch.aten.sum %h, %f32 : !torch.vtensor<[4],f16>, !torch.int -> !torch.vtensor<[],f32>
  return
}

// The powers of small numbers are not rounded to 1; those of bf16 are computed in f32.
// CHECK-LABEL: func.func @exponential_units(
// CHECK-SAME: %[[X:[^:]*]]: !torch.vtensor<[4],bf16>, %[[Y:[^:]*]]: !torch.vtensor<[4],f64>
// CHECK-DAG: %[[A:.*]] = torch.constant.float 1.500000e+00
// CHECK-DAG: %[[B:.*]] = torch.constant.float 2.500000e+00
// CHECK-DAG: %[[C:.*]] = torch.constant.float 3.500000e+00
// CHECK: %[[WIDE:.*]] = torch.aten.to.dtype %[[X]], {{.*}} -> !torch.vtensor<[4],f32>
// CHECK: %[[EXPONENT:.*]] = torch.aten.mul.Scalar %[[WIDE]], %[[C]]
// CHECK: %[[POWER:.*]] = torch.aten.expm1 %[[EXPONENT]]
// CHECK: %[[BELOW:.*]] = torch.aten.mul.Scalar %[[POWER]], %[[A]]
// CHECK: %[[IS_ABOVE:.*]] = torch.aten.gt.Scalar %[[WIDE]], %{{.*}} -> !torch.vtensor<[4],i1>
// CHECK: %[[UNSCALED:.*]] = torch.aten.where.self %[[IS_ABOVE]], %[[WIDE]], %[[BELOW]]
// CHECK: %[[RESULT:.*]] = torch.aten.mul.Scalar %[[UNSCALED]], %[[B]]
// CHECK: torch.aten.to.dtype %[[RESULT]], {{.*}} -> !torch.vtensor<[4],bf16>
// CHECK: %[[EXPONENT:.*]] = torch.aten.div.Scalar %[[Y]], %[[A]]
// CHECK: %[[POWER:.*]] = torch.aten.expm1 %[[EXPONENT]]
// CHECK: torch.aten.mul.Scalar %[[POWER]], %[[A]] : {{.*}} -> !torch.vtensor<[4],f64>
// CHECK: torch.constant.float 1.67326324
// CHECK: torch.constant.float 1.05070098
// CHECK: torch.aten.expm1 %[[Y]]
func.func @exponential_units(%x: !torch.vtensor<[4],bf16>, %y: !torch.vtensor<[4],f64>) {
  %a = torch.constant.float 1.5
  %b = torch.constant.float 2.5
  %c = torch.constant.float 3.5
  %0 = torch.aten.elu %x, %a, %b, %c : !torch.vtensor<[4],bf16>, !torch.float, !torch.float, !torch.float -> !torch.vtensor<[4],bf16>
  %1 = torch.aten.celu %y, %a : !torch.vtensor<[4],f64>, !torch.float -> !torch.vtensor<[4],f64>
  %2 = torch.aten.selu %y : !torch.vtensor<[4],f64> -> !torch.vtensor<[4],f64>
  return
}

// Each channel is a group; the statistics of a training step stay.
// CHECK-LABEL: func.func @instances(
// CHECK-SAME: %[[X:[^:]*]]: !torch.vtensor<[?,3,?],f32>, %[[W:[^:]*]]: !torch.vtensor<[3],f32>
// CHECK: %[[C:.*]] = torch.aten.size.int %[[X]], %int1
// CHECK: torch.aten.group_norm %[[X]], %[[C]], %[[W]], %[[W]], %{{.*}}, %{{.*}} : {{.*}} -> !torch.vtensor<[?,3,?],f32>
// CHECK: torch.aten.instance_norm %[[X]], %[[W]], %[[W]], %[[W]], %[[W]]
// CHECK: return
func.func @instances(%x: !torch.vtensor<[?,3,?],f32>, %w: !torch.vtensor<[3],f32>) {
  %none = torch.constant.none
  %true = torch.constant.bool true
  %number = torch.constant.float 0.1
  %0 = torch.aten.instance_norm %x, %w, %w, %none, %none, %true, %number, %number, %true : !torch.vtensor<[?,3,?],f32>, !torch.vtensor<[3],f32>, !torch.vtensor<[3],f32>, !torch.none, !torch.none, !torch.bool, !torch.float, !torch.float, !torch.bool -> !torch.vtensor<[?,3,?],f32>
  %1 = torch.aten.instance_norm %x, %w, %w, %w, %w, %true, %number, %number, %true : !torch.vtensor<[?,3,?],f32>, !torch.vtensor<[3],f32>, !torch.vtensor<[3],f32>, !torch.vtensor<[3],f32>, !torch.vtensor<[3],f32>, !torch.bool, !torch.float, !torch.float, !torch.bool -> !torch.vtensor<[?,3,?],f32>
  return
}
