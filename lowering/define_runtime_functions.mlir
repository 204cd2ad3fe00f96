// What `abi-define-runtime-functions` adds to a module: a function and those that it calls. `!index`
// is the type of an index (`read_library`).

// A float of 32 bits as bfloat16: add just less than half of the last bit that is kept, or half if
// that bit is 1, and cut. A NaN becomes a quiet one.
llvm.func weak hidden @__truncsfbf2(%x: f32) -> bf16 {
  %sixteen = llvm.mlir.constant(16 : i32) : i32
  %one = llvm.mlir.constant(1 : i32) : i32
  %below_half = llvm.mlir.constant(0x7FFF : i32) : i32
  %quiet = llvm.mlir.constant(0x40 : i32) : i32
  %bits = llvm.bitcast %x : f32 to i32
  %high = llvm.lshr %bits, %sixteen : i32
  %last = llvm.and %high, %one : i32
  %addend = llvm.add %last, %below_half : i32
  %sum = llvm.add %bits, %addend : i32
  %rounded = llvm.lshr %sum, %sixteen : i32
  %quieted = llvm.or %high, %quiet : i32
  %is_nan = llvm.fcmp "uno" %x, %x : f32
  %chosen = llvm.select %is_nan, %quieted, %rounded : i1, i32
  %half = llvm.trunc %chosen : i32 to i16
  %result = llvm.bitcast %half : i16 to bf16
  llvm.return %result : bf16
}

// From f64: round to odd in f32, then to the nearest; the result is that of rounding once.
llvm.func weak hidden @__truncdfbf2(%x: f64) -> bf16 {
  %odd = llvm.call @_mlir_abi_round_to_odd(%x) : (f64) -> f32
  %result = llvm.call @__truncsfbf2(%odd) : (f32) -> bf16
  llvm.return %result : bf16
}

llvm.func weak hidden @__truncdfhf2(%x: f64) -> f16 {
  %odd = llvm.call @_mlir_abi_round_to_odd(%x) : (f64) -> f32
  %result = llvm.call @__truncsfhf2(%odd) : (f32) -> f16
  llvm.return %result : f16
}

llvm.func weak hidden @__extendhfdf2(%x: f16) -> f64 {
  %single = llvm.call @__extendhfsf2(%x) : (f16) -> f32
  %result = llvm.fpext %single : f32 to f64
  llvm.return %result : f64
}

// The same as ARM's run-time ABI passes it: in registers for integers.
llvm.func weak hidden @__aeabi_d2h(%bits: i64) -> i32 {
  %x = llvm.bitcast %bits : i64 to f64
  %half = llvm.call @__truncdfhf2(%x) : (f64) -> f16
  %half_bits = llvm.bitcast %half : f16 to i16
  %result = llvm.zext %half_bits : i16 to i32
  llvm.return %result : i32
}

// The neighbour of `x` whose last bit is 1, unless `x` is exact.
llvm.func internal @_mlir_abi_round_to_odd(%x: f64) -> f32 {
  %zero = llvm.mlir.constant(0 : i32) : i32
  %one = llvm.mlir.constant(1 : i32) : i32
  %minus_one = llvm.mlir.constant(-1 : i32) : i32
  %near = llvm.fptrunc %x : f64 to f32
  %back = llvm.fpext %near : f32 to f64
  %bits = llvm.bitcast %near : f32 to i32
  %last = llvm.and %bits, %one : i32
  %is_even = llvm.icmp "eq" %last, %zero : i32
  %is_inexact = llvm.fcmp "one" %back, %x : f64  // false for a NaN
  %moves = llvm.and %is_even, %is_inexact : i1
  %back_magnitude = llvm.intr.fabs(%back) : (f64) -> f64
  %magnitude = llvm.intr.fabs(%x) : (f64) -> f64
  %is_below = llvm.fcmp "olt" %back_magnitude, %magnitude : f64
  %step = llvm.select %is_below, %one, %minus_one : i1, i32
  %moved = llvm.add %bits, %step : i32
  %chosen = llvm.select %moves, %moved, %bits : i1, i32
  %odd = llvm.bitcast %chosen : i32 to f32
  llvm.return %odd : f32
}

// A normal number, an infinity and a NaN differ in the bias of the exponent; a subnormal number is
// so many times the least one.
llvm.func weak hidden @__extendhfsf2(%x: f16) -> f32 {
  %sign_bit = llvm.mlir.constant(0x8000 : i32) : i32
  %magnitude_bits = llvm.mlir.constant(0x7FFF : i32) : i32
  %thirteen = llvm.mlir.constant(13 : i32) : i32
  %sixteen = llvm.mlir.constant(16 : i32) : i32
  %bias = llvm.mlir.constant(0x38000000 : i32) : i32  // that of f32 less that of f16
  %least = llvm.mlir.constant(5.9604644775390625e-08 : f32) : f32
  %least_normal = llvm.mlir.constant(0x400 : i32) : i32
  %infinity = llvm.mlir.constant(0x7C00 : i32) : i32
  %half = llvm.bitcast %x : f16 to i16
  %bits = llvm.zext %half : i16 to i32
  %sign_of_half = llvm.and %bits, %sign_bit : i32
  %sign = llvm.shl %sign_of_half, %sixteen : i32
  %magnitude = llvm.and %bits, %magnitude_bits : i32
  %shifted = llvm.shl %magnitude, %thirteen : i32
  %normal = llvm.add %shifted, %bias : i32
  %special = llvm.add %normal, %bias : i32
  %count = llvm.uitofp %magnitude : i32 to f32
  %subnormal_number = llvm.fmul %count, %least : f32
  %subnormal = llvm.bitcast %subnormal_number : f32 to i32
  %is_subnormal = llvm.icmp "slt" %magnitude, %least_normal : i32
  %is_special = llvm.icmp "sge" %magnitude, %infinity : i32
  %finite = llvm.select %is_subnormal, %subnormal, %normal : i1, i32
  %number = llvm.select %is_special, %special, %finite : i1, i32
  %signed = llvm.or %number, %sign : i32
  %result = llvm.bitcast %signed : i32 to f32
  llvm.return %result : f32
}

// The sum of a half and a subnormal number has the number in its last bits, and is rounded there.
llvm.func weak hidden @__truncsfhf2(%x: f32) -> f16 {
  %sign_bit = llvm.mlir.constant(0x8000 : i32) : i32
  %magnitude_bits = llvm.mlir.constant(0x7FFFFFFF : i32) : i32
  %one = llvm.mlir.constant(1 : i32) : i32
  %thirteen = llvm.mlir.constant(13 : i32) : i32
  %sixteen = llvm.mlir.constant(16 : i32) : i32
  %below_half = llvm.mlir.constant(0xFFF : i32) : i32
  %bias = llvm.mlir.constant(0x38000000 : i32) : i32  // that of f32 less that of f16
  %a_half = llvm.mlir.constant(0x3F000000 : i32) : i32
  %least_normal = llvm.mlir.constant(0x38800000 : i32) : i32
  %beyond = llvm.mlir.constant(0x47800000 : i32) : i32  // 65536
  %infinity = llvm.mlir.constant(0x7C00 : i32) : i32
  %payload = llvm.mlir.constant(0x1FF : i32) : i32
  %quiet = llvm.mlir.constant(0x7E00 : i32) : i32
  %bits = llvm.bitcast %x : f32 to i32
  %high = llvm.lshr %bits, %sixteen : i32
  %sign = llvm.and %high, %sign_bit : i32
  %magnitude = llvm.and %bits, %magnitude_bits : i32
  %shifted = llvm.lshr %magnitude, %thirteen : i32
  %last = llvm.and %shifted, %one : i32
  %addend = llvm.add %last, %below_half : i32
  %rebiased = llvm.sub %magnitude, %bias : i32
  %sum = llvm.add %rebiased, %addend : i32
  %normal = llvm.lshr %sum, %thirteen : i32
  %half_number = llvm.bitcast %a_half : i32 to f32
  %number_of_magnitude = llvm.bitcast %magnitude : i32 to f32
  %aligned = llvm.fadd %number_of_magnitude, %half_number : f32
  %aligned_bits = llvm.bitcast %aligned : f32 to i32
  %subnormal = llvm.sub %aligned_bits, %a_half : i32
  %payload_bits = llvm.and %shifted, %payload : i32
  %quieted = llvm.or %payload_bits, %quiet : i32
  %is_subnormal = llvm.icmp "slt" %magnitude, %least_normal : i32
  %is_beyond = llvm.icmp "sge" %magnitude, %beyond : i32
  %is_nan = llvm.fcmp "uno" %x, %x : f32
  %finite = llvm.select %is_subnormal, %subnormal, %normal : i1, i32
  %number = llvm.select %is_beyond, %infinity, %finite : i1, i32
  %unsigned = llvm.select %is_nan, %quieted, %number : i1, i32
  %signed = llvm.or %unsigned, %sign : i32
  %half = llvm.trunc %signed : i32 to i16
  %result = llvm.bitcast %half : i16 to f16
  llvm.return %result : f16
}

// Copy a memref to another of the same sizes; both are described by a rank and a pointer to
// { pointer, aligned pointer, offset, sizes, strides }.
llvm.func weak hidden @memrefCopy(%size: !index, %source: !llvm.ptr, %target: !llvm.ptr) {
  %zero = llvm.mlir.constant(0 : !index) : !index
  %one = llvm.mlir.constant(1 : !index) : !index
  %rank = llvm.load %source : !llvm.ptr -> !index
  %source_place = llvm.getelementptr %source[1] : (!llvm.ptr) -> !llvm.ptr, !index
  %target_place = llvm.getelementptr %target[1] : (!llvm.ptr) -> !llvm.ptr, !index
  %from = llvm.load %source_place : !llvm.ptr -> !llvm.ptr
  %to = llvm.load %target_place : !llvm.ptr -> !llvm.ptr
  %sizes = llvm.getelementptr %from[3] : (!llvm.ptr) -> !llvm.ptr, !index
  llvm.br ^next(%zero : !index)
^next(%axis: !index):
  %has_axis = llvm.icmp "slt" %axis, %rank : !index
  llvm.cond_br %has_axis, ^check, ^copy
^check:
  %size_place = llvm.getelementptr %sizes[%axis] : (!llvm.ptr, !index) -> !llvm.ptr, !index
  %axis_size = llvm.load %size_place : !llvm.ptr -> !index
  %is_empty = llvm.icmp "eq" %axis_size, %zero : !index
  %following = llvm.add %axis, %one : !index
  llvm.cond_br %is_empty, ^done, ^next(%following : !index)
^copy:
  %from_strides = llvm.getelementptr %sizes[%rank] : (!llvm.ptr, !index) -> !llvm.ptr, !index
  %to_sizes = llvm.getelementptr %to[3] : (!llvm.ptr) -> !llvm.ptr, !index
  %to_strides = llvm.getelementptr %to_sizes[%rank] : (!llvm.ptr, !index) -> !llvm.ptr, !index
  %from_first = llvm.call @_mlir_abi_first_element(%from, %size) : (!llvm.ptr, !index) -> !llvm.ptr
  %to_first = llvm.call @_mlir_abi_first_element(%to, %size) : (!llvm.ptr, !index) -> !llvm.ptr
  llvm.call @_mlir_abi_copy_strided(%size, %rank, %sizes, %from_first, %from_strides, %to_first, %to_strides) : (!index, !index, !llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr) -> ()
  llvm.br ^done
^done:
  llvm.return
}

llvm.func internal @_mlir_abi_first_element(%memref: !llvm.ptr, %size: !index) -> !llvm.ptr {
  %aligned_place = llvm.getelementptr %memref[1] : (!llvm.ptr) -> !llvm.ptr, !index
  %offset_place = llvm.getelementptr %memref[2] : (!llvm.ptr) -> !llvm.ptr, !index
  %aligned = llvm.load %aligned_place : !llvm.ptr -> !llvm.ptr
  %offset = llvm.load %offset_place : !llvm.ptr -> !index
  %bytes = llvm.mul %offset, %size : !index
  %first = llvm.getelementptr %aligned[%bytes] : (!llvm.ptr, !index) -> !llvm.ptr, i8
  llvm.return %first : !llvm.ptr
}

// Copy elements of `size` bytes: the outermost dimension here, the inner ones by a call.
llvm.func internal @_mlir_abi_copy_strided(%size: !index, %rank: !index, %sizes: !llvm.ptr, %from: !llvm.ptr, %from_strides: !llvm.ptr, %to: !llvm.ptr, %to_strides: !llvm.ptr) attributes {passthrough = ["noinline"]} {
  %zero = llvm.mlir.constant(0 : !index) : !index
  %one = llvm.mlir.constant(1 : !index) : !index
  %is_element = llvm.icmp "eq" %rank, %zero : !index
  llvm.cond_br %is_element, ^move(%size : !index), ^dimension
^move(%bytes: !index):
  "llvm.intr.memmove"(%to, %from, %bytes) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, !index) -> ()
  llvm.return
^dimension:
  %count = llvm.load %sizes : !llvm.ptr -> !index
  %from_stride = llvm.load %from_strides : !llvm.ptr -> !index
  %to_stride = llvm.load %to_strides : !llvm.ptr -> !index
  %inner = llvm.sub %rank, %one : !index
  %is_innermost = llvm.icmp "eq" %inner, %zero : !index
  %from_is_dense = llvm.icmp "eq" %from_stride, %one : !index
  %to_is_dense = llvm.icmp "eq" %to_stride, %one : !index
  %both_are_dense = llvm.and %from_is_dense, %to_is_dense : i1
  %is_row = llvm.and %is_innermost, %both_are_dense : i1
  %row_bytes = llvm.mul %count, %size : !index
  llvm.cond_br %is_row, ^move(%row_bytes : !index), ^next(%zero : !index)
^next(%i: !index):
  %has_row = llvm.icmp "slt" %i, %count : !index
  llvm.cond_br %has_row, ^row, ^done
^row:
  %from_elements = llvm.mul %i, %from_stride : !index
  %to_elements = llvm.mul %i, %to_stride : !index
  %from_bytes = llvm.mul %from_elements, %size : !index
  %to_bytes = llvm.mul %to_elements, %size : !index
  %from_row = llvm.getelementptr %from[%from_bytes] : (!llvm.ptr, !index) -> !llvm.ptr, i8
  %to_row = llvm.getelementptr %to[%to_bytes] : (!llvm.ptr, !index) -> !llvm.ptr, i8
  %inner_sizes = llvm.getelementptr %sizes[1] : (!llvm.ptr) -> !llvm.ptr, !index
  %inner_from_strides = llvm.getelementptr %from_strides[1] : (!llvm.ptr) -> !llvm.ptr, !index
  %inner_to_strides = llvm.getelementptr %to_strides[1] : (!llvm.ptr) -> !llvm.ptr, !index
  llvm.call @_mlir_abi_copy_strided(%size, %inner, %inner_sizes, %from_row, %inner_from_strides, %to_row, %inner_to_strides) : (!index, !index, !llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr) -> ()
  %following = llvm.add %i, %one : !index
  llvm.br ^next(%following : !index)
^done:
  llvm.return
}
