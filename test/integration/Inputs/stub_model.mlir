// Functions whose stub is checked by mypy: nests, keys and names of every kind.

// One step of training: what it returns is what it takes.
func.func @step(
    %w: tensor<2x3xf32> {iree.abi.name = "params.w", iree.abi.index_path = [0, "w"]},
    %b0: tensor<3xf32> {iree.abi.name = "params.b.0", iree.abi.index_path = [0, "b", 0]},
    %b1: tensor<3xf64> {iree.abi.name = "params.b.1", iree.abi.index_path = [0, "b", 1]},
    %x: tensor<?x2xf32> {iree.abi.name = "x", iree.abi.index_path = [1]},
    %rate: f32 {iree.abi.index_path = ["rate"]})
    -> (tensor<2x3xf32> {iree.abi.index_path = ["params", "w"]},
        tensor<3xf32> {iree.abi.index_path = ["params", "b", 0]},
        tensor<3xf64> {iree.abi.index_path = ["params", "b", 1]},
        f32 {iree.abi.index_path = ["loss"]}) {
  return %w, %b0, %b1, %rate : tensor<2x3xf32>, tensor<3xf32>, tensor<3xf64>, f32
}

// The same nest: the same class.
func.func @evaluate(
    %w: tensor<2x3xf32> {iree.abi.name = "params.w", iree.abi.index_path = [0, "w"]},
    %b0: tensor<3xf32> {iree.abi.name = "params.b.0", iree.abi.index_path = [0, "b", 0]},
    %b1: tensor<3xf64> {iree.abi.name = "params.b.1", iree.abi.index_path = [0, "b", 1]}) {
  return
}

// Numbers for arrays of rank 0 that are not written to; what is returned can be given again.
func.func @state(
    %t: tensor<i32> {iree.abi.name = "s.t", iree.abi.index_path = [0, "t"]},
    %w: tensor<f32> {iree.abi.name = "w", bufferization.writable = true,
                     iree.abi.index_path = [1]})
    -> (tensor<i32> {iree.abi.index_path = ["t"]}) {
  return %t : tensor<i32>
}

// Numbers, an argument without a name before one with a name, and one after.
func.func @numbers(%a: i1 {iree.abi.name = "flag"}, %b: i8, %c: f64 {iree.abi.name = "c"},
                   %d: complex<f32> {iree.abi.name = "d"}, %e: index {iree.abi.name = "class"},
                   %f: ui32 {iree.abi.name = "f"})
    -> (i1, i8, f64, complex<f32>, index, ui32) {
  return %a, %b, %c, %d, %e, %f : i1, i8, f64, complex<f32>, index, ui32
}

// Elements.
func.func @elements(%a: tensor<?xi1>, %b: tensor<?xbf16>, %c: tensor<?xi4>, %d: tensor<?xindex>,
                    %e: tensor<?xcomplex<f64>>, %f: tensor<ui8>)
    -> (tensor<?xi1>, tensor<?xbf16>, tensor<?xi4>, tensor<?xindex>, tensor<?xcomplex<f64>>,
        tensor<ui8>) {
  return %a, %b, %c, %d, %e, %f : tensor<?xi1>, tensor<?xbf16>, tensor<?xi4>, tensor<?xindex>,
    tensor<?xcomplex<f64>>, tensor<ui8>
}

// Keys that are no identifiers, that hide a type, and that a class would rename; a gap.
func.func @odd(
    %a: f32 {iree.abi.name = "k.a b", iree.abi.index_path = [0, "a b"]},
    %b: f32 {iree.abi.name = "k.class", iree.abi.index_path = [0, "class"]},
    %c: f32 {iree.abi.name = "k.float", iree.abi.index_path = [0, "float"]},
    %d: i32 {iree.abi.name = "k.__d", iree.abi.index_path = [0, "__d"]},
    %e: i32 {iree.abi.name = "l.1", iree.abi.index_path = [1, 1]})
    -> (f32 {iree.abi.index_path = ["quote\"", "\\"]}, f32 {iree.abi.index_path = ["float"]},
        i32 {iree.abi.index_path = ["list", 2]}) {
  return %a, %c, %e : f32, f32, i32
}

// Names that annotations use, that the library has, and that are no identifiers.
func.func @np(%x: tensor<2xf32> {iree.abi.name = "x"}) -> tensor<2xf32> { return %x : tensor<2xf32> }
func.func @float(%x: f32 {iree.abi.name = "float"}) -> f32 { return %x : f32 }
func.func @tuple(%x: f32, %y: i32) -> (f32, i32) { return %x, %y : f32, i32 }
func.func @StubModel(%x: i32 {iree.abi.name = "self"}) -> i32 { return %x : i32 }
func.func @get(%x: i32 {iree.abi.name = "x"}) -> i32 { return %x : i32 }
func.func @class(%x: f32 {iree.abi.name = "x"}) -> f32 { return %x : f32 }
func.func @_hidden(%x: f64 {iree.abi.name = "x"}) -> f64 { return %x : f64 }
func.func @"a.b\22"() { return }

// What Python cannot call.
func.func @wide(%x: f80) -> f80 { return %x : f80 }
