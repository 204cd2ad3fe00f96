/* Frees the results of header_ownership.mlir as the comments of its header say, and no others. */
#include "header_ownership.h"

#include <stdio.h>

static int freed, wrong;

static void check(const char *what, int64_t which, int32_t got, int32_t expected) {
  if (got == expected) return;
  printf("%s %d: %d instead of %d\n", what, (int)which, (int)got, (int)expected);
  wrong = 1;
}

int main(void) {
  const int32_t expected[] = {12, 20, 2, 3};
  int64_t which;
  memref1_i32 made;
  _mlir_ciface_fresh(&made, 7);
  check("fresh", 0, made.aligned[made.offset], 7);
  memref1_i32_free(&made);

  for (which = 0; which < 4; ++which) {
    int32_t *x_elements = malloc(4 * sizeof *x_elements);
    int32_t *y_elements = malloc(2 * sizeof *y_elements);
    int64_t words[memref_unranked_words(1)], two = 2;
    memref1_i32 x, chosen;
    memref1_i32_const y;
    memref_unranked any_y, any;
    int i;
    for (i = 0; i < 4; ++i) x_elements[i] = 10 + i;
    for (i = 0; i < 2; ++i) y_elements[i] = 20 + i;
    x = memref1_i32_of(x_elements, 4);
    y = memref1_i32_const_of(y_elements, 2);
    any_y = memref_unranked_of(words, y_elements, 1, &two);

    _mlir_ciface_chosen(&chosen, which, &x, &y);
    check("chosen", which, chosen.aligned[chosen.offset], expected[which]);
    if (chosen.allocated != x.allocated && chosen.allocated != y.allocated) {
      ++freed;
      memref1_i32_free(&chosen);
    }

    _mlir_ciface_unranked(&any, which, &x, &any_y);
    check("unranked", which,
          ((int32_t *)memref_unranked_aligned(&any))[memref_unranked_offset(&any)],
          expected[which]);
    if (memref_unranked_allocated(&any) == x.allocated ||
        memref_unranked_allocated(&any) == memref_unranked_allocated(&any_y)) {
      memref_unranked_free_descriptor(&any);
    } else {
      ++freed;
      memref_unranked_free(&any);
    }
    check("x", which, x_elements[3], 13);
    check("y", which, y_elements[1], 21);
    free(x_elements);
    free(y_elements);
  }

  for (which = 0; which < 3; ++which) {
    int32_t elements[2] = {1, 2};
    memref1_i32 x = memref1_i32_of(elements, 2);
    pair_result pair;
    _mlir_ciface_pair(&pair, which, &x);
    check("pair", which, pair.second.aligned[1], which == 0 ? 2 : 3);
    if (pair.second.allocated != x.allocated && pair.second.allocated != pair.first.allocated) {
      ++freed;
      memref1_i32_free(&pair.second);
    }
    if (pair.first.allocated != x.allocated) {
      ++freed;
      memref1_i32_free(&pair.first);
    }
  }
  check("freed", 0, freed, 2 + 2 + 4); /* globals, passed over; new; pairs */
  return wrong;
}
