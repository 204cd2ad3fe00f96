// RUN: abi-opt %s --abi-attach-iree --allow-unregistered-dialect --split-input-file | filecheck %s
// RUN: abi-opt %s --abi-attach-iree --abi-attach-iree --allow-unregistered-dialect --split-input-file | filecheck %s
// RUN: abi-opt %s --abi-attach-iree='key=d placement=function' --allow-unregistered-dialect --split-input-file | filecheck %s --check-prefix=SHORT

// No arguments and no results.
// CHECK-LABEL: func.func @empty
// CHECK-SAME: iree.abi = "{\22a\22:[],\22r\22:[],\22v\22:1}"
// CHECK-SAME: iree.abi.declaration = "sync func @empty() -> ()"
// SHORT-LABEL: func.func @empty
// SHORT-SAME: attributes {d = "{\22a\22:[],\22r\22:[],\22v\22:1}", iree.abi.declaration = "sync func @empty() -> ()"}
func.func @empty() {
  return
}

// -----

// Two arguments and a root of two results: one stuple.
// CHECK-LABEL: func.func @two
// CHECK-SAME: iree.abi = "{\22a\22:[{{\[}}\22ndarray\22,\22f32\22,1,16],{{\[}}\22ndarray\22,\22f32\22,1,16]],\22r\22:[{{\[}}\22stuple\22,{{\[}}\22ndarray\22,\22f32\22,1,16],{{\[}}\22ndarray\22,\22f32\22,1,16]]],\22v\22:1}"
// CHECK-SAME: iree.abi.declaration = "sync func @two(%input0: tensor<16xf32>, %input1: tensor<16xf32>) -> (%output0: tensor<16xf32>, %output1: tensor<16xf32>)"
func.func @two(%a: tensor<16xf32>, %b: tensor<16xf32>) -> (tensor<16xf32>, tensor<16xf32>) {
  return %a, %b : tensor<16xf32>, tensor<16xf32>
}

// -----

// A single unstructured result is its own record.
// CHECK-LABEL: func.func @one
// CHECK-SAME: iree.abi = "{\22a\22:[\22i32\22],\22r\22:[\22i32\22],\22v\22:1}"
func.func @one(%a: i32) -> i32 {
  return %a : i32
}

// -----

// Nested arguments: lists, and dicts with sorted keys.
// CHECK-LABEL: func.func @nested
// CHECK-SAME: iree.abi = "{\22a\22:[{{\[}}\22sdict\22,{{\[}}\22bar\22,\22i32\22],{{\[}}\22foo\22,{{\[}}\22slist\22,\22f32\22,\22f64\22]]],\22i8\22],\22r\22:[],\22v\22:1}"
func.func @nested(%a: f32 {iree.abi.index_path = [0, "foo", 0]},
                  %b: f64 {iree.abi.index_path = [0, "foo", 1]},
                  %c: i32 {iree.abi.index_path = [0, "bar"]},
                  %d: i8 {iree.abi.index_path = [1]}) {
  return
}

// -----

// A gap in a list is null.
// CHECK-LABEL: func.func @gap
// CHECK-SAME: iree.abi = "{\22a\22:[{{\[}}\22slist\22,null,null,\22f32\22]],\22r\22:[],\22v\22:1}"
func.func @gap(%a: f32 {iree.abi.index_path = [0, 2]}) {
  return
}

// -----

// Strings at the root are keyword arguments, and come after the positional ones.
// CHECK-LABEL: func.func @keywords
// CHECK-SAME: iree.abi = "{\22a\22:[\22i32\22,{{\[}}\22named\22,\22k\22,{{\[}}\22slist\22,\22f32\22]]],\22r\22:[],\22v\22:1}"
func.func @keywords(%k: f32 {iree.abi.index_path = ["k", 0]},
                    %a: i32 {iree.abi.index_path = [0]}) {
  return
}

// -----

// Results with string keys are one sdict.
// CHECK-LABEL: func.func @dict
// CHECK-SAME: iree.abi = "{\22a\22:[],\22r\22:[{{\[}}\22sdict\22,{{\[}}\22a\22,\22i32\22],{{\[}}\22b\22,\22f32\22]]],\22v\22:1}"
func.func @dict() -> (f32 {iree.abi.index_path = ["b"]}, i32 {iree.abi.index_path = ["a"]}) {
  %f = arith.constant 0.0 : f32
  %i = arith.constant 0 : i32
  return %f, %i : f32, i32
}

// -----

// A tuple result of one element is still a tuple.
// CHECK-LABEL: func.func @tuple
// CHECK-SAME: iree.abi = "{\22a\22:[{{\[}}\22slist\22,\22f32\22,{{\[}}\22slist\22]]],\22r\22:[{{\[}}\22stuple\22,\22f32\22]],\22v\22:1}"
func.func @tuple(%a: tuple<f32, tuple<>>) -> tuple<f32> {
  %t = builtin.unrealized_conversion_cast to tuple<f32>
  return %t : tuple<f32>
}

// -----

// The declaration takes names from iree.abi.name, empty ones too, and shows other attributes.
// CHECK-LABEL: func.func @named
// CHECK-SAME: iree.abi.declaration = "sync func @named(%x: tensor<?xf32>, %input1: i32 {iree.abi.affinity = 1 : index}, %: f32) -> (%y: tensor<?xf32>)"
func.func @named(%a: tensor<?xf32> {iree.abi.name = "x"}, %b: i32 {iree.abi.affinity = 1 : index},
                 %c: f32 {iree.abi.name = ""}) -> (tensor<?xf32> {iree.abi.name = "y"}) {
  return %a : tensor<?xf32>
}

// -----

// Fences are for a util.func: IREE loses the model of a func.func.
// CHECK: "async func @fences() -> ()"
"util.func"() <{function_type = () -> (), sym_name = "fences"}> ({
  "util.return"() : () -> ()
}) {iree.abi.model = "coarse-fences"} : () -> ()
// CHECK: "sync func @no_model() -> ()"
"util.func"() <{function_type = () -> (), sym_name = "no_model"}> ({
  "util.return"() : () -> ()
}) : () -> ()
// CHECK: "sync func @no_fences() -> ()"
func.func @no_fences() attributes {iree.abi.model = "coarse-fences"} {
  return
}

// -----

// A declaration of the user's own is kept, wherever it stands.
// CHECK-LABEL: func.func @theirs
// CHECK-SAME: iree.reflection = {{.*}}iree.abi.declaration = "theirs(x)"
// CHECK-LABEL: func.func @theirs_too
// CHECK-SAME: iree.reflection = {{.*}}iree.abi.declaration = "theirs(y)"
func.func @theirs() attributes {iree.abi.declaration = "theirs(x)"} {
  return
}
func.func @theirs_too() attributes {iree.reflection = {iree.abi.declaration = "theirs(y)"}} {
  return
}
