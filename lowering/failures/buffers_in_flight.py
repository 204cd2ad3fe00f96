"""The buffers that a function has allocated, and not freed yet, in variables of its own.

The function of a module that ``abi-bufferize`` has changed frees what it allocates, or returns it
to its caller, whose it is from then on. Where the function fails, that is left to do.

LLVM turns variables into values, and then each branch to the failing block passes on all of them: a
function of 150 layers took 49 s to build, and had 505 kB. So many variables are one array, which is
passed to a function that LLVM does not inline.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from functools import cached_property

from mlir_abi.bindings import ir, llvm
from mlir_abi.dialect_attrs.layout.c_interface import DESCRIPTOR
from mlir_abi.passes.llvm.emitter import Emitter
from mlir_abi.passes.llvm.stack import BlockLoop, loops
from mlir_abi.passes.llvm.unranked import FREE, MALLOC
from mlir_abi.passes.support.op_builder import Builder

FREE_ALL = "_mlir_abi_free_all"
"""The function that frees the buffers of an array."""

_MANY = 16
"""So many variables, or more, are an array."""


@dataclass
class _Allocation:
    """A pointer to what must be freed, and how many variables hold it until then.

    In a loop, one allocation makes several buffers. As many may be alive as the loop passes on to
    its next iteration, and one more.
    """

    pointer: ir.Value
    count: int
    variables: list[ir.Value] = field(default_factory=list)


class BuffersInFlight:
    """Adds variables to ``function``.

    ``calls`` are those in it, in the order of the text, and ``last`` is the last that may fail.
    """

    def __init__(
        self,
        function: ir.Operation,
        calls: Sequence[ir.Operation],
        last: ir.Operation,
        emitter: Emitter,
    ) -> None:
        self._emitter = emitter
        self._region = function.regions[0]
        if len(self._region.blocks) == 1:  # what comes later is never freed because of a failure
            calls = calls[: calls.index(last)]
        start = ir.InsertionPoint.at_block_begin(self._region.blocks[0])
        self._entry = Builder(start, function.location)
        self._null = self._entry.value("llvm.mlir.zero", emitter.types.pointer)
        self._freed = [
            _origin(call.operands[0]) for call in calls if call.attributes["callee"].value == FREE
        ]
        self._allocations = {
            _origin(pointer): _Allocation(pointer, self._count(call.block))
            for call in calls
            for pointer in self._allocated_by(call)
        }
        self._number = sum(each.count for each in self._allocations.values())
        self._array = self._new_array() if self._number >= _MANY else None
        first = 0
        for allocation in self._allocations.values():
            allocation.variables = [self._variable(first + i) for i in range(allocation.count)]
            first += allocation.count
            self._keep(allocation)
        for call in calls:
            if call.attributes["callee"].value == FREE:
                self._forget(call)

    def _allocated_by(self, call: ir.Operation) -> list[ir.Value]:
        """The pointers to what ``call`` allocates for its caller."""
        if call.attributes["callee"].value == MALLOC:
            return [call.result]
        after = Builder(ir.InsertionPoint.after(call), call.location)
        pointer = self._emitter.types.pointer
        pointers = []
        for result in call.results:
            for place, type_ in _parts(result.type):
                if _is_ranked(type_):
                    pointers.append(self._emitter.extract(after, result, (*place, 0), pointer))
                elif _is_unranked(type_) and (result, at := (*place, DESCRIPTOR)) in self._freed:
                    ranked = self._emitter.extract(after, result, at, pointer)
                    pointers.append(after.value("llvm.load", pointer, [ranked]))
        return pointers

    def _count(self, block: ir.Block) -> int:
        """The number of buffers alive that an allocation in ``block`` has made."""
        around = []
        if block != self._region.blocks[0]:
            around = [loop.header for loop in self._loops if block in loop.blocks]
        types = [type_ for header in around for type_ in header.arguments.types]
        return 1 + sum(_is_ranked(each) or _is_unranked(each) for each in types)

    def _new_array(self) -> ir.Value:
        """An array of null pointers for all variables."""
        at, pointer_bytes = self._entry, self._emitter.types.layout.pointer_bits // 8
        array = self._emitter.alloca(at, self._array_type)
        zero = self._emitter.constant(at, 0, ir.IntegerType.get_signless(8))
        size = self._emitter.constant(at, self._number * pointer_bytes)
        volatile = {"isVolatile": ir.BoolAttr.get(False)}
        at.op("llvm.intr.memset", [array, zero, size], volatile)
        return array

    @cached_property
    def _array_type(self) -> ir.Type:
        return ir.Type.parse(f"!llvm.array<{self._number} x ptr>")

    def _variable(self, i: int) -> ir.Value:
        """The variable with this number, which holds null."""
        if self._array is not None:
            return self._emitter.element_pointer(self._entry, self._array, [0, i], self._array_type)
        variable = self._emitter.alloca(self._entry, self._null.type)
        self._store(self._entry, self._null, variable)
        return variable

    @cached_property
    def _loops(self) -> list[BlockLoop]:
        return list(loops(self._region))

    def _keep(self, allocation: _Allocation) -> None:
        """Put the pointer into the first variable that holds none."""
        new, op = allocation.pointer, allocation.pointer.owner
        at = Builder(ir.InsertionPoint.after(op), op.location)
        *others, last = allocation.variables
        for variable in others:
            held = self._load(at, variable)
            is_free = self._emitter.equal(at, held, self._null)
            self._store(at, at.value("llvm.select", new.type, [is_free, new, held]), variable)
            new = at.value("llvm.select", new.type, [is_free, self._null, new])
        self._store(at, new, last)

    def _forget(self, free: ir.Operation) -> None:
        """Let no variable hold the pointer that ``free`` gets."""
        freed = free.operands[0]
        own = self._allocations.get(_origin(freed))
        at = Builder.before(free)
        for variable in self._variables_of_all() if own is None else own.variables:
            kept = self._null
            if own is None or len(own.variables) > 1:
                held = self._load(at, variable)
                is_freed = self._emitter.equal(at, held, freed)
                kept = at.value("llvm.select", freed.type, [is_freed, self._null, held])
            self._store(at, kept, variable)

    def _load(self, at: Builder, variable: ir.Value) -> ir.Value:
        return at.value("llvm.load", self._null.type, [variable])

    def _store(self, at: Builder, value: ir.Value, variable: ir.Value) -> None:
        at.op("llvm.store", [value, variable])

    def _variables_of_all(self) -> list[ir.Value]:
        return [each for allocation in self._allocations.values() for each in allocation.variables]

    def free(self, at: Builder, define: Callable[[str], None]) -> None:
        """Free what the variables hold, by a function that ``define`` adds to the module."""
        if self._array is not None:
            define(FREE_ALL)
            number = self._emitter.constant(at, self._number, ir.IntegerType.get_signless(32))
            self._emitter.call_symbol(at, FREE_ALL, None, [self._array, number])
            return
        for variable in self._variables_of_all():
            define(FREE)
            self._emitter.call_symbol(at, FREE, None, [self._load(at, variable)])


def _parts(type_: ir.Type) -> list[tuple[tuple[int, ...], ir.Type]]:
    """The results of a function, with their places in the struct that it returns."""
    is_struct = str(type_).startswith("!llvm.struct<(") and not _is_ranked(type_)
    if not is_struct or _is_unranked(type_):
        return [((), type_)]
    return [((i,), member) for i, member in enumerate(llvm.StructType(type_).body)]


def _is_ranked(type_: ir.Type) -> bool:
    """Whether ``type_`` is that of a memref descriptor, whose first field is to be freed."""
    return str(type_).startswith(("!llvm.struct<(ptr, ptr, i64", "!llvm.struct<(ptr, ptr, i32"))


def _is_unranked(type_: ir.Type) -> bool:
    """Whether ``type_`` may be that of an unranked one.

    It is one in the result of a call whose caller frees the descriptor to which it points.
    """
    return str(type_) in ("!llvm.struct<(i64, ptr)>", "!llvm.struct<(i32, ptr)>")


def _origin(value: ir.Value) -> tuple[ir.Value, tuple[int, ...]]:
    """The value from which ``value`` is taken, and its place in that struct."""
    place: tuple[int, ...] = ()
    while not isinstance(value.owner, ir.Block):
        op = value.owner
        if op.name == "llvm.extractvalue":
            place = (*op.attributes["position"], *place)
            value = op.operands[0]
        elif op.name == "llvm.insertvalue":
            inserted = tuple(op.attributes["position"])
            is_of_value = place[: len(inserted)] == inserted
            place = place[len(inserted) :] if is_of_value else place
            value = op.operands[1 if is_of_value else 0]
        else:
            break
    return value, place
