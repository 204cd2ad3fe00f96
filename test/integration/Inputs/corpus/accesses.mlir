func.func @same(%m: memref<?x4xf32>, %i: index) -> f32 {
  %0 = memref.load %m[%i, %i] : memref<?x4xf32>
  return %0 : f32
}
// -----
func.func @offset(%m: memref<4xf32, strided<[1], offset: 2>>, %i: index) -> f32 {
  %0 = memref.load %m[%i] : memref<4xf32, strided<[1], offset: 2>>
  return %0 : f32
}
// -----
func.func @narrow(%m: memref<4xi4>, %i: index) -> i4 {
  %0 = memref.load %m[%i] : memref<4xi4>
  return %0 : i4
}
// -----
func.func @size(%m: memref<?x?xf32>, %i: index) -> index {
  %0 = memref.dim %m, %i : memref<?x?xf32>
  return %0 : index
}
// -----
func.func @stride(%m: memref<4xf32, strided<[-1]>>, %i: index) -> f32 {
  %0 = memref.load %m[%i] : memref<4xf32, strided<[-1]>>
  return %0 : f32
}
// -----
func.func @layout(%m: memref<4xf32, affine_map<(d0) -> (d0 floordiv 2)>>, %i: index) -> f32 {
  %0 = memref.load %m[%i] : memref<4xf32, affine_map<(d0) -> (d0 floordiv 2)>>
  return %0 : f32
}
