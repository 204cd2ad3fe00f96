"""Runs random programs by `jit`, in parts too, and in libraries, beside their interpreter.

    python test/integration/run_programs.py --programs 10000 --seed 0

With ``--failures``, programs have assertions, each of which fails in some call: the error, what was
written before it, and the calls after it are compared, and memory must not grow.

With ``--out-params``, programs return tensors of which some are made of others, and calls pass
arrays for these. They run by `jit` alone, at -O0 to -O3 in turn. With ``--checked``, they run by
`jit` alone, and their indices, sizes and divisions are checked: none may be refused.

With ``--roads``, a batch is compiled with four sets of options that its number chooses: the road
of the calls (`roads.ROADS`), the level, threads, `jit` or a library for some processor,
``out_params`` and ``checked``. All must compute what the interpreter does, to the bit. Each module
has functions such as `exp` and a sum, too, whose last bits depend on the level and the CPU alone.

Each program has a seed of its own; ``--programs 1 --seed 4711 --print`` shows it and runs it again.
Several share a module. A module that ends the process is run again in halves, down to one program.
"""

from __future__ import annotations

import argparse
import ctypes
import multiprocessing
import sys
import tempfile
from collections.abc import Iterator, Sequence
from itertools import pairwise
from math import copysign, isnan
from multiprocessing.connection import Connection
from pathlib import Path
from typing import Any, ClassVar, Literal, TypeAlias

import numpy as np
import roads
from mlir import ir
from programs.checksum import FAILED
from programs.program import Call, Program, random_program
from programs.results import FunctionOfTensors
from programs.types import Element, FailedError, MemRef, UndefinedError, element_of

import mlir_abi
from mlir_abi.bindings import new_context

BATCH = 20
"""Programs in a module. Every second module has tensors."""

TIMEOUT = 600

THREADS = [1, 2, 3, 7]
"""The number of threads for each module, in turn, if all loops that can be are in parts."""

LIBRARIES = [(2, "x86-64"), (3, "x86-64-v3"), (1, "native"), (3, "native")]
"""The -O and the CPU of the library of each module, in turn."""

Mode: TypeAlias = Literal["", "out-params", "checked", "roads"]
MODES = {
    "out-params": "results in the caller's arrays",
    "checked": "nothing may be refused",
    "roads": "random options, and each way to call a function",
}

MOST_FAILURES = 40
"""Assertions of a call that are tried, the first ones."""

NEVER = 2**62
"""A limit that no call reaches."""


def program_of(seed: int, mode: Mode = "", may_fail: bool = False) -> Program:
    if mode == "out-params" or (mode == "roads" and seed // BATCH % 4 > 1):
        return random_program(seed, True, FunctionOfTensors, may_fail=may_fail)
    return random_program(seed, has_tensors=bool(seed // BATCH % 2), may_fail=may_fail)


def libraries(
    text: str, directory: Path, batch: int = 0, mode: Mode = ""
) -> Iterator[tuple[str, Any]]:
    """The module, compiled in each way."""
    level, cpu = LIBRARIES[batch % len(LIBRARIES)]
    with new_context():
        if mode == "roads":
            yield from roads.libraries(text, directory, batch)
            return
        module = ir.Module.parse(text)
        if mode == "checked":
            yield "jit -O0, checked", mlir_abi.jit(module, opt_level=0, checked=True)
            yield "jit -O2, checked", mlir_abi.jit(module, opt_level=2, checked=True)
            return
        if mode == "out-params":
            level = batch % 4
            yield f"jit -O{level}", mlir_abi.jit(module, opt_level=level, out_params=True)
            return
        yield "jit -O0", mlir_abi.jit(module, opt_level=0)
        yield "jit -O2", mlir_abi.jit(module, opt_level=2)
        mlir_abi.set_num_threads(THREADS[batch % len(THREADS)])
        yield "jit in parts", mlir_abi.jit(module, "builtin.module(abi-default{least-work=1})")
        mlir_abi.build(module, directory / "libprograms.so", opt_level=level, target_cpu=cpu)
        yield f"library -O{level} {cpu}", mlir_abi.load(directory / "libprograms.so")


def same(a: Any, b: Any) -> bool:
    """Equal numbers, of the same sign if they are zeros; all NaNs are the same."""
    if isinstance(a, int):
        return a == b
    return (isnan(a) and isnan(b)) or (a == b and copysign(1, a) == copysign(1, b))


def difference(element: Element, actual: Any, expected: Any) -> str:
    """What differs between an array or number that Python got and that of the interpreter."""
    actual, expected = np.asarray(actual), np.asarray(expected, object)
    if actual.shape != expected.shape:
        return f"shape {actual.shape}, expected {expected.shape}"
    to_value = (lambda x: int(x) % 2**element.bits) if element.is_integer else float
    for at in np.ndindex(*expected.shape):
        if not same(to_value(actual[at]), expected[at]):
            return f"at {at}: {to_value(actual[at])}, expected {expected[at]}"
    return ""


def failures(program: Program, library: Any) -> Iterator[str]:
    """What the calls of ``program`` return or write otherwise than the interpreter."""
    for i, call in enumerate(program.calls):
        arrays = call.arrays()
        results = library[program.name](*call.numbers(call.passed(arrays)))
        types = program.entry.type.outputs
        results = results if len(types) > 1 else [results]
        for j, (type_, *pair) in enumerate(zip(types, results, call.results, strict=True)):
            if text := difference(element_of(type_), *pair):
                yield f"call {i}, result {j} {text}"
        for j, ((element, _), *pair) in enumerate(
            zip(call.buffers, arrays, call.after, strict=True)
        ):
            if text := difference(element, *pair):
                yield f"call {i}, buffer {j} {text}"


def differences_of_failures(program: Program, library: Any) -> Iterator[str]:
    """What calls that fail do otherwise than the interpreter, and the memory that they lose."""
    set_limit = library[f"{program.name}_set_limit"]
    globals_ = {name: array.copy() for name, array in program.initial.items()}

    def call(call: Call, limit: int) -> tuple[bool, list[np.ndarray], list[Any]]:
        """Whether it fails, the arrays that were passed, and the results."""
        set_limit(limit)
        arrays = call.arrays()
        try:
            results = library[program.name](*call.numbers(call.passed(arrays)))
        except mlir_abi.AssertionFailed as error:
            assert FAILED in str(error), error
            return True, arrays, []
        return False, arrays, results if len(program.entry.type.outputs) > 1 else [results]

    for i, each in enumerate(program.calls):
        limit = NEVER
        while True:  # from the last assertion that the call executes to the first
            globals_[program.limit][()] = limit
            try:
                each.compute(program, globals_)
                expected = False
            except FailedError:
                expected = True
            except UndefinedError:
                return  # with what a call that failed has written to globals
            failed, arrays, results = call(each, limit)
            if failed != expected:
                yield f"call {i}, limit {limit}: {failed=}, {expected=}"
                return
            elements = [element for element, _ in each.buffers]
            pairs = list(zip(elements, arrays, each.after, strict=True))
            if not failed:
                types = map(element_of, program.entry.type.outputs)
                pairs += list(zip(types, results, each.results, strict=True))
            for element, *pair in pairs:
                if text := difference(element, *pair):
                    yield f"call {i}, limit {limit}, {text}"
            if limit == NEVER:
                limit -= int(globals_[program.limit][()])  # the number of assertions
                limit = min(limit, MOST_FAILURES)
            if limit == 0:
                break
            limit -= 1
    if program.arrays == (MemRef,):
        return  # it frees nothing where it fails
    for i, each in enumerate(program.calls):
        for limit in range(MOST_FAILURES):
            sizes = []
            for _ in range(8):
                is_failure = call(each, limit)[0]
                sizes.append(allocated())
            if all(a < b for a, b in pairwise(sizes[1:])):  # Python's own memory grows at times
                yield f"call {i}, limit {limit}: {sizes[-1] - sizes[-2]} bytes are lost"
            if not is_failure:
                break


class _MallInfo(ctypes.Structure):
    _fields_: ClassVar = [("counts", ctypes.c_size_t * 10)]


_MALLINFO = ctypes.CDLL(None).mallinfo2
_MALLINFO.restype = _MallInfo


def allocated() -> int:
    """The bytes that `malloc` has given."""
    counts = _MALLINFO().counts
    hblkhd, uordblks = counts[4], counts[7]
    return int(hblkhd + uordblks)


def check(seeds: Sequence[int], mode: Mode = "", may_fail: bool = False) -> list[str]:
    """The failures of the programs of ``seeds``, in one module."""
    programs = [program_of(seed, mode, may_fail) for seed in seeds]
    find = differences_of_failures if may_fail else failures
    messages = []
    with tempfile.TemporaryDirectory() as directory:
        text = "\n".join(each.text() for each in programs)
        batch = seeds[0] // BATCH // (1 if mode in ("out-params", "roads") else 2)
        floats = roads.float_functions(batch) if mode == "roads" else []
        if "memref.generic_atomic_rmw" in text:  # not beside tensors, which the sum has
            floats = floats[:-1]
        text += "".join(each.text for each in floats)
        for way, library in libraries(text, Path(directory), batch, mode):
            for seed, program in zip(seeds, programs, strict=True):
                messages += [f"seed {seed}, {way}: {each}" for each in find(program, library)]
            for function in floats:
                messages += [
                    f"batch {batch}, {way}: {each}" for each in function.differences(library)
                ]
    return messages


def send_failures(seeds: Sequence[int], mode: Mode, may_fail: bool, to: Connection) -> None:
    try:
        to.send(check(seeds, mode, may_fail))
    except Exception as error:
        to.send(f"{type(error).__name__}: {error}"[:300])


def check_in_process(seeds: Sequence[int], mode: Mode, may_fail: bool) -> list[str]:
    """The failures, in a process of its own; of half of ``seeds`` each if it fails as a whole."""
    context = multiprocessing.get_context("fork")
    here, there = context.Pipe(duplex=False)
    process = context.Process(target=send_failures, args=(seeds, mode, may_fail, there))
    process.start()
    there.close()
    try:
        messages = here.recv() if here.poll(TIMEOUT) else "it does not end"
    except EOFError:
        process.join()
        messages = f"the process ended with {process.exitcode}"
    if process.is_alive():
        process.kill()
    process.join()
    if not isinstance(messages, str):
        return messages
    if len(seeds) == 1:
        return [f"seed {seeds[0]}: {messages}"]
    middle = len(seeds) // 2
    parts = seeds[:middle], seeds[middle:]
    halves = [text for part in parts for text in check_in_process(part, mode, may_fail)]
    return halves or [f"seeds {seeds[0]} to {seeds[-1]} together: {messages}"]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--programs", type=int, default=BATCH)
    parser.add_argument("--seed", type=int, default=0, help="of the first program")
    parser.set_defaults(mode="")
    for mode, text in MODES.items():
        parser.add_argument(f"--{mode}", action="store_const", const=mode, dest="mode", help=text)
    parser.add_argument("--print", action="store_true", help="print the modules")
    parser.add_argument("--failures", action="store_true", help="assertions that fail")
    options = parser.parse_args()
    ways = options.mode, options.failures
    with tempfile.TemporaryDirectory() as directory:  # the passes are loaded once, before the forks
        list(libraries("func.func @f() { return }", Path(directory)))
    last, failed = options.seed + options.programs, 0
    seed = options.seed
    while seed < last:
        end = min(last, seed // BATCH * BATCH + BATCH)
        if options.print:
            programs = [program_of(each, *ways) for each in range(seed, end)]
            print("\n".join(each.text() for each in programs))
        for text in check_in_process(range(seed, end), *ways):
            failed += 1
            print(text, flush=True)
        seed = end
        if seed // BATCH % 25 == 0 or seed == last:
            print(f"{seed - options.seed:,} programs: {failed} failures", flush=True)
    sys.exit(failed > 0)


if __name__ == "__main__":
    main()
