// What `abi-call-parts` adds to a module: the size of a part, and what runs the parts of a loop.

// OpenMP's functions, if the program has them: libgomp, libomp and libiomp5 export both.
llvm.func extern_weak @GOMP_parallel(!llvm.ptr, !llvm.ptr, i32, i32)
llvm.func extern_weak @omp_get_max_threads() -> i32

// The functions by which code uses several cores; null for one core. The first calls a function
// with a pointer, in as many threads as the second returns, or fewer. `mlir_abi.load` sets them.
llvm.mlir.global weak @_mlir_abi_parallel() : !llvm.struct<(ptr, ptr)> {
  %none = llvm.mlir.poison : !llvm.struct<(ptr, ptr)>
  %run = llvm.mlir.addressof @GOMP_parallel : !llvm.ptr
  %count = llvm.mlir.addressof @omp_get_max_threads : !llvm.ptr
  %0 = llvm.insertvalue %run, %none[0] : !llvm.struct<(ptr, ptr)>
  %1 = llvm.insertvalue %count, %0[1] : !llvm.struct<(ptr, ptr)>
  llvm.return %1 : !llvm.struct<(ptr, ptr)>
}

// The size of the parts of a loop of `end` iterations, a multiple of `grain`, that does `work`: all
// of them for one core, or if there is little work.
llvm.func internal @_mlir_abi_part_size(%end: i64, %grain: i64, %work: i64, %least_work: i64) -> i64 {
  %one = llvm.mlir.constant(1 : i32) : i32
  %null = llvm.mlir.zero : !llvm.ptr
  %parallel = llvm.mlir.addressof @_mlir_abi_parallel : !llvm.ptr
  %count_field = llvm.getelementptr %parallel[0, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(ptr, ptr)>
  %count = llvm.load %count_field : !llvm.ptr -> !llvm.ptr
  %is_little = llvm.icmp "ult" %work, %least_work : i64
  %is_none = llvm.icmp "eq" %count, %null : !llvm.ptr
  %is_whole = llvm.or %is_little, %is_none : i1
  llvm.cond_br %is_whole, ^whole, ^several
^several:
  %threads = llvm.call %count() : !llvm.ptr, () -> i32
  %is_one = llvm.icmp "sle" %threads, %one : i32
  llvm.cond_br %is_one, ^whole, ^parts
^parts:
  %one_64 = llvm.mlir.constant(1 : i64) : i64
  %threads_64 = llvm.sext %threads : i32 to i64
  %divisor = llvm.mul %threads_64, %grain : i64
  %less_one = llvm.sub %divisor, %one_64 : i64
  %sum = llvm.add %end, %less_one : i64
  %grains = llvm.udiv %sum, %divisor : i64  // of the largest part, rounded up
  %size = llvm.mul %grains, %grain : i64
  %positive = llvm.intr.umax(%size, %one_64) : (i64, i64) -> i64
  llvm.return %positive : i64
^whole:
  %least = llvm.mlir.constant(1 : i64) : i64
  %all = llvm.intr.umax(%end, %least) : (i64, i64) -> i64
  llvm.return %all : i64
}

// A loop: the begin of the next part, the end, the size of a part, what runs a part and returns a
// status, and the failure of the first part that has failed: its begin in the upper bits, in parts,
// and its status in the lower 32. -1 if none has. What else a part needs follows.
// struct<(i64, i64, i64, ptr, i64)>

// Run the parts of `loop` that no thread has begun, until one fails. Threads begin parts in their
// order, so that those before a part that fails are run.
llvm.func internal @_mlir_abi_run_rest(%loop: !llvm.ptr) {
  %no_failure = llvm.mlir.constant(-1 : i64) : i64
  %success = llvm.mlir.constant(0 : i32) : i32
  %end_field = llvm.getelementptr %loop[0, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(i64, i64, i64, ptr, i64)>
  %size_field = llvm.getelementptr %loop[0, 2] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(i64, i64, i64, ptr, i64)>
  %run_field = llvm.getelementptr %loop[0, 3] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(i64, i64, i64, ptr, i64)>
  %failure_field = llvm.getelementptr %loop[0, 4] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(i64, i64, i64, ptr, i64)>
  %end = llvm.load %end_field : !llvm.ptr -> i64
  %size = llvm.load %size_field : !llvm.ptr -> i64
  %run = llvm.load %run_field : !llvm.ptr -> !llvm.ptr
  llvm.br ^next
^next:
  %lower = llvm.atomicrmw add %loop, %size monotonic : !llvm.ptr, i64
  %failure = "llvm.load"(%failure_field) <{alignment = 8 : i64, ordering = 2 : i64}> : (!llvm.ptr) -> i64 // monotonic
  %is_left = llvm.icmp "slt" %lower, %end : i64
  %has_none_failed = llvm.icmp "eq" %failure, %no_failure : i64
  %is_run = llvm.and %is_left, %has_none_failed : i1
  llvm.cond_br %is_run, ^part, ^done
^part:
  %sum = llvm.add %lower, %size : i64
  %upper = llvm.intr.smin(%sum, %end) : (i64, i64) -> i64
  %status = llvm.call %run(%loop, %lower, %upper) : !llvm.ptr, (!llvm.ptr, i64, i64) -> i32
  %is_success = llvm.icmp "eq" %status, %success : i32
  llvm.cond_br %is_success, ^next, ^failed
^failed:
  %bits = llvm.mlir.constant(32 : i64) : i64
  %number = llvm.udiv %lower, %size : i64
  %upper_bits = llvm.shl %number, %bits : i64
  %lower_bits = llvm.zext %status : i32 to i64
  %this_failure = llvm.or %upper_bits, %lower_bits : i64
  %0 = llvm.atomicrmw umin %failure_field, %this_failure monotonic : !llvm.ptr, i64
  llvm.br ^done
^done:
  llvm.return
}

// Run the parts of `loop`; return 0, or the status of the first part that fails.
llvm.func internal @_mlir_abi_run_parts(%loop: !llvm.ptr) -> i32 {
  %zero = llvm.mlir.constant(0 : i32) : i32
  %no_failure = llvm.mlir.constant(-1 : i64) : i64
  %end_field = llvm.getelementptr %loop[0, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(i64, i64, i64, ptr, i64)>
  %size_field = llvm.getelementptr %loop[0, 2] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(i64, i64, i64, ptr, i64)>
  %failure_field = llvm.getelementptr %loop[0, 4] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(i64, i64, i64, ptr, i64)>
  llvm.store %no_failure, %failure_field : i64, !llvm.ptr
  %end = llvm.load %end_field : !llvm.ptr -> i64
  %size = llvm.load %size_field : !llvm.ptr -> i64
  %is_one_part = llvm.icmp "sge" %size, %end : i64
  llvm.cond_br %is_one_part, ^here, ^threads
^here:
  llvm.call @_mlir_abi_run_rest(%loop) : (!llvm.ptr) -> ()
  llvm.br ^done
^threads:
  %rest = llvm.mlir.addressof @_mlir_abi_run_rest : !llvm.ptr
  %parallel = llvm.mlir.addressof @_mlir_abi_parallel : !llvm.ptr
  %in_threads = llvm.load %parallel : !llvm.ptr -> !llvm.ptr
  llvm.call %in_threads(%rest, %loop, %zero, %zero) : !llvm.ptr, (!llvm.ptr, !llvm.ptr, i32, i32) -> ()
  llvm.br ^done
^done:
  %failure = llvm.load %failure_field : !llvm.ptr -> i64
  %status = llvm.trunc %failure : i64 to i32
  %is_success = llvm.icmp "eq" %failure, %no_failure : i64
  %result = llvm.select %is_success, %zero, %status : i1, i32
  llvm.return %result : i32
}
