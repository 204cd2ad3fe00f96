// RUN: abi-opt %s --abi-func-to-llvm='c-abi=target' --split-input-file | filecheck %s

// Rule 21, difference 3: vectors, arrays and structs go by pointer, as an argument and as a result.
// CHECK-LABEL: llvm.func @_mlir_ciface_vector(
// CHECK-SAME: %[[OUT:.+]]: !llvm.ptr, %[[IN:.+]]: !llvm.ptr) attributes
// CHECK: %[[V:.+]] = llvm.load %[[IN]] : !llvm.ptr -> vector<4xf32>
// CHECK: %[[R:.+]] = llvm.call @vector(%[[V]]) : (vector<4xf32>) -> vector<4xf32>
// CHECK: llvm.store %[[R]], %[[OUT]] : vector<4xf32>, !llvm.ptr
func.func @vector(%v: vector<4xf32>) -> vector<4xf32> attributes {llvm.emit_c_interface} {
  return %v : vector<4xf32>
}

// -----

// Rule 24, difference 3: and so they go to a function that C implements.
// CHECK-LABEL: llvm.func private @matrix(
// CHECK-SAME: %[[M:.+]]: !llvm.array<2 x vector<4xf32>>) -> !llvm.struct<(f32, f32)>
// CHECK: %[[OUT:.+]] = llvm.alloca %{{.+}} x !llvm.struct<(f32, f32)> : (i64) -> !llvm.ptr
// CHECK: %[[IN:.+]] = llvm.alloca %{{.+}} x !llvm.array<2 x vector<4xf32>> : (i64) -> !llvm.ptr
// CHECK: llvm.store %[[M]], %[[IN]]
// CHECK: llvm.call @_mlir_ciface_matrix(%[[OUT]], %[[IN]]) : (!llvm.ptr, !llvm.ptr) -> ()
// CHECK-LABEL: llvm.func @_mlir_ciface_matrix(!llvm.ptr, !llvm.ptr)
func.func private @matrix(vector<2x4xf32>) -> complex<f32> attributes {llvm.emit_c_interface}

// -----

// Rule 21, difference 3: a definition extends its result, and assumes nothing of its arguments.
// CHECK-LABEL: llvm.func @_mlir_ciface_defined(
// CHECK-SAME: %{{.+}}: i1, %{{.+}}: i8, %{{.+}}: i16) -> (i8 {llvm.signext})
func.func @defined(%a: i1, %b: si8, %c: ui16) -> si8 attributes {llvm.emit_c_interface} {
  return %b : si8
}

// -----

// Rule 21, difference 3: the caller of what C implements extends the arguments; 32 bits need nothing.
// CHECK-LABEL: llvm.func @_mlir_ciface_declared(
// CHECK-SAME: i1 {llvm.zeroext}, i8 {llvm.signext}, i8 {llvm.zeroext}, i16 {llvm.zeroext}, i32) -> i16
func.func private @declared(i1, i8, ui8, ui16, i32) -> i16 attributes {llvm.emit_c_interface}

// -----

// Difference 3: what the source says of the upper bits is for the function itself; C goes by types.
// CHECK-LABEL: llvm.func private @said(
// CHECK-SAME: i8 {llvm.zeroext}, %{{.+}}: i8) -> (i16 {llvm.zeroext})
// CHECK-LABEL: llvm.func @_mlir_ciface_said(
// CHECK-SAME: i8 {llvm.signext}, i8 {llvm.signext}) -> i16 attributes
func.func private @said(i8 {llvm.zeroext}, i8) -> (i16 {llvm.zeroext})
    attributes {llvm.emit_c_interface}

// -----

// Difference 3: and so of a definition.
// CHECK-LABEL: llvm.func @says(
// CHECK-SAME: i8 {llvm.noundef, llvm.zeroext}, %{{.+}}: i32 {llvm.zeroext}) -> (i8 {llvm.zeroext})
// CHECK-LABEL: llvm.func @_mlir_ciface_says(
// CHECK-SAME: i8 {llvm.noundef}, %{{.+}}: i32 {llvm.zeroext}) -> (i8 {llvm.signext})
func.func @says(%a: i8 {llvm.zeroext, llvm.noundef}, %b: i32 {llvm.zeroext})
    -> (i8 {llvm.zeroext}) attributes {llvm.emit_c_interface} {
  return %a : i8
}

// -----

// Difference 3: RISC-V extends what has 32 bits as signed, also if it is unsigned.
module attributes {llvm.target_triple = "riscv64-linux-gnu"} {
  // CHECK-LABEL: llvm.func @_mlir_ciface_low(
  // CHECK-SAME: i64) -> (i32 {llvm.signext})
  func.func @low(%x: i64) -> i32 attributes {llvm.emit_c_interface} {
    %0 = arith.trunci %x : i64 to i32
    return %0 : i32
  }
  // CHECK-LABEL: llvm.func @_mlir_ciface_declared(
  // CHECK-SAME: i8 {llvm.zeroext}, i32 {llvm.signext}, i32 {llvm.signext}, i64) -> i32 attributes
  func.func private @declared(ui8, i32 {llvm.zeroext}, ui32, i64) -> i32
      attributes {llvm.emit_c_interface}
}

// -----

// Difference 3: PowerPC and s390x go by the sign.
module attributes {llvm.target_triple = "s390x-ibm-linux-gnu"} {
  // CHECK-LABEL: llvm.func @_mlir_ciface_unsigned(
  // CHECK-SAME: i32) -> (i32 {llvm.zeroext})
  func.func @unsigned(%x: ui32) -> ui32 attributes {llvm.emit_c_interface} {
    return %x : ui32
  }
  // CHECK-LABEL: llvm.func @_mlir_ciface_declared(
  // CHECK-SAME: i32 {llvm.signext}, i32 {llvm.signext}, i32 {llvm.zeroext}) -> i32 attributes
  func.func private @declared(i32, si32, ui32) -> i32 attributes {llvm.emit_c_interface}
}
