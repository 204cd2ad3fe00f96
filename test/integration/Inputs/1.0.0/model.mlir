// What version 1.0.0 made of it: abi-build -O1 model.mlir -o model.s --header model.h
func.func @sized(%x: tensor<?x?xf32> {iree.abi.name = "x", abi.dims = ["n", "m"]},
                 %y: tensor<?xf32> {iree.abi.name = "y", abi.dims = ["m"]})
    -> (tensor<?xf32> {abi.dims = ["n"]}) {
  %c0 = arith.constant 0 : index
  %n = tensor.dim %x, %c0 : tensor<?x?xf32>
  %zero = arith.constant 0.0 : f32
  %empty = tensor.empty(%n) : tensor<?xf32>
  %zeros = linalg.fill ins(%zero : f32) outs(%empty : tensor<?xf32>) -> tensor<?xf32>
  %r = linalg.matvec ins(%x, %y : tensor<?x?xf32>, tensor<?xf32>)
      outs(%zeros : tensor<?xf32>) -> tensor<?xf32>
  return %r : tensor<?xf32>
}

func.func @nest(%w: tensor<2x2xf64> {iree.abi.index_path = [0, "w"]},
                %b: f64 {iree.abi.index_path = [0, "b"]})
    -> (tensor<2x2xf64> {iree.abi.index_path = ["w"]}, f64 {iree.abi.index_path = ["b"]}) {
  %two = arith.constant dense<2.0> : tensor<2x2xf64>
  %r = arith.mulf %w, %two : tensor<2x2xf64>
  %s = arith.addf %b, %b : f64
  return %r, %s : tensor<2x2xf64>, f64
}

func.func @fill(%value: i32, %x: memref<?xi32> {abi.unsigned}) {
  linalg.fill ins(%value : i32) outs(%x : memref<?xi32>)
  return
}
