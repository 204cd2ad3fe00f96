"""Plans and checks a wrapper, before the pass changes anything.

IREE's runtime passes the arguments and results of a wrapper in slots. A sequence has a slot for
each index up to its last, and a dict has one for each key, in the order of the keys. At the root of
the arguments, keywords come after positions. A slot holds a value, a nested structure (a VM list),
or nothing: a gap, for which the runtime passes a null.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, TypeAlias

from mlir_abi.bindings import ir
from mlir_abi.dialect_attrs.attribute_names import (
    AFFINITY,
    COARSE_FENCES,
    CONSUME,
    ENCODING,
    MODEL,
    OUTPUT,
    TRANSIENTS,
)
from mlir_abi.dialect_attrs.function import FunctionSignature, Kind
from mlir_abi.dialect_attrs.structure import (
    Leaf,
    Node,
    Root,
    keyword_slots,
    leaf_paths,
    positional_slots,
)
from mlir_abi.dialect_attrs.types import Array, Float, Index, Int, Other, ValueType
from mlir_abi.passes.support.attach_plan import AttachPlan, encode
from mlir_abi.passes.support.attributes import (
    ARGUMENT_NAME,
    DIMS,
    integer,
    reflection,
    string,
    symbol,
)
from mlir_abi.passes.support.diagnostics import Errors, PassError
from mlir_abi.passes.support.functions import function_type
from mlir_abi.passes.support.signature_format import SignatureFormat
from mlir_abi.passes.support.signatures import OperationValue, operation_values

AT_THE_BOUNDARY = frozenset({ARGUMENT_NAME, ENCODING, AFFINITY, CONSUME, OUTPUT, TRANSIENTS, DIMS})
"""Attributes of arguments and results that are read on exported functions only."""

RuntimeSlot: TypeAlias = "Node | None"


def keyed_slots(root: Root) -> list[tuple[int | str, RuntimeSlot]]:
    """Return the key and content of each slot; a single value at the root is one slot."""
    return [*enumerate(positional_slots(root)), *keyword_slots(root)]


@dataclass(frozen=True)
class Values:
    """The arguments or the results of a function: the flat values, and the slots of the wrapper."""

    flat: Sequence[OperationValue]
    slots: Sequence[RuntimeSlot]

    @property
    def nested(self) -> list[int]:
        """The numbers of the flat values that are inside lists."""
        lists: list[Node] = [slot for slot in self.slots if slot and not isinstance(slot, Leaf)]
        return [index for node in lists for index, _ in leaf_paths(node)]

    def slot_of(self, index: int) -> int | None:
        """Return the slot of the flat value ``index``; None if the value is inside a list."""
        leaves = [slot.index if isinstance(slot, Leaf) else None for slot in self.slots]
        return leaves.index(index) if index in leaves else None


@dataclass(frozen=True)
class WrapperPlan:
    """A function, the slots of its wrapper, and the attributes that describe the wrapper.

    With ``demote``, the wrapper is declared with ``f32`` for ``f64``, and its lists hold ``f32``.
    """

    function: ir.Operation
    arguments: Values
    results: Values
    attach_plan: AttachPlan
    demote: bool


def plan_wrapper(
    function: ir.Operation, signature: FunctionSignature, format_: SignatureFormat, demote: bool
) -> WrapperPlan | None:
    """Return the plan for ``function``, which has no tuples; None if it needs no wrapper.

    A function whose slots are its flat values needs none. Raises `PassError` for invalid index
    paths, for a value that no list can hold, and for what ``format_`` makes an error.
    """
    structures = (signature.input_structure, signature.result_structure)
    if all(slot == Leaf(i) for root in structures for i, (_, slot) in enumerate(keyed_slots(root))):
        return None
    type_: Any = function_type(function)
    arguments = _values_of(function, "argument", type_.inputs, signature.input_structure)
    results = _values_of(function, "result", type_.results, signature.result_structure)
    _check_model(function, arguments, results)
    _check_nested(arguments, signature.flat_inputs)
    _check_nested(results, signature.flat_results)
    for argument in arguments.flat:
        number = integer(argument.attributes.get(OUTPUT))
        if number is not None and results.slot_of(number) is None:
            message = f"and result #{number} is not a result outside structures"
            raise PassError((argument.location, f"{argument} has {OUTPUT} = {number}, {message}"))
    attach_plan = AttachPlan([function], signature)
    errors = Errors()
    encode(format_, [attach_plan], errors)
    errors.check()
    return WrapperPlan(function, arguments, results, attach_plan, demote)


def _values_of(function: ir.Operation, kind: Kind, types: Sequence[ir.Type], root: Root) -> Values:
    return Values(operation_values(function, kind, types), [slot for _, slot in keyed_slots(root)])


def _check_model(function: ir.Operation, arguments: Values, results: Values) -> None:
    models = [
        string(entries[MODEL])
        for entries in (function.attributes, reflection(function))
        if MODEL in entries
    ]
    if COARSE_FENCES in models and (arguments.nested or results.nested):
        message = f'nothing can wait for what is inside a list, as {MODEL} = "{COARSE_FENCES}" asks'
        raise PassError((function.location, f"{symbol(function)}: {message}"))


def _check_nested(values: Values, types: Sequence[ValueType]) -> None:
    for index in values.nested:
        value = values.flat[index]
        if not _fits(types[index]):
            message = (
                f"{value} has type '{types[index]}', which must not be in a structure: a list of "
                "IREE's holds tensors, i1 to i64, f32, f64, index and references"
            )
            raise PassError((value.location, message))
        for name in (OUTPUT, TRANSIENTS):
            if name in value.attributes:
                message = f"{value} has {name}, and must not be in a structure"
                raise PassError((value.location, message))


def _fits(type_: ValueType) -> bool:
    """Whether IREE can compile a list with ``type_`` in a slot, and keeps its values unchanged."""
    match type_:
        case Array("tensor", element, shape):
            return shape is not None and not isinstance(element, Index | Other)
        case Int(width, sign):
            return width <= 64 and sign != "s"
        case Index() | Float("f32" | "f64"):
            return True
        case Other(text):
            return text.startswith("!")
    return False
