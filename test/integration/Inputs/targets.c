/* Calls each function of targets.mlir; prints a line a feature, which run_targets.py compares. */
#include "model.h"

#include <stdio.h>
#include <stdlib.h>

void mlir_abi_on_failure(const char *text) { printf("handler %s\n", text); }

/* Those of 32 bits and fewer are read as whole registers. */
uint32_t _mlir_ciface_in_c(bool i1, int8_t i8, uint8_t u8, int16_t i16, uint16_t u16, int32_t i32,
                           uint32_t u32, float f, int64_t index) {
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
  printf("large-constants %d %g\n", status, weight);
  printf("integers %lld %lld %lld %lld ", (long long)_mlir_ciface_low(0x1234567800000005),
         (long long)_mlir_ciface_low16(0x12348005), (long long)_mlir_ciface_low8(0xFF85),
         (long long)_mlir_ciface_low1(6));
  printf("%lld %lld %lld\n", (long long)_mlir_ciface_low_u32(0x12345678FFFFFFFB),
         (long long)_mlir_ciface_low_u16(0xFFFFFFFB), (long long)_mlir_ciface_low_u8(-5));
  printf("%lld\n", (long long)_mlir_ciface_calls_c(0x12345678FFFFFFFB));
  float complex_[2] = {1, 2};
  _mlir_ciface_conjugate((void *)complex_, (void *)complex_);
  printf("complex %g %g\n", complex_[0], complex_[1]);
  struct swapped_result swapped_;
  _mlir_ciface_swapped(&swapped_, -3, 0.25);
  printf("several-results %g %d\n", swapped_.result0, swapped_.result1);
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
  status = mixed(3, 0.5f, 4.0, &product);
  printf("arguments %d %g\n", status, product);
  status = positive(-1, &same);
  printf("failures %d %s\n", status > 2, positive_message(status));
  _mlir_ciface_positive(-1);
  return 0;
}
