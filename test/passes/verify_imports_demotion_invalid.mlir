// RUN: abi-opt %s --abi-verify='iree-input-demote-f64-to-f32' --verify-diagnostics

// iree-compile refuses imports with what it demotes.
// expected-error @+2 {{argument #0 of @host.f: 'f64' cannot be imported: iree-compile does not demote the types of imports: declare f32, or pass --iree-input-demote-f64-to-f32=false}}
// expected-error @+1 {{result #0 of @host.f: 'tensor<2xcomplex<f64>>' cannot be imported: iree-compile does not demote the types of imports}}
func.func private @host.f(f64, i64, tensor<?xf32>) -> tensor<2xcomplex<f64>>
