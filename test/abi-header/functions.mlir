// RUN: abi-header %s --guard=G | filecheck %s --check-prefixes=CHECK,MLIR
// RUN: abi-header %s --guard=G --c-abi=target | filecheck %s --check-prefixes=CHECK,TARGET
// RUN: abi-opt --emit-bytecode %s -o - | abi-header --guard=G | filecheck %s --check-prefixes=CHECK,MLIR
// RUN: abi-opt --pass-pipeline='builtin.module(abi-embed-reflection,abi-func-to-llvm{c-abi=target})' %s | abi-header --guard=G - | filecheck %s --check-prefixes=CHECK,TARGET

// Before lowering, the comment at the top says what makes the wrappers.
// MLIR: * These functions are not lowered yet.
// CHECK: {{^}}#ifndef G{{$}}
// CHECK-NEXT: {{^}}#define G{{$}}
// CHECK: #include <stdbool.h>
// CHECK: #include <stdint.h>
// The convention, and C's linkage.
// MLIR: {{^}} * What C passes in another way than MLIR is left out below (c-abi=mlir). An index has 64 bits.{{$}}
// TARGET: {{^}} * Complex numbers, vectors and structs go by pointer (c-abi=target). An index has 64 bits.{{$}}
// CHECK: extern "C" {

// A descriptor and its functions; the one of elements that are read alone comes after it.
// CHECK-LABEL: #define MLIR_ABI_HAS_memref2_f32{{$}}
// CHECK: typedef struct memref2_f32 {
// CHECK-NEXT: {{^}}  float *allocated;
// CHECK-NEXT: {{^}}  float *aligned;
// CHECK-NEXT: {{^}}  int64_t offset;
// CHECK-NEXT: {{^}}  int64_t sizes[2];
// CHECK-NEXT: {{^}}  int64_t strides[2];
// CHECK-NEXT: {{^}}} memref2_f32;
// CHECK: static inline memref2_f32 memref2_f32_of(float *elements, int64_t size0, int64_t size1) {
// CHECK: static inline void memref2_f32_free(memref2_f32 *result) {
// CHECK-LABEL: #define MLIR_ABI_HAS_memref2_f32_const{{$}}
// CHECK: {{^}}  const float *aligned;

// Names, `const` and `restrict` are in the prototype, what they mean in the comment.
// CHECK: /* @scaled: (memref<?x4xf32>, memref<?x4xf32>, f32) -> ()
// CHECK-NEXT: * x: sizes [any, 4], row-major; read only
// CHECK-NEXT: * out: sizes [any, 4], row-major; the elements are reached in no other way; may be written to
// CHECK-NEXT: */
// CHECK-NEXT: void _mlir_ciface_scaled(
// CHECK-NEXT: const memref2_f32_const *x,
// CHECK-NEXT: const memref2_f32 *MLIR_ABI_RESTRICT out,
// CHECK-NEXT: float by);
func.func @scaled(%x: memref<?x4xf32> {iree.abi.name = "x", llvm.readonly},
                  %out: memref<?x4xf32> {iree.abi.name = "out", llvm.noalias},
                  %by: f32 {iree.abi.name = "by"}) { return }

// Several results are one struct; tuples are taken apart.
// CHECK: typedef struct both_result {
// CHECK-NEXT: bool flag;
// CHECK-NEXT: memref2_f32 y;
// CHECK-NEXT: } both_result;
// CHECK: * y: sizes [any, any], row-major; free it with memref2_f32_free, unless `allocated` equals that of arg1
// CHECK: void _mlir_ciface_both(
// CHECK-NEXT: both_result *result,
// CHECK-NEXT: int32_t arg0_0,
// CHECK-NEXT: uint8_t arg0_1,
// CHECK-NEXT: const memref2_f32 *arg1);
func.func @both(%t: tuple<i32, ui8>, %y: memref<?x?xf32>)
    -> (i1 {iree.abi.name = "flag"}, memref<?x?xf32> {iree.abi.name = "y"}) {
  %true = arith.constant true
  return %true, %y : i1, memref<?x?xf32>
}

// What the convention passes in another way than C has no prototype.
// MLIR: @conjugate: (complex<f32>) -> (complex<f32>)
// MLIR-NEXT: is left out: c-abi=mlir passes complex<f32> by value, in another way than C
// TARGET: void _mlir_ciface_conjugate(complex_f32 *result, const complex_f32 *arg0);
func.func @conjugate(%z: complex<f32>) -> complex<f32> { return %z : complex<f32> }

// A declared function is for C to implement.
// CHECK: @host: (memref<*xf64>) -> (memref<*xf64>), for C to implement
// CHECK-NEXT: * arg0: of any rank; may be written to; yours only during the call
// CHECK-NEXT: * result: of any rank; the module's from then on; its descriptor must be from malloc
// CHECK: void _mlir_ciface_host(memref_unranked *result, const memref_unranked *arg0);
func.func private @host(memref<*xf64>) -> memref<*xf64> attributes {llvm.emit_c_interface}

// CHECK: {{^}}#endif /* G */
