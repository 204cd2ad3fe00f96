// RUN: abi-opt %s --abi-tile-reductions="vector-bytes=64 registers=1" --verify-diagnostics
// RUN: abi-opt %s --abi-tile-reductions="vector-bytes=0 registers=32" --verify-diagnostics

// expected-error@+1 {{vector-bytes must be at least 16, and registers at least 4}}
module {
}
