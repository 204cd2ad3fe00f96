"""Build shared libraries of models: ``python build_models.py FOLDER MODEL.mlir…``.

Prints a JSON object: the seconds that each took, by its name. The bindings are those that
``MLIR_ABI_BINDINGS`` names, and must have the dialects of all.
"""

import json
import subprocess
import sys
import time
from pathlib import Path

import mlir_abi
from mlir_abi.bindings import ir, new_context

TORCH = (
    "builtin.module(torchdynamo-export-to-torch-backend-pipeline,"
    "torch-backend-to-linalg-on-tensors-backend-pipeline)"
)

folder = Path(sys.argv[1])
imports = folder / "imports.o"
subprocess.run(
    ["cc", "-fPIC", "-c", Path(__file__).with_name("imports.c"), "-o", imports], check=True
)
seconds = {}
for argument in sys.argv[2:]:
    source = Path(argument)
    start = time.perf_counter()
    with new_context():
        module = ir.Module.parseFile(str(source))
        if "!torch." in source.read_text():
            mlir_abi.run_pipeline(module, TORCH)
        mlir_abi.build(module, folder / f"lib{source.stem}.so", link=[imports])
    seconds[source.stem] = time.perf_counter() - start
print(json.dumps(seconds))
