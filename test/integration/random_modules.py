"""Random valid modules for the comparison with upstream's ``convert-func-to-llvm``.

A module is a function of its seed and `Options`, so a failure is reproduced by its seed alone::

    python test/integration/random_modules.py 17 | mlir-opt --allow-unregistered-dialect
"""

from __future__ import annotations

import random
import sys
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import TypeAlias

from random_types import INTEGERS, TypeSource

FUNCTION_ATTRIBUTES = [
    "llvm.readnone",
    "llvm.linkage = #llvm.linkage<internal>",
    "llvm.linkage = #llvm.linkage<weak>",
    "llvm.emit_c_interface = true",
    'passthrough = ["noinline", ["key", "value"]]',
    'test.attribute = {a = 1 : i32, b = [unit, "s"]}',
    "no_inline",
    'target_cpu = "generic"',
    "llvm.no_unwind",
    "unnamed_addr = 1 : i64",
    "frame_pointer = #llvm.framePointerKind<all>",
    "llvm.no_inline",
    'llvm.target_cpu = "generic"',
    "llvm.frame_pointer = #llvm.framePointerKind<all>",
    'llvm.passthrough = ["noinline", ["key", "value"]]',
    "llvm.unnamed_addr = 1 : i64",
    "llvm.memory_effects = #llvm.memory_effects<other = none, argMem = read, "
    "inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>",
]
CALL_ATTRIBUTES = [
    "no_inline",
    "test.call = 1 : i32",
    "CConv = #llvm.cconv<coldcc>",
    "TailCallKind = #llvm.tailcallkind<notail>",
    "fastmathFlags = #llvm.fastmath<nnan, contract>",
    "convergent",
]
INTEGER_ARGUMENT_ATTRIBUTES = ["llvm.zeroext", "llvm.signext", "llvm.noundef", "test.value = 1"]
POINTER_ARGUMENT_ATTRIBUTES = [
    "llvm.noalias",
    "llvm.nonnull",
    "llvm.align = 32 : i64",
    "llvm.byval = !llvm.struct<(i32, f32)>",
    "llvm.sret = !llvm.struct<(i32, i64)>",  # upstream's wrappers keep a type as it was
    "llvm.dereferenceable = 8 : i64",
]
MEMREF_ARGUMENT_ATTRIBUTES = [
    "llvm.noalias",
    "llvm.nonnull",
    "llvm.readonly",
    "llvm.align = 32 : i64",
    "llvm.dereferenceable = 64 : i64",
    "llvm.dereferenceable_or_null = 64 : i64",
    "llvm.writeonly",
    "llvm.readnone",
    "llvm.writable",
]
"""Those that speak of the pointers of a memref (`DESIGN.md`, difference 2)."""

MODULE_ATTRIBUTES = [
    "",
    "",
    "attributes {dlti.dl_spec = #dlti.dl_spec<index = 32 : i32>}",
    'attributes {llvm.data_layout = "e-p:32:32"}',
    'attributes {llvm.data_layout = "e-p3:16:16-i64:64"}',
    'attributes {dlti.dl_spec = #dlti.dl_spec<index = 16 : i64>, llvm.data_layout = "e-p:64:64"}',
]

Value: TypeAlias = tuple[str, str]
"""The name of an SSA value, with its ``%``, and its type."""


@dataclass(frozen=True)
class Options:
    """What the modules may contain.

    ``bare_pointers`` keeps to signatures that bare pointers can express; ``varargs`` allows
    variadic functions, which cannot have a C wrapper; ``memref_attributes`` gives memref arguments
    the attributes of pointers; ``function_attributes`` gives functions those of `llvm.func`.
    """

    bare_pointers: bool = False
    varargs: bool = True
    memref_attributes: bool = False
    function_attributes: bool = True


@dataclass
class Function:
    """A function to be written: its name as it is spelled after ``@``, types and attributes."""

    name: str
    inputs: list[str]
    results: list[str]
    visibility: str = ""
    declaration: bool = False
    attributes: list[str] = field(default_factory=list)

    @property
    def type(self) -> str:
        return f"({', '.join(self.inputs)}) -> ({', '.join(self.results)})"


def random_module(seed: int, options: Options = Options()) -> str:
    """The text of the module of ``seed``."""
    return "\n".join(_Writer(random.Random(seed), options).module(depth=0))


class _Writer:
    def __init__(self, rng: random.Random, options: Options) -> None:
        self.rng = rng
        self.options = options
        self.types = TypeSource(rng, options.bare_pointers)

    def chance(self, probability: float) -> bool:
        return self.rng.random() < probability

    def module(self, depth: int) -> Iterator[str]:
        """The lines of a module; calls stay within it, since symbols do."""
        rng = self.rng
        # MLIR asserts that a nested module repeats no data layout entry of the outer one.
        yield f"module @nested{depth} {{" if depth else f"module {rng.choice(MODULE_ATTRIBUTES)} {{"
        if self.chance(0.1):
            yield "  llvm.func @llvm_function(!llvm.ptr) -> i32"
        yield from self.functions(depth)
        if depth < 2 and self.chance(0.1):
            yield from self.module(depth + 1)
        yield "}"

    def functions(self, depth: int) -> Iterator[str]:
        functions = [self.function(i) for i in range(self.rng.choice([1, 2, 3, 4]))]
        for function in functions:
            yield from self.definition(function, functions, depth)

    def function(self, number: int) -> Function:
        rng = self.rng
        name = rng.choice(["f{}", "_g{}", '"a b{}"', '"f.{}$"', '"é{}"']).format(number)
        function = Function(
            name,
            [self.types.any() for _ in range(rng.choice([0, 1, 2, 3, 5]))],
            [self.types.any() for _ in range(rng.choice([0, 1, 1, 2, 3]))],
            declaration=self.chance(0.3),
        )
        # A declaration cannot be public.
        visibilities = (
            ["private", "nested"] if function.declaration else ["", "public", "private", "nested"]
        )
        function.visibility = rng.choice(visibilities)
        function.attributes = self.function_attributes(function)
        return function

    def function_attributes(self, function: Function) -> list[str]:
        attributes = {
            attribute.partition(" ")[0]: attribute
            for attribute in FUNCTION_ATTRIBUTES
            if self.options.function_attributes and self.chance(0.08)
        }
        if function.declaration:  # LLVM's verifier wants external linkage of it
            attributes.pop("llvm.linkage", None)
        if self.options.varargs and self.chance(0.1):
            attributes["func.varargs"] = f"func.varargs = {self.rng.choice(['true', 'false'])}"
            attributes.pop("llvm.emit_c_interface", None)
        elif self.chance(0.5):
            attributes["llvm.emit_c_interface"] = "llvm.emit_c_interface"
        if self.options.bare_pointers and self.chance(0.3):
            attributes["llvm.bareptr"] = self.rng.choice(["llvm.bareptr", "llvm.bareptr = true"])
        return list(attributes.values())

    def argument_attributes(self, type_: str) -> str:
        if type_.startswith("memref"):
            known = MEMREF_ARGUMENT_ATTRIBUTES if self.options.memref_attributes else []
        elif type_.startswith("!llvm.ptr"):
            known = POINTER_ARGUMENT_ATTRIBUTES
        elif type_ in INTEGERS:
            known = INTEGER_ARGUMENT_ATTRIBUTES
        else:
            known = ["llvm.noundef", "test.value"]
        chosen = [attribute for attribute in known if self.chance(0.2)]
        return f" {{{', '.join(chosen)}}}" if chosen else ""

    def result_attributes(self, type_: str) -> str:
        known = ["test.result"]
        if type_ in INTEGERS:
            known = ["llvm.zeroext", "llvm.noundef", "test.result = 2 : i8"]
        chosen = [attribute for attribute in known if self.chance(0.1)]
        return f" {{{', '.join(chosen)}}}" if chosen else ""

    def location(self) -> str:
        locations = [
            'loc("l{}")',
            'loc("f.mlir":{}:1)',
            'loc(callsite("c" at fused<"m">["d", "e{}"]))',
        ]
        number = self.rng.randrange(100)
        return f" {self.rng.choice(locations)}".format(number) * self.chance(0.2)

    def definition(self, function: Function, callees: list[Function], depth: int) -> Iterator[str]:
        named = not function.declaration
        arguments = ", ".join(
            (f"%arg{depth}_{i}: {type_}" if named else type_)
            + self.argument_attributes(type_)
            + self.location() * named
            for i, type_ in enumerate(function.inputs)
        )
        results = ", ".join(type_ + self.result_attributes(type_) for type_ in function.results)
        attributes = f" attributes {{{', '.join(function.attributes)}}}" * bool(function.attributes)
        head = f"  func.func {function.visibility} @{function.name}({arguments}) -> ({results})"
        if function.declaration:
            yield head + attributes + self.location()
            return
        yield head + attributes + " {"
        yield from _Body(self, function, callees, depth).lines()
        yield "  }" + self.location()


class _Body:
    """The body of one function: a random control-flow graph of random operations."""

    def __init__(
        self, writer: _Writer, function: Function, callees: list[Function], depth: int
    ) -> None:
        self.writer = writer
        self.depth = depth
        self.rng = writer.rng
        self.chance = writer.chance
        self.location = writer.location
        self.types = writer.types
        self.function = function
        self.callees = callees
        self.values: list[Value] = [
            (f"%arg{depth}_{i}", type_) for i, type_ in enumerate(function.inputs)
        ]
        self.count = 0
        self.has_module = False
        self.out: list[str] = []

    def lines(self) -> list[str]:
        blocks = [self.block_arguments() for _ in range(self.rng.choice([0, 0, 0, 1, 2, 3, 4]))]
        # The first of them dominates the others when the entry branches to it alone.
        is_dominated = self.chance(0.5)
        # Every block has a way from the entry, since upstream fails on one that has none.
        children: list[list[int]] = [[] for _ in range(len(blocks) + 1)]
        for number in range(len(blocks)):
            parent = self.rng.randint(1, number) if is_dominated and number else None
            children[self.rng.randint(0, number) if parent is None else parent].append(number)
        self.operations()
        self.terminator(blocks, children[0], exact=is_dominated)
        written = [self.out]
        dominating = self.values
        for number, arguments in enumerate(blocks):
            self.out = []
            self.values = dominating + arguments
            listed = ", ".join(f"{name}: {type_}" for name, type_ in arguments)
            self.emit(f"^bb{number}({listed}):" if arguments else f"^bb{number}:")
            self.operations()
            self.terminator(blocks, children[number + 1])
            written.append(self.out)
            if is_dominated and number == 0:
                dominating = self.values
        # Dominance does not ask for an order of the text.
        entry, *others = written
        self.rng.shuffle(others)
        return [line for block in [entry, *others] for line in block]

    def block_arguments(self) -> list[Value]:
        return [(self.fresh(), self.types.any()) for _ in range(self.rng.choice([0, 0, 1, 2]))]

    def emit(self, line: str) -> None:
        self.out.append("    " + line)

    def fresh(self) -> str:
        self.count += 1
        return f"%v{self.depth}_{self.count}"

    def operations(self) -> None:
        kinds = [
            (self.unknown, 3),
            (self.call, 4),
            (self.call_indirect, 2),
            (self.load, 2),
            (self.dimension, 1),
            (self.arithmetic, 1),
            (self.cast, 1),
            (self.region, 0.5),
            (self.module, 0.2),
        ]
        operations, weights = zip(*kinds, strict=True)
        for operation in self.rng.choices(operations, weights, k=self.rng.choice([0, 1, 2, 4])):
            operation()

    def terminator(
        self, blocks: list[list[Value]], children: list[int], exact: bool = False
    ) -> None:
        """A return, or a branch to all the ``children`` and, if not ``exact``, to other blocks."""
        if not children and (not blocks or self.chance(0.7)):
            self.return_()
            return
        targets = [self.successor(number, blocks[number]) for number in children]
        while not targets or (not exact and self.chance(0.3)):
            number = self.rng.randrange(len(blocks))
            targets.append(self.successor(number, blocks[number]))
        if len(targets) == 1:
            self.emit(f"cf.br {targets[0]}")
        elif len(targets) == 2:
            self.emit(f"cf.cond_br {self.value('i1')}, {', '.join(targets)}")
        else:
            cases = ", ".join(f"{i}: {target}" for i, target in enumerate(targets[1:]))
            self.emit(f"cf.switch {self.value('i32')} : i32, [ default: {targets[0]}, {cases} ]")

    def successor(self, number: int, arguments: list[Value]) -> str:
        types = [type_ for _, type_ in arguments]
        return f"^bb{number}" + f"({self.operands(types)} : {', '.join(types)})" * bool(types)

    def return_(self) -> None:
        operands = self.operands(self.function.results)
        types = ", ".join(self.function.results)
        attributes = " {test.return}" if self.chance(0.05) else ""
        self.emit(f"return{attributes} {operands} : {types}" if operands else f"return{attributes}")

    # Values.

    def define(self, types: list[str], operation: str) -> None:
        """Emit ``operation`` with results of ``types``, which later operations may use."""
        names = [self.fresh() for _ in types]
        self.emit((f"{', '.join(names)} = " if names else "") + operation)
        self.values = [*self.values, *zip(names, types, strict=True)]

    def value(self, type_: str) -> str:
        """A value of ``type_``: one that there is already, or a new one."""
        known = [name for name, other in self.values if other == type_]
        if known and self.chance(0.8):
            return self.rng.choice(known)
        callees = [callee for callee in self.callees if callee.type == type_]
        if callees:
            callee = self.rng.choice(callees)
            self.define([type_], f"func.constant @{callee.name} : {type_}")
        else:
            listed = f"({type_})" if type_.startswith("(") else type_
            self.define([type_], f'"test.make"() : () -> {listed}')
        return self.values[-1][0]

    def operands(self, types: list[str]) -> str:
        return ", ".join([self.value(type_) for type_ in types])

    # Operations.

    def unknown(self) -> None:
        """An operation that no conversion knows: its memrefs are bridged by casts."""
        used = self.rng.sample(self.values, k=min(len(self.values), self.rng.choice([0, 1, 2])))
        names, types = ", ".join(n for n, _ in used), ", ".join(t for _, t in used)
        results = [self.types.any() for _ in range(self.rng.choice([0, 1, 2]))]
        self.define(results, f'"test.op"({names}) : ({types}) -> ({", ".join(results)})')

    def call(self) -> None:
        # Upstream's call of a variadic function does not verify.
        callees = [f for f in self.callees if "func.varargs = true" not in f.attributes]
        if not callees:
            return
        callee = self.rng.choice(callees)
        operands = self.operands(callee.inputs)
        attributes, location = self.call_attributes(), self.location()
        self.define(
            callee.results,
            f"func.call @{callee.name}({operands}){attributes} : {callee.type}{location}",
        )

    def call_indirect(self) -> None:
        callee = self.rng.choice(self.callees)
        function = self.value(callee.type)
        operands = self.operands(callee.inputs)
        attributes = self.call_attributes().replace("no_inline", "test.inline")
        self.define(
            callee.results, f"func.call_indirect {function}({operands}){attributes} : {callee.type}"
        )

    def call_attributes(self) -> str:
        chosen = [attribute for attribute in CALL_ATTRIBUTES if self.chance(0.1)]
        return f" {{{', '.join(chosen)}}}" if chosen else ""

    def memrefs(self) -> list[Value]:
        return [value for value in self.values if value[1].startswith("memref")]

    def load(self) -> None:
        """A load from a memref of rank 1, which stays a memref operation."""
        memrefs = [v for v in self.memrefs() if v[1].startswith(("memref<?xf32", "memref<2xi32"))]
        if not memrefs:
            self.define(["memref<?xf32>"], '"test.make"() : () -> memref<?xf32>')
            memrefs = self.values[-1:]
        name, type_ = self.rng.choice(memrefs)
        element = "f32" if "xf32" in type_ else "i32"
        self.define([element], f"memref.load {name}[{self.value('index')}] : {type_}")

    def dimension(self) -> None:
        unranked = [value for value in self.memrefs() if value[1].startswith("memref<*")]
        for name, type_ in unranked[:1]:
            self.define(["index"], f"memref.dim {name}, {self.value('index')} : {type_}")

    def arithmetic(self) -> None:
        self.define(["i32"], f"arith.addi {self.operands(['i32', 'i32'])} : i32")

    def cast(self) -> None:
        """A cast that the input has already, as after an earlier partial conversion."""
        # Upstream's driver folds what it can on its way: casts there and back, constants.
        sources = [value for value in self.values if value[1] != "!test.type"]
        if sources:
            name, type_ = self.rng.choice(sources)
            self.define(
                ["!test.type"],
                f"builtin.unrealized_conversion_cast {name} : {type_} to !test.type",
            )

    def region(self) -> None:
        """Operations inside an operation with regions."""
        outside = self.values
        self.emit(f"scf.if {self.value('i1')} {{")
        self.call()
        self.operations()
        self.emit("}")
        self.values = outside

    def module(self) -> None:
        """Functions in a module of their own, which see nothing of the one around it."""
        if self.depth < 2 and not self.has_module:
            self.has_module = True
            self.emit("builtin.module {")
            self.out += self.writer.functions(self.depth + 1)
            self.emit("}")


if __name__ == "__main__":
    print(random_module(int(sys.argv[1]), Options(bare_pointers="bare" in sys.argv)))
