#!/bin/sh
# The main job, as `make demo` runs it with the project's commands on PATH: signatures are computed
# from the types and index paths of mlp.mlir, attached, checked, read back and explained.
set -eu
cd "$(dirname "$0")"

abi-opt --abi-attach --abi-verify mlp.mlir -o /dev/null
python attach.py mlp.mlir
