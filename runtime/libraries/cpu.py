"""The features of CPUs that compiled code may use, and those that this CPU has.

They are the features beyond what every CPU of the architecture has which LLVM uses by itself;
instructions for cryptography and the like stand in no table. Records have LLVM's names; Linux lists
the features of a CPU by its own.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache

_X86_64 = {
    **{name: name for name in ("ssse3", "popcnt", "sse4a", "avx", "avx2", "fma", "f16c", "bmi2")},
    **{name: name for name in ("movbe", "fma4", "xop", "tbm", "gfni", "vpclmulqdq", "cmpccxadd")},
    **{f"avx512{name}": f"avx512{name}" for name in ("f", "cd", "bw", "dq", "vl", "vbmi", "ifma")},
    **{f"avx512{name}": f"avx512_{name}" for name in ("vbmi2", "vnni", "bitalg", "vpopcntdq")},
    "sse3": "pni",
    "sse4.1": "sse4_1",
    "sse4.2": "sse4_2",
    "bmi": "bmi1",
    "lzcnt": "abm",
    "pclmul": "pclmulqdq",
    "avx512fp16": "avx512_fp16",
    "avxvnni": "avx_vnni",
    "avxifma": "avx_ifma",
    "avxvnniint8": "avx_vnni_int8",
    "avxvnniint16": "avx_vnni_int16",
    "egpr": "apx",
}
_AARCH64 = {
    **{name: name for name in ("sha3", "i8mm", "bf16", "sve", "sve2", "flagm", "cssc", "mops")},
    "lse": "atomics",
    "lse2": "uscat",
    "lse128": "lse128",
    "rdm": "asimdrdm",
    "fullfp16": "asimdhp",
    "fp16fml": "asimdfhm",
    "dotprod": "asimddp",
    "rcpc": "lrcpc",
    "rcpc-immo": "ilrcpc",
    "rcpc3": "lrcpc3",
    "jsconv": "jscvt",
    "complxnum": "fcma",
    "fptoint": "frint",
    "sve2p1": "sve2p1",
}
LINUX_NAMES = {"x86_64": _X86_64, "aarch64": _AARCH64}
"""LLVM's name of each feature of a machine, and that in ``/proc/cpuinfo``."""


def missing_features(features: Iterable[str]) -> list[str]:
    """Those of ``features`` that this CPU has not; none where Linux does not list what it has."""
    here, names = cpu_flags(), _X86_64 | _AARCH64
    return [each for each in features if here and names.get(each, each) not in here]


@cache
def cpu_flags() -> frozenset[str]:
    """The features of this CPU by Linux's names; empty if it cannot be asked."""
    try:
        with open("/proc/cpuinfo", encoding="utf-8", errors="replace") as file:
            for line in file:
                name, _, flags = line.partition(":")
                if name.strip() in ("flags", "Features"):
                    return frozenset(flags.split())
    except OSError:
        pass
    return frozenset()
