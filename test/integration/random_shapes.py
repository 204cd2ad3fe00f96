"""Random functions on tensors of one dimension whose results have all kinds of shapes."""

from __future__ import annotations

import random

from function_text import Body

ARGUMENTS = "%x: tensor<?xf32>, %y: tensor<?xf32>, %n: index, %c: i1, %d: tensor<2xindex>"
"""What each function takes; ``%d`` is data."""

HELPERS = """
    func.func private @twice(%t: tensor<?xf32>) -> tensor<?xf32> {
      %0 = tensor.concat dim(0) %t, %t : (tensor<?xf32>, tensor<?xf32>) -> tensor<?xf32>
      return %0 : tensor<?xf32>
    }
"""

TENSOR = "tensor<?xf32>"


class RandomFunction(Body):
    """The text of a function, an operation after the other on any of the values so far."""

    def __init__(self, rng: random.Random) -> None:
        super().__init__()
        self.rng = rng
        self.lines = ["%zero = arith.constant 0.0 : f32"]
        self.lines += [f"%c{i} = arith.constant {i} : index" for i in range(3)]
        self.tensors, self.indices, self.conditions = ["%x", "%y"], ["%n", "%c2"], ["%c"]

    def text(self, name: str, length: int) -> str:
        """The function ``@name`` with ``length`` operations, and two results."""
        for _ in range(length):
            self.step(2)
        results = [self.tensor(), self.tensors[-1]]
        body = "\n".join(self.lines)
        return f"""
            func.func @{name}({ARGUMENTS}) -> ({TENSOR}, {TENSOR}) {{
              {body}
              return {", ".join(results)} : {TENSOR}, {TENSOR}
            }}"""

    def tensor(self) -> str:
        return self.rng.choice(self.tensors)

    def index(self) -> str:
        return self.rng.choice(self.indices)

    def step(self, depth: int) -> None:
        """Add an operation with what it needs; ``depth`` says how far regions may be nested."""
        kinds = [self.arithmetic, self.load, self.compare, self.size, self.elementwise, self.concat]
        kinds += [self.pad, self.slice, self.fill, self.select, self.call, self.divide]
        nests = [self.branch, self.loop, self.while_loop]
        kind = self.rng.choice([*kinds, self.branch, *nests] if depth else kinds)
        if kind in nests:
            self.tensors.append(kind(depth - 1))
        else:
            kind()

    def arithmetic(self) -> None:
        name = self.rng.choice(["addi", "minui", "maxui"])
        self.indices.append(self.add(f"arith.{name} {self.index()}, {self.index()} : index"))

    def divide(self) -> None:
        """A quotient where the divisor is not 0: elsewhere, a division would end the process."""
        dividend, divisor = self.index(), self.index()
        condition = self.add(f"arith.cmpi ult, %c0, {divisor} : index")
        name = self.add(f"scf.if {condition} -> index {{")
        quotient = self.add(f"arith.divui {dividend}, {divisor} : index")
        self.lines.append(f"scf.yield {quotient} : index }} else {{ scf.yield %c1 : index }}")
        self.indices.append(name)

    def load(self) -> None:
        if self.rng.random() < 0.4:
            at = self.rng.choice(["%c0", "%c1"])
            self.indices.append(self.add(f"tensor.extract %d[{at}] : tensor<2xindex>"))

    def compare(self) -> None:
        compared = f"{self.index()}, {self.index()} : index"
        self.conditions.append(self.add(f"arith.cmpi ult, {compared}"))

    def size(self) -> None:
        self.indices.append(self.add(f"tensor.dim {self.tensor()}, %c0 : {TENSOR}"))

    def elementwise(self) -> None:
        source = self.tensor()
        operands = f"ins({source} : {TENSOR}) outs({source} : {TENSOR}) -> {TENSOR}"
        self.tensors.append(self.add(f"linalg.negf {operands}"))

    def concat(self) -> None:
        operands = f"{self.tensor()}, {self.tensor()} : ({TENSOR}, {TENSOR}) -> {TENSOR}"
        self.tensors.append(self.add(f"tensor.concat dim(0) {operands}"))

    def pad(self) -> None:
        low = self.add(f"arith.minui {self.index()}, %c2 : index")
        body = "{ ^bb0(%at: index): tensor.yield %zero : f32 }"
        types = f"{TENSOR} to {TENSOR}"
        self.tensors.append(
            self.add(f"tensor.pad {self.tensor()} low[{low}] high[1] {body} : {types}")
        )

    def slice(self) -> None:
        source = self.tensor()
        whole = self.add(f"tensor.dim {source}, %c0 : {TENSOR}")
        part = self.add(f"arith.minui {whole}, {self.index()} : index")
        types = f"{TENSOR} to {TENSOR}"
        self.tensors.append(self.add(f"tensor.extract_slice {source}[0] [{part}] [1] : {types}"))

    def fill(self) -> None:
        size = self.add(f"arith.minui {self.index()}, {self.index()} : index")
        empty = self.add(f"tensor.empty({size}) : {TENSOR}")
        operands = f"ins(%zero : f32) outs({empty} : {TENSOR}) -> {TENSOR}"
        self.tensors.append(self.add(f"linalg.fill {operands}"))

    def select(self) -> None:
        operands = f"{self.rng.choice(self.conditions)}, {self.tensor()}, {self.tensor()}"
        self.tensors.append(self.add(f"arith.select {operands} : {TENSOR}"))

    def call(self) -> None:
        self.tensors.append(self.add(f"func.call @twice({self.tensor()}) : ({TENSOR}) -> {TENSOR}"))

    def branch(self, depth: int) -> str:
        head = f"scf.if {self.rng.choice(self.conditions)} -> {TENSOR} {{"
        name = self.add(head)
        self.region(depth)
        self.lines.append("} else {")
        self.region(depth)
        self.lines.append("}")
        return name

    def loop(self, depth: int) -> str:
        initial = self.tensor()
        end = self.add(f"arith.minui {self.index()}, %c2 : index")
        carried = f"iter_args(%a{self.count} = {initial}) -> {TENSOR}"
        argument = f"%a{self.count}"
        name = self.add(f"scf.for %i{self.count} = %c0 to {end} step %c1 {carried} {{")
        self.region(depth, argument)
        self.lines.append("}")
        return name

    def while_loop(self, depth: int) -> str:
        initial = self.tensor()
        end = self.add(f"arith.minui {self.index()}, %c2 : index")
        self.count += 1
        i, types = self.count, f"{TENSOR}, index"
        self.lines += [
            f"%v{i}:2 = scf.while (%a{i} = {initial}, %i{i} = %c0) : ({types}) -> ({types}) {{",
            f"%m{i} = arith.cmpi ult, %i{i}, {end} : index",
            f"scf.condition(%m{i}) %a{i}, %i{i} : {types} }} do {{",
            f"^bb0(%b{i}: {TENSOR}, %j{i}: index):",
        ]
        self.region(depth, f"%b{i}")
        tensor = self.lines.pop().split()[1]
        self.lines += [f"%n{i} = arith.addi %j{i}, %c1 : index"]
        self.lines += [f"scf.yield {tensor}, %n{i} : {types} }}"]
        return f"%v{i}#0"

    def region(self, depth: int, *arguments: str) -> None:
        """A few operations, and one of their results yielded."""
        outside = list(self.tensors), list(self.indices), list(self.conditions)
        self.tensors += arguments * 2
        for _ in range(self.rng.randint(1, 3)):
            self.step(depth)
        self.lines.append(f"scf.yield {self.rng.choice(self.tensors[-3:])} : {TENSOR}")
        self.tensors, self.indices, self.conditions = outside


def random_functions(seed: int, count: int) -> str:
    """A module with the functions ``@f0`` and so on."""
    rng = random.Random(seed)
    functions = [RandomFunction(rng).text(f"f{i}", rng.randint(2, 9)) for i in range(count)]
    return HELPERS + "".join(functions)
