"""Defines the functions that call LAPACK, which JAX names ``lapack_dpotrf_ffi`` and the like.

A function takes arrays with one batch dimension: operands, then results, which it writes, then
attributes. A matrix has the dimensions batch, columns, rows: LAPACK's are column-major. It calls
``dpotrf_`` for each matrix.

LAPACK's integers have 32 or 64 bits, which only the library knows. So each is 64 bits in memory, of
which a LAPACK of 32 bits reads the low half, as processors here are little-endian. One that LAPACK
writes is 0 before, and its low half is read. In an array of integers that are at least 1, the
second word is 0 only if they have 64 bits.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from functools import partial
from typing import Any

from mlir_abi.bindings import arith, ir
from mlir_abi.lowering.lapack_routines import ROUTINES, Routine
from mlir_abi.lowering.stablehlo.loops import choose, constant, loop_nest, require
from mlir_abi.lowering.stablehlo.memory import declare, load, loop_over, store, value_of
from mlir_abi.passes.support.diagnostics import PassError
from mlir_abi.passes.support.functions import CALL, RETURN, is_definition
from mlir_abi.passes.support.op_builder import Builder

_CHOICES = {"left": "LR", "transpose": "TN"}
_BYTES = {"f32": 4, "f64": 8, "complex<f32>": 8, "complex<f64>": 16, "i32": 4, "i64": 8, "i8": 1}
_DYNAMIC = ir.ShapedType.get_dynamic_size()
_LARGEST = (1 << 31) - 1
"""What an integer of 32 bits has at most."""


def lapack_target(routine: str, element: ir.Type) -> str:
    """JAX's name for what calls ``routine`` (``potrf``) for matrices of ``element``."""
    return next(
        target
        for target, each in ROUTINES.items()
        if each.element == str(element) and each.symbol[1:-1] == routine
    )


def define_lapack(
    op: ir.Operation, target: str, types: Sequence[Any], attributes: Mapping[str, ir.Value]
) -> None:
    """Define ``target`` for ``op``, which calls it with arrays of ``types``, then ``attributes``.

    Raises `PassError` for others than JAX passes.
    """
    routine = ROUTINES[target]
    are_matrices = [str(type_.element_type) for type_ in types if type_.rank == 3]
    if (
        len(types) != len(routine.arrays)
        or list(attributes) != routine.attributes
        or routine.element not in are_matrices
    ):
        message = (
            f"must pass {len(routine.arrays)} arrays, of which matrices have {routine.element}"
        )
        message += f", and the attributes ({', '.join(routine.attributes)})"
        raise PassError((op.location, f"{op.name} @{target} {message}"))
    types = [*types, *(each.type for each in attributes.values())]
    function = declare(op, target, types, {"no_inline": ir.UnitAttr.get()})
    if not is_definition(function):
        at, values = Builder.in_body_of(function, types)
        named = zip([*routine.arrays, *routine.attributes], values, strict=True)
        with at.point, at.location:
            _Body(op, routine, dict(named)).emit()
            ir.Operation.create(RETURN)


class _Body:
    """Emits the body of a function: a call of LAPACK for each matrix of a batch.

    ``values`` are the arguments of the function.
    """

    def __init__(self, op: ir.Operation, routine: Routine, values: dict[str, Any]) -> None:
        self._op, self._symbol, self._words = op, routine.symbol, routine.words
        self._values = values
        self._main = values["out"] if "out" in values else values["x"]
        self._element = self._main.type.element_type
        is_complex = isinstance(self._element, ir.ComplexType)
        self._real = self._element.element_type if is_complex else self._element
        self._rows, self._columns = _size(self._main, 2), _size(self._main, 1)
        self._shared: dict[str, Any] = {}
        """What is the same for each matrix: numbers, and memory for LAPACK."""

    def emit(self) -> None:
        for size in (self._rows, self._columns):
            holds = arith.cmpi(arith.CmpIPredicate.sle, size, constant(_LARGEST))
            require(holds, f"LAPACK takes at most {_LARGEST} rows and columns")
        self._shared = {word: self._shared_value(word) for word in self._words if word != "null"}
        self._shared = {word: value for word, value in self._shared.items() if value is not None}
        if "work" in self._words:
            self._allocate_work()
        loop_nest([_size(self._main, 0)], [], lambda indices, _: self._emit_one(*indices))

    def _shared_value(self, word: str) -> Any:
        """The memory that ``word`` stands for; None if each matrix has its own."""
        size = re.fullmatch(r"(n|m|ld)\((\w+)\)", word)
        number = re.fullmatch(r"(real|integer)(\d)", word)
        i64 = ir.IntegerType.get_signless(64)
        if size:
            value = _size(self._values[size[2]], 1 if size[1] == "n" else 2)
            if size[1] == "ld":
                value = arith.maxsi(value, constant(1))
            return _cell(arith.index_cast(i64, value))
        if number:
            both = arith.addi(self._rows, self._columns)
            element = self._real if number[1] == "real" else i64
            return _memory(element, arith.muli(both, constant(int(number[2]))))
        if word == "reals":  # at least what gesdd needs: 5 k k + 7 k, or 2 m k + 2 k k + k
            least, most = (each(self._rows, self._columns) for each in (arith.minsi, arith.maxsi))
            factor = arith.addi(arith.muli(least, constant(5)), arith.muli(most, constant(2)))
            return _memory(self._real, arith.muli(least, arith.addi(factor, constant(7))))
        if word in ("info", "sdim"):
            return _cell(constant(0, i64))
        if word in ("lwork", "lrwork", "liwork"):
            return _cell(constant(-1, i64))
        if word in ("work", "rwork"):
            return _alloca(self._element if word == "work" else self._real)
        if word == "iwork":
            return _cell(constant(0, i64))
        if word == "one":
            return _cell(self._constant(1.0))
        if word == "pivots":  # two words for each
            count = arith.muli(_size(self._values[word], 1), constant(2))
            return _memory(ir.IntegerType.get_signless(32), count)
        if word in ("copy", "vl*", "vr*"):
            type_ = ir.MemRefType.get([_DYNAMIC] * 2, self._element)
            return _allocate(type_, [self._columns] * 2)
        if self._is_character(word):
            return _cell(self._character(word))
        if word in ("low", "high"):
            return _cell(arith.extsi(i64, self._values[word]))
        return None

    def _is_character(self, word: str) -> bool:
        """Whether ``word`` is an attribute that LAPACK takes as a character."""
        value = self._values.get(word)
        return value is not None and str(value.type) in ("i1", "i8")

    def _character(self, word: str) -> ir.Value:
        """An attribute as a character, also if JAX passes whether it is so."""
        value = self._values[word]
        if word in _CHOICES:
            i8 = ir.IntegerType.get_signless(8)
            yes, no = (constant(ord(each), i8) for each in _CHOICES[word])
            if word == "transpose" and self._element != self._real:
                yes = constant(ord("C"), i8)
            value = arith.select(value, yes, no)
        return value

    def _constant(self, number: float) -> ir.Value:
        value = arith.constant(self._real, number)
        if self._element == self._real:
            return value
        zero = arith.constant(self._real, 0.0)
        return value_of("complex.create", self._element, [value, zero])

    def _allocate_work(self) -> None:
        """Query the sizes of the memory for LAPACK's own use, and allocate it."""
        self._call(constant(0))
        i64 = ir.IntegerType.get_signless(64)
        for word in ("work", "rwork", "iwork"):
            if word not in self._shared:
                continue
            count = load(self._shared[word])
            if isinstance(count.type, ir.ComplexType):
                count = value_of("complex.re", self._real, [count])
            if word != "iwork":  # a number of f32 may be rounded down
                count = arith.fptosi(i64, count)
                count = arith.addi(count, arith.shrsi(count, constant(22, i64)))
            count = arith.maxsi(count, constant(1, i64))
            element = {"work": self._element, "rwork": self._real, "iwork": i64}[word]
            self._shared[word] = _memory(element, arith.index_cast(ir.IndexType.get(), count))
            self._shared[f"l{word}"] = _cell(count)

    def _call(self, i: ir.Value) -> None:
        """Call LAPACK for matrix ``i``."""
        pointers = []
        for word in self._words:
            if word == "null":
                pointers.append(value_of("llvm.mlir.zero", _pointer_type()))
            elif word in self._shared:
                pointers.append(_pointer(self._shared[word]))
            else:
                array = self._values[word.removesuffix("+")]
                offset: Any = i
                for dimension in range(1, array.type.rank):
                    offset = arith.muli(offset, _size(array, dimension))
                offset = arith.addi(offset, constant(1)) if word.endswith("+") else offset
                pointers.append(_pointer(array, offset))
        i64 = ir.IntegerType.get_signless(64)
        # Fortran passes the lengths of texts at the end.
        lengths = [constant(1, i64) for word in self._words if self._is_character(word)]
        operands = [*pointers, *lengths]
        declare(self._op, self._symbol, [each.type for each in operands], {})
        callee = ir.FlatSymbolRefAttr.get(self._symbol)
        ir.Operation.create(CALL, [], operands, {"callee": callee})

    def _emit_one(self, i: ir.Value) -> list[ir.Value]:
        i64 = ir.IntegerType.get_signless(64)
        for word in ("info", "sdim"):
            if word in self._shared:
                store(constant(0, i64), self._shared[word])
        if "pivots" in self._shared:
            pivots = self._shared["pivots"]
            zero = constant(0, pivots.type.element_type)
            loop_over([_size(pivots, 0)], lambda j: store(zero, pivots, j))
        if "copy" in self._shared:
            is_finite = self._copy(i)
            store(
                arith.select(is_finite, constant(0, i64), constant(-4, i64)), self._shared["info"]
            )
            choose(is_finite, [], lambda: self._call_eigen(i), list)
        else:
            self._call(i)
        i32 = ir.IntegerType.get_signless(32)
        for word in ("info", "sdim"):
            if word in self._values:
                store(arith.trunci(i32, load(self._shared[word])), self._values[word], i)
        if "pivots" in self._shared:
            self._narrow_pivots(i)
        return []

    def _narrow_pivots(self, i: ir.Value) -> None:
        pivots, result = self._shared["pivots"], self._values["pivots"]

        def copy() -> list[ir.Value]:
            second = load(pivots, constant(1))
            is_wide = arith.cmpi(arith.CmpIPredicate.eq, second, constant(0, second.type))
            step = arith.select(is_wide, constant(2), constant(1))
            loop_over(
                [_size(result, 1)],
                lambda j: store(load(pivots, arith.muli(j, step)), result, i, j),
            )
            return []

        some = arith.cmpi(arith.CmpIPredicate.sgt, _size(result, 1), constant(0))
        choose(some, [], copy, list)

    def _copy(self, i: ir.Value) -> ir.Value:
        """Copy matrix ``i``, which geev overwrites; return whether it is finite, as JAX does."""
        copy = self._shared["copy"]

        def one(indices: list[ir.Value], carried: list[ir.Value]) -> list[ir.Value]:
            number = load(self._main, i, *indices)
            store(number, copy, *indices)
            parts = [number]
            if self._element != self._real:
                parts = [value_of(f"complex.{part}", self._real, [number]) for part in ("re", "im")]
            for part in parts:
                zero = arith.subf(part, part)  # or NaN
                is_finite = arith.cmpf(arith.CmpFPredicate.ORD, zero, zero)
                carried = [arith.andi(carried[0], is_finite)]
            return carried

        true = constant(1, ir.IntegerType.get_signless(1))
        return loop_nest([self._columns] * 2, [true], one)[0]

    def _call_eigen(self, i: ir.Value) -> list[ir.Value]:
        """Call geev for matrix ``i``, and make complex vectors of pairs of real ones."""
        self._call(i)
        is_done = arith.cmpi(
            arith.CmpIPredicate.eq,
            load(self._shared["info"]),
            constant(0, ir.IntegerType.get_signless(64)),
        )
        for side, name in (("left", "vl"), ("right", "vr")):
            if f"{name}*" in self._shared:
                flag = self._values[f"compute_{side}"]
                wanted = arith.cmpi(arith.CmpIPredicate.eq, flag, constant(ord("V"), flag.type))
                both = arith.andi(is_done, wanted)
                choose(both, [], partial(self._unpack, i, name), list)
        return []

    def _unpack(self, i: ir.Value, name: str) -> list[ir.Value]:
        """Real and imaginary parts of two eigenvectors that are conjugates are two columns."""
        packed, result = self._shared[f"{name}*"], self._values[name]
        zero = self._constant(0.0)

        def column(indices: list[ir.Value], carried: list[ir.Value]) -> list[ir.Value]:
            (j,), (is_second,) = indices, carried
            imaginary = load(self._values["wi"], i, j)
            is_pair = arith.cmpf(arith.CmpFPredicate.UNE, imaginary, zero)
            is_second = arith.andi(is_pair, is_second)
            before, after = arith.subi(j, constant(1)), arith.addi(j, constant(1))
            real_column = arith.select(is_second, before, j)
            imaginary_column = arith.select(is_pair, arith.select(is_second, j, after), j)

            def row(k: ir.Value) -> None:
                real = load(packed, real_column, k)
                part = load(packed, imaginary_column, k)
                part = arith.select(is_second, arith.negf(part), part)
                part = arith.select(is_pair, part, zero)
                number = value_of("complex.create", result.type.element_type, [real, part])
                store(number, result, i, j, k)

            loop_over([self._columns], row)
            true = constant(1, is_pair.type)
            return [arith.andi(is_pair, arith.xori(is_second, true))]

        loop_nest([self._columns], [constant(0, ir.IntegerType.get_signless(1))], column)
        return []


def _size(memory: ir.Value, dimension: int) -> Any:
    return value_of("memref.dim", ir.IndexType.get(), [memory, constant(dimension)])


def _cell(value: ir.Value) -> Any:
    """Memory with ``value``."""
    memory = _alloca(value.type)
    store(value, memory)
    return memory


def _alloca(element: ir.Type) -> Any:
    segments = {"operandSegmentSizes": ir.DenseI32ArrayAttr.get([0, 0])}
    return value_of("memref.alloca", ir.MemRefType.get([], element), [], segments)


def _memory(element: ir.Type, count: ir.Value) -> Any:
    return _allocate(ir.MemRefType.get([_DYNAMIC], element), [count])


def _allocate(type_: ir.MemRefType, sizes: Sequence[ir.Value]) -> Any:
    at = Builder(ir.InsertionPoint.current, ir.Location.current)
    return at.allocate(type_, sizes)


def _pointer_type() -> ir.Type:
    return ir.Type.parse("!llvm.ptr")


def _pointer(memory: Any, offset: ir.Value | None = None) -> ir.Value:
    """The pointer to the element of memory at ``offset``."""
    address = value_of("memref.extract_aligned_pointer_as_index", ir.IndexType.get(), [memory])
    if offset is not None:
        size = constant(_BYTES[str(memory.type.element_type)])
        address = arith.addi(address, arith.muli(offset, size))
    number = arith.index_cast(ir.IntegerType.get_signless(64), address)
    return value_of("llvm.inttoptr", _pointer_type(), [number])
