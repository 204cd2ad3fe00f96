// RUN: abi-opt %s --abi-attach --abi-attach=placement=function | filecheck %s --check-prefixes=CHECK,FUNCTION
// RUN: abi-opt %s --abi-attach=placement=function --abi-attach | filecheck %s --check-prefixes=CHECK,REFLECTION
// RUN: abi-opt %s --abi-attach-sip=placement=function --abi-attach-raw | filecheck %s --check-prefix=BOTH
// RUN: abi-opt %s --abi-attach-iree --abi-attach-iree='placement=function unsupported=omit' 2>/dev/null | filecheck %s --check-prefix=OMITTED

// Attaching at one placement deletes the older copy at the other, and iree.reflection if left empty.
// CHECK-LABEL: func.func @f(
// FUNCTION-SAME: attributes {f = "I4!S1!R1!", fv = "1", iree.abi = "{{[^"]*}}", iree.abi.declaration = "{{[^"]*}}", sip = "{{[^"]*}}", sipv = "1"} {
// REFLECTION-SAME: attributes {iree.reflection = {f = "I4!S1!R1!", fv = "1", iree.abi = "{{[^"]*}}", iree.abi.declaration = "{{[^"]*}}", sip = "{{[^"]*}}", sipv = "1"}} {
// Another format keeps its placement.
// BOTH-LABEL: func.func @f(
// BOTH-SAME: attributes {iree.reflection = {f = "I4!S1!R1!", fv = "1"}, sip = "{{[^"]*}}", sipv = "1"} {
func.func @f(%a: f32) {
  return
}

// What is not written again is deleted at both.
// OMITTED-LABEL: func.func @omitted(
// OMITTED-NOT: iree.abi = {{.}}
// OMITTED: return
func.func @omitted(%a: index) {
  return
}

// What others wrote stays, also a declaration of the user's, and an abi that is not SIP.
// FUNCTION-LABEL: func.func @theirs(
// FUNCTION-SAME: iree.reflection = {iree.abi.declaration = "def theirs(): ...", theirs}
// REFLECTION-LABEL: func.func @theirs(
// REFLECTION-SAME: attributes {abi = "other", abiv = 2 : i32, iree.abi.declaration = "def theirs(): ...", iree.reflection = {f = "I1!R1!", {{.*}}, theirs}} {
func.func @theirs() attributes {abi = "other", abiv = 2 : i32,
    iree.abi.declaration = "def theirs(): ...",
    iree.reflection = {iree.abi.declaration = "def theirs(): ...", theirs}} {
  return
}
