// RUN: not abi-opt %s '--abi-check-accesses=classes=index,nan' 2>&1 | filecheck %s
// CHECK: abi-check-accesses: classes must be some of index,size,div (got 'index,nan')
func.func @f() {
  return
}
