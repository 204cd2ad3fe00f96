// Calls of plain C functions, right and wrong ones, for a checker of memory.
#include "libplain_c.h"
#include "libplain_c_memrefs.h"
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define CHECK(holds) \
  if (!(holds)) return fprintf(stderr, "line %d: " #holds "\n", __LINE__), 1

int main(void) {
  float *x = malloc(5 * sizeof *x), *y = malloc(5 * sizeof *y), *r = malloc(5 * sizeof *r);
  int32_t *i = malloc(6 * sizeof *i), *odd = malloc(3 * sizeof *odd), *same = malloc(6 * sizeof *i);
  int32_t *fours = malloc(4 * sizeof *i), *again = malloc(4 * sizeof *i);
  int64_t *places = malloc(3 * sizeof *places), count = 2;
  double table[3];
  for (int k = 0; k < 5; k++) x[k] = k == 0 || k == 2 ? 0 : (float)k, y[k] = 1;
  for (int k = 0; k < 6; k++) i[k] = k;
  CHECK(axpy(2, x, y, r, 5) == 0 && r[4] == 9);
  CHECK(axpy(2, x, y, y, 5) == 0 && y[4] == 9);
  CHECK(axpy(2, NULL, NULL, NULL, 0) == 0);
  CHECK(nonzero(x, places, r, 5, &count) == 1 && count == 3);
  CHECK(nonzero(x, places, r, 5, &count) == 0 && places[2] == 4 && r[4] == 8);
  CHECK(nonzero(x, places, x, 5, &count) == 0 && x[4] == 8);
  CHECK(scaled(x, 0.5f, x, 5) == 0 && x[4] == 4);
  CHECK(views(i, odd, same, fours, again, 6) == 0 && odd[2] == 4 && same[5] == 5 && again[3] == 4);
  CHECK(views(i, i + 1, same, fours, again, 6) == 0 && i[3] == 4 && same[3] == 3);
  CHECK(views(i, odd, same, fours, fours, 6) > 2);
  CHECK(lie((int8_t *)i, (int8_t *)odd, 4) > 2);
  CHECK(constants(table) == 0 && table[2] == 3);
  CHECK(reversed(i, i, 6) == 0 && i[5] == 0);
  CHECK(strcmp(reversed_message(0), "reversed: success") == 0);
  free(x), free(y), free(r), free(i), free(odd), free(same), free(fours), free(again), free(places);
  return 0;
}
