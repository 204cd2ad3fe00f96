// What test_iree_run.py calls, beside what it makes for each type of a value.

// Dicts and lists, three levels deep, on both sides.
func.func @nest(%x: tensor<4xf32> {iree.abi.index_path = [0, "a"]},
                %y: tensor<?x2xf32> {iree.abi.index_path = [0, "b", 0]},
                %z: i32 {iree.abi.index_path = [0, "b", 1, "c"]},
                %w: tensor<f32> {iree.abi.index_path = [1]})
    -> (tensor<4xf32> {iree.abi.index_path = ["p", "q", 0]},
        i32 {iree.abi.index_path = ["p", "q", 1]},
        tensor<?x2xf32> {iree.abi.index_path = ["p", "r"]},
        tensor<f32> {iree.abi.index_path = ["s"]}) {
  %two = arith.constant 2 : i32
  %0 = arith.addf %x, %x : tensor<4xf32>
  %1 = arith.muli %z, %two : i32
  %2 = arith.mulf %y, %y : tensor<?x2xf32>
  %3 = arith.negf %w : tensor<f32>
  return %0, %1, %2, %3 : tensor<4xf32>, i32, tensor<?x2xf32>, tensor<f32>
}

// A caller inside the module, whose own values are flat.
func.func @inside(%x: tensor<4xf32>, %y: tensor<?x2xf32>, %z: i32, %w: tensor<f32>) -> i32 {
  %r:4 = call @nest(%x, %y, %z, %w)
      : (tensor<4xf32>, tensor<?x2xf32>, i32, tensor<f32>)
      -> (tensor<4xf32>, i32, tensor<?x2xf32>, tensor<f32>)
  return %r#1 : i32
}

// Keys out of order, in the text and among the flat arguments.
func.func @keys(%c: i32 {iree.abi.index_path = [0, "c"]}, %a: f32 {iree.abi.index_path = [0, "a"]},
                %b: i64 {iree.abi.index_path = [0, "b"]})
    -> (i64 {iree.abi.index_path = ["z"]}, f32 {iree.abi.index_path = ["x", 0]},
        i32 {iree.abi.index_path = ["y"]}) {
  return %b, %a, %c : i64, f32, i32
}

// Tuple types, three levels deep.
func.func @tuples(%t: tuple<tensor<2xf32>, tuple<i64, tuple<f64>>>)
    -> tuple<tuple<tuple<f64>, i64>, tensor<2xf32>> {
  %a, %b, %c = builtin.unrealized_conversion_cast %t
      : tuple<tensor<2xf32>, tuple<i64, tuple<f64>>> to tensor<2xf32>, i64, f64
  %0 = arith.addf %a, %a : tensor<2xf32>
  %r = builtin.unrealized_conversion_cast %c, %b, %0
      : f64, i64, tensor<2xf32> to tuple<tuple<tuple<f64>, i64>, tensor<2xf32>>
  return %r : tuple<tuple<tuple<f64>, i64>, tensor<2xf32>>
}

// Keywords, plain and nested, after a position.
func.func @keywords(%scale: f32 {iree.abi.index_path = ["scale"]},
                    %options: i32 {iree.abi.index_path = ["options", "bias", 0]},
                    %x: i32 {iree.abi.index_path = [0]}) -> (f32, i32) {
  %0 = arith.addi %x, %options : i32
  return %scale, %0 : f32, i32
}

// Positions in another order than the flat arguments; one of a pair is a list.
func.func @positions(%b: i32 {iree.abi.index_path = [1, 0]}, %a: i32 {iree.abi.index_path = [0]})
    -> i32 {
  %0 = arith.subi %a, %b : i32
  return %0 : i32
}

// Sizes that only the call knows, of what is nested.
func.func @matvec(%m: tensor<?x?xf32> {iree.abi.index_path = [0, "m"]},
                  %v: tensor<?xf32> {iree.abi.index_path = [0, "v"]})
    -> (tensor<?xf32> {iree.abi.index_path = [0, "mv", 0]}) {
  %c0 = arith.constant 0 : index
  %zero = arith.constant 0.0 : f32
  %rows = tensor.dim %m, %c0 : tensor<?x?xf32>
  %empty = tensor.empty(%rows) : tensor<?xf32>
  %init = linalg.fill ins(%zero : f32) outs(%empty : tensor<?xf32>) -> tensor<?xf32>
  %0 = linalg.matvec ins(%m, %v : tensor<?x?xf32>, tensor<?xf32>)
      outs(%init : tensor<?xf32>) -> tensor<?xf32>
  return %0 : tensor<?xf32>
}

// Slots of results that nothing is in.
func.func @gaps(%a: i32) -> (i32 {iree.abi.index_path = [1, 2]}, i32 {iree.abi.index_path = [3]}) {
  return %a, %a : i32, i32
}

// A tuple of one, in a tuple of one.
func.func @ones(%a: i32) -> (i32 {iree.abi.index_path = [0, 0]}) {
  return %a : i32
}

// A function of IREE's own.
"util.func"() <{
    arg_attrs = [{iree.abi.index_path = [0, "x"]}, {iree.abi.index_path = [0, "y"]}],
    res_attrs = [{iree.abi.index_path = ["sum", 0]}],
    function_type = (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>,
    sym_name = "util", sym_visibility = "public"}> ({
^bb0(%x: tensor<2xf32>, %y: tensor<2xf32>):
  %0 = arith.addf %x, %y : tensor<2xf32>
  "util.return"(%0) : (tensor<2xf32>) -> ()
}) : () -> ()

// Strings and lists of numbers, nested and not, of any length.
func.func @lists(%s: !util.list<i8> {iree.abi.index_path = [0, 0]},
                 %l: !util.list<f32> {iree.abi.index_path = [0, 1, "x"]},
                 %n: tensor<2xi32> {iree.abi.index_path = [1]})
    -> (!util.list<i8> {iree.abi.index_path = [0, "s"]}, i8 {iree.abi.index_path = [0, "first"]},
        !util.list<f32> {iree.abi.index_path = [1]}, tensor<2xi32> {iree.abi.index_path = [2]}) {
  %c0 = arith.constant 0 : index
  %0 = "util.list.get"(%s, %c0) : (!util.list<i8>, index) -> i8
  %1 = arith.addi %n, %n : tensor<2xi32>
  return %s, %0, %l, %1 : !util.list<i8>, i8, !util.list<f32>, tensor<2xi32>
}

// The same, made inside; the runtime gives lists, though it takes none.
func.func @made(%a: i8, %b: i8) -> (!util.list<i8> {iree.abi.index_path = ["s", 0]}) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %0 = "util.list.create"(%c2) : (index) -> !util.list<i8>
  "util.list.resize"(%0, %c2) : (!util.list<i8>, index) -> ()
  "util.list.set"(%0, %c0, %a) : (!util.list<i8>, index, i8) -> ()
  "util.list.set"(%0, %c1, %b) : (!util.list<i8>, index, i8) -> ()
  return %0 : !util.list<i8>
}

// A gap in the arguments: the runtime has no word for it.
func.func @hole(%a: i32 {iree.abi.index_path = [0, 1]}) -> i32 {
  return %a : i32
}
