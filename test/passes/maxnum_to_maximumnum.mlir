// REQUIRES: llvm
// RUN: abi-opt %s --split-input-file --abi-maxnum-to-maximumnum | filecheck %s
// RUN: abi-opt %s --split-input-file --abi-maxnum-to-maximumnum --abi-maxnum-to-maximumnum | filecheck %s

// What LLVM makes of the intrinsics, test_reductions.py executes.
// CHECK-LABEL: llvm.func @numbers(
// CHECK: %[[MAX:.+]] = llvm.call_intrinsic "llvm.maximumnum"(%arg0, %arg1) {fastmathFlags = #llvm.fastmath<nsz>} : (f32, f32) -> f32
// CHECK: %[[MIN:.+]] = llvm.call_intrinsic "llvm.minimumnum"(%[[MAX]], %arg1) {fastmathFlags = #llvm.fastmath<nsz>} : (f32, f32) -> f32
// CHECK: llvm.return %[[MIN]] : f32
llvm.func @numbers(%x: f32, %y: f32) -> f32 {
  %max = llvm.intr.maxnum(%x, %y) : (f32, f32) -> f32
  %min = llvm.intr.minnum(%max, %y) : (f32, f32) -> f32
  llvm.return %min : f32
}

// CHECK-LABEL: llvm.func @vectors(
// CHECK: llvm.call_intrinsic "llvm.minimumnum"(%arg0, %arg0) {{.*}} : (vector<4xf64>, vector<4xf64>) -> vector<4xf64>
llvm.func @vectors(%x: vector<4xf64>) -> vector<4xf64> {
  %r = llvm.intr.minnum(%x, %x) : (vector<4xf64>, vector<4xf64>) -> vector<4xf64>
  llvm.return %r : vector<4xf64>
}

// The C library's functions, if they are declared as in C.
// CHECK-LABEL: llvm.func @calls(
// CHECK: llvm.call_intrinsic "llvm.maximumnum"(%arg0, %arg0) {{.*}} : (f64, f64) -> f64
// CHECK: llvm.call_intrinsic "llvm.maximumnum"(%arg1, %arg1) {{.*}} : (f32, f32) -> f32
// CHECK: llvm.call_intrinsic "llvm.minimumnum"(%arg1, %arg1) {{.*}} : (f32, f32) -> f32
// CHECK: llvm.call @fmin(%arg1) : (f32) -> f32
// CHECK: llvm.call %arg2() : !llvm.ptr, () -> ()
llvm.func @calls(%x: f64, %y: f32, %p: !llvm.ptr) {
  llvm.call @fmax(%x, %x) : (f64, f64) -> f64
  llvm.call @fmaxf(%y, %y) : (f32, f32) -> f32
  llvm.call @fminf(%y, %y) : (f32, f32) -> f32
  llvm.call @fmin(%y) : (f32) -> f32
  llvm.call %p() : !llvm.ptr, () -> ()
  llvm.return
}
llvm.func @fmax(f64, f64) -> f64
llvm.func @fmaxf(f32, f32) -> f32
llvm.func @fminf(f32, f32) -> f32
llvm.func @fmin(f32) -> f32

// There is a function for these in the C library, but none for maximumnum.
// CHECK-LABEL: llvm.func @wide(
// CHECK: llvm.intr.maxnum(%arg0, %arg0) : (f128, f128) -> f128
llvm.func @wide(%x: f128) -> f128 {
  %r = llvm.intr.maxnum(%x, %x) : (f128, f128) -> f128
  llvm.return %r : f128
}

// Flags stay.
// CHECK-LABEL: llvm.func @fast(
// CHECK: llvm.call_intrinsic "llvm.maximumnum"(%arg0, %arg0) {fastmathFlags = #llvm.fastmath<nnan>} : (f32, f32) -> f32
llvm.func @fast(%x: f32) -> f32 {
  %r = llvm.intr.maxnum(%x, %x) {fastmathFlags = #llvm.fastmath<nnan>} : (f32, f32) -> f32
  llvm.return %r : f32
}

// -----

// A function of that name with a body is the module's own.
// CHECK-LABEL: llvm.func @calls_its_own(
// CHECK: llvm.call @fmaxf(%arg0, %arg0) : (f32, f32) -> f32
llvm.func @calls_its_own(%x: f32) -> f32 {
  %r = llvm.call @fmaxf(%x, %x) : (f32, f32) -> f32
  llvm.return %r : f32
}
llvm.func @fmaxf(%x: f32, %y: f32) -> f32 {
  llvm.return %y : f32
}
