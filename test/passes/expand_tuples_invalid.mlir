// RUN: abi-opt %s --abi-expand-tuples --split-input-file --verify-diagnostics --allow-unregistered-dialect

// An op that takes a tuple has to be one whose operands can be its leaves.
func.func @use(%t: tuple<f32, i32>) {
  // expected-error @below {{cannot expand 'tuple<f32, i32>' through 'test.use' in @use: only ops of func and cf, and casts, can be rewritten}}
  "test.use"(%t) : (tuple<f32, i32>) -> ()
  return
}

// -----

// So has an op that gives one, at whatever distance from the boundary.
func.func @make(%c: i1) -> tuple<f32> {
  // expected-error @below {{cannot expand 'tuple<tuple<f32>>' through 'test.make' in @make: only ops of func and cf, and casts, can be rewritten}}
  %t = "test.make"() : () -> tuple<tuple<f32>>
  %u = builtin.unrealized_conversion_cast %t : tuple<tuple<f32>> to tuple<f32>
  cf.br ^bb1(%u : tuple<f32>)
^bb1(%v: tuple<f32>):
  return %v : tuple<f32>
}

// -----

// Every such op of a module is named in one run.
func.func @first(%t: tuple<f32>) {
  // expected-error @below {{cannot expand 'tuple<f32>' through 'test.use' in @first}}
  "test.use"(%t) : (tuple<f32>) -> ()
  return
}
func.func @second(%t: tuple<i32>) {
  // expected-error @below {{cannot expand 'tuple<i32>' through 'test.use' in @second}}
  "test.use"(%t) : (tuple<i32>) -> ()
  return
}

// -----

// Regions that give or take tuples belong to an op that would have to change.
func.func @region(%t: tuple<f32>, %c: i1) -> tuple<f32> {
  // expected-error @below {{cannot expand 'tuple<f32>' through 'scf.if' in @region}}
  %r = scf.if %c -> tuple<f32> {
    // expected-error @below {{cannot expand 'tuple<f32>' through 'scf.yield' in @region}}
    scf.yield %t : tuple<f32>
  } else {
    // expected-error @below {{cannot expand 'tuple<f32>' through 'scf.yield' in @region}}
    scf.yield %t : tuple<f32>
  }
  return %r : tuple<f32>
}

// -----

// A block argument may come from an op that passes no operand for it.
func.func @terminator() -> tuple<f32> {
  // expected-error @below {{cannot expand 'tuple<f32>' through 'test.branch' in @terminator}}
  "test.branch"()[^bb1] : () -> ()
^bb1(%t: tuple<f32>):
  return %t : tuple<f32>
}

// -----

// A function value whose type mentions a tuple cannot go through an op that would have to change.
func.func private @g(tuple<f32>)
func.func @function_value() {
  %g = constant @g : (tuple<f32>) -> ()
  // expected-error @below {{cannot expand '(tuple<f32>) -> ()' through 'test.use' in @function_value}}
  "test.use"(%g) : ((tuple<f32>) -> ()) -> ()
  return
}

// -----

// An attribute of a tuple speaks of all its leaves or of one: no rule says which.
// expected-error @below {{argument #1 of @attribute: the leaves of 'tuple<f32, i32>' cannot share foo.bar = 1 : i64}}
func.func @attribute(%a: i1, %t: tuple<f32, i32> {foo.bar = 1, iree.abi.name = "t"}) {
  return
}

// -----

// The same holds for results, and for a tuple without leaves.
// expected-error @below {{result #0 of @result_attribute: the leaves of 'tuple<>' cannot share foo.bar = unit}}
func.func private @result_attribute() -> (tuple<> {foo.bar})

// -----

// It holds for calls too.
func.func private @g(tuple<f32>)
func.func @call_attribute(%t: tuple<f32>) {
  // expected-error @below {{argument #0 of 'func.call' in @call_attribute: the leaves of 'tuple<f32>' cannot share foo.bar = unit}}
  "func.call"(%t) {callee = @g, arg_attrs = [{foo.bar}]} : (tuple<f32>) -> ()
  return
}

// -----

// Of a call, that may be a path too.
func.func private @g(tuple<f32>)
func.func @call_path(%t: tuple<f32>) {
  // expected-error @below {{argument #0 of 'func.call' in @call_path: the leaves of 'tuple<f32>' cannot share iree.abi.index_path = 0 : i64}}
  "func.call"(%t) {callee = @g, arg_attrs = [{iree.abi.index_path = 0}]} : (tuple<f32>) -> ()
  return
}

// -----

// A path is an array.
// expected-error @below {{argument #0 of @path: iree.abi.index_path must be an array of integers and strings (got 0 : i64)}}
func.func private @path(tuple<f32> {iree.abi.index_path = 0})

// -----

// The paths of all arguments make one tree.
// expected-error @below {{argument #1 of @paths: [0, 2] leads through [0], which is a value}}
func.func @paths(%t: tuple<f32> {iree.abi.index_path = [0]}, %a: i1 {iree.abi.index_path = [0, 2]}) {
  return
}

// -----

// A name is a string.
// expected-error @below {{argument #0 of @name: the leaves of 'tuple<f32>' cannot share iree.abi.name = 0 : i64}}
func.func private @name(tuple<f32> {iree.abi.name = 0})

// -----

// Every argument has a path or none has: one that is missing cannot be made up.
// expected-error @below {{argument #1 of @some_paths: no iree.abi.index_path here, while other arguments have one}}
func.func @some_paths(%a: f32 {iree.abi.index_path = ["a"]}, %t: tuple<f32>) {
  return
}

// -----

// A result that is no more cannot be numbered.
// expected-error @below {{argument #0 of @number: iree.abi.output must number a result that is not a tuple (got 1 : index)}}
func.func @number(%a: memref<f32> {iree.abi.output = 1 : index}) -> (f32, tuple<f32>) {
  %t:2 = call @number(%a) : (memref<f32>) -> (f32, tuple<f32>)
  return %t#0, %t#1 : f32, tuple<f32>
}

// -----

// The same holds for arguments.
// expected-error @below {{result #0 of @tied: iree.abi.tied must number an argument that is not a tuple (got 0 : i64)}}
func.func private @tied(tuple<f32>) -> (f32 {iree.abi.tied = 0})

// -----

// Nor can one that never was.
// expected-error @below {{argument #0 of @no_result: tf.aliasing_output must number a result that is not a tuple (got 1 : i32)}}
func.func private @no_result(memref<f32> {tf.aliasing_output = 1 : i32}) -> tuple<f32>

// -----

// However wide the number is.
// expected-error @below {{argument #0 of @wide: iree.abi.output must number a result that is not a tuple (got 170141183460469231731687303715884105727 : i128)}}
func.func private @wide(memref<f32> {iree.abi.output = 170141183460469231731687303715884105727 : i128}) -> tuple<f32>

// -----

// A result allocator was made for the function with its tuples, of which it takes and gives nothing.
// expected-error @below {{fbr of @allocated: without tuples, its allocator must be of type '(i32, index) -> tuple<memref<?xf32>>' (got '(index) -> tuple<memref<?xf32>>'): run abi-expand-tuples before abi-result-allocators}}
func.func private @allocated(tuple<i32, f32>, index) -> memref<?xf32>
  attributes {iree.reflection = {fbr = "allocated_result_allocator"}}
// expected-error @below {{fbr of @slots: without tuples, its allocator must be of type '(index) -> tuple<memref<?xf32>, memref<?xi8>>' (got '(index) -> tuple<memref<?xi8>>')}}
func.func private @slots(index) -> (tuple<memref<?xf32>>, memref<?xi8>) attributes {fbr = "slots_result_allocator"}
// expected-error @below {{@encoded: result #0 is a 'tensor<?xf32, 1 : i64>', whose encoding a memref does not have}}
func.func private @encoded(tuple<i32>) -> tensor<?xf32, 1> attributes {fbr = "encoded_result_allocator"}

// -----

// Dead code may take its own results, and then has no order to be rewritten in.
func.func @dead(%t: tuple<f32>) {
  return
^bb1:
  // expected-error @below {{'func.call' in @dead takes its own result, in a block that is never entered}}
  %u = call @g(%u) : (tuple<f32>) -> tuple<f32>
  cf.br ^bb1
}
func.func private @g(tuple<f32>) -> tuple<f32>

// -----

// A function of another kind may have rules of its own, for its calls and returns too.
// expected-error @below {{cannot expand '(tuple<f32>) -> ()' through @f: only ops of func and cf, and casts, can be rewritten}}
"util.func"() ({}) {function_type = (tuple<f32>) -> (), sym_name = "f", sym_visibility = "private"} : () -> ()

// -----

// Sizes that are not those of the leaves.
// expected-error @+1 {{argument #0 of @sizes: abi.dims must have a list for each leaf of 'tuple<tensor<?xf32>>' (got ["n", 4])}}
func.func @sizes(%x: tuple<tensor<?xf32>> {abi.dims = ["n", 4]}) {
  return
}
