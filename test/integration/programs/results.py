"""Public functions that return several tensors, some of which are made of others."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from programs.checksum import checksum
from programs.control_flow import execute_region, for_, if_, while_
from programs.functions import Function, call
from programs.memory import collapse, forget_sizes, generic, insert, insert_slice, slice_, transpose
from programs.numbers import INTEGERS
from programs.scope import Scope, Value, each_of, filled, uninitialised
from programs.types import Element, FunctionType, Tensor, listed
from programs.vectors import transfer_write


def elementwise(scope: Scope) -> None:
    """An operation of `arith` on whole tensors."""
    a = scope.array(Tensor, accepts=lambda each: each.element.is_integer)
    b, name, element = scope.some(a.type), scope.rng.choice([*INTEGERS]), a.type.element
    compute = INTEGERS[name]
    scope.emit(
        a.type,
        f"arith.{name} {a}, {b} : {a.type}",
        partial(each_of, lambda x, y: element.wrap(compute(element, x, y))),
        a,
        b,
    )


WEIGHTS: dict[Callable[[Scope], object], int] = {
    insert: 6, insert_slice: 4, generic: 3, elementwise: 3, slice_: 2, collapse: 1, forget_sizes: 1,
    transpose: 1, transfer_write: 2, if_: 3, for_: 3, while_: 2, execute_region: 1,
    call: 2,
}  # fmt: skip


class FunctionOfTensors(Function):
    """A public function that makes one or two tensors, then others of these, and returns some."""

    def define(self, visibility: str = "private ") -> None:
        self.program.constructs = [*WEIGHTS], [*WEIGHTS.values()]
        self.program.arrays = (Tensor,)
        super().define(visibility)

    def results(self, scope: Scope) -> list[Value]:
        """The checksum, then two to four tensors, of which some may be the same."""
        scope.values = [each for each in scope.values if isinstance(each.type, Element)]
        for _ in range(scope.rng.randint(1, 2)):
            self.start(scope)
        scope.fill(scope.rng.randint(2, 6))
        tensors = [
            each
            for each in scope.values
            if isinstance(each.type, Tensor) and each.type.element.dtype is not None
        ]
        chosen = scope.rng.choices(tensors, k=scope.rng.randint(2, 4))
        returned = [checksum(scope), *chosen]
        self.type = FunctionType(self.type.inputs, tuple(each.type for each in returned))
        return returned

    def start(self, scope: Scope) -> None:
        """A filled tensor with the shape of an argument."""
        like = scope.rng.choice([each for each in self.inputs if isinstance(each.type, Tensor)])
        type_ = Tensor(like.type.shape, scope.program.external(1))
        sizes = [scope.size(like, d) for d, size in enumerate(type_.shape) if size is None]
        line = f"tensor.empty({listed(sizes)}) : {type_}"
        empty = scope.emit(type_, line, partial(uninitialised, type_.shape), *sizes)
        scope.values.remove(empty)
        x = scope.some(type_.element)
        line = f"linalg.fill ins({x} : {x.type}) outs({empty} : {type_}) -> {type_}"
        scope.emit(type_, line, filled, x, empty)
