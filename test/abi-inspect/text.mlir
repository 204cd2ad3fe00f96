// RUN: abi-inspect %s | filecheck %s
// RUN: abi-inspect --color=never %s > %t.never && abi-inspect - < %s > %t.stdin
// RUN: abi-inspect %s -o %t.file && diff %t.never %t.file && diff %t.never %t.stdin

// A function that has everything: names, nested arguments, flags, a wrapper and descriptors.
// CHECK-LABEL: {{^}}mlp(
// CHECK-NEXT: {{^}}    x: memref<?x4xf32>,
// CHECK-NEXT: {{^}}    {"b": memref<3xf32>, "w": memref<4x3xf32, strided<[3, 1]>>},
// CHECK-NEXT: {{^}}    *,
// CHECK-NEXT: {{^}}    alpha: f32,
// CHECK-NEXT: {{^}}) -> memref<?x3xf32>
// CHECK-NEXT: {{^}}  C wrapper _mlir_ciface_mlp; c-abi=mlir, index of 64 bits
// CHECK-EMPTY:
// CHECK-NEXT: {{^}}  arguments
// CHECK-NEXT: {{^}}  ├── x: argument #0
// CHECK-NEXT: {{^}}  ├── 1: dict
// CHECK-NEXT: {{^}}  │   ├── "b": argument #2
// CHECK-NEXT: {{^}}  │   └── "w": argument #1
// CHECK-NEXT: {{^}}  └── alpha (keyword): argument #3
// CHECK: value{{ +}}name{{ +}}type{{ +}}flags
// CHECK: {{^}}  argument #0{{ +}}x{{ +}}memref<?x4xf32>{{ +}}readonly noalias{{$}}
// CHECK: {{^}}  argument #1{{ +}}argument 1["w"]{{ +}}memref<4x3xf32, strided<[3, 1]>>{{$}}
// CHECK: {{^}}  argument #3{{ +}}alpha{{ +}}f32{{$}}
// CHECK: {{^}}  result #0{{ +}}result{{ +}}memref<?x3xf32>{{$}}
// CHECK: attribute{{ +}}text, and what it means
// CHECK: {{^}}  f{{ +}}I24!B6!d-1d4B5!d4d3B3!d3S1!R9!B6!d-1d3
// CHECK: (Buffer<float32[?x4]>, Buffer<float32[4x3]>, Buffer<float32[3]>, float32) ->
// CHECK: {{^}}  sip{{ +}}none:
// CHECK-NEXT: {{^}}{{ +}}SIP cannot encode keyword arguments beside positional ones
// CHECK: {{^}}  iree.abi{{ +}}{"a":{{.*}}"ndarray","f32",2,null,4],["sdict",
// CHECK: C parameter{{ +}}type{{ +}}passed
// CHECK: {{^}}  result{{ +}}memref<?x3xf32>{{ +}}pointer to descriptor
// CHECK: {{^}}  x{{ +}}memref<?x4xf32>{{ +}}pointer to descriptor
// CHECK: {{^}}  alpha{{ +}}f32{{ +}}by value
// CHECK: descriptor of{{ +}}bytes{{ +}}fields, each at its byte
// CHECK: memref<?x4xf32>{{ +}}56{{ +}}allocated at 0, aligned at 8, offset at 16, sizes[2] at
// CHECK: memref<3xf32>{{ +}}40{{ +}}allocated at 0, aligned at 8, offset at 16, sizes[1] at
func.func @mlp(
    %x: memref<?x4xf32> {iree.abi.name = "x", iree.abi.index_path = [0], llvm.readonly, llvm.noalias},
    %w: memref<4x3xf32, strided<[3, 1]>> {iree.abi.index_path = [1, "w"]},
    %b: memref<3xf32> {iree.abi.index_path = [1, "b"]},
    %alpha: f32 {iree.abi.name = "alpha", iree.abi.index_path = ["alpha"]}) -> memref<?x3xf32>
    attributes {llvm.emit_c_interface} {
  %r = "x"() : () -> memref<?x3xf32>
  return %r : memref<?x3xf32>
}

// An argument that a result goes to is among the results, for a caller in Python.
// CHECK-LABEL: {{^}}to_out_params(i32) -> {"a": i1, "b": (memref<4xf32>,)}
// CHECK: {{^}}  results: dict
// CHECK-NEXT: {{^}}  ├── "a": result #0
// CHECK-NEXT: {{^}}  └── "b": tuple
// CHECK-NEXT: {{^}}      └── 0: argument #1
// CHECK: {{^}}  argument #0{{ +}}argument 0{{ +}}i32{{$}}
// CHECK: {{^}}  argument #1{{ +}}result["b"][0]{{ +}}memref<4xf32>{{ +}}out{{$}}
// CHECK: {{^}}  result #0{{ +}}result["a"]{{ +}}i1{{$}}
// CHECK: {{^}}  result["b"][0]{{ +}}memref<4xf32>{{ +}}pointer to descriptor
func.func @to_out_params(%n: i32 {iree.abi.index_path = [0]},
                         %r: memref<4xf32> {bufferize.result, iree.abi.index_path = ["b", 0]})
    -> (i1 {iree.abi.index_path = ["a"]}) attributes {llvm.emit_c_interface} {
  %true = arith.constant true
  return %true : i1
}

// An import, without arguments or results.
// CHECK-LABEL: {{^}}callback() -> None
// CHECK-NEXT: {{^}}  called by the module, implemented elsewhere; C wrapper _mlir_ciface_callback;
// CHECK: {{^}}  f{{ +}}I1!R1!
// CHECK-NEXT: {{^}}{{ +}}() -> (){{$}}
func.func private @callback() attributes {llvm.emit_c_interface}

// A single number is returned by value; several results go to a struct.
// CHECK-LABEL: {{^}}one() -> i32
// CHECK: C parameter
// CHECK: returned{{ +}}i32{{ +}}by value
// CHECK-LABEL: {{^}}two(memref<*xf32>) -> (i32, f32)
// CHECK: {{^}}  result{{ +}}struct {i32, f32}{{ +}}pointer
// CHECK: memref<*xf32>{{ +}}16{{ +}}rank at 0, descriptor at 8
func.func @one() -> i32 attributes {llvm.emit_c_interface} {
  %r = "x"() : () -> i32
  return %r : i32
}
func.func @two(%x: memref<*xf32>) -> (i32, f32) attributes {llvm.emit_c_interface} {
  %r:2 = "x"() : () -> (i32, f32)
  return %r#0, %r#1 : i32, f32
}

// A sole result has its name.
// CHECK-LABEL: {{^}}named() -> memref<?xf32>
// CHECK: {{^}}  result #0{{ +}}places{{ +}}memref<?xf32>
// CHECK: C parameter
// CHECK: {{^}}  places{{ +}}memref<?xf32>{{ +}}pointer to descriptor
func.func @named() -> (memref<?xf32> {iree.abi.name = "places"}) attributes {llvm.emit_c_interface} {
  %r = "x"() : () -> memref<?xf32>
  return %r : memref<?xf32>
}

// Names of sizes stand in the signature, and behind the type.
// CHECK-LABEL: {{^}}sized(f32[n, 4], f32[n] in memref<?xf32, 1>) -> None
// CHECK: {{^}}  argument #0{{ +}}argument 0{{ +}}memref<?x4xf32>, sizes [n, 4]{{$}}
func.func @sized(%x: memref<?x4xf32> {abi.dims = ["n", 4]},
                 %y: memref<?xf32, 1> {abi.dims = ["n"]}) { return }
