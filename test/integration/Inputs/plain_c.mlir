// Functions that test_plain_c.py builds with plain C functions.
#id = affine_map<(i) -> (i)>

func.func @axpy(%a: f32 {iree.abi.name = "a"}, %x: tensor<?xf32> {abi.dims = ["n"], iree.abi.name = "x"},
                %y: tensor<?xf32> {iree.abi.name = "y"}) -> tensor<?xf32> {
  %r = linalg.generic {indexing_maps = [#id, #id, #id], iterator_types = ["parallel"]}
      ins(%x, %y : tensor<?xf32>, tensor<?xf32>) outs(%y : tensor<?xf32>) {
  ^bb0(%p: f32, %q: f32, %o: f32):
    %m = arith.mulf %a, %p : f32
    %s = arith.addf %m, %q : f32
    linalg.yield %s : f32
  } -> tensor<?xf32>
  return %r : tensor<?xf32>
}

func.func @product(%x: tensor<?x?xf32> {abi.dims = ["m", "k"], iree.abi.name = "x"},
                   %y: tensor<?x?xf32> {abi.dims = ["k", "n"], iree.abi.name = "y"}) -> tensor<?x?xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %zero = arith.constant 0.0 : f32
  %m = tensor.dim %x, %c0 : tensor<?x?xf32>
  %n = tensor.dim %y, %c1 : tensor<?x?xf32>
  %empty = tensor.empty(%m, %n) : tensor<?x?xf32>
  %zeros = linalg.fill ins(%zero : f32) outs(%empty : tensor<?x?xf32>) -> tensor<?x?xf32>
  %r = linalg.matmul ins(%x, %y : tensor<?x?xf32>, tensor<?x?xf32>) outs(%zeros : tensor<?x?xf32>) -> tensor<?x?xf32>
  return %r : tensor<?x?xf32>
}

func.func @reversed(%x: tensor<?xi32> {abi.dims = ["n"], iree.abi.name = "x"}) -> tensor<?xi32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = tensor.dim %x, %c0 : tensor<?xi32>
  %last = arith.subi %n, %c1 : index
  %r = tensor.generate %n {
  ^bb0(%i: index):
    %j = arith.subi %last, %i : index
    %v = tensor.extract %x[%j] : tensor<?xi32>
    tensor.yield %v : i32
  } : tensor<?xi32>
  return %r : tensor<?xi32>
}

func.func @joined(%x: tensor<?x4xi16> {abi.dims = ["n", 4], iree.abi.name = "x"},
                  %y: tensor<?x4xi16> {abi.dims = ["m", 4], iree.abi.name = "y"}) -> tensor<?x4xi16> {
  %r = tensor.concat dim(0) %x, %y : (tensor<?x4xi16>, tensor<?x4xi16>) -> tensor<?x4xi16>
  return %r : tensor<?x4xi16>
}

func.func @flat(%x: tensor<?x?xf64> {abi.dims = ["n", "m"], iree.abi.name = "x"}) -> tensor<?xf64> {
  %r = tensor.collapse_shape %x [[0, 1]] : tensor<?x?xf64> into tensor<?xf64>
  return %r : tensor<?xf64>
}

func.func @half(%x: tensor<?xf32> {abi.dims = ["n"], iree.abi.name = "x"}) -> tensor<?xf32> {
  %c0 = arith.constant 0 : index
  %c2 = arith.constant 2 : index
  %n = tensor.dim %x, %c0 : tensor<?xf32>
  %h = arith.divui %n, %c2 : index
  %r = tensor.extract_slice %x[0] [%h] [2] : tensor<?xf32> to tensor<?xf32>
  return %r : tensor<?xf32>
}

func.func @count_to(%n: index {iree.abi.name = "n"}) -> tensor<?xindex> {
  %r = tensor.generate %n {
  ^bb0(%i: index):
    tensor.yield %i : index
  } : tensor<?xindex>
  return %r : tensor<?xindex>
}

// The size depends on data; the other result would be computed in place.
func.func @nonzero(%x: tensor<?xf32> {abi.dims = ["n"], iree.abi.name = "x"})
    -> (tensor<?xindex> {abi.dims = ["count"], iree.abi.name = "places"},
        tensor<?xf32> {abi.dims = ["n"], iree.abi.name = "twice"}) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %zero = arith.constant 0.0 : f32
  %n = tensor.dim %x, %c0 : tensor<?xf32>
  %e = tensor.empty(%n) : tensor<?xindex>
  %k, %t = scf.for %i = %c0 to %n step %c1 iter_args(%k = %c0, %t = %e) -> (index, tensor<?xindex>) {
    %v = tensor.extract %x[%i] : tensor<?xf32>
    %c = arith.cmpf une, %v, %zero : f32
    %k2, %t2 = scf.if %c -> (index, tensor<?xindex>) {
      %u = tensor.insert %i into %t[%k] : tensor<?xindex>
      %l = arith.addi %k, %c1 : index
      scf.yield %l, %u : index, tensor<?xindex>
    } else {
      scf.yield %k, %t : index, tensor<?xindex>
    }
    scf.yield %k2, %t2 : index, tensor<?xindex>
  }
  %r = tensor.extract_slice %t[0] [%k] [1] : tensor<?xindex> to tensor<?xindex>
  %d = arith.addf %x, %x : tensor<?xf32>
  return %r, %d : tensor<?xindex>, tensor<?xf32>
}

func.func @statistics(%x: tensor<?xf64> {abi.dims = ["n"], iree.abi.name = "x"})
    -> (f64 {iree.abi.name = "sum"}, i1 {iree.abi.name = "any"}, tensor<f64> {iree.abi.name = "least"}) {
  %true = arith.constant true
  %zero = arith.constant dense<0.0> : tensor<f64>
  %s = linalg.generic {indexing_maps = [#id, affine_map<(i) -> ()>], iterator_types = ["reduction"]}
      ins(%x : tensor<?xf64>) outs(%zero : tensor<f64>) {
  ^bb0(%p: f64, %o: f64):
    %t = arith.addf %p, %o : f64
    linalg.yield %t : f64
  } -> tensor<f64>
  %sum = tensor.extract %s[] : tensor<f64>
  return %sum, %true, %s : f64, i1, tensor<f64>
}

func.func @numbers(%h: f16, %b: bf16, %f: f8E4M3FN, %c: complex<f32>, %u: ui8, %t: i1, %i: i64, %s: si16)
    -> (f16, bf16, f8E4M3FN, complex<f32>, ui8, i1, i64, si16) {
  return %h, %b, %f, %c, %u, %t, %i, %s : f16, bf16, f8E4M3FN, complex<f32>, ui8, i1, i64, si16
}

func.func @arrays(%h: tensor<?xf16> {abi.dims = ["n"]}, %b: tensor<?xbf16> {abi.dims = ["n"]},
                  %c: tensor<?xcomplex<f64>> {abi.dims = ["n"]}, %t: tensor<?xi1> {abi.dims = ["n"]},
                  %i: tensor<?xi4> {abi.dims = ["n"]}, %f: tensor<3x2xf8E5M2>)
    -> (tensor<?xf16>, tensor<?xbf16>, tensor<?xcomplex<f64>>, tensor<?xi1>, tensor<?xi4>, tensor<3x2xf8E5M2>) {
  return %h, %b, %c, %t, %i, %f : tensor<?xf16>, tensor<?xbf16>, tensor<?xcomplex<f64>>, tensor<?xi1>, tensor<?xi4>, tensor<3x2xf8E5M2>
}

func.func @step(%w: tensor<?x4xf32> {abi.dims = ["n", 4], iree.abi.index_path = [0, "w"], iree.abi.name = "params"},
                %b: tensor<4xf32> {iree.abi.index_path = [0, "b"], iree.abi.name = "params"},
                %k: i32 {iree.abi.index_path = [1]})
    -> (tensor<?x4xf32> {iree.abi.index_path = ["out", "w"]}, i32 {iree.abi.index_path = ["count"]}) {
  %e = tensor.empty() : tensor<4xf32>
  %r = linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (j)>, affine_map<(i, j) -> (i, j)>],
                       iterator_types = ["parallel", "parallel"]}
      ins(%w, %b : tensor<?x4xf32>, tensor<4xf32>) outs(%w : tensor<?x4xf32>) {
  ^bb0(%p: f32, %q: f32, %o: f32):
    %s = arith.addf %p, %q : f32
    linalg.yield %s : f32
  } -> tensor<?x4xf32>
  return %r, %k : tensor<?x4xf32>, i32
}

// A text that the caller cannot check, behind one that it can.
func.func @positive(%x: tensor<?xi32> {abi.dims = ["n"], iree.abi.name = "x"}) -> i32
    attributes {abi.size_conditions = ["n >= 2", "n % 2 == 0"]} {
  %c0 = arith.constant 0 : index
  %zero = arith.constant 0 : i32
  %v = tensor.extract %x[%c0] : tensor<?xi32>
  %holds = arith.cmpi sgt, %v, %zero : i32
  cf.assert %holds, "the first number must be positive"
  return %v : i32
}
