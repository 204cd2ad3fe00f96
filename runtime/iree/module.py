"""Modules of IREE's VM whose functions are Python functions of NumPy arrays.

::

    Floats = Annotated[NDArray[np.float32], "tensor<?xf32>"]
    host = IreeModule("host")

    @host.function
    def scale(x: Floats, by: np.int32) -> Floats:
        return x * np.float32(by)

is what ``func.func private @host.scale(tensor<?xf32>, i32) -> tensor<?xf32>`` declares, once
``host.create(device)`` is one of the modules of the context that the program is loaded into.

Source: ``py_module.cc`` of IREE 3.13 (``iree.runtime.PyModuleInterface``).
"""

from __future__ import annotations

import inspect
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Annotated, Any, TypeVar, get_args, get_origin, get_type_hints

import numpy as np

from mlir_abi.dialect_attrs.iree.vm_calling_convention import Model, calling_convention, is_padded
from mlir_abi.dialect_attrs.type_parser import parse_type
from mlir_abi.dialect_attrs.types import ValueType
from mlir_abi.runtime.buffers.elements import spelling
from mlir_abi.runtime.errors import CALL_ERRORS, kind_of
from mlir_abi.runtime.iree.values import Carrier, Device, carrier

__all__ = ["IreeModule"]

F = TypeVar("F", bound=Callable[..., Any])

_NUMBERS = {
    np.dtype(name).type: spelling(np.dtype(name))
    for name in ("bool", "int8", "int16", "int32", "int64", "float32", "float64")
}
"""The hints for numbers, and their types."""


class IreeModule:
    """A VM module of Python functions, called ``name`` by the programs that import from it."""

    def __init__(self, name: str) -> None:
        if not isinstance(name, str):
            raise TypeError(f"the name must be a str (got {kind_of(name)})")
        self.name = name
        self._functions: dict[str, _Function] = {}

    def function(self, function: F) -> F:
        """Add ``function``, a synchronous import, under its own name; it is given back as it is.

        Its hints are its types: ``Annotated[…, "tensor<2x?xf32>"]`` with the text of an MLIR type,
        or a number of NumPy (``np.int32`` is ``i32``); ``tuple[…]`` for several results, and None
        for none. Arrays are given as IREE's own memory, not to be written to, and copied if they
        are to be kept. A ``!util.list<?>`` is an `IreeList`, and what is appended to it is in the
        program's list. Results are copied, but for such a list.

        Raises TypeError for a parameter or result without such a hint, and ValueError for a type
        that IREE cannot pass to Python.
        """
        return self._add(function, "sync")

    def coarse_fences(self, function: F) -> F:
        """Add ``function`` for a declaration with ``iree.abi.model = "coarse-fences"``.

        The VM waits until the fence of the arguments is reached, calls ``function``, and signals
        the fence of the results. It cannot go on meanwhile, since the results have to be allocated
        when an import returns, and only ``function`` knows their sizes. The rest is as for
        `function`.
        """
        return self._add(function, "coarse-fences")

    def create(self, device: Device) -> Any:
        """The ``iree.runtime.VmModule``, whose results are put on ``device``.

        Raises ImportError where there is no ``iree.runtime``.
        """
        try:
            from iree import runtime
        except ModuleNotFoundError:
            raise ImportError("no iree.runtime: pip install 'mlir-abi[iree]'") from None
        if not isinstance(device, runtime.HalDevice):
            raise TypeError(f"the device must be an iree.runtime.HalDevice (got {kind_of(device)})")
        interface = runtime.PyModuleInterface(self.name, lambda _: None)
        for name, function in self._functions.items():
            interface.export(name, function.convention, function.on(device))
        return interface.create()

    def _add(self, function: F, model: Model) -> F:
        if not inspect.isfunction(function):
            raise TypeError(f"the function must be a Python function (got {kind_of(function)})")
        name = function.__name__
        if name in self._functions:
            raise ValueError(f"@{self.name}.{name} is there already")
        self._functions[name] = _function(f"@{self.name}.{name}", function, model)
        return function


@dataclass(frozen=True)
class _Value:
    """An argument or result: ``argument #0 of @host.scale``."""

    place: str
    type: ValueType
    carrier: Carrier

    def from_vm(self, value: Any, device: Device) -> Any:
        return self._carried(self.carrier.from_vm, value, device)

    def to_vm(self, value: Any, device: Device) -> Any:
        return self._carried(self.carrier.to_vm, value, device)

    def _carried(self, carry: Callable[[Any, Device], Any], value: Any, device: Device) -> Any:
        try:
            return carry(value, device)
        except CALL_ERRORS as error:
            raise TypeError(f"{self.place}: {error}") from None


@dataclass(frozen=True)
class _Function:
    """A Python function, and how its arguments and results go through the VM."""

    name: str
    call: Callable[..., Any]
    arguments: Sequence[_Value]
    results: Sequence[_Value]
    model: Model
    convention: str

    def on(self, device: Device) -> Callable[..., Any]:
        """What the VM calls, with the state of the module, which is None, before the arguments."""
        if self.model == "sync":
            return lambda _, *values: self._run(values, device)
        return lambda _, *values: self._run_fenced(values[:-2], device, *values[-2:])

    def _run(self, values: Sequence[Any], device: Device) -> Any:
        """One result as it is, and several as a sequence, as the VM wants them."""
        taken = [
            each.from_vm(value, device) for each, value in zip(self.arguments, values, strict=True)
        ]
        results = self._results(self.call(*taken))
        given = [
            each.to_vm(value, device) for each, value in zip(self.results, results, strict=True)
        ]
        return given[0] if len(given) == 1 else given

    def _run_fenced(
        self, values: Sequence[Any], device: Device, wait_ref: Any, signal_ref: Any
    ) -> Any:
        """A fence is null where nobody waits for it."""
        from iree import runtime

        wait, signal = (each.deref(runtime.HalFence, True) for each in (wait_ref, signal_ref))
        if wait is not None:
            wait.wait()
        results = self._run(values, device)
        if signal is not None:
            signal.signal()
        return results

    def _results(self, given: Any) -> Sequence[Any]:
        wanted = len(self.results)
        if wanted == 1:
            return (given,)
        results = () if given is None else given
        if not isinstance(results, tuple) or len(results) != wanted:
            got = f"{len(given)} of them" if isinstance(given, tuple) else repr(given)
            raise TypeError(f"{self.name} must return {wanted} results (got {got})")
        return results


def _function(name: str, function: Callable[..., Any], model: Model) -> _Function:
    hints = get_type_hints(function, include_extras=True)
    parameters = inspect.signature(function).parameters.values()
    arguments = [
        _argument(f"argument #{i} of {name}", parameter, hints)
        for i, parameter in enumerate(parameters)
    ]
    results = [
        _value(f"result #{i} of {name}", hint) for i, hint in enumerate(_result_hints(name, hints))
    ]
    convention = calling_convention(
        [each.type for each in arguments], [each.type for each in results], model
    )
    if is_padded(convention):
        raise ValueError(
            f"{name} is {convention} to the VM: IREE's PyModuleInterface cannot take an odd number "
            "of 32-bit values in front of a 64-bit one, a reference or the fences"
        )
    return _Function(name, function, arguments, results, model, convention)


def _argument(place: str, parameter: inspect.Parameter, hints: Mapping[str, Any]) -> _Value:
    if parameter.kind not in (parameter.POSITIONAL_ONLY, parameter.POSITIONAL_OR_KEYWORD):
        raise TypeError(f"{place} must be positional (got {parameter})")
    return _value(place, hints.get(parameter.name))


def _result_hints(name: str, hints: Mapping[str, Any]) -> Sequence[Any]:
    hint = hints.get("return")
    if hint is None:
        raise TypeError(f"{name} must have a hint for its result: None if it has none")
    if hint is type(None):
        return ()
    return get_args(hint) if get_origin(hint) is tuple else (hint,)


def _value(place: str, hint: Any) -> _Value:
    text = _type_text(hint)
    if text is None:
        raise TypeError(f'{place} must have a hint: np.int32, or Annotated[…, "tensor<?xf32>"]')
    try:
        type_ = parse_type(text)
        return _Value(place, type_, carrier(type_))
    except ValueError as error:
        raise ValueError(f"{place} cannot be {text}: {error}") from None


def _type_text(hint: Any) -> str | None:
    """The MLIR type of a hint; None if it is not one of those that say it."""
    if get_origin(hint) is Annotated:
        texts = [each for each in hint.__metadata__ if isinstance(each, str)]
        return texts[0] if len(texts) == 1 else None
    return _NUMBERS.get(hint) if isinstance(hint, type) else None
