// A value of type $T from C and back, and by way of a function that C implements.

func.func @echo_$name(%x: $T) -> $T attributes {llvm.emit_c_interface} {
  return %x : $T
}
func.func private @c_echo_$name($T) -> $T attributes {llvm.emit_c_interface}
func.func @call_echo_$name(%x: $T) -> $T attributes {llvm.emit_c_interface} {
  %same = call @c_echo_$name(%x) : ($T) -> $T
  return %same : $T
}
