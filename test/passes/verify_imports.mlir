// RUN: abi-opt %s --abi-verify --allow-unregistered-dialect --split-input-file | filecheck %s

// Imports of what IREE's VM passes: numbers, tensors of any shape, and its own references.
// CHECK-LABEL: func.func private @host.numbers
func.func private @host.numbers(i1, i8, i32, i64, index, f32, f64) -> (f64, f32, si16)
// CHECK: func.func private @host.tensors
func.func private @host.tensors(tensor<f32>, tensor<?x4xbf16>, tensor<2xcomplex<f64>>) -> tensor<?xi1>
// CHECK: func.func private @host.nested.name
func.func private @host.nested.name(!util.list<?>, !hal.buffer_view, !util.buffer) -> !util.list<?>

// A fallback has the types of the import, with buffer views for its tensors and with its fences.
// CHECK: func.func private @host.optional
func.func private @host.optional(i32, tensor<4xf32>) -> tensor<?xi8> attributes {vm.fallback = @fallback}
func.func private @fallback(i32, !hal.buffer_view) -> !hal.buffer_view
// CHECK: util.func
// CHECK-SAME: host.fenced
"util.func"() <{function_type = () -> (), sym_name = "host.fenced", sym_visibility = "private"}> ({
}) {iree.abi.model = "coarse-fences", vm.fallback = @fenced} : () -> ()
func.func private @fenced(!hal.fence, !hal.fence)

// -----

// What is declared for C, defined, or has no module in its name, is no import.
// CHECK-LABEL: func.func private @math.sqrt(memref<4xf32>)
func.func private @math.sqrt(memref<4xf32>) attributes {llvm.emit_c_interface}
// CHECK: func.func @model.main
func.func @model.main(%x: memref<4xf32>) {
  return
}
// CHECK: func.func private @sqrt
func.func private @sqrt(memref<4xf32>) -> complex<f32>
