// RUN: abi-opt %s --abi-lower-assertions --split-input-file --verify-diagnostics

// Each is named, in functions of nested modules and in regions too.
module {
  func.func @f(%c: i1) {
    scf.if %c {
      // expected-error @below {{@f: callers cannot check the assertion "sizes \22differ\22": the option failure=return of abi-lower-assertions makes it an error of the call}}
      cf.assert %c, "sizes \"differ\""
    }
    // expected-error @below {{@f: callers cannot check the assertion "second"}}
    cf.assert %c, "second"
    return
  }
  module {
    func.func private @g(%c: i1) {
      // expected-error @below {{@g: callers cannot check the assertion "nested"}}
      cf.assert %c, "nested"
      return
    }
  }
}
