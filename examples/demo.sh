#!/bin/sh
# The main job: what `make demo` runs, with the project's commands on PATH.
set -eu
cd "$(dirname "$0")"

echo '$ abi-opt --abi-attach mlp.mlir | grep iree.reflection'
abi-opt --abi-attach mlp.mlir | grep iree.reflection

echo
echo '$ python attach.py mlp.mlir'
python attach.py mlp.mlir
