// RUN: abi-opt %s --abi-complex-to-libm --split-input-file --verify-diagnostics

// A symbol that has the name of a function of the C library is that function, or an error.
// expected-error@+1 {{@csin must be a func.func of type '(complex<f64>) -> complex<f64>', which complex.sin calls (got '(i32) -> i32')}}
func.func private @csin(i32) -> i32
func.func @f(%x: complex<f32>) -> complex<f32> {
  %r = complex.sin %x : complex<f32>
  return %r : complex<f32>
}

// -----

// expected-error@+1 {{@cabs must be a func.func of type '(complex<f64>) -> f64', which complex.abs calls (got 'memref.global')}}
memref.global @cabs : memref<4xf32>
func.func @f(%x: complex<f64>) -> f64 {
  %r = complex.abs %x : complex<f64>
  return %r : f64
}
