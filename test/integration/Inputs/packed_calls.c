/* Calls packed_calls.mlir by its packed wrappers, through the header, as C99 and as C++17.
 * With LEAK it forgets one array. */
#include "packed_calls.h"

#include "check.h"

static void check_memrefs(void) {
  float in[2][6] = {{0, 1, 0, 2, 0, 3}, {0, 4, 0, 5, 0, 6}}, out[2][3] = {{0}};
  const int64_t sizes[2] = {2, 3}, strides[2] = {6, 2};
  scaled_params params;
  params.x = memref2_f32_strided(&in[0][0], 1, sizes, strides);
  params.by = 2.5f;
  params.out = memref2_f32_of(&out[0][0], 2, 3);
  CHECK(scaled_packed(&params, NULL, NULL) == 0);
  CHECK(out[0][0] == 2.5f && out[0][2] == 7.5f && out[1][0] == 10 && out[1][2] == 15);
  CHECK(params.x.aligned == &in[0][0] && params.by == 2.5f && params.out.aligned == &out[0][0]);
}

static void check_narrow(void) {
  narrow_params params;
  memset(&params, 0x55, sizeof params);
  params.x = 127;
  params.flag = true;
  CHECK(narrow_packed(&params, NULL, NULL) == 0);
  CHECK(params.wide == 127 && params.next == -128 && params.negated == false);
  CHECK(*(unsigned char *)&params.negated == 0);
  CHECK(params.x == 127 && params.flag == true);
}

static void check_owned(void) {
  counting_params counting;
  of_any_rank_params anew;
  rank_params rank;
  counting.n = 5;
  CHECK(counting_packed(&counting, NULL, NULL) == 0);
  CHECK(counting.result.sizes[0] == 5 && counting.result.aligned[4] == 4);
#ifdef LEAK
  counting.result.allocated = NULL;
#endif
  memref1_i16_free(&counting.result);

  anew.arg0 = 3;
  anew.arg1 = 2;
  CHECK(of_any_rank_packed(&anew, NULL, NULL) == 0);
  CHECK(anew.result.rank == 2 && memref_unranked_sizes(&anew.result)[1] == 2);
  rank.arg0 = anew.result;
  CHECK(rank_packed(&rank, NULL, NULL) == 0 && rank.result == 2);
  memref_unranked_free(&anew.result);
}

static void check_values(void) {
  values_params params;
  int i;
  params.z.re = 1;
  params.z.im = 2;
  params.half = 0x3e00; /* 1.5 */
  params.f = 0x7e;
  for (i = 0; i < 4; ++i) params.v.elements[i] = (float)i;
  CHECK(values_packed(&params, NULL, NULL) == 0);
  CHECK(params.conjugate.re == 1 && params.conjugate.im == -2);
  for (i = 0; i < 4; ++i) CHECK(params.twice.elements[i] == 2 * (float)i);
  CHECK(params.same_half == 0x3e00 && params.same_f == 0x7e);
}

int main(void) {
  int context = 7, reserved = 8;
  check_memrefs();
  check_narrow();
  check_owned();
  check_values();
  CHECK(nothing_packed(NULL, &context, &reserved) == 0 && context == 7 && reserved == 8);
  return failures != 0;
}
