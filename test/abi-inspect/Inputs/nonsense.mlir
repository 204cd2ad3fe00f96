module {
  nonsense
}
