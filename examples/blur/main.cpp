// Blur an image that a std::vector holds, then a window of it.
#include <cstdio>
#include <utility>
#include <vector>

#include "blur.h"

constexpr int kRows = 9, kColumns = 22;

static void draw(const std::vector<float> &image, int rows, int columns) {
  for (int i = 0; i < rows * columns; ++i) {
    std::putchar(".,:-=+*#%@"[static_cast<int>(image[i] * 9.99f)]);
    if (i % columns == columns - 1) std::putchar('\n');
  }
}

int main() {
  std::vector<float> image(kRows * kColumns);
  for (int i = 2; i < 7; ++i) {
    for (int j = 4; j < 18; ++j) image[i * kColumns + j] = 1;
  }
  std::vector<float> blurred((kRows - 2) * (kColumns - 2));
  const auto from = mlir_abi::of<memref2_f32_const>(std::as_const(image), kRows, kColumns);
  const auto to = mlir_abi::of<memref2_f32>(blurred, kRows - 2, kColumns - 2);
  _mlir_ciface_blur(&from, &to);
  draw(blurred, kRows - 2, kColumns - 2);

  // The window of 5 rows and 8 columns at (1, 2): the strides are those of the whole image.
  const int64_t sizes[] = {5, 8}, strides[] = {kColumns, 1};
  const auto window = memref2_f32_const_strided(image.data(), 1 * kColumns + 2, sizes, strides);
  std::vector<float> part(3 * 6);
  const auto to_part = mlir_abi::of<memref2_f32>(part, 3, 6);
  _mlir_ciface_blur(&window, &to_part);
  std::puts("a window:");
  draw(part, 3, 6);
}
