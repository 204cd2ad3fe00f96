// RUN: abi-opt %s --abi-strip --split-input-file | filecheck %s
// RUN: abi-opt %s --abi-attach --abi-strip --split-input-file | filecheck %s
// RUN: abi-opt %s --abi-attach='placement=function legacy-names key=d' --abi-strip --split-input-file | filecheck %s

// Nothing of ours is left, and an emptied dictionary goes.
// CHECK-LABEL: func.func @ours(%arg0: f32) {
func.func @ours(%a: f32) attributes {f = "I4!S1!R1!", fv = "1", fbr = "f_allocate",
    iree.reflection = {sip = "I8!S5!k0_0R1!", sipv = "1"}} {
  return
}

// -----

// What others wrote stays, and so do the names and paths that the passes only read.
// CHECK-LABEL: func.func @theirs(%arg0: f32 {iree.abi.index_path = [0], iree.abi.name = "x"})
// CHECK-SAME: attributes {iree.reflection = {theirs = "kept"}, theirs} {
func.func @theirs(%a: f32 {iree.abi.index_path = [0], iree.abi.name = "x"})
    attributes {theirs, iree.reflection = {f = "I4!S1!R1!", theirs = "kept"}} {
  return
}
// CHECK-LABEL: func.func @declared()
// CHECK-SAME: iree.abi.declaration = "def declared(): ..."
// CHECK-SAME: iree.reflection = {iree.abi.declaration = "def declared(): ..."}
func.func @declared() attributes {iree.abi.declaration = "def declared(): ...",
    iree.reflection = {iree.abi.declaration = "def declared(): ...", f = "I1!R1!"}} {
  return
}
// CHECK-LABEL: func.func @once_declared() {
func.func @once_declared() attributes {iree.abi.declaration = "async func @once_declared() -> ()",
    iree.reflection = {iree.abi.declaration = "sync func @other_name()"}} {
  return
}

// -----

// An empty dictionary was not ours, and an abi other than sip is not.
// CHECK-LABEL: func.func private @empty()
// CHECK-SAME: attributes {abi = "other", abiv = 2 : i32, iree.reflection = {}}
func.func private @empty() attributes {iree.reflection = {}, abi = "other", abiv = 2 : i32}
// CHECK-LABEL: func.func private @version()
// CHECK-SAME: attributes {abiv = 1 : i32}
func.func private @version() attributes {abiv = 1 : i32}

// -----

// Nor is what is no dictionary, or a declaration that is no text.
// CHECK-LABEL: func.func private @number()
// CHECK-SAME: attributes {iree.reflection = 1 : i64}
func.func private @number() attributes {iree.reflection = 1}
// CHECK-LABEL: func.func private @declared_by_a_number()
// CHECK-SAME: attributes {iree.abi.declaration = 2 : i64}
func.func private @declared_by_a_number() attributes {iree.abi.declaration = 2}
