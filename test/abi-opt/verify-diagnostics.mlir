// Every diagnostic is expected by a comment: of MLIR, of a Python pass, and of each severity.

// RUN: env PYTHONPATH=%S/Inputs/plugin abi-opt %s --split-input-file --verify-diagnostics --test-report
// RUN: env PYTHONPATH=%S/Inputs/plugin abi-opt %s --split-input-file --mlir-disable-threading --verify-diagnostics --test-report

// expected-warning @+2 {{a function is here}}
// expected-remark @+1 {{its name is "below"}}
func.func @below() { return }

// -----

func.func @above() { return }
// expected-warning@-1 {{function is}}
// expected-remark@above {{its name}}

// -----

// expected-warning@below {{a function}}
// expected-remark-re@below {{its name is {{".*x.*"}}}}
func.func @regex() { return }

// -----

// A name has a line break, which `.` matches, as it does for mlir-opt.
func.func private @"two\0Alines"()
// expected-note@above {{see existing symbol}}
// expected-error-re@below {{redefinition of symbol {{.*}}lines'}}
func.func private @"two\0Alines"()

// -----

// expected-note@+2 {{prior use here}}
// expected-error@+1 {{expects different type than prior uses: 'f32' vs 'i32'}}
func.func @notes(%x: i32) -> f32 { return %x : f32 }

// -----

// expected-warning@unknown {{a function is here}}
// expected-remark@unknown {{its name is "nowhere"}}
func.func @nowhere() {
  return
} loc(unknown)
