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
from collections.abc import Callable, Sequence
from typing import Annotated, Any, TypeVar, get_args, get_origin, get_type_hints

import numpy as np

from mlir_abi.dialect_attrs.iree.vm_calling_convention import Model, calling_convention, is_padded
from mlir_abi.dialect_attrs.type_parser import parse_type
from mlir_abi.runtime.buffers.elements import spelling
from mlir_abi.runtime.errors import CALL_ERRORS, kind_of
from mlir_abi.runtime.iree.value_conversion import Device, converter, iree_runtime

F = TypeVar("F", bound=Callable[..., Any])

_NUMBERS = {
    np.dtype(name).type: spelling(np.dtype(name))
    for name in ("bool", "int8", "int16", "int32", "int64", "float32", "float64")
}
"""The MLIR types of the hints for numbers."""


class IreeModule:
    """A VM module of Python functions; programs import from it under ``name``."""

    def __init__(self, name: str) -> None:
        if not isinstance(name, str):
            raise TypeError(f"the name must be a str (got {kind_of(name)})")
        self.name = name
        self._functions: dict[str, _Function] = {}

    def function(self, function: F) -> F:
        """Add ``function``, a synchronous import, under its own name; returns ``function``.

        Its hints are its types: ``Annotated[…, "tensor<2x?xf32>"]`` with the text of an MLIR type,
        or a number of NumPy (``np.int32`` is ``i32``); ``tuple[…]`` for several results, and None
        for none. An array argument is a read-only view of IREE's memory; copy it to keep it. A
        ``!util.list<?>`` is an `IreeList`; appending to it appends to the program's list. Results
        are copied, except such a list.

        Raises TypeError for a parameter or result without such a hint, and ValueError for a type
        that IREE cannot pass to Python.
        """
        return self._add(function, "sync")

    def coarse_fences(self, function: F) -> F:
        """Add ``function`` for a declaration with ``iree.abi.model = "coarse-fences"``.

        The VM waits for the fence of the arguments, calls ``function``, and signals the fence of
        the results. It does not run other work meanwhile: the results must be allocated when an
        import returns, and only ``function`` knows their sizes. The rest is as for `function`.
        """
        return self._add(function, "coarse-fences")

    def create(self, device: Device) -> Any:
        """The ``iree.runtime.VmModule``, whose results are put on ``device``.

        Raises ImportError if ``iree.runtime`` is not installed.
        """
        runtime = iree_runtime()
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
        self._functions[name] = _Function(f"@{self.name}.{name}", function, model)
        return function


class _Value:
    """An argument or result: ``argument #0 of @host.scale``."""

    def __init__(self, place: str, hint: Any) -> None:
        """``hint`` is a number of NumPy, or ``Annotated`` with one text."""
        self.place = place
        texts = [_NUMBERS[hint]] if isinstance(hint, type) and hint in _NUMBERS else []
        if get_origin(hint) is Annotated:
            texts = [each for each in hint.__metadata__ if isinstance(each, str)]
        if len(texts) != 1:
            raise TypeError(f'{place} must have a hint: np.int32, or Annotated[…, "tensor<?xf32>"]')
        try:
            self.type = parse_type(texts[0])
            self.converter = converter(self.type)
        except ValueError as error:
            raise ValueError(f"{place} cannot be {texts[0]}: {error}") from None

    def converted(self, convert: Callable[[Any, Device], Any], value: Any, device: Device) -> Any:
        """``convert(value, device)``, with the place in its errors, all TypeErrors for the VM."""
        try:
            return convert(value, device)
        except CALL_ERRORS as error:
            raise TypeError(f"{self.place}: {error}") from None


class _Function:
    """A Python function, and how its arguments and results go through the VM."""

    def __init__(self, name: str, function: Callable[..., Any], model: Model) -> None:
        self.name, self.call, self.model = name, function, model
        hints = get_type_hints(function, include_extras=True)
        self.arguments = []
        for i, parameter in enumerate(inspect.signature(function).parameters.values()):
            place = f"argument #{i} of {name}"
            if parameter.kind not in (parameter.POSITIONAL_ONLY, parameter.POSITIONAL_OR_KEYWORD):
                raise TypeError(f"{place} must be positional (got {parameter})")
            self.arguments.append(_Value(place, hints.get(parameter.name)))
        hint = hints.get("return")
        if hint is None:
            raise TypeError(f"{name} must have a hint for its result: None if it has none")
        result_hints = get_args(hint) if get_origin(hint) is tuple else (hint,)
        if hint is type(None):
            result_hints = ()
        self.results = [
            _Value(f"result #{i} of {name}", each) for i, each in enumerate(result_hints)
        ]
        self.convention = calling_convention(
            [each.type for each in self.arguments], [each.type for each in self.results], model
        )
        if is_padded(self.convention):
            raise ValueError(
                f"{name} is {self.convention} to the VM: IREE's PyModuleInterface cannot take an "
                "odd number of 32-bit values in front of a 64-bit one, a reference or the fences"
            )

    def on(self, device: Device) -> Callable[..., Any]:
        """The function that the VM calls: with the state of the module, None, and the arguments."""
        if self.model == "sync":
            return lambda _, *values: self._run(values, device)
        return lambda _, *values: self._run_fenced(values[:-2], device, *values[-2:])

    def _run(self, values: Sequence[Any], device: Device) -> Any:
        """One result as it is, and several as a sequence, as the VM requires."""
        arguments = [
            each.converted(each.converter.from_vm, value, device)
            for each, value in zip(self.arguments, values, strict=True)
        ]
        results = [
            each.converted(each.converter.to_vm, value, device)
            for each, value in zip(self.results, self._results(self.call(*arguments)), strict=True)
        ]
        return results[0] if len(results) == 1 else results

    def _run_fenced(
        self, values: Sequence[Any], device: Device, wait_ref: Any, signal_ref: Any
    ) -> Any:
        """A fence is null if nothing waits for it."""
        fence = iree_runtime().HalFence
        wait, signal = (each.deref(fence, True) for each in (wait_ref, signal_ref))
        if wait is not None:
            wait.wait()
        results = self._run(values, device)
        if signal is not None:
            signal.signal()
        return results

    def _results(self, returned: Any) -> Sequence[Any]:
        count = len(self.results)
        if count == 1:
            return (returned,)
        results = () if returned is None else returned
        if not isinstance(results, tuple) or len(results) != count:
            actual = f"{len(returned)} of them" if isinstance(returned, tuple) else repr(returned)
            raise TypeError(f"{self.name} must return {count} results (got {actual})")
        return results
