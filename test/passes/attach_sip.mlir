// RUN: abi-opt %s --abi-attach-sip --split-input-file | filecheck %s
// RUN: abi-opt %s --abi-attach-sip --abi-attach-sip --split-input-file | filecheck %s
// RUN: abi-opt %s --abi-attach-sip=legacy-names --split-input-file | filecheck %s --check-prefix=LEGACY
// RUN: abi-opt %s --abi-attach-sip='placement=function' --split-input-file | filecheck %s --check-prefix=FUNCTION

// No arguments and no results: two empty spans.
// CHECK-LABEL: func.func @empty
// CHECK-SAME: attributes {iree.reflection = {sip = "I1!R1!", sipv = "1"}}
// LEGACY-LABEL: func.func @empty
// LEGACY-SAME: attributes {iree.reflection = {abi = "sip", abiv = 1 : i32, sip = "I1!R1!"}}
// FUNCTION-LABEL: func.func @empty
// FUNCTION-SAME: attributes {sip = "I1!R1!", sipv = "1"}
func.func @empty() {
  return
}

// -----

// Flat arguments are a sequence, and a single result is a value of its own.
// CHECK-LABEL: func.func @flat
// CHECK-SAME: sip = "I12!S9!k0_0k1_1R3!_0"
func.func @flat(%a: f32, %b: f32) -> f32 {
  return %a : f32
}

// -----

// A dict inside a sequence: keys are sorted, and numbers follow the arguments.
// CHECK-LABEL: func.func @nested
// CHECK-SAME: sip = "I31!S27!k0D17!K4!bar_1K4!foo_0k1_2R12!S9!k0_0k1_1"
func.func @nested(%a: f32 {iree.abi.index_path = [0, "foo"]},
                  %b: f32 {iree.abi.index_path = [0, "bar"]},
                  %c: f32 {iree.abi.index_path = [1]}) -> (f32, f32) {
  return %a, %b : f32, f32
}

// -----

// TensorFlow's spelling of index paths is read as well.
// CHECK-LABEL: func.func @tensorflow
// CHECK-SAME: sip = "I16!S12!k0D7!K2!x_0R1!"
func.func @tensorflow(%a: f32 {tf_saved_model.index_path = [0, "x"]}) {
  return
}

// -----

// Tuple types are sequences; an empty one is an empty sequence.
// CHECK-LABEL: func.func @tuples
// CHECK-SAME: sip = "I27!S23!k0S9!k0_0k1_1k1S1!k2_2R4!S1!"
func.func @tuples(%a: tuple<f32, i32>, %b: tuple<>, %c: f32) -> tuple<> {
  %t = builtin.unrealized_conversion_cast to tuple<>
  return %t : tuple<>
}

// -----

// Strings at the root of all arguments are a dict.
// CHECK-LABEL: func.func @keywords
// CHECK-SAME: sip = "I17!D13!K2!a_1K2!b_0R3!_0"
func.func @keywords(%b: f32 {iree.abi.index_path = ["b"]},
                    %a: f32 {iree.abi.index_path = ["a"]}) -> f32 {
  return %a : f32
}

// -----

// Lengths count the bytes of a key in UTF-8.
// CHECK-LABEL: func.func @utf8
// CHECK-SAME: sip = "I12!D9!K4!{{.*}}_0R1!"
func.func @utf8(%a: f32 {iree.abi.index_path = ["\C3\A9x"]}) {
  return
}
