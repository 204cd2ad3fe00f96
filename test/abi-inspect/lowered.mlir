// RUN: abi-opt --pass-pipeline='builtin.module(abi-attach,abi-embed-reflection,abi-func-to-llvm{c-abi=target index-bitwidth=32})' %s | abi-inspect | filecheck %s
// RUN: abi-opt --pass-pipeline='builtin.module(abi-attach,abi-embed-reflection,abi-func-to-llvm{c-abi=target index-bitwidth=32})' %s --emit-bytecode -o %t && abi-inspect %t | filecheck %s
// RUN: abi-opt --abi-attach %s | abi-inspect | filecheck %s --check-prefix=BEFORE

// A lowered module is described by its records, which know the convention.
// BEFORE: {{^}}scale(x: memref<?xcomplex<f32>>, by: complex<f32>) -> None
// BEFORE-NEXT: no C wrapper
// CHECK: {{^}}scale(x: memref<?xcomplex<f32>>, by: complex<f32>) -> None
// CHECK-NEXT: C wrapper _mlir_ciface_scale; c-abi=target, index of 32 bits
// CHECK: {{^}}  by{{ +}}complex<f32>{{ +}}pointer{{$}}
// CHECK: memref<?xcomplex<f32>>{{ +}}32{{ +}}allocated at 0, aligned at 8, offset at 16, sizes[1] at 20,
// CHECK-NEXT: strides[1] at 24
func.func @scale(%x: memref<?xcomplex<f32>> {iree.abi.name = "x"},
                 %by: complex<f32> {iree.abi.name = "by"}) {
  return
}
