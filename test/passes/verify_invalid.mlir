// RUN: abi-opt %s --abi-verify --split-input-file --verify-diagnostics

// The first argument that differs is named, with what was found and what was expected.
// expected-error @below {{f of @f: argument #1 is Buffer<float32[4]>, should be Buffer<float32[5]>}}
func.func @f(%a: f32, %b: tensor<5xf32>) attributes {iree.reflection = {f = "I9!S1!B3!d4R1!"}} {
  return
}

// -----

// A signature can have too few entries, or too many.
// expected-error @below {{f of @few: argument #0 is missing, should be float32}}
func.func @few(%a: f32) attributes {f = "I1!R1!"} {
  return
}
// expected-error @below {{f of @many: result #0 is sint32, should be absent}}
func.func @many() attributes {f = "I1!R6!S3!t6"} {
  return
}

// -----

// An element of a tuple is named by its place in the function type, not in the text.
// expected-error @below {{f of @tuple: argument #0[1] is sint32, should be float64}}
func.func @tuple(%a: tuple<f32, f64>, %b: i32) attributes {f = "I14!S1!S3!t6S3!t6R1!"} {
  return
}
// expected-error @below {{f of @after: argument #1 is float32, should be sint32}}
func.func @after(%a: tuple<f32, f64>, %b: i32) attributes {f = "I12!S1!S3!t2S1!R1!"} {
  return
}

// -----

// A message has one line, whatever the function is called.
// expected-error @below {{f of @"two\0Alines": argument #0 is missing, should be float32}}
func.func @"two\0Alines"(%a: f32) attributes {f = "I1!R1!"} {
  return
}

// -----

// A text that is not of its grammar: what is wrong, and where.
// expected-error @below {{f of @text: the span 'I' says 9 bytes where 4 are left, at byte 0}}
func.func @text() attributes {f = "I9!R1!"} {
  return
}
// expected-error @below {{sip of @text2: a value must be '_', 'S' or 'D' (got 'k'), at byte 3}}
func.func @text2() attributes {sip = "I3!k0R1!"} {
  return
}
// expected-error @below {{iree.abi of @text3: not JSON: Expecting value, at byte 5}}
func.func @text3() attributes {iree.reflection = {iree.abi = "{\22a\22:"}} {
  return
}

// -----

// An attribute of another kind.
// expected-error @below {{f of @kind: must be a string (got 1 : i64)}}
func.func @kind() attributes {f = 1} {
  return
}
// expected-error @below {{iree.abi.declaration of @list: must be a string (got [1])}}
func.func @list() attributes {iree.reflection = {iree.abi.declaration = [1]}} {
  return
}
// expected-error @below {{fbr of @symbol: must be a string (got @kind)}}
func.func @symbol() attributes {fbr = @kind} {
  return
}

// -----

// Versions.
// expected-error @below {{fv of @fv: must be '1' (got '2')}}
func.func @fv() attributes {fv = "2"} {
  return
}
// expected-error @below {{sipv of @sipv: must be '1' (got '0')}}
func.func @sipv() attributes {sipv = "0"} {
  return
}
// expected-error @below {{abiv of @abiv: must be 1 (got 2 : i32)}}
func.func @abiv() attributes {abi = "sip", abiv = 2 : i32} {
  return
}
// expected-error @below {{abiv of @text: must be 1 (got "1")}}
func.func @text() attributes {iree.reflection = {abi = "sip", abiv = "1"}} {
  return
}

// -----

// The structure differs: the first slot that is not what it should be.
// expected-error @below {{sip of @sip: slot [0] of the arguments is #1, should be #0}}
func.func @sip(%a: f32, %b: f32) attributes {sip = "I12!S9!k0_1k1_0R1!"} {
  return
}

// -----

// A list where one result by itself is.
// expected-error @below {{sip of @sip_kind: slot [] of the results is a sequence, should be #0}}
func.func @sip_kind() -> f32 attributes {sip = "I1!R8!S5!k0_0"} {
  %0 = arith.constant 1.0 : f32
  return %0 : f32
}

// -----

// A slot too many.
// expected-error @below {{sip of @sip_more: slot [1] of the arguments is a dict, should be absent}}
func.func @sip_more(%a: f32) attributes {sip = "I14!S10!k0_0k1D1!R1!"} {
  return
}

// -----

// JSON: arguments, results, and the short key.
// expected-error @below {{iree.abi of @json: argument #0 is i32, should be f32}}
func.func @json(%a: f32) attributes {iree.abi = "{\22a\22:[\22i32\22],\22r\22:[]}"} {
  return
}
// expected-error @below {{iree.abi of @order: slot [0] of the arguments is {'b': f32, 'a': i32}, should be {'a': i32, 'b': f32}}}
func.func @order(%a: f32 {iree.abi.index_path = [0, "b"]}, %b: i32 {iree.abi.index_path = [0, "a"]})
    attributes {iree.abi = "{\22a\22:[[\22sdict\22,[\22b\22,\22f32\22],[\22a\22,\22i32\22]]],\22r\22:[]}"} {
  return
}
// expected-error @below {{iree.abi of @several: slot [] of the results is (f32, i32), should be (i32, f32)}}
func.func @several(%a: f32, %b: i32) -> (i32, f32) attributes {
    iree.abi = "{\22a\22:[\22f32\22,\22i32\22],\22r\22:[\22f32\22,\22i32\22]}"} {
  return %b, %a : i32, f32
}
// expected-error @below {{iree.abi of @contradictory: argument #0 is f32[rank 3, dims 4], should be f32[3,4]}}
func.func @contradictory(%a: tensor<3x4xf32>) attributes {
    iree.abi = "{\22a\22:[[\22ndarray\22,\22f32\22,3,4]],\22r\22:[]}"} {
  return
}
// expected-error @below {{d of @short: result #0 is f32[4], should be f32[?]}}
func.func @short() -> tensor<?xf32> attributes {
    d = "{\22a\22:[],\22r\22:[[\22ndarray\22,\22f32\22,1,4]]}"} {
  %t = builtin.unrealized_conversion_cast to tensor<?xf32>
  return %t : tensor<?xf32>
}

// -----

// A declaration of this form that is out of date.
// expected-error @below {{iree.abi.declaration of @old: must be 'sync func @old() -> ()' (got 'sync func @new() -> ()')}}
func.func @old() attributes {iree.abi.declaration = "sync func @new() -> ()"} {
  return
}

// -----

// A result allocator must be there, and of the type that the function asks for.
// expected-error @below {{fbr of @gone: there is no @g; it should be a function of type '(index) -> tuple<memref<?xf32>>'}}
func.func @gone(%x: tensor<?xf32>) -> tensor<?xf32> attributes {fbr = "g"} {
  return %x : tensor<?xf32>
}
// expected-error @below {{fbr of @wrong: @gone is of type '(tensor<?xf32>) -> tensor<?xf32>', should be of type '(index) -> tuple<memref<?xf32>>'}}
func.func @wrong(%x: tensor<?xf32>) -> tensor<?xf32> attributes {iree.reflection = {fbr = "gone"}} {
  return %x : tensor<?xf32>
}
// expected-error @below {{fbr of @out: @gone is of type '(tensor<?xf32>) -> tensor<?xf32>', should be of type '(i32) -> tuple<memref<?xf32>>'}}
func.func @out(%n: i32, %r: memref<?xf32> {bufferize.result}) attributes {fbr = "gone"} {
  return
}
// expected-error @below {{fbr of @encoded: result #0 is a 'tensor<?xf32, 1 : i64>', whose encoding a memref does not have}}
func.func @encoded(%x: tensor<?xf32, 1>) -> tensor<?xf32, 1> attributes {fbr = "gone"} {
  return %x : tensor<?xf32, 1>
}

// -----

// A wrapper of abi-wrap-iree speaks of the function that it calls.
func.func private @flat(%a: f32 {iree.abi.index_path = [0, 0]}) {
  return
}
// expected-error @below {{iree.abi of @wrapper: slot [0] of the arguments is [i32], should be [f32]}}
func.func @wrapper(%list: i1) attributes {iree.abi.wraps = @flat, iree.reflection = {
    iree.abi = "{\22a\22:[[\22slist\22,\22i32\22]],\22r\22:[],\22v\22:1}"}} {
  return
}

// -----

// A wrapper of nothing is a function like any other.
// expected-error @below {{iree.abi of @alone: argument #0 is [i32], should be i1}}
func.func @alone(%list: i1) attributes {iree.abi.wraps = @missing, iree.reflection = {
    iree.abi = "{\22a\22:[[\22slist\22,\22i32\22]],\22r\22:[],\22v\22:1}"}} {
  return
}

// -----

// A place for signatures that can hold none.
// expected-error @below {{@list: iree.reflection must be a dictionary (got [1])}}
func.func private @list() attributes {iree.reflection = [1]}
