// RUN: abi-opt %s --abi-result-allocators --split-input-file --verify-diagnostics

// The name of the allocator is taken, by a function of another type or by something else.
// expected-error @below {{fbr of @taken: @taken_result_allocator is of type '(i32) -> ()', should be of type '(index) -> tuple<memref<?xf32>>'}}
func.func @taken(%x: tensor<?xf32>) -> tensor<?xf32> {
  return %x : tensor<?xf32>
}
func.func private @taken_result_allocator(i32)
// expected-error @below {{fbr of @global: @global_result_allocator is a 'memref.global', should be a function of type '(index) -> tuple<memref<?xf32>>'}}
func.func @global(%x: tensor<?xf32>) -> tensor<?xf32> {
  return %x : tensor<?xf32>
}
memref.global @global_result_allocator : memref<f32>

// -----

// An attribute that is there names nothing, names a function of another type, or is no name.
// expected-error @below {{fbr of @nothing: there is no @gone; it should be a function of type '(index) -> tuple<memref<?xf32>>'}}
func.func @nothing(%x: tensor<?xf32>) -> tensor<?xf32> attributes {iree.reflection = {fbr = "gone"}} {
  return %x : tensor<?xf32>
}
// expected-error @below {{fbr of @itself: @itself is of type '(tensor<?xf32>) -> tensor<?xf32>', should be of type '(index) -> tuple<memref<?xf32>>'}}
func.func @itself(%x: tensor<?xf32>) -> tensor<?xf32> attributes {fbr = "itself"} {
  return %x : tensor<?xf32>
}
// expected-error @below {{fbr of @number: must be a string (got 7 : i64)}}
func.func @number(%x: tensor<?xf32>) -> tensor<?xf32> attributes {fbr = 7} {
  return %x : tensor<?xf32>
}

// -----

// A null slot is a descriptor, which a memref in this memory space does not have.
// expected-remark @+2 {{result #0 of @space is not allocated: size 0 depends on data, by 'memref.load'}}
// expected-error @below {{result #0 of @space has no null descriptor, as a 'memref<?xf32, "tpu">': its memory space is not an integer}}
func.func @space(%x: memref<index>) -> memref<?xf32, "tpu"> {
  %n = memref.load %x[] : memref<index>
  %0 = memref.alloc(%n) : memref<?xf32, "tpu">
  return %0 : memref<?xf32, "tpu">
}
