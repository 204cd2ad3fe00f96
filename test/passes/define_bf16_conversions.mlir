// RUN: abi-opt %s --abi-define-bf16-conversions --split-input-file | filecheck %s
// RUN: abi-opt %s --abi-define-bf16-conversions --abi-define-bf16-conversions --split-input-file | filecheck %s

// A vector of bf16 is computed; the functions that LLVM calls to round it are hidden and weak.
// CHECK-LABEL: llvm.func @add(
// CHECK: llvm.func weak hidden @__truncsfbf2(%{{.*}}: f32) -> bf16
// CHECK: llvm.func weak hidden @__truncdfbf2(%{{.*}}: f64) -> bf16
// CHECK: llvm.call @__truncsfbf2(
// CHECK-NOT: llvm.func
llvm.func @add(%x: vector<4xbf16>) -> vector<4xbf16> {
  %0 = llvm.fadd %x, %x : vector<4xbf16>
  llvm.return %0 : vector<4xbf16>
}

// -----

// A module without bf16 stays as it is.
// CHECK-LABEL: llvm.func @single(
// CHECK-NOT: llvm.func
llvm.func @single(%x: f32) -> f32 {
  %0 = llvm.fadd %x, %x : f32
  llvm.return %0 : f32
}

// -----

// A definition of the module's own is kept.
// CHECK-LABEL: llvm.func @__truncsfbf2(%{{.*}}: f32) -> bf16 {
// CHECK: llvm.func weak hidden @__truncdfbf2(
// CHECK-NOT: llvm.func
llvm.func @__truncsfbf2(%x: f32) -> bf16 {
  %0 = llvm.mlir.constant(0.0 : bf16) : bf16
  llvm.return %0 : bf16
}
