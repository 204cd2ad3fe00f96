// RUN: abi-opt %s --pass-pipeline='builtin.module(abi-emit-packed-wrappers,abi-internalize,abi-embed-reflection,abi-func-to-llvm)' | filecheck %s
// RUN: abi-opt %s --pass-pipeline='builtin.module(abi-internalize,abi-emit-packed-wrappers,abi-embed-reflection,abi-func-to-llvm)' | filecheck %s
// RUN: abi-opt %s --pass-pipeline='builtin.module(abi-internalize,convert-math-to-libm,abi-func-to-llvm)' | filecheck %s --check-prefix=LIBM

// Wrappers and records have the name that the user gave; the function itself is the module's own.
// CHECK-DAG: llvm.func internal @_mlir_abi_function_free(
// CHECK-DAG: llvm.func @_mlir_ciface_free(
// CHECK-DAG: llvm.call @_mlir_abi_function_free(
// CHECK-DAG: llvm.func @free_packed(
// CHECK-DAG: @_mlir_abi_reflection_free({{.*}}name\22:\22free\22{{.*}}wrapper\22:\22_mlir_ciface_free\22
// CHECK-DAG: llvm.func @free(!llvm.ptr)
func.func @free(%x: f32) -> f32 {
  return %x : f32
}
func.func @returns_memory(%x: memref<f32>) -> memref<f32> {
  return %x : memref<f32>
}

// An operation that is lowered to a call of the library reaches the library.
// LIBM-DAG: llvm.func @erff(f32) -> f32
// LIBM-DAG: llvm.func internal @_mlir_abi_function_erff(
// LIBM-DAG: llvm.call @erff(
func.func @erff(%x: f32) -> f32 {
  %r = math.erf %x : f32
  return %r : f32
}
