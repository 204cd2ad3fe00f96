/* Calls the perceptron of mlp.mlir through mlp.h, which abi-header has made of its library. */
#include <stdio.h>

#include "mlp.h"

#define ROWS 3

/* Numbers between -0.25 and 0.25. */
static void fill(float *elements, int count, int seed) {
  for (int i = 0; i < count; ++i) elements[i] = (float)((7 * i + seed) % 17 - 8) / 32.0f;
}

int main(void) {
  float x[ROWS][16], w0[16][32], b0[32], w1[32][10], b1[10];
  fill(&x[0][0], ROWS * 16, 1);
  fill(&w0[0][0], 16 * 32, 2);
  fill(b0, 32, 3);
  fill(&w1[0][0], 32 * 10, 4);
  fill(b1, 10, 5);

  memref2_f32 inputs = memref2_f32_of(&x[0][0], ROWS, 16);
  memref2_f32 hidden = memref2_f32_of(&w0[0][0], 16, 32);
  memref1_f32 hidden_bias = memref1_f32_of(b0, 32);
  memref2_f32 output = memref2_f32_of(&w1[0][0], 32, 10);
  memref1_f32 output_bias = memref1_f32_of(b1, 10);
  predict_result result;
  _mlir_ciface_predict(&result, &inputs, &hidden, &hidden_bias, &output, &output_bias);

  memref2_f32 *p = &result.probabilities;
  for (int i = 0; i < p->sizes[0]; ++i) {
    for (int j = 0; j < p->sizes[1]; ++j)
      printf("%.6f ", p->aligned[p->offset + i * p->strides[0] + j * p->strides[1]]);
    printf("\n");
  }
  memref2_f32_free(&result.probabilities);
  memref2_f32_free(&result.scores);
  return 0;
}
