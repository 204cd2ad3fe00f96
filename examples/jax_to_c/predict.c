/* Ask the network which points of a grid are in the unit circle, and draw the answers. */
#include <stdio.h>
#include <stdlib.h>

#include "inside.h"

enum { ROWS = 13, COLUMNS = 27 };

int main(void) {
  float points[ROWS * COLUMNS][2];
  for (int row = 0; row < ROWS; ++row) {
    for (int column = 0; column < COLUMNS; ++column) {
      points[row * COLUMNS + column][0] = (float)(column - COLUMNS / 2) / 6.8f;
      points[row * COLUMNS + column][1] = (float)(row - ROWS / 2) / 3.9f;
    }
  }
  const memref2_f32_const grid = memref2_f32_const_of(points[0], ROWS * COLUMNS, 2);
  memref1_f32 likelihoods;
  _mlir_ciface_inside(&likelihoods, &grid);
  for (int i = 0; i < ROWS * COLUMNS; ++i) {
    putchar(likelihoods.aligned[likelihoods.offset + i] > 0.5f ? '#' : '.');
    if (i % COLUMNS == COLUMNS - 1) putchar('\n');
  }
  memref1_f32_free(&likelihoods);
  return 0;
}
