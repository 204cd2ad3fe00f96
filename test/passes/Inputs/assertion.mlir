module {
  func.func @f(%c: i1) {
    cf.assert %c, "first"
    scf.if %c {
      cf.assert %c, "second"
    }
    return
  }
}
