"""Build shared libraries of models: ``python build_models.py FOLDER MODEL.mlir…``.

Prints a JSON object: the seconds that each took, by its name. The bindings are those that
``MLIR_ABI_BINDINGS`` names, and must have the dialects of all.
"""

import json
import subprocess
import sys
import time
from importlib.util import find_spec
from pathlib import Path

import mlir_abi
from mlir_abi.bindings import ir, new_context
from mlir_abi.lowering import DEFAULT_PIPELINE

HERE = Path(__file__).parent
TORCH = (
    "builtin.module(torchdynamo-export-to-torch-backend-pipeline,"
    "torch-backend-to-linalg-on-tensors-backend-pipeline)"
)


def tool(package: str, name: str) -> Path:
    (folder,) = find_spec(package).submodule_search_locations
    return Path(folder, "bin", name)


def build(source: Path, library: Path) -> None:
    """Compile and link the MLIR file ``source`` to ``library``.

    MLIR and LLVM 22 take the lowered module as text, whichever version lowered it.
    """
    lowered, code, compiled = (library.with_suffix(each) for each in (".mlir", ".ll", ".o"))
    with new_context():
        module = ir.Module.parseFile(str(source))
        if "!torch." in source.read_text():
            mlir_abi.run_pipeline(module, TORCH)
        mlir_abi.run_pipeline(module, DEFAULT_PIPELINE)
        lowered.write_text(str(module))
    translate = [tool("mlir", "mlir-translate"), "--mlir-to-llvmir", lowered, "-o", code]
    subprocess.run(translate, check=True)
    flags = ["-O2", "-filetype=obj", "-relocation-model=pic"]
    subprocess.run([tool("llvm", "llc"), *flags, code, "-o", compiled], check=True)
    link = ["-shared", "-Wl,-Bsymbolic,-z,defs", compiled, "-o", library, "-lm"]
    subprocess.run(["cc", "-fPIC", HERE / "imports.c", *link], check=True)


seconds = {}
for argument in sys.argv[2:]:
    source = Path(argument)
    start = time.perf_counter()
    build(source, Path(sys.argv[1], f"lib{source.stem}.so"))
    seconds[source.stem] = time.perf_counter() - start
print(json.dumps(seconds))
