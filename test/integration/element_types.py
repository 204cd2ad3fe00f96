"""The dtype of each element type of MLIR that NumPy or ml_dtypes has."""

from __future__ import annotations

from typing import Any

import ml_dtypes
import numpy as np

NARROW_FLOATS = ["f4E2M1FN", "f6E2M3FN", "f6E3M2FN", "f8E3M4", "f8E4M3", "f8E4M3B11FNUZ"]
NARROW_FLOATS += ["f8E4M3FN", "f8E4M3FNUZ", "f8E5M2", "f8E5M2FNUZ", "f8E8M0FNU"]

DTYPES: dict[str, np.dtype[Any]] = {
    "i1": np.dtype(np.bool_),
    "index": np.dtype(np.int64),
    "bf16": np.dtype(ml_dtypes.bfloat16),
    "complex<f32>": np.dtype(np.complex64),
    "complex<f64>": np.dtype(np.complex128),
}
for _bits in (16, 32, 64):
    DTYPES[f"f{_bits}"] = np.dtype(f"float{_bits}")
for _bits in (2, 4, 8, 16, 32, 64):
    _module = ml_dtypes if _bits < 8 else np
    for _name in (f"i{_bits}", f"si{_bits}", f"ui{_bits}"):
        DTYPES[_name] = np.dtype(getattr(_module, f"{'u' * (_name[0] == 'u')}int{_bits}"))
for _name in NARROW_FLOATS:
    DTYPES[_name] = np.dtype(getattr(ml_dtypes, f"float{_name[1]}_{_name[2:].lower()}"))
