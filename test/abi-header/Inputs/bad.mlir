func.func @f() {
  nonsense
}
