// Each pixel becomes the mean of the 3x3 pixels around it, in the caller's own arrays. A row may be
// part of a longer one, so that a window of an image can be blurred without a copy.
#pixels = affine_map<(i, j, di, dj) -> (i + di, j + dj)>
#window = affine_map<(i, j, di, dj) -> (di, dj)>
#blurred = affine_map<(i, j, di, dj) -> (i, j)>

func.func @blur(
    %image: memref<?x?xf32, strided<[?, 1], offset: ?>>
        {iree.abi.name = "image", abi.dims = ["rows", "columns"], llvm.readonly},
    %blurred: memref<?x?xf32, strided<[?, 1], offset: ?>>
        {iree.abi.name = "blurred", abi.dims = ["inner_rows", "inner_columns"]})
    attributes {abi.size_conditions = ["rows == inner_rows + 2", "columns == inner_columns + 2"]} {
  %zero = arith.constant 0.0 : f32
  %ninth = arith.constant 0.11111111 : f32
  %window = memref.alloca() : memref<3x3xf32>
  linalg.fill ins(%zero : f32) outs(%blurred : memref<?x?xf32, strided<[?, 1], offset: ?>>)
  linalg.generic {indexing_maps = [#pixels, #window, #blurred],
                  iterator_types = ["parallel", "parallel", "reduction", "reduction"]}
      ins(%image, %window : memref<?x?xf32, strided<[?, 1], offset: ?>>, memref<3x3xf32>)
      outs(%blurred : memref<?x?xf32, strided<[?, 1], offset: ?>>) {
  ^bb0(%pixel: f32, %_: f32, %sum: f32):
    %part = arith.mulf %pixel, %ninth : f32
    %more = arith.addf %sum, %part : f32
    linalg.yield %more : f32
  }
  return
}
