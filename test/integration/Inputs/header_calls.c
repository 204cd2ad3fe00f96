/* Calls header_calls.mlir through its header, as C99 and as C++17. Without TARGET: c-abi=mlir.
 * With LEAK it forgets one array. */
#include "header_calls.h"

#include "check.h"

static void check_elements(void) {
  const float in[2][3] = {{1, 2, 3}, {4, 5, 6}};
  float out[2][3] = {{0}};
  memref2_f32_const x = memref2_f32_const_of(&in[0][0], 2, 3);
  memref2_f32 y = memref2_f32_of(&out[0][0], 2, 3);
  memref2_f32_const z = memref2_f32_as_const(&y);
  CHECK(x.strides[0] == 3 && x.strides[1] == 1 && x.sizes[0] == 2 && x.sizes[1] == 3);
  _mlir_ciface_scaled(&x, 2.0f, &y);
  CHECK(out[0][0] == 2 && out[0][2] == 6 && out[1][0] == 8 && out[1][2] == 12);
  _mlir_ciface_scaled(&z, 0.5f, &y);
  CHECK(out[1][2] == 6);
}

static void check_owned(void) {
  memref1_i16 made;
  memref1_i32 table;
  _mlir_ciface_counting(&made, 5);
  CHECK(made.sizes[0] == 5 && made.aligned[made.offset + 4 * made.strides[0]] == 4);
#ifdef LEAK
  made.allocated = NULL;
#endif
  memref1_i16_free(&made);
  CHECK(made.allocated == NULL);
  _mlir_ciface_table(&table);
  CHECK(table.aligned[3] == 7);
  memref1_i32_free(&table);
}

static void check_strides(void) {
  double data[7] = {9, 1, 2, 3, 4, 5, 6};
  const int64_t sizes[2] = {3, 2}, strides[2] = {1, 3};
  memref2_f64 x = memref2_f64_strided(data, 1, sizes, strides);
  memref1_f64 y;
  _mlir_ciface_column(&y, &x, 1);
  CHECK(y.allocated == data && y.offset == 4 && y.sizes[0] == 3 && y.strides[0] == 1);
  CHECK(y.aligned[y.offset + 2 * y.strides[0]] == 6);
}

static void check_several(void) {
  double cell = 0.25;
  complex_f32 pair[2];
  bf16_bits brain[2] = {0x3f80, 0xc000}; /* 1 and -2 */
  memref0_f64 x = memref0_f64_of(&cell);
  memref1_bf16 b = memref1_bf16_of(brain, 2);
  several_result r;
  memref1_complex_f32 z = memref1_complex_f32_of(pair, 2);
  pair[1].re = 1.0f;
  pair[1].im = -3.0f;
  memset(&r, 0x55, sizeof r);
  _mlir_ciface_several(&r, &x, true, 127, 0xfffe, &z);
  CHECK(r.negated == false && r.result6 == true && r.small == -128);
  CHECK(*(unsigned char *)&r.negated == 0 && *(unsigned char *)&r.result6 == 1);
  CHECK(r.cell.aligned == &cell && r.cell.allocated == &cell && r.cell.offset == 0);
  CHECK(r.result3 == 0xfffe && r.half == 0x3e00);
  CHECK(r.z.re == 1.0f && r.z.im == -3.0f);
  CHECK(_mlir_ciface_bits(&b, 1) == -2.0f);
}

static void check_unranked(void) {
  float data[6] = {0, 1, 2, 3, 4, 5};
  const int64_t sizes[2] = {2, 3};
  int64_t words[memref_unranked_words(2)];
  memref_unranked x = memref_unranked_of(words, data, 2, sizes), y;
  _mlir_ciface_same(&y, &x);
  CHECK(y.rank == 2 && y.descriptor != x.descriptor && memref_unranked_aligned(&y) == data);
  CHECK(memref_unranked_offset(&y) == 0);
  CHECK(memref_unranked_sizes(&y)[0] == 2 && memref_unranked_sizes(&y)[1] == 3);
  CHECK(memref_unranked_strides(&y)[0] == 3 && memref_unranked_strides(&y)[1] == 1);
  memref_unranked_free_descriptor(&y);
  _mlir_ciface_anew(&y, 4, 5);
  CHECK(y.rank == 2 && memref_unranked_sizes(&y)[0] == 4 && memref_unranked_strides(&y)[0] == 5);
  memref_unranked_free(&y);
}

void _mlir_ciface_host_made(host_made_result *result, int64_t n) {
  float *made = (float *)malloc((size_t)n * sizeof(float));
  int64_t i;
  for (i = 0; i < n; ++i) made[i] = (float)i;
  result->result0 = memref1_f32_of(made, n);
  result->result1 = 0.5;
}

void _mlir_ciface_host_unranked(memref_unranked *result, const memref_unranked *x) {
  int64_t *words = (int64_t *)malloc(memref_unranked_words(1) * sizeof(int64_t));
  *result = memref_unranked_of(words, memref_unranked_aligned(x), 1, memref_unranked_sizes(x));
}

#ifdef TARGET
static int8_t seen_small;
static int16_t seen_short;
static bool seen_flag;

bool _mlir_ciface_host_mixed(int8_t a, bool b, int16_t c, const memref1_f32 *d) {
  seen_small = a;
  seen_flag = b;
  seen_short = c;
  return d->sizes[0] == 1 && d->aligned[0] == 1.5f;
}

static void check_target(void) {
  float element = 1.5f;
  complex_f32 z = {1.0f, 2.0f}, conjugate;
  complex_f64 w = {3.0, 4.0};
  vector4_f32 a = {{1, 2, 3, 4}}, c = {{10, 20, 30, 40}};
  vector2x4_i16 b = {{{1, 2, 3, 4}, {5, 6, 7, 8}}};
  sum4_result sum;
  memref1_f32 m = memref1_f32_of(&element, 1);
  bool odd = _mlir_ciface_is_odd(6);
  CHECK(*(unsigned char *)&odd == 0);
  CHECK(_mlir_ciface_is_odd(-7));
  _mlir_ciface_conjugate(&conjugate, &z, &w);
  CHECK(conjugate.re == 1.0f && conjugate.im == 4.0f);
  _mlir_ciface_sum4(&sum, &a, &b, &c);
  CHECK(sum.result0.elements[0] == 11 && sum.result0.elements[3] == 44);
  CHECK(sum.result1.elements[0][3] == 4 && sum.result1.elements[1][0] == 5);
  CHECK(_mlir_ciface_ask_host(0x7fff80fe, &m) == 1);
  CHECK(seen_small == -2 && seen_flag == false && seen_short == -32514);
}
#else
/* The module refers to it, and the header has no prototype: nothing calls it here. */
#ifdef __cplusplus
extern "C"
#endif
    void _mlir_ciface_host_mixed(void);
void _mlir_ciface_host_mixed(void) { abort(); }

static void check_target(void) {}
#endif

int main(void) {
  check_elements();
  check_owned();
  check_strides();
  check_several();
  check_unranked();
  check_target();
  CHECK(_mlir_ciface_shorter(0x12348001) == -32767);
  CHECK(_mlir_ciface_host_total(4) == 6.5);
  CHECK(_mlir_ciface_dotted_name(21) == 42);
  return failures != 0;
}
