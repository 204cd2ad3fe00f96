// More arguments than there are registers, and small results packed into a struct.

func.func @mixed(%a: i1, %b: i8, %c: f32, %d: i16, %e: i32, %f: f64, %g: i64, %h: i8, %i: i16,
                 %j: i1, %k: i8) -> i64 attributes {llvm.emit_c_interface} {
  %r = call @c_mixed(%a, %b, %c, %d, %e, %f, %g, %h, %i, %j, %k)
    : (i1, i8, f32, i16, i32, f64, i64, i8, i16, i1, i8) -> i64
  %wide_a = arith.extui %a : i1 to i64
  %wide_h = arith.extsi %h : i8 to i64
  %wide_i = arith.extsi %i : i16 to i64
  %wide_j = arith.extui %j : i1 to i64
  %wide_k = arith.extsi %k : i8 to i64
  %s1 = arith.addi %r, %wide_a : i64
  %s2 = arith.addi %s1, %wide_h : i64
  %s3 = arith.addi %s2, %wide_i : i64
  %s4 = arith.addi %s3, %wide_j : i64
  %s5 = arith.addi %s4, %wide_k : i64
  return %s5 : i64
}
func.func private @c_mixed(i1, i8, f32, i16, i32, f64, i64, i8, i16, i1, i8) -> i64
    attributes {llvm.emit_c_interface}

func.func @packed(%a: i8, %b: i1, %c: f64, %d: i16) -> (i16, i8, f64, i1)
    attributes {llvm.emit_c_interface} {
  %r:4 = call @c_packed(%a, %b, %c, %d) : (i8, i1, f64, i16) -> (i16, i8, f64, i1)
  return %r#0, %r#1, %r#2, %r#3 : i16, i8, f64, i1
}
func.func private @c_packed(i8, i1, f64, i16) -> (i16, i8, f64, i1)
    attributes {llvm.emit_c_interface}
