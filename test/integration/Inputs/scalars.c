// Calls scalars.mlir, and integer.mlir and value.mlir for each type, and is called by them.
#include <complex.h>
#include <stdbool.h>
#include <stdint.h>
#include <string.h>

#include "check.h"

// NARROWED is what `narrow` makes of `dirty`, whose upper bits are anything. On AArch64 `pass_on`
// leaves them in the register: there the callee extends what it reads.
#define INTEGER(NAME, TYPE, NARROWED)                                             \
  TYPE _mlir_ciface_echo_##NAME(TYPE);                                            \
  int64_t _mlir_ciface_widen_##NAME(TYPE);                                        \
  TYPE _mlir_ciface_narrow_##NAME(int64_t);                                       \
  int64_t _mlir_ciface_call_echo_##NAME(int64_t);                                 \
  int64_t _mlir_ciface_call_widen_##NAME(int64_t);                                \
  int64_t _mlir_ciface_call_narrow_##NAME(int64_t);                               \
  TYPE _mlir_ciface_c_echo_##NAME(TYPE x) { return x; }                           \
  int64_t _mlir_ciface_c_widen_##NAME(TYPE x) { return x; }                       \
  TYPE _mlir_ciface_c_narrow_##NAME(int64_t dirty) { return NARROWED; }           \
  __attribute__((noinline)) static int64_t pass_on_##NAME(int64_t dirty) {        \
    return _mlir_ciface_widen_##NAME(NARROWED);                                   \
  }                                                                               \
  static void check_##NAME(int64_t dirty) {                                       \
    TYPE x = NARROWED;                                                            \
    CHECK(_mlir_ciface_echo_##NAME(NARROWED) == x);                               \
    CHECK(pass_on_##NAME(dirty) == (int64_t)x);                                   \
    CHECK(_mlir_ciface_widen_##NAME(NARROWED) == (int64_t)x);                     \
    CHECK((int64_t)_mlir_ciface_narrow_##NAME(dirty) == (int64_t)x);              \
    CHECK(_mlir_ciface_call_echo_##NAME(dirty) == (int64_t)x);                    \
    CHECK(_mlir_ciface_call_widen_##NAME(dirty) == (int64_t)x);                   \
    CHECK(_mlir_ciface_call_narrow_##NAME(dirty) == (int64_t)x);                  \
  }

INTEGER(bool, bool, dirty & 1)
INTEGER(s8, int8_t, (int8_t)dirty)
INTEGER(u8, uint8_t, (uint8_t)dirty)
INTEGER(s16, int16_t, (int16_t)dirty)
INTEGER(u16, uint16_t, (uint16_t)dirty)
INTEGER(s32, int32_t, (int32_t)dirty)
INTEGER(u32, uint32_t, (uint32_t)dirty)

// By value.
#define VALUE(NAME, TYPE, SAMPLE)                                                 \
  TYPE _mlir_ciface_echo_##NAME(TYPE);                                            \
  TYPE _mlir_ciface_call_echo_##NAME(TYPE);                                       \
  TYPE _mlir_ciface_c_echo_##NAME(TYPE x) { return x; }                           \
  static void check_##NAME(void) {                                                \
    TYPE x = SAMPLE;                                                              \
    CHECK(_mlir_ciface_echo_##NAME(x) == x);                                      \
    CHECK(_mlir_ciface_call_echo_##NAME(x) == x);                                 \
  }

VALUE(i64, int64_t, -0x123456789abcdef)
VALUE(index, intptr_t, (intptr_t)0x123456789abcdef)
VALUE(pointer, void *, (void *)check_i64)
VALUE(f32, float, 1.25f)
VALUE(f64, double, -0.1)
#ifdef HAS_FLOAT16
VALUE(f16, _Float16, (_Float16)1.5)
#endif
#ifdef __x86_64__
VALUE(f80, long double, 0.1L)
#elif __SIZEOF_LONG_DOUBLE__ == 16
VALUE(f128, long double, 0.1L)
#endif
#ifdef __SIZEOF_FLOAT128__
VALUE(f128, __float128, (__float128)0.1)
#endif

// By pointer, in and out.
#define AGGREGATE(NAME, TYPE)                                                     \
  void _mlir_ciface_echo_##NAME(TYPE *, TYPE *);                                  \
  void _mlir_ciface_call_echo_##NAME(TYPE *, TYPE *);                             \
  void _mlir_ciface_c_echo_##NAME(TYPE *out, TYPE *in) { *out = *in; }            \
  static void check_##NAME(void) {                                                \
    struct {                                                                      \
      TYPE value;                                                                 \
      char guard[16];                                                             \
    } in, out, expected;                                                          \
    for (size_t i = 0; i < sizeof in; ++i) ((char *)&in)[i] = (char)(i * 37 + 1); \
    memset(&expected, 0x55, sizeof expected);                                     \
    FILL_##NAME(in.value);                                                        \
    void (*functions[])(TYPE *, TYPE *) = {_mlir_ciface_echo_##NAME,              \
                                           _mlir_ciface_call_echo_##NAME};        \
    for (int i = 0; i < 2; ++i) {                                                 \
      memset(&out, 0x55, sizeof out);                                             \
      functions[i](&out.value, &in.value);                                        \
      CHECK(SAME_##NAME(out.value, in.value));                                    \
      CHECK(!memcmp(out.guard, expected.guard, sizeof out.guard));                \
    }                                                                             \
  }

#define SAME_BYTES(a, b) (!memcmp(&(a), &(b), sizeof(a)))
#define KEEP(x) (void)(x)

typedef float vector4 __attribute__((vector_size(16)));
typedef int64_t vector2 __attribute__((vector_size(16)));
typedef struct {
  vector4 rows[3];
} matrix;
typedef struct {
  int8_t a;
  int32_t b;
  double c;
} record;
typedef struct {
  int16_t elements[3];
} array;

#define SAME_complex64 SAME_BYTES
#define FILL_complex64(x) ((x) = 1.5f - 2.5f * I)
#define SAME_complex128 SAME_BYTES
#define FILL_complex128(x) ((x) = 1.5 - 2.5 * I)
#define SAME_vector4 SAME_BYTES
#define FILL_vector4(x) ((x) = (vector4){1, 2, 3, 4})
#define SAME_vector2 SAME_BYTES
#define FILL_vector2 KEEP
#define SAME_matrix SAME_BYTES
#define FILL_matrix(x) ((x).rows[0] = (x).rows[1] = (x).rows[2] = (vector4){1, 2, 3, 4})
#define SAME_record(x, y) ((x).a == (y).a && (x).b == (y).b && (x).c == (y).c)
#define FILL_record(x) ((x) = (record){-5, 7, 0.5})
#define SAME_array SAME_BYTES
#define FILL_array KEEP

AGGREGATE(complex64, float complex)
AGGREGATE(complex128, double complex)
AGGREGATE(vector4, vector4)
AGGREGATE(vector2, vector2)
AGGREGATE(matrix, matrix)
AGGREGATE(record, record)
AGGREGATE(array, array)

int64_t _mlir_ciface_mixed(bool, int8_t, float, int16_t, int32_t, double, int64_t, int8_t,
                           int16_t, bool, int8_t);
int64_t _mlir_ciface_c_mixed(bool a, int8_t b, float c, int16_t d, int32_t e, double f, int64_t g,
                             int8_t h, int16_t i, bool j, int8_t k) {
  return a + 10 * (int64_t)(b + c + d + e + f + g) + h + i + j + k;
}

typedef struct {
  int16_t a;
  int8_t b;
  double c;
  bool d;
} results;
void _mlir_ciface_packed(results *, int8_t, bool, double, int16_t);
void _mlir_ciface_c_packed(results *out, int8_t a, bool b, double c, int16_t d) {
  *out = (results){d, a, c, b};
}

static void check_mixed(int64_t dirty) {
  int8_t k = (int8_t)dirty;
  int64_t once = k + (int16_t)dirty + (dirty & 1) + k + (dirty & 1);
  int64_t inside = 10 * (k + 2 + (int16_t)dirty + 3 + 4 + 5);
  CHECK(_mlir_ciface_mixed(dirty & 1, (int8_t)dirty, 2, (int16_t)dirty, 3, 4, 5, (int8_t)dirty,
                           (int16_t)dirty, dirty & 1, (int8_t)dirty) == inside + 2 * once);
  results r;
  _mlir_ciface_packed(&r, (int8_t)dirty, dirty & 1, 0.5, (int16_t)dirty);
  CHECK(r.a == (int16_t)dirty && r.b == k && r.c == 0.5 && r.d == (dirty & 1));
}

int main(void) {
  volatile int64_t values[] = {0,      1,      2,      -1,      -2,         127,        128,
                               255,    256,    0x7fff, 0x8000,  0xffff,     0x7fffffff, 0x80000000,
                               0x1234, -32769, 0x180,  0x18000, 0x180000001};
  for (size_t i = 0; i < sizeof values / sizeof *values; ++i) {
    check_bool(values[i]);
    check_s8(values[i]);
    check_u8(values[i]);
    check_s16(values[i]);
    check_u16(values[i]);
    check_s32(values[i]);
    check_u32(values[i]);
    check_mixed(values[i]);
  }
  check_i64();
  check_index();
  check_pointer();
  check_f32();
  check_f64();
#ifdef HAS_FLOAT16
  check_f16();
#endif
#ifdef __x86_64__
  check_f80();
#endif
#if (!defined __x86_64__ && __SIZEOF_LONG_DOUBLE__ == 16) || defined __SIZEOF_FLOAT128__
  check_f128();
#endif
  check_complex64();
  check_complex128();
  check_vector4();
  check_vector2();
  check_matrix();
  check_record();
  check_array();
  return failures != 0;
}
