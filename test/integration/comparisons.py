"""Random modules through ``abi-func-to-llvm`` and through ``convert-func-to-llvm``.

The comparison is that of `normalise`. Where ours differs on purpose (`docs`, and the numbers are
those of the calling convention's list of differences), upstream's module is changed by exactly that
difference first. The tests take the first seeds; many more, from any seed on, are compared by::

    python test/integration/comparisons.py COUNT [FIRST]

Each module is compared under one of `COMPARISONS`, by turns, so that a seed alone gives a failure
again. Progress is printed every thousand modules; exit status 1 if any differ.
"""

from __future__ import annotations

import difflib
import sys
from collections.abc import Callable
from dataclasses import dataclass
from types import ModuleType

from conversion import Convention, find
from differences import attribute_aligned_pointers, remove_brackets, return_aligned_pointers
from normalise import generic, normalised
from random_modules import Options, random_module

from mlir_abi.bindings import ir
from mlir_abi.passes.support.diagnostics import PassError

# For each operation of the dialect, the bindings look for this module: a fifth of the time.
sys.modules["mlir.dialects.test"] = ModuleType("test")

Adjustment = Callable[[ir.Module, ir.Operation], object]


@dataclass(frozen=True)
class Comparison:
    """What the modules contain, how both passes convert them, and how they differ on purpose.

    ``adjust`` puts into upstream's module what differs for a function of the source.
    """

    options: Options
    convention: Convention
    adjust: Adjustment | None = None

    def difference(self, seed: int) -> str:
        """What differs in the conversions of the module of ``seed``, and the module, or nothing."""
        text = random_module(seed, self.options)
        theirs, ours = ir.Module.parse(text), ir.Module.parse(text)
        try:
            self.convention.upstream(theirs)
            self.convention.ours(ours)
        except (ir.MLIRError, PassError) as error:
            return f"{text}\n{error}"
        if self.adjust is not None:
            source = ir.Module.parse(text)
            for function in find(source, "func.func"):
                self.adjust(theirs, function)
        remove_brackets(ours)
        if generic(theirs) == generic(ours):
            return ""
        expected, actual = normalised(theirs), normalised(ours)
        return "" if expected == actual else f"{text}\n{unified_diff(expected, actual)}"


def unified_diff(upstream: str, ours: str, limit: int = 60) -> str:
    """The first lines of the difference."""
    lines = difflib.unified_diff(
        upstream.splitlines(), ours.splitlines(), "upstream", "ours", lineterm="", n=2
    )
    return "\n".join(line for line, _ in zip(lines, range(limit), strict=False))


def _return_aligned_pointers_of_some(upstream: ir.Module, source: ir.Operation) -> None:
    if "llvm.bareptr" in source.attributes:
        return_aligned_pointers(upstream, source)


COMPARISONS = {
    "default": Comparison(Options(), Convention()),
    "index of 32 bits": Comparison(Options(), Convention(index_bitwidth=32)),
    "index of 64 bits": Comparison(Options(), Convention(index_bitwidth=64)),
    "no wrappers": Comparison(Options(), Convention(wrappers="none")),
    # A variadic function cannot have a wrapper.
    "all wrappers": Comparison(Options(varargs=False), Convention(wrappers="all")),
    "all wrappers, index of 32 bits": Comparison(
        Options(varargs=False), Convention(wrappers="all", index_bitwidth=32)
    ),
    # Difference 4: bare pointers that are returned are the aligned ones.
    **{
        f"bare pointers, index of {bits or 'default'} bits": Comparison(
            Options(bare_pointers=True, memref_attributes=True),
            Convention(bare_pointers=True, index_bitwidth=bits),
            return_aligned_pointers,
        )
        for bits in (0, 32)
    },
    **{
        f"bare pointers of some functions, index of {bits or 'default'} bits": Comparison(
            Options(bare_pointers=True),
            Convention(index_bitwidth=bits),
            _return_aligned_pointers_of_some,
        )
        for bits in (0, 32)
    },
    # Difference 2: they go to the aligned pointer, never to the pointer to the descriptor.
    "attributes of memrefs": Comparison(
        Options(memref_attributes=True), Convention(), attribute_aligned_pointers
    ),
}


def main(count: int, first: int = 0) -> None:
    """Compare ``count`` modules from seed ``first`` on, and print what differs."""
    names = list(COMPARISONS)
    different = []
    for start in range(first, first + count, 100):
        with ir.Context() as context, ir.Location.unknown():
            context.allow_unregistered_dialects = True
            for seed in range(start, min(start + 100, first + count)):
                name = names[seed % len(names)]
                if difference := COMPARISONS[name].difference(seed):
                    different.append(seed)
                    print(f"seed {seed}, {name}:\n{difference}", flush=True)
        done = min(start + 100, first + count) - first
        if done % 1_000 == 0 or done == count:
            print(f"{done:,} modules from seed {first}: {len(different)} differ", flush=True)
    sys.exit(f"differences of seeds {different}" if different else 0)


if __name__ == "__main__":
    main(*map(int, sys.argv[1:]))
