func.func @"\FF"(%x: i32) { return }
