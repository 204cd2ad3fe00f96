/* Calls each function of targets.mlir; prints a line a feature, which run_targets.py compares. */
#include "model.h"

#include <stdio.h>

void mlir_abi_on_failure(const char *text) { printf("handler %s\n", text); }

int main(void) {
  float x[3] = {0, 1, 2}, out[3], weight;
  uint16_t half[2] = {0x3F80, 0x4000}, sum[2]; /* bf16 of 1 and 2 */
  double product = 0;
  int64_t same;
  int status = scaled(0.5f, x, out, 3);
  printf("plain-c %d %g %g %g\n", status, out[0], out[1], out[2]);
  status = weight_of(2000, &weight);
  printf("large-constants %d %g\n", status, weight);
  printf("integers %d %d %d %d\n", (int)_mlir_ciface_low(0x1234567800000005),
         (int)_mlir_ciface_low16(0x12348005), (int)_mlir_ciface_low8(0xFF85),
         (int)_mlir_ciface_low1(6));
  memref1_f32 view = {x, x, 0, {3}, {1}};
  printf("descriptor %g\n", _mlir_ciface_last(&view));
  status = doubled_bf16((void *)half, (void *)sum, 2);
  printf("bf16 %d %04x %04x\n", status, sum[0], sum[1]);
  status = mixed(3, 0.5f, 4.0, &product);
  printf("arguments %d %g\n", status, product);
  status = positive(-1, &same);
  printf("failures %d %s\n", status > 2, positive_message(status));
  _mlir_ciface_positive(-1);
  return 0;
}
