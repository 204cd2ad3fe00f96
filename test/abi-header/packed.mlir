// RUN: abi-header --packed %s 2>%t.said | filecheck %s
// RUN: filecheck %s --check-prefix=SAID --input-file=%t.said
// RUN: abi-header %s 2>/dev/null | filecheck %s --check-prefix=WITHOUT

// --packed: the struct of results and arguments, and the form by one pointer, behind the wrapper.
// CHECK: NAME_packed, which abi-emit-packed-wrappers emits: `params` points to a NAME_params
// CHECK: float _mlir_ciface_f(
// CHECK: typedef struct f_params {
// CHECK-NEXT: float result;
// CHECK-NEXT: memref1_f32_const x;
// CHECK-NEXT: int64_t arg1;
// CHECK-NEXT: } f_params;
// CHECK: /* @f: (memref<?xf32>, index) -> (f32)
// CHECK-NEXT: x: sizes [any], row-major; read only
// CHECK-NEXT: */
// CHECK-NEXT: int32_t f_packed(void *params, void *context, void *reserved);
func.func @f(%x: memref<?xf32> {iree.abi.name = "x", llvm.readonly}, %n: index) -> f32 {
  %r = memref.load %x[%n] : memref<?xf32>
  return %r : f32
}

// The members are one scope: a result is not called like an argument, whose name stays.
// CHECK: typedef struct same_params {
// CHECK-NEXT: double y_2;
// CHECK-NEXT: int32_t result1;
// CHECK-NEXT: double y;
// CHECK-NEXT: int32_t arg1;
// CHECK-NEXT: } same_params;
func.func @same(%x: f64 {iree.abi.name = "y"}, %n: i32) -> (f64 {iree.abi.name = "y"}, i32) {
  return %x, %n : f64, i32
}

// Nothing to pass: no struct, which C has not without members.
// CHECK: void _mlir_ciface_nothing(void);
// CHECK-NOT: nothing_params
// CHECK: int32_t nothing_packed(void *params, void *context, void *reserved);
func.func @nothing() { return }

// What C would pass in another way lies in memory as C has it. Of a symbol that is no identifier
// the form has one that is none either.
// CHECK: @half.dotted: (f16) -> ()
// CHECK-NEXT: is left out: f16 goes by value, and C99 and C++17 have no type for that (--packed: in memory).
// CHECK: typedef struct half_dotted_params {
// CHECK-NEXT: f16_bits arg0;
// CHECK: int32_t _half_dotted_packed(void *params, void *context, void *reserved) MLIR_ABI_SYMBOL("half.dotted_packed");
// SAID: abi-header: warning: @half.dotted is left out: f16 goes by value
func.func @half.dotted(%x: f16) { return }

// What has no C type is left out once, and why is said once.
// CHECK: is left out: C has no pointer to memory space 3
// CHECK-NOT: space_p
// SAID-NEXT: warning: @space is left out: C has no pointer to memory space 3
// SAID-NOT: @space
func.func @space(%x: memref<4xf32, 3>) { return }

// What C implements has a wrapper alone.
// CHECK: void _mlir_ciface_host(float arg0);
// CHECK-NOT: host_packed
func.func private @host(f32) attributes {llvm.emit_c_interface}

// WITHOUT: float _mlir_ciface_f(
// WITHOUT-NOT: _p{{arams|acked}}
