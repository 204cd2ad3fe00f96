// RUN: abi-opt %s --abi-lower-assertions --split-input-file --verify-diagnostics

// Each is named, in functions of nested modules and in regions too.
module {
  func.func @f(%c: i1) {
    scf.if %c {
      // expected-error @below {{@f: the assertion "sizes \22differ\22" would end the process if it failed: remove it, or accept that: abi-build --assertions-abort, or the option failure=abort of abi-lower-assertions}}
      cf.assert %c, "sizes \"differ\""
    }
    // expected-error @below {{@f: the assertion "second"}}
    cf.assert %c, "second"
    return
  }
  module {
    func.func private @g(%c: i1) {
      // expected-error @below {{@g: the assertion "nested"}}
      cf.assert %c, "nested"
      return
    }
  }
}
