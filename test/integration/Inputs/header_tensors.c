/* Frees the results of header_tensors.mlir as the comments of its header say. */
#include "header_tensors.h"

#include <stdio.h>

static int wrong;

static void check(const char *what, const memref1_i16 *got, int first, int second) {
  const int16_t *elements = got->aligned + got->offset;
  if (elements[0] == first && elements[got->strides[0]] == second) return;
  printf("%s: %d, %d\n", what, elements[0], elements[got->strides[0]]);
  wrong = 1;
}

static void check_narrow(void) {
  static const i4_bits elements[3] = {15, 7, 3}, expected[3] = {0, 8, 4};
  memref1_i4_const x = memref1_i4_const_of(elements, 3);
  memref1_i4 sum;
  int i;
  _mlir_ciface_narrow(&sum, &x);
  for (i = 0; i < 3; ++i) {
    if (sum.aligned[sum.offset + i * sum.strides[0]] != expected[i]) wrong = 1;
  }
  memref1_i4_free(&sum);
}

int main(void) {
  static const int16_t x_elements[2] = {1, 2};
  int16_t w_elements[2] = {3, 4};
  memref1_i16_const x = memref1_i16_const_of(x_elements, 2);
  memref1_i16 w = memref1_i16_of(w_elements, 2), y;
  twice_result twice;
  int which;
  _mlir_ciface_same(&y, &x);
  check("same", &y, 1, 2);
  memref1_i16_free(&y);
  _mlir_ciface_constant(&y);
  check("constant", &y, 5, 6);
  memref1_i16_free(&y);
  _mlir_ciface_twice(&twice, &x, &w);
  check("twice", &twice.first, 8, 6);
  check("twice", &twice.second, 8, 6);
  memref1_i16_free(&twice.first);
  memref1_i16_free(&twice.second);
  for (which = 0; which < 2; ++which) {
    either_result either;
    _mlir_ciface_either(&either, which);
    check("either", &either.first, 2 - which, 2 - which);
    check("either", &either.second, 1, 1);
    memref1_i16_free(&either.first);
    memref1_i16_free(&either.second);
  }
  if (w_elements[0] != 7) wrong = 1;
  check_narrow();
  return wrong;
}
