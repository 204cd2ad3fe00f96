// RUN: abi-opt %s --abi-convert-types='types="!mine.string to !llvm.ptr"' --verify-diagnostics --allow-unregistered-dialect --split-input-file
// RUN: abi-opt %s --abi-convert-types='types="(!mine.string) -> (i64, i64)"' --verify-diagnostics --allow-unregistered-dialect --split-input-file
// RUN: abi-opt %s --abi-convert-types='types=""' --verify-diagnostics --allow-unregistered-dialect --split-input-file

// The option is the text of a function type that gives each input a result.
// expected-error @below {{types must be a function type with as many inputs as results (got '}}
module {
  func.func private @f(!mine.string)
}
