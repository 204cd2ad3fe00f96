func.func @"a\0Ab"(%x: i32) { return }
