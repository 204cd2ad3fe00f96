"""The lit suite: `lit test`, in which LLVM's FileCheck reads every output.

With `--param filecheck=python`, as in `make slow`, the Python filecheck reads it instead.

`--param abi-opt=COMMAND` says what runs the passes, and `--param python=PATH` in which environment.
Without both, `test/abi_opt_server.py` runs them in `test/passes` and `test/func-to-llvm`, and in
`test/abi-opt` where a RUN line begins with `abi-opt`.

With `--param imports=none`, as in `make slow`, that server imports no pass: a pass that lacks an
import fails, though another pass has that import.
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
# Last, the rule for attributes of functions: that of LLVM 22, or that of later versions.
PROBE = """
import sys
from mlir_abi.bindings import llvm_names_are_properties, new_context, passmanager
with new_context():
    for feature, needed in CAPABILITIES.items():
        try:
            passmanager.PassManager.parse(f"builtin.module({needed})")
            print(feature)
        except Exception:
            pass
    print("LLVM23" if llvm_names_are_properties() else "LLVM22")
"""
config.available_features.add(os.environ.get("MLIR_ABI_BINDINGS", "mlir"))  # the host
probe = [python, "-c", f"{CAPABILITIES = }\n{PROBE}"]
found = subprocess.run(probe, capture_output=True, text=True, check=False).stdout.split()
config.available_features |= set(found)
config.substitutions.append(("%{rule}", found[-1] if found else ""))

match lit_config.params.get("filecheck", "llvm"):
    case "llvm":
        filecheck = tool("llvm", "FileCheck")
        config.substitutions.append((r"\bfilecheck\b(?= )", filecheck))
    case "python":
        pass
    case other:
        lit_config.fatal(f"--param filecheck must be 'llvm' or 'python' (got {other!r})")

config.substitutions.append((r"\bmlir-opt\b", tool("mlir", "mlir-opt")))
config.substitutions.append((r"(?<![\w./-])not\b(?= )", tool("llvm", "not")))
ABI_OPT = r"(?<![\w./-])abi-opt\b(?= )"
if lit_config.params.keys() & {"abi-opt", "python"}:
    abi_opt = shlex.quote(str(Path(python).with_name("abi-opt")))
    config.substitutions.append((ABI_OPT, lit_config.params.get("abi-opt", abi_opt)))
else:
    sys.path.append(str(Path(config.test_source_root, "test")))
    import abi_opt_server

    imports = lit_config.params.get("imports", "passes")
    config.abi_opt_server = (ABI_OPT, shlex.join(abi_opt_server.start(python, imports)))
