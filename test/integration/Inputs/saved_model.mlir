// The five shapes of a saved model, as TensorFlow's importer marked their values.

func.func @binary_func(%a: tensor<16xf32> {tf_saved_model.index_path = [0]},
                       %b: tensor<16xf32> {tf_saved_model.index_path = [1]})
    -> (tensor<16xf32> {tf_saved_model.index_path = [0]},
        tensor<16xf32> {tf_saved_model.index_path = [1]}) {
  return %a, %b : tensor<16xf32>, tensor<16xf32>
}

func.func @unary_func(%a: tensor<16xf32> {tf_saved_model.index_path = [0]})
    -> (tensor<16xf32> {tf_saved_model.index_path = []}) {
  return %a : tensor<16xf32>
}

func.func @return_list(%a: tensor<16xf32> {tf_saved_model.index_path = [0]},
                       %b: tensor<16xf32> {tf_saved_model.index_path = [1]})
    -> (tensor<16xf32> {tf_saved_model.index_path = [0]},
        tensor<16xf32> {tf_saved_model.index_path = [1]}) {
  return %a, %b : tensor<16xf32>, tensor<16xf32>
}

func.func @dict_nest(%a: tensor<16xf32> {tf_saved_model.index_path = [0, "dict", "a"]},
                     %b: tensor<16xf32> {tf_saved_model.index_path = [0, "dict", "b"]},
                     %c: tensor<16xf32> {tf_saved_model.index_path = [0, "list", 0]},
                     %d: tensor<16xf32> {tf_saved_model.index_path = [0, "list", 1]},
                     %scalar: tensor<f32> {tf_saved_model.index_path = [1]})
    -> (tensor<16xf32> {tf_saved_model.index_path = ["dict", "a"]},
        tensor<16xf32> {tf_saved_model.index_path = ["dict", "b"]},
        tensor<16xf32> {tf_saved_model.index_path = ["list", 0]},
        tensor<16xf32> {tf_saved_model.index_path = ["list", 1]}) {
  return %a, %b, %c, %d : tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>
}

func.func @kwargs(%a: tensor<16xf32> {tf_saved_model.index_path = ["a"]},
                  %b: tensor<16xf32> {tf_saved_model.index_path = ["b"]},
                  %scalar: tensor<f32> {tf_saved_model.index_path = ["scalar"]})
    -> (tensor<16xf32> {tf_saved_model.index_path = ["dict", "a"]},
        tensor<16xf32> {tf_saved_model.index_path = ["dict", "b"]},
        tensor<f32> {tf_saved_model.index_path = ["dict", "scalar"]}) {
  return %a, %b, %scalar : tensor<16xf32>, tensor<16xf32>, tensor<f32>
}
