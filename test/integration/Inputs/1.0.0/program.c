/* A program for the header of 1.0.0: it prints what the functions return. */
#include "model.h"

#include <stdio.h>

int main(void) {
  static const float ones[6] = {1, 1, 1, 1, 1, 1};
  static const double w[4] = {1, 2, 3, 4};
  uint32_t numbers[2] = {0, 0};
  memref2_f32_const x = memref2_f32_const_of(ones, 2, 3);
  memref1_f32_const y = memref1_f32_const_of(ones, 3);
  memref2_f64_const matrix = memref2_f64_const_of(w, 2, 2);
  memref1_ui32 to_fill = memref1_ui32_of(numbers, 2);
  memref1_f32 sums;
  nest_result nest;
  _mlir_ciface_sized(&sums, &x, &y);
  _mlir_ciface_nest(&nest, &matrix, 1.5);
  _mlir_ciface_fill(7, &to_fill);
  printf("%g %g\n", sums.aligned[sums.offset], sums.aligned[sums.offset + sums.strides[0]]);
  printf("%g %g\n", nest.w.aligned[nest.w.offset + 3], nest.b);
  printf("%u %u\n", (unsigned)numbers[0], (unsigned)numbers[1]);
  memref1_f32_free(&sums);
  memref2_f64_free(&nest.w);
  return 0;
}
