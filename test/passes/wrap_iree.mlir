// RUN: abi-opt %s --abi-wrap-iree --split-input-file --allow-unregistered-dialect --mlir-print-op-generic | filecheck %s
// RUN: abi-opt %s --abi-wrap-iree --abi-wrap-iree --split-input-file --allow-unregistered-dialect --mlir-print-op-generic | filecheck %s
// RUN: abi-opt %s --abi-wrap-iree --abi-attach --abi-verify --split-input-file --allow-unregistered-dialect --mlir-print-op-generic | filecheck %s
// RUN: abi-opt %s --abi-attach --abi-wrap-iree --split-input-file --allow-unregistered-dialect --mlir-print-op-generic | filecheck %s
// RUN: abi-opt %s --abi-wrap-iree='unsupported=omit iree-input-demote-f64-to-f32' --split-input-file --allow-unregistered-dialect --mlir-print-op-generic | filecheck %s --check-prefix=OMIT

// A dict is a list with its keys in order; a tensor in it is a buffer view, and a number is itself.
// CHECK-LABEL: function_type = (!util.list<?>) -> tensor<4xf32>, sym_name = "dict"}
// CHECK-NEXT: ^bb0(%[[LIST:.*]]: !util.list<?>):
// CHECK-NEXT: %[[C0:.*]] = "arith.constant"() <{value = 0 : index}> : () -> index
// CHECK-NEXT: %[[A:.*]] = "util.list.get"(%[[LIST]], %[[C0]]) : (!util.list<?>, index) -> i32
// CHECK-NEXT: %[[C1:.*]] = "arith.constant"() <{value = 1 : index}> : () -> index
// CHECK-NEXT: %[[VIEW:.*]] = "util.list.get"(%[[LIST]], %[[C1]]) : (!util.list<?>, index) -> !hal.buffer_view
// CHECK-NEXT: %[[B:.*]] = "hal.tensor.import"(%[[VIEW]]) {{.*}}name = "input0['b']", operandSegmentSizes = array<i32: 1, 0, 0, 0>, target_encoding = tensor<4xf32>{{.*}} : (!hal.buffer_view) -> tensor<4xf32>
// CHECK-NEXT: %[[R:.*]] = "func.call"(%[[B]], %[[A]]) <{callee = @dict$flat}> : (tensor<4xf32>, i32) -> tensor<4xf32>
// CHECK-NEXT: "func.return"(%[[R]]) : (tensor<4xf32>) -> ()
// CHECK-NEXT: iree.abi.wraps = @dict$flat, iree.reflection = {
// CHECK-SAME: iree.abi = "{\22a\22:[{{\[}}\22sdict\22,{{\[}}\22a\22,\22i32\22],{{\[}}\22b\22,{{\[}}\22ndarray\22,\22f32\22,1,4]]]],\22r\22:[{{\[}}\22ndarray\22,\22f32\22,1,4]],\22v\22:1}"
// CHECK-SAME: iree.abi.declaration = "sync func @dict(%input0: !util.list<?>) -> (%output0: tensor<4xf32>)"}
// CHECK-NEXT: function_type = (tensor<4xf32>, i32) -> tensor<4xf32>, sym_name = "dict$flat", sym_visibility = "private"}
func.func @dict(%b: tensor<4xf32> {iree.abi.index_path = [0, "b"]},
                %a: i32 {iree.abi.index_path = [0, "a"]}) -> tensor<4xf32> {
  return %b : tensor<4xf32>
}

// -----

// The root of the results is the function's own results; what is nested in it is a list.
// CHECK-LABEL: function_type = (tensor<?x2xf32>, i64) -> (!util.list<?>, i64), sym_name = "result"}
// CHECK-NEXT: ^bb0(%[[T:.*]]: tensor<?x2xf32>, %[[N:.*]]: i64):
// CHECK-NEXT: %[[R:.*]]:2 = "func.call"(%[[T]], %[[N]]) <{callee = @result$flat}> : (tensor<?x2xf32>, i64) -> (tensor<?x2xf32>, i64)
// CHECK-NEXT: %[[C1:.*]] = "arith.constant"() <{value = 1 : index}> : () -> index
// CHECK-NEXT: %[[LIST:.*]] = "util.list.create"(%[[C1]]) : (index) -> !util.list<?>
// CHECK-NEXT: "util.list.resize"(%[[LIST]], %[[C1]]) : (!util.list<?>, index) -> ()
// CHECK-NEXT: %[[C0:.*]] = "arith.constant"() <{value = 0 : index}> : () -> index
// CHECK-NEXT: %[[DIM:.*]] = "tensor.dim"(%[[R]]#0, %[[C0]]) : (tensor<?x2xf32>, index) -> index
// CHECK-NEXT: %[[VIEW:.*]] = "hal.tensor.export"(%[[R]]#0, %[[DIM]]) {{.*}}name = "output0['x']", source_encoding = tensor<?x2xf32>{{.*}} : (tensor<?x2xf32>, index) -> !hal.buffer_view
// CHECK-NEXT: "util.list.set"(%[[LIST]], %[[C0]], %[[VIEW]]) : (!util.list<?>, index, !hal.buffer_view) -> ()
// CHECK-NEXT: "func.return"(%[[LIST]], %[[R]]#1) : (!util.list<?>, i64) -> ()
// CHECK-NEXT: \22r\22:[{{\[}}\22stuple\22,{{\[}}\22sdict\22,{{\[}}\22x\22,{{\[}}\22ndarray\22,\22f32\22,2,null,2]]],\22i64\22]]
func.func @result(%t: tensor<?x2xf32>, %n: i64)
    -> (tensor<?x2xf32> {iree.abi.index_path = [0, "x"]}, i64 {iree.abi.index_path = [1]}) {
  return %t, %n : tensor<?x2xf32>, i64
}

// -----

// Dynamic sizes come from the buffer view; lists nest.
// CHECK-LABEL: sym_name = "nested"}
// CHECK-NEXT: ^bb0(%[[OUTER:.*]]: !util.list<?>):
// CHECK-NEXT: %[[C0:.*]] = "arith.constant"() <{value = 0 : index}> : () -> index
// CHECK-NEXT: %[[MIDDLE:.*]] = "util.list.get"(%[[OUTER]], %[[C0]]) : (!util.list<?>, index) -> !util.list<?>
// CHECK-NEXT: %[[INNER:.*]] = "util.list.get"(%[[MIDDLE]], %[[C0]]) : (!util.list<?>, index) -> !util.list<?>
// CHECK-NEXT: %[[VIEW:.*]] = "util.list.get"(%[[INNER]], %[[C0]]) : (!util.list<?>, index) -> !hal.buffer_view
// CHECK-NEXT: %[[DIM:.*]] = "hal.buffer_view.dim"(%[[VIEW]]) {{.*}}index = 1 : index{{.*}} : (!hal.buffer_view) -> index
// CHECK-NEXT: "hal.tensor.import"(%[[VIEW]], %[[DIM]]) {{.*}}name = "input0[0]['k'][0]", operandSegmentSizes = array<i32: 1, 1, 0, 0>
// OMIT-LABEL: sym_name = "nested"}
// OMIT: "hal.tensor.import"{{.*}}target_encoding = tensor<2x?xf32>}{{.*}} -> tensor<2x?xf64>
// OMIT: iree.abi = "{\22a\22:[{{\[}}\22slist\22,{{\[}}\22sdict\22,{{\[}}\22k\22,{{\[}}\22slist\22,{{\[}}\22ndarray\22,\22f32\22,2,2,null]]]]]],\22r\22:[],\22v\22:1}"
func.func @nested(%t: tensor<2x?xf64> {iree.abi.index_path = [0, 0, "k", 0]}) {
  return
}

// -----

// Keyword arguments come last, in the order of their keys; what needs no list is only moved.
// CHECK-LABEL: function_type = (i32, f32, !util.list<?>) -> (), sym_name = "keywords"}
// CHECK-NEXT: ^bb0(%[[P:.*]]: i32, %[[A:.*]]: f32, %[[LIST:.*]]: !util.list<?>):
// CHECK: %[[B:.*]] = "util.list.get"(%[[LIST]], %{{.*}}) : (!util.list<?>, index) -> f64
// CHECK: "func.call"(%[[B]], %[[A]], %[[P]]) <{callee = @keywords$flat}> : (f64, f32, i32) -> ()
// CHECK: \22a\22:[\22i32\22,{{\[}}\22named\22,\22a\22,\22f32\22],{{\[}}\22named\22,\22b\22,{{\[}}\22slist\22,\22f64\22]]]
func.func @keywords(%b: f64 {iree.abi.index_path = ["b", 0]}, %a: f32 {iree.abi.index_path = ["a"]},
                    %p: i32 {iree.abi.index_path = [0]}) {
  return
}

// -----

// A gap is a null: a slot that nothing is put into, or at the root no list.
// CHECK-LABEL: function_type = (!util.list<?>, i32) -> (!util.list<?>, !util.list<?>), sym_name = "gaps"}
// CHECK-NEXT: ^bb0(%{{.*}}: !util.list<?>, %[[A:.*]]: i32):
// CHECK-NEXT: %[[R:.*]] = "func.call"(%[[A]]) <{callee = @gaps$flat}> : (i32) -> i32
// CHECK-NEXT: %[[NULL:.*]] = "util.null"() : () -> !util.list<?>
// CHECK-NEXT: %[[C2:.*]] = "arith.constant"() <{value = 2 : index}> : () -> index
// CHECK-NEXT: %[[LIST:.*]] = "util.list.create"(%[[C2]]) : (index) -> !util.list<?>
// CHECK-NEXT: "util.list.resize"(%[[LIST]], %[[C2]]) : (!util.list<?>, index) -> ()
// CHECK-NEXT: %[[C1:.*]] = "arith.constant"() <{value = 1 : index}> : () -> index
// CHECK-NEXT: "util.list.set"(%[[LIST]], %[[C1]], %[[R]]) : (!util.list<?>, index, i32) -> ()
// CHECK-NEXT: "func.return"(%[[NULL]], %[[LIST]]) : (!util.list<?>, !util.list<?>) -> ()
// OMIT-LABEL: sym_name = "gaps"}
// OMIT: iree.reflection = {iree.abi.declaration = "sync func @gaps(%input0: !util.list<?>, %input1: i32) -> (%output0: !util.list<?>, %output1: !util.list<?>)"}
func.func @gaps(%a: i32 {iree.abi.index_path = [1]}) -> (i32 {iree.abi.index_path = [1, 1]}) {
  return %a : i32
}

// -----

// Tuples are expanded first.
// CHECK-LABEL: sym_name = "tuples"}
// CHECK: "func.call"(%{{.*}}, %{{.*}}) <{callee = @tuples$flat}> : (tensor<f32>, tensor<i32>) -> (tensor<i32>, tensor<f32>)
// CHECK: \22a\22:[{{\[}}\22slist\22,{{\[}}\22ndarray\22,\22f32\22,0],{{\[}}\22slist\22,{{\[}}\22ndarray\22,\22i32\22,0]]]],\22r\22:[{{\[}}\22stuple\22,{{\[}}\22stuple\22,{{\[}}\22ndarray\22,\22i32\22,0]],{{\[}}\22ndarray\22,\22f32\22,0]]]
func.func @tuples(%a: tuple<tensor<f32>, tuple<tensor<i32>>>)
    -> tuple<tuple<tensor<i32>>, tensor<f32>> {
  %0 = "stablehlo.get_tuple_element"(%a) {index = 0 : i32} : (tuple<tensor<f32>, tuple<tensor<i32>>>) -> tensor<f32>
  %1 = "stablehlo.get_tuple_element"(%a) {index = 1 : i32} : (tuple<tensor<f32>, tuple<tensor<i32>>>) -> tuple<tensor<i32>>
  %2 = "stablehlo.tuple"(%1, %0) : (tuple<tensor<i32>>, tensor<f32>) -> tuple<tuple<tensor<i32>>, tensor<f32>>
  return %2 : tuple<tuple<tensor<i32>>, tensor<f32>>
}

// -----

// Strings, homogeneous lists and other references go through lists as they are.
// CHECK-LABEL: sym_name = "references"}
// CHECK-NEXT: ^bb0(%[[LIST:.*]]: !util.list<?>, %[[PLAIN:.*]]: !util.list<f32>):
// CHECK: %[[STRING:.*]] = "util.list.get"(%[[LIST]], %{{.*}}) : (!util.list<?>, index) -> !util.list<i8>
// CHECK: %[[VIEW:.*]] = "util.list.get"(%[[LIST]], %{{.*}}) : (!util.list<?>, index) -> !hal.buffer_view
// CHECK-NEXT: %[[R:.*]]:2 = "func.call"(%[[STRING]], %[[VIEW]], %[[PLAIN]])
// CHECK: "util.list.set"(%{{.*}}, %{{.*}}, %[[R]]#0) : (!util.list<?>, index, !util.list<i8>) -> ()
// CHECK: "func.return"(%{{.*}}, %[[R]]#1) : (!util.list<?>, !hal.buffer_view) -> ()
func.func @references(%s: !util.list<i8> {iree.abi.index_path = [0, 0]},
                      %v: !hal.buffer_view {iree.abi.index_path = [0, 1]},
                      %p: !util.list<f32> {iree.abi.index_path = [1]})
    -> (!util.list<i8> {iree.abi.index_path = [0, 0]}, !hal.buffer_view {iree.abi.index_path = [1]}) {
  return %s, %v : !util.list<i8>, !hal.buffer_view
}

// -----

// An array of references is a list of two: its elements, and its sizes. A single one is two results.
// CHECK-LABEL: function_type = (i32, !util.list<?>) -> (!util.list<?>, i32), sym_name = "objects"}
// CHECK-NEXT: ^bb0(%[[N:.*]]: i32, %[[LIST:.*]]: !util.list<?>):
// CHECK-NEXT: %[[C0:.*]] = "arith.constant"() <{value = 0 : index}> : () -> index
// CHECK-NEXT: %[[VALUES:.*]] = "util.list.get"(%[[LIST]], %[[C0]]) : (!util.list<?>, index) -> !util.list<!util.buffer>
// CHECK-NEXT: %[[C1:.*]] = "arith.constant"() <{value = 1 : index}> : () -> index
// CHECK-NEXT: %[[SIZES:.*]] = "util.list.get"(%[[LIST]], %[[C1]]) : (!util.list<?>, index) -> !util.list<index>
// CHECK-NEXT: %[[R:.*]]:3 = "func.call"(%[[N]], %[[VALUES]], %[[SIZES]]) <{callee = @objects$flat}>
// CHECK: %[[NEW:.*]] = "util.list.create"
// CHECK: "util.list.set"(%[[NEW]], %{{.*}}, %[[R]]#0) : (!util.list<?>, index, !util.list<!util.list<i8>>) -> ()
// CHECK: "util.list.set"(%[[NEW]], %{{.*}}, %[[R]]#1) : (!util.list<?>, index, !util.list<index>) -> ()
// CHECK-NEXT: "func.return"(%[[NEW]], %[[R]]#2) : (!util.list<?>, i32) -> ()
// CHECK-NEXT: iree.abi = "{\22a\22:[\22i32\22,{{\[}}\22slist\22,{{\[}}\22py_homogeneous_list\22,null],{{\[}}\22py_homogeneous_list\22,\22i64\22]]],\22r\22:[{{\[}}\22stuple\22,{{\[}}\22stuple\22,{{\[}}\22py_homogeneous_list\22,{{\[}}\22py_homogeneous_list\22,\22i8\22]],{{\[}}\22py_homogeneous_list\22,\22i64\22]],\22i32\22]],\22v\22:1}"
// CHECK-LABEL: function_type = (!util.list<?>) -> (!util.list<!util.buffer>, !util.list<index>), sym_name = "single"}
// CHECK: \22r\22:[{{\[}}\22stuple\22,{{\[}}\22py_homogeneous_list\22,null],{{\[}}\22py_homogeneous_list\22,\22i64\22]]],\22v\22:1}"
// OMIT-LABEL: sym_name = "objects"}
// OMIT: iree.reflection = {iree.abi.declaration =
func.func @objects(%n: i32, %a: tuple<!util.list<!util.buffer>, !util.list<index>>)
    -> (tuple<!util.list<!util.list<i8>>, !util.list<index>>, i32) {
  %values = "util.null"() : () -> !util.list<!util.list<i8>>
  %sizes = "util.null"() : () -> !util.list<index>
  %r = builtin.unrealized_conversion_cast %values, %sizes
      : !util.list<!util.list<i8>>, !util.list<index> to tuple<!util.list<!util.list<i8>>, !util.list<index>>
  return %r, %n : tuple<!util.list<!util.list<i8>>, !util.list<index>>, i32
}
func.func @single(%a: tuple<!util.list<!util.buffer>, !util.list<index>>)
    -> tuple<!util.list<!util.buffer>, !util.list<index>> {
  return %a : tuple<!util.list<!util.buffer>, !util.list<index>>
}

// -----

// Everything in the module calls the flat function, itself included; its new name is free.
// CHECK-LABEL: sym_name = "called"}
// CHECK: callee = @called$flat_1}
// CHECK: sym_name = "called$flat_1", sym_visibility = "private"}
// CHECK: callee = @called$flat_1}
// CHECK: sym_name = "caller"
// CHECK: value = @called$flat_1}
// CHECK: "other.op"() {table = [@called$flat_1, @called$flat]} : () -> ()
func.func @called(%a: i32 {iree.abi.index_path = [0, 0]}) {
  call @called(%a) : (i32) -> ()
  return
}
func.func private @called$flat()
func.func @caller() {
  %f = constant @called : (i32) -> ()
  return
}
"other.op"() {table = [@called, @called$flat]} : () -> ()

// -----

// What IREE reads at the boundary goes to the wrapper, what it reads of a tensor in a list to the import.
// CHECK-LABEL: "func.func"() <{arg_attrs = [{}, {iree.abi.name = "storage", iree.abi.output = 1 : index}], function_type = (!util.list<?>, !hal.buffer) -> (!util.list<?>, tensor<4xf32>), res_attrs = [{}, {abi.dims = [4], iree.abi.name = "y"}], sym_name = "annotated"}
// CHECK: "hal.tensor.import"{{.*}}affinity = "there", consume, name = "x", operandSegmentSizes = {{.*}}, target_encoding = tensor<4xi32>{{.*}} -> tensor<4xf32>
// CHECK: "hal.tensor.export"{{.*}}affinity = "here", name = "output0[0]", source_encoding = tensor<4xf32>
// CHECK: iree.abi.affinity = "here"
// CHECK: iree.abi.declaration = "sync func @annotated(%input0: !util.list<?>, %storage: !hal.buffer {iree.abi.output = 1 : index}) -> (%output0: !util.list<?>, %y: tensor<4xf32> {abi.dims = [4]})", mine = "kept"
// CHECK: sym_name = "annotated$flat"
// CHECK: {noinline}
func.func @annotated(
    %x: tensor<4xf32> {iree.abi.index_path = [0, 0], iree.abi.name = "x", iree.abi.consume,
                       iree.abi.encoding = tensor<4xi32>, iree.abi.affinity = "there"},
    %s: !hal.buffer {iree.abi.index_path = [1], iree.abi.name = "storage", iree.abi.output = 0 : index})
    -> (tensor<4xf32> {iree.abi.index_path = [1], iree.abi.name = "y", abi.dims = [4]},
        tensor<4xf32> {iree.abi.index_path = [0, 0]})
    attributes {iree.abi.affinity = "here", iree.reflection = {mine = "kept"}, noinline} {
  return %x, %x : tensor<4xf32>, tensor<4xf32>
}

// -----

// A declaration of the user's own is kept.
// CHECK-LABEL: sym_name = "declared"}
// CHECK: iree.abi.declaration = "declared(values)"
func.func @declared(%a: i32 {iree.abi.index_path = [0, 0]})
    attributes {iree.reflection = {iree.abi.declaration = "declared(values)"}} {
  return
}

// -----

// A util.func is wrapped by one of its kind, and its ties are those of the call.
// CHECK-LABEL: "util.func"(
// CHECK-NEXT: ^bb0(%[[LIST:.*]]: !util.list<?>):
// CHECK: %[[A:.*]] = "util.list.get"(%[[LIST]],
// CHECK-NEXT: %[[R:.*]] = "util.call"(%[[A]]) {{.*}}callee = @util$flat, tied_operands = [0 : index]{{.*}} : (i32) -> i32
// CHECK-NEXT: "util.return"(%[[R]]) : (i32) -> ()
// CHECK: sym_name = "util$flat", sym_visibility = "private", tied_operands
"util.func"() <{arg_attrs = [{iree.abi.index_path = [0, 0]}], function_type = (i32) -> i32,
                sym_name = "util", sym_visibility = "public", tied_operands = [0 : index]}> ({
^bb0(%a: i32):
  "util.return"(%a) : (i32) -> ()
}) : () -> ()

// -----

// What needs no wrapper is left alone: flat functions, private ones, stubs.
// CHECK-NOT: util.list
// CHECK: sym_name = "flat"}
// CHECK: sym_name = "private"
// CHECK: sym_name = "stub"
// CHECK-NOT: util.list
func.func @flat(%a: i32 {iree.abi.index_path = [0]}, %b: i32 {iree.abi.index_path = ["b"]})
    -> (i32 {iree.abi.index_path = ["x"]}) {
  return %a : i32
}
func.func private @private(%a: i32 {iree.abi.index_path = [0, 0]}) {
  return
}
func.func @stub(%a: i32 {iree.abi.index_path = [0, 0]}) attributes {iree.abi.stub} {
  return
}

// -----

// A function of a nested module is wrapped there, and the names of others do not matter.
// CHECK-LABEL: sym_name = "inner"}
// CHECK: sym_name = "f"}
// CHECK: callee = @f$flat}
// CHECK: sym_name = "f$flat"
// CHECK: callee = @f}
module @inner {
  func.func @f(%a: i32 {iree.abi.index_path = [0, 0]}) {
    return
  }
}
func.func @f() {
  call @f() : () -> ()
  return
}
