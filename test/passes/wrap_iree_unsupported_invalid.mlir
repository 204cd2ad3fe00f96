// RUN: abi-opt %s --abi-wrap-iree=unsupported=error --split-input-file --allow-unregistered-dialect --verify-diagnostics

// What the runtime cannot read is an error where that is asked for, in a list or beside one.
// expected-error @below {{argument #0 of @f has type 'i1': IREE's runtime raises ValueError "Unrecognized reflection primitive type: i1" when it looks the function up}}
// expected-error @below {{result #0 of @f has type 'f16': IREE's runtime raises ReturnError}}
func.func @f(%a: i1 {iree.abi.index_path = [0, 0]}) -> f16 {
  %c = arith.constant 0.0 : f16
  return %c : f16
}

// -----

// A gap in the arguments is such a thing.
// expected-error @below {{slot [0, 0] of the arguments of @gap is a gap in a list: IREE's runtime raises RuntimeError "std::bad_cast"}}
func.func @gap(%a: i32 {iree.abi.index_path = [0, 1]}) {
  return
}

// -----

// IREE's own invoker takes no list of any length, and so no array of references.
// expected-error @below {{argument #0 of @objects has type '!util.list<!util.buffer>': IREE's runtime raises ValueError "Unrecognized reflection compound type: py_homogeneous_list" when it looks the function up}}
// expected-error @below {{argument #1 of @objects has type '!util.list<index>': IREE's runtime raises ValueError}}
func.func @objects(%a: tuple<!util.list<!util.buffer>, !util.list<index>>)
    -> tuple<!util.list<!util.buffer>, !util.list<index>> {
  return %a : tuple<!util.list<!util.buffer>, !util.list<index>>
}

// -----

// A list of halves has no record.
// expected-error @below {{argument #0 of @halves has type '!util.list<f16>': IREE's runtime raises ValueError "Unrecognized reflection primitive type: unknown"}}
func.func @halves(%a: !util.list<f16> {iree.abi.index_path = [0, 0]}) {
  return
}
