"""Which features of a CPU the code for it may need, as LLVM says."""

from __future__ import annotations

import re
import subprocess

from mlir_abi.compilation.targets import Target
from mlir_abi.diagnostics.failure import BuildError
from mlir_abi.runtime.libraries.cpu import LINUX_NAMES


def needed_features(opt: str, target: Target, flags: list[str]) -> tuple[str, ...]:
    """The features beyond the baseline of ``target`` that ``opt`` may use with ``flags``.

    LLVM prints what features it was asked for, and not those of a CPU. So this asks for each
    feature whether a function that needs it is inlined into one that has those of the CPU: LLVM
    does that if it adds nothing.
    """
    features = LINUX_NAMES.get(target.machine, {})
    empty = _run([opt, "-S", *flags], "define void @f() { ret void }")
    attributes = dict(re.findall(r'"(target-cpu|target-features)"="([^"]*)"', empty))
    cpu = f'"target-cpu"="{attributes.get("target-cpu", "")}"'
    known = list(filter(None, attributes.get("target-features", "").split(",")))
    lines = []
    for i, feature in enumerate(features):
        with_feature = ",".join([*known, f"+{feature}"])
        lines += [
            f'define i32 @needs_{i}() {cpu} "target-features"="{with_feature}" {{ ret i32 0 }}',
            f'define i32 @calls_{i}() {cpu} "target-features"="{",".join(known)}" {{',
            f"  %r = call i32 @needs_{i}()",
            "  ret i32 %r",
            "}",
        ]
    command = [opt, "-S", f"-mtriple={target.triple}", "-passes=inline"]
    lacking = set(map(int, re.findall(r"call i32 @needs_(\d+)", _run(command, "\n".join(lines)))))
    return tuple(feature for i, feature in enumerate(features) if i not in lacking)


def _run(command: list[str], module: str) -> str:
    """What ``opt`` makes of a module; raises BuildError for a CPU that LLVM only warns of."""
    done = subprocess.run(command, input=module, capture_output=True, text=True, check=False)
    if done.returncode or "is not a recognized" in done.stderr:
        reason = done.stderr.strip().partition("\n")[0]
        raise BuildError(f"cannot find the features of the CPU: {reason}")
    return done.stdout
