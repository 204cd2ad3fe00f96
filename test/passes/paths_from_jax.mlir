// RUN: abi-opt %s --abi-paths-from-jax --split-input-file | filecheck %s
// RUN: abi-opt %s --abi-paths-from-jax --abi-paths-from-jax --split-input-file | filecheck %s
// RUN: abi-opt %s --abi-paths-from-jax --abi-attach-sip --abi-verify --split-input-file | filecheck %s --check-prefix=SIP

// Lists, dicts and fields below an argument, beside an argument that is one value.
// CHECK-LABEL: func.func @nested
// CHECK-SAME: %{{.*}}: f32 {iree.abi.index_path = [0, "layers", 0, "b"], iree.abi.name = "params.layers.0.b"}
// CHECK-SAME: %{{.*}}: f32 {iree.abi.index_path = [0, "layers", 0, "w"], iree.abi.name = "params.layers.0.w"}
// CHECK-SAME: %{{.*}}: f32 {iree.abi.index_path = [1], iree.abi.name = "x"}
// CHECK-SAME: -> (f32 {iree.abi.index_path = ["y", 0], jax.result_info = "result['y'][0]"}
// CHECK-SAME: f32 {iree.abi.index_path = ["y", 1], jax.result_info = "result['y'][1]"})
// SIP-LABEL: func.func @nested
// SIP-SAME: sip = "I46!S42!k0D32!K7!layersS19!k0D13!K2!b_0K2!w_1k1_2R20!D16!K2!yS9!k0_0k1_1"
func.func @nested(%b: f32 loc("params['layers'][0].b"), %w: f32 loc("params['layers'][0].w"),
                  %x: f32 loc("x"))
    -> (f32 {jax.result_info = "result['y'][0]"}, f32 {jax.result_info = "result['y'][1]"}) {
  return %b, %w : f32, f32
}

// -----

// A single result without structure is at the root.
// CHECK-LABEL: func.func @single
// CHECK-SAME: -> (f32 {iree.abi.index_path = [], jax.result_info = "result"})
// SIP-LABEL: func.func @single
// SIP-SAME: sip = "I8!S5!k0_0R3!_0"
func.func @single(%x: f32 loc("x")) -> (f32 {jax.result_info = "result"}) {
  return %x : f32
}

// -----

// A tuple of one is not its element.
// CHECK-LABEL: func.func @one
// CHECK-SAME: -> (f32 {iree.abi.index_path = [0], jax.result_info = "result[0]"})
// SIP-LABEL: func.func @one
// SIP-SAME: R8!S5!k0_0
func.func @one(%x: f32 loc("x")) -> (f32 {jax.result_info = "result[0]"}) {
  return %x : f32
}

// -----

// Arguments are numbered as their first leaves appear, elements by their indices.
// CHECK-LABEL: func.func @order
// CHECK-SAME: [0, 2], iree.abi.name = "rest.2"}
// CHECK-SAME: [1], iree.abi.name = "a"}
// CHECK-SAME: [0, 0], iree.abi.name = "rest.0"}
// CHECK-SAME: [2, "u"], iree.abi.name = "options.u"}
func.func @order(%0: f32 loc("rest[2]"), %1: f32 loc("a"), %2: f32 loc("rest[0]"),
                 %3: f32 loc("options['u']")) {
  return
}

// -----

// Keys are any text: MLIR escapes the name, and JAX has escaped the string in it.
// CHECK-LABEL: func.func @text
// CHECK-SAME: [0, "it's \22so\22 \C3\A9\0A"], iree.abi.name = "p.it's \22so\22 \C3\A9\0A"}
func.func @text(%0: f32 loc("p['it\\'s \22so\22 \C3\A9\\n']")) {
  return
}

// -----

// A name may have a place in a file.
// CHECK-LABEL: func.func @placed
// CHECK-SAME: [0, "w"], iree.abi.name = "p.w"}
func.func @placed(%0: f32 loc("p.w"("model.py":3:4))) {
  return
}

// -----

// Other attributes stay, and a name that is there.
// CHECK-LABEL: func.func @attributes
// CHECK-SAME: %{{.*}}: f32 {iree.abi.index_path = [0], iree.abi.name = "mine", tf.aliasing_output = 0 : i32}
func.func @attributes(%0: f32 {iree.abi.name = "mine", tf.aliasing_output = 0 : i32} loc("x"))
    -> (f32 {jax.result_info = "result"}) {
  return %0 : f32
}

// -----

// A function that has paths, on one side or of another producer, is left alone.
// CHECK-LABEL: func.func @paths
// CHECK-SAME: (%{{.*}}: f32 {tf_saved_model.index_path = [7]}) -> (f32 {jax.result_info = "result"})
func.func @paths(%0: f32 {tf_saved_model.index_path = [7]} loc("x"))
    -> (f32 {jax.result_info = "result"}) {
  return %0 : f32
}

// -----

// Paths of results are paths as well.
// CHECK-LABEL: func.func @result_paths
// CHECK-SAME: (%{{.*}}: f32) -> (f32 {iree.abi.index_path = [3]})
func.func @result_paths(%0: f32 loc("x")) -> (f32 {iree.abi.index_path = [3]}) {
  return %0 : f32
}

// -----

// Functions that no caller reaches have no such names, nor need them; and some have no values.
// CHECK-LABEL: func.func private @helper
// CHECK-SAME: (%{{.*}}: f32) -> f32 {
// CHECK-LABEL: func.func private @declared(f32) -> f32
// CHECK-LABEL: func.func @nothing() {
func.func private @helper(%0: f32) -> f32 {
  return %0 : f32
}
func.func private @declared(f32) -> f32
func.func @nothing() {
  return
}
