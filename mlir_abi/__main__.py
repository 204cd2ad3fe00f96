"""``python -m mlir_abi build …``: the command ``abi-build``, where the ``PATH`` lacks it."""

import sys

from mlir_abi.cli import entry_points

_COMMANDS = ("build", "diff", "header", "inspect", "opt")

if __name__ == "__main__":
    name = sys.argv.pop(1) if len(sys.argv) > 1 else ""
    if name not in _COMMANDS:
        sys.exit(f"usage: python -m mlir_abi {'|'.join(_COMMANDS)} …")
    sys.exit(getattr(entry_points, name)())
