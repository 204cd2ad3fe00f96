// Calls memrefs.mlir, and is called by it.
#include <stdlib.h>
#include <string.h>

#include "check.h"
#include "memrefs.h"

float _mlir_ciface_sum(table *);
void _mlir_ciface_filled(row *, intptr_t, float);
void _mlir_ciface_transposed(table *, table *);

typedef struct {
  cell same_cell;
  int32_t value;
  numbers same_numbers;
  double half;
} bumped;
void _mlir_ciface_bump(bumped *, numbers *, cell *, int32_t);

intptr_t _mlir_ciface_element_count(unranked *);

typedef struct {
  unranked first;
  int32_t seven;
  unranked second;
} two_unranked;
void _mlir_ciface_without_rank(two_unranked *, row *);

float _mlir_ciface_scaled_sum(row *, float);
void _mlir_ciface_clear(table *);

typedef struct {
  intptr_t sum;
  int32_t value;
} counted;
void _mlir_ciface_reshaped_count(counted *, unranked *);
float _mlir_ciface_apply(float (*)(float *, float *, intptr_t, intptr_t, intptr_t), row *);

// Called by MLIR: new storage, which it frees.
void _mlir_ciface_c_scaled(row *out, row *in, float factor) {
  float *data = malloc(in->sizes[0] * sizeof *data);
  for (intptr_t i = 0; i < in->sizes[0]; ++i)
    data[i] = factor * in->aligned[in->offset + i * in->strides[0]];
  *out = (row){data, data, 0, {in->sizes[0]}, {1}};
}

void _mlir_ciface_c_clear(table *in) {
  for (intptr_t i = 0; i < in->sizes[0]; ++i)
    for (intptr_t j = 0; j < in->sizes[1]; ++j)
      in->aligned[in->offset + i * in->strides[0] + j * in->strides[1]] = 0;
}

// Called by MLIR: a new descriptor on the heap, which it frees, of the storage of the argument.
static unranked reshaped(unranked in) {
  table *from = in.descriptor;
  row *to = malloc(sizeof *to);
  intptr_t size = in.rank == 2 ? from->sizes[0] * from->sizes[1] : ((row *)in.descriptor)->sizes[0];
  *to = (row){from->allocated, from->aligned, from->offset, {size}, {1}};
  return (unranked){1, to};
}
void _mlir_ciface_c_reshaped(unranked *out, unranked *in) { *out = reshaped(*in); }

typedef struct {
  int32_t value;
  unranked same;
  cell stored;
} both;
void _mlir_ciface_c_both(both *out, unranked *in, int32_t value) {
  static int32_t stored = 41;
  *out = (both){value, reshaped(*in), {&stored, &stored, 0}};
}

static float last(float *allocated, float *aligned, intptr_t offset, intptr_t size,
                  intptr_t stride) {
  (void)allocated;
  return aligned[offset + (size - 1) * stride];
}

static void check_ranked(void) {
  float storage[5 * 7];
  for (int i = 0; i < 5 * 7; ++i) storage[i] = i;
  // Every second row and third column, from the second row.
  table view = {storage, storage, 7, {2, 3}, {14, 3}};
  CHECK(_mlir_ciface_sum(&view) == 7 + 10 + 13 + 21 + 24 + 27);
  table transposed;
  _mlir_ciface_transposed(&transposed, &view);
  CHECK(transposed.aligned == storage && transposed.offset == 7);
  CHECK(transposed.sizes[0] == 3 && transposed.strides[0] == 3 && transposed.strides[1] == 14);
  CHECK(_mlir_ciface_sum(&transposed) == _mlir_ciface_sum(&view));
  _mlir_ciface_transposed(&transposed, &transposed);
  CHECK(!memcmp(&transposed, &view, sizeof view));
  _mlir_ciface_clear(&view);
  CHECK(_mlir_ciface_sum(&view) == 0 && storage[8] == 8 && storage[14] == 14);

  row filled;
  _mlir_ciface_filled(&filled, 9, 2.5f);
  CHECK(filled.sizes[0] == 9 && filled.strides[0] == 1 && filled.offset == 0);
  for (int i = 0; i < 9; ++i) CHECK(filled.aligned[i] == 2.5f);
  CHECK(_mlir_ciface_scaled_sum(&filled, 2) == 45);
  filled.aligned[8] = -1;
  CHECK(_mlir_ciface_apply(last, &filled) == -1);
  free(filled.allocated);
}

static void check_results(void) {
  int32_t values[] = {1, 2, 3}, counter = 10;
  numbers n = {values, values, 0, {3}, {1}};
  cell c = {&counter, &counter, 0};
  bumped r;
  _mlir_ciface_bump(&r, &n, &c, 5);
  CHECK(r.value == 15 && counter == 15 && values[0] == 15 && r.half == 0.5);
  CHECK(!memcmp(&r.same_cell, &c, sizeof c) && !memcmp(&r.same_numbers, &n, sizeof n));
}

static void check_unranked(void) {
  float storage[6] = {0};
  table ranked = {storage, storage, 0, {2, 3}, {3, 1}};
  unranked in = {2, &ranked};
  CHECK(_mlir_ciface_element_count(&in) == 6);
  counted c;
  _mlir_ciface_reshaped_count(&c, &in);
  CHECK(c.sum == 12 && c.value == 42);

  row r = {storage, storage, 1, {5}, {1}};
  two_unranked out;
  _mlir_ciface_without_rank(&out, &r);
  CHECK(out.first.rank == 1 && out.second.rank == 1 && out.seven == 7);
  CHECK(out.first.descriptor != out.second.descriptor);
  CHECK(!memcmp(out.first.descriptor, &r, sizeof r));
  CHECK(!memcmp(out.second.descriptor, &r, sizeof r));
  free(out.first.descriptor);
  free(out.second.descriptor);
}

int main(void) {
  for (int i = 0; i < 100; ++i) {
    check_ranked();
    check_results();
    check_unranked();
  }
#ifdef LEAK
  _mlir_ciface_filled(&(row){0}, 9, 2.5f);
#endif
  return failures != 0;
}
