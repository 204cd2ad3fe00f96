// RUN: abi-opt %s --abi-verify --allow-unregistered-dialect --split-input-file --verify-diagnostics

// Numbers that the VM does not have.
// expected-error @+4 {{argument #0 of @host.numbers: 'f16' cannot be imported: the numbers of the VM are i32, i64, f32, f64, and integers of fewer than 32 bits}}
// expected-error @+3 {{argument #2 of @host.numbers: 'complex<f32>' cannot be imported: the numbers of the VM are}}
// expected-error @+2 {{result #0 of @host.numbers: 'ui32' cannot be imported: the numbers of the VM are}}
// expected-error @+1 {{result #1 of @host.numbers: 'i128' cannot be imported: the numbers of the VM are}}
func.func private @host.numbers(f16, f32, complex<f32>) -> (ui32, i128)

// -----

// Tensors that IREE has no buffer for.
// expected-error @+2 {{argument #0 of @host.tensors: 'tensor<*xf32>' cannot be imported: IREE cannot pass unranked tensors}}
// expected-error @+1 {{result #0 of @host.tensors: 'tensor<2xindex>' cannot be imported: IREE has no buffers with elements of type index}}
func.func private @host.tensors(tensor<*xf32>) -> tensor<2xindex>

// -----

// Other types.
// expected-error @+4 {{argument #0 of @host.others: 'memref<4xf32>' cannot be imported: the VM has no such type}}
// expected-error @+3 {{argument #1 of @host.others: 'tuple<i32, i32>' cannot be imported: the VM has no tuples: expand them with abi-expand-tuples}}
// expected-error @+2 {{argument #2 of @host.others: 'vector<4xf32>' cannot be imported: the VM has no such type}}
// expected-error @+1 {{result #0 of @host.others: 'none' cannot be imported: the VM has no such type}}
func.func private @host.others(memref<4xf32>, tuple<i32, i32>, vector<4xf32>) -> none

// -----

// A model that is lost is a warning.
// expected-warning @below {{@host.fenced: IREE loses iree.abi.model of a func.func, so that it has no fences: declare a util.func, or compile with --iree-execution-model=async-external}}
func.func private @host.fenced(tensor<?xf32>) -> tensor<?xf32> attributes {iree.abi.model = "coarse-fences", nosideeffects}

// A util.func keeps it.
"util.func"() <{function_type = (i32) -> (), sym_name = "host.kept", sym_visibility = "private"}> ({
}) {iree.abi.model = "coarse-fences"} : () -> ()

// -----

// A fallback is a function of the module that takes what IREE passes to the import.
// expected-error @+1 {{vm.fallback of @host.text must be the symbol of another function (got "other")}}
func.func private @host.text(i32) attributes {vm.fallback = "other"}
// expected-error @+1 {{vm.fallback of @host.unknown must be the symbol of another function (got @missing)}}
func.func private @host.unknown(i32) attributes {vm.fallback = @missing}
// expected-error @+1 {{vm.fallback of @host.itself must be the symbol of another function (got @host.itself)}}
func.func private @host.itself(i32) attributes {vm.fallback = @host.itself}
// expected-error @+1 {{vm.fallback of @host.tensor: @tensor must be of type '(!hal.buffer_view, i32) -> (!hal.buffer_view)' (got '(tensor<?xf32>, i32) -> tensor<?xf32>')}}
func.func private @host.tensor(tensor<?xf32>, i32) -> tensor<?xf32> attributes {vm.fallback = @tensor}
func.func private @tensor(%x: tensor<?xf32>, %n: i32) -> tensor<?xf32> {
  return %x : tensor<?xf32>
}
// expected-error @+1 {{vm.fallback of @host.count: @count must be of type '(i32) -> ()' (got '() -> ()')}}
func.func private @host.count(i32) attributes {vm.fallback = @count}
func.func private @count() {
  return
}
// expected-error @+1 {{vm.fallback of @host.no_fences: @count must be of type '(!hal.fence, !hal.fence) -> ()' (got '() -> ()')}}
"util.func"() <{function_type = () -> (), sym_name = "host.no_fences", sym_visibility = "private"}> ({
}) {iree.abi.model = "coarse-fences", vm.fallback = @count} : () -> ()

// -----

// IREE's runtime must know a type before it loads a program; Python cannot register one.
// expected-remark @+1 {{@host.string: a module in C must register '!custom.string' before IREE loads the program: for a module in Python declare !util.buffer, or i64}}
func.func private @host.string(!custom.string, !util.buffer, !hal.fence) -> !custom.string
