#!/bin/sh
# What `make demo` runs, with the project's commands on PATH. First the signatures of mlp.mlir: they
# are computed from types and index paths, attached, checked, read back and explained. Then the
# module is compiled, and called from Python and from C, and both are compared with NumPy.
set -eu
cd "$(dirname "$0")"

echo "mlp.mlir: each function as callers see it, the signatures that abi-attach gives it, and what"
echo "they say"
echo
abi-opt --abi-attach --abi-verify mlp.mlir -o /dev/null
python attach.py mlp.mlir

made=$(mktemp -d)
trap 'rm -rf "$made"' EXIT
abi-build mlp.mlir -o "$made/libmlp.so" --header "$made/mlp.h"
cc -std=c99 -Wall -Wextra -Werror -pedantic -I "$made" call.c \
  -L "$made" -lmlp -Wl,-rpath,"$made" -o "$made/call"
echo "lowered by abi-func-to-llvm, compiled, and called"
echo
python call.py "$made/libmlp.so" "$made/call"
