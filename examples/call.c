/* The perceptron called from C, through the header that abi-header makes of the library. */
#include <stdio.h>

#include "mlp.h"

#define ROWS 3

static void fill(float *elements, int count, int seed) {
  for (int i = 0; i < count; ++i) elements[i] = (float)((7 * i + seed) % 17 - 8) / 32;
}

int main(void) {
  static float x[ROWS * 16], w0[16 * 32], b0[32], w1[32 * 10], b1[10];
  fill(x, ROWS * 16, 1);
  fill(w0, 16 * 32, 2);
  fill(b0, 32, 3);
  fill(w1, 32 * 10, 4);
  fill(b1, 10, 5);

  memref2_f32_const input = memref2_f32_const_of(x, ROWS, 16);
  memref2_f32_const hidden_weights = memref2_f32_const_of(w0, 16, 32);
  memref1_f32_const hidden_bias = memref1_f32_const_of(b0, 32);
  memref2_f32_const output_weights = memref2_f32_const_of(w1, 32, 10);
  memref1_f32_const output_bias = memref1_f32_const_of(b1, 10);
  predict_result result;
  _mlir_ciface_predict(
      &result, &input, &hidden_weights, &hidden_bias, &output_weights, &output_bias);

  const memref2_f32 *p = &result.probabilities;
  for (int64_t i = 0; i < p->sizes[0]; ++i)
    for (int64_t j = 0; j < p->sizes[1]; ++j)
      printf("%.6f%c", p->aligned[p->offset + i * p->strides[0] + j * p->strides[1]],
             j + 1 < p->sizes[1] ? ' ' : '\n');
  memref2_f32_free(&result.probabilities);
  memref2_f32_free(&result.scores);
  return 0;
}
