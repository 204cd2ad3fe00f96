// The operations that compute an address: of memrefs whose strides and offset are not negative, and
// of others. Their flags are properties without an attribute, so only the parser can set them.

llvm.func @unsigned(%pointer: !llvm.ptr, %index: i64) {
  llvm.mul %index, %index overflow<nsw, nuw> : i64
  llvm.add %index, %index overflow<nsw, nuw> : i64
  llvm.getelementptr inbounds|nuw %pointer[%index] : (!llvm.ptr, i64) -> !llvm.ptr, i8
  llvm.getelementptr nusw|nuw %pointer[%index] : (!llvm.ptr, i64) -> !llvm.ptr, i8
  llvm.return
}
llvm.func @signed(%pointer: !llvm.ptr, %index: i64) {
  llvm.mul %index, %index overflow<nsw> : i64
  llvm.add %index, %index overflow<nsw> : i64
  llvm.getelementptr inbounds %pointer[%index] : (!llvm.ptr, i64) -> !llvm.ptr, i8
  llvm.getelementptr nusw %pointer[%index] : (!llvm.ptr, i64) -> !llvm.ptr, i8
  llvm.return
}
