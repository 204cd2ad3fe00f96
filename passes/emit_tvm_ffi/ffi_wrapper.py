"""The wrapper of one function: unpack the arguments, call the function, pack the results."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from itertools import chain, count

from mlir_abi.bindings import ir
from mlir_abi.dialect_attrs import tvm_ffi
from mlir_abi.dialect_attrs.reflection.labels import slot_name
from mlir_abi.dialect_attrs.reflection.record import FunctionReflection
from mlir_abi.dialect_attrs.reflection.text import printable
from mlir_abi.dialect_attrs.reflection.value import Value
from mlir_abi.dialect_attrs.sizes import Place
from mlir_abi.dialect_attrs.structure import Dict, Leaf, Node, Sequence, positional_slots
from mlir_abi.dialect_attrs.types import Array, Float, Int
from mlir_abi.passes.emit_tvm_ffi import ffi, pack, unpack
from mlir_abi.passes.emit_tvm_ffi.expected import (
    DYNAMIC,
    Expected,
    array_of,
    error_text,
    expected_value,
    is_unsigned,
)
from mlir_abi.passes.llvm.builder import ALIGNED, ALLOCATED, Module, Operand, SSAValue
from mlir_abi.passes.llvm.calling_convention import LLVMSignature
from mlir_abi.passes.support.attributes import symbol_name
from mlir_abi.passes.support.functions import CALL, function_type

PARAMETERS = "ptr, ptr, i32, ptr"
"""``TVMFFISafeCallType``: self, which is not used, arguments, their number, and the result."""


class TVMFFIWrapper:
    """Emits the wrapper of ``function``, whose LLVM types are ``lowered``.

    A caller passes the arguments, and gets the results; or it passes an array for each result as
    well, which must have the right sizes, and gets None. It owns all that it passes, and the
    result. After an error the wrapper returns -1, and the function has not run, unless no memory is
    left or a result does not have the sizes of its array.
    """

    def __init__(
        self,
        module: Module,
        function: ir.Operation,
        reflection: FunctionReflection,
        lowered: LLVMSignature,
    ) -> None:
        self._function, self._reflection, self._lowered = function, reflection, lowered
        self._slots = tvm_ffi.argument_slots(reflection)
        self._takes = len(self._slots) + sum(value.out for value in reflection.arguments)

        def expect(label: str, value: Value) -> Expected:
            return expected_value(reflection.name, label, value, module.types.index_bits)

        labels, result_labels = reflection.labels()
        result_labels = result_labels[len(result_labels) - len(reflection.results) :]
        self._arguments = list(map(expect, labels, reflection.arguments))
        self._results = list(map(expect, result_labels, reflection.results))
        self._arrays = list(map(expect, result_labels, map(array_of, reflection.results)))
        self._places = reflection.size_places
        self._module = module
        self._b = module.define(tvm_ffi.SYMBOL_PREFIX + reflection.name, "i32", PARAMETERS)
        _, self._anys, self._count, self._result = self._b.parameters
        self._number = self._b.alloca(1)  # to which a helper writes it
        self._memory: list[tuple[SSAValue, SSAValue]] = []  # of arrays: the pointer, the TVMFFIAny

    def emit(self) -> None:
        """Emit the wrapper."""
        b = self._b
        ffi.begin(b)
        fills = self._check_count()
        anys = self._find_arguments()
        operands = [self._unpack(i, any_) for i, any_ in enumerate(anys)]
        self._check_sizes(anys)
        arrays = [b.alloca(expected.words) for expected in self._arrays]
        with b.when(fills):
            for i, (expected, descriptor) in enumerate(zip(self._arrays, arrays, strict=True)):
                self._check(unpack.check_tensor, self._array(i), expected, descriptor)
        results = self._call(operands)
        if results:
            self._pack(results, fills, arrays)
        else:
            b.return_()

    def _array(self, i: int) -> SSAValue:
        """The address of the ``TVMFFIAny`` of the array for result ``i``, if there is one."""
        return self._anys + ffi.ANY_SIZE * (self._takes + i)

    def _check_count(self) -> SSAValue:
        """Whether there are arrays for the results; it is an error if the count is wrong."""
        b, takes, results = self._b, self._takes, len(self._results)
        expected = f"{takes} argument{'' if takes == 1 else 's'}"
        if results:
            expected += f", or {takes + results} with an array for each result"
        fills: SSAValue = self._count == takes + results
        text = b.constant(printable(f"{self._reflection.name}(): expected {expected}, got "))
        is_other = ~(fills | (self._count == takes))
        ffi.refusal(b, text, 0)(is_other, "TypeError", "%ld", self._count.to("i64"))
        return fills

    def _find_arguments(self) -> list[SSAValue]:
        """Where the ``TVMFFIAny`` of each argument of the function is."""
        anys = (self._anys + ffi.ANY_SIZE * i for i in count())
        inputs: dict[int, SSAValue] = {}
        for i, (name, node) in enumerate(self._slots):
            label = name or slot_name(node, self._reflection.called.arguments) or f"argument {i}"
            inputs.update(self._leaves(next(anys), label, node))
        numbers = count()
        values = self._reflection.arguments
        return [next(anys) if value.out else inputs[next(numbers)] for value in values]

    def _leaves(
        self, any_: SSAValue, label: str, node: Node | None
    ) -> Iterator[tuple[int, SSAValue]]:
        """The number of each leaf of a nest, and the address of its ``TVMFFIAny``.

        They stay alive: the caller holds the arguments, and these hold what is in them.
        """
        b = self._b

        def check(helper: Callable[..., SSAValue], expected: str, *operands: Operand) -> None:
            text = error_text(self._reflection.name, label, expected)
            status = helper(b, any_, b.constant(text), *operands)
            b.return_if(status != 0, status)

        match node:
            case Leaf(index):
                yield index, any_
            case None:
                check(unpack.check_none, "None")
            case Sequence():
                nodes = positional_slots(node)
                check(unpack.check_list, f"a list or tuple of {len(nodes)}", len(nodes))
                for i, child in enumerate(nodes):
                    item = any_[ffi.POINTER][ffi.ITEMS] + ffi.ANY_SIZE * i
                    yield from self._leaves(item, f"{label}[{i}]", child)
            case Dict(items):
                keys = [json.dumps(key) for key, _ in items]
                expected = f"a dict with {', '.join(keys)}"
                for key, (name, child) in zip(keys, items, strict=True):
                    item = b.alloca(ffi.ANY_SIZE // 8)
                    check(unpack.get_item, expected, b.constant(name), item)
                    yield from self._leaves(item, f"{label}[{key}]", child)
                check(unpack.check_dict, expected, len(items))

    def _check(
        self, helper: Callable[..., SSAValue], any_: SSAValue, expected: Expected, place: SSAValue
    ) -> SSAValue:
        """Have a helper accept or refuse a value; returns the status that the helper returns."""
        b, numbers = self._b, expected.numbers
        constant = b.constant(expected.text, 8 * (1 + len(numbers)), *numbers)
        status = helper(b, any_, constant, place)
        b.return_if(status < 0, status)
        return status

    def _descriptor(self, any_: SSAValue, expected: Expected) -> SSAValue:
        """The address of the memref descriptor of an array.

        What callers usually pass is recognised here, by which a call is a tenth faster: an array
        in the CPU's memory, in row-major order.
        """
        b = self._b
        descriptor = b.alloca(expected.words)
        dtype, rank, alignment, _, _, is_row_major, *expected_sizes = expected.numbers
        if rank < 0 or not is_row_major or b.module.types.index_bits != 64:
            self._check(unpack.check_tensor, any_, expected, descriptor)
            return descriptor
        done, unusual = b.block(), b.block()
        b.go_on_if(any_[ffi.TYPE] == ffi.TENSOR, unusual)
        tensor = any_[ffi.POINTER] + ffi.OBJECT_HEADER
        b.go_on_if(tensor[ffi.RANK_AND_DTYPE] == dtype << 32 | rank, unusual)
        sizes, strides = tensor[ffi.SHAPE], tensor[ffi.STRIDES]
        b.go_on_if((tensor[ffi.DEVICE] == ffi.CPU) & (strides != 0), unusual)
        pointer, row_major = ffi.first_element(tensor), b.value("i64", 1)
        descriptor[ALLOCATED] = descriptor[ALIGNED] = pointer
        descriptor[2] = 0  # the offset
        is_usual = (pointer.to("i64", "ptrtoint") & (alignment - 1)) == 0
        for axis, size in reversed([*enumerate(expected_sizes)]):
            is_usual &= strides[axis] == row_major
            if size != DYNAMIC:
                is_usual &= sizes[axis] == size
            descriptor[3 + axis], descriptor[3 + rank + axis] = sizes[axis], row_major
            row_major *= sizes[axis]
        b.go_on_if(is_usual, unusual)
        b.jump(done)
        b.enter(unusual)
        self._check(unpack.check_tensor, any_, expected, descriptor)
        b.jump(done)
        b.enter(done)
        return descriptor

    def _unpack(self, i: int, any_: SSAValue) -> ir.Value:
        """Argument ``i``, as the function takes it."""
        b, expected, passed = self._b, self._arguments[i], self._lowered.inputs[i]
        type_, emitter = passed.value, b.module.emitter
        match self._reflection.arguments[i].type:
            case Array():
                place = self._descriptor(any_, expected)
                self._memory.append((place[ALLOCATED], any_))
                if passed.descriptor is not None and passed.descriptor.rank is None:
                    rank = ffi.tensor_of(b, any_)[ffi.RANK].to(b.module.types.index)
                    value = emitter.pack(b.at, passed.descriptor, [rank.value, place.value])
                else:
                    value = b.op("load", type_, place).value
            case Float():
                is_element = self._check(unpack.check_float, any_, expected, self._number) == 1
                rounded = b.op("load", "f64", self._number).to(type_, "fptrunc")
                value = b.select(is_element, b.op("load", type_, self._number), rounded).value
            case _:
                self._check(unpack.check_integer, any_, expected, self._number)
                value = self._number[0].to(type_).value
        return b.at.cast(function_type(self._function).inputs[i], value)

    def _check_sizes(self, anys: list[SSAValue]) -> None:
        """Fail if sizes of one name differ, or if a condition on sizes does not hold."""
        b, arguments = self._b, self._arguments

        def size_at(place: Place) -> SSAValue:
            return ffi.tensor_of(b, anys[place[0]])[ffi.SHAPE][place[1]]

        def size_in(place: Place) -> str:
            return f"%ld in {printable(arguments[place[0]].label).replace('%', '%%')}"

        for name, (first, *others) in self._places.items():
            for other in others:
                size = size_at(first)
                text = b.constant(arguments[other[0]].text)
                refuse_if = ffi.refusal(b, text, anys[other[0]])
                refuse_if(
                    size != size_at(other), suffix=f"; {name} is {size_in(first)}", number=size
                )
        for condition in self._reflection.conditions:
            places = [self._places[name][0] for name, _ in condition.factors]
            sizes = list(map(size_at, places))
            total = b.value("i64", condition.constant)
            for size, (_, factor) in zip(sizes, condition.factors, strict=True):
                total += size * factor
            if condition.divisor:
                fails = total % condition.divisor != 0
            else:
                fails = total < 0 if condition.relation == ">=" else total != 0
            got = f", got {condition.factors[0][0]} = {size_in(places[0])}"
            text = b.constant(printable(f"{self._reflection.name}(): expected {condition}"))
            ffi.refusal(b, text, 0)(fails, suffix=got if len(sizes) == 1 else "", number=sizes[0])

    def _call(self, operands: list[ir.Value]) -> list[SSAValue]:
        """The results of the function, as types of the LLVM dialect."""
        b, types = self._b, function_type(self._function).results
        callee = {"callee": ir.FlatSymbolRefAttr.get(symbol_name(self._function))}
        call = b.at.op(CALL, operands, callee, results=types)
        results = zip(call.results, self._lowered.results, strict=True)
        return [SSAValue(b, b.at.cast(passed.value, value)) for value, passed in results]

    def _pack(self, values: list[SSAValue], fills: SSAValue, outs: list[SSAValue]) -> None:
        """Return the results; the memory that the caller does not get is freed.

        ``outs`` are the descriptors of the arrays to fill. Each node of the results' structure, and
        each key, is a ``TVMFFIAny`` in ``anys``, from the root on; what is to come is None.
        """
        b, cleanup = self._b, self._b.block()
        nodes, nests = _breadth_first(tvm_ffi.result_structure(self._reflection))
        anys = b.alloca(len(nodes) * ffi.ANY_SIZE // 8)
        targets = [anys + ffi.ANY_SIZE * i for i in range(len(nodes))]
        leaves: dict[int, SSAValue] = {}
        size, volatile = b.value("i64", ffi.ANY_SIZE * len(nodes)), ir.BoolAttr.get(False)
        b.do("intr.memset", anys, b.value("i8", 0), size, isVolatile=volatile)
        for node, target in zip(nodes, targets, strict=True):
            if isinstance(node, str):
                ffi.store_any(target, ffi.RAW_STRING, b.constant(node))
            elif isinstance(node, Leaf):
                leaves[node.index] = target
        types = [value.type for value in self._reflection.results]
        arrays = [i for i, type_ in enumerate(types) if isinstance(type_, Array)]
        numbers = [i for i in range(len(types)) if i not in arrays]
        owners = pack.new_owners(b, self._memory if arrays else [], len(arrays))
        descriptors = [self._descriptor_of_result(i, values[i]) for i in arrays]
        rows = [pack.row_of(b, owners, place[ALLOCATED]) for place, _ in descriptors]
        for i, row, descriptor in zip(arrays, rows, descriptors, strict=True):  # all have rows now
            text, dtype = b.constant(self._results[i].text), self._results[i].numbers[0]
            array = b.select(fills, self._array(i), 0)
            status = pack.tensor_result(b, leaves[i], text, row, *descriptor, dtype, array)
            b.go_on_if(status == 0, cleanup)
        with b.when(fills):
            for i in numbers:
                b.do("store", values[i], outs[i][ALIGNED])
            pack.free_fresh(b, owners)
            b.return_()
        for i in numbers:
            self._store_number(leaves[i], i, values[i], cleanup)
        for i, first, length in reversed(nests):
            function = ffi.pointer_to(b, "ffi.Map" if isinstance(nodes[i], Dict) else "ffi.Array")
            status = pack.build_container(b, function, targets[first], length, targets[i])
            b.go_on_if(status == 0, cleanup)
        b.move(self._result, anys, ffi.ANY_SIZE)
        b.return_()
        b.enter(cleanup)
        pack.free_fresh(b, owners)
        pack.release(b, anys, len(nodes))
        b.return_(-1)

    def _store_number(self, target: SSAValue, i: int, value: SSAValue, cleanup: ir.Block) -> None:
        """Store result ``i``, a number, as a ``TVMFFIAny``, which holds no ui64 beyond int64."""
        b, type_ = self._b, self._reflection.results[i].type
        if isinstance(type_, Float):
            ffi.store_any(target, ffi.FLOAT, value.to("f64", "fpext"))
            return
        if type_ == Int(64, "u"):
            limit = f"0 to {2**63 - 1}, which TVM FFI can return"
            text = error_text(self._reflection.name, self._results[i].label, limit)
            with b.when(value < 0):
                kind = b.constant("ValueError")
                ffi.raise_error(b, kind, b.constant(text), 0, b.constant("%lu"), value)
                b.jump(cleanup)
        number = value.to("i64", "zext" if is_unsigned(type_) else "sext")
        ffi.store_any(target, ffi.BOOL if type_ == Int(1) else ffi.INT, number)

    def _descriptor_of_result(self, i: int, value: SSAValue) -> tuple[SSAValue, SSAValue]:
        """Where the ranked descriptor of result ``i`` is, and the rank as an i64."""
        b, descriptor = self._b, self._lowered.results[i].descriptor
        assert descriptor is not None
        if descriptor.rank is None:
            rank, ranked = b.module.emitter.unpack(b.at, descriptor, value.value)
            return SSAValue(b, ranked), SSAValue(b, rank).to("i64")
        place = b.alloca(3 + 2 * descriptor.rank)
        b.do("store", value, place)
        return place, b.value("i64", descriptor.rank)

    def emit_metadata(self) -> None:
        """Emit the functions that return the type schema and the documentation."""
        name = self._reflection.name
        metadata = json.dumps({"type_schema": tvm_ffi.type_schema(self._reflection)})
        lines = [str(self._reflection), ""]
        lines += [f"{printable(each.label)}: {each.type}" for each in self._arguments]
        texts = {tvm_ffi.METADATA_PREFIX: metadata, tvm_ffi.DOC_PREFIX: "\n".join(lines)}
        for prefix, text in texts.items():
            b = self._module.define(prefix + name, "i32", PARAMETERS)
            ffi.begin(b)
            string = b.array(b.constant(text), len(text.encode()))
            b.return_(ffi.call(b, "TVMFFIStringFromByteArray", string, b.parameters[3]))


def _breadth_first(root: Node | None) -> tuple[list[Node | str | None], list[tuple[int, int, int]]]:
    """The nodes and keys of a structure, each container's side by side.

    Of each container comes its number, the number of its first item, and how many it has.
    """
    nodes: list[Node | str | None] = [root]
    nests = []
    for i, node in enumerate(nodes):  # grows meanwhile
        if isinstance(node, Sequence | Dict):
            is_dict = isinstance(node, Dict)
            items = [*chain(*node.items)] if is_dict else positional_slots(node)
            nests.append((i, len(nodes), len(items)))
            nodes += items
    return nodes, nests
