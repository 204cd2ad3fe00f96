"""The wrapper of one function: unpack the arguments, call the function, pack the results."""

from __future__ import annotations

import json
from dataclasses import replace

from mlir_abi.bindings import ir
from mlir_abi.dialect_attrs.structure import Leaf, Node
from mlir_abi.dialect_attrs.tvm_ffi import (
    DOC_PREFIX,
    METADATA_PREFIX,
    SYMBOL_PREFIX,
    type_schema,
)
from mlir_abi.dialect_attrs.types import Int
from mlir_abi.passes.emit_tvm_ffi.builder import Strings
from mlir_abi.passes.emit_tvm_ffi.pack import add_argument, new_owners, pack_scalar
from mlir_abi.passes.emit_tvm_ffi.runtime import (
    ANY_SIZE,
    FAILURE,
    PREFIX,
    SUCCESS,
    Code,
    Runtime,
    helper,
)
from mlir_abi.passes.emit_tvm_ffi.signature import (
    MAX_RANK,
    FloatingPoint,
    Integer,
    Passed,
    Signature,
    Tensor,
    structure_numbers,
)
from mlir_abi.passes.emit_tvm_ffi.unpack import (
    TENSOR_WORDS,
    Argument,
    descriptor,
    unpack_float,
    unpack_integer,
    unpack_tensor,
)
from mlir_abi.passes.llvm.calling_convention import LLVMSignature, PassedValue
from mlir_abi.passes.llvm.types import Ranked
from mlir_abi.passes.support.attributes import symbol_name
from mlir_abi.passes.support.functions import CALL

PARAMETERS = "ptr, ptr, i32, ptr"
"""``TVMFFISafeCallType``: self, which is not used, arguments, their number, and the result."""


class Wrapper:
    """Emits the wrapper of ``signature``, whose LLVM types are ``lowered``."""

    def __init__(self, runtime: Runtime, signature: Signature, lowered: LLVMSignature) -> None:
        self._signature, self._lowered = signature, lowered
        self._strings = Strings(f"{PREFIX}text_{signature.name}")
        self._numbers: list[int] = []
        self._table = f"{PREFIX}numbers_{signature.name}"
        block = runtime.module.define(SYMBOL_PREFIX + signature.name, "i32", PARAMETERS)
        self._b = Code(runtime, block, self._strings)
        _, self._anys, self._count, self._result = block.arguments
        self._failed = self._b.block()

    def emit(self) -> None:
        """Emit the wrapper.

        A caller passes the arguments, and gets the results; or it passes an array for each result
        as well, which must have the right sizes, and gets None. It owns all that it passes, and the
        result. After an error the wrapper returns -1, and the function has not run, unless no
        memory is left or a result does not have the sizes of its array.
        """
        b, signature = self._b, self._signature
        self._emit_failure()
        self._scratch = b.alloca(TENSOR_WORDS + self._greatest_rank())
        self._prepare()
        takes = len(signature.slots) + len(signature.outs)
        self._fills = self._check_count(takes)
        anys = self._find_leaves()
        self._owners = self._new_owners()
        operands = [
            self._unpack(i, any_, type_)
            for i, (any_, type_) in enumerate(zip(anys, self._type.inputs, strict=True))
        ]
        arrays = [self._any(takes + i) for i in range(len(signature.results))]
        if arrays:
            with b.when(self._fills):
                for array, expected, label in zip(
                    arrays, signature.results, signature.result_labels, strict=True
                ):
                    self._argument(array, _array_for(expected), label).check(b)
        returned = self._call(operands)
        self._pack(returned, arrays)
        self._add_constants()

    @property
    def _type(self) -> ir.FunctionType:
        return self._signature.function.attributes["function_type"].value

    def _any(self, i: int) -> ir.Value:
        return self._b.offset(self._anys, ANY_SIZE * i)

    def _greatest_rank(self) -> int:
        known = [*self._signature.arguments, *self._signature.results]
        shapes = [each.shape for each in known if isinstance(each, Tensor)]
        return max((MAX_RANK if shape is None else len(shape) for shape in shapes), default=0)

    def _emit_failure(self) -> None:
        entry = self._failed.region.blocks[0]
        self._b.enter(self._failed)
        self._b.return_(self._b.constant("i32", FAILURE))
        self._b.enter(entry)

    def _prepare(self) -> None:
        b = self._b
        ready, unready = b.block(), b.block()
        b.branch(b.is_ready(), ready, unready)
        b.enter(unready)
        b.go_on_if(b.compare("eq", b.helper("prepare"), 0), self._failed)
        b.jump(ready)
        b.enter(ready)

    def _check_count(self, takes: int) -> ir.Value:
        """Whether there are arrays for the results; it is an error if the count is wrong."""
        b, results = self._b, len(self._signature.results)
        fills = b.compare("eq", self._count, takes + results)
        fits = b.binary("or", b.compare("eq", self._count, takes), fills)
        wrong = b.block()
        b.go_on_if(fits, wrong)
        go_on = b.here
        b.enter(wrong)
        takes_text = f"{takes} argument{'' if takes == 1 else 's'}"
        if results:
            takes_text += f", or {takes + results} with an array for each result"
        text = b.text(f"{self._signature.name}(): expected {takes_text}, got ")
        b.fail("TypeError", text, None, "%ld", b.convert("sext", self._count, "i64"))
        b.jump(self._failed)
        b.enter(go_on)
        return fills

    def _find_leaves(self) -> list[ir.Value]:
        """Where the ``TVMFFIAny`` of each flat argument is: in a slot, or copied from a nest."""
        b, signature = self._b, self._signature
        anys: dict[int, ir.Value] = {}
        leaves: ir.Value | None = None
        for i, (label, node) in enumerate(signature.slots):
            if isinstance(node, Leaf):
                anys[signature.inputs[node.index]] = self._any(i)
                continue
            if leaves is None:
                leaves = b.alloca(len(signature.inputs) * ANY_SIZE // 8)
            place = self._add_structure(node, label)
            texts = b.address(self._strings.symbol)
            end = b.helper("unnest", self._any(i), place, texts, leaves)
            b.go_on_if(b.compare("ne", end, 0), self._failed)
        for number, position in enumerate(signature.inputs):
            if position not in anys:
                assert leaves is not None
                anys[position] = b.offset(leaves, ANY_SIZE * number)
        for i, position in enumerate(signature.outs):
            anys[position] = self._any(len(signature.slots) + i)
        return [anys[i] for i in range(len(anys))]

    def _new_owners(self) -> ir.Value | None:
        signature = self._signature
        if not any(isinstance(result, Tensor) for result in signature.results):
            return None
        return new_owners(self._b, self._tensor_arguments() + len(signature.results))

    def _tensor_arguments(self, end: int | None = None) -> int:
        """How many of the arguments before ``end``, or of all, are arrays."""
        return sum(isinstance(each, Tensor) for each in self._signature.arguments[:end])

    def _argument(self, any_: ir.Value, expected: Passed, label: str) -> Argument:
        b = self._b
        numbers = b.address(self._table, 8 * len(self._numbers))
        self._numbers += expected.numbers
        text = b.text(self._signature.text(label, expected.expected))
        return Argument(expected, any_, numbers, text, self._scratch, self._failed)

    def _unpack(self, i: int, any_: ir.Value, type_: ir.Type) -> ir.Value:
        """Argument ``i``, as the function takes it."""
        b, expected = self._b, self._signature.arguments[i]
        passed = self._lowered.inputs[i]
        argument = self._argument(any_, expected, self._signature.labels[i])
        if isinstance(expected, Integer):
            value = unpack_integer(b, argument, expected, passed.value.type)
        elif isinstance(expected, FloatingPoint):
            value = unpack_float(b, argument, expected, passed.value.type)
        else:
            tensor = unpack_tensor(b, argument, expected)
            assert passed.descriptor is not None
            value, allocated = descriptor(b, tensor, expected, passed.descriptor)
            if self._owners is not None:
                add_argument(b, self._owners, self._tensor_arguments(i), allocated, any_)
        return value if value.type == type_ else b.emitter.cast(b.at, value, type_)

    def _call(self, operands: list[ir.Value]) -> list[ir.Value]:
        before, location = self._b.at
        callee = ir.FlatSymbolRefAttr.get(symbol_name(self._signature.function))
        types = self._type.results
        create = ir.Operation.create
        call = create(CALL, types, operands, {"callee": callee}, loc=location, ip=before)
        return list(call.results)

    def _pack(self, returned: list[ir.Value], arrays: list[ir.Value]) -> None:
        """Return the results; memory is freed even after an error."""
        b, signature = self._b, self._signature
        success = b.constant("i32", SUCCESS)
        if not returned:
            b.return_(success)
            return
        count = b.constant("i64", len(returned))
        leaves = b.alloca(len(returned) * ANY_SIZE // 8)
        for i in range(len(returned)):
            b.clear(b.offset(leaves, ANY_SIZE * i))
        status = success
        for i, (value, array) in enumerate(zip(returned, arrays, strict=True)):
            target = b.offset(leaves, ANY_SIZE * i)
            status = self._pack_one(i, value, target, array, status)
        if self._owners is not None:
            with b.when(self._fills):
                b.helper("free_results", self._owners, b.constant("i64", self._tensor_arguments()))
        with b.when(b.compare("ne", status, 0)):
            b.helper("release", leaves, count)
            b.jump(self._failed)
        with b.when(self._fills):
            if not all(isinstance(result, Tensor) for result in signature.results):
                b.helper("fill_scalars", leaves, arrays[0], count)
            b.return_(success)
        node = signature.result_structure
        if isinstance(node, Leaf):
            b.move(self._result, leaves, ANY_SIZE)
        else:
            place = self._add_structure(node, "result")
            texts = b.address(self._strings.symbol)
            end = b.helper("nest", self._result, place, texts, leaves)
            with b.when(b.compare("eq", end, 0)):
                b.helper("release", leaves, count)
                b.jump(self._failed)
        b.return_(success)

    def _pack_one(
        self, i: int, value: ir.Value, target: ir.Value, array: ir.Value, status: ir.Value
    ) -> ir.Value:
        """Result ``i``; returns the status from then on."""
        b, signature = self._b, self._signature
        expected, passed = signature.results[i], self._lowered.results[i]
        if value.type != passed.value.type:
            value = b.emitter.cast(b.at, value, passed.value.type)
        label = signature.result_labels[i]
        if isinstance(expected, Tensor):
            place, rank = self._in_memory(value, passed)
            assert self._owners is not None
            text = b.text(signature.text(label, expected.expected))
            dtype = b.constant("i64", expected.dtype)
            array = b.select(self._fills, array, b.null())
            results = (target, text, self._owners, place, rank, dtype, array, status)
            return b.helper("pack_tensor", *results)
        pack_scalar(b, expected, value, target)
        if expected.type != Int(64, "u"):
            return status
        is_beyond = b.binary("and", b.compare("slt", value, 0), b.negate(self._fills))
        with b.when(is_beyond):
            text = b.text(signature.text(label, f"0 to {2**63 - 1}, which TVM FFI can return"))
            b.fail("ValueError", text, None, "%lu", value)
        return b.select(is_beyond, b.constant("i32", FAILURE), status)

    def _in_memory(self, value: ir.Value, passed: PassedValue) -> tuple[ir.Value, ir.Value]:
        """Where the ranked descriptor of a result is, and the rank as an i64."""
        b, fields = self._b, passed.descriptor
        if isinstance(fields, Ranked):
            place = b.alloca(3 + 2 * fields.rank)
            b.store(value, place)
            return place, b.constant("i64", fields.rank)
        assert fields is not None
        rank, place = b.emitter.unpack(b.at, fields, value)
        return place, b.convert("sext", rank, "i64")

    def _add_structure(self, node: Node | None, label: str) -> ir.Value:
        """The address of the numbers of ``node``."""
        place = self._b.address(self._table, 8 * len(self._numbers))
        self._numbers += structure_numbers(node, label, self._signature, self._strings.offset)
        return place

    def _add_constants(self) -> None:
        module = self._b.module
        if self._numbers:
            count = len(self._numbers)
            numbers = f"dense<{self._numbers}> : tensor<{count}xi64>"
            module.add_global(self._table, f"array<{count} x i64>", module.attribute(numbers))
        self._strings.add_to(module)


def _array_for(result: Passed) -> Tensor:
    """What an array must be into which a result is copied."""
    if isinstance(result, Tensor):
        alignment = result.natural_alignment
        return replace(result, strides=None, offset=0, alignment=alignment, is_written=True)
    size = (result.dtype >> 8 & 0xFF) // 8
    return Tensor(result.dtype, size, str(result.type), (), None, 0, size, size, is_written=True)


def emit_metadata(runtime: Runtime, signature: Signature) -> None:
    """Emit the functions that return the type schema and the documentation."""
    reflection = signature.reflection
    expected = zip(signature.labels, signature.arguments, strict=True)
    lines = [str(reflection), "", *(f"{label}: {each.expected}" for label, each in expected)]
    metadata = json.dumps({"type_schema": type_schema(reflection)})
    for prefix, text in ((METADATA_PREFIX, metadata), (DOC_PREFIX, "\n".join(lines))):
        strings = Strings(f"{PREFIX}text_{prefix}{signature.name}")
        block = runtime.module.define(prefix + signature.name, "i32", PARAMETERS)
        b = Code(runtime, block, strings)
        size = b.constant("i64", len(text.encode()))
        b.return_(b.helper("return_text", b.text(text), size, block.arguments[3]))
        strings.add_to(runtime.module)


@helper("i32", "ptr, i64, ptr")
def return_text(b: Code, text: ir.Value, size: ir.Value, result: ir.Value) -> None:
    """Return a text to the caller."""
    with b.when(b.negate(b.is_ready())):
        status = b.helper("prepare")
        with b.when(b.compare("ne", status, 0)):
            b.return_(status)
    array = b.alloca(2)
    b.store(text, array)
    b.store(size, array, 8)
    b.return_(b.tvm("TVMFFIStringFromByteArray", array, result))
