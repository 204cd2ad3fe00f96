"""Random programs that call functions with unranked results in loops, run by both conversions.

    python random_loops.py COUNT

Every size that a program reads goes into its result, and a function that writes over the free stack
is called all the while: a descriptor that was given up too early gives another result, or a crash.
The seeds whose results differ are printed.
"""

from __future__ import annotations

import ctypes
import random
import sys
from collections.abc import Iterable

import numpy as np
from conversion import Convention
from execution import Executable, descriptor, lower, unranked
from function_text import Body
from mlir import ir

PRELUDE = """
func.func private @same(%u: memref<*xf32>) -> memref<*xf32>
    attributes {passthrough = ["noinline"]} {
  return %u : memref<*xf32>
}
func.func private @second(%u: memref<*xf32>, %v: memref<*xf32>) -> (index, memref<*xf32>)
    attributes {passthrough = ["noinline"]} {
  %c0 = arith.constant 0 : index
  %n = memref.dim %u, %c0 : memref<*xf32>
  return %n, %v : index, memref<*xf32>
}
func.func private @overwrite(%k: index) -> index attributes {passthrough = ["noinline"]} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = arith.constant 300 : index
  %buffer = memref.alloca(%n) : memref<?xindex>
  scf.for %i = %c0 to %n step %c1 {
    %x = arith.muli %i, %k : index
    memref.store %x, %buffer[%i] : memref<?xindex>
  }
  %at = arith.remui %k, %n : index
  %x = memref.load %buffer[%at] : memref<?xindex>
  return %x : index
}
"""


class Program(Body):
    """One random function; ``sum`` is the name of the running result in the current region."""

    def __init__(self, seed: int) -> None:
        super().__init__()
        self.rng = random.Random(seed)

    def text(self, name: str) -> str:
        self.emit(f"func.func @{name}(%a: memref<*xf32>, %b: memref<*xf32>, %c: memref<*xf32>,")
        self.emit("    %n: index) -> index attributes {llvm.emit_c_interface} {")
        self.emit("%c0 = arith.constant 0 : index")
        self.emit("%c1 = arith.constant 1 : index")
        self.emit("%same = constant @same : (memref<*xf32>) -> memref<*xf32>")
        total, _ = self.region(["%a", "%b", "%c"], "%c1", depth=0)
        self.emit(f"return {total} : index")
        self.emit("}")
        return "\n".join(self.lines)

    def region(self, unranked: list[str], total: str, depth: int) -> tuple[str, list[str]]:
        """Some operations; the running result after them, and all unranked values in scope."""
        values = list(unranked)
        for _ in range(self.rng.randint(2, 5)):
            kinds = [self.call, self.call, self.read, self.read, self.both, self.overwrite]
            kinds += [self.round_trip]
            if depth < 3:
                kinds += [self.loop, self.loop, self.branch]
            total = self.rng.choice(kinds)(values, total, depth)
        return self.read(values, total, depth), values

    def pick(self, values: list[str]) -> str:
        """An unranked value, one of the last more often than not."""
        return self.rng.choice(values[-3:] if self.rng.random() < 0.7 else values)

    def call(self, values: list[str], total: str, _depth: int) -> str:
        callee, operand = self.rng.choice(["call @same", "call_indirect %same"]), self.pick(values)
        values.append(self.add(f"func.{callee}({operand}) : (memref<*xf32>) -> memref<*xf32>"))
        return total

    def both(self, values: list[str], total: str, _depth: int) -> str:
        new, a, b = self.fresh(), self.pick(values), self.pick(values)
        self.emit(f"{new}:2 = func.call @second({a}, {b})")
        self.emit("  : (memref<*xf32>, memref<*xf32>) -> (index, memref<*xf32>)")
        values.append(f"{new}#1")
        return self.mix(total, f"{new}#0")

    def read(self, values: list[str], total: str, _depth: int) -> str:
        size = self.add(f"memref.dim {self.pick(values)}, %c0 : memref<*xf32>")
        return self.mix(total, size)

    def round_trip(self, values: list[str], total: str, _depth: int) -> str:
        """Through a ranked memref, whose unranked form is on the stack of this function."""
        operand = self.pick(values)
        ranked = self.add(f"memref.cast {operand} : memref<*xf32> to memref<?xf32>")
        values.append(self.add(f"memref.cast {ranked} : memref<?xf32> to memref<*xf32>"))
        return total

    def overwrite(self, _values: list[str], total: str, _depth: int) -> str:
        return self.mix(total, self.add(f"func.call @overwrite({total}) : (index) -> index"))

    def mix(self, total: str, term: str) -> str:
        scaled = self.add(f"arith.muli {total}, %n : index")
        return self.add(f"arith.addi {scaled}, {term} : index")

    def loop(self, values: list[str], total: str, depth: int) -> str:
        """A loop that carries the running result, and half of the time an unranked value."""
        new, inner, running = self.fresh(), self.fresh(), self.fresh()
        is_carried = self.rng.random() < 0.5
        first = self.pick(values)
        self.emit(f"{new}:{1 + is_carried} = scf.for {self.fresh()} = %c0 to %n step %c1")
        self.emit(f"  iter_args({running} = {total}" + f", {inner} = {first}" * is_carried + ")")
        self.emit("  -> (index" + ", memref<*xf32>" * is_carried + ") {")
        after, inside = self.region([*values, inner] if is_carried else values, running, depth + 1)
        last = self.pick(inside)
        self.emit(f"scf.yield {after}" + f", {last} : index, memref<*xf32>" * is_carried)
        if not is_carried:
            self.emit(" : index")
        self.emit("}")
        if is_carried:
            values.append(f"{new}#1")
        return f"{new}#0"

    def branch(self, values: list[str], total: str, depth: int) -> str:
        bit = self.add(f"arith.remui {total}, %n : index")
        condition, new = self.add(f"arith.cmpi eq, {bit}, %c0 : index"), self.fresh()
        self.emit(f"{new}:2 = scf.if {condition} -> (memref<*xf32>, index) {{")
        for last in (False, True):
            after, inside = self.region(values, total, depth + 1)
            self.emit(f"scf.yield {self.pick(inside)}, {after} : memref<*xf32>, index")
            self.emit("}" if last else "} else {")
        values.append(f"{new}#0")
        return f"{new}#1"


def results(text: str, conversion: str, names: Iterable[str]) -> list[int]:
    executable = Executable(lower(text, getattr(Convention(), conversion)))
    sizes = (3, 5, 7)
    ranked = [descriptor(np.zeros(size, np.float32)) for size in sizes]
    arguments = [*(unranked(value, 1) for value in ranked), ctypes.c_int64(4)]
    return [executable.call(name, *arguments, result=ctypes.c_int64()).value for name in names]


if __name__ == "__main__":
    names = [f"f{seed}" for seed in range(int(sys.argv[1]))]
    text = PRELUDE + "\n".join(Program(seed).text(name) for seed, name in enumerate(names))
    with ir.Context(), ir.Location.unknown():
        ours, upstream = (results(text, each, names) for each in ("ours", "upstream"))
    for name, actual, expected in zip(names, ours, upstream, strict=True):
        if actual != expected:
            print(f"seed {name[1:]}")
    print("done")
