// RUN: abi-opt %s --abi-attach --split-input-file --verify-diagnostics --allow-unregistered-dialect
// RUN: abi-opt %s --abi-attach --split-input-file --allow-unregistered-dialect 2>/dev/null | filecheck %s

// What SIP cannot say is left out with a remark; the others are attached.
// CHECK-LABEL: func.func @keywords
// CHECK-SAME: iree.reflection = {f = "I7!S1!S1!R1!", fv = "1", iree.abi = "{{.*}}", iree.abi.declaration = "{{[^"]*}}"}
// expected-remark @below {{the SIP signature of @keywords is left out: SIP cannot encode keyword arguments beside positional ones}}
func.func @keywords(%a: f32 {iree.abi.index_path = [0]},
                    %b: f32 {iree.abi.index_path = ["x"]}) {
  return
}

// -----

// One warning a position says which languages have no word, and what IREE's runtime will do.
// CHECK-LABEL: func.func @types
// CHECK-SAME: f = "I7!U1!U1!R1!"
// expected-warning @+2 {{argument #0 of @types has type '!foreign.type', which cannot be encoded in the raw signature (written U1!) and iree.abi (written "unknown"): IREE's runtime raises ValueError "Unrecognized reflection primitive type: unknown" when it looks the function up}}
// expected-warning @+1 {{argument #1 of @types has type 'tensor<*xf32>', which cannot be encoded in the raw signature (written U1!)}}
func.func @types(%a: !foreign.type, %b: tensor<*xf32>) {
  return
}

// -----

// A signature that a language cannot write any more is removed; the others are rewritten.
// expected-remark @+3 {{the SIP signature of @stale is left out}}
// CHECK-LABEL: func.func @stale
// CHECK-SAME: iree.reflection = {f = "I7!S1!S1!R1!", fv = "1", iree.abi = "{{[^"]*}}", iree.abi.declaration = "{{[^"]*}}"}
func.func @stale(%a: f32 {iree.abi.index_path = [0]}, %b: f32 {iree.abi.index_path = ["x"]})
    attributes {iree.reflection = {f = "I1!R1!", sip = "I1!R1!", sipv = "1"}} {
  return
}
// expected-remark @+3 {{iree.abi of @stale_root is left out: an argument cannot be the root of all arguments}}
// CHECK-LABEL: func.func @stale_root
// CHECK-SAME: iree.reflection = {f = "I4!S1!R1!", fv = "1", iree.abi.declaration = "sync func @stale_root({{[^"]*}}", sip = "I3!_0R1!", sipv = "1"}
func.func @stale_root(%a: f32 {iree.abi.index_path = []})
    attributes {iree.reflection = {iree.abi = "{}", iree.abi.declaration = "sync func @old() -> ()"}} {
  return
}

// -----

// What is no name is passed over when the function is looked for that a wrapper calls.
// CHECK-LABEL: func.func @wrapper
// CHECK-SAME: iree.reflection = {f = "I1!R1!"
"foreign.op"() {sym_name} : () -> ()
func.func @wrapper() attributes {iree.abi.wraps = @gone} {
  return
}

// -----

// A type is named once, at the first place: how many arguments and results have it, and in how many functions.
// expected-warning @below {{2 arguments and 1 result of 2 functions, first argument #1 of @first, have type 'index', which cannot be encoded in the raw signature (written U1!) and iree.abi (written "unknown"): IREE's runtime raises ValueError "Unrecognized reflection primitive type: unknown" when it looks the function up, and raises ReturnError "cannot map VM type to Python: unknown" when it decodes the result}}
func.func @first(%a: f32, %b: index) {
  return
}
func.func @second(%a: index) -> index {
  return %a : index
}

// -----

// Functions with the same signature count too, and elements of tuples do by themselves.
func.func @same(%a: i64,
  // expected-warning @below {{4 arguments of 2 functions, first argument #1[0] of @same, have type 'f16': IREE's runtime raises ValueError "Unrecognized reflection primitive type: f16" when it looks the function up}}
                %b: tuple<f16, f16>) {
  return
}
func.func @same2(%a: i64, %b: tuple<f16, f16>) {
  return
}

// -----

// IREE does not load a function with a memref, so that nothing is said of its runtime.
// expected-warning @below {{argument #1 of @memref has type 'f80', which cannot be encoded in the raw signature (written U1!)}}
func.func @memref(%a: memref<4xf32>, %b: f80) {
  return
}

// -----

// Gaps are counted as slots.
// expected-warning @below {{3 slots of 2 functions, first slot [0] of the arguments of @gaps, are gaps in lists: IREE's runtime raises RuntimeError "std::bad_cast" when it looks the function up}}
func.func @gaps(%a: f32 {iree.abi.index_path = [2]}) {
  return
}
func.func @gap(%a: f32 {iree.abi.index_path = [0]}, %b: f32 {iree.abi.index_path = [2]}) {
  return
}
