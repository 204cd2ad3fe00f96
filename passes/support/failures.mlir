// What passes add to modules that may fail. `!index` is `size_t` of C (`read_library`).

llvm.func @write(i32, !llvm.ptr, !index) -> !index
llvm.func @dprintf(i32, !llvm.ptr, ...) -> i32
llvm.func @fputs(!llvm.ptr, !llvm.ptr) -> i32
llvm.func @__acrt_iob_func(i32) -> !llvm.ptr
llvm.func @abort()
llvm.func @free(!llvm.ptr)
llvm.func extern_weak @mlir_abi_on_failure(!llvm.ptr)

// A status of 3 or more is the offset of a text; the last one is empty.
llvm.mlir.global internal constant @_mlir_abi_failures("\00\00\00\00") {addr_space = 0 : i32}
llvm.mlir.global internal constant @_mlir_abi_no_memory("no memory could be allocated\00") {addr_space = 0 : i32}
llvm.mlir.global internal constant @_mlir_abi_line("%s\0A\00") {addr_space = 0 : i32}
llvm.mlir.global internal constant @_mlir_abi_newline("\0A\00") {addr_space = 0 : i32}

// What `abi-return-failures` replaces by a branch.
llvm.func @_mlir_abi_return_unless(i1, i32)

// End the process unless an assertion holds.
llvm.func internal @_mlir_abi_check(%holds: i1, %text: !llvm.ptr, %length: !index) {
  %standard_error = llvm.mlir.constant(2 : i32) : i32
  llvm.cond_br %holds, ^holds, ^fails
^fails:
  %written = llvm.call @write(%standard_error, %text, %length) : (i32, !llvm.ptr, !index) -> !index
  llvm.call @abort() : () -> ()
  llvm.unreachable
^holds:
  llvm.return
}

// Set the message of a packed wrapper, whose callers know what the statuses below 3 mean.
llvm.func internal @_mlir_abi_set_message(%status: i32, %message: !llvm.ptr) attributes {passthrough = ["noinline", "cold"]} {
  %first = llvm.mlir.constant(3 : i32) : i32
  %null = llvm.mlir.zero : !llvm.ptr
  %texts = llvm.mlir.addressof @_mlir_abi_failures : !llvm.ptr
  %has_text = llvm.icmp "uge" %status, %first : i32
  %is_wanted = llvm.icmp "ne" %message, %null : !llvm.ptr
  %is_set = llvm.and %has_text, %is_wanted : i1
  llvm.cond_br %is_set, ^set, ^done
^set:
  %text = llvm.getelementptr %texts[%status] : (!llvm.ptr, i32) -> !llvm.ptr, i8
  llvm.store %text, %message : !llvm.ptr, !llvm.ptr
  llvm.br ^done
^done:
  llvm.return
}

// The text of a status that is not 0.
llvm.func internal @_mlir_abi_text(%status: i32) -> !llvm.ptr attributes {passthrough = ["noinline", "cold"]} {
  %no_memory_status = llvm.mlir.constant(2 : i32) : i32
  %no_memory = llvm.mlir.addressof @_mlir_abi_no_memory : !llvm.ptr
  %texts = llvm.mlir.addressof @_mlir_abi_failures : !llvm.ptr
  %text_at = llvm.getelementptr %texts[%status] : (!llvm.ptr, i32) -> !llvm.ptr, i8
  %has_no_text = llvm.icmp "eq" %status, %no_memory_status : i32
  %text = llvm.select %has_no_text, %no_memory, %text_at : i1, !llvm.ptr
  llvm.return %text : !llvm.ptr
}

// Free the buffers of an array, where a function fails that has many.
llvm.func internal @_mlir_abi_free_all(%buffers: !llvm.ptr, %count: i32) attributes {passthrough = ["noinline", "cold"]} {
  %first = llvm.mlir.constant(0 : i32) : i32
  %one = llvm.mlir.constant(1 : i32) : i32
  llvm.br ^next(%first : i32)
^next(%i: i32):
  %is_left = llvm.icmp "ult" %i, %count : i32
  llvm.cond_br %is_left, ^free, ^done
^free:
  %buffer_at = llvm.getelementptr %buffers[%i] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.ptr
  %buffer = llvm.load %buffer_at : !llvm.ptr -> !llvm.ptr
  llvm.call @free(%buffer) : (!llvm.ptr) -> ()
  %following = llvm.add %i, %one : i32
  llvm.br ^next(%following : i32)
^done:
  llvm.return
}

// End the process, where callers get no status.
llvm.func internal @_mlir_abi_end(%status: i32) attributes {passthrough = ["noinline", "cold"]} {
  %standard_error = llvm.mlir.constant(2 : i32) : i32
  %line = llvm.mlir.addressof @_mlir_abi_line : !llvm.ptr
  %text = llvm.call @_mlir_abi_text(%status) : (i32) -> !llvm.ptr
  %0 = llvm.call @dprintf(%standard_error, %line, %text) vararg(!llvm.func<i32 (i32, ptr, ...)>) : (i32, !llvm.ptr, !llvm.ptr) -> i32
  llvm.call @abort() : () -> ()
  llvm.unreachable
}

// The same on Windows, which has no `dprintf`: `__acrt_iob_func(2)` is `stderr`.
llvm.func internal @_mlir_abi_end_windows(%status: i32) attributes {passthrough = ["noinline", "cold"]} {
  %number = llvm.mlir.constant(2 : i32) : i32
  %newline = llvm.mlir.addressof @_mlir_abi_newline : !llvm.ptr
  %text = llvm.call @_mlir_abi_text(%status) : (i32) -> !llvm.ptr
  %standard_error = llvm.call @__acrt_iob_func(%number) : (i32) -> !llvm.ptr
  %0 = llvm.call @fputs(%text, %standard_error) : (!llvm.ptr, !llvm.ptr) -> i32
  %1 = llvm.call @fputs(%newline, %standard_error) : (!llvm.ptr, !llvm.ptr) -> i32
  llvm.call @abort() : () -> ()
  llvm.unreachable
}

// What `mlir_abi_on_failure` is in a program for macOS that defines none: a linker for Mach-O wants
// each symbol defined.
llvm.func weak @_mlir_abi_default_handler(%text: !llvm.ptr) attributes {passthrough = ["noinline", "cold"]} {
  %standard_error = llvm.mlir.constant(2 : i32) : i32
  %line = llvm.mlir.addressof @_mlir_abi_line : !llvm.ptr
  %0 = llvm.call @dprintf(%standard_error, %line, %text) vararg(!llvm.func<i32 (i32, ptr, ...)>) : (i32, !llvm.ptr, !llvm.ptr) -> i32
  llvm.call @abort() : () -> ()
  llvm.unreachable
}

// Call the program's handler, where callers get no status. Without one, end the process.
llvm.func internal @_mlir_abi_failed(%status: i32) attributes {passthrough = ["noinline", "cold"]} {
  %null = llvm.mlir.zero : !llvm.ptr
  %handler = llvm.mlir.addressof @mlir_abi_on_failure : !llvm.ptr
  %has_handler = llvm.icmp "ne" %handler, %null : !llvm.ptr
  llvm.cond_br %has_handler, ^handle, ^end
^handle:
  %text = llvm.call @_mlir_abi_text(%status) : (i32) -> !llvm.ptr
  llvm.call @mlir_abi_on_failure(%text) : (!llvm.ptr) -> ()
  llvm.return
^end:
  llvm.call @_mlir_abi_end(%status) : (i32) -> ()
  llvm.unreachable
}
