// RUN: abi-opt --abi-emit-plain-c --split-input-file --verify-diagnostics %s

// A program that links a library with an exp of its own would call that.
// expected-error @below {{@exp can have no plain C function of its name: exp is a name of the C library (abi-build --rename or --prefix gives it another)}}
func.func @exp() { return }

// -----

// expected-error @below {{@double can have no plain C function of its name: double is a word of C or C++, or a macro of their headers}}
func.func @double() { return }

// -----

// expected-error @below {{@main can have no plain C function of its name: main is a name of the C library}}
func.func @main() { return }

// -----

// A library calls the program's function of this name.
// expected-error @below {{@mlir_abi_on_failure can have no plain C function of its name: names that begin with mlir_abi_ are those of libraries themselves}}
func.func @mlir_abi_on_failure() { return }

// -----

// expected-error @below {{@_f can have no plain C function of its name: a name in C begins with a letter}}
func.func @_f() { return }

// -----

// expected-error @below {{a name in C is in ASCII}}
func.func @"größe"() { return }

// -----

func.func @f() { return }
// expected-error @below {{@f_message and @f would both be f_message in C}}
func.func @f_message() { return }

// -----

func.func @a.b() { return }
// expected-error @below {{@a_b and @a.b would both be a_b in C}}
func.func @a_b() { return }

// -----

llvm.func @taken_message()
// expected-error @below {{@taken and @taken_message would both be taken_message in C}}
func.func @taken() { return }

// -----

// What plain C does not pass is left out.
// expected-warning @below {{@any has no plain C function: x is an array of any rank}}
func.func @any(%x: memref<*xf32> {iree.abi.name = "x"}) { return }
// expected-warning @below {{@space has no plain C function: arg0 is in memory space 1}}
func.func @space(%x: memref<4xf32, 1>) { return }
// expected-warning @below {{@padded has no plain C function: the layout of arg0 is not row-major (strided<[8, 1]>)}}
func.func @padded(%x: memref<4x4xf32, strided<[8, 1]>>) { return }
// expected-warning @below {{@vector has no plain C function: arg0 is of type vector<4xf32>}}
func.func @vector(%x: vector<4xf32>) { return }
// expected-warning @below {{@sign has no plain C function: arg0 is of type si1}}
func.func @sign(%x: si1) { return }
// expected-warning @below {{@elements has no plain C function: the elements of arg0 are of type vector<4xf32>}}
func.func @elements(%x: memref<4xvector<4xf32>>) { return }
// expected-warning @below {{@layout has no plain C function: the layout of arg0 is not strided}}
func.func @layout(%x: memref<4x4xf32, affine_map<(i, j) -> (i floordiv 2, j)>>) { return }
// expected-warning @below {{@bare has no plain C function: C calls it by that name with bare pointers}}
func.func @bare(%x: memref<4xf32>) attributes {llvm.bareptr} { return }
// expected-warning @below {{@mine has no plain C function: it is exported by its own name}}
func.func @mine() attributes {llvm.linkage = #llvm.linkage<external>} { return }

// -----

// expected-warning @below {{@sum: a change of the code may rename or move parameters of sizes without names of their own, which abi.dims gives: x_size, d0}}
func.func @sum(%x: memref<?xf32> {iree.abi.name = "x"}, %y: memref<?xf32> {abi.dims = ["d0"]},
               %z: memref<?xf32> {abi.dims = ["n"]}) { return }

// -----

// expected-error @below {{llvm.data_layout has pointers of 16 bits: plain C has those of 64, and of 32 where i64 is aligned to 64}}
module attributes {llvm.data_layout = "p:16:16"} {
  func.func @f() { return }
}
