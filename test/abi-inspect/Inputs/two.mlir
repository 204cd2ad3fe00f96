func.func @f(%x: i32) { return }
func.func @g() { return }
