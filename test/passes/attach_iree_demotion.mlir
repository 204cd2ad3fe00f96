// RUN: abi-opt %s --abi-attach-iree='iree-input-demote-f64-to-f32' --split-input-file | filecheck %s
// RUN: abi-opt %s --abi-attach-iree='iree-input-demote-f64-to-f32 unsupported=error' --split-input-file | filecheck %s
// RUN: abi-opt %s --abi-attach-iree --split-input-file | filecheck %s --check-prefix=AS-IT-IS

// Scalars, ranked tensors with their encodings, complex elements, tuples: what iree-compile will make of them.
// CHECK-LABEL: func.func @all
// CHECK-SAME: iree.abi = "{\22a\22:[\22f32\22,{{\[}}\22ndarray\22,\22f32\22,2,null,4],{{\[}}\22slist\22,\22f32\22,\22i64\22]],\22r\22:[{{\[}}\22ndarray\22,\22complex<f32>\22,1,2]],\22v\22:1}"
// CHECK-SAME: iree.abi.declaration = "sync func @all(%input0: f32, %input1: tensor<?x4xf32, \22layout\22>, %input2: tuple<f32, i64>) -> (%output0: tensor<2xcomplex<f32>>)"
// AS-IT-IS-LABEL: func.func @all
// AS-IT-IS-SAME: iree.abi = "{\22a\22:[\22f64\22,{{\[}}\22ndarray\22,\22f64\22,2,null,4],{{\[}}\22slist\22,\22f64\22,\22i64\22]],\22r\22:[{{\[}}\22ndarray\22,\22complex<f64>\22,1,2]],\22v\22:1}"
// AS-IT-IS-SAME: iree.abi.declaration = "sync func @all(%input0: f64, %input1: tensor<?x4xf64, \22layout\22>, %input2: tuple<f64, i64>) -> (%output0: tensor<2xcomplex<f64>>)"
func.func @all(%a: f64, %b: tensor<?x4xf64, "layout">, %c: tuple<f64, i64>) -> tensor<2xcomplex<f64>> {
  %r = tensor.empty() : tensor<2xcomplex<f64>>
  return %r : tensor<2xcomplex<f64>>
}

// -----

// Other types stay: IREE converts neither memrefs nor unranked tensors, nor other numbers.
// CHECK-LABEL: func.func @others
// CHECK-SAME: iree.abi.declaration = "sync func @others(%input0: memref<4xf64>, %input1: tensor<*xf64>, %input2: tensor<4xi64>, %input3: tensor<2xf32>) -> ()"
// AS-IT-IS-LABEL: func.func @others
// AS-IT-IS-SAME: iree.abi.declaration = "sync func @others(%input0: memref<4xf64>, %input1: tensor<*xf64>, %input2: tensor<4xi64>, %input3: tensor<2xf32>) -> ()"
func.func @others(%a: memref<4xf64>, %b: tensor<*xf64>, %c: tensor<4xi64>, %d: tensor<2xf32>) {
  return
}

// -----

// Vectors of f64 are converted, and scalable ones become fixed.
// CHECK-LABEL: func.func @vectors
// CHECK-SAME: iree.abi.declaration = "sync func @vectors(%input0: memref<4xf64>, %input1: vector<2x4xf32>, %input2: vector<4x1xi8>, %input3: vector<f32>) -> ()"
// AS-IT-IS-LABEL: func.func @vectors
// AS-IT-IS-SAME: iree.abi.declaration = "sync func @vectors(%input0: memref<4xf64>, %input1: vector<2x[4]xf64>, %input2: vector<[4]x1xi8>, %input3: vector<f64>) -> ()"
func.func @vectors(%a: memref<4xf64>, %b: vector<2x[4]xf64>, %c: vector<[4]x1xi8>, %d: vector<f64>) {
  return
}
