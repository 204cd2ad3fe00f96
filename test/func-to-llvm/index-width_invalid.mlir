// RUN: abi-opt %s --abi-func-to-llvm='index-bitwidth=-1' --verify-diagnostics

// Rule 13: the width of an index must be one that an integer can have.
// expected-error @below {{index-bitwidth must be between 0 and 16777215 (got -1)}}
module {
}
