"""The lit suite: `lit test`, in which LLVM's FileCheck reads every output.

With `--param filecheck=both`, as in `make slow`, the Python filecheck reads it as well.

`--param abi-opt=COMMAND` says what runs the passes in place of `abi-opt`, and
`--param python=PATH` in which environment.
"""

# ruff: noqa: F821 -- lit provides `config` and `lit_config`
import importlib.util
import os
import shlex
import subprocess
import sys
from pathlib import Path

import lit.formats

config.name = "mlir-abi"
config.test_format = lit.formats.ShTest(execute_external=False)
config.suffixes = [".mlir", ".test"]
config.test_source_root = str(Path(__file__).parent)
config.excludes = ["Inputs", "corpus", "unit", "integration", "models"]

scripts = Path(sys.executable).parent
config.environment["PATH"] = os.pathsep.join([str(scripts), os.environ["PATH"]])
for name in ("HOME", "MLIR_ABI_BINDINGS"):
    if name in os.environ:
        config.environment[name] = os.environ[name]


# The path of the checkout may have spaces.
config.substitutions += [(rf"%{letter}\b", f'"%{letter}"') for letter in "sSt"]


def tool(package: str, name: str) -> str:
    spec = importlib.util.find_spec(package)
    if spec is None or not spec.submodule_search_locations:
        lit_config.fatal(f"the package {package!r} is not installed: pip install -e '.[test]'")
    return shlex.quote(str(Path(next(iter(spec.submodule_search_locations))) / "bin" / name))


# JAX has no wheels for Python 3.10.
if os.environ.get("MLIR_ABI_BINDINGS") == "jaxlib.mlir" and sys.version_info < (3, 11):
    config.unsupported = True

python = lit_config.params.get("python", sys.executable)

# Passes of MLIR's own that a host of bindings may lack; docs/drivers.md has the table.
CAPABILITIES = {
    "bufferization": "one-shot-bufferize",
    "stablehlo": "stablehlo-legalize-to-linalg",
    "llvm": "convert-func-to-llvm",
}
PROBE = """
import sys
from mlir_abi.bindings import new_context, passmanager
with new_context():
    try:
        passmanager.PassManager.parse(f"builtin.module({sys.argv[1]})")
    except Exception:
        sys.exit(1)
"""
config.available_features.add(os.environ.get("MLIR_ABI_BINDINGS", "mlir"))  # the host
for feature, needed in CAPABILITIES.items():
    probe = [python, "-c", PROBE, needed]
    if subprocess.run(probe, capture_output=True, check=False).returncode == 0:
        config.available_features.add(feature)

# The rule for attributes of functions: that of LLVM 22, or that of later versions.
RULE = """
from mlir_abi.bindings import llvm_names_are_properties, new_context
with new_context():
    print("LLVM23" if llvm_names_are_properties() else "LLVM22")
"""
probe = [python, "-c", RULE]
rule = subprocess.run(probe, capture_output=True, text=True, check=False).stdout.strip()
config.available_features.add(rule)
config.substitutions.append(("%{rule}", rule))

filecheck = tool("llvm", "FileCheck")
match lit_config.params.get("filecheck", "llvm"):
    case "llvm":
        pass
    case "both":
        twice = Path(config.test_source_root, "test", "filecheck-twice")
        filecheck = f"{shlex.quote(str(twice))} {filecheck}"
    case other:
        lit_config.fatal(f"--param filecheck must be 'llvm' or 'both' (got {other!r})")
config.substitutions.append((r"\bfilecheck\b(?= )", filecheck))

config.substitutions.append((r"\bmlir-opt\b", tool("mlir", "mlir-opt")))
config.substitutions.append((r"(?<![\w./-])not\b(?= )", tool("llvm", "not")))
if lit_config.params.keys() & {"abi-opt", "python"}:
    abi_opt = shlex.quote(str(Path(python).with_name("abi-opt")))
    abi_opt = lit_config.params.get("abi-opt", abi_opt)
    config.substitutions.append((r"(?<![\w./-])abi-opt\b(?= )", abi_opt))
