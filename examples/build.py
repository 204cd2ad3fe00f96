"""Build a shared library of a module: ``python build.py mlp.mlir libmlp.so``.

mlir_abi lowers the module, MLIR translates it, LLVM compiles it, and a C compiler links it.
"""

import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path

from mlir import ir
from mlir.dialects import llvm

import mlir_abi
from mlir_abi.lowering import DEFAULT_PIPELINE


def build(source: Path, library: Path) -> None:
    """Compile and link the MLIR file ``source`` to ``library``."""
    code, compiled = library.with_suffix(".ll"), library.with_suffix(".o")
    with ir.Context():
        module = ir.Module.parseFile(str(source))
        mlir_abi.run_pipeline(module, DEFAULT_PIPELINE)
        code.write_text(llvm.translate_module_to_llvmir(module.operation))
    llc = Path(next(iter(find_spec("llvm").submodule_search_locations))) / "bin" / "llc"
    flags = ["-O3", "-filetype=obj", "-relocation-model=pic"]
    subprocess.run([llc, *flags, code, "-o", compiled], check=True)
    # With -Bsymbolic its functions call each other, not functions of other libraries.
    subprocess.run(["cc", "-shared", "-Wl,-Bsymbolic", compiled, "-o", library, "-lm"], check=True)


if __name__ == "__main__":
    try:
        build(Path(sys.argv[1]), Path(sys.argv[2]))
    except mlir_abi.PipelineFailed as failure:
        sys.exit(str(failure))
