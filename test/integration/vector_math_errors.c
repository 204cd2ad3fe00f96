// The greatest errors of functions of float and double, beside the C library's of double and long double.

#include <math.h>

// Return the greatest error of results[i] beside f(x[i], y[i]), in units in the last place of `real`, and its index in
// *at. A NaN, infinity or sign of zero that only one of the two has is an infinite error. The number after the
// greatest `real` stands for infinity.
#define ERRORS(name, real, wide, digits, least_exponent, greatest_exponent, exact)                                     \
  double name(long n, const real *x, const real *y, const real *results, long *at) {                                   \
    double greatest = 0;                                                                                               \
    for (long i = 0; i < n; i++) {                                                                                     \
      wide expected = exact, actual = results[i];                                                                      \
      if ((real)expected == results[i] && !signbit(expected) == !signbit(actual))                                      \
        continue;                                                                                                      \
      if (isnan(expected) && isnan(actual))                                                                            \
        continue;                                                                                                      \
      int is_edge = isnan(expected) || isinf(expected) || expected == 0;                                               \
      if (isinf(actual) && isinf((real)expected) == 0)                                                                 \
        actual = copysignl(ldexpl(1.0L, greatest_exponent), actual);                                                     \
      int exponent = is_edge ? 0 : ilogb(expected);                                                                    \
      wide unit = ldexpl(1.0L, (exponent < least_exponent ? least_exponent : exponent) - digits);                       \
      double error = is_edge || isnan(actual) ? INFINITY : fabs((double)((actual - expected) / unit));                 \
      if (error > greatest)                                                                                            \
        greatest = error, *at = i;                                                                                     \
    }                                                                                                                  \
    return greatest;                                                                                                   \
  }
#define BOTH(name, exact_f32, exact_f64)                                                                               \
  ERRORS(name##_f32, float, double, 23, -126, 128, exact_f32)                                                          \
  ERRORS(name##_f64, double, long double, 52, -1022, 1024, exact_f64)

BOTH(cos, cos(x[i]), cosl(x[i]))
BOTH(erf, erf(x[i]), erfl(x[i]))
BOTH(exp, exp(x[i]), expl(x[i]))
BOTH(expm1, expm1(x[i]), expm1l(x[i]))
BOTH(log, log(x[i]), logl(x[i]))
BOTH(log1p, log1p(x[i]), log1pl(x[i]))
BOTH(powf, pow(x[i], y[i]), powl(x[i], y[i]))
BOTH(rsqrt, 1 / sqrt(x[i]), 1 / sqrtl(x[i]))
BOTH(sigmoid, 1 / (1 + exp(-(double)x[i])), 1 / (1 + expl(-(long double)x[i])))
BOTH(sin, sin(x[i]), sinl(x[i]))
BOTH(tanh, tanh(x[i]), tanhl(x[i]))
