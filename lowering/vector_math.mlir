// Elementary functions without branches or calls, so that LLVM vectorizes the loops in which they stand.
// `abi-expand-math` copies their operations to each use. There a `math.fma` becomes a product and a sum that
// LLVM fuses where the processor can: results are within the bounds either way.
//
// The methods are those of J.-M. Muller, Elementary Functions (3rd edition, 2016): range reduction in two steps
// (Cody and Waite), then a minimax polynomial, whose coefficients the Remez algorithm gave. Polynomials of
// more than six coefficients are evaluated as p(x^2) + x q(x^2), since both halves are computed at once.

// Return e^r - 1 and n, where x = n ln 2 + r and |r| <= (ln 2) / 2.
// Adding 1.5 * 2^23 rounds to an integer, which is then in the low bits.
func.func private @reduce_exp_f32(%x: f32) -> (f32, i32) {
  %log2e = arith.constant 1.442695 : f32
  %magic = arith.constant 1.2582912e+07 : f32
  %magic_bits = arith.constant 0x4b400000 : i32
  %minus_ln2_high = arith.constant -0.6933594 : f32
  %minus_ln2_low = arith.constant 0.00021219444 : f32
  %shifted = math.fma %x, %log2e, %magic : f32
  %shifted_bits = arith.bitcast %shifted : f32 to i32
  %n = arith.subi %shifted_bits, %magic_bits : i32
  %k = arith.subf %shifted, %magic : f32
  %high = math.fma %k, %minus_ln2_high, %x : f32
  %r = math.fma %k, %minus_ln2_low, %high : f32
  %c0 = arith.constant 0.5 : f32
  %c1 = arith.constant 0.1666654 : f32
  %c2 = arith.constant 0.041666277 : f32
  %c3 = arith.constant 0.008366845 : f32
  %c4 = arith.constant 0.0013946911 : f32
  %c_3 = math.fma %c4, %r, %c3 : f32
  %c_2 = math.fma %c_3, %r, %c2 : f32
  %c_1 = math.fma %c_2, %r, %c1 : f32
  %c_0 = math.fma %c_1, %r, %c0 : f32
  %square = arith.mulf %r, %r : f32
  %p = math.fma %square, %c_0, %r : f32
  func.return %p, %n : f32, i32
}

// Return 2^n for the exponent n of a normal number.
func.func private @power_of_two_f32(%n: i32) -> f32 {
  %bias = arith.constant 127 : i32
  %width = arith.constant 23 : i32
  %biased = arith.addi %n, %bias : i32
  %bits = arith.shli %biased, %width : i32
  %power = arith.bitcast %bits : i32 to f32
  func.return %power : f32
}

// 2^n is multiplied in two steps: 2^n alone may not be a number, and results may be subnormal. Processors are
// slow with those, so what is less, as in the mask of an attention, is not computed.
func.func private @exp_f32(%x: f32) -> f32 {
  %most = arith.constant 89.0 : f32
  %least = arith.constant -104.0 : f32
  %zero = arith.constant 0.0 : f32
  %one = arith.constant 1.0 : f32
  %one_bit = arith.constant 1 : i32
  %is_large = arith.cmpf ogt, %x, %most : f32
  %below = arith.select %is_large, %most, %x : f32
  %is_small = arith.cmpf olt, %x, %least : f32
  %clamped = arith.select %is_small, %zero, %below : f32
  %p, %n = func.call @reduce_exp_f32(%clamped) : (f32) -> (f32, i32)
  %e = arith.addf %p, %one : f32
  %half = arith.shrsi %n, %one_bit : i32
  %rest = arith.subi %n, %half : i32
  %s0 = func.call @power_of_two_f32(%half) : (i32) -> f32
  %s1 = func.call @power_of_two_f32(%rest) : (i32) -> f32
  %scaled = arith.mulf %e, %s0 : f32
  %y = arith.mulf %scaled, %s1 : f32
  %result = arith.select %is_small, %zero, %y : f32
  func.return %result : f32
}

// 2^n (e^r - 1) + (2^n - 1), halved so that 2^n is a number.
func.func private @expm1_f32(%x: f32) -> f32 {
  %most = arith.constant 89.0 : f32
  %least = arith.constant -18.0 : f32
  %half = arith.constant 0.5 : f32
  %tiny = arith.constant 2.9802322e-08 : f32
  %one = arith.constant 1 : i32
  %is_large = arith.cmpf ogt, %x, %most : f32
  %below = arith.select %is_large, %most, %x : f32
  %is_small = arith.cmpf olt, %x, %least : f32
  %clamped = arith.select %is_small, %least, %below : f32
  %p, %n = func.call @reduce_exp_f32(%clamped) : (f32) -> (f32, i32)
  %less = arith.subi %n, %one : i32
  %s = func.call @power_of_two_f32(%less) : (i32) -> f32
  %t = arith.subf %s, %half : f32
  %h = math.fma %p, %s, %t : f32
  %y = arith.addf %h, %h : f32
  %size = math.absf %x : f32
  %is_tiny = arith.cmpf olt, %size, %tiny : f32
  %result = arith.select %is_tiny, %x, %y : f32
  func.return %result : f32
}

// t / (t + 2), where t = e^(2 |x|) - 1.
func.func private @tanh_f32(%x: f32) -> f32 {
  %most = arith.constant 20.0 : f32
  %one = arith.constant 1.0 : f32
  %two = arith.constant 2.0 : f32
  %size = math.absf %x : f32
  %double = arith.addf %size, %size : f32
  %is_large = arith.cmpf ogt, %double, %most : f32
  %clamped = arith.select %is_large, %most, %double : f32
  %p, %n = func.call @reduce_exp_f32(%clamped) : (f32) -> (f32, i32)
  %s = func.call @power_of_two_f32(%n) : (i32) -> f32
  %less = arith.subf %s, %one : f32
  %t = math.fma %p, %s, %less : f32
  %sum = arith.addf %t, %two : f32
  %y = arith.divf %t, %sum : f32
  %result = math.copysign %y, %x : f32
  func.return %result : f32
}

// Return k ln 2 + log(1 + f), where 1 + f is between the square roots of 1/2 and 2.
func.func private @log_of_product_f32(%k: f32, %f: f32) -> f32 {
  %ln2_high = arith.constant 0.6933594 : f32
  %ln2_low = arith.constant -0.00021219444 : f32
  %minus_half = arith.constant -0.5 : f32
  %c0 = arith.constant 0.3333331 : f32
  %c1 = arith.constant -0.24999985 : f32
  %c2 = arith.constant 0.20002247 : f32
  %c3 = arith.constant -0.16669309 : f32
  %c4 = arith.constant 0.1421823 : f32
  %c5 = arith.constant -0.123830035 : f32
  %c6 = arith.constant 0.11875095 : f32
  %c7 = arith.constant -0.117991254 : f32
  %c8 = arith.constant 0.06921679 : f32
  %c_x2 = arith.mulf %f, %f : f32
  %c_5 = math.fma %c7, %c_x2, %c5 : f32
  %c_3 = math.fma %c_5, %c_x2, %c3 : f32
  %c_1 = math.fma %c_3, %c_x2, %c1 : f32
  %c_6 = math.fma %c8, %c_x2, %c6 : f32
  %c_4 = math.fma %c_6, %c_x2, %c4 : f32
  %c_2 = math.fma %c_4, %c_x2, %c2 : f32
  %c_0 = math.fma %c_2, %c_x2, %c0 : f32
  %c_all = math.fma %c_1, %f, %c_0 : f32
  %square = arith.mulf %f, %f : f32
  %cube = arith.mulf %square, %f : f32
  %tail = arith.mulf %c_all, %cube : f32
  %low = math.fma %k, %ln2_low, %tail : f32
  %rest = math.fma %square, %minus_half, %low : f32
  %sum = arith.addf %f, %rest : f32
  %y = math.fma %k, %ln2_high, %sum : f32
  func.return %y : f32
}

// Return k and m, where x = 2^k m and m is between the square roots of 1/2 and 2.
func.func private @split_f32(%x: f32) -> (i32, f32) {
  %root = arith.constant 0x3f3504f3 : i32
  %width = arith.constant 23 : i32
  %bits = arith.bitcast %x : f32 to i32
  %above = arith.subi %bits, %root : i32
  %k = arith.shrsi %above, %width : i32
  %exponent = arith.shli %k, %width : i32
  %rest = arith.subi %bits, %exponent : i32
  %m = arith.bitcast %rest : i32 to f32
  func.return %k, %m : i32, f32
}

// Subnormal numbers are multiplied by 2^23 first.
func.func private @log_f32(%x: f32) -> f32 {
  %zero = arith.constant 0.0 : f32
  %one = arith.constant 1.0 : f32
  %infinity = arith.constant 0x7F800000 : f32
  %minus_infinity = arith.constant 0xFF800000 : f32
  %nan = arith.constant 0x7FC00000 : f32
  %normal = arith.constant 1.1754944e-38 : f32
  %lift = arith.constant 8.388608e+06 : f32
  %lifted_by = arith.constant -23.0 : f32
  %is_subnormal = arith.cmpf olt, %x, %normal : f32
  %lifted = arith.mulf %x, %lift : f32
  %number = arith.select %is_subnormal, %lifted, %x : f32
  %offset = arith.select %is_subnormal, %lifted_by, %zero : f32
  %i, %m = func.call @split_f32(%number) : (f32) -> (i32, f32)
  %j = arith.sitofp %i : i32 to f32
  %k = arith.addf %j, %offset : f32
  %f = arith.subf %m, %one : f32
  %y = func.call @log_of_product_f32(%k, %f) : (f32, f32) -> f32
  %is_finite = arith.cmpf olt, %x, %infinity : f32
  %large = arith.select %is_finite, %y, %x : f32
  %is_zero = arith.cmpf oeq, %x, %zero : f32
  %edge = arith.select %is_zero, %minus_infinity, %large : f32
  %is_negative = arith.cmpf olt, %x, %zero : f32
  %result = arith.select %is_negative, %nan, %edge : f32
  func.return %result : f32
}

// log(u + c), where u is 1 + x rounded and c what rounding took away (Knuth's two-sum).
func.func private @log1p_f32(%x: f32) -> f32 {
  %zero = arith.constant 0.0 : f32
  %one = arith.constant 1.0 : f32
  %minus_one = arith.constant -1.0 : f32
  %infinity = arith.constant 0x7F800000 : f32
  %minus_infinity = arith.constant 0xFF800000 : f32
  %nan = arith.constant 0x7FC00000 : f32
  %tiny = arith.constant 2.9802322e-08 : f32
  %huge = arith.constant 1.1529215e+18 : f32
  %u = arith.addf %x, %one : f32
  %x_part = arith.subf %u, %one : f32
  %one_part = arith.subf %u, %x_part : f32
  %x_rest = arith.subf %x, %x_part : f32
  %one_rest = arith.subf %one, %one_part : f32
  %c = arith.addf %x_rest, %one_rest : f32
  %i, %m = func.call @split_f32(%u) : (f32) -> (i32, f32)
  %k = arith.sitofp %i : i32 to f32
  %none = arith.constant 0 : i32
  %minus_i = arith.subi %none, %i : i32
  %scale = func.call @power_of_two_f32(%minus_i) : (i32) -> f32
  %is_huge = arith.cmpf ogt, %x, %huge : f32
  %factor = arith.select %is_huge, %zero, %scale : f32
  %g = arith.subf %m, %one : f32
  %f = math.fma %c, %factor, %g : f32
  %y = func.call @log_of_product_f32(%k, %f) : (f32, f32) -> f32
  %is_finite = arith.cmpf olt, %x, %infinity : f32
  %large = arith.select %is_finite, %y, %x : f32
  %size = math.absf %x : f32
  %is_tiny = arith.cmpf olt, %size, %tiny : f32
  %small = arith.select %is_tiny, %x, %large : f32
  %is_pole = arith.cmpf oeq, %x, %minus_one : f32
  %edge = arith.select %is_pole, %minus_infinity, %small : f32
  %is_outside = arith.cmpf olt, %x, %minus_one : f32
  %result = arith.select %is_outside, %nan, %edge : f32
  func.return %result : f32
}

// x + x P(x^2) below 1, and 1 - e^Q(|x|) above, where Q is the logarithm of erfc.
func.func private @erf_f32(%x: f32) -> f32 {
  %one = arith.constant 1.0 : f32
  %most = arith.constant 4.0 : f32
  %size = math.absf %x : f32
  %square = arith.mulf %x, %x : f32
  %p0 = arith.constant 0.12837917 : f32
  %p1 = arith.constant -0.37612626 : f32
  %p2 = arith.constant 0.112836 : f32
  %p3 = arith.constant -0.026854444 : f32
  %p4 = arith.constant 0.0051895357 : f32
  %p5 = arith.constant -0.0008020845 : f32
  %p6 = arith.constant 7.8891324e-05 : f32
  %p_x2 = arith.mulf %square, %square : f32
  %p_3 = math.fma %p5, %p_x2, %p3 : f32
  %p_1 = math.fma %p_3, %p_x2, %p1 : f32
  %p_4 = math.fma %p6, %p_x2, %p4 : f32
  %p_2 = math.fma %p_4, %p_x2, %p2 : f32
  %p_0 = math.fma %p_2, %p_x2, %p0 : f32
  %p_all = math.fma %p_1, %square, %p_0 : f32
  %small = math.fma %size, %p_all, %size : f32
  %is_large = arith.cmpf ogt, %size, %most : f32
  %clamped = arith.select %is_large, %most, %size : f32
  %q0 = arith.constant 0.00019900936 : f32
  %q1 = arith.constant -1.1296343 : f32
  %q2 = arith.constant -0.63309795 : f32
  %q3 = arith.constant -0.10856807 : f32
  %q4 = arith.constant 0.02532067 : f32
  %q5 = arith.constant -0.0042576203 : f32
  %q6 = arith.constant 0.00045668092 : f32
  %q7 = arith.constant -2.4172003e-05 : f32
  %q8 = arith.constant 1.7252584e-07 : f32
  %q_x2 = arith.mulf %clamped, %clamped : f32
  %q_5 = math.fma %q7, %q_x2, %q5 : f32
  %q_3 = math.fma %q_5, %q_x2, %q3 : f32
  %q_1 = math.fma %q_3, %q_x2, %q1 : f32
  %q_6 = math.fma %q8, %q_x2, %q6 : f32
  %q_4 = math.fma %q_6, %q_x2, %q4 : f32
  %q_2 = math.fma %q_4, %q_x2, %q2 : f32
  %q_0 = math.fma %q_2, %q_x2, %q0 : f32
  %q_all = math.fma %q_1, %clamped, %q_0 : f32
  %erfc = func.call @exp_f32(%q_all) : (f32) -> f32
  %large = arith.subf %one, %erfc : f32
  %is_small = arith.cmpf olt, %size, %one : f32
  %y = arith.select %is_small, %small, %large : f32
  %result = math.copysign %y, %x : f32
  func.return %result : f32
}

// Return sin(x + offset pi), for an x that was an f32.
// Payne and Hanek's method (ACM SIGNUM Newsletter 18, 1983): x is multiplied by those bits of 1/pi only that make
// neither a multiple of 2 nor less than what counts. They depend on the size of x, and are in three parts, so
// that the products with the first two are exact.
func.func private @sine_of_sum(%x: f64, %offset: f64) -> f64 {
  %size = math.absf %x : f64
  %magic = arith.constant 6755399441055744.0 : f64
  %first0 = arith.constant 0.31830988451838493 : f64
  %first1 = arith.constant 1.2841276597619355e-08 : f64
  %first2 = arith.constant 1.4685477646311959e-16 : f64
  %first3 = arith.constant 3.037013239734091e-24 : f64
  %second0 = arith.constant 1.6654057369280828e-09 : f64
  %second1 = arith.constant 3.583247441419424e-17 : f64
  %second2 = arith.constant 5.554714051564959e-25 : f64
  %second3 = arith.constant 5.090832174320361e-33 : f64
  %third0 = arith.constant 1.138005036539198e-18 : f64
  %third1 = arith.constant 1.4188110088932633e-25 : f64
  %third2 = arith.constant 2.009344282730277e-33 : f64
  %third3 = arith.constant 1.9429493537593412e-41 : f64
  %limit1 = arith.constant 1125899906842624.0 : f64
  %is_above1 = arith.cmpf oge, %size, %limit1 : f64
  %limit2 = arith.constant 7.555786372591432e+22 : f64
  %is_above2 = arith.cmpf oge, %size, %limit2 : f64
  %limit3 = arith.constant 5.070602400912918e+30 : f64
  %is_above3 = arith.cmpf oge, %size, %limit3 : f64
  %first_1 = arith.select %is_above1, %first1, %first0 : f64
  %first_2 = arith.select %is_above2, %first2, %first_1 : f64
  %first_3 = arith.select %is_above3, %first3, %first_2 : f64
  %second_1 = arith.select %is_above1, %second1, %second0 : f64
  %second_2 = arith.select %is_above2, %second2, %second_1 : f64
  %second_3 = arith.select %is_above3, %second3, %second_2 : f64
  %third_1 = arith.select %is_above1, %third1, %third0 : f64
  %third_2 = arith.select %is_above2, %third2, %third_1 : f64
  %third_3 = arith.select %is_above3, %third3, %third_2 : f64
  %first_product = arith.mulf %x, %first_3 : f64
  %first_shifted = arith.addf %first_product, %magic : f64
  %first_whole = arith.subf %first_shifted, %magic : f64
  %first_rest = arith.subf %first_product, %first_whole : f64
  %second_product = arith.mulf %x, %second_3 : f64
  %second_shifted = arith.addf %second_product, %magic : f64
  %second_whole = arith.subf %second_shifted, %magic : f64
  %second_rest = arith.subf %second_product, %second_whole : f64
  %third_product = arith.mulf %x, %third_3 : f64
  %rests = arith.addf %first_rest, %second_rest : f64
  %fraction = arith.addf %rests, %third_product : f64
  %sum = arith.addf %fraction, %offset : f64
  %sum_shifted = arith.addf %sum, %magic : f64
  %sum_whole = arith.subf %sum_shifted, %magic : f64
  %r = arith.subf %sum, %sum_whole : f64
  %first_bits = arith.bitcast %first_shifted : f64 to i64
  %second_bits = arith.bitcast %second_shifted : f64 to i64
  %sum_bits = arith.bitcast %sum_shifted : f64 to i64
  %n0 = arith.addi %first_bits, %second_bits : i64
  %n = arith.addi %n0, %sum_bits : i64
  %width = arith.constant 63 : i64
  %sign = arith.shli %n, %width : i64
  %r_bits = arith.bitcast %r : f64 to i64
  %signed_bits = arith.xori %r_bits, %sign : i64
  %signed = arith.bitcast %signed_bits : i64 to f64
  %z = arith.mulf %r, %r : f64
  %s0 = arith.constant 3.141592653589635 : f64
  %s1 = arith.constant -5.167712779987871 : f64
  %s2 = arith.constant 2.550164035900626 : f64
  %s3 = arith.constant -0.5992644337976376 : f64
  %s4 = arith.constant 0.08214479334593561 : f64
  %s5 = arith.constant -0.007363999840520328 : f64
  %s6 = arith.constant 0.0004474833486265131 : f64
  %s_x2 = arith.mulf %z, %z : f64
  %s_3 = math.fma %s5, %s_x2, %s3 : f64
  %s_1 = math.fma %s_3, %s_x2, %s1 : f64
  %s_4 = math.fma %s6, %s_x2, %s4 : f64
  %s_2 = math.fma %s_4, %s_x2, %s2 : f64
  %s_0 = math.fma %s_2, %s_x2, %s0 : f64
  %s_all = math.fma %s_1, %z, %s_0 : f64
  %result = arith.mulf %signed, %s_all : f64
  func.return %result : f64
}

// x + (-0.0) is x, for -0.0 too.
func.func private @sin_f32(%x: f32) -> f32 {
  %offset = arith.constant -0.0 : f64
  %wide = arith.extf %x : f32 to f64
  %y = func.call @sine_of_sum(%wide, %offset) : (f64, f64) -> f64
  %result = arith.truncf %y : f64 to f32
  func.return %result : f32
}

// sin(x + pi / 2).
func.func private @cos_f32(%x: f32) -> f32 {
  %offset = arith.constant 0.5 : f64
  %wide = arith.extf %x : f32 to f64
  %y = func.call @sine_of_sum(%wide, %offset) : (f64, f64) -> f64
  %result = arith.truncf %y : f64 to f32
  func.return %result : f32
}

// 2^(y log2 |x|) in f64, with the signs and special values of the C library's powf.
// An f32 from 2^24 on is an even number.
func.func private @powf_f32(%x: f32, %y: f32) -> f32 {
  %zero = arith.constant 0.0 : f32
  %one = arith.constant 1.0 : f32
  %infinity = arith.constant 0x7F800000 : f32
  %minus_infinity = arith.constant 0xFF800000 : f32
  %nan = arith.constant 0x7FC00000 : f32
  %large_y = arith.constant 1.7014118e+38 : f32
  %minus_large_y = arith.constant -1.7014118e+38 : f32
  %even = arith.constant 1.6777216e+07 : f32
  %one_bit = arith.constant 1 : i32
  %y_is_above = arith.cmpf ogt, %y, %large_y : f32
  %y_below = arith.select %y_is_above, %large_y, %y : f32
  %y_is_below = arith.cmpf olt, %y, %minus_large_y : f32
  %finite_y = arith.select %y_is_below, %minus_large_y, %y_below : f32
  %size = math.absf %x : f32
  %wide_size = arith.extf %size : f32 to f64
  %wide_y = arith.extf %finite_y : f32 to f64
  %wide_power = func.call @power_f64(%wide_size, %wide_y) : (f64, f64) -> f64
  %finite_power = arith.truncf %wide_power : f64 to f32
  %x_is_zero = arith.cmpf oeq, %x, %zero : f32
  %slope = arith.mulf %y, %infinity : f32
  %minus_slope = arith.negf %slope : f32
  %limit = arith.select %x_is_zero, %minus_slope, %slope : f32
  %falls = arith.cmpf olt, %limit, %zero : f32
  %edge = arith.select %falls, %zero, %limit : f32
  %x_is_finite = arith.cmpf olt, %size, %infinity : f32
  %x_is_not_zero = arith.cmpf one, %x, %zero : f32
  %is_plain = arith.andi %x_is_finite, %x_is_not_zero : i1
  %x_is_nan = arith.cmpf uno, %x, %x : f32
  %edge_or_nan = arith.select %x_is_nan, %x, %edge : f32
  %power = arith.select %is_plain, %finite_power, %edge_or_nan : f32
  %size_y = math.absf %y : f32
  %is_small = arith.cmpf olt, %size_y, %even : f32
  %parity_y = arith.select %is_small, %size_y, %even : f32
  %floor_y = arith.fptosi %parity_y : f32 to i32
  %whole_y = arith.sitofp %floor_y : i32 to f32
  %is_whole = arith.cmpf oeq, %whole_y, %parity_y : f32
  %last_bit = arith.andi %floor_y, %one_bit : i32
  %ends_odd = arith.cmpi eq, %last_bit, %one_bit : i32
  %is_odd = arith.andi %is_whole, %ends_odd : i1
  %sign = arith.select %is_odd, %x, %one : f32
  %signed = math.copysign %power, %sign : f32
  %is_negative = arith.cmpf olt, %x, %zero : f32
  %is_number = arith.cmpf ogt, %x, %minus_infinity : f32
  %is_fraction = arith.cmpf one, %whole_y, %parity_y : f32
  %negative_number = arith.andi %is_negative, %is_number : i1
  %is_undefined = arith.andi %negative_number, %is_fraction : i1
  %defined = arith.select %is_undefined, %nan, %signed : f32
  %y_is_zero = arith.cmpf oeq, %y, %zero : f32
  %x_is_one = arith.cmpf oeq, %x, %one : f32
  %is_one = arith.ori %y_is_zero, %x_is_one : i1
  %result = arith.select %is_one, %one, %defined : f32
  func.return %result : f32
}

// Return x^y with the precision of an f32, for numbers that were f32: x is positive and finite, y is finite.
// log2 m = 2 artanh(s) / ln 2, where s = (m - 1) / (m + 1).
func.func private @power_f64(%x: f64, %y: f64) -> f64 {
  %one = arith.constant 1.0 : f64
  %two_over_ln2 = arith.constant 2.8853900817779268 : f64
  %magic = arith.constant 6755399441055744.0 : f64
  %most = arith.constant 200.0 : f64
  %least = arith.constant -200.0 : f64
  %i, %m = func.call @split_f64(%x) : (f64) -> (i64, f64)
  %magic_bits = arith.constant 0x4338000000000000 : i64
  %k_bits = arith.addi %i, %magic_bits : i64
  %k_shifted = arith.bitcast %k_bits : i64 to f64
  %k = arith.subf %k_shifted, %magic : f64
  %above = arith.subf %m, %one : f64
  %below = arith.addf %m, %one : f64
  %s = arith.divf %above, %below : f64
  %z = arith.mulf %s, %s : f64
  %l0 = arith.constant 0.9617966793598245 : f64
  %l1 = arith.constant 0.5770828314971205 : f64
  %l2 = arith.constant 0.4117069721192428 : f64
  %l3 = arith.constant 0.3402155402355792 : f64
  %l_2 = math.fma %l3, %z, %l2 : f64
  %l_1 = math.fma %l_2, %z, %l1 : f64
  %l_0 = math.fma %l_1, %z, %l0 : f64
  %cube = arith.mulf %s, %z : f64
  %tail = arith.mulf %cube, %l_0 : f64
  %log2_m = math.fma %s, %two_over_ln2, %tail : f64
  %log2 = arith.addf %k, %log2_m : f64
  %product = arith.mulf %y, %log2 : f64
  %is_large = arith.cmpf ogt, %product, %most : f64
  %at_most = arith.select %is_large, %most, %product : f64
  %is_small = arith.cmpf olt, %product, %least : f64
  %t = arith.select %is_small, %least, %at_most : f64
  %t_shifted = arith.addf %t, %magic : f64
  %t_whole = arith.subf %t_shifted, %magic : f64
  %r = arith.subf %t, %t_whole : f64
  %e0 = arith.constant 0.999999999917728 : f64
  %e1 = arith.constant 0.6931472070249991 : f64
  %e2 = arith.constant 0.2402265151464477 : f64
  %e3 = arith.constant 0.05550326543313502 : f64
  %e4 = arith.constant 0.009617993449599464 : f64
  %e5 = arith.constant 0.0013400700201671326 : f64
  %e6 = arith.constant 0.00015478317480513784 : f64
  %e_x2 = arith.mulf %r, %r : f64
  %e_3 = math.fma %e5, %e_x2, %e3 : f64
  %e_1 = math.fma %e_3, %e_x2, %e1 : f64
  %e_4 = math.fma %e6, %e_x2, %e4 : f64
  %e_2 = math.fma %e_4, %e_x2, %e2 : f64
  %e_0 = math.fma %e_2, %e_x2, %e0 : f64
  %e_all = math.fma %e_1, %r, %e_0 : f64
  %t_bits = arith.bitcast %t_shifted : f64 to i64
  %n = arith.subi %t_bits, %magic_bits : i64
  %scale = func.call @power_of_two_f64(%n) : (i64) -> f64
  %power = arith.mulf %e_all, %scale : f64
  func.return %power : f64
}

// Return e^r - 1 and n, where x = n ln 2 + r and |r| <= (ln 2) / 2.
// Adding 1.5 * 2^52 rounds to an integer, which is then in the low bits.
func.func private @reduce_exp_f64(%x: f64) -> (f64, i64) {
  %log2e = arith.constant 1.4426950408889634 : f64
  %magic = arith.constant 6755399441055744.0 : f64
  %magic_bits = arith.constant 0x4338000000000000 : i64
  %minus_ln2_high = arith.constant -0.6931471803691238 : f64
  %minus_ln2_low = arith.constant -1.9082149292705877e-10 : f64
  %shifted = math.fma %x, %log2e, %magic : f64
  %shifted_bits = arith.bitcast %shifted : f64 to i64
  %n = arith.subi %shifted_bits, %magic_bits : i64
  %k = arith.subf %shifted, %magic : f64
  %high = math.fma %k, %minus_ln2_high, %x : f64
  %r = math.fma %k, %minus_ln2_low, %high : f64
  %c0 = arith.constant 0.5 : f64
  %c1 = arith.constant 0.16666666666666677 : f64
  %c2 = arith.constant 0.041666666666666706 : f64
  %c3 = arith.constant 0.008333333333321246 : f64
  %c4 = arith.constant 0.0013888888888866182 : f64
  %c5 = arith.constant 0.0001984126988721912 : f64
  %c6 = arith.constant 2.4801587361883975e-05 : f64
  %c7 = arith.constant 2.75572430041638e-06 : f64
  %c8 = arith.constant 2.7557241604162045e-07 : f64
  %c9 = arith.constant 2.5109490141863752e-08 : f64
  %c10 = arith.constant 2.092480530908959e-09 : f64
  %c_x2 = arith.mulf %r, %r : f64
  %c_7 = math.fma %c9, %c_x2, %c7 : f64
  %c_5 = math.fma %c_7, %c_x2, %c5 : f64
  %c_3 = math.fma %c_5, %c_x2, %c3 : f64
  %c_1 = math.fma %c_3, %c_x2, %c1 : f64
  %c_8 = math.fma %c10, %c_x2, %c8 : f64
  %c_6 = math.fma %c_8, %c_x2, %c6 : f64
  %c_4 = math.fma %c_6, %c_x2, %c4 : f64
  %c_2 = math.fma %c_4, %c_x2, %c2 : f64
  %c_0 = math.fma %c_2, %c_x2, %c0 : f64
  %c_all = math.fma %c_1, %r, %c_0 : f64
  %square = arith.mulf %r, %r : f64
  %p = math.fma %square, %c_all, %r : f64
  func.return %p, %n : f64, i64
}

// Return 2^n for the exponent n of a normal number.
func.func private @power_of_two_f64(%n: i64) -> f64 {
  %bias = arith.constant 0x3ff : i64
  %width = arith.constant 52 : i64
  %biased = arith.addi %n, %bias : i64
  %bits = arith.shli %biased, %width : i64
  %power = arith.bitcast %bits : i64 to f64
  func.return %power : f64
}

// 2^n is multiplied in two steps: 2^n alone may not be a number, and results may be subnormal. Processors are
// slow with those, so what is less, as in the mask of an attention, is not computed.
func.func private @exp_f64(%x: f64) -> f64 {
  %most = arith.constant 710.0 : f64
  %least = arith.constant -746.0 : f64
  %zero = arith.constant 0.0 : f64
  %one = arith.constant 1.0 : f64
  %one_bit = arith.constant 1 : i64
  %is_large = arith.cmpf ogt, %x, %most : f64
  %below = arith.select %is_large, %most, %x : f64
  %is_small = arith.cmpf olt, %x, %least : f64
  %clamped = arith.select %is_small, %zero, %below : f64
  %p, %n = func.call @reduce_exp_f64(%clamped) : (f64) -> (f64, i64)
  %e = arith.addf %p, %one : f64
  %half = arith.shrsi %n, %one_bit : i64
  %rest = arith.subi %n, %half : i64
  %s0 = func.call @power_of_two_f64(%half) : (i64) -> f64
  %s1 = func.call @power_of_two_f64(%rest) : (i64) -> f64
  %scaled = arith.mulf %e, %s0 : f64
  %y = arith.mulf %scaled, %s1 : f64
  %result = arith.select %is_small, %zero, %y : f64
  func.return %result : f64
}

// 2^n (e^r - 1) + (2^n - 1), halved so that 2^n is a number.
func.func private @expm1_f64(%x: f64) -> f64 {
  %most = arith.constant 710.0 : f64
  %least = arith.constant -40.0 : f64
  %half = arith.constant 0.5 : f64
  %tiny = arith.constant 5.551115123125783e-17 : f64
  %one = arith.constant 1 : i64
  %is_large = arith.cmpf ogt, %x, %most : f64
  %below = arith.select %is_large, %most, %x : f64
  %is_small = arith.cmpf olt, %x, %least : f64
  %clamped = arith.select %is_small, %least, %below : f64
  %p, %n = func.call @reduce_exp_f64(%clamped) : (f64) -> (f64, i64)
  %less = arith.subi %n, %one : i64
  %s = func.call @power_of_two_f64(%less) : (i64) -> f64
  %t = arith.subf %s, %half : f64
  %h = math.fma %p, %s, %t : f64
  %y = arith.addf %h, %h : f64
  %size = math.absf %x : f64
  %is_tiny = arith.cmpf olt, %size, %tiny : f64
  %result = arith.select %is_tiny, %x, %y : f64
  func.return %result : f64
}

// t / (t + 2), where t = e^(2 |x|) - 1.
func.func private @tanh_f64(%x: f64) -> f64 {
  %most = arith.constant 44.0 : f64
  %one = arith.constant 1.0 : f64
  %two = arith.constant 2.0 : f64
  %size = math.absf %x : f64
  %double = arith.addf %size, %size : f64
  %is_large = arith.cmpf ogt, %double, %most : f64
  %clamped = arith.select %is_large, %most, %double : f64
  %p, %n = func.call @reduce_exp_f64(%clamped) : (f64) -> (f64, i64)
  %s = func.call @power_of_two_f64(%n) : (i64) -> f64
  %less = arith.subf %s, %one : f64
  %t = math.fma %p, %s, %less : f64
  %sum = arith.addf %t, %two : f64
  %y = arith.divf %t, %sum : f64
  %result = math.copysign %y, %x : f64
  func.return %result : f64
}

// Return k ln 2 + log(1 + f), where 1 + f is between the square roots of 1/2 and 2.
// log(1 + f) = 2 artanh(s), where s = f / (2 + f).
func.func private @log_of_product_f64(%k: f64, %f: f64) -> f64 {
  %ln2_high = arith.constant 0.6931471803691238 : f64
  %ln2_low = arith.constant 1.9082149292705877e-10 : f64
  %half = arith.constant 0.5 : f64
  %two = arith.constant 2.0 : f64
  %sum = arith.addf %f, %two : f64
  %s = arith.divf %f, %sum : f64
  %z = arith.mulf %s, %s : f64
  %c0 = arith.constant 0.6666666666666731 : f64
  %c1 = arith.constant 0.39999999999429947 : f64
  %c2 = arith.constant 0.28571428739883503 : f64
  %c3 = arith.constant 0.22222198765118392 : f64
  %c4 = arith.constant 0.18183556958489075 : f64
  %c5 = arith.constant 0.1531418474074825 : f64
  %c6 = arith.constant 0.14795066440036614 : f64
  %c_x2 = arith.mulf %z, %z : f64
  %c_3 = math.fma %c5, %c_x2, %c3 : f64
  %c_1 = math.fma %c_3, %c_x2, %c1 : f64
  %c_4 = math.fma %c6, %c_x2, %c4 : f64
  %c_2 = math.fma %c_4, %c_x2, %c2 : f64
  %c_0 = math.fma %c_2, %c_x2, %c0 : f64
  %c_all = math.fma %c_1, %z, %c_0 : f64
  %tail = arith.mulf %c_all, %z : f64
  %square = arith.mulf %f, %f : f64
  %h = arith.mulf %square, %half : f64
  %bracket = arith.addf %h, %tail : f64
  %product = arith.mulf %s, %bracket : f64
  %low = math.fma %k, %ln2_low, %product : f64
  %rest = arith.subf %h, %low : f64
  %y0 = arith.subf %f, %rest : f64
  %y = math.fma %k, %ln2_high, %y0 : f64
  func.return %y : f64
}

// Return k and m, where x = 2^k m and m is between the square roots of 1/2 and 2.
func.func private @split_f64(%x: f64) -> (i64, f64) {
  %root = arith.constant 0x3fe6a09e667f3bcd : i64
  %width = arith.constant 52 : i64
  %bits = arith.bitcast %x : f64 to i64
  %above = arith.subi %bits, %root : i64
  %k = arith.shrsi %above, %width : i64
  %exponent = arith.shli %k, %width : i64
  %rest = arith.subi %bits, %exponent : i64
  %m = arith.bitcast %rest : i64 to f64
  func.return %k, %m : i64, f64
}

// Subnormal numbers are multiplied by 2^52 first.
func.func private @log_f64(%x: f64) -> f64 {
  %zero = arith.constant 0.0 : f64
  %one = arith.constant 1.0 : f64
  %infinity = arith.constant 0x7FF0000000000000 : f64
  %minus_infinity = arith.constant 0xFFF0000000000000 : f64
  %nan = arith.constant 0x7FF8000000000000 : f64
  %normal = arith.constant 2.2250738585072014e-308 : f64
  %lift = arith.constant 4503599627370496.0 : f64
  %lifted_by = arith.constant -52.0 : f64
  %is_subnormal = arith.cmpf olt, %x, %normal : f64
  %lifted = arith.mulf %x, %lift : f64
  %number = arith.select %is_subnormal, %lifted, %x : f64
  %offset = arith.select %is_subnormal, %lifted_by, %zero : f64
  %i, %m = func.call @split_f64(%number) : (f64) -> (i64, f64)
  %magic = arith.constant 6755399441055744.0 : f64
  %magic_bits = arith.constant 0x4338000000000000 : i64
  %j_bits = arith.addi %i, %magic_bits : i64
  %j_shifted = arith.bitcast %j_bits : i64 to f64
  %j = arith.subf %j_shifted, %magic : f64
  %k = arith.addf %j, %offset : f64
  %f = arith.subf %m, %one : f64
  %y = func.call @log_of_product_f64(%k, %f) : (f64, f64) -> f64
  %is_finite = arith.cmpf olt, %x, %infinity : f64
  %large = arith.select %is_finite, %y, %x : f64
  %is_zero = arith.cmpf oeq, %x, %zero : f64
  %edge = arith.select %is_zero, %minus_infinity, %large : f64
  %is_negative = arith.cmpf olt, %x, %zero : f64
  %result = arith.select %is_negative, %nan, %edge : f64
  func.return %result : f64
}

// log(u + c), where u is 1 + x rounded and c what rounding took away (Knuth's two-sum).
func.func private @log1p_f64(%x: f64) -> f64 {
  %zero = arith.constant 0.0 : f64
  %one = arith.constant 1.0 : f64
  %minus_one = arith.constant -1.0 : f64
  %infinity = arith.constant 0x7FF0000000000000 : f64
  %minus_infinity = arith.constant 0xFFF0000000000000 : f64
  %nan = arith.constant 0x7FF8000000000000 : f64
  %tiny = arith.constant 5.551115123125783e-17 : f64
  %huge = arith.constant 1.152921504606847e+18 : f64
  %u = arith.addf %x, %one : f64
  %x_part = arith.subf %u, %one : f64
  %one_part = arith.subf %u, %x_part : f64
  %x_rest = arith.subf %x, %x_part : f64
  %one_rest = arith.subf %one, %one_part : f64
  %c = arith.addf %x_rest, %one_rest : f64
  %i, %m = func.call @split_f64(%u) : (f64) -> (i64, f64)
  %magic = arith.constant 6755399441055744.0 : f64
  %magic_bits = arith.constant 0x4338000000000000 : i64
  %k_bits = arith.addi %i, %magic_bits : i64
  %k_shifted = arith.bitcast %k_bits : i64 to f64
  %k = arith.subf %k_shifted, %magic : f64
  %none = arith.constant 0 : i64
  %minus_i = arith.subi %none, %i : i64
  %scale = func.call @power_of_two_f64(%minus_i) : (i64) -> f64
  %is_huge = arith.cmpf ogt, %x, %huge : f64
  %factor = arith.select %is_huge, %zero, %scale : f64
  %g = arith.subf %m, %one : f64
  %f = math.fma %c, %factor, %g : f64
  %y = func.call @log_of_product_f64(%k, %f) : (f64, f64) -> f64
  %is_finite = arith.cmpf olt, %x, %infinity : f64
  %large = arith.select %is_finite, %y, %x : f64
  %size = math.absf %x : f64
  %is_tiny = arith.cmpf olt, %size, %tiny : f64
  %small = arith.select %is_tiny, %x, %large : f64
  %is_pole = arith.cmpf oeq, %x, %minus_one : f64
  %edge = arith.select %is_pole, %minus_infinity, %small : f64
  %is_outside = arith.cmpf olt, %x, %minus_one : f64
  %result = arith.select %is_outside, %nan, %edge : f64
  func.return %result : f64
}

// x + x P(x^2) below 1, and 1 - e^Q(|x|) above, where Q is the logarithm of erfc.
func.func private @erf_f64(%x: f64) -> f64 {
  %one = arith.constant 1.0 : f64
  %most = arith.constant 6.0 : f64
  %size = math.absf %x : f64
  %square = arith.mulf %x, %x : f64
  %p0 = arith.constant 0.1283791670955126 : f64
  %p1 = arith.constant -0.3761263890318375 : f64
  %p2 = arith.constant 0.11283791670954885 : f64
  %p3 = arith.constant -0.026866170645077875 : f64
  %p4 = arith.constant 0.0052239776248284315 : f64
  %p5 = arith.constant -0.0008548326981425884 : f64
  %p6 = arith.constant 0.00012055331132976754 : f64
  %p7 = arith.constant -1.4925595772854553e-05 : f64
  %p8 = arith.constant 1.6461008490952578e-06 : f64
  %p9 = arith.constant -1.6350396383911513e-07 : f64
  %p10 = arith.constant 1.4660329934243189e-08 : f64
  %p11 = arith.constant -1.1374960859212245e-09 : f64
  %p12 = arith.constant 5.960694668779614e-11 : f64
  %p_x2 = arith.mulf %square, %square : f64
  %p_9 = math.fma %p11, %p_x2, %p9 : f64
  %p_7 = math.fma %p_9, %p_x2, %p7 : f64
  %p_5 = math.fma %p_7, %p_x2, %p5 : f64
  %p_3 = math.fma %p_5, %p_x2, %p3 : f64
  %p_1 = math.fma %p_3, %p_x2, %p1 : f64
  %p_10 = math.fma %p12, %p_x2, %p10 : f64
  %p_8 = math.fma %p_10, %p_x2, %p8 : f64
  %p_6 = math.fma %p_8, %p_x2, %p6 : f64
  %p_4 = math.fma %p_6, %p_x2, %p4 : f64
  %p_2 = math.fma %p_4, %p_x2, %p2 : f64
  %p_0 = math.fma %p_2, %p_x2, %p0 : f64
  %p_all = math.fma %p_1, %square, %p_0 : f64
  %small = math.fma %size, %p_all, %size : f64
  %is_large = arith.cmpf ogt, %size, %most : f64
  %clamped = arith.select %is_large, %most, %size : f64
  %q0 = arith.constant -1.0237035782424053e-06 : f64
  %q1 = arith.constant -1.1283690643964017 : f64
  %q2 = arith.constant -0.6366661406677159 : f64
  %q3 = arith.constant -0.10264125367984936 : f64
  %q4 = arith.constant 0.018871586550015595 : f64
  %q5 = arith.constant 0.0005762934641823621 : f64
  %q6 = arith.constant -0.0020914457916000823 : f64
  %q7 = arith.constant 0.0009146356037197416 : f64
  %q8 = arith.constant -0.00022766587225047204 : f64
  %q9 = arith.constant 2.6693730072804278e-05 : f64
  %q10 = arith.constant 4.053760546452936e-06 : f64
  %q11 = arith.constant -2.7884643281485436e-06 : f64
  %q12 = arith.constant 7.104264373114324e-07 : f64
  %q13 = arith.constant -1.1146086106205113e-07 : f64
  %q14 = arith.constant 1.1221043089021736e-08 : f64
  %q15 = arith.constant -6.709150547582248e-10 : f64
  %q16 = arith.constant 1.823465062813385e-11 : f64
  %q_x2 = arith.mulf %clamped, %clamped : f64
  %q_13 = math.fma %q15, %q_x2, %q13 : f64
  %q_11 = math.fma %q_13, %q_x2, %q11 : f64
  %q_9 = math.fma %q_11, %q_x2, %q9 : f64
  %q_7 = math.fma %q_9, %q_x2, %q7 : f64
  %q_5 = math.fma %q_7, %q_x2, %q5 : f64
  %q_3 = math.fma %q_5, %q_x2, %q3 : f64
  %q_1 = math.fma %q_3, %q_x2, %q1 : f64
  %q_14 = math.fma %q16, %q_x2, %q14 : f64
  %q_12 = math.fma %q_14, %q_x2, %q12 : f64
  %q_10 = math.fma %q_12, %q_x2, %q10 : f64
  %q_8 = math.fma %q_10, %q_x2, %q8 : f64
  %q_6 = math.fma %q_8, %q_x2, %q6 : f64
  %q_4 = math.fma %q_6, %q_x2, %q4 : f64
  %q_2 = math.fma %q_4, %q_x2, %q2 : f64
  %q_0 = math.fma %q_2, %q_x2, %q0 : f64
  %q_all = math.fma %q_1, %clamped, %q_0 : f64
  %erfc = func.call @exp_f64(%q_all) : (f64) -> f64
  %large = arith.subf %one, %erfc : f64
  %is_small = arith.cmpf olt, %size, %one : f64
  %y = arith.select %is_small, %small, %large : f64
  %result = math.copysign %y, %x : f64
  func.return %result : f64
}
