// A two-layer perceptron on tensors, as a front end hands it over: a batch of inputs and a nest of
// weights. The weights arrive flat; the index paths say how a caller nests them:
//
//     predict(x, {"hidden": (weights, bias), "output": (weights, bias)})
//       -> {"probabilities": …, "scores": …}

#rows = affine_map<(i, j) -> (i, j)>
#columns = affine_map<(i, j) -> (j)>
#row = affine_map<(i, j) -> (i)>

func.func private @dense(%x: tensor<?x?xf32>, %w: tensor<?x?xf32>, %b: tensor<?xf32>)
    -> tensor<?x?xf32> {
  %zero = arith.constant 0 : index
  %one = arith.constant 1 : index
  %n = tensor.dim %x, %zero : tensor<?x?xf32>
  %m = tensor.dim %w, %one : tensor<?x?xf32>
  %init = tensor.empty(%n, %m) : tensor<?x?xf32>
  %bias = linalg.generic {indexing_maps = [#columns, #rows],
                          iterator_types = ["parallel", "parallel"]}
      ins(%b : tensor<?xf32>) outs(%init : tensor<?x?xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<?x?xf32>
  %y = linalg.matmul ins(%x, %w : tensor<?x?xf32>, tensor<?x?xf32>)
                     outs(%bias : tensor<?x?xf32>) -> tensor<?x?xf32>
  return %y : tensor<?x?xf32>
}

func.func @predict(
    %x: tensor<?x16xf32> {iree.abi.name = "x", iree.abi.index_path = [0]},
    %w0: tensor<16x32xf32> {iree.abi.index_path = [1, "hidden", 0]},
    %b0: tensor<32xf32> {iree.abi.index_path = [1, "hidden", 1]},
    %w1: tensor<32x10xf32> {iree.abi.index_path = [1, "output", 0]},
    %b1: tensor<10xf32> {iree.abi.index_path = [1, "output", 1]})
    -> (tensor<?x10xf32> {iree.abi.index_path = ["probabilities"]},
        tensor<?x10xf32> {iree.abi.index_path = ["scores"]}) {
  %zero_index = arith.constant 0 : index
  %zero = arith.constant 0.0 : f32
  %lowest = arith.constant 0xFF800000 : f32
  %n = tensor.dim %x, %zero_index : tensor<?x16xf32>

  // hidden = relu(x · w0 + b0)
  %x_ = tensor.cast %x : tensor<?x16xf32> to tensor<?x?xf32>
  %w0_ = tensor.cast %w0 : tensor<16x32xf32> to tensor<?x?xf32>
  %b0_ = tensor.cast %b0 : tensor<32xf32> to tensor<?xf32>
  %h_ = call @dense(%x_, %w0_, %b0_)
      : (tensor<?x?xf32>, tensor<?x?xf32>, tensor<?xf32>) -> tensor<?x?xf32>
  %hidden = linalg.generic {indexing_maps = [#rows], iterator_types = ["parallel", "parallel"]}
      outs(%h_ : tensor<?x?xf32>) {
  ^bb0(%h: f32):
    %relu = arith.maximumf %h, %zero : f32
    linalg.yield %relu : f32
  } -> tensor<?x?xf32>

  // scores = hidden · w1 + b1
  %w1_ = tensor.cast %w1 : tensor<32x10xf32> to tensor<?x?xf32>
  %b1_ = tensor.cast %b1 : tensor<10xf32> to tensor<?xf32>
  %s_ = call @dense(%hidden, %w1_, %b1_)
      : (tensor<?x?xf32>, tensor<?x?xf32>, tensor<?xf32>) -> tensor<?x?xf32>
  %scores = tensor.cast %s_ : tensor<?x?xf32> to tensor<?x10xf32>

  // probabilities = exp(scores - max(scores)) / sum(exp(scores - max(scores))), row by row
  %row_init = tensor.empty(%n) : tensor<?xf32>
  %max_init = linalg.fill ins(%lowest : f32) outs(%row_init : tensor<?xf32>) -> tensor<?xf32>
  %max = linalg.reduce { arith.maximumf }
      ins(%scores : tensor<?x10xf32>) outs(%max_init : tensor<?xf32>) dimensions = [1]
  %out = tensor.empty(%n) : tensor<?x10xf32>
  %exp = linalg.generic {indexing_maps = [#rows, #row, #rows],
                         iterator_types = ["parallel", "parallel"]}
      ins(%scores, %max : tensor<?x10xf32>, tensor<?xf32>) outs(%out : tensor<?x10xf32>) {
  ^bb0(%s: f32, %m: f32, %o: f32):
    %d = arith.subf %s, %m : f32
    %e = math.exp %d : f32
    linalg.yield %e : f32
  } -> tensor<?x10xf32>
  %sum_init = linalg.fill ins(%zero : f32) outs(%row_init : tensor<?xf32>) -> tensor<?xf32>
  %sum = linalg.reduce { arith.addf }
      ins(%exp : tensor<?x10xf32>) outs(%sum_init : tensor<?xf32>) dimensions = [1]
  %probabilities = linalg.generic {indexing_maps = [#rows, #row, #rows],
                                   iterator_types = ["parallel", "parallel"]}
      ins(%exp, %sum : tensor<?x10xf32>, tensor<?xf32>) outs(%out : tensor<?x10xf32>) {
  ^bb0(%e: f32, %t: f32, %o: f32):
    %p = arith.divf %e, %t : f32
    linalg.yield %p : f32
  } -> tensor<?x10xf32>
  return %probabilities, %scores : tensor<?x10xf32>, tensor<?x10xf32>
}

// The same with the structure in the types: a tuple of layers, each a tuple of weights and bias.
!layers = tuple<tuple<tensor<16x32xf32>, tensor<32xf32>>, tuple<tensor<32x10xf32>, tensor<10xf32>>>
!outputs = tuple<tensor<?x10xf32>, tensor<?x10xf32>>

func.func @predict_layers(%x: tensor<?x16xf32> {iree.abi.name = "x"},
                          %layers: !layers {iree.abi.name = "layers"}) -> !outputs {
  %l:4 = builtin.unrealized_conversion_cast %layers : !layers
      to tensor<16x32xf32>, tensor<32xf32>, tensor<32x10xf32>, tensor<10xf32>
  %r:2 = call @predict(%x, %l#0, %l#1, %l#2, %l#3)
      : (tensor<?x16xf32>, tensor<16x32xf32>, tensor<32xf32>, tensor<32x10xf32>, tensor<10xf32>)
      -> (tensor<?x10xf32>, tensor<?x10xf32>)
  %outputs = builtin.unrealized_conversion_cast %r#0, %r#1
      : tensor<?x10xf32>, tensor<?x10xf32> to !outputs
  return %outputs : !outputs
}
