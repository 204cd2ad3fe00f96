"""Runs MLIR's own tests that execute code, and those that pass again with this package's passes.

    python test/corpus/run_tests.py LLVM [ARGUMENTS OF LIT]

``LLVM`` is a checkout of llvm-project; the tools are Debian's (mlir-22-tools, llvm-22). lit runs
the tests with MLIR's own configuration. The second time, ``mlir-opt`` is a script: ``abi-opt`` runs
``abi-func-to-llvm`` in the place of ``convert-func-to-llvm``, and ``abi-memref-access-to-llvm``
before ``finalize-memref-to-llvm``; both before ``convert-to-llvm``. The exit status is 1 if a test
that passes the first time fails the second time.
"""

from __future__ import annotations

import json
import re
import subprocess
import sys
from itertools import groupby
from pathlib import Path
from tempfile import TemporaryDirectory

TOOLS = Path("/usr/lib/llvm-22")
TESTS = ["mlir-runner", "Integration/Dialect"]
SITE = """\
import re
from pathlib import Path
names = re.findall(r"^config\\.(\\w+) = ", Path({source!r}, "lit.site.cfg.py.in").read_text(), re.M)
for name in names:
    setattr(config, name, False)
config.target_triple = "x86_64-unknown-linux-gnu"
config.native_target = config.host_arch = "X86"
config.host_os, config.llvm_shlib_ext, config.python_executable = "Linux", ".so", {python!r}
config.host_cc, config.host_cxx = "cc", "c++"
config.llvm_use_sanitizer = config.rocm_test_chipset = ""
config.gpu_compilation_format = config.arm_emulator_options = ""
config.mlir_include_integration_tests = True
config.mlir_src_root = str(Path({source!r}).parent)
config.llvm_src_root = str(Path({source!r}).parents[1])
config.mlir_obj_root = {build!r}
config.llvm_tools_dir = {tools!r} + "/bin"
config.lit_tools_dir, config.mlir_tools_dir = "", {mlir_tools!r}
config.llvm_shlib_dir = config.mlir_lib_dir = {tools!r} + "/lib"
import lit.llvm
lit.llvm.initialize(lit_config, config)
lit_config.load_config(config, {source!r} + "/lit.cfg.py")
config.test_exec_root = {build!r}
"""

MLIR_OPT, CONVERSION, MEMREFS = "mlir-opt", "convert-func-to-llvm", "finalize-memref-to-llvm"
WHOLE = "convert-to-llvm"  # converts functions and memrefs


def passes(pipeline: str) -> list[str]:
    """The passes of ``builtin.module(…)``, those of nested pipelines together."""
    inner = re.sub(r"\s*\n\s*", "", pipeline).removeprefix("builtin.module(").removesuffix(")")
    elements, depth = [""], 0
    for character in inner:
        depth += {"(": 1, "{": 1, ")": -1, "}": -1}.get(character, 0)
        if character == "," and depth == 0:
            elements.append("")
        else:
            elements[-1] += character
    return elements


def mlir_opt(real: str, log: str, arguments: list[str]) -> int:
    """Run ``mlir-opt``, with our passes in the place of MLIR's conversion of functions."""
    files = [a for a in arguments if a == "-" or not a.startswith("-")]
    options = [a for a in arguments if a not in files]
    command = [real, "--dump-pass-pipeline", *options]
    dumped = subprocess.run(command, input="", capture_output=True, text=True, check=False).stderr
    todo: list[str] = []
    pipeline = re.search(r"builtin\.module\(\n.*?^\)", dumped, re.DOTALL | re.MULTILINE)
    for name in passes(pipeline[0]) if pipeline else []:
        if name.startswith((MEMREFS, WHOLE)):
            width = re.search(r"index-bitwidth=\d+", name)
            todo.append(f"abi-memref-access-to-llvm{{{width[0] if width else ''}}}")
        if name.startswith(WHOLE):
            todo.append("abi-func-to-llvm")
        todo.append(name.replace(CONVERSION, "abi-func-to-llvm"))
        if name.startswith(WHOLE):  # leaves no casts where it converts everything
            todo.append("reconcile-unrealized-casts")
    if not any(name.startswith("abi-func-to-llvm") for name in todo):
        return subprocess.run([real, *arguments], check=False).returncode
    module = Path(files[0]).read_bytes() if files and files[0] != "-" else sys.stdin.buffer.read()
    for own, group in groupby(todo, lambda name: name.startswith("abi-")):
        pipeline = f"--pass-pipeline=builtin.module({','.join(group)})"
        tool = [str(Path(sys.executable).parent / "abi-opt")] if own else [real]
        done = subprocess.run(
            [*tool, "--mlir-print-debuginfo", "--allow-unregistered-dialect", pipeline],
            input=module,
            stdout=subprocess.PIPE,
            check=False,
        )
        if done.returncode:
            return done.returncode
        module = done.stdout
    with open(log, "a") as file:
        print(*files, file=file)
    sys.stdout.buffer.write(module)
    return 0


def run_tests(
    llvm: Path, build: Path, mlir_tools: Path, tests: list[str], arguments: list[str]
) -> dict[str, str]:
    """The result of each test by its name; ``build`` is a new folder."""
    build.mkdir()
    source = str(llvm.resolve() / "mlir" / "test")
    places = {"build": str(build), "tools": str(TOOLS), "mlir_tools": str(mlir_tools)}
    site = SITE.format(source=source, python=sys.executable, **places)
    (build / "lit.site.cfg.py").write_text(site)
    output = build / "results.json"
    command = [Path(sys.executable).parent / "lit", "-j1", "-v", f"--output={output}", *arguments]
    if not sys.stderr.isatty():
        command.append("--quiet")
    paths = [build / test for test in tests]
    subprocess.run([*command, *paths], stdout=sys.stderr, check=False)
    results = json.loads(output.read_text())["tests"]
    return {test["name"].removeprefix("MLIR :: "): test["code"] for test in results}


def main(llvm: Path, arguments: list[str]) -> int:
    if not (TOOLS / "bin" / "mlir-runner").exists():
        sys.exit(f"{TOOLS} has no mlir-runner: apt-get install mlir-22-tools llvm-22")
    with TemporaryDirectory() as name:
        folder = Path(name)
        tools, log = folder / "bin", folder / "log"
        tools.mkdir()
        log.touch()
        for tool in (TOOLS / "bin").iterdir():
            if tool.name != MLIR_OPT:
                (tools / tool.name).symlink_to(tool)
        (tools / MLIR_OPT).write_text(
            f"#!{sys.executable}\nimport sys\nsys.path.insert(0, {str(Path(__file__).parent)!r})\n"
            "from run_tests import TOOLS, mlir_opt\n"
            f"sys.exit(mlir_opt(str(TOOLS / 'bin' / 'mlir-opt'), {str(log)!r}, sys.argv[1:]))\n"
        )
        (tools / MLIR_OPT).chmod(0o755)
        theirs = run_tests(llvm, folder / "theirs", TOOLS / "bin", TESTS, arguments)
        passing = sorted(test for test, result in theirs.items() if result == "PASS")
        ours = run_tests(llvm, folder / "ours", tools, passing, [])
        failing = [test for test in passing if ours[test] != "PASS"]
        runs = log.read_text().splitlines()
    print(f"{len(theirs)} tests, of which {len(passing)} pass with MLIR's passes; of these,")
    print(f"{len(passing) - len(failing)} pass with ours, which ran {len(runs)} times", end=" ")
    print(f"in {len(set(runs))} tests")
    print(*failing, sep="\n", end="")
    return int(bool(failing))


if __name__ == "__main__":
    sys.exit(main(Path(sys.argv[1]), sys.argv[2:]))
