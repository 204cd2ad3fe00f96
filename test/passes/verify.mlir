// RUN: abi-opt %s --abi-verify --split-input-file | filecheck %s

// Signatures that agree, of whatever language and wherever they stand, are left as they are.
// CHECK-LABEL: func.func @f
// CHECK-SAME: iree.reflection = {f = "I6!B3!d4R1!", fv = "1"}
// CHECK-SAME: sip = "I8!S5!k0_0R1!"
func.func @f(%a: tensor<4xf32>) attributes {
    sip = "I8!S5!k0_0R1!", iree.reflection = {f = "I6!B3!d4R1!", fv = "1"}} {
  return
}

// -----

// Several results may be several records or one, as IREE's two producers wrote them.
// CHECK-LABEL: func.func @separate
// CHECK: func.func @together
func.func @separate(%a: tensor<2x3xf32>, %b: tensor<3xf32>) -> (tensor<3xf32>, tensor<2x3xf32>) attributes {
    iree.abi = "{\22a\22:[[\22ndarray\22,\22f32\22,2,2,3],[\22ndarray\22,\22f32\22,1,3]],\22r\22:[[\22ndarray\22,\22f32\22,1,3],[\22ndarray\22,\22f32\22,2,2,3]],\22v\22:1}"} {
  return %b, %a : tensor<3xf32>, tensor<2x3xf32>
}
func.func @together(%a: f32, %b: i32) -> (i32, f32) attributes {
    iree.abi = "{\22a\22:[\22f32\22,\22i32\22],\22r\22:[[\22stuple\22,\22i32\22,\22f32\22]]}"} {
  return %b, %a : i32, f32
}

// -----

// JSON with white space, and a declaration of the user's own, are fine.
// CHECK-LABEL: func.func @g
// CHECK-SAME: iree.abi.declaration = "mine"
func.func @g(%a: f32) attributes {iree.reflection = {
    iree.abi = " { \22r\22 : [], \22a\22 : [\22f32\22] } ", iree.abi.declaration = "mine"}} {
  return
}

// -----

// A result allocator may return its tuple, or the buffers that were in it.
// CHECK-LABEL: func.func @allocated
// CHECK-SAME: attributes {fbr = "tuple", iree.reflection = {fbr = "buffers"}} {
func.func @allocated(%x: tensor<?xf32>, %n: i32, %y: f32, %z: vector<2xf32>)
    -> (f32, tensor<?xf32>, tensor<4xi8>) attributes {fbr = "tuple", iree.reflection = {fbr = "buffers"}} {
  %0 = arith.constant dense<1> : tensor<4xi8>
  return %y, %x, %0 : f32, tensor<?xf32>, tensor<4xi8>
}
func.func private @tuple(index, i32) -> tuple<memref<?xf32>, memref<4xi8>>
func.func private @buffers(index, i32) -> (memref<?xf32>, memref<4xi8>)

// -----

// It is that of results that buffer-results-to-out-params has made arguments.
// CHECK-LABEL: func.func @out
// CHECK-SAME: attributes {fbr = "alloc"} {
func.func @out(%x: memref<?xf32>, %n: i32, %r: memref<?x?xf32, strided<[?, ?], offset: ?>> {bufferize.result},
               %s: memref<4xi8> {bufferize.result}) -> i32 attributes {fbr = "alloc"} {
  return %n : i32
}
func.func private @alloc(index, i32) -> tuple<memref<?x?xf32>, memref<4xi8>>

// -----

// The version of an abi that is not SIP's is not ours.
// CHECK-LABEL: func.func @other
// CHECK-SAME: attributes {abi = "other", abiv = 2 : i32, iree.reflection = {abi = "sip", abiv = 1 : i32}}
func.func @other() attributes {abi = "other", abiv = 2 : i32,
    iree.reflection = {abi = "sip", abiv = 1 : i32}} {
  return
}
