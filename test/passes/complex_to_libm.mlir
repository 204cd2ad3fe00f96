// RUN: abi-opt %s --abi-complex-to-libm | filecheck %s

// CHECK: func.func private @csin(complex<f64>) -> complex<f64>
// CHECK-NEXT: func.func @sin(
// CHECK-SAME: %[[X:[^:]+]]: complex<f64>)
// CHECK-NEXT: %[[R:.+]] = call @csin(%[[X]]) : (complex<f64>) -> complex<f64>
// CHECK-NEXT: return %[[R]]
func.func @sin(%x: complex<f64>) -> complex<f64> {
  %r = complex.sin %x : complex<f64>
  return %r : complex<f64>
}

// The declaration is there.
// CHECK-NOT: private @csin
// CHECK-LABEL: func.func @narrow(
// CHECK-SAME: %[[X:[^:]+]]: complex<f32>)
// CHECK-NEXT: %[[RE:.+]] = complex.re %[[X]]
// CHECK-NEXT: %[[IM:.+]] = complex.im %[[X]]
// CHECK-NEXT: %[[WIDE_RE:.+]] = arith.extf %[[RE]] : f32 to f64
// CHECK-NEXT: %[[WIDE_IM:.+]] = arith.extf %[[IM]] : f32 to f64
// CHECK-NEXT: %[[WIDE:.+]] = complex.create %[[WIDE_RE]], %[[WIDE_IM]] : complex<f64>
// CHECK-NEXT: %[[SIN:.+]] = call @csin(%[[WIDE]])
// CHECK-NEXT: %[[SIN_RE:.+]] = complex.re %[[SIN]]
// CHECK-NEXT: %[[SIN_IM:.+]] = complex.im %[[SIN]]
// CHECK-NEXT: %[[R_RE:.+]] = arith.truncf %[[SIN_RE]] : f64 to f32
// CHECK-NEXT: %[[R_IM:.+]] = arith.truncf %[[SIN_IM]] : f64 to f32
// CHECK-NEXT: %[[R:.+]] = complex.create %[[R_RE]], %[[R_IM]] : complex<f32>
// CHECK-NEXT: return %[[R]]
func.func @narrow(%x: complex<f32>) -> complex<f32> {
  %r = complex.sin %x : complex<f32>
  return %r : complex<f32>
}

// CHECK: func.func private @cabs(complex<f64>) -> f64
// CHECK-LABEL: func.func @abs(
// CHECK: %[[ABS:.+]] = call @cabs(%{{.+}}) : (complex<f64>) -> f64
// CHECK-NEXT: %[[R:.+]] = arith.truncf %[[ABS]] : f64 to f32
// CHECK-NEXT: return %[[R]]
func.func @abs(%x: complex<f32>) -> f32 {
  %r = complex.abs %x : complex<f32>
  return %r : f32
}

// Wider numbers and other operations stay.
// CHECK-LABEL: func.func @others(
// CHECK-NEXT: complex.exp
// CHECK-NEXT: complex.mul
func.func @others(%x: complex<f80>, %y: complex<f64>) -> (complex<f80>, complex<f64>) {
  %r = complex.exp %x : complex<f80>
  %s = complex.mul %y, %y : complex<f64>
  return %r, %s : complex<f80>, complex<f64>
}

// CHECK-LABEL: func.func @each(
// CHECK-NEXT: call @ccos(
// CHECK-NEXT: call @cexp(
// CHECK-NEXT: call @clog(
// CHECK-NEXT: call @csqrt(
// CHECK-NEXT: call @ctan(
// CHECK-NEXT: call @ctanh(
// CHECK-NEXT: return
func.func @each(%x: complex<f64>) {
  %0 = complex.cos %x : complex<f64>
  %1 = complex.exp %x : complex<f64>
  %2 = complex.log %x : complex<f64>
  %3 = complex.sqrt %x : complex<f64>
  %4 = complex.tan %x : complex<f64>
  %5 = complex.tanh %x : complex<f64>
  return
}
