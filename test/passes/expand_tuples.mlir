// RUN: abi-opt %s --abi-expand-tuples --split-input-file --allow-unregistered-dialect | filecheck %s
// RUN: abi-opt %s --abi-expand-tuples --abi-expand-tuples --split-input-file --allow-unregistered-dialect | filecheck %s

// Leaves take the place of a tuple, in order, whatever the nesting; a path keeps the place of each.
// CHECK-LABEL: func.func @nested(
// CHECK-SAME: %[[A:.*]]: i1 {iree.abi.index_path = [0]}, %[[B:.*]]: f32 {iree.abi.index_path = [1, 0]},
// CHECK-SAME: %[[C:.*]]: i32 {iree.abi.index_path = [1, 1, 0]}, %[[D:.*]]: memref<4xf32> {iree.abi.index_path = [1, 1, 1]},
// CHECK-SAME: %[[E:.*]]: i64 {iree.abi.index_path = [1, 2]})
// CHECK-SAME: -> (f32 {iree.abi.index_path = [0]}, i32 {iree.abi.index_path = [1, 0]},
// CHECK-SAME: memref<4xf32> {iree.abi.index_path = [1, 1]}, i64 {iree.abi.index_path = [2]}) {
// CHECK-NEXT: return %[[B]], %[[C]], %[[D]], %[[E]] : f32, i32, memref<4xf32>, i64
func.func @nested(%a: i1, %t: tuple<f32, tuple<i32, memref<4xf32>>, i64>)
    -> tuple<f32, tuple<i32, memref<4xf32>>, i64> {
  return %t : tuple<f32, tuple<i32, memref<4xf32>>, i64>
}

// -----

// A function without tuples is left alone, next to one that has them.
// CHECK-LABEL: func.func @plain(
// CHECK-SAME: %[[A:.*]]: f32 {iree.abi.name = "a"}, %{{.*}}: i32) -> f32 {
// CHECK-NEXT: return %[[A]] : f32
func.func @plain(%a: f32 {iree.abi.name = "a"}, %b: i32) -> f32 {
  return %a : f32
}
// CHECK: func.func private @other(f32 {iree.abi.index_path = [0, 0]})
func.func private @other(tuple<f32>)

// -----

// Declarations change like definitions; several results have paths that begin with their number.
// CHECK-LABEL: func.func private @declaration(
// CHECK-SAME: f32 {iree.abi.index_path = [0, 0]}, i32 {iree.abi.index_path = [0, 1]})
// CHECK-SAME: -> (f32 {iree.abi.index_path = [0]}, i1 {iree.abi.index_path = [1, 0]}) attributes {llvm.emit_c_interface}
func.func private @declaration(tuple<f32, i32>) -> (f32, tuple<i1>) attributes {llvm.emit_c_interface}

// -----

// Arguments and results are apart: where neither is a tuple, no path is added.
// CHECK-LABEL: func.func private @only_arguments(
// CHECK-SAME: f32 {iree.abi.index_path = [0, 0]}, i1 {iree.abi.index_path = [1]}) -> i64
// CHECK-LABEL: func.func private @only_results(
// CHECK-SAME: i1) -> (f32 {iree.abi.index_path = [0, 0]}, i64 {iree.abi.index_path = [1]})
func.func private @only_arguments(tuple<f32>, i1) -> i64
func.func private @only_results(i1) -> (tuple<f32>, i64)

// -----

// An empty tuple has no leaf, nor has a tuple of empty ones.
// CHECK-LABEL: func.func @empty(
// CHECK-SAME: %[[A:.*]]: f32 {iree.abi.index_path = [1]}) {
// CHECK-NEXT: call @empty(%[[A]]) : (f32) -> ()
// CHECK-NEXT: return{{$}}
func.func @empty(%t: tuple<tuple<>, tuple<tuple<>>>, %a: f32) -> tuple<> {
  %r = call @empty(%t, %a) : (tuple<tuple<>, tuple<tuple<>>>, f32) -> tuple<>
  return %r : tuple<>
}

// -----

// Attributes that were there go along with arguments and results that are no tuples.
// CHECK-LABEL: func.func private @attributes(
// CHECK-SAME: memref<4xf32> {iree.abi.index_path = [0], llvm.noalias}, f32 {iree.abi.index_path = [1, 0]})
// CHECK-SAME: -> (i1 {foo.bar = 1 : i64, iree.abi.index_path = [0]}, f32 {iree.abi.index_path = [1, 0]})
func.func private @attributes(memref<4xf32> {llvm.noalias}, tuple<f32>)
    -> (i1 {foo.bar = 1}, tuple<f32>)

// -----

// Attribute lists in which nothing is left are gone.
// CHECK-LABEL: func.func private @no_attributes(
// CHECK-SAME: ) -> f32{{$}}
func.func private @no_attributes(tuple<> {iree.abi.name = "nothing"}) -> f32

// -----

// Index paths that were given are made longer, by either name.
// CHECK-LABEL: func.func private @paths(
// CHECK-SAME: f32 {iree.abi.index_path = [0, "a"]},
// CHECK-SAME: f32 {iree.abi.index_path = [0, "b", 0]}, i32 {iree.abi.index_path = [0, "b", 1, 0]},
// CHECK-SAME: i1 {tf_saved_model.index_path = [1, 0]}, i8 {tf_saved_model.index_path = [1, 1]},
// CHECK-SAME: i16 {tf_saved_model.index_path = [2]})
// CHECK-SAME: -> (f64 {iree.abi.index_path = ["r", 0]}, f16 {iree.abi.index_path = ["r", 1]})
func.func private @paths(f32 {iree.abi.index_path = [0, "a"]},
                         tuple<f32, tuple<i32>> {iree.abi.index_path = [0, "b"]},
                         tuple<i1, i8> {tf_saved_model.index_path = [1]},
                         i16 {tf_saved_model.index_path = [2]})
    -> (tuple<f64, f16> {iree.abi.index_path = ["r"]})

// -----

// Arguments that results go to are among the results, ahead of those that are returned.
// CHECK-LABEL: func.func private @outs(
// CHECK-SAME: f32 {iree.abi.index_path = [0, 0]}, i32 {iree.abi.index_path = [1]},
// CHECK-SAME: memref<f32> {bufferize.result, iree.abi.index_path = [0]}, memref<i8> {bufferize.result, iree.abi.index_path = [1]})
// CHECK-SAME: -> (i1 {iree.abi.index_path = [2, 0]}, i8 {iree.abi.index_path = [3]})
// CHECK-LABEL: func.func private @outs_alone(
// CHECK-SAME: f32 {iree.abi.index_path = [0, 0]}, memref<f32> {bufferize.result}) -> i8
func.func private @outs(tuple<f32>, i32, memref<f32> {bufferize.result}, memref<i8> {bufferize.result})
    -> (tuple<i1>, i8)
func.func private @outs_alone(tuple<f32>, memref<f32> {bufferize.result}) -> i8

// -----

// A result allocator that takes and gives nothing of the leaves is that of the function still.
// CHECK-LABEL: func.func private @allocated(f32
// CHECK-SAME: -> memref<?xf32> attributes {fbr = "allocated_result_allocator"}
func.func private @allocated(tuple<f32>, index) -> memref<?xf32> attributes {fbr = "allocated_result_allocator"}

// -----

// A leaf is named after its tuple and its place in it.
// CHECK-LABEL: func.func private @names(
// CHECK-SAME: f32 {iree.abi.index_path = [0, 0], iree.abi.name = "x.0"},
// CHECK-SAME: i32 {iree.abi.index_path = [0, 1, 0], iree.abi.name = "x.1.0"},
// CHECK-SAME: i1 {iree.abi.index_path = [1], iree.abi.name = "y"})
func.func private @names(tuple<f32, tuple<i32>> {iree.abi.name = "x"}, i1 {iree.abi.name = "y"})

// -----

// An attribute that numbers a result follows it to its new place, and so does one that numbers an
// argument; where they keep their places it is not looked at.
// CHECK-LABEL: func.func private @result_numbers(
// CHECK-SAME: memref<4xf32> {iree.abi.output = 3 : index}, memref<4xf32> {tf.aliasing_output = 2 : i32})
// CHECK-SAME: -> (i1 {{.*}}, i8 {{.*}}, memref<4xf32> {{.*}}, memref<4xf32> {{.*}})
func.func private @result_numbers(memref<4xf32> {iree.abi.output = 2 : index},
                                  memref<4xf32> {tf.aliasing_output = 1 : i32})
    -> (tuple<i1, tuple<i8>>, memref<4xf32>, memref<4xf32>)
// CHECK-LABEL: func.func private @argument_numbers(
// CHECK-SAME: -> (memref<4xf32> {iree.abi.tied = 2 : i64})
func.func private @argument_numbers(tuple<i1, tuple<i8>>, memref<4xf32>)
    -> (memref<4xf32> {iree.abi.tied = 1})
// CHECK-LABEL: func.func private @no_numbers(
// CHECK-SAME: memref<4xf32> {iree.abi.index_path = [0], iree.abi.output = 2 : index}
func.func private @no_numbers(memref<4xf32> {iree.abi.output = 2 : index}, tuple<f32>)

// -----

// Calls come before definitions, and functions are recursive.
// CHECK-LABEL: func.func @caller(
// CHECK-SAME: %[[A:.*]]: f32 {{.*}}, %[[B:.*]]: i32 {{.*}}) -> (f32 {{.*}}, i32 {{.*}}) {
// CHECK-NEXT: %[[R:.*]]:2 = call @callee(%[[A]], %[[B]]) {foo.bar = 1 : i64} : (f32, i32) -> (f32, i32)
// CHECK-NEXT: return %[[R]]#0, %[[R]]#1 : f32, i32
// CHECK-LABEL: func.func @callee(
// CHECK-SAME: %[[A:.*]]: f32 {{.*}}, %[[B:.*]]: i32 {{.*}}) -> (f32 {{.*}}, i32 {{.*}}) {
// CHECK-NEXT: %[[R:.*]]:2 = call @callee(%[[A]], %[[B]]) : (f32, i32) -> (f32, i32)
// CHECK-NEXT: return %[[R]]#0, %[[R]]#1 : f32, i32
func.func @caller(%t: tuple<f32, i32>) -> tuple<f32, i32> {
  %r = call @callee(%t) {foo.bar = 1} : (tuple<f32, i32>) -> tuple<f32, i32>
  return %r : tuple<f32, i32>
}
func.func @callee(%t: tuple<f32, i32>) -> tuple<f32, i32> {
  %r = call @callee(%t) : (tuple<f32, i32>) -> tuple<f32, i32>
  return %r : tuple<f32, i32>
}

// -----

// A call in a function without tuples of its own changes too, and its other results keep their uses.
// CHECK-LABEL: func.func @mixed(
// CHECK-SAME: ) -> f32 {
// CHECK: %[[R:.*]]:4 = call @several() : () -> (i1, f32, i32, f32)
// CHECK-NEXT: %[[S:.*]] = arith.addf %[[R]]#3, %[[R]]#1 : f32
// CHECK-NEXT: return %[[S]] : f32
func.func private @several() -> (i1, tuple<f32, i32>, f32)
func.func @mixed() -> f32 {
  %r:3 = call @several() : () -> (i1, tuple<f32, i32>, f32)
  %f, %i = builtin.unrealized_conversion_cast %r#1 : tuple<f32, i32> to f32, i32
  %s = arith.addf %r#2, %f : f32
  return %s : f32
}

// -----

// The attributes of a call's own arguments and results are expanded with them; the function value
// of an indirect call is no argument.
// CHECK-LABEL: func.func @call_attributes(
// CHECK: call @g(
// CHECK-SAME: arg_attrs = [{}, {}, {foo.a}], res_attrs = [{foo.r}, {}]
// CHECK: call_indirect
// CHECK-SAME: arg_attrs = [{}, {}, {foo.b}]
func.func private @g(tuple<f32, i32>, i1) -> (i1, tuple<f32>)
func.func @call_attributes(%t: tuple<f32, i32>, %a: i1) {
  %r:2 = "func.call"(%t, %a) {callee = @g, arg_attrs = [{}, {foo.a}], res_attrs = [{foo.r}, {}]}
    : (tuple<f32, i32>, i1) -> (i1, tuple<f32>)
  %g = constant @g : (tuple<f32, i32>, i1) -> (i1, tuple<f32>)
  %s:2 = "func.call_indirect"(%g, %t, %a) {arg_attrs = [{}, {foo.b}]}
    : ((tuple<f32, i32>, i1) -> (i1, tuple<f32>), tuple<f32, i32>, i1) -> (i1, tuple<f32>)
  return
}

// -----

// Function values have function types, which change with the functions.
// CHECK-LABEL: func.func @higher_order(
// CHECK-SAME: %[[F:.*]]: (f32, i32) -> f32 {iree.abi.index_path = [0]}, %[[A:.*]]: f32 {{.*}}, %[[B:.*]]: i32 {{.*}}) -> (f32 {iree.abi.index_path = [0]}) {
// CHECK-NEXT: %[[R:.*]] = call_indirect %[[F]](%[[A]], %[[B]]) : (f32, i32) -> f32
// CHECK-NEXT: return %[[R]] : f32
// CHECK-LABEL: func.func @use(
// CHECK: %[[G:.*]] = constant @g : (f32, i32) -> f32
// CHECK: call @higher_order(%[[G]], %{{.*}}, %{{.*}}) : ((f32, i32) -> f32, f32, i32) -> f32
func.func @higher_order(%f: (tuple<f32, i32>) -> tuple<f32>, %t: tuple<f32, i32>) -> tuple<f32> {
  %r = call_indirect %f(%t) : (tuple<f32, i32>) -> tuple<f32>
  return %r : tuple<f32>
}
func.func private @g(tuple<f32, i32>) -> tuple<f32>
func.func @use(%t: tuple<f32, i32>) -> tuple<f32> {
  %g = constant @g : (tuple<f32, i32>) -> tuple<f32>
  %r = call @higher_order(%g, %t)
    : ((tuple<f32, i32>) -> tuple<f32>, tuple<f32, i32>) -> tuple<f32>
  return %r : tuple<f32>
}

// -----

// A function type in a tuple is a leaf; one that mentions no tuple gets no path.
// CHECK-LABEL: func.func private @function_leaf(
// CHECK-SAME: (f32) -> () {iree.abi.index_path = [0, 0]}, i1 {iree.abi.index_path = [0, 1]})
// CHECK-LABEL: func.func private @function_argument(
// CHECK-SAME: (f32) -> ())
func.func private @function_leaf(tuple<(tuple<f32>) -> tuple<>, i1>)
func.func private @function_argument((tuple<f32>) -> ())

// -----

// Branches carry the leaves, each successor its own.
// CHECK-LABEL: func.func @branches(
// CHECK-SAME: %[[A:.*]]: f32 {{.*}}, %[[B:.*]]: i32 {{.*}}, %[[C:.*]]: i1 {{.*}}) -> (f32 {{.*}}, i32 {{.*}}) {
// CHECK-NEXT: cf.cond_br %[[C]], ^[[BB1:.*]](%[[C]], %[[A]], %[[B]] : i1, f32, i32), ^[[BB2:.*]](%[[A]], %[[B]], %[[B]] : f32, i32, i32)
// CHECK-NEXT: ^[[BB1]](%[[X:.*]]: i1, %[[Y:.*]]: f32, %[[Z:.*]]: i32):
// CHECK-NEXT: cf.br ^[[BB2]](%[[Y]], %[[Z]], %[[Z]] : f32, i32, i32)
// CHECK-NEXT: ^[[BB2]](%[[Y:.*]]: f32, %[[Z:.*]]: i32, %{{.*}}: i32):
// CHECK-NEXT: return %[[Y]], %[[Z]] : f32, i32
func.func @branches(%t: tuple<f32, i32>, %c: i1) -> tuple<f32, i32> {
  %f, %i = builtin.unrealized_conversion_cast %t : tuple<f32, i32> to f32, i32
  cf.cond_br %c, ^bb1(%c, %t : i1, tuple<f32, i32>), ^bb2(%t, %i : tuple<f32, i32>, i32)
^bb1(%x: i1, %u: tuple<f32, i32>):
  %g, %j = builtin.unrealized_conversion_cast %u : tuple<f32, i32> to f32, i32
  cf.br ^bb2(%u, %j : tuple<f32, i32>, i32)
^bb2(%v: tuple<f32, i32>, %y: i32):
  return %v : tuple<f32, i32>
}

// -----

// A switch keeps the operands of each case apart.
// CHECK-LABEL: func.func @switch(
// CHECK-SAME: %[[A:.*]]: f32 {{.*}}, %[[B:.*]]: i32 {{.*}}, %[[C:.*]]: i32 {{.*}})
// CHECK-NEXT: cf.switch %[[C]] : i32, [
// CHECK-NEXT: default: ^[[BB1:.*]](%[[A]], %[[B]] : f32, i32),
// CHECK-NEXT: 7: ^[[BB2:.*]](%[[C]], %[[A]], %[[B]] : i32, f32, i32),
// CHECK-NEXT: 8: ^[[BB1]](%[[A]], %[[B]] : f32, i32)
func.func @switch(%t: tuple<f32, i32>, %c: i32) -> tuple<f32, i32> {
  cf.switch %c : i32, [
    default: ^bb1(%t : tuple<f32, i32>),
    7: ^bb2(%c, %t : i32, tuple<f32, i32>),
    8: ^bb1(%t : tuple<f32, i32>)
  ]
^bb1(%u: tuple<f32, i32>):
  return %u : tuple<f32, i32>
^bb2(%x: i32, %v: tuple<f32, i32>):
  return %v : tuple<f32, i32>
}

// -----

// Blocks may be written in another order than they run in.
// CHECK-LABEL: func.func @block_order(
// CHECK: cf.br ^[[FIRST:.*]]{{$}}
// CHECK-NEXT: ^[[SECOND:.*]]: // pred: ^[[FIRST]]
// CHECK-NEXT: call @use(%[[R:.*]]#0, %[[R]]#1) : (f32, i32) -> ()
// CHECK-NEXT: cf.br ^[[THIRD:.*]]{{$}}
// CHECK-NEXT: ^[[FIRST]]: // pred: ^bb0
// CHECK-NEXT: %[[R]]:2 = call @make() : () -> (f32, i32)
// CHECK-NEXT: cf.br ^[[SECOND]]
// CHECK-NEXT: ^[[THIRD]]: // pred: ^[[SECOND]]
// CHECK-NEXT: return %[[R]]#0, %[[R]]#1 : f32, i32
func.func private @make() -> tuple<f32, i32>
func.func private @use(tuple<f32, i32>)
func.func @block_order() -> tuple<tuple<f32>, i32> {
  cf.br ^bb2
^bb1:
  call @use(%t) : (tuple<f32, i32>) -> ()
  %u = builtin.unrealized_conversion_cast %f, %i : f32, i32 to tuple<tuple<f32>, i32>
  cf.br ^bb3
^bb2:
  %t = call @make() : () -> tuple<f32, i32>
  %f, %i = builtin.unrealized_conversion_cast %t : tuple<f32, i32> to f32, i32
  cf.br ^bb1
^bb3:
  return %u : tuple<tuple<f32>, i32>
}

// -----

// Casts that put together, take apart or regroup a tuple fold away.
// CHECK-LABEL: func.func @casts(
// CHECK-SAME: %[[A:.*]]: f32, %[[B:.*]]: i32) -> (i32 {{.*}}, f32 {{.*}}, i32 {{.*}}) {
// CHECK-NEXT: return %[[B]], %[[A]], %[[B]] : i32, f32, i32
func.func @casts(%a: f32, %b: i32) -> tuple<i32, tuple<f32, i32>> {
  %t = builtin.unrealized_conversion_cast %a, %b : f32, i32 to tuple<f32, i32>
  %u = builtin.unrealized_conversion_cast %b, %t : i32, tuple<f32, i32> to tuple<tuple<i32, f32>, i32>
  %v = builtin.unrealized_conversion_cast %u : tuple<tuple<i32, f32>, i32> to tuple<i32, tuple<f32, i32>>
  return %v : tuple<i32, tuple<f32, i32>>
}

// -----

// A cast between a tuple and anything else is one between its leaves and that; one to an empty
// tuple is nothing.
// CHECK-LABEL: func.func @foreign_casts(
// CHECK-SAME: %[[S:.*]]: !foo.struct) -> (f32 {{.*}}, i32 {{.*}}) {
// CHECK-NEXT: %[[T:.*]]:2 = builtin.unrealized_conversion_cast %[[S]] : !foo.struct to f32, i32
// CHECK-NEXT: %[[U:.*]] = builtin.unrealized_conversion_cast %[[T]]#0, %[[T]]#1 : f32, i32 to !foo.struct
// CHECK-NEXT: "test.use"(%[[U]]) : (!foo.struct) -> ()
// CHECK-NEXT: return %[[T]]#0, %[[T]]#1 : f32, i32
func.func @foreign_casts(%s: !foo.struct) -> (tuple<f32, i32>, tuple<>) {
  %t = builtin.unrealized_conversion_cast %s : !foo.struct to tuple<f32, i32>
  %u = builtin.unrealized_conversion_cast %t : tuple<f32, i32> to !foo.struct
  "test.use"(%u) : (!foo.struct) -> ()
  %e = builtin.unrealized_conversion_cast %s : !foo.struct to tuple<>
  return %t, %e : tuple<f32, i32>, tuple<>
}

// -----

// The tuple ops of StableHLO fold like casts; an element may be a tuple itself.
// CHECK-LABEL: func.func @stablehlo(
// CHECK-SAME: %[[A:.*]]: tensor<f32> {{.*}}, %[[B:.*]]: tensor<i32> {{.*}}, %[[C:.*]]: tensor<i1> {{.*}})
// CHECK-NEXT: return %[[B]], %[[C]], %[[A]], %[[B]] : tensor<i32>, tensor<i1>, tensor<f32>, tensor<i32>
func.func @stablehlo(%t: tuple<tensor<f32>, tuple<tensor<i32>, tensor<i1>>>)
    -> (tuple<tensor<i32>, tensor<i1>>, tuple<tensor<f32>, tensor<i32>>) {
  %a = "stablehlo.get_tuple_element"(%t) {index = 0 : i32}
    : (tuple<tensor<f32>, tuple<tensor<i32>, tensor<i1>>>) -> tensor<f32>
  %u = "stablehlo.get_tuple_element"(%t) {index = 1 : i32}
    : (tuple<tensor<f32>, tuple<tensor<i32>, tensor<i1>>>) -> tuple<tensor<i32>, tensor<i1>>
  %b = "stablehlo.get_tuple_element"(%u) {index = 0 : i32}
    : (tuple<tensor<i32>, tensor<i1>>) -> tensor<i32>
  %v = "stablehlo.tuple"(%a, %b)
    : (tensor<f32>, tensor<i32>) -> tuple<tensor<f32>, tensor<i32>>
  return %u, %v : tuple<tensor<i32>, tensor<i1>>, tuple<tensor<f32>, tensor<i32>>
}

// -----

// Calls inside the regions of other ops take the leaves from outside.
// CHECK-LABEL: func.func @regions(
// CHECK-SAME: %[[A:.*]]: f32 {{.*}}, %[[C:.*]]: i1 {{.*}})
// CHECK-NEXT: scf.if %[[C]] {
// CHECK-NEXT: func.call @g(%[[A]]) : (f32) -> ()
func.func private @g(tuple<f32>)
func.func @regions(%t: tuple<f32>, %c: i1) {
  scf.if %c {
    func.call @g(%t) : (tuple<f32>) -> ()
  }
  return
}

// -----

// Functions of nested modules are functions too.
// CHECK-LABEL: module @inner
// CHECK: func.func @f(%[[A:.*]]: f32 {{.*}}, %[[B:.*]]: i32 {{.*}}) -> i1 {
// CHECK-NEXT: %[[R:.*]] = call @g(%[[A]], %[[B]]) : (f32, i32) -> i1
module @inner {
  func.func @f(%t: tuple<f32, i32>) -> i1 {
    %r = call @g(%t) : (tuple<f32, i32>) -> i1
    return %r : i1
  }
  func.func private @g(tuple<f32, i32>) -> i1
}

// -----

// A call in the body of any other kind of function is a call.
// CHECK-LABEL: llvm.func @caller(
// CHECK-SAME: %[[A:.*]]: f32)
// CHECK-NEXT: func.call @g(%[[A]]) : (f32) -> ()
func.func private @g(tuple<f32>)
llvm.func @caller(%a: f32) {
  %t = builtin.unrealized_conversion_cast %a : f32 to tuple<f32>
  func.call @g(%t) : (tuple<f32>) -> ()
  llvm.return
}

// -----

// Tuples that do not cross the boundary of a function stay, and so do those in other types.
// CHECK-LABEL: func.func @inside(
// CHECK-SAME: %[[A:.*]]: f32 {iree.abi.index_path = [0, 0]}, %{{.*}}: !foo.list<tuple<i32>> {iree.abi.index_path = [1]})
// CHECK-NEXT: %[[T:.*]] = "test.make"() : () -> tuple<i1, i8>
// CHECK-NEXT: "test.use"(%[[T]], %[[A]]) : (tuple<i1, i8>, f32) -> ()
func.func @inside(%t: tuple<f32>, %l: !foo.list<tuple<i32>>) {
  %m = "test.make"() : () -> tuple<i1, i8>
  %a = builtin.unrealized_conversion_cast %t : tuple<f32> to f32
  "test.use"(%m, %a) : (tuple<i1, i8>, f32) -> ()
  return
}

// -----

// A module none of whose functions mentions a tuple is left as it is.
// CHECK-LABEL: func.func @no_boundary(
// CHECK-NEXT: %[[T:.*]] = builtin.unrealized_conversion_cast %{{.*}} : f32 to tuple<f32>
// CHECK-NEXT: cf.br ^[[BB1:.*]](%[[T]] : tuple<f32>)
// CHECK-NEXT: ^[[BB1]](%{{.*}}: tuple<f32>):
func.func @no_boundary(%a: f32) {
  %t = builtin.unrealized_conversion_cast %a : f32 to tuple<f32>
  cf.br ^bb1(%t : tuple<f32>)
^bb1(%u: tuple<f32>):
  return
}

// -----

// A declaration that shows the function is rewritten, at either placement; one that does not is
// left alone.
// CHECK-LABEL: func.func private @declared(
// CHECK-SAME: iree.abi.declaration = "sync func @declared(%t.0: f32 {iree.abi.index_path = [0, 0]}, %t.1: f64 {iree.abi.index_path = [0, 1]}) -> (%output0: i32 {iree.abi.index_path = [0]})"
// CHECK-SAME: iree.reflection = {iree.abi.declaration = "sync func @declared(%t.0: f32 {iree.abi.index_path = [0, 0]}, %t.1: f32 {iree.abi.index_path = [0, 1]}) -> (%output0: i32 {iree.abi.index_path = [0]})"
func.func private @declared(tuple<f32, f64> {iree.abi.name = "t"}) -> tuple<i32> attributes {
  iree.abi.declaration = "sync func @declared(%t: tuple<f32, f64>) -> (%output0: tuple<i32>)",
  iree.reflection = {
    iree.abi.declaration = "sync func @declared(%t: tuple<f32, f32>) -> (%output0: tuple<i32>)"}}
// CHECK-LABEL: func.func private @stale(f32
// CHECK-SAME: iree.abi.declaration = "sync func @stale(%input0: i8) -> ()"
func.func private @stale(tuple<f32>) attributes {
  iree.abi.declaration = "sync func @stale(%input0: i8) -> ()"}
// CHECK-LABEL: func.func private @own(f32
// CHECK-SAME: iree.abi.declaration = "own words"
func.func private @own(tuple<f32>) attributes {iree.abi.declaration = "own words"}

// -----

// Each leaf gets its own sizes.
// CHECK-LABEL: func.func @sizes(
// CHECK-SAME: %{{.*}}: tensor<?xf32> {abi.dims = ["n"], iree.abi.index_path = [0, 0]}
// CHECK-SAME: %{{.*}}: tensor<?x4xf32> {abi.dims = ["n", 4], iree.abi.index_path = [0, 1, 0]}
// CHECK-SAME: %{{.*}}: i32 {iree.abi.index_path = [0, 1, 1]}
// CHECK-SAME: %{{.*}}: tensor<?xf32> {abi.dims = ["?"], iree.abi.index_path = [0, 2]})
func.func @sizes(%x: tuple<tensor<?xf32>, tuple<tensor<?x4xf32>, i32>, tensor<?xf32>>
                     {abi.dims = [["n"], ["n", 4], [], ["?"]]}) {
  return
}
