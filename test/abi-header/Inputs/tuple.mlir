func.func @f(%t: tuple<i32>) {
  "a.use"(%t) : (tuple<i32>) -> ()
  return
}
