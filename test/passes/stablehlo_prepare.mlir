// REQUIRES: stablehlo
// RUN: abi-opt %s --abi-stablehlo-prepare --split-input-file | filecheck %s

// A product of bf16 is rounded once.
// CHECK-LABEL: func.func @product(
// CHECK: %[[SUM:.+]] = stablehlo.dot %arg0, %arg1 : (tensor<4x8xbf16>, tensor<8x4xbf16>) -> tensor<4x4xf32>
// CHECK-NEXT: stablehlo.convert %[[SUM]] : (tensor<4x4xf32>) -> tensor<4x4xbf16>
func.func @product(%x: tensor<4x8xbf16>, %y: tensor<8x4xbf16>) -> tensor<4x4xbf16> {
  %0 = stablehlo.dot %x, %y : (tensor<4x8xbf16>, tensor<8x4xbf16>) -> tensor<4x4xbf16>
  return %0 : tensor<4x4xbf16>
}

// So is one of f8, whose factors become f32 once, and not in each product.
// CHECK-LABEL: func.func @small_product(
// CHECK-NEXT: %[[X:.+]] = stablehlo.convert %arg0 : (tensor<4x8xf8E5M2>) -> tensor<4x8xf32>
// CHECK-NEXT: %[[Y:.+]] = stablehlo.convert %arg1 : (tensor<8x4xf8E5M2>) -> tensor<8x4xf32>
// CHECK-NEXT: %[[SUM:.+]] = stablehlo.dot %[[X]], %[[Y]] : (tensor<4x8xf32>, tensor<8x4xf32>) -> tensor<4x4xf32>
// CHECK-NEXT: stablehlo.convert %[[SUM]] : (tensor<4x4xf32>) -> tensor<4x4xf8E5M2>
func.func @small_product(%x: tensor<4x8xf8E5M2>, %y: tensor<8x4xf8E5M2>) -> tensor<4x4xf8E5M2> {
  %0 = stablehlo.dot %x, %y : (tensor<4x8xf8E5M2>, tensor<8x4xf8E5M2>) -> tensor<4x4xf8E5M2>
  return %0 : tensor<4x4xf8E5M2>
}

// A sum is rounded once, too; a maximum needs no rounding.
// CHECK-LABEL: func.func @reductions(
// CHECK-DAG: %[[X:.+]] = stablehlo.convert %arg0 : (tensor<8xbf16>) -> tensor<8xf32>
// CHECK-DAG: %[[INIT:.+]] = stablehlo.convert %arg1 : (tensor<bf16>) -> tensor<f32>
// CHECK: %[[SUM:.+]] = stablehlo.reduce(%[[X]] init: %[[INIT]]) applies stablehlo.add across dimensions = [0] : (tensor<8xf32>, tensor<f32>) -> tensor<f32>
// CHECK-NEXT: stablehlo.convert %[[SUM]] : (tensor<f32>) -> tensor<bf16>
// CHECK-NEXT: stablehlo.reduce(%arg0 init: %arg1) applies stablehlo.maximum across dimensions = [0] : (tensor<8xbf16>, tensor<bf16>) -> tensor<bf16>
func.func @reductions(%x: tensor<8xbf16>, %init: tensor<bf16>) -> (tensor<bf16>, tensor<bf16>) {
  %0 = stablehlo.reduce(%x init: %init) applies stablehlo.add across dimensions = [0] : (tensor<8xbf16>, tensor<bf16>) -> tensor<bf16>
  %1 = stablehlo.reduce(%x init: %init) applies stablehlo.maximum across dimensions = [0] : (tensor<8xbf16>, tensor<bf16>) -> tensor<bf16>
  return %0, %1 : tensor<bf16>, tensor<bf16>
}

// A computation that is not read stays.
// CHECK-LABEL: func.func @other_reduction(
// CHECK: stablehlo.power %{{.+}} : tensor<bf16>
func.func @other_reduction(%x: tensor<8xbf16>, %init: tensor<bf16>) -> tensor<bf16> {
  %0 = stablehlo.reduce(%x init: %init) across dimensions = [0] : (tensor<8xbf16>, tensor<bf16>) -> tensor<bf16>
    reducer(%a: tensor<bf16>, %b: tensor<bf16>) {
    %1 = stablehlo.add %a, %b : tensor<bf16>
    %2 = stablehlo.power %1, %b : tensor<bf16>
    stablehlo.return %2 : tensor<bf16>
  }
  return %0 : tensor<bf16>
}

// Sums of 32 bits are what an algorithm of 32 bits asks for; one of 64 bits stays, and does not build.
// CHECK-LABEL: func.func @algorithms(
// CHECK-NOT: accumulation_type = f32
// CHECK: algorithm = <{{.*}}accumulation_type = f64
func.func @algorithms(%x: tensor<4x8xf32>, %y: tensor<8x4xf32>) -> (tensor<4x4xf32>, tensor<4x4xf32>) {
  %0 = stablehlo.dot_general %x, %y, contracting_dims = [1] x [0], algorithm = <lhs_precision_type = tf32, rhs_precision_type = tf32, accumulation_type = f32, lhs_component_count = 1, rhs_component_count = 1, num_primitive_operations = 3, allow_imprecise_accumulation = false> : (tensor<4x8xf32>, tensor<8x4xf32>) -> tensor<4x4xf32>
  %1 = stablehlo.dot_general %x, %y, contracting_dims = [1] x [0], algorithm = <lhs_precision_type = f64, rhs_precision_type = f64, accumulation_type = f64, lhs_component_count = 1, rhs_component_count = 1, num_primitive_operations = 1, allow_imprecise_accumulation = false> : (tensor<4x8xf32>, tensor<8x4xf32>) -> tensor<4x4xf32>
  return %0, %1 : tensor<4x4xf32>, tensor<4x4xf32>
}

// -----

// What is unsigned is marked; a layout on several devices is none on one, and assertions stay.
// CHECK-LABEL: func.func @calls(
// CHECK-SAME: tensor<4xui8> {abi.unsigned}, %arg1: tensor<i1>) -> (tensor<4xui8> {abi.unsigned})
// CHECK-NEXT: stablehlo.custom_call @shape_assertion(%arg1)
// CHECK-NEXT: return %arg0
func.func @calls(%x: tensor<4xui8>, %p: tensor<i1>) -> tensor<4xui8> {
  %0 = stablehlo.custom_call @Sharding(%x) : (tensor<4xui8>) -> tensor<4xui8>
  %1 = stablehlo.optimization_barrier %0 : tensor<4xui8>
  %2 = stablehlo.custom_call @LayoutConstraint(%1) : (tensor<4xui8>) -> tensor<4xui8>
  stablehlo.custom_call @shape_assertion(%p) {error_message = "no", has_side_effect = true} : (tensor<i1>) -> ()
  return %2 : tensor<4xui8>
}

// -----

// An array of sizes has elements that MLIR's passes can follow.
// CHECK-LABEL: func.func @sizes(
// CHECK: %[[DIM:.+]] = tensor.dim %arg0
// CHECK: %[[I:.+]] = arith.index_cast %[[DIM]] : index to i32
// CHECK: %[[N:.+]] = tensor.from_elements %[[I]] : tensor<i32>
// CHECK: %[[R:.+]] = stablehlo.reshape %[[N]]
// CHECK-DAG: tensor.extract %[[R]]
// CHECK: tensor.from_elements %{{.*}}, %{{.*}} : tensor<2xi32>
// CHECK-NOT: stablehlo.concatenate
func.func @sizes(%x: tensor<?xf32>) -> tensor<2xi32> {
  %n = stablehlo.get_dimension_size %x, dim = 0 : (tensor<?xf32>) -> tensor<i32>
  %r = stablehlo.reshape %n : (tensor<i32>) -> tensor<1xi32>
  %0 = stablehlo.concatenate %r, %r, dim = 0 : (tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>
  return %0 : tensor<2xi32>
}

// -----

// In a module that computes with no size, the same stays.
// CHECK-LABEL: func.func @elements(
// CHECK: stablehlo.concatenate
func.func @elements(%x: tensor<1xi32>) -> tensor<2xi32> {
  %0 = stablehlo.concatenate %x, %x, dim = 0 : (tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>
  return %0 : tensor<2xi32>
}
