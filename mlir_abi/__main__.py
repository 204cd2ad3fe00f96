"""``python -m mlir_abi --cmake-dir``: where CMake finds the package, as ``mlir_abi_DIR``."""

import sys
from pathlib import Path

if sys.argv[1:] != ["--cmake-dir"]:
    sys.exit("usage: python -m mlir_abi --cmake-dir")
print(Path(__file__).parent / "cmake")
