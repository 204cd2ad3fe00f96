/* Calls each function of targets.mlir; prints a line a feature, which run_targets.py compares. */
#include "model.h"

#include <stdio.h>
#include <stdlib.h>

void mlir_abi_on_failure(const char *text) { printf("handler %s\n", text); }

#if UINTPTR_MAX == UINT32_MAX
typedef int32_t index_type;
#else
typedef int64_t index_type;
#endif

/* Those of 32 bits and fewer are read as whole registers. */
uint32_t _mlir_ciface_in_c(bool i1, int8_t i8, uint8_t u8, int16_t i16, uint16_t u16, int32_t i32,
                           uint32_t u32, float f, index_type index) {
  printf("calls-of-c %lld %lld %lld %lld %lld %lld %lld %g %lld ", (long long)i1, (long long)i8,
         (long long)u8, (long long)i16, (long long)u16, (long long)i32, (long long)u32, f,
         (long long)index);
  return 0x80000000;
}

int main(void) {
  float x[3] = {0, 1, 2}, out[3], weight;
  double product = 0;
  int64_t same;
  int status = scaled(0.5f, x, out, 3);
  printf("plain-c %d %g %g %g\n", status, out[0], out[1], out[2]);
  status = weight_of(2000, &weight);
  printf("large-constants %d %g %d %d\n", status, weight, (int)_mlir_ciface_count_of(999),
         (int)_mlir_ciface_seven(2));
  printf("integers %lld %lld %lld %lld ", (long long)_mlir_ciface_low(0x1234567800000005),
         (long long)_mlir_ciface_low16(0x12348005), (long long)_mlir_ciface_low8(0xFF85),
         (long long)_mlir_ciface_low1(6));
  printf("%lld %lld %lld\n", (long long)_mlir_ciface_low_u32(0x12345678FFFFFFFB),
         (long long)_mlir_ciface_low_u16(0xFFFFFFFB), (long long)_mlir_ciface_low_u8(-5));
  printf("%lld\n", (long long)_mlir_ciface_calls_c(0x12345678FFFFFFFB));
  float complex_[2] = {1, 2};
  _mlir_ciface_conjugate((void *)complex_, (void *)complex_);
  printf("complex %g %g\n", complex_[0], complex_[1]);
  enum { COUNT = 1 << 22 };
  float *many = malloc(2 * COUNT * sizeof *many), sum_of = 0;
  for (int i = 0; i < COUNT; i++)
    many[i] = 2;
  status = scaled(0.5f, many, many + COUNT, COUNT);
  for (int i = 1; i < COUNT; i++)
    sum_of += many[COUNT + i];
  printf("threads %d %.0f\n", status, sum_of);
  free(many);
  memref1_f32 view = {x, x, 0, {3}, {1}};
  printf("descriptor %g\n", _mlir_ciface_last(&view));
#ifdef NO_BF16
  printf("bf16 refused\n");
#else
  uint16_t half[2] = {0x3F80, 0x4000}, sum[2]; /* bf16 of 1 and 2 */
  status = doubled_bf16((void *)half, (void *)sum, 2);
  printf("bf16 %d %04x %04x\n", status, sum[0], sum[1]);
#endif
  f16_bits bits[2];
  double of_bits, sums_of[4];
  status = to_half(1 / 3.0, &bits[0]) + to_half(65520, &bits[1]) + of_half(0x3555, &of_bits);
  printf("f16 %d %04x %04x %.7g\n", status, bits[0], bits[1], of_bits);
  status = quotient(-0x123456789abcdef, 1000, &same);
  printf("i64 %d %lld\n", status, (long long)same);
  bits_result zeros, ones;
  _mlir_ciface_bits(&zeros, 0);
  _mlir_ciface_bits(&ones, -4);
  const int width = 8 * (int)sizeof ones.result0; /* subtracted from what depends on it */
  printf("index %d %d %d %d %d %d %d\n", (int)_mlir_ciface_twice_index(-3),
         (int)zeros.result0 - width, (int)zeros.result1, (int)zeros.result2 - width,
         (int)ones.result0, (int)ones.result1 - width, (int)ones.result2);
  product_result results;
  complex_f64 number = {1, 2};
  _mlir_ciface_product(&results, &number, -5, 7);
  printf("results %g %g %d %d\n", ((double *)&results.result0)[0],
         ((double *)&results.result0)[1], results.result1, (int)results.result2);
  const float one = 1;
  const double cube[12] = {1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12};
  float e;
  status = raised(&one, &e) + sums(cube, sums_of, 2, 2);
  printf("ranks %d %.6f %g %g %g %g\n", status, e, sums_of[0], sums_of[1], sums_of[2], sums_of[3]);
  float left[35], right[70], products[50], largest = 0;
  for (int i = 0; i < 35; ++i) left[i] = (float)(i % 5);
  for (int i = 0; i < 70; ++i) right[i] = (float)(i % 3);
  status = matmul(left, right, products, 5, 7, 10);
  for (int i = 0; i < 5; ++i) /* numbers that are exact in any order */
    for (int j = 0; j < 10; ++j) {
      float expected = 0;
      for (int k = 0; k < 7; ++k) expected += left[7 * i + k] * right[10 * k + j];
      if (products[10 * i + j] - expected > largest) largest = products[10 * i + j] - expected;
      if (expected - products[10 * i + j] > largest) largest = expected - products[10 * i + j];
    }
  printf("matmul %d %g\n", status, largest);
  float table[6] = {1, 2, 3, 4, 5, 6}, turned[6] = {0};
  memref2_f32 from = {table, table, 0, {3, 2}, {1, 3}};
  memref2_f32 to = {turned, turned, 0, {3, 2}, {2, 1}};
  _mlir_ciface_copy(&from, &to);
  printf("copy %g %g %g %g %g %g\n", turned[0], turned[1], turned[2], turned[3], turned[4],
         turned[5]);
  memref1_index counts;
  _mlir_ciface_counted(&counts, 5);
  printf("allocated %d %d %d\n", (int)counts.sizes[0], (int)counts.aligned[0],
         (int)counts.aligned[4]);
  free(counts.allocated);
  printf("vectors %g\n", _mlir_ciface_selected(&view, 3));
  status = mixed(3, 0.5f, 4.0, &product);
  printf("arguments %d %g\n", status, product);
  status = positive(-1, &same);
  printf("failures %d %s\n", status > 2, positive_message(status));
  _mlir_ciface_positive(-1);
  return 0;
}
