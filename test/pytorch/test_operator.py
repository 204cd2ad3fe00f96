"""The operator of PyTorch on the page about TVM FFI."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

import mlir_abi

PAGE = Path(__file__).parents[2] / "docs" / "tvm-ffi.md"


def test_the_operator(tmp_path: Path) -> None:
    """It is compiled, and its gradient is right: the program compares it."""
    module, *_, program, _ = re.findall(
        r"^```(?:mlir|python)\n(.*?)^```", PAGE.read_text(), re.MULTILINE | re.DOTALL
    )
    (tmp_path / "axpy.mlir").write_text(module)
    mlir_abi.build(tmp_path / "axpy.mlir", tmp_path / "libaxpy.so", tvm_ffi=True)
    environment = {**os.environ, "TORCHINDUCTOR_CACHE_DIR": str(tmp_path)}
    subprocess.run([sys.executable, "-c", program], cwd=tmp_path, env=environment, check=True)
