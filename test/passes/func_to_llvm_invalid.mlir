// RUN: abi-opt %s --abi-func-to-llvm --split-input-file --verify-diagnostics --allow-unregistered-dialect

// A type without a counterpart is an error that names function, position and type.
// expected-error @below {{@argument: argument #1 of type 'tensor<4xf32>' cannot be converted to the LLVM dialect: run abi-bufferize first}}
func.func @argument(%a: i32, %t: tensor<4xf32>) {
  return
}

// -----

// expected-error @below {{@result: result #1 of type 'none' cannot be converted to the LLVM dialect}}
func.func private @result() -> (i32, none)

// -----

// MLIR aborts at its strides.
// expected-error @below {{@large: argument #0 of type 'memref<4611686018427387904x2xf32>' cannot be converted to the LLVM dialect: it has 2^63 elements or more}}
func.func private @large(memref<4611686018427387904x2xf32>)

// -----

// expected-error @below {{@layout: argument #0 of type 'memref<4x4xf32, affine_map<(d0, d1) -> (d0 mod 2, d1)>>' cannot be converted to the LLVM dialect: its layout is not strided}}
func.func @layout(%m: memref<4x4xf32, affine_map<(i, j) -> (i mod 2, j)>>) {
  return
}

// -----

// expected-error @below {{@space: argument #0 of type 'memref<4xf32, #gpu.address_space<workgroup>>' cannot be converted to the LLVM dialect: its memory space is not an integer}}
func.func @space(%m: memref<4xf32, #gpu.address_space<workgroup>>) {
  return
}

// -----

// expected-error @below {{@scalable: argument #0 of type 'vector<[2]x4xf32>' cannot be converted to the LLVM dialect: only the last dimension of a vector can be scalable}}
func.func private @scalable(vector<[2]x4xf32>)

// -----

// Rule 26: a variadic function has no C wrapper.
// expected-error @below {{@variadic: a variadic function cannot have a C wrapper}}
func.func private @variadic(i32) attributes {func.varargs = true, llvm.emit_c_interface}

// -----

// Rule 20: the name of a wrapper must be free.
// expected-error @below {{@taken: the name of its C wrapper, @_mlir_ciface_taken, is taken}}
func.func @taken() attributes {llvm.emit_c_interface} {
  return
}
func.func private @_mlir_ciface_taken()

// -----

// Rule 29: bare pointers are for static layouts.
// expected-error @below {{@bare: argument #0 of type 'memref<?xf32>' cannot be converted to the LLVM dialect: a bare pointer cannot stand for a memref with a dynamic size}}
func.func @bare(%m: memref<?xf32>) attributes {llvm.bareptr} {
  return
}
// expected-error @below {{@stride: argument #0 of type 'memref<4x4xf32, strided<[?, 1]>>' cannot be converted to the LLVM dialect: a bare pointer cannot stand for a memref with a dynamic stride}}
func.func @stride(%m: memref<4x4xf32, strided<[?, 1]>>) attributes {llvm.bareptr} {
  return
}
// expected-error @below {{@offset: argument #0 of type 'memref<4xf32, strided<[1], offset: ?>>' cannot be converted to the LLVM dialect: a bare pointer cannot stand for a memref with a dynamic offset}}
func.func @offset(%m: memref<4xf32, strided<[1], offset: ?>>) attributes {llvm.bareptr} {
  return
}
// expected-error @below {{@unranked: argument #0 of type 'memref<*xf32>' cannot be converted to the LLVM dialect: a bare pointer cannot stand for a memref without a rank}}
func.func @unranked(%m: memref<*xf32>) attributes {llvm.bareptr} {
  return
}

// -----

// Rule 12: malloc must be what the convention needs.
// expected-error @below {{@malloc must be a function of type '!llvm.func<ptr (i64)>', since a memref without a rank is returned (got one of type '!llvm.func<ptr (i32)>')}}
func.func private @malloc(i32) -> !llvm.ptr
func.func @copied(%m: memref<*xf32>) -> memref<*xf32> {
  return %m : memref<*xf32>
}

// -----

// Rule 19: linkage and readnone are what MLIR knows.
// expected-error @below {{@linkage: llvm.linkage must be an #llvm.linkage (got "internal")}}
func.func @linkage() attributes {llvm.linkage = "internal"} {
  return
}
// expected-error @below {{@readnone: llvm.readnone must have no value (got true)}}
func.func @readnone() attributes {llvm.readnone = true} {
  return
}

// -----

// A call of a type that no function has.
func.func @indirect(%f: (tensor<f32>) -> (), %t: memref<4xf32>) {
  %x = "test.make"() : () -> tensor<f32>
  // expected-error @below {{'func.call_indirect' in @indirect: argument #0 of type 'tensor<f32>' cannot be converted to the LLVM dialect}}
  call_indirect %f(%x) : (tensor<f32>) -> ()
  return
}

// -----

// A type of another dialect has to become one that has a counterpart.
// expected-error @below {{@mine: argument #0 of type '!mine.string' cannot be converted to the LLVM dialect: run abi-convert-types first}}
func.func private @mine(!mine.string)
