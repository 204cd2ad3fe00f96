// RUN: abi-opt %s --abi-define-runtime-functions --split-input-file | filecheck %s
// RUN: abi-opt %s --abi-define-runtime-functions --abi-define-runtime-functions --split-input-file | filecheck %s

// A vector of bf16 is computed; the functions that LLVM calls to round it are hidden and weak.
// CHECK-LABEL: llvm.func @add(
// CHECK: llvm.func weak hidden @__truncsfbf2(%{{.*}}: f32) -> bf16
// CHECK: llvm.func weak hidden @__truncdfbf2(%{{.*}}: f64) -> bf16
// CHECK: llvm.call @__truncsfbf2(
// CHECK: llvm.func internal @_mlir_abi_round_to_odd(
// CHECK-NOT: llvm.func
llvm.func @add(%x: vector<4xbf16>) -> vector<4xbf16> {
  %0 = llvm.fadd %x, %x : vector<4xbf16>
  llvm.return %0 : vector<4xbf16>
}

// -----

// An argument of f16 is enough: to compute with it, LLVM extends it.
// CHECK-LABEL: llvm.func @widen(
// CHECK: llvm.func weak hidden @__extendhfsf2(%{{.*}}: f16) -> f32
// CHECK: llvm.func weak hidden @__truncsfhf2(%{{.*}}: f32) -> f16
// CHECK: llvm.func weak hidden @__truncdfhf2(%{{.*}}: f64) -> f16
// CHECK: llvm.call @__truncsfhf2(
// CHECK: llvm.func internal @_mlir_abi_round_to_odd(
// CHECK-NOT: llvm.func
llvm.func @widen(%x: f16) -> f32 {
  %0 = llvm.fpext %x : f16 to f32
  llvm.return %0 : f32
}

// -----

// LLVM also rounds what is only moved, in a struct or an array.
// CHECK-LABEL: llvm.func @move(
// CHECK: llvm.func weak hidden @__truncsfbf2(
// CHECK: llvm.func weak hidden @__truncdfbf2(
// CHECK: llvm.func internal @_mlir_abi_round_to_odd(
// CHECK-NOT: llvm.func
llvm.func @move(%x: !llvm.struct<(i8, array<2 x bf16>)>) -> !llvm.struct<(i8, array<2 x bf16>)> {
  llvm.return %x : !llvm.struct<(i8, array<2 x bf16>)>
}

// -----

// CHECK-LABEL: llvm.func @halves(
// CHECK: llvm.func weak hidden @__extendhfsf2(
// CHECK: llvm.func weak hidden @__truncsfhf2(
// CHECK: llvm.func weak hidden @__truncdfhf2(
// CHECK: llvm.func internal @_mlir_abi_round_to_odd(
// CHECK-NOT: llvm.func
llvm.func @halves(%x: !llvm.struct<(vector<4xf16>, f16)>) {
  llvm.return
}

// -----

// A module without such types stays as it is.
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
// CHECK: llvm.func internal @_mlir_abi_round_to_odd(
// CHECK-NOT: llvm.func
llvm.func @__truncsfbf2(%x: f32) -> bf16 {
  %0 = llvm.mlir.constant(0.0 : bf16) : bf16
  llvm.return %0 : bf16
}

// -----

// The function that copies memrefs is defined where it is declared.
// CHECK-LABEL: llvm.func @copy(
// CHECK: llvm.func weak hidden @memrefCopy(%{{.*}}: i64, %{{.*}}: !llvm.ptr, %{{.*}}: !llvm.ptr) {
// CHECK: llvm.func internal @_mlir_abi_copy_strided(
// CHECK-NOT: llvm.func
llvm.func @memrefCopy(i64, !llvm.ptr, !llvm.ptr)
llvm.func @copy(%n: i64, %x: !llvm.ptr, %y: !llvm.ptr) {
  llvm.call @memrefCopy(%n, %x, %y) : (i64, !llvm.ptr, !llvm.ptr) -> ()
  llvm.return
}

// -----

// It copies memrefs whose index has 64 bits, and no others.
// CHECK-LABEL: llvm.func @memrefCopy(i32, !llvm.ptr, !llvm.ptr)
// CHECK-NOT: llvm.func
llvm.func @memrefCopy(i32, !llvm.ptr, !llvm.ptr)

// -----

// LLVM for s390x converts f16 to f64 by a function that GCC does not have.
// CHECK-LABEL: llvm.func @half(
// CHECK: llvm.func weak hidden @__extendhfsf2(
// CHECK: llvm.func weak hidden @__extendhfdf2(%[[X:.*]]: f16) -> f64 {
// CHECK-NEXT: %[[SINGLE:.*]] = llvm.call @__extendhfsf2(%[[X]]) : (f16) -> f32
// CHECK-NEXT: %[[DOUBLE:.*]] = llvm.fpext %[[SINGLE]] : f32 to f64
// CHECK-NEXT: llvm.return %[[DOUBLE]] : f64
module attributes {llvm.target_triple = "s390x-linux-gnu"} {
  llvm.func @half(%x: f16) -> f16 {
    llvm.return %x : f16
  }
}
