// The calls of header_ownership.c in C++: arrays are containers, and owners free the results.
#include "header_ownership.h"
#include "header_calls.h"

#include <array>
#include <cstdio>
#include <type_traits>
#include <utility>
#include <vector>

using mlir_abi::of;
using mlir_abi::owner;

static_assert(!std::is_copy_constructible_v<owner<memref1_i32>>);
static_assert(std::is_nothrow_move_constructible_v<owner<memref1_i32>>);
static_assert(std::is_nothrow_move_assignable_v<owner<memref_unranked>>);

static bool is_wrong = false;

static void check(const char *what, int64_t which, int64_t actual, int64_t expected) {
  if (actual == expected) return;
  std::printf("%s %d: %d instead of %d\n", what, int(which), int(actual), int(expected));
  is_wrong = true;
}

int main() {
  const int32_t expected[] = {12, 20, 2, 3};
  memref1_i32 result;
  _mlir_ciface_fresh(&result, 7);
  owner first(result);
  _mlir_ciface_fresh(&result, 8);
  owner second(result);
  first = std::move(second); // frees the seven
  owner third(std::move(first));
  check("fresh", 0, third->aligned[third->offset], 8);
  memref1_i32 released = third.release();
  memref1_i32_free(&released);

  for (int64_t which = 0; which < 4; ++which) {
    std::vector<int32_t> x_elements{10, 11, 12, 13};
    const std::array<int32_t, 2> y_elements{20, 21};
    const auto x = of<memref1_i32>(x_elements);
    const auto y = of<memref1_i32_const>(y_elements, 2);
    _mlir_ciface_chosen(&result, which, &x, &y);
    owner chosen(result, x, y);
    check("chosen", which, chosen->aligned[chosen->offset], expected[which]);

    std::vector<int32_t> others{20, 21};
    int64_t words[memref_unranked_words(1)], two = 2;
    const memref_unranked any_y = memref_unranked_of(words, others.data(), 1, &two);
    memref_unranked unranked;
    _mlir_ciface_unranked(&unranked, which, &x, &any_y);
    owner any(unranked, x, any_y);
    const auto elements = static_cast<int32_t *>(memref_unranked_aligned(any.get()));
    check("unranked", which, elements[memref_unranked_offset(any.get())], expected[which]);
  }

  for (int64_t which = 0; which < 3; ++which) {
    std::array<int32_t, 2> elements{1, 2};
    const auto x = of<memref1_i32>(elements);
    pair_result pair;
    _mlir_ciface_pair(&pair, which, &x);
    owner one(pair.first, x);
    owner other(pair.second, x, *one);
    check("pair", which, other->aligned[1], which == 0 ? 2 : 3);
  }

  std::vector<int32_t> square{1, 2, 3, 4, 5, 6};
  const auto rows = of<memref1_i32>(square, square.size());
  check("rows", 0, rows.sizes[0] * rows.strides[0], 6);
  return is_wrong;
}
