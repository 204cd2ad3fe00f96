"""The threads in which compiled code runs parts of loops."""

from __future__ import annotations

import ctypes
import math
import os
from collections.abc import Iterator
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import Any

__all__ = ["set_num_threads"]

THREADS_VARIABLE = "_mlir_abi_parallel"
"""The variable by which code uses threads: pointers to two functions."""

OPENMP_FUNCTIONS = ("GOMP_parallel", "omp_get_max_threads")
"""OpenMP's own such functions, by which code initializes the variable."""

_VARIABLE = "MLIR_ABI_NUM_THREADS"


def set_num_threads(number: int) -> None:
    """Let functions that were compiled with ``threads=True`` use so many threads.

    By default these are ``MLIR_ABI_NUM_THREADS``, or else ``OMP_NUM_THREADS``, or else the CPUs
    that this process may use, by its affinity and by the quota of its container. Without the C
    modules of this package, functions use one thread. Raises TypeError or ValueError for anything
    but a positive int.
    """
    if not isinstance(number, int):
        raise TypeError(f"the number of threads must be an int (got {number!r})")
    if number < 1:
        raise ValueError(f"the number of threads must be positive (got {number})")
    pool = _c_module()
    if pool is not None:
        pool.set_num_threads(number)


def use_threads(address: int) -> None:
    """Let code use this package's threads, or only the caller's: its variable is at ``address``."""
    (ctypes.c_void_p * 2).from_address(address)[:] = list(thread_functions())


def thread_functions() -> tuple[int, int]:
    """The addresses of what runs a function in threads, and says in how many; or zeros."""
    pool = _c_module()
    functions: tuple[int, int] = (0, 0) if pool is None else pool.FUNCTIONS
    return functions


@cache
def _c_module() -> Any:
    """The C module with the threads; None if the package was installed without a C compiler."""
    try:
        pool = import_module(f"{__name__}._pool")
    except ImportError:
        return None
    pool.set_num_threads(_default_number())
    return pool


def _default_number() -> int:
    ours = os.environ.get(_VARIABLE, "")
    if ours:
        if not ours.isdecimal() or int(ours) < 1:
            raise ValueError(f"{_VARIABLE} must be a positive integer (got {ours!r})")
        return int(ours)
    openmp = os.environ.get("OMP_NUM_THREADS", "").partition(",")[0].strip()
    if openmp.isdecimal() and int(openmp) > 0:
        return int(openmp)
    return min([len(os.sched_getaffinity(0)), *map(math.ceil, _quotas())])


def _quotas(
    groups: Path = Path("/proc/self/cgroup"), mount: Path = Path("/sys/fs/cgroup")
) -> Iterator[float]:
    """How many CPUs' time the control groups of this process allow; of version 2, and 1.

    In a container, the path of a group may be that outside, and the files be at the root.
    """
    for line in groups.read_text("utf-8").splitlines() if groups.exists() else ():
        _, controllers, path = line.split(":", 2)
        root, files = mount, ["cpu.max"]
        if controllers:
            if "cpu" not in controllers.split(","):
                continue
            root, files = root / "cpu", ["cpu.cfs_quota_us", "cpu.cfs_period_us"]
        group = root / path.lstrip("/")
        for folder in (group, *group.parents):
            if not folder.is_relative_to(root):
                break
            try:
                words = " ".join((folder / file).read_text("ascii") for file in files).split()
            except OSError:
                continue
            if words[0] not in ("max", "-1"):
                yield int(words[0]) / int(words[1])
