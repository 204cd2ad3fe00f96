// RUN: abi-opt %s --abi-func-to-llvm --split-input-file --verify-diagnostics --allow-unregistered-dialect

// Rule 16: the type in an attribute must convert.
// expected-error @below {{@f: argument #1: the type 'tensor<2xf32>' of llvm.byval cannot be converted to the LLVM dialect}}
func.func @f(%a: i32, %b: !llvm.ptr {llvm.byval = tensor<2xf32>}) {
  return
}

// -----

// Rule 19: an attribute that llvm.func has as its own must be one that it can have.
// expected-error @below {{@f: alignment is not what an llvm.func can have of that name (got "16")}}
func.func @f() attributes {a.b, alignment = "16"} {
  return
}

// -----

// Rule 19: and so must one that llvm.call has as its own.
func.func @f(%f: () -> ()) {
  // expected-error @below {{'func.call' in @f: CConv is not what an llvm.call can have of that name (got 1 : i32)}}
  call @f(%f) {CConv = 1 : i32} : (() -> ()) -> ()
  // expected-error @below {{'func.call_indirect' in @f: convergent is not what an llvm.call can have of that name (got false)}}
  call_indirect %f() {convergent = false} : () -> ()
  return
}
llvm.func @around(%f: !llvm.ptr) {
  %g = builtin.unrealized_conversion_cast %f : !llvm.ptr to () -> ()
  // expected-error @below {{'func.call': CConv is not what an llvm.call can have of that name (got 1 : i32)}}
  func.call @f(%g) {CConv = 1 : i32} : (() -> ()) -> ()
  llvm.return
}

// -----

// Rules 19 and 20: linkage has a name of its own, and the calling convention is that of C.
// expected-error @below {{@linkage: linkage must be written llvm.linkage (got #llvm.linkage<internal>)}}
func.func @linkage() attributes {linkage = #llvm.linkage<internal>} {
  return
}
// expected-error @below {{@fast: CConv must be #llvm.cconv<ccc>, by which it is called (got #llvm.cconv<fastcc>)}}
func.func @fast() attributes {CConv = #llvm.cconv<fastcc>} {
  return
}

// -----

// Rule 19: a declaration must have a linkage that leaves the body to someone else.
// expected-error @below {{@declared: llvm.linkage of a declaration must be #llvm.linkage<external> or #llvm.linkage<extern_weak> (got #llvm.linkage<internal>)}}
func.func private @declared() attributes {llvm.linkage = #llvm.linkage<internal>}
func.func private @weak() attributes {llvm.linkage = #llvm.linkage<extern_weak>}
// expected-error @below {{@defined: llvm.linkage of a function must not be #llvm.linkage<common>}}
func.func @defined() attributes {llvm.linkage = #llvm.linkage<common>} {
  return
}
// MLIR's verifier accepts these, and LLVM's does not.
// expected-error @below {{@appended: llvm.linkage of a function must not be #llvm.linkage<appending>}}
func.func @appended() attributes {llvm.linkage = #llvm.linkage<appending>} {
  return
}
// expected-error @below {{@absent: llvm.linkage of a function must not be #llvm.linkage<extern_weak>}}
func.func @absent() attributes {llvm.linkage = #llvm.linkage<extern_weak>} {
  return
}

// -----

// Rule 12: nor may malloc be something that is not called.
// expected-error @below {{@malloc must be a function of type '!llvm.func<ptr (i64)>', since a memref without a rank is returned (got 'llvm.mlir.global')}}
llvm.mlir.global @malloc(0 : i32) : i32
func.func @f(%m: memref<*xf32>) -> memref<*xf32> {
  return %m : memref<*xf32>
}

// -----

// Rule 14: a tuple is taken apart, so what is in it must convert.
// expected-error @below {{@f: argument #1 of type 'tensor<2xf32>' cannot be converted to the LLVM dialect: run abi-bufferize}}
func.func private @f(tuple<i32, tensor<2xf32>>)

// -----

// Rule 14: a tuple that no function has is not taken apart.
func.func @f() {
  %f, %t = "test.make"() : () -> ((tuple<i32>) -> (), tuple<i32>)
  // expected-error @below {{'func.call_indirect' in @f: argument #0 of type 'tuple<i32>' cannot be converted to the LLVM dialect}}
  call_indirect %f(%t) : (tuple<i32>) -> ()
  return
}

// -----

// Rule 14: only intrinsics of LLVM have tokens, and no struct does.
// expected-error @below {{@token: result #0 of type '!llvm.token' cannot be converted to the LLVM dialect}}
func.func private @token() -> (!llvm.token, i32)
