// The integer type $T, whose bits are those of $I, by value from C and to C: as it is (echo), to
// i64 (widen) and from i64 (narrow); and the same by way of a function that C implements.

func.func @echo_$name(%x: $T) -> $T attributes {llvm.emit_c_interface} {
  return %x : $T
}
func.func @widen_$name(%x: $T) -> i64 attributes {llvm.emit_c_interface} {
  %bits = builtin.unrealized_conversion_cast %x : $T to $I
  %wide = arith.$extend %bits : $I to i64
  return %wide : i64
}
func.func @narrow_$name(%x: i64) -> $T attributes {llvm.emit_c_interface} {
  %bits = arith.trunci %x : i64 to $I
  %narrow = builtin.unrealized_conversion_cast %bits : $I to $T
  return %narrow : $T
}

func.func private @c_echo_$name($T) -> $T attributes {llvm.emit_c_interface}
func.func private @c_widen_$name($T) -> i64 attributes {llvm.emit_c_interface}
func.func private @c_narrow_$name(i64) -> $T attributes {llvm.emit_c_interface}

func.func @call_echo_$name(%x: i64) -> i64 attributes {llvm.emit_c_interface} {
  %bits = arith.trunci %x : i64 to $I
  %narrow = builtin.unrealized_conversion_cast %bits : $I to $T
  %same = call @c_echo_$name(%narrow) : ($T) -> $T
  %same_bits = builtin.unrealized_conversion_cast %same : $T to $I
  %wide = arith.$extend %same_bits : $I to i64
  return %wide : i64
}
func.func @call_widen_$name(%x: i64) -> i64 attributes {llvm.emit_c_interface} {
  %bits = arith.trunci %x : i64 to $I
  %narrow = builtin.unrealized_conversion_cast %bits : $I to $T
  %wide = call @c_widen_$name(%narrow) : ($T) -> i64
  return %wide : i64
}
func.func @call_narrow_$name(%x: i64) -> i64 attributes {llvm.emit_c_interface} {
  %narrow = call @c_narrow_$name(%x) : (i64) -> $T
  %bits = builtin.unrealized_conversion_cast %narrow : $T to $I
  %wide = arith.$extend %bits : $I to i64
  return %wide : i64
}
